//! How a realm comes to be: read from its folder, or new with its first people and channels.

use std::path::Path;

use super::Setup;
use super::attachment::Vault;
use super::channel::{Channel, Kind};
use super::fault::Fault;
use super::guild::Guild;
use super::journal::{Entry, Journal};
use super::realm::Realm;
use super::snowflake::{Id, Mint};
use super::user::{Rank, User};

/// The languages that a person can have; a user of the set-up may name one: `Ana:pt-BR`.
pub const LOCALES: [&str; 32] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl",
    "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja",
    "zh-TW", "ko",
];

/// What the first server is called and has, what the second, and what every further one.
const SERVERS: [(&str, &[(Kind, &str)]); 3] = [
    ("Sandbox", &[(Kind::Text, "tables"), (Kind::Text, "lounge")]),
    (
        "Annex",
        &[
            (Kind::Text, "games"),
            (Kind::Announcement, "news"),
            (Kind::Forum, "matches"),
            (Kind::Voice, "parlour"),
        ],
    ),
    ("Server", &[(Kind::Text, "games")]),
];

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
        Entry::Guild(guild) => Some(guild.bot),
        _ => None,
    });
    let mut mint = Mint::default();
    let now = setup.clock.now();
    let bot = known.unwrap_or_else(|| mint.next(now));
    let mut realm = Realm::new(setup.clock.clone(), base, setup.token.clone(), bot, vault);
    realm.rates.limits = setup.limits;
    for entry in kept {
        realm.recall(entry);
    }
    settle(&mut realm, setup)?;
    if let Some(folder) = &setup.folder {
        let journal = Journal::rewrite(folder, &realm.entries())?;
        realm.keep_in(journal);
    }
    Ok(realm)
}

fn open_folder(folder: &Path) -> Result<Vec<Entry>, Fault> {
    std::fs::create_dir_all(folder.join("attachments"))
        .map_err(|why| Fault::Folder(folder.to_path_buf(), why))?;
    Journal::read(folder)
}

/// Sees to it that the bot, the servers, the named people and the first channels are there.
fn settle(realm: &mut Realm, setup: &Setup) -> Result<(), Fault> {
    let (bot, now) = (realm.bot, realm.clock.now());
    if !realm.users.contains_key(&bot) {
        let mut user = User::new(bot, "Bot", "en-US", now);
        user.bot = true;
        realm.put_user(user);
    }
    let mut new = Vec::new();
    while realm.guilds.len() < setup.servers.max(1) {
        let number = realm.guilds.len();
        let (name, channels) = SERVERS[number.min(SERVERS.len() - 1)];
        let name = if number < SERVERS.len() - 1 {
            name.to_owned()
        } else {
            format!("{name} {}", number + 1)
        };
        let server = open(realm, &name, "en-US");
        for (kind, name) in channels {
            let id = realm.id();
            realm.put_channel(Channel::new(id, *kind, Some(server), name, now));
        }
        new.push((number, server));
    }
    for (place, name) in setup.users.iter().enumerate() {
        let mut user = named(realm, name)?;
        for (number, server) in &new {
            // The first person owns the first server, the second one the second.
            user.servers.insert(
                *server,
                if place == *number {
                    Rank::Owner
                } else {
                    Rank::Member
                },
            );
        }
        if !realm.users.contains_key(&user.id)
            && let Some(home) = realm.home()
        {
            user.servers.entry(home.id).or_insert(Rank::Member);
        }
        realm.put_user(user);
    }
    Ok(())
}

/// The person of a set-up's name, who may be there already.
fn named(realm: &mut Realm, text: &str) -> Result<User, Fault> {
    let (name, locale) = text.split_once(':').unwrap_or((text, "en-US"));
    if name.trim().is_empty() {
        return Err(Fault::Users("a name is empty".to_owned()));
    }
    if !LOCALES.contains(&locale) {
        return Err(Fault::Users(format!("«{locale}» is not one of Discord's languages")));
    }
    if let Some(known) = realm.users.values().find(|u| u.name == name.trim()) {
        return Ok(known.clone());
    }
    let id = realm.id();
    Ok(User::new(id, name.trim(), locale, realm.clock.now()))
}

/// A new server with the bot in it; its id.
pub fn open(realm: &mut Realm, name: &str, locale: &str) -> Id {
    let (id, role) = (realm.id(), realm.id());
    let (bot, created_ms) = (realm.bot, realm.clock.now());
    realm.put_guild(Guild {
        id,
        name: name.to_owned(),
        locale: locale.to_owned(),
        bot,
        role,
        created_ms,
        without_bot: false,
    });
    id
}
