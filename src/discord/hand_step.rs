//! One step of bringing a hand's message up to date: what is done next, in which lane, how urgently.
//! Knows no game.

use super::composer::Sheet;
use super::delivery::Former;
use super::ids::{DirectId, MessageRef};
use super::lane::{Lane, Urgency};
use super::refusals::Way;
use super::target::Target;
use crate::store::{TableId, Version};
use crate::table::{Everyone, Only, Place, Post, UserId};
use sha2::{Digest, Sha256};

/// What a person's direct message should look like.
pub(super) struct Present {
    pub(super) panel: Post<Only>,
    pub(super) version: Version,
    pub(super) place: Place,
    pub(super) ended: bool,
    /// Whether its game has begun.
    pub(super) begun: bool,
    /// Whether the person has a seat there.
    pub(super) seated: bool,
    /// When the table's last record was made, in milliseconds since 1970.
    pub(super) touched: u64,
    /// Whether all play there at once, so that nobody's quiet hours hold.
    pub(super) live: bool,
    /// Whether everybody may know that they are awaited.
    pub(super) openly: bool,
    /// What all saw last of a game that has ended: for those whom the channel cannot tell any more.
    pub(super) result: Option<Post<Everyone>>,
}

impl Present {
    /// Whether the person plays alone in their direct messages, where their panel is all that stands of a game.
    pub(super) fn alone(&self) -> bool {
        self.panel.audience.direct
    }

    /// Whether a game in which the person has a seat is over for good.
    pub(super) fn over(&self) -> bool {
        self.ended && self.begun && self.seated
    }
}

/// What a hand's message is to show.
pub(super) struct HandView {
    pub(super) sheet: Sheet<Only>,
    /// What the message looks like then.
    pub(super) fingerprint: String,
    /// The same without the line that says who is up.
    pub(super) settled: String,
    /// Which of its panels it is.
    pub(super) path: String,
    /// How many reminders of their decision its person was given.
    pub(super) reminders: usize,
    /// What a new message of it tells of with a sound; nothing where it comes without.
    pub(super) sound: bool,
    /// The turn that is told when it stands so: by its sound, or by a digest that stands for it.
    pub(super) told: Option<u32>,
    /// Whether it would tell of a turn, and its person is away.
    pub(super) untold: bool,
}

/// What is to be done next for a hand.
pub(super) enum Step {
    /// Change the message that stands.
    Edit {
        standing: MessageRef<DirectId>,
        view: HandView,
    },
    /// Open the person's direct messages.
    Open,
    /// Post it.
    Post { channel: DirectId, view: HandView },
    /// Send the result and the record.
    Result { channel: DirectId },
    /// Make of a message that stood before what was done in its turn.
    Shrink(Former<DirectId>, u32),
    /// Delete a message that stood before.
    Remove(MessageRef<DirectId>),
}

impl Step {
    pub(super) fn lane(&self) -> Lane {
        match self {
            Step::Edit { standing, .. } => Lane::Edit(standing.channel.into()),
            Step::Shrink(former, _) => Lane::Edit(former.at.channel.into()),
            Step::Remove(former) => Lane::Delete(former.channel.into()),
            Step::Post { channel, .. } | Step::Result { channel } => Lane::Post((*channel).into()),
            Step::Open => Lane::Direct,
        }
    }

    pub(super) fn ways(&self, table: TableId, user: UserId) -> Vec<Way> {
        let mut ways = vec![Way::Direct, Way::Person(user), Way::Message(Target::Hand(table, user))];
        if matches!(self, Step::Open) {
            ways.push(Way::Opening);
        }
        ways
    }

    pub(super) fn urgency(&self, present: &Present) -> Urgency {
        match self {
            Step::Shrink(..) | Step::Remove(_) => Urgency::Tidy,
            _ if present.panel.audience.awaited || present.panel.audience.asked => Urgency::Turn,
            _ => Urgency::Hand,
        }
    }
}

/// A word of the length that Discord takes.
pub(super) fn nonce(of: &str) -> String {
    hex::encode(&Sha256::digest(of)[..12])
}
