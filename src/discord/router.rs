//! From what came in to whoever answers it.

use super::answer::{Promise, Reply};
use super::commands;
use super::edge::Edge;
use super::incoming::{Asked, Incoming};
use super::port::Acknowledgement;
use crate::words::Message;
use std::sync::Arc;
use tracing::Instrument;

impl Edge {
    /// Takes something in, unless we are closing or it comes for the second time; it is answered by a task of its own.
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
        let admitted = self.admission.admit(&incoming);
        let answered = async move {
            if let Err(wait) = admitted {
                return edge.turn_away(&incoming, wait).await;
            }
            match incoming {
                Incoming::Command(asked) => edge.command(asked).await,
                Incoming::Completing(asked) => edge.completing(asked).await,
                Incoming::Pressed(pressed) => edge.pressed(pressed).await,
            }
        };
        self.tasks.spawn(answered.instrument(span));
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
        let _ = self.acknowledge(&asked.ticket, Acknowledgement::Suggestions(list)).await;
    }
}
