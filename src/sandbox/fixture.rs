//! What there is at the beginning: what a folder keeps, or the first people and channels.

use std::path::Path;

use super::attachment::Vault;
use super::channel::{Channel, Kind};
use super::fault::SandboxFault;
use super::guild::Guild;
use super::journal::{Entry, Journal};
use super::locale::LOCALES;
use super::setup::SandboxSetup;
use super::snowflake::{Id, Mint};
use super::user::{Rank, User};
use super::world::World;

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

/// Opens the world of a set-up.
pub fn found(setup: &SandboxSetup, base: String) -> Result<World, SandboxFault> {
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
    let mut world = World::new(setup.clock.clone(), base, setup.token.clone(), bot, vault);
    world.rates.limits = setup.limits;
    world.gateway.sharding = setup.sharding;
    for entry in kept {
        world.recall(entry);
    }
    settle(&mut world, setup)?;
    if let Some(folder) = &setup.folder {
        let journal = Journal::rewrite(folder, &world.entries())?;
        world.keep_in(folder, journal);
    }
    Ok(world)
}

fn open_folder(folder: &Path) -> Result<Vec<Entry>, SandboxFault> {
    std::fs::create_dir_all(folder.join("attachments"))
        .map_err(|why| SandboxFault::Folder(folder.to_path_buf(), why))?;
    Journal::read(folder)
}

/// Sees to it that the bot, the servers, the named people and the first channels are there.
fn settle(world: &mut World, setup: &SandboxSetup) -> Result<(), SandboxFault> {
    let (bot, now) = (world.bot, world.clock.now());
    if !world.users.contains_key(&bot) {
        let mut user = User::new(bot, "Bot", "en-US", now);
        user.bot = true;
        world.put_user(user);
    }
    let mut new = Vec::new();
    while world.guilds.len() < setup.servers.max(1) {
        let number = world.guilds.len();
        let (name, channels) = SERVERS[number.min(SERVERS.len() - 1)];
        let name = if number < SERVERS.len() - 1 {
            name.to_owned()
        } else {
            format!("{name} {}", number + 1)
        };
        let server = open(world, &name, "en-US");
        for (kind, name) in channels {
            let id = world.id();
            world.put_channel(Channel::new(id, *kind, Some(server), name, now));
        }
        new.push((number, server));
    }
    for (place, name) in setup.users.iter().enumerate() {
        let mut user = named(world, name)?;
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
        if !world.users.contains_key(&user.id)
            && let Some(home) = world.home()
        {
            user.servers.entry(home.id).or_insert(Rank::Member);
        }
        world.put_user(user);
    }
    Ok(())
}

/// The person of a set-up's name, who may be there already.
fn named(world: &mut World, text: &str) -> Result<User, SandboxFault> {
    let (name, locale) = text.split_once(':').unwrap_or((text, "en-US"));
    if name.trim().is_empty() {
        return Err(SandboxFault::Users("a name is empty".to_owned()));
    }
    if !LOCALES.contains(&locale) {
        return Err(SandboxFault::Users(format!("«{locale}» is not one of Discord's languages")));
    }
    if let Some(known) = world.users.values().find(|u| u.name == name.trim()) {
        return Ok(known.clone());
    }
    let id = world.id();
    Ok(User::new(id, name.trim(), locale, world.clock.now()))
}

/// A new server with the bot in it; its id.
pub fn open(world: &mut World, name: &str, locale: &str) -> Id {
    let (id, role, players) = (world.server_id(), world.id(), world.id());
    let (bot, created_ms) = (world.bot, world.clock.now());
    world.put_guild(Guild {
        id,
        name: name.to_owned(),
        locale: locale.to_owned(),
        bot,
        role,
        players: Some(players),
        roles: Vec::new(),
        created_ms,
        without_bot: false,
    });
    id
}
