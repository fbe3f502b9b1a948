//! Seats that were left to computers: who may leave one, that the game goes on there as a computer plays, and
//! that somebody can still take the seat over.

use super::computers::{Solo, give, of_computer};
use super::course::promises_are_kept;
use super::who;
use crate::toy::Toy;
use tavolo::games::condottiere::Condottiere;
use tavolo::portray::Portray;
use tavolo::rules::Seat;
use tavolo::table::timing::Remedy;
use tavolo::table::{Command, ComputerLevel, Order, Step, TableButton};
use tavolo::words::{Locale, Style, Words};

const DAY: u64 = 24 * 60 * 60 * 1_000;
const FIRST: Seat = Seat::new(0);

/// A game in which the first leaves their seat to a computer while it is their turn.
async fn left<G: Portray>(people: &str) -> Solo {
    let mut solo = Solo::begun::<G>(people, 0).await;
    // Where luck says who begins.
    for _ in 0..200 {
        if solo.awaited().await == [FIRST] {
            break;
        }
        solo = Solo::begun::<G>(people, 0).await;
    }
    solo.done('a', Command::LeaveToComputer).await;
    solo
}

/// What a table's board and its log for somebody without a seat say, in English.
async fn told(solo: &Solo) -> String {
    let look = solo.hall.read(solo.room.table, |table| {
        let board = table.board();
        (board.names, [board.lines, table.log(who('z'))].concat())
    });
    let (names, lines) = look.await.unwrap();
    let words = Words::load().unwrap();
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    let said: Vec<String> = lines.iter().map(|line| speaker.say(line)).collect();
    said.join("\n")
}

/// The people play by the first thing that they may do, and the computers as they do.
async fn played_out<G: Portray>(mut solo: Solo, people: &str) -> Solo {
    for _ in 0..5_000 {
        solo.act().await;
        let Some(seat) = solo.awaited().await.first().copied() else {
            let (_, others) = solo.rethought().await;
            assert!(others.is_empty(), "{others:?}");
            // The room has seen nothing of what another process did.
            solo.room.hall = solo.room.again();
            promises_are_kept::<G>(&solo.room, people).await;
            return solo;
        };
        let person = people.chars().nth(seat.index()).unwrap();
        let legal = solo.hall.read(solo.room.table, |table| table.legal(who(person)));
        let notation = legal.await.unwrap()[0].0.clone();
        solo.done(person, Command::Play { notation }).await;
    }
    panic!("the game did not end");
}

#[tokio::test]
async fn a_computer_plays_to_the_end_in_a_seat_that_was_left_to_it_and_the_result_says_so() {
    for people in ["ab", "abc", "abcd"] {
        let solo = left::<Toy>(people).await;
        assert!(!solo.ended().await, "{people}: nobody is gone");
        assert_eq!(solo.awaited().await, [FIRST], "the bot does not act there");
        let (level, free) = solo
            .hall
            .read(solo.room.table, |table| (table.roster().computer(FIRST), table.roster().seat_of(who('a'))))
            .await
            .unwrap();
        assert_eq!((level, free), (Some(ComputerLevel::Medium), None));
        assert!(solo.room.again().of(who('a')).await.unwrap().is_empty(), "a is free for other tables");
        let said = told(&solo).await;
        for part in [
            "a resigns and leaves the seat to a computer, Robo Ada.",
            "Robo Ada plays on for a, who has resigned: anybody can take this seat over.",
        ] {
            assert!(said.contains(part), "no «{part}» in {said}");
        }
        let solo = played_out::<Toy>(solo, people).await;
        let (thoughts, _) = solo.rethought().await;
        let said = told(&solo).await;
        let whole = format!("Robo Ada, a computer, played on for a: {thoughts} of {thoughts} actions.");
        assert!(thoughts > 0 && said.contains(&whole), "{said}");
        let record = solo.room.again();
        let record = record.audit(solo.room.table, |table| table.transcript().unwrap().to_string());
        let record = record.await.unwrap();
        assert!(record.contains("\nseat 0 a\n") && record.contains("\nresigned 0\nreplaced 0 Robo Ada\n"));
    }
}

#[tokio::test]
async fn it_thinks_as_those_do_that_sit_there_from_the_start() {
    let solo = left::<Condottiere>("abc").await;
    solo.act().await;
    assert!(!solo.awaited().await.contains(&FIRST), "it has acted");
    let (decisions, others) = solo.rethought().await;
    assert!(decisions > 0 && others.is_empty(), "{others:?} of {decisions}");
}

#[tokio::test]
async fn only_where_somebody_plays_on() {
    let leave = Command::LeaveToComputer;
    let lobby = Solo::gathered::<Toy>("ab", 0).await;
    assert_eq!(lobby.comes('a', leave.clone()).await, "refused-resign-gathering");
    // Alone with computers, and after all others have left their seats to some.
    let alone = Solo::begun::<Toy>("a", 2).await;
    assert_eq!(alone.comes('a', leave.clone()).await, "refused-resign-computer");
    let last = left::<Toy>("abc").await;
    assert_eq!(last.comes('a', leave.clone()).await, "refused-not-seated-free");
    last.done('b', leave.clone()).await;
    assert_eq!(last.comes('c', leave.clone()).await, "refused-resign-computer");
    assert!(!last.ended().await);
    // Computers do not play on by themselves.
    last.done('c', Command::Resign).await;
    assert!(last.ended().await);
    assert_eq!(last.comes('c', leave).await, "refused-closed");
}

#[tokio::test]
async fn whoever_is_alone_against_a_seat_that_was_left_loses_by_resigning() {
    let mut two = left::<Toy>("ab").await;
    two.act().await;
    two.done('b', Command::Resign).await;
    assert!(two.ended().await);
    let said = told(&two).await;
    assert!(said.contains("Nobody else is left: Robo Ada has won."), "{said}");
    two.room.hall = two.room.again();
    promises_are_kept::<Toy>(&two.room, "ab").await;
}

#[tokio::test]
async fn such_a_seat_can_be_taken_over_and_what_was_thought_of_is_dropped() {
    let solo = left::<Toy>("abc").await;
    let stamp = solo
        .hall
        .read(solo.room.table, |table| table.panel(who('z'), "").stamp);
    let stamp: Step = stamp.await.unwrap();
    assert_eq!(solo.comes('b', Command::join()).await, "refused-joined-twice");
    solo.done('d', Command::join()).await;
    assert_eq!(give(&solo, of_computer(0, Some(stamp), "roll")).await, "conflict");
    assert_eq!(give(&solo, of_computer(0, None, "roll")).await, "conflict", "a person sits there");
    assert_eq!(solo.comes('a', Command::join()).await, "refused-playing", "d has it");
    assert_eq!(solo.comes('e', Command::join()).await, "refused-playing");
    let said = told(&solo).await;
    assert!(
        said.contains("d takes over the seat from Robo Ada.") && !said.contains("plays on for"),
        "{said}"
    );
    played_out::<Toy>(solo, "dbc").await;
}

#[tokio::test]
async fn whoever_left_it_can_come_back_and_not_take_back_what_the_computer_did() {
    let solo = left::<Toy>("abc").await;
    solo.act().await;
    solo.done('a', Command::join()).await;
    let said = told(&solo).await;
    assert!(said.contains("a takes over the seat from Robo Ada."), "{said}");
    assert_eq!(solo.comes('a', Command::TakeBack).await, "refused-back-computer");
    // Those who know another seat's secrets cannot have it.
    solo.done('a', Command::LeaveToComputer).await;
    solo.done('b', Command::Resign).await;
    solo.done('b', Command::join()).await;
    let seat = solo
        .hall
        .read(solo.room.table, |table| table.roster().seat_of(who('b')));
    assert_eq!(seat.await.unwrap(), Some(Seat::new(1)), "their own, though the first is free too");
}

#[tokio::test]
async fn nobody_is_asked_any_more_about_whoever_leaves_their_seat() {
    let solo = Solo::begun::<Toy>("abc", 0).await;
    let ask = Order {
        at: 2 * DAY,
        ..solo.room.by('b', Command::AskAboutAwaited)
    };
    assert_eq!(give(&solo, ask).await, "done");
    solo.done('a', Command::LeaveToComputer).await;
    let remedy = Remedy::Wait;
    assert_eq!(solo.comes('b', Command::Vote { remedy }).await, "refused-no-poll");
    solo.act().await;
    assert_eq!(solo.awaited().await, [Seat::new(1)]);
}

#[tokio::test]
async fn what_was_planned_there_is_forgotten_and_a_restart_changes_nothing() {
    let solo = Solo::begun::<Toy>("abc", 0).await;
    let notation = "plan roll".to_owned();
    solo.done('b', Command::Play { notation }).await;
    solo.done('b', Command::LeaveToComputer).await;
    let legal = solo.hall.read(solo.room.table, |table| table.legal(who('a')));
    let notation = legal.await.unwrap()[0].0.clone();
    solo.done('a', Command::Play { notation }).await;
    assert_eq!(solo.awaited().await, [Seat::new(1)], "the plan is not carried out");
    let again = solo.restarted();
    assert_eq!(again.awaited().await, [Seat::new(1)]);
    again.act().await;
    assert_eq!(again.awaited().await, [Seat::new(2)]);
    again.done('b', Command::join()).await;
    played_out::<Toy>(again, "abc").await;
}

/// Their panel leads whoever left a seat back to it, as long as nobody else has it.
#[tokio::test]
async fn whoever_left_a_seat_finds_the_way_back_in_their_panel() {
    let solo = left::<Toy>("ab").await;
    let panel = async |person: char| {
        let panel = solo
            .hall
            .read(solo.room.table, |table| table.panel(who(person), ""));
        let panel = panel.await.unwrap();
        let lines: Vec<String> = panel.lines.iter().map(|line| line.id.to_string()).collect();
        (lines, panel.buttons.contains(&TableButton::TakeSeat))
    };
    assert_eq!(panel('a').await, (vec!["panel-resigned".to_owned()], true));
    assert_eq!(panel('z').await, (vec!["panel-watching".to_owned()], false));
    solo.done('z', Command::join()).await;
    assert_eq!(panel('a').await, (vec!["panel-watching".to_owned()], false));
}
