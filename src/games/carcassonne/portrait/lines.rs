//! The table in words: rows of cells with a legend, what may be chosen, and the seats.

use super::super::cell::Cell;
use super::super::state::{Phase, Public};
use super::candidates::{Candidate, Candidates};
use super::headline::{awaited, discarded, left};
use super::window::Window;
use super::{naming, spots};
use crate::portray::{figure, letter, seated, word};
use crate::render::scene::Line;
use crate::render::seat;
use crate::rules::Seat;
use crate::words::Message;

/// A player's points and followers.
pub(super) fn seat(public: &Public, seat: Seat) -> Message {
    seated("carcassonne-seat", seat)
        .with("letter", letter(seat))
        .with("points", public.scores[seat])
        .with("followers", public.supply[seat])
}

/// A cell that takes the drawn tile: "1 K7 ne".
fn cell(candidate: &Candidate) -> Message {
    let tops: String = candidate.tops.iter().map(|top| top.letter()).collect();
    Message::new("carcassonne-cell")
        .with("number", word(candidate.number))
        .with("cell", word(candidate.cell))
        .with("tops", word(tops))
}

/// What may be chosen now: the numbered cells, so many at most, or the chosen one, or the numbered
/// parts with their points.
pub(super) fn choices(public: &Public, shown: &Candidates, most: usize) -> Option<Message> {
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
                    .with("number", word(claim.number))
                    .with("part", part)
                    .with("points", claim.points)
            };
            let parts: Vec<Message> = spots::spots(public).iter().map(part).collect();
            (!parts.is_empty()).then(|| Message::new("carcassonne-choices").with("parts", parts))
        }
        _ => None,
    }
}

/// The text board: rows of cells with a legend.
pub(super) fn board(public: &Public, shown: &Candidates, window: Window) -> Vec<Line> {
    let mut lines = vec![Line::Words(awaited(public))];
    lines.extend(choices(public, shown, usize::MAX).map(Line::Words));
    lines.extend(Seat::all(public.seats()).map(|one| Line::Words(seat(public, one))));
    lines.push(Line::Words(left(public)));
    lines.extend(discarded(public).map(Line::Words));
    lines.push(Line::Table(table(public, shown, window)));
    lines.push(Line::Words(Message::new("carcassonne-legend")));
    lines
}

fn table(public: &Public, shown: &Candidates, window: Window) -> Vec<Vec<Message>> {
    let (from, to) = (window.from, window.to);
    let head = std::iter::once(figure(" ")).chain((from.x..=to.x).map(|x| figure(Cell::new(x, 0).column())));
    let mut rows = vec![head.collect::<Vec<_>>()];
    for y in from.y..=to.y {
        let name = figure(Cell::new(0, y).row());
        let cell = |x: i8| figure(code(public, &shown.cells, Cell::new(x, y)));
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
        let owner = owner.map_or_else(String::new, |one| seat::letter(one.seat.number()).to_string());
        return format!("{}{}{owner}", laid.kind, laid.top);
    }
    numbers
        .iter()
        .find(|candidate| candidate.cell == cell)
        .map_or_else(|| ".".to_owned(), |candidate| candidate.number.to_string())
}
