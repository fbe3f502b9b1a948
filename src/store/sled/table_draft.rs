//! The tables of a batch: each request is judged against the tree and the requests before it.

use super::draft::{Draft, Verdict};
use super::reads::{Extent, damaged};
use super::step::Step;
use super::{key, value};
use crate::store::{Appended, Change, Index, Record, Refused, Rewording, StoreFault, TableId, Version};
use std::collections::BTreeSet;

impl Draft {
    /// Judges a record, and takes it up if it may be written.
    pub(super) fn append(
        &mut self,
        table: TableId,
        expected: Version,
        record: &Record,
    ) -> Result<Verdict<Result<Appended, Refused>>, StoreFault> {
        if let Err(fault) = record.check() {
            return Ok(Verdict::Now(Err(fault.into())));
        }
        if let Some((table, version)) = self.twice(record.id)? {
            return Ok(self.when(table, Ok(Appended::Twice { table, version })));
        }
        let actual = self.version(table)?;
        if actual != expected {
            return Ok(self.when(table, Err(Refused::Conflict { actual })));
        }
        for change in &record.changes {
            if let Change::Add(Index::Place(place)) = change
                && let Some(other) = self.at(*place)?.filter(|other| *other != table)
            {
                return Ok(self.when(other, Err(Refused::PlaceTaken(other))));
            }
        }
        let version = actual.next();
        self.write(table, version, record)?;
        Ok(Verdict::Then(Ok(Appended::Done(version))))
    }

    fn write(&mut self, table: TableId, version: Version, record: &Record) -> Result<(), StoreFault> {
        let mut steps = self.reindex(table, &record.changes)?;
        steps.extend(self.waits(table, version, &record.changes)?);
        steps.extend(
            value::of_record(table, version, record)
                .into_iter()
                .map(Step::new),
        );
        if version == Version(1) {
            steps.push(Step::new((key::table(table), Vec::new())));
        }
        if record.id > self.greatest {
            self.fresh.insert(record.id, (table, version));
        } else if record.id != 0 {
            let mut made = table.0.to_be_bytes().to_vec();
            made.extend_from_slice(&version.0.to_be_bytes());
            steps.push(Step::new((key::id(record.id), made)));
        }
        self.apply(steps);
        self.touched.insert(table);
        self.extents.insert(table, Extent { version, loose: true });
        Ok(())
    }

    /// Takes up that a table be gone, if it has the expected version.
    pub(super) fn remove(
        &mut self,
        table: TableId,
        expected: Version,
    ) -> Result<Verdict<Result<(), Refused>>, StoreFault> {
        let actual = self.version(table)?;
        if actual == Version::NONE {
            return Ok(self.when(table, Ok(())));
        }
        if actual != expected {
            return Ok(self.when(table, Err(Refused::Conflict { actual })));
        }
        let list = self.entry(&key::indexes(table))?.unwrap_or_default();
        let indexes = key::unlist(&list)
            .ok_or_else(|| damaged(&self.reads.folder, "a list of indexes has a wrong length"))?;
        let mut steps = self.reindex(table, &indexes.into_iter().map(Change::Remove).collect::<Vec<_>>())?;
        steps.push(self.step(key::table(table), None)?);
        steps.push(self.step(key::over(table), None)?);
        steps.extend(self.unpacked(table)?);
        let mut ids: Vec<u64> = self.in_pack(table)?.iter().map(|record| record.id).collect();
        for key in self.record_keys(table)? {
            let step = self.step(key, None)?;
            let first = key::of_record(&step.key).is_some_and(|(_, part)| part == 0);
            ids.extend(
                step.before
                    .as_deref()
                    .filter(|_| first)
                    .and_then(value::id_of_record),
            );
            steps.push(step);
        }
        self.apply(steps);
        for id in ids {
            self.forget(id)?;
        }
        self.touched.insert(table);
        let (version, loose) = (Version::NONE, false);
        self.extents.insert(table, Extent { version, loose });
        Ok(Verdict::Then(Ok(())))
    }

    /// Takes up other bodies of a table's records, and that the table leaves indexes, if it has the
    /// expected version.
    pub(super) fn reword(
        &mut self,
        table: TableId,
        expected: Version,
        records: &[Rewording],
        leaves: &[Index],
    ) -> Result<Verdict<Result<(), Refused>>, StoreFault> {
        let actual = self.version(table)?;
        if actual != expected {
            return Ok(self.when(table, Err(Refused::Conflict { actual })));
        }
        let leaves: Vec<Change> = leaves.iter().copied().map(Change::Remove).collect();
        let mut steps = self.reindex(table, &leaves)?;
        if leaves.contains(&Change::Remove(Index::Open)) {
            steps.extend(self.waits(table, actual, &leaves)?);
        }
        for record in records {
            record.check(table, actual)?;
        }
        steps.extend(self.reworded(table, records)?);
        self.apply(steps);
        self.touched.insert(table);
        Ok(Verdict::Then(Ok(())))
    }

    /// The keys of a table's records, those of this batch included.
    fn record_keys(&self, table: TableId) -> Result<BTreeSet<Vec<u8>>, StoreFault> {
        let prefix = key::records(table);
        let mut keys: BTreeSet<Vec<u8>> = self.reads.keys(&prefix)?.into_iter().collect();
        keys.extend(
            self.changed
                .keys()
                .filter(|key| key.starts_with(&prefix))
                .cloned(),
        );
        Ok(keys)
    }

    fn reindex(&self, table: TableId, changes: &[Change]) -> Result<Vec<Step>, StoreFault> {
        if changes.is_empty() {
            return Ok(Vec::new());
        }
        let key = key::indexes(table);
        let list = self.entry(&key)?.unwrap_or_default();
        let before = key::unlist(&list)
            .ok_or_else(|| damaged(&self.reads.folder, "a list of indexes has a wrong length"))?;
        let before: BTreeSet<Index> = before.into_iter().collect();
        let mut after = before.clone();
        for change in changes {
            match change {
                Change::Add(index) => after.insert(*index),
                Change::Remove(index) => after.remove(index),
            };
        }
        // The list tells what each index entry is now, so that none of them has to be read.
        let gone = before.difference(&after).map(|index| {
            let (key, value) = key::entry(*index, table);
            Step {
                key,
                before: Some(value),
                after: None,
            }
        });
        let come = after
            .difference(&before)
            .map(|index| Step::new(key::entry(*index, table)));
        let mut steps = gone.chain(come).collect::<Vec<_>>();
        if before != after {
            let list = |indexes: &BTreeSet<Index>| {
                if indexes.is_empty() {
                    None
                } else {
                    Some(key::list(indexes))
                }
            };
            steps.push(Step {
                key,
                before: list(&before),
                after: list(&after),
            });
        }
        Ok(steps)
    }

    fn at(&self, place: u64) -> Result<Option<TableId>, StoreFault> {
        Ok(self
            .entry(&key::place(place))?
            .and_then(|id| key::number(&id, 0))
            .map(TableId))
    }
}
