//! Condottiere's pass that waits for a number to be exceeded.

use super::super::{Room, who, word};
use super::play;
use tavolo::games::condottiere::Condottiere;
use tavolo::rules::Seat;

/// A table in its first battle: everybody keeps their hand, and the holder chooses a region.
async fn battle() -> Room {
    let room = Room::numbered::<Condottiere>("abc", 5).await;
    let (first, legal) = up(&room).await;
    assert!(legal[0].starts_with("region "), "{legal:?}");
    room.play(first, &legal[0]).await.unwrap();
    room
}

/// Who is up, and what they may do.
async fn up(room: &Room) -> (char, Vec<String>) {
    let seats = room.hall.read(room.table, |table| table.awaited());
    let seat: Seat = seats.await.unwrap().iter().next().unwrap();
    let person = ['a', 'b', 'c'][seat.index()];
    (person, room.legal(person).await)
}

/// The first card of somebody's that lies in a row and is strong.
fn strong(legal: &[String]) -> &String {
    let cards = ["m10", "m6", "m5", "m4", "m3", "m2", "m1"];
    let found = cards.iter().find_map(|card| legal.iter().find(|one| one == card));
    found.unwrap_or_else(|| panic!("no mercenary among {legal:?}"))
}

#[tokio::test]
async fn the_pass_is_done_in_the_record_of_the_action_before_it_and_says_nothing_of_the_number() {
    let mut told = Vec::new();
    for wish in ["pass", "pass 10", "pass 99"] {
        let room = battle().await;
        let (first, legal) = up(&room).await;
        let next = ['b', 'c', 'a'][['a', 'b', 'c'].iter().position(|one| *one == first).unwrap()];
        assert_eq!(room.plans(next, wish).await, "done");
        let mut again = room.by(next, play(&format!("plan {wish}")));
        again.stamp = Some(room.stamp(next).await);
        let again = room.hall.order(room.table, &again).await;
        assert_eq!(word(again), "conflict", "a second press does nothing");
        let records = room.records().await;
        room.play(first, strong(&legal)).await.unwrap();
        assert_eq!(room.records().await, records + 1, "neither sooner nor later, whatever the number");
        assert!(room.course().await.last().unwrap().ends_with(" pass"));
        let others = ['a', 'b', 'c', 'z'].into_iter().filter(|person| *person != next);
        let mut seen = format!("{:?}", room.hall.read(room.table, |table| table.board()).await.unwrap());
        for person in others {
            let panel = room.hall.read(room.table, |table| {
                format!("{:?} {:?}", table.panel(who(person), ""), table.log(who(person)))
            });
            seen += &panel.await.unwrap();
        }
        told.push(seen);
    }
    assert!(told[0] == told[1] && told[1] == told[2], "somebody else can tell the number");
}

#[tokio::test]
async fn whoever_is_exceeded_is_asked_and_told_why() {
    let room = battle().await;
    let (first, legal) = up(&room).await;
    let next = ['b', 'c', 'a'][['a', 'b', 'c'].iter().position(|one| *one == first).unwrap()];
    assert_eq!(room.plans(next, "pass 0").await, "done");
    room.play(first, strong(&legal)).await.unwrap();
    assert_eq!(up(&room).await.0, next, "the turn is theirs");
    let says = room.says(next).await;
    assert!(says.contains("plan-broken") && says.contains("condottiere-why-row-exceeds"), "{says}");
    assert!(!says.contains("plan-list"), "it is used up: {says}");
}
