//! A bot in several processes: each table's messages are kept by the one that runs its server's shard.

use super::stage::{Stage, at, caller, direct};
use std::sync::Arc;
use tavolo::discord::Settings;
use tavolo::discord::incoming::{Caller, Given};
use tavolo::discord::shards::Shards;
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::store::{Memory, Store};
use tavolo::table::Server;

/// The process that runs these shards, over a store that others have too.
fn process(store: &Memory, shards: &str) -> Stage {
    let shared: Arc<dyn Store> = Arc::new(store.beside());
    let settings = Settings {
        game: Some("condottiere".to_owned()),
        shards: Shards::of(Some(shards.parse().unwrap()), 1),
        ..Settings::default()
    };
    let mut stage = Stage::with(Hall::new(shared, catalogue()), settings);
    stage.later();
    stage
}

/// Somebody in a server of a shard, of two, who is named after it.
fn of_shard(user: u64, shard: u64) -> Caller {
    let name = ["Zero", "Una"][shard as usize];
    Caller {
        server: Some(Server((shard << 22) + 9)),
        ..at(&caller(user, name), 100 + shard)
    }
}

/// Which of the two servers' boards were posted.
fn boards(stage: &Stage) -> [bool; 2] {
    let sent = stage.port.after(0);
    let posted = |name: &str| {
        let mut posts = sent
            .iter()
            .filter(|request| request.kind == "send" && request.only.is_none());
        posts.any(|request| request.text().contains(name))
    };
    [posted("Zero"), posted("Una")]
}

#[tokio::test]
async fn tables_are_shown_by_the_process_of_their_server_and_by_whoever_takes_it_over() {
    let store = Memory::new();
    let mut first = process(&store, "0/2");
    first.command(&of_shard(1, 1), "join", &[]).await;
    first.command(&of_shard(2, 0), "join", &[]).await;
    first.rest().await;
    assert_eq!(boards(&first), [true, false]);
    let second = process(&store, "1/2");
    second.rest().await;
    assert_eq!(boards(&second), [false, true]);
    // Both are gone, and one that has all shards comes: everything stands already.
    let whole = process(&store, "0-1/2");
    whole.rest().await;
    assert_eq!(boards(&whole), [false, false]);
}

#[tokio::test]
async fn an_action_from_a_direct_message_is_carried_out_and_answered_by_whoever_got_it() {
    let store = Memory::new();
    let (mut first, mut second) = (process(&store, "0/2"), process(&store, "1/2"));
    second.later();
    let people = [of_shard(1, 1), of_shard(2, 1)];
    for person in &people {
        second.command(person, "join", &[]).await;
    }
    second.start(&people[0]).await;
    second.rest().await;
    let table = second.hall.of(people[0].user).await.unwrap()[0];
    let version = second.hall.read(table, |table| table.version()).await.unwrap();
    let mut acted = false;
    for person in &people {
        let legal = first.hall.read(table, |table| table.legal(person.user)).await;
        if let Some((notation, _)) = legal.unwrap().into_iter().next() {
            let said = first
                .command(&direct(person), "play", &[("move", Given::Text(notation))])
                .await;
            assert!(said.contains("Done"), "{said}");
            acted = true;
            break;
        }
    }
    assert!(acted);
    first.rest().await;
    assert!(first.hall.read(table, |table| table.version()).await.unwrap() > version);
    let public =
        |request: &super::stage::Request| request.only.is_none() && matches!(request.kind, "send" | "edit");
    assert!(!first.port.after(0).iter().any(public), "the other process keeps the board");
}
