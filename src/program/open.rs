//! Opening what the configuration names: the file itself, the texts, the store.

use super::{Failure, private};
use crate::config::{Config, Engine, Fault, Hidden, Known, Preset, Registration};
use crate::discord::{self, Setup};
use crate::measure::Measures;
use crate::store::{Memory, Settings, Sled, Store};
use crate::table::{Catalogue, Chosen, Listing};
use crate::words::{Locale, Message, Style, Words};
use std::path::Path;
use std::sync::Arc;

/// The configuration; the file must be there.
pub(super) fn config(path: &Path) -> Result<Config, Failure> {
    checked(path, Config::read(path)?)
}

/// The configuration, or the defaults where there is no file and none was asked for by name.
pub(super) fn config_or_default(path: &Path) -> Result<Config, Failure> {
    match Config::read(path) {
        Err(Fault::NoFile { path }) if path == Path::new("config.toml") => Ok(Config::default()),
        read => checked(path, read?),
    }
}

fn checked(path: &Path, config: Config) -> Result<Config, Failure> {
    catalogue(path, &config)?;
    Ok(config)
}

/// All games, with the options that the configuration gives to their new tables.
pub(super) fn catalogue(path: &Path, config: &Config) -> Result<Catalogue, Failure> {
    let file = path.display().to_string();
    let mut games = super::catalogue();
    let options = |listing: &Listing| {
        let given = listing.given.iter().map(|key| (*key, &[][..]));
        listing.options.iter().map(|option| (option.key, option.values)).chain(given).collect()
    };
    let known: Vec<Known<'_>> = games.iter().map(|listing| Known { game: listing.id, options: options(listing) }).collect();
    config.check_games(&file, &known)?;
    for preset in config.options.iter() {
        let Some(listing) = games.game(&preset.game).copied() else { continue };
        let mut chosen = Chosen::NONE;
        preset.values.iter().for_each(|written| chosen.set(&written.key, &written.value));
        games = games.with_preset(&listing, chosen).map_err(|why| apart(&file, preset, &why))?;
    }
    Ok(games)
}

/// Options that do not go together, with the reason in the language of the other faults.
fn apart(file: &str, preset: &Preset, why: &Message) -> Failure {
    match Words::load() {
        Ok(words) => Fault::at(file, preset.line, words.speaker(Locale::English, &[], Style::Plain).say(why)).into(),
        Err(fault) => fault.into(),
    }
}

/// The token, with a warning where others can read its file.
pub(super) fn token(config: &Config) -> Result<Hidden, Failure> {
    let variable = |name: &str| std::env::var(name).ok();
    let token = config.token(variable)?;
    let file =
        config.discord.token_file.as_deref().filter(|_| variable(&config.discord.token_env).is_none_or(|text| text.trim().is_empty()));
    file.into_iter().for_each(private::warn_if_open);
    Ok(token)
}

/// The texts, with the host's own over them.
pub(super) fn words(config: &Config) -> Result<Words, Failure> {
    Ok(match &config.words.folder {
        Some(folder) => Words::load_over(folder)?,
        None => Words::load()?,
    })
}

/// The configured store.
pub(super) fn store(config: &Config) -> Result<Arc<dyn Store>, Failure> {
    Ok(match config.store.engine {
        Engine::Memory => Arc::new(Memory::new()),
        Engine::Sled => sled(&config.store.folder)?,
    })
}

/// A store in a folder; it is made if it is not there.
pub(super) fn sled(folder: &Path) -> Result<Arc<dyn Store>, Failure> {
    let store = Sled::open(folder, Settings::default())?;
    private::tighten(folder);
    Ok(Arc::new(store))
}

/// The configured store, which must be there already: for subcommands that only look.
pub(super) fn present_store(config: &Config) -> Result<Arc<dyn Store>, Failure> {
    if config.store.engine == Engine::Memory {
        return Err(Failure::new("the configured store is in memory, so there is nothing to look at; [store] engine says so"));
    }
    if !config.store.folder.exists() {
        return Err(Failure::at(&config.store.folder, "there is no such folder; nothing was ever kept in it"));
    }
    sled(&config.store.folder)
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
        settings: discord::Settings { language: config.words.language, game: config.tables.game.clone(), threads: config.tables.threads },
    }
}
