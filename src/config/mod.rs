//! The one TOML file: what can be set, with its defaults and its checks. Knows nothing of what the
//! settings bring about, and never holds the token, only where it is.
//!
//! `config.example.toml` explains each key. Relative paths are taken from the folder the file is
//! in.

mod api;
mod examine;
mod fault;
mod hidden;
mod options;
mod registration;
mod suggest;
mod token;

pub use api::Api;
pub use fault::Fault;
pub use hidden::Hidden;
pub use options::{Known, Options, Preset, Written};
pub use registration::Registration;

use crate::words::Locale;
use serde::Deserialize;
use std::path::{Path, PathBuf};

/// Everything that can be set.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// How the bot meets Discord.
    pub discord: Discord,
    /// Where tables are kept.
    pub store: Store,
    /// How tables behave.
    pub tables: Tables,
    /// What new tables have chosen of their games' options.
    pub options: Options,
    /// What is said, and in which language.
    pub words: Words,
    /// What is logged, and how.
    pub log: Log,
    /// Where the bot's figures can be asked for.
    pub measure: Measure,
    /// The look-alike of Discord.
    pub sandbox: Sandbox,
}

/// How the bot meets Discord.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Discord {
    /// The environment variable that holds the token; it goes before the file.
    pub token_env: String,
    /// The file that holds the token.
    pub token_file: Option<PathBuf>,
    /// The application's id; Discord is asked for it where it is not set.
    pub application: Option<u64>,
    /// Another address in place of Discord's own; requests are then not slowed down by us.
    pub api: Option<Api>,
    /// Where commands are registered.
    pub register: Registration,
    /// How many presses and commands of one person are answered a minute; 0 for any number.
    pub presses: u32,
}

impl Default for Discord {
    fn default() -> Discord {
        Discord {
            token_env: "TAVOLO_TOKEN".to_owned(),
            token_file: None,
            application: None,
            api: None,
            register: Registration::Global,
            presses: 120,
        }
    }
}

/// Where tables are kept.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Store {
    /// The engine.
    pub engine: Engine,
    /// Its folder.
    pub folder: PathBuf,
}

impl Default for Store {
    fn default() -> Store {
        Store {
            engine: Engine::Sled,
            folder: PathBuf::from("state"),
        }
    }
}

/// What keeps tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Engine {
    /// On disk, in this process.
    Sled,
    /// In memory: everything is lost at the end.
    Memory,
}

/// How tables behave.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Tables {
    /// The game that is opened where none is named.
    pub game: Option<String>,
    /// Whether each table gets a thread of its own when its game begins.
    pub threads: bool,
    /// After how many minutes without an action a table is dropped from memory.
    pub idle_minutes: u32,
    /// How many tables of one server may wait for their game to begin.
    pub lobbies: u32,
}

impl Default for Tables {
    fn default() -> Tables {
        Tables {
            game: None,
            threads: false,
            idle_minutes: 30,
            lobbies: 100,
        }
    }
}

/// What is said, and in which language.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Words {
    /// The language for people and channels whose own is not among ours.
    #[serde(deserialize_with = "language")]
    pub language: Locale,
    /// A folder of own texts that replace ours.
    pub folder: Option<PathBuf>,
}

fn language<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Locale, D::Error> {
    let code = String::deserialize(from)?;
    code.parse()
        .map_err(|_| serde::de::Error::custom("the languages are en-US, pt-BR, de and it"))
}

/// What is logged, and how.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Log {
    /// From which importance on.
    pub level: Level,
    /// In which form.
    pub format: Format,
}

/// How important a line of the log is at least.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
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

impl Level {
    /// Its word.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Level::Error => "error",
            Level::Warn => "warn",
            Level::Info => "info",
            Level::Debug => "debug",
            Level::Trace => "trace",
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
pub struct Measure {
    /// The port on this machine; nobody can ask where it is not set.
    pub port: Option<u16>,
}

/// The look-alike of Discord.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Sandbox {
    /// Its port on this machine; 0 takes a free one.
    pub port: u16,
    /// The people one can be in it; each may name a language: `Ana:pt-BR`.
    #[serde(deserialize_with = "people")]
    pub users: Vec<String>,
    /// The folder of its chat and of the tables played in it.
    pub folder: PathBuf,
}

impl Default for Sandbox {
    fn default() -> Sandbox {
        let users = ["Ana", "Bruno:pt-BR", "Chiara:it", "Dieter:de", "Emma", "Fábio:pt-BR"]
            .map(str::to_owned)
            .to_vec();
        Sandbox {
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

impl Config {
    /// Reads a file.
    ///
    /// # Errors
    /// A file that cannot be read, or the first thing that is wrong in it, with its line.
    pub fn read(path: &Path) -> Result<Config, Fault> {
        let (config, faults) = Config::read_all(path)?;
        faults.into_iter().next().map_or(Ok(config), Err)
    }

    /// Reads a text; `file` is its name in errors.
    ///
    /// # Errors
    /// The first thing that is wrong, with its line.
    pub fn parse(file: &str, text: &str) -> Result<Config, Fault> {
        let (config, faults) = Config::examine(file, text);
        faults.into_iter().next().map_or(Ok(config), Err)
    }

    /// Takes relative paths from a folder.
    fn settle(&mut self, base: &Path) {
        let optional = [self.discord.token_file.as_mut(), self.words.folder.as_mut()];
        let needed = [&mut self.store.folder, &mut self.sandbox.folder];
        for path in optional.into_iter().flatten().chain(needed) {
            *path = base.join(&path);
        }
    }

    /// What does not fit what only the program knows: games, options and values that are not among
    /// theirs.
    #[must_use]
    pub fn unknown(&self, file: &str, known: &[Known<'_>]) -> Vec<Fault> {
        let games: Vec<&str> = known.iter().map(|known| known.game).collect();
        let game = self
            .tables
            .game
            .iter()
            .filter(|game| !games.contains(&game.as_str()));
        let game = game.map(|game| Fault::no_game(file, game, &games));
        game.chain(self.options.unknown(file, known)).collect()
    }
}
