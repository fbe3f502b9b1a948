//! Folding what those who manage the server do to a table.

use crate::portray::Portray;
use crate::rules::Seat;
use crate::table::moderation::{Halt, Moderated, SeatOffer};
use crate::table::rewind::RewindAsker;
use crate::table::stage::Table;
use crate::words::{Arg, Message};

impl<G: Portray> Table<G> {
    /// Somebody of this name did something.
    pub(super) fn moderated(&mut self, by: &str, what: &Moderated) {
        self.news += 1;
        let told = what.told(by);
        self.note(told.clone());
        self.interventions.latest = Some(told);
        match what {
            Moderated::RewindAsked { plies } => {
                self.rewind_asked(RewindAsker::Manager(by.to_owned()), *plies);
            }
            Moderated::RewindWithdrawn => self.rewind = None,
            Moderated::Ended { until } => {
                self.rewind = None;
                // All who sit there are told, as at the end of a game.
                self.asks();
                self.interventions.halt = Some(Halt {
                    by: by.to_owned(),
                    until: *until,
                });
            }
            Moderated::Reopened => self.interventions.halt = None,
            Moderated::Paused { .. } | Moderated::WentOn => {}
            Moderated::Offered { seat, user, name } => {
                // They are asked at once.
                self.asks();
                self.interventions.offer = Some(SeatOffer {
                    seat: *seat,
                    user: *user,
                    name: name.clone(),
                    by: by.to_owned(),
                    turn: self.turns,
                });
            }
            Moderated::Moved { place } => self.place = *place,
        }
    }

    /// Whoever was offered a seat does not want it.
    pub(super) fn offer_declined(&mut self, seat: Seat) {
        self.news += 1;
        let Some(offer) = self.interventions.offer.take() else {
            return;
        };
        let told = Message::new("log-offer-declined").with("name", Arg::Text(offer.name));
        let told = told.seat("who", seat.number());
        self.note(told.clone());
        self.interventions.latest = Some(told);
    }
}
