//! What a request holds, and what its answer says.

use super::body::File;
use super::emoji::Emoji;
use super::ids::{AnyChannel, EmojiId, MessageRef};
use super::port::{Acknowledgement, TypedForm};
use super::route::Route;
use super::trouble::Trouble;
use reqwest::multipart::{Form, Part};
use reqwest::{RequestBuilder, Response};
use serde_json::{Value, json};
use std::time::Duration;

/// Who asks, in the form that Discord wants: what makes the requests, and its version.
const AGENT: &str = concat!("DiscordBot (https://docs.rs/reqwest, 0.12) Tavolo/", env!("CARGO_PKG_VERSION"));
/// How long a connection may take to be made.
const CONNECT: Duration = Duration::from_secs(5);
/// How long a request may take in all.
const TOTAL: Duration = Duration::from_secs(10);

/// A client with time limits.
///
/// # Errors
/// The TLS library cannot be set up.
pub(super) fn client(base: Option<&str>) -> Result<reqwest::Client, reqwest::Error> {
    let mut builder = reqwest::Client::builder()
        .user_agent(AGENT)
        .connect_timeout(CONNECT)
        .timeout(TOTAL);
    if base.is_some() {
        builder = builder.no_proxy();
    }
    builder.build()
}

/// What lies at the bottom of an error: what is above it tells less, and may name an address.
pub(super) fn cause(why: &dyn std::error::Error) -> String {
    std::iter::successors(Some(why), |why| why.source())
        .last()
        .unwrap_or(why)
        .to_string()
}

/// A request with a body, and a file beside it.
pub(super) fn enclose(request: RequestBuilder, body: &Value, file: Option<&File>) -> RequestBuilder {
    let Some(file) = file else {
        return if body.is_null() {
            request
        } else {
            request.json(body)
        };
    };
    let part = Part::bytes(file.bytes.clone()).file_name(file.name.clone());
    let form = Form::new().text("payload_json", body.to_string());
    request.multipart(form.part("files[0]", part))
}

/// A file in an answer, if it has at most so many bytes.
pub(super) async fn bytes_of(mut answer: Response, most: usize) -> Result<Vec<u8>, Trouble> {
    if !answer.status().is_success() {
        return Err(Trouble::of(answer.status().as_u16(), 0, None));
    }
    let mut bytes = Vec::new();
    while let Some(part) = answer.chunk().await.map_err(|_| Trouble::TimedOut)? {
        if bytes.len() + part.len() > most {
            return Err(Trouble::Refused { status: 413, code: 0 });
        }
        bytes.extend_from_slice(&part);
    }
    Ok(bytes)
}

/// What a refusal stands for. An emoji that is gone is told by the word for a control's fault
/// alone, below the place where it stands.
pub(super) fn trouble(status: u16, body: &Value, wait: Option<Duration>) -> Trouble {
    let code = body["code"].as_i64().unwrap_or(-1);
    if status == 400 && body["errors"].to_string().contains("INVALID_EMOJI") {
        return Trouble::UnknownEmoji;
    }
    Trouble::of(status, code, wait)
}

/// The route of a message.
pub(super) fn route_of(message: MessageRef<AnyChannel>) -> Route {
    Route::Message(message.channel.0, message.message.0)
}

/// The id in an answer.
pub(super) fn id_of(answer: &Value) -> Result<u64, Trouble> {
    answer["id"]
        .as_str()
        .and_then(|id| id.parse().ok())
        .ok_or(Trouble::Refused {
            status: 200,
            code: -1,
        })
}

/// A callback's JSON.
pub(super) fn callback(how: &Acknowledgement) -> Value {
    match how {
        Acknowledgement::Message(body) => json!({"type": 4, "data": body.ephemeral()}),
        Acknowledgement::MessageLater => json!({"type": 5, "data": {"flags": 64}}),
        Acknowledgement::UpdateLater => json!({"type": 6}),
        Acknowledgement::Update(_, body) => json!({"type": 7, "data": body.edit()}),
        Acknowledgement::Form(form) => json!({"type": 9, "data": {
            "custom_id": form.id, "title": form.title,
            "components": [{"type": 1, "components": [field(form)]}],
        }}),
        Acknowledgement::Suggestions(list) => {
            let choices: Vec<Value> = list
                .iter()
                .map(|(name, value)| json!({"name": name, "value": value}))
                .collect();
            json!({"type": 8, "data": {"choices": choices}})
        }
    }
}

/// What is typed into in a form: a line that must be there, or some that were there before and may go.
fn field(form: &TypedForm) -> Value {
    let mut field = json!({
        "type": 4, "custom_id": "typed", "style": 1, "label": form.label, "required": true,
        "min_length": 1, "max_length": form.most,
    });
    if let Some(before) = &form.before {
        field["style"] = json!(2);
        field["required"] = json!(false);
        field["min_length"] = json!(0);
        if !before.reveal().is_empty() {
            field["value"] = json!(before.reveal());
        }
    }
    field
}

/// The emoji in an answer.
pub(super) fn emoji_of(answer: &Value) -> Vec<Emoji> {
    let emoji = |item: &Value| {
        let name = item["name"].as_str()?.to_owned();
        let id = EmojiId(id_of(item).ok()?);
        Some(Emoji { id, name })
    };
    let items = answer["items"].as_array().into_iter().flatten();
    items.filter_map(emoji).collect()
}
