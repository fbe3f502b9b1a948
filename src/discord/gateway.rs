//! The gateway's side of serenity: events in, and nothing that does not fit gets lost unseen.

use super::decode::incoming;
use super::edge::Edge;
use serenity::async_trait;
use serenity::client::{Context, EventHandler, RawEventHandler};
use serenity::model::application::Interaction;
use serenity::model::event::Event;
use serenity::model::gateway::{GatewayIntents, Ready};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// What we ask to be told of. Interactions need no intent; nothing here is privileged.
pub const INTENTS: GatewayIntents = GatewayIntents::GUILDS;

/// Takes interactions in.
pub struct Door(pub Arc<Edge>);

#[async_trait]
impl EventHandler for Door {
    async fn ready(&self, _: Context, ready: Ready) {
        tracing::info!(bot = %ready.user.name, servers = ready.guilds.len(), "connected");
    }

    async fn interaction_create(&self, _: Context, interaction: Interaction) {
        match incoming(&interaction) {
            Some(incoming) => self.0.take(incoming),
            None => tracing::warn!(kind = ?interaction.kind(), "an interaction of a kind that we do not know"),
        }
    }
}

/// Counts events that serenity cannot read: it drops them without a word, and an interaction that is
/// dropped is one that nobody answers.
#[derive(Default)]
pub struct Watch {
    unknown: AtomicU64,
}

#[async_trait]
impl RawEventHandler for Watch {
    async fn raw_event(&self, _: Context, event: Event) {
        let Event::Unknown(unknown) = event else { return };
        let count = self.unknown.fetch_add(1, Ordering::Relaxed) + 1;
        if unknown.kind == "INTERACTION_CREATE" {
            tracing::error!(count, "an interaction could not be read and stays unanswered; has Discord changed its format?");
        } else {
            tracing::warn!(kind = unknown.kind, count, "an event could not be read");
        }
    }
}
