//! Which seat somebody who has none can take. Changes nothing.

use super::draft::refuse;
use crate::portray::Portray;
use crate::rules::Seat;
use crate::table::facts::TableFacts;
use crate::table::invitation::Invited;
use crate::table::stage::{Stage, Table};
use crate::table::{Denied, Refusal, UserId};
use crate::words::{Arg, Message};

impl<G: Portray> Table<G> {
    /// Whether somebody who has no seat could take one at this time.
    pub(in crate::table) fn may_sit(&self, user: UserId, at: u64) -> bool {
        let free = match &self.stage {
            Stage::Gathering => {
                let open = !self.closed_twin() || !self.is_stranger(user);
                open && self.roster.len() < self.room() && self.seats_kept(user, at).is_ok()
            }
            _ => !self.ended() && self.vacancy(user).is_ok(),
        };
        free && self.roster.seat_of(user).is_none()
    }

    /// Refuses somebody where all free seats are kept for others at this time.
    pub(super) fn seats_kept(&self, user: UserId, at: u64) -> Result<(), Refusal> {
        let Some(invitation) = &self.invitation else {
            return Ok(());
        };
        let others = invitation.kept_from(user, at, self.room(), &self.roster);
        if others.is_empty() {
            return Ok(());
        }
        let who: Vec<Message> = others.into_iter().map(Invited::named).collect();
        let kept = Message::new("refused-kept-seats").with("who", who);
        Err(Refusal::new(kept.with("until", Arg::Moment(invitation.until / 1_000))))
    }

    /// The seat that somebody can take over, of those that nobody holds before those that a computer was
    /// left: whoever had a seat in this game gets that one back or none, since they have seen its hand. Where the others gave it away it comes back to
    /// them as long as whoever took it over has not acted.
    pub(super) fn vacancy(&self, user: UserId) -> Result<Seat, Denied> {
        let free = |seat: &Seat| !self.knows_too_much(user, *seat);
        let own = |seat: &Seat| self.roster.held(*seat, user);
        let found = self.roster.to_take_over().find(free);
        match found.or_else(|| self.returnable.iter().find(own)) {
            Some(seat) => Ok(seat),
            None if self.roster.to_take_over().next().is_none() => refuse(match self.covered() {
                true => "refused-not-seated-covered",
                false => "refused-playing",
            }),
            None if self.has_seen(user) => refuse("refused-duplicate-seen"),
            None if self.is_stranger(user) => refuse(self.closed_to_strangers()),
            None => refuse("refused-own-seat"),
        }
    }

    /// Why nobody new can take over a seat.
    pub(super) fn closed_to_strangers(&self) -> &'static str {
        match self.closed_twin() {
            true => "refused-twins-forgotten",
            false => "refused-seat-forgotten",
        }
    }
}
