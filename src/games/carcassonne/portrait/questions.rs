//! Questions about the position and their answers, for those who cannot see the picture: a cell,
//! what lies open, scores.

use super::super::board::{Board, Laid};
use super::super::cell::Cell;
use super::super::features::Feature;
use super::super::frontier::Gap;
use super::super::shape::Part;
use super::super::side::Side;
use super::super::spot::Land;
use super::super::state::{Phase, Public};
use super::{candidates, derivation, looks, naming, outlook};
use crate::portray::{seated, word};
use crate::rules::Seat;
use crate::words::Message;

/// The questions that are not about one cell.
const ASKED: [&str; 8] =
    ["cells", "open cities", "open roads", "open cloisters", "farms", "bag", "dead", "scores 1"];
/// How many features an answer names.
const MOST: usize = 16;

/// The answer to a question, if it is understood.
pub(super) fn answer(public: &Public, question: &str) -> Option<Vec<Message>> {
    let lower = question.to_ascii_lowercase();
    match lower.split_whitespace().collect::<Vec<_>>()[..] {
        ["open", "cities" | "city"] => Some(open(public, Land::City)),
        ["open", "roads" | "road"] => Some(open(public, Land::Road)),
        ["open", "cloisters" | "cloister"] => Some(open(public, Land::Cloister)),
        [look @ ("farms" | "bag" | "dead")] => Some(looks::look(public, look).lines),
        ["cells"] => Some(cells(public)),
        ["scores"] => derivation::page(public, 1).or_else(|| Some(derivation::derivation(public))),
        ["scores", page] => derivation::page(public, page.parse().ok()?),
        [cell] => Some(at(public, cell.parse().ok()?)),
        _ => None,
    }
}

/// The questions that can be asked, with what each is about.
pub(super) fn questions(public: &Public) -> Vec<(String, Message)> {
    let fixed = ASKED.iter().map(|question| {
        let id = question
            .split(' ')
            .next_back()
            .filter(|word| *word != "1")
            .unwrap_or("scores");
        ((*question).to_owned(), Message::new(format!("carcassonne-question-{id}")))
    });
    let pages = public.ledger.len().div_ceil(derivation::PAGE);
    let more =
        (2..=pages).map(|page| (format!("scores {page}"), Message::new("carcassonne-question-scores")));
    let cell = |laid: &Laid| {
        let name = Message::new("carcassonne-question-cell").with("cell", word(laid.cell));
        (laid.cell.to_string(), name)
    };
    fixed
        .chain(more)
        .chain(public.board.laid().iter().rev().map(cell))
        .collect()
}

/// What is on a cell, and how each of its features stands; or what an empty cell asks for.
fn at(public: &Public, cell: Cell) -> Vec<Message> {
    let named = |id: &'static str| Message::new(id).with("cell", word(cell));
    if let Some(laid) = public.board.at(cell) {
        let tile = named("carcassonne-at")
            .with("tile", naming::tile(laid.kind))
            .with("kind", word(laid.kind))
            .with("turn", naming::top(laid.top));
        let parts = laid
            .parts()
            .map(|(number, part)| feature(public, laid, part, public.board.feature(number)));
        return std::iter::once(tile).chain(parts).collect();
    }
    match public.board.frontier().at(cell) {
        Some(gap) => gap_lines(public, gap),
        None => vec![named("carcassonne-at-nothing")],
    }
}

/// What an empty cell asks for, and whether the drawn tile fits.
fn gap_lines(public: &Public, gap: &Gap) -> Vec<Message> {
    let beside = |side: Side| {
        let laid = public.board.at(gap.cell.step(side))?;
        let edge = laid.shape().edge(side.opposite());
        Some(
            Message::new("carcassonne-wants")
                .with("side", naming::side(side))
                .with("edge", Message::new(format!("carcassonne-land-{}", edge.id()))),
        )
    };
    let wants: Vec<Message> = Side::ALL.into_iter().filter_map(beside).collect();
    let mut lines = vec![
        Message::new("carcassonne-at-gap")
            .with("cell", word(gap.cell))
            .with("wants", wants),
    ];
    if let Phase::Lay { kind, .. } = public.phase {
        let tops: Vec<Message> = gap.tops(kind).map(naming::top).collect();
        lines.push(if tops.is_empty() {
            Message::new("carcassonne-fits-not")
        } else {
            Message::new("carcassonne-fits").with("tops", tops)
        });
        lines.extend(outlook::lines(public, kind, gap.cell, gap.tops(kind)));
    }
    let kinds = public
        .bag
        .kinds()
        .filter(|kind| gap.takes_kind(*kind))
        .map(|kind| i64::from(public.bag.of(kind)))
        .sum::<i64>();
    lines.push(Message::new("carcassonne-fits-left").with("count", kinds));
    lines
}

/// How a feature stands: its extent, its open ends, and who is on it.
fn feature(public: &Public, laid: Laid, part: Part, feature: Feature) -> Message {
    let board = &public.board;
    let on_it = |seat: Seat| {
        board
            .followers()
            .iter()
            .filter(|one| one.seat == seat && board.feature(one.part) == feature)
            .count()
    };
    let owners: Vec<Message> = Seat::all(public.seats())
        .filter(|seat| on_it(*seat) > 0)
        .map(|seat| seated("carcassonne-followers", seat).with("count", on_it(seat)))
        .collect();
    let line = Message::new("carcassonne-feature")
        .with("cell", word(laid.cell))
        .with("part", naming::part(part))
        .with("stands", stands(board, part.land, feature));
    if owners.is_empty() {
        Message::new("carcassonne-feature-free").with("feature", line)
    } else {
        Message::new("carcassonne-feature-held")
            .with("feature", line)
            .with("owners", owners)
    }
}

/// The extent of a feature and what it still lacks.
fn stands(board: &Board, land: Land, feature: Feature) -> Message {
    let (tiles, shields) = board.extent(feature);
    let open = i64::from(board.open(feature));
    match land {
        Land::Field => {
            let cities = super::super::farms::cities(board, feature).len();
            Message::new("carcassonne-stands-field").with("cities", cities)
        }
        Land::Cloister => Message::new("carcassonne-stands-cloister").with("missing", open),
        Land::City => Message::new("carcassonne-stands-city")
            .with("tiles", tiles)
            .with("shields", shields)
            .with("open", open),
        Land::Road => Message::new("carcassonne-stands-road")
            .with("tiles", tiles)
            .with("open", open),
    }
}

/// The features of a kind that are not complete, by their first tile.
fn open(public: &Public, land: Land) -> Vec<Message> {
    let board = &public.board;
    let mut lines = Vec::new();
    for laid in board.laid() {
        for (number, part) in laid.parts() {
            let whole = board.feature(number);
            if part.land == land && whole.first() == number && board.open(whole) > 0 {
                lines.push(feature(public, *laid, part, whole));
            }
        }
    }
    let skipped = lines.len().saturating_sub(MOST);
    lines.drain(..skipped);
    if skipped > 0 {
        lines.push(Message::new("carcassonne-open-more").with("count", skipped));
    }
    if lines.is_empty() {
        lines.push(Message::new("carcassonne-open-none"));
    }
    lines
}

/// Every cell that takes the drawn tile.
fn cells(public: &Public) -> Vec<Message> {
    let Phase::Lay { kind, .. } = public.phase else {
        return vec![Message::new("carcassonne-cells-none")];
    };
    let line = |candidate: &candidates::Candidate| {
        let id = if outlook::completes(public, kind, candidate) {
            "carcassonne-cell-line-completes"
        } else {
            "carcassonne-cell-line"
        };
        Message::new(id)
            .with("number", word(candidate.number))
            .with("cell", word(candidate.cell))
            .with("count", candidate.neighbours)
            .with("tops", word(candidate.tops.iter().map(|top| top.letter()).collect::<String>()))
    };
    candidates::candidates(public, kind).iter().map(line).collect()
}
