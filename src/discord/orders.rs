//! Orders to tables on behalf of callers. Knows no game and no words.

use super::incoming::{Asked, Caller, Click, Ticket};
use super::membership::Membership;
use super::placement::origin;
use crate::hall::{Done, Hall};
use crate::measure::Measures;
use crate::store::TableId;
use crate::table::{Actor, Command, Denied, Fault, Listing, Order, Origin, Step};
use std::sync::Arc;

/// Who asks, by which interaction, and what the post that they saw was stamped with.
#[derive(Clone, Copy)]
pub(super) struct Asker<'a> {
    /// The person who asks.
    pub caller: &'a Caller,
    /// Their interaction.
    pub ticket: &'a Ticket,
    /// The stamp of the post whose control they used; none where they typed.
    pub stamp: Option<Step>,
}

impl<'a> Asker<'a> {
    /// Who pressed a control of a post with this stamp.
    pub(super) fn pressing(pressed: &'a Click, stamp: Step) -> Asker<'a> {
        Asker {
            caller: &pressed.caller,
            ticket: &pressed.ticket,
            stamp: Some(stamp),
        }
    }

    /// Who typed a command.
    pub(super) fn of(asked: &'a Asked) -> Asker<'a> {
        Asker {
            caller: &asked.caller,
            ticket: &asked.ticket,
            stamp: None,
        }
    }
}

/// What has orders carried out.
pub(super) struct Orders {
    hall: Arc<Hall>,
    membership: Arc<Membership>,
    measures: Measures,
}

impl Orders {
    /// Orders to the tables of a hall.
    pub(super) fn new(hall: Arc<Hall>, membership: Arc<Membership>, measures: Measures) -> Orders {
        Orders {
            hall,
            membership,
            measures,
        }
    }

    /// An order of somebody who asks, at this time.
    pub(super) fn order(&self, asker: Asker<'_>, command: Command) -> Order {
        Order {
            by: Actor::person(asker.caller.user, asker.ticket.id.0),
            name: asker.caller.name.clone(),
            at: self.hall.clock().now(),
            stamp: asker.stamp,
            origin: origin(asker.caller),
            command,
        }
    }

    /// An order that the host gives because of them.
    pub(super) fn host_order(&self, asker: Asker<'_>, command: Command) -> Order {
        Order {
            by: Actor::Host {
                because_of: Some(asker.caller.user),
            },
            name: String::new(),
            at: self.hall.clock().now(),
            stamp: None,
            origin: Origin::NOWHERE,
            command,
        }
    }

    /// Has an order carried out. Where it is not known whether it was, the same order again tells.
    ///
    /// # Errors
    /// It was not carried out.
    pub(super) async fn give(&self, table: TableId, order: &Order) -> Result<Done, Denied> {
        let carried_out = async {
            self.membership.admits(table, order).await?;
            match self.hall.order(table, order).await {
                Err(Denied::Fault(Fault::Unknown)) => self.hall.order(table, order).await,
                outcome => outcome,
            }
        };
        self.counted(carried_out.await)
    }

    /// Has an order of somebody who asks carried out.
    ///
    /// # Errors
    /// It was not carried out.
    pub(super) async fn ask(
        &self,
        table: TableId,
        asker: Asker<'_>,
        command: Command,
    ) -> Result<Done, Denied> {
        self.give(table, &self.order(asker, command)).await
    }

    /// Has somebody take a seat at the table of a place, or at a new one.
    ///
    /// # Errors
    /// They have none.
    pub(super) async fn join(&self, listing: &Listing, order: &Order) -> Result<Done, Denied> {
        self.counted(self.hall.join(order.origin.place, listing, order).await)
    }

    /// Has somebody take a seat at a table that plays another's deal at the same time.
    ///
    /// # Errors
    /// They have none.
    pub(super) async fn join_twin(
        &self,
        first: TableId,
        listing: &Listing,
        order: &Order,
    ) -> Result<Done, Denied> {
        self.counted(self.hall.join_twin(first, listing, order).await)
    }

    /// An order's outcome, counted if it was not carried out.
    fn counted(&self, outcome: Result<Done, Denied>) -> Result<Done, Denied> {
        outcome.inspect_err(|denied| {
            self.measures.refused(match denied {
                Denied::Refused(refusal) if refusal.reason.id.starts_with("refused-") => "table",
                Denied::Refused(_) => "rules",
                Denied::Conflict => "conflict",
                Denied::Fault(_) => "fault",
            });
        })
    }
}
