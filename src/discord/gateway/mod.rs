//! The gateway: a connection for each of this process' shards, all at once. Knows no table.
//!
//! The connections are serenity's, each run by its `ShardRunner` (`runner.rs`). When there is another one, and whether
//! it resumes or identifies, is decided here ([decision](../../../docs/decisions/gateway.md)).

mod entrance;
mod event;
#[cfg(test)]
mod event_order;
mod identify_queue;
mod restart_lock;
mod runner;
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
use crate::discord::guard::locked;
use crate::discord::retry::{longer, some};
use crate::measure::{Gateway as State, Measures};
use runner::{End, Made, Runner};
use serenity::model::gateway::GatewayIntents;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;

/// What we ask to be told of: what happens to channels and servers. Interactions need no intent;
/// nothing here is privileged.
const INTENTS: GatewayIntents = GatewayIntents::GUILDS;
/// What we ask for where the host has it granted: who leaves a server.
const MEMBERS: GatewayIntents = GatewayIntents::GUILD_MEMBERS;
/// How long a connection that was made may wait for the turn that it has among other processes': Discord closes one on
/// which nothing is said.
const WAITS: Duration = Duration::from_secs(20);
/// How often a session is tried that nobody greets, and how often where no connection is made: by then, some three
/// minutes, it is known to nobody any more.
const UNGREETED: u32 = 2;
const UNREACHED: u32 = 8;
/// How long Discord wants a bot to wait that is told that its session is not known any more: from the first to both.
const REFUSED: [Duration; 2] = [Duration::from_secs(1), Duration::from_secs(4)];

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
    runner: Runner,
    /// Where sessions begin.
    entrance: String,
    queue: IdentifyQueue,
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
        let connection = |number: u16| Connection {
            runner: Runner::new(token, intents, (number, shards.total()), passage.kept.remove(&number)),
            entrance: passage.url.to_owned(),
            queue: passage.queue.clone(),
            of: shards.only(number),
            measures: measures.clone(),
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

    /// Ends all connections; the sessions that can be taken up again, by their shards' numbers. Whatever was heard until
    /// then was taken in.
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
            // The connection just ends, and is not said goodbye to: so the session lasts.
            () = leaving.cancelled() => None,
        };
        self.tell(State::Disconnected);
        match closed {
            Some(code) => Ended::Closed(ended(code)),
            None => Ended::Left(self.number(), self.session()),
        }
    }

    /// Connects as often as need be, until Discord closes the connection with a code that is for good.
    async fn listen(&mut self, edge: &Arc<Edge>) -> u16 {
        let mut tries = Tries::default();
        loop {
            let end = self.once(edge).await;
            self.tell(State::Disconnected);
            tracing::info!(shard = %self.of, ?end, "the connection to the gateway is gone");
            if let End::Closed(code) = end {
                return code;
            }
            if tries.note(&end) {
                self.forget();
            }
            sleep(tries.pause(&end)).await;
        }
    }

    /// Makes one connection, and listens until it ends.
    async fn once(&self, edge: &Arc<Edge>) -> End {
        let made = match self.session() {
            Some(_) => {
                self.tell(State::Resuming);
                self.runner.connect(&self.entrance).await
            }
            None => self.identified().await,
        };
        let made = match made {
            Ok(made) => made,
            Err(end) => return end,
        };
        let (edge, measures, of) = (Arc::clone(edge), self.measures.clone(), self.of);
        let number = self.number();
        let take = move |event: &serenity::model::event::Event| {
            measures.gateway(number, State::Connected);
            event::take(&edge, &measures, of, event);
        };
        self.runner.run(made, take).await
    }

    /// A connection on which it is this shard's turn to identify.
    async fn identified(&self) -> Result<Made, End> {
        self.tell(State::Connecting);
        let turn = self.queue.turn(u32::from(self.number())).await;
        let made = self.runner.connect(&self.entrance).await?;
        match timeout(WAITS, turn.take()).await {
            Ok(()) => Ok(made.begins_now()),
            Err(_) => Err(End::NotMade),
        }
    }

    fn number(&self) -> u16 {
        *self.of.numbers().start()
    }

    /// The session as it stands.
    fn session(&self) -> Option<KeptSession> {
        locked(&self.runner.heard).session.clone()
    }

    /// From now on there is no session to be taken up.
    fn forget(&self) {
        locked(&self.runner.heard).session = None;
    }

    /// Tells how the connection is now.
    fn tell(&self, state: State) {
        self.measures.gateway(self.number(), state);
    }
}

/// How often it was tried in vain to connect, since a connection was greeted, and how many in a row were greeted and
/// nothing more.
#[derive(Default)]
struct Tries {
    all: u32,
    ungreeted: u32,
    only_greeted: u32,
}

impl Tries {
    /// A connection ended; whether the session is given up by that.
    fn note(&mut self, end: &End) -> bool {
        match end {
            End::Lost | End::Closed(_) => {
                *self = Tries::default();
                false
            }
            End::OnlyGreeted => {
                *self = Tries {
                    only_greeted: self.only_greeted + 1,
                    ..Tries::default()
                };
                false
            }
            End::Refused => true,
            End::NotMade => {
                self.all += 1;
                self.all > UNREACHED
            }
            End::Ungreeted => {
                (self.all, self.ungreeted) = (self.all + 1, self.ungreeted + 1);
                self.ungreeted >= UNGREETED
            }
        }
    }

    /// How long it is waited before the next one.
    fn pause(&self, end: &End) -> Duration {
        match (end, self.all) {
            (End::Refused, _) => REFUSED[0] + some(REFUSED[1]),
            (_, 0) if self.only_greeted <= 1 => Duration::ZERO,
            (_, tries) => longer(tries.max(self.only_greeted)),
        }
    }
}

/// Why a connection ended for good, by Discord's code.
fn ended(code: u16) -> SessionFault {
    match code {
        4_004 => SessionFault::Token,
        4_010 => SessionFault::Shard,
        4_011 => SessionFault::Sharding,
        4_013 | 4_014 => SessionFault::Intents,
        code => SessionFault::Gateway(format!("Discord closed it with the code {code}")),
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
            let said = ended(code).to_string();
            assert!(said.contains(words), "{code}: {said}");
        }
    }

    #[test]
    fn a_session_is_given_up_when_nobody_knows_it_any_more() {
        // Lost, only greeted, not made, ungreeted, refused; whether it is given up after each.
        let cases = [
            ("L", "n"),
            ("GGLGG", "nnnnn"),
            ("LLL", "nnn"),
            ("NNNNNNNNN", "nnnnnnnny"),
            ("NNLNNNNNNNNN", "nnnnnnnnnnny"),
            ("UU", "ny"),
            ("ULUU", "nnny"),
            ("NUNU", "nnny"),
            ("R", "y"),
        ];
        for (ends, given_up) in cases {
            let mut tries = Tries::default();
            let mut before = ' ';
            let told = ends.chars().map(|letter| {
                let again = (before, letter) == ('G', 'G');
                before = letter;
                let end = match letter {
                    'G' => End::OnlyGreeted,
                    'L' => End::Lost,
                    'N' => End::NotMade,
                    'U' => End::Ungreeted,
                    _ => End::Refused,
                };
                let given_up = tries.note(&end);
                // After a loss it is tried at once, but not twice in a row, and after all else not.
                assert_eq!(tries.pause(&end).is_zero(), "LG".contains(letter) && !again, "{ends}");
                if given_up { 'y' } else { 'n' }
            });
            assert_eq!(told.collect::<String>(), given_up, "{ends}");
        }
    }
}
