//! What a legal action brings about, and the opening. The only place where luck is drawn.
//!
//! The events of a turn are worked out without a copy of the state: neither a follower nor a score
//! changes which cells take a tile. Only the last turn of a game, after which everything is
//! counted, unfolds on a copy.

use super::Carcassonne;
use super::action::Action;
use super::board::Follower;
use super::components::Kind;
use super::event::Event;
use super::scoring;
use super::state::{Phase, Public};
use crate::rules::{Chance, Label, Legal, Seat, State, Unfold};

/// The luck of who begins.
const FIRST_SEAT: Label = "first-seat";
/// The luck of the tiles.
const TILE: Label = "tile";

/// The opening: who begins, and the first tile.
pub(super) fn deal(state: &State<Carcassonne>, chance: &mut Chance<'_>) -> Vec<Event> {
    let first = chance.seat(FIRST_SEAT, state.seats());
    let mut events = vec![Event::Began { seat: first }];
    draw(&state.public, first, chance, &mut events);
    events
}

/// What an action brings about.
pub(super) fn decide(legal: &Legal<'_, Carcassonne>, chance: &mut Chance<'_>) -> Vec<Event> {
    let (state, seat) = (legal.state(), legal.seat());
    let public = &state.public;
    let mut events = Vec::with_capacity(4);
    match (*legal.action(), &public.phase) {
        (Action::Lay { cell, top }, Phase::Lay { kind, .. }) => events.push(Event::Laid {
            seat,
            kind: *kind,
            cell,
            top,
        }),
        (action, _) => {
            follow(public, seat, action, &mut events);
            if !draw(public, seat.left(state.seats()), chance, &mut events) {
                end(state, &mut events);
            }
        }
    }
    events
}

/// The follower, or none, and what the tile completed.
fn follow(public: &Public, seat: Seat, action: Action, events: &mut Vec<Event>) {
    let board = &public.board;
    let Some(last) = board.last() else { return };
    let mut followers: Vec<Follower> = Vec::with_capacity(board.followers().len() + 1);
    followers.extend_from_slice(board.followers());
    match action {
        Action::Man(spot) => {
            followers.extend(board.part_at(last.cell, spot).map(|part| Follower { seat, part }));
            events.push(Event::Manned {
                seat,
                cell: last.cell,
                spot,
            });
        }
        _ => events.push(Event::Passed { seat }),
    }
    let scores = scoring::completed(board)
        .filter_map(|feature| scoring::score(board, public.options, feature, &followers));
    events.extend(scores.map(|score| Event::Completed { score }));
}

/// Draws until a tile fits somewhere; whether one did.
fn draw(public: &Public, seat: Seat, chance: &mut Chance<'_>, events: &mut Vec<Event>) -> bool {
    let mut tiles: Vec<Kind> = public.bag.tiles();
    while !tiles.is_empty() {
        let Some(kind) = chance.one(TILE, &mut tiles) else {
            break;
        };
        if public.board.frontier().takes(kind) {
            events.push(Event::Drew { seat, kind });
            return true;
        }
        events.push(Event::Discarded { seat, kind });
        tiles.sort_unstable();
    }
    false
}

/// The last count and the outcome, after the events so far.
fn end(state: &State<Carcassonne>, events: &mut Vec<Event>) {
    let mut course = Unfold::from(state);
    std::mem::take(events)
        .into_iter()
        .for_each(|event| course.happen(event));
    for score in scoring::last_count(&course.state.public) {
        course.happen(Event::Counted { score });
    }
    let outcome = scoring::outcome(&course.state.public);
    course.happen(Event::Over { outcome });
    *events = course.events();
}
