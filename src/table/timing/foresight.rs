//! The clocks ahead: when a decision's own time ends, what is left of a reserve, and how they will be after a record that is being worked out.

use super::clocks::Timing;
use crate::rules::Seat;
use crate::table::table_event::TableEvent;
use std::sync::Arc;

/// Whether an entry has clocks stand as they stood before earlier decisions.
fn goes_back(entry: &TableEvent) -> bool {
    matches!(entry, TableEvent::TakenBack | TableEvent::Rewound { .. } | TableEvent::Unanswered { .. })
}

impl Timing {
    /// When the own time of a seat's decision ends, and its bank begins; nothing while its clock stands, or where nothing
    /// is in the bank.
    #[must_use]
    pub fn own_deadline(&self, seat: Seat) -> Option<u64> {
        self.clocks.get(seat)?.own_deadline(self.pace.times()?)
    }

    /// What is left of a seat's reserve while its clock stands, in milliseconds; nothing while it runs, or where time is no
    /// matter.
    #[must_use]
    pub fn reserve(&self, seat: Seat) -> Option<u64> {
        self.pace.times()?;
        let clock = self.clocks.get(seat)?;
        clock.since.is_none().then_some(clock.bank)
    }

    /// The clocks after a record's entries, to look ahead by: of decisions that are taken back later
    /// they know nothing.
    pub(in crate::table) fn after(&self, entries: &[TableEvent], at: u64) -> Timing {
        let mut timing = self.clone();
        if !entries.iter().any(goes_back) {
            // Those are many, and nothing of this record looks at them.
            timing.earlier = Arc::default();
        }
        entries.iter().for_each(|entry| timing.follow(entry, at));
        timing
    }
}
