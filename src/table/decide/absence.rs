//! Who is away, who is back, and deadlines that would fall into somebody's night. When people are
//! there the table does not know: the host says so.

use super::draft::{Decision, Draft, refuse};
use crate::portray::Portray;
use crate::rules::Seat;
use crate::table::facts::TableFacts;
use crate::table::order::Away;
use crate::table::stage::{Stage, Table};
use crate::table::table_event::TableEvent;
use crate::table::{Actor, Order, UserId};

impl<G: Portray> Table<G> {
    /// Whether an order is the host's, and a game is on that it can change the time of.
    fn hosts_time(&self, order: &Order) -> bool {
        let hosts = matches!(order.by, Actor::Host { .. });
        hosts && matches!(self.stage, Stage::Playing(_)) && !self.ended()
    }

    /// The host says who is away and who is back. Nobody is away for longer than the pace allows in
    /// a year.
    pub(super) fn excuse(&self, order: &Order, people: &[Away]) -> Decision {
        if !self.hosts_time(order) {
            return self.unbegun();
        }
        let at = order.at.max(self.touched);
        let entries = people.iter().filter_map(|away| self.excused(*away, at));
        let entries: Vec<TableEvent> = entries.collect();
        if entries.is_empty() {
            // Nothing would be another than it is.
            return refuse("refused-not-away");
        }
        Ok(Draft::entries(entries))
    }

    fn excused(&self, away: Away, at: u64) -> Option<TableEvent> {
        let seat = self.roster.seat_of(away.user)?;
        let left = self.timing.pace().away_time().saturating_sub(away.taken);
        let until = away.until.min(at.saturating_add(left));
        let until = if until > at { until } else { 0 };
        let present = self.timing.away(seat).unwrap_or(0);
        (until != present).then_some(TableEvent::Away { seat, until })
    }

    /// Deadlines are moved out of somebody's night.
    pub(super) fn spare(&self, order: &Order, seats: &[(Seat, u64)]) -> Decision {
        if !self.hosts_time(order) {
            return self.unbegun();
        }
        let later = seats.iter().filter(|(seat, until)| {
            let deadline = self.timing.deadline(*seat);
            deadline.is_some_and(|deadline| deadline < *until)
        });
        let spared = later.map(|(seat, until)| TableEvent::Spared {
            seat: *seat,
            until: *until,
        });
        Ok(Draft::entries(spared.collect()))
    }

    /// A draft in which somebody moves who had said that they are away, or who is played for: they are
    /// back by it. Who is played for is back by planning too.
    pub(super) fn back_by_moving(&self, order: &Order, mut draft: Draft) -> Draft {
        let person = order.by.as_person().map(|(user, _)| user);
        let Some(seat) = person.and_then(|user| self.roster.seat_of(user)) else {
            return draft;
        };
        let absent = self.roster.player(seat).is_some_and(|player| player.absent);
        let moves = |entry: &TableEvent| match entry {
            TableEvent::Played { seat: other, .. } => *other == seat,
            TableEvent::TakenBack | TableEvent::Unanswered { .. } => true,
            _ => false,
        };
        let plans = |entry: &TableEvent| match entry {
            TableEvent::Planned {
                seat: other, outcome, ..
            } => *other == seat && outcome.ordered,
            _ => false,
        };
        let moved = draft.entries.iter().any(moves);
        if absent && (moved || draft.entries.iter().any(plans)) {
            draft.entries.insert(0, TableEvent::Returned { seat });
        }
        if moved && self.timing.away(seat).is_some() {
            draft.entries.insert(0, TableEvent::Away { seat, until: 0 });
        }
        draft
    }

    /// Whose time is up when, where nights matter.
    pub(super) fn night_deadlines(&self) -> Vec<(Seat, UserId, u64)> {
        if self.ended() || !self.timing.pace().has_nights() {
            return Vec::new();
        }
        let deadline = |seat: Seat| {
            let user = self.roster.player(seat)?.user()?;
            Some((seat, user, self.timing.deadline(seat)?))
        };
        self.awaited().iter().filter_map(deadline).collect()
    }

    /// The people who are awaited and have not said that they are away.
    pub(super) fn awaited_here(&self) -> Vec<UserId> {
        if self.ended() {
            return Vec::new();
        }
        let awaited = self.awaited();
        let here = awaited.iter().filter(|seat| self.timing.away(*seat).is_none());
        here.filter_map(|seat| self.roster.player(seat)?.user()).collect()
    }
}
