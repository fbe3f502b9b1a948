//! One order, one record: decided by the table as it is, and anew where somebody else was faster.

use super::denial::denied;
use super::slots::Content;
use super::writer::Writer;
use crate::store::{Appended, Change, Index, Refused, TableId, Version};
use crate::table::table_event::RecordBody;
use crate::table::{Denied, Fault, Order};

/// How often an order is decided anew where others were faster.
pub(super) const TRIES: usize = 16;

/// An order was carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Done {
    /// At which table.
    pub table: TableId,
    /// The version it has now.
    pub version: Version,
    /// Whether the same order had been carried out before, so that nothing happened now.
    pub twice: bool,
}

impl Done {
    pub(super) fn now(table: TableId, version: Version) -> Done {
        Done {
            table,
            version,
            twice: false,
        }
    }

    pub(super) fn before(table: TableId, version: Version) -> Done {
        Done {
            table,
            version,
            twice: true,
        }
    }
}

/// What became of an attempt to carry out an order.
pub(super) enum Attempt {
    /// It is carried out.
    Done(Done),
    /// Somebody else was faster: the table is as they left it now.
    Behind,
}

impl Writer {
    /// Carries out an order: decided anew as often as others were faster.
    pub(super) async fn carry_out(
        &self,
        table: TableId,
        content: &mut Content,
        order: &Order,
    ) -> Result<Done, Denied> {
        for _ in 0..TRIES {
            if let Attempt::Done(done) = self.attempt(table, content, order).await? {
                return Ok(done);
            }
        }
        Err(Denied::Conflict)
    }

    /// Carries out an order, if the table is in the store as it is here.
    ///
    /// What happens rarely is boxed, here and around: what is made for each order is copied a few times
    /// on its way, and would be three times as large with all that may follow.
    pub(super) async fn attempt(
        &self,
        table: TableId,
        content: &mut Content,
        order: &Order,
    ) -> Result<Attempt, Denied> {
        let loaded = self.loaded(table, content).await?;
        if loaded.holds(order) {
            return Ok(Attempt::Done(Done::before(table, loaded.table.version())));
        }
        self.hold_back(table).await?;
        let draft = match loaded.table.decide(order) {
            Ok(draft) => draft,
            Err(denied) => return Box::pin(self.deny(table, content, denied)).await,
        };
        let ended = draft
            .changes
            .iter()
            .any(|change| matches!(change, Change::Remove(Index::Open)));
        let due = draft.due();
        let (record, body) = draft.record(loaded.table.game(), order);
        let (expected, digest) = (loaded.table.version(), loaded.digest.with(&record));
        match self.ledger.append(table, expected, record).await {
            Ok(Appended::Done(version)) => {
                loaded.ids.extend(order.by.interaction());
                loaded.digest = digest;
                due.into_iter().for_each(|due| self.alarm.set(due));
                self.fold(table, content, &body, ended).await?;
                Ok(Attempt::Done(Done::now(table, version)))
            }
            Ok(Appended::Twice { table: at, version }) => {
                let before = Done::before(at, version);
                Box::pin(self.twice(table, content, order, before)).await
            }
            Err(Refused::Conflict { .. }) => {
                Box::pin(self.catch_up(table, content)).await?;
                Ok(Attempt::Behind)
            }
            Err(Refused::Unknown) => {
                let looked = Box::pin(self.look_again(table, content, order)).await;
                looked.map(Attempt::Done)
            }
            Err(refused) => {
                content.loaded = None;
                Err(denied(refused))
            }
        }
    }

    /// An order was carried out before, as the store says.
    async fn twice(
        &self,
        table: TableId,
        content: &mut Content,
        order: &Order,
        before: Done,
    ) -> Result<Attempt, Denied> {
        if before.table != table || self.catch_up(table, content).await.is_err() {
            self.changed(before.table);
        } else if order.by.interaction().is_some()
            && content.loaded.as_ref().is_some_and(|loaded| !loaded.holds(order))
        {
            // What nobody can see is not told as done.
            return Err(Fault::Unknown.into());
        }
        Ok(Attempt::Done(before))
    }

    /// An order is not carried out by what the table is here: others may have done something since,
    /// by which it would be.
    async fn deny(&self, table: TableId, content: &mut Content, denied: Denied) -> Result<Attempt, Denied> {
        if !self.ledger.store.alone() && self.catch_up(table, content).await? {
            return Ok(Attempt::Behind);
        }
        Err(denied)
    }

    /// Where the store did not say whether an order was written, its records do.
    async fn look_again(&self, table: TableId, content: &mut Content, order: &Order) -> Result<Done, Denied> {
        content.loaded = None;
        let loaded = self.loaded(table, content).await?;
        if !loaded.holds(order) {
            return Err(Fault::Unknown.into());
        }
        Ok(Done::now(table, loaded.table.version()))
    }

    /// Folds a record that is in the store by now into its table, which `ended` by it or did not.
    async fn fold(
        &self,
        table: TableId,
        content: &mut Content,
        body: &RecordBody,
        ended: bool,
    ) -> Result<(), Fault> {
        // A table that panics here is half a position: it is out of its slot meanwhile, and is
        // loaded anew.
        let Some(mut loaded) = content.loaded.take() else {
            return Err(Fault::NoTable(table));
        };
        let stood = loaded.table.place();
        self.take_in(content, &mut loaded, body)?;
        let begun = loaded.table.begun();
        content.loaded = Some(loaded);
        if ended && begun {
            Box::pin(self.ledger.note_last(stood, table)).await;
        }
        Ok(())
    }
}
