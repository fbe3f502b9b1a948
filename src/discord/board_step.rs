//! One step of bringing a board's message up to date: what is done next, in which lane, how urgently.
//! Knows no game.

use super::composer::Sheet;
use super::delivery::Former;
use super::erasure_note;
use super::ids::{ChannelId, MessageRef};
use super::lane::{Lane, Urgency};
use super::notes::Notes;
use super::placement::ANYBODY;
use super::refusals::{Refusals, Way};
use super::server_book::ServerBook;
use super::target::Target;
use super::trouble::Trouble;
use crate::hall::Hall;
use crate::store::{TableId, Version};
use crate::table::{Everyone, Post, Reminder, Server, TableButton, TableView};

/// What a table's board should look like.
pub(super) struct Present {
    pub(super) post: Post<Everyone>,
    pub(super) version: Version,
    pub(super) ended: bool,
    /// Whether its game has begun.
    pub(super) begun: bool,
    /// Whether all play there at once, so that nobody's quiet hours hold.
    pub(super) live: bool,
    /// When its last record was made, in milliseconds since 1970.
    pub(super) touched: u64,
    /// Whether anybody could take a seat.
    pub(super) free: bool,
    /// The server that it stands in, where its records say so.
    pub(super) server: Option<Server>,
    /// Who is awaited, and the reminders of their decisions.
    pub(super) reminders: Vec<Reminder>,
}

impl Present {
    /// What should be seen of a table now; nothing while somebody is being forgotten there.
    ///
    /// # Errors
    /// The table or the notes cannot be read.
    pub(super) async fn read(
        hall: &Hall,
        (notes, servers): (&Notes, &ServerBook),
        table: TableId,
    ) -> Result<Option<Present>, Trouble> {
        let now = hall.clock().now();
        let mut present = hall.read(table, |table| Present::of(table, now)).await?;
        if erasure_note::holds(notes, table).await? {
            return Ok(None);
        }
        let channel = servers.shown_channel(channel_of(&present.post)).await?;
        present.offer_call(channel.wishes.role.is_some());
        Ok(Some(present))
    }

    fn of(table: &dyn TableView, now: u64) -> Present {
        let mut post = table.board();
        let kept = post.audience.invited.take_if(|until| *until <= now);
        if kept.is_some() {
            // The time is over in which seats were kept for those who are invited to a rematch.
            post.audience.mention.clear();
        }
        Present {
            post,
            version: table.version(),
            // The end of a covered game is followed by another message.
            ended: table.ended() && !table.covered(),
            begun: table.begun(),
            live: table.live(),
            touched: table.touched(),
            free: table.standing(ANYBODY, now).free,
            server: table.server(),
            reminders: table.reminders(),
        }
    }

    /// Whether no board stands, since one person alone reads there: while the game is on it is their panel that does.
    pub(super) fn replaced(&self) -> bool {
        self.post.audience.direct && self.begun && !self.ended
    }

    /// Where a role can be asked for one more and a seat is free, there is a button for it.
    fn offer_call(&mut self, can: bool) {
        let offered = (can && self.free).then_some(TableButton::OneMore);
        self.post.buttons.extend(offered);
    }
}

/// The channel that a board stands in.
pub(super) fn channel_of(post: &Post<Everyone>) -> ChannelId {
    ChannelId(post.audience.place.0)
}

/// What is to be done next for a board's message.
pub(super) enum Step {
    /// Change the message that stands.
    Edit {
        standing: MessageRef<ChannelId>,
        sheet: Sheet<Everyone>,
        /// How many reminders it tells of.
        reminders: usize,
    },
    /// Post it in a channel: whether those awaited were mentioned in this turn before, and since when it lasts.
    Post {
        channel: ChannelId,
        told: bool,
        since: u64,
        sheet: Sheet<Everyone>,
        /// How many reminders it tells of.
        reminders: usize,
    },
    /// Send the record of a game that has ended.
    Record,
    /// Make of a message that stood before what stays of it.
    Shrink(Former<ChannelId>),
}

impl Step {
    /// The channel it is done in, for a table in a place.
    pub(super) fn channel(&self, place: ChannelId) -> ChannelId {
        match self {
            Step::Edit { standing, .. } => standing.channel,
            Step::Shrink(former) => former.at.channel,
            Step::Post { channel, .. } => *channel,
            Step::Record => place,
        }
    }

    /// How many reminders are told of when it is done, where that changes.
    pub(super) fn reminders(&self) -> Option<usize> {
        match self {
            Step::Edit { reminders, .. } | Step::Post { reminders, .. } => Some(*reminders),
            Step::Record | Step::Shrink(_) => None,
        }
    }

    /// Whether it shows an embed.
    fn embeds(&self) -> bool {
        match self {
            Step::Edit { sheet, .. } | Step::Post { sheet, .. } => sheet.body.embed.is_some(),
            Step::Record | Step::Shrink(_) => false,
        }
    }

    /// Whether it sends a file.
    fn sends_file(&self) -> bool {
        match self {
            Step::Edit { sheet, .. } | Step::Post { sheet, .. } => sheet.sends_file(),
            Step::Record => true,
            Step::Shrink(_) => false,
        }
    }

    pub(super) fn lane(&self, place: ChannelId) -> Lane {
        match self {
            Step::Edit { .. } | Step::Shrink(_) => Lane::Edit(self.channel(place).into()),
            Step::Post { .. } | Step::Record => Lane::Post(self.channel(place).into()),
        }
    }

    pub(super) fn urgency(&self, present: &Present) -> Urgency {
        match self {
            Step::Post { told: false, .. } if !present.post.audience.mention.is_empty() => Urgency::Turn,
            Step::Shrink(_) => Urgency::Tidy,
            Step::Edit { .. } | Step::Post { .. } | Step::Record => Urgency::Board,
        }
    }
}

/// What a step carries beside a message's text, which may be what is refused.
#[derive(Clone, Copy)]
pub(super) struct StepContent {
    channel: ChannelId,
    embed: bool,
    file: bool,
    /// Whether the file is no record, so that the same can be said in words.
    picture: bool,
}

impl StepContent {
    /// What a step carries, for a table in a place.
    pub(super) fn by(step: &Step, place: ChannelId) -> StepContent {
        StepContent {
            channel: place,
            embed: step.embeds(),
            file: step.sends_file(),
            picture: step.sends_file() && !matches!(step, Step::Record),
        }
    }

    /// What a refusal is about where it is worth doing the same without.
    pub(super) fn suspect(self, target: Target, why: &Trouble) -> Option<Way> {
        match why {
            Trouble::MissingPermission if self.embed => Some(Way::Embeds(self.channel)),
            Trouble::MissingPermission if self.file => Some(Way::Files(self.channel)),
            why if why.is_too_large() && self.picture => Some(Way::File(target)),
            _ => None,
        }
    }

    /// The step is done: its channel is open, and what was suspected while it was closed may be taken as well.
    pub(super) fn done(self, target: Target, ways: [Way; 2], refusals: &Refusals) {
        let [channel, message] = ways;
        if refusals.allowed(channel) {
            refusals.allowed(Way::Embeds(self.channel));
            refusals.allowed(Way::Files(self.channel));
        }
        refusals.allowed(message);
        if self.picture {
            refusals.allowed(Way::File(target));
        }
    }
}
