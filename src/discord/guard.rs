//! Work whose panic is caught at the edge of its task, so that it hides nothing else, and locks that
//! outlive one. Knows nothing of the work.

use futures_util::FutureExt;
use std::panic::AssertUnwindSafe;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A piece of work panicked. What it panicked with is in the log of the program's own panic hook,
/// and nowhere else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a piece of work ended in a panic")]
pub struct Panicked;

/// Does a piece of work.
///
/// # Errors
/// It panicked; what it held is released, as an unwinding releases it.
pub async fn guarded<T>(work: impl Future<Output = T>) -> Result<T, Panicked> {
    AssertUnwindSafe(work).catch_unwind().await.map_err(|_| Panicked)
}

/// The content of a lock, whatever became of who held it last.
pub fn locked<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}
