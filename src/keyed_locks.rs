//! A lock for each key that somebody holds or waits for: who asks for the same key comes one at a time, in
//! the order in which they asked, and no key waits for another. Knows nothing of what is done meanwhile.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::OwnedMutexGuard;

/// The locks that somebody holds or waits for; of the other keys nothing is kept.
#[derive(Debug)]
pub struct KeyedLocks<K>(Mutex<HashMap<K, Arc<tokio::sync::Mutex<()>>>>);

/// Held by whoever's turn it is; let go of, it passes to who waits next.
#[derive(Debug)]
pub struct KeyedGuard<'a, K: Copy + Eq + Hash> {
    locks: &'a KeyedLocks<K>,
    key: K,
    /// Nothing while it is waited for.
    held: Option<OwnedMutexGuard<()>>,
}

impl<K> Default for KeyedLocks<K> {
    fn default() -> KeyedLocks<K> {
        KeyedLocks(Mutex::default())
    }
}

impl<K: Copy + Eq + Hash> KeyedLocks<K> {
    /// Waits until nobody else holds the lock of this key.
    pub async fn lock(&self, key: K) -> KeyedGuard<'_, K> {
        let lock = Arc::clone(self.kept().entry(key).or_default());
        // Whoever waits no longer leaves nothing behind either.
        let mut guard = KeyedGuard {
            locks: self,
            key,
            held: None,
        };
        guard.held = Some(lock.lock_owned().await);
        guard
    }

    fn kept(&self) -> MutexGuard<'_, HashMap<K, Arc<tokio::sync::Mutex<()>>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Copy + Eq + Hash> Drop for KeyedGuard<'_, K> {
    fn drop(&mut self) {
        let mut kept = self.locks.kept();
        drop(self.held.take());
        // Whoever waits has taken theirs from here.
        if kept
            .get(&self.key)
            .is_some_and(|lock| Arc::strong_count(lock) == 1)
        {
            kept.remove(&self.key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::KeyedLocks;
    use futures_util::FutureExt;

    #[test]
    fn no_key_waits_for_another() {
        let locks = KeyedLocks::default();
        let held: Vec<_> = (0..100).map(|key| locks.lock(key << 10).now_or_never()).collect();
        assert!(held.iter().all(Option::is_some));
        drop(held);
        assert!(locks.kept().is_empty());
    }

    #[test]
    fn who_asks_for_one_key_comes_in_order_and_leaves_nothing_behind() {
        let locks = KeyedLocks::default();
        let first = locks.lock(7).now_or_never();
        let (mut second, mut third) = (Box::pin(locks.lock(7)), Box::pin(locks.lock(7)));
        assert!(second.as_mut().now_or_never().is_none() && third.as_mut().now_or_never().is_none());
        drop(first);
        assert!(third.as_mut().now_or_never().is_none(), "it is the second one's turn");
        // Who stops waiting lets the next one in.
        drop(second);
        let third = third.now_or_never();
        assert!(third.is_some() && locks.lock(7).now_or_never().is_none());
        assert_eq!(locks.kept().len(), 1);
        drop(third);
        assert!(locks.kept().is_empty());
    }
}
