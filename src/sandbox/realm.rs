//! Everything that is: the servers, their people, channels, messages and commands.
//!
//! One lock guards it all. Each change is journaled, told to the bot and told to the page here, in
//! that order, so that no route can forget one of them.

use std::collections::{BTreeMap, HashMap};

use serde_json::{Value, json};
use tokio::sync::{broadcast, oneshot};

use super::attachment::Vault;
use super::change::{Audience, Change};
use super::channel::{Channel, Kind};
use super::clock::Clock;
use super::faults::Faults;
use super::gateway::{GUILDS, Gateway};
use super::guild::Guild;
use super::interaction::{ANSWER_WITHIN, Ack, Interaction, TOKEN_LIVES};
use super::journal::{Entry, Journal};
use super::message::{Message, People};
use super::permission;
use super::rates::Rates;
use super::refusals::Refusals;
use super::requests::Requests;
use super::snowflake::{Id, Mint};
use super::user::{Rank, User};

/// Everything that is.
#[derive(Debug)]
pub struct Realm {
    pub clock: Clock,
    /// `http://127.0.0.1:PORT`.
    pub base: String,
    pub token: String,
    /// The bot's user and application.
    pub bot: Id,
    pub guilds: BTreeMap<Id, Guild>,
    pub users: BTreeMap<Id, User>,
    pub channels: BTreeMap<Id, Channel>,
    messages: BTreeMap<Id, BTreeMap<Id, Message>>,
    pub interactions: BTreeMap<Id, Interaction>,
    /// The commands registered everywhere (no server), and those of each server.
    pub commands: BTreeMap<Option<Id>, Vec<Value>>,
    pub vault: Vault,
    pub gateway: Gateway,
    pub faults: Faults,
    pub rates: Rates,
    pub requests: Requests,
    pub refusals: Refusals,
    /// Those who wait for the first answer to an interaction.
    pub waiting: HashMap<Id, oneshot::Sender<Ack>>,
    /// Interactions that a fault holds back.
    pub held: Vec<Value>,
    pub changes: broadcast::Sender<Change>,
    /// Whether the journal could not be written; nothing is promised after that.
    pub broken: bool,
    mint: Mint,
    journal: Journal,
}

impl Realm {
    /// An empty realm around a bot.
    pub fn new(clock: Clock, base: String, token: String, bot: Id, vault: Vault) -> Self {
        let mut mint = Mint::default();
        mint.saw(bot);
        Self {
            clock,
            base,
            token,
            bot,
            guilds: BTreeMap::new(),
            users: BTreeMap::new(),
            channels: BTreeMap::new(),
            messages: BTreeMap::new(),
            interactions: BTreeMap::new(),
            commands: BTreeMap::new(),
            vault,
            gateway: Gateway::default(),
            faults: Faults::default(),
            rates: Rates::default(),
            requests: Requests::default(),
            refusals: Refusals::default(),
            waiting: HashMap::new(),
            held: Vec::new(),
            changes: broadcast::channel(4096).0,
            broken: false,
            mint,
            journal: Journal::none(),
        }
    }

    /// A new id.
    pub fn id(&mut self) -> Id {
        self.mint.next(self.clock.now())
    }

    /// Goes over to keeping a journal.
    pub fn keep_in(&mut self, journal: Journal) {
        self.journal = journal;
    }

    /// Takes in a line of the journal.
    pub fn recall(&mut self, entry: Entry) {
        match entry {
            Entry::Guild(guild) => {
                self.mint.saw(guild.id);
                self.mint.saw(guild.role);
                self.guilds.insert(guild.id, guild);
            }
            Entry::User(mut user) => {
                self.mint.saw(user.id);
                if let Some(home) = self.home() {
                    user.settle(home.id);
                }
                self.users.insert(user.id, user);
            }
            Entry::Channel(mut channel) => {
                self.mint.saw(channel.id);
                if channel.server.is_none() && channel.kind != Kind::Dm {
                    channel.server = self.home().map(|guild| guild.id);
                }
                self.channels.insert(channel.id, channel);
            }
            Entry::ChannelGone { id } => {
                self.channels.remove(&id);
                self.messages.remove(&id);
            }
            Entry::Message(message) => {
                self.mint.saw(message.id);
                for attachment in &message.attachments {
                    self.mint.saw(attachment.id);
                }
                self.messages
                    .entry(message.channel)
                    .or_default()
                    .insert(message.id, message);
            }
            Entry::MessageGone { channel, id } => {
                self.messages.entry(channel).or_default().remove(&id);
            }
            Entry::Interaction(interaction) => {
                self.mint.saw(interaction.id);
                self.interactions.insert(interaction.id, interaction);
            }
            Entry::Commands { guild, server, list } => {
                let home = self.home().map(|guild| guild.id);
                for id in list.iter().filter_map(|c| c["id"].as_str()).filter_map(Id::parse) {
                    self.mint.saw(id);
                }
                self.commands
                    .insert(if guild { server.or(home) } else { None }, list);
            }
        }
    }

    /// The whole of it as journal lines.
    pub fn entries(&self) -> Vec<Entry> {
        let commands = self.commands.iter().map(|(server, list)| Entry::Commands {
            guild: server.is_some(),
            server: *server,
            list: list.clone(),
        });
        let guilds = self.guilds.values().cloned().map(Entry::Guild);
        guilds
            .chain(self.users.values().cloned().map(Entry::User))
            .chain(self.channels.values().cloned().map(Entry::Channel))
            .chain(commands)
            .chain(
                self.messages
                    .values()
                    .flat_map(|m| m.values().cloned())
                    .map(Entry::Message),
            )
            .chain(self.interactions.values().cloned().map(Entry::Interaction))
            .collect()
    }

    fn write(&mut self, entry: &Entry) {
        if let Err(why) = self.journal.write(entry) {
            tracing::error!(%why, "the sandbox's journal can't be written; answers stop");
            self.broken = true;
        }
    }

    /// Keeps a file's bytes.
    pub fn keep_bytes(&mut self, id: Id, bytes: &axum::body::Bytes) {
        if let Err(why) = self.vault.keep(id, bytes) {
            tracing::error!(%why, "a file can't be kept; answers stop");
            self.broken = true;
        }
    }

    /// Makes or changes a server; the bot hears of it when it comes in or is removed.
    pub fn put_guild(&mut self, guild: Guild) {
        self.write(&Entry::Guild(guild.clone()));
        self.tell(Audience::All, || json!({ "type": "server", "server": guild.line() }));
        let before = self
            .guilds
            .insert(guild.id, guild.clone())
            .is_some_and(|old| !old.without_bot);
        if before && guild.without_bot {
            self.gateway
                .send(GUILDS, "GUILD_DELETE", &json!({ "id": guild.id }));
        } else if !before && !guild.without_bot {
            let event = super::guild::create_event(self, &guild);
            self.gateway.send(GUILDS, "GUILD_CREATE", &event);
        }
    }

    /// Makes or changes a user.
    pub fn put_user(&mut self, user: User) {
        self.write(&Entry::User(user.clone()));
        let line = self.user_line(&user);
        self.tell(Audience::All, || json!({ "type": "user", "user": line }));
        self.users.insert(user.id, user);
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
        self.gateway.send(GUILDS, name, &event);
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
            self.gateway.send(GUILDS, "THREAD_DELETE", &gone);
        } else {
            self.gateway.send(GUILDS, "CHANNEL_DELETE", &event);
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

    /// The commands registered in a server, or everywhere.
    pub fn commands(&self, server: Option<Id>) -> &[Value] {
        self.commands.get(&server).map(Vec::as_slice).unwrap_or_default()
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

    /// Lets those go who wait for an answer that would come too late now.
    pub fn give_up_waiting(&mut self) {
        let now = self.clock.now();
        let interactions = &self.interactions;
        self.waiting.retain(|id, _| {
            interactions
                .get(id)
                .is_some_and(|i| now - i.created_ms <= ANSWER_WITHIN)
        });
    }

    /// Tells those who watch the page's stream.
    pub fn tell(&self, audience: Audience, what: impl FnOnce() -> Value) {
        if self.changes.receiver_count() > 0 {
            // A watcher that left in between misses nothing that it wants.
            self.changes
                .send(Change {
                    audience,
                    text: what().to_string().into(),
                })
                .ok();
        }
    }

    /// The messages of a channel, oldest first.
    pub fn messages(&self, channel: Id) -> impl DoubleEndedIterator<Item = &Message> {
        self.messages.get(&channel).into_iter().flat_map(BTreeMap::values)
    }

    /// One message.
    pub fn message(&self, channel: Id, id: Id) -> Option<&Message> {
        self.messages.get(&channel)?.get(&id)
    }

    /// The last message of a channel that more than one person sees.
    pub fn last_message(&self, channel: Id) -> Option<Id> {
        self.messages(channel)
            .rev()
            .find(|m| m.only_for.is_none())
            .map(|m| m.id)
    }

    /// Discord's message object.
    pub fn message_json(&self, message: &Message) -> Value {
        let person = |id: &Id| self.users.get(id).map(User::json);
        let people = People {
            author: person(&message.author).unwrap_or(Value::Null),
            mentioned: message.mentions.iter().filter_map(person).collect(),
            origin: message.origin.as_ref().and_then(|origin| person(&origin.user)),
        };
        message.json(&self.base, &people)
    }

    /// Discord's channel object.
    pub fn channel_json(&self, channel: &Channel) -> Value {
        let last = self.last_message(channel.id);
        match channel.user.and_then(|user| self.users.get(&user)) {
            Some(user) => channel.dm_json(user.json(), last),
            None => channel.json(self.bot, last),
        }
    }

    /// Those who see a message: because of the message, or because of the channel.
    fn audience(&self, message: &Message) -> Audience {
        let channel = self
            .channels
            .get(&message.channel)
            .map_or(Audience::All, Audience::of);
        message.only_for.map_or(channel, Audience::One)
    }

    /// Whether direct messages with a user were opened before.
    pub fn has_direct(&self, user: Id) -> bool {
        self.channels.values().any(|c| c.user == Some(user))
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

    /// A user as the control API says it: `owner` and `in_guild` are about the first server.
    pub fn user_line(&self, user: &User) -> Value {
        let rank = self.home().and_then(|home| user.servers.get(&home.id));
        json!({
            "id": user.id, "name": user.name, "locale": user.locale, "owner": rank == Some(&Rank::Owner),
            "bot": user.bot, "dms_open": user.dms_open, "in_guild": rank.is_some(), "servers": user.servers,
        })
    }
}

/// A channel as the control API says it.
pub fn channel_line(channel: &Channel) -> Value {
    json!({
        "id": channel.id, "kind": channel.kind, "server": channel.server, "name": channel.name, "parent": channel.parent,
        "user": channel.user, "members": channel.members, "archived": channel.archived, "locked": channel.locked,
        "denied": permission::names(channel.denied), "allowed": permission::names(channel.allowed),
    })
}
