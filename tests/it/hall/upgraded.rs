//! Tables that another version of the program has stored: each is played again before anything is done
//! there, and one that comes out differently is held as it is.

use super::{Room, who, word};
use crate::toy::Toy;
use serde_json::Value;
use std::sync::Arc;
use tavolo::clock::Clock;
use tavolo::hall::{Deadlines, Hall};
use tavolo::store::{Change, Index, Memory, Store, TableId, Version};
use tavolo::table::{Actor, Command, Order};

const OTHER: TableId = TableId(77);

/// A store with a game as it is, and as its table `OTHER` the same of which another version says that
/// something else had come of its last action.
async fn stored() -> (Room, Arc<dyn Store>) {
    let room = Room::begun::<Toy>("ab").await;
    room.play('a', "roll").await.unwrap();
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let records = room.store.read(room.table).await.unwrap();
    for table in [room.table, OTHER] {
        for (version, record) in (0..).zip(records.clone()) {
            let (mut record, mut body) =
                (record.clone(), serde_json::from_slice::<Value>(&record.body).unwrap());
            if table == OTHER {
                record.id = 0;
                for entry in body["did"].as_array_mut().unwrap() {
                    if let Some(played) = entry.get_mut("played") {
                        played["print"] = "0".repeat(16).into();
                    }
                }
                record.body = serde_json::to_vec(&body).unwrap();
            }
            if version == 0 {
                record.changes = vec![Change::Add(Index::Open)];
            }
            store.append(table, Version(version), record).await.unwrap();
        }
    }
    (room, store)
}

fn hall(room: &Room, store: &Arc<dyn Store>) -> Arc<Hall> {
    Arc::new(Hall::new(Arc::clone(store), room.hall.catalogue().clone()))
}

async fn rolls(hall: &Hall, table: TableId, id: u64) -> String {
    let notation = "roll".to_owned();
    let order = Order {
        by: Actor::person(who('b'), 1_000 + id),
        name: "b".to_owned(),
        ..Order::of_host(id, Command::Play { notation })
    };
    word(hall.order(table, &order).await)
}

#[tokio::test]
async fn a_table_that_comes_out_differently_is_held_and_the_others_play_on() {
    let (room, store) = stored().await;
    let hall = hall(&room, &store);
    assert_eq!(hall.expect_version("2").await, Ok(true));
    let before = store.read(OTHER).await.unwrap();
    assert_eq!(rolls(&hall, OTHER, 1).await, "refused-held");
    assert_eq!(rolls(&hall, OTHER, 2).await, "refused-held", "as often as anybody tries");
    assert_eq!(rolls(&hall, room.table, 3).await, "done");
    assert!(hall.read(OTHER, |table| table.begun()).await.unwrap(), "it can be looked at");
    assert_eq!(hall.recheck_all("2").await, Ok(vec![OTHER]));
    assert_eq!(store.read(OTHER).await.unwrap(), before);
    // As long as one is held every start looks again.
    assert_eq!(self::hall(&room, &store).expect_version("2").await, Ok(true));
}

#[tokio::test]
async fn a_version_looks_at_all_tables_once() {
    let (room, store) = stored().await;
    store
        .remove(OTHER, Version(store.read(OTHER).await.unwrap().len() as u32))
        .await
        .unwrap();
    for (version, other) in [("1", true), ("1", false), ("2", true), ("2", false), ("1", true)] {
        let hall = hall(&room, &store);
        assert_eq!(hall.expect_version(version).await, Ok(other), "{version}");
        if other {
            assert_eq!(hall.recheck_all(version).await, Ok(vec![]));
        }
        assert_eq!(
            hall.audit(room.table, |table| table.version()).await.unwrap(),
            room.hall
                .audit(room.table, |table| table.version())
                .await
                .unwrap()
        );
    }
}

#[tokio::test]
async fn a_table_that_is_held_keeps_nobody_from_being_told_that_the_program_did_not_run() {
    let (room, store) = stored().await;
    let due = vec![Change::Add(Index::Due(5))];
    let mut last = store.read(OTHER).await.unwrap().pop().unwrap();
    last.changes = due;
    last.body = br#"{"at":4,"by":0,"did":[]}"#.to_vec();
    let version = Version(store.read(OTHER).await.unwrap().len() as u32);
    store.append(OTHER, version, last).await.unwrap();
    store.put("alive", Some(b"1000".to_vec())).await.unwrap();
    let clock = Clock::standing(1_000_000);
    let hall = Hall::new(Arc::clone(&store), room.hall.catalogue().clone()).with_clock(clock.clone());
    let hall = Arc::new(hall);
    hall.expect_version("2").await.unwrap();
    let before = store.read(OTHER).await.unwrap();
    Deadlines::new(Arc::clone(&hall)).round().await;
    assert_eq!(store.read(OTHER).await.unwrap(), before);
    assert_eq!(store.get("alive").await, Ok(Some(b"1000000".to_vec())));
}
