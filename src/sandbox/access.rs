//! Who sees what, and what the bot may do where.

use super::channel::{Channel, Kind};
use super::permission::{self, CONNECT, VIEW};
use super::snowflake::Id;
use super::user::User;
use super::world::World;

impl World {
    /// Whether a user sees a channel.
    pub fn sees(&self, user: Id, channel: &Channel) -> bool {
        let rank = channel
            .server
            .and_then(|server| self.users.get(&user)?.servers.get(&server));
        match channel.kind {
            Kind::Dm => channel.user == Some(user),
            Kind::PrivateThread => rank.is_some_and(|rank| {
                channel.members.contains(&user) || rank.permissions() & permission::MANAGE_THREADS != 0
            }),
            _ => rank.is_some(),
        }
    }

    /// The permissions that the bot has in a channel; a thread has its parent's.
    pub fn bot_has(&self, channel: &Channel) -> u64 {
        let above = channel.parent.and_then(|id| self.channels.get(&id));
        let (denied, allowed) = above.map_or((0, 0), |c| (c.denied, c.allowed));
        (permission::BOT & !denied | allowed) & !channel.denied | channel.allowed
    }

    /// What the bot may do in a channel: nothing where it does not see it, nothing in a voice
    /// channel that it can't enter.
    pub fn bot_may(&self, channel: &Channel) -> u64 {
        let has = self.bot_has(channel);
        if has & VIEW == 0 || channel.server.is_some_and(|server| !self.has_joined(server)) {
            0
        } else if channel.kind == Kind::Voice && has & CONNECT == 0 {
            VIEW
        } else {
            has
        }
    }

    /// Whether the bot and a user are in one server.
    pub fn is_met(&self, user: &User) -> bool {
        user.servers.keys().any(|server| self.has_joined(*server))
    }
}
