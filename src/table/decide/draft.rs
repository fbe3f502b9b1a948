//! What an order comes to: entries of a record, or a refusal.

use crate::rules::Seats;
use crate::store::{Change, Index, Record};
use crate::table::table_event::{RecordBody, SCHEMA, TableEvent};
use crate::table::{Denied, Order, Refusal};
use crate::words::Message;

/// More bytes than most bodies of records have.
const USUAL: usize = 512;

/// What is to be written: entries of one record, and what they change in the indexes.
pub struct Draft {
    /// The entries, in order.
    pub entries: Vec<TableEvent>,
    /// Changes of the indexes, in the same transaction.
    pub changes: Vec<Change>,
    /// Who is awaited after it; nothing where it leaves the game as it is.
    pub awaits: Option<Seats>,
}

impl Draft {
    /// The record of an order's draft, and its body as it will be read again.
    #[must_use]
    pub fn record(self, game: &str, order: &Order) -> (Record, RecordBody) {
        let body = RecordBody {
            at: order.at,
            by: order.by.user(),
            entries: self.entries,
        };
        let mut bytes = Vec::with_capacity(USUAL);
        // Entries are plain data, and a vector takes every byte: neither writing can fail.
        serde_json::to_writer(&mut bytes, &body).unwrap_or_else(|_| unreachable!("entries are plain data"));
        let record = Record {
            schema: SCHEMA,
            game: game.to_owned(),
            // To the store, 0 is no interaction.
            id: order.by.interaction().unwrap_or(0),
            body: bytes,
            changes: self.changes,
        };
        (record, body)
    }

    /// The deadline that it sets, in milliseconds since 1970.
    #[must_use]
    pub fn due(&self) -> Option<u64> {
        self.changes.iter().rev().find_map(|change| match change {
            Change::Add(Index::Due(at)) => Some(*at),
            _ => None,
        })
    }

    pub(in crate::table) fn of(entry: TableEvent) -> Draft {
        Draft {
            entries: vec![entry],
            changes: Vec::new(),
            awaits: None,
        }
    }

    /// Some entries that change no index.
    pub(in crate::table) fn entries(entries: Vec<TableEvent>) -> Draft {
        Draft {
            entries,
            changes: Vec::new(),
            awaits: None,
        }
    }

    pub(in crate::table) fn and(mut self, change: Change) -> Draft {
        self.changes.push(change);
        self
    }
}

/// A draft, or why there is none.
pub(in crate::table) type Decision = Result<Draft, Denied>;

/// A refusal in the words of this id.
pub(in crate::table) fn refuse<T>(id: &'static str) -> Result<T, Denied> {
    Err(Refusal::new(Message::new(id)).into())
}
