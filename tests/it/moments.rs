//! Moments of whole games: after each turn of the table what was told in all of its steps, and how it stood.

use crate::luck::whole::of_each_game;
use tavolo::program::catalogue;
use tavolo::rules::Seat;
use tavolo::table::moment::Moment;
use tavolo::table::retold_step::RetoldStep;
use tavolo::table::transcript::{End, Transcript, TranscriptMove};
use tavolo::words::{Locale, Style, Words};

/// The steps of a game, turn by turn; the deal is the first.
fn turns(record: &Transcript) -> Vec<Vec<RetoldStep>> {
    let mut turns: Vec<Vec<RetoldStep>> = Vec::new();
    let mut each = |step: RetoldStep| match turns.last_mut() {
        Some(turn) if turn[0].turn == step.turn => turn.push(step),
        _ => turns.push(vec![step]),
    };
    catalogue().retell(record, &mut each).unwrap();
    turns
}

fn moment(record: &Transcript, turn: usize) -> Moment {
    catalogue().moment(record, turn).unwrap()
}

#[test]
fn a_moment_is_how_it_stood_after_a_turn_with_all_that_was_told_in_it() {
    for record in of_each_game(1) {
        let turns = turns(&record);
        let last = turns.len() - 1;
        for turn in [0, 1, 2, last / 2, last - 1, last] {
            let (found, steps) = (moment(&record, turn), &turns[turn]);
            let what = format!("{}: turn {turn} of {last}", record.game);
            let stands = steps.last().unwrap();
            let told: Vec<_> = steps.iter().flat_map(|step| step.told.clone()).collect();
            assert_eq!((found.turn, found.last), (turn, last), "{what}");
            assert_eq!(found.step.told, told, "{what}");
            assert_eq!(found.step.headline, stands.headline, "{what}");
            assert_eq!(found.step.own, stands.own, "{what}");
            assert_eq!(found.step.scores, stands.scores, "{what}");
            assert_eq!(found.step.picture, stands.picture, "{what}");
            assert_eq!(found.ending.is_empty(), turn < last, "{what}");
        }
        assert_eq!(moment(&record, usize::MAX).turn, last, "{}", record.game);
    }
}

#[test]
fn rounds_are_gone_through_by_how_it_stood_when_they_began() {
    for record in of_each_game(1) {
        let turns = turns(&record);
        let round: Vec<u32> = turns.iter().map(|steps| steps.last().unwrap().round).collect();
        let begins = |turn: usize| turn == 0 || turn + 1 < turns.len() && round[turn + 1] > round[turn];
        let middle = turns.len() / 2;
        for turn in [0, 1, middle, middle + 1, turns.len() - 1] {
            let found = moment(&record, turn);
            let before = (0..turn).rev().find(|turn| begins(*turn));
            let after = (turn + 1..turns.len()).find(|turn| begins(*turn));
            let ways = (found.round_before, found.round_after);
            assert_eq!(ways, (before, after), "{}: turn {turn}", record.game);
        }
    }
}

#[test]
fn who_has_a_seat_after_others_is_not_told_to_have_done_what_they_did() {
    let words = Words::load().unwrap();
    for mut record in of_each_game(1) {
        let seat = Seat::new(0);
        let joins = |name: &str| TranscriptMove::Replaced(seat, name.to_owned());
        let leaves = TranscriptMove::Resigned(seat);
        let more = [leaves.clone(), joins("Joe"), leaves.clone(), joins("Ada"), leaves, joins("Ada")];
        record.moves.splice(1..1, more);
        let name = record.seats[0].name.clone();
        let mut told = Vec::new();
        for turn in 1..=2 {
            let moment = moment(&record, turn);
            let speaker = words.speaker(Locale::English, &moment.step.names, Style::Plain);
            told.extend(moment.step.told.iter().map(|message| speaker.say(message)));
        }
        let seats = ["resigns", "the seat", "their seat"];
        told.retain(|line| seats.iter().any(|seat| line.contains(seat)));
        let first = format!("{name} resigns.");
        let joe = format!("Joe takes over the seat from {name}.");
        let expected = [&first, &joe, "Joe resigns.", "Ada takes over the seat from Joe.", "Ada resigns."];
        assert_eq!(told[..5], expected, "{}: {told:?}", record.game);
    }
}

#[test]
fn a_game_that_goes_on_has_no_moments() {
    for mut record in of_each_game(1) {
        record.end = End::Open;
        assert!(catalogue().moment(&record, 0).is_err(), "{}", record.game);
    }
}
