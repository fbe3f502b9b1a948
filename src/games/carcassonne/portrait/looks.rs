//! Further looks: the whole table, farms, what is left in the bag, cells that nothing can fill.

use super::super::cell::Cell;
use super::super::components::Kind;
use super::super::side::Side;
use super::super::state::{Phase, Public};
use super::candidates::Candidates;
use super::inks::INK;
use super::marks::Marks;
use super::{farms, headline, naming, picture, tiles};
use crate::portray::{Sight, captioned, figure};
use crate::render::inks::PAGE;
use crate::render::scene::{Color, Item, Outline, Point, Scene};
use crate::words::Message;

/// A look by its id.
pub(super) fn look(public: &Public, id: &str) -> Sight {
    match id {
        "whole" => whole(public),
        "farms" => farms::look(public),
        "bag" => bag(public),
        "dead" => dead(public),
        _ => Sight::default(),
    }
}

/// The whole table, however large.
fn whole(public: &Public) -> Sight {
    let (lines, shown) = (headline::headline(public), Candidates::of(public, None));
    let marks = Marks {
        whole: true,
        numbers: Some(&shown),
        ..Marks::default()
    };
    Sight {
        picture: Some(picture::plain(public, &marks, lines.clone())),
        lines,
    }
}

/// What is left in the bag by kind.
fn bag(public: &Public) -> Sight {
    let kinds: Vec<Message> = public
        .bag
        .kinds()
        .map(|kind| naming::copies(kind, public.bag.of(kind)))
        .collect();
    let mut lines = vec![headline::left(public)];
    lines.extend((!kinds.is_empty()).then(|| Message::new("carcassonne-bag").with("kinds", kinds)));
    lines.extend(headline::discarded(public));
    Sight {
        picture: Some(chart(public, lines.clone())),
        lines,
    }
}

/// Each kind with how many are left; those of which none is left are faded.
fn chart(public: &Public, said: Vec<Message>) -> Scene {
    let (width, side, step, down) = (900.0, 104.0, 146.0, 158.0);
    let height = 4.0 * down + 14.0;
    let mut items = vec![Item::filled(Outline::Rectangle(Point(0.0, 0.0), width, height, 0.0), PAGE)];
    for (nth, kind) in Kind::ALL.into_iter().enumerate() {
        let at = Point(32.0 + (nth % 6) as f32 * step, 12.0 + (nth / 6) as f32 * down);
        items.push(tiles::tile(kind, Side::North, at, side));
        let left = public.bag.of(kind);
        let square = || Outline::Rectangle(at, side, side, 0.0);
        if left == 0 {
            items.push(Item::filled(square(), Color(PAGE.0, PAGE.1, PAGE.2, 205)));
        }
        items.push(Item::stroked(square(), INK, if left == 0 { 1.0 } else { 3.0 }));
        items.push(picture::title(
            Point(at.0 + side / 2.0, at.1 + side + 36.0),
            34.0,
            format!("{kind} × {left}"),
        ));
    }
    captioned(width, height, items, said)
}

/// The empty cells beside tiles that no tile of the bag, nor the drawn one, can fill; none once the
/// game is over, when nothing is laid any more.
pub(super) fn dead_cells(public: &Public) -> Vec<Cell> {
    let drawn = match public.phase {
        Phase::Lay { kind, .. } => Some(kind),
        Phase::Over(_) => return Vec::new(),
        _ => None,
    };
    let gaps = public.board.frontier().gaps().iter();
    let mut cells: Vec<Cell> = gaps
        .filter(|gap| !public.bag.kinds().chain(drawn).any(|kind| gap.takes_kind(kind)))
        .map(|gap| gap.cell)
        .collect();
    cells.sort();
    cells
}

fn dead(public: &Public) -> Sight {
    let cells = dead_cells(public);
    let named: Vec<Message> = cells.iter().map(figure).collect();
    let over = matches!(public.phase, Phase::Over(_));
    let lines = vec![if over {
        headline::awaited(public)
    } else if named.is_empty() {
        Message::new("carcassonne-dead-none")
    } else {
        Message::new("carcassonne-dead")
            .with("count", named.len())
            .with("cells", named)
    }];
    let marks = Marks {
        dead: &cells,
        ..Marks::default()
    };
    Sight {
        picture: Some(picture::plain(public, &marks, lines.clone())),
        lines,
    }
}
