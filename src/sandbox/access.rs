//! Who sees what, and what the bot may do where.

use super::channel::{Channel, Kind};
use super::guild::Guild;
use super::permission::{self, CONNECT, VIEW};
use super::snowflake::Id;
use super::user::{Rank, User};
use super::world::World;

impl World {
    /// Whether a user sees a channel.
    pub fn sees(&self, user: Id, channel: &Channel) -> bool {
        let rank = channel
            .server
            .and_then(|server| self.users.get(&user)?.servers.get(&server));
        match channel.kind {
            Kind::Dm => channel.user == Some(user),
            _ if !self.is_shown(user, channel) => false,
            Kind::PrivateThread => rank.is_some_and(|rank| {
                channel.members.contains(&user) || rank.permissions() & permission::MANAGE_THREADS != 0
            }),
            _ => rank.is_some(),
        }
    }

    /// Whether a server's channel, or that of a thread, is not hidden from a user.
    fn is_shown(&self, user: Id, channel: &Channel) -> bool {
        let above = channel
            .parent
            .and_then(|id| self.channels.get(&id))
            .unwrap_or(channel);
        let Some((person, server)) = self.users.get(&user).zip(above.server) else {
            return !above.hidden;
        };
        let named = |id: &Id| *id == user || person.roles(server).contains(id);
        let owns = person.servers.get(&server) == Some(&Rank::Owner);
        !above.hidden || owns || above.shown_to.iter().any(named)
    }

    /// What a user may do in a server, by their rank and their roles.
    pub fn user_may(&self, user: &User, server: Id) -> u64 {
        let roles = self.guilds.get(&server).map(Guild::given).unwrap_or_default();
        let own = roles.iter().filter(|role| user.roles(server).contains(&role.id));
        own.fold(user.permissions(server), |may, role| may | role.permissions())
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
