//! A table at which nobody plays and no time runs: it asks whether to go on, and is put away; one tap
//! brings it back. A table that is put away is nobody's turn, and its place is free.

use super::draft::{Decision, Draft, refuse};
use crate::portray::Portray;
use crate::store::{Change, Index};
use crate::table::facts::TableFacts;
use crate::table::stage::{Stage, Table};
use crate::table::table_event::TableEvent;
use crate::table::timing::UpkeepEvent;
use crate::table::{Actor, Command, Denied, Order, Place};

impl<G: Portray> Table<G> {
    /// Nobody has done anything for long: the table asks, or is put away.
    pub(super) fn idle(&self, at: u64, due: u64) -> Decision {
        match self.upkeep.asks() {
            _ if !self.untimed() => Err(Denied::Conflict),
            // An earlier version counted the weeks from an earlier moment: only the deadline moves.
            _ if self.upkeep.idle_until() > at => Ok(Draft::entries(Vec::new())),
            None => Ok(Draft::of(TableEvent::Upkeep(UpkeepEvent::Unplayed { due }))),
            Some(_) => Ok(self.shelved_by(Vec::new())),
        }
    }

    /// A draft by which the table is put away.
    fn shelved_by(&self, mut entries: Vec<TableEvent>) -> Draft {
        entries.push(TableEvent::Upkeep(UpkeepEvent::Shelved));
        Draft::entries(entries)
            .and(Change::Remove(Index::Place(self.place.0)))
            .and(Change::Remove(Index::Open))
    }

    /// What somebody says to a table that asks whether to go on.
    pub(super) fn kept_up(&self, order: &Order) -> Decision {
        match order.command {
            Command::Stay => self.stay(order),
            Command::Shelve => self.shelve(order),
            _ => self.not_shelved(order),
        }
    }

    /// Somebody would like to go on.
    fn stay(&self, order: &Order) -> Decision {
        let seat = self.seat(order)?;
        match self.upkeep.asks() {
            _ if self.ended() => refuse("refused-over"),
            None => refuse("refused-not-unplayed"),
            Some(_) => Ok(Draft::of(TableEvent::Upkeep(UpkeepEvent::Stayed { seat }))),
        }
    }

    /// Somebody would like to put the table away: more than half of those who play there decide.
    fn shelve(&self, order: &Order) -> Decision {
        let seat = self.seat(order)?;
        let wished = self.upkeep.wished();
        match self.upkeep.asks() {
            _ if self.ended() => return refuse("refused-over"),
            None => return refuse("refused-not-unplayed"),
            Some(_) if wished.has(seat) => return refuse("refused-shelf-wished"),
            Some(_) => {}
        }
        let (here, wished) = (self.roster.here(), wished.with(seat));
        let wishes = here.iter().filter(|other| wished.has(*other)).count();
        let entries = vec![TableEvent::Upkeep(UpkeepEvent::ShelfWished { seat })];
        Ok(match 2 * wishes > here.len() {
            true => self.shelved_by(entries),
            false => Draft::entries(entries),
        })
    }

    /// An order to a table that is put away: it can be brought back, and a seat can be given up.
    pub(super) fn while_shelved(&self, order: &Order) -> Decision {
        match &order.command {
            Command::Unshelve => Ok(self.returned_to(order, self.place)?),
            Command::BringHere => {
                let place = self.new_place(order)?;
                let mut draft = self.returned_to(order, place)?;
                draft.entries.insert(0, TableEvent::Moved { place });
                Ok(draft)
            }
            Command::Resign | Command::LeaveToComputer => self.give_up(order),
            _ if matches!(order.by, Actor::Host { .. }) => Err(Denied::Conflict),
            _ => refuse("refused-shelved"),
        }
    }

    /// A draft by which a seat brings the table back to a place.
    fn returned_to(&self, order: &Order, place: Place) -> Decision {
        let seat = self.seat(order)?;
        let draft = Draft::of(TableEvent::Upkeep(UpkeepEvent::Unshelved { seat }))
            .and(Change::Add(Index::Place(place.0)))
            .and(Change::Add(Index::Open));
        let awaits = self.play().map(|play| play.state.turn().seats());
        Ok(Draft { awaits, ..draft })
    }

    /// Somebody brings a table back that is not put away.
    fn not_shelved(&self, order: &Order) -> Decision {
        self.seat(order)?;
        refuse("refused-not-shelved")
    }

    /// Somebody has a table stand where they are that cannot be reached where it stands.
    pub(super) fn bring_here(&self, order: &Order) -> Decision {
        let place = self.new_place(order)?;
        match self.stage {
            _ if self.ended() => refuse("refused-over"),
            Stage::Playing(_) if self.upkeep.stranded().is_some() => {
                Ok(self.moves(TableEvent::Moved { place }, place))
            }
            Stage::Playing(_) | Stage::Gathering | Stage::Drawing(_) | Stage::Closed(_) => {
                refuse("refused-not-shelved")
            }
        }
    }

    /// The place where somebody gives an order, if a table of theirs may stand there: in its own
    /// server, and elsewhere than now.
    fn new_place(&self, order: &Order) -> Result<Place, Denied> {
        self.seat(order)?;
        let place = order.origin.place;
        if self.direct {
            return refuse("refused-direct");
        }
        let same = self.server.is_none() || self.server == order.origin.server;
        if order.origin.server.is_none() || !same {
            return refuse("refused-other-server");
        }
        if place == self.place {
            return refuse("refused-move-same");
        }
        Ok(place)
    }
}
