//! The gateway's side of serenity: events in, and nothing that does not fit gets lost unseen.

use super::decode::incoming;
use super::edge::Edge;
use crate::measure::{Gateway, Measures};
use serenity::async_trait;
use serenity::client::{Context, EventHandler, RawEventHandler};
use serenity::gateway::{ConnectionStage, ShardManager};
use serenity::model::application::Interaction;
use serenity::model::event::Event;
use serenity::model::gateway::{GatewayIntents, Ready};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// What we ask to be told of. Interactions need no intent; nothing here is privileged.
pub const INTENTS: GatewayIntents = GatewayIntents::GUILDS;

/// How often the connection is looked at.
const GLANCE: Duration = Duration::from_secs(1);

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
pub struct Watch {
    unknown: AtomicU64,
    measures: Measures,
}

impl Watch {
    /// A count that is kept with others.
    pub fn new(measures: Measures) -> Watch {
        Watch { unknown: AtomicU64::default(), measures }
    }
}

#[async_trait]
impl RawEventHandler for Watch {
    async fn raw_event(&self, _: Context, event: Event) {
        let Event::Unknown(unknown) = event else { return };
        let count = self.unknown.fetch_add(1, Ordering::Relaxed) + 1;
        if unknown.kind == "INTERACTION_CREATE" {
            self.measures.undecoded("interaction");
            tracing::error!(count, "an interaction could not be read and stays unanswered; has Discord changed its format?");
        } else {
            self.measures.undecoded("other");
            tracing::warn!(kind = unknown.kind, count, "an event could not be read");
        }
    }
}

/// Tells the connection's state for as long as it is polled.
pub async fn glance(shards: Arc<ShardManager>, measures: Measures) {
    loop {
        let stages: Vec<ConnectionStage> = shards.runners.lock().await.values().map(|runner| runner.stage).collect();
        measures.gateway(state(&stages));
        tokio::time::sleep(GLANCE).await;
    }
}

/// The state of the shard that is the furthest from working.
fn state(stages: &[ConnectionStage]) -> Gateway {
    let any = |which: fn(&ConnectionStage) -> bool| stages.iter().any(which);
    if stages.is_empty() || any(|stage| *stage == ConnectionStage::Disconnected) {
        Gateway::Disconnected
    } else if any(|stage| *stage == ConnectionStage::Resuming) {
        Gateway::Resuming
    } else if any(|stage| *stage != ConnectionStage::Connected) {
        Gateway::Connecting
    } else {
        Gateway::Connected
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_shard_that_does_not_work_is_told_of() {
        use ConnectionStage::{Connected, Connecting, Disconnected, Handshake, Identifying, Resuming};
        let cases = [
            (&[][..], Gateway::Disconnected),
            (&[Connected], Gateway::Connected),
            (&[Connected, Handshake], Gateway::Connecting),
            (&[Identifying], Gateway::Connecting),
            (&[Connecting, Connected], Gateway::Connecting),
            (&[Connecting, Resuming], Gateway::Resuming),
            (&[Connected, Disconnected, Resuming], Gateway::Disconnected),
        ];
        for (stages, expected) in cases {
            assert_eq!(state(stages), expected, "{stages:?}");
        }
    }
}
