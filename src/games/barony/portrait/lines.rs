//! The board in words: a table of the seats, and the board row by row.

use super::super::state::Public;
use super::super::{Board, Space};
use super::{headline, naming};
use crate::render::scene::Line;
use crate::render::seat;
use crate::rules::Seat;
use crate::words::{Arg, Message};

/// The text board.
pub(super) fn lines(public: &Public) -> Vec<Line> {
    let mut head = headline::headline(public).into_iter();
    let mut lines: Vec<Line> = head
        .next()
        .map(Line::Heading)
        .into_iter()
        .chain(head.map(Line::Words))
        .collect();
    lines.push(Line::Table(table(public)));
    lines.push(Line::Heading(Message::new("barony-board-rows")));
    lines.push(Line::Words(Message::new("barony-board-key")));
    lines.extend(rows(&public.board).into_iter().map(Line::Words));
    lines
}

fn table(public: &Public) -> Vec<Vec<Message>> {
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
                .with("letter", naming::letter(seat))
                .seat("player", seat.number()),
            naming::title(held.title),
            naming::figure(held.points()),
            naming::figure(held.tokens),
            naming::figure(held.tokens.gold()),
            naming::figure(held.tokens.silver()),
            naming::figure(format!(
                "{}K {}V {}S {}C",
                held.knights, held.villages, held.strongholds, held.cities
            )),
        ]
    };
    std::iter::once(head.map(Message::new).to_vec())
        .chain(Seat::all(public.seats()).map(row))
        .collect()
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
            .with("row", Arg::Word(Space::letter(row).to_string().into()))
            .with("cells", Arg::Word(cells.trim_start().to_owned().into()))
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
