//! Events as Discord writes them: what is in them goes to the edge, and nothing that does not fit gets
//! lost unseen. Knows no connection.

use crate::discord::decode::incoming;
use crate::discord::edge::Edge;
use crate::discord::ids::ChannelId;
use crate::discord::incoming::ChannelChange;
use crate::discord::shards::Shards;
use crate::measure::Measures;
use crate::table::{Server, UserId};
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::sync::Arc;

/// An event, as far as we look at it before we know whether we want it.
#[derive(Deserialize)]
struct Event<'a> {
    #[serde(borrow, default)]
    t: Option<Cow<'a, str>>,
    #[serde(borrow, default)]
    d: Option<&'a RawValue>,
}

/// Takes one event in that a shard was told of.
pub fn take(edge: &Arc<Edge>, measures: &Measures, shard: Shards, text: &str) {
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
                %shard,
                bot = ready["user"]["username"].as_str(),
                servers = ready["guilds"].as_array().map(Vec::len),
                "connected"
            );
            edge.hear(ChannelChange::Servers(shard, servers(&ready)));
        }
        "RESUMED" => tracing::info!(%shard, "connected again; nothing was missed"),
        name => {
            if let Some(change) = change(name, value) {
                edge.hear(change);
            }
        }
    }
}

/// The servers of a shard that we are in, as Discord tells at the beginning, be they unavailable.
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
}
