//! What the picture shows, and what its alternative text says.

use super::super::super::board::Board;
use super::super::super::cell::Cell;
use super::super::super::components::Kind;
use super::super::super::shape::TileShape;
use super::super::super::{Carcassonne, Land, Phase, Side};
use super::super::candidates::candidates;
use super::super::inks::{CHOSEN, PLATE};
use super::super::marks::Marks;
use super::super::tiles::CANVAS;
use super::super::window::{Frame, Window};
use super::super::{board, outlook, places, spots};
use super::{scene_fits, start, walk, walk_far};
use crate::games::tests::readers::names;
use crate::portray::{Picture, Portray};
use crate::render::Renderer;
use crate::render::scene::{Fill, Item, Line, LineWords, Outline, Point, Scene};
use crate::render::seat;
use crate::rules::{Seat, Viewer};
use crate::words::{Locale, Message, Style, Words};

/// Whether a text says that a tile lies on a cell: "M17–N17 P17" of M17.
fn told_of(text: &str, cell: Cell) -> bool {
    let has = |run: &str| {
        let (from, to) = run.split_once('–').unwrap_or((run, run));
        let (from, to): (Cell, Cell) = (from.parse().ok()?, to.parse().ok()?);
        Some(from.y == cell.y && (from.x..=to.x).contains(&cell.x))
    };
    let rows = text.lines().last().unwrap_or_default();
    rows.split([' ', ','])
        .any(|run| has(run.trim_end_matches('.')) == Some(true))
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
            let rows: std::collections::BTreeSet<i8> =
                public.board.laid().iter().map(|laid| laid.cell.y).collect();
            for laid in public
                .board
                .laid()
                .iter()
                .filter(|laid| rows.range(..laid.cell.y).count() < 12)
            {
                assert!(told_of(&alt, laid.cell), "{} is not told of: {alt}", laid.cell);
            }
            let Phase::Lay { kind, .. } = public.phase else {
                return;
            };
            let cells = super::super::candidates::candidates(public, kind).len();
            let list = speaker.say(&scene.alt[1]);
            let more = cells.saturating_sub(10);
            let question = speaker.say(&Message::new("carcassonne-question-cells"));
            assert_eq!(list.contains(&question), more > 0, "{list}");
            assert!(more < 2 || list.contains(&format!("{more} ")), "{more} more: {list}");
            long += usize::from(more > 0);
            // The text board and the answer have room for all of them.
            let all = scene.text.iter().find_map(|line| match line {
                Line::Words(words) if words.id == "carcassonne-cells" => Some(speaker.say(words)),
                _ => None,
            });
            assert!(all.is_none_or(|all| named(&all) == cells && !all.contains(&question)));
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
    let lay = |board: &mut Board, cell: &str| board.put(Kind::B, cell.parse().unwrap(), Side::North, None);
    ["K13", "K14", "L14", "N14"]
        .iter()
        .for_each(|cell| lay(&mut state.public.board, cell));
    let scene = Carcassonne::scene(state.view(Viewer::Spectator), Picture::Board).unwrap();
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    let alt: Vec<String> = scene.alt.iter().map(|message| speaker.say(message)).collect();
    assert!(
        alt.iter()
            .any(|line| line.contains("on K13 M13 and K14–L14 N14.")),
        "{alt:?}"
    );
}

#[test]
fn wide_table_is_cropped_round_the_action_and_whole_on_request() {
    let renderer = Renderer::new().unwrap();
    let (words, names) = (Words::load().unwrap(), names());
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    let mut widest = 0;
    let mut told = Vec::new();
    walk_far(|state| {
        let window = Window::of(&state.public, false, &[]);
        let scene = Carcassonne::scene(state.view(Viewer::Spectator), Picture::Board).unwrap();
        told.push(scene.alt.iter().any(|line| line.id == "carcassonne-alt-cut"));
        let last = state.public.board.last().unwrap();
        assert!(window.size().0 <= 17 && window.size().1 <= 14 && window.has(last.cell));
        let whole = Window::of(&state.public, true, &[]);
        assert!(state.public.board.laid().iter().all(|laid| whole.has(laid.cell)));
        widest = widest.max(whole.size().0);
        let laid = || state.public.board.laid().iter().map(|laid| laid.cell);
        let (west, east) = (laid().map(|cell| cell.x).min(), laid().map(|cell| cell.x).max());
        assert_eq!(
            (Some(whole.from.x), Some(whole.to.x)),
            (west, east),
            "no empty rim where nothing is marked"
        );
        scene_fits(&scene, &renderer, &speaker);
    });
    assert!(widest > 30, "{widest}");
    assert_eq!(told.pop(), Some(true), "the end says that the picture leaves tiles out");
    assert!(!told.contains(&true), "and nothing before it does");
}

#[test]
fn each_way_to_lay_the_tile_on_the_chosen_cell_is_shown_large_where_it_would_lie() {
    let (words, names, renderer) = (Words::load().unwrap(), names(), Renderer::new().unwrap());
    let mut state = start(2);
    state.public.phase = Phase::Lay {
        seat: Seat::new(0),
        kind: Kind::E,
    };
    let view = state.view(Viewer::Seat(Seat::new(0)));
    let board = Carcassonne::scene(view, Picture::Board).unwrap();
    let opened = Carcassonne::opened(view, "M14").unwrap();
    // The drawn tile on its cell, as it is turned, and how wide a phone shows it.
    let drawn = |scene: &Scene| -> Vec<(u8, f32)> {
        let tile = |item: &Item| match item {
            Item::Art {
                art, turns, scale, ..
            } if art.name == "carcassonne/e" => Some((*turns, CANVAS * scale * Scene::PHONE / scene.width)),
            _ => None,
        };
        scene.items.iter().filter_map(tile).collect()
    };
    let ways = drawn(&opened);
    assert_eq!(ways.iter().map(|(turns, _)| *turns).collect::<Vec<_>>(), [1, 2, 3]);
    assert!(ways.iter().all(|(_, wide)| *wide >= 50.0), "{ways:?}");
    let framed = |item: &&Item| {
        matches!(
            item,
            Item::Shape {
                stroke: Some((CHOSEN, _)),
                ..
            }
        )
    };
    assert_eq!(opened.items.iter().filter(framed).count(), 3);
    let letters = ["E/S/W", "L/S/O", "O/S/W", "E/S/O"];
    for (locale, tops) in Locale::ALL.into_iter().zip(letters) {
        let speaker = words.speaker(locale, &names, Style::Plain);
        let other = format!("2 M14 {tops}");
        let [all, one] = [&board, &opened].map(|scene| renderer.alt(scene, &|message| speaker.say(message)));
        assert!(all.contains("1 M12 S +2") && all.contains(&other), "{all}");
        assert!(!one.contains("1 M12 S") && one.contains(&format!(": {other}.")), "{one}");
        scene_fits(&opened, &renderer, &speaker);
    }
    assert_eq!(words.missing(), 0);
    for path in ["", "page 1", "A1", "nonsense"] {
        assert_eq!(Carcassonne::opened(view, path).as_ref(), Some(&board), "{path}");
    }
    assert_eq!(Carcassonne::opened(state.view(Viewer::Seat(Seat::new(1))), "M14"), None);
}

#[test]
fn a_number_says_the_points_that_the_tile_would_pay_there_and_a_farmer_is_hollow() {
    let (mut paid, mut farmers) = (0, 0);
    walk(3, 5, |state, _| {
        let scene = Carcassonne::scene(state.view(Viewer::Spectator), Picture::Board).unwrap();
        if let Phase::Lay { kind, .. } = state.public.phase {
            let plates = scene.items.iter().filter_map(|item| match item {
                Item::Text {
                    words: LineWords::Literal(told),
                    color: PLATE,
                    ..
                } => told.strip_prefix('+').and_then(|told| told.parse::<u16>().ok()),
                _ => None,
            });
            let mut shown: Vec<u16> = plates.collect();
            let cells = candidates(&state.public, kind);
            let mut worth: Vec<u16> = cells
                .iter()
                .map(|one| outlook::points(&state.public, kind, one))
                .collect();
            worth.retain(|points| *points > 0);
            shown.sort_unstable();
            worth.sort_unstable();
            assert_eq!(shown, worth);
            paid += shown.len();
        }
        let board = &state.public.board;
        let lying = board
            .followers()
            .iter()
            .filter(|one| board.part(one.part).1.land == Land::Field);
        let hollow = |item: &&Item| {
            matches!(
                item,
                Item::Shape {
                    fill: Some(Fill::Plain(PLATE)),
                    stroke: Some((seat::EDGE, _)),
                    ..
                }
            )
        };
        let (lying, hollow) = (lying.count(), scene.items.iter().filter(hollow).count());
        assert_eq!(lying, hollow);
        farmers += lying;
    });
    assert!(paid > 10 && farmers > 100, "{paid} {farmers}");
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
Ana has tile E to lay: city on top.
It fits on 2 cells (number, cell, where its top may be, + points at once): 1 M12 S +2 and 2 M14 E/S/W.
Ana (A): 0 points, 7 followers left.
Bruno (B): 0 points, 7 followers left.
71 tiles are left to draw.

Tiles
Row 13: M13 D-N.
";
    assert!(text.starts_with(expected), "{text}");
    assert!(!scene.text.iter().any(|line| matches!(line, Line::Table(_))), "no line is cut on a phone");
}

/// No follower's mark sticks out of its tile.
#[test]
fn followers_lie_within_their_tiles() {
    let mut tried = 0;
    for (kind, top, cell) in around() {
        for seat in 0..5 {
            let mut state = start(5);
            if !state.public.board.lay(kind, cell, top) {
                continue;
            }
            tried += 1;
            let laid = state.public.board.last().unwrap();
            let parts: Vec<_> = laid.parts().map(|(number, _)| number).collect();
            for number in parts {
                let mut state = state.clone();
                state.public.board.place(Seat::new(seat), number);
                let frame = Frame::new(Window::of(&state.public, false, &[]), Point(0.0, 0.0));
                let items = board::items(&state.public, frame, 900.0, &Marks::default());
                let mark = |item: &Item| match item {
                    Item::Shape {
                        fill: Some(Fill::Plain(color)),
                        ..
                    } => *color == seat::mark(seat).color,
                    _ => false,
                };
                let lies = items.iter().rposition(mark).unwrap();
                let Item::Shape { outline, .. } = &items[lies] else {
                    continue;
                };
                let Point(left, top) = frame.at(cell);
                for Point(x, y) in corners(outline) {
                    let inside =
                        (left..=left + frame.cell).contains(&x) && (top..=top + frame.cell).contains(&y);
                    assert!(inside, "{kind}: seat {seat} sticks out at {x}, {y} of {left}, {top}");
                }
            }
        }
    }
    assert!(tried > 5 * 100, "{tried}");
}

/// Each tile in each orientation on each side of the first tile.
fn around() -> impl Iterator<Item = (Kind, Side, Cell)> {
    let cells = ["M12", "M14", "L13", "N13"].map(|cell| cell.parse::<Cell>().unwrap());
    let tops = Kind::ALL
        .into_iter()
        .flat_map(|kind| Side::ALL.map(|top| (kind, top)));
    tops.flat_map(move |(kind, top)| cells.map(|cell| (kind, top, cell)))
}

/// The points farthest out of an outline.
fn corners(outline: &Outline) -> Vec<Point> {
    match outline {
        Outline::Circle(Point(x, y), radius) => {
            vec![Point(x - radius, y - radius), Point(x + radius, y + radius)]
        }
        Outline::Rectangle(Point(x, y), wide, high, _) => vec![Point(*x, *y), Point(x + wide, y + high)],
        Outline::Polygon(points) | Outline::Line(points) => points.clone(),
    }
}

#[test]
fn followers_stand_apart_and_fields_cover_their_half_sides() {
    for kind in Kind::ALL {
        for top in Side::ALL {
            let parts = TileShape::of(kind, top).parts();
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
