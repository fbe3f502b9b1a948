//! What comes in: commands, half-typed commands, pressed controls. Knows no library and no table.

use super::ids::{ChannelId, DirectId, InteractionId, MessageId};
use super::shards::Shards;
use crate::config::Hidden;
use crate::store::TableId;
use crate::table::{Place, Server, UserId};
use std::fmt;
use std::time::Instant;

/// What an interaction is answered by.
#[derive(Clone, PartialEq, Eq)]
pub struct Ticket {
    /// The interaction's id.
    pub id: InteractionId,
    /// The word that allows the answer for 15 minutes.
    pub token: String,
    /// When it came in.
    pub taken: Instant,
}

impl Ticket {
    /// A ticket of an interaction that comes in now.
    #[must_use]
    pub fn new(id: InteractionId, token: String) -> Ticket {
        Ticket {
            id,
            token,
            taken: Instant::now(),
        }
    }
}

impl fmt::Debug for Ticket {
    /// The token is not shown.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Ticket({})", self.id)
    }
}

/// What kind of channel something is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ChannelKind {
    /// A channel of texts, and whatever behaves like one.
    #[default]
    Text,
    /// Direct messages.
    Direct,
    /// A voice or stage channel; it has texts, but no threads.
    Voice,
    /// A channel of announcements.
    Announcement,
    /// A thread, wherever it is; a post in a forum is one.
    Thread,
}

impl ChannelKind {
    /// The kind that Discord's number stands for.
    #[must_use]
    pub fn of(number: u64) -> ChannelKind {
        match number {
            1 | 3 => ChannelKind::Direct,
            2 | 13 => ChannelKind::Voice,
            5 => ChannelKind::Announcement,
            10..=12 => ChannelKind::Thread,
            _ => ChannelKind::Text,
        }
    }

    /// Whether threads can be opened there.
    #[must_use]
    pub fn has_threads(self) -> bool {
        matches!(self, ChannelKind::Text | ChannelKind::Announcement)
    }

    /// Discord's number of a public thread there.
    #[must_use]
    pub fn thread(self) -> u8 {
        if self == ChannelKind::Announcement { 10 } else { 11 }
    }
}

/// Who asks, and where.
#[derive(Clone, Debug, PartialEq)]
pub struct Caller {
    /// The person's id.
    pub user: UserId,
    /// The name they go by here.
    pub name: String,
    /// The language of their client, as Discord writes it.
    pub locale: String,
    /// The server, unless it is a direct message.
    pub server: Option<Server>,
    /// The server's language, as Discord writes it.
    pub server_locale: Option<String>,
    /// The channel, or the direct messages with the person.
    pub channel: ChannelId,
    /// What kind of channel it is.
    pub kind: ChannelKind,
    /// The person's permissions there.
    pub permissions: u64,
    /// The ids of their roles in the server.
    pub roles: Vec<u64>,
    /// Whether the host named one of these for those who look after tables in this server.
    pub appointed: bool,
    /// Ours there.
    pub ours: u64,
}

impl Caller {
    /// Whether it is a direct message.
    #[must_use]
    pub fn direct(&self) -> bool {
        self.server.is_none()
    }

    /// The direct messages that they write in, if they do.
    #[must_use]
    pub fn direct_channel(&self) -> Option<DirectId> {
        self.direct().then_some(DirectId(self.channel.0))
    }

    /// The place where they ask, as tables know it.
    #[must_use]
    pub fn place(&self) -> Place {
        Place(self.channel.0)
    }

    /// Whether they may do to tables of this server what those who manage it may.
    #[must_use]
    pub fn moderates(&self) -> bool {
        self.manager() || (self.appointed && self.server.is_some())
    }

    /// Whether they manage the server.
    #[must_use]
    pub fn manager(&self) -> bool {
        const ADMINISTRATOR: u64 = 1 << 3;
        const MANAGE_SERVER: u64 = 1 << 5;
        self.server.is_some() && self.permissions & (ADMINISTRATOR | MANAGE_SERVER) != 0
    }
}

/// The value of an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// What somebody typed.
    Text(String),
    /// A whole number.
    Number(i64),
    /// Yes or no.
    Switch(bool),
    /// Somebody.
    Person {
        /// Who.
        user: UserId,
        /// The name they go by there.
        name: String,
        /// Whether it is a bot.
        bot: bool,
    },
    /// A channel of the same server that messages can stand in.
    Channel(ChannelId),
    /// A role of the server.
    Role {
        /// Which.
        role: u64,
        /// Whether everybody may mention it.
        mentionable: bool,
    },
    /// An attached file: where it is and how many bytes it has.
    File {
        /// The address it can be fetched from.
        url: String,
        /// Its size.
        bytes: u64,
    },
}

/// A command, typed to the end or half.
#[derive(Clone, Debug, PartialEq)]
pub struct Asked {
    /// How it is answered.
    pub ticket: Ticket,
    /// Who asks.
    pub caller: Caller,
    /// The command's name.
    pub name: String,
    /// The sub-command's name.
    pub sub: Option<String>,
    /// The options that were given.
    pub options: Vec<(String, Given)>,
    /// The option that is being typed.
    pub typing: Option<String>,
}

impl Asked {
    /// The text of an option.
    #[must_use]
    pub fn text(&self, name: &str) -> Option<&str> {
        match self.given(name)? {
            Given::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The number of an option.
    #[must_use]
    pub fn number(&self, name: &str) -> Option<i64> {
        match self.given(name)? {
            Given::Number(number) => Some(*number),
            _ => None,
        }
    }

    /// The yes or no of an option.
    #[must_use]
    pub fn switch(&self, name: &str) -> Option<bool> {
        match self.given(name)? {
            Given::Switch(on) => Some(*on),
            _ => None,
        }
    }

    /// Whatever an option holds.
    #[must_use]
    pub fn given(&self, name: &str) -> Option<&Given> {
        self.options
            .iter()
            .find(|(option, _)| option == name)
            .map(|(_, given)| given)
    }
}

/// A message that one person alone sees, a direct or an ephemeral one: it may be changed into what
/// is for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnMessage(pub MessageId);

/// A pressed control.
#[derive(Clone, Debug, PartialEq)]
pub struct Click {
    /// How it is answered.
    pub ticket: Ticket,
    /// Who pressed.
    pub caller: Caller,
    /// The control's id.
    pub id: String,
    /// What was picked, where one can pick.
    pub values: Vec<String>,
    /// The message that holds the control, if it is the person's alone.
    pub own: Option<OwnMessage>,
}

impl Click {
    /// The message that holds the control, if it is the person's alone and not a direct one: there
    /// an answer may stand in its place.
    #[must_use]
    pub fn ephemeral(&self) -> Option<OwnMessage> {
        self.own.filter(|_| !self.caller.direct())
    }
}

/// Something that came in.
#[derive(Clone, Debug, PartialEq)]
pub enum Incoming {
    /// A command was sent.
    Command(Asked),
    /// A command is being typed.
    Completing(Asked),
    /// A control was pressed.
    Click(Click),
    /// Something was written down by somebody for themselves, in a form.
    Jotted {
        /// How it is answered.
        ticket: Ticket,
        /// Who wrote it.
        caller: Caller,
        /// At which table.
        table: TableId,
        /// What.
        text: Hidden,
    },
    /// Something that we do not know; it can be answered all the same.
    Unknown {
        /// How it is answered.
        ticket: Ticket,
        /// Who did it.
        caller: Caller,
    },
}

impl Incoming {
    /// How it is answered.
    #[must_use]
    pub fn ticket(&self) -> &Ticket {
        match self {
            Incoming::Command(asked) | Incoming::Completing(asked) => &asked.ticket,
            Incoming::Click(pressed) => &pressed.ticket,
            Incoming::Jotted { ticket, .. } | Incoming::Unknown { ticket, .. } => ticket,
        }
    }

    /// The word of its kind.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Incoming::Command(_) => "command",
            Incoming::Completing(_) => "suggestion",
            Incoming::Click(_) => "control",
            Incoming::Jotted { .. } => "jotting",
            Incoming::Unknown { .. } => "unknown",
        }
    }

    /// Who did it, and where, to be completed.
    pub fn caller_mut(&mut self) -> &mut Caller {
        match self {
            Incoming::Command(asked) | Incoming::Completing(asked) => &mut asked.caller,
            Incoming::Click(pressed) => &mut pressed.caller,
            Incoming::Jotted { caller, .. } | Incoming::Unknown { caller, .. } => caller,
        }
    }

    /// Who did it, and where.
    #[must_use]
    pub fn caller(&self) -> &Caller {
        match self {
            Incoming::Command(asked) | Incoming::Completing(asked) => &asked.caller,
            Incoming::Click(pressed) => &pressed.caller,
            Incoming::Jotted { caller, .. } | Incoming::Unknown { caller, .. } => caller,
        }
    }
}

/// Something that has happened to channels, servers and their members.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChannelChange {
    /// A channel or thread is gone.
    Gone(ChannelId),
    /// Channels or threads were changed, so that what was refused there may be allowed.
    Changed(Vec<ChannelId>),
    /// What may be done in a server was changed.
    Rights(Server),
    /// We were taken out of a server.
    Left(Server),
    /// These are all the servers of these shards that we are in.
    Servers(Shards, Vec<Server>),
    /// Somebody has left a server.
    Departed(Server, UserId),
}
