//! A page of the engine's tree as its messages tell it. Knows no file.

use super::message::number;
use std::collections::BTreeMap;

/// A page that holds entries: those whose keys are from `low` on and below `high`.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Leaf {
    pub low: Vec<u8>,
    /// Empty where there is no end.
    pub high: Vec<u8>,
    /// Whether it was about to become part of the page before it.
    pub merging: bool,
    /// How much of `low` all keys begin with, which stands in none of them.
    prefix: usize,
    entries: BTreeMap<Vec<u8>, Vec<u8>>,
}

impl Leaf {
    /// The page in a message's body; nothing where it holds no entries.
    pub(super) fn read(body: &[u8]) -> Option<Leaf> {
        let (_, rest) = number(body)?;
        let (_, rest) = number(rest)?;
        let (flags, rest) = rest.split_at_checked(2)?;
        let (low, rest) = text(rest)?;
        let (high, rest) = text(rest)?;
        let (kind, rest) = rest.split_first()?;
        let (count, mut rest) = number(rest)?;
        if *kind != 0 || usize::from(flags[1]) > low.len() {
            return None;
        }
        let mut keys = Vec::new();
        for _ in 0..count {
            let key;
            (key, rest) = text(rest)?;
            keys.push(key.to_vec());
        }
        let mut entries = BTreeMap::new();
        for key in keys {
            let value;
            (value, rest) = text(rest)?;
            entries.insert(key, value.to_vec());
        }
        rest.is_empty().then(|| Leaf {
            low: low.to_vec(),
            high: high.to_vec(),
            merging: flags[0] != 0,
            prefix: usize::from(flags[1]),
            entries,
        })
    }

    /// Makes the change that a message's body tells; nothing where it is none.
    pub(super) fn change(&mut self, body: &[u8]) -> Option<()> {
        let (kind, rest) = body.split_first()?;
        match kind {
            0 => {
                let (key, rest) = text(rest)?;
                let (value, _) = text(rest)?;
                self.entries.insert(key.to_vec(), value.to_vec());
            }
            1 => drop(self.entries.remove(text(rest)?.0)),
            4 => self.merging = true,
            // What becomes of pages below this one: of those that hold entries none has any.
            2 | 3 => {}
            _ => return None,
        }
        Some(())
    }

    /// The entries, in order.
    pub(super) fn entries(&self) -> impl Iterator<Item = (Vec<u8>, &[u8])> {
        let before = &self.low[..self.prefix];
        self.entries
            .iter()
            .map(move |(key, value)| ([before, key].concat(), value.as_slice()))
    }
}

/// Bytes with their length before them, and what follows.
fn text(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let (length, rest) = number(bytes)?;
    rest.split_at_checked(usize::try_from(length).ok()?)
}
