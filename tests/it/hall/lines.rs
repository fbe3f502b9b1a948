//! A whole turn typed as one line: all of its actions are done in one record, or nothing is.

use super::{Room, who};
use tavolo::games::barony::Barony;
use tavolo::table::{Command, Denied};

/// A table of two at which the first cities stand, and whose turn it is.
async fn settled() -> (Room, char) {
    let room = Room::begun::<Barony>("ab").await;
    loop {
        let person = if room.legal('a').await.is_empty() {
            'b'
        } else {
            'a'
        };
        let legal = room.legal(person).await;
        if !legal[0].starts_with("place ") {
            return (room, person);
        }
        room.play(person, &legal[0]).await.unwrap();
    }
}

/// Two steps of different knights, such as `B3-B4`.
async fn steps(room: &Room, person: char) -> [String; 2] {
    let legal = room.legal(person).await;
    let steps: Vec<&str> = legal
        .iter()
        .filter_map(|notation| notation.strip_prefix("move "))
        .collect();
    let from = |step: &str| step.split('-').next().unwrap().to_owned();
    let other = steps.iter().find(|step| from(step) != from(steps[0])).unwrap();
    [steps[0].to_owned(), (*other).to_owned()]
}

#[tokio::test]
async fn two_moves_in_a_line_are_done_in_one_record_and_end_the_turn() {
    let (room, person) = settled().await;
    let [one, other] = steps(&room, person).await;
    let (records, before) = (room.records().await, room.course().await.len());
    room.play(person, &format!("MOVE {one}, {other}")).await.unwrap();
    assert_eq!(room.records().await, records + 1);
    let course: Vec<String> = room.course().await[before..]
        .iter()
        .map(|line| line.split_once(' ').unwrap().1.to_owned())
        .collect();
    assert_eq!(course, [format!("move {one}"), format!("move {other}")]);
    assert!(room.legal(person).await.is_empty(), "the turn is over");
    assert_eq!(room.all_of(&room.hall, "ab").await, room.all_of(&room.again(), "ab").await);
}

#[tokio::test]
async fn one_move_and_done_in_a_line_end_the_turn() {
    let (room, person) = settled().await;
    let [one, _] = steps(&room, person).await;
    room.play(person, &format!("move {one} done")).await.unwrap();
    assert!(room.legal(person).await.is_empty());
}

#[tokio::test]
async fn nothing_of_a_line_is_done_when_a_later_step_is_illegal_and_the_refusal_names_it() {
    let (room, person) = settled().await;
    let [one, _] = steps(&room, person).await;
    let (records, shown) = (room.records().await, room.all_of(&room.hall, "ab").await);
    let back: Vec<&str> = one.split('-').rev().collect();
    let back = back.join("-");
    let Err(Denied::Refused(refusal)) = room.play(person, &format!("move {one} {back}")).await else {
        panic!("it was done")
    };
    let told = format!("{:?}", refusal.reason);
    assert!(
        refusal.reason.id == "refused-step"
            && told.contains(&format!("move {back}"))
            && told.contains("move-same-knight"),
        "{told}"
    );
    assert_eq!((room.records().await, room.all_of(&room.hall, "ab").await), (records, shown));
}

#[tokio::test]
async fn a_line_is_refused_like_an_action_where_its_first_step_is() {
    let (room, person) = settled().await;
    let [one, other] = steps(&room, person).await;
    let waiting = if person == 'a' { 'b' } else { 'a' };
    let line = |line: String| Command::Play { notation: line };
    assert_eq!(room.comes(waiting, line(format!("move {one} {other}"))).await, "refused-not-your-turn");
    assert_eq!(room.comes(person, line(format!("move A9-A8 {one}"))).await, "barony-why-off-board");
    assert_eq!(room.comes(person, line(format!("move {one} and {other}"))).await, "refused-notation");
}

#[tokio::test]
async fn what_is_typed_of_a_line_can_be_completed() {
    let (room, person) = settled().await;
    let [one, other] = steps(&room, person).await;
    let lines = async |person: char, typed: String| {
        let lines = room
            .hall
            .read(room.table, |table| table.lines(who(person), &typed))
            .await
            .unwrap();
        lines
            .into_iter()
            .map(|(notation, _)| notation)
            .collect::<Vec<_>>()
    };
    let whole = format!("move {one} {other}");
    for typed in [
        format!("move {one}"),
        format!("move {one} "),
        format!("move {one} {}", &other[..1]),
        whole[..whole.len() - 1].to_owned(),
    ] {
        let offered = lines(person, typed.clone()).await;
        assert!(
            offered.contains(&whole) && offered.contains(&format!("move {one} done")),
            "{typed}: {offered:?}"
        );
    }
    assert_eq!(lines(person, "mo".to_owned()).await, Vec::<String>::new());
    let waiting = if person == 'a' { 'b' } else { 'a' };
    assert!(lines(waiting, format!("move {one}")).await.is_empty(), "who is not awaited is offered nothing");
}

#[tokio::test]
async fn a_turn_planned_beforehand_is_offered_when_it_comes_and_done_with_one_tap() {
    let (room, person) = settled().await;
    let waiting = if person == 'a' { 'b' } else { 'a' };
    // The plan of whoever is not awaited is tried against the board as it lies.
    let cities = room
        .hall
        .read(room.table, |table| table.plans(who(waiting)))
        .await
        .unwrap();
    let (recruit, _) = cities
        .into_iter()
        .find(|(notation, _)| notation.starts_with("plan recruit "))
        .unwrap();
    assert_eq!(
        room.comes(
            waiting,
            Command::Play {
                notation: recruit.clone()
            }
        )
        .await,
        "done"
    );
    assert!(!room.offered(waiting).await);
    let [one, other] = steps(&room, person).await;
    room.play(person, &format!("move {one} {other}")).await.unwrap();
    assert!(room.offered(waiting).await);
    let before = room.course().await.len();
    assert_eq!(
        room.comes(
            waiting,
            Command::Play {
                notation: "planned".to_owned()
            }
        )
        .await,
        "done"
    );
    assert!(
        room.course().await[before..]
            .iter()
            .all(|line| line.ends_with(recruit.strip_prefix("plan ").unwrap()))
    );
    assert!(!room.legal(person).await.is_empty(), "the turn is over");
}
