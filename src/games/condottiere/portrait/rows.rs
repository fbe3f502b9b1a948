//! The players' rows below the map: mark, name, hand, regions, cards and strength.

use super::super::Condottiere;
use super::super::components::Card;
use super::super::state::Public;
use super::super::strength;
use super::cards::{SMALL, draw_small};
use super::map::CONDOTTIERE;
use crate::portray;
use crate::render::inks::{AWAITED, FAINT, INK, PAGE, SHADE, SIGNAL};
use crate::render::scene::{Anchor, Art, Color, Face, Fill, Item, Label, Outline, Point};
use crate::render::seat;
use crate::rules::{Seat, View};
use crate::words::Message;
use std::borrow::Cow;

/// A row's height.
pub(super) const HEIGHT: f32 = 74.0;
const WIDTH: f32 = 900.0;
/// Where cards begin and end.
const CARDS: (f32, f32) = (286.0, 806.0);
/// A back as high as a small card.
const BACK_SCALE: f32 = 60.0 / 56.0;

macro_rules! icon {
    ($name:ident, $file:literal, $size:expr) => {
        static $name: Art = Art {
            name: concat!("condottiere/", $file),
            size: $size,
            svg: Cow::Borrowed(include_str!(concat!("../art/", $file, ".svg"))),
        };
    };
}

/// The back of a card.
pub(super) static BACK: Art = Art {
    name: "condottiere/back",
    size: (40, 56),
    svg: Cow::Borrowed(include_str!("../art/back.svg")),
};

icon!(TOWER, "tower", (48, 60));
icon!(GROUP, "group", (60, 56));

/// All rows, the first with its top at `top`.
pub(super) fn items(view: View<'_, Condottiere>, top: f32) -> Vec<Item> {
    let strength = strength::strengths(&view.public().rows);
    let most = strength.values().copied().max().unwrap_or(0);
    Seat::all(view.seats())
        .flat_map(|seat| {
            let top = top + f32::from(seat.number()) * HEIGHT;
            let mut items = player(view, seat, top);
            items.extend(cards(view.public(), seat, top));
            items.extend(result(view.public(), seat, strength[seat], most, top));
            items
        })
        .collect()
}

/// The row's ground, the seat's mark and name, and what it holds.
fn player(view: View<'_, Condottiere>, seat: Seat, top: f32) -> Vec<Item> {
    let public = view.public();
    let awaited = public.turn().awaits(seat);
    let ground = if awaited {
        AWAITED
    } else {
        [PAGE, SHADE][seat.index() % 2]
    };
    let mut items = vec![Item::filled(Outline::Rectangle(Point(0.0, top), WIDTH, HEIGHT, 0.0), ground)];
    if awaited {
        let arrow = [Point(4.0, top + 20.0), Point(18.0, top + 37.0), Point(4.0, top + 54.0)];
        items.push(Item::filled(Outline::Polygon(arrow.to_vec()), SIGNAL));
    }
    items.extend(seat::items(seat.number(), Point(46.0, top + 37.0), 21.0));
    let holder = public.holder == seat && public.round > 0;
    let name = Label::new(Face::Bold, 28.0, INK).within(if holder { 165.0 } else { 200.0 });
    items.push(name.at(Point(78.0, top + 32.0), Anchor::Start, portray::player(seat)));
    if holder {
        items.push(Item::art(&CONDOTTIERE, Point(247.0, top + 3.0), 0.46));
    }
    let goal = public.goal();
    let figures = Label::new(Face::Text, 25.0, INK);
    let base = top + 63.0;
    items.push(Item::art(&BACK, Point(78.0, base - 23.0), 0.44));
    items.push(figures.at(Point(100.0, base), Anchor::Start, view.back(seat).to_string()));
    items.push(Item::art(&TOWER, Point(136.0, base - 23.0), 0.42));
    items.push(figures.at(
        Point(160.0, base),
        Anchor::Start,
        format!("{}/{}", public.owners.count(seat), goal.total),
    ));
    items.push(Item::art(&GROUP, Point(207.0, base - 22.0), 0.42));
    items.push(figures.at(
        Point(235.0, base),
        Anchor::Start,
        format!("{}/{}", public.owners.connected(seat), goal.connected),
    ));
    items
}

/// The row's cards, each kind once with its count, and the back of a face-down one after them.
fn cards(public: &Public, seat: Seat, top: f32) -> Vec<Item> {
    let row = &public.rows[seat];
    let kinds: Vec<Card> = Card::ALL.into_iter().filter(|card| row.contains(card)).collect();
    let room = CARDS.1 - CARDS.0 - SMALL.0;
    let covered = public.covered.has(seat);
    let step =
        (room / (kinds.len() + usize::from(covered)).saturating_sub(1).max(1) as f32).min(SMALL.0 + 10.0);
    let place = |at: usize| Point((CARDS.0 + at as f32 * step).round(), top + 10.0);
    let back = covered.then(|| Item::art(&BACK, place(kinds.len()), BACK_SCALE));
    kinds
        .iter()
        .enumerate()
        .flat_map(|(at, card)| draw_small(*card, row.count(*card), place(at)))
        .chain(back)
        .collect()
}

/// The row's strength, the highest in a frame, and whether its player has passed.
fn result(public: &Public, seat: Seat, strength: u16, most: u16, top: f32) -> Vec<Item> {
    let passed = public.passed.has(seat);
    let mut items = Vec::new();
    if strength == most && most > 0 {
        let frame = Outline::Rectangle(Point(820.0, top + 5.0), 74.0, if passed { 40.0 } else { 48.0 }, 9.0);
        items.push(Item::Shape {
            outline: frame,
            fill: Some(Fill::Plain(Color(255, 255, 255, 255))),
            stroke: Some((INK, 3.0)),
        });
    }
    let base = top + if passed { 39.0 } else { 43.0 };
    if !public.rows[seat].is_empty() || public.covered.has(seat) {
        let label = Label::new(Face::Bold, 38.0, INK).within(66.0);
        items.push(label.at(Point(857.0, base), Anchor::Middle, strength.to_string()));
    }
    if passed {
        let label = Label::new(Face::Bold, 24.0, FAINT).within(86.0);
        items.push(label.at(
            Point(855.0, top + 67.0),
            Anchor::Middle,
            Message::new("condottiere-picture-passed"),
        ));
    }
    items
}
