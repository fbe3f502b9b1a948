//! Whole random games are walked: every picture, sentence and control of every viewer, in every
//! language.

use super::super::components::Card;
use super::super::state::Phase;
use super::super::{Action, Cards, Condottiere, Notice, Options};
use crate::portray::{Control, Menu, Picture, Portray, Tap};
use crate::render::Renderer;
use crate::render::scene::Line;
use crate::rules::{Chance, Game, Seat, Seating, State, Viewer, random_play};
use crate::words::{Arg, Locale, Message, Speaker, Style, Words};

const NAMES: [&str; 6] = ["Ana", "Bruno", "Chiara", "Dieter", "Elisabetta", "Farid"];

fn names() -> Vec<String> {
    NAMES.map(str::to_owned).to_vec()
}

/// The base game.
const BASE: Options = Options {
    stand_off: true,
    draw_after_battle: false,
    points: None,
    bigger_kingdoms: false,
    capturing: false,
    hidden: false,
};
/// A short series with all that goes with it, and all that does not.
const SERIES: Options = Options {
    points: Some(8),
    draw_after_battle: true,
    bigger_kingdoms: true,
    hidden: true,
    ..BASE
};
const CAPTURING: Options = Options {
    points: None,
    capturing: true,
    ..SERIES
};
/// A series with rounds.
const ROUNDS: Options = Options {
    draw_after_battle: false,
    ..SERIES
};

fn start(seats: u8, options: Options) -> State<Condottiere> {
    Condottiere::setup(&options, Seating { seats })
}

/// Every position of a game played by dice, with few passes so that rows grow long.
fn walk(
    seats: u8,
    options: Options,
    seed: u64,
    mut watch: impl FnMut(&State<Condottiere>, Option<(Seat, &Action)>),
) {
    let mut dice = Chance::numbered(seed);
    let pick = |count: usize| {
        let seldom = count > 2 && dice.number("pass", 6) > 0;
        dice.number("pick", count as u32 - u32::from(seldom)) as usize
    };
    random_play(
        start(seats, options),
        4000,
        pick,
        |ply| Chance::numbered(seed << 20 | u64::from(ply)),
        &mut watch,
    );
}

fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// Calls for each action that a menu offers, and for those of the menus it opens.
fn offered(state: &State<Condottiere>, seat: Seat, path: &str, offers: &mut Vec<(String, bool)>) {
    for control in Condottiere::menu(state.view(Viewer::Seat(seat)), path).controls {
        let taps = match control {
            Control::Button { tap, enabled, .. } => vec![(tap, enabled)],
            Control::Select {
                entries, many: None, ..
            } => entries.into_iter().map(|entry| (entry.tap, true)).collect(),
            Control::Select {
                entries,
                many: Some(many),
                ..
            } => {
                assert!(many.least == 1 && many.most <= 2);
                let words: Vec<String> = entries.into_iter().map(|entry| act(entry.tap)).collect();
                for (at, first) in words.iter().enumerate() {
                    offers.push((format!("{} {first}", many.verb), true));
                    let second = words.iter().skip(at + 1).filter(|_| many.most == 2);
                    offers.extend(second.map(|second| (format!("{} {first} {second}", many.verb), true)));
                }
                Vec::new()
            }
            Control::Break => Vec::new(),
        };
        for (tap, enabled) in taps {
            match tap {
                Tap::Act(notation) => offers.push((notation, enabled)),
                Tap::Open(path) if path.is_empty() => {}
                Tap::Open(path) => offered(state, seat, &path, offers),
            }
        }
    }
}

fn act(tap: Tap) -> String {
    match tap {
        Tap::Act(notation) => notation,
        Tap::Open(path) => panic!("an entry of several opens {path}"),
    }
}

#[test]
fn menus_offer_exactly_what_is_legal() {
    let tables = [(2, BASE), (3, BASE), (4, BASE), (6, BASE), (2, SERIES), (3, CAPTURING), (4, ROUNDS)];
    for (seed, (seats, options)) in (1..).zip(tables) {
        walk(seats, options, seed, |state, _| {
            for seat in Seat::all(seats) {
                let mut offers = Vec::new();
                offered(state, seat, "", &mut offers);
                let sorted = |mut list: Vec<String>| {
                    list.sort();
                    list.dedup();
                    list
                };
                let open = offers
                    .iter()
                    .filter(|(_, enabled)| *enabled)
                    .map(|(notation, _)| notation.parse::<Action>().unwrap().to_string());
                let legal = state.legal(seat).iter().map(ToString::to_string).collect();
                assert_eq!(sorted(open.collect()), sorted(legal), "{:?}", state.public.phase);
            }
        });
    }
}

/// What the edge and a reader can take: 25 buttons, 25 entries, 80 and 100 letters, five rows.
fn fits(menu: &Menu, speaker: &Speaker<'_>) {
    let (mut rows, mut column) = (0, 0);
    for control in &menu.controls {
        match control {
            Control::Button { label, tap, .. } => {
                let said = speaker.say(label);
                assert!((1..=80).contains(&said.chars().count()), "{said}");
                assert!(matches!(tap, Tap::Open(_)) || act(tap.clone()).len() <= 40);
                rows += usize::from(column % 5 == 0);
                column += 1;
            }
            Control::Select { prompt, entries, .. } => {
                assert!((1..=25).contains(&entries.len()));
                assert!(speaker.say(prompt).chars().count() <= 150);
                let mut taps: Vec<String> = entries.iter().map(|entry| act(entry.tap.clone())).collect();
                taps.sort();
                taps.dedup();
                assert_eq!(taps.len(), entries.len(), "each entry has its own word");
                let said = entries
                    .iter()
                    .flat_map(|entry| std::iter::once(&entry.label).chain(&entry.note))
                    .map(|message| speaker.say(message));
                said.for_each(|said| assert!((1..=100).contains(&said.chars().count()), "{said}"));
                (rows, column) = (rows + 1, 0);
            }
            Control::Break => column = 0,
        }
    }
    assert!(rows <= 5, "{rows} rows");
}

#[test]
fn everything_can_be_said_in_every_language_and_fits() {
    let (words, names, renderer) = (Words::load().unwrap(), names(), Renderer::new().unwrap());
    let tables = [
        (2, BASE, Locale::German),
        (3, BASE, Locale::Italian),
        (5, BASE, Locale::Portuguese),
        (6, BASE, Locale::English),
        (6, BASE, Locale::German),
        (6, SERIES, Locale::German),
        (4, ROUNDS, Locale::Italian),
        (6, CAPTURING, Locale::Portuguese),
        (3, CAPTURING, Locale::English),
    ];
    for (seats, options, locale) in tables {
        let speaker = words.speaker(locale, &names, Style::Plain);
        let say = |message: &Message| speaker.say(message);
        let mut ply = 0u32;
        walk(seats, options, u64::from(seats) + 40, |state, played| {
            ply += 1;
            if let Some((seat, action)) = played {
                let label = say(&Condottiere::label(state.view(Viewer::Seat(seat)), action));
                assert!(label.chars().count() <= 80, "{label}");
            }
            for viewer in viewers(seats).filter(|_| ply.is_multiple_of(5)) {
                let view = state.view(viewer);
                fits(&Condottiere::menu(view, ""), &speaker);
                let said = [
                    Condottiere::headline(view),
                    Condottiere::own(view),
                    Condottiere::derivation(view),
                    Condottiere::menu(view, "").prompt,
                ];
                said.iter()
                    .for_each(|lines| assert!(speaker.lines(lines).chars().count() <= 1_900));
                for picture in [Picture::Board, Picture::Hand] {
                    let Some(scene) = Condottiere::scene(view, picture) else {
                        continue;
                    };
                    // Variants and a series have a line each below the rows.
                    let most = if options == BASE { 1160.0 } else { 1248.0 };
                    assert!(
                        scene.width <= 900.0 && scene.height <= most,
                        "{} × {}",
                        scene.width,
                        scene.height
                    );
                    let alt = renderer.alt(&scene, &say);
                    assert!(alt.ends_with('.') && alt.encode_utf16().count() <= 1_024, "{alt}");
                    assert!(
                        renderer.text(&scene, &say).chars().count() <= 1_990,
                        "{}",
                        renderer.text(&scene, &say)
                    );
                    assert!(renderer.svg(&scene, &say).ends_with("</svg>\n"));
                }
            }
            if let Phase::Over(outcome) = &state.public.phase {
                let told = Condottiere::ending(state.view(Viewer::Spectator), outcome);
                assert_eq!(speaker.lines(&told).lines().count(), usize::from(seats) + 1);
            }
        });
        assert_eq!(words.missing(), 0, "{locale}");
    }
}

#[test]
fn every_notice_and_refusal_can_be_said() {
    let (words, names) = (Words::load().unwrap(), names());
    let tables = [BASE, SERIES, CAPTURING]
        .into_iter()
        .flat_map(|options| Locale::ALL.map(|locale| (options, locale)));
    for (number, (options, locale)) in tables.enumerate() {
        let speaker = words.speaker(locale, &names, Style::Discord);
        let mut before: Option<State<Condottiere>> = None;
        walk(4, options, 60 + number as u64, |state, played| {
            if let (Some(before), Some((seat, action))) = (&before, played) {
                let legal = before.permit(seat, *action).unwrap();
                let luck = Chance::numbered(1);
                for event in Condottiere::decide(legal, &mut { luck }) {
                    for viewer in viewers(4) {
                        let notice: Option<Notice> = Condottiere::notice(&event, viewer);
                        let line = notice.map(|notice| speaker.say(&Condottiere::tell(&notice)));
                        assert!(line.is_none_or(|line| !line.is_empty()));
                    }
                }
                for seat in Seat::all(4) {
                    let typed = [
                        "m10",
                        "region roma",
                        "pope roma",
                        "scarecrow m5",
                        "hand discard",
                        "keep m5 m6",
                        "winter m1",
                        "keep m1 m1 m1",
                        "pass",
                        "next",
                    ];
                    let refused = typed
                        .iter()
                        .filter_map(|typed| before.permit(seat, typed.parse().unwrap()).err());
                    refused.for_each(|reason| assert!(!speaker.say(&Condottiere::why(&reason)).is_empty()));
                }
            }
            before = Some(state.clone());
        });
        assert_eq!(words.missing(), 0, "{locale}");
    }
}

/// Nothing of a hand is in what others get: hands swapped for others, all they see stays the same.
#[test]
fn what_others_see_does_not_depend_on_a_hand() {
    walk(3, BASE, 7, |state, _| {
        let mut twin = state.clone();
        for seat in Seat::all(2) {
            let held = state.private[seat].hand.len();
            let most = Card::ALL
                .into_iter()
                .rev()
                .flat_map(|card| std::iter::repeat_n(card, usize::from(card.copies())));
            twin.private[seat].hand = most.take(usize::from(held)).collect::<Cards>();
        }
        for viewer in [Viewer::Seat(Seat::new(2)), Viewer::Spectator] {
            let (one, other) = (state.view(viewer), twin.view(viewer));
            assert_eq!(Condottiere::scene(one, Picture::Board), Condottiere::scene(other, Picture::Board));
            assert_eq!(Condottiere::scene(one, Picture::Hand), Condottiere::scene(other, Picture::Hand));
            assert_eq!(Condottiere::menu(one, ""), Condottiere::menu(other, ""));
            assert_eq!(
                (Condottiere::own(one), Condottiere::derivation(one)),
                (Condottiere::own(other), Condottiere::derivation(other))
            );
        }
    });
}

/// A position in the middle of a battle, with these cards in row 0 and hand 0.
fn battle(rows: [&[Card]; 2], hand: &[Card]) -> State<Condottiere> {
    let mut state = start(2, BASE);
    state.public.round = 1;
    state.public.battle = 1;
    state.public.contested = Some(super::super::Region::Roma);
    state.public.phase = Phase::Turn(Seat::new(0));
    for (seat, row) in Seat::all(2).zip(rows) {
        state.public.rows[seat] = row.iter().copied().collect();
    }
    state.private[Seat::new(0)].hand = hand.iter().copied().collect();
    state
}

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
}

#[test]
fn taps_stay_within_their_budgets() {
    let state = battle([&[Card::M5, Card::M10], &[]], &[Card::M6, Card::M6, Card::Scarecrow, Card::Bishop]);
    let view = state.view(Viewer::Seat(Seat::new(0)));
    let first = Condottiere::menu(view, "");
    let button = |menu: &Menu, wanted: &Tap| {
        menu.controls
            .iter()
            .any(|control| matches!(control, Control::Button { tap, enabled: true, .. } if tap == wanted))
    };
    for one_tap in ["m6", "bishop", "pass"] {
        assert!(button(&first, &Tap::Act(one_tap.to_owned())), "{one_tap}");
    }
    assert!(button(&first, &Tap::Open("scarecrow".to_owned())));
    let second = Condottiere::menu(view, "scarecrow");
    for two_taps in ["scarecrow", "scarecrow m5", "scarecrow m10"] {
        assert!(button(&second, &Tap::Act(two_taps.to_owned())), "{two_taps}");
    }
    assert_eq!(Condottiere::menu(view, "nonsense"), first);
}

#[test]
fn text_boards_have_the_rows_as_a_table() {
    let state = battle([&[Card::M5, Card::Drummer], &[Card::M10]], &[Card::M6]);
    let scene = Condottiere::scene(state.view(Viewer::Spectator), Picture::Board).unwrap();
    let (words, names) = (Words::load().unwrap(), names());
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    let text = Renderer::new()
        .unwrap()
        .text(&scene, &|message| speaker.say(message));
    let expected = "\
Battle for Rome: Ana plays a card or passes.
Round 1, battle 1.
Player   Strength  Hand  Regions  State      Row
A Ana          10     1        0  to decide  5 and Drummer
B Bruno        10     0        0  –          10

Strengths
Ana: 5 × 2 (Drummer) = 10
Bruno: 10
";
    assert!(text.starts_with(expected), "{text}");
    assert!(
        scene
            .text
            .iter()
            .any(|line| matches!(line, Line::Table(rows) if rows.len() == 3))
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
    assert!(told("M1").contains("10 in the game; you have seen 0 this round"), "{}", told("M1"));
}
