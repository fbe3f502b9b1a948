//! The threads on which computers think, a few at a time, whoever asks.

use tokio::runtime::{Builder, Runtime};
use tokio::sync::Semaphore;

/// The threads on which is thought; they end by themselves once nobody needs them.
pub(super) struct ThinkingThreads {
    runtime: Option<Runtime>,
    free: Semaphore,
}

impl Drop for ThinkingThreads {
    fn drop(&mut self) {
        self.runtime
            .take()
            .into_iter()
            .for_each(Runtime::shutdown_background);
    }
}

impl ThinkingThreads {
    /// So many threads, each of which does something first.
    ///
    /// # Errors
    /// The system gives none.
    pub(super) fn new(threads: usize, begin: fn()) -> std::io::Result<ThinkingThreads> {
        let runtime = Builder::new_current_thread()
            .max_blocking_threads(threads)
            .thread_name("computer")
            .on_thread_start(begin)
            .build()?;
        Ok(ThinkingThreads {
            runtime: Some(runtime),
            free: Semaphore::new(threads),
        })
    }

    /// Does some thinking as soon as a thread is free, after whoever has waited longer; nothing where it
    /// panicked.
    pub(super) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let runtime = self.runtime.as_ref()?.handle().clone();
        let free = self.free.acquire().await;
        let done = runtime.spawn_blocking(work).await;
        drop(free);
        done.ok()
    }
}
