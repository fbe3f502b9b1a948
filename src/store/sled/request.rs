//! What is asked of the thread that writes. Knows no tree.

use super::past::Past;
use crate::store::{Appended, Index, Record, Refused, Rewording, StoreFault, TableId, Version};
use std::sync::Arc;
use tokio::sync::oneshot;

/// What one request may take on the disk beside its body, in bytes: its keys, its indexes, and the
/// pages that the engine below writes for them.
const AROUND: u64 = 4096;

pub(super) type Reply<T> = oneshot::Sender<Result<T, Refused>>;

/// What is asked of the thread.
#[derive(Debug)]
pub(super) enum Request {
    /// A record.
    Append {
        table: TableId,
        expected: Version,
        record: Record,
        reply: Reply<Appended>,
    },
    /// That a table be gone.
    Remove {
        table: TableId,
        expected: Version,
        reply: Reply<()>,
    },
    /// That records have other bodies.
    Reword {
        table: TableId,
        expected: Version,
        records: Vec<Rewording>,
        leaves: Vec<Index>,
        reply: Reply<()>,
    },
    /// That the log be made anew, without what was removed and written over.
    Scrub { reply: Reply<()> },
    /// That what is written from now on leaves something to read of this moment.
    Snapshot { reply: Reply<Arc<Past>> },
    /// A note.
    Put {
        key: String,
        value: Option<Vec<u8>>,
        reply: Reply<()>,
    },
    /// A note, if it has the expected value.
    Exchange {
        key: String,
        expected: Option<Vec<u8>>,
        value: Option<Vec<u8>>,
        reply: Reply<bool>,
    },
    /// To finish: all that came before is done, all that comes later is refused.
    Close { reply: oneshot::Sender<()> },
}

/// An answer that waits for the batch.
#[derive(Debug)]
pub(super) enum Waiting {
    Append(Reply<Appended>, Result<Appended, Refused>),
    Exchange(Reply<bool>, Result<bool, Refused>),
    Done(Reply<()>, Result<(), Refused>),
}

impl Request {
    /// How many bytes it may take on the disk.
    pub(super) fn size(&self) -> u64 {
        let body = match self {
            Request::Append { record, .. } => record.body.len(),
            Request::Put { value, .. } | Request::Exchange { value, .. } => {
                value.as_ref().map_or(0, Vec::len)
            }
            Request::Reword { records, .. } => records.iter().map(|record| record.body.len()).sum(),
            Request::Remove { .. }
            | Request::Scrub { .. }
            | Request::Snapshot { .. }
            | Request::Close { .. } => 0,
        };
        2 * body as u64 + AROUND
    }

    /// Answers that the store cannot.
    pub(super) fn refuse(self, fault: &StoreFault) {
        match self {
            Request::Append { reply, .. } => drop(reply.send(Err(fault.clone().into()))),
            Request::Exchange { reply, .. } => drop(reply.send(Err(fault.clone().into()))),
            Request::Put { reply, .. }
            | Request::Remove { reply, .. }
            | Request::Reword { reply, .. }
            | Request::Scrub { reply } => drop(reply.send(Err(fault.clone().into()))),
            Request::Snapshot { reply } => drop(reply.send(Err(fault.clone().into()))),
            Request::Close { reply } => drop(reply.send(())),
        }
    }
}
