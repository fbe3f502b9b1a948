//! The first answer to an interaction.

use serde_json::{Value, json};

use super::reply::{Answer, Reply};
use crate::sandbox::call::Call;
use crate::sandbox::interaction::{ANSWER_WITHIN, Ack, Interaction, Kind};
use crate::sandbox::limits;
use crate::sandbox::message::{EPHEMERAL, LOADING, Message};
use crate::sandbox::rejection::Rejection;
use crate::sandbox::snowflake::Id;
use crate::sandbox::world::World;

/// `/interactions/{id}/{token}/callback`.
pub fn route(world: &mut World, call: &Call, id: &str, token: &str) -> Answer {
    if call.method != "POST" {
        return Err(Rejection::wrong_method());
    }
    let found = Id::parse(id).and_then(|id| world.interactions.get(&id));
    let interaction = found.filter(|i| i.token == token).cloned();
    let mut interaction = interaction.ok_or_else(Rejection::unknown_interaction)?;
    if interaction.ack.is_some() {
        return Err(Rejection::acknowledged());
    }
    let after_ms = world.clock.now() - interaction.created_ms;
    if after_ms > ANSWER_WITHIN {
        return Err(Rejection::unknown_interaction());
    }
    let body = call.json()?;
    let kind = body["type"]
        .as_u64()
        .and_then(|n| u8::try_from(n).ok())
        .unwrap_or(0);
    if !fits(&interaction, kind) {
        return Err(wrong_type());
    }
    let mut ack = Ack {
        kind,
        after_ms,
        ephemeral: false,
        choices: None,
        modal: None,
    };
    carry_out(world, call, &body["data"], &mut interaction, &mut ack)?;
    interaction.ack = Some(ack.clone());
    let told = told(world, &interaction, kind);
    let waiting = world.waiting.remove(&interaction.id);
    world.put_interaction(interaction);
    if let Some(waiting) = waiting
        && waiting.send(ack).is_err()
    {
        tracing::debug!("the one who waited for this answer has left");
    }
    if call.asks("with_response") {
        Reply::ok(told)
    } else {
        Reply::nothing()
    }
}

/// What came of an answer, for those who ask.
fn told(world: &World, interaction: &Interaction, kind: u8) -> Value {
    let (original, channel) = (interaction.original, interaction.channel);
    let message = original.and_then(|m| world.message(channel, m));
    json!({
        "interaction": {
            "id": interaction.id, "type": interaction.kind.code(),
            "response_message_id": original,
        },
        "resource": { "type": kind, "message": message.map(|m| world.message_json(m)) },
    })
}

/// Whether this kind of answer goes with what the user did.
fn fits(interaction: &Interaction, kind: u8) -> bool {
    match kind {
        4 | 5 => interaction.kind != Kind::Complete,
        6 | 7 => matches!(interaction.kind, Kind::Component | Kind::Modal) && interaction.source.is_some(),
        8 => interaction.kind == Kind::Complete,
        9 => matches!(interaction.kind, Kind::Command | Kind::Component),
        _ => false,
    }
}

fn wrong_type() -> Rejection {
    let mut form = limits::Form::default();
    form.flaw("type", "BASE_TYPE_CHOICES", "This kind of answer does not go with the interaction");
    form.finish().err().unwrap_or_else(Rejection::not_json)
}

fn carry_out(
    world: &mut World,
    call: &Call,
    data: &Value,
    interaction: &mut Interaction,
    ack: &mut Ack,
) -> Result<(), Rejection> {
    match ack.kind {
        4 => {
            let message = world.compose(interaction.channel, data, &call.files)?;
            answer_with(world, message, data, interaction, ack);
        }
        5 => {
            let id = world.id();
            let now = world.clock.now();
            let mut message = Message::new(id, interaction.channel, world.bot, now);
            message.flags |= LOADING;
            answer_with(world, message, data, interaction, ack);
        }
        6 => interaction.original = interaction.source,
        7 => {
            let source = interaction
                .source
                .and_then(|m| world.message(interaction.channel, m));
            let mut message = source.cloned().ok_or_else(Rejection::unknown_message)?;
            if !data.is_null() {
                world.fill(&mut message, data, &call.files)?;
                message.edited_ms = Some(world.clock.now());
                world.put_message(message);
            }
            interaction.original = interaction.source;
        }
        8 => {
            limits::commands::check_suggestions(data)?;
            ack.choices = Some(data["choices"].clone());
        }
        _ => {
            limits::modal::check(data)?;
            ack.modal = Some(data.clone());
        }
    }
    Ok(())
}

fn answer_with(
    world: &mut World,
    mut message: Message,
    data: &Value,
    interaction: &mut Interaction,
    ack: &mut Ack,
) {
    ack.ephemeral = data["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0;
    message.origin = Some(interaction.origin());
    if ack.ephemeral {
        World::whisper(&mut message, interaction.user);
    }
    interaction.original = Some(message.id);
    world.put_message(message);
}
