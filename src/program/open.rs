//! Opening what the configuration names: the file itself, the texts, the store.

use super::{Failure, background, private};
use crate::config::{Config, ConfigFault, DefaultPace, Engine, GameOptions, Hidden, Registration, Written};
use crate::discord::{self, Setup};
use crate::measure::Measures;
use crate::store::{Capacity, Memory, Nats, NatsSettings, Sled, Store};
use crate::table::timing::PACE;
use crate::table::{Catalogue, Chosen, Listing};
use crate::words::{Locale, Message, Style, Words};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// For how long another process that runs the same shards must not have been heard of until this one takes
/// them over: longer than the servers of a store choose a leader.
const PATIENCE: Duration = Duration::from_secs(12);

/// The configuration; the file must be there.
pub(super) fn config(path: &Path) -> Result<Config, Failure> {
    let (config, faults) = Config::read_all(path)?;
    checked(path, config, faults)
}

/// The configuration, or the defaults where there is no file and none was asked for by name.
pub(super) fn config_or_default(path: &Path) -> Result<Config, Failure> {
    match Config::read_all(path) {
        Err(ConfigFault::NoFile { path }) if path == Path::new("config.toml") => {
            Ok(with_whole_paths(Config::default()))
        }
        read => {
            let (config, faults) = read?;
            checked(path, config, faults)
        }
    }
}

/// The same with another data folder, where one was named.
pub(super) fn config_for(path: &Path, folder: Option<&Path>) -> Result<Config, Failure> {
    let mut config = config_or_default(path)?;
    if let Some(folder) = folder {
        config.store.folder = whole(folder);
        config.store.engine = Engine::Sled;
    }
    Ok(config)
}

/// A path from the root on: a sentence about it tells where it lies, whatever folder the program was started in.
pub(super) fn whole(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}

/// A configuration whose folders are named from the root on.
pub(super) fn with_whole_paths(mut config: Config) -> Config {
    config.store.folder = whole(&config.store.folder);
    if let Some(backups) = &mut config.store.backups {
        backups.folder = whole(&backups.folder);
    }
    config
}

fn checked(path: &Path, config: Config, mut faults: Vec<ConfigFault>) -> Result<Config, Failure> {
    faults.extend(games(path, &config).1);
    if faults.is_empty() {
        Ok(with_whole_paths(config))
    } else {
        Err(Failure::configuration(faults.iter().map(ToString::to_string).collect()))
    }
}

/// All games, with the options that the configuration gives to their new tables.
pub(super) fn catalogue(path: &Path, config: &Config) -> Result<Catalogue, Failure> {
    let (games, faults) = games(path, config);
    if faults.is_empty() {
        Ok(games)
    } else {
        Err(Failure::configuration(faults.iter().map(ToString::to_string).collect()))
    }
}

/// The same, and what does not fit.
pub(super) fn games(path: &Path, config: &Config) -> (Catalogue, Vec<ConfigFault>) {
    let file = path.display().to_string();
    let mut games = super::catalogue();
    let options = |listing: &Listing| {
        let given = listing.given.iter().map(|key| (*key, &[][..]));
        listing
            .all_options()
            .map(|option| (option.key, option.values))
            .chain(given)
            .collect()
    };
    let known: Vec<GameOptions<'_>> = games
        .iter()
        .map(|listing| GameOptions {
            game: listing.id,
            options: options(listing),
        })
        .collect();
    let mut faults = config.unknown(&file, &known);
    // What is unknown cannot be chosen, so it says nothing of what goes together.
    let unknown: Vec<Option<usize>> = faults.iter().map(ConfigFault::line).collect();
    let paced = pace(&mut games, config.tables.pace);
    for preset in config.options.iter() {
        let Some(listing) = games.game(&preset.game).copied() else {
            continue;
        };
        let mut values: Vec<&Written> = preset
            .values
            .iter()
            .filter(|written| !unknown.contains(&Some(written.line)))
            .collect();
        values.sort_by_key(|written| written.line);
        let mut chosen = paced.clone();
        for written in values {
            // One after the other: the first that does not fit those before it is the one to name.
            let mut with = chosen.clone();
            with.set(&written.key, &written.value);
            match games.clone().with_preset(&listing, with.clone()) {
                Ok(with_preset) => (games, chosen) = (with_preset, with),
                Err(why) => faults.push(apart(&file, written.line, &why)),
            }
        }
    }
    (games, faults)
}

/// Gives all games' new tables a pace; what that chooses.
fn pace(games: &mut Catalogue, pace: DefaultPace) -> Chosen {
    let mut paced = Chosen::NONE;
    if pace == DefaultPace::Relaxed {
        return paced;
    }
    paced.set(PACE.key, pace.word());
    for listing in games.clone().iter() {
        match games.clone().with_preset(listing, paced.clone()) {
            Ok(with_preset) => *games = with_preset,
            Err(why) => unreachable!("every game has every pace: {}", why.id),
        }
    }
    paced
}

/// An option that does not go together with others, with the reason in the language of the other
/// faults.
fn apart(file: &str, line: usize, why: &Message) -> ConfigFault {
    let what = match Words::load() {
        Ok(words) => words.speaker(Locale::English, &[], Style::Plain).say(why),
        Err(fault) => fault.to_string(),
    };
    ConfigFault::at(file, line, what)
}

/// The token, with a warning where others can read its file.
pub(super) fn token(config: &Config) -> Result<Hidden, Failure> {
    let variable = |name: &str| std::env::var(name).ok();
    let token = config.token(variable)?;
    let file = config
        .discord
        .token_file
        .as_deref()
        .filter(|_| variable(&config.discord.token_env).is_none_or(|text| text.trim().is_empty()));
    file.into_iter().for_each(private::warn_if_open);
    Ok(token)
}

/// The texts, with the host's own over them.
pub(super) fn words(config: &Config) -> Result<Words, Failure> {
    let (words, faults) = texts(config)?;
    if faults.is_empty() {
        Ok(words)
    } else {
        Err(Failure::configuration(faults))
    }
}

/// The same, and what is wrong with the host's own.
pub(super) fn texts(config: &Config) -> Result<(Words, Vec<String>), Failure> {
    let Some(folder) = &config.words.folder else {
        return Ok((Words::load()?, Vec::new()));
    };
    let (words, faults) = Words::examine(folder)?;
    Ok((
        words,
        faults
            .iter()
            .map(|fault| format!("[words] folder: {fault}"))
            .collect(),
    ))
}

/// The configured store.
pub(super) async fn store(config: &Config) -> Result<Arc<dyn Store>, Failure> {
    Ok(match config.store.engine {
        Engine::Memory => Arc::new(Memory::new()),
        Engine::Sled => sled(&config.store.folder, capacity(config))?,
        Engine::Nats => nats(config).await?,
    })
}

/// How the configured servers are reached.
pub(super) fn nats_settings(config: &Config) -> NatsSettings {
    NatsSettings {
        servers: config.store.servers.clone(),
        monitors: config.store.monitors.clone(),
        credentials: config.store.credentials.clone(),
        stream: config.store.stream.clone(),
    }
}

/// The store on the configured servers; its streams are made if they are not there.
async fn nats(config: &Config) -> Result<Arc<dyn Store>, Failure> {
    if let Some(file) = &config.store.credentials {
        private::warn_if_open(file);
    }
    Ok(Arc::new(Nats::open(&nats_settings(config)).await?))
}

/// How much the engine on disk may take.
pub(super) fn capacity(config: &Config) -> Capacity {
    Capacity {
        cache: u64::from(config.store.cache) << 20,
        spare: u64::from(config.store.spare) << 20,
    }
}

/// A store in a folder; it is made if it is not there.
pub(super) fn sled(folder: &Path, capacity: Capacity) -> Result<Arc<dyn Store>, Failure> {
    let store = Sled::open(folder, capacity)?;
    private::tighten(folder);
    Ok(Arc::new(store))
}

/// The configured store, which must be there already: for subcommands that only look.
pub(super) async fn present_store(config: &Config) -> Result<Arc<dyn Store>, Failure> {
    if config.store.engine == Engine::Nats {
        return nats(config).await;
    }
    if config.store.engine == Engine::Memory {
        return Err(Failure::new(
            "the configured store is in memory, so there is nothing to look at; [store] engine says so",
        ));
    }
    if !Sled::is_there(&config.store.folder)? {
        return Err(Failure::at(
            &config.store.folder,
            "there is no such folder; nothing was ever kept in it",
        ));
    }
    sled(&config.store.folder, capacity(config))
}

/// What the bot needs to know.
pub(super) fn discord(config: &Config, token: Hidden) -> Setup {
    let servers = match &config.discord.register {
        Registration::Global => Vec::new(),
        Registration::Servers(servers) => servers.clone(),
    };
    Setup {
        token,
        api: config.discord.api.as_ref().map(ToString::to_string),
        application: config.discord.application,
        servers,
        measures: Measures::default(),
        idle_minutes: config.tables.idle_minutes,
        emoji: true,
        members: config.discord.members,
        shards: config.cluster.shards,
        patience: PATIENCE,
        settings: discord::Settings {
            language: config.words.language,
            game: config.tables.game.clone(),
            threads: config.tables.threads,
            pace: Some(discord::PressLimit(config.discord.presses)),
            servers: config.servers.clone(),
            contact: config.privacy.contact.clone(),
            rate: discord::limiter::RequestRate(config.cluster.requests_per_second),
            stand_back: Some(background::stand_back),
            ..discord::Settings::default()
        },
    }
}
