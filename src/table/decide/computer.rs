//! Orders about computers' seats, and of computers. Changes nothing.

use super::computer_player::next_computer;
use super::draft::{Decision, Draft, refuse};
use super::lobby::not_older;
use super::turn_run::TurnRun;
use crate::portray::Portray;
use crate::rules::Seat;
use crate::table::computer_event::ComputerEvent;
use crate::table::deliberation::{ComputerCommand, Deliberated};
use crate::table::facts::TableFacts;
use crate::table::stage::{Stage, Table};
use crate::table::table_event::TableEvent;
use crate::table::{Actor, ComputerLevel, Denied, Order, Refusal, UserId};
use crate::words::Message;

impl<G: Portray> Table<G> {
    /// Something is done about a computer, or by one.
    pub(super) fn about_computer(&self, order: &Order, what: &ComputerCommand) -> Decision {
        match what {
            ComputerCommand::Add(level) => self.add_computer(order, *level),
            ComputerCommand::SendAway(seat) => self.send_away(order, *seat),
            ComputerCommand::Act(done) => self.deliberated(order, done),
        }
    }

    /// Somebody who has a seat has a computer sit down.
    fn add_computer(&self, order: &Order, level: ComputerLevel) -> Decision {
        self.seat(order)?;
        let Actor::Person { interaction, .. } = order.by else {
            return refuse("refused-not-seated");
        };
        match &self.stage {
            _ if self.ended() => return refuse("refused-over"),
            Stage::Gathering => {}
            _ => return refuse("refused-computer-playing"),
        }
        if self.roster.len() >= self.room() {
            let full = Message::new("refused-full").with("seats", i64::from(self.room()));
            return Err(Refusal::new(full).into());
        }
        not_older(interaction, self.opened.unwrap_or_default())?;
        // Nobody is meant: a computer takes no seat that is kept for somebody.
        self.seats_kept(UserId(0), order.at)?;
        let next = next_computer(self.roster.players(), level, interaction);
        Ok(Draft::of(TableEvent::Joined(next)))
    }

    /// Somebody who has a seat sends a computer away.
    fn send_away(&self, order: &Order, seat: Seat) -> Decision {
        self.seat(order)?;
        match &self.stage {
            _ if self.ended() => refuse("refused-over"),
            Stage::Gathering if !self.current(order) => Err(Denied::Conflict),
            Stage::Gathering if self.roster.computer(seat).is_some() => {
                Ok(Draft::of(TableEvent::Computer(ComputerEvent::SentAway { seat })))
            }
            Stage::Gathering => refuse("refused-computer-none"),
            _ => refuse("refused-computer-playing"),
        }
    }

    /// A computer does what it has thought of, as long as its decision is the present one.
    fn deliberated(&self, order: &Order, done: &Deliberated) -> Decision {
        let (Actor::Computer(seat), Stage::Playing(play)) = (order.by, &self.stage) else {
            return Err(Denied::Conflict);
        };
        if !self.awaited_computers().has(seat) || !self.fresh(order, seat) {
            return Err(Denied::Conflict);
        }
        let Ok(action) = done.notation.parse::<G::Action>() else {
            return refuse("refused-notation");
        };
        let mut run = TurnRun::from(self, play).after(TableEvent::Computer(ComputerEvent::Thought {
            seat,
            dice: done.dice,
            iterations: done.iterations,
        }));
        run.act(seat, action)
            .map_err(|reason| Refusal::new(G::why(&reason)))?;
        run.run_due_plans(Some(seat));
        Ok(self.drafted(run))
    }
}
