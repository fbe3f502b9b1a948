//! What a request holds, and what its answer says.

use super::body::{File, to_json};
use super::emoji::Emoji;
use super::ids::{AnyChannel, EmojiId, MessageRef, serenity_id};
use super::port::{Acknowledgement, TypedForm};
use super::trouble::Trouble;
use reqwest::Response;
use serde_json::{Value, json};
use serenity::builder::{
    AutocompleteChoice, CreateActionRow, CreateAttachment, CreateAutocompleteResponse, CreateInputText,
    CreateInteractionResponse, CreateInteractionResponseMessage, CreateModal,
};
use serenity::constants::USER_AGENT;
use serenity::http::{LightMethod, Multipart, MultipartUpload, Request, Route};
use serenity::model::application::InputTextStyle;
use std::time::Duration;

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
        .user_agent(USER_AGENT)
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

/// A request for what stands at a route, or for it to be taken away.
pub(super) fn bare(method: LightMethod, route: Route<'_>) -> Request<'_> {
    Request::new(route, method)
}

/// A request with a body, and a file beside it.
pub(super) fn with_body<'a>(
    method: LightMethod,
    route: Route<'a>,
    body: &Value,
    file: Option<&File>,
) -> Request<'a> {
    let (request, body) = (Request::new(route, method), body.to_string());
    let Some(file) = file else {
        return request.body(Some(body.into_bytes()));
    };
    let attachment = CreateAttachment::bytes(file.bytes.clone(), &file.name);
    request.multipart(Some(Multipart {
        upload: MultipartUpload::Attachments(vec![attachment]),
        fields: Vec::new(),
        payload_json: Some(body),
    }))
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
pub(super) fn route_of(message: MessageRef<AnyChannel>) -> Route<'static> {
    Route::ChannelMessage {
        channel_id: serenity_id(message.channel.0),
        message_id: serenity_id(message.message.0),
    }
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
    let built = match how {
        Acknowledgement::Message(body) => return json!({"type": 4, "data": body.ephemeral()}),
        // Serenity's own builder of this answer takes the picture away from a message that is updated.
        Acknowledgement::Update(_, body) => return json!({"type": 7, "data": body.edit()}),
        Acknowledgement::MessageLater => {
            CreateInteractionResponse::Defer(CreateInteractionResponseMessage::new().ephemeral(true))
        }
        Acknowledgement::UpdateLater => CreateInteractionResponse::Acknowledge,
        Acknowledgement::Form(form) => {
            let row = CreateActionRow::InputText(field(form));
            let modal = CreateModal::new(&form.id, &form.title).components(vec![row]);
            CreateInteractionResponse::Modal(modal)
        }
        Acknowledgement::Suggestions(list) => {
            let choice = |(name, value): &(String, String)| AutocompleteChoice::new(name, value.as_str());
            let choices = list.iter().map(choice).collect();
            let response = CreateAutocompleteResponse::new().set_choices(choices);
            CreateInteractionResponse::Autocomplete(response)
        }
    };
    to_json(&built)
}

/// What is typed into in a form: a line that must be there, or some that were there before and may go.
fn field(form: &TypedForm) -> CreateInputText {
    let style = match form.before {
        None => InputTextStyle::Short,
        Some(_) => InputTextStyle::Paragraph,
    };
    let field = CreateInputText::new(style, &form.label, "typed")
        .max_length(u16::try_from(form.most).unwrap_or(u16::MAX))
        .min_length(u16::from(form.before.is_none()))
        .required(form.before.is_none());
    match &form.before {
        Some(before) if !before.reveal().is_empty() => field.value(before.reveal()),
        _ => field,
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::body::{Body, Enclosed};
    use crate::discord::ids::MessageId;
    use crate::discord::incoming::OwnMessage;
    use crate::table::Only;

    /// What Discord is told of the files of a message that is updated.
    fn updated(enclosed: Enclosed) -> Value {
        let mut body = Body::<Only>::text("a");
        body.enclosed = enclosed;
        let told = callback(&Acknowledgement::Update(OwnMessage(MessageId(7)), body));
        assert_eq!(told["type"], 7);
        told["data"]["attachments"].clone()
    }

    /// A proxy between says so, and not Discord.
    #[test]
    fn a_refusal_without_discords_json_is_tried_again() {
        let refused = |body: Value| trouble(403, &body, None);
        assert!(refused(Value::Null).passes());
        assert!(!refused(json!({"code": 50_001})).passes());
    }

    #[test]
    fn a_message_that_is_updated_keeps_its_picture_unless_told_otherwise() {
        assert_eq!(updated(Enclosed::Kept), Value::Null);
        assert_eq!(updated(Enclosed::Nothing), json!([]));
    }
}
