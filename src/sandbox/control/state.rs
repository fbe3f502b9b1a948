//! The state over the control API: everything as it is, messages, requests, clock, rates.

use axum::Json;
use axum::extract::{Path, Query, State};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::sandbox::acts::Refused;
use crate::sandbox::guild::Guild;
use crate::sandbox::rates::Limits;
use crate::sandbox::realm::channel_line;
use crate::sandbox::refusals::Refusals;
use crate::sandbox::shared::Shared;
use crate::sandbox::snowflake::Id;

type Answer = Result<Json<Value>, Refused>;

/// Everything but messages.
pub async fn state(State(shared): State<Shared>) -> Json<Value> {
    let realm = shared.realm();
    let own = realm
        .guilds
        .keys()
        .map(|id| (id.to_string(), json!(realm.commands(Some(*id)))))
        .collect::<serde_json::Map<_, _>>();
    Json(json!({
        "guild": realm.home().map(Guild::line),
        "servers": realm.guilds.values().map(Guild::line).collect::<Vec<_>>(),
        "bot": {
            "id": realm.bot, "online": realm.gateway.connected(),
            "identified": realm.gateway.identified, "resumed": realm.gateway.resumed,
        },
        "users": realm.users.values().map(|user| realm.user_line(user)).collect::<Vec<_>>(),
        "channels": realm.channels.values().map(|c| {
            let mut line = channel_line(c);
            line["last"] = json!(realm.last_message(c.id));
            line
        }).collect::<Vec<_>>(),
        "commands": {
            "global": realm.commands(None), "guild": realm.commands(realm.home().map(|guild| guild.id)), "servers": own,
        },
        "clock": { "now_ms": realm.clock.now(), "offset_ms": realm.clock.offset() },
    }))
}

#[derive(Deserialize)]
pub struct Place {
    user: Id,
    channel: Id,
}

/// The commands that a user can run in a channel.
pub async fn commands(State(shared): State<Shared>, Query(place): Query<Place>) -> Answer {
    Ok(Json(json!(shared.realm().commands_in(place.user, place.channel)?)))
}

#[derive(Deserialize)]
pub struct Reader {
    user: Id,
}

/// The messages that a user sees in a channel, oldest first.
pub async fn messages(
    State(shared): State<Shared>,
    Path(channel): Path<Id>,
    Query(reader): Query<Reader>,
) -> Answer {
    let realm = shared.realm();
    realm.place(reader.user, channel)?;
    let seen = realm.messages(channel).filter(|m| m.seen_by(reader.user));
    Ok(Json(seen.map(|m| realm.message_json(m)).collect()))
}

/// The direct messages between a user and the bot.
pub async fn open_direct(State(shared): State<Shared>, Json(reader): Json<Reader>) -> Answer {
    let mut realm = shared.realm();
    if realm.users.get(&reader.user).is_none_or(|u| u.bot) {
        return Err(Refused::new("no such user"));
    }
    let id = realm.direct(reader.user);
    let channel = realm.channels.get(&id).map_or(Value::Null, channel_line);
    Ok(Json(channel))
}

#[derive(Deserialize)]
pub struct After {
    #[serde(default)]
    after: u64,
}

/// The bot's requests after a number.
pub async fn requests(State(shared): State<Shared>, Query(from): Query<After>) -> Json<Value> {
    let realm = shared.realm();
    let list: Vec<_> = realm.requests.after(from.after).collect();
    Json(json!(list))
}

#[derive(Deserialize)]
pub struct Where {
    channel: Option<Id>,
}

/// How often the bot was refused what.
pub async fn refusals(State(shared): State<Shared>, Query(place): Query<Where>) -> Json<Value> {
    Json(shared.realm().refusals.line(place.channel))
}

/// Counts refusals anew.
pub async fn forget_refusals(State(shared): State<Shared>) -> Json<Value> {
    shared.realm().refusals = Refusals::default();
    Json(json!({}))
}

/// Empties the log of requests.
pub async fn forget_requests(State(shared): State<Shared>) -> Json<Value> {
    shared.realm().requests.clear();
    Json(json!({}))
}

/// The time.
pub async fn clock(State(shared): State<Shared>) -> Json<Value> {
    let clock = shared.realm().clock.clone();
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
pub async fn set_clock(State(shared): State<Shared>, Json(shift): Json<Shift>) -> Json<Value> {
    let clock = shared.realm().clock.clone();
    if let Some(halt) = shift.halt {
        clock.halt(halt);
    }
    if let Some(offset) = shift.offset_ms {
        clock.shift_to(offset);
    }
    clock.advance(shift.advance_ms.unwrap_or(0));
    shared.realm().give_up_waiting();
    Json(json!({ "now_ms": clock.now(), "offset_ms": clock.offset() }))
}

/// Which of Discord's limits are kept.
pub async fn rates(State(shared): State<Shared>) -> Json<Limits> {
    Json(shared.realm().rates.limits)
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
}

/// Switches limits on and off; what is not named stays as it is.
pub async fn set_rates(State(shared): State<Shared>, Json(new): Json<NewLimits>) -> Json<Limits> {
    let mut realm = shared.realm();
    let limits = &mut realm.rates.limits;
    let places = [&mut limits.routes, &mut limits.global, &mut limits.shared, &mut limits.opening];
    for (place, named) in places
        .into_iter()
        .zip([new.routes, new.global, new.shared, new.opening])
    {
        *place = named.or(new.all).unwrap_or(*place);
    }
    Json(*limits)
}
