//! Whose computer is awaited, and what it has to decide: with what its seat sees, and nothing else.

use crate::portray::Portray;
use crate::rules::{Chance, Position, Seat, Seats, Viewer};
use crate::search::consider;
use crate::table::ComputerLevel;
use crate::table::deliberation::{Deliberated, Deliberation, GoesOn};
use crate::table::stage::{Stage, Table};

/// How well a computer plays for somebody who is away, or who has left their seat to it.
pub(super) const STAND_IN: ComputerLevel = ComputerLevel::Medium;

impl<G: Portray> Table<G> {
    /// How well the computer plays that acts in a seat: the one that holds it, or one that plays for
    /// a player who is away.
    pub(in crate::table) fn level(&self, seat: Seat) -> Option<ComputerLevel> {
        let stands_in = self.timing.hosted().by_computer(seat);
        self.roster.computer(seat).or(stands_in.then_some(STAND_IN))
    }

    /// The seats that computers act in and that are awaited; none while people are asked to take
    /// something back.
    pub(in crate::table) fn awaited_computers(&self) -> Seats {
        let Stage::Playing(play) = &self.stage else {
            return Seats::NONE;
        };
        if self.interventions.halt.is_some() || self.upkeep.shelved() || self.rewind.is_some() {
            return Seats::NONE;
        }
        let computer = |seat: &Seat| self.level(*seat).is_some();
        play.state.turn().seats().iter().filter(computer).collect()
    }

    /// The decision of a computer that is awaited.
    pub(super) fn awaited_deliberation(&self) -> Option<Deliberation> {
        self.deliberation_of(self.awaited_computers().iter().next()?)
    }

    /// The decision of a seat that a computer acts in, where the game awaits it.
    pub(in crate::table) fn deliberation_of(&self, seat: Seat) -> Option<Deliberation> {
        let play = self.play().filter(|play| play.state.turn().seats().has(seat))?;
        let level = self.level(seat)?;
        let stamp = self.stamps.get(seat.index()).copied().unwrap_or(self.step);
        let view = play.state.view(Viewer::Seat(seat));
        let safe = G::idle(view).to_string();
        // Any that the seat cannot tell from the true one will do: it is guessed anew each time.
        let position = Position::<G>::determinized(view, &mut Chance::unrecorded(0));
        let effort = level.effort::<G>();
        let thinking = move |dice: u64, goes_on: GoesOn<'_>| {
            let thought = position.and_then(|position| consider(&position, seat, &effort, dice, goes_on));
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
