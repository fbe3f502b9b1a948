//! What people and channels wish: their language, pictures or words, where a hand goes.

use super::edge::Edge;
use super::incoming::Caller;
use crate::store::Fault;
use crate::words::Locale;
use serde::{Deserialize, Serialize};

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
pub enum Whither {
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
    pub hand: Option<Whither>,
    /// Whether they are mentioned.
    pub mention: Option<bool>,
    /// The channel of their direct messages.
    pub direct: Option<u64>,
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
    pub of: Option<u64>,
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
        self.hand.unwrap_or_default() == Whither::Direct
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
pub fn person(user: u64) -> String {
    format!("person/{user}")
}

/// The key of a channel's note.
#[must_use]
pub fn channel(channel: u64) -> String {
    format!("channel/{channel}")
}

impl Edge {
    /// What is known of a caller; that they write to us where a direct message would go is noticed.
    ///
    /// # Errors
    /// What is known of them cannot be read.
    pub(super) async fn caller(&self, caller: &Caller) -> Result<Person, Fault> {
        let key = person(caller.user);
        let mut known: Person = self.note(&key).await?;
        let before = known.clone();
        known.client = Some(caller.locale.clone());
        if caller.direct() {
            known.direct = Some(caller.channel);
            known.closed = false;
        }
        if known != before {
            self.noticed(&key, &known).await;
        }
        if before.closed && !known.closed {
            self.reopened(caller.user).await;
        }
        Ok(known)
    }

    /// How a caller reads; where what they wish cannot be read, as their client does.
    pub(super) async fn reader(&self, caller: &Caller) -> Reader {
        let known = self.caller(caller).await.unwrap_or_else(|why| {
            tracing::warn!(%why, "what a caller wishes cannot be read");
            Person {
                client: Some(caller.locale.clone()),
                ..Person::default()
            }
        });
        known.reader(self.settings.language)
    }

    /// Writes what was noticed by the way; if that fails it is noticed again the next time.
    pub(super) async fn noticed<T: Serialize + Sync>(&self, key: &str, value: &T) {
        if let Err(why) = self.keep(key, value).await {
            tracing::warn!(key, %why, "a note cannot be written");
        }
    }
}
