//! What was played lately at a table, for those who come back: the events of the last plies that
//! stand, ready to be told. Knows no user interface.

use crate::rules::{Seat, Seats};
use std::collections::VecDeque;

/// How many plies are kept: far more than are told before somebody is sent to the log.
const KEPT: usize = 60;

/// The last plies that stand, oldest first.
pub(super) struct LatestPlies<E> {
    plies: VecDeque<Ply<E>>,
    /// How many stood before those.
    earlier: usize,
}

/// A ply with all that came of it.
pub(super) struct Ply<E> {
    /// Whose action it was.
    pub(super) seat: Seat,
    /// In which turn of the table it was played.
    pub(super) turn: u32,
    /// What happened, in order.
    pub(super) events: Vec<E>,
}

impl<E> Default for LatestPlies<E> {
    fn default() -> LatestPlies<E> {
        LatestPlies {
            plies: VecDeque::new(),
            earlier: 0,
        }
    }
}

impl<E> LatestPlies<E> {
    /// One more ply stands.
    pub(super) fn push(&mut self, ply: Ply<E>) {
        if self.plies.len() == KEPT {
            self.plies.pop_front();
            self.earlier += 1;
        }
        self.plies.push_back(ply);
    }

    /// A seat has changed hands: what was played before would be told of whoever sits there now, so
    /// it is left to the log, which knows who sat there then.
    pub(super) fn forget(&mut self) {
        self.earlier += self.plies.len();
        self.plies.clear();
    }

    /// The last ply stands no longer.
    pub(super) fn take_back(&mut self) {
        self.plies.pop_back();
    }

    /// The plies after the last one of any of these seats in an earlier turn than this; all that are
    /// kept where none has acted before.
    pub(super) fn since(&self, seats: Seats, turn: u32) -> impl Iterator<Item = &Ply<E>> {
        let last = self.last_before(seats, turn);
        self.plies.range(last.map_or(0, |last| last + 1)..)
    }

    /// Whether one of the plies that are kept was a seat's in an earlier turn than this.
    pub(super) fn acted(&self, seat: Seat, turn: u32) -> bool {
        self.last_before(Seats::only(seat), turn).is_some()
    }

    fn last_before(&self, seats: Seats, turn: u32) -> Option<usize> {
        self.plies
            .iter()
            .rposition(|ply| ply.turn < turn && seats.has(ply.seat))
    }

    /// The plies of a turn of the table, as far as they are kept; nothing where some of them are
    /// not.
    pub(super) fn of_turn(&self, turn: u32) -> impl Iterator<Item = &Ply<E>> {
        let whole = self.earlier == 0 || self.plies.front().is_some_and(|ply| ply.turn < turn);
        self.plies.iter().filter(move |ply| whole && ply.turn == turn)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plies written as a seat and a turn each: `A1 B1`.
    fn latest(plies: &str) -> LatestPlies<String> {
        let mut latest = LatestPlies::default();
        for ply in plies.split_whitespace() {
            let (seat, turn) = ply.split_at(1);
            latest.push(Ply {
                seat: Seat::new(seat.as_bytes()[0] - b'A'),
                turn: turn.parse().unwrap(),
                events: vec![ply.to_owned()],
            });
        }
        latest
    }

    fn told<'a>(plies: impl Iterator<Item = &'a Ply<String>>) -> String {
        plies
            .flat_map(|ply| ply.events.clone())
            .collect::<Vec<_>>()
            .join(" ")
    }

    #[test]
    fn what_others_did_since_somebody_acted_is_told() {
        let latest = latest("A0 B1 C2 A3 B4 B4");
        for (seats, turn, expected) in [
            (Seats::only(Seat::new(0)), 5, "B4 B4"),
            (Seats::only(Seat::new(1)), 5, ""),
            // In the middle of a turn it is still since the one before.
            (Seats::only(Seat::new(1)), 4, "C2 A3 B4 B4"),
            (Seats::only(Seat::new(2)), 5, "A3 B4 B4"),
            (Seats::only(Seat::new(3)), 5, "A0 B1 C2 A3 B4 B4"),
            (Seats::only(Seat::new(0)).with(Seat::new(2)), 5, "B4 B4"),
        ] {
            assert_eq!(told(latest.since(seats, turn)), expected, "{seats:?}");
        }
    }

    #[test]
    fn a_turn_is_told_whole_or_not_at_all() {
        let mut latest = latest("A0 B1 B1");
        assert_eq!((told(latest.of_turn(0)).as_str(), told(latest.of_turn(1)).as_str()), ("A0", "B1 B1"));
        latest.take_back();
        assert_eq!(told(latest.of_turn(1)), "B1");
        for _ in 0..KEPT {
            latest.push(Ply {
                seat: Seat::new(2),
                turn: 2,
                events: vec![String::new()],
            });
        }
        assert_eq!((told(latest.of_turn(1)).len(), latest.of_turn(2).count()), (0, 0), "B1 and C2 went");
        assert_eq!(latest.since(Seats::NONE, 9).count(), KEPT);
        latest.forget();
        assert_eq!((latest.since(Seats::NONE, 9).count(), latest.of_turn(2).count()), (0, 0));
    }
}
