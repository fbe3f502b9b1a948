//! Alternative texts: what is needed to choose an action, the most urgent first, since what is too
//! long is cut.

use super::super::cell::Cell;
use super::super::state::Public;
use super::candidates::Candidates;
use super::lines::{choices, seat};
use super::window::Window;
use super::{derivation, headline};
use crate::portray::{figure, word};
use crate::rules::Seat;
use crate::words::Message;

/// How many cells the alternative text names; it says how many more there are.
const NAMED: usize = 16;

/// The table in sentences: what is asked, what may be chosen, then everyone's points and where tiles
/// lie.
pub(super) fn board(public: &Public, shown: &Candidates, window: Window) -> Vec<Message> {
    let mut sentences = vec![headline::awaited(public)];
    sentences.extend(choices(public, shown, NAMED));
    sentences.extend(Seat::all(public.seats()).map(|one| seat(public, one)));
    sentences.push(headline::left(public));
    let (across, down) = window.size();
    let size = Message::new("carcassonne-alt-board")
        .with("tiles", public.board.laid().len())
        .with("from", word(window.from))
        .with("to", word(window.to));
    sentences.push(size.with("across", across).with("down", down));
    sentences.push(Message::new("carcassonne-alt-rows").with("rows", rows(public)));
    sentences.extend(
        public
            .ledger
            .last()
            .map(|last| Message::new("carcassonne-alt-paid").with("score", derivation::line(public, last))),
    );
    sentences.push(Message::new("carcassonne-alt-ask"));
    sentences
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
        figure(format!("{} {}", row[0].row(), runs.collect::<Vec<_>>().join(" ")))
    };
    cells.chunk_by(|one, next| one.y == next.y).map(row).collect()
}
