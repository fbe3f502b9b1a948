//! The sections of the file, with their defaults.

use super::api::Api;
use super::backups::BackupsSection;
use super::limits::within;
use super::registration::Registration;
use crate::words::Locale;
use serde::Deserialize;
use std::path::PathBuf;

/// How the bot meets Discord.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DiscordSection {
    /// The environment variable that holds the token; it goes before the file.
    pub token_env: String,
    /// The file that holds the token.
    pub token_file: Option<PathBuf>,
    /// The application's id; Discord is asked for it where it is not set.
    pub application: Option<u64>,
    /// Another address in place of Discord's own.
    pub api: Option<Api>,
    /// Where commands are registered.
    pub register: Registration,
    /// How many presses and commands of one person are answered a minute; 0 for any number.
    pub presses: u32,
    /// Whether Discord is asked who leaves a server, which it has to grant in its portal.
    pub members: bool,
}

impl Default for DiscordSection {
    fn default() -> DiscordSection {
        DiscordSection {
            token_env: "TAVOLO_TOKEN".to_owned(),
            token_file: None,
            application: None,
            api: None,
            register: Registration::Global,
            presses: 120,
            members: false,
        }
    }
}

/// Where tables are kept.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct StoreSection {
    /// The engine.
    pub engine: Engine,
    /// Its folder.
    pub folder: PathBuf,
    /// How much of what is on the disk is kept in memory, in MiB.
    #[serde(deserialize_with = "cache")]
    pub cache: u32,
    /// How much stays free on the disk, in MiB: with less, nothing is written.
    #[serde(deserialize_with = "spare")]
    pub spare: u32,
    /// Backups that are taken while people play; none where it is not set.
    pub backups: Option<BackupsSection>,
    /// The addresses of the NATS servers.
    pub servers: Vec<String>,
    /// The monitoring addresses of their nodes.
    pub monitors: Vec<String>,
    /// The file with the credentials that they want.
    pub credentials: Option<PathBuf>,
    /// What the names of their streams begin with.
    pub stream: String,
}

impl Default for StoreSection {
    fn default() -> StoreSection {
        StoreSection {
            engine: Engine::Sled,
            folder: PathBuf::from("state"),
            cache: 64,
            spare: 32,
            backups: None,
            servers: Vec::new(),
            monitors: Vec::new(),
            credentials: None,
            stream: "tavolo".to_owned(),
        }
    }
}

fn cache<'de, D: serde::Deserializer<'de>>(from: D) -> Result<u32, D::Error> {
    within(from, 8..=65_536, "a cache has 8 to 65536 MiB")
}

fn spare<'de, D: serde::Deserializer<'de>>(from: D) -> Result<u32, D::Error> {
    within(from, 16..=1_048_576, "16 to 1048576 MiB of a disk can be kept free")
}

/// What keeps tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Engine {
    /// On disk, in this process.
    Sled,
    /// On three servers, for several processes.
    Nats,
    /// In memory: everything is lost at the end.
    Memory,
}

/// How tables behave.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TablesSection {
    /// The game that is opened where none is named.
    pub game: Option<String>,
    /// Whether each table gets a thread of its own when its game begins.
    pub threads: bool,
    /// After how many minutes without an action a table is dropped from memory.
    pub idle_minutes: u32,
    /// How many tables of one server may wait for their game to begin.
    pub lobbies: u32,
    /// How long decisions may take at a new table, unless its players choose another pace.
    pub pace: DefaultPace,
}

/// How long decisions may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DefaultPace {
    /// Minutes: everybody is there.
    Live,
    /// Eight hours each.
    Brisk,
    /// A day each.
    Daily,
    /// As long as anybody likes.
    Relaxed,
}

impl DefaultPace {
    /// Its word.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            DefaultPace::Live => "live",
            DefaultPace::Brisk => "brisk",
            DefaultPace::Daily => "daily",
            DefaultPace::Relaxed => "relaxed",
        }
    }
}

impl Default for TablesSection {
    fn default() -> TablesSection {
        TablesSection {
            game: None,
            threads: false,
            idle_minutes: 30,
            lobbies: 100,
            pace: DefaultPace::Relaxed,
        }
    }
}

/// What is said, and in which language.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct WordsSection {
    /// The language for people and channels whose own is not among ours.
    #[serde(deserialize_with = "language")]
    pub language: Locale,
    /// A folder of own texts that replace ours.
    pub folder: Option<PathBuf>,
}

/// As `language`, of a key that may be left out.
pub(super) fn optional_language<'de, D: serde::Deserializer<'de>>(
    from: D,
) -> Result<Option<Locale>, D::Error> {
    language(from).map(Some)
}

fn language<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Locale, D::Error> {
    let code = String::deserialize(from)?;
    code.parse()
        .map_err(|_| serde::de::Error::custom("the languages are en-US, pt-BR, de and it"))
}

/// What is logged, and how.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LogSection {
    /// From which importance on.
    pub level: LogLevel,
    /// In which form.
    pub format: Format,
}

/// How important a line of the log is at least.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LogLevel {
    /// What somebody has to see to.
    Error,
    /// What may become that.
    Warn,
    /// What happens.
    #[default]
    Info,
    /// How it happens.
    Debug,
    /// Everything.
    Trace,
}

impl LogLevel {
    /// Its word.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            LogLevel::Error => "error",
            LogLevel::Warn => "warn",
            LogLevel::Info => "info",
            LogLevel::Debug => "debug",
            LogLevel::Trace => "trace",
        }
    }
}

/// The form of a line of the log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// For people.
    #[default]
    Text,
    /// For programs: a JSON object a line.
    Json,
}

/// Where the bot's figures can be asked for.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct MeasureSection {
    /// The port on this machine; nobody can ask where it is not set.
    pub port: Option<u16>,
}

/// The look-alike of Discord.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SandboxSection {
    /// Its port on this machine; 0 takes a free one.
    pub port: u16,
    /// The people one can be in it; each may name a language: `Ana:pt-BR`.
    #[serde(deserialize_with = "people")]
    pub users: Vec<String>,
    /// The folder of its chat and of the tables played in it.
    pub folder: PathBuf,
}

impl Default for SandboxSection {
    fn default() -> SandboxSection {
        let users = ["Ana", "Bruno:pt-BR", "Chiara:it", "Dieter:de", "Emma", "Fábio:pt-BR"]
            .map(str::to_owned)
            .to_vec();
        SandboxSection {
            port: 8080,
            users,
            folder: PathBuf::from("sandbox-state"),
        }
    }
}

fn people<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Vec<String>, D::Error> {
    let people = Vec::<String>::deserialize(from)?;
    let named = people
        .iter()
        .all(|name| (1..=32).contains(&name.trim().chars().count()));
    let distinct = people
        .iter()
        .enumerate()
        .all(|(at, name)| !people[..at].contains(name));
    if (2..=25).contains(&people.len()) && named && distinct {
        Ok(people)
    } else {
        Err(serde::de::Error::custom("there must be 2 to 25 different names of 1 to 32 letters"))
    }
}
