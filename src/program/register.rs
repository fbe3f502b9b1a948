//! `tavolo register`: tells Discord of the slash commands, or prints what it would be told.

use super::check_config::breached;
use super::{Failure, catalogue, open, print};
use crate::discord::commands::definition::Command;
use crate::discord::commands::payload::payload;
use std::path::Path;

/// Register the slash commands now, whether they changed or not.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Only print the body that would be sent, as JSON.
    #[arg(long)]
    print: bool,
}

pub(super) async fn run(path: &Path, args: &Args) -> Result<(), Failure> {
    let config = if args.print { open::config_or_default(path)? } else { open::config(path)? };
    let words = open::words(&config)?;
    let games = catalogue();
    let ids: Vec<&str> = games.iter().map(|listing| listing.id).collect();
    let body = payload(&Command::all()?, &words, &ids).map_err(|breaches| breached(&breaches))?;
    if args.print {
        return print::line(format!("{body:#}"));
    }
    Err(Failure::new("this build cannot reach Discord yet; use --print"))
}
