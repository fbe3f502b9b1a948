//! One write that is tried until it is known what became of it, or patience ends.

use super::fault::NatsFault;
use super::heading::Own;
use super::link::{Link, PATIENCE, PAUSE};
use crate::store::Refused;
use tokio::time::Instant;

/// A write in progress.
#[derive(Debug)]
pub(super) struct Attempt {
    pub(super) own: Own,
    until: Instant,
    /// A try was not answered: it may have been written.
    pub(super) doubtful: bool,
    /// The leader was asked what there is since the last try.
    pub(super) consulted: bool,
}

impl Attempt {
    pub(super) fn new(link: &Link) -> Attempt {
        Attempt {
            own: link.own(),
            until: Instant::now() + PATIENCE,
            doubtful: false,
            consulted: false,
        }
    }

    /// Waits a moment after a try that nobody answered.
    pub(super) async fn silent(&mut self, cause: String) -> Result<(), Refused> {
        self.doubtful = true;
        self.again(cause).await
    }

    /// Waits a moment after a try that wrote nothing.
    pub(super) async fn again(&mut self, cause: String) -> Result<(), Refused> {
        self.consulted = false;
        if Instant::now() > self.until {
            return Err(self.refusal(NatsFault::Unreachable { cause }));
        }
        tokio::time::sleep(PAUSE).await;
        Ok(())
    }

    /// What a fault is to whoever waits: nothing was written, unless a try was not answered.
    pub(super) fn refusal(&self, fault: NatsFault) -> Refused {
        if self.doubtful {
            tracing::warn!(%fault, "it is not known whether something was written");
            Refused::Unknown
        } else {
            Refused::Failed(fault.into())
        }
    }
}
