//! The store and the catalogue: tables out of records, and records into the store.

use super::slots::{Digest, Loaded};
use crate::store::{Appended, Record, Refused, Store, TableId, Version};
use crate::table::check::Checked;
use crate::table::table_event::{RecordBody, SCHEMA, TableEvent};
use crate::table::{AnyTable, Catalogue, Fault, Misfit, Place, Server};
use std::sync::Arc;
use tracing::Instrument;

/// The records of all tables.
pub(super) struct Ledger {
    pub(super) store: Arc<dyn Store>,
    pub(super) catalogue: Catalogue,
}

impl Ledger {
    /// Gives a record to the store, in a span of its own.
    pub(super) async fn append(
        &self,
        table: TableId,
        expected: Version,
        record: Record,
    ) -> Result<Appended, Refused> {
        let span = tracing::debug_span!("append", %table, version = expected.next().0);
        let answer = self
            .store
            .append(table, expected, record)
            .instrument(span.clone())
            .await;
        tracing::debug!(parent: &span, done = answer.is_ok(), "the store has answered");
        answer
    }

    /// A table out of its records.
    pub(super) fn load(&self, table: TableId, records: &[Record]) -> Result<Loaded, Fault> {
        Ok(Loaded {
            table: self.fold(table, records, |_, _| true)?,
            ids: records.iter().map(|record| record.id).collect(),
            digest: Digest::of(records),
        })
    }

    /// What a record says that made a version of a table.
    pub(super) fn body(table: TableId, version: Version, record: &Record) -> Result<RecordBody, Fault> {
        let unreadable = |why: Misfit| Fault::Unreadable {
            table,
            version: version.0,
            why,
        };
        if record.schema > SCHEMA {
            return Err(unreadable(Misfit::LaterFormat {
                theirs: record.schema,
                ours: SCHEMA,
            }));
        }
        serde_json::from_slice(&record.body)
            .map_err(|why| unreadable(Misfit::NoBody { column: why.column() }))
    }

    async fn first(&self, table: TableId) -> Result<RecordBody, Fault> {
        let first = self.store.first(table).await?.ok_or(Fault::NoTable(table))?;
        Ledger::body(table, Version::NONE.next(), &first)
    }

    /// When a table was opened, in milliseconds since 1970.
    pub(super) async fn opened(&self, table: TableId) -> Result<u64, Fault> {
        Ok(self.first(table).await?.at)
    }

    /// The server where a table was opened, where that was written down; it stays there.
    pub(super) async fn server(&self, table: TableId) -> Result<Option<Server>, Fault> {
        let body = self.first(table).await?;
        Ok(body.entries.iter().find_map(|entry| match entry {
            TableEvent::Opened { server, .. } => *server,
            _ => None,
        }))
    }

    /// Plays a table's records again by the rules, and compares what comes of them with what was
    /// stored.
    pub(super) async fn check(&self, table: TableId) -> Result<Checked, Fault> {
        let records = self.store.read(table).await?;
        // The first record opens the table: there is nothing yet to compare it with.
        let mut checked = Checked {
            records: 1,
            ..Checked::default()
        };
        self.fold(table, &records, |table, body| checked.take(table.compare(body)))?;
        Ok(checked)
    }

    /// Folds records into a table for as long as `each` says, which sees every later record before
    /// it is folded.
    pub(super) fn fold(
        &self,
        table: TableId,
        records: &[Record],
        mut each: impl FnMut(&dyn AnyTable, &RecordBody) -> bool,
    ) -> Result<Box<dyn AnyTable>, Fault> {
        let mut loaded: Option<Box<dyn AnyTable>> = None;
        for (version, record) in (1..).zip(records) {
            let unreadable = |why: Misfit| Fault::Unreadable { table, version, why };
            let body = Ledger::body(table, Version(version), record)?;
            match &mut loaded {
                None => loaded = Some(self.catalogue.load(table, &body).map_err(unreadable)?),
                Some(table) if !each(table.as_ref(), &body) => break,
                Some(table) => table.evolve(&body).map_err(unreadable)?,
            }
        }
        loaded.ok_or(Fault::NoTable(table))
    }

    /// The last table of a place that ended.
    pub(super) async fn last_at(&self, place: Place) -> Result<Option<TableId>, Fault> {
        let note = self.store.get(&last(place)).await?;
        Ok(note
            .and_then(|id| String::from_utf8(id).ok())
            .and_then(|id| id.parse().ok()))
    }

    /// Notes that a table of a place has ended: a note for looking back. If it cannot be written
    /// the table can still be asked for by its id.
    pub(super) async fn note_last(&self, place: Place, table: TableId) {
        let noted = self.store.put(&last(place), Some(table.to_string().into_bytes()));
        if let Err(why) = noted.await {
            tracing::warn!(%table, ?why, "it was not noted that this table was the last of its place");
        }
    }
}

/// The key of the note that names a place's last table.
fn last(place: Place) -> String {
    format!("last/{}", place.0)
}
