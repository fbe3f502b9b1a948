//! What follows an interaction's first answer: follow-ups, and the original's edits.

use super::{Answer, Reply};
use crate::sandbox::call::Call;
use crate::sandbox::interaction::{Interaction, TOKEN_LIVES};
use crate::sandbox::message::{EPHEMERAL, LOADING, Message};
use crate::sandbox::realm::Realm;
use crate::sandbox::rejection::Rejection;
use crate::sandbox::snowflake::Id;

/// Below `/webhooks/{application}/{token}`.
pub fn route(realm: &mut Realm, call: &Call, app: &str, token: &str, rest: &[&str]) -> Answer {
    let found = realm
        .interactions
        .values()
        .rev()
        .find(|i| i.token == token)
        .cloned();
    let ours = Id::parse(app) == Some(realm.bot);
    let interaction = found.filter(|_| ours).ok_or_else(Rejection::unknown_webhook)?;
    if realm.clock.now() - interaction.created_ms > TOKEN_LIVES {
        return Err(Rejection::token_expired());
    }
    if interaction.ack.is_none() {
        return Err(Rejection::unknown_webhook());
    }
    match (rest, call.method.as_str()) {
        ([], "POST") => follow_up(realm, call, interaction),
        (["messages", id], "GET" | "PATCH" | "DELETE") => {
            let id = match *id {
                "@original" => interaction.original,
                digits => Id::parse(digits),
            };
            let id = id.ok_or_else(Rejection::unknown_message)?;
            let message = realm.message(interaction.channel, id).cloned();
            let message = message.filter(|m| belongs(m, &interaction));
            message_route(realm, call, message.ok_or_else(Rejection::unknown_message)?)
        }
        ([] | ["messages", _], _) => Err(Rejection::wrong_method()),
        _ => Err(Rejection::not_found()),
    }
}

/// Whether a message was made by this interaction, or is the one it was used on.
fn belongs(message: &Message, interaction: &Interaction) -> bool {
    let made = message
        .origin
        .as_ref()
        .is_some_and(|origin| origin.id == interaction.id);
    made || interaction.original == Some(message.id)
}

fn follow_up(realm: &mut Realm, call: &Call, mut interaction: Interaction) -> Answer {
    realm.rates.follow_up(interaction.channel, realm.clock.now())?;
    let body = call.json()?;
    let original = interaction
        .original
        .and_then(|id| realm.message(interaction.channel, id));
    // The first follow-up after a deferral becomes the deferred answer.
    if let Some(mut waiting) = original.filter(|m| m.flags & LOADING != 0).cloned() {
        realm.fill(&mut waiting, body, &call.files)?;
        return put(realm, waiting);
    }
    let mut message = realm.compose(interaction.channel, body, &call.files)?;
    message.origin = Some(interaction.origin());
    if body["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0 {
        Realm::whisper(&mut message, interaction.user);
    }
    if interaction.original.is_none() {
        interaction.original = Some(message.id);
        realm.put_interaction(interaction);
    }
    put(realm, message)
}

fn message_route(realm: &mut Realm, call: &Call, mut message: Message) -> Answer {
    match call.method.as_str() {
        "GET" => Reply::ok(realm.message_json(&message)),
        "PATCH" => {
            let loading = message.flags & LOADING != 0;
            realm.fill(&mut message, call.json()?, &call.files)?;
            message.edited_ms = (!loading).then(|| realm.clock.now());
            put(realm, message)
        }
        _ => {
            realm.remove_message(message.channel, message.id);
            Reply::nothing()
        }
    }
}

fn put(realm: &mut Realm, message: Message) -> Answer {
    let json = realm.message_json(&message);
    realm.put_message(message);
    Reply::ok(json)
}
