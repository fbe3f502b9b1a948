//! Faults over the control API.

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::sandbox::acts::Refused;
use crate::sandbox::faults::{Faults, Rule};
use crate::sandbox::gateway::GUILDS;
use crate::sandbox::guild::{self, Guild};
use crate::sandbox::permission;
use crate::sandbox::realm::Realm;
use crate::sandbox::shared::Shared;
use crate::sandbox::snowflake::Id;

/// A fault to switch on: a rule for requests, or one of these.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Other {
    /// The gateway closes every socket with this code.
    GatewayClose {
        code: u16,
    },
    /// The gateway says that the session is invalid.
    InvalidSession {
        #[serde(default)]
        resumable: bool,
    },
    /// So many resumes are refused.
    RefuseResume {
        #[serde(default = "once")]
        times: u32,
    },
    /// Whoever identifies is sent away with this code (4004: the token is wrong; 4014: an intent is
    /// not granted).
    RefuseIdentify {
        code: u16,
    },
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
pub async fn list(State(shared): State<Shared>) -> Json<Value> {
    Json(json!(shared.realm().faults))
}

/// Switches everything off; what was deleted stays deleted.
pub async fn clear(State(shared): State<Shared>) -> Json<Value> {
    shared.realm().faults = Faults::default();
    Json(json!({}))
}

/// Switches a fault on.
pub async fn switch_on(
    State(shared): State<Shared>,
    Json(fault): Json<Value>,
) -> Result<Json<Value>, Refused> {
    let mut realm = shared.realm();
    let kind = fault["kind"].as_str().unwrap_or("");
    if matches!(kind, "answer" | "lose" | "refuse" | "delay") {
        let rule: Rule = read(fault)?;
        realm.faults.rules.push(rule);
    } else {
        let other: Other = read(fault)?;
        apply(&mut realm, other)?;
    }
    Ok(Json(json!(realm.faults)))
}

fn read<T: serde::de::DeserializeOwned>(fault: Value) -> Result<T, Refused> {
    serde_json::from_value(fault).map_err(|why| Refused::new(why.to_string()))
}

fn apply(realm: &mut Realm, fault: Other) -> Result<(), Refused> {
    match fault {
        Other::GatewayClose { code } => realm.gateway.close(code),
        Other::InvalidSession { resumable } => realm.gateway.invalidate(resumable),
        Other::RefuseResume { times } => realm.faults.refuse_resumes = times,
        Other::RefuseIdentify { code } => realm.faults.refuse_identify = Some(code),
        Other::DuplicateInteractions { times } => realm.faults.duplicates = times,
        Other::ReorderInteractions { times } => realm.faults.reorders = times,
        Other::LoseInteractions { times } => realm.faults.losses = times,
        Other::CloseDms { user } => change_user(realm, user, |u| u.dms_open = false)?,
        Other::OpenDms { user } => change_user(realm, user, |u| u.dms_open = true)?,
        Other::Leave { user, server } => {
            change_user(realm, user, |u| u.servers.retain(|id, _| server.is_some_and(|left| left != *id)))?
        }
        Other::RemoveBot { server } => change_guild(realm, server, |g| g.without_bot = true)?,
        Other::InviteBot { server } => change_guild(realm, server, |g| g.without_bot = false)?,
        Other::Outage { server, over } => {
            let guild = realm
                .guilds
                .get(&server)
                .ok_or_else(|| Refused::new("no such server"))?;
            let event = guild::create_event(realm, guild);
            match over {
                true => realm.gateway.send(GUILDS, "GUILD_CREATE", &event),
                false => {
                    realm
                        .gateway
                        .send(GUILDS, "GUILD_DELETE", &json!({ "id": server, "unavailable": true }))
                }
            }
        }
        Other::DeleteMessage { channel, message } => {
            if !realm.remove_message(channel, message) {
                return Err(Refused::new("no such message"));
            }
        }
        Other::DeleteChannel { channel } => {
            change_channel(realm, channel, |_| {})?;
            realm.remove_channel(channel);
        }
        Other::Archive { channel, locked } => change_channel(realm, channel, |c| {
            c.archived = true;
            c.locked = locked;
        })?,
        Other::Lock { channel, locked } => change_channel(realm, channel, |c| {
            let posting = permission::SEND | permission::SEND_IN_THREADS;
            match (c.kind.is_thread(), locked) {
                (true, _) => c.locked = locked,
                (false, true) => c.denied |= posting,
                (false, false) => c.denied &= !posting,
            }
        })?,
        Other::Rename { channel, name } => change_channel(realm, channel, |c| c.name = name)?,
        Other::Permissions { channel, deny, allow } => {
            let unknown = |name| Refused::new(format!("no permission is called {name}"));
            let (denied, allowed) =
                (permission::bits(&deny).map_err(unknown)?, permission::bits(&allow).map_err(unknown)?);
            change_channel(realm, channel, |c| {
                c.denied = denied;
                c.allowed = allowed;
            })?;
        }
    }
    Ok(())
}

fn change_user(
    realm: &mut Realm,
    id: Id,
    change: impl FnOnce(&mut crate::sandbox::user::User),
) -> Result<(), Refused> {
    let mut user = super::places::person(realm, id)?;
    change(&mut user);
    realm.put_user(user);
    Ok(())
}

fn change_guild(realm: &mut Realm, id: Id, change: impl FnOnce(&mut Guild)) -> Result<(), Refused> {
    let mut guild = realm
        .guilds
        .get(&id)
        .cloned()
        .ok_or_else(|| Refused::new("no such server"))?;
    change(&mut guild);
    realm.put_guild(guild);
    Ok(())
}

fn change_channel(
    realm: &mut Realm,
    id: Id,
    change: impl FnOnce(&mut crate::sandbox::channel::Channel),
) -> Result<(), Refused> {
    let found = realm.channels.get(&id).cloned();
    let mut channel = found.ok_or_else(|| Refused::new("no such channel"))?;
    change(&mut channel);
    realm.put_channel(channel);
    Ok(())
}
