//! `check-store` looks at each action of a record that has several.

use super::{Room, play};
use crate::toy::Toy;
use serde_json::{Value, json};
use std::sync::Arc;
use tavolo::hall::Hall;
use tavolo::rules::Impossible;
use tavolo::store::{Memory, Store, Version};
use tavolo::table::check::{Checked, Difference};
use tavolo::table::{Fault, Misfit};

/// Two rolls in one record: what somebody does, and what somebody else had planned behind it.
async fn planned() -> Room {
    let room = Room::begun::<Toy>("ab").await;
    assert_eq!(room.comes('b', play("plan roll")).await, "done");
    room.play('a', "roll").await.unwrap();
    room
}

/// A hall over the same records, but that the last one's entries were changed.
async fn changed(room: &Room, change: impl Fn(&mut Vec<Value>)) -> Hall {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let mut records = room.store.read(room.table).await.unwrap();
    let last = records.last_mut().unwrap();
    let mut body: Value = serde_json::from_slice(&last.body).unwrap();
    change(body["did"].as_array_mut().unwrap());
    last.body = serde_json::to_vec(&body).unwrap();
    for (version, record) in (0..).zip(records) {
        store.append(room.table, Version(version), record).await.unwrap();
    }
    Hall::new(store, room.hall.catalogue().clone())
}

/// What checking says after the last record's entries were changed.
async fn checked(room: &Room, change: impl Fn(&mut Vec<Value>)) -> Checked {
    changed(room, change).await.check(room.table).await.unwrap()
}

/// The entries that are actions.
fn actions(entries: &mut [Value]) -> Vec<&mut Value> {
    entries
        .iter_mut()
        .filter_map(|entry| entry.get_mut("played"))
        .collect()
}

#[tokio::test]
async fn every_action_of_a_record_is_played_again() {
    let room = planned().await;
    let whole = checked(&room, |entries| assert_eq!(actions(entries).len(), 2)).await;
    let records = room.records().await as u32;
    assert_eq!(
        whole,
        Checked {
            records,
            positions: 3,
            difference: None
        },
        "the deal and two rolls"
    );
}

#[tokio::test]
async fn the_second_action_of_a_record_is_held_against_the_rules_like_the_first() {
    let room = planned().await;
    let version = room.records().await as u32;
    for nth in [0, 1] {
        let told = |what| Some(Difference { version, what });
        let print = checked(&room, |entries| actions(entries)[nth]["print"] = "0".repeat(16).into()).await;
        assert_eq!(print.difference, told(Misfit::OtherPosition), "{nth}");
        let luck = checked(&room, |entries| actions(entries)[nth]["luck"][0]["items"][0] = "7".into()).await;
        assert_eq!(luck.difference, told(Misfit::OtherLuck), "{nth}");
    }
}

#[tokio::test]
async fn an_action_that_was_taken_back_is_checked_too() {
    let room = planned().await;
    for (person, notation) in [('a', "roll"), ('b', "roll"), ('a', "bid 1")] {
        room.play(person, notation).await.unwrap();
    }
    assert_eq!(room.comes('a', tavolo::table::Command::TakeBack).await, "done");
    room.play('a', "bid 2").await.unwrap();
    let whole = checked(&room, |_| {}).await;
    assert_eq!((whole.difference, whole.records), (None, room.records().await as u32));
}

#[tokio::test]
async fn a_record_of_what_cannot_happen_is_a_fault_and_no_position() {
    let room = planned().await;
    let version = room.records().await as u32;
    let hall = changed(&room, |entries| {
        actions(entries)[1]["events"][0] = json!({ "Played": [1, 99] });
    })
    .await;
    let read = hall.read(room.table, |table| table.version()).await;
    let why = Misfit::Impossible(Impossible("no such card is in that hand"));
    assert_eq!(why.to_string(), "what it tells cannot happen: no such card is in that hand");
    let table = room.table;
    assert_eq!(read.unwrap_err().to_string(), Fault::Unreadable { table, version, why }.to_string());
}
