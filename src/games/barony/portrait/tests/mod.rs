//! Whole random games are walked: every picture, sentence and control of every viewer, in every
//! language.

mod questions;
mod standing;

use super::super::{Action, Barony, Building, Options};
use super::{legend, naming};
use crate::games::tests::readers::{fits, names, notices_and_refusals_are_said, viewers};
use crate::portray::{Control, Intent, Menu, Picture, Portray};
use crate::render::Renderer;
use crate::render::scene::{Item, LineWords};
use crate::rules::{BySeat, Chance, Game, Outcome, Seat, Seating, Seats, State, Viewer, random_play};
use crate::words::{Locale, Message, Speaker, Style, Words};

fn start(seats: u8) -> State<Barony> {
    Barony::setup(&Options::USUAL, Seating { seats })
}

/// Every position of a game played by dice, in which what is rarer is done more often.
fn walk(seats: u8, seed: u64, mut watch: impl FnMut(&State<Barony>, Option<(Seat, &Action)>)) {
    let mut dice = Chance::numbered(seed);
    let pick = |count: usize| {
        let late = count > 2 && dice.number("late", 3) > 0;
        let least = if late { count - count.div_ceil(4) } else { 0 };
        least + dice.number("pick", (count - least) as u32) as usize
    };
    random_play(start(seats), 700, pick, |ply| Chance::numbered(seed << 20 | u64::from(ply)), &mut watch);
}

/// Each action that a menu offers and those of the menus it opens, with the number of taps; each
/// menu is shown to `look`.
fn offered(
    state: &State<Barony>,
    seat: Seat,
    path: &str,
    taps: usize,
    look: &mut dyn FnMut(&Menu),
) -> Vec<(String, usize)> {
    let menu = Barony::menu(state.view(Viewer::Seat(seat)), path);
    look(&menu);
    let mut offers = Vec::new();
    for control in &menu.controls {
        let reached = match control {
            Control::Button {
                intent,
                enabled: true,
                ..
            } => vec![intent],
            Control::Select {
                entries, many: None, ..
            } => entries.iter().map(|entry| &entry.intent).collect(),
            _ => Vec::new(),
        };
        for intent in reached {
            match intent {
                Intent::Act(notation) => offers.push((notation.clone(), taps)),
                // The way back opens an earlier menu.
                Intent::Open(next) if next.len() <= path.len() => {}
                Intent::Open(next) => offers.extend(offered(state, seat, next, taps + 1, look)),
            }
        }
    }
    offers
}

#[test]
fn menus_offer_exactly_what_is_legal() {
    for (seats, seed) in [(2, 1), (3, 2), (4, 3)] {
        walk(seats, seed, |state, _| {
            for seat in Seat::all(seats) {
                let mut open: Vec<String> = offered(state, seat, "", 1, &mut |_| {})
                    .into_iter()
                    .map(|(notation, _)| notation)
                    .collect();
                let mut legal: Vec<String> = state.legal(seat).iter().map(ToString::to_string).collect();
                open.sort();
                legal.sort();
                assert_eq!(open, legal, "{:?}", state.public.phase);
            }
        });
    }
}

#[test]
fn taps_stay_within_their_budgets() {
    walk(3, 11, |state, _| {
        let Some(seat) = state.public.actor() else { return };
        let turn = matches!(state.public.phase, super::super::Phase::Turn(_));
        for (notation, taps) in offered(state, seat, "", 1, &mut |_| {}) {
            let most = match notation.split(' ').next().unwrap() {
                // The whole move of two knights: action, source, target, source, target.
                "move" if turn => 3,
                "move" | "place" | "recruit" | "build" | "city" | "title" => 2,
                "expedition" => 3,
                _ => 1,
            };
            assert!(taps <= most, "{notation} takes {taps} taps");
        }
    });
}

fn check_view(state: &State<Barony>, viewer: Viewer, speaker: &Speaker<'_>, renderer: &Renderer) {
    let say = |message: &Message| speaker.say(message);
    let view = state.view(viewer);
    if let Viewer::Seat(seat) = viewer {
        offered(state, seat, "", 1, &mut |menu| fits(menu, speaker, 4));
    }
    fits(&Barony::menu(view, "nonsense"), speaker, 4);
    let said = [
        Barony::headline(view),
        Barony::own(view),
        Barony::derivation(view),
        Barony::look(view, "threats").lines,
    ];
    said.iter()
        .for_each(|lines| assert!(speaker.lines(lines).chars().count() <= 1_900));
    for (question, label) in Barony::questions(view) {
        assert!(question.len() <= 40 && say(&label).chars().count() <= 80);
        let told = Barony::answer(view, &question).unwrap_or_else(|| panic!("{question}"));
        assert!(!told.is_empty() && speaker.lines(&told).chars().count() <= 1_900);
    }
    let looked = Barony::look(view, "threats").picture.unwrap();
    for scene in [Barony::scene(view, Picture::Board).unwrap(), looked] {
        assert!(scene.width <= 900.0 && scene.height <= 1300.0, "{} × {}", scene.width, scene.height);
        let alt = renderer.alt(&scene, &say);
        // The last sentence says where all the rest can be asked for: nothing is cut in silence.
        let last = scene.alt.last().map(say).unwrap();
        assert!(alt.ends_with(&last) && alt.encode_utf16().count() <= 1_024, "{alt}");
        assert!(renderer.text(&scene, &say).chars().count() <= 3_900, "{}", renderer.text(&scene, &say));
    }
}

#[test]
fn everything_can_be_said_in_every_language_and_fits() {
    let (words, names, renderer) = (Words::load().unwrap(), names(), Renderer::new().unwrap());
    for (seats, locale) in [
        (2, Locale::German),
        (3, Locale::Italian),
        (4, Locale::Portuguese),
        (4, Locale::English),
        (4, Locale::German),
    ] {
        let speaker = words.speaker(locale, &names, Style::Plain);
        let say = |message: &Message| speaker.say(message);
        let mut ply = 0u32;
        walk(seats, u64::from(seats) + 40, |state, played| {
            ply += 1;
            if let Some((seat, action)) = played {
                let label = say(&Barony::label(state.view(Viewer::Seat(seat)), action));
                assert!(label.chars().count() <= 80, "{label}");
            }
            viewers(seats)
                .filter(|_| ply.is_multiple_of(23))
                .for_each(|viewer| check_view(state, viewer, &speaker, &renderer));
        });
        assert_eq!(words.missing(), 0, "{locale}");
    }
}

#[test]
fn every_notice_and_refusal_can_be_said() {
    const TYPED: [&str; 14] = [
        "place E4",
        "place A1",
        "recruit E4 3",
        "recruit E4 0",
        "move E4-E5",
        "move E4-G7",
        "take field",
        "build E4 village",
        "build E4 city",
        "city E4",
        "expedition E4",
        "title CCC",
        "title MFPCC",
        "pass",
    ];
    notices_and_refusals_are_said::<Barony>(&TYPED, |number, watch| walk(4, number, watch));
}

#[test]
fn no_letter_stands_for_a_terrain_or_a_building() {
    let (words, names, state) = (Words::load().unwrap(), names(), start(3));
    for locale in Locale::ALL {
        let speaker = words.speaker(locale, &names, Style::Plain);
        let view = state.view(Viewer::Spectator);
        let planned = speaker.say(&Barony::planned(view, "7 build E4 stronghold E5 village"));
        for building in [Building::Stronghold, Building::Village] {
            assert!(planned.contains(&speaker.say(&naming::building(building))), "{planned}");
        }
        for item in legend::items(0.0) {
            let Item::Text { words, .. } = item else { continue };
            let LineWords::Message(legend) = words else {
                panic!("a legend speaks")
            };
            let said = speaker.say(&legend);
            assert!(said.split(' ').all(|word| word.chars().count() > 1), "{said}");
        }
    }
}

/// Each plan that the planning panel offers a seat, with the number of taps; builds are followed
/// for two steps.
fn plannable(
    state: &State<Barony>,
    seat: Seat,
    path: &str,
    taps: usize,
    look: &mut dyn FnMut(&Menu),
) -> Vec<(String, usize)> {
    let menu = Barony::planning(state.view(Viewer::Seat(seat)), &[], path);
    look(&menu);
    let mut plans = Vec::new();
    for control in &menu.controls {
        let reached: Vec<&Intent> = match control {
            Control::Button {
                intent,
                enabled: true,
                ..
            } => vec![intent],
            Control::Select { entries, .. } => entries.iter().map(|entry| &entry.intent).collect(),
            _ => Vec::new(),
        };
        for intent in reached {
            match intent {
                Intent::Act(notation) => {
                    plans.push((notation.strip_prefix(Intent::PLAN).unwrap().to_owned(), taps))
                }
                Intent::Open(next) => {
                    let next = next.strip_prefix(Intent::PLAN).unwrap();
                    let built = next.starts_with("build ") && next.split(' ').count() > 3;
                    if next.len() > path.len() && !built {
                        plans.extend(plannable(state, seat, next, taps + 1, look));
                    }
                }
            }
        }
    }
    plans
}

#[test]
fn turns_are_planned_with_the_panels_of_a_turn() {
    let (words, names) = (Words::load().unwrap(), names());
    for (seats, locale) in [(2, Locale::German), (3, Locale::Italian), (4, Locale::Portuguese)] {
        let speaker = words.speaker(locale, &names, Style::Plain);
        let (mut ply, mut pairs) = (0u32, 0);
        walk(seats, u64::from(seats) + 70, |state, _| {
            ply += 1;
            if !ply.is_multiple_of(37) {
                return;
            }
            for seat in Seat::all(seats) {
                let view = state.view(Viewer::Seat(seat));
                let mut rows = |menu: &Menu| {
                    let selects = menu
                        .controls
                        .iter()
                        .filter(|control| matches!(control, Control::Select { .. }))
                        .count();
                    let buttons = menu.controls.len() - selects;
                    assert!(selects + buttons.div_ceil(5) <= 3, "the table has two rows of its own");
                    let labels = menu.controls.iter().flat_map(|control| match control {
                        Control::Button { label, .. } => vec![label],
                        Control::Select { prompt, entries, .. } => std::iter::once(prompt)
                            .chain(entries.iter().map(|entry| &entry.label))
                            .collect(),
                        Control::Break => Vec::new(),
                    });
                    labels
                        .chain(&menu.prompt)
                        .for_each(|label| assert!(!speaker.say(label).is_empty()));
                };
                let plans = plannable(state, seat, "", 1, &mut rows);
                let none = state.public.turns == 0 || view.awaited();
                assert_eq!(plans.is_empty(), none, "{:?}", state.public.phase);
                for (wish, taps) in plans {
                    let kept = Barony::plan(view, &[], &wish)
                        .unwrap_or_else(|reason| panic!("{wish}: {}", reason.rule));
                    let said = speaker.say(&Barony::planned(view, &kept[0]));
                    assert!(
                        taps <= 7 && (1..=80).contains(&said.chars().count()),
                        "{wish}: {taps} taps, {said}"
                    );
                    pairs += usize::from(wish.starts_with("move ") && wish.split(' ').count() == 3);
                }
            }
        });
        assert!(pairs > 100, "moves of two knights can be planned: {pairs}");
        assert_eq!(words.missing(), 0, "{locale}");
    }
}

/// A small position: seat 0 has knights around E4, seat 1 a village there.
fn small() -> State<Barony> {
    let mut state = start(2);
    state.deal(&mut Chance::numbered(3));
    let terrain = "P".repeat(54);
    let pawns = ["E3 0 KK", "E4 1 V", "G4 0 CK", "C4 1 CK"];
    state.public.board =
        serde_json::from_value(serde_json::json!({ "seats": 2, "terrain": terrain, "pawns": pawns }))
            .unwrap();
    state.public.phase = super::super::Phase::Turn(Seat::new(0));
    state.public.turns = 1;
    state
}

#[test]
fn text_board_names_every_space_and_how_spaces_touch() {
    let (words, names, state) = (Words::load().unwrap(), names(), small());
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    let scene = Barony::scene(state.view(Viewer::Spectator), Picture::Board).unwrap();
    let text = Renderer::new()
        .unwrap()
        .text(&scene, &|message| speaker.say(message));
    for line in [
        "Bruno is the start player.",
        "C4 Plain (Bruno: city and 1 knight)",
        "E3 Plain (Ana: 2 knights)",
        "E4 Plain (Bruno: village)",
    ] {
        assert!(text.lines().any(|told| told == line), "{text}");
    }
    let board = &state.public.board;
    for place in board.outline().all().iter() {
        let name = board.outline().name(place).to_string();
        let named = text
            .split([' ', ',', '.', '\n'])
            .filter(|word| *word == name)
            .count();
        assert!(named >= 1, "{name}: {text}");
    }
    // The rule that the text board gives for rows, and the outline, say the same.
    assert!(text.contains("C3 touches C2, C4, B2, B3, D2 and D3; B3 touches B2, B4, A3, A4, C3 and C4"));
    let touching = |name: &str| {
        let outline = super::super::BoardOutline::of(3);
        let place = outline.place(name.parse().unwrap()).unwrap();
        let near = outline
            .touching(place)
            .iter()
            .map(|place| outline.name(place).to_string());
        near.collect::<Vec<_>>()
    };
    for (odd, (row, above, below)) in [('G', 'F', 'H'), ('F', 'E', 'G')].into_iter().enumerate() {
        let mut expected = vec![format!("{row}4"), format!("{row}6")];
        for near in [above, below] {
            expected.extend([4 + odd, 5 + odd].map(|column| format!("{near}{column}")));
        }
        let mut found = touching(&format!("{row}5"));
        expected.sort();
        found.sort();
        assert_eq!(found, expected, "{row}");
    }
}

#[test]
fn the_ending_says_why_one_is_king_where_the_most_points_are_shared() {
    let (words, names, state) = (Words::load().unwrap(), names(), small());
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    for (points, part) in [
        ([58, 57], "over. Ana has the most points and becomes king."),
        ([58, 58], "over. Ana shares the most points, comes first in turn order, and becomes king."),
    ] {
        let outcome = Outcome {
            winners: Seats::only(Seat::new(0)),
            how: "duke".to_owned(),
            scores: BySeat::make(2, |seat| points[usize::from(seat.number())]),
        };
        let told = speaker.lines(&Barony::ending(state.view(Viewer::Spectator), &outcome));
        assert!(told.contains(part), "{points:?}: {told}");
    }
}
