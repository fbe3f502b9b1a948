//! The players' rows below the map: mark, name, hand, regions, cards and strength.

use super::super::Condottiere;
use super::super::components::Card;
use super::super::state::{Phase, Public};
use super::super::strength::{self, Weather};
use super::cards::{SMALL, draw_small};
use super::map::{CONDOTTIERE, SIZE};
use super::{headline, lines};
use crate::portray;
use crate::render::inks::{AWAITED, FAINT, GOLD, INK, PAGE, SHADE, SIGNAL, WHITE};
use crate::render::scene::{Anchor, Art, Face, Item, Label, Outline, Point};
use crate::render::seat;
use crate::rules::{BySeat, Seat, Seats, View};
use crate::words::Message;
use std::borrow::Cow;

/// A row's height.
pub(super) const HEIGHT: f32 = 74.0;
const WIDTH: f32 = 900.0;
/// Where cards begin and end.
const CARDS: (f32, f32) = (286.0, 744.0);
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

icon!(FAN, "courtesan", (60, 60));
icon!(TOWER, "tower", (48, 60));
icon!(GROUP, "group", (60, 56));

/// All rows, below the map.
pub(super) fn items(view: View<'_, Condottiere>) -> Vec<Item> {
    let strength = strength::strengths(&view.public().rows);
    Seat::all(view.seats())
        .flat_map(|seat| {
            let top = top(seat);
            let mut items = player(view, seat, top);
            if is_fighting(view.public(), seat) {
                items.extend(cards(view.public(), seat, top));
                items.extend(result(view, seat, &strength, top));
            }
            items
        })
        .collect()
}

/// Whether a seat's part in a battle is shown: while one is fought, and after the last one of a game
/// of whoever has cards in it.
pub(super) fn is_fighting(public: &Public, seat: Seat) -> bool {
    let fought = !matches!(public.phase, Phase::Over(_) | Phase::Between { .. });
    fought || !public.rows[seat].is_empty()
}

/// Who has won the game, or the game of a series that is just over.
fn winners(public: &Public) -> Seats {
    match &public.phase {
        Phase::Over(outcome) => outcome.winners,
        Phase::Between { .. } => {
            let last = public.series.as_ref().and_then(|series| series.games.last());
            last.and_then(|game| game.winner).into_iter().collect()
        }
        _ => Seats::NONE,
    }
}

/// The row's ground, the seat's mark and name, and what it holds.
fn player(view: View<'_, Condottiere>, seat: Seat, top: f32) -> Vec<Item> {
    let mut items = ground(view.public(), seat, top);
    items.extend(seat::items(seat.number(), Point(46.0, top + 37.0), 20.0));
    items.extend(name(view.public(), seat, top));
    items.extend(figures(view, seat, top));
    items
}

/// The row's ground: gold for who has won, framed and with an arrow for who is to decide.
fn ground(public: &Public, seat: Seat, top: f32) -> Vec<Item> {
    let between = matches!(public.phase, Phase::Between { .. });
    let awaited = headline::deciding(public, seat) && !between;
    let won = winners(public).has(seat);
    let ground = match (won, awaited) {
        (true, _) => GOLD,
        (false, true) => AWAITED,
        (false, false) => [PAGE, SHADE][seat.index() % 2],
    };
    let mut items = vec![Item::filled(Outline::Rectangle(Point(0.0, top), WIDTH, HEIGHT, 0.0), ground)];
    if awaited || won {
        let frame = Outline::Rectangle(Point(1.5, top + 1.5), WIDTH - 3.0, HEIGHT - 3.0, 2.0);
        items.push(Item::stroked(frame, INK, 3.0));
    }
    if awaited {
        let arrow = [Point(3.0, top + 20.0), Point(14.0, top + 37.0), Point(3.0, top + 54.0)];
        items.push(Item::filled(Outline::Polygon(arrow.to_vec()), SIGNAL));
    }
    items
}

/// The name, the Condottiere beside its holder's, and how many Courtesans lie in the row.
fn name(public: &Public, seat: Seat, top: f32) -> Vec<Item> {
    let holder = public.holder == seat && public.round > 0;
    let courtesans = public.rows[seat].count(Card::Courtesan);
    let signs = if holder { 35.0 } else { 0.0 } + if courtesans > 0 { 44.0 } else { 0.0 };
    let name = Label::new(Face::Bold, 28.0, INK).within(200.0 - signs);
    let mut items = vec![name.at(Point(80.0, top + 32.0), Anchor::Start, portray::player(seat))];
    if holder {
        items.push(Item::art(&CONDOTTIERE, Point(247.0, top + 3.0), 0.46));
    }
    if courtesans > 0 {
        let left = if holder { 201.0 } else { 236.0 };
        items.push(Item::art(&FAN, Point(left, top + 6.0), 0.46));
        let count = Label::new(Face::Bold, 24.0, INK);
        items.push(count.at(Point(left + 28.0, top + 30.0), Anchor::Start, courtesans.to_string()));
    }
    items
}

/// The cards in hand, the regions, and those of the largest group.
fn figures(view: View<'_, Condottiere>, seat: Seat, top: f32) -> Vec<Item> {
    let public = view.public();
    let goal = public.goal();
    let figures = Label::new(Face::Text, 25.0, INK);
    let base = top + 58.0;
    let of = |count: u8, goal: u8| format!("{count}/{goal}");
    let regions = of(public.owners.count(seat), goal.total);
    let connected = of(public.owners.connected(seat), goal.connected);
    vec![
        Item::art(&BACK, Point(78.0, base - 23.0), 0.44),
        figures.at(Point(100.0, base), Anchor::Start, view.back(seat).to_string()),
        Item::art(&TOWER, Point(136.0, base - 23.0), 0.42),
        figures.at(Point(160.0, base), Anchor::Start, regions),
        Item::art(&GROUP, Point(207.0, base - 22.0), 0.42),
        figures.at(Point(235.0, base), Anchor::Start, connected),
    ]
}

/// Where the row's cards lie, each kind once, and after them a face-down one.
fn places(public: &Public, seat: Seat, top: f32) -> Vec<(Option<Card>, Point)> {
    let row = &public.rows[seat];
    let kinds = Card::ALL.into_iter().filter(|card| row.contains(card)).map(Some);
    let kinds: Vec<Option<Card>> = kinds.chain(public.covered.has(seat).then_some(None)).collect();
    let room = CARDS.1 - CARDS.0 - SMALL.0;
    let step = (room / kinds.len().saturating_sub(1).max(1) as f32).min(SMALL.0 + 15.0);
    let place = |at: usize| Point((CARDS.0 + at as f32 * step).round(), top + 6.0);
    kinds
        .into_iter()
        .enumerate()
        .map(|(at, kind)| (kind, place(at)))
        .collect()
}

/// The row's cards, each kind once with its count, and the back of a face-down one after them.
fn cards(public: &Public, seat: Seat, top: f32) -> Vec<Item> {
    let row = &public.rows[seat];
    let winter = Weather::over(&public.rows).season == Some(Card::Winter);
    let drawn = |(kind, at): (Option<Card>, Point)| match kind {
        Some(card) => draw_small(card, (row.count(card), winter), at),
        None => vec![Item::art(&BACK, Point(at.0, at.1 + 1.0), BACK_SCALE)],
    };
    places(public, seat, top).into_iter().flat_map(drawn).collect()
}

/// Where a seat's row begins.
fn top(seat: Seat) -> f32 {
    SIZE.1 + f32::from(seat.number()) * HEIGHT
}

/// Round a kind of card in a row, or the face-down one, if it lies there.
pub(super) fn card(public: &Public, seat: Seat, card: Option<Card>) -> Option<Outline> {
    let places = places(public, seat, top(seat));
    let (_, Point(x, y)) = places.into_iter().find(|(kind, _)| *kind == card)?;
    Some(Outline::Rectangle(Point(x - 1.0, y - 1.0), SMALL.0 + 2.0, SMALL.1 + 2.0, 5.0))
}

/// Round a row's mark.
pub(super) fn mark(seat: Seat) -> Outline {
    Outline::Circle(Point(46.0, top(seat) + 37.0), 27.0)
}

/// The row's strength, the highest in a frame, or in a dashed one where it is shared; and whether its
/// player has passed, or has no cards left to play.
fn result(view: View<'_, Condottiere>, seat: Seat, strength: &BySeat<u16>, top: f32) -> Vec<Item> {
    let public = view.public();
    let most = strength.values().copied().max().unwrap_or(0);
    let shared = strength.values().filter(|one| **one == most).count() > 1;
    let said = match lines::state(view, seat) {
        "passed" => Some("condottiere-picture-passed"),
        "out" => Some("condottiere-picture-out"),
        _ => None,
    };
    let mut items = Vec::new();
    let tall = if said.is_some() { 37.0 } else { 48.0 };
    // Nobody leads in a battle that will not be fought out.
    let broken_off = matches!(public.phase, Phase::Over(_)) && public.contested.is_some();
    if strength[seat] == most && most > 0 && !broken_off {
        let corner = Point(812.0, top + if said.is_some() { 3.0 } else { 5.0 });
        items.push(Item::filled(Outline::Rectangle(corner, 78.0, tall, 9.0), WHITE));
        if shared {
            items.extend(dashes(corner, 78.0, tall));
            items.push(Label::new(Face::Bold, 30.0, INK).at(
                Point(corner.0 - 4.0, corner.1 + tall - 12.0),
                Anchor::End,
                "=".to_owned(),
            ));
        } else {
            items.push(Item::stroked(Outline::Rectangle(corner, 78.0, tall, 9.0), INK, 3.0));
        }
    }
    let base = top + if said.is_some() { 37.0 } else { 43.0 };
    if !public.rows[seat].is_empty() || public.covered.has(seat) {
        let label = Label::new(Face::Bold, 38.0, INK).within(70.0);
        items.push(label.at(Point(851.0, base), Anchor::Middle, strength[seat].to_string()));
    }
    items.extend(said.map(|said| {
        let label = Label::new(Face::Bold, 25.0, FAINT).within(142.0);
        label.at(Point(888.0, top + 60.0), Anchor::End, Message::new(said))
    }));
    items
}

/// A frame of dashes.
fn dashes(corner: Point, width: f32, height: f32) -> Vec<Item> {
    let line = |from: Point, to: Point| Item::stroked(Outline::Line(vec![from, to]), INK, 3.0);
    let mut items = Vec::new();
    for place in [0.0, 1.0, 2.0, 3.0] {
        let (left, right) = (corner.0 + width * (place * 0.26), corner.0 + width * (place * 0.26 + 0.17));
        items.push(line(Point(left, corner.1), Point(right, corner.1)));
        items.push(line(Point(left, corner.1 + height), Point(right, corner.1 + height)));
    }
    for place in [0.0, 1.0] {
        let (from, to) = (corner.1 + height * (place * 0.55 + 0.1), corner.1 + height * (place * 0.55 + 0.4));
        items.push(line(Point(corner.0, from), Point(corner.0, to)));
        items.push(line(Point(corner.0 + width, from), Point(corner.0 + width, to)));
    }
    items
}
