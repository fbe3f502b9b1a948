//! What the host tells tables about time: for how long the program did not run, who is away, and
//! whose night a deadline falls into.

use super::attempt::{Attempt, TRIES};
use super::presences;
use super::silences::Silences;
use super::slots::Content;
use super::writer::Writer;
use crate::store::TableId;
use crate::table::{Command, Denied, Fault, Order};

impl Writer {
    /// Tells a table that the program did not run, if it has not been told: what is done there
    /// after that may not cost anybody that time.
    pub(super) async fn tell_of_standstill(&self, table: TableId) -> Result<(), Denied> {
        let slot = self.slots.of(table);
        let told = async {
            let mut content = slot.content.lock().await;
            self.stand(table, &mut content).await
        };
        let told = told.await;
        let fault = match &told {
            Err(Denied::Fault(fault)) => Some(fault),
            _ => None,
        };
        self.slots.leave_out(table, slot, fault);
        if let Some(Fault::Unreadable { .. } | Fault::NoTable(_)) = fault {
            // Nobody can do anything there.
            self.standstill.told(table);
        }
        told
    }

    pub(super) async fn stand(&self, table: TableId, content: &mut Content) -> Result<(), Denied> {
        match self.standstill.of(table) {
            Some(silences) => Box::pin(self.stand_through(table, content, silences)).await,
            None => Ok(()),
        }
    }

    /// Tells a table that the program did not run at these times.
    async fn stand_through(
        &self,
        table: TableId,
        content: &mut Content,
        silences: Silences,
    ) -> Result<(), Denied> {
        for (from, to) in silences.iter() {
            let known = &self.loaded(table, content).await?.table;
            // Another process may have told it, or this one before it was started again.
            if !known.begun() || known.ended() || known.shelved() || known.stood() >= to {
                continue;
            }
            let order = Order::of_host(to.max(known.touched()), Command::Stand { from, to });
            match self.carry_out(table, content, &order).await {
                // Nobody can do anything there.
                Err(Denied::Refused(_)) if self.rechecks.holds(table) => break,
                done => drop(done?),
            }
        }
        self.standstill.told(table);
        Ok(())
    }

    /// Moves deadlines out of the nights of those whose they are, at a moment; before that, where it
    /// matters, a table is told who of those who are awaited is away.
    pub(super) async fn tell_time(
        &self,
        table: TableId,
        content: &mut Content,
        (at, away): (u64, bool),
    ) -> Result<(), Denied> {
        if away {
            self.keep_time(table, content, (true, at)).await?;
        }
        self.keep_time(table, content, (false, at)).await
    }

    /// What is to be told a table about the time of its people: who is away, or whose deadline falls
    /// into their night.
    async fn time_of(&self, content: &Content, (away, at): (bool, u64)) -> Result<Option<Command>, Fault> {
        let store = self.ledger.store.as_ref();
        let Some(loaded) = content.loaded.as_ref() else {
            return Ok(None);
        };
        Ok(if away {
            let expected = loaded.table.expected_here();
            presences::excused(store, expected, at).await?
        } else {
            let deadlines = loaded.table.deadlines();
            presences::spared(store, deadlines).await?
        })
    }

    /// Carries out an order of the host's that changes the time alone; what is refused changes
    /// nothing.
    async fn keep_time(
        &self,
        table: TableId,
        content: &mut Content,
        (away, at): (bool, u64),
    ) -> Result<(), Denied> {
        for _ in 0..TRIES {
            let Some(command) = self.time_of(content, (away, at)).await? else {
                return Ok(());
            };
            match Box::pin(self.attempt(table, content, &Order::of_host(at, command))).await {
                Ok(Attempt::Behind) => {}
                Ok(Attempt::Done(_)) | Err(Denied::Refused(_)) => return Ok(()),
                Err(denied) => return Err(denied),
            }
        }
        Err(Denied::Conflict)
    }
}
