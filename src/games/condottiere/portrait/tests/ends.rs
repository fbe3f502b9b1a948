//! How battles, games and series end, in words.

use super::super::super::components::Card;
use super::super::super::state::{Battle, Ended, Phase};
use super::super::super::{Condottiere, Notice, Region};
use super::{SERIES, battle, walk};
use crate::games::tests::readers::names;
use crate::portray::Portray;
use crate::rules::{BySeat, Outcome, Seat, Seats, State, Viewer};
use crate::words::{Locale, Style, Words};

const ANA: Seat = Seat::new(0);
const BRUNO: Seat = Seat::new(1);

/// A battle for Modena just fought, with this winner, defender and new holder of the Condottiere.
fn fought(
    rows: [&[Card]; 2],
    winner: Option<Seat>,
    defender: Option<Seat>,
    token: Seat,
) -> State<Condottiere> {
    let mut state = battle(rows, &[]);
    state.public.contested = None;
    state.public.holder = token;
    state.public.phase = Phase::Region;
    state.public.last = Some(Battle {
        region: Some(Region::Modena),
        winner,
        token,
        ended: Ended::Passes,
        strength: BySeat::from(vec![20, 4]),
        defender,
    });
    state
}

fn headline(state: &State<Condottiere>) -> Vec<String> {
    let (words, names) = (Words::load().unwrap(), names());
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    let lines = Condottiere::headline(state.view(Viewer::Spectator));
    lines.iter().map(|line| speaker.say(line)).collect()
}

#[test]
fn the_result_of_a_battle_comes_first_and_says_why_the_condottiere_went_where_it_is() {
    let win = "Ana takes Modena with strength 20.";
    let tie = "Nobody takes Modena: the battle is a tie.";
    let kept = "The battle is a tie: Bruno keeps Modena.";
    for (state, expected) in [
        (
            fought([&[Card::M5], &[]], Some(ANA), None, ANA),
            format!("{win} Ana gets the Condottiere, as the winner."),
        ),
        (
            fought([&[Card::M5], &[Card::Courtesan]], Some(ANA), None, BRUNO),
            format!("{win} Bruno gets the Condottiere, for the most Courtesans."),
        ),
        (
            fought([&[], &[Card::Courtesan]], None, None, BRUNO),
            format!("{tie} Bruno gets the Condottiere, for the most Courtesans."),
        ),
        (
            fought([&[], &[]], None, None, BRUNO),
            format!("{tie} Nobody won, so Bruno, left of who placed it, gets the Condottiere."),
        ),
        (
            fought([&[], &[]], None, Some(BRUNO), BRUNO),
            format!("{kept} Bruno gets the Condottiere, as the defender."),
        ),
    ] {
        assert_eq!(headline(&state)[0], expected);
        assert!(headline(&state)[1].contains("chooses where the next battle is"));
    }
}

#[test]
fn the_end_tells_the_last_battle_and_the_regions_by_name() {
    let mut state = fought([&[Card::M5], &[]], Some(ANA), None, ANA);
    for region in [Region::Modena, Region::Parma, Region::Roma] {
        state.public.owners.set(region, ANA);
    }
    let outcome = Outcome {
        winners: Seats::only(ANA),
        how: "total".to_owned(),
        scores: BySeat::from(vec![3, 0]),
    };
    state.public.phase = Phase::Over(outcome.clone());
    let (words, names) = (Words::load().unwrap(), names());
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    assert_eq!(
        speaker.lines(&Condottiere::ending(state.view(Viewer::Spectator), &outcome)),
        "Ana wins with enough regions.\n\
         Ana takes Modena with strength 20. Ana gets the Condottiere, as the winner.\n\
         Ana: 3 regions (Parma, Modena and Rome), largest connected group 2.\n\
         Bruno: no region yet."
    );
}

#[test]
fn the_points_of_a_series_are_told_game_by_game() {
    let (words, names) = (Words::load().unwrap(), names());
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    let mut told = String::new();
    walk(2, SERIES, 3, |state, _| {
        if let Phase::Over(outcome) = &state.public.phase {
            told = speaker.lines(&Condottiere::ending(state.view(Viewer::Spectator), outcome));
            let series = state.public.series.as_ref().unwrap();
            for seat in Seat::all(2) {
                let sum: u16 = series.games.iter().map(|game| game.gained[seat]).sum();
                assert_eq!(sum, series.points[seat], "the games' points are all of them");
            }
        }
    });
    assert!(told.contains("(game 1: "), "{told}");
}

#[test]
fn nothing_is_told_of_hands_that_nobody_throws_away() {
    let revealed = |count: u8| Notice::Revealed {
        counts: BySeat::from(vec![count, 0]),
        own: None,
        unasked: Seats::NONE,
    };
    assert_eq!((Condottiere::weighs(&revealed(0)), Condottiere::weighs(&revealed(3))), (false, true));
}
