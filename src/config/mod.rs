//! The one TOML file: what can be set, with its defaults and its checks. Knows nothing of what the
//! settings bring about, and never holds the token, only where it is.
//!
//! `config.example.toml` explains each key. Relative paths are taken from the folder the file is
//! in.

mod api;
mod backups;
mod cluster;
mod computers;
mod examination;
mod fault;
mod limits;
mod luck;
mod options;
mod privacy;
mod registration;
mod secret;
mod section;
mod server;
mod suggest;
mod token;

pub use api::Api;
pub use backups::BackupsSection;
pub use cluster::{ClusterSection, NoShards, ShardRange};
pub use computers::ComputersSection;
pub use fault::ConfigFault;
pub use luck::{BeaconAddresses, LuckSection};

pub use options::{GameOptions, Preset, Presets, Written};
pub use privacy::PrivacySection;
pub use registration::Registration;
pub use secret::Hidden;
pub use section::{
    DefaultPace, DiscordSection, Engine, Format, LogLevel, LogSection, MeasureSection, SandboxSection,
    StoreSection, TablesSection, WordsSection,
};
pub use server::{GameName, ServerSection, Servers};

use serde::Deserialize;
use std::path::Path;

/// Everything that can be set.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// How the bot meets Discord.
    pub discord: DiscordSection,
    /// This process' part of the bot.
    pub cluster: ClusterSection,
    /// Where tables are kept.
    pub store: StoreSection,
    /// How tables behave.
    pub tables: TablesSection,
    /// How much computers may think.
    pub computers: ComputersSection,
    /// What goes into the luck of new tables.
    pub luck: LuckSection,
    /// What new tables have chosen of their games' options.
    pub options: Presets,
    /// What is fixed for single servers.
    pub servers: Servers,
    /// What is said, and in which language.
    pub words: WordsSection,
    /// Who answers for what is kept of people.
    pub privacy: PrivacySection,
    /// What is logged, and how.
    pub log: LogSection,
    /// Where the bot's figures can be asked for.
    pub measure: MeasureSection,
    /// The look-alike of Discord.
    pub sandbox: SandboxSection,
}

impl Config {
    /// Takes relative paths from a folder.
    fn settle(&mut self, base: &Path) {
        let backups = self.store.backups.as_mut().map(|backups| &mut backups.folder);
        let credentials = self.store.credentials.as_mut();
        let optional = [self.discord.token_file.as_mut(), self.words.folder.as_mut(), credentials, backups];
        let needed = [&mut self.store.folder, &mut self.sandbox.folder];
        for path in optional.into_iter().flatten().chain(needed) {
            *path = base.join(&path);
        }
    }

    /// What does not fit together of the paths, which are settled.
    fn misplaced(&self, file: &str) -> Option<ConfigFault> {
        let backups = self.store.backups.as_ref()?;
        let file = file.to_owned();
        backups
            .lie_in(&self.store.folder)
            .then_some(ConfigFault::Misplaced { file })
    }

    /// What does not fit what only the program knows: games, options and values that are not among
    /// theirs.
    #[must_use]
    pub fn unknown(&self, file: &str, known: &[GameOptions<'_>]) -> Vec<ConfigFault> {
        let games: Vec<&str> = known.iter().map(|known| known.game).collect();
        let game = self
            .tables
            .game
            .iter()
            .filter(|game| !games.contains(&game.as_str()));
        let game = game.map(|game| ConfigFault::no_game(file, game, &games));
        let fixed = self.servers.unknown(file, &games);
        game.chain(self.options.unknown(file, known))
            .chain(fixed)
            .collect()
    }
}
