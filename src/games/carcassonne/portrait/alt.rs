//! Alternative texts: what is needed to choose an action, the most urgent first. Lists are cut
//! before they make it too long, and say how much more there is.

use super::super::cell::Cell;
use super::super::state::Public;
use super::candidates::Candidates;
use super::lines::{choices, seat};
use super::window::Window;
use super::{headline, newest};
use crate::portray::figure;
use crate::rules::Seat;
use crate::words::Message;

/// How many cells the alternative text names; it says how many more there are.
const NAMED: usize = 10;
/// How many rows of the table it names.
const ROWS: usize = 12;

/// The table in sentences: what is asked, what may be chosen, the tile laid last, everyone's points,
/// where more can be asked for, and where tiles lie.
pub(super) fn board(public: &Public, shown: &Candidates) -> Vec<Message> {
    let mut sentences = vec![headline::awaited(public)];
    sentences.extend(choices(public, shown, NAMED));
    sentences.extend(newest::told(public));
    sentences.extend(Seat::all(public.seats()).map(|one| seat(public, one)));
    sentences.push(headline::left(public));
    sentences.extend(Window::cuts_the_end(public).then(|| Message::new("carcassonne-alt-cut")));
    sentences.push(Message::new("carcassonne-alt-ask"));
    sentences.push(Message::new("carcassonne-alt-rows").with("rows", rows(public)));
    sentences
}

/// Where tiles lie, row by row: "K13–M13", "J14–N14 P14"; and how many more rows there are.
fn rows(public: &Public) -> Vec<Message> {
    let mut cells: Vec<Cell> = public.board.laid().iter().map(|laid| laid.cell).collect();
    cells.sort_by_key(|cell| (cell.y, cell.x));
    let row = |row: &[Cell]| {
        let runs = row
            .chunk_by(|one, next| next.x == one.x + 1)
            .map(|run| match run {
                [one] => one.to_string(),
                _ => format!("{}–{}", run[0], run[run.len() - 1]),
            });
        figure(runs.collect::<Vec<_>>().join(" "))
    };
    let mut rows: Vec<Message> = cells.chunk_by(|one, next| one.y == next.y).map(row).collect();
    let more = rows.len().saturating_sub(ROWS);
    rows.truncate(ROWS);
    rows.extend((more > 0).then(|| Message::new("carcassonne-rows-more").with("count", more)));
    rows
}
