//! How a realm comes to be: read from its folder, or new with its first people and channels.

use std::path::Path;

use super::Setup;
use super::attachment::Vault;
use super::channel::{Channel, Kind};
use super::fault::Fault;
use super::journal::{Entry, Journal};
use super::realm::{Guild, Realm};
use super::snowflake::{Id, Mint};
use super::user::User;

/// The languages that a person can have; a user of the set-up may name one: `Ana:pt-BR`.
pub const LOCALES: [&str; 32] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR", "ro", "fi", "sv-SE",
    "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko",
];

const CHANNELS: [&str; 2] = ["tables", "lounge"];

/// Opens the realm of a set-up.
pub fn found(setup: &Setup, base: String) -> Result<Realm, Fault> {
    let kept = match &setup.folder {
        Some(folder) => open_folder(folder)?,
        None => Vec::new(),
    };
    let vault = match &setup.folder {
        Some(folder) => Vault::Folder(folder.join("attachments")),
        None => Vault::Memory(std::collections::HashMap::default()),
    };
    let known = kept.iter().find_map(|entry| match entry {
        Entry::Guild(guild) => Some(guild.clone()),
        _ => None,
    });
    let guild = known.unwrap_or_else(|| new_guild(setup));
    let mut realm = Realm::new(setup.clock.clone(), base, setup.token.clone(), guild, vault);
    realm.rates.limits = setup.limits;
    for entry in kept {
        realm.recall(entry);
    }
    settle(&mut realm, &setup.users)?;
    if let Some(folder) = &setup.folder {
        let journal = Journal::rewrite(folder, &realm.entries())?;
        realm.keep_in(journal);
    }
    Ok(realm)
}

fn open_folder(folder: &Path) -> Result<Vec<Entry>, Fault> {
    std::fs::create_dir_all(folder.join("attachments")).map_err(|why| Fault::Folder(folder.to_path_buf(), why))?;
    Journal::read(folder)
}

fn new_guild(setup: &Setup) -> Guild {
    let now = setup.clock.now();
    let mut mint = Mint::default();
    Guild {
        id: mint.next(now),
        name: "Sandbox".to_owned(),
        locale: "en-US".to_owned(),
        bot: mint.next(now),
        role: mint.next(now),
        created_ms: now,
    }
}

/// Sees to it that the bot, the named people and the first channels are there.
fn settle(realm: &mut Realm, names: &[String]) -> Result<(), Fault> {
    let bot = realm.guild.bot;
    if !realm.users.contains_key(&bot) {
        let mut user = person(bot, "Bot", "en-US", realm.guild.created_ms);
        user.bot = true;
        realm.put_user(user);
    }
    for name in names {
        let (name, locale) = name.split_once(':').unwrap_or((name, "en-US"));
        if name.trim().is_empty() {
            return Err(Fault::Users("a name is empty".to_owned()));
        }
        if !LOCALES.contains(&locale) {
            return Err(Fault::Users(format!("«{locale}» is not one of Discord's languages")));
        }
        if realm.users.values().all(|u| u.name != name) {
            let id = realm.id();
            let mut user = person(id, name.trim(), locale, realm.clock.now());
            user.owner = realm.users.len() == 1;
            realm.put_user(user);
        }
    }
    if realm.channels.is_empty() {
        for name in CHANNELS {
            let id = realm.id();
            realm.put_channel(Channel::new(id, Kind::Text, name, realm.clock.now()));
        }
    }
    Ok(())
}

/// A new person, open to messages.
pub fn person(id: Id, name: &str, locale: &str, now: i64) -> User {
    User { id, name: name.to_owned(), locale: locale.to_owned(), owner: false, bot: false, dms_open: true, in_guild: true, joined_ms: now }
}
