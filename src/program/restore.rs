//! `tavolo restore FILE`: a new store from a backup.

use super::progress::{Progress, Unit};
use super::{Failure, open, print};
use crate::config::{Config, Engine};
use crate::store::{Sled, dump};
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};

/// Restore a backup into a new or empty folder, the configured one or another; or into new streams
/// of the configured servers.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The backup.
    file: PathBuf,
    /// The folder; it must be new or empty. Without it the configuration's.
    #[arg(long, short, value_name = "FOLDER")]
    folder: Option<PathBuf>,
}

pub(super) async fn run(path: &Path, args: Args) -> Result<(), Failure> {
    let config = open::config_or_default(path)?;
    let file = File::open(&args.file).map_err(|why| Failure::call(&args.file, why))?;
    let bytes = file.metadata().map_or(0, |about| about.len());
    let file = Progress::new("restore", Unit::Bytes, bytes).over(file);
    if config.store.engine == Engine::Nats && args.folder.is_none() {
        return onto_servers(&config, &mut BufReader::new(file)).await;
    }
    let folder = args
        .folder
        .map_or_else(|| config.store.folder.clone(), |folder| open::whole(&folder));
    // Beside the folder first, and in its place only when it is whole.
    let counted = Sled::restore(&folder, open::capacity(&config), &mut BufReader::new(file)).await?;
    print::line(format!("{}: {}", folder.display(), print::counted(counted)))
}

/// Writes a backup into the streams of the configuration, which must be empty.
async fn onto_servers(config: &Config, from: &mut (dyn BufRead + Send)) -> Result<(), Failure> {
    let store = open::store(config).await?;
    let restored = dump::restore(from, &*store).await;
    store.close().await;
    let stream = &config.store.stream;
    match restored {
        Ok(counted) => print::line(format!("the streams of {stream}: {}", print::counted(counted))),
        Err(why @ dump::DumpFault::Occupied) => Err(why.into()),
        Err(why) => Err(Failure::new(format!(
            "{why}. The streams of {stream} have a part of the backup now; name others with [store] stream and restore again"
        ))),
    }
}
