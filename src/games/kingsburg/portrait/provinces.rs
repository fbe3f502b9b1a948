//! The picture of the provinces in turn order: points, goods, tokens, soldiers, dice and buildings.

use super::super::components::{Building, Foe};
use super::super::dice::Payment;
use super::super::goods::Good;
use super::super::state::{Phase, Public};
use super::super::strength::defence;
use super::court::{art, dice_of};
use super::naming;
use super::pieces::{CROWN, POINTS, SOLDIER, TOKEN, WALL, dice};
use crate::portray::player;
use crate::render::inks::{AWAITED, FAINT, INK, PAGE, PALE, SHADE, SIGNAL};
use crate::render::scene::{Anchor, Art, Color, Face, Fill, Item, Label, Outline, Point};
use crate::render::seat;
use crate::rules::Seat;
use crate::words::Message;

/// A row's height.
pub(super) const HEIGHT: f32 = 118.0;
const WIDTH: f32 = 900.0;
/// Where the boxes of the buildings begin, and the buildings' names: the longest of any language
/// stands whole at the least size of letters.
const BOXES: f32 = 609.0;
/// How far a row of buildings stands below the one before.
const LINE: f32 = 22.6;
const NAMES: f32 = 660.0;
/// How many dice a line has at least before a second begins, and their scale.
const DICE: usize = 3;
const DICE_SCALE: f32 = 0.88;
const PLACE: Color = Color(0x8b, 0x78, 0x55, 255);

/// All provinces in turn order, the first with its top at `top`.
pub(super) fn items(public: &Public, top: f32) -> Vec<Item> {
    let rows = public.track.iter().enumerate();
    rows.flat_map(|(place, seat)| province(public, *seat, place, top + place as f32 * HEIGHT))
        .collect()
}

fn province(public: &Public, seat: Seat, place: usize, top: f32) -> Vec<Item> {
    let awaited = public.turn().awaits(seat);
    let ground = match (awaited, place % 2) {
        (true, _) => AWAITED,
        (false, 0) => PAGE,
        (false, _) => SHADE,
    };
    let mut items = vec![Item::filled(Outline::Rectangle(Point(0.0, top), WIDTH, HEIGHT, 0.0), ground)];
    if awaited {
        let bar = Outline::Rectangle(Point(0.0, top), 9.0, HEIGHT, 0.0);
        items.push(Item::filled(bar, seat::mark(seat.number()).color));
        let frame = Outline::Rectangle(Point(1.5, top + 1.5), WIDTH - 3.0, HEIGHT - 3.0, 2.0);
        items.push(Item::stroked(frame, INK, 3.0));
        let arrow = [Point(4.0, top + 70.0), Point(18.0, top + 86.0), Point(4.0, top + 102.0)];
        items.push(Item::filled(Outline::Polygon(arrow.to_vec()), SIGNAL));
    }
    items.extend(who(public, (seat, place), top));
    items.extend(holdings(public, seat, top));
    items.extend(pool(public, seat, top));
    items.extend(buildings(public, seat, top));
    items
}

/// The place in the turn order, the mark, the name, the Envoy's crown and the points.
fn who(public: &Public, (seat, place): (Seat, usize), top: f32) -> Vec<Item> {
    let order = Label::new(Face::Bold, 26.0, INK);
    let mut items = Vec::new();
    // At the end the order of turns would be read as places.
    if !matches!(public.phase, Phase::Over(_)) {
        items.push(order.at(Point(13.0, top + 49.0), Anchor::Start, (place + 1).to_string()));
    }
    items.extend(seat::items(seat.number(), Point(62.0, top + 39.0), 18.0));
    let holds = public.envoy == Some(seat);
    let name = Label::new(Face::Bold, 28.0, INK).within(if holds { 130.0 } else { 172.0 });
    items.push(name.at(Point(92.0, top + 48.0), Anchor::Start, player(seat)));
    if holds {
        items.push(Item::art(&CROWN, Point(228.0, top + 18.0), 1.0));
    }
    items.push(Item::art(&POINTS, Point(20.0, top + 69.0), 1.05));
    let points = public.provinces[seat].points.to_string().replace('-', "−");
    items.push(Label::new(Face::Bold, 38.0, INK).at(Point(70.0, top + 104.0), Anchor::Start, points));
    items
}

/// Goods in the first line; tokens, soldiers and what buildings defend in the second.
fn holdings(public: &Public, seat: Seat, top: f32) -> Vec<Item> {
    let province = &public.provinces[seat];
    let mut items = Vec::new();
    let figure = Label::new(Face::Bold, 29.0, INK).within(39.0);
    let mut sign = |art: &'static Art, text: String, column: f32, line: f32| {
        let at = Point(272.0 + column * 78.0, top + 16.0 + line * 53.0);
        items.push(Item::art(art, at, 0.88));
        items.push(figure.at(Point(at.0 + 38.0, at.1 + 28.0), Anchor::Start, text));
    };
    for (column, good) in Good::ALL.into_iter().enumerate() {
        sign(art(good), province.goods.of(good).to_string(), column as f32, 0.0);
    }
    let walls = defence(province, Foe::Orcs);
    sign(&TOKEN, province.tokens.to_string(), 0.0, 1.0);
    sign(&SOLDIER, province.soldiers.to_string(), 1.0, 1.0);
    sign(&WALL, walls.to_string().replace('-', "−"), 2.0, 1.0);
    items
}

/// The dice that were not placed; while others place theirs, whether the seat has passed.
fn pool(public: &Public, seat: Seat, top: f32) -> Vec<Item> {
    let province = &public.provinces[seat];
    let all = dice_of(
        &Payment {
            dice: province.dice,
            token: false,
            market: 0,
        },
        seat.number(),
    );
    let line = all.len().div_ceil(2).max(DICE);
    let lines = all.chunks(line).zip([13.0, 64.0]);
    let mut items: Vec<Item> = lines
        .flat_map(|(line, below)| dice(line, Point(505.0, top + below), 98.0, DICE_SCALE))
        .collect();
    if public.has_passed(seat) {
        let label = Label::new(Face::Bold, 25.0, FAINT).within(136.0);
        items.push(label.at(
            Point(132.0, top + 101.0),
            Anchor::Start,
            Message::new("kingsburg-picture-passed"),
        ));
    }
    items
}

/// The upper left corner of a building's box.
fn corner(building: Building, top: f32) -> Point {
    let (row, column) = (f32::from(building.row()), f32::from(building.column()));
    Point(BOXES + column * 11.3, top + 5.0 + row * LINE)
}

/// Where a seat's province begins, if all begin at `top`.
fn begin(public: &Public, seat: Seat, top: f32) -> f32 {
    top + public.place(seat) as f32 * HEIGHT
}

/// Round the boxes of a building's row.
pub(super) fn place(public: &Public, seat: Seat, building: Building, top: f32) -> Outline {
    let at = corner(building, begin(public, seat, top));
    Outline::Rectangle(Point(BOXES - 4.0, at.1 + 1.0), 51.4, 20.6, 5.0)
}

/// Round a province's mark.
pub(super) fn mark(public: &Public, seat: Seat, top: f32) -> Outline {
    Outline::Circle(Point(62.0, begin(public, seat, top) + 39.0), 24.0)
}

/// The province's rows: how many buildings stand in each, and the name of the last, which stands for
/// all before it.
fn buildings(public: &Public, seat: Seat, top: f32) -> Vec<Item> {
    let province = &public.provinces[seat];
    let mark = seat::mark(seat.number());
    let name = Label::new(Face::Bold, 25.0, INK).within(888.0 - NAMES);
    let mut items = Vec::new();
    for building in Building::ALL {
        let at = corner(building, top);
        let built = province.has(building);
        let (fill, edge) = if built {
            (mark.color, seat::EDGE)
        } else {
            (PALE, PLACE)
        };
        items.push(Item::Shape {
            outline: Outline::Rectangle(Point(at.0, at.1 + 4.0), 9.5, 14.5, 2.5),
            fill: Some(Fill::Plain(fill)),
            stroke: Some((edge, 1.8)),
        });
        let next = Building::at(building.row(), building.column() + 1);
        if built && next.is_none_or(|next| !province.has(next)) {
            let beside = Point(NAMES, at.1 + 20.0);
            items.push(name.at(beside, Anchor::Start, naming::building(building)));
        }
    }
    items
}
