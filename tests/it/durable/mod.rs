//! Nothing that was acknowledged is lost: the program itself, killed, out of room, or started
//! twice.

mod backups;
mod cluster;
mod erasures;
mod forgetting;
mod full;
mod history;
mod kills;
mod player;
mod process;
mod shown;
mod trace;
mod upgrade;

use crate::world::World;
use serde_json::Value;
use std::sync::Arc;
use tavolo::program::catalogue;
use tavolo::store::TableId;
use tavolo::table::Step;

const PEOPLE: [&str; 3] = ["Ana", "Bia", "Carl"];

/// The channels of such a world, each named like the game that is played there.
fn games() -> Vec<&'static str> {
    catalogue().iter().map(|game| game.id).collect()
}

/// A world with a channel for each game, where boards and hands are in words.
async fn world() -> Arc<World> {
    let world = Arc::new(World::start().await);
    for game in catalogue().iter() {
        world.new_channel(game.id).await;
    }
    world
}

async fn in_words(world: &World) {
    for game in catalogue().iter() {
        world
            .user(PEOPLE[0])
            .command(&format!("/settings channel board:text in #{}", game.id))
            .await;
    }
    for name in PEOPLE {
        world.user(name).command("/settings mine board:text").await;
    }
}

/// The stamp that a control of a table's game carries; nothing for another table's, and for a
/// table's own buttons, which are good in any position.
fn stamp(part: &Value, table: TableId) -> Option<Step> {
    let rest = part["custom_id"].as_str()?.strip_prefix(&format!("t.{table}."))?;
    let mut parts = rest.split('.');
    let version = parts.next()?.parse().ok().map(Step)?;
    (parts.nth(1)? != "p").then_some(version)
}
