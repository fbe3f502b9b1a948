//! For whom an order acts, and whether it still may.

use super::draft::{Draft, refuse};
use crate::portray::Portray;
use crate::rules::Seat;
use crate::store::{Change, Index};
use crate::table::facts::TableFacts;
use crate::table::stage::{Stage, Table};
use crate::table::table_event::TableEvent;
use crate::table::{Actor, Denied, Holder, Order, Place, UserId};

/// The person of an order, and the interaction that they gave it by. Nobody else takes a seat.
pub(super) fn person(order: &Order) -> Result<(UserId, u64), Denied> {
    order
        .by
        .as_person()
        .map_or_else(|| refuse("refused-not-seated"), Ok)
}

impl<G: Portray> Table<G> {
    /// The seat of whoever gives an order.
    pub(super) fn seat(&self, order: &Order) -> Result<Seat, Denied> {
        let seat = match order.by {
            Actor::Person { user, .. } => self.roster.seat_of(user),
            Actor::Computer(seat) => self
                .roster
                .player(seat)
                .filter(|player| matches!(player.holder, Holder::Computer(_)))
                .map(|_| seat),
            Actor::Host { .. } => None,
        };
        seat.map_or_else(|| refuse(self.unseated(order)), Ok)
    }

    /// The seat that is given up, and whose it is: of whoever gives the order, or because of whom the
    /// host does.
    pub(super) fn leaver(&self, order: &Order) -> Result<(Seat, UserId), Denied> {
        let user = order.by.user();
        let found = user.and_then(|user| Some((self.roster.seat_of(user)?, user)));
        found.map_or_else(|| refuse(self.unseated(order)), Ok)
    }

    /// Why somebody without a seat may do nothing here, by what they can do instead.
    fn unseated(&self, order: &Order) -> &'static str {
        let given_away = order
            .by
            .user()
            .and_then(|user| self.roster.had(self.returnable, user));
        let free = order.by.user().is_some_and(|user| self.may_sit(user, order.at));
        match &self.stage {
            _ if self.ended() => "refused-over",
            Stage::Gathering if self.roster.len() >= self.room() => "refused-not-seated-full",
            Stage::Gathering if self.turns_away(order) => "refused-not-seated-closed",
            Stage::Gathering if self.duplicate.is_some() && self.twins.is_some() => "refused-not-seated-twin",
            Stage::Gathering | Stage::Closed(_) => "refused-not-seated",
            Stage::Drawing(drawing) if drawing.late => "refused-drawing-late",
            Stage::Drawing(_) => "refused-drawing",
            Stage::Playing(_) if given_away.is_some() => "refused-not-seated-given-away",
            Stage::Playing(_) if free && self.covered() => "refused-not-seated-free-covered",
            Stage::Playing(_) if free => "refused-not-seated-free",
            Stage::Playing(_) if self.turns_away(order) => "refused-not-seated-closed",
            Stage::Playing(_) if self.covered() => "refused-not-seated-covered",
            Stage::Playing(_) => "refused-not-seated-playing",
        }
    }

    /// Whether no seat is for somebody new, who gives this order, or none of those that are free.
    fn turns_away(&self, order: &Order) -> bool {
        let is_new = order.by.user().is_some_and(|user| self.is_stranger(user));
        is_new && (self.closed_twin() || self.roster.to_take_over().next().is_some())
    }

    /// Whether an order was given on a panel that shows what its seat has to decide now, or on none.
    pub(super) fn fresh(&self, order: &Order, seat: Seat) -> bool {
        order
            .stamp
            .is_none_or(|stamp| self.stamps.get(seat.index()).is_some_and(|since| *since <= stamp))
    }

    /// Whether an order was given on the present terms, or on no panel.
    pub(super) fn current(&self, order: &Order) -> bool {
        order.stamp.is_none_or(|stamp| stamp >= self.terms)
    }

    /// A draft by which the table moves.
    pub(super) fn moves(&self, entry: TableEvent, place: Place) -> Draft {
        Draft::of(entry)
            .and(Change::Remove(Index::Place(self.place.0)))
            .and(Change::Add(Index::Place(place.0)))
    }

    /// The place and the people are free for another table.
    pub(super) fn release(&self, mut draft: Draft) -> Draft {
        draft
            .changes
            .extend([Change::Remove(Index::Place(self.place.0)), Change::Remove(Index::Open)]);
        draft.changes.extend(
            self.roster
                .people()
                .map(|user| Change::Remove(Index::User(user.0))),
        );
        draft
    }
}
