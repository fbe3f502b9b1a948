//! Questions about the position and their answers, for those who cannot see the picture: a cell,
//! what lies open, scores.

use super::super::board::{Board, Follower, Laid};
use super::super::cell::Cell;
use super::super::features::Feature;
use super::super::frontier::Gap;
use super::super::scoring;
use super::super::shape::Part;
use super::super::side::Side;
use super::super::spot::Land;
use super::super::state::{Phase, Public};
use super::{candidates, derivation, headline, looks, naming, outlook, parts};
use crate::portray::{figure, seated, several, word};
use crate::rules::Seat;
use crate::words::Message;

/// The questions that are not about one cell: what names them in texts, and how they are asked.
pub(super) const ASKED: [(&str, &str); 11] = [
    ("cells", "cells"),
    ("cities", "open cities"),
    ("roads", "open roads"),
    ("cloisters", "open cloisters"),
    ("farms", "farms"),
    ("followers", "followers"),
    ("bag", "bag"),
    ("dead", "dead"),
    ("leader", "leader"),
    ("end", "end"),
    ("scores", "scores 1"),
];
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
        ["leader"] => Some(leader(public)),
        ["followers"] => Some(Seat::all(public.seats()).map(|seat| folk(public, seat)).collect()),
        ["end"] => Some(vec![headline::left(public), Message::new("carcassonne-end")]),
        ["scores"] => derivation::page(public, 1).or_else(|| Some(derivation::derivation(public))),
        ["scores", page] => derivation::page(public, page.parse().ok()?),
        ["seat", number] => one(public, number),
        ["tile", kind] => part(public, kind),
        [one] => part(public, one).or_else(|| Some(at(public, one.parse().ok()?))),
        _ => None,
    }
}

/// The questions that can be asked, with what each is about.
pub(super) fn questions(public: &Public) -> Vec<(String, Message)> {
    let fixed = ASKED
        .iter()
        .map(|(id, question)| ((*question).to_owned(), Message::new(format!("carcassonne-question-{id}"))));
    let pages = public.ledger.len().div_ceil(derivation::PAGE);
    let more =
        (2..=pages).map(|page| (format!("scores {page}"), Message::new("carcassonne-question-scores")));
    let cell = |laid: &Laid| {
        let name = Message::new("carcassonne-question-cell").with("cell", word(laid.cell));
        (laid.cell.to_string(), name)
    };
    let seats = Seat::all(public.seats())
        .map(|seat| (format!("seat {}", seat.number() + 1), seated("carcassonne-question-seat", seat)));
    fixed
        .chain(more)
        .chain(seats)
        .chain(public.board.laid().iter().rev().map(cell))
        .chain(parts::components())
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

/// What an empty cell asks for, whether the drawn tile fits, and how many of those left.
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
    if matches!(public.phase, Phase::Over(_)) {
        return lines;
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
    let lines = unfinished(public, land);
    if lines.is_empty() {
        return vec![Message::new("carcassonne-open-none")];
    }
    lines
}

/// The same; nothing where there are none.
fn unfinished(public: &Public, land: Land) -> Vec<Message> {
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
            .with("tops", naming::either(&candidate.tops))
    };
    candidates::candidates(public, kind).iter().map(line).collect()
}

/// A part of the game: what the rules card says, and how it stands here.
fn part(public: &Public, id: &str) -> Option<Vec<Message>> {
    let mut told = vec![parts::component(id)?];
    if let Some(kind) = parts::kind(id) {
        told.push(Message::new("carcassonne-part-left").with("count", public.bag.of(kind)));
    }
    told.extend(match id {
        "city" => unfinished(public, Land::City),
        "road" => unfinished(public, Land::Road),
        "cloister" => unfinished(public, Land::Cloister),
        "field" => looks::look(public, "farms").lines,
        "follower" => Seat::all(public.seats()).map(|seat| folk(public, seat)).collect(),
        _ => Vec::new(),
    });
    Some(told)
}

/// A player's points and followers, by the number of the seat.
fn one(public: &Public, number: &str) -> Option<Vec<Message>> {
    let number: u8 = number.parse().ok()?;
    let seat = Seat::all(public.seats()).find(|seat| seat.number() + 1 == number)?;
    Some(vec![derivation::total(public, seat), folk(public, seat)])
}

/// A player's followers: how many are in supply, and where the others stand.
fn folk(public: &Public, seat: Seat) -> Message {
    let own = public.board.followers().iter().filter(|one| one.seat == seat);
    let place = |one: &Follower| {
        let (laid, part) = public.board.part(one.part);
        Message::new("carcassonne-folk-place")
            .with("cell", word(laid.cell))
            .with("part", naming::part(part))
    };
    let mut places: Vec<Message> = own.map(place).collect();
    if places.is_empty() {
        places.push(figure("–"));
    }
    seated("carcassonne-folk", seat)
        .with("supply", public.supply[seat])
        .with("places", places)
}

/// Who has most points, what everybody's come from, and what would be added if the game ended now.
fn leader(public: &Public) -> Vec<Message> {
    let most = public.scores.values().copied().max().unwrap_or(0);
    let leading = Seat::all(public.seats()).filter(|seat| public.scores[*seat] == most);
    let mut told = vec![several("carcassonne-leader", leading).with("points", most)];
    told.extend(Seat::all(public.seats()).map(|seat| derivation::total(public, seat)));
    if !matches!(public.phase, Phase::Over(_)) {
        let last = scoring::last_count(public);
        let more = |seat: Seat| -> u16 {
            let paid = last.iter().filter(|score| score.seats.has(seat));
            paid.map(|score| score.points).sum()
        };
        let ended = |seat: Seat| {
            let points = public.scores[seat] + more(seat);
            seated("carcassonne-if-ended-one", seat).with("points", points)
        };
        let points: Vec<Message> = Seat::all(public.seats()).map(ended).collect();
        told.push(Message::new("carcassonne-if-ended").with("points", points));
    }
    told
}
