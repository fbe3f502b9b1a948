//! Tables that cannot be reached where they stand, and people who have left the server.

use super::draft::{Decision, Draft};
use crate::portray::Portray;
use crate::rules::Seat;
use crate::table::facts::TableFacts;
use crate::table::stage::{Stage, Table};
use crate::table::table_event::TableEvent;
use crate::table::timing::{STRANDED, Stranding, UpkeepEvent};
use crate::table::{Actor, Command, Denied, Order, UserId};

impl<G: Portray> Table<G> {
    /// Whether an order is the host's own, and a game is on.
    fn hosts_own(&self, order: &Order) -> bool {
        let on = matches!(self.stage, Stage::Playing(_)) && !self.ended();
        order.by == Actor::HOST && on
    }

    /// What the host knows of a table's reach.
    pub(super) fn heard(&self, order: &Order) -> Decision {
        match order.command {
            Command::Strand { why } => self.strand(order, why),
            Command::Reach => self.reached(order),
            Command::Depart { user } => self.depart(order, user),
            _ => Err(Denied::Conflict),
        }
    }

    /// The table cannot be reached where it stands. One whose game has not begun closes itself soon
    /// enough.
    fn strand(&self, order: &Order, why: Stranding) -> Decision {
        if !self.hosts_own(order) || self.upkeep.stranded().is_some() {
            return Err(Denied::Conflict);
        }
        let until = order.at.max(self.touched).saturating_add(STRANDED);
        Ok(Draft::of(TableEvent::Upkeep(UpkeepEvent::Stranded { why, until })))
    }

    /// It can be reached there again.
    fn reached(&self, order: &Order) -> Decision {
        if !self.hosts_own(order) || self.upkeep.stranded().is_none() {
            return Err(Denied::Conflict);
        }
        Ok(Draft::of(TableEvent::Upkeep(UpkeepEvent::Reached)))
    }

    /// Somebody has left the server: where they are awaited the others are asked at once.
    fn depart(&self, order: &Order, user: UserId) -> Decision {
        let seat = self.roster.seat_of(user).filter(|_| self.hosts_own(order));
        let known = |seat: &Seat| self.upkeep.departed().has(*seat);
        let unreached = self.upkeep.stranded().is_some();
        let Some(seat) = seat.filter(|seat| !known(seat) && !unreached) else {
            return Err(Denied::Conflict);
        };
        let mut entries = vec![TableEvent::Upkeep(UpkeepEvent::Departed { seat })];
        let asked = self.timing.poll().is_some_and(|poll| poll.about.has(seat));
        let paused = self.timing.pause().until.is_some();
        if self.awaited().has(seat) && !self.timing.hosted().has(seat) && !asked && !paused {
            let at = order.at.max(self.touched);
            entries.push(self.question([seat].into_iter().collect(), at));
        }
        Ok(Draft::entries(entries))
    }

    /// A draft after which somebody is asked who has left the server: the others are asked instead.
    pub(super) fn ask_about_departed(&self, order: &Order, mut draft: Draft) -> Draft {
        let Some(awaits) = draft.awaits.filter(|_| !self.upkeep.departed().is_empty()) else {
            return draft;
        };
        let own = order.by.user().and_then(|user| self.roster.seat_of(user));
        let before = self.awaited();
        let acted = |seat: Seat| {
            let acts = |entry: &TableEvent| match entry {
                TableEvent::Played { seat: other, .. } => *other == seat,
                _ => false,
            };
            draft.entries.iter().any(acts)
        };
        let gone = awaits.iter().filter(|seat| {
            let left = self.upkeep.departed().has(*seat) && own != Some(*seat);
            left && !self.timing.hosted().has(*seat) && (!before.has(*seat) || acted(*seat))
        });
        let gone: Vec<Seat> = gone.collect();
        if !gone.is_empty() && self.timing.pause().until.is_none() {
            let at = order.at.max(self.touched);
            draft.entries.push(self.question(gone.into_iter().collect(), at));
        }
        draft
    }
}
