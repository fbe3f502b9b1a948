//! Orders to do an action of the game, or to take one back.

use super::draft::{Decision, refuse};
use super::turn_run::TurnRun;
use crate::portray::Portray;
use crate::rules::{Reason, Seat, Viewer};
use crate::table::play::Play;
use crate::table::stage::{Stage, Table};
use crate::table::table_event::TableEvent;
use crate::table::{Actor, Denied, Order, Player, Refusal};
use crate::words::{Arg, Message};

impl<G: Portray> Table<G> {
    /// Somebody does an action.
    pub(super) fn act(&self, order: &Order, play: &Play<G>, notation: &str) -> Decision {
        let seat = self.acting(order, play)?;
        if !self.fresh(order, seat) {
            return Err(Denied::Conflict);
        }
        let Ok(action) = notation.parse::<G::Action>() else {
            if let Some(actions) = G::line(play.state.view(Viewer::Seat(seat)), notation) {
                return self.act_in_line(play, seat, actions);
            }
            if !play.state.turn().seats().has(seat) {
                // Whose turn it is comes before what is wrong with the words.
                return Err(self.refusal(play, seat, &self.not_now(play)).into());
            }
            let cut: String = notation.chars().take(60).collect();
            let reason = Message::new("refused-notation").with("typed", Arg::Text(cut));
            return Err(Refusal {
                reason,
                instead: self.instead(play, seat),
            }
            .into());
        };
        let mut run = TurnRun::from(self, play);
        run.act(seat, action)
            .map_err(|reason| self.refusal(play, seat, &reason))?;
        run.run_due_plans(Some(seat));
        Ok(self.drafted(run))
    }

    /// An action by itself, with nothing behind it: of a record, where what came of it follows anyway.
    pub(in crate::table) fn act_alone(&self, order: &Order, notation: &str) -> Decision {
        let Stage::Playing(play) = &self.stage else {
            return Err(Denied::Conflict);
        };
        let seat = self.acting(order, play)?;
        let Ok(action) = notation.parse::<G::Action>() else {
            return Err(Denied::Conflict);
        };
        let mut run = TurnRun::from(self, play);
        run.act(seat, action)
            .map_err(|reason| self.refusal(play, seat, &reason))?;
        Ok(self.drafted(run))
    }

    /// A typed line of several actions: all of them in one record, or none and which of them may
    /// not be done.
    fn act_in_line(&self, play: &Play<G>, seat: Seat, actions: Vec<G::Action>) -> Decision {
        let said: Vec<String> = actions.iter().map(ToString::to_string).collect();
        let mut run = TurnRun::from(self, play);
        run.act_all(seat, actions).map_err(|(number, reason)| {
            if number == 1 {
                return self.refusal(play, seat, &reason);
            }
            let step = said.get(number - 1).cloned().unwrap_or_default();
            let told = Message::new("refused-step")
                .with("number", number)
                .with("step", Arg::Word(step.into()));
            Refusal::new(told.with("why", G::why(&reason)))
        })?;
        run.run_due_plans(Some(seat));
        Ok(self.drafted(run))
    }

    /// Why a seat may not do something now, and what it could do instead.
    fn refusal(&self, play: &Play<G>, seat: Seat, reason: &Reason) -> Refusal {
        match reason.rule {
            Reason::OVER => Refusal::new(Message::new("refused-over")),
            Reason::NOT_AWAITED => Refusal::new(self.not_awaited(play, seat)),
            _ => Refusal {
                reason: G::why(reason),
                instead: self.instead(play, seat),
            },
        }
    }

    /// The seat an order acts for: its person's or computer's, or for the host itself the first
    /// awaited one that was given up.
    fn acting(&self, order: &Order, play: &Play<G>) -> Result<Seat, Denied> {
        match order.by {
            Actor::Person { .. } | Actor::Computer(_) => self.seat(order),
            Actor::Host { .. } => self
                .vacant_turn(play)
                .map_or_else(|| refuse("refused-not-seated"), Ok),
        }
    }

    /// The first awaited seat that the host plays for: it was given up, or its player is away and no
    /// computer plays for them.
    pub(super) fn vacant_turn(&self, play: &Play<G>) -> Option<Seat> {
        let hosted = self.timing.hosted();
        let player = |seat: Seat| self.roster.player(seat).is_some_and(Player::hosted);
        let vacant = |seat: &Seat| player(*seat) && !hosted.by_computer(*seat);
        play.state.turn().seats().iter().find(vacant)
    }

    /// Why a seat that is not awaited may do nothing.
    fn not_now(&self, play: &Play<G>) -> Reason {
        if play.state.turn().seats().is_empty() {
            Reason::over()
        } else {
            Reason::not_awaited()
        }
    }

    fn not_awaited(&self, play: &Play<G>, seat: Seat) -> Message {
        // Of those who answer in secret nobody learns who has.
        if self.answer_in_secret() {
            return Message::new("refused-answered").with("count", play.state.turn().seats().len());
        }
        let awaited = play
            .state
            .turn()
            .seats()
            .iter()
            .map(|seat| Message::new("who").seat("who", seat.number()))
            .collect::<Vec<_>>();
        Message::new("refused-not-your-turn")
            .with("awaited", awaited)
            .with(
                "plans",
                if G::PLANS && self.plannable(play, seat) {
                    "yes"
                } else {
                    "no"
                },
            )
    }

    /// Up to three legal actions, spread over the list.
    fn instead(&self, play: &Play<G>, seat: Seat) -> Vec<(String, Message)> {
        let actions = play.state.legal(seat);
        let view = play.state.view(Viewer::Seat(seat));
        let step = (actions.len() / 3).max(1);
        actions
            .iter()
            .step_by(step)
            .take(3)
            .map(|action| (action.to_string(), G::label(view, action)))
            .collect()
    }

    /// Somebody takes their own last action back.
    pub(super) fn take_back(&self, order: &Order) -> Decision {
        let seat = self.seat(order)?;
        let Stage::Playing(play) = &self.stage else {
            return self.unbegun();
        };
        if !self.fresh(order, seat) {
            return Err(Denied::Conflict);
        }
        if self.unanswerable(play, seat) {
            return self.unanswer(play, seat);
        }
        if let Some(id) = self.back_refusal(play, seat) {
            return refuse(id);
        }
        let mut run = TurnRun::from(self, play).at(play.before(1), TableEvent::TakenBack);
        run.drop_broken();
        Ok(self.drafted(run))
    }
}
