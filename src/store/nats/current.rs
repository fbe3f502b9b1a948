//! A stream as this process knows it, made current: afterwards whatever was acknowledged anywhere before is known.

use super::barrier::Barrier;
use super::fault::NatsFault;
use super::link::PATIENCE;
use super::progress::Progress;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::Instant;

/// How long whoever waits for news waits before it is read from the stream.
const WAIT: Duration = Duration::from_secs(1);

/// How far a stream is, and how far it is taken in here.
#[derive(Debug)]
pub(super) struct Current {
    pub(super) barrier: Barrier,
    pub(super) progress: Arc<Progress>,
    /// Something may be missing here.
    pub(super) doubt: Notify,
}

impl Current {
    pub(super) fn new(barrier: Barrier, progress: Arc<Progress>) -> Current {
        Current {
            barrier,
            progress,
            doubt: Notify::new(),
        }
    }

    /// Waits until everything is taken in that was acknowledged anywhere before.
    pub(super) async fn reach(&self) -> Result<(), NatsFault> {
        let sequence = self.barrier.passed().await?;
        let until = Instant::now() + PATIENCE;
        let doubt = || self.doubt.notify_one();
        if self.progress.reached(sequence, until, WAIT, doubt).await {
            return Ok(());
        }
        Err(NatsFault::Unreachable {
            cause: "the stream could not be followed".to_owned(),
        })
    }
}
