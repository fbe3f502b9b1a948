//! What a batch will write, on top of the tree: what is asked of it is judged beside it
//! (`table_draft.rs`, `note_draft.rs`). Knows no queue and writes nothing by itself.

use super::key::{self, Made, Total};
use super::past::Pasts;
use super::reads::{Extent, Reads};
use super::step::Step;
use super::waiters::Waiters;
use crate::store::{StoreFault, TableId, Version};
use std::collections::{BTreeMap, HashMap, HashSet};

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
    pub(super) reads: Reads,
    pub(super) total: Total,
    pub(super) changed: HashMap<Vec<u8>, Option<Vec<u8>>>,
    /// The tables that this batch writes to.
    pub(super) touched: HashSet<TableId>,
    pub(super) extents: HashMap<TableId, Extent>,
    /// The greatest id of a record in the tree.
    pub(super) greatest: u64,
    /// What ids that are greater have made in this batch.
    pub(super) fresh: BTreeMap<u64, (TableId, Version)>,
    /// The tables that wait to be packed.
    pub(super) waiters: Waiters,
    /// The moments that are still read.
    pub(super) pasts: Pasts,
    /// The keys that were changed since a copy was begun, while one is made.
    pub(super) behind: Option<HashSet<Vec<u8>>>,
}

impl Draft {
    /// An empty draft over a tree.
    pub(super) fn over(reads: Reads) -> Result<Draft, StoreFault> {
        let (mut total, greatest) = (reads.total()?, reads.greatest_id()?);
        if total.bytes.is_none() {
            total.bytes = Some(reads.bytes()?);
        }
        let (changed, touched, extents) = (HashMap::new(), HashSet::new(), HashMap::new());
        let waiters = Waiters::since_before(reads.tables(key::OVER)?);
        Ok(Draft {
            reads,
            total,
            changed,
            touched,
            extents,
            greatest,
            fresh: BTreeMap::new(),
            waiters,
            pasts: Pasts::default(),
            behind: None,
        })
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
        let fresh = self.take_fresh();
        self.apply(fresh);
        let mut batch = ::sled::Batch::default();
        for (key, value) in self.changed.drain() {
            match value {
                Some(value) => batch.insert(key, value),
                None => batch.remove(key),
            }
        }
        batch.insert(key::TOTAL, self.total.to_bytes());
        self.touched.clear();
        self.pasts.tidy();
        if self.extents.len() > REMEMBERED {
            self.extents.clear();
        }
        (batch, self.total)
    }

    pub(super) fn when<T>(&self, table: TableId, answer: T) -> Verdict<T> {
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
            if before.is_none() && after.is_none() && !self.changed.contains_key(&key) {
                continue;
            }
            let share = |value: &Option<Vec<u8>>| value.as_ref().map_or(0, |value| Total::share(&key, value));
            self.total.sum = self
                .total
                .sum
                .wrapping_sub(share(&before))
                .wrapping_add(share(&after));
            let size =
                |value: &Option<Vec<u8>>| value.as_ref().map_or(0, |value| key.len() + value.len()) as u64;
            self.total.bytes = self
                .total
                .bytes
                .map(|bytes| bytes.wrapping_sub(size(&before)).wrapping_add(size(&after)));
            if let Some(behind) = &mut self.behind {
                behind.insert(key.clone());
            }
            // Before the tree has it: whoever reads a moment looks into the tree first.
            self.pasts.keep(&key, before.as_ref());
            self.changed.insert(key, after);
        }
    }

    pub(super) fn extent(&self, table: TableId) -> Result<Extent, StoreFault> {
        match self.extents.get(&table) {
            Some(extent) => Ok(*extent),
            None => self.reads.extent(table),
        }
    }

    pub(super) fn version(&self, table: TableId) -> Result<Version, StoreFault> {
        Ok(self.extent(table)?.version)
    }

    /// The steps that write what this batch's interactions have made.
    fn take_fresh(&mut self) -> Vec<Step> {
        let fresh: Vec<Made> = std::mem::take(&mut self.fresh).into_iter().collect();
        self.greatest = fresh.last().map_or(self.greatest, |(id, _)| *id);
        fresh
            .chunks(key::TOGETHER)
            .map(|made| Step::new(key::batch(made)))
            .collect()
    }
}
