//! What a seat has to do, as everybody can tell, is done in the record of the action before it, where
//! that is somebody else's.

use super::super::course::Dice;
use super::super::{Room, who};
use super::play;
use tavolo::games::barony::Barony;
use tavolo::games::carcassonne::Carcassonne;
use tavolo::portray::Portray;
use tavolo::table::Command;
use tavolo::table::transcript::End;

/// Who is awaited, by letter.
async fn awaited(room: &Room, people: &str) -> Option<char> {
    let seats = room.hall.read(room.table, |table| table.awaited());
    let seat = seats.await.unwrap().iter().next()?;
    people.chars().nth(seat.index())
}

/// Plays a game at random to its end. How many actions were done without anybody being asked.
async fn unasked<G: Portray>(people: &str, number: u8) -> usize {
    let room = Room::numbered::<G>(people, number).await;
    let mut dice = Dice(u64::from(number) + 7);
    let (mut last, mut unasked) = (None, 0);
    while let Some(person) = awaited(&room, people).await {
        let legal = room.legal(person).await;
        assert!(
            legal.len() > 1 || last == Some(person),
            "{person} is called in {} for {legal:?} alone",
            G::ID
        );
        let before = room.course().await.len();
        let notation = &legal[dice.below(legal.len())];
        assert_eq!(room.comes(person, play(notation)).await, "done", "{notation}");
        let course = room.course().await;
        let own = people.find(person).unwrap().to_string();
        for action in &course[before + 1..] {
            assert!(!action.starts_with(&own), "{person} did {notation}, and then without a word {action}");
        }
        unasked += course.len() - before - 1;
        last = Some(person);
    }
    assert_eq!(room.all_of(&room.hall, people).await, room.all_of(&room.again(), people).await);
    let record = room.hall.audit(room.table, |table| table.transcript());
    let record = record.await.unwrap().unwrap();
    assert!(!matches!(record.end, End::Open), "the game is over");
    let catalogue = room.hall.catalogue();
    assert!(
        catalogue.replay(&record).is_ok() && catalogue.records(&record).is_ok(),
        "a record like any other"
    );
    let told = room
        .hall
        .read(room.table, |table| format!("{:?}", table.log(who('a'))));
    assert!(!told.await.unwrap().contains("plan-"), "nobody had planned it");
    unasked
}

#[tokio::test]
async fn nobody_is_called_where_there_is_nothing_to_choose() {
    let mut done = 0;
    for number in 0..6 {
        done += unasked::<Barony>("ab", number).await;
    }
    assert!(done > 0, "nothing was done unasked");
}

#[tokio::test]
async fn ones_own_follower_is_not_decided_behind_ones_own_tile() {
    for number in 0..3 {
        unasked::<Carcassonne>("abc", number).await;
    }
}

/// Who did what, by letter and notation.
type Orders = Vec<(char, String)>;

/// Plays a game at random until something is done for somebody without their being asked: the orders up
/// to that, and for whom it was.
async fn until_unasked<G: Portray>(people: &str, number: u8) -> Option<(Orders, char)> {
    let room = Room::numbered::<G>(people, number).await;
    let mut dice = Dice(u64::from(number) + 7);
    let mut orders = Vec::new();
    while let Some(person) = awaited(&room, people).await {
        let legal = room.legal(person).await;
        let notation = &legal[dice.below(legal.len())];
        let before = room.course().await.len();
        room.tell(person, play(notation)).await.unwrap();
        orders.push((person, notation.clone()));
        if let Some(unasked) = room.course().await.get(before + 1) {
            let seat: usize = unasked.split(' ').next()?.parse().ok()?;
            return Some((orders, people.chars().nth(seat)?));
        }
    }
    None
}

#[tokio::test]
async fn what_is_done_unasked_for_whoever_has_taken_a_seat_over_is_not_theirs() {
    let people = "abc";
    let mut met = 0;
    for number in 0..8 {
        let Some((orders, gone)) = until_unasked::<Barony>(people, number).await else {
            continue;
        };
        let (last, before) = orders.split_last().unwrap();
        let room = Room::numbered::<Barony>(people, number).await;
        for (person, notation) in before {
            room.play(*person, notation).await.unwrap();
        }
        room.tell(gone, Command::Resign).await.unwrap();
        room.tell('z', Command::join()).await.unwrap();
        let briefed = async || {
            let panel = room.hall.read(room.table, |table| table.panel(who('z'), ""));
            let recap = panel.await.unwrap().recap;
            recap.first().is_some_and(|told| told.id == "briefing")
        };
        assert!(briefed().await, "{number}: they are told where the game is");
        let acted = room.course().await.len();
        room.play(last.0, &last.1).await.unwrap();
        assert!(room.course().await.len() > acted + 1, "{number}: it is done unasked as before");
        assert!(briefed().await, "{number}: they have not acted");
        while let Some(person) = awaited(&room, people).await {
            let person = if person == gone { 'z' } else { person };
            let first = room.legal(person).await[0].clone();
            room.play(person, &first).await.unwrap();
            if person == 'z' {
                assert!(!briefed().await, "{number}: they have acted");
                met += 1;
                break;
            }
        }
    }
    assert!(met > 0, "nothing was done unasked for anybody");
}
