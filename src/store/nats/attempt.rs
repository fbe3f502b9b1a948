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
    /// A try was sent, and so it may have been written: also where it was refused, since a leader that was deposed and
    /// its successor may both have heard it, and the first answer is the one that counts.
    pub(super) doubtful: bool,
    /// What there is was learnt since the last try.
    pub(super) consulted: bool,
    /// How many tries were refused because another sequence was expected than there is.
    behind: u32,
}

impl Attempt {
    pub(super) fn new(link: &Link) -> Attempt {
        Attempt {
            own: link.own(),
            until: Instant::now() + PATIENCE,
            doubtful: false,
            consulted: false,
            behind: 0,
        }
    }

    /// A try is sent.
    pub(super) fn sent(&mut self) {
        self.doubtful = true;
        self.consulted = false;
    }

    /// What there is was learnt after a try that was refused because another sequence was expected. Where that happened
    /// before, a moment is waited: whoever refuses may be a deposed leader.
    pub(super) async fn behind(&mut self) -> Result<(), Refused> {
        self.consulted = true;
        self.behind += 1;
        if self.behind > 1 {
            self.again("another sequence is expected than there is".to_owned())
                .await?;
            self.consulted = true;
        }
        Ok(())
    }

    /// Waits a moment after a try that nobody answered, or that wrote nothing yet.
    pub(super) async fn again(&mut self, cause: String) -> Result<(), Refused> {
        self.consulted = false;
        if Instant::now() > self.until {
            return Err(self.refusal(NatsFault::Unreachable { cause }));
        }
        tokio::time::sleep(PAUSE).await;
        Ok(())
    }

    /// What a fault is to whoever waits: nothing was written, unless a try was sent.
    pub(super) fn refusal(&self, fault: NatsFault) -> Refused {
        if self.doubtful {
            tracing::warn!(%fault, "it is not known whether something was written");
            Refused::Unknown
        } else {
            Refused::Failed(fault.into())
        }
    }
}
