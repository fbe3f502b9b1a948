//! What keeps tables that nobody plays at from standing in the way: how long nobody has done anything,
//! whether the table is put away, whether it can be reached where it stands, and who has left its
//! server.

use super::Remedy;
use super::upkeep_event::{Stranding, UpkeepEvent};
use crate::rules::{Seat, Seats};
use crate::table::moderation::Moderated;
use crate::table::table_event::TableEvent;

/// A day, in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1_000;
/// How long nobody does anything at a table where no time runs until those who play there are asked.
const UNPLAYED: u64 = 14 * DAY;
/// How long they have from then on until it is put away: 60 days together.
const ANSWER: u64 = 46 * DAY;
/// How long a table stays open that cannot be reached where it stands.
pub(in crate::table) const STRANDED: u64 = 14 * DAY;

/// What keeps a table from standing in the way, as its records change it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Upkeep {
    /// Since when nobody has done anything, or since when the clocks rest, in milliseconds since 1970.
    since: u64,
    /// When those who play there were asked whether to go on; nothing while they are not.
    asked: Option<u64>,
    /// Who would like to put the table away.
    wished: Seats,
    shelved: bool,
    stranded: Option<(Stranding, u64)>,
    /// The seats whose players have left the server.
    departed: Seats,
    /// Up to when time was taken out already, because the program did not run.
    stood: u64,
}

impl Upkeep {
    /// Whether the table is put away.
    #[must_use]
    pub fn shelved(&self) -> bool {
        self.shelved
    }

    /// When the table is put away, in milliseconds since 1970, if it is asked whether to go on.
    #[must_use]
    pub fn asks(&self) -> Option<u64> {
        self.asked.map(|asked| asked.saturating_add(ANSWER))
    }

    /// Who would like to put the table away.
    #[must_use]
    pub fn wished(&self) -> Seats {
        self.wished
    }

    /// Why the table cannot be reached where it stands, and when it closes itself, in milliseconds
    /// since 1970.
    #[must_use]
    pub fn stranded(&self) -> Option<(Stranding, u64)> {
        self.stranded
    }

    /// The seats whose players have left the server.
    #[must_use]
    pub fn departed(&self) -> Seats {
        self.departed
    }

    /// When nobody will have done anything for too long where no time runs: for the question, or,
    /// where it was put, for the shelf.
    #[must_use]
    pub fn idle_until(&self) -> u64 {
        self.asks().unwrap_or(self.since.saturating_add(UNPLAYED))
    }

    /// When something is due next; `untimed` is whether no time runs in the game.
    #[must_use]
    pub fn next(&self, untimed: bool) -> Option<u64> {
        let idle = untimed.then(|| self.idle_until());
        let stranded = self.stranded.map(|(_, until)| until);
        idle.into_iter().chain(stranded).min()
    }

    /// Takes up an entry of a record that was made at a moment.
    pub(in crate::table) fn follow(&mut self, entry: &TableEvent, at: u64) {
        match entry {
            TableEvent::Upkeep(what) => self.happens(*what, at),
            TableEvent::Moved { .. } => self.stranded = None,
            TableEvent::Moderated {
                what: Moderated::Moved { .. },
                ..
            } => self.stranded = None,
            TableEvent::Resigned { seat } | TableEvent::Replaced { seat, .. } => self.present(*seat),
            TableEvent::Stood { from, to, .. } => self.stood(*from, *to),
            TableEvent::Closed | TableEvent::Ended(_) => *self = Upkeep::default(),
            TableEvent::Opened { .. }
            | TableEvent::Joined(_)
            | TableEvent::Left { .. }
            | TableEvent::Consented { .. }
            | TableEvent::Twins(_)
            | TableEvent::Set { .. }
            | TableEvent::Beacon(_)
            | TableEvent::Started { .. } => {}
            TableEvent::Played { .. } | TableEvent::Planned { .. } | TableEvent::TakenBack => {}
            TableEvent::RewindAsked { .. } | TableEvent::RewindAnswered { .. } => {}
            TableEvent::Rewound { .. } | TableEvent::Unanswered { .. } => {}
            TableEvent::AskedToClose { .. } | TableEvent::KeptOpen { .. } => {}
            TableEvent::Due { .. } | TableEvent::Reminded { .. } => {}
            TableEvent::Urged { .. } | TableEvent::Nudged { .. } | TableEvent::PaceWished { .. } => {}
            // From now on no time runs: the two weeks begin, however long its people were asked before.
            TableEvent::Settled {
                remedy: Remedy::Rest, ..
            } => self.touched(at),
            TableEvent::Overdue { .. } | TableEvent::Voted { .. } | TableEvent::Settled { .. } => {}
            TableEvent::Returned { .. } | TableEvent::Away { .. } | TableEvent::Spared { .. } => {}
            TableEvent::PauseWished { .. } | TableEvent::Paused { .. } | TableEvent::WentOn => {}
            TableEvent::Moderated { .. } | TableEvent::OfferDeclined { .. } | TableEvent::Computer(_) => {}
        }
    }

    fn happens(&mut self, what: UpkeepEvent, at: u64) {
        match what {
            UpkeepEvent::Unplayed { .. } => (self.asked, self.wished) = (Some(at), Seats::NONE),
            UpkeepEvent::Stayed { .. } => {}
            UpkeepEvent::ShelfWished { seat } => self.wished = self.wished.with(seat),
            UpkeepEvent::Shelved => (self.shelved, self.asked) = (true, None),
            UpkeepEvent::Unshelved { .. } => self.shelved = false,
            UpkeepEvent::Stranded { why, until } => self.stranded = Some((why, until)),
            UpkeepEvent::Reached => self.stranded = None,
            UpkeepEvent::Departed { seat } => self.departed = self.departed.with(seat),
        }
    }

    /// Somebody has done something: from now on nobody has.
    pub(in crate::table) fn touched(&mut self, at: u64) {
        (self.since, self.asked, self.wished) = (at, None, Seats::NONE);
    }

    /// The player of a seat is there.
    pub(in crate::table) fn present(&mut self, seat: Seat) {
        self.departed = self.departed.without(seat);
    }

    /// The program did not run for a while: that counts against nobody.
    fn stood(&mut self, from: u64, to: u64) {
        let from = from.max(self.stood);
        if from >= to {
            return;
        }
        self.stood = to;
        self.since = later(self.since, (from, to));
        self.asked = self.asked.map(|asked| later(asked, (from, to)));
        // What is to come was promised before.
        if let Some((_, until)) = &mut self.stranded {
            *until = until.saturating_add(to - from);
        }
    }
}

/// A moment with what passed of a standstill after it taken out.
fn later(moment: u64, (from, to): (u64, u64)) -> u64 {
    if moment < to {
        moment.saturating_add(to - from.max(moment))
    } else {
        moment
    }
}

/// Whether somebody does something at the table by entries that all may know of: whoever would like to
/// put it away does not, and of plans and of answers in secret nobody may learn, be it by what is not asked.
#[must_use]
pub(in crate::table) fn touches(entries: &[TableEvent]) -> bool {
    let shelves = |entry: &TableEvent| matches!(entry, TableEvent::Upkeep(UpkeepEvent::ShelfWished { .. }));
    let secret = |entry: &TableEvent| {
        matches!(entry, TableEvent::Planned { .. } | TableEvent::Unanswered { .. } | TableEvent::Due { .. })
    };
    !entries.iter().any(shelves) && !entries.iter().all(secret)
}
