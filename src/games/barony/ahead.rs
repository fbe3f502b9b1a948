//! What steps lead to, tried out on a copy of what all see. Knows no table and no plan.

use super::Barony;
use super::action::Action;
use super::state::{Phase, Public};
use super::whole::Whole;
use crate::rules::{BySeat, Chance, Reason, Seat, State, View, Viewer};

/// A position that somebody thinks of. After the board lies there is no luck and nothing is hidden,
/// so it is exact.
pub(super) struct Ahead {
    state: State<Barony>,
    seat: Seat,
}

impl Ahead {
    /// The position as it is, for a seat.
    pub(super) fn now(public: &Public, seat: Seat) -> Ahead {
        Ahead {
            state: State {
                public: public.clone(),
                private: BySeat::make(public.seats(), |_: Seat| ()),
                secret: (),
            },
            seat,
        }
    }

    /// The board as it lies, as if the seat's turn began now.
    pub(super) fn turn(public: &Public, seat: Seat) -> Ahead {
        let mut ahead = Ahead::now(public, seat);
        ahead.state.public.phase = Phase::Turn(seat);
        ahead
    }

    /// The position through the seat's eyes.
    pub(super) fn view(&self) -> View<'_, Barony> {
        self.state.view(Viewer::Seat(self.seat))
    }

    /// What all would see of it.
    pub(super) fn public(&self) -> &Public {
        &self.state.public
    }

    /// Whether the seat is in the midst of a turn: it has done something and may, or must, do more.
    pub(super) fn amid(&self) -> bool {
        matches!(&self.public().phase, Phase::Moving { seat, .. } | Phase::Taking { seat, .. } | Phase::Building(seat) if *seat == self.seat)
    }

    /// One step more.
    pub(super) fn step(&mut self, action: Action) -> Result<(), Reason> {
        self.state
            .play(self.seat, action, &mut Chance::numbered(0))
            .map(drop)
    }

    /// All steps of a line but its end.
    pub(super) fn steps(&mut self, whole: &Whole) -> Result<(), Reason> {
        whole.steps().iter().try_for_each(|step| self.step(*step))
    }

    /// The steps of a line from here on: `done` is added where the turn would go on, and left out
    /// where it ends by itself. A token that is still to be chosen after the last step is left to
    /// be chosen.
    pub(super) fn complete(mut self, whole: &Whole) -> Result<Vec<Action>, Reason> {
        let mut done = Vec::with_capacity(whole.steps().len() + 1);
        for step in whole.steps() {
            if !done.is_empty() && !self.amid() {
                if *step == Action::Done {
                    break;
                }
                return Err(Reason::not_awaited());
            }
            self.step(*step)?;
            done.push(*step);
        }
        if matches!(self.public().phase, Phase::Moving { .. } | Phase::Building(_)) && self.amid() {
            done.push(Action::Done);
        }
        Ok(done)
    }
}
