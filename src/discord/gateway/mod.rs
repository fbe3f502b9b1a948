//! The gateway: a connection for each of this process' shards, all at once. Knows no table.
//!
//! The connections are `twilight-gateway`'s: it hands on each event as Discord wrote it, resumes
//! rather than identifying anew, and says with which code Discord closed one
//! ([decision](../../../docs/decisions/gateway.md)).

mod entrance;
mod event;
mod identify_queue;

pub use entrance::Entrance;
pub use identify_queue::{Ask, IdentifyQueue};

use super::edge::Edge;
use super::fault::SessionFault;
use super::shards::Shards;
use crate::measure::{Gateway as State, Measures};
use futures_util::StreamExt;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;
use twilight_gateway::{CloseFrame, ConfigBuilder, Intents, Message, Shard, ShardId, ShardState};

/// What we ask to be told of: what happens to channels and servers. Interactions need no intent;
/// nothing here is privileged.
const INTENTS: Intents = Intents::GUILDS;
/// What we ask for where the host has it granted: who leaves a server.
const MEMBERS: Intents = Intents::GUILD_MEMBERS;
/// How long a farewell may take.
const FAREWELL: Duration = Duration::from_secs(2);

/// The connections to the gateway.
pub struct Gateway {
    /// Those that do not listen yet.
    connections: Vec<Connection>,
    listening: JoinSet<Option<SessionFault>>,
    leaving: CancellationToken,
    measures: Measures,
}

/// The connection of one shard.
struct Connection {
    shard: Shard<IdentifyQueue>,
    of: Shards,
    measures: Measures,
}

impl Gateway {
    /// Connections that are not made yet; they identify one after the other, as the queue lets them.
    /// `members` is whether they ask who leaves a server.
    #[must_use]
    pub fn new(
        token: &str,
        (url, queue): (&str, &IdentifyQueue),
        shards: Shards,
        members: bool,
        measures: Measures,
    ) -> Gateway {
        let intents = if members { INTENTS | MEMBERS } else { INTENTS };
        let connection = |number: u16| {
            let config = ConfigBuilder::new(token.to_owned(), intents)
                .proxy_url(url.to_owned())
                .queue(queue.clone())
                .build();
            let id = ShardId::new(u32::from(number), u32::from(shards.total()));
            Connection {
                shard: Shard::with_config(id, config),
                of: shards.only(number),
                measures: measures.clone(),
            }
        };
        measures.shards(shards.numbers());
        Gateway {
            connections: shards.numbers().map(connection).collect(),
            listening: JoinSet::new(),
            leaving: CancellationToken::new(),
            measures,
        }
    }

    /// Takes in what comes, until Discord closes one of the connections for good.
    pub async fn listen(&mut self, edge: &Arc<Edge>) -> SessionFault {
        for connection in self.connections.drain(..) {
            self.listening
                .spawn(connection.keep(Arc::clone(edge), self.leaving.clone()));
        }
        match self.listening.join_next().await {
            Some(Ok(Some(ended))) => ended,
            Some(Ok(None)) | None => SessionFault::Gateway("it was left".to_owned()),
            Some(Err(_)) => {
                self.measures.panicked("gateway");
                SessionFault::Gateway("listening to it ended in a panic".to_owned())
            }
        }
    }

    /// Says goodbye on all connections.
    pub async fn leave(&mut self) {
        self.leaving.cancel();
        while self.listening.join_next().await.is_some() {}
    }
}

impl Connection {
    /// Listens until Discord closes the connection for good, which is told, or the bot leaves.
    async fn keep(mut self, edge: Arc<Edge>, leaving: CancellationToken) -> Option<SessionFault> {
        let ended = tokio::select! {
            ended = self.listen(&edge) => Some(ended),
            () = leaving.cancelled() => None,
        };
        if ended.is_none() {
            self.leave().await;
        }
        self.tell(State::Disconnected);
        ended
    }

    async fn listen(&mut self, edge: &Arc<Edge>) -> SessionFault {
        let mut code = None;
        let of = self.of;
        while let Some(message) = self.shard.next().await {
            self.tell(state(self.shard.state()));
            match message {
                Ok(Message::Text(event)) => event::take(edge, &self.measures, of, &event),
                Ok(Message::Close(frame)) => {
                    code = frame.map(|frame| frame.code);
                    tracing::info!(shard = %of, code, "the connection to the gateway was closed");
                }
                // What it tells may hold an event, so only its kind is written down.
                Err(why) => tracing::warn!(shard = %of, kind = kind(&why), "the gateway could not be heard"),
            }
        }
        ended(code)
    }

    async fn leave(&mut self) {
        let identified = self.shard.state().is_identified();
        self.shard.close(CloseFrame::NORMAL);
        let farewell = async {
            while !matches!(self.shard.next().await, None | Some(Ok(Message::Close(_)) | Err(_))) {}
        };
        if identified && tokio::time::timeout(FAREWELL, farewell).await.is_err() {
            tracing::debug!(shard = %self.of, "the gateway did not answer the farewell");
        }
    }

    /// Tells how the connection is now.
    fn tell(&self, state: State) {
        self.measures.gateway(*self.of.numbers().start(), state);
    }
}

fn kind(why: &twilight_gateway::error::ReceiveMessageError) -> &'static str {
    match why.kind() {
        twilight_gateway::error::ReceiveMessageErrorType::Reconnect => "no connection",
        twilight_gateway::error::ReceiveMessageErrorType::Deserializing { .. } => "an event that is none",
        _ => "other",
    }
}

/// What a connection is called in the figures.
fn state(shard: ShardState) -> State {
    match shard {
        ShardState::Active => State::Connected,
        ShardState::Resuming => State::Resuming,
        ShardState::Identifying => State::Connecting,
        ShardState::Disconnected { .. } | ShardState::FatallyClosed => State::Disconnected,
    }
}

/// Why a connection ended for good, by Discord's code.
fn ended(code: Option<u16>) -> SessionFault {
    match code {
        Some(4_004) => SessionFault::Token,
        Some(4_010) => SessionFault::Shard,
        Some(4_011) => SessionFault::Sharding,
        Some(4_013 | 4_014) => SessionFault::Intents,
        Some(code) => SessionFault::Gateway(format!("Discord closed it with the code {code}")),
        None => SessionFault::Gateway("it was closed".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_that_end_the_connection_have_their_sentences() {
        let sentences =
            [(4_004, "token"), (4_010, "shard"), (4_011, "more shards"), (4_014, "intents"), (4_012, "4012")];
        for (code, words) in sentences {
            let said = ended(Some(code)).to_string();
            assert!(said.contains(words), "{code}: {said}");
        }
    }
}
