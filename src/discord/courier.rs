//! Asks Discord for one message at a time: in its turn, with what was refused lately in mind. Knows
//! no post.

use super::backlog::Backlog;
use super::body::Body;
use super::delivery::Delivery;
use super::ids::{AnyChannel, ChannelId, DirectId, MessageRef};
use super::lane::{Lane, Urgency};
use super::limiter::{RequestRate, Slot};
use super::notes::Notes;
use super::pending_post::PendingPost;
use super::placement::link;
use super::port::{Call, Port, Posted};
use super::profile::{self, Form};
use super::refusals::{Refusals, Way};
use super::target::Target;
use super::trouble::Trouble;
use crate::store::{StoreFault, TableId};
use crate::table::{Everyone, Only, Place};
use crate::words::{Arg, Message};
use serde::Serialize;
use std::sync::Arc;
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
    type Channel: Copy + PartialEq + Serialize + Send + Sync + Into<AnyChannel>;
    /// Posts a message there.
    fn post(port: &dyn Port, turn: Slot, channel: Self::Channel, body: Body<Self>) -> Call<'_, Posted>;
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

    fn post(port: &dyn Port, turn: Slot, channel: ChannelId, body: Body<Everyone>) -> Call<'_, Posted> {
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

    fn post(port: &dyn Port, turn: Slot, channel: DirectId, body: Body<Only>) -> Call<'_, Posted> {
        port.post_direct(turn, channel, body)
    }

    fn edit(port: &dyn Port, turn: Slot, message: MessageRef<DirectId>, body: Body<Only>) -> Call<'_, ()> {
        port.edit_direct(turn, message, body)
    }
}

/// How long after a refused token, or a fault of ours, something is tried again.
pub(super) const SOON: Duration = Duration::from_secs(60);

/// The most messages before the present one that are remembered for their controls.
const BEFORE: usize = 40;

/// A message that was posted, and what is to be noted of it.
pub(super) struct PostedMessage<C> {
    /// Where.
    pub(super) at: MessageRef<C>,
    /// What was asked for when it was made.
    pub(super) made: PendingPost<C>,
    /// Whether it shows what was asked for now.
    pub(super) like: bool,
}

impl<C: Copy> PostedMessage<C> {
    /// What is noted of it, after what stood there before: that leads to it, so it does no harm until it has shrunk.
    pub(super) fn noted(self, shown: &mut Delivery<C>) -> Delivery<C> {
        let mut before = std::mem::take(&mut shown.before);
        before.extend(shown.former());
        before.drain(..before.len().saturating_sub(BEFORE));
        Delivery {
            before,
            stamp: shown.stamp,
            recorded: shown.recorded,
            standing: Some(self.at),
            turn: self.made.turn,
            asks: self.made.asks,
            news: self.made.news,
            again: self.made.again,
            at: self.made.at,
            since: self.made.since,
            called: self.made.called,
            ..Delivery::default()
        }
    }
}

/// The port, and what was refused.
pub(super) struct Courier {
    pub(super) port: Arc<dyn Port>,
    pub(super) refusals: Refusals,
    notes: Notes,
    /// The tables that are compared when nobody waits for them.
    pub(super) backlog: Arc<Backlog>,
}

impl Courier {
    pub(super) fn new(port: Arc<dyn Port>, notes: Notes, RequestRate(per_second): RequestRate) -> Courier {
        Courier {
            port,
            notes,
            refusals: Refusals::default(),
            backlog: Arc::new(Backlog::new(per_second)),
        }
    }

    /// What came of changing a message. Where no answer came nobody knows what it shows, which is noted: so it is changed
    /// again, whatever it is to show then.
    ///
    /// # Errors
    /// It was not changed, or may not have been.
    pub(super) async fn edited<C: Serialize + Sync>(
        &self,
        key: &str,
        shown: &mut Delivery<C>,
        edited: Result<(), Trouble>,
    ) -> Result<(), Trouble> {
        if edited.as_ref().is_err_and(Trouble::is_doubtful) {
            shown.fingerprint.clear();
            shown.settled.clear();
            self.notes.put_fact(key, shown).await?;
        }
        edited
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

    /// Posts a message with the nonce by which it stands once only, and notes under `key` before that it was asked for.
    /// Where it is not known what came of the one that was asked for before, that one's nonce is used: a message that
    /// stands already is changed into this one, and where it tells of something earlier it is noted as that.
    pub(super) async fn post<A: Readership>(
        &self,
        key: &str,
        turn: Slot,
        mut body: Body<A>,
        asked: PendingPost<A::Channel>,
        shown: &mut Delivery<A::Channel>,
    ) -> Result<PostedMessage<A::Channel>, Trouble> {
        let channel = asked.channel;
        let earlier = shown.pending.take().filter(|earlier| earlier.channel == channel);
        let pending = earlier.clone().unwrap_or_else(|| asked.clone());
        body.nonce = Some(pending.nonce.clone());
        shown.pending = Some(pending);
        if earlier.is_none() {
            self.notes.put(key, shown).await?;
        }
        let again = earlier.is_some().then(|| body.clone());
        let posted = match A::post(&*self.port, turn, channel, body).await {
            Ok(posted) => posted,
            Err(why) => {
                if earlier.is_none() && !why.is_doubtful() {
                    shown.pending = None;
                    self.notes.put_fact(key, shown).await?;
                }
                return Err(why);
            }
        };
        shown.pending = None;
        let message = posted.message;
        let at = MessageRef { channel, message };
        let (made, like) = match (earlier, again) {
            (Some(earlier), _) if !posted.as_asked => (earlier, false),
            (_, Some(body)) => {
                // Its text is the same; its picture may be another.
                let turn = self.port.turn(Lane::Edit(channel.into()), Urgency::Board).await;
                let edited = self.edit(turn, at, body).await;
                match edited {
                    Err(why) if why.passes() => return Err(why),
                    edited => (asked, edited.is_ok()),
                }
            }
            (_, None) => (asked, true),
        };
        Ok(PostedMessage { at, made, like })
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

    /// Makes of a message what stays of it; one that Discord does not let us edit so is deleted.
    pub(super) async fn leave<A: Readership>(
        &self,
        turn: Slot,
        message: MessageRef<A::Channel>,
        body: Body<A>,
    ) -> Result<(), Trouble> {
        match self.edit(turn, message, body).await {
            Err(Trouble::TooOld | Trouble::Refused { .. }) => self.remove(message).await,
            left => left,
        }
    }

    /// Deletes a message of ours in whose place another comes.
    pub(super) async fn remove<C: Into<AnyChannel>>(&self, message: MessageRef<C>) -> Result<(), Trouble> {
        let message = message.anywhere();
        let turn = self.port.turn(Lane::Delete(message.channel), Urgency::Tidy).await;
        self.port.remove(turn, message).await
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

    /// Whether files can be sent in a channel, as far as is known.
    pub(super) fn sends_files(&self, channel: ChannelId) -> bool {
        self.refusals.why(Way::Files(channel)).is_none()
    }

    /// Whether the picture of a target can be sent in a channel, as far as is known.
    pub(super) fn takes_files(&self, target: Target, channel: ChannelId) -> bool {
        self.sends_files(channel) && self.refusals.closed(&[Way::File(target)]).is_ok()
    }

    /// How far a target came that stands as it should: where it does without its picture, that is tried again.
    pub(super) fn rested(&self, target: Target) -> Progress {
        match self.refusals.closed(&[Way::File(target)]) {
            Ok(()) => Progress::Done,
            Err(wait) => Progress::PutOff(wait),
        }
    }

    /// Whether a table's channel is closed to us, as far as is known.
    pub(super) fn shut(&self, place: Place) -> bool {
        self.refusals.why(Way::Channel(ChannelId(place.0))).is_some()
    }

    /// What stands in the way of a table's board.
    pub(super) fn obstacles(&self, table: TableId, place: Place) -> [Option<Trouble>; 3] {
        let channel = ChannelId(place.0);
        let ways = [Way::Channel(channel), Way::Message(Target::Board(table)), Way::Files(channel)];
        ways.map(|way| self.refusals.why(way))
    }

    /// What a person is told above their panel where their table's board is out of date, or in words instead of a
    /// picture: what we lack there, by name.
    pub(super) async fn notice(&self, table: TableId, place: Place) -> Result<Option<Message>, StoreFault> {
        let [channel, board, files] = self.obstacles(table, place);
        let lacks = |name| Message::new("edge-channel-lacking").with("permission", Message::new(name));
        let message = match (channel, board, files) {
            (Some(Trouble::UnknownChannel), ..) => Message::new("edge-channel-gone"),
            (Some(Trouble::MissingAccess), ..) => lacks("edge-may-view"),
            (Some(Trouble::MissingPermission), ..) => lacks("edge-may-write"),
            (Some(_), ..) => Message::new("edge-channel-closed"),
            (None, Some(_), _) => Message::new("edge-board-refused"),
            (None, None, Some(_)) if self.shows_pictures(place).await? => {
                Message::new("edge-board-in-words").with("permission", Message::new("edge-may-attach"))
            }
            (None, None, _) => return Ok(None),
        };
        Ok(Some(message.with("where", Arg::Word(link(place).into()))))
    }

    /// Whether boards in a channel are pictures, if files can be sent there.
    async fn shows_pictures(&self, place: Place) -> Result<bool, StoreFault> {
        let known: profile::Channel = self.notes.wish(&profile::channel(ChannelId(place.0))).await?;
        Ok(known.board.unwrap_or_default() == Form::Picture)
    }
}
