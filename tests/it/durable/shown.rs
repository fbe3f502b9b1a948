//! What should stand in channels and direct messages, by what the store holds, and whether it does.

use super::{PEOPLE, stamp};
use crate::world::{Seen, World};
use std::collections::HashMap;
use std::time::Duration;
use tavolo::hall::Hall;
use tavolo::store::TableId;
use tavolo::table::{Place, Step, UserId};

/// How often it is looked whether boards and hands are up to date, how long is waited in between, and how often it is
/// asked anew what they should show: minutes in all, for a busy machine.
const TRIES: usize = 400;
const PAUSE: Duration = Duration::from_millis(25);
const ATTEMPTS: usize = 30;

/// A table as everyone and each who sits there should see it.
#[derive(Clone)]
pub struct Due {
    table: TableId,
    channel: String,
    /// The people who are awaited, and the stamp of their decision.
    awaited: Vec<(&'static str, Step)>,
}

/// What should be seen of each table that is open in these channels.
pub async fn due(world: &World, hall: &Hall, channels: &[&str]) -> Vec<Due> {
    let mut ids = HashMap::new();
    for name in PEOPLE {
        ids.insert(name, UserId(world.user(name).id().await.parse().unwrap()));
    }
    let mut due = Vec::new();
    for channel in channels {
        let channel = world.channel(channel).await;
        let Some(table) = hall.at(Place(channel.parse().unwrap())).await.unwrap() else {
            continue;
        };
        let one = hall.read(table, |table| {
            let awaited = PEOPLE.iter().filter_map(|name| {
                let panel = table.panel(ids[name], "");
                panel.audience.awaited.then_some((*name, panel.stamp))
            });
            Due {
                table: table.id(),
                channel,
                awaited: awaited.collect(),
            }
        });
        due.push(one.await.unwrap());
    }
    due
}

/// The newest message in a channel that has a control of a table.
async fn board(world: &World, channel: &str, table: TableId) -> Option<Seen> {
    let own = format!("t.{table}.");
    let of_table = |seen: &Seen| {
        seen.parts()
            .iter()
            .any(|part| part["custom_id"].as_str().is_some_and(|id| id.starts_with(&own)))
    };
    let messages = world.user(PEOPLE[0]).messages(channel).await;
    messages
        .into_iter()
        .rev()
        .find(|seen| !seen.ephemeral() && of_table(seen))
}

/// The decision that somebody's newest hand of a table is for: the stamp that all its controls
/// carry.
async fn decision(world: &World, name: &str, table: TableId) -> Option<Step> {
    let messages = world.user(name).dms().await;
    messages.into_iter().rev().find_map(|seen| {
        let stamps: Vec<Step> = seen
            .parts()
            .iter()
            .filter_map(|part| stamp(part, table))
            .collect();
        let first = *stamps.first()?;
        assert!(
            stamps.iter().all(|stamp| *stamp == first),
            "a hand has controls of several positions: {seen:?}"
        );
        Some(first)
    })
}

/// What stands in a channel, for whoever looks into a failure.
async fn seen(world: &World, channel: &str) -> String {
    let messages = world.user(PEOPLE[0]).messages(channel).await;
    let lines = messages
        .iter()
        .map(|seen| format!("{} {} {:?}\n{}\n", seen.id(), seen.0["nonce"], seen.buttons(), seen.content()));
    lines.collect::<String>()
        + &format!("{:#?}", world.requests(0).await.iter().rev().take(12).collect::<Vec<_>>())
}

/// Waits until boards and hands show the present position, although nobody does anything. What is due is asked for again
/// after a while: what people did last may still be on its way.
pub async fn brought_up_to_date(world: &World, due: impl AsyncFn() -> Vec<Due>) {
    let mut missing = None;
    for attempt in 0..ATTEMPTS {
        missing = missing_of(world, &due().await).await;
        match &missing {
            None => return,
            Some(missing) if attempt == 1 => println!("still waiting: {missing}"),
            Some(_) => {}
        }
    }
    panic!("{}", missing.unwrap_or_default());
}

/// Whether something comes to hold before it is asked anew what is due.
async fn comes(mut holds: impl AsyncFnMut() -> bool) -> bool {
    for _ in 0..TRIES {
        if holds().await {
            return true;
        }
        tokio::time::sleep(PAUSE).await;
    }
    false
}

/// What does not show the present position.
async fn missing_of(world: &World, due: &[Due]) -> Option<String> {
    for due in due {
        let Due {
            table,
            channel,
            awaited,
        } = due;
        // What a board reads like that is drawn now, for one person alone.
        let ana = world.user(PEOPLE[0]);
        let act = ana.command(&format!("/board as:text in #{channel}")).await;
        if act.failure.is_some() {
            return Some(format!("{act:?}"));
        }
        let messages = ana.messages(channel).await;
        let fresh = messages.into_iter().rev().find(Seen::ephemeral)?;
        let same = |seen: &Seen| {
            // With its mention a long board stands in an embed.
            let stands = seen.text();
            fresh.content().lines().all(|line| stands.contains(line))
        };
        let stands = async || board(world, channel, *table).await.as_ref().is_some_and(same);
        if !comes(stands).await {
            let now = seen(world, channel).await;
            return Some(format!(
                "the board of table {table} is not the present one:\n{}\n{now}",
                fresh.content()
            ));
        }
        for (name, due) in awaited {
            if !comes(async || decision(world, name, *table).await == Some(*due)).await {
                let shown = decision(world, name, *table).await;
                return Some(format!(
                    "the hand of {name} at table {table} is for {shown:?} and not for {due}"
                ));
            }
        }
    }
    None
}

/// Nobody was mentioned twice for one turn.
pub async fn mentioned_once_a_turn(world: &World, channels: &[&str]) {
    for channel in channels {
        let mut turns = HashMap::new();
        for seen in world
            .user(PEOPLE[0])
            .messages(channel)
            .await
            .iter()
            .filter(|seen| !seen.mentions().is_empty() && !seen.ephemeral())
        {
            // The nonce of a board's message is table, turn and how often it was posted anew in it.
            let nonce = seen.0["nonce"]
                .as_str()
                .unwrap_or_else(|| panic!("a board without a nonce: {seen:?}"));
            let (turn, _) = nonce.rsplit_once('.').unwrap();
            *turns.entry(turn.to_owned()).or_insert(0) += 1;
        }
        let twice: Vec<_> = turns.into_iter().filter(|(_, count)| *count > 1).collect();
        assert!(twice.is_empty(), "{channel}: {twice:?}");
    }
}
