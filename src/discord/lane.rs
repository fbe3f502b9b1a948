//! The lanes that requests by the bot's token go in, one at a time, and how urgent they are. Knows
//! no table.

use super::ids::{AnyChannel, ChannelId};
use crate::table::Server;

/// Requests to one route of one channel: Discord counts them together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lane {
    /// New messages in a channel.
    Post(AnyChannel),
    /// Changes of messages in a channel.
    Edit(AnyChannel),
    /// Deletions of messages in a channel.
    Delete(AnyChannel),
    /// New threads in a channel.
    Thread(ChannelId),
    /// New threads of messages in a channel.
    MessageThread(ChannelId),
    /// Opening of direct messages, with whomever.
    Direct,
    /// Commands, everywhere or in a server.
    Commands(Option<Server>),
    /// The application's emoji.
    Emoji,
    /// What a channel is.
    Channel(ChannelId),
    /// What a server is.
    Server(Server),
    /// The members of a server.
    Members(Server),
    /// Who was added to a thread.
    ThreadMembers(ChannelId),
}

impl Lane {
    /// The channel whose messages it makes or changes.
    #[must_use]
    pub fn channel(self) -> Option<AnyChannel> {
        match self {
            Lane::Post(channel) | Lane::Edit(channel) | Lane::Delete(channel) => Some(channel),
            Lane::Thread(_) | Lane::MessageThread(_) | Lane::Direct | Lane::Commands(_) | Lane::Emoji => None,
            Lane::Channel(_) | Lane::Server(_) | Lane::Members(_) | Lane::ThreadMembers(_) => None,
        }
    }

    /// The channel or the server that Discord counts apart; 0 where there is none.
    pub(super) fn major(self) -> u64 {
        match self {
            Lane::Post(channel) | Lane::Edit(channel) | Lane::Delete(channel) => channel.0,
            Lane::Thread(channel)
            | Lane::MessageThread(channel)
            | Lane::Channel(channel)
            | Lane::ThreadMembers(channel) => channel.0,
            Lane::Server(server) | Lane::Members(server) | Lane::Commands(Some(server)) => server.0,
            Lane::Direct | Lane::Commands(None) | Lane::Emoji => 0,
        }
    }
}

/// How urgent a request is; the first goes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Urgency {
    /// Somebody's turn has come: the board that mentions them, their own hand.
    Turn,
    /// What all see.
    Board,
    /// The hand of somebody who is not awaited.
    Hand,
    /// What harms nobody while it is late: buttons of an old message, commands.
    Tidy,
}
