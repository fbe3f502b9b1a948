//! The picture of all buildings, row by row: what each costs the viewer and brings, who has it, and
//! which ones the viewer can build now.

use super::super::Kingsburg;
use super::super::components::Building;
use super::super::goods::Good;
use super::super::state::Public;
use super::court::art;
use super::pieces::POINTS;
use super::{menu, naming, sentences};
use crate::portray::{captioned, player};
use crate::render::inks::{INK, PAGE, PALE};
use crate::render::scene::{Anchor, Color, Face, Fill, Item, Label, Outline, Point, Scene};
use crate::render::seat;
use crate::rules::{Seat, View};
use crate::words::Message;

const WIDTH: f32 = 900.0;
/// A building's width and height.
const CELL: (f32, f32) = (WIDTH / Building::COLUMNS as f32, 118.0);
const OWN: Color = Color(0xdc, 0xe8, 0xc8, 255);
const EDGE: Color = Color(0x8f, 0x76, 0x48, 255);
const GOLD: Color = Color(0xc0, 0x7a, 0x00, 255);

/// All buildings as a picture, with the same in words.
pub(super) fn picture(view: View<'_, Kingsburg>) -> Scene {
    let public = view.public();
    let height = CELL.1 * f32::from(Building::ROWS);
    let mut items = vec![Item::filled(Outline::Rectangle(Point(0.0, 0.0), WIDTH, height, 0.0), PAGE)];
    items.extend(
        Building::ALL
            .into_iter()
            .flat_map(|one| cell(public, view.seat(), one)),
    );
    captioned(WIDTH, height, items, lines(view))
}

/// What the viewer has; then row by row what each building costs and brings, and who has it.
pub(super) fn lines(view: View<'_, Kingsburg>) -> Vec<Message> {
    let public = view.public();
    let mut told: Vec<Message> = sentences::owned(view).into_iter().collect();
    for row in 0..Building::ROWS {
        told.push(Message::new("kingsburg-overview-row").with("number", row + 1));
        let buildings = Building::ALL.into_iter().filter(|one| one.row() == row);
        told.extend(buildings.map(|one| line(public, view.seat(), one)));
    }
    told
}

fn line(public: &Public, seat: Option<Seat>, building: Building) -> Message {
    let price = match seat {
        Some(seat) => menu::priced(public, seat, building),
        None => menu::listed(building),
    };
    let owners: Vec<Message> = owners(public, building).map(player).collect();
    let state = seat.map_or("far", |seat| state(public, seat, building));
    let told = Message::new("kingsburg-overview")
        .with("building", price)
        .with("state", state);
    if owners.is_empty() {
        return told;
    }
    Message::new("kingsburg-overview-owned")
        .with("told", told)
        .with("players", owners)
}

fn owners(public: &Public, building: Building) -> impl Iterator<Item = Seat> + '_ {
    Seat::all(public.seats()).filter(move |seat| public.provinces[*seat].has(building))
}

/// How a building stands for a seat: its own, to be built now, the next one but too dear, or later.
fn state(public: &Public, seat: Seat, building: Building) -> &'static str {
    let province = &public.provinces[seat];
    if province.has(building) {
        "own"
    } else if !province.buildings.is_next(building) {
        "far"
    } else if province.goods.holds(province.price(building)) {
        "now"
    } else {
        "dear"
    }
}

fn cell(public: &Public, viewer: Option<Seat>, building: Building) -> Vec<Item> {
    let at = Point(f32::from(building.column()) * CELL.0, f32::from(building.row()) * CELL.1);
    let state = viewer.map_or("far", |seat| state(public, seat, building));
    let (fill, stroke) = match state {
        "own" => (OWN, (EDGE, 2.0)),
        "now" => (PALE, (GOLD, 6.0)),
        "dear" => (PALE, (INK, 2.5)),
        _ => (PALE, (EDGE, 1.5)),
    };
    let outline = Outline::Rectangle(Point(at.0 + 5.0, at.1 + 5.0), CELL.0 - 10.0, CELL.1 - 10.0, 9.0);
    let mut items = vec![Item::Shape {
        outline,
        fill: Some(Fill::Plain(fill)),
        stroke: Some(stroke),
    }];
    let name = Label::new(Face::Bold, 26.0, INK)
        .within(CELL.0 - 27.0)
        .broken(6.5, 12.0);
    items.push(name.at(Point(at.0 + 14.0, at.1 + 34.0), Anchor::Start, naming::building(building)));
    items.extend(price(public, viewer, building, Point(at.0 + 14.0, at.1 + 43.0)));
    for (place, owner) in owners(public, building).enumerate() {
        let mark = Point(at.0 + 29.0 + place as f32 * 35.0, at.1 + 92.0);
        items.extend(seat::items(owner.number(), mark, 17.0));
    }
    if matches!(state, "own" | "now") {
        items.extend(sign(state, Point(at.0 + CELL.0 - 42.0, at.1 + 84.0)));
    }
    items
}

/// A tick on what one has, an arrow on what one can build.
fn sign(state: &str, at: Point) -> Option<Item> {
    let point = |x: f32, y: f32| Point(at.0 + x, at.1 + y);
    match state {
        "own" => {
            let tick = vec![point(0.0, 9.0), point(8.0, 18.0), point(22.0, 0.0)];
            Some(Item::stroked(Outline::Line(tick), INK, 5.0))
        }
        "now" => {
            let arrow = vec![point(0.0, 0.0), point(22.0, 10.0), point(0.0, 20.0)];
            Some(Item::filled(Outline::Polygon(arrow), GOLD))
        }
        _ => None,
    }
}

/// The goods it costs, and its points at the right.
fn price(public: &Public, viewer: Option<Seat>, building: Building, at: Point) -> Vec<Item> {
    let cost = viewer.map_or(building.cost(), |seat| public.provinces[seat].price(building));
    let figure = Label::new(Face::Bold, 28.0, INK);
    let mut items = Vec::new();
    let mut x = at.0;
    for good in Good::ALL {
        let count = cost.of(good);
        if count > 0 {
            items.push(figure.at(Point(x, at.1 + 27.0), Anchor::Start, count.to_string()));
            items.push(Item::art(art(good), Point(x + 17.0, at.1 + 3.0), 0.68));
            x += 46.0;
        }
    }
    items.push(Item::art(&POINTS, Point(at.0 + CELL.0 - 57.0, at.1), 0.8));
    items.push(figure.at(
        Point(at.0 + CELL.0 - 61.0, at.1 + 27.0),
        Anchor::End,
        building.points().to_string(),
    ));
    items
}
