//! What is sent as a file.

use super::body::File;
use crate::hall::Hall;
use crate::store::TableId;
use crate::table::Fault;

/// The record of a game that has ended, as a file; nothing of one that goes on or never began.
///
/// # Errors
/// The table cannot be read.
pub(super) async fn record(hall: &Hall, table: TableId) -> Result<Option<File>, Fault> {
    let finished = hall.read(table, |table| table.finished_transcript()).await?;
    Ok(finished.map(|transcript| record_file(table, &transcript.to_string())))
}

/// A record as a file.
fn record_file(table: TableId, record: &str) -> File {
    File {
        name: format!("tavolo-{table}.txt"),
        bytes: record.as_bytes().to_vec(),
        alt: None,
    }
}
