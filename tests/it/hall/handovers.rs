//! Seats that change hands: whoever takes one over is told where the game is until they act there
//! themselves.

use super::{Room, who};
use crate::toy::Toy;
use tavolo::hall::Hall;
use tavolo::table::Command;

/// How somebody's panel begins if it tells where the game is: whose seat it was, and how much is told.
async fn briefing(hall: &Hall, room: &Room, person: char) -> Option<(String, usize)> {
    let panel = hall.read(room.table, |table| table.panel(who(person), ""));
    let recap = panel.await.unwrap().recap;
    let title = recap.first()?.id.to_string();
    title.starts_with("briefing").then_some((title, recap.len()))
}

/// A toy game of three in which each has played a card, and one has given up their seat.
async fn left() -> Room {
    let room = Room::begun::<Toy>("abc").await;
    for person in ['a', 'b', 'c'] {
        let card = room.legal(person).await[0].clone();
        room.play(person, &card).await.unwrap();
    }
    assert_eq!(room.comes('b', Command::Resign).await, "done");
    room
}

#[tokio::test]
async fn whoever_takes_a_seat_over_is_told_where_the_game_is_until_they_act() {
    let room = left().await;
    assert_eq!(room.comes('d', Command::join()).await, "done");
    let told = briefing(&room.hall, &room, 'd')
        .await
        .expect("they are told nothing");
    assert!(told.0 == "briefing" && told.1 > 3, "{told:?}");
    for other in ['a', 'b', 'c', 'z'] {
        assert_eq!(briefing(&room.hall, &room, other).await, None, "{other} has taken nothing over");
    }
    assert_eq!(briefing(&room.again(), &room, 'd').await, Some(told), "so they are after a start");
    // What others do leaves it, and what they do themselves ends it.
    let roll = "roll";
    room.play('a', roll).await.unwrap();
    assert!(briefing(&room.hall, &room, 'd').await.is_some());
    room.play('d', roll).await.unwrap();
    assert_eq!(briefing(&room.hall, &room, 'd').await, None);
    assert_eq!(briefing(&room.again(), &room, 'd').await, None);
}

#[tokio::test]
async fn whoever_comes_back_is_told_that_it_was_their_own_and_may_leave_it_to_the_next() {
    let room = left().await;
    assert_eq!(room.comes('b', Command::join()).await, "done");
    let told = briefing(&room.hall, &room, 'b').await;
    assert_eq!(told.map(|(title, _)| title).as_deref(), Some("briefing-own"));
    assert_eq!(room.comes('b', Command::Resign).await, "done");
    assert_eq!(room.comes('d', Command::join()).await, "done");
    assert_eq!(briefing(&room.hall, &room, 'b').await, None);
    let told = briefing(&room.hall, &room, 'd').await;
    assert_eq!(told.map(|(title, _)| title).as_deref(), Some("briefing"));
}
