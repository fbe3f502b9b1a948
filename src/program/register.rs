//! `tavolo register`: tells Discord of the slash commands, or prints what it would be told.

use super::check_config::breached;
use super::{Failure, catalogue, open, print};
use crate::discord::commands::definition::SlashCommand;
use crate::discord::commands::payload::payload;
use crate::hall::Hall;
use crate::store::Memory;
use std::path::Path;
use std::sync::Arc;

/// Register the slash commands now, whether they changed or not.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Only print the body that would be sent, as JSON.
    #[arg(long)]
    print: bool,
}

pub(super) async fn run(path: &Path, args: &Args) -> Result<(), Failure> {
    let config = if args.print {
        open::config_or_default(path)?
    } else {
        open::config(path)?
    };
    let words = open::words(&config)?;
    let games = catalogue();
    let ids: Vec<&str> = games.iter().map(|listing| listing.id).collect();
    let body = payload(&SlashCommand::all()?, &words, &ids).map_err(|breaches| breached(&breaches))?;
    if args.print {
        return print::line(format!("{body:#}"));
    }
    let token = open::token(&config)?;
    let setup = open::discord(&config, token);
    let hall = Arc::new(Hall::new(Arc::new(Memory::new()), catalogue()));
    crate::discord::register(&setup, hall, Arc::new(words)).await?;
    print::line("the slash commands are registered")
}
