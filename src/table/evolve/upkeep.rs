//! Folding what becomes of a table at which nobody plays, that cannot be reached, or whose people
//! have left the server.

use crate::portray::Portray;
use crate::table::UserId;
use crate::table::stage::Table;
use crate::table::timing::{Stranding, UpkeepEvent};
use crate::words::Message;

impl<G: Portray> Table<G> {
    /// Somebody has done something: whoever was said to have left the server is there.
    pub(super) fn is_there(&mut self, by: Option<UserId>) {
        if let Some(seat) = by.and_then(|user| self.roster.seat_of(user)) {
            self.upkeep.present(seat);
        }
    }

    /// Something happens to a table at which nobody plays, or that cannot be reached. What all have to
    /// be told of is told as if it were their turn.
    pub(super) fn upkept(&mut self, what: UpkeepEvent) {
        let told = match what {
            UpkeepEvent::Unplayed { .. } => {
                self.asks();
                Message::new("log-unplayed")
            }
            UpkeepEvent::Stayed { seat } => Message::new("log-stayed").seat("who", seat.number()),
            UpkeepEvent::ShelfWished { seat } => Message::new("log-shelf-wished").seat("who", seat.number()),
            UpkeepEvent::Shelved => {
                self.news += 1;
                Message::new("log-shelved")
            }
            UpkeepEvent::Unshelved { seat } => {
                self.news += 1;
                Message::new("log-unshelved").seat("who", seat.number())
            }
            UpkeepEvent::Stranded { why, .. } => {
                self.asks();
                Message::new(match why {
                    Stranding::Channel => "log-stranded-channel",
                    Stranding::Server => "log-stranded-server",
                })
            }
            UpkeepEvent::Reached => return,
            UpkeepEvent::Departed { seat } => {
                self.news += 1;
                let told = Message::new("log-departed").seat("who", seat.number());
                self.note_for_recap(seat, told.clone());
                told
            }
        };
        self.note(told);
    }
}
