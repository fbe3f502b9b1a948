//! How long people took to answer, as a table's records tell it: from the record by which a seat came to be the one to
//! act, or one of those, to the one by which its player acted first; what they do then before anybody else is up is
//! not counted. Knows no clock and no game.
//!
//! A decision in which something else came between says nothing of its player and is left out: a pause, somebody being
//! away, a time in which the program did not run, a question about somebody late, a take-back, and whatever those who
//! manage the server did. So are actions that were not the player's own: of the host, of computers, by plans, and those
//! of which there was only one.

use super::UserId;
use super::facts::TableFacts;
use super::table_event::{RecordBody, TableEvent};
use crate::rules::Seat;

/// A seat that is awaited.
#[derive(Clone, Copy, Debug)]
struct Wait {
    /// Since when, in milliseconds since 1970.
    since: u64,
    /// Whether it is still its player's first action, and nothing came between.
    counts: bool,
}

/// How long people took to answer.
#[derive(Debug, Default)]
pub struct AnswerTimes {
    waits: Vec<Option<Wait>>,
    /// Whether whoever comes to be awaited by the last record was asked the same before.
    asked_again: bool,
    /// Who took how long, in milliseconds.
    taken: Vec<(UserId, u64)>,
}

impl AnswerTimes {
    /// Takes up a record before the table follows it.
    pub fn follow(&mut self, before: &dyn TableFacts, body: &RecordBody) {
        self.ask(before);
        for entry in &body.entries {
            match entry {
                TableEvent::Played { seat, .. } => self.played(before, *seat, body),
                TableEvent::Away { seat, .. }
                | TableEvent::Returned { seat }
                | TableEvent::Resigned { seat }
                | TableEvent::Replaced { seat, .. } => self.leave_out(|one| one == seat.index()),
                TableEvent::TakenBack | TableEvent::Rewound { .. } | TableEvent::Unanswered { .. } => {
                    self.asked_again = true;
                    self.leave_out(|_| true);
                }
                TableEvent::Paused { .. }
                | TableEvent::WentOn
                | TableEvent::Stood { .. }
                | TableEvent::Overdue { .. }
                | TableEvent::Settled { .. }
                | TableEvent::RewindAsked { .. }
                | TableEvent::RewindAnswered { .. }
                | TableEvent::Moderated { .. }
                | TableEvent::Moved { .. }
                | TableEvent::Upkeep(_) => self.leave_out(|_| true),
                TableEvent::Opened { .. } | TableEvent::Joined(_) | TableEvent::Left { .. } => {}
                TableEvent::Consented { .. } | TableEvent::Set { .. } | TableEvent::Beacon(_) => {}
                TableEvent::Started { .. } | TableEvent::Planned { .. } | TableEvent::Spared { .. } => {}
                TableEvent::AskedToClose { .. } | TableEvent::KeptOpen { .. } | TableEvent::Closed => {}
                TableEvent::Ended(_) | TableEvent::Due { .. } | TableEvent::Reminded { .. } => {}
                TableEvent::Urged { .. } | TableEvent::PaceWished { .. } | TableEvent::Nudged { .. } => {}
                TableEvent::Voted { .. } | TableEvent::PauseWished { .. } => {}
                TableEvent::OfferDeclined { .. } | TableEvent::Computer(_) | TableEvent::Twins(_) => {}
            }
        }
    }

    /// How often somebody answered, and the middle one of their times, in milliseconds, the lower one of two; nothing
    /// where they never did.
    #[must_use]
    pub fn of(&self, user: UserId) -> Option<(usize, u64)> {
        let theirs = self.taken.iter().filter(|(one, _)| *one == user);
        let mut times: Vec<u64> = theirs.map(|(_, taken)| *taken).collect();
        times.sort_unstable();
        let middle = times.get(times.len().checked_sub(1)? / 2)?;
        Some((times.len(), *middle))
    }

    /// Who is awaited since the last record, and who is not any more.
    fn ask(&mut self, table: &dyn TableFacts) {
        let awaited = table.awaited();
        self.waits.resize(table.roster().iter().count(), None);
        let again = std::mem::take(&mut self.asked_again);
        for (seat, wait) in (0..).zip(&mut self.waits) {
            *wait = match (awaited.has(Seat::new(seat)), *wait) {
                (false, _) => None,
                (true, Some(wait)) => Some(wait),
                (true, None) => Some(Wait {
                    since: table.touched(),
                    counts: !again,
                }),
            };
        }
    }

    /// A seat acts, whoever does it.
    fn played(&mut self, table: &dyn TableFacts, seat: Seat, body: &RecordBody) {
        let Some(Some(wait)) = self.waits.get_mut(seat.index()) else {
            return;
        };
        let player = table.roster().player(seat).and_then(|player| player.user());
        if let (Some(user), true) = (player.filter(|user| body.by == Some(*user)), wait.counts) {
            self.taken.push((user, body.at.saturating_sub(wait.since)));
        }
        wait.counts = false;
    }

    /// What these seats decide now is left out.
    fn leave_out(&mut self, which: impl Fn(usize) -> bool) {
        for (seat, wait) in self.waits.iter_mut().enumerate() {
            if let Some(wait) = wait.as_mut().filter(|_| which(seat)) {
                wait.counts = false;
            }
        }
    }
}
