//! From an order to what is to be written, or to a refusal. Changes nothing, and draws luck only
//! through the table's seed.

mod absence;
mod action;
mod close;
mod computer;
mod computer_player;
mod computer_turn;
mod deadline;
mod draft;
mod drawing;
mod duplicate;
mod hints;
mod lobby;
mod moderation;
mod option_choice;
mod overdue;
mod pace;
mod pause;
mod plan;
mod reach;
mod readiness;
mod rewind;
mod rights;
mod shelf;
mod turn_run;
mod twins;
mod vacancy;

pub use draft::Draft;
pub(super) use lobby::open;
pub(super) use option_choice::preset;

use super::facts::TableFacts;
use super::fair::Seed;
use super::panel_path::{back_to, chosen, computer_wish};
use super::stage::{Stage, Table};
use super::table_event::TableEvent;
use super::{Actor, Command, Deliberation, Denied, Order, Place, UserId};
use crate::beacon::Chain;
use crate::portray::Portray;
use crate::rules::{Chosen, Seat, Viewer};
use deadline::opened;
use draft::{Decision, refuse};

/// What decides orders: for the hall alone.
pub trait TableDecider: TableFacts {
    /// What an order comes to; changes nothing.
    ///
    /// # Errors
    /// A refusal or a conflict.
    fn decide(&self, order: &Order) -> Result<Draft, Denied>;
    /// The host's own order that is due: the safe action for an awaited seat that was given up.
    fn automatic(&self, at: u64) -> Option<Order>;
    /// Whether a computer's decision is awaited.
    fn awaits_computer(&self) -> bool;
    /// The decision of a computer that is awaited, to be thought about elsewhere.
    fn deliberation(&self) -> Option<Deliberation>;
    /// The round of a beacon that its luck waits for.
    fn awaited_round(&self) -> Option<(&'static Chain, u64)>;
    /// The deadlines that people's quiet hours matter for: whose seat, who sits there, and when, in
    /// milliseconds since 1970.
    fn deadlines(&self) -> Vec<(Seat, UserId, u64)>;
    /// Who is awaited, and has not said that they are away.
    fn expected_here(&self) -> Vec<UserId>;
}

impl<G: Portray> TableDecider for Table<G> {
    fn decide(&self, order: &Order) -> Decision {
        let draft = self.back_by_moving(order, self.draft(order)?);
        let draft = self.ask_about_departed(order, draft);
        Ok(self.timed(order, draft))
    }

    fn deadlines(&self) -> Vec<(Seat, UserId, u64)> {
        self.night_deadlines()
    }

    fn awaits_computer(&self) -> bool {
        !self.awaited_computers().is_empty()
    }

    fn deliberation(&self) -> Option<Deliberation> {
        self.awaited_deliberation()
    }

    fn awaited_round(&self) -> Option<(&'static Chain, u64)> {
        match &self.stage {
            Stage::Drawing(drawing) => Some((drawing.binding.chain, drawing.binding.round?)),
            Stage::Gathering | Stage::Playing(_) | Stage::Closed(_) => None,
        }
    }

    fn expected_here(&self) -> Vec<UserId> {
        self.awaited_here()
    }

    fn automatic(&self, at: u64) -> Option<Order> {
        let Stage::Playing(play) = &self.stage else {
            return None;
        };
        if self.interventions.halt.is_some() || self.upkeep.shelved() {
            return None;
        }
        let seat = self.vacant_turn(play)?;
        let notation = G::idle(play.state.view(Viewer::Seat(seat))).to_string();
        Some(Order::of_host(at, Command::Play { notation }))
    }
}

impl<G: Portray> Table<G> {
    /// What an order comes to, without the deadline that it leads to.
    pub(super) fn draft(&self, order: &Order) -> Decision {
        let decided = self.between_twins(order);
        decided.unwrap_or_else(|| self.draft_by_stage(order))
    }

    fn draft_by_stage(&self, order: &Order) -> Decision {
        match (&self.stage, &self.interventions.halt) {
            (_, Some(halt)) => return self.while_halted(order, halt),
            _ if self.upkeep.shelved() => return self.while_shelved(order),
            (Stage::Drawing(drawing), None) => return self.while_drawing(order, drawing),
            (Stage::Closed(_), None) => return self.while_closed(order),
            (Stage::Gathering | Stage::Playing(_), None) => {}
        }
        match &order.command {
            Command::Join { with } | Command::Rematch { with, .. } => self.join(order, with),
            Command::Duplicate(same) => self.join_duplicate(order, same),
            Command::Consent => self.consent(order),
            Command::Leave => self.leave(order),
            Command::Set { key, value } => self.set(order, key, value),
            Command::Computer(what) => self.about_computer(order, what),
            Command::Start => self.start(order),
            Command::Play { notation } => self.play_or_set(order, notation),
            Command::TakeBack => self.take_back(order),
            Command::AskRewind { plies } => self.go_back(order, *plies),
            Command::AnswerRewind { agrees } => self.answer_rewind(order, *agrees),
            Command::Resign | Command::LeaveToComputer => self.give_up(order),
            Command::AskToClose => self.ask_to_close(order),
            Command::KeepOpen => self.keep_open(order),
            Command::Close => self.close(order),
            Command::WishPace { pace } => self.wish_pace(order, *pace),
            Command::WishPause { pause } => self.wish_pause(order, *pause),
            Command::Excuse { people } => self.excuse(order, people),
            Command::Spare { seats } => self.spare(order, seats),
            Command::Vote { remedy } => self.vote(order, *remedy),
            Command::AskAboutAwaited => self.ask_about_awaited(order),
            Command::Nudge => self.nudge(order),
            Command::Return => self.come_back(order),
            Command::Moderate(what) => self.moderate(order, what),
            Command::TakeOffer => self.take_offer(order),
            Command::DeclineOffer => self.decline_offer(order),
            Command::Stay | Command::Shelve | Command::Unshelve => self.kept_up(order),
            Command::BringHere => self.bring_here(order),
            Command::Strand { .. } | Command::Reach | Command::Depart { .. } => self.heard(order),
            Command::Stand { from, to } => self.stand(order, *from, *to),
            Command::Wake { due } => self.wake(order, *due),
            Command::Wait => self.wait(order),
            Command::TwinJoins { .. } | Command::ReserveTwins => Err(Denied::Conflict),
            Command::CloseTwin | Command::Outlive | Command::ReleaseTwins { .. } => Err(Denied::Conflict),
            Command::Announce { .. } | Command::TakeLaterRound => Err(Denied::Conflict),
            Command::Reveal { .. } | Command::Waive { .. } => Err(Denied::Conflict),
            Command::Move { .. } if matches!(order.by, Actor::Person { .. }) => Err(Denied::Conflict),
            Command::Move { place } => Ok(self.moves(TableEvent::Moved { place: *place }, *place)),
        }
    }

    /// An order to a table that was closed.
    fn while_closed(&self, order: &Order) -> Decision {
        match &order.command {
            Command::Moderate(what) => self.moderate(order, what),
            _ if self.outcome().is_some() => refuse("refused-over"),
            _ => refuse("refused-closed"),
        }
    }

    /// Somebody would like to go back to a decision of their own: by themselves where they may.
    fn go_back(&self, order: &Order, plies: usize) -> Decision {
        if plies > 1 {
            return self.ask_rewind(order, plies);
        }
        match self.take_back(order) {
            Err(Denied::Refused(_)) => self.ask_rewind(order, plies),
            done => done,
        }
    }

    /// Somebody does something by its notation: an action, something about plans, or before the
    /// start what the options panel does.
    fn play_or_set(&self, order: &Order, notation: &str) -> Decision {
        match &self.stage {
            Stage::Playing(_) if chosen(notation).is_some() => self.set_in_words(order, notation),
            Stage::Playing(_) if back_to(notation).is_some() => {
                self.go_back(order, back_to(notation).unwrap_or_default())
            }
            Stage::Playing(play) => self
                .about_plans(order, play, notation)
                .unwrap_or_else(|| self.act(order, play, notation)),
            Stage::Gathering => match computer_wish(notation) {
                Some(wish) => self.about_computer(order, &wish),
                None => self.set_in_words(order, notation),
            },
            Stage::Drawing(_) => refuse("refused-drawing"),
            Stage::Closed(_) => refuse("refused-closed"),
        }
    }
}

/// A new table, with its first deadline.
pub(super) fn open_waiting<G: Portray>(
    place: Place,
    luck: (Seed, Option<&'static Chain>),
    preset: &Chosen,
    order: &Order,
) -> Decision {
    Ok(opened(open::<G>(place, luck, preset, order)?, order))
}
