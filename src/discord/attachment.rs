//! What is sent as a file.

use super::body::{Body, Enclosed, File};
use super::composer::Composer;
use super::profile::Reader;
use crate::hall::Hall;
use crate::store::TableId;
use crate::table::{Everyone, Fault, Post};
use crate::words::{Arg, Message};

/// The record of a game that has ended, as a file; nothing of one that goes on or never began.
///
/// # Errors
/// The table cannot be read.
pub(super) async fn record(hall: &Hall, table: TableId) -> Result<Option<File>, Fault> {
    let finished = hall.read(table, |table| table.finished_transcript()).await?;
    Ok(finished.map(|transcript| record_file(table, &transcript.to_string())))
}

/// The message with the record of a game that has ended; nothing of one that goes on or never began.
///
/// # Errors
/// The table cannot be read.
pub(super) async fn message(
    hall: &Hall,
    composer: &Composer,
    reader: Reader,
    post: &Post<Everyone>,
) -> Result<Option<Body<Everyone>>, Fault> {
    let finished = hall.read(post.table, |table| table.finished_transcript()).await?;
    let Some(finished) = finished else {
        return Ok(None);
    };
    let record = record_file(post.table, &finished.to_string());
    let table = |table: TableId| Arg::Word(table.to_string().into());
    let transcript = finished.into_transcript();
    let line = match &transcript.original {
        None => Message::new("edge-record").with("announced", transcript.announced.len()),
        Some(original) => Message::new("edge-record-duplicate").with("first", table(original.table)),
    };
    let line = line.with("table", table(post.table));
    let mut body = composer.lines(reader, &post.names, &[line]);
    body.enclosed = Enclosed::File(record);
    body.nonce = Some(format!("{}.record", post.table));
    Ok(Some(body))
}

/// A record as a file.
fn record_file(table: TableId, record: &str) -> File {
    File {
        name: format!("tavolo-{table}.txt"),
        bytes: record.as_bytes().to_vec(),
        alt: None,
    }
}
