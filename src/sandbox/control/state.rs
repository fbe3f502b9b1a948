//! The state over the control API: people, channels, messages, requests, clock, rates.

use axum::Json;
use axum::extract::{Path, Query, State};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::sandbox::acts::Refused;
use crate::sandbox::channel::{Channel, Kind};
use crate::sandbox::founding::{LOCALES, person};
use crate::sandbox::rates::Limits;
use crate::sandbox::realm::{channel_line, user_line};
use crate::sandbox::shared::Shared;
use crate::sandbox::snowflake::Id;

type Answer = Result<Json<Value>, Refused>;

/// Everything but messages.
pub async fn state(State(shared): State<Shared>) -> Json<Value> {
    let realm = shared.realm();
    Json(json!({
        "guild": { "id": realm.guild.id, "name": realm.guild.name, "locale": realm.guild.locale },
        "bot": {
            "id": realm.guild.bot, "online": realm.gateway.connected(),
            "identified": realm.gateway.identified, "resumed": realm.gateway.resumed,
        },
        "users": realm.users.values().map(user_line).collect::<Vec<_>>(),
        "channels": realm.channels.values().map(|c| {
            let mut line = channel_line(c);
            line["last"] = json!(realm.last_message(c.id));
            line
        }).collect::<Vec<_>>(),
        "commands": { "global": realm.commands[0], "guild": realm.commands[1] },
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
pub async fn messages(State(shared): State<Shared>, Path(channel): Path<Id>, Query(reader): Query<Reader>) -> Answer {
    let realm = shared.realm();
    realm.place(reader.user, channel)?;
    let seen = realm.messages(channel).filter(|m| m.seen_by(reader.user));
    Ok(Json(seen.map(|m| realm.message_json(m)).collect()))
}

#[derive(Deserialize)]
pub struct NewChannel {
    name: String,
    /// For a thread: the channel it hangs under.
    parent: Option<Id>,
    /// For a thread: who opens it.
    user: Option<Id>,
}

/// A new channel, or a thread of one.
pub async fn new_channel(State(shared): State<Shared>, Json(new): Json<NewChannel>) -> Answer {
    let mut realm = shared.realm();
    let name: String = new.name.trim().to_owned();
    if name.is_empty() || name.chars().count() > 100 {
        return Err(Refused::new("a channel's name has 1 to 100 characters"));
    }
    let kind = if new.parent.is_some() { Kind::Thread } else { Kind::Text };
    let name = match kind {
        Kind::Text => name.to_lowercase().replace(char::is_whitespace, "-"),
        _ => name,
    };
    if let Some(parent) = new.parent
        && realm.channels.get(&parent).is_none_or(|c| c.kind != Kind::Text)
    {
        return Err(Refused::new("no such channel to open a thread in"));
    }
    let id = realm.id();
    let mut channel = Channel::new(id, kind, &name, realm.clock.now());
    channel.parent = new.parent;
    channel.owner = new.user;
    channel.members = new.user.into_iter().collect();
    realm.put_channel(channel.clone());
    Ok(Json(channel_line(&channel)))
}

#[derive(Deserialize)]
pub struct NewUser {
    name: String,
    #[serde(default = "english")]
    locale: String,
}

fn english() -> String {
    "en-US".to_owned()
}

/// A new person.
pub async fn new_user(State(shared): State<Shared>, Json(new): Json<NewUser>) -> Answer {
    let mut realm = shared.realm();
    let name = new.name.trim();
    if name.is_empty() || name.chars().count() > 32 || realm.user_called(name).is_some() {
        return Err(Refused::new("a name has 1 to 32 characters and is there once"));
    }
    check_locale(&new.locale)?;
    let id = realm.id();
    let user = person(id, name, &new.locale, realm.clock.now());
    realm.put_user(user.clone());
    Ok(Json(user_line(&user)))
}

fn check_locale(locale: &str) -> Result<(), Refused> {
    if LOCALES.contains(&locale) { Ok(()) } else { Err(Refused::new(format!("«{locale}» is not one of Discord's languages"))) }
}

#[derive(Deserialize)]
pub struct UserChange {
    locale: Option<String>,
    dms_open: Option<bool>,
    in_guild: Option<bool>,
    owner: Option<bool>,
}

/// Changes a person's language, openness to messages, membership or ownership.
pub async fn change_user(State(shared): State<Shared>, Path(id): Path<Id>, Json(change): Json<UserChange>) -> Answer {
    let mut realm = shared.realm();
    let mut user = realm.users.get(&id).cloned().ok_or_else(|| Refused::new("no such user"))?;
    if let Some(locale) = change.locale {
        check_locale(&locale)?;
        user.locale = locale;
    }
    user.dms_open = change.dms_open.unwrap_or(user.dms_open);
    user.in_guild = change.in_guild.unwrap_or(user.in_guild);
    user.owner = change.owner.unwrap_or(user.owner);
    realm.put_user(user.clone());
    Ok(Json(user_line(&user)))
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
    for (place, named) in places.into_iter().zip([new.routes, new.global, new.shared, new.opening]) {
        *place = named.or(new.all).unwrap_or(*place);
    }
    Json(*limits)
}
