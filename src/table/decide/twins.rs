//! Orders between tables that play the same deal at the same time. Changes nothing.

use super::draft::{Decision, Draft, refuse};
use crate::portray::Portray;
use crate::store::TableId;
use crate::table::facts::TableFacts;
use crate::table::stage::Table;
use crate::table::table_event::{Ending, TableEvent};
use crate::table::twins::{ON, TWINS, TwinsEvent};
use crate::table::{Actor, Chosen, Command, Denied, Order, Refusal};
use crate::words::Message;

/// Refuses twins where nobody else can sit down.
pub(super) fn may_have_twins(direct: bool, more: &Chosen) -> Result<(), Refusal> {
    let wished = more.iter().any(|(key, value)| key == TWINS.key && value == ON);
    match direct && wished {
        true => Err(Refusal::new(Message::new("refused-twins-direct"))),
        false => Ok(()),
    }
}

impl<G: Portray> Table<G> {
    /// An order between twins; nothing where it is another.
    pub(super) fn between_twins(&self, order: &Order) -> Option<Decision> {
        match &order.command {
            Command::TwinJoins { table } => Some(self.twin_joins(order, *table)),
            Command::ReserveTwins => Some(self.reserve_twins(order)),
            Command::CloseTwin => Some(self.close_twin(order)),
            Command::Outlive => Some(self.outlive(order)),
            Command::ReleaseTwins { last } => Some(self.release_twin(order, *last)),
            _ => None,
        }
    }

    /// The host says that another table plays this one's deal: right while its own game is played, so that nobody keeps
    /// what came of it from those who have ended. One that is known may be named again: it is about to begin now.
    fn twin_joins(&self, order: &Order, table: TableId) -> Decision {
        let first = self.twins.as_ref().filter(|_| self.duplicate.is_none());
        let (Actor::Host { .. }, Some(twins)) = (order.by, first) else {
            return Err(Denied::Conflict);
        };
        match (self.begun(), twins.released || self.ended()) {
            (false, _) => refuse("refused-twins-unbegun"),
            (true, true) => refuse("refused-twins-over"),
            (true, false) => Ok(Draft::of(TableEvent::Twins(TwinsEvent::Joined { table }))),
        }
    }

    /// The host says that it opens the others itself.
    fn reserve_twins(&self, order: &Order) -> Decision {
        let first = self.twins.as_ref().filter(|_| self.duplicate.is_none());
        match (order.by, first) {
            (Actor::Host { .. }, Some(twins)) if !twins.reserved => {
                Ok(Draft::of(TableEvent::Twins(TwinsEvent::Reserved)))
            }
            _ => Err(Denied::Conflict),
        }
    }

    /// The host says that nobody new may sit down.
    fn close_twin(&self, order: &Order) -> Decision {
        let open = self
            .twins
            .as_ref()
            .filter(|twins| !twins.closed && !twins.released);
        match (order.by, open) {
            (Actor::Host { .. }, Some(_)) => Ok(Draft::of(TableEvent::Twins(TwinsEvent::Closed))),
            _ => Err(Denied::Conflict),
        }
    }

    /// The host says that the first of its twins has ended before its own game began: it closes.
    fn outlive(&self, order: &Order) -> Decision {
        let twin = self.twins.is_some() && self.duplicate.is_some();
        match order.by {
            Actor::Host { .. } if twin && self.gathering() => {
                Ok(self.release(Draft::of(TableEvent::Ended(Ending::Outlived))))
            }
            Actor::Host { .. } | Actor::Person { .. } | Actor::Computer(_) => Err(Denied::Conflict),
        }
    }

    /// The host says that all tables with its deal have ended, as it saw when this one was named last.
    fn release_twin(&self, order: &Order, last: Option<(TableId, u64)>) -> Decision {
        let twins = self.twins.as_ref();
        let same = twins.is_some_and(|twins| twins.others.last().copied() == last);
        match order.by {
            Actor::Host { .. } if same && self.covered() && self.ended() => {
                Ok(Draft::of(TableEvent::Twins(TwinsEvent::Released)))
            }
            Actor::Host { .. } | Actor::Person { .. } | Actor::Computer(_) => Err(Denied::Conflict),
        }
    }
}
