//! Whole random games are walked: every picture, sentence and control of every viewer, in every
//! language.

use super::super::board::Board;
use super::super::cell::Cell;
use super::super::components::Kind;
use super::super::shape::Shape;
use super::super::{Action, Carcassonne, Event, Land, Options, Phase, Side};
use super::inks::{CHOSEN, PLATE};
use super::window::Window;
use super::{places, spots};
use crate::portray::{Control, Menu, Picture, Portray, Tap};
use crate::render::Renderer;
use crate::render::scene::{Color, Fill, Item, Line, Point, Scene};
use crate::rules::{Chance, Chosen, Game, Seat, Seating, State, Viewer, random_play};
use crate::words::{Locale, Message, Speaker, Style, Words};

const NAMES: [&str; 5] = ["Ana", "Bruno", "Chiara", "Dieter", "Elisabetta"];

fn names() -> Vec<String> {
    NAMES.map(str::to_owned).to_vec()
}

fn start(seats: u8) -> State<Carcassonne> {
    Carcassonne::setup(&Options::choose(&Chosen::default()).unwrap(), Seating { seats })
}

/// Every position of a game played by dice.
fn walk(seats: u8, seed: u64, mut watch: impl FnMut(&State<Carcassonne>, Option<(Seat, &Action)>)) {
    let mut dice = Chance::numbered(seed);
    let pick = |count: usize| dice.number("pick", count as u32) as usize;
    random_play(start(seats), 400, pick, |ply| Chance::numbered(seed << 20 | u64::from(ply)), &mut watch);
}

/// Every position of a game in which each tile is laid at one end of the last: far wider than a
/// picture.
fn walk_far(mut watch: impl FnMut(&State<Carcassonne>)) {
    let mut far = start(2);
    let events = Carcassonne::deal(&far, &mut Chance::numbered(1));
    events
        .iter()
        .for_each(|event| Carcassonne::evolve(&mut far, event));
    for ply in 0..150 {
        let Some(seat) = far.turn().seats().iter().next() else {
            break;
        };
        let farthest = |action: &Action| {
            if let Action::Lay { cell, .. } = action {
                i32::from(cell.x)
            } else {
                0
            }
        };
        let action = far.state_action(seat, farthest);
        let events = Carcassonne::decide(far.permit(seat, action).unwrap(), &mut Chance::numbered(ply));
        events
            .iter()
            .for_each(|event| Carcassonne::evolve(&mut far, event));
        watch(&far);
    }
}

trait Farthest {
    fn state_action(&self, seat: Seat, key: impl Fn(&Action) -> i32) -> Action;
}

impl Farthest for State<Carcassonne> {
    fn state_action(&self, seat: Seat, key: impl Fn(&Action) -> i32) -> Action {
        self.legal(seat).into_iter().max_by_key(key).unwrap()
    }
}

fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// Each action that a menu offers, and those of the menus it opens, with whether it can be used and
/// the taps it takes.
fn offered(
    state: &State<Carcassonne>,
    seat: Seat,
    path: &str,
    taps: u32,
    offers: &mut Vec<(String, bool, u32)>,
) {
    for control in Carcassonne::menu(state.view(Viewer::Seat(seat)), path).controls {
        // To open a list and to pick from it are two taps.
        let before = taps;
        let taps: Vec<(Tap, bool, u32)> = match control {
            Control::Button { tap, enabled, .. } => vec![(tap, enabled, taps + 1)],
            Control::Select { entries, .. } => entries
                .into_iter()
                .map(|entry| (entry.tap, true, taps + 2))
                .collect(),
            Control::Break => Vec::new(),
        };
        for (tap, enabled, taps) in taps {
            match tap {
                Tap::Act(notation) => offers.push((notation, enabled, taps)),
                Tap::Open(next)
                    if next.is_empty()
                        || path.starts_with("page") && next.starts_with("page") && next.as_str() < path => {}
                Tap::Open(_) if !enabled => {}
                // To turn a page is no tap of the move's own.
                Tap::Open(next) => {
                    offered(state, seat, &next, if next.starts_with("page") { before } else { taps }, offers)
                }
            }
        }
    }
}

#[test]
fn menus_offer_exactly_what_is_legal_in_two_or_three_taps() {
    for (seats, seed) in [(2, 1), (3, 2), (4, 3), (5, 4)] {
        walk(seats, seed, |state, _| {
            for seat in Seat::all(seats) {
                let mut offers = Vec::new();
                offered(state, seat, "", 0, &mut offers);
                let mut open: Vec<String> = offers
                    .iter()
                    .filter(|(_, enabled, _)| *enabled)
                    .map(|(notation, ..)| notation.clone())
                    .collect();
                let mut legal: Vec<String> = state.legal(seat).iter().map(ToString::to_string).collect();
                open.sort();
                legal.sort();
                assert_eq!(open, legal, "{:?}", state.public.phase);
                // A tile is laid by one tap or two, and the follower is one more: two or three a
                // turn. Where more cells fit than a message has buttons, the twenty best connected
                // have buttons still.
                let most = if matches!(state.public.phase, Phase::Man(_)) {
                    1
                } else {
                    2
                };
                let near = offers.iter().filter(|(_, _, taps)| *taps <= most).count();
                assert!(near == offers.len() || near >= 20, "{near} of {}", offers.len());
                assert!(offers.iter().all(|(_, _, taps)| *taps <= 3));
            }
        });
    }
}

/// What the edge and a reader can take: 25 buttons in five rows, 80 letters.
fn fits(menu: &Menu, speaker: &Speaker<'_>) {
    let (mut rows, mut column) = (0, 0);
    for control in &menu.controls {
        match control {
            Control::Button { label, tap, .. } => {
                let said = speaker.say(label);
                assert!((1..=80).contains(&said.chars().count()), "{said}");
                let (Tap::Act(word) | Tap::Open(word)) = tap;
                assert!(word.len() <= 40);
                rows += usize::from(column % 5 == 0);
                column += 1;
            }
            Control::Break => column = 0,
            Control::Select { entries, .. } => {
                assert!((1..=25).contains(&entries.len()), "{} entries", entries.len());
                (rows, column) = (rows + 1, 0);
            }
        }
    }
    assert!(rows <= 5, "{rows} rows");
}

fn scene_fits(scene: &Scene, renderer: &Renderer, speaker: &Speaker<'_>) {
    let say = |message: &Message| speaker.say(message);
    assert!(scene.width <= 1_100.0 && scene.height <= 1_200.0, "{} × {}", scene.width, scene.height);
    let alt = renderer.alt(scene, &say);
    assert!(alt.encode_utf16().count() <= 1_024, "{alt}");
    scene
        .alt
        .iter()
        .map(say)
        .for_each(|sentence| assert!(sentence.ends_with('.'), "{sentence}"));
    // What was paid last and what can be asked stand at its end, and may be missing; nothing else
    // is.
    let needed = scene.alt.len().saturating_sub(2);
    scene
        .alt
        .iter()
        .take(needed)
        .map(say)
        .for_each(|sentence| assert!(alt.contains(&sentence), "{sentence}\nis missing: {alt}"));
}

/// Whether a text says that a tile lies on a cell: "17 M–N P" of M17.
fn told_of(text: &str, cell: Cell) -> bool {
    let column = |name: &str| {
        format!("{name}{}", cell.row())
            .parse()
            .ok()
            .filter(|_| !name.is_empty())
            .map(|cell: Cell| cell.x)
    };
    let has = |run: &str| {
        let (from, to) = run.split_once('–').unwrap_or((run, run));
        Some((column(from)?..=column(to)?).contains(&cell.x))
    };
    text.split(&format!(" {} ", cell.row()))
        .skip(1)
        .any(|rest| rest.split([' ', ',', '.']).map_while(has).any(|has| has))
}

/// The cells that a text names in a list as long as this: "K7" of "3 K7 ne".
fn named(text: &str) -> usize {
    let numbers = text
        .split([',', ' '])
        .filter_map(|word| word.parse::<usize>().ok());
    (1..=numbers.max().unwrap_or(0))
        .take_while(|number| text.contains(&format!(" {number} ")))
        .count()
}

#[test]
fn alternative_texts_cut_no_list_in_silence_and_say_where_tiles_lie() {
    let (words, names, mut long) = (Words::load().unwrap(), names(), 0);
    for locale in Locale::ALL {
        let speaker = words.speaker(locale, &names, Style::Plain);
        let said = |messages: &[Message]| {
            messages
                .iter()
                .map(|message| speaker.say(message))
                .collect::<Vec<_>>()
                .join("\n")
        };
        walk(5, 44, |state, _| {
            let public = &state.public;
            let scene = Carcassonne::scene(state.view(Viewer::Spectator), Picture::Board).unwrap();
            let alt = said(&scene.alt);
            for laid in public.board.laid() {
                assert!(told_of(&alt, laid.cell), "{} is not told of: {alt}", laid.cell);
            }
            let Phase::Lay { kind, .. } = public.phase else {
                return;
            };
            let cells = super::candidates::candidates(public, kind).len();
            let list = speaker.say(&scene.alt[1]);
            let more = cells.saturating_sub(16);
            assert_eq!(list.contains("cells)"), more > 0, "{list}");
            assert!(more < 2 || list.contains(&format!("{more} ")), "{more} more: {list}");
            long += usize::from(more > 0);
            // The text board and the answer have room for all of them.
            let all = scene.text.iter().find_map(|line| match line {
                Line::Words(words) if words.id == "carcassonne-cells" => Some(speaker.say(words)),
                _ => None,
            });
            assert!(all.is_none_or(|all| named(&all) == cells && !all.contains("cells)")));
            assert_eq!(
                Carcassonne::answer(state.view(Viewer::Spectator), "cells")
                    .unwrap()
                    .len(),
                cells
            );
        });
    }
    assert!(long > 20, "only {long} long lists");
    // The start tile is M13.
    let mut state = start(2);
    let lay = |board: &mut Board, cell: &str| board.lay(Kind::B, cell.parse().unwrap(), Side::North);
    ["K13", "K14", "L14", "N14"]
        .iter()
        .for_each(|cell| lay(&mut state.public.board, cell));
    let scene = Carcassonne::scene(state.view(Viewer::Spectator), Picture::Board).unwrap();
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    let alt: Vec<String> = scene.alt.iter().map(|message| speaker.say(message)).collect();
    assert!(alt.iter().any(|line| line.contains("on 13 K M and 14 K–L N.")), "{alt:?}");
}

#[test]
fn everything_can_be_said_in_every_language_and_fits() {
    let (words, names, renderer) = (Words::load().unwrap(), names(), Renderer::new().unwrap());
    for (seats, locale) in [
        (2, Locale::German),
        (3, Locale::Italian),
        (4, Locale::Portuguese),
        (5, Locale::English),
        (5, Locale::German),
    ] {
        let speaker = words.speaker(locale, &names, Style::Plain);
        let say = |message: &Message| speaker.say(message);
        let mut ply = 0u32;
        walk(seats, u64::from(seats) + 40, |state, played| {
            ply += 1;
            if let Some((seat, action)) = played {
                let label = say(&Carcassonne::label(state.view(Viewer::Seat(seat)), action));
                assert!(label.chars().count() <= 80, "{label}");
            }
            for viewer in viewers(seats).filter(|_| ply.is_multiple_of(9) || ply > 140) {
                let view = state.view(viewer);
                fits(&Carcassonne::menu(view, ""), &speaker);
                let said = [
                    Carcassonne::headline(view),
                    Carcassonne::own(view),
                    Carcassonne::derivation(view),
                    Carcassonne::menu(view, "").prompt,
                ];
                said.iter().for_each(|lines| {
                    assert!(speaker.lines(lines).chars().count() <= 1_900, "{}", speaker.lines(lines))
                });
            }
            let view = state.view(Viewer::Spectator);
            if ply.is_multiple_of(9) || ply > 140 {
                let scene = Carcassonne::scene(view, Picture::Board).unwrap();
                scene_fits(&scene, &renderer, &speaker);
                assert!(
                    renderer.text(&scene, &say).chars().count() <= 3_900,
                    "{}",
                    renderer.text(&scene, &say)
                );
                for look in Carcassonne::LOOKS {
                    let sight = Carcassonne::look(view, look);
                    assert!(!sight.lines.is_empty() && speaker.lines(&sight.lines).chars().count() <= 3_900);
                }
                for (question, about) in Carcassonne::questions(view) {
                    assert!(!say(&about).is_empty());
                    let answer = Carcassonne::answer(view, &question).map(|lines| speaker.lines(&lines));
                    let fixed = ply < 5 || !question.starts_with("scores");
                    assert!(
                        answer
                            .as_ref()
                            .is_none_or(|said| !said.is_empty() && said.chars().count() <= 3_900),
                        "{question}"
                    );
                    assert!(answer.is_some() || !fixed, "{question} is offered and not answered");
                }
            }
            if let Phase::Over(outcome) = &state.public.phase {
                let told = Carcassonne::ending(view, outcome);
                assert_eq!(speaker.lines(&told).lines().count(), usize::from(seats) + 3);
            }
        });
        assert_eq!(words.missing(), 0, "{locale}");
    }
}

#[test]
fn every_notice_and_refusal_can_be_said() {
    let (words, names) = (Words::load().unwrap(), names());
    for (number, locale) in Locale::ALL.into_iter().enumerate() {
        let speaker = words.speaker(locale, &names, Style::Discord);
        let mut before: Option<State<Carcassonne>> = None;
        walk(4, 60 + number as u64, |state, played| {
            if let (Some(before), Some((seat, action))) = (&before, played) {
                let events: Vec<Event> =
                    Carcassonne::decide(before.permit(seat, *action).unwrap(), &mut Chance::numbered(1));
                events
                    .iter()
                    .for_each(|event| assert!(!speaker.say(&Carcassonne::tell(event)).is_empty()));
                for seat in Seat::all(4) {
                    let typed = [
                        "M13 n",
                        "A1 n",
                        "M12 n",
                        "M14 e",
                        "L13 s",
                        "city n",
                        "field nnw",
                        "road ew",
                        "cloister",
                        "pass",
                    ];
                    let refused = typed
                        .iter()
                        .filter_map(|typed| before.permit(seat, typed.parse().unwrap()).err());
                    refused.for_each(|reason| assert!(!speaker.say(&Carcassonne::why(&reason)).is_empty()));
                }
            }
            before = Some(state.clone());
        });
        assert_eq!(words.missing(), 0, "{locale}");
    }
}

#[test]
fn wide_table_is_cropped_round_the_action_and_whole_on_request() {
    let renderer = Renderer::new().unwrap();
    let (words, names) = (Words::load().unwrap(), names());
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    let mut widest = 0;
    walk_far(|state| {
        let window = Window::of(&state.public, false, None);
        let last = state.public.board.last().unwrap();
        assert!(window.size().0 <= 17 && window.size().1 <= 14 && window.has(last.cell));
        let whole = Window::of(&state.public, true, None);
        assert!(state.public.board.laid().iter().all(|laid| whole.has(laid.cell)));
        widest = widest.max(whole.size().0);
        let far = state
            .public
            .board
            .frontier()
            .gaps()
            .iter()
            .min_by_key(|gap| gap.cell.x)
            .unwrap()
            .cell;
        assert!(Window::of(&state.public, false, Some(far)).has(far), "a chosen cell is in sight");
        scene_fits(
            &Carcassonne::scene(state.view(Viewer::Spectator), Picture::Board).unwrap(),
            &renderer,
            &speaker,
        );
    });
    assert!(widest > 30, "{widest}");
}

#[test]
fn scores_are_derived_in_words() {
    use super::super::state::{Score, Source};
    let (words, names) = (Words::load().unwrap(), names());
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    let public = start(2).public;
    let (cell, spot) = ("K7".parse().unwrap(), "city n".parse().unwrap());
    let seats = |count: u8| Seat::all(count).collect();
    for (source, points, count, told) in [
        (
            Source::City {
                tiles: 5,
                shields: 2,
                complete: true,
            },
            14,
            2,
            "K7: city of 5 tiles and 2 shields: 5 × 2 + 2 × 2 = 14 → Ana and Bruno, tied",
        ),
        (
            Source::City {
                tiles: 2,
                shields: 0,
                complete: true,
            },
            2,
            1,
            "K7: city of two tiles: 2 → Ana",
        ),
        (
            Source::City {
                tiles: 3,
                shields: 1,
                complete: false,
            },
            4,
            1,
            "K7: unfinished city of 3 tiles and 1 shield: 3 × 1 + 1 × 1 = 4 → Ana",
        ),
        (
            Source::Road {
                tiles: 4,
                complete: true,
            },
            4,
            1,
            "K7: road of 4 tiles: 4 × 1 = 4 → Ana",
        ),
        (Source::Cloister { tiles: 9 }, 9, 1, "K7: cloister: 9 × 1 = 9 → Ana"),
        (Source::Farm { cities: 2 }, 6, 1, "K7: farm at 2 completed cities: 2 × 3 = 6 → Ana"),
        (Source::Supply { farms: 2 }, 3, 1, "K7: city fed by 2 farms: 3 → Ana"),
    ] {
        let line = super::derivation::line(
            &public,
            &Score {
                source,
                cell,
                spot,
                points,
                seats: seats(count),
            },
        );
        assert_eq!(speaker.say(&line), told);
    }
}

#[test]
fn questions_are_answered_in_words() {
    let (words, names) = (Words::load().unwrap(), names());
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    let mut state = start(2);
    state
        .public
        .board
        .lay(Kind::F, "M12".parse().unwrap(), Side::East);
    let part = state
        .public
        .board
        .part_at("M12".parse().unwrap(), "city ns".parse().unwrap())
        .unwrap();
    state.public.board.place(Seat::new(1), part);
    state.public.phase = Phase::Lay {
        seat: Seat::new(0),
        kind: Kind::E,
    };
    for (question, told) in [
        ("m12", "M12: tile F (city from left to right, shield), top to the right."),
        ("open cities", "M13 city (N): 2 tiles, 1 shield, 1 side open; followers: Bruno 1."),
        ("open roads", "M13 road (E and W): 1 tile, 2 ends open; nobody is on it."),
        ("open cloisters", "There is none."),
        ("m11", "M11 is empty. Its neighbours ask for: S city."),
        ("A1", "A1 is empty, and no tile lies beside it."),
        ("farms", "Rule in force for farms: 3 points a completed city, each farm by itself."),
        ("dead", "Each cell beside the tiles can still be filled."),
        ("cells", "1: M11, top to s, 1 neighbour, completes something"),
    ] {
        let answer = Carcassonne::answer(state.view(Viewer::Spectator), question).unwrap();
        assert_eq!(speaker.say(&answer[0]), told, "{question}");
    }
    let fits = Carcassonne::answer(state.view(Viewer::Spectator), "m11").unwrap();
    assert_eq!(speaker.say(&fits[1]), "The drawn tile fits: upside down.");
    assert_eq!(
        speaker.say(&fits[2]),
        "upside down (s) completes M12: city of 3 tiles and 1 shield: 3 × 2 + 1 × 2 = 8 → Bruno."
    );
    let label = Carcassonne::label(state.view(Viewer::Seat(Seat::new(0))), &"M11 s".parse().unwrap());
    assert_eq!(speaker.say(&label), "M11, upside down; completes 8 points");
    assert_eq!(Carcassonne::answer(state.view(Viewer::Spectator), "who wins"), None);
}

#[test]
fn what_a_tile_would_complete_is_shown_before_it_is_laid() {
    let (words, names) = (Words::load().unwrap(), names());
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    let mut state = start(2);
    state.public.phase = Phase::Lay {
        seat: Seat::new(0),
        kind: Kind::E,
    };
    let view = state.view(Viewer::Seat(Seat::new(0)));
    let labels: Vec<String> = Carcassonne::menu(view, "")
        .controls
        .iter()
        .map(|control| said(control, &speaker))
        .collect();
    assert_eq!(labels, ["1 · M12 ✓", "2 · M14"]);
    state.public.phase = Phase::Lay {
        seat: Seat::new(0),
        kind: Kind::W,
    };
    let view = state.view(Viewer::Seat(Seat::new(0)));
    assert_eq!(
        Carcassonne::menu(view, "N13").prompt.len(),
        1,
        "nothing is complete whichever way round it lies"
    );
    state
        .public
        .board
        .lay(Kind::W, "L13".parse().unwrap(), Side::North);
    let part = state
        .public
        .board
        .part_at("M13".parse().unwrap(), "road ew".parse().unwrap())
        .unwrap();
    let told = |state: &State<Carcassonne>| -> Vec<String> {
        let menu = Carcassonne::menu(state.view(Viewer::Seat(Seat::new(0))), "N13");
        menu.prompt.iter().skip(1).map(|line| speaker.say(line)).collect()
    };
    assert_eq!(told(&state)[0], "top up (n) completes M13: road of 3 tiles: 3 × 1 = 3 → nobody yet.");
    assert_eq!(told(&state).len(), 3, "the field cannot face the road");
    state.public.board.place(Seat::new(0), part);
    state.public.board.place(Seat::new(1), part);
    assert_eq!(
        told(&state)[0],
        "top up (n) completes M13: road of 3 tiles: 3 × 1 = 3 → Ana and Bruno, tied."
    );
}

#[test]
fn chosen_cell_is_framed_while_its_orientation_is_asked() {
    let (words, names, renderer) = (Words::load().unwrap(), names(), Renderer::new().unwrap());
    let mut state = start(2);
    state.public.phase = Phase::Lay {
        seat: Seat::new(0),
        kind: Kind::E,
    };
    let view = state.view(Viewer::Seat(Seat::new(0)));
    let plates = |scene: &Scene| -> Vec<(Color, f32)> {
        let plate = |item: &Item| match item {
            Item::Shape {
                fill: Some(Fill::Plain(fill @ (PLATE | CHOSEN))),
                stroke: Some((_, width)),
                ..
            } => Some((*fill, *width)),
            _ => None,
        };
        scene.items.iter().filter_map(plate).collect()
    };
    let board = Carcassonne::scene(view, Picture::Board).unwrap();
    let opened = Carcassonne::opened(view, "M14").unwrap();
    let [(PLATE, thin), (PLATE, _)] = plates(&board)[..] else {
        panic!("{:?}", plates(&board))
    };
    let [(CHOSEN, thick)] = plates(&opened)[..] else {
        panic!("{:?}", plates(&opened))
    };
    assert!(thick > 1.5 * thin);
    for locale in Locale::ALL {
        let speaker = words.speaker(locale, &names, Style::Plain);
        let [all, one] = [&board, &opened].map(|scene| renderer.alt(scene, &|message| speaker.say(message)));
        assert!(all.contains("1 M12 s") && all.contains("2 M14 esw"), "{all}");
        assert!(!one.contains("1 M12 s") && one.contains(": 2 M14 esw."), "{one}");
        scene_fits(&opened, &renderer, &speaker);
    }
    assert_eq!(words.missing(), 0);
    for path in ["", "page 1", "A1", "nonsense"] {
        assert_eq!(Carcassonne::opened(view, path).as_ref(), Some(&board), "{path}");
    }
    assert_eq!(Carcassonne::opened(state.view(Viewer::Seat(Seat::new(1))), "M14"), None);
}

#[test]
fn headline_says_whether_a_follower_can_be_put() {
    let (words, names) = (Words::load().unwrap(), names());
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    let mut state = start(2);
    state
        .public
        .board
        .lay(Kind::E, "M12".parse().unwrap(), Side::South);
    state.public.phase = Phase::Man(Seat::new(1));
    let said =
        |state: &State<Carcassonne>| speaker.say(&Carcassonne::headline(state.view(Viewer::Spectator))[0]);
    assert_eq!(said(&state), "Bruno laid a tile on M12 and may put a follower on it.");
    state.public.supply[Seat::new(1)] = 0;
    assert_eq!(said(&state), "Bruno laid a tile on M12; no follower can go on it.");
}

fn said(control: &Control, speaker: &Speaker<'_>) -> String {
    match control {
        Control::Button { label, .. } => speaker.say(label),
        Control::Select { prompt, .. } => speaker.say(prompt),
        Control::Break => String::new(),
    }
}

#[test]
fn farm_view_names_who_leads() {
    let (words, names) = (Words::load().unwrap(), names());
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    let mut state = start(2);
    let board: &mut Board = &mut state.public.board;
    board.lay(Kind::E, "M12".parse().unwrap(), Side::South);
    for seat in [Seat::new(0), Seat::new(1)] {
        let part = board
            .part_at("M13".parse().unwrap(), "field ene".parse().unwrap())
            .unwrap();
        board.place(seat, part);
    }
    let sight = Carcassonne::look(state.view(Viewer::Spectator), "farms");
    assert_eq!(
        speaker.say(&sight.lines[1]),
        "Farm at M13: farmers Ana 1 and Bruno 1; 1 completed city. Ana and Bruno tie: 3 points."
    );
    assert!(sight.picture.is_some());
}

#[test]
fn text_board_has_a_row_for_each_row_of_cells() {
    let mut state = start(2);
    state.public.phase = Phase::Lay {
        seat: Seat::new(0),
        kind: Kind::E,
    };
    let scene = Carcassonne::scene(state.view(Viewer::Spectator), Picture::Board).unwrap();
    let (words, names) = (Words::load().unwrap(), names());
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    let text = Renderer::new()
        .unwrap()
        .text(&scene, &|message| speaker.say(message));
    let expected = "\
Ana lays tile E: city on top.
It fits on 2 cells (number, cell, where its top may be): 1 M12 s and 2 M14 esw.
Ana (A): 0 points, 7 followers left.
Bruno (B): 0 points, 7 followers left.
71 tiles are left to draw.
    L  M   N
12  .  1   .
13  .  Dn  .
14  .  2   .
";
    assert!(text.starts_with(expected), "{text}");
    assert!(
        scene
            .text
            .iter()
            .any(|line| matches!(line, Line::Table(rows) if rows.len() == 4))
    );
}

#[test]
fn followers_stand_apart_and_fields_cover_their_half_sides() {
    for kind in Kind::ALL {
        for top in Side::ALL {
            let parts = Shape::of(kind, top).parts();
            let stands: Vec<Point> = (0..parts.len())
                .map(|part| places::stand(kind, top, part, Point(0.0, 0.0), 96.0))
                .collect();
            for (nth, one) in stands.iter().enumerate() {
                assert!((8.0..=88.0).contains(&one.0) && (8.0..=88.0).contains(&one.1), "{kind} {nth}");
                let apart = stands[..nth]
                    .iter()
                    .all(|other| (one.0 - other.0).hypot(one.1 - other.1) >= 17.0);
                assert!(apart, "{kind}: two followers in one place");
            }
            for (nth, part) in parts.iter().enumerate() {
                let grounds = places::ground(kind, top, nth, Point(0.0, 0.0), 96.0).len();
                assert!(grounds >= part.halves().count(), "{kind} {nth}");
                assert_eq!(grounds > 0, part.land == Land::Field);
            }
        }
    }
    assert!(spots::spots(&start(2).public).is_empty());
}
