//! Everything that is: the servers, their people, channels, messages and commands.
//!
//! One lock guards it all. What changes here is changed by [`super::edit`], which forgets no one.

use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};

use serde_json::Value;
use tokio::sync::{broadcast, oneshot};

use super::attachment::Vault;
use super::beacon_trouble::BeaconTrouble;
use super::change::{Audience, Change};
use super::channel::{Channel, Kind};
use super::clock::ShiftedClock;
use super::emoji::Emoji;
use super::faults::Faults;
use super::gateway::Gateway;
use super::guild::Guild;
use super::interaction::{ANSWER_WITHIN, Ack, Interaction};
use super::journal::{Entry, Journal};
use super::message::Message;
use super::rates::Rates;
use super::refusals::Refusals;
use super::requests::Requests;
use super::snowflake::{Id, Mint};
use super::user::User;

/// Everything that is.
#[derive(Debug)]
pub struct World {
    pub clock: ShiftedClock,
    /// `http://127.0.0.1:PORT`.
    pub base: String,
    pub token: String,
    /// The bot's user and application.
    pub bot: Id,
    pub guilds: BTreeMap<Id, Guild>,
    pub users: BTreeMap<Id, User>,
    pub channels: BTreeMap<Id, Channel>,
    pub messages: BTreeMap<Id, BTreeMap<Id, Message>>,
    pub interactions: BTreeMap<Id, Interaction>,
    /// The commands registered everywhere (no server), and those of each server.
    pub commands: BTreeMap<Option<Id>, Vec<Value>>,
    /// The application's emoji.
    pub emoji: BTreeMap<Id, Emoji>,
    pub vault: Vault,
    pub gateway: Gateway,
    pub faults: Faults,
    /// What goes wrong with the look-alike of a beacon.
    pub beacon: BeaconTrouble,
    pub rates: Rates,
    pub requests: Requests,
    pub refusals: Refusals,
    /// Those who wait for the first answer to an interaction.
    pub waiting: HashMap<Id, oneshot::Sender<Ack>>,
    /// Interactions that a fault holds back.
    pub held: Vec<Value>,
    pub changes: broadcast::Sender<Change>,
    /// Whether the journal could not be written; nothing is promised until it is written anew.
    pub broken: bool,
    /// Where the chat is kept, if it is.
    pub folder: Option<PathBuf>,
    pub mint: Mint,
    pub journal: Journal,
}

impl World {
    /// An empty world around a bot.
    pub fn new(clock: ShiftedClock, base: String, token: String, bot: Id, vault: Vault) -> Self {
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
            emoji: BTreeMap::new(),
            vault,
            gateway: Gateway::default(),
            faults: Faults::default(),
            beacon: BeaconTrouble::default(),
            rates: Rates::default(),
            requests: Requests::default(),
            refusals: Refusals::default(),
            waiting: HashMap::new(),
            held: Vec::new(),
            changes: broadcast::channel(4096).0,
            broken: false,
            folder: None,
            mint,
            journal: Journal::none(),
        }
    }

    /// A new id.
    pub fn id(&mut self) -> Id {
        self.mint.next(self.clock.now())
    }

    /// A new server's id: the servers spread evenly over shards, as Discord's many do.
    pub fn server_id(&mut self) -> Id {
        self.mint.next_of(self.guilds.len(), self.clock.now())
    }

    /// Goes over to keeping a journal in a folder.
    pub fn keep_in(&mut self, folder: &Path, journal: Journal) {
        (self.folder, self.journal) = (Some(folder.to_owned()), journal);
    }

    /// Writes a line of the journal.
    pub fn write(&mut self, entry: &Entry) {
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

    /// Whether direct messages with a user were opened before.
    pub fn has_direct(&self, user: Id) -> bool {
        self.channels.values().any(|c| c.user == Some(user))
    }

    /// The commands registered in a server, or everywhere.
    pub fn commands(&self, server: Option<Id>) -> &[Value] {
        self.commands.get(&server).map(Vec::as_slice).unwrap_or_default()
    }

    /// The server that was there first.
    pub fn home(&self) -> Option<&Guild> {
        self.guilds.values().next()
    }

    /// The servers that the bot is in.
    pub fn joined(&self) -> impl Iterator<Item = &Guild> {
        self.guilds.values().filter(|guild| !guild.without_bot)
    }

    /// The server of a channel; none of direct messages.
    pub fn server_of(&self, channel: Id) -> Option<Id> {
        self.channels.get(&channel)?.server
    }

    /// Whether the bot is in a server.
    pub fn has_joined(&self, server: Id) -> bool {
        self.guilds.get(&server).is_some_and(|guild| !guild.without_bot)
    }

    /// The members of a server, and the bot where it is in.
    pub fn members(&self, server: Id) -> impl Iterator<Item = &User> {
        let bot = self.has_joined(server);
        self.users.values().filter(move |user| {
            if user.bot {
                bot
            } else {
                user.servers.contains_key(&server)
            }
        })
    }

    /// The channels and threads of a server.
    pub fn channels_of(&self, server: Id) -> impl Iterator<Item = &Channel> {
        self.channels
            .values()
            .filter(move |channel| channel.server == Some(server) && channel.kind != Kind::Dm)
    }
}
