//! The question whether to close a table whose game is on: who asks, and whom.

use crate::portray::Portray;
use crate::rules::Seat;
use crate::table::player::Player;
use crate::table::stage::Table;
use crate::words::Message;

impl<G: Portray> Table<G> {
    /// Whether others ask that the table be closed, and a seat has not agreed.
    pub(super) fn asked_to_close(&self, seat: Seat) -> bool {
        let agreed = |player: &Player| player.closing;
        self.asked_line().is_some() && !self.roster.player(seat).is_some_and(agreed)
    }

    /// Who asks that the table be closed, if anybody does, and how many have to agree.
    pub(super) fn asked_line(&self) -> Option<Message> {
        let asking = self
            .roster
            .iter()
            .filter(|(_, player)| player.here() && player.closing)
            .map(|(seat, _)| Message::new("who").seat("who", seat.number()));
        let asking: Vec<Message> = asking.collect();
        let (count, all) = (asking.len(), self.roster.here().len());
        (count > 0).then(|| {
            Message::new("closing")
                .with("who", asking)
                .with("count", count)
                .with("all", all)
        })
    }
}
