//! The tables as they are known in this process: the map, fed by the stream and by our own writes.

use super::current::Current;
use super::fault::NatsFault;
use super::feed::Fold;
use super::heading::{self, ReadHeading};
use super::link::{Link, Parcel, Stored};
use super::names::Topic;
use super::news::Announcer;
use super::table_map::{Lease, Row, TableMap};
use crate::keyed_locks::KeyedLocks;
use crate::store::inbox::Inbox;
use crate::store::{TableId, TableStatus};
use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The map, and what keeps it.
pub(super) struct Tables {
    pub(super) link: Arc<Link>,
    pub(super) stream: String,
    map: Mutex<TableMap>,
    seen: Mutex<Seen>,
    /// What this process has written.
    announcer: Arc<Announcer>,
    /// What makes the map current.
    pub(super) current: Arc<Current>,
    /// What other processes have changed.
    pub(super) others: Inbox,
    /// A table's writers in this process wait here for each other.
    pub(super) turns: KeyedLocks<TableId>,
}

/// What was taken in since it was begun anew.
#[derive(Debug, Default)]
struct Seen {
    tables: HashSet<TableId>,
    places: HashSet<u64>,
    /// It is not the first time: what is there may have been changed meanwhile.
    again: bool,
}

impl Tables {
    pub(super) fn new(link: Arc<Link>, announcer: Arc<Announcer>, current: Arc<Current>) -> Tables {
        Tables {
            stream: link.names.tables(),
            link,
            announcer,
            current,
            map: Mutex::default(),
            seen: Mutex::default(),
            others: Inbox::default(),
            turns: KeyedLocks::default(),
        }
    }

    pub(super) fn map(&self) -> MutexGuard<'_, TableMap> {
        self.map.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn row(&self, table: TableId) -> Row {
        self.map().row(table)
    }

    pub(super) fn lease(&self, place: u64) -> Lease {
        self.map().lease(place)
    }

    /// Learns what a table is now, and where some places lead: all that was acknowledged before, and what has gone by
    /// itself, of which nobody is told.
    pub(super) async fn consult(&self, table: TableId, places: &[u64]) -> Result<(), NatsFault> {
        self.current.reach().await?;
        let row = self.row(table);
        if row.fades() && self.last(&Topic::Table(table)).await?.is_none() {
            self.map().forget(table, row.sequence);
        }
        for place in places {
            let lease = self.lease(*place);
            if lease.fades() && self.last(&Topic::Place(*place)).await?.is_none() {
                self.map().forget_place(*place, lease.sequence);
            }
        }
        Ok(())
    }

    /// Takes in what was just written, up to the last one's sequence, and tells the others.
    pub(super) fn written(&self, parcels: &[Parcel], last: u64) {
        for (back, parcel) in (0..).zip(parcels.iter().rev()) {
            self.take_in(last - back, (&parcel.subject, &parcel.heading), Source::Answered);
            self.announcer.stored(last - back, parcel);
        }
    }

    /// Waits until the others are told of all that was written.
    pub(super) async fn announced(&self) {
        self.announcer.flush().await;
    }

    pub(super) async fn last(&self, topic: &Topic) -> Result<Option<Stored>, NatsFault> {
        self.link
            .last(&self.stream, &self.link.names.subject(topic))
            .await
    }

    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A message that is not as we write them.
pub(super) fn strange(topic: &Topic) -> NatsFault {
    NatsFault::Refused {
        cause: format!("a message of {topic:?} is not ours"),
    }
}

/// How a message became known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    /// Its sequence was the answer to whoever wrote it here.
    Answered,
    /// It was told of or read from the stream when it was new: another process wrote it, or this one, and the answer was
    /// lost.
    Live,
    /// It was the last of its subject when all was read.
    Last,
}

impl Tables {
    fn take_in(&self, sequence: u64, (subject, heading): (&str, &str), source: Source) {
        let live = source != Source::Last;
        let topic = self.link.names.topic(subject);
        let taken = match topic {
            Some(Topic::Table(table)) => ReadHeading::read(heading).and_then(|heading| {
                let unknown = source != Source::Answered && self.row(table).sequence < sequence;
                let status = self.map().take(table, sequence, heading).ok()?;
                let mut seen = self.seen();
                if !live {
                    seen.tables.insert(table);
                }
                if unknown && (live || seen.again) {
                    self.others.tell(table, status);
                }
                Some(())
            }),
            Some(Topic::Place(place)) => heading::read_place(heading).map(|leads| {
                if !live {
                    self.seen().places.insert(place);
                }
                self.map().take_place(place, sequence, leads);
            }),
            Some(Topic::Erasure(table)) => {
                self.map().take_erasure(table, sequence);
                Some(())
            }
            Some(Topic::Original(_)) => Some(()),
            Some(Topic::Note(_)) | None => None,
        };
        if taken.is_none() {
            tracing::warn!(subject, sequence, "a message in the stream of the tables is not ours");
        }
    }
}

impl Fold for Tables {
    fn take(&self, sequence: u64, subject: &str, heading: &str, live: bool) {
        let source = if live { Source::Live } else { Source::Last };
        self.take_in(sequence, (subject, heading), source);
    }

    fn begin(&self) {
        let mut seen = self.seen();
        seen.tables.clear();
        seen.places.clear();
    }

    fn settle(&self, through: u64) {
        let again = Seen {
            again: true,
            ..Seen::default()
        };
        let seen = std::mem::replace(&mut *self.seen(), again);
        let gone = self.map().retain(&seen.tables, &seen.places, through);
        gone.into_iter()
            .for_each(|table| self.others.tell(table, TableStatus::Gone));
    }
}
