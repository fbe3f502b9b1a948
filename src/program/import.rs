//! `tavolo import FILE`: takes the record of a finished game into the store.

use super::{Failure, catalogue, open, print, record};
use crate::store::{Record, Refused, Store, TableId, Version};
use crate::table::transcript::TranscriptPart;
use std::path::{Path, PathBuf};

/// Take the record of a finished game into the store, if its luck follows from its seed. The bot
/// must not be running.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The record.
    file: PathBuf,
    /// The data folder, such as `sandbox-state/tables`. Without it the configuration's.
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
}

pub(super) async fn run(path: &Path, args: Args) -> Result<(), Failure> {
    let config = open::config_for(path, args.folder.as_deref())?;
    let file = record::File::read(&args.file)?;
    let (table, records) = catalogue()
        .records(&file.transcript)
        .map_err(|why| file.failure(&why.part(), &why))?;
    let store = open::store(&config)?;
    let done = import(&*store, table, records).await;
    store.close().await;
    match done? {
        Some(count) => print::line(format!("table {table}: {}", print::count(count as u64, "record"))),
        None => Err(file.failure(
            &TranscriptPart::Heading("table".to_owned()),
            format!("table {table} is there already; nothing was changed"),
        )),
    }
}

/// Writes what is not there yet, so that an import that was cut off can be repeated; answers how
/// many records there are then, or nothing where the table was there.
async fn import(store: &dyn Store, table: TableId, records: Vec<Record>) -> Result<Option<usize>, Failure> {
    let there = store.read(table).await?;
    let same =
        there.len() <= records.len() && there.iter().zip(&records).all(|(old, new)| old.body == new.body);
    if !same || (there.len() == records.len() && !there.is_empty()) {
        return Ok(None);
    }
    let count = records.len();
    for (version, record) in (0u32..).zip(records).skip(there.len()) {
        store
            .append(table, Version(version), record)
            .await
            .map_err(|refused: Refused| Failure::new(format!("table {table}: {refused}")))?;
    }
    Ok(Some(count))
}
