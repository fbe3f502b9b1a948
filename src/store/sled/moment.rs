//! The tree as it was at one moment, read while it changes. Knows no queue and no file.

use super::past::Past;
use super::reads::{Reads, SharedReads, damaged};
use super::status::Status;
use crate::store::{Answer, Content, Snapshot, StoreFault, TableId};
use std::sync::Arc;
use std::vec::IntoIter;

/// What is left to be read of a moment.
pub(super) struct Moment {
    sight: Sight,
    count: u64,
    tables: IntoIter<TableId>,
    /// Nothing until the tables are through.
    notes: Option<IntoIter<String>>,
    /// What went wrong for good.
    fault: Option<StoreFault>,
}

/// Whoever looks at a moment.
#[derive(Clone)]
struct Sight {
    shared: Arc<SharedReads>,
    status: Arc<Status>,
    past: Arc<Past>,
}

impl Sight {
    /// Reads a small piece, on a thread where it may block. The log may be exchanged between two
    /// pieces: it holds the same.
    async fn look<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Reads) -> Result<T, StoreFault> + Send + 'static,
    ) -> Result<T, StoreFault> {
        let sight = self.clone();
        let read = tokio::task::spawn_blocking(move || {
            let held = sight.shared.held();
            read(&held.as_ref().ok_or(StoreFault::Closed)?.back_at(sight.past))
        });
        let read = read.await;
        // After a failed write the engine shows in memory what may not be on the disk.
        self.status.standing()?;
        let system = |cause: String| StoreFault::System {
            folder: self.status.folder().to_owned(),
            cause,
        };
        if self.past.spilt() {
            let what =
                "more was written while all was read than is kept in memory; try again when less is going on";
            return Err(system(what.to_owned()));
        }
        read.unwrap_or_else(|error| Err(system(format!("a read broke off: {error}"))))
    }
}

impl Moment {
    /// The moment since which that was kept.
    pub(super) async fn of(
        shared: Arc<SharedReads>,
        status: Arc<Status>,
        past: Arc<Past>,
    ) -> Result<Moment, StoreFault> {
        let sight = Sight { shared, status, past };
        let tables = sight.look(Reads::all_tables).await?;
        Ok(Moment {
            sight,
            count: tables.len() as u64,
            tables: tables.into_iter(),
            notes: None,
            fault: None,
        })
    }

    async fn following(&mut self) -> Result<Option<Content>, StoreFault> {
        if let Some(id) = self.tables.next() {
            let read = move |reads: &Reads| Ok((reads.records(id)?, reads.indexes(id)?));
            let (records, indexes) = self.sight.look(read).await?;
            return Ok(Some(Content::Table { id, records, indexes }));
        }
        if self.notes.is_none() {
            self.notes = Some(self.sight.look(Reads::note_names).await?.into_iter());
        }
        let Some(name) = self.notes.as_mut().and_then(Iterator::next) else {
            return Ok(None);
        };
        let key = name.clone();
        match self.sight.look(move |reads| reads.note(&key)).await? {
            Some(value) => Ok(Some(Content::Note((name, value)))),
            None => Err(damaged(self.sight.status.folder(), "a note of its list is not there")),
        }
    }
}

impl Snapshot for Moment {
    fn tables(&self) -> u64 {
        self.count
    }

    fn next(&mut self) -> Answer<'_, Result<Option<Content>, StoreFault>> {
        Box::pin(async move {
            if let Some(fault) = &self.fault {
                return Err(fault.clone());
            }
            let next = self.following().await;
            self.fault = next.as_ref().err().cloned();
            next
        })
    }
}
