//! `tavolo check-config`: reads everything that `run` would read, and changes nothing.

use super::{Failure, catalogue, open, print};
use crate::config::Registration;
use crate::discord::commands::definition::Command;
use crate::discord::commands::payload::payload;
use std::path::Path;

/// Check the configuration file, the token's form, own texts and the slash commands; change nothing.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Do not ask for a token.
    #[arg(long)]
    no_token: bool,
}

pub(super) fn run(path: &Path, args: &Args) -> Result<(), Failure> {
    let config = open::config(path)?;
    let words = open::words(&config)?;
    let games = catalogue();
    let ids: Vec<&str> = games.iter().map(|listing| listing.id).collect();
    let commands = Command::all()?;
    payload(&commands, &words, &ids).map_err(|breaches| breached(&breaches))?;
    if !args.no_token {
        open::token(&config)?;
    }
    let place = match &config.discord.register {
        Registration::Global => "everywhere".to_owned(),
        Registration::Servers(servers) => format!("in {} server(s)", servers.len()),
    };
    print::lines([
        format!("{} is in order", path.display()),
        format!("tables are kept in {}", config.store.folder.display()),
        format!("{} commands are registered {place}", commands.len()),
        format!("games: {}", ids.join(", ")),
    ])
}

/// The sentence for limits that the commands break; own texts can do that.
pub(super) fn breached(breaches: &[crate::discord::commands::limits::Breach]) -> Failure {
    let list: Vec<String> = breaches.iter().map(ToString::to_string).collect();
    Failure::configuration(vec![format!("Discord would refuse the commands:\n{}", list.join("\n"))])
}
