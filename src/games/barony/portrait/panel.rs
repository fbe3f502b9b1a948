//! The seats below the board: mark, name, title and points, tokens with their worth, reserve.

use super::super::state::{Phase, Public};
use super::super::{Building, Terrain};
use super::ground::{WIDTH, drawing};
use super::{derivation, naming, pawns};
use crate::portray::player;
use crate::render::inks::{AWAITED, FAINT, GOLD, INK, PAGE, SHADE, SIGNAL};
use crate::render::scene::{Anchor, Color, Face, Item, Label, Outline, Point};
use crate::render::seat;
use crate::rules::Seat;
use crate::words::Message;

/// A seat's height.
pub(super) const HEIGHT: f32 = 60.0;
/// Where the reserve's knights, villages, strongholds and cities stand.
const RESERVE: [f32; 4] = [664.0, 718.0, 788.0, 844.0];

/// All seats, the first with its top at `top`.
pub(super) fn items(public: &Public, top: f32) -> Vec<Item> {
    Seat::all(public.seats())
        .flat_map(|seat| self::seat(public, seat, top + f32::from(seat.number()) * HEIGHT))
        .collect()
}

/// Round a seat's mark, where all seats begin at `top`.
pub(super) fn mark(seat: Seat, top: f32) -> Outline {
    Outline::Circle(Point(38.0, top + f32::from(seat.number()) * HEIGHT + 30.0), 24.0)
}

fn seat(public: &Public, seat: Seat, top: f32) -> Vec<Item> {
    let awaited = public.turn().awaits(seat);
    let won = matches!(&public.phase, Phase::Over(outcome) if outcome.winners.has(seat));
    let ground = match (won, awaited) {
        (true, _) => GOLD,
        (false, true) => AWAITED,
        (false, false) => [PAGE, SHADE][seat.index() % 2],
    };
    let held = public.holding(seat);
    let mut items = vec![Item::filled(Outline::Rectangle(Point(0.0, top), WIDTH, HEIGHT, 0.0), ground)];
    if awaited || won {
        let frame = Outline::Rectangle(Point(1.5, top + 1.5), WIDTH - 3.0, HEIGHT - 3.0, 2.0);
        items.push(Item::stroked(frame, INK, 3.0));
    }
    if awaited {
        let arrow = [Point(3.0, top + 16.0), Point(15.0, top + 30.0), Point(3.0, top + 44.0)];
        items.push(Item::filled(Outline::Polygon(arrow.to_vec()), SIGNAL));
    }
    items.extend(seat::items(seat.number(), Point(38.0, top + 30.0), 18.0));
    items.push(Label::new(Face::Bold, 25.0, INK).within(196.0).at(
        Point(66.0, top + 27.0),
        Anchor::Start,
        player(seat),
    ));
    let standing = Message::new("barony-picture-points")
        .with("title", naming::title(held.title))
        .with("points", derivation::total(public, seat));
    items.push(Label::new(Face::Text, 25.0, INK).within(196.0).at(
        Point(66.0, top + 52.0),
        Anchor::Start,
        standing,
    ));
    items.extend(tokens(public, seat, top, ground));
    items.extend(reserve(public, seat, top));
    items
}

fn tokens(public: &Public, seat: Seat, top: f32, ground: Color) -> Vec<Item> {
    let held = public.holding(seat).tokens;
    let figure = Label::new(Face::Bold, 25.0, INK).within(34.0);
    let none = Label::new(Face::Text, 25.0, FAINT).within(34.0);
    let mut items = Vec::new();
    for (number, terrain) in (0u8..).zip(Terrain::LAND) {
        let left = 272.0 + f32::from(number) * 62.0;
        let count = held.of(terrain);
        let (at, width) = (Point(left + 14.0, top + 30.0), 30.0);
        items.push(drawing(terrain, at, width));
        if count == 0 {
            let faded = Outline::Rectangle(Point(left - 2.0, top + 12.0), 32.0, 37.0, 0.0);
            items.push(Item::filled(faded, Color(ground.0, ground.1, ground.2, 190)));
        }
        let figure = if count > 0 { &figure } else { &none };
        items.push(figure.at(Point(left + 32.0, top + 39.0), Anchor::Start, count.to_string()));
    }
    let worth = Label::new(Face::Text, 25.0, INK).within(134.0);
    let gold = Message::new("barony-picture-gold").with("gold", held.gold());
    let silver = Message::new("barony-picture-silver").with("silver", held.silver());
    items.push(worth.at(Point(524.0, top + 27.0), Anchor::Start, gold));
    items.push(worth.at(Point(524.0, top + 52.0), Anchor::Start, silver));
    items
}

fn reserve(public: &Public, seat: Seat, top: f32) -> Vec<Item> {
    let held = public.holding(seat);
    let figure = Label::new(Face::Bold, 25.0, INK).within(30.0);
    let counts = [held.knights, held.villages, held.strongholds, held.cities];
    let mut items = Vec::new();
    for (number, count) in (0u8..).zip(counts) {
        let at = Point(RESERVE[usize::from(number)], top + 30.0);
        let kind = number
            .checked_sub(1)
            .map(|number| Building::ALL[usize::from(number)]);
        items.push(pawns::reserve(seat, kind, count > 0, at, 11.0));
        items.push(figure.at(Point(at.0 + 19.0, top + 39.0), Anchor::Start, count.to_string()));
    }
    items
}
