//! What one step of a table changes that all could follow.

use crate::portray::Portray;
use crate::rules::{Seat, Seats};
use crate::table::computer_event::ComputerEvent;
use crate::table::drawing::BeaconEvent;
use crate::table::facts::TableFacts;
use crate::table::stage::Table;
use crate::table::table_event::TableEvent;
use crate::table::timing::{PACE, UpkeepEvent};

/// What happens between two positions that all see.
pub(super) struct StepChange {
    /// Who was awaited before.
    before: Seats,
    /// Who acted.
    pub(super) actor: Option<Seat>,
    /// Whether a turn is over with it, whoever is up next.
    pub(super) ends_turn: bool,
    /// Whether anything happened that is not one seat's own.
    pub(super) seen: bool,
    /// Whether the terms were changed ([`Table::terms`]).
    pub(super) terms: bool,
    /// Whether somebody takes back what they answered in secret: they are asked again, and nobody
    /// else learns that it is they.
    pub(super) secret: bool,
    /// Whether seats may have something else to decide now ([`changes_decisions`]).
    pub(super) decisions: bool,
}

impl StepChange {
    /// Nothing yet, where these are awaited.
    pub(super) fn at(before: Seats) -> StepChange {
        StepChange {
            before,
            actor: None,
            ends_turn: false,
            seen: false,
            terms: false,
            secret: false,
            decisions: false,
        }
    }
}

/// Whether an entry changes the terms on which people begin, close or give up.
pub(super) fn changes_terms(entry: &TableEvent) -> bool {
    match entry {
        TableEvent::Opened { .. }
        | TableEvent::Left { .. }
        | TableEvent::Set { .. }
        | TableEvent::Started { .. } => true,
        TableEvent::Beacon(what) => matches!(what, BeaconEvent::Bound { .. } | BeaconEvent::Late),
        TableEvent::Resigned { .. }
        | TableEvent::Replaced { .. }
        | TableEvent::Closed
        | TableEvent::Ended(_) => true,
        TableEvent::Overdue { .. } | TableEvent::Settled { .. } => true,
        TableEvent::Joined(_) | TableEvent::Consented { .. } => false,
        TableEvent::AskedToClose { .. } => false,
        TableEvent::KeptOpen { .. } | TableEvent::Moved { .. } => false,
        TableEvent::Played { .. } | TableEvent::Planned { .. } | TableEvent::TakenBack => false,
        TableEvent::Due { .. } | TableEvent::Reminded { .. } => false,
        TableEvent::Urged { .. } | TableEvent::Nudged { .. } => false,
        TableEvent::PaceWished { .. } | TableEvent::Voted { .. } => false,
        TableEvent::Returned { .. } | TableEvent::Stood { .. } => false,
        TableEvent::Moderated { .. } => true,
        TableEvent::OfferDeclined { .. } | TableEvent::Twins(_) => false,
        TableEvent::Computer(what) => matches!(what, ComputerEvent::SentAway { .. }),
        TableEvent::RewindAsked { .. } => true,
        TableEvent::RewindAnswered { .. } | TableEvent::Rewound { .. } => false,
        TableEvent::Unanswered { .. } => false,
        TableEvent::Away { .. } | TableEvent::Spared { .. } => false,
        TableEvent::PauseWished { .. } | TableEvent::Paused { .. } | TableEvent::WentOn => false,
        TableEvent::Upkeep(what) => match what {
            UpkeepEvent::Unplayed { .. } | UpkeepEvent::Shelved | UpkeepEvent::Unshelved { .. } => true,
            UpkeepEvent::Stayed { .. } | UpkeepEvent::ShelfWished { .. } => false,
            UpkeepEvent::Stranded { .. } | UpkeepEvent::Reached | UpkeepEvent::Departed { .. } => false,
        },
    }
}

/// Whether an entry may change what seats have to decide. What people say about the table, its time and those who are
/// away leaves the game as it is, so that whoever just decides is not asked again.
pub(super) fn changes_decisions(entry: &TableEvent) -> bool {
    match entry {
        TableEvent::Opened { .. } | TableEvent::Joined(_) | TableEvent::Left { .. } => true,
        TableEvent::Beacon(_) | TableEvent::Started { .. } | TableEvent::Played { .. } => true,
        TableEvent::TakenBack | TableEvent::Rewound { .. } => true,
        TableEvent::Unanswered { .. } | TableEvent::Resigned { .. } | TableEvent::Replaced { .. } => true,
        TableEvent::Closed | TableEvent::Ended(_) | TableEvent::Moderated { .. } => true,
        TableEvent::RewindAsked { .. } => true,
        TableEvent::Set { key, .. } => key != PACE.key,
        TableEvent::Computer(what) => matches!(what, ComputerEvent::SentAway { .. }),
        TableEvent::Upkeep(what) => match what {
            UpkeepEvent::Unplayed { .. } | UpkeepEvent::Shelved | UpkeepEvent::Unshelved { .. } => true,
            UpkeepEvent::Stayed { .. } | UpkeepEvent::ShelfWished { .. } => false,
            UpkeepEvent::Stranded { .. } | UpkeepEvent::Reached | UpkeepEvent::Departed { .. } => false,
        },
        // Were it so by what not everybody sees, others' controls would tell of it.
        TableEvent::Planned { .. } | TableEvent::Urged { .. } => false,
        TableEvent::AskedToClose { .. } | TableEvent::KeptOpen { .. } | TableEvent::Moved { .. } => false,
        TableEvent::Consented { .. } | TableEvent::OfferDeclined { .. } | TableEvent::Twins(_) => false,
        TableEvent::PaceWished { .. } | TableEvent::Nudged { .. } | TableEvent::Reminded { .. } => false,
        TableEvent::Overdue { .. } | TableEvent::Voted { .. } | TableEvent::Settled { .. } => false,
        TableEvent::Returned { .. } | TableEvent::Stood { .. } | TableEvent::Due { .. } => false,
        TableEvent::Away { .. } | TableEvent::Spared { .. } | TableEvent::RewindAnswered { .. } => false,
        TableEvent::PauseWished { .. } | TableEvent::Paused { .. } | TableEvent::WentOn => false,
    }
}

impl<G: Portray> Table<G> {
    /// Something is asked or told: those whom it concerns are told as if it were their turn.
    pub(super) fn asks(&mut self) {
        self.turns += 1;
        self.asks += 1;
    }

    /// A step is over that all could follow.
    pub(super) fn stepped(&mut self, step: &StepChange) {
        self.step = self.step.next();
        if step.terms {
            self.terms = self.step;
        }
        let after = self.awaited();
        self.stamp_seats(step, after);
        let fresh = |seat: &Seat| !step.secret && !step.before.has(*seat);
        let fresh: Vec<Seat> = after.iter().filter(fresh).collect();
        if !fresh.is_empty() || step.ends_turn && !after.is_empty() {
            self.turns += 1;
            self.asked = after;
            self.called.resize(usize::from(self.roster.len()), 0);
        }
        for seat in fresh {
            if let Some(called) = self.called.get_mut(seat.index()) {
                *called = self.turns;
            }
        }
    }

    /// A seat's decision is a new one with each step that may have changed it, except where the seat was and is awaited
    /// beside others and somebody else answered.
    fn stamp_seats(&mut self, step: &StepChange, after: Seats) {
        let (now, before) = (self.step, step.before);
        self.stamps.resize(usize::from(self.roster.len()), now);
        for (seat, stamp) in Seat::all(Seat::MOST).zip(self.stamps.iter_mut()) {
            let unasked = before.has(seat) == after.has(seat) && !step.decisions;
            let beside = before.len() > 1
                && before.has(seat)
                && after.has(seat)
                && step.actor.is_some_and(|actor| actor != seat);
            if !unasked && !beside {
                *stamp = now;
            }
        }
    }
}
