//! What is sent as a file. Knows no table.

use super::body::File;
use crate::store::TableId;

/// A record as a file.
pub(super) fn record_file(table: TableId, record: &str) -> File {
    File {
        name: format!("tavolo-{table}.txt"),
        bytes: record.as_bytes().to_vec(),
        alt: None,
    }
}
