//! The board in words: a table of the seats, and the board row by row.

use super::super::state::Public;
use super::super::{Board, Space};
use super::{headline, naming};
use crate::portray::{self, figure, headed, letter, word};
use crate::render::scene::Line;
use crate::render::seat;
use crate::rules::Seat;
use crate::words::Message;

/// The text board.
pub(super) fn lines(public: &Public) -> Vec<Line> {
    let mut lines = headed(headline::headline(public));
    lines.push(table(public));
    lines.push(Line::Heading(Message::new("barony-board-rows")));
    lines.push(Line::Words(Message::new("barony-board-key")));
    lines.extend(rows(&public.board).into_iter().map(Line::Words));
    lines
}

fn table(public: &Public) -> Line {
    let head = [
        "barony-column-seat",
        "barony-column-title",
        "barony-column-points",
        "barony-column-tokens",
        "barony-column-gold",
        "barony-column-silver",
        "barony-column-reserve",
    ];
    let row = |seat: Seat| {
        let held = public.holding(seat);
        vec![
            Message::new("barony-cell-seat")
                .with("letter", letter(seat))
                .seat("player", seat.number()),
            naming::title(held.title),
            figure(held.points()),
            figure(held.tokens),
            figure(held.tokens.gold()),
            figure(held.tokens.silver()),
            figure(format!("{}K {}V {}S {}C", held.knights, held.villages, held.strongholds, held.cities)),
        ]
    };
    portray::table(head, Seat::all(public.seats()), row)
}

/// Each row of the board: the number of a space, its terrain, and what stands there.
fn rows(board: &Board) -> Vec<Message> {
    let outline = board.outline();
    let mut rows: Vec<(u8, String)> = Vec::new();
    for place in outline.all().iter() {
        let name = outline.name(place);
        let cell = format!(" {}{}{}", name.column() + 1, board.terrain(place).letter(), pawns(board, place));
        match rows.last_mut().filter(|(row, _)| *row == name.row()) {
            Some((_, cells)) => cells.push_str(&cell),
            None => rows.push((name.row(), cell)),
        }
    }
    let line = |(row, cells): (u8, String)| {
        Message::new("barony-board-row")
            .with("row", word(Space::letter(row)))
            .with("cells", word(cells.trim_start()))
    };
    rows.into_iter().map(line).collect()
}

/// What stands in a space, in letters: `(A:CK2 B:K)`.
fn pawns(board: &Board, place: u8) -> String {
    let one = |seat: Seat| {
        let camp = board.camp(seat);
        let building = camp
            .building(place)
            .map(|building| building.letter().to_string())
            .unwrap_or_default();
        let knights = match camp.count(place) {
            0 => String::new(),
            1 => "K".to_owned(),
            count => format!("K{count}"),
        };
        format!("{}:{building}{knights}", seat::letter(seat.number()))
    };
    let standing: Vec<String> = Seat::all(board.seats())
        .filter(|seat| board.camp(*seat).pawns().has(place))
        .map(one)
        .collect();
    if standing.is_empty() {
        String::new()
    } else {
        format!("({})", standing.join(" "))
    }
}
