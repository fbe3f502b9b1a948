//! What a viewer may do now, and the safe action. Computed from what all see.

use super::Barony;
use super::action::Action;
use super::components::{Building, DUKE, RECRUITS};
use super::space::Space;
use super::spaces::Spaces;
use super::state::{Phase, Public};
use crate::rules::{Seat, View};

/// What the viewer may do.
pub(super) fn legal(view: View<'_, Barony>) -> Vec<Action> {
    view.seat()
        .map_or_else(Vec::new, |seat| actions(view.public(), seat))
}

/// What a seat has to do: the only place for a first city, the only thing that a turn can be.
pub(super) fn forced(public: &Public, seat: Seat) -> Option<Action> {
    match actions(public, seat)[..] {
        [only] => Some(only),
        _ => None,
    }
}

/// What a seat may do, as all can see.
fn actions(public: &Public, seat: Seat) -> Vec<Action> {
    if public.actor() != Some(seat) {
        return Vec::new();
    }
    match &public.phase {
        Phase::Place(_) => named(public, public.board.settleable())
            .map(Action::Place)
            .collect(),
        Phase::Turn(_) => turn(public, seat),
        Phase::Moving { moved, .. } => {
            let mut actions = Vec::with_capacity(48);
            moves(public, seat, Some(*moved), |from, to| actions.push(Action::Move(from, to)));
            actions.push(Action::Done);
            actions
        }
        Phase::Taking { of, .. } => public.holding(*of).tokens.kinds().map(Action::Take).collect(),
        Phase::Building(_) => {
            let mut actions = Vec::with_capacity(16);
            builds(public, seat, &mut actions);
            actions.push(Action::Done);
            actions
        }
        Phase::Lay | Phase::Finished(_) | Phase::Over(_) => Vec::new(),
    }
}

/// Whatever a turn can begin with.
pub(super) fn turn(public: &Public, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::with_capacity(128);
    for (city, most) in recruits(public, seat) {
        actions.extend((1..=most).map(|knights| Action::Recruit(city, knights)));
    }
    moves(public, seat, None, |from, to| actions.push(Action::Move(from, to)));
    builds(public, seat, &mut actions);
    actions.extend(named(public, cities(public, seat)).map(Action::City));
    actions.extend(named(public, expeditions(public, seat)).map(Action::Expedition));
    if public.holding(seat).title < DUKE {
        actions.extend(
            public
                .holding(seat)
                .tokens
                .payments()
                .into_iter()
                .map(Action::Title),
        );
    }
    actions
}

fn named(public: &Public, spaces: Spaces) -> impl Iterator<Item = Space> {
    let outline = public.board.outline();
    spaces.iter().map(|place| outline.name(place))
}

/// The seat's cities with the most knights that can be recruited there.
pub(super) fn recruits(public: &Public, seat: Seat) -> impl Iterator<Item = (Space, u8)> {
    let (board, reserve) = (&public.board, public.holding(seat).knights);
    let cities = if reserve > 0 {
        board.camp(seat).of(Building::City)
    } else {
        Spaces::NONE
    };
    cities.iter().map(move |place| {
        (board.outline().name(place), RECRUITS[usize::from(board.shore().has(place))].min(reserve))
    })
}

/// The seat's knights that may move: all of them; after a first move, all but the one that was
/// moved.
pub(super) fn movable(public: &Public, seat: Seat, moved: Option<Space>) -> Spaces {
    let camp = public.board.camp(seat);
    let mut knights = camp.knights();
    if let Some(place) = moved.and_then(|space| public.board.outline().place(space))
        && !camp.several().has(place)
    {
        knights.remove(place);
    }
    knights
}

/// Calls for each step that a knight of the seat may take.
fn moves(public: &Public, seat: Seat, moved: Option<Space>, mut each: impl FnMut(Space, Space)) {
    let (board, outline) = (&public.board, public.board.outline());
    let open = board.open(seat);
    for from in movable(public, seat, moved).iter() {
        let name = outline.name(from);
        (outline.touching(from) & open)
            .iter()
            .for_each(|to| each(name, outline.name(to)));
    }
}

/// Whether a knight of the seat may take a step.
pub(super) fn can_move(public: &Public, seat: Seat, moved: Option<Space>) -> bool {
    let open = public.board.open(seat);
    movable(public, seat, moved)
        .iter()
        .any(|from| !(public.board.outline().touching(from) & open).is_empty())
}

fn builds(public: &Public, seat: Seat, actions: &mut Vec<Action>) {
    let holding = public.holding(seat);
    for space in named(public, public.board.buildable(seat)) {
        if holding.villages > 0 {
            actions.push(Action::Build(space, Building::Village));
        }
        if holding.strongholds > 0 {
            actions.push(Action::Build(space, Building::Stronghold));
        }
    }
}

/// Whether the seat can swap a knight for a building.
pub(super) fn can_build(public: &Public, seat: Seat) -> bool {
    let holding = public.holding(seat);
    holding.villages + holding.strongholds > 0 && !public.board.buildable(seat).is_empty()
}

/// Where the seat may found a city.
pub(super) fn cities(public: &Public, seat: Seat) -> Spaces {
    if public.holding(seat).cities == 0 {
        Spaces::NONE
    } else {
        public.board.foundable(seat)
    }
}

/// Where an expedition of the seat may arrive.
pub(super) fn expeditions(public: &Public, seat: Seat) -> Spaces {
    if public.holding(seat).knights < 2 {
        Spaces::NONE
    } else {
        public.board.reachable()
    }
}

/// Whether the seat can do anything with a turn. A knight in reserve can always be recruited.
pub(super) fn can_act(public: &Public, seat: Seat) -> bool {
    let holding = public.holding(seat);
    holding.knights > 0
        || can_move(public, seat, None)
        || can_build(public, seat)
        || !cities(public, seat).is_empty()
        || (holding.title < DUKE && !holding.tokens.payments().is_empty())
}

/// The safe action: the first city that can be placed, as many knights as can be recruited, or else
/// the first step there is; of tokens the dearest; and no more than that.
pub(super) fn idle(view: View<'_, Barony>) -> Action {
    let (public, actions) = (view.public(), legal(view));
    let best = match (&public.phase, view.seat()) {
        (Phase::Taking { .. }, _) => actions.last(),
        (Phase::Turn(_), Some(seat)) => {
            let most = recruits(public, seat)
                .max_by_key(|(_, most)| *most)
                .map(|(city, most)| Action::Recruit(city, most));
            return most.or_else(|| actions.first().copied()).unwrap_or(Action::Pass);
        }
        (Phase::Moving { .. } | Phase::Building(_), _) => actions.last(),
        _ => actions.first(),
    };
    best.copied().unwrap_or(Action::Pass)
}
