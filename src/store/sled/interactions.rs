//! Which interaction made what: found, forgotten, and gathered under few keys.

use super::draft::Draft;
use super::key;
use crate::store::{StoreFault, TableId, Version};
use std::collections::BTreeSet;

impl Draft {
    /// What an interaction has made already.
    pub(super) fn twice(&self, id: u64) -> Result<Option<(TableId, Version)>, StoreFault> {
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
        let Some(batch) = self.batch_upto(id)? else {
            return Ok(None);
        };
        Ok(self.entry(&batch)?.and_then(|value| key::in_batch(&value, id)))
    }

    /// An interaction's id is free again. Its entry is left where it stands among others, so that
    /// their order stays.
    pub(super) fn forget(&mut self, id: u64) -> Result<(), StoreFault> {
        if id == 0 || self.fresh.remove(&id).is_some() {
            return Ok(());
        }
        let mut step = self.step(key::id(id), None)?;
        if step.before.is_none()
            && let Some(batch) = self.batch_upto(id)?
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

    /// Puts interactions that stand under keys of their own, or with few others, together with
    /// those before them.
    pub(super) fn gather(&mut self, ids: impl Iterator<Item = u64>) -> Result<(), StoreFault> {
        let ids: BTreeSet<u64> = ids.filter(|id| *id != 0).collect();
        for id in ids {
            let alone = self.step(key::id(id), None)?;
            let Some(batch) = self.batch_upto(id)? else {
                continue;
            };
            let value = self.entry(&batch)?.unwrap_or_default();
            if let Some(made) = alone.before.as_deref().and_then(key::made) {
                if let Some(with) = key::into_batch(&value, (id, made)) {
                    let step = self.step(batch, Some(with))?;
                    self.apply([alone, step]);
                }
                continue;
            }
            let before = match key::first_of_batch(&batch) {
                Some(first @ 1..) => self.batch_upto(first - 1)?,
                _ => None,
            };
            let Some(before) = before else {
                continue;
            };
            let mut together = self.entry(&before)?.unwrap_or_default();
            together.extend_from_slice(&value);
            if together.len() <= key::LONGEST_BATCH {
                let steps = [self.step(batch, None)?, self.step(before, Some(together))?];
                self.apply(steps);
            }
        }
        Ok(())
    }

    /// The key under which an interaction stands if it stands with others, as this batch leaves
    /// them. New ones come when all else is taken up.
    fn batch_upto(&self, id: u64) -> Result<Option<Vec<u8>>, StoreFault> {
        let mut upto = id;
        loop {
            let Some(batch) = self.reads.batch_of(upto)? else {
                return Ok(None);
            };
            if !matches!(self.changed.get(&batch), Some(None)) {
                return Ok(Some(batch));
            }
            match key::first_of_batch(&batch) {
                Some(first @ 1..) => upto = first - 1,
                _ => return Ok(None),
            }
        }
    }
}
