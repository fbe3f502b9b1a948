//! What follows an interaction's first answer: follow-ups, and the original's edits.

use super::reply::{Answer, Reply};
use crate::sandbox::call::Call;
use crate::sandbox::interaction::{Interaction, TOKEN_LIVES};
use crate::sandbox::message::{EPHEMERAL, LOADING, Message};
use crate::sandbox::rejection::Rejection;
use crate::sandbox::snowflake::Id;
use crate::sandbox::world::World;

/// Below `/webhooks/{application}/{token}`.
pub fn route(world: &mut World, call: &Call, app: &str, token: &str, rest: &[&str]) -> Answer {
    let found = world
        .interactions
        .values()
        .rev()
        .find(|i| i.token == token)
        .cloned();
    let ours = Id::parse(app) == Some(world.bot);
    let interaction = found.filter(|_| ours).ok_or_else(Rejection::unknown_webhook)?;
    if world.clock.now() - interaction.created_ms > TOKEN_LIVES {
        return Err(Rejection::token_expired());
    }
    if interaction.ack.is_none() {
        return Err(Rejection::unknown_webhook());
    }
    match (rest, call.method.as_str()) {
        ([], "POST") => follow_up(world, call, interaction),
        (["messages", id], "GET" | "PATCH" | "DELETE") => {
            let id = match *id {
                "@original" => interaction.original,
                digits => Id::parse(digits),
            };
            let id = id.ok_or_else(Rejection::unknown_message)?;
            let message = world.message(interaction.channel, id).cloned();
            let message = message.filter(|m| belongs(m, &interaction));
            message_route(world, call, message.ok_or_else(Rejection::unknown_message)?)
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

fn follow_up(world: &mut World, call: &Call, mut interaction: Interaction) -> Answer {
    world.rates.follow_up(interaction.channel, world.clock.now())?;
    let body = call.json()?;
    let original = interaction
        .original
        .and_then(|id| world.message(interaction.channel, id));
    // The first follow-up after a deferral becomes the deferred answer.
    if let Some(mut waiting) = original.filter(|m| m.flags & LOADING != 0).cloned() {
        world.fill(&mut waiting, body, &call.files)?;
        return put(world, waiting);
    }
    let mut message = world.compose(interaction.channel, body, &call.files)?;
    message.origin = Some(interaction.origin());
    if body["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0 {
        World::whisper(&mut message, interaction.user);
    }
    if interaction.original.is_none() {
        interaction.original = Some(message.id);
        world.put_interaction(interaction);
    }
    put(world, message)
}

fn message_route(world: &mut World, call: &Call, mut message: Message) -> Answer {
    match call.method.as_str() {
        "GET" => Reply::ok(world.message_json(&message)),
        "PATCH" => {
            let loading = message.flags & LOADING != 0;
            world.fill(&mut message, call.json()?, &call.files)?;
            message.edited_ms = (!loading).then(|| world.clock.now());
            put(world, message)
        }
        _ => {
            world.remove_message(message.channel, message.id);
            Reply::nothing()
        }
    }
}

fn put(world: &mut World, message: Message) -> Answer {
    let json = world.message_json(&message);
    world.put_message(message);
    Reply::ok(json)
}
