//! Ways out of a game that goes on: giving up a seat, asking that the table be closed, closing it.
//! Changes nothing.

use super::computer_player::next_computer;
use super::computer_turn::STAND_IN;
use super::draft::{Decision, Draft, refuse};
use super::rights::person;
use crate::portray::Portray;
use crate::rules::{Seat, Seats};
use crate::store::{Change, Index};
use crate::table::facts::TableFacts;
use crate::table::stage::{Stage, Table};
use crate::table::table_event::{Ending, TableEvent};
use crate::table::{Command, Denied, Order, Player};

impl<G: Portray> Table<G> {
    /// Somebody gives up their seat: to nobody, or to a computer.
    pub(super) fn give_up(&self, order: &Order) -> Decision {
        let (seat, _) = self.leaver(order)?;
        match &self.stage {
            Stage::Gathering | Stage::Drawing(_) | Stage::Closed(_) => refuse("refused-resign-gathering"),
            Stage::Playing(_) if self.ended() => refuse("refused-over"),
            Stage::Playing(_) if !self.current(order) => Err(Denied::Conflict),
            Stage::Playing(_) if order.command == Command::LeaveToComputer => {
                self.leave_to_computer(order, seat)
            }
            Stage::Playing(_) => Ok(self.resign(order, seat)),
        }
    }

    /// A computer holds the seat from then on; others go on to play there, since computers do not by
    /// themselves.
    fn leave_to_computer(&self, order: &Order, seat: Seat) -> Decision {
        let (_, interaction) = person(order)?;
        if !self.roster.others_play(seat) {
            return refuse("refused-resign-computer");
        }
        let player = next_computer(self.roster.players(), STAND_IN, interaction);
        Ok(self.given_up(seat, Draft::of(TableEvent::Replaced { seat, player })))
    }

    /// Nobody holds the seat from then on; with one player left the game ends as theirs.
    fn resign(&self, order: &Order, seat: Seat) -> Draft {
        let mut draft = self.given_up(seat, Draft::of(TableEvent::Resigned { seat }));
        match self.left_by(Seats::NONE.with(seat), &order.name) {
            None => draft,
            Some(ending) => {
                draft.entries.push(ending);
                self.release(draft)
            }
        }
    }

    /// How the game ends if these seats are given up; nothing where others play on.
    pub(super) fn left_by(&self, leaving: Seats, name: &str) -> Option<TableEvent> {
        let others = self.roster.present().filter(|(other, _)| !leaving.has(*other));
        let others: Vec<(Seat, &Player)> = others.collect();
        match others[..] {
            [] => Some(TableEvent::Closed),
            [(other, _)] => Some(TableEvent::Ended(Ending::Alone(other))),
            [..] if others.iter().any(|(_, player)| player.user().is_some()) => None,
            // Computers do not play on by themselves.
            [..] => Some(TableEvent::Ended(Ending::Closed(name.to_owned()))),
        }
    }

    /// A draft by which a seat is given up: its person is free for other tables.
    pub(super) fn given_up(&self, seat: Seat, mut draft: Draft) -> Draft {
        let user = self.roster.player(seat).and_then(Player::user);
        let removed = user.map(|user| Change::Remove(Index::User(user.0)));
        draft.changes.extend(removed);
        draft
    }

    /// Whether anybody who plays here asks that the table be closed.
    fn is_asked_to_close(&self) -> bool {
        let asks = |(_, player): (Seat, &Player)| player.here() && player.closing;
        self.roster.iter().any(asks)
    }

    /// Whether everybody else who plays here has asked that the table be closed.
    fn last_to_agree(&self, seat: Seat) -> bool {
        let asks = |other| self.roster.player(other).is_some_and(|player| player.closing);
        self.roster
            .here()
            .iter()
            .all(|other| other == seat || asks(other))
    }

    /// Somebody asks that the table be closed; that never ends a game.
    pub(super) fn ask_to_close(&self, order: &Order) -> Decision {
        let seat = self.seat(order)?;
        match &self.stage {
            _ if self.ended() => refuse("refused-over"),
            Stage::Gathering => refuse("refused-close-gathering"),
            Stage::Drawing(_) => refuse("refused-close-drawing"),
            _ if self.roster.player(seat).is_some_and(|player| player.closing) => {
                refuse("refused-asked-already")
            }
            _ if self.last_to_agree(seat) || !self.current(order) => Err(Denied::Conflict),
            _ => Ok(Draft::of(TableEvent::AskedToClose { seat })),
        }
    }

    /// Somebody who has asked that the table be closed withdraws that; anybody else turns down what the
    /// others ask, for all of them.
    pub(super) fn keep_open(&self, order: &Order) -> Decision {
        let seat = self.seat(order)?;
        match self.roster.player(seat) {
            _ if self.ended() => refuse("refused-over"),
            Some(_) if self.is_asked_to_close() => Ok(Draft::of(TableEvent::KeptOpen { seat })),
            _ => refuse("refused-not-asked"),
        }
    }

    /// Somebody closes the table: a manager, whoever opened it before the start, or the last to
    /// agree.
    pub(super) fn close(&self, order: &Order) -> Decision {
        if self.ended() {
            return refuse("refused-over");
        }
        if !self.current(order) {
            return Err(Denied::Conflict);
        }
        let gathering = !self.begun();
        let manages = order.origin.manages && self.home(&order.origin);
        let closed = |name: &str| TableEvent::Ended(Ending::Closed(name.to_owned()));
        let opener = order.by.user().is_some() && order.by.user() == self.opened_by;
        let alone = self.roster.here().len() == 1;
        match self.seat(order) {
            Ok(seat) if !gathering && !alone && self.last_to_agree(seat) => {
                let mut draft = self.release(Draft::of(TableEvent::AskedToClose { seat }));
                draft.entries.push(TableEvent::Ended(Ending::Agreed));
                Ok(draft)
            }
            _ if manages || (gathering && opener) => Ok(self.release(Draft::of(closed(&order.name)))),
            Err(denied) => Err(denied),
            Ok(_) if self.drawing() => refuse("refused-close-drawing"),
            Ok(_) if gathering => refuse("refused-close-gathering"),
            Ok(seat) if alone => {
                let mut draft = self.release(Draft::of(TableEvent::AskedToClose { seat }));
                draft.entries.push(closed(&order.name));
                Ok(draft)
            }
            Ok(_) => refuse("refused-close-others"),
        }
    }
}
