//! What changes the world: each change is journaled, told to the bot and told to the page, in that
//! order, so that no route can forget one of them.

use serde_json::{Value, json};

use super::change::Audience;
use super::channel::{Channel, Kind};
use super::emoji::Emoji;
use super::gateway::{GUILDS, MEMBERS};
use super::guild::Guild;
use super::interaction::{Interaction, TOKEN_LIVES};
use super::journal::Entry;
use super::message::Message;
use super::object::{channel_line, create_event};
use super::snowflake::Id;
use super::user::User;
use super::world::World;

impl World {
    /// Makes or changes a server; the bot hears of it when it comes in or is removed.
    pub fn put_guild(&mut self, guild: Guild) {
        self.write(&Entry::Guild(guild.clone()));
        self.tell(Audience::All, || json!({ "type": "server", "server": guild.line() }));
        let before = self
            .guilds
            .insert(guild.id, guild.clone())
            .is_some_and(|old| !old.without_bot);
        if before && guild.without_bot {
            let gone = json!({ "id": guild.id });
            self.gateway.send(GUILDS, Some(guild.id), "GUILD_DELETE", &gone);
        } else if !before && !guild.without_bot {
            let event = create_event(self, &guild);
            self.gateway.send(GUILDS, Some(guild.id), "GUILD_CREATE", &event);
        }
    }

    /// Makes or changes a user; where the bot may hear of it, it does if they leave a server.
    pub fn put_user(&mut self, user: User) {
        self.write(&Entry::User(user.clone()));
        let line = self.user_line(&user);
        self.tell(Audience::All, || json!({ "type": "user", "user": line }));
        let before = self.users.insert(user.id, user.clone());
        let servers = before.iter().flat_map(|before| before.servers.keys());
        let left: Vec<Id> = servers
            .filter(|server| !user.servers.contains_key(server) && self.has_joined(**server))
            .copied()
            .collect();
        for server in left {
            let gone = json!({ "guild_id": server, "user": user.json() });
            self.gateway
                .send(MEMBERS, Some(server), "GUILD_MEMBER_REMOVE", &gone);
        }
    }

    /// Makes or changes a channel.
    pub fn put_channel(&mut self, channel: Channel) {
        self.write(&Entry::Channel(channel.clone()));
        let new = self.channels.insert(channel.id, channel.clone()).is_none();
        self.tell(Audience::of(&channel), || json!({ "type": "channel", "channel": channel_line(&channel) }));
        if channel.server.is_none_or(|server| !self.has_joined(server)) {
            return;
        }
        let name = match (channel.kind.is_thread(), new) {
            (true, true) => "THREAD_CREATE",
            (true, false) => "THREAD_UPDATE",
            (false, true) => "CHANNEL_CREATE",
            (false, false) => "CHANNEL_UPDATE",
        };
        let mut event = self.channel_json(&channel);
        if name == "THREAD_CREATE" {
            event["newly_created"] = json!(true);
        }
        self.gateway.send(GUILDS, channel.server, name, &event);
    }

    /// Deletes a channel with its threads and messages.
    pub fn remove_channel(&mut self, id: Id) {
        let threads: Vec<Id> = self
            .channels
            .values()
            .filter(|c| c.parent == Some(id))
            .map(|c| c.id)
            .collect();
        for thread in threads {
            self.remove_channel(thread);
        }
        let Some(channel) = self.channels.get(&id).cloned() else {
            return;
        };
        self.write(&Entry::ChannelGone { id });
        let event = self.channel_json(&channel);
        self.channels.remove(&id);
        for message in self.messages.remove(&id).unwrap_or_default().into_values() {
            for attachment in message.attachments {
                self.vault.drop(attachment.id);
            }
        }
        let audience = channel.user.map_or(Audience::All, Audience::One);
        self.tell(audience, || json!({ "type": "channel_gone", "channel": id }));
        if channel.server.is_none_or(|server| !self.has_joined(server)) {
            return;
        }
        if channel.kind.is_thread() {
            let gone = json!({
                "id": id, "guild_id": channel.server, "parent_id": channel.parent,
                "type": channel.kind.code(),
            });
            self.gateway.send(GUILDS, channel.server, "THREAD_DELETE", &gone);
        } else {
            self.gateway
                .send(GUILDS, channel.server, "CHANNEL_DELETE", &event);
        }
    }

    /// Posts or changes a message.
    pub fn put_message(&mut self, message: Message) {
        self.write(&Entry::Message(message.clone()));
        let line = || json!({ "type": "message", "message": self.message_json(&message) });
        self.tell(self.audience(&message), line);
        let (channel, id) = (message.channel, message.id);
        let direct = self.channels.get(&channel).and_then(|c| c.user);
        let open = message.only_for.is_none();
        let stay: Vec<Id> = message.attachments.iter().map(|a| a.id).collect();
        let before = self.messages.entry(channel).or_default().insert(id, message);
        let known = before.is_some();
        for gone in before
            .into_iter()
            .flat_map(|old| old.attachments)
            .filter(|a| !stay.contains(&a.id))
        {
            self.vault.drop(gone.id);
        }
        if let (Some(user), false, true) = (direct, known, open) {
            // That there is something, not what: the page marks it for the person it plays later.
            let line = || json!({ "type": "direct", "user": user, "channel": channel, "last": id });
            self.tell(Audience::All, line);
        }
    }

    /// Deletes a message; false where there is none.
    pub fn remove_message(&mut self, channel: Id, id: Id) -> bool {
        let Some(message) = self.messages.get_mut(&channel).and_then(|m| m.remove(&id)) else {
            return false;
        };
        self.write(&Entry::MessageGone { channel, id });
        for attachment in &message.attachments {
            self.vault.drop(attachment.id);
        }
        let gone = || json!({ "type": "message_gone", "channel": channel, "message": id });
        self.tell(self.audience(&message), gone);
        true
    }

    /// Notes an interaction; those whose token has long run out are forgotten.
    pub fn put_interaction(&mut self, interaction: Interaction) {
        self.write(&Entry::Interaction(interaction.clone()));
        self.interactions.insert(interaction.id, interaction);
        let now = self.clock.now();
        while let Some(oldest) = self.interactions.first_entry() {
            if now - oldest.get().created_ms < 2 * TOKEN_LIVES {
                break;
            }
            oldest.remove();
        }
    }

    /// Makes an emoji of the application's.
    pub fn put_emoji(&mut self, emoji: Emoji) {
        self.write(&Entry::Emoji(emoji.clone()));
        self.emoji.insert(emoji.id, emoji);
    }

    /// Takes an emoji of the application's away; whether it was there.
    pub fn remove_emoji(&mut self, id: Id) -> bool {
        let known = self.emoji.remove(&id).is_some();
        if known {
            self.write(&Entry::EmojiGone { id });
        }
        known
    }

    /// Replaces the registered commands of a server, or those everywhere.
    pub fn put_commands(&mut self, server: Option<Id>, list: Vec<Value>) {
        self.write(&Entry::Commands {
            guild: server.is_some(),
            server,
            list: list.clone(),
        });
        self.commands.insert(server, list);
        self.tell(Audience::All, || json!({ "type": "commands" }));
    }

    /// Those who see a message: because of the message, or because of the channel.
    fn audience(&self, message: &Message) -> Audience {
        let channel = self
            .channels
            .get(&message.channel)
            .map_or(Audience::All, Audience::of);
        message.only_for.map_or(channel, Audience::One)
    }

    /// The direct messages with a user, opened if need be.
    pub fn direct(&mut self, user: Id) -> Id {
        if let Some(open) = self.channels.values().find(|c| c.user == Some(user)) {
            return open.id;
        }
        let id = self.id();
        let mut channel = Channel::new(id, Kind::Dm, None, "", self.clock.now());
        channel.user = Some(user);
        self.put_channel(channel);
        id
    }
}
