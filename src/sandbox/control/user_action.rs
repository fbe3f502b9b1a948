//! Acts of users over the control API, and what the bot answered at first.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::sandbox::autocomplete;
use crate::sandbox::handle::Handle;
use crate::sandbox::interaction::ANSWER_WITHIN;
use crate::sandbox::snowflake::Id;
use crate::sandbox::upload::Brought;
use crate::sandbox::user_action::{Refused, Started};

/// What Discord's client says when no answer comes.
const SILENCE: &str = "The application did not respond";

#[derive(Deserialize)]
pub struct Text {
    user: Id,
    channel: Id,
    text: String,
    /// Files that a command brings along.
    #[serde(default)]
    files: Brought,
}

#[derive(Deserialize)]
pub struct Part {
    user: Id,
    channel: Id,
    message: Id,
    #[serde(default)]
    custom_id: String,
    #[serde(default)]
    values: Vec<String>,
}

#[derive(Deserialize)]
pub struct Modal {
    user: Id,
    interaction: Id,
    fields: Map<String, Value>,
}

type Answer = Result<Json<Value>, Refused>;

pub async fn command(State(shared): State<Handle>, Json(act): Json<Text>) -> Answer {
    let started = shared.world().run(act.user, act.channel, &act.text, &act.files)?;
    Ok(Json(wait(&shared, started).await))
}

pub async fn complete(State(shared): State<Handle>, Json(act): Json<Text>) -> Answer {
    let started = shared.world().complete(act.user, act.channel, &act.text)?;
    Ok(Json(wait(&shared, started).await))
}

/// What can be typed next: commands, options, choices, or the bot's suggestions.
pub async fn assist(State(shared): State<Handle>, Json(act): Json<Text>) -> Answer {
    let mut help = shared.world().assist(act.user, act.channel, &act.text)?;
    if help.ask {
        let started = shared.world().complete(act.user, act.channel, &act.text)?;
        let answer = wait(&shared, started).await;
        match answer["ack"]["choices"].as_array() {
            Some(choices) => help.take_in(&act.text, choices),
            None => SILENCE.clone_into(&mut help.hint),
        }
    }
    Ok(Json(autocomplete::json(&help)))
}

pub async fn click(State(shared): State<Handle>, Json(act): Json<Part>) -> Answer {
    let started = shared
        .world()
        .click(act.user, act.channel, act.message, &act.custom_id)?;
    Ok(Json(wait(&shared, started).await))
}

pub async fn select(State(shared): State<Handle>, Json(act): Json<Part>) -> Answer {
    let Part {
        user,
        channel,
        message,
        custom_id,
        values,
    } = act;
    let started = shared
        .world()
        .select(user, channel, message, &custom_id, &values)?;
    Ok(Json(wait(&shared, started).await))
}

pub async fn modal(State(shared): State<Handle>, Json(act): Json<Modal>) -> Answer {
    let started = shared.world().submit(act.user, act.interaction, &act.fields)?;
    Ok(Json(wait(&shared, started).await))
}

pub async fn say(State(shared): State<Handle>, Json(act): Json<Text>) -> Answer {
    let id = shared.world().say(act.user, act.channel, &act.text)?;
    Ok(Json(json!({ "message": id })))
}

pub async fn dismiss(State(shared): State<Handle>, Json(act): Json<Part>) -> Answer {
    shared.world().dismiss(act.user, act.channel, act.message)?;
    Ok(Json(json!({})))
}

/// Waits for the first answer, as long as Discord does.
async fn wait(shared: &Handle, started: Started) -> Value {
    let id = started.id;
    let patience = Duration::from_millis(ANSWER_WITHIN.unsigned_abs());
    let ack = match started.reachable {
        true => tokio::time::timeout(patience, started.answer)
            .await
            .ok()
            .and_then(Result::ok),
        false => None,
    };
    let mut world = shared.world();
    world.waiting.remove(&id);
    let made = world.interactions.get(&id).and_then(|i| i.original);
    match ack {
        None => json!({ "interaction": id, "ack": null, "failure": SILENCE }),
        Some(ack) => json!({
            "interaction": id,
            "ack": {
                "kind": ack.word(), "after_ms": ack.after_ms, "ephemeral": ack.ephemeral,
                "message": made, "choices": ack.choices, "modal": ack.modal,
            },
            "failure": null,
        }),
    }
}
