//! The seats whose players do not play for themselves, and who does it for them.

use super::poll::Remedy;
use crate::rules::{Seat, Seats};

/// The seats that are played for: given up, or their players are away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HostedSeats {
    all: Seats,
    /// Those of them that a computer plays for; the host plays the safe action for the others.
    by_computer: Seats,
}

impl HostedSeats {
    /// Whether a seat is played for: what is done there is nobody's decision.
    #[must_use]
    pub fn has(self, seat: Seat) -> bool {
        self.all.has(seat)
    }

    /// All of them.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        self.all.iter()
    }

    /// Whether a computer plays for a seat until its player comes back.
    #[must_use]
    pub fn by_computer(self, seat: Seat) -> bool {
        self.by_computer.has(seat)
    }

    /// Whether the host plays the safe action for a seat.
    #[must_use]
    pub fn by_host(self, seat: Seat) -> bool {
        self.all.has(seat) && !self.by_computer.has(seat)
    }

    /// It is decided what becomes of seats.
    pub(super) fn settle(&mut self, remedy: Remedy, seats: &[Seat]) {
        for seat in seats.iter().filter(|_| remedy.stands_in()) {
            self.give_up(*seat);
            if remedy == Remedy::Computer {
                self.by_computer = self.by_computer.with(*seat);
            }
        }
    }

    /// A seat is given up: the host plays for it.
    pub(super) fn give_up(&mut self, seat: Seat) {
        self.all = self.all.with(seat);
        self.by_computer = self.by_computer.without(seat);
    }

    /// Somebody plays for themselves in a seat.
    pub(super) fn take_back(&mut self, seat: Seat) {
        self.all = self.all.without(seat);
        self.by_computer = self.by_computer.without(seat);
    }
}
