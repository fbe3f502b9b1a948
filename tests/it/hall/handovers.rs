//! Seats that change hands: whoever takes one over is told where the game is until they act there
//! themselves.

use super::course::Dice;
use super::{Room, who};
use crate::toy::Toy;
use tavolo::games::condottiere::Condottiere;
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

/// The recap that a newcomer reads who takes over somebody else's seat just after the first player has kept cards of a round,
/// which only that one has seen; nothing where the game of this number comes to none such.
async fn after_the_first_has_kept(number: u8) -> Option<String> {
    let room = Room::numbered::<Condottiere>("abc", number).await;
    let mut dice = Dice(u64::from(number));
    for _ in 0..300 {
        let up = room.hall.read(room.table, |table| table.awaited().iter().next());
        let up = up.await.unwrap()?.index();
        let person = ['a', 'b', 'c'][up];
        let legal = room.legal(person).await;
        let notation = legal[dice.below(legal.len())].clone();
        room.play(person, &notation).await.unwrap();
        if up > 0 || !notation.starts_with("keep m") {
            continue;
        }
        assert_eq!(room.comes('b', Command::Resign).await, "done");
        assert_eq!(room.comes('d', Command::join()).await, "done");
        let panel = room
            .hall
            .read(room.table, |table| table.panel(who('d'), "").recap);
        let told = format!("{:?}", panel.await.unwrap());
        return told.contains("condottiere-log-kept").then_some(told);
    }
    None
}

#[tokio::test]
async fn whoever_takes_a_seat_over_reads_of_no_card_that_only_another_has_seen() {
    let mut read = 0;
    for number in 1..=60 {
        if let Some(told) = after_the_first_has_kept(number).await {
            assert!(!told.contains("kept-own"), "{number}: {told}");
            read += 1;
        }
    }
    assert!(read > 2, "somebody kept cards {read} times");
}
