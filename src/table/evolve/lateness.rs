//! Folding for whom the host acts, and what was decided about whoever is late.

use crate::portray::Portray;
use crate::rules::{Seat, Seats};
use crate::table::stage::Table;
use crate::table::timing::Remedy;
use crate::table::{Player, UserId};
use crate::words::Message;

impl<G: Portray> Table<G> {
    /// A record begins, by a person or by the host alone: what is done for the seats that the host
    /// plays for is the host's doing, but for what their own person does.
    pub(super) fn begin_record(&mut self, by: Option<UserId>) {
        let user = |seat: Seat| self.roster.player(seat).and_then(Player::user);
        let hosted = self.timing.hosted().iter();
        self.lateness.acts_for = hosted.filter(|seat| by.is_none() || user(*seat) != by).collect();
        self.lateness.settling = false;
        self.lateness.by_clock = by.is_none();
    }

    /// Whether it is the host that has acted for a seat, and nobody's plan that was carried out.
    pub(super) fn acted_by_host(&mut self, seat: Seat, carried: bool) -> bool {
        let host = !carried && self.lateness.acts_for.has(seat);
        if !host {
            self.lateness.remedies.remove(&seat);
        }
        if !self.timing.hosted().has(seat) {
            self.lateness.acts_for = self.lateness.acts_for.without(seat);
        }
        host
    }

    /// It is settled what becomes of seats, in these words.
    pub(super) fn note_remedy(&mut self, remedy: Remedy, seats: &[Seat], told: Message) {
        let lateness = &mut self.lateness;
        lateness.settling = true;
        lateness.settled = Some(told);
        lateness.remedies.extend(seats.iter().map(|seat| (*seat, remedy)));
        let about: Seats = seats.iter().copied().collect();
        match remedy {
            Remedy::SafeAction => lateness.acts_for = about,
            Remedy::End => lateness.ended = about,
            Remedy::Wait | Remedy::StandIn | Remedy::Computer | Remedy::Substitute | Remedy::Rest => {}
        }
    }
}
