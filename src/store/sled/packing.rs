//! Tables that are over are packed: which ones wait for it, and what is written then.
//!
//! A table waits from when it is not open, be it that it left [`Index::Open`] or never had it, and
//! is packed with a later batch. What is appended after that stands loose behind its pack, and the
//! table waits again. Everything else a pack is read for is the same as of loose records.

use super::draft::Draft;
use super::reads::Extent;
use super::step::Step;
use super::{key, pack, value};
use crate::store::{Change, Index, Record, Rewording, StoreFault, TableId, Version};

impl Draft {
    /// Takes up that these tables wait.
    pub(super) fn enlist(&mut self, tables: &[TableId]) -> Result<(), StoreFault> {
        let steps = tables
            .iter()
            .map(|table| self.step(key::over(*table), Some(Vec::new())));
        let steps = steps.collect::<Result<Vec<_>, _>>()?;
        self.apply(steps);
        Ok(())
    }

    /// Takes up to so many of the tables that wait and are due; whether there was any.
    pub(super) fn pack_due(&mut self, most: usize) -> bool {
        let mut any = false;
        for _ in 0..most {
            let Some(table) = self.waiters.next(self.total.commits) else {
                break;
            };
            any = true;
            if let Err(fault) = self.pack(table) {
                tracing::warn!(%table, %fault, "a table that is over was not packed");
            }
        }
        any
    }

    /// How many tables are due.
    pub(super) fn unpacked_now(&self) -> usize {
        self.waiters.due(self.total.commits)
    }

    /// Packs a table that nothing in this batch has touched.
    fn pack(&mut self, table: TableId) -> Result<(), StoreFault> {
        let waited = self.step(key::over(table), None)?;
        if waited.before.is_none() {
            return Ok(());
        }
        let extent = self.reads.extent(table)?;
        if !extent.loose || self.reads.indexes(table)?.contains(&Index::Open) {
            self.apply([waited]);
            return Ok(());
        }
        let records = self.reads.records(table)?;
        let mut steps = self.packed(table, &records)?;
        if !steps.is_empty() {
            for key in self.reads.keys(&key::records(table))? {
                steps.push(self.step(key, None)?);
            }
            let (version, loose) = (extent.version, false);
            self.extents.insert(table, Extent { version, loose });
            self.gather(records.iter().map(|record| record.id))?;
        }
        steps.push(waited);
        self.apply(steps);
        Ok(())
    }

    /// The parts of a pack of these records, and that those are gone that it needs no more; none
    /// where they are too long for one.
    fn packed(&self, table: TableId, records: &[Record]) -> Result<Vec<Step>, StoreFault> {
        let mut parts = pack::of_records(table, records).unwrap_or_default().into_iter();
        if parts.len() == 0 {
            return Ok(Vec::new());
        }
        let steps = (0..=u16::MAX).map_while(|part| {
            let step = self.step(key::pack(table, part), parts.next().map(|(_, value)| value));
            let ended = matches!(&step, Ok(step) if step.before.is_none() && step.after.is_none());
            (!ended).then_some(step)
        });
        steps.collect()
    }

    /// The records in a table's pack; none where it has no pack.
    pub(super) fn in_pack(&self, table: TableId) -> Result<Vec<Record>, StoreFault> {
        let parts = (0..=u16::MAX).map_while(|part| self.entry(&key::pack(table, part)).transpose());
        let whole = parts.collect::<Result<Vec<_>, _>>()?.concat();
        if whole.is_empty() {
            return Ok(Vec::new());
        }
        pack::to_records(table, &whole)
    }

    /// That the table waits, or that it does not: as what is written to it now makes it.
    pub(super) fn waits(
        &mut self,
        table: TableId,
        version: Version,
        changes: &[Change],
    ) -> Result<Option<Step>, StoreFault> {
        let said = changes.iter().rev().find_map(|change| match change {
            Change::Add(Index::Open) => Some(false),
            Change::Remove(Index::Open) => Some(true),
            _ => None,
        });
        // Where nothing is said of it, a table is as it was: if it had nothing loose it was over.
        let over = match said {
            None if version != Version(1) && self.extent(table)?.loose => return Ok(None),
            said => said.unwrap_or(true),
        };
        if over {
            self.waiters.wait(table, self.total.commits);
        }
        let step = self.step(key::over(table), over.then(Vec::new))?;
        Ok(Some(step).filter(|step| step.before != step.after))
    }

    /// Other bodies in the place of some records'.
    pub(super) fn reworded(&self, table: TableId, new: &[Rewording]) -> Result<Vec<Step>, StoreFault> {
        let mut packed = self.in_pack(table)?;
        let (mut steps, mut repack) = (Vec::new(), false);
        for new in new {
            match packed.get_mut(new.version.0 as usize - 1) {
                Some(old) => {
                    (old.schema, old.body) = (new.schema, new.body.clone());
                    repack = true;
                }
                None => steps.extend(self.reworded_loose(table, new)?),
            }
        }
        if repack {
            steps.extend(self.repacked(table, &packed)?);
        }
        Ok(steps)
    }

    /// A table's pack with these records, or, where they are too long for one, all of them loose.
    fn repacked(&self, table: TableId, records: &[Record]) -> Result<Vec<Step>, StoreFault> {
        let packed = self.packed(table, records)?;
        if !packed.is_empty() {
            return Ok(packed);
        }
        let mut steps = self.unpacked(table)?;
        for (version, record) in (1..).map(Version).zip(records) {
            steps.extend(
                value::of_record(table, version, record)
                    .into_iter()
                    .map(Step::new),
            );
        }
        Ok(steps)
    }

    /// That a table's pack is gone.
    pub(super) fn unpacked(&self, table: TableId) -> Result<Vec<Step>, StoreFault> {
        let gone = (0..=u16::MAX).map_while(|part| {
            let step = self.step(key::pack(table, part), None);
            let ended = matches!(&step, Ok(step) if step.before.is_none());
            (!ended).then_some(step)
        });
        gone.collect()
    }

    /// The parts of a loose record with another body, and those that it needs no more.
    fn reworded_loose(&self, table: TableId, new: &Rewording) -> Result<Vec<Step>, StoreFault> {
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::sled::draft::Verdict;
    use crate::store::sled::reads::Reads;
    use crate::store::sled::waiters::LATER;
    use crate::store::sled::{key, launch};
    use crate::store::{Appended, Refused};

    fn reads(folder: &std::path::Path) -> Reads {
        launch::launch(folder, folder).unwrap()
    }

    fn write(draft: &mut Draft) {
        let (batch, total) = draft.take();
        draft.reads.tree.apply_batch(batch).unwrap();
        assert_eq!(draft.reads.sum().unwrap(), total.sum, "the sum goes on");
    }

    fn append(draft: &mut Draft, table: u64, id: u64, changes: &[Change]) {
        let expected = draft.extent(TableId(table)).unwrap().version;
        let record = Record {
            game: "g".into(),
            id,
            body: id.to_be_bytes().repeat(5),
            changes: changes.to_vec(),
            ..Record::default()
        };
        let verdict = draft.append(TableId(table), expected, &record).unwrap();
        assert_eq!(verdict, Verdict::Then(Ok(Appended::Done(expected.next()))));
    }

    fn count(draft: &Draft, kind: &[u8]) -> usize {
        draft.reads.keys(kind).unwrap().len()
    }

    fn ids(draft: &Draft, table: u64) -> Vec<u64> {
        let records = draft.reads.records(TableId(table)).unwrap();
        records.iter().map(|record| record.id).collect()
    }

    const OPEN: [Change; 1] = [Change::Add(Index::Open)];
    const CLOSE: [Change; 1] = [Change::Remove(Index::Open)];

    #[test]
    fn a_table_waits_from_its_end_and_is_packed_some_commits_later() {
        let folder = tempfile::tempdir().unwrap();
        let mut draft = Draft::over(reads(folder.path())).unwrap();
        append(&mut draft, 1, 1, &OPEN);
        for id in 2..200 {
            append(&mut draft, 1, id, &[]);
        }
        write(&mut draft);
        assert_eq!(count(&draft, key::OVER), 0, "it is open");
        append(&mut draft, 1, 200, &CLOSE);
        write(&mut draft);
        assert_eq!((count(&draft, key::OVER), draft.unpacked_now()), (1, 0));
        for id in 1..LATER {
            assert!(!draft.pack_due(8), "commit {id}");
            append(&mut draft, 9, 1_000 + id, &OPEN);
            write(&mut draft);
        }
        assert_eq!(draft.unpacked_now(), 1);
        assert!(draft.pack_due(8));
        write(&mut draft);
        assert_eq!((count(&draft, key::OVER), count(&draft, b"z"), draft.unpacked_now()), (0, 1, 0));
        assert_eq!(count(&draft, &key::records(TableId(1))), 0);
        assert_eq!(ids(&draft, 1), (1..=200).collect::<Vec<_>>());
        // What follows stands loose behind it until it is packed with it.
        append(&mut draft, 1, 5_000, &[]);
        write(&mut draft);
        assert_eq!(count(&draft, &key::records(TableId(1))), 1);
        let mut draft = Draft::over(draft.reads.clone()).unwrap();
        assert_eq!(draft.unpacked_now(), 1, "it was there when the store was opened");
        assert!(draft.pack_due(8));
        write(&mut draft);
        assert_eq!(count(&draft, &key::records(TableId(1))), 0);
        assert_eq!(ids(&draft, 1), (1..=200).chain([5_000]).collect::<Vec<_>>());
    }

    #[test]
    fn a_table_that_is_open_again_is_not_packed() {
        let folder = tempfile::tempdir().unwrap();
        let mut draft = Draft::over(reads(folder.path())).unwrap();
        append(&mut draft, 1, 1, &[]);
        write(&mut draft);
        append(&mut draft, 1, 2, &OPEN);
        write(&mut draft);
        let mut draft = Draft::over(draft.reads.clone()).unwrap();
        assert!(!draft.pack_due(8));
        append(&mut draft, 1, 3, &CLOSE);
        append(&mut draft, 1, 4, &OPEN);
        write(&mut draft);
        assert_eq!((count(&draft, key::OVER), count(&draft, &key::records(TableId(1)))), (0, 4));
    }

    #[test]
    fn interactions_are_gathered_and_each_is_found_and_free_once_it_is_removed() {
        let folder = tempfile::tempdir().unwrap();
        let mut draft = Draft::over(reads(folder.path())).unwrap();
        // Two tables in turn, each record in a batch of its own, and some that come late.
        for id in (10..1_000).step_by(10) {
            append(&mut draft, 1 + id / 10 % 2, id, &[]);
            write(&mut draft);
            if id % 50 == 0 {
                append(&mut draft, 1, id - 25, &[]);
                write(&mut draft);
            }
        }
        assert_eq!((count(&draft, key::BATCHES), count(&draft, key::IDS)), (99, 19));
        let (one, two) = (ids(&draft, 1), ids(&draft, 2));
        let mut draft = Draft::over(draft.reads.clone()).unwrap();
        assert!(draft.pack_due(8));
        write(&mut draft);
        assert_eq!((count(&draft, key::BATCHES), count(&draft, key::IDS)), (1, 0));
        for (table, ids) in [(1, &one), (2, &two)] {
            for (version, id) in (1..).map(Version).zip(ids) {
                assert_eq!(draft.twice(*id).unwrap(), Some((TableId(table), version)), "{id}");
            }
        }
        let removed = draft.remove(TableId(1), Version(one.len() as u32)).unwrap();
        assert_eq!(removed, Verdict::Then(Ok::<(), Refused>(())));
        write(&mut draft);
        assert!(one.iter().all(|id| draft.twice(*id).unwrap().is_none()));
        assert!(two.iter().all(|id| draft.twice(*id).unwrap().is_some()));
        assert_eq!((count(&draft, b"z"), ids(&draft, 1).len(), ids(&draft, 2)), (1, 0, two));
    }

    #[test]
    fn records_of_a_pack_are_reworded_in_it_and_loose_where_it_would_be_too_long() {
        let folder = tempfile::tempdir().unwrap();
        let mut draft = Draft::over(reads(folder.path())).unwrap();
        (1..=200).for_each(|id| append(&mut draft, 1, id, &[]));
        write(&mut draft);
        let mut draft = Draft::over(draft.reads.clone()).unwrap();
        assert!(draft.pack_due(8));
        write(&mut draft);
        let reword = |draft: &mut Draft, version: u32, body: &[u8]| {
            let new = Rewording {
                version: Version(version),
                schema: 3,
                body: body.to_vec(),
            };
            let done = draft.reword(TableId(1), Version(200), &[new], &[]).unwrap();
            assert_eq!(done, Verdict::Then(Ok::<(), Refused>(())));
            write(draft);
        };
        reword(&mut draft, 7, b"other");
        assert_eq!(count(&draft, &key::records(TableId(1))), 0);
        let long = vec![1; Record::LONGEST];
        (1..=130).for_each(|version| reword(&mut draft, version, &long));
        assert_eq!(count(&draft, b"z"), 0, "it would be too long");
        let records = draft.reads.records(TableId(1)).unwrap();
        assert!(
            records[..130]
                .iter()
                .all(|record| record.body == long && record.schema == 3)
        );
        assert_eq!((records.len(), records[199].id), (200, 200));
    }
}
