//! What a legal action brings about, and the opening luck. The only place where luck is drawn.

use super::Barony;
use super::action::Action;
use super::components::{TILES_A_SEAT, Terrain};
use super::event::{Event, Fallen, Laid};
use super::space::Space;
use super::state::{Phase, Public};
use super::{Building, legal, scoring};
use crate::rules::{Chance, DrawLabel, Legal, Seat, Unfolding};

/// The luck of who begins.
const FIRST_SEAT: DrawLabel = "first-seat";
/// The luck of which tiles are laid, in the order of laying.
const TILES: DrawLabel = "tiles";
/// The luck of how each of them is turned: 1, 2 or 3.
const TURNS: DrawLabel = "turns";

/// The opening: who begins, and the board.
pub(super) fn deal(course: &mut Unfolding<'_, Barony>, chance: &mut Chance<'_>) {
    let first = chance.seat(FIRST_SEAT, course.state().seats());
    course.happen(Event::Began { first });
    lay(course, chance);
}

/// Draws tiles and how they are turned.
fn lay(course: &mut Unfolding<'_, Barony>, chance: &mut Chance<'_>) {
    let public = &course.state().public;
    let count = usize::from(public.seats() * TILES_A_SEAT);
    let drawn = chance.deal(TILES, &mut public.options.pool(), count);
    let turns = chance.dice(TURNS, count, 3);
    let tiles = drawn
        .into_iter()
        .zip(turns)
        .map(|(tile, turns)| Laid {
            tile,
            turned: turns - 1,
        })
        .collect();
    course.happen(Event::Laid {
        tiles,
        again: public.phase != Phase::Lay,
    });
}

/// What an action brings about.
pub(super) fn decide(legal: &Legal<Barony>, course: &mut Unfolding<'_, Barony>, chance: &mut Chance<'_>) {
    let seat = legal.seat();
    match *legal.action() {
        Action::Place(space) => {
            course.happen(Event::Placed { seat, space });
            after_placing(course, chance);
        }
        Action::Recruit(space, knights) => {
            course.happen(Event::Recruited { seat, space, knights });
            finish(course, seat);
        }
        Action::Move(from, to) => step(course, seat, from, to),
        Action::Take(token) => take(course, seat, token),
        Action::Build(space, building) => build(course, seat, space, building),
        Action::Done | Action::Pass => finish(course, seat),
        Action::City(space) => {
            course.happen(Event::Founded { seat, space });
            finish(course, seat);
        }
        Action::Expedition(space) => {
            course.happen(Event::Explored { seat, space });
            finish(course, seat);
        }
        Action::Title(paid) => {
            let title = course.state().public.holding(seat).title + 1;
            course.happen(Event::Ennobled { seat, paid, title });
            finish(course, seat);
        }
    }
}

/// After a first city: the first turn once all are placed; a new board if the next one has no room.
fn after_placing(course: &mut Unfolding<'_, Barony>, chance: &mut Chance<'_>) {
    let public = &course.state().public;
    match public.phase {
        Phase::Place(_) if public.board.settleable().is_empty() => lay(course, chance),
        Phase::Place(_) => {}
        _ => {
            let seat = public.first;
            course.happen(Event::Turned { seat });
        }
    }
}

fn step(course: &mut Unfolding<'_, Barony>, seat: Seat, from: Space, to: Space) {
    let public = &course.state().public;
    let fallen = fallen(public, seat, to);
    let robbed = fallen
        .iter()
        .find(|fallen| fallen.village && !public.holding(fallen.seat).tokens.is_empty());
    let spoils = robbed.map(|fallen| fallen.seat);
    course.happen(Event::Moved {
        seat,
        from,
        to,
        fallen,
        spoils,
    });
    // Where there is nothing to choose, the one kind of token is taken at once.
    let only = spoils.and_then(|of| {
        let mut kinds = course.state().public.holding(of).tokens.kinds();
        kinds.next().filter(|_| kinds.next().is_none())
    });
    match only {
        Some(token) => take(course, seat, token),
        None => after_step(course, seat),
    }
}

/// What a knight that enters a space destroys: nothing unless its owner is present there already,
/// else all others.
fn fallen(public: &Public, seat: Seat, to: Space) -> Vec<Fallen> {
    let board = &public.board;
    let Some(place) = board
        .outline()
        .place(to)
        .filter(|place| board.camp(seat).present().has(*place))
    else {
        return Vec::new();
    };
    let others =
        Seat::all(public.seats()).filter(|other| *other != seat && board.camp(*other).present().has(place));
    others
        .map(|other| {
            let camp = board.camp(other);
            Fallen {
                seat: other,
                knights: camp.count(place),
                village: camp.of(Building::Village).has(place),
            }
        })
        .collect()
}

fn take(course: &mut Unfolding<'_, Barony>, seat: Seat, token: Terrain) {
    if let Phase::Taking { of, .. } = course.state().public.phase {
        course.happen(Event::Took { seat, of, token });
    }
    after_step(course, seat);
}

/// After a knight's move is settled: the second knight, if one can move, or the end of the turn.
fn after_step(course: &mut Unfolding<'_, Barony>, seat: Seat) {
    let public = &course.state().public;
    match public.phase {
        Phase::Taking { .. } => {}
        Phase::Moving { moved, .. } if legal::can_move(public, seat, Some(moved)) => {}
        _ => finish(course, seat),
    }
}

fn build(course: &mut Unfolding<'_, Barony>, seat: Seat, space: Space, building: Building) {
    let public = &course.state().public;
    let terrain = public
        .board
        .outline()
        .place(space)
        .map(|place| public.board.terrain(place));
    let token = terrain.filter(|terrain| public.supply(*terrain) > 0);
    course.happen(Event::Built {
        seat,
        space,
        building,
        token,
    });
    if !legal::can_build(&course.state().public, seat) {
        finish(course, seat);
    }
}

/// The end of a turn, and of those after it in which nothing can be done.
fn finish(course: &mut Unfolding<'_, Barony>, seat: Seat) {
    let mut last = seat;
    loop {
        let next = last.left(course.state().seats());
        course.happen(Event::Turned { seat: next });
        if let Some(how) = ended(&course.state().public, next) {
            let outcome = scoring::outcome(&course.state().public, how);
            return course.happen(Event::Over { outcome });
        }
        if legal::can_act(&course.state().public, next) {
            return;
        }
        course.happen(Event::Passed { seat: next });
        last = next;
    }
}

/// Why the game ends before a seat's turn, if it does.
fn ended(public: &Public, next: Seat) -> Option<&'static str> {
    if public.last_round() && next == public.first {
        Some("duke")
    } else if public.passes >= public.seats() {
        Some("all-passed")
    } else if public.patience().is_some_and(|patience| public.idle >= patience) {
        Some("idle")
    } else {
        None
    }
}
