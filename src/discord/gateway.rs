//! The gateway: events in, and nothing that does not fit gets lost unseen. Knows no table.
//!
//! The connection is `twilight-gateway`'s: it hands on each event as Discord wrote it, resumes
//! rather than identifying anew, and says with which code Discord closed it
//! ([decision](../../docs/decisions/gateway.md)).

use super::decode::incoming;
use super::edge::Edge;
use super::fault::SessionFault;
use super::ids::ChannelId;
use super::incoming::ChannelChange;
use crate::measure::{Gateway as State, Measures};
use crate::table::{Server, UserId};
use futures_util::StreamExt;
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::sync::Arc;
use std::time::Duration;
use twilight_gateway::queue::InMemoryQueue;
use twilight_gateway::{CloseFrame, ConfigBuilder, Intents, Message, Shard, ShardId, ShardState};

/// What we ask to be told of: what happens to channels and servers. Interactions need no intent;
/// nothing here is privileged.
const INTENTS: Intents = Intents::GUILDS;
/// What we ask for where the host has it granted: who leaves a server.
const MEMBERS: Intents = Intents::GUILD_MEMBERS;
/// How long a farewell may take.
const FAREWELL: Duration = Duration::from_secs(2);

/// What Discord tells of its gateway, and how often we may tell it who we are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrance {
    /// Where it is.
    pub url: String,
    /// How many connections Discord recommends for as many servers as we are in.
    pub shards: u64,
    /// How often we may identify a day, and how often that is left.
    pub starts: (u32, u32),
    /// When there are as many left as a day again.
    pub after: Duration,
}

impl Entrance {
    /// What Discord's JSON says; where it says nothing of starts, as many as Discord gives
    /// everybody.
    #[must_use]
    pub fn of(told: &Value) -> Option<Entrance> {
        let starts = &told["session_start_limit"];
        let number = |value: &Value, or: u32| {
            value
                .as_u64()
                .and_then(|number| u32::try_from(number).ok())
                .unwrap_or(or)
        };
        let total = number(&starts["total"], 1_000).max(1);
        Some(Entrance {
            url: told["url"].as_str()?.trim_end_matches('/').to_owned(),
            shards: told["shards"].as_u64().unwrap_or(1),
            starts: (total, number(&starts["remaining"], total).min(total)),
            after: Duration::from_millis(starts["reset_after"].as_u64().unwrap_or_default()),
        })
    }
}

/// An event, as far as we look at it before we know whether we want it.
#[derive(Deserialize)]
struct Event<'a> {
    #[serde(borrow, default)]
    t: Option<Cow<'a, str>>,
    #[serde(borrow, default)]
    d: Option<&'a RawValue>,
}

/// The connection to the gateway.
pub struct Gateway {
    shard: Shard<InMemoryQueue>,
    measures: Measures,
}

impl Gateway {
    /// A connection that is not made yet; it identifies no more often than Discord allows. `members` is
    /// whether it asks who leaves a server.
    #[must_use]
    pub fn new(token: &str, entrance: &Entrance, members: bool, measures: Measures) -> Gateway {
        let (total, left) = entrance.starts;
        let queue = InMemoryQueue::new(1, left, entrance.after, total);
        let intents = if members { INTENTS | MEMBERS } else { INTENTS };
        let config = ConfigBuilder::new(token.to_owned(), intents)
            .proxy_url(entrance.url.clone())
            .queue(queue)
            .build();
        Gateway {
            shard: Shard::with_config(ShardId::ONE, config),
            measures,
        }
    }

    /// Takes in what comes, until Discord closes the connection for good.
    pub async fn listen(&mut self, edge: &Arc<Edge>) -> SessionFault {
        let mut code = None;
        while let Some(message) = self.shard.next().await {
            self.measures.gateway(state(self.shard.state()));
            match message {
                Ok(Message::Text(event)) => take(edge, &self.measures, &event),
                Ok(Message::Close(frame)) => {
                    code = frame.map(|frame| frame.code);
                    tracing::info!(code, "the connection to the gateway was closed");
                }
                // What it tells may hold an event, so only its kind is written down.
                Err(why) => tracing::warn!(kind = kind(&why), "the gateway could not be heard"),
            }
        }
        ended(code)
    }

    /// Says goodbye.
    pub async fn leave(&mut self) {
        let identified = self.shard.state().is_identified();
        self.shard.close(CloseFrame::NORMAL);
        let farewell = async {
            while !matches!(self.shard.next().await, None | Some(Ok(Message::Close(_)) | Err(_))) {}
        };
        if identified && tokio::time::timeout(FAREWELL, farewell).await.is_err() {
            tracing::debug!("the gateway did not answer the farewell");
        }
        self.measures.gateway(State::Disconnected);
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

/// Takes one event in.
fn take(edge: &Arc<Edge>, measures: &Measures, text: &str) {
    let Ok(event) = serde_json::from_str::<Event<'_>>(text) else {
        measures.undecoded("other");
        return tracing::warn!("an event could not be read");
    };
    let (Some(name), Some(data)) = (event.t, event.d) else {
        return;
    };
    let value = || serde_json::from_str::<Value>(data.get()).unwrap_or_default();
    match name.as_ref() {
        "INTERACTION_CREATE" => match incoming(&value()) {
            Some(incoming) => edge.take(incoming),
            None => {
                measures.undecoded("interaction");
                tracing::error!(
                    "an interaction could not be read and stays unanswered; has Discord changed its format?"
                );
            }
        },
        "READY" => {
            let ready = value();
            tracing::info!(
                bot = ready["user"]["username"].as_str(),
                servers = ready["guilds"].as_array().map(Vec::len),
                "connected"
            );
            edge.hear(ChannelChange::Servers(servers(&ready)));
        }
        "RESUMED" => tracing::info!("connected again; nothing was missed"),
        name => {
            if let Some(change) = change(name, value) {
                edge.hear(change);
            }
        }
    }
}

/// The servers that we are in, as Discord tells at the beginning, be they unavailable.
fn servers(ready: &Value) -> Vec<Server> {
    let guilds = ready["guilds"].as_array().into_iter().flatten();
    let id = |guild: &Value| guild["id"].as_str()?.parse().ok().map(Server);
    guilds.filter_map(id).collect()
}

/// What an event says of channels, servers and their members.
fn change(event: &str, data: impl Fn() -> Value) -> Option<ChannelChange> {
    let id = |value: &Value| value["id"].as_str().and_then(|id| id.parse().ok());
    let channel = |value: &Value| id(value).map(ChannelId);
    Some(match event {
        "CHANNEL_DELETE" | "THREAD_DELETE" => ChannelChange::Gone(channel(&data())?),
        "CHANNEL_UPDATE" | "THREAD_UPDATE" | "CHANNEL_CREATE" | "THREAD_CREATE" => {
            ChannelChange::Changed(vec![channel(&data())?])
        }
        "GUILD_CREATE" => {
            let data = data();
            let lists = [&data["channels"], &data["threads"]]
                .into_iter()
                .filter_map(Value::as_array);
            ChannelChange::Changed(lists.flatten().filter_map(channel).collect())
        }
        "GUILD_MEMBER_REMOVE" => {
            let data = data();
            let server = data["guild_id"].as_str()?.parse().ok().map(Server)?;
            ChannelChange::Departed(server, data["user"]["id"].as_str()?.parse().ok().map(UserId)?)
        }
        "GUILD_ROLE_UPDATE" => ChannelChange::Rights(Server(data()["guild_id"].as_str()?.parse().ok()?)),
        // One that is only unavailable comes back by itself.
        "GUILD_DELETE" => ChannelChange::Left(
            Some(data())
                .filter(|data| data["unavailable"] != true)
                .as_ref()
                .and_then(id)
                .map(Server)?,
        ),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn events_tell_of_channels_and_servers() {
        let cases = [
            ("CHANNEL_DELETE", json!({"id": "7"}), Some(ChannelChange::Gone(ChannelId(7)))),
            (
                "THREAD_UPDATE",
                json!({"id": "8", "thread_metadata": {"locked": false}}),
                Some(ChannelChange::Changed(vec![ChannelId(8)])),
            ),
            (
                "GUILD_CREATE",
                json!({"id": "1", "channels": [{"id": "2"}], "threads": [{"id": "3"}]}),
                Some(ChannelChange::Changed(vec![ChannelId(2), ChannelId(3)])),
            ),
            ("GUILD_DELETE", json!({"id": "1"}), Some(ChannelChange::Left(Server(1)))),
            ("GUILD_DELETE", json!({"id": "1", "unavailable": true}), None),
            (
                "GUILD_MEMBER_REMOVE",
                json!({"guild_id": "1", "user": {"id": "9"}}),
                Some(ChannelChange::Departed(Server(1), UserId(9))),
            ),
            ("GUILD_ROLE_UPDATE", json!({"guild_id": "1"}), Some(ChannelChange::Rights(Server(1)))),
            ("TYPING_START", json!({"id": "1"}), None),
        ];
        for (event, data, told) in cases {
            assert_eq!(change(event, || data.clone()), told, "{event} {data}");
        }
    }

    #[test]
    fn an_entrance_is_read_with_what_is_left_of_the_day() {
        let told = json!({"url": "wss://x/", "shards": 3, "session_start_limit": {"total": 1000, "remaining": 12, "reset_after": 5000}});
        let whole = Entrance {
            url: "wss://x".to_owned(),
            shards: 3,
            starts: (1_000, 12),
            after: Duration::from_secs(5),
        };
        assert_eq!(Entrance::of(&told), Some(whole));
        assert_eq!(
            Entrance::of(&json!({"url": "ws://y"})).map(|entrance| entrance.starts),
            Some((1_000, 1_000))
        );
        assert_eq!(Entrance::of(&json!({})), None);
    }

    #[test]
    fn codes_that_end_the_connection_have_their_sentences() {
        let sentences = [
            (4_004, "token"),
            (4_010, "shard"),
            (4_011, "2,500 servers"),
            (4_014, "intents"),
            (4_012, "4012"),
        ];
        for (code, words) in sentences {
            let said = ended(Some(code)).to_string();
            assert!(said.contains(words), "{code}: {said}");
        }
    }
}
