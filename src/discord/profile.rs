//! What is known of people and channels: their language, pictures or words, where a hand goes.

use super::ids::{ChannelId, DirectId};
use super::notes::Notes;
use super::server_wishes::ServerWishes;
use crate::store::StoreFault;
use crate::table::{Server, UserId};
use crate::words::Locale;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use std::collections::BTreeMap;
use std::num::ParseIntError;

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

/// How somebody is told that it is their turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TurnCall {
    /// By a mention in the channel.
    #[default]
    Mention,
    /// By a new direct message.
    Message,
}

/// How somebody is reminded when much of a decision's time is gone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", from = "StoredReminders")]
pub enum Reminders {
    /// By a new direct message.
    #[default]
    Direct,
    /// In the table's channel.
    Channel,
    /// By both.
    Both,
    /// Not at all.
    None,
}

impl Reminders {
    /// All of them.
    const ALL: [Reminders; 4] = [Reminders::Direct, Reminders::Channel, Reminders::Both, Reminders::None];

    /// Its word in what is typed and in texts.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Reminders::Direct => "direct",
            Reminders::Channel => "channel",
            Reminders::Both => "both",
            Reminders::None => "none",
        }
    }

    /// The one of a word; nothing where it is none of theirs.
    #[must_use]
    pub fn of(word: &str) -> Option<Reminders> {
        Reminders::ALL.into_iter().find(|one| one.word() == word)
    }

    /// Whether a new direct message is one of the ways.
    #[must_use]
    pub fn by_message(self) -> bool {
        matches!(self, Reminders::Direct | Reminders::Both)
    }

    /// Whether the channel is one of the ways.
    #[must_use]
    pub fn in_channel(self) -> bool {
        matches!(self, Reminders::Channel | Reminders::Both)
    }
}

/// The same as it is noted; at first it was whether they come at all.
#[derive(Deserialize)]
#[serde(untagged)]
enum StoredReminders {
    Switch(bool),
    Word(String),
}

impl From<StoredReminders> for Reminders {
    fn from(stored: StoredReminders) -> Reminders {
        match stored {
            StoredReminders::Switch(true) => Reminders::Direct,
            StoredReminders::Switch(false) => Reminders::None,
            StoredReminders::Word(word) => Reminders::of(&word).unwrap_or_default(),
        }
    }
}

/// What is known of a person: one note, in which what they chose and what was observed stand side by side.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Person {
    /// What they chose.
    #[serde(flatten)]
    pub settings: PersonSettings,
    /// What the bot observed.
    #[serde(flatten)]
    pub observed: Observed,
}

/// What a person chose by `/settings`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct PersonSettings {
    /// The language they chose.
    pub language: Option<String>,
    /// How they get boards and hands.
    pub board: Option<Form>,
    /// Where they get their hand.
    pub hand: Option<HandTo>,
    /// Whether they are mentioned.
    pub mention: Option<bool>,
    /// How they are told that it is their turn.
    pub turn: Option<TurnCall>,
    /// Whether their own panels show the board too, in games without hands.
    pub beside: Option<bool>,
    /// How they are reminded when much of a decision's time is gone.
    pub remind: Option<Reminders>,
    /// Whether others may see their statistics.
    pub statistics: Option<bool>,
}

/// What was observed of a person, and may be observed anew at any time.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Observed {
    /// The language of their client.
    pub client: Option<String>,
    /// The roles that they had in servers when they last did something there, by the servers' numbers.
    #[serde(deserialize_with = "by_server")]
    pub roles: BTreeMap<u64, Vec<u64>>,
    /// The channel of their direct messages.
    pub direct: Option<DirectId>,
    /// Whether they took none from us when it was last tried.
    pub closed: bool,
}

/// Numbers as JSON's keys are in quotes, which serde reads back as text alone in a struct that is flattened.
fn by_server<'de, D: Deserializer<'de>>(stored: D) -> Result<BTreeMap<u64, Vec<u64>>, D::Error> {
    let stored = BTreeMap::<String, Vec<u64>>::deserialize(stored)?;
    let roles = stored
        .into_iter()
        .map(|(server, roles)| Ok((server.parse()?, roles)));
    roles
        .collect::<Result<_, ParseIntError>>()
        .map_err(D::Error::custom)
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
    /// What holds in its server; kept elsewhere.
    #[serde(skip)]
    pub wishes: ServerWishes,
}

/// In which language and form somebody reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reader {
    /// The language.
    pub locale: Locale,
    /// The form.
    pub form: Form,
    /// Whether the board is shown beside their own controls.
    pub beside: bool,
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
            locale: chosen(self.settings.language.as_ref(), self.observed.client.as_ref(), default),
            form: self.settings.board.unwrap_or_default(),
            beside: self.settings.beside.unwrap_or(true),
        }
    }

    /// How they are reminded when much of a decision's time is gone.
    #[must_use]
    pub fn reminders(&self) -> Reminders {
        self.settings.remind.unwrap_or_default()
    }

    /// Whether others may see their statistics: not unless they say so.
    #[must_use]
    pub fn shares_statistics(&self) -> bool {
        self.settings.statistics.unwrap_or(false)
    }

    /// Whether they want to be mentioned.
    #[must_use]
    pub fn takes_mentions(&self) -> bool {
        self.settings.mention.unwrap_or(true)
    }

    /// Whether they may be mentioned in a server: not where they had one of its quiet roles when they
    /// last did something there.
    #[must_use]
    pub fn mentionable(&self, server: Option<Server>, wishes: &ServerWishes) -> bool {
        let roles = |server: &Server| self.observed.roles.get(&server.0).map_or(&[][..], Vec::as_slice);
        let hushed = server.is_some_and(|server| wishes.hushes(server, roles(&server)));
        self.takes_mentions() && !hushed
    }

    /// Whether they want their hand by direct message.
    #[must_use]
    pub fn wants_direct(&self) -> bool {
        self.settings.hand.unwrap_or_default() == HandTo::Direct
    }
}

impl Channel {
    /// How it is read.
    #[must_use]
    pub fn reader(&self, default: Locale) -> Reader {
        Reader {
            locale: chosen(self.language.as_ref(), self.of_server(), default),
            form: self.board.unwrap_or_default(),
            beside: true,
        }
    }

    /// The language of its server: the one that is wished there, or Discord's.
    fn of_server(&self) -> Option<&String> {
        self.wishes.language.as_ref().or(self.server.as_ref())
    }

    /// Whether each game there gets a thread.
    #[must_use]
    pub fn opens_threads(&self, default: bool) -> bool {
        self.threads.or(self.wishes.threads).unwrap_or(default)
    }
}

/// The key of a person's note.
#[must_use]
pub fn person(user: UserId) -> String {
    format!("person/{user}")
}

/// Notes what was observed of a person.
///
/// # Errors
/// It was not written: what was known before holds on.
pub(super) async fn observe(
    notes: &Notes,
    user: UserId,
    what: impl Fn(&mut Observed) + Send + Sync,
) -> Result<(), StoreFault> {
    notes
        .change(&person(user), |person: &mut Person| what(&mut person.observed))
        .await
}

/// The key of a channel's note.
#[must_use]
pub fn channel(channel: ChannelId) -> String {
    format!("channel/{channel}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wishes_for_reminders_of_earlier_programs_are_read() {
        let cases = [
            (r#"{"remind":true}"#, Some(Reminders::Direct)),
            (r#"{"remind":false}"#, Some(Reminders::None)),
            (r#"{"remind":null}"#, None),
            ("{}", None),
        ];
        for (note, remind) in cases {
            assert_eq!(serde_json::from_str::<Person>(note).unwrap().settings.remind, remind, "{note}");
        }
    }

    #[test]
    fn wishes_for_reminders_are_read_as_they_were_written() {
        for remind in Reminders::ALL {
            let mut person = Person::default();
            person.settings.remind = Some(remind);
            let note = serde_json::to_string(&person).unwrap();
            assert!(note.contains(&format!("\"{}\"", remind.word())), "{note}");
            assert_eq!(serde_json::from_str::<Person>(&note).unwrap(), person);
        }
    }

    #[test]
    fn what_was_chosen_and_observed_stands_in_one_note_as_earlier_programs_wrote_it() {
        let note = r#"{"language":"de","client":"pt-BR","board":"text","hand":"panel","mention":false,"turn":"message","beside":true,"remind":"both","statistics":true,"roles":{"18446744073709551615":[5,6],"7":[]},"direct":9,"closed":true}"#;
        let person: Person = serde_json::from_str(note).unwrap();
        assert_eq!(person.settings.language.as_deref(), Some("de"));
        assert_eq!(
            (person.settings.turn, person.settings.hand),
            (Some(TurnCall::Message), Some(HandTo::Panel))
        );
        assert_eq!(person.observed.roles, BTreeMap::from([(7, vec![]), (u64::MAX, vec![5, 6])]));
        assert_eq!((person.observed.direct, person.observed.closed), (Some(DirectId(9)), true));
        let again = serde_json::to_value(&person).unwrap();
        assert_eq!(again, serde_json::from_str::<serde_json::Value>(note).unwrap());
        assert!(serde_json::from_str::<Person>(r#"{"roles":{"x":[5]}}"#).is_err());
        assert_eq!(serde_json::from_str::<Person>("{}").unwrap(), Person::default());
    }
}
