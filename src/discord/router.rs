//! From what came in to whoever answers it.

use super::answer::{Promise, Reply};
use super::commands;
use super::edge::Edge;
use super::guard::guarded;
use super::incoming::{Asked, Caller, Incoming, Ticket};
use super::port::Acknowledgement;
use super::trouble::Trouble;
use crate::words::{Arg, Message};
use std::sync::Arc;
use tracing::Instrument;

impl Edge {
    /// Takes something in, unless we are closing or it comes for the second time; it is answered by
    /// a task of its own.
    pub fn take(self: &Arc<Self>, incoming: Incoming) {
        if self.closing() {
            return;
        }
        let (id, kind) = (incoming.ticket().id, incoming.kind());
        if !self.first(id) {
            tracing::info!(interaction = id, "an interaction was delivered twice");
            return;
        }
        self.measures.taken(kind);
        let span = tracing::info_span!("interaction", id, kind);
        let edge = Arc::clone(self);
        let (caller, ticket) = (incoming.caller().clone(), incoming.ticket().clone());
        let admitted = self.admission.admit(&incoming);
        let answered = async move {
            if let Err(wait) = admitted {
                return edge.turn_away(&incoming, wait).await;
            }
            edge.heard(&caller).await;
            let work = Arc::clone(&edge).respond(incoming);
            match guarded(work).await {
                Ok(()) => edge.keep_promise(&caller, &ticket),
                Err(panicked) => {
                    edge.measures.panicked("interaction");
                    tracing::error!(%panicked, "an interaction was not answered as it should be");
                    edge.apologise(&caller, &ticket).await;
                }
            }
        };
        self.tasks.spawn(answered.instrument(span));
    }

    async fn respond(self: Arc<Self>, incoming: Incoming) {
        match incoming {
            Incoming::Command(asked) => self.command(asked).await,
            Incoming::Completing(asked) => self.completing(asked).await,
            Incoming::Pressed(pressed) => self.pressed(pressed).await,
            Incoming::Unknown { ticket, caller } => {
                tracing::warn!("an interaction of a kind that we do not know");
                let work =
                    async { self.whisper(self.reader(&caller).await, &Message::new("edge-unknown-control")) };
                let _ = self.answer(&ticket, Promise::Message, work).await;
            }
        }
    }

    /// Says that something went wrong on our side, with a code that leads to the line in the log.
    async fn apologise(&self, caller: &Caller, ticket: &Ticket) {
        let reader = self.reader(caller).await;
        let code = Arg::Word(format!("{:04x}", ticket.id % 0x1_0000).into());
        tracing::error!(
            interaction = ticket.id,
            code = format!("{:04x}", ticket.id % 0x1_0000),
            "somebody was told this code"
        );
        let Reply::Whisper(body) = self.whisper(reader, &Message::new("edge-fault").with("code", code))
        else {
            return;
        };
        if let Err(Trouble::Acknowledged) = self
            .acknowledge(ticket, Acknowledgement::Message(body.clone().whispered()))
            .await
        {
            // It was promised before: then the promise is kept with this.
            let _ = self.port.follow_up(ticket.clone(), body.whispered()).await;
        }
    }

    async fn command(self: Arc<Self>, asked: Asked) {
        let work = self.carry_out(&asked);
        // Whoever asked was told, or cannot be told any more; the log has it.
        let _ = self.answer(&asked.ticket, Promise::Message, work).await;
    }

    pub(super) async fn carry_out(self: &Arc<Self>, asked: &Asked) -> Reply {
        let reader = self.reader(&asked.caller).await;
        match asked.name.as_str() {
            "about" => commands::about::run(self, reader),
            "ask" => commands::ask::run(self, asked, reader).await,
            "board" => commands::board::run(self, asked, reader).await,
            "close" => commands::close::run(self, asked, reader).await,
            "hand" => commands::hand::run(self, asked, reader).await,
            "help" => commands::help::run(self, reader),
            "join" => commands::join::run(self, asked, reader).await,
            "leave" => commands::leave::run(self, asked, reader).await,
            "log" => commands::log::run(self, asked, reader).await,
            "pass" => commands::pass::run(self, asked, reader).await,
            "play" => commands::play::run(self, asked, reader).await,
            "resign" => commands::resign::run(self, asked, reader).await,
            "rules" => commands::rules::run(self, asked, reader).await,
            "settings" => commands::settings::run(self, asked).await,
            "start" => commands::start::run(self, asked, reader).await,
            "takeback" => commands::takeback::run(self, asked, reader).await,
            "verify" => commands::verify::run(self, asked, reader).await,
            name => {
                tracing::warn!(name, "an unknown command; are old commands still registered?");
                self.whisper(reader, &Message::new("edge-unknown-control"))
            }
        }
    }

    async fn completing(self: Arc<Self>, asked: Asked) {
        let list = match asked.typing.as_deref() {
            Some("with") => commands::join::suggest(&self, &asked).await,
            Some("move") => commands::play::suggest(&self, &asked).await,
            Some("question") => commands::ask::suggest(&self, &asked).await,
            Some("table") => self.suggest_tables(&asked).await,
            Some("topic") => commands::rules::suggest(&self, &asked).await,
            _ => Vec::new(),
        };
        let _ = self
            .acknowledge(&asked.ticket, Acknowledgement::Suggestions(list))
            .await;
    }
}
