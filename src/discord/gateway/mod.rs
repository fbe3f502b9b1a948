//! The gateway: a connection for each of this process' shards, all at once. Knows no table.
//!
//! The connections are `twilight-gateway`'s: it hands on each event as Discord wrote it, resumes
//! rather than identifying anew, and says with which code Discord closed one
//! ([decision](../../../docs/decisions/gateway.md)).

mod entrance;
mod event;
mod identify_queue;
mod sessions;
mod shard_claim;
mod shared_turns;

pub use entrance::Entrance;
pub use identify_queue::{Ask, IdentifyQueue, Others};
pub use sessions::{KeptSession, Sessions};
pub use shard_claim::ShardClaim;
pub use shared_turns::SharedTurns;

use super::edge::Edge;
use super::fault::SessionFault;
use super::shards::Shards;
use crate::measure::{Gateway as State, Measures};
use futures_util::StreamExt;
use std::collections::BTreeMap;
use std::future::poll_fn;
use std::sync::Arc;
use std::task::Poll;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;
use twilight_gateway::{CloseFrame, ConfigBuilder, Intents, Message, Shard, ShardId, ShardState};

/// What we ask to be told of: what happens to channels and servers. Interactions need no intent;
/// nothing here is privileged.
const INTENTS: Intents = Intents::GUILDS;
/// What we ask for where the host has it granted: who leaves a server.
const MEMBERS: Intents = Intents::GUILD_MEMBERS;
/// How the shards get in.
pub struct Passage<'a> {
    /// Where the gateway is.
    pub url: &'a str,
    /// Who lets those in that begin a session.
    pub queue: IdentifyQueue,
    /// The sessions that are taken up again, by their shards' numbers.
    pub kept: BTreeMap<u16, KeptSession>,
}

/// The connections to the gateway.
pub struct Gateway {
    /// Those that do not listen yet.
    connections: Vec<Connection>,
    listening: JoinSet<Ended>,
    leaving: CancellationToken,
    measures: Measures,
}

/// What a connection leaves behind.
enum Ended {
    /// Discord closed it for good.
    Closed(SessionFault),
    /// The bot left; the session can be taken up, if there was one.
    Left(u16, Option<KeptSession>),
}

/// The connection of one shard.
struct Connection {
    shard: Shard<IdentifyQueue>,
    of: Shards,
    measures: Measures,
}

impl Gateway {
    /// Connections that are not made yet; those without a session that is kept identify one after the
    /// other. `members` is whether they ask who leaves a server.
    #[must_use]
    pub fn new(
        token: &str,
        mut passage: Passage<'_>,
        shards: Shards,
        members: bool,
        measures: Measures,
    ) -> Gateway {
        let intents = if members { INTENTS | MEMBERS } else { INTENTS };
        let connection = |number: u16| {
            let mut config = ConfigBuilder::new(token.to_owned(), intents)
                .proxy_url(passage.url.to_owned())
                .queue(passage.queue.clone());
            if let Some(kept) = passage.kept.remove(&number) {
                let (session, url) = kept.parts();
                config = config.session(session).resume_url(url);
            }
            let id = ShardId::new(u32::from(number), u32::from(shards.total()));
            Connection {
                shard: Shard::with_config(id, config.build()),
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
            Some(Ok(Ended::Closed(why))) => why,
            Some(Ok(Ended::Left(..))) | None => SessionFault::Gateway("it was left".to_owned()),
            Some(Err(_)) => {
                self.measures.panicked("gateway");
                SessionFault::Gateway("listening to it ended in a panic".to_owned())
            }
        }
    }

    /// Says goodbye on all connections; the sessions that can be taken up again, by their shards'
    /// numbers. Whatever was heard until then was taken in.
    pub async fn leave(&mut self) -> BTreeMap<u16, KeptSession> {
        self.leaving.cancel();
        let mut kept = BTreeMap::new();
        while let Some(ended) = self.listening.join_next().await {
            if let Ok(Ended::Left(number, Some(session))) = ended {
                kept.insert(number, session);
            }
        }
        kept
    }
}

impl Connection {
    /// Listens until Discord closes the connection for good, or the bot leaves.
    async fn keep(mut self, edge: Arc<Edge>, leaving: CancellationToken) -> Ended {
        let closed = tokio::select! {
            closed = self.listen(&edge) => Some(closed),
            () = leaving.cancelled() => None,
        };
        let ended = match closed {
            Some(why) => Ended::Closed(why),
            None => Ended::Left(*self.of.numbers().start(), self.leave().await),
        };
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

    /// Says goodbye so that the session lasts; where it stands.
    async fn leave(&mut self) -> Option<KeptSession> {
        // Noted before anything else is heard, which nobody would take in.
        let session = self.shard.session().zip(self.shard.resume_url());
        let kept = session.map(|(session, url)| KeptSession::of(session, url));
        self.shard.close(CloseFrame::RESUME);
        // Asked once, the library says it; asked on, it would connect anew. Where it is not said, the
        // connection just ends, and the session lasts as well.
        poll_fn(|context| {
            let heard = self.shard.poll_next_unpin(context);
            tracing::debug!(pending = heard.is_pending(), "left the gateway");
            Poll::Ready(())
        })
        .await;
        kept
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
