//! The picture of the board: a headline, the board, a legend, the seats.

use super::super::Spaces;
use super::super::state::{Phase, Public};
use super::ground::{self, Grid, WIDTH};
use super::{alt, headline, legend, lines, panel, pawns};
use crate::portray::{seated, winners};
use crate::render::inks::{INK, PAGE, SIGNAL, WHITE};
use crate::render::scene::{Anchor, Color, Face, Fill, Item, Label, Outline, Point, Scene};
use crate::words::Message;

/// The headline's height.
const HEAD: f32 = 48.0;

/// What is left empty below the seats.
const BELOW: f32 = 10.0;

/// The board as all see it.
pub(super) fn board(public: &Public) -> Scene {
    drawn(public, Spaces::NONE)
}

/// The board with some spaces marked as in danger.
pub(super) fn drawn(public: &Public, marked: Spaces) -> Scene {
    let grid = Grid::of(&public.board);
    let top = below(public);
    let height = top + f32::from(public.seats()) * panel::HEIGHT + BELOW;
    let mut items = vec![Item::filled(Outline::Rectangle(Point(0.0, 0.0), WIDTH, height, 0.0), PAGE)];
    items.extend(head(public));
    items.extend(ground::items(&public.board, &grid));
    items.extend(ground::traces(public, &grid));
    items.extend(ground::names(&public.board, &grid));
    items.extend(pawns::items(&public.board, &grid));
    items.extend(ground::steps(public, &grid));
    items.extend(marked.iter().flat_map(|place| danger(public, &grid, place)));
    items.extend(legend::items(grid.bottom + 4.0));
    items.extend(panel::items(public, top));
    Scene {
        width: WIDTH,
        height,
        items,
        text: lines::lines(public),
        alt: alt::board(public),
    }
}

/// Where the seats begin, below the board and the legend.
pub(super) fn below(public: &Public) -> f32 {
    Grid::of(&public.board).bottom + 8.0 + legend::HEIGHT
}

fn head(public: &Public) -> Vec<Item> {
    let going_on = match &public.phase {
        Phase::Over(outcome) => winners("barony-picture-over", outcome),
        _ => public
            .actor()
            .map_or_else(|| Message::new("barony-name"), |seat| seated("barony-picture-turn", seat)),
    };
    let right = if public.last_round() && !headline::over(public) {
        Message::new("barony-picture-last")
    } else {
        headline::round(public)
    };
    let mut items =
        vec![
            Label::new(Face::Bold, 30.0, INK)
                .within(560.0)
                .at(Point(16.0, 35.0), Anchor::Start, going_on),
        ];
    if public.round() > 0 {
        items.push(Label::new(Face::Text, 26.0, INK).within(300.0).at(
            Point(WIDTH - 16.0, 34.0),
            Anchor::End,
            right,
        ));
    }
    items.push(Item::stroked(
        Outline::Line(vec![Point(0.0, HEAD), Point(WIDTH, HEAD)]),
        Color(0xd8, 0xcb, 0xb0, 255),
        2.0,
    ));
    items
}

/// A space that can be struck: a frame and an exclamation mark.
fn danger(public: &Public, grid: &Grid, place: u8) -> Vec<Item> {
    let at = grid.middle(&public.board, place);
    let badge = Point(at.0 + grid.radius * 0.8, at.1 - grid.radius * 0.52);
    let size = (grid.radius * 0.3).max(ground::FIGURE / 1.5);
    vec![
        Item::stroked(grid.hexagon(&public.board, place, -2.0), WHITE, 9.0),
        Item::stroked(grid.hexagon(&public.board, place, -2.0), SIGNAL, 5.0),
        Item::Shape {
            outline: Outline::Circle(badge, size),
            fill: Some(Fill::Plain(SIGNAL)),
            stroke: Some((WHITE, 2.0)),
        },
        Label::new(Face::Bold, size * 1.5, WHITE).at(
            Point(badge.0, badge.1 + size * 0.54),
            Anchor::Middle,
            "!".to_owned(),
        ),
    ]
}
