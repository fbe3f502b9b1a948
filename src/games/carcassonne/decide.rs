//! What a legal action brings about, and the opening. The only place where luck is drawn.

use super::Carcassonne;
use super::action::Action;
use super::components::Kind;
use super::event::Event;
use super::scoring;
use super::state::{Phase, Score};
use crate::rules::{Chance, DrawLabel, Legal, Seat, Unfolding};

/// The luck of who begins.
const FIRST_SEAT: DrawLabel = "first-seat";
/// The luck of the tiles.
const TILE: DrawLabel = "tile";

/// The opening: who begins, and the first tile.
pub(super) fn deal(course: &mut Unfolding<'_, Carcassonne>, chance: &mut Chance<'_>) {
    let seat = chance.seat(FIRST_SEAT, course.state().seats());
    course.happen(Event::Began { seat });
    draw(course, seat, chance);
}

/// What an action brings about.
pub(super) fn decide(
    legal: &Legal<Carcassonne>,
    course: &mut Unfolding<'_, Carcassonne>,
    chance: &mut Chance<'_>,
) {
    let seat = legal.seat();
    match (*legal.action(), &course.state().public.phase) {
        (Action::Lay { cell, top }, Phase::Lay { kind, .. }) => {
            let kind = *kind;
            course.happen(Event::Laid {
                seat,
                kind,
                cell,
                top,
            });
        }
        (action, _) => {
            follow(course, seat, action);
            if !draw(course, seat.left(course.state().seats()), chance) {
                end(course);
            }
        }
    }
}

/// The follower, or none, and what the tile completed.
fn follow(course: &mut Unfolding<'_, Carcassonne>, seat: Seat, action: Action) {
    let Some(last) = course.state().public.board.last() else {
        return;
    };
    course.happen(match action {
        Action::Man(spot) => Event::Manned {
            seat,
            cell: last.cell,
            spot,
        },
        _ => Event::Passed { seat },
    });
    let public = &course.state().public;
    let board = &public.board;
    let scores: Vec<Score> = scoring::completed(board)
        .filter_map(|feature| scoring::score(board, public.options, feature))
        .collect();
    for score in scores {
        course.happen(Event::Completed { score });
    }
}

/// Draws until a tile fits somewhere; whether one did.
fn draw(course: &mut Unfolding<'_, Carcassonne>, seat: Seat, chance: &mut Chance<'_>) -> bool {
    let mut tiles: Vec<Kind> = course.state().public.bag.tiles();
    while !tiles.is_empty() {
        let Some(kind) = chance.one(TILE, &mut tiles) else {
            break;
        };
        if course.state().public.board.frontier().takes(kind) {
            course.happen(Event::Drew { seat, kind });
            return true;
        }
        course.happen(Event::Discarded { seat, kind });
        tiles.sort_unstable();
    }
    false
}

/// The last count and the outcome, after the events so far.
fn end(course: &mut Unfolding<'_, Carcassonne>) {
    for score in scoring::last_count(&course.state().public) {
        course.happen(Event::Counted { score });
    }
    let outcome = scoring::outcome(&course.state().public);
    course.happen(Event::Over { outcome });
}
