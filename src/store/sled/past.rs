//! What keys held at a moment, of those that were changed since: with the tree as it is now that
//! makes the tree of then.
//!
//! Whoever writes keeps a key's value here before the tree gets another one; whoever reads looks
//! into the tree first and here after. So a change that was seen in the tree is found here, and
//! what is not found here had not changed when it was read. Knows no tree.

use std::collections::BTreeMap;
use std::mem::size_of;
use std::sync::{Arc, Mutex, PoisonError, Weak};

/// The most bytes that are kept; a reader that is so slow gets no more.
const MOST: usize = 64 << 20;

/// The first bytes of keys that no moment is read for: what leads to tables, of which each table has a
/// list, and what interactions made, which stands in their records.
const NOT_READ: &[u8] = b"bdfiopu";

/// A key and its value of then: none where there was no such key.
type Before = (Vec<u8>, Option<Vec<u8>>);

/// What was before, since one moment.
#[derive(Debug)]
pub(super) struct Past(Mutex<Values>);

#[derive(Debug, Default)]
struct Values {
    before: BTreeMap<Vec<u8>, Option<Vec<u8>>>,
    bytes: usize,
    most: usize,
    spilt: bool,
}

impl Past {
    fn new(most: usize) -> Past {
        Past(Mutex::new(Values {
            most,
            ..Values::default()
        }))
    }

    fn with<T>(&self, look: impl FnOnce(&mut Values) -> T) -> T {
        look(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Keeps a key's value before its first change.
    fn keep(&self, key: &[u8], before: Option<&Vec<u8>>) {
        self.with(|values| {
            if values.spilt || values.before.contains_key(key) {
                return;
            }
            values.bytes += key.len() + before.map_or(0, Vec::len) + 2 * size_of::<Before>();
            if values.bytes > values.most {
                values.spilt = true;
                values.before.clear();
            } else {
                values.before.insert(key.to_vec(), before.cloned());
            }
        });
    }

    /// What a key held, if it was changed since.
    pub(super) fn of(&self, key: &[u8]) -> Option<Option<Vec<u8>>> {
        self.with(|values| values.before.get(key).cloned())
    }

    /// What the keys that begin so held, of those that were changed since.
    pub(super) fn begun_with(&self, prefix: &[u8]) -> Vec<Before> {
        self.with(|values| {
            let from = values.before.range(prefix.to_vec()..);
            let those = from.take_while(|(key, _)| key.starts_with(prefix));
            those.map(|(key, value)| (key.clone(), value.clone())).collect()
        })
    }

    /// Whether more had to be kept than is.
    pub(super) fn spilt(&self) -> bool {
        self.with(|values| values.spilt)
    }
}

/// The moments that are still read.
#[derive(Debug, Default)]
pub(super) struct Pasts(Vec<Weak<Past>>);

impl Pasts {
    /// This moment, until the last one lets go of it.
    pub(super) fn begin(&mut self) -> Arc<Past> {
        let past = Arc::new(Past::new(MOST));
        self.0.push(Arc::downgrade(&past));
        past
    }

    /// Keeps a key's value for all moments, before it is changed.
    pub(super) fn keep(&self, key: &[u8], before: Option<&Vec<u8>>) {
        if self.0.is_empty() || key.first().is_some_and(|kind| NOT_READ.contains(kind)) {
            return;
        }
        for past in self.0.iter().filter_map(Weak::upgrade) {
            past.keep(key, before);
        }
    }

    /// Forgets the moments that nobody reads any more.
    pub(super) fn tidy(&mut self) {
        self.0.retain(|past| past.strong_count() > 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_value_of_a_key_is_kept_and_no_more_than_there_is_room_for() {
        let past = Past::new(400);
        past.keep(b"b", Some(&vec![1]));
        past.keep(b"b", None);
        past.keep(b"ba", None);
        past.keep(b"c", Some(&vec![2]));
        assert_eq!((past.of(b"b"), past.of(b"ba"), past.of(b"x")), (Some(Some(vec![1])), Some(None), None));
        assert_eq!(past.begun_with(b"b"), [(b"b".to_vec(), Some(vec![1])), (b"ba".to_vec(), None)]);
        assert!(!past.spilt());
        past.keep(b"d", Some(&vec![0; 400]));
        assert!(past.spilt() && past.of(b"b").is_none());
    }

    #[test]
    fn a_moment_is_kept_for_as_long_as_somebody_reads_it() {
        let mut pasts = Pasts::default();
        let (one, other) = (pasts.begin(), pasts.begin());
        pasts.keep(b"r", None);
        pasts.keep(b"d", None);
        assert!(one.of(b"r").is_some() && other.of(b"r").is_some());
        assert!(one.of(b"d").is_none(), "a deadline is not read");
        drop(one);
        pasts.tidy();
        assert_eq!(pasts.0.len(), 1);
        drop(other);
        pasts.keep(b"x", None);
        pasts.tidy();
        assert!(pasts.0.is_empty());
    }
}
