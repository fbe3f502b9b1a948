//! Computers that play for people who are away: they act until the seat's player does, and what they
//! thought of before is dropped then.

use super::computers::{Solo, give, of_computer};
use super::course::promises_are_kept;
use super::who;
use crate::toy::Toy;
use tavolo::games::condottiere::Condottiere;
use tavolo::portray::Portray;
use tavolo::rules::Seat;
use tavolo::table::timing::Remedy;
use tavolo::table::{Command, Order, Step};
use tavolo::words::{Locale, Message, Style, Words};

const DAY: u64 = 24 * 60 * 60 * 1_000;
const FIRST: [Seat; 1] = [Seat::new(0)];
const SECOND: [Seat; 1] = [Seat::new(1)];

/// A game of three in which the others have decided about the first, whose turn it is.
async fn settled<G: Portray>(remedy: Remedy) -> Solo {
    let mut solo = Solo::begun::<G>("abc", 0).await;
    // Where luck says who begins.
    for _ in 0..200 {
        if solo.awaited().await == FIRST {
            break;
        }
        solo = Solo::begun::<G>("abc", 0).await;
    }
    assert_eq!(solo.awaited().await, FIRST);
    let ask = Order {
        at: 2 * DAY,
        ..solo.room.by('b', Command::AskAboutAwaited)
    };
    assert_eq!(give(&solo, ask).await, "done");
    for voter in ['b', 'c'] {
        solo.done(voter, Command::Vote { remedy }).await;
    }
    solo
}

/// The seat's person does what they may do first.
async fn acts(solo: &Solo, person: char) {
    let legal = solo.hall.read(solo.room.table, |table| table.legal(who(person)));
    let notation = legal.await.unwrap()[0].0.clone();
    solo.done(person, Command::Play { notation }).await;
}

/// The stamp of the first seat's decision.
async fn stamp(solo: &Solo) -> Step {
    stamp_of(solo, 'a').await
}

/// The stamp that the controls of somebody's panel bear.
async fn stamp_of(solo: &Solo, person: char) -> Step {
    let stamp = solo
        .hall
        .read(solo.room.table, |table| table.panel(who(person), "").stamp);
    stamp.await.unwrap()
}

/// What the list of the first seat's tables says of this one.
async fn standing(solo: &Solo) -> String {
    let standing = solo
        .hall
        .read(solo.room.table, |table| table.standing(who('a'), 3 * DAY));
    standing.await.unwrap().line.id.to_string()
}

/// How often the log tells a line.
async fn told(solo: &Solo, id: &str) -> usize {
    let log = solo.hall.read(solo.room.table, |table| table.log(who('z')));
    let log = log.await.unwrap();
    log.iter().filter(|line| line.id == id).count()
}

/// B and c play to the end, and computers for a.
async fn played_out<G: Portray>(mut solo: Solo) {
    for _ in 0..5_000 {
        solo.act().await;
        let Some(seat) = solo.awaited().await.first().copied() else {
            let (decisions, others) = solo.rethought().await;
            assert!(decisions > 0 && others.is_empty(), "{others:?} of {decisions}");
            // The room has seen nothing of what another process did.
            solo.room.hall = solo.room.again();
            return promises_are_kept::<G>(&solo.room, "abc").await;
        };
        assert_ne!(seat, Seat::new(0), "the computer has acted");
        acts(&solo, ['a', 'b', 'c'][seat.index()]).await;
    }
    panic!("the game did not end");
}

#[tokio::test]
async fn a_computer_plays_to_the_end_for_whoever_stays_away() {
    let solo = settled::<Toy>(Remedy::Computer).await;
    assert_eq!(solo.awaited().await, FIRST, "the bot does not act, the computer has not yet");
    assert_eq!(told(&solo, "log-settled-computer").await, 1);
    solo.act().await;
    assert_eq!(solo.awaited().await, SECOND);
    played_out::<Toy>(solo).await;
}

#[tokio::test]
async fn a_computer_that_stands_in_thinks_as_those_do_that_sit_there() {
    let solo = settled::<Condottiere>(Remedy::Computer).await;
    solo.act().await;
    assert!(!solo.awaited().await.contains(&FIRST[0]), "it has acted");
    let (decisions, others) = solo.rethought().await;
    assert!(decisions > 0 && others.is_empty(), "{others:?} of {decisions}");
}

#[tokio::test]
async fn the_result_says_how_much_of_it_is_the_computers() {
    let solo = settled::<Toy>(Remedy::Computer).await;
    for _ in 0..200 {
        solo.act().await;
        let Some(seat) = solo.awaited().await.first().copied() else {
            break;
        };
        assert_ne!(seat, FIRST[0], "the computer stands in to the end");
        acts(&solo, ['a', 'b', 'c'][seat.index()]).await;
    }
    assert!(solo.ended().await);
    // Each of its actions has a thought of its own in the records.
    let (thoughts, _) = solo.rethought().await;
    let post = solo
        .hall
        .read(solo.room.table, |table| table.board())
        .await
        .unwrap();
    let told: Vec<&Message> = post.lines.iter().filter(|line| line.id == "stood-in").collect();
    assert!(thoughts > 0);
    assert_eq!(told.len(), 1, "of one seat alone: {:?}", post.lines);
    let words = Words::load().unwrap();
    let said = words
        .speaker(Locale::English, &post.names, Style::Plain)
        .say(told[0]);
    let whole = format!("A computer played for (a): {thoughts} of {thoughts} actions.");
    assert_eq!(said, whole, "its player did nothing in this game");
}

#[tokio::test]
async fn of_a_seat_that_several_had_the_result_names_none_of_them_for_the_computers_share() {
    let solo = settled::<Toy>(Remedy::Computer).await;
    solo.act().await;
    solo.done('a', Command::Resign).await;
    solo.done('d', Command::join()).await;
    for _ in 0..200 {
        let Some(seat) = solo.awaited().await.first().copied() else {
            break;
        };
        acts(&solo, ['d', 'b', 'c'][seat.index()]).await;
    }
    assert!(solo.ended().await);
    let lines = solo.hall.read(solo.room.table, |table| table.board().lines).await;
    let lines = lines.unwrap();
    let told = |id: &str| lines.iter().filter(|line| line.id == id).count();
    assert_eq!((told("stood-in-seat"), told("stood-in")), (1, 0), "{lines:?}");
}

#[tokio::test]
async fn a_players_first_action_takes_the_seat_back_and_what_was_thought_of_is_dropped() {
    let solo = settled::<Toy>(Remedy::Computer).await;
    let thought_at = stamp(&solo).await;
    acts(&solo, 'a').await;
    assert_eq!(give(&solo, of_computer(0, Some(thought_at), "roll")).await, "conflict");
    assert_eq!((solo.awaited().await, told(&solo, "log-returned").await), (SECOND.to_vec(), 1));
    acts(&solo, 'b').await;
    acts(&solo, 'c').await;
    solo.act().await;
    assert_eq!(solo.awaited().await, FIRST, "the seat is its player's");
    assert_eq!(give(&solo, of_computer(0, None, "roll")).await, "conflict");
    acts(&solo, 'a').await;
    assert_eq!(told(&solo, "log-returned").await, 1, "they were back already");
}

#[tokio::test]
async fn a_word_a_plan_and_a_seat_taken_give_the_seat_back_too() {
    let plan = Command::Play {
        notation: "plan roll".to_owned(),
    };
    for back in [Command::Return, Command::join(), plan] {
        let solo = settled::<Toy>(Remedy::Computer).await;
        let thought_at = stamp(&solo).await;
        solo.done('a', back.clone()).await;
        assert_eq!(told(&solo, "log-returned").await, 1, "{back:?}");
        assert_eq!(give(&solo, of_computer(0, Some(thought_at), "roll")).await, "conflict", "{back:?}");
        solo.act().await;
        assert_eq!(solo.comes('a', Command::Return).await, "refused-not-away");
    }
}

/// Whether somebody has planned is theirs alone: nobody's controls tell by what they came back.
#[tokio::test]
async fn others_controls_do_not_tell_whether_somebody_came_back_by_a_plan() {
    let plan = Command::Play {
        notation: "plan roll".to_owned(),
    };
    for back in [Command::Return, plan] {
        let solo = settled::<Toy>(Remedy::Computer).await;
        solo.act().await;
        assert_eq!(solo.awaited().await, SECOND);
        let others = [stamp_of(&solo, 'b').await, stamp_of(&solo, 'c').await];
        solo.done('a', back.clone()).await;
        assert_eq!(told(&solo, "log-returned").await, 1, "{back:?}");
        let after = [stamp_of(&solo, 'b').await, stamp_of(&solo, 'c').await];
        assert_eq!(after, others, "{back:?}");
    }
}

#[tokio::test]
async fn nobody_is_asked_or_called_whom_a_computer_plays_for() {
    let solo = settled::<Toy>(Remedy::Computer).await;
    let (up, called, legal) = solo
        .hall
        .read(solo.room.table, |table| {
            let (panel, board) = (table.panel(who('a'), ""), table.board());
            (panel.audience.awaited, board.audience.mention, table.legal(who('a')))
        })
        .await
        .unwrap();
    assert_eq!((up, called.contains(&who('a'))), (false, false));
    assert!(!legal.is_empty(), "they may act all the same");
    assert_eq!(standing(&solo).await, "standing-computer");
    let ask = Order {
        at: 4 * DAY,
        ..solo.room.by('b', Command::AskAboutAwaited)
    };
    assert_eq!(give(&solo, ask).await, "refused-poll-computer");
    // Whoever gives the seat up leaves it to the bot.
    solo.done('a', Command::Resign).await;
    assert_eq!(solo.awaited().await, SECOND);
    assert_eq!(give(&solo, of_computer(0, None, "roll")).await, "conflict");
}

#[tokio::test]
async fn a_computer_that_stands_in_goes_on_after_a_restart() {
    let solo = settled::<Toy>(Remedy::Computer).await;
    let again = solo.restarted();
    assert_eq!(again.awaited().await, FIRST);
    again.act().await;
    assert_eq!(again.awaited().await, SECOND);
    played_out::<Toy>(again).await;
}

#[tokio::test]
async fn where_the_bot_was_to_play_it_plays_on_as_cautiously_as_ever() {
    let solo = settled::<Toy>(Remedy::StandIn).await;
    assert_eq!(solo.awaited().await, SECOND, "the bot has acted at once");
    assert_eq!(standing(&solo).await, "standing-away");
    let again = solo.restarted();
    acts(&again, 'b').await;
    acts(&again, 'c').await;
    assert_eq!(again.awaited().await, SECOND);
    assert_eq!(give(&again, of_computer(0, None, "roll")).await, "conflict");
    again.done('a', Command::Return).await;
    acts(&again, 'b').await;
    acts(&again, 'c').await;
    assert!(again.awaited().await.contains(&FIRST[0]), "the seat is its player's");
}
