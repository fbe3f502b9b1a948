//! How every game is opened, be it by a table, by a transcript or by stored events. Knows no game.

use super::{Chance, Chosen, Fortune, Game, Impossible, Position, Reason, Seating};

/// A game that can begin: what was chosen, checked, and how many play.
pub struct Opening<G: Game> {
    options: G::Options,
    seating: Seating,
}

impl<G: Game> Opening<G> {
    /// Checks what was chosen.
    ///
    /// # Errors
    /// The reason why these values do not go together, or not with this number of seats.
    pub fn new(chosen: &Chosen, seating: Seating) -> Result<Opening<G>, Reason> {
        let options = G::options(chosen, seating)?;
        Ok(Opening { options, seating })
    }

    /// The position after the luck that opens the game, and what happened.
    pub fn deal(&self, chance: &mut Chance<'_>) -> (Position<G>, Vec<G::Event>) {
        let mut state = G::setup(&self.options, self.seating);
        let events = state.deal(chance);
        (Position::of(state), events)
    }

    /// The position after stored events: those of the deal, and perhaps what was played.
    ///
    /// # Errors
    /// The first event that cannot happen.
    pub fn follow<'e>(
        &self,
        events: impl IntoIterator<Item = &'e G::Event>,
    ) -> Result<Position<G>, Impossible> {
        let mut state = G::setup(&self.options, self.seating);
        state.follow(events)?;
        Ok(Position::of(state))
    }

    /// What luck gave in all these events, from the deal to the end.
    #[must_use]
    pub fn fortunes(&self, events: &[G::Event]) -> Vec<Fortune> {
        G::fortunes(G::setup(&self.options, self.seating), events)
    }
}
