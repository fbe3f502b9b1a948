//! The cells that take the drawn tile, numbered: best connected first.

use super::super::cell::Cell;
use super::super::components::Kind;
use super::super::side::Side;
use super::super::state::{Phase, Public};

/// A numbered cell.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    /// Its number, from 1.
    pub number: usize,
    /// Where it is.
    pub cell: Cell,
    /// How many tiles lie beside it.
    pub neighbours: u8,
    /// The orientations that fit.
    pub tops: Vec<Side>,
}

/// The numbered cells that are shown: all of them, or the one that was chosen, while its
/// orientation is asked.
#[derive(Default)]
pub(super) struct Candidates {
    /// The cells.
    pub cells: Vec<Candidate>,
    /// The cell that was chosen, which is then the only one.
    pub chosen: Option<Cell>,
}

impl Candidates {
    /// What is shown of the cells that take the drawn tile, if one was drawn; a chosen one counts
    /// if it is among them.
    pub(super) fn of(public: &Public, chosen: Option<Cell>) -> Candidates {
        let Phase::Lay { kind, .. } = public.phase else {
            return Candidates::default();
        };
        let mut cells = candidates(public, kind);
        let chosen = chosen.filter(|cell| cells.iter().any(|one| one.cell == *cell));
        cells.retain(|one| chosen.is_none_or(|cell| one.cell == cell));
        Candidates { cells, chosen }
    }
}

/// All cells that take a kind: most neighbours first, then from the north-west.
pub(super) fn candidates(public: &Public, kind: Kind) -> Vec<Candidate> {
    let gaps = public.board.frontier().gaps().iter();
    let mut found: Vec<Candidate> = gaps
        .map(|gap| Candidate {
            number: 0,
            cell: gap.cell,
            neighbours: gap.neighbours(),
            tops: gap.tops(kind).collect(),
        })
        .filter(|candidate| !candidate.tops.is_empty())
        .collect();
    found.sort_by_key(|candidate| (std::cmp::Reverse(candidate.neighbours), candidate.cell));
    found
        .iter_mut()
        .zip(1..)
        .for_each(|(candidate, number)| candidate.number = number);
    found
}
