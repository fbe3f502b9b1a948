//! `tavolo backup FILE`: everything the store holds, in one file.

use super::progress::{Progress, Unit};
use super::{Failure, open, print, socket};
use crate::config::{Config, Engine};
use crate::store::Store;
use crate::store::dump::{Counted, Haste, NewFile, backup_file};
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
    if config.store.engine == Engine::Sled && socket::is_in(&config.store.folder) {
        // Before the bot is asked: it would warn that nobody took what it sends.
        let file = NewFile::create(to)?;
        if let Some(bot) = socket::connect(&config.store.folder) {
            return socket::fetch(bot, file);
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::ErrorKind;
    use std::os::unix::net::UnixListener;

    #[tokio::test]
    async fn a_file_that_is_there_is_refused_before_the_bot_is_asked() {
        let folder = tempfile::tempdir().unwrap();
        let bot = UnixListener::bind(folder.path().join("backup.socket")).unwrap();
        bot.set_nonblocking(true).unwrap();
        let file = folder.path().join("b");
        std::fs::write(&file, "dear").unwrap();
        let mut config = Config::default();
        config.store.folder = folder.path().to_owned();
        let refused = write(&config, &file).await.unwrap_err();
        assert!(refused.to_string().contains("is there already"), "{refused}");
        assert_eq!(bot.accept().map(drop).unwrap_err().kind(), ErrorKind::WouldBlock);
    }
}
