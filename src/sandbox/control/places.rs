//! Servers, channels and people made and changed over the control API.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::Value;

use crate::sandbox::channel::{Channel, Kind};
use crate::sandbox::fixture;
use crate::sandbox::guild::Guild;
use crate::sandbox::handle::Handle;
use crate::sandbox::locale::LOCALES;
use crate::sandbox::object::channel_line;
use crate::sandbox::role::Role;
use crate::sandbox::snowflake::Id;
use crate::sandbox::user::{Rank, User};
use crate::sandbox::user_action::Refused;
use crate::sandbox::world::World;

type Answer = Result<Json<Value>, Refused>;

#[derive(Deserialize)]
pub struct NewServer {
    name: String,
    #[serde(default = "english")]
    locale: String,
    /// Who is in it, by name or id, and what they are there.
    #[serde(default)]
    members: BTreeMap<String, Rank>,
}

fn english() -> String {
    "en-US".to_owned()
}

/// A new server with the bot in it, and no channel yet.
pub async fn new_server(State(shared): State<Handle>, Json(new): Json<NewServer>) -> Answer {
    let mut world = shared.world();
    let name = new.name.trim();
    if name.is_empty() || name.chars().count() > 100 {
        return Err(Refused::new("a server's name has 1 to 100 characters"));
    }
    check_locale(&new.locale)?;
    let find = |(name, rank): (&String, &Rank)| {
        world
            .user_called(name)
            .map(|user| (user.clone(), *rank))
            .ok_or_else(no_user)
    };
    let members: Vec<(User, Rank)> = new.members.iter().map(find).collect::<Result<_, _>>()?;
    let id = fixture::open(&mut world, name, &new.locale);
    for (mut user, rank) in members {
        user.servers.insert(id, rank);
        world.put_user(user);
    }
    Ok(Json(world.guilds.get(&id).map_or(Value::Null, Guild::line)))
}

#[derive(Deserialize)]
pub struct NewChannel {
    name: String,
    /// What sort; a text channel where nothing is said. A thread has its parent's sort.
    kind: Option<Kind>,
    /// The server it is in; the first one where nothing is said.
    server: Option<Id>,
    /// For a thread or a forum's post: the channel it hangs under.
    parent: Option<Id>,
    /// For a thread: who opens it.
    user: Option<Id>,
    /// For a forum's post: what it begins with.
    text: Option<String>,
}

/// A new channel, a thread of one, or a forum's post.
pub async fn new_channel(State(shared): State<Handle>, Json(new): Json<NewChannel>) -> Answer {
    let mut world = shared.world();
    let name: String = new.name.trim().to_owned();
    if name.is_empty() || name.chars().count() > 100 {
        return Err(Refused::new("a channel's name has 1 to 100 characters"));
    }
    let (kind, server, name) = match new.parent {
        Some(parent) => {
            let above = world
                .channels
                .get(&parent)
                .and_then(|c| Some((c.kind.public_thread()?, c.server)));
            let (kind, server) = above.ok_or_else(|| Refused::new("no such channel to open a thread in"))?;
            (kind, server, name)
        }
        None => {
            let kind = new.kind.unwrap_or(Kind::Text);
            if kind == Kind::Dm || kind.is_thread() {
                return Err(Refused::new("a server has no such channel"));
            }
            let server = new.server.or_else(|| world.home().map(|guild| guild.id));
            let name = if kind == Kind::Voice {
                name
            } else {
                name.to_lowercase().replace(char::is_whitespace, "-")
            };
            (kind, server.filter(|id| world.guilds.contains_key(id)), name)
        }
    };
    if server.is_none() {
        return Err(Refused::new("no such server"));
    }
    let id = world.id();
    let mut channel = Channel::new(id, kind, server, &name, world.clock.now());
    channel.parent = new.parent;
    channel.owner = new.user;
    channel.members = new.user.into_iter().collect();
    world.put_channel(channel.clone());
    if let (Some(user), Some(text)) = (new.user, &new.text) {
        world.say(user, id, text)?;
    }
    Ok(Json(channel_line(&channel)))
}

#[derive(Deserialize)]
pub struct NewUser {
    name: String,
    #[serde(default = "english")]
    locale: String,
}

/// A new person, a member of every server.
pub async fn new_user(State(shared): State<Handle>, Json(new): Json<NewUser>) -> Answer {
    let mut world = shared.world();
    let name = new.name.trim();
    if name.is_empty() || name.chars().count() > 32 || world.user_called(name).is_some() {
        return Err(Refused::new("a name has 1 to 32 characters and is there once"));
    }
    check_locale(&new.locale)?;
    let id = world.id();
    let mut user = User::new(id, name, &new.locale, world.clock.now());
    user.servers = world
        .guilds
        .keys()
        .map(|server| (*server, Rank::Member))
        .collect();
    world.put_user(user.clone());
    Ok(Json(world.user_line(&user)))
}

fn check_locale(locale: &str) -> Result<(), Refused> {
    if LOCALES.contains(&locale) {
        Ok(())
    } else {
        Err(Refused::new(format!("«{locale}» is not one of Discord's languages")))
    }
}

fn no_server() -> Refused {
    Refused::new("no such server")
}

fn no_user() -> Refused {
    Refused::new("no such user")
}

#[derive(Deserialize)]
pub struct UserChange {
    locale: Option<String>,
    dms_open: Option<bool>,
    /// The server that the rest is about; the first one where nothing is said.
    server: Option<Id>,
    in_guild: Option<bool>,
    owner: Option<bool>,
    rank: Option<Rank>,
    /// All roles that the person has there, by id.
    roles: Option<Vec<Id>>,
}

#[derive(Deserialize)]
pub struct NewRole {
    name: String,
    /// The server it is in; the first one where nothing is said.
    server: Option<Id>,
    #[serde(default)]
    mentionable: bool,
    #[serde(default)]
    manages: bool,
}

/// A new role of a server.
pub async fn new_role(State(shared): State<Handle>, Json(new): Json<NewRole>) -> Answer {
    let mut world = shared.world();
    let name = new.name.trim().to_owned();
    if name.is_empty() || name.chars().count() > 100 {
        return Err(Refused::new("a role's name has 1 to 100 characters"));
    }
    let server = new.server.or_else(|| world.home().map(|guild| guild.id));
    let guild = server.and_then(|id| world.guilds.get(&id)).cloned();
    let mut guild = guild.ok_or_else(no_server)?;
    let role = Role {
        id: world.id(),
        name,
        mentionable: new.mentionable,
        manages: new.manages,
    };
    guild.roles.push(role.clone());
    world.put_guild(guild);
    Ok(Json(role.line()))
}

#[derive(Deserialize)]
pub struct ChannelChange {
    /// Whether it is hidden from all but its server's owner and those named.
    hidden: bool,
    /// The people and roles that see it all the same, by id.
    #[serde(default)]
    shown_to: Vec<Id>,
}

/// Hides a channel, with its threads, or shows it again.
pub async fn change_channel(
    State(shared): State<Handle>,
    Path(id): Path<Id>,
    Json(change): Json<ChannelChange>,
) -> Answer {
    let mut world = shared.world();
    let own = world
        .channels
        .get(&id)
        .filter(|channel| channel.server.is_some() && channel.parent.is_none());
    let mut channel = own
        .cloned()
        .ok_or_else(|| Refused::new("no such channel of a server; a thread is hidden with its channel"))?;
    (channel.hidden, channel.shown_to) = (change.hidden, change.shown_to);
    world.put_channel(channel.clone());
    Ok(Json(channel_line(&channel)))
}

/// Changes a person's language and openness to messages, and what they are in a server.
pub async fn change_user(
    State(shared): State<Handle>,
    Path(id): Path<Id>,
    Json(change): Json<UserChange>,
) -> Answer {
    let mut world = shared.world();
    let mut user = world.users.get(&id).cloned().ok_or_else(no_user)?;
    if let Some(locale) = &change.locale {
        check_locale(locale)?;
        user.locale.clone_from(locale);
    }
    user.dms_open = change.dms_open.unwrap_or(user.dms_open);
    let server = change.server.or_else(|| world.home().map(|guild| guild.id));
    let server = server
        .filter(|id| world.guilds.contains_key(id))
        .ok_or_else(no_server)?;
    if let Some(roles) = change.roles {
        let known = world.guilds.get(&server).map(Guild::given).unwrap_or_default();
        if !roles.iter().all(|id| known.iter().any(|role| role.id == *id)) {
            return Err(Refused::new("no such role in this server"));
        }
        user.roles.insert(server, roles);
    }
    let rank = change.rank.or(change
        .owner
        .map(|owner| if owner { Rank::Owner } else { Rank::Member }));
    if change.in_guild == Some(false) {
        user.servers.remove(&server);
    } else if let Some(rank) = rank {
        user.servers.insert(server, rank);
    } else if change.in_guild == Some(true) {
        user.servers.entry(server).or_insert(Rank::Member);
    }
    world.put_user(user.clone());
    Ok(Json(world.user_line(&user)))
}

/// The person that an id names.
pub fn person(world: &World, id: Id) -> Result<User, Refused> {
    world.users.get(&id).cloned().ok_or_else(no_user)
}
