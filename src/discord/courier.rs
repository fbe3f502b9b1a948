//! Asks Discord for one message at a time: in its turn, with what was refused lately in mind. Knows
//! no post.

use super::backlog::Backlog;
use super::body::Body;
use super::guard::locked;
use super::ids::{AnyChannel, ChannelId, DirectId, MessageId, MessageRef};
use super::lane::{Lane, Urgency};
use super::limiter::{RequestRate, Slot};
use super::port::{Call, Port};
use super::refusals::{Refusals, Way};
use super::target::Target;
use super::trouble::Trouble;
use crate::store::TableId;
use crate::table::{Everyone, Only, Place};
use crate::words::{Arg, Message};
use std::collections::HashSet;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// How far a target came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Progress {
    /// It stands as it should.
    Done,
    /// It stands as it should, and nothing about it will change any more.
    Over,
    /// It is good enough for so long, and then to be looked at again.
    PutOff(Duration),
    /// It comes again with the backlog, when all others were compared.
    Behind,
    /// Discord refuses it; after so long it is worth asking again.
    Later(Duration),
}

/// An audience that messages are kept for: the kind of channel that it reads, and the port's way
/// there.
pub(super) trait Readership: Sized {
    /// Where it reads.
    type Channel: Copy + Into<AnyChannel>;
    /// Posts a message there.
    fn post(port: &dyn Port, turn: Slot, channel: Self::Channel, body: Body<Self>) -> Call<'_, MessageId>;
    /// Changes a message there.
    fn edit(
        port: &dyn Port,
        turn: Slot,
        message: MessageRef<Self::Channel>,
        body: Body<Self>,
    ) -> Call<'_, ()>;
}

impl Readership for Everyone {
    type Channel = ChannelId;

    fn post(port: &dyn Port, turn: Slot, channel: ChannelId, body: Body<Everyone>) -> Call<'_, MessageId> {
        port.post(turn, channel, body)
    }

    fn edit(
        port: &dyn Port,
        turn: Slot,
        message: MessageRef<ChannelId>,
        body: Body<Everyone>,
    ) -> Call<'_, ()> {
        port.edit(turn, message, body)
    }
}

impl Readership for Only {
    type Channel = DirectId;

    fn post(port: &dyn Port, turn: Slot, channel: DirectId, body: Body<Only>) -> Call<'_, MessageId> {
        port.post_direct(turn, channel, body)
    }

    fn edit(port: &dyn Port, turn: Slot, message: MessageRef<DirectId>, body: Body<Only>) -> Call<'_, ()> {
        port.edit_direct(turn, message, body)
    }
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
    /// The tables that are compared when nobody waits for them.
    pub(super) backlog: Arc<Backlog>,
}

impl Courier {
    pub(super) fn new(port: Arc<dyn Port>, RequestRate(per_second): RequestRate) -> Courier {
        Courier {
            port,
            refusals: Refusals::default(),
            doubtful: Mutex::default(),
            backlog: Arc::new(Backlog::new(per_second)),
        }
    }

    /// Something of a target may stand that was not noted.
    pub(super) fn doubt(&self, target: Target) {
        locked(&self.doubtful).insert(target);
    }

    /// What stands of a target was noted.
    pub(super) fn trust(&self, target: Target) {
        locked(&self.doubtful).remove(&target);
    }

    /// Whether something of a target may stand that was not noted.
    pub(super) fn doubts(&self, target: Target) -> bool {
        locked(&self.doubtful).contains(&target)
    }

    /// Waits for a turn of a table's, unless what it leads to was refused lately.
    ///
    /// # Errors
    /// How long it is not asked for; nothing where the table comes again with the backlog.
    pub(super) async fn turn(
        &self,
        table: TableId,
        (lane, urgency): (Lane, Urgency),
        ways: &[Way],
    ) -> Result<Slot, Option<Duration>> {
        self.refusals.closed(ways)?;
        if !self.backlog.pace(table).await {
            return Err(None);
        }
        Ok(self.port.turn(lane, urgency).await)
    }

    /// Sends a message of a target with a word that makes it stand once only. Where it may stand
    /// already, it may tell of an earlier position: then it is changed into what it should be.
    pub(super) async fn post<A: Readership>(
        &self,
        turn: Slot,
        target: Target,
        channel: A::Channel,
        body: Body<A>,
    ) -> Result<MessageRef<A::Channel>, Trouble> {
        let again = self.doubts(target).then(|| body.clone());
        let posted = A::post(&*self.port, turn, channel, body).await;
        if posted.as_ref().is_err_and(Trouble::passes) {
            self.doubt(target);
        }
        let standing = MessageRef {
            channel,
            message: posted?,
        };
        if let Some(body) = again {
            let turn = self.port.turn(Lane::Edit(channel.into()), Urgency::Board).await;
            self.edit(turn, standing, body).await?;
        }
        Ok(standing)
    }

    /// Changes a message.
    pub(super) async fn edit<A: Readership>(
        &self,
        turn: Slot,
        message: MessageRef<A::Channel>,
        body: Body<A>,
    ) -> Result<(), Trouble> {
        A::edit(&*self.port, turn, message, body).await
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
            Way::Message(_) => tracing::error!(%target, %why, minutes, "a message is refused"),
            _ => tracing::warn!(%target, %why, minutes, "a channel or a person cannot be reached"),
        }
        Ok(Progress::Later(wait))
    }

    /// What a person is told above their panel where the table's channel is closed to us.
    pub(super) fn notice(&self, place: Place) -> Option<Message> {
        let why = self.refusals.why(Way::Channel(ChannelId(place.0)))?;
        let id = if why == Trouble::UnknownChannel {
            "edge-channel-gone"
        } else {
            "edge-channel-closed"
        };
        Some(Message::new(id).with("where", Arg::Word(format!("<#{}>", place.0).into())))
    }
}
