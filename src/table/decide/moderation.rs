//! What those who manage the table's server order, and what comes of a seat that is offered. Changes
//! nothing.

use super::draft::{Decision, Draft, refuse};
use super::lobby::player;
use super::pause::LONGEST;
use super::rights::person;
use crate::portray::Portray;
use crate::rules::{Seat, Seats};
use crate::store::{Change, Index};
use crate::table::facts::TableFacts;
use crate::table::moderation::{Halt, Moderated, Moderation, RECONSIDERED, SeatOffer};
use crate::table::stage::{Stage, Table};
use crate::table::table_event::{Ending, TableEvent};
use crate::table::timing::Pace;
use crate::table::{Command, Denied, Order, Refusal, UserId};
use crate::words::{Arg, Message};

impl<G: Portray> Table<G> {
    /// Refuses whoever does not manage the table's server.
    fn managed(&self, order: &Order) -> Result<(), Denied> {
        if order.origin.manages && self.home(&order.origin) {
            Ok(())
        } else {
            refuse("refused-moderate")
        }
    }

    /// Somebody who manages the server does something to an open table, or to one that was closed.
    pub(super) fn moderate(&self, order: &Order, what: &Moderation) -> Decision {
        self.managed(order)?;
        let closed = matches!(self.stage, Stage::Closed(_));
        match what {
            Moderation::Reopen if self.ended() && self.covered() => return refuse("refused-reopen-covered"),
            Moderation::Reopen if self.ended() => return refuse("refused-reopen-over"),
            Moderation::Reopen => return refuse("refused-reopen-open"),
            _ if closed && self.outcome().is_none() => return refuse("refused-closed"),
            _ if self.ended() => return refuse("refused-over"),
            _ if !self.current(order) => return Err(Denied::Conflict),
            Moderation::End if !self.begun() => return self.close(order),
            _ => {}
        }
        match what {
            Moderation::End => {
                let until = order.at.max(self.touched).saturating_add(RECONSIDERED);
                Ok(self.release(Draft::of(moderated(order, Moderated::Ended { until }))))
            }
            Moderation::Pause | Moderation::GoOn => self.pause_by(order, *what == Moderation::Pause),
            Moderation::Offer { seat, user, name } => self.offer(order, *seat, (*user, name)),
            Moderation::Move { place } if *place == self.place => refuse("refused-move-same"),
            Moderation::Move { place } => {
                let moved = moderated(order, Moderated::Moved { place: *place });
                Ok(self.moves(moved, *place))
            }
            Moderation::Rewind { plies } => self.rewind_by(order, *plies),
            Moderation::LetStand => self.let_stand(order),
            Moderation::Reopen => refuse("refused-reopen-open"),
        }
    }

    /// The players are asked whether the last actions may be taken back.
    fn rewind_by(&self, order: &Order, plies: usize) -> Decision {
        let Stage::Playing(play) = &self.stage else {
            return self.unbegun();
        };
        self.may_ask_rewind(play, plies)?;
        if self.to_agree(play, plies, None).is_empty() {
            return refuse("refused-rewind-nobody");
        }
        Ok(Draft::of(moderated(order, Moderated::RewindAsked { plies })))
    }

    /// What somebody who manages the server has asked the players is asked no more.
    fn let_stand(&self, order: &Order) -> Decision {
        match &self.rewind {
            Some(rewind) if rewind.seat().is_none() => {
                Ok(Draft::of(moderated(order, Moderated::RewindWithdrawn)))
            }
            Some(_) | None => refuse("refused-rewind-none"),
        }
    }

    /// An order to a table whose game has ended for now: it can be gone on with, or its time comes.
    pub(super) fn while_halted(&self, order: &Order, halt: &Halt) -> Decision {
        match &order.command {
            Command::Wake { due }
                if order.by.user().is_none() && self.due == Some(*due) && order.at >= *due =>
            {
                Ok(Draft::of(TableEvent::Ended(Ending::Closed(halt.by.clone()))))
            }
            Command::Stand { from, to } if order.by.user().is_none() => {
                Ok(Draft::of(TableEvent::stood(*from, *to)))
            }
            Command::Moderate(Moderation::Reopen) => {
                self.managed(order)?;
                Ok(self.reopened(order))
            }
            Command::Wake { .. } | Command::Wait | Command::Stand { .. } => Err(Denied::Conflict),
            _ => {
                let until = Arg::Moment(halt.until / 1_000);
                let ended = Message::new("refused-ended-for-now").with("by", Arg::Text(halt.by.clone()));
                Err(Refusal::new(ended.with("until", until)).into())
            }
        }
    }

    /// The clocks stand, or run again, as a pause that the table itself has voted for.
    fn pause_by(&self, order: &Order, pauses: bool) -> Decision {
        let Stage::Playing(_) = &self.stage else {
            return self.unbegun();
        };
        match self.timing.pause().until {
            Some(_) if pauses => return refuse("refused-pause-on"),
            None if !pauses => return refuse("refused-pause-off"),
            None if self.timing.pace() == Pace::Relaxed => return refuse("refused-pause-relaxed"),
            None if self.timing.poll().is_some() => return refuse("refused-pause-poll"),
            Some(_) | None => {}
        }
        let until = order.at.max(self.touched).saturating_add(LONGEST);
        let (what, entry) = if pauses {
            (Moderated::Paused { until }, TableEvent::Paused { until })
        } else {
            (Moderated::WentOn, TableEvent::WentOn)
        };
        Ok(Draft::entries(vec![moderated(order, what), entry]))
    }

    /// The game goes on: the place and the people are the table's again.
    fn reopened(&self, order: &Order) -> Draft {
        let mut draft = Draft::of(moderated(order, Moderated::Reopened));
        let left = self.forgotten_here();
        let given_up = left.iter().map(|seat| TableEvent::Resigned { seat });
        draft.entries.extend(given_up);
        if let Some(ending) = self.left_by(left, &order.name).filter(|_| !left.is_empty()) {
            draft.entries.push(ending);
            return draft;
        }
        let here = self.roster.iter().filter(|(seat, _)| !left.has(*seat));
        let people = here.filter_map(|(_, player)| player.user());
        let indexes = [Index::Place(self.place.0), Index::Open].into_iter();
        let indexes = indexes.chain(people.map(|user| Index::User(user.0)));
        draft.changes.extend(indexes.map(Change::Add));
        let awaited = self.play().map(|play| play.state.turn().seats());
        draft.awaits = awaited.map(|seats| seats.iter().filter(|seat| !left.has(*seat)).collect());
        draft
    }

    /// The seats of those who were forgotten while the game was ended for now: nobody could give them up then.
    fn forgotten_here(&self) -> Seats {
        let held = self
            .roster
            .present()
            .filter(|(_, player)| player.user().is_some());
        held.filter(|(_, player)| player.is_forgotten())
            .map(|(seat, _)| seat)
            .collect()
    }

    /// A seat is offered to somebody who may have it: they know no other seat's secrets.
    fn offer(&self, order: &Order, seat: Seat, (user, name): (UserId, &String)) -> Decision {
        let Stage::Playing(_) = &self.stage else {
            return refuse("refused-offer-lobby");
        };
        if self.roster.player(seat).is_none() {
            return refuse("refused-offer-no-seat");
        }
        if let Some(sits) = self.roster.seat_of(user) {
            return refuse(if sits == seat {
                "refused-offer-own"
            } else {
                "refused-offer-seated"
            });
        }
        if self.knows_too_much(user, seat) {
            return refuse(match (self.has_seen(user), self.is_stranger(user)) {
                (true, _) => "refused-offer-seen",
                (false, true) => self.closed_to_strangers(),
                (false, false) => "refused-offer-knows",
            });
        }
        let name = name.clone();
        Ok(Draft::of(moderated(order, Moderated::Offered { seat, user, name })))
    }

    /// The offer to the person of an order.
    fn own_offer(&self, order: &Order) -> Result<&SeatOffer, Denied> {
        let (user, _) = person(order)?;
        if self.ended() {
            return refuse("refused-over");
        }
        match &self.interventions.offer {
            Some(offer) if offer.user == user => Ok(offer),
            Some(offer) => {
                let other = Message::new("refused-offer-other");
                Err(Refusal::new(other.with("name", Arg::Text(offer.name.clone()))).into())
            }
            None => refuse("refused-offer-none"),
        }
    }

    /// Whoever is offered a seat takes it.
    pub(super) fn take_offer(&self, order: &Order) -> Decision {
        let offer = self.own_offer(order)?;
        if !self.current(order) {
            return Err(Denied::Conflict);
        }
        if self.roster.seat_of(offer.user).is_some() {
            return refuse("refused-joined-twice");
        }
        if self.knows_too_much(offer.user, offer.seat) {
            return refuse(match self.is_stranger(offer.user) {
                true => self.closed_to_strangers(),
                false => "refused-own-seat",
            });
        }
        let (seat, player) = (offer.seat, player(order)?);
        let draft = self.given_up(seat, Draft::of(TableEvent::Replaced { seat, player }));
        Ok(draft.and(Change::Add(Index::User(offer.user.0))))
    }

    /// Whoever is offered a seat does not take it.
    pub(super) fn decline_offer(&self, order: &Order) -> Decision {
        let seat = self.own_offer(order)?.seat;
        Ok(Draft::of(TableEvent::OfferDeclined { seat }))
    }
}

/// That whoever gives an order did something.
fn moderated(order: &Order, what: Moderated) -> TableEvent {
    let by = order.name.clone();
    TableEvent::Moderated { by, what }
}
