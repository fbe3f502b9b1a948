//! Asks Discord for one message at a time: in its turn, with what was refused lately in mind. Knows
//! no post.

use super::body::Body;
use super::lane::{Lane, Urgency};
use super::limiter::Turn;
use super::outbox::Target;
use super::port::Port;
use super::refusals::{Refusals, Way};
use super::shown::Standing;
use super::trouble::Trouble;
use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// How far a target came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Progress {
    /// It stands as it should.
    Done,
    /// It stands as it should, and nothing about it will change any more.
    Over,
    /// Discord refuses it; after so long it is worth asking again.
    Later(Duration),
}

/// How long after a refused token, or a fault of ours, something is tried again.
pub(super) const SOON: Duration = Duration::from_secs(60);

/// The port, what was refused, and what may stand already.
pub(super) struct Courier {
    pub(super) port: Arc<dyn Port>,
    pub(super) refusals: Refusals,
    /// The targets of which something may stand that was not noted: from before the start, or
    /// because an answer was lost.
    doubtful: Mutex<HashSet<Target>>,
}

impl Courier {
    pub(super) fn new(port: Arc<dyn Port>) -> Courier {
        Courier {
            port,
            refusals: Refusals::default(),
            doubtful: Mutex::default(),
        }
    }

    /// Something of a target may stand that was not noted.
    pub(super) fn doubt(&self, target: Target) {
        self.doubtful
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .insert(target);
    }

    /// What stands of a target was noted.
    pub(super) fn trust(&self, target: Target) {
        self.doubtful
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .remove(&target);
    }

    /// Whether something of a target may stand that was not noted.
    pub(super) fn doubts(&self, target: Target) -> bool {
        self.doubtful
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .contains(&target)
    }

    /// Waits for a turn, unless what it leads to was refused lately.
    ///
    /// # Errors
    /// How long it is not asked for.
    pub(super) async fn turn(&self, lane: Lane, urgency: Urgency, ways: &[Way]) -> Result<Turn, Duration> {
        self.refusals.closed(ways)?;
        Ok(self.port.turn(lane, urgency).await)
    }

    /// Sends a message of a target with a word that makes it stand once only. Where it may stand
    /// already, it may tell of an earlier position: then it is changed into what it should be.
    pub(super) async fn send(
        &self,
        turn: Turn,
        target: Target,
        channel: u64,
        body: Body,
    ) -> Result<Standing, Trouble> {
        let again = self.doubts(target).then(|| body.clone());
        let sent = self.port.send(turn, channel, body).await;
        if sent.as_ref().is_err_and(Trouble::passes) {
            self.doubt(target);
        }
        let standing = Standing {
            channel,
            message: sent?,
        };
        if let Some(body) = again {
            let turn = self.port.turn(Lane::Edit(channel), Urgency::Board).await;
            self.edit(turn, standing, body).await?;
        }
        Ok(standing)
    }

    /// Changes a message.
    pub(super) async fn edit(&self, turn: Turn, standing: Standing, body: Body) -> Result<(), Trouble> {
        self.port
            .edit(turn, standing.channel, standing.message, body)
            .await
    }

    /// What a failure comes to: tried again at once by whoever asked, or not for a while.
    ///
    /// # Errors
    /// It may well succeed a little later.
    pub(super) fn failed(&self, target: Target, way: Way, why: Trouble) -> Result<Progress, Trouble> {
        if why.passes() {
            return Err(why);
        }
        if why == Trouble::Unauthorized {
            // The bot is about to end; what it owes is shown after the next start.
            return Ok(Progress::Later(SOON));
        }
        let wait = self.refusals.refused(way, &why);
        let minutes = wait.as_secs() / 60;
        match way {
            Way::Message(_) => tracing::error!(?target, %why, minutes, "a message is refused"),
            _ => tracing::warn!(?target, %why, minutes, "a channel or a person cannot be reached"),
        }
        Ok(Progress::Later(wait))
    }
}
