//! The strip above the table: the drawn tile, large, with its orientations, and everyone's points
//! and followers.

use super::super::components::Kind;
use super::super::frontier::orientations;
use super::super::side::Side;
use super::super::state::{Phase, Public};
use super::candidates::Candidates;
use super::inks::{CHOSEN, INK, PLATE};
use super::spots::spots;
use super::window::Window;
use super::{naming, places, tiles};
use crate::portray::player;
use crate::render::inks::{GOLD, PAGE, SIGNAL};
use crate::render::scene::{Anchor, Color, Face, Fill, Item, Label, LineWords, Outline, Point};
use crate::render::seat;
use crate::rules::Seat;
use crate::words::Message;

/// The height of the strip, in hundredths of its width.
pub(super) const HEIGHT: f32 = 23.5;
/// Over orientations that do not fit.
const FADED: Color = Color(PAGE.0, PAGE.1, PAGE.2, 190);

/// The strip, from the top left corner of the picture.
pub(super) fn items(public: &Public, shown: &Candidates, width: f32) -> Vec<Item> {
    let unit = width / 100.0;
    let mut items = Vec::new();
    let left = match &public.phase {
        Phase::Lay { kind, .. } => {
            items.extend(drawn(shown, *kind, unit));
            32.6
        }
        Phase::Man(_) => {
            items.extend(laid(public, unit));
            24.0
        }
        _ => 2.5,
    };
    items.extend(seats(public, left, unit));
    items
}

/// The drawn tile, and its orientations, those that fit on no cell shown faded.
fn drawn(shown: &Candidates, kind: Kind, unit: f32) -> Vec<Item> {
    let mut items = vec![
        tiles::tile(kind, Side::North, Point(1.5 * unit, 1.5 * unit), 20.0 * unit),
        frame(1.5, 20.0, unit),
    ];
    for (nth, top) in orientations(kind).enumerate() {
        let at = Point(22.8 * unit, (1.5 + 5.15 * nth as f32) * unit);
        let side = 4.7 * unit;
        items.push(tiles::tile(kind, top, at, side));
        let fits = shown.cells.iter().any(|candidate| candidate.tops.contains(&top));
        if !fits {
            items.push(Item::filled(Outline::Rectangle(at, side, side, 0.0), FADED));
        }
        let label = Label::new(Face::Bold, 3.8 * unit, INK);
        let words: LineWords = if fits {
            naming::side(top).into()
        } else {
            "–".to_owned().into()
        };
        items.push(label.at(Point(at.0 + 6.6 * unit, at.1 + 3.6 * unit), Anchor::Middle, words));
    }
    items
}

/// The tile just laid, with the numbers of the parts that may be claimed.
fn laid(public: &Public, unit: f32) -> Vec<Item> {
    let Some(last) = public.board.last() else {
        return Vec::new();
    };
    let (at, size) = (Point(1.5 * unit, 1.5 * unit), 20.0 * unit);
    let mut items = vec![tiles::tile(last.kind, last.top, at, size), frame(1.5, 20.0, unit)];
    for spot in spots(public) {
        let Point(x, y) = places::stand(last.kind, last.top, spot.part, at, size);
        items.push(Item::filled(Outline::Circle(Point(x, y), 2.3 * unit), INK));
        items.push(Item::filled(Outline::Circle(Point(x, y), 2.0 * unit), PLATE));
        items.push(Label::new(Face::Bold, 3.2 * unit, INK).at(
            Point(x, y + 1.15 * unit),
            Anchor::Middle,
            spot.number.to_string(),
        ));
    }
    items
}

fn frame(corner: f32, side: f32, unit: f32) -> Item {
    Item::stroked(
        Outline::Rectangle(Point(corner * unit, corner * unit), side * unit, side * unit, 0.0),
        INK,
        0.4 * unit,
    )
}

/// Everyone's mark, name, points and followers, in two columns; then how many tiles are left, or at the end
/// that not all of them are shown.
fn seats(public: &Public, left: f32, unit: f32) -> Vec<Item> {
    let width = (98.5 - left) / 2.0;
    let mut items = Vec::new();
    let slot = |nth: usize| (left + width * (nth % 2) as f32, 1.2 + 7.3 * (nth / 2) as f32);
    for seat in Seat::all(public.seats()) {
        let (x, y) = slot(seat.index());
        let at = |across: f32, down: f32| Point((x + across) * unit, (y + down) * unit);
        let awaited = public.turn().awaits(seat);
        let won = matches!(&public.phase, Phase::Over(outcome) if outcome.winners.has(seat));
        if awaited || won {
            items.push(Item::Shape {
                outline: Outline::Rectangle(at(0.0, 0.0), (width - 0.8) * unit, 6.8 * unit, unit),
                fill: Some(Fill::Plain(if won { GOLD } else { CHOSEN })),
                stroke: Some((INK, 0.35 * unit)),
            });
        }
        if awaited {
            let arrow = vec![at(-0.9, 1.9), at(0.6, 3.4), at(-0.9, 4.9)];
            items.push(Item::filled(Outline::Polygon(arrow), SIGNAL));
        }
        items.extend(seat::items(seat.number(), at(2.8, 3.3), 2.0 * unit));
        let name = Label::new(Face::Text, 3.6 * unit, INK).within((width - 19.5) * unit);
        items.push(name.at(at(5.8, 4.6), Anchor::Start, player(seat)));
        let points = Label::new(Face::Bold, 4.6 * unit, INK);
        items.push(points.at(at(width - 7.6, 4.9), Anchor::End, public.scores[seat].to_string()));
        items.extend(meeple(at(width - 6.6, 1.9), 2.9 * unit));
        let left = Label::new(Face::Text, 3.6 * unit, INK);
        items.push(left.at(at(width - 3.3, 4.6), Anchor::Start, public.supply[seat].to_string()));
    }
    let (x, y) = slot(if public.seats() == 5 { 5 } else { 4 });
    let count = if Window::cuts_the_end(public) {
        Message::new("carcassonne-picture-cut")
    } else {
        Message::new("carcassonne-picture-left").with("count", public.bag.len())
    };
    let label = Label::new(Face::Bold, 3.6 * unit, INK).within((width - 2.0) * unit);
    items.push(label.at(Point((x + 1.0) * unit, (y + 4.6) * unit), Anchor::Start, count));
    items
}

/// A follower: a head on a body.
fn meeple(at: Point, size: f32) -> [Item; 2] {
    let part = |x: f32, y: f32| Point(at.0 + x * size, at.1 + y * size);
    let body = [
        (0.5, 0.25),
        (1.0, 0.55),
        (0.75, 0.62),
        (0.92, 1.0),
        (0.6, 1.0),
        (0.5, 0.8),
        (0.4, 1.0),
        (0.08, 1.0),
        (0.25, 0.62),
        (0.0, 0.55),
    ];
    let body = body.map(|(x, y)| part(x, y)).to_vec();
    [
        Item::filled(Outline::Polygon(body), INK),
        Item::filled(Outline::Circle(part(0.5, 0.2), size * 0.2), INK),
    ]
}
