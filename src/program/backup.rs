//! `tavolo backup FILE`: everything the store holds, in one file.

use super::progress::{Progress, Unit};
use super::{Failure, open, print, socket};
use crate::config::{Config, Engine};
use crate::store::Store;
use crate::store::dump::{Counted, Haste, backup_file};
use std::path::{Path, PathBuf};

/// Write everything the store holds at this moment to a new file, whether the bot is running or not.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The file to write; it must not be there yet.
    file: PathBuf,
    /// The data folder, such as `sandbox-state/tables`. Without it the configuration's.
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
}

pub(super) async fn run(path: &Path, args: Args) -> Result<(), Failure> {
    let config = open::config_for(path, args.folder.as_deref())?;
    let counted = write(&config, &args.file).await?;
    print::line(format!("{}: {}", args.file.display(), print::counted(counted)))
}

/// Writes a backup of the configured store: by the bot that has it, where one runs on this machine.
pub(super) async fn write(config: &Config, to: &Path) -> Result<Counted, Failure> {
    let bot = match config.store.engine {
        Engine::Sled => socket::connect(&config.store.folder),
        Engine::Nats | Engine::Memory => None,
    };
    if let Some(bot) = bot {
        return socket::fetch(bot, to);
    }
    let store = open::present_store(config).await?;
    let done = with_progress(&*store, to).await;
    store.close().await;
    done
}

/// Writes a backup, and shows how far it has come.
pub(super) async fn with_progress(store: &dyn Store, to: &Path) -> Result<Counted, Failure> {
    let mut progress = Progress::new("backup", Unit::Of("tables"), 0);
    let mut told = |counted: Counted, tables| progress.reach(counted.tables, tables);
    Ok(backup_file(store, to, Haste::Full, &mut told).await?.counted)
}
