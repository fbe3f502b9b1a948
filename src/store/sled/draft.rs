//! What a batch will write: each request is judged against the tree and the requests before it.
//!
//! Knows no queue and writes nothing by itself.

use super::key::{self, Total};
use super::reads::{Reads, damaged};
use super::step::Step;
use super::value;
use crate::store::{Appended, Change, Index, Record, Refused, Rewording, StoreFault, TableId, Version};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

/// How many tables' versions are remembered.
const REMEMBERED: usize = 65_536;

/// When a request may be answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Verdict<T> {
    /// At once: it rests on what is durable already.
    Now(T),
    /// When the batch is durable.
    Then(T),
}

/// The changes of one batch, on top of the tree.
#[derive(Debug)]
pub(super) struct Draft {
    reads: Reads,
    total: Total,
    changed: HashMap<Vec<u8>, Option<Vec<u8>>>,
    /// The tables that this batch writes to.
    touched: HashSet<TableId>,
    versions: HashMap<TableId, Version>,
    /// The greatest id of a record in the tree.
    greatest: u64,
    /// What ids that are greater have made in this batch.
    fresh: BTreeMap<u64, (TableId, Version)>,
}

impl Draft {
    /// An empty draft over a tree.
    pub(super) fn over(reads: Reads) -> Result<Draft, StoreFault> {
        let (total, greatest) = (reads.total()?, reads.greatest_id()?);
        let (changed, touched, versions) = (HashMap::new(), HashSet::new(), HashMap::new());
        Ok(Draft {
            reads,
            total,
            changed,
            touched,
            versions,
            greatest,
            fresh: BTreeMap::new(),
        })
    }

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
        self.versions.insert(table, version);
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
        let mut ids = Vec::new();
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
        self.versions.insert(table, Version::NONE);
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
        for record in records {
            record.check(table, actual)?;
            steps.extend(self.reworded(table, record)?);
        }
        self.apply(steps);
        self.touched.insert(table);
        Ok(Verdict::Then(Ok(())))
    }

    /// The parts of a record with another body, and those that it needs no more.
    fn reworded(&self, table: TableId, new: &Rewording) -> Result<Vec<Step>, StoreFault> {
        let key = |part| key::record(table, new.version, part);
        let old = (0..=u8::MAX).map_while(|part| self.entry(&key(part)).transpose());
        let old = old.collect::<Result<Vec<_>, _>>()?;
        let mut parts = value::of_rewording(table, new, &old.concat())?.into_iter();
        let steps = (0..=u8::MAX).map_while(|part| {
            let after = parts.next().map(|(_, value)| value);
            let is_part = after.is_some() || usize::from(part) < old.len();
            is_part.then(|| self.step(key(part), after))
        });
        steps.collect()
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

    /// An interaction's id is free again. Its entry is left where it stands among others, so that
    /// their order stays.
    fn forget(&mut self, id: u64) -> Result<(), StoreFault> {
        if id == 0 || self.fresh.remove(&id).is_some() {
            return Ok(());
        }
        let mut step = self.step(key::id(id), None)?;
        if step.before.is_none()
            && let Some(batch) = self.reads.batch_of(id)?
        {
            step = self.step(batch, None)?;
            step.after = step
                .before
                .as_deref()
                .and_then(|value| key::out_of_batch(value, id));
        }
        if step.before.is_some() {
            self.apply([step]);
        }
        Ok(())
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

    /// Whether this batch changes what stands under a key.
    pub(super) fn changes(&self, key: &[u8]) -> bool {
        self.changed.contains_key(key)
    }

    /// The tree below.
    pub(super) fn reads(&self) -> &Reads {
        &self.reads
    }

    /// How often was committed.
    #[cfg(test)]
    pub(super) fn committed(&self) -> u64 {
        self.total.commits
    }

    /// Whether nothing was taken up.
    pub(super) fn is_empty(&self) -> bool {
        self.changed.is_empty()
    }

    /// What to write, and how much was committed with it. The draft is empty again.
    pub(super) fn take(&mut self) -> (::sled::Batch, Total) {
        self.total.commits += 1;
        let fresh: Vec<key::Made> = std::mem::take(&mut self.fresh).into_iter().collect();
        self.greatest = fresh.last().map_or(self.greatest, |(id, _)| *id);
        self.apply(
            fresh
                .chunks(key::TOGETHER)
                .map(|made| Step::new(key::batch(made))),
        );
        let mut batch = ::sled::Batch::default();
        for (key, value) in self.changed.drain() {
            match value {
                Some(value) => batch.insert(key, value),
                None => batch.remove(key),
            }
        }
        batch.insert(key::TOTAL, &self.total.to_bytes()[..]);
        self.touched.clear();
        if self.versions.len() > REMEMBERED {
            self.versions.clear();
        }
        (batch, self.total)
    }

    fn when<T>(&self, table: TableId, answer: T) -> Verdict<T> {
        if self.touched.contains(&table) {
            Verdict::Then(answer)
        } else {
            Verdict::Now(answer)
        }
    }

    /// What stands under a key, with the changes of this batch.
    pub(super) fn entry(&self, key: &[u8]) -> Result<Option<Vec<u8>>, StoreFault> {
        match self.changed.get(key) {
            Some(changed) => Ok(changed.clone()),
            None => self.reads.entry(key),
        }
    }

    /// What a key will have instead of what stands under it.
    pub(super) fn step(&self, key: Vec<u8>, after: Option<Vec<u8>>) -> Result<Step, StoreFault> {
        Ok(Step {
            before: self.entry(&key)?,
            key,
            after,
        })
    }

    /// Takes up changes whose reads are all done, so that a failed read leaves no half of a
    /// request.
    pub(super) fn apply(&mut self, steps: impl IntoIterator<Item = Step>) {
        for Step { key, before, after } in steps {
            let share = |value: &Option<Vec<u8>>| value.as_ref().map_or(0, |value| Total::share(&key, value));
            self.total.sum = self
                .total
                .sum
                .wrapping_sub(share(&before))
                .wrapping_add(share(&after));
            self.changed.insert(key, after);
        }
    }

    fn version(&self, table: TableId) -> Result<Version, StoreFault> {
        match self.versions.get(&table) {
            Some(version) => Ok(*version),
            None => self.reads.version(table),
        }
    }

    fn twice(&self, id: u64) -> Result<Option<(TableId, Version)>, StoreFault> {
        if let Some(made) = self.fresh.get(&id) {
            return Ok(Some(*made));
        }
        // Most ids are greater than all before them: then there is nothing to look for.
        if id == 0 || id > self.greatest {
            return Ok(None);
        }
        if let Some(made) = self.entry(&key::id(id))?.as_deref().and_then(key::made) {
            return Ok(Some(made));
        }
        let Some(batch) = self.reads.batch_of(id)? else {
            return Ok(None);
        };
        Ok(self.entry(&batch)?.and_then(|value| key::in_batch(&value, id)))
    }

    fn at(&self, place: u64) -> Result<Option<TableId>, StoreFault> {
        Ok(self
            .entry(&key::place(place))?
            .and_then(|id| key::number(&id, 0))
            .map(TableId))
    }
}
