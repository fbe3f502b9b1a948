//! What all tables hold of one person, and forgetting them: their seats are given up, and in every
//! record somebody has been there who has no name.

use super::Hall;
use super::slots::Slot;
use super::writer::Writer;
use crate::store::{Index, Record, Refused, TableId, Version};
use crate::table::person::{self, Trail};
use crate::table::{Actor, Command, Denied, Fault, Misfit, Order, UserId};
use futures_util::{StreamExt, TryStreamExt, stream};

/// How many tables are looked at together: the store writes what comes together together.
const ABREAST: usize = 64;
/// How often is tried again what somebody else was faster with, or whose outcome is unknown.
const TRIES: usize = 8;

impl Hall {
    /// What the records of all tables hold of a person, for them alone.
    ///
    /// # Errors
    /// The store's faults, and records that cannot be read.
    pub async fn trails(&self, user: UserId) -> Result<Vec<(TableId, Trail)>, Fault> {
        let store = self.store();
        let look = |table| async move {
            let records = store.read(table).await?;
            let trail = person::trail(&records, user).map_err(|why| unreadable(table, why))?;
            Ok(trail.map(|trail| (table, trail)))
        };
        let trails = stream::iter(store.tables().await?).map(look);
        let trails = trails.buffered(ABREAST).try_collect::<Vec<_>>().await;
        trails.map(|trails| trails.into_iter().flatten().collect())
    }

    /// Gives up all seats of a person, as they would themselves: the others play on. Answers the
    /// tables.
    ///
    /// # Errors
    /// A seat could not be given up.
    pub async fn leave_all(&self, user: UserId) -> Result<Vec<TableId>, Denied> {
        let tables = self.of(user).await?;
        for table in &tables {
            self.leave(*table, user).await?;
        }
        Ok(tables)
    }

    async fn leave(&self, table: TableId, user: UserId) -> Result<(), Denied> {
        let mut tries = TRIES;
        loop {
            let held = self.read(table, |table| {
                let seated = !table.ended() && table.roster().seat_of(user).is_some();
                seated.then(|| table.gathering())
            });
            let Some(gathering) = held.await? else {
                return Ok(());
            };
            let command = if gathering {
                Command::Leave
            } else {
                Command::Resign
            };
            let order = Order {
                by: Actor::Host {
                    because_of: Some(user),
                },
                ..Order::of_host(self.clock().now(), command)
            };
            match self.order(table, &order).await {
                Ok(_) => return Ok(()),
                Err(Denied::Conflict | Denied::Fault(Fault::Unknown)) if tries > 0 => tries -= 1,
                Err(denied) => return Err(denied),
            }
        }
    }

    /// Takes a person's number and names out of the records of all tables. Answers how many named
    /// them.
    ///
    /// # Errors
    /// The store's faults, and records that cannot be read. What was done is done; the rest can be
    /// asked for again.
    pub async fn forget(&self, user: UserId) -> Result<usize, Fault> {
        let tables = self.store().tables().await?;
        let forgotten = stream::iter(tables)
            .map(|table| self.writer.forget(table, user))
            .buffer_unordered(ABREAST);
        forgotten
            .try_fold(0, |count, named| async move { Ok(count + usize::from(named)) })
            .await
    }
}

impl Writer {
    /// Takes a person out of the records of a table; whether they were there.
    async fn forget(&self, table: TableId, user: UserId) -> Result<bool, Fault> {
        let records = self.ledger.store.read(table).await?;
        if !records.iter().any(|record| person::mentions(&record.body, user)) {
            return Ok(false);
        }
        drop(records);
        let slot = self.slots.of(table);
        let forgotten = self.forget_in(&slot, table, user).await;
        self.slots.leave_out(table, slot, forgotten.as_ref().err());
        if forgotten.is_ok() {
            self.changed(table);
        }
        forgotten.map(|()| true)
    }

    async fn forget_in(&self, slot: &Slot, table: TableId, user: UserId) -> Result<(), Fault> {
        let mut content = slot.content.lock().await;
        let mut tries = TRIES;
        loop {
            let records = self.ledger.store.read(table).await?;
            let reworded = person::forget(&records, user).map_err(|why| unreadable(table, why))?;
            // What was loaded names them, whatever comes of it.
            content.loaded = None;
            let leaves = vec![Index::User(user.0)];
            let answer = self
                .ledger
                .store
                .reword(table, version(&records), reworded, leaves);
            match answer.await {
                Ok(()) => return Ok(()),
                Err(Refused::Conflict { .. } | Refused::Unknown | Refused::PlaceTaken(_)) if tries > 0 => {
                    tries -= 1;
                }
                Err(Refused::Failed(fault)) => return Err(Fault::Store(fault)),
                Err(_) => return Err(Fault::Unknown),
            }
        }
    }
}

/// The version of a table with these records.
fn version(records: &[Record]) -> Version {
    Version(u32::try_from(records.len()).unwrap_or(u32::MAX))
}

fn unreadable(table: TableId, (version, why): (u32, Misfit)) -> Fault {
    Fault::Unreadable { table, version, why }
}
