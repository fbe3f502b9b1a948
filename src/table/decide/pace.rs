//! Another pace while a game goes on: it holds as soon as everybody who plays there agrees.

use super::draft::{Decision, Draft, refuse};
use crate::portray::Portray;
use crate::table::Order;
use crate::table::facts::TableFacts;
use crate::table::stage::{Stage, Table};
use crate::table::table_event::TableEvent;
use crate::table::timing::{PACE, Pace};

impl<G: Portray> Table<G> {
    /// Somebody would like another pace, or agrees to it.
    pub(super) fn wish_pace(&self, order: &Order, pace: Option<Pace>) -> Decision {
        let seat = self.seat(order)?;
        let Stage::Playing(_) = &self.stage else {
            return self.unbegun();
        };
        let wished = self.timing.wish().map(|(pace, _)| pace);
        let Some(pace) = pace.or(wished) else {
            return refuse("refused-pace-none");
        };
        let before = self.timing.wish().filter(|(wished, _)| *wished == pace);
        if self.ended() {
            return refuse("refused-over");
        }
        if pace == self.timing.pace() {
            return refuse("refused-pace-same");
        }
        if before.is_some_and(|(_, seats)| seats.has(seat)) {
            return refuse("refused-pace-wished");
        }
        let agreeing = self.timing.agreeing(seat, pace);
        let mut entries = vec![TableEvent::PaceWished {
            seat,
            pace: pace.id().to_owned(),
        }];
        if self.roster.here().iter().all(|other| agreeing.has(other)) {
            entries.push(TableEvent::Set {
                key: PACE.key.to_owned(),
                value: pace.id().to_owned(),
            });
        }
        Ok(Draft::entries(entries))
    }
}
