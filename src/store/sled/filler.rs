//! Filling an empty tree so that it takes few pages, each written as a whole.
//!
//! What the engine below keeps in memory it keeps for each page, and once more for each piece of
//! one. A page with more than sixteen keys it splits after the ninth, so keys in ascending order
//! leave pages of nine; and a page is written as a whole with the tenth change to it. So of sixteen
//! keys nine are written, which later ones split off as a page, and the other seven some time
//! later, three of them twice. The last of sixteen is among the nine, since where a page ends is
//! told by the keys beside it. If the engine did otherwise, pages would be more, and hold the same.

use super::reads::{Reads, fault};
use crate::store::StoreFault;
use ::sled::IVec;
use std::collections::VecDeque;

/// How many keys a page has room for.
const ROOM: usize = 16;
/// How many stay in the first half of one that is split.
const HALF: usize = 9;
/// How many changes later it is written as a whole.
const WHOLE: usize = 10;
/// How many pages later a page is surely split off.
const BEHIND: usize = 2;

type Entry = (IVec, IVec);

/// Whoever fills a tree.
pub(super) struct Filler<'a> {
    to: &'a Reads,
    /// What comes next, up to a page of it.
    next: Vec<Entry>,
    /// What is missing on pages that have their first half.
    rest: VecDeque<Vec<Entry>>,
}

impl<'a> Filler<'a> {
    /// Of an empty tree.
    pub(super) fn of(to: &'a Reads) -> Filler<'a> {
        Filler {
            to,
            next: Vec::with_capacity(ROOM),
            rest: VecDeque::new(),
        }
    }

    /// Takes up an entry, of keys in ascending order. It may be written later.
    pub(super) fn push(&mut self, key: IVec, value: IVec) -> Result<(), StoreFault> {
        self.next.push((key, value));
        if self.next.len() < ROOM {
            return Ok(());
        }
        let mut rest = Vec::with_capacity(ROOM - HALF);
        for (at, (key, value)) in std::mem::take(&mut self.next).into_iter().enumerate() {
            if at % 2 == 0 || at + 1 == ROOM {
                self.write(&key, value)?;
            } else {
                rest.push((key, value));
            }
        }
        self.rest.push_back(rest);
        if self.rest.len() <= BEHIND {
            return Ok(());
        }
        let rest = self.rest.pop_front().unwrap_or_default();
        self.complete(rest)
    }

    /// Writes what was not written yet.
    pub(super) fn end(mut self) -> Result<(), StoreFault> {
        for (key, value) in std::mem::take(&mut self.next) {
            self.write(&key, value)?;
        }
        while let Some(rest) = self.rest.pop_front() {
            self.complete(rest)?;
        }
        Ok(())
    }

    fn complete(&self, rest: Vec<Entry>) -> Result<(), StoreFault> {
        for (key, value) in rest.iter().take(WHOLE - (ROOM - HALF)) {
            // Another value: the same one twice would be one change.
            let other: &[u8] = if value.is_empty() { &[0] } else { &[] };
            self.write(key, other.into())?;
        }
        for (key, value) in rest {
            self.write(&key, value)?;
        }
        Ok(())
    }

    fn write(&self, key: &[u8], value: IVec) -> Result<(), StoreFault> {
        let written = self.to.tree.insert(key, value);
        written.map_err(|error| fault(&self.to.folder, &error)).map(drop)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::sled::launch;
    use crate::store::sled::survey::pages_of;

    #[test]
    fn a_tree_that_was_filled_has_full_pages_and_what_was_put_into_it() {
        let folder = tempfile::tempdir().unwrap();
        for keys in [0, 1, 16, 17, 40, 5_000] {
            let log = folder.path().join(keys.to_string());
            let to = launch::launch(&log, folder.path()).unwrap();
            let entry = |number: usize| (format!("{number:06}"), vec![7; number % 3 * 100]);
            let mut filler = Filler::of(&to);
            for (key, value) in (0..keys).map(entry) {
                filler.push(key.as_bytes().into(), value.into()).unwrap();
            }
            filler.end().unwrap();
            let filled = to
                .tree
                .iter()
                .map(|entry| entry.map(|(key, value)| (key.to_vec(), value.to_vec())));
            let filled: Vec<(Vec<u8>, Vec<u8>)> = filled.collect::<Result<_, _>>().unwrap();
            let put: Vec<(Vec<u8>, Vec<u8>)> = (0..keys)
                .map(entry)
                .map(|(key, value)| (key.into_bytes(), value))
                .collect();
            assert!(filled == put, "{keys} keys: {} are there", filled.len());
            to.tree.flush().unwrap();
            drop(to);
            launch::let_go(&log);
            let pages = pages_of(&log).unwrap();
            assert!(pages <= keys / ROOM + 4, "{keys} keys on {pages} pages");
        }
    }
}
