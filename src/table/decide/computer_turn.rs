//! Whose computer is awaited, and what it has to decide: with what its seat sees, and nothing else.

use crate::portray::Portray;
use crate::rules::{Chance, Position, Seat, Seats, Viewer};
use crate::search::think;
use crate::table::deliberation::{Deliberated, Deliberation, GoesOn};
use crate::table::stage::{Stage, Table};

impl<G: Portray> Table<G> {
    /// The seats of computers that are awaited; none while people are asked to take something back.
    pub(in crate::table) fn awaited_computers(&self) -> Seats {
        let Stage::Playing(play) = &self.stage else {
            return Seats::NONE;
        };
        if self.interventions.halt.is_some() || self.upkeep.shelved() || self.rewind.is_some() {
            return Seats::NONE;
        }
        let computer = |seat: &Seat| self.roster.computer(*seat).is_some();
        play.state.turn().seats().iter().filter(computer).collect()
    }

    /// The decision of a computer that is awaited.
    pub(super) fn awaited_deliberation(&self) -> Option<Deliberation> {
        let Stage::Playing(play) = &self.stage else {
            return None;
        };
        let seat = self.awaited_computers().iter().next()?;
        let level = self.roster.computer(seat)?;
        let stamp = self.stamps.get(seat.index()).copied().unwrap_or(self.step);
        let view = play.state.view(Viewer::Seat(seat));
        let safe = G::idle(view).to_string();
        // Any that the seat cannot tell from the true one will do: it is guessed anew each time.
        let position = Position::<G>::determinized(view, &mut Chance::unrecorded(0));
        let thinking = move |dice: u64, goes_on: GoesOn<'_>| {
            let thought = position.and_then(|position| think(&position, seat, level, dice, goes_on));
            match thought {
                Some(thought) => Deliberated {
                    notation: thought.action.to_string(),
                    dice,
                    iterations: thought.iterations,
                },
                None => Deliberated {
                    notation: safe,
                    dice,
                    iterations: 0,
                },
            }
        };
        Some(Deliberation {
            seat,
            level,
            stamp,
            thinking: Box::new(thinking),
        })
    }
}
