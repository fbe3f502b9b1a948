//! `tavolo check-config`: reads everything that `run` would read, and changes nothing.

use super::{Failure, open, print, trial};
use crate::config::{Config, Engine, Registration};
use crate::discord::commands::definition::SlashCommand;
use crate::discord::commands::payload::payload;
use std::path::Path;

/// Check the configuration file, the token's form, own texts and the slash commands, and say all
/// that is wrong; change nothing.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Do not look for the token: where systemd or podman hands it over, only the running bot can
    /// read it.
    #[arg(long)]
    no_token: bool,
    /// Also look at what it names: the data folder, the backups' folder, the port for figures, the beacon's servers. To be
    /// run by the bot's user.
    #[arg(long = "try")]
    trial: bool,
}

pub(super) async fn run(path: &Path, args: &Args) -> Result<(), Failure> {
    let config = check(path, args)?;
    if !args.trial {
        return Ok(());
    }
    let found = trial::of(&config).await?;
    print::lines(found.well)?;
    match found.wrong.is_empty() {
        true => Ok(()),
        false => Err(Failure::said(found.wrong)),
    }
}

/// Checks what needs nothing else; the configuration, if it is in order.
fn check(path: &Path, args: &Args) -> Result<Config, Failure> {
    let (config, faults) = Config::read_all(path)?;
    let config = open::with_whole_paths(config);
    let mut wrong: Vec<String> = faults.iter().map(ToString::to_string).collect();
    let (games, faults) = open::games(path, &config);
    wrong.extend(faults.iter().map(ToString::to_string));
    let (words, faults) = open::texts(&config)?;
    wrong.extend(faults);
    let ids: Vec<&str> = games.iter().map(|listing| listing.id).collect();
    let commands = SlashCommand::all()?;
    if let Err(breaches) = payload(&commands, &words, &ids) {
        wrong.extend(breached(&breaches).sentences().map(str::to_owned));
    }
    if !args.no_token
        && let Err(why) = open::token(&config)
    {
        wrong.push(format!("{why}; --no-token leaves the token out"));
    }
    if config.store.engine == Engine::Nats
        && let Err(why) = open::nats_settings(&config).check()
    {
        wrong.push(why.to_string());
    }
    if !wrong.is_empty() {
        return Err(Failure::configuration(wrong));
    }
    let place = match &config.discord.register {
        Registration::Global => "everywhere".to_owned(),
        Registration::Servers(servers) => format!("in {}", print::count(servers.len() as u64, "server")),
    };
    print::lines([
        format!("{} is in order", path.display()),
        format!("tables are kept in {}", kept(&config)),
        format!("{} commands are to be registered {place}", commands.len()),
        format!("games: {}", ids.join(", ")),
    ])?;
    Ok(config)
}

/// Where tables are kept.
fn kept(config: &Config) -> String {
    match config.store.engine {
        Engine::Sled => config.store.folder.display().to_string(),
        Engine::Nats => {
            format!("the streams of {} on {}", config.store.stream, config.store.servers.join(", "))
        }
        Engine::Memory => "memory, until the program ends".to_owned(),
    }
}

/// The sentence for limits that the commands break; own texts can do that.
pub(super) fn breached(breaches: &[crate::discord::commands::limits::Breach]) -> Failure {
    let list: Vec<String> = breaches.iter().map(ToString::to_string).collect();
    Failure::configuration(
        list.iter()
            .map(|breach| format!("Discord would refuse a command: {breach}"))
            .collect(),
    )
}
