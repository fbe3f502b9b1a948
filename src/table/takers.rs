//! Who can take over a seat or come back to it, as far as it turns on who they are and what they may know. Knows no game.

use super::UserId;
use super::facts::TableFacts;
use super::stage::Table;
use crate::portray::Portray;
use crate::rules::{Seat, Seats};
use crate::words::Arg;

impl<G: Portray> Table<G> {
    /// Whether somebody knows too much to take over a seat, or may: another's hand in this game, or what its luck brings.
    pub(super) fn knows_too_much(&self, user: UserId, seat: Seat) -> bool {
        match self.is_stranger(user) {
            true => !self.takes_strangers(seat),
            false => !self.roster.held(seat, user),
        }
    }

    /// Whether nobody knows somebody from this game, or from another with its luck.
    pub(super) fn is_stranger(&self, user: UserId) -> bool {
        !self.roster.knows(user) && !self.has_seen(user)
    }

    /// Whether somebody new can take over a seat. Whoever was forgotten comes back as somebody new, so all others' seats
    /// are closed to those then.
    pub(super) fn takes_strangers(&self, seat: Seat) -> bool {
        !self.closed_twin() && !self.roster.has_forgotten_beside(seat)
    }

    /// Whether a seat was given up that somebody new can take over, or that whoever had it can come back to.
    pub(super) fn has_seat_to_take(&self) -> bool {
        let takes = |seat| self.takes_strangers(seat) || self.returnable.has(seat);
        self.roster.to_take_over().any(takes)
    }

    /// Whether somebody had a seat that was given up and that nobody has taken over.
    pub(super) fn can_come_back(&self, user: UserId) -> bool {
        let free: Seats = self.roster.to_take_over().collect();
        self.roster.had(free, user).is_some()
    }

    /// Who can take over a seat, as texts tell it.
    pub(super) fn seat_takers(&self, seat: Seat) -> Arg {
        Arg::Word(match (self.takes_strangers(seat), self.covered()) {
            (false, _) => "nobody".into(),
            (true, true) => "strangers".into(),
            (true, false) => "anybody".into(),
        })
    }

    /// As [`super::TableView::takers`].
    pub(super) fn takers_from(&self, user: UserId) -> Arg {
        let seat = self.roster.seat_of(user);
        seat.map_or(Arg::Word("nobody".into()), |seat| self.seat_takers(seat))
    }

    /// Whether nobody new may sit down as long as its twins are played.
    pub(super) fn closed_twin(&self) -> bool {
        self.twins
            .as_ref()
            .is_some_and(|twins| twins.closed && !twins.released)
    }
}
