//! Asking the thread that writes, and reading beside it. Knows no table.

use super::reads::{Reads, SharedReads};
use super::request::Request;
use super::status::Status;
use crate::store::{Answer, Refused, StoreFault};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{mpsc, oneshot};

/// Whoever asks and reads.
#[derive(Debug)]
pub(super) struct Access {
    pub shared: Arc<SharedReads>,
    pub status: Arc<Status>,
    queue: Mutex<Option<mpsc::Sender<Request>>>,
}

impl Access {
    /// To a thread that takes its requests from this queue.
    pub(super) fn to(queue: mpsc::Sender<Request>, shared: Arc<SharedReads>, status: Arc<Status>) -> Access {
        Access {
            shared,
            status,
            queue: Mutex::new(Some(queue)),
        }
    }

    /// What requests go to; nothing once the store is closed.
    pub(super) fn queue(&self) -> MutexGuard<'_, Option<mpsc::Sender<Request>>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) async fn ask<T>(
        &self,
        request: impl FnOnce(oneshot::Sender<Result<T, Refused>>) -> Request,
    ) -> Result<T, Refused> {
        let queue = self.queue().clone().ok_or(StoreFault::Closed)?;
        let (reply, answer) = oneshot::channel();
        queue.send(request(reply)).await.map_err(|_| StoreFault::Closed)?;
        drop(queue);
        answer.await.unwrap_or(Err(Refused::Unknown))
    }

    /// A read that may take as long as it likes: on a thread of its own.
    pub(super) fn look<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Reads) -> Result<T, StoreFault> + Send + 'static,
    ) -> Answer<'_, Result<T, StoreFault>> {
        Box::pin(async move {
            let shared = Arc::clone(&self.shared);
            let read = move || read(shared.held().as_ref().ok_or(StoreFault::Closed)?);
            let read = tokio::task::spawn_blocking(read).await;
            self.seen(read.unwrap_or_else(|error| Err(self.broke_off(&error.to_string()))))
        })
    }

    /// A read of a few keys: where it is asked for, unless the log is being exchanged. Their pages are
    /// in memory mostly, and to hand such a read to another thread costs ten times what it takes.
    pub(super) fn glance<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Reads) -> Result<T, StoreFault> + Send + 'static,
    ) -> Answer<'_, Result<T, StoreFault>> {
        Box::pin(async move {
            let read = match self.shared.held_now() {
                Some(held) => {
                    let read = || read(held.as_ref().ok_or(StoreFault::Closed)?);
                    Ok(catch_unwind(AssertUnwindSafe(read)))
                }
                None => Err(read),
            };
            match read {
                Ok(read) => self.seen(read.unwrap_or_else(|_| Err(self.broke_off("the engine gave up")))),
                Err(read) => self.look(read).await,
            }
        })
    }

    /// What was read. After a failed write the engine shows in memory what may not be on the disk.
    fn seen<T>(&self, read: Result<T, StoreFault>) -> Result<T, StoreFault> {
        self.status.standing()?;
        read
    }

    fn broke_off(&self, why: &str) -> StoreFault {
        StoreFault::System {
            folder: self.status.folder().to_owned(),
            cause: format!("a read broke off: {why}"),
        }
    }
}
