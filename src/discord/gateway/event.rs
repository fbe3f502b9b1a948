//! Events: typed where serenity can read them, else as Discord wrote them. What is in them goes to the edge, and nothing
//! that does not fit gets lost unseen. Knows no connection.

use crate::discord::decode;
use crate::discord::edge::Edge;
use crate::discord::ids::ChannelId;
use crate::discord::incoming::{ChannelChange, Incoming};
use crate::discord::shards::Shards;
use crate::discord::typed_interaction;
use crate::measure::Measures;
use crate::table::{Server, UserId};
use serde_json::Value;
use serenity::model::event::Event;
use serenity::model::guild::Guild;
use std::sync::Arc;

/// Takes one event in that a shard was told of.
pub(super) fn take(edge: &Arc<Edge>, measures: &Measures, shard: Shards, event: &Event) {
    match event {
        Event::InteractionCreate(created) => {
            asked(edge, measures, typed_interaction::incoming(&created.interaction));
        }
        Event::Ready(told) => {
            let ready = &told.ready;
            let servers = ready.guilds.iter().map(|guild| Server(guild.id.get()));
            connected(edge, shard, Some(&ready.user.name), servers.collect());
        }
        Event::Resumed(_) => resumed(shard),
        Event::Unknown(unknown) => take_unread(edge, measures, shard, (&unknown.kind, &unknown.value)),
        event => {
            if let Some(change) = change(event) {
                edge.hear(change);
            }
        }
    }
}

/// The same where serenity could not read it: what we need of it may be there.
fn take_unread(edge: &Arc<Edge>, measures: &Measures, shard: Shards, (kind, value): (&str, &Value)) {
    match kind {
        "INTERACTION_CREATE" => asked(edge, measures, decode::incoming(value)),
        "READY" => connected(edge, shard, value["user"]["username"].as_str(), servers(value)),
        "RESUMED" => resumed(shard),
        kind => {
            if let Some(change) = unread_change(kind, value) {
                edge.hear(change);
            }
        }
    }
}

/// Somebody asks something of us.
fn asked(edge: &Edge, measures: &Measures, incoming: Option<Incoming>) {
    match incoming {
        Some(incoming) => edge.take(incoming),
        None => {
            measures.undecoded("interaction");
            tracing::error!(
                "an interaction could not be read and stays unanswered; has Discord changed its format?"
            );
        }
    }
}

fn connected(edge: &Arc<Edge>, shard: Shards, bot: Option<&str>, servers: Vec<Server>) {
    tracing::info!(%shard, bot, servers = servers.len(), "connected");
    edge.hear(ChannelChange::Servers(shard, servers));
}

fn resumed(shard: Shards) {
    tracing::info!(%shard, "connected again; nothing was missed");
}

/// What an event says of channels, servers and their members.
fn change(event: &Event) -> Option<ChannelChange> {
    let changed = |id: serenity::model::id::ChannelId| ChannelChange::Changed(vec![ChannelId(id.get())]);
    Some(match event {
        Event::ChannelDelete(gone) => ChannelChange::Gone(ChannelId(gone.channel.id.get())),
        Event::ThreadDelete(gone) => ChannelChange::Gone(ChannelId(gone.thread.id.get())),
        Event::ChannelCreate(created) => changed(created.channel.id),
        Event::ChannelUpdate(updated) => changed(updated.channel.id),
        Event::ThreadCreate(created) => changed(created.thread.id),
        Event::ThreadUpdate(updated) => changed(updated.thread.id),
        Event::GuildCreate(created) => ChannelChange::Changed(channels(&created.guild)),
        Event::GuildMemberRemove(removed) => {
            ChannelChange::Departed(Server(removed.guild_id.get()), UserId(removed.user.id.get()))
        }
        Event::GuildRoleUpdate(updated) => ChannelChange::Rights(Server(updated.role.guild_id.get())),
        // One that is only unavailable comes back by itself.
        Event::GuildDelete(deleted) if !deleted.guild.unavailable => {
            ChannelChange::Left(Server(deleted.guild.id.get()))
        }
        _ => return None,
    })
}

/// The channels of a server, and its threads.
fn channels(guild: &Guild) -> Vec<ChannelId> {
    let threads = guild.threads.iter().map(|thread| thread.id);
    let mut all: Vec<ChannelId> = guild
        .channels
        .keys()
        .copied()
        .chain(threads)
        .map(|id| ChannelId(id.get()))
        .collect();
    // They come in no order.
    all.sort_unstable_by_key(|id| id.0);
    all
}

/// The servers of a shard that we are in, as Discord tells at the beginning, be they unavailable.
fn servers(ready: &Value) -> Vec<Server> {
    let guilds = ready["guilds"].as_array().into_iter().flatten();
    let id = |guild: &Value| guild["id"].as_str()?.parse().ok().map(Server);
    guilds.filter_map(id).collect()
}

/// The same of an event as Discord wrote it.
fn unread_change(kind: &str, data: &Value) -> Option<ChannelChange> {
    let id = |value: &Value| value["id"].as_str().and_then(|id| id.parse().ok());
    let channel = |value: &Value| id(value).map(ChannelId);
    Some(match kind {
        "CHANNEL_DELETE" | "THREAD_DELETE" => ChannelChange::Gone(channel(data)?),
        "CHANNEL_UPDATE" | "THREAD_UPDATE" | "CHANNEL_CREATE" | "THREAD_CREATE" => {
            ChannelChange::Changed(vec![channel(data)?])
        }
        "GUILD_CREATE" => {
            let lists = [&data["channels"], &data["threads"]]
                .into_iter()
                .filter_map(Value::as_array);
            ChannelChange::Changed(lists.flatten().filter_map(channel).collect())
        }
        "GUILD_MEMBER_REMOVE" => {
            let server = data["guild_id"].as_str()?.parse().ok().map(Server)?;
            ChannelChange::Departed(server, data["user"]["id"].as_str()?.parse().ok().map(UserId)?)
        }
        "GUILD_ROLE_UPDATE" => ChannelChange::Rights(Server(data["guild_id"].as_str()?.parse().ok()?)),
        "GUILD_DELETE" if data["unavailable"] != true => ChannelChange::Left(id(data).map(Server)?),
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
            assert_eq!(unread_change(event, &data), told, "{event} {data}");
        }
    }
}
