//! The table in words, line by line: what may be chosen, the seats, and each row's tiles.

use super::super::board::Laid;
use super::super::components::Kind;
use super::super::state::{Phase, Public};
use super::candidates::{Candidate, Candidates};
use super::headline::{awaited, discarded, left};
use super::{derivation, naming, newest, outlook, spots};
use crate::portray::{letter, seated, word};
use crate::render::scene::Line;
use crate::rules::Seat;
use crate::words::Message;

/// A player's points and followers.
pub(super) fn seat(public: &Public, seat: Seat) -> Message {
    seated("carcassonne-seat", seat)
        .with("letter", letter(seat))
        .with("points", public.scores[seat])
        .with("followers", public.supply[seat])
}

/// A cell that takes the drawn tile: "1 K7 N/E"; and what it would pay at once: "+4".
fn cell(public: &Public, kind: Kind, candidate: &Candidate) -> Message {
    let points = outlook::points(public, kind, candidate);
    let id = if points > 0 {
        "carcassonne-cell-pays"
    } else {
        "carcassonne-cell"
    };
    Message::new(id)
        .with("number", word(candidate.number))
        .with("cell", word(candidate.cell))
        .with("tops", naming::either(&candidate.tops))
        .with("points", points)
}

/// What may be chosen now: the numbered cells, so many at most, or the chosen one, or the numbered
/// parts with their points.
pub(super) fn choices(public: &Public, shown: &Candidates, most: usize) -> Option<Message> {
    match &public.phase {
        Phase::Lay { kind, .. } => {
            let cell = |one| cell(public, *kind, one);
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
                let part = naming::among(last, last.shape().parts()[claim.part]);
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

/// The text board: what is asked and what may be chosen, the tile laid last, the seats, and each
/// row's tiles with the followers on them.
pub(super) fn board(public: &Public, shown: &Candidates) -> Vec<Line> {
    let mut said = vec![awaited(public)];
    said.extend(choices(public, shown, usize::MAX));
    said.extend(newest::told(public));
    said.extend(
        newest::paid(public)
            .into_iter()
            .map(|score| derivation::line(public, score)),
    );
    said.extend(Seat::all(public.seats()).map(|one| seat(public, one)));
    said.push(left(public));
    said.extend(discarded(public));
    let mut lines: Vec<Line> = said.into_iter().map(Line::Words).collect();
    lines.push(Line::Heading(Message::new("carcassonne-rows")));
    lines.extend(rows(public).into_iter().map(Line::Words));
    lines.push(Line::Words(Message::new("carcassonne-legend")));
    lines
}

/// Each row's tiles from west to east.
fn rows(public: &Public) -> Vec<Message> {
    let mut laid: Vec<Laid> = public.board.laid().to_vec();
    laid.sort_by_key(|laid| (laid.cell.y, laid.cell.x));
    let row = |row: &[Laid]| {
        Message::new("carcassonne-row")
            .with("row", word(row[0].cell.row()))
            .with("tiles", row.iter().map(|laid| tile(public, *laid)).collect::<Vec<_>>())
    };
    laid.chunk_by(|one, next| one.cell.y == next.cell.y)
        .map(row)
        .collect()
}

/// A tile by its letter and where its top is, with the followers on it.
fn tile(public: &Public, laid: Laid) -> Message {
    let tile = Message::new("carcassonne-row-tile")
        .with("cell", word(laid.cell))
        .with("kind", word(laid.kind))
        .with("top", naming::side(laid.top));
    let owner = |(number, part)| {
        let follower = public.board.followers().iter().find(|one| one.part == number)?;
        let told = seated("carcassonne-row-owner", follower.seat);
        Some(told.with("part", naming::among(laid, part)))
    };
    let owners: Vec<Message> = laid.parts().filter_map(owner).collect();
    if owners.is_empty() {
        return tile;
    }
    Message::new("carcassonne-row-held")
        .with("tile", tile)
        .with("owners", owners)
}
