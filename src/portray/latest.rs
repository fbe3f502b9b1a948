//! What was done last, on a picture: framed in the colour of whoever did it.

use crate::render::scene::{Outline, Scene};
use crate::render::seat;
use crate::rules::Seat;

/// A frame's width.
const FRAME: f32 = 3.0;

/// What whoever acted last did, in order.
pub fn latest_own<T>(latest: &[(Seat, T)]) -> impl DoubleEndedIterator<Item = &T> {
    let last = latest.last().map(|(seat, _)| *seat);
    latest
        .iter()
        .filter(move |(seat, _)| Some(*seat) == last)
        .map(|(_, done)| done)
}

/// Frames each thing that was done where it has a place in the picture; where nothing has one, the
/// mark of whoever acted last.
pub fn frame_latest<T>(
    scene: &mut Scene,
    latest: &[(Seat, T)],
    place: impl Fn(&T) -> Option<Outline>,
    mark: impl Fn(Seat) -> Outline,
) {
    let mut places: Vec<(Seat, Outline)> = latest
        .iter()
        .filter_map(|(seat, done)| Some((*seat, place(done)?)))
        .collect();
    if places.is_empty() {
        places.extend(latest.last().map(|(seat, _)| (*seat, mark(*seat))));
    }
    let frames = places
        .iter()
        .flat_map(|(seat, place)| seat::framed(seat.number(), place, FRAME));
    scene.items.extend(frames);
}
