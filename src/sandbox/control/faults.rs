//! Faults over the control API.

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::sandbox::channel::Channel;
use crate::sandbox::faults::{Faults, Rule, SentAway};
use crate::sandbox::gateway::GUILDS;
use crate::sandbox::guild::Guild;
use crate::sandbox::handle::Handle;
use crate::sandbox::object::create_event;
use crate::sandbox::permission;
use crate::sandbox::snowflake::Id;
use crate::sandbox::user_action::Refused;
use crate::sandbox::world::World;

/// A fault to switch on: a rule for requests, or one of these.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Other {
    /// The gateway closes every socket, or those of one shard, with this code or without any.
    GatewayClose {
        #[serde(default)]
        code: Option<u16>,
        #[serde(default)]
        shard: Option<u64>,
    },
    /// The gateway's sockets, or those of one shard, are gone without a word.
    GatewayReset {
        #[serde(default)]
        shard: Option<u64>,
    },
    /// So many connections to the gateway are made, and nothing is said on them.
    MuteGateway {
        times: u32,
    },
    /// The gateway's sockets, or those of one shard, stay open, but nothing is said on them any
    /// more and nothing is heard; who connects anew is heard.
    SilenceGateway {
        #[serde(default)]
        shard: Option<u64>,
    },
    /// Whoever connects from now on has to say this often that it is there.
    Heartbeat {
        ms: u64,
    },
    /// The gateway says that the session is invalid, to all or to one shard.
    InvalidSession {
        #[serde(default)]
        resumable: bool,
        #[serde(default)]
        shard: Option<u64>,
    },
    /// So many resumes are refused: the session is not known any more, or the connection is closed with this code.
    RefuseResume {
        #[serde(default = "once")]
        times: u32,
        #[serde(default)]
        code: Option<u16>,
    },
    /// Whoever identifies is sent away with this code (4004: the token is wrong; 4014: an intent is
    /// not granted), or whoever does as one shard.
    RefuseIdentify {
        code: u16,
        #[serde(default)]
        shard: Option<u64>,
    },
    /// The intent is granted by which the bot hears who leaves a server.
    GrantMembers,
    /// So many interactions are sent to the bot twice.
    DuplicateInteractions {
        #[serde(default = "once")]
        times: u32,
    },
    /// So many interactions are sent after the one that follows them.
    ReorderInteractions {
        #[serde(default = "once")]
        times: u32,
    },
    /// So many interactions never reach the bot.
    LoseInteractions {
        #[serde(default = "once")]
        times: u32,
    },
    /// The bot may not write to a user, or may again.
    CloseDms {
        user: Id,
    },
    OpenDms {
        user: Id,
    },
    /// A user leaves a server, or every one.
    Leave {
        user: Id,
        #[serde(default)]
        server: Option<Id>,
    },
    /// The bot is removed from a server, or invited again.
    RemoveBot {
        server: Id,
    },
    InviteBot {
        server: Id,
    },
    /// A server can't be reached by the gateway for a while, or again.
    Outage {
        server: Id,
        #[serde(default)]
        over: bool,
    },
    /// Someone deletes a message, a channel or a thread.
    DeleteMessage {
        channel: Id,
        message: Id,
    },
    DeleteChannel {
        channel: Id,
    },
    /// A thread is archived; locked, so that it does not wake by itself, unless said otherwise.
    Archive {
        channel: Id,
        #[serde(default = "yes")]
        locked: bool,
    },
    /// A thread is locked, or open again; in a channel the bot may not post.
    Lock {
        channel: Id,
        #[serde(default = "yes")]
        locked: bool,
    },
    /// A channel or thread gets another name.
    Rename {
        channel: Id,
        name: String,
    },
    /// The bot lacks exactly these permissions in a channel, and has those beside its usual ones.
    Permissions {
        channel: Id,
        deny: Vec<String>,
        #[serde(default)]
        allow: Vec<String>,
    },
}

fn once() -> u32 {
    1
}

fn yes() -> bool {
    true
}

/// What is switched on.
pub async fn list(State(shared): State<Handle>) -> Json<Value> {
    Json(json!(shared.world().faults))
}

/// Switches everything off; what was deleted stays deleted.
pub async fn clear(State(shared): State<Handle>) -> Json<Value> {
    shared.world().faults = Faults::default();
    Json(json!({}))
}

/// Switches a fault on.
pub async fn switch_on(
    State(shared): State<Handle>,
    Json(fault): Json<Value>,
) -> Result<Json<Value>, Refused> {
    let mut world = shared.world();
    let kind = fault["kind"].as_str().unwrap_or("");
    if matches!(kind, "answer" | "lose" | "refuse" | "delay" | "late") {
        let rule: Rule = read(fault)?;
        world.faults.rules.push(rule);
    } else {
        let other: Other = read(fault)?;
        apply(&mut world, other)?;
    }
    Ok(Json(json!(world.faults)))
}

fn read<T: serde::de::DeserializeOwned>(fault: Value) -> Result<T, Refused> {
    serde_json::from_value(fault).map_err(|why| Refused::new(why.to_string()))
}

fn apply(world: &mut World, fault: Other) -> Result<(), Refused> {
    match fault {
        Other::GatewayClose { code, shard } => world.gateway.close(code, shard),
        Other::GatewayReset { shard } => world.gateway.reset(shard),
        Other::MuteGateway { times } => world.faults.mutes = times,
        Other::SilenceGateway { shard } => world.gateway.silence(shard),
        Other::Heartbeat { ms } => world.faults.heartbeat_ms = Some(ms),
        Other::InvalidSession { resumable, shard } => world.gateway.invalidate(resumable, shard),
        Other::RefuseResume { times, code: None } => world.faults.refuse_resumes = times,
        Other::RefuseResume {
            times,
            code: Some(code),
        } => world.faults.close_resumes = (times, code),
        Other::RefuseIdentify { code, shard } => {
            world.faults.refuse_identify = Some(SentAway { code, shard });
        }
        Other::GrantMembers => world.faults.grants_members = true,
        Other::DuplicateInteractions { times } => world.faults.duplicates = times,
        Other::ReorderInteractions { times } => world.faults.reorders = times,
        Other::LoseInteractions { times } => world.faults.losses = times,
        Other::CloseDms { user } => change_user(world, user, |u| u.dms_open = false)?,
        Other::OpenDms { user } => change_user(world, user, |u| u.dms_open = true)?,
        Other::Leave { user, server } => {
            change_user(world, user, |u| u.servers.retain(|id, _| server.is_some_and(|left| left != *id)))?
        }
        Other::RemoveBot { server } => change_guild(world, server, |g| g.without_bot = true)?,
        Other::InviteBot { server } => change_guild(world, server, |g| g.without_bot = false)?,
        Other::Outage { server, over } => outage(world, server, over)?,
        Other::DeleteMessage { channel, message } => {
            if !world.remove_message(channel, message) {
                return Err(Refused::new("no such message"));
            }
        }
        Other::DeleteChannel { channel } => {
            change_channel(world, channel, |_| {})?;
            world.remove_channel(channel);
        }
        Other::Archive { channel, locked } => change_channel(world, channel, |c| {
            c.archived = true;
            c.locked = locked;
        })?,
        Other::Lock { channel, locked } => change_channel(world, channel, |c| lock(c, locked))?,
        Other::Rename { channel, name } => change_channel(world, channel, |c| c.name = name)?,
        Other::Permissions { channel, deny, allow } => permit(world, channel, &deny, &allow)?,
    }
    Ok(())
}

/// Nobody writes in a channel any more but those who manage it, or all may again.
fn lock(channel: &mut Channel, locked: bool) {
    let posting = permission::SEND | permission::SEND_IN_THREADS;
    match (channel.kind.is_thread(), locked) {
        (true, _) => channel.locked = locked,
        (false, true) => channel.denied |= posting,
        (false, false) => channel.denied &= !posting,
    }
}

/// Takes a server away from the bot for a while, or gives it back.
fn outage(world: &mut World, server: Id, over: bool) -> Result<(), Refused> {
    let guild = world.guilds.get(&server);
    let guild = guild.ok_or_else(|| Refused::new("no such server"))?;
    let (name, event) = if over {
        ("GUILD_CREATE", create_event(world, guild))
    } else {
        ("GUILD_DELETE", json!({ "id": server, "unavailable": true }))
    };
    world.gateway.send(GUILDS, Some(server), name, &event);
    Ok(())
}

/// Sets what the bot may do in a channel.
fn permit(world: &mut World, channel: Id, deny: &[String], allow: &[String]) -> Result<(), Refused> {
    let unknown = |name| Refused::new(format!("no permission is called {name}"));
    let (denied, allowed) =
        (permission::bits(deny).map_err(unknown)?, permission::bits(allow).map_err(unknown)?);
    change_channel(world, channel, |c| {
        c.denied = denied;
        c.allowed = allowed;
    })
}

fn change_user(
    world: &mut World,
    id: Id,
    change: impl FnOnce(&mut crate::sandbox::user::User),
) -> Result<(), Refused> {
    let mut user = super::places::person(world, id)?;
    change(&mut user);
    world.put_user(user);
    Ok(())
}

fn change_guild(world: &mut World, id: Id, change: impl FnOnce(&mut Guild)) -> Result<(), Refused> {
    let mut guild = world
        .guilds
        .get(&id)
        .cloned()
        .ok_or_else(|| Refused::new("no such server"))?;
    change(&mut guild);
    world.put_guild(guild);
    Ok(())
}

fn change_channel(
    world: &mut World,
    id: Id,
    change: impl FnOnce(&mut crate::sandbox::channel::Channel),
) -> Result<(), Refused> {
    let found = world.channels.get(&id).cloned();
    let mut channel = found.ok_or_else(|| Refused::new("no such channel"))?;
    change(&mut channel);
    world.put_channel(channel);
    Ok(())
}
