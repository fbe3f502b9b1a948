//! Who has which seat, record by record: as much of a table as can be known without its game.

use crate::rules::Seat;
use crate::table::computer_event::ComputerEvent;
use crate::table::table_event::TableEvent;
use crate::table::{Roster, UserId};

/// The people at a table whose records are read one after the other.
#[derive(Default)]
pub(super) struct Presence {
    roster: Roster,
    /// Whether seats are taken in the order of joining, as the table itself does it.
    in_order: bool,
}

impl Presence {
    /// Goes on by an entry.
    pub(super) fn follow(&mut self, entry: &TableEvent) {
        match entry {
            TableEvent::Opened { ticket, .. } => self.in_order = ticket.is_some(),
            TableEvent::Joined(player) if self.in_order => self.roster.sit_in_order(player.clone()),
            TableEvent::Joined(player) => self.roster.sit(player.clone()),
            TableEvent::Left { user } => self.roster.stand(*user),
            TableEvent::Computer(ComputerEvent::SentAway { seat }) => self.roster.send_away(*seat),
            TableEvent::Resigned { seat } => self.roster.give_up(*seat),
            TableEvent::Replaced { seat, player } => drop(self.roster.replace(*seat, player)),
            TableEvent::Set { .. }
            | TableEvent::Consented { .. }
            | TableEvent::Beacon(_)
            | TableEvent::Started { .. }
            | TableEvent::Played { .. }
            | TableEvent::Planned { .. }
            | TableEvent::TakenBack
            | TableEvent::AskedToClose { .. }
            | TableEvent::KeptOpen { .. }
            | TableEvent::Moved { .. }
            | TableEvent::Closed
            | TableEvent::Ended(_)
            | TableEvent::Due { .. }
            | TableEvent::Reminded { .. }
            | TableEvent::Urged { .. }
            | TableEvent::PaceWished { .. }
            | TableEvent::Nudged { .. }
            | TableEvent::Overdue { .. }
            | TableEvent::Voted { .. }
            | TableEvent::Settled { .. }
            | TableEvent::Returned { .. }
            | TableEvent::Moderated { .. }
            | TableEvent::OfferDeclined { .. }
            | TableEvent::RewindAsked { .. }
            | TableEvent::RewindAnswered { .. }
            | TableEvent::Rewound { .. }
            | TableEvent::Unanswered { .. }
            | TableEvent::Away { .. }
            | TableEvent::Spared { .. }
            | TableEvent::PauseWished { .. }
            | TableEvent::Paused { .. }
            | TableEvent::WentOn
            | TableEvent::Computer(ComputerEvent::Thought { .. } | ComputerEvent::HintsWished { .. })
            | TableEvent::Upkeep(_)
            | TableEvent::Twins(_)
            | TableEvent::Stood { .. } => {}
        }
    }

    /// Whether a person has this seat now.
    pub(super) fn has(&self, user: UserId, seat: Seat) -> bool {
        self.roster.seat_of(user) == Some(seat)
    }

    /// The seat that a person has, or gave up first.
    pub(super) fn seat(&self, user: UserId) -> Option<Seat> {
        self.roster.seat_known(user)
    }
}
