//! The state over the control API: everything as it is, messages, requests, clock, rates.

use axum::Json;
use axum::extract::{Path, Query, State};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::sandbox::change::Audience;
use crate::sandbox::gateway::Gateway;
use crate::sandbox::guild::Guild;
use crate::sandbox::handle::Handle;
use crate::sandbox::interaction::Interaction;
use crate::sandbox::journal::Entry;
use crate::sandbox::message::LOADING;
use crate::sandbox::object::channel_line;
use crate::sandbox::rates::Limits;
use crate::sandbox::refusals::Refusals;
use crate::sandbox::snowflake::Id;
use crate::sandbox::starts::Sharding;
use crate::sandbox::user_action::Refused;

type Answer = Result<Json<Value>, Refused>;

/// Everything but messages.
pub async fn state(State(shared): State<Handle>) -> Json<Value> {
    let world = shared.world();
    let own = world
        .guilds
        .keys()
        .map(|id| (id.to_string(), json!(world.commands(Some(*id)))))
        .collect::<serde_json::Map<_, _>>();
    Json(json!({
        "guild": world.home().map(Guild::line),
        "servers": world.guilds.values().map(Guild::line).collect::<Vec<_>>(),
        "bot": {
            "id": world.bot, "online": world.gateway.connected(),
            "identified": world.gateway.identified, "resumed": world.gateway.resumed,
            "shards": world.gateway.shards(),
        },
        "users": world.users.values().map(|user| world.user_line(user)).collect::<Vec<_>>(),
        "channels": world.channels.values().map(|c| {
            let mut line = channel_line(c);
            line["last"] = json!(world.last_message(c.id));
            line
        }).collect::<Vec<_>>(),
        "commands": {
            "global": world.commands(None), "guild": world.commands(world.home().map(|guild| guild.id)), "servers": own,
        },
        "clock": { "now_ms": world.clock.now(), "offset_ms": world.clock.offset() },
    }))
}

#[derive(Deserialize)]
pub struct Place {
    user: Id,
    channel: Id,
}

/// The commands that a user can run in a channel.
pub async fn commands(State(shared): State<Handle>, Query(place): Query<Place>) -> Answer {
    Ok(Json(json!(shared.world().commands_in(place.user, place.channel)?)))
}

#[derive(Deserialize)]
pub struct Reader {
    user: Id,
}

/// The messages that a user sees in a channel, oldest first.
pub async fn messages(
    State(shared): State<Handle>,
    Path(channel): Path<Id>,
    Query(reader): Query<Reader>,
) -> Answer {
    let world = shared.world();
    world.place(reader.user, channel)?;
    let seen = world.messages(channel).filter(|m| m.seen_by(reader.user));
    Ok(Json(seen.map(|m| world.message_json(m)).collect()))
}

/// The direct messages between a user and the bot.
pub async fn open_direct(State(shared): State<Handle>, Json(reader): Json<Reader>) -> Answer {
    let mut world = shared.world();
    if world.users.get(&reader.user).is_none_or(|u| u.bot) {
        return Err(Refused::new("no such user"));
    }
    let id = world.direct(reader.user);
    let channel = world.channels.get(&id).map_or(Value::Null, channel_line);
    Ok(Json(channel))
}

#[derive(Deserialize)]
pub struct After {
    #[serde(default)]
    after: u64,
}

/// The bot's requests after a number.
pub async fn requests(State(shared): State<Handle>, Query(from): Query<After>) -> Json<Value> {
    let world = shared.world();
    let list: Vec<_> = world.requests.after(from.after).collect();
    Json(json!(list))
}

#[derive(Deserialize)]
pub struct Where {
    channel: Option<Id>,
}

/// How often the bot was refused what.
pub async fn refusals(State(shared): State<Handle>, Query(place): Query<Where>) -> Json<Value> {
    Json(shared.world().refusals.line(place.channel))
}

/// Counts refusals anew.
pub async fn forget_refusals(State(shared): State<Handle>) -> Json<Value> {
    shared.world().refusals = Refusals::default();
    Json(json!({}))
}

/// Empties the log of requests.
pub async fn forget_requests(State(shared): State<Handle>) -> Json<Value> {
    shared.world().requests.clear();
    Json(json!({}))
}

/// What people did in the last half hour and what became of it: how often they did something, what the
/// bot has not answered (be it that it still may), how long its slowest first answer took, and what it has deferred
/// and not answered since.
pub async fn interactions(State(shared): State<Handle>) -> Json<Value> {
    let world = shared.world();
    let line = |i: &Interaction| json!({ "id": i.id, "type": i.kind.code(), "channel": i.channel, "command": i.command });
    let waits = |i: &&Interaction| {
        let original = i.original.and_then(|id| world.message(i.channel, id));
        original.is_some_and(|message| message.flags & LOADING != 0)
    };
    let all = || world.interactions.values();
    Json(json!({
        "sent": all().count(),
        "unanswered": all().filter(|i| i.ack.is_none()).map(line).collect::<Vec<_>>(),
        "slowest_ms": all().filter_map(|i| Some(i.ack.as_ref()?.after_ms)).max(),
        "unfinished": all().filter(waits).map(line).collect::<Vec<_>>(),
    }))
}

/// The time.
pub async fn clock(State(shared): State<Handle>) -> Json<Value> {
    let clock = shared.world().clock.clone();
    Json(json!({ "now_ms": clock.now(), "offset_ms": clock.offset() }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shift {
    advance_ms: Option<i64>,
    offset_ms: Option<i64>,
    halt: Option<bool>,
}

/// Shifts the clock, halts it, lets it run.
pub async fn set_clock(State(shared): State<Handle>, Json(shift): Json<Shift>) -> Json<Value> {
    let mut world = shared.world();
    let clock = world.clock.clone();
    if let Some(halt) = shift.halt {
        clock.halt(halt);
    }
    let offset = shift.offset_ms.unwrap_or_else(|| clock.offset());
    let offset_ms = offset.saturating_add(shift.advance_ms.unwrap_or(0));
    if offset_ms != clock.offset() {
        // Nobody is told of a time that would be another one after a restart.
        world.write(&Entry::Clock { offset_ms });
        clock.shift_to(offset_ms);
        world.tell(Audience::All, || json!({ "type": "clock", "offset_ms": offset_ms }));
    }
    world.give_up_waiting();
    Json(json!({ "now_ms": clock.now(), "offset_ms": offset_ms }))
}

/// Which of Discord's limits are kept.
pub async fn rates(State(shared): State<Handle>) -> Json<Limits> {
    Json(shared.world().rates.limits)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewLimits {
    /// Every one of them.
    all: Option<bool>,
    routes: Option<bool>,
    global: Option<bool>,
    shared: Option<bool>,
    opening: Option<bool>,
    identify: Option<bool>,
}

/// Switches limits on and off; what is not named stays as it is.
pub async fn set_rates(State(shared): State<Handle>, Json(new): Json<NewLimits>) -> Json<Limits> {
    let mut world = shared.world();
    let limits = &mut world.rates.limits;
    let places = [
        &mut limits.routes,
        &mut limits.global,
        &mut limits.shared,
        &mut limits.opening,
        &mut limits.identify,
    ];
    for (place, named) in
        places
            .into_iter()
            .zip([new.routes, new.global, new.shared, new.opening, new.identify])
    {
        *place = named.or(new.all).unwrap_or(*place);
    }
    Json(*limits)
}

/// What the bot is told of shards, and how it has identified.
pub async fn gateway(State(shared): State<Handle>) -> Json<Value> {
    Json(gateway_line(&shared.world().gateway))
}

fn gateway_line(gateway: &Gateway) -> Value {
    let Sharding {
        shards,
        max_concurrency,
        servers,
    } = gateway.sharding;
    json!({
        "shards": shards, "max_concurrency": max_concurrency, "servers": servers,
        "connected": gateway.shards(), "identifies": gateway.starts.list,
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewSharding {
    shards: Option<u32>,
    max_concurrency: Option<u32>,
    servers: Option<usize>,
}

/// Changes what the bot is told of shards; what is not named stays as it is.
pub async fn set_gateway(State(shared): State<Handle>, Json(new): Json<NewSharding>) -> Answer {
    if new.shards == Some(0) || new.max_concurrency == Some(0) {
        return Err(Refused::new("there is at least one shard, and at least one identifies at a time"));
    }
    let gateway = &mut shared.world().gateway;
    let sharding = &mut gateway.sharding;
    sharding.shards = new.shards.unwrap_or(sharding.shards);
    sharding.max_concurrency = new.max_concurrency.unwrap_or(sharding.max_concurrency);
    sharding.servers = new.servers.unwrap_or(sharding.servers);
    Ok(Json(gateway_line(gateway)))
}
