//! From what came in to whoever answers it: commands by their names, suggestions by their options,
//! controls by what they carry.

use super::answers::{Promise, Reply};
use super::buried_panel;
use super::commands;
use super::control;
use super::failure::code;
use super::guard::guarded;
use super::incoming::{Asked, Caller, Incoming, Ticket};
use super::panels::Viewer;
use super::port::Acknowledgement;
use super::services::Services;
use super::table_list;
use super::trouble::Trouble;
use super::typed_form;
use crate::config::Hidden;
use crate::store::TableId;
use crate::words::{Arg, Message};
use std::sync::Arc;
use std::time::Duration;

/// Answers what came in, whatever happens.
pub(super) async fn answer(services: &Arc<Services>, incoming: Incoming) {
    let (caller, ticket) = (incoming.caller().clone(), incoming.ticket().clone());
    services.outbox.membership.heard(&caller);
    services.watch.heard(&caller).await;
    match guarded(respond(services, &incoming)).await {
        Ok(()) => {
            if let Some(table) = services.promises.take(caller.user) {
                let reader = services.preferences.reader(&caller).await;
                let label = Message::new("press-hand");
                let button = services.preferences.button(&caller, label).await;
                let to = (&caller, &ticket);
                services.promises.keep(table, to, reader, button).await;
            }
        }
        Err(panicked) => {
            services.measures.panicked("interaction");
            tracing::error!(%panicked, "an interaction was not answered as it should be");
            apologise(services, &incoming).await;
        }
    }
}

async fn respond(services: &Services, incoming: &Incoming) {
    let answers = &services.answers;
    // Whoever asked was told, or cannot be told any more; the log has it.
    let given = match incoming {
        Incoming::Command(asked) => {
            let work = carry_out(services, asked);
            answers.answer(&asked.ticket, Promise::Message, work).await
        }
        Incoming::Completing(asked) => {
            let list = Acknowledgement::Suggestions(commands::suggest(services, asked).await);
            return drop(answers.acknowledge(&asked.ticket, list).await);
        }
        Incoming::Click(pressed) => match control::command(pressed) {
            Some((name, option)) => {
                let asked = table_list::picked(name, option, pressed);
                // The question has its answer: it stands in its place.
                let work = async { carry_out(services, &asked).await.in_place(pressed.own) };
                let promise = Promise::to(pressed.own);
                answers.answer(&pressed.ticket, promise, work).await
            }
            None => control::answer(services, pressed).await,
        },
        Incoming::Jotted {
            ticket,
            caller,
            table,
            text,
        } => {
            let work = keep(services, *table, (ticket, caller), text);
            answers.answer(ticket, Promise::Message, work).await
        }
        Incoming::Unknown { ticket, caller } => {
            tracing::warn!("an interaction of a kind that we do not know");
            let work = async {
                let reader = services.preferences.reader(caller).await;
                services.panels.say(reader, &Message::new("edge-unknown-control"))
            };
            answers.answer(ticket, Promise::Message, work).await
        }
    };
    if given.is_ok_and(|given| given.below) {
        buried_panel::bury(services, incoming).await;
    }
}

/// Keeps what somebody wrote down for themselves.
async fn keep(
    services: &Services,
    table: TableId,
    (ticket, caller): (&Ticket, &Caller),
    text: &Hidden,
) -> Reply {
    let viewer = Viewer {
        user: caller.user,
        reader: services.preferences.reader(caller).await,
    };
    match typed_form::keep(services, table, (caller, text), viewer).await {
        Ok(reply) => reply,
        Err(failure) => services.panels.failure(viewer, ticket, failure).await,
    }
}

/// Does what a command says.
async fn carry_out(services: &Services, asked: &Asked) -> Reply {
    let reader = services.preferences.reader(&asked.caller).await;
    match commands::run(services, asked, reader).await {
        Ok(reply) => reply,
        Err(failure) => {
            let viewer = Viewer {
                user: asked.caller.user,
                reader,
            };
            services.panels.failure(viewer, &asked.ticket, failure).await
        }
    }
}

/// Says that something went wrong on our side, with a code that leads to the line in the log.
async fn apologise(services: &Services, incoming: &Incoming) {
    let (caller, ticket) = (incoming.caller(), incoming.ticket());
    let reader = services.preferences.reader(caller).await;
    let code = code(ticket.id);
    tracing::error!(interaction = %ticket.id, code, "somebody was told this code");
    let message = Message::new("edge-fault").with("code", Arg::Word(code.into()));
    let body = services.composer.say(reader, &message);
    let acknowledged = Acknowledgement::Message(body.clone());
    if let Err(Trouble::Acknowledged) = services.answers.acknowledge(ticket, acknowledged).await {
        // It was promised before: then the promise is kept with this.
        let _ = services.answers.follow_up(ticket, body).await;
    }
}

/// Tells somebody who asked too much how long to wait; nothing else is done, and nothing is looked
/// up.
pub(super) async fn turn_away(services: &Services, incoming: &Incoming, wait: Duration) {
    services.measures.refused("pace");
    let ticket = incoming.ticket();
    if let Incoming::Completing(_) = incoming {
        let nothing = Acknowledgement::Suggestions(Vec::new());
        return drop(services.answers.acknowledge(ticket, nothing).await);
    }
    let reader = services.preferences.client_reader(incoming.caller());
    let seconds = i64::try_from(wait.as_secs() + 1).unwrap_or(i64::MAX);
    let message = Message::new("edge-too-fast").with("seconds", seconds);
    let told = async { services.panels.say(reader, &message) };
    // Whoever asked was told, or cannot be told any more.
    let _ = services.answers.answer(ticket, Promise::Message, told).await;
}
