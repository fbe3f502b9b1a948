//! Reading a dump into an empty store.

use super::count::Counted;
use super::fault::DumpFault;
use super::imprint::Imprint;
use super::reader::{Piece, Reader};
use crate::store::{Appended, Record, Refused, Store};
use futures_util::future::join_all;
use std::io::BufRead;

/// How many records and notes are written together.
const TOGETHER: usize = 1024;

/// Writes what a dump holds into a store that has nothing yet, of any engine, and compares the two
/// when all is there: records with their interactions' ids, indexes and notes. It reads by
/// blocking, and never holds more of the dump than some hundred lines.
///
/// # Errors
/// The store is not empty, cannot be written, or the dump is damaged or cut off: what was restored
/// up to there is then in the store, which is to be thrown away (`Sled::restore` does).
pub async fn restore(from: &mut (dyn BufRead + Send), store: &dyn Store) -> Result<Counted, DumpFault> {
    if !store.tables().await?.is_empty() || !store.scan("").await?.is_empty() {
        return Err(DumpFault::Occupied);
    }
    let mut reader = Reader::over(from)?;
    let (mut waiting, mut bytes) = (Vec::new(), 0);
    while let Some(piece) = reader.next()? {
        bytes += match &piece {
            Piece::Record(_, _, _, record) => record.body.len(),
            Piece::Note(_, _, value) => value.len(),
        };
        waiting.push(piece);
        if waiting.len() >= TOGETHER || bytes > 8 * Record::LONGEST {
            write(store, std::mem::take(&mut waiting)).await?;
            bytes = 0;
        }
    }
    write(store, waiting).await?;
    let (counted, expected) = reader.sum();
    if Imprint::of(&mut *store.snapshot().await?).await? != expected {
        return Err(DumpFault::Unlike);
    }
    Ok(counted)
}

/// Writes all these. The store may choose the order of writes that overlap, so those that came too
/// early for their table are written again.
async fn write(store: &dyn Store, pieces: Vec<Piece>) -> Result<(), DumpFault> {
    let mut early = Vec::new();
    let answers = join_all(pieces.iter().map(|piece| one(store, piece))).await;
    for (piece, answer) in pieces.into_iter().zip(answers) {
        match answer {
            Err(DumpFault::Refused {
                refused: Refused::Conflict { .. },
                ..
            }) => early.push(piece),
            answer => answer?,
        }
    }
    for piece in early {
        one(store, &piece).await?;
    }
    Ok(())
}

async fn one(store: &dyn Store, piece: &Piece) -> Result<(), DumpFault> {
    let refused = |line: u64| move |refused| DumpFault::Refused { line, refused };
    match piece {
        Piece::Record(line, table, expected, record) => {
            match store
                .append(*table, *expected, record.clone())
                .await
                .map_err(refused(*line))?
            {
                Appended::Done(_) => Ok(()),
                Appended::Twice { .. } => {
                    Err(DumpFault::damaged(*line, "its interaction is in an earlier line, too"))
                }
            }
        }
        Piece::Note(line, key, value) => store.put(key, Some(value.clone())).await.map_err(refused(*line)),
    }
}
