//! Work on a thread of its own, which everything else goes before.

use super::Failure;
use std::thread;
use tokio::runtime::Builder;
use tokio::sync::oneshot;
use tokio_util::sync::CancellationToken;

/// Does some work there, until it is done, the end is asked for, or nobody waits for it any more.
/// It may block.
pub(super) async fn apart<T: Send + 'static>(
    work: impl Future<Output = Result<T, Failure>> + Send + 'static,
    stop: &CancellationToken,
) -> Result<T, Failure> {
    let stop = stop.child_token();
    let _given_up = stop.clone().drop_guard();
    let (reply, answer) = oneshot::channel();
    thread::Builder::new().name("backup".to_owned()).spawn(move || {
        stand_back();
        let done = match Builder::new_current_thread().enable_all().build() {
            Err(why) => Err(Failure::new(format!("the system gives no threads: {why}"))),
            Ok(runtime) => runtime.block_on(async {
                tokio::select! {
                    done = work => done,
                    () = stop.cancelled() => Err(Failure::new("it was broken off, because the program is ending")),
                }
            }),
        };
        // Whoever stopped waiting does not need the answer.
        let _ = reply.send(done);
    })?;
    answer
        .await
        .unwrap_or_else(|_| Err(Failure::new("it ended in a panic; the log has it")))
}

/// From now on this thread, with those that it starts, has processor time when nobody else wants it.
#[cfg(target_os = "linux")]
pub(super) fn stand_back() {
    // Where that is not allowed it is done all the same.
    let _ = rustix::process::setpriority_process(None, 19);
}

/// Elsewhere that would be the whole process.
#[cfg(not(target_os = "linux"))]
pub(super) fn stand_back() {}
