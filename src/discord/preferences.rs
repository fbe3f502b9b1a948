//! What people and channels prefer: their language, pictures or words, where a hand goes.

use super::ids::{ChannelId, DirectId};
use super::incoming::Caller;
use super::notes::Notes;
use super::outbox::Outbox;
use crate::store::Fault;
use crate::table::{Server, UserId};
use crate::words::Locale;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// How a board or a hand is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// As a picture.
    #[default]
    Picture,
    /// In words.
    Text,
}

/// Where a hand goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HandTo {
    /// Into a direct message.
    #[default]
    Direct,
    /// Into a private panel in the channel, when one asks for it.
    Panel,
}

/// What is known of a person.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Person {
    /// The language they chose.
    pub language: Option<String>,
    /// The language of their client.
    pub client: Option<String>,
    /// How they get boards and hands.
    pub board: Option<Form>,
    /// Where they get their hand.
    pub hand: Option<HandTo>,
    /// Whether they are mentioned.
    pub mention: Option<bool>,
    /// The channel of their direct messages.
    pub direct: Option<DirectId>,
    /// Whether they took none from us when it was last tried.
    pub closed: bool,
}

/// What is known of a channel.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Channel {
    /// The language that was chosen for it.
    pub language: Option<String>,
    /// The language of its server.
    pub server: Option<String>,
    /// Its server.
    pub of: Option<Server>,
    /// How boards are posted.
    pub board: Option<Form>,
    /// The game that is opened when none is named.
    pub game: Option<String>,
    /// Whether each game gets a thread.
    pub threads: Option<bool>,
}

/// In which language and form somebody reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reader {
    /// The language.
    pub locale: Locale,
    /// The form.
    pub form: Form,
}

fn chosen(chosen: Option<&String>, otherwise: Option<&String>, default: Locale) -> Locale {
    let otherwise = otherwise.map_or(default, |code| Locale::of(code, default));
    chosen.map_or(otherwise, |code| Locale::of(code, otherwise))
}

impl Person {
    /// How they read.
    #[must_use]
    pub fn reader(&self, default: Locale) -> Reader {
        Reader {
            locale: chosen(self.language.as_ref(), self.client.as_ref(), default),
            form: self.board.unwrap_or_default(),
        }
    }

    /// Whether they want their hand by direct message.
    #[must_use]
    pub fn wants_direct(&self) -> bool {
        self.hand.unwrap_or_default() == HandTo::Direct
    }
}

impl Channel {
    /// How it is read.
    #[must_use]
    pub fn reader(&self, default: Locale) -> Reader {
        Reader {
            locale: chosen(self.language.as_ref(), self.server.as_ref(), default),
            form: self.board.unwrap_or_default(),
        }
    }
}

/// The key of a person's note.
#[must_use]
pub fn person(user: UserId) -> String {
    format!("person/{user}")
}

/// The key of a channel's note.
#[must_use]
pub fn channel(channel: ChannelId) -> String {
    format!("channel/{channel}")
}

/// What is preferred, as the notes have it.
pub(super) struct Preferences {
    notes: Notes,
    outbox: Arc<Outbox>,
    /// The language of people and channels whose own is not among ours.
    language: Locale,
}

impl Preferences {
    /// The preferences in some notes; `language` is for people and channels whose own is not among
    /// ours. Whoever takes direct messages again gets what the outbox owes them.
    pub(super) fn new(notes: Notes, outbox: Arc<Outbox>, language: Locale) -> Preferences {
        Preferences {
            notes,
            outbox,
            language,
        }
    }

    /// What is known of a caller; that they write to us where a direct message would go is noticed.
    ///
    /// # Errors
    /// What is known of them cannot be read.
    pub(super) async fn person(&self, caller: &Caller) -> Result<Person, Fault> {
        let key = person(caller.user);
        let mut known: Person = self.notes.get(&key).await?;
        let before = known.clone();
        known.client = Some(caller.locale.clone());
        if let Some(direct) = caller.direct_channel() {
            known.direct = Some(direct);
            known.closed = false;
        }
        if known != before {
            self.noticed(&key, &known).await;
        }
        if before.closed && !known.closed {
            self.outbox.reopened(caller.user).await;
        }
        Ok(known)
    }

    /// What is known of the caller's channel; the language of its server is noticed.
    ///
    /// # Errors
    /// What is known of it cannot be read.
    pub(super) async fn channel(&self, caller: &Caller) -> Result<Channel, Fault> {
        let key = channel(caller.channel);
        let mut known: Channel = self.notes.get(&key).await?;
        if !caller.direct() && (known.server != caller.server_locale || known.of != caller.server) {
            known.server.clone_from(&caller.server_locale);
            known.of = caller.server;
            self.noticed(&key, &known).await;
        }
        Ok(known)
    }

    /// What is known of a channel in which nobody asks.
    ///
    /// # Errors
    /// What is known of it cannot be read.
    pub(super) async fn channel_of(&self, id: ChannelId) -> Result<Channel, Fault> {
        self.notes.get(&channel(id)).await
    }

    /// The server of a channel, as far as it was noted.
    pub(super) async fn server_of(&self, id: ChannelId) -> Option<Server> {
        self.notes.wish::<Channel>(&channel(id)).await.ok()?.of
    }

    /// How a caller reads; where what they prefer cannot be read, as their client does.
    pub(super) async fn reader(&self, caller: &Caller) -> Reader {
        match self.person(caller).await {
            Ok(known) => known.reader(self.language),
            Err(why) => {
                tracing::warn!(%why, "what a caller prefers cannot be read");
                self.client_reader(caller)
            }
        }
    }

    /// How a caller reads, by their client alone: nothing is looked up.
    pub(super) fn client_reader(&self, caller: &Caller) -> Reader {
        let known = Person {
            client: Some(caller.locale.clone()),
            ..Person::default()
        };
        known.reader(self.language)
    }

    /// Keeps what a person prefers.
    ///
    /// # Errors
    /// It was not written: what held before holds on.
    pub(super) async fn keep_person(&self, user: UserId, known: &Person) -> Result<(), Fault> {
        self.notes.put(&person(user), known).await
    }

    /// Keeps what holds in a channel.
    ///
    /// # Errors
    /// It was not written: what held before holds on.
    pub(super) async fn keep_channel(&self, id: ChannelId, known: &Channel) -> Result<(), Fault> {
        self.notes.put(&channel(id), known).await
    }

    /// Writes what was noticed by the way; if that fails it is noticed again the next time.
    async fn noticed<T: Serialize + Sync>(&self, key: &str, value: &T) {
        if let Err(why) = self.notes.put(key, value).await {
            tracing::warn!(key, %why, "a note cannot be written");
        }
    }
}
