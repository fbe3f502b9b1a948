//! What a hall tells those who listen.

use super::{Room, who};
use crate::toy::Toy;
use tavolo::hall::{Heard, Listener, What};
use tavolo::rules::Seat;
use tavolo::table::Command;

/// The words of all that was told until now.
async fn heard(listener: &mut Listener, count: usize) -> String {
    let mut words = Vec::new();
    for _ in 0..count {
        match listener.next().await.unwrap() {
            Heard::Happened(happening) => words.push(happening.what.word()),
            Heard::Missed => words.push("missed"),
        }
    }
    words.join(" ")
}

#[tokio::test]
async fn everything_that_all_may_know_is_told_in_order() {
    let room = Room::gathered::<Toy>("a").await;
    let mut listener = room.hall.listen();
    room.tell('b', Command::join()).await.unwrap();
    room.tell('c', Command::join()).await.unwrap();
    room.tell('c', Command::Leave).await.unwrap();
    let set = Command::Set {
        key: "sides".to_owned(),
        value: "ten".to_owned(),
    };
    room.tell('a', set).await.unwrap();
    room.tell('a', Command::Start).await.unwrap();
    room.play('a', "roll").await.unwrap();
    assert_eq!(
        heard(&mut listener, 9).await,
        "joined joined left chosen started turn-passed asked acted turn-passed"
    );
    let Some(Heard::Happened(asked)) = listener.next().await else {
        panic!("nobody is asked")
    };
    assert_eq!((asked.table, asked.what), (room.table, What::Asked(Seat::new(1), who('b'))));
    assert_eq!(asked.step, room.hall.read(room.table, |table| table.step()).await.unwrap());
    room.tell('a', Command::Resign).await.unwrap();
    assert_eq!(heard(&mut listener, 2).await, "resigned ended", "one is left");
}

#[tokio::test]
async fn of_a_plan_nothing_is_told_but_that_who_shows_the_table_looks_again() {
    let room = Room::begun::<Toy>("ab").await;
    let mut listener = room.hall.listen();
    room.play('b', "plan roll").await.unwrap();
    let Some(Heard::Happened(happening)) = listener.next().await else {
        panic!("nothing is told")
    };
    assert_eq!(happening.what, What::Changed);
}

#[tokio::test]
async fn whoever_is_too_slow_hears_that_something_was_missed_and_then_goes_on() {
    let room = Room::gathered::<Toy>("a").await;
    let (mut slow, mut quick) = (room.hall.listen(), room.hall.listen());
    for _ in 0..Listener::KEPT {
        room.tell('b', Command::join()).await.unwrap();
        room.tell('b', Command::Leave).await.unwrap();
        assert_eq!(heard(&mut quick, 2).await, "joined left");
    }
    assert_eq!(slow.next().await, Some(Heard::Missed));
    assert_eq!(heard(&mut slow, Listener::KEPT).await.matches("left").count(), Listener::KEPT / 2);
    room.tell('b', Command::join()).await.unwrap();
    assert_eq!(heard(&mut slow, 1).await, "joined");
}
