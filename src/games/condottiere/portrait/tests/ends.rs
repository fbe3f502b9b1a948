//! How battles, games and series end, in words.

use super::super::super::components::Card;
use super::super::super::state::{Battle, Ended, Phase};
use super::super::super::{Condottiere, Notice, Region};
use super::{ROUNDS, SERIES, battle, walk};
use crate::games::tests::readers::{names, viewers};
use crate::portray::{Picture, Portray};
use crate::render::scene::Line;
use crate::rules::{BySeat, Game, Outcome, Seat, Seats, State, Viewer};
use crate::words::{Locale, Message, Style, Words};

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
            format!("{tie} Nobody won, so Bruno, to the left of whoever placed it, gets the Condottiere."),
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
         Bruno: no region."
    );
    let passed = Notice::Passed {
        seat: ANA,
        stays: false,
    };
    let latest = [(ANA, passed), (ANA, Notice::Over { outcome })];
    let scene = Condottiere::marked(state.view(Viewer::Spectator), &latest).unwrap();
    let alt: Vec<String> = scene.alt.iter().map(|line| speaker.say(line)).collect();
    let winner = alt.iter().filter(|line| line.contains("wins the game"));
    assert_eq!(winner.count(), 1, "{alt:?}");
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

/// A game of two that was stopped in the middle of a battle.
fn stopped(state: &State<Condottiere>) -> State<Condottiere> {
    let mut stopped = state.clone();
    let outcome = Outcome {
        winners: Seats::NONE,
        how: String::new(),
        scores: BySeat::from(vec![0, 0]),
    };
    Condottiere::stop(&mut stopped.public, outcome);
    stopped
}

/// Whether a picture's two texts hold a sentence.
fn holds(state: &State<Condottiere>, viewer: Viewer, told: &Message) -> [bool; 2] {
    let scene = Condottiere::scene(state.view(viewer), Picture::Board).unwrap();
    let line = |line: &Line| matches!(line, Line::Words(words) if words == told);
    [scene.text.iter().any(line), scene.alt.contains(told)]
}

#[test]
fn the_end_tells_all_what_each_still_held_and_what_lay_face_down() {
    let (words, names) = (Words::load().unwrap(), names());
    let mut state = battle([&[Card::M5], &[]], &[Card::Winter, Card::M6, Card::M6]);
    state.public.covered = Seats::only(BRUNO);
    state.private[BRUNO].facedown = Some(Card::Drummer);
    let over = stopped(&state);
    for viewer in viewers(2) {
        assert_eq!(Condottiere::disclosure(state.view(viewer)), [], "it goes on");
        let told = Condottiere::disclosure(over.view(viewer));
        assert_eq!(
            words.speaker(Locale::English, &names, Style::Plain).lines(&told),
            "Ana still held 6 (×2) and Winter.\nNo cards left: Bruno.\nFace-down in front of Bruno lay Drummer."
        );
        for line in &told {
            assert_eq!(holds(&over, viewer, line), [true; 2], "{line:?}");
        }
        let unseen = Condottiere::answer(over.view(viewer), "cards").unwrap();
        assert!(unseen.ends_with(&told) && format!("{:?}", unseen[0]).contains("Number(105)"), "{unseen:?}");
    }
}

#[test]
fn between_two_games_of_a_series_hands_stay_hidden() {
    let mut between = 0;
    for seed in 0..4 {
        walk(3, ROUNDS, seed, |state, _| {
            let over = matches!(state.public.phase, Phase::Over(_));
            between += usize::from(matches!(state.public.phase, Phase::Between { .. }));
            for viewer in viewers(3) {
                let view = state.view(viewer);
                assert_eq!(Condottiere::disclosure(view).is_empty(), !over, "{:?}", state.public.phase);
                assert!(Seat::all(3).all(|seat| view.disclosed(seat).is_some() == over));
            }
        });
    }
    assert!(between > 0, "no second game was played");
}
