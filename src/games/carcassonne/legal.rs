//! What a viewer may do now, why something else may not be done, and the safe action. Computed from
//! a view alone.

use super::Carcassonne;
use super::action::Action;
use super::cell::Cell;
use super::components::Kind;
use super::shape::TileShape;
use super::side::Side;
use super::spot::Spot;
use super::state::{Phase, Public};
use crate::rules::{Detail, Reason, Seat, View};

/// The ids of all rules that an action can break; the texts hold a sentence for each.
pub const RULES: &[&str] = &[
    "wrong-phase-lay",
    "wrong-phase-man",
    "cell-taken",
    "cell-apart",
    "sides-clash",
    "looks-the-same",
    "supply-empty",
    "no-such-part",
    "feature-claimed",
    "option-unknown",
];

/// What the viewer may do: each cell with the orientations that look different, or each free part,
/// then to pass.
pub(super) fn legal(view: View<'_, Carcassonne>) -> Vec<Action> {
    let public = view.public();
    match (&public.phase, view.seat()) {
        (Phase::Lay { seat, kind }, Some(viewer)) if *seat == viewer => {
            let mut actions = Vec::with_capacity(2 * public.board.frontier().gaps().len());
            lays(public, *kind).for_each(|action| actions.push(action));
            actions
        }
        (Phase::Man(seat), Some(viewer)) if *seat == viewer => {
            let mut actions = Vec::with_capacity(9);
            actions.extend(free(public, *seat).map(Action::Man));
            actions.push(Action::Pass);
            actions
        }
        _ => Vec::new(),
    }
}

/// The ways to lay a tile.
fn lays(public: &Public, kind: Kind) -> impl Iterator<Item = Action> {
    let gaps = public.board.frontier().gaps().iter();
    let fitting = gaps.filter(move |gap| gap.takes_kind(kind));
    fitting.flat_map(move |gap| {
        let cell = gap.cell;
        gap.tops(kind).map(move |top| Action::Lay { cell, top })
    })
}

/// What a seat has to do: the only way to lay its tile, or to pass where there is no part for a
/// follower.
pub(super) fn forced(public: &Public, seat: Seat) -> Option<Action> {
    match public.phase {
        Phase::Lay { seat: actor, kind } if actor == seat => {
            let mut lays = lays(public, kind);
            lays.next().filter(|_| lays.next().is_none())
        }
        Phase::Man(actor) if actor == seat && free(public, seat).next().is_none() => Some(Action::Pass),
        _ => None,
    }
}

/// The parts of the tile just laid on which a seat may put a follower: no follower on the feature,
/// at any distance.
pub(super) fn free(public: &Public, seat: Seat) -> impl Iterator<Item = Spot> {
    let board = &public.board;
    let last = board.last().filter(|_| public.supply[seat] > 0);
    let claimed = board.claimed();
    let parts = last.into_iter().flat_map(|laid| laid.parts());
    parts
        .filter(move |(number, _)| !claimed.has(board.feature(*number)))
        .map(|(_, part)| part.spot())
}

/// Why an action is not in the viewer's list.
pub(super) fn why_not(view: View<'_, Carcassonne>, action: &Action) -> Reason {
    let public = view.public();
    match (&public.phase, action) {
        (Phase::Lay { kind, .. }, Action::Lay { cell, top }) => not_laid(public, *kind, *cell, *top),
        (Phase::Man(seat), Action::Man(spot)) => not_manned(public, *seat, *spot),
        (Phase::Lay { .. }, _) => Reason::rule("wrong-phase-lay"),
        (Phase::Man(_), _) => Reason::rule("wrong-phase-man"),
        (Phase::Over(_), _) => Reason::over(),
        (Phase::Begin | Phase::Draw(_), _) => Reason::not_awaited(),
    }
}

fn not_laid(public: &Public, kind: Kind, cell: Cell, top: Side) -> Reason {
    let shape = TileShape::of(kind, top);
    let Some(gap) = public.board.frontier().at(cell) else {
        let rule = if public.board.at(cell).is_some() {
            "cell-taken"
        } else {
            "cell-apart"
        };
        return Reason::rule(rule).with("cell", Detail::Component(cell.to_string()));
    };
    match gap.clashes(shape).next() {
        Some(side) => Reason::rule("sides-clash")
            .with("cell", Detail::Component(cell.to_string()))
            .with("side", Detail::Component(side.to_string()))
            .with("shows", Detail::Component(shape.edge(side).id().to_owned()))
            .with("beside", Detail::Component(cell.step(side).to_string())),
        None => {
            let same = Side::turned(top as u8 % kind.fact().period);
            Reason::rule("looks-the-same")
                .with("same", Detail::Component(Action::Lay { cell, top: same }.to_string()))
        }
    }
}

fn not_manned(public: &Public, seat: Seat, spot: Spot) -> Reason {
    let part = public
        .board
        .last()
        .and_then(|laid| public.board.part_at(laid.cell, spot));
    match part.map(|part| public.board.feature(part)) {
        _ if public.supply[seat] == 0 => Reason::rule("supply-empty"),
        None => Reason::rule("no-such-part").with("spot", Detail::Component(spot.to_string())),
        Some(feature) => {
            let on_it = |seat: &Seat| {
                public
                    .board
                    .followers()
                    .iter()
                    .any(|one| one.seat == *seat && public.board.feature(one.part) == feature)
            };
            let owner = Seat::all(public.seats()).find(on_it).unwrap_or(seat);
            Reason::rule("feature-claimed")
                .with("land", Detail::Component(spot.land().id().to_owned()))
                .with("owner", Detail::Seat(owner))
        }
    }
}

/// The safe action: the cell with most neighbours, and no follower. It is one of [`legal`] whenever
/// the viewer is awaited.
pub(super) fn idle(view: View<'_, Carcassonne>) -> Action {
    let public = view.public();
    let Phase::Lay { kind, .. } = public.phase else {
        return Action::Pass;
    };
    let gaps = public
        .board
        .frontier()
        .gaps()
        .iter()
        .filter(|gap| gap.takes_kind(kind));
    let best = gaps.max_by_key(|gap| (gap.neighbours(), std::cmp::Reverse(gap.cell)));
    let action = best.and_then(|gap| {
        let top = gap.tops(kind).next()?;
        Some(Action::Lay { cell: gap.cell, top })
    });
    action.unwrap_or(Action::Pass)
}
