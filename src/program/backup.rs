//! `tavolo backup FILE`: everything the store holds, in one file.

use super::{Failure, open, print};
use std::path::{Path, PathBuf};

/// Write everything the store holds to a new file. The bot must not be running.
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
    let store = open::present_store(&config)?;
    let done = crate::store::dump::backup_file(&*store, &args.file).await;
    store.close().await;
    let counted = done?;
    print::line(format!("{}: {}", args.file.display(), print::counted(counted)))
}
