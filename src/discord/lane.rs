//! The lanes that requests by the bot's token go in, one at a time, and how urgent they are. Knows
//! no table.

use super::ids::{AnyChannel, ChannelId};
use crate::table::Server;
use twilight_http_ratelimiting::{Endpoint, Method};

/// Requests to one route of one channel: Discord counts them together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lane {
    /// New messages in a channel.
    Post(AnyChannel),
    /// Changes of messages in a channel.
    Edit(AnyChannel),
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
            Lane::Post(channel) | Lane::Edit(channel) => Some(channel),
            Lane::Thread(_) | Lane::MessageThread(_) | Lane::Direct | Lane::Commands(_) | Lane::Emoji => None,
            Lane::Channel(_) | Lane::Server(_) | Lane::Members(_) | Lane::ThreadMembers(_) => None,
        }
    }

    /// Its route, with the ids that Discord counts apart.
    pub(super) fn endpoint(self) -> Endpoint {
        let (method, path) = match self {
            Lane::Post(channel) => (Method::Post, format!("channels/{}/messages", channel.0)),
            Lane::Edit(channel) => (Method::Patch, format!("channels/{}/messages/0", channel.0)),
            Lane::Thread(channel) => (Method::Post, format!("channels/{channel}/threads")),
            Lane::MessageThread(channel) => (Method::Post, format!("channels/{channel}/messages/0/threads")),
            Lane::Direct => (Method::Post, "users/@me/channels".to_owned()),
            Lane::Commands(None) => (Method::Put, "applications/0/commands".to_owned()),
            Lane::Commands(Some(server)) => {
                (Method::Put, format!("applications/0/guilds/{}/commands", server.0))
            }
            Lane::Emoji => (Method::Post, "applications/0/emojis".to_owned()),
            Lane::Channel(channel) => (Method::Get, format!("channels/{channel}")),
            Lane::Server(server) => (Method::Get, format!("guilds/{}", server.0)),
            Lane::Members(server) => (Method::Get, format!("guilds/{}/members/0", server.0)),
            Lane::ThreadMembers(channel) => (Method::Get, format!("channels/{channel}/thread-members/0")),
        };
        Endpoint { method, path }
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
