//! The subcommands of the binary, a file each: they read the configuration, open what they need,
//! and put the rooms together. The only room that knows all others; it knows no rule and draws
//! nothing.
//!
//! Results go to standard output, the log and what went wrong to standard error. The exit code is 0
//! when it went well, 1 when the program said no, 2 when it was called wrongly, and above 64 where
//! starting it again would not help ([`Failure::code`]).

mod background;
mod backup;
mod backups;
mod catalogue;
mod check_config;
mod check_store;
mod export;
mod failure;
mod film;
mod import;
mod licences;
mod log;
mod measurement;
mod open;
mod page;
mod print;
mod private;
mod progress;
mod purge;
mod record;
mod register;
mod rehearsal;
mod replay;
mod restore;
mod run;
mod salvage;
mod sandbox;
mod signals;
mod socket;
mod trial;
mod verify;
mod watch;

pub use catalogue::catalogue;
pub use failure::Failure;

use clap::{Parser, Subcommand};
use std::path::PathBuf;
use std::process::ExitCode;

/// A Discord bot that hosts board-game tables.
#[derive(Debug, Parser)]
#[command(name = "tavolo", version, arg_required_else_help = true)]
pub struct Cli {
    /// The configuration file.
    #[arg(
        long,
        short,
        global = true,
        value_name = "FILE",
        env = "TAVOLO_CONFIG",
        default_value = "config.toml"
    )]
    config: PathBuf,
    #[command(subcommand)]
    command: Sub,
}

#[derive(Debug, Subcommand)]
enum Sub {
    Run(run::Args),
    Sandbox(sandbox::Args),
    CheckConfig(check_config::Args),
    CheckStore(check_store::Args),
    Register(register::Args),
    Replay(replay::Args),
    Verify(verify::Args),
    Export(export::Args),
    Import(import::Args),
    Backup(backup::Args),
    Restore(restore::Args),
    Salvage(salvage::Args),
    Purge(purge::Args),
    Licences(licences::Args),
}

/// Does what the command line says.
#[must_use]
pub fn main() -> ExitCode {
    private::from_now_on();
    let cli = Cli::parse();
    let done = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|why| Failure::new(format!("the system gives no threads: {why}")))
        .and_then(|runtime| runtime.block_on(carry_out(cli)));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            failure.sentences().for_each(log::last_words);
            failure.code()
        }
    }
}

async fn carry_out(cli: Cli) -> Result<(), Failure> {
    let config = &cli.config;
    match cli.command {
        Sub::Run(args) => run::run(config, args).await,
        Sub::Sandbox(args) => sandbox::run(config, args).await,
        Sub::CheckConfig(args) => check_config::run(config, &args).await,
        Sub::CheckStore(args) => check_store::run(config, args).await,
        Sub::Register(args) => register::run(config, &args).await,
        Sub::Replay(args) => replay::run(config, &args),
        Sub::Verify(args) => verify::run(&args),
        Sub::Export(args) => export::run(config, args).await,
        Sub::Import(args) => import::run(config, args).await,
        Sub::Backup(args) => backup::run(config, args).await,
        Sub::Restore(args) => restore::run(config, args).await,
        Sub::Salvage(args) => salvage::run(config, args).await,
        Sub::Purge(args) => purge::run(config, args).await,
        Sub::Licences(_) => licences::run(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent_and_every_part_has_help() {
        let mut cli = Cli::command();
        cli.clone().debug_assert();
        for sub in cli.get_subcommands_mut() {
            assert!(sub.get_about().is_some(), "{} has no help", sub.get_name());
            for arg in sub.get_arguments() {
                assert!(arg.get_help().is_some(), "{} {} has no help", sub.get_name(), arg.get_id());
            }
        }
    }
}
