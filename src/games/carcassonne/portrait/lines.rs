//! The position in words: the headline, the text board and the alternative text.

use super::super::cell::Cell;
use super::super::components::Kind;
use super::super::state::{Phase, Public};
use super::board::Window;
use super::candidates::{Candidate, Shown};
use super::{naming, score, spots};
use crate::render::scene::Line;
use crate::render::seat::letter;
use crate::rules::{Outcome, Seat};
use crate::words::{Arg, Message};

/// How many cells the alternative text names; it says how many more there are.
const NAMED: usize = 16;

/// Whose decision is awaited, and which.
pub(super) fn awaited(public: &Public) -> Message {
    match &public.phase {
        Phase::Lay { seat, kind } => Message::new("carcassonne-head-lay")
            .seat("player", seat.number())
            .with("kind", naming::word(kind))
            .with("tile", naming::tile(*kind)),
        Phase::Man(seat) => {
            let cell = public.board.last().map_or(Cell::START, |laid| laid.cell);
            let id = if spots::spots(public).is_empty() {
                "carcassonne-head-man-none"
            } else {
                "carcassonne-head-man"
            };
            Message::new(id)
                .seat("player", seat.number())
                .with("cell", naming::word(cell))
        }
        Phase::Over(outcome) => won(outcome),
        Phase::Begin | Phase::Draw(_) => Message::new("carcassonne-head-soon"),
    }
}

/// Who won.
pub(super) fn won(outcome: &Outcome) -> Message {
    let winners = outcome.winners;
    Message::new("carcassonne-head-over")
        .with("players", naming::players(winners.iter()))
        .with("count", winners.len())
}

/// What is awaited, the tile laid last, what it paid, how many tiles are left, and those that left
/// the game.
pub(super) fn headline(public: &Public) -> Vec<Message> {
    let mut lines = vec![awaited(public)];
    lines.extend(last(public));
    lines.push(left(public));
    lines.extend(discarded(public));
    lines
}

/// The tile laid last, unless it is the start tile.
fn last(public: &Public) -> Option<Message> {
    let last = public
        .board
        .last()
        .filter(|_| public.board.laid().len() > 1 && !matches!(public.phase, Phase::Man(_)))?;
    let laid = Message::new("carcassonne-last")
        .with("cell", naming::word(last.cell))
        .with("tile", naming::tile(last.kind));
    Some(laid)
}

/// How many tiles are left.
pub(super) fn left(public: &Public) -> Message {
    Message::new("carcassonne-left").with("count", i64::from(public.bag.len()))
}

/// The tiles that fitted nowhere, if there are any.
pub(super) fn discarded(public: &Public) -> Option<Message> {
    let kinds: Vec<Message> = public.discarded.iter().map(naming::figure).collect();
    (!kinds.is_empty()).then(|| Message::new("carcassonne-discarded").with("kinds", kinds))
}

/// A player's points and followers.
pub(super) fn seat(public: &Public, seat: Seat) -> Message {
    Message::new("carcassonne-seat")
        .seat("player", seat.number())
        .with("letter", naming::word(letter(seat.number())))
        .with("points", i64::from(public.scores[seat]))
        .with("followers", i64::from(public.supply[seat]))
}

/// A cell that takes the drawn tile: "1 K7 ne".
fn cell(candidate: &Candidate) -> Message {
    let tops: String = candidate.tops.iter().map(|top| top.letter()).collect();
    Message::new("carcassonne-cell")
        .with("number", naming::word(candidate.number))
        .with("cell", naming::word(candidate.cell))
        .with("tops", naming::word(tops))
}

/// What may be chosen now: the numbered cells, so many at most, or the chosen one, or the numbered
/// parts with their points.
fn choices(public: &Public, shown: &Shown, most: usize) -> Option<Message> {
    match &public.phase {
        Phase::Lay { .. } => {
            let mut cells: Vec<Message> = shown.cells.iter().take(most).map(cell).collect();
            let more = shown.cells.len() - cells.len();
            cells.extend((more > 0).then(|| Message::new("carcassonne-cells-more").with("count", more)));
            let id = if shown.chosen.is_some() {
                "carcassonne-chosen"
            } else {
                "carcassonne-cells"
            };
            Some(
                Message::new(id)
                    .with("cells", cells)
                    .with("count", shown.cells.len()),
            )
        }
        Phase::Man(_) => {
            let last = public.board.last()?;
            let part = |claim: &spots::Claim| {
                let part = naming::part(last.shape().parts()[claim.part]);
                Message::new("carcassonne-choice")
                    .with("number", naming::word(claim.number))
                    .with("part", part)
                    .with("points", i64::from(claim.points))
            };
            let parts: Vec<Message> = spots::spots(public).iter().map(part).collect();
            (!parts.is_empty()).then(|| Message::new("carcassonne-choices").with("parts", parts))
        }
        _ => None,
    }
}

/// The text board: rows of cells with a legend.
pub(super) fn board(public: &Public, shown: &Shown, window: Window) -> Vec<Line> {
    let mut lines = vec![Line::Words(awaited(public))];
    lines.extend(choices(public, shown, usize::MAX).map(Line::Words));
    lines.extend(Seat::all(public.seats()).map(|one| Line::Words(seat(public, one))));
    lines.push(Line::Words(left(public)));
    lines.extend(discarded(public).map(Line::Words));
    lines.push(Line::Table(table(public, shown, window)));
    lines.push(Line::Words(Message::new("carcassonne-legend")));
    lines
}

fn table(public: &Public, shown: &Shown, window: Window) -> Vec<Vec<Message>> {
    let (from, to) = (window.from, window.to);
    let head = std::iter::once(naming::figure(" "))
        .chain((from.x..=to.x).map(|x| naming::figure(Cell::new(x, 0).column())));
    let mut rows = vec![head.collect::<Vec<_>>()];
    for y in from.y..=to.y {
        let name = naming::figure(Cell::new(0, y).row());
        let cell = |x: i8| naming::figure(code(public, &shown.cells, Cell::new(x, y)));
        rows.push(std::iter::once(name).chain((from.x..=to.x).map(cell)).collect());
    }
    rows
}

/// A cell in a few signs: the tile's letter, where its top is, whose follower is on it; a number
/// where the drawn tile fits.
fn code(public: &Public, numbers: &[Candidate], cell: Cell) -> String {
    if let Some(laid) = public.board.at(cell) {
        let owner = public
            .board
            .followers()
            .iter()
            .find(|one| public.board.part(one.part).0.cell == cell);
        let owner = owner.map_or_else(String::new, |one| letter(one.seat.number()).to_string());
        return format!("{}{}{owner}", laid.kind, laid.top);
    }
    numbers
        .iter()
        .find(|candidate| candidate.cell == cell)
        .map_or_else(|| ".".to_owned(), |candidate| candidate.number.to_string())
}

/// Where tiles lie, row by row: "13 K–M", "14 J–N P".
fn rows(public: &Public) -> Vec<Message> {
    let mut cells: Vec<Cell> = public.board.laid().iter().map(|laid| laid.cell).collect();
    cells.sort_by_key(|cell| (cell.y, cell.x));
    let row = |row: &[Cell]| {
        let runs = row
            .chunk_by(|one, next| next.x == one.x + 1)
            .map(|run| match run {
                [one] => one.column(),
                _ => format!("{}–{}", run[0].column(), run[run.len() - 1].column()),
            });
        naming::figure(format!("{} {}", row[0].row(), runs.collect::<Vec<_>>().join(" ")))
    };
    cells.chunk_by(|one, next| one.y == next.y).map(row).collect()
}

/// The alternative text: what is asked, what may be chosen, then everyone's points and where tiles
/// lie.
pub(super) fn alt(public: &Public, shown: &Shown, window: Window) -> Vec<Message> {
    let mut sentences = vec![awaited(public)];
    sentences.extend(choices(public, shown, NAMED));
    sentences.extend(Seat::all(public.seats()).map(|one| seat(public, one)));
    sentences.push(left(public));
    let (across, down) = window.size();
    let size = Message::new("carcassonne-alt-board")
        .with("tiles", public.board.laid().len())
        .with("from", naming::word(window.from))
        .with("to", naming::word(window.to));
    sentences.push(
        size.with("across", i64::from(across))
            .with("down", i64::from(down)),
    );
    sentences.push(Message::new("carcassonne-alt-rows").with("rows", rows(public)));
    sentences.extend(
        public
            .ledger
            .last()
            .map(|last| Message::new("carcassonne-alt-paid").with("score", score::line(public, last))),
    );
    sentences.push(Message::new("carcassonne-alt-ask"));
    sentences
}

/// A kind and how many there are of it.
pub(super) fn copies(kind: Kind, count: u8) -> Message {
    Message::new("carcassonne-copies")
        .with("count", Arg::Number(i64::from(count)))
        .with("kind", naming::word(kind))
        .with("tile", naming::tile(kind))
}
