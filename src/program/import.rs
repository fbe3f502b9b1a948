//! `tavolo import FILE …`: takes records of finished games into the store.

use super::progress::{Progress, Unit};
use super::{Failure, catalogue, open, print, record};
use crate::store::{Record, Refused, Store, TableId, Version};
use crate::table::transcript::TranscriptPart;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Take records of finished games into the store, each if its luck follows from its seed. The bot
/// must not be running.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The records; what is wrong with one does not keep the others out.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The data folder, such as `sandbox-state/tables`. Without it the configuration's.
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
}

pub(super) async fn run(path: &Path, args: Args) -> Result<(), Failure> {
    let config = open::config_for(path, args.folder.as_deref())?;
    // Opened for the first record that is one.
    let mut store: Option<Arc<dyn Store>> = None;
    let (mut lines, mut faults) = (Vec::new(), Vec::new());
    let mut progress = Progress::new("import", Unit::Of("records"), args.files.len() as u64);
    for path in &args.files {
        progress.advance(1);
        let (file, table, records) = match read(path) {
            Ok(read) => read,
            Err(failure) => {
                faults.push(failure);
                continue;
            }
        };
        let store = match &store {
            Some(store) => store,
            None => store.insert(open::store(&config).await?),
        };
        match import(&**store, table, records).await {
            Ok(Some(count)) => lines.push(format!("table {table}: {}", print::count(count as u64, "record"))),
            Ok(None) => faults.push(taken(&file, table)),
            Err(failure) => faults.push(failure),
        }
    }
    drop(progress);
    if let Some(store) = store {
        store.close().await;
    }
    print::lines(lines)?;
    match faults.is_empty() {
        true => Ok(()),
        false => Err(Failure::all(faults)),
    }
}

/// A file, its table, and the table's records.
fn read(path: &Path) -> Result<(record::File, TableId, Vec<Record>), Failure> {
    let file = record::File::read(path)?;
    let (table, records) = catalogue()
        .records(&file.transcript)
        .map_err(|why| file.failure(&why.part(), &why))?;
    Ok((file, table, records))
}

/// That the table of a file is there.
fn taken(file: &record::File, table: TableId) -> Failure {
    let part = TranscriptPart::Heading("table".to_owned());
    file.failure(&part, format!("table {table} is there already; nothing was changed"))
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
