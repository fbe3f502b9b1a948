//! What is told in words.

use super::super::super::components::Card;
use super::super::super::{Action, Condottiere, Notice, Options, Region};
use super::{BASE, CAPTURING, ROUNDS, SERIES, battle, start, walk};
use crate::games::tests::readers::{names, viewers};
use crate::portray::{Picture, Portray};
use crate::render::Renderer;
use crate::render::scene::Line;
use crate::rules::{Chance, Game, Seat, Seats, Turn, Viewer};
use crate::words::{Arg, Locale, Message, Style, Words};

#[test]
fn strengths_are_derived_in_words() {
    use Card::{Courtesan, Drummer, Heroine, M1, M2, M5, M10, Spring, Winter};
    let words = Words::load().unwrap();
    let names = names();
    let cases: [(&[Card], &[Card], &str); 6] = [
        (&[M10, M10, M5], &[], "Ana: 10 + 10 + 5 = 25"),
        (&[M10, M10, M5, Drummer], &[], "Ana: (10 + 10 + 5) × 2 (Drummer) = 50"),
        (&[M2, M10, Drummer, Spring], &[], "Ana: (2 + 10) × 2 (Drummer) + 3 (Spring) = 27"),
        (&[M10, M5], &[Winter], "Ana: 1 + 1 (Winter) = 2"),
        (
            &[M5, M5, Courtesan, Heroine, Spring],
            &[M1],
            "Ana: 5 + 5 + 2 × 3 (Spring) + 1 (Courtesans) + 10 (Heroines) = 27",
        ),
        (&[M1, Drummer], &[Winter, M10], "Ana: 1 × 2 (Winter, Drummer) = 2"),
    ];
    for (own, other, derived) in cases {
        let state = battle([own, other], &[]);
        let speaker = words.speaker(Locale::English, &names, Style::Plain);
        assert_eq!(speaker.say(&Condottiere::derivation(state.view(Viewer::Spectator))[0]), derived);
    }
    // A row whose one card lies face-down has nothing to be added up.
    let mut state = battle([&[], &[M1]], &[]);
    state.public.covered = Seats::only(Seat::new(0));
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    let told = speaker.say(&Condottiere::derivation(state.view(Viewer::Spectator))[0]);
    assert_eq!(told, "Ana: 0 (plus the face-down card)");
}

/// What all notice of each ply of a game played by dice.
fn noticed(seats: u8, options: Options, seed: u64, mut watch: impl FnMut(Seat, &[Notice])) {
    let mut dice = Chance::numbered(seed);
    let mut state = start(seats, options);
    state.deal(&mut Chance::numbered(seed << 20));
    for ply in 1..600 {
        let Turn::Awaits(awaited) = state.turn() else {
            return;
        };
        let seat = awaited.iter().next().unwrap();
        let mut pick = |actions: &[Action]| dice.number("pick", actions.len() as u32) as usize;
        let played = state
            .choose(seat, |_, actions| pick(actions), &mut Chance::numbered(seed << 20 | ply))
            .unwrap_or_else(|reason| panic!("{}", reason.rule));
        let events = played.events.iter();
        let notices: Vec<Notice> = events
            .filter_map(|event| Condottiere::notice(event, Viewer::Spectator))
            .collect();
        watch(seat, &notices);
    }
}

#[test]
fn what_somebody_did_in_a_turn_is_told_in_a_short_line() {
    let words = Words::load().unwrap();
    let names = names();
    let mut longest: Vec<(usize, String)> = Vec::new();
    for (seats, options, seed) in [(3, BASE, 1), (4, BASE, 2), (4, CAPTURING, 3), (4, ROUNDS, 4)] {
        let mut turns: Vec<(Seat, Vec<Message>)> = Vec::new();
        noticed(seats, options, seed, |seat, notices| {
            let told = notices.iter().filter(|notice| Condottiere::weighs(notice));
            let told = told.map(Condottiere::tell);
            match turns.last_mut() {
                Some((last, sentences)) if *last == seat => sentences.extend(told),
                _ => turns.push((seat, told.collect())),
            }
        });
        for locale in Locale::ALL {
            let speaker = words.speaker(locale, &names, Style::Plain);
            let lines = turns.iter().flat_map(|(_, sentences)| sentences.chunks(3));
            longest.extend(lines.map(|sentences| {
                let line: Vec<String> = sentences.iter().map(|one| speaker.say(one)).collect();
                let line = line.join(" ");
                (line.chars().count(), line)
            }));
        }
    }
    // Longer ones are few: where cards lie hidden, and at the ends of games.
    let many = longest.len();
    longest.retain(|(letters, _)| *letters > 115);
    longest.sort();
    assert!(longest.len() * 50 < many, "{} of {many} lines: {longest:#?}", longest.len());
    assert!(longest.iter().all(|(letters, _)| *letters <= 180), "{longest:#?}");
}

#[test]
fn text_boards_tell_the_rows_in_lines() {
    let mut state = battle([&[Card::M5, Card::Drummer], &[Card::M10]], &[Card::M6]);
    state.public.owners.set(Region::Parma, Seat::new(1));
    let scene = Condottiere::scene(state.view(Viewer::Spectator), Picture::Board).unwrap();
    let (words, names) = (Words::load().unwrap(), names());
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    let text = Renderer::new()
        .unwrap()
        .text(&scene, &|message| speaker.say(message));
    let expected = "\
Battle for Rome: Ana plays a card or passes.
Round 1, battle 1.
Ana (A): 10 from 5 and Drummer; 1 card; 0 regions; to decide.
Bruno (B): 10 from 10; 0 cards; 1 region; out of cards.

Strengths
Ana: 5 × 2 (Drummer) = 10
Bruno: 10
";
    assert!(text.starts_with(expected), "{text}");
    assert!(
        !scene.text.iter().any(|line| matches!(line, Line::Table(_))),
        "no table is too wide for a phone"
    );
}

#[test]
fn questions_are_offered_and_answered_in_every_language_and_the_cards_add_up() {
    let (words, names) = (Words::load().unwrap(), names());
    for (seats, options, locale) in [
        (2, SERIES, Locale::German),
        (3, BASE, Locale::English),
        (4, CAPTURING, Locale::Italian),
        (6, ROUNDS, Locale::Portuguese),
    ] {
        let speaker = words.speaker(locale, &names, Style::Discord);
        let mut ply = 0;
        walk(seats, options, u64::from(seats) + 5, |state, _| {
            ply += 1;
            if ply % 13 != 1 {
                return;
            }
            for viewer in viewers(seats) {
                let view = state.view(viewer);
                let questions = Condottiere::questions(view);
                assert!(questions.len() > 20 && !speaker.say(&questions[0].1).is_empty());
                for (question, _) in questions {
                    let lines = Condottiere::answer(view, &question)
                        .unwrap_or_else(|| panic!("{question} is not answered"));
                    let told = speaker.lines(&lines);
                    assert!((5..1_900).contains(&told.chars().count()), "{question}: {told}");
                }
                // What one has not seen lies in other hands, face-down, or in the deck.
                let own = view.own().map_or(0, |own| own.hand.len());
                let hands: u8 = Seat::all(seats).map(|seat| view.back(seat)).sum::<u8>() - own;
                let covered = state
                    .public
                    .covered
                    .iter()
                    .filter(|seat| viewer != Viewer::Seat(*seat))
                    .count();
                let piles = view.secret_back();
                let hidden =
                    u64::from(hands) + u64::from(piles.deck) + u64::from(piles.buried) + covered as u64;
                let lines = Condottiere::answer(view, "cards").unwrap();
                let Arg::Number(count) = lines[0]
                    .args
                    .iter()
                    .find(|(name, _)| *name == "count")
                    .unwrap()
                    .1
                    .clone()
                else {
                    panic!("{:?}", lines[0])
                };
                assert_eq!(count as u64, hidden, "{viewer:?}, ply {ply}: {lines:?}");
            }
            assert_eq!(Condottiere::answer(state.view(Viewer::Spectator), "nonsense"), None);
        });
        assert_eq!(words.missing(), 0, "{locale}");
    }
    let state = start(3, BASE);
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    let told = |question: &str| {
        speaker.lines(&Condottiere::answer(state.view(Viewer::Seat(Seat::new(0))), question).unwrap())
    };
    assert!(
        told("roma").contains("Rome borders on") && told("roma").contains("belongs to nobody"),
        "{}",
        told("roma")
    );
    assert!(
        told("winning").contains("Ana needs") && told("winning").contains("in the largest connected group"),
        "{}",
        told("winning")
    );
    assert!(told("1").contains("Mercenary 1: counts 1 in your row, as printed."), "{}", told("1"));
    assert!(told("M1").contains("10 in the game; you have seen 0 this round"), "{}", told("M1"));
}
