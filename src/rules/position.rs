//! A position as everybody but its game holds it: closed. Knows no game.

use super::{BySeat, Chance, Game, Impossible, Outcome, Played, Reason, Seat, State, Turn, View, Viewer};
use std::fmt;

/// A position of a game in play.
///
/// There is no way from here to what is hidden but through a [`View`]: a game's own functions alone
/// are given its [`State`].
///
/// ```compile_fail,E0616
/// use tavolo::rules::{Game, Position};
///
/// fn hidden<G: Game>(position: &Position<G>) -> &G::Secret {
///     &position.state.secret
/// }
/// ```
///
/// ```compile_fail,E0609
/// use tavolo::rules::{Game, Position};
///
/// fn hands<G: Game>(position: &Position<G>) -> usize {
///     position.private.values().count()
/// }
/// ```
///
/// ```compile_fail,E0277
/// use tavolo::rules::{Game, Position};
///
/// fn written<G: Game>(position: &Position<G>) -> String {
///     serde_json::to_string(position).unwrap()
/// }
/// ```
pub struct Position<G: Game> {
    state: State<G>,
}

impl<G: Game> Position<G> {
    pub(super) fn of(state: State<G>) -> Position<G> {
        Position { state }
    }

    /// A position that a viewer cannot tell from the true one, with everything that the viewer does not
    /// see drawn anew; nothing where no computer plays the game.
    #[must_use]
    pub fn determinized(view: View<'_, G>, chance: &mut Chance<'_>) -> Option<Position<G>> {
        G::determinize(view, chance).map(Position::of)
    }

    /// What all see.
    #[must_use]
    pub fn public(&self) -> &G::Public {
        &self.state.public
    }

    /// How many seats play.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.state.seats()
    }

    /// The position through a viewer's eyes.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> View<'_, G> {
        self.state.view(viewer)
    }

    /// Whose decision is awaited, or how the game ended.
    #[must_use]
    pub fn turn(&self) -> Turn {
        self.state.turn()
    }

    /// The score of each seat as it stands.
    #[must_use]
    pub fn scores(&self) -> BySeat<i32> {
        G::scores(&self.state.public)
    }

    /// How well each seat stands, from 0 to 1.
    #[must_use]
    pub fn evaluation(&self) -> BySeat<f32> {
        G::evaluate(&self.state.public)
    }

    /// The position as it is looked at where the game ended like this without its rules.
    #[must_use]
    pub fn stopped(&self, outcome: Outcome) -> Position<G> {
        let mut stopped = self.clone();
        G::stop(&mut stopped.state.public, outcome);
        stopped
    }

    /// The legal actions of a seat; empty if it is not awaited.
    #[must_use]
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        self.state.legal(seat)
    }

    /// A seat does an action, and the position is the one that it leads to.
    ///
    /// # Errors
    /// The reason why it may not, computed from the seat's own view; then nothing has changed.
    pub fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
        chance: &mut Chance<'_>,
    ) -> Result<Played<G>, Reason> {
        self.state.play(seat, action, chance)
    }

    /// A seat does one of its legal actions, which are listed once: `pick` says which, by its
    /// position in the list.
    ///
    /// # Errors
    /// The reason why the seat may do nothing now; then nothing has changed.
    ///
    /// # Panics
    /// The list is not so long.
    pub fn choose(
        &mut self,
        seat: Seat,
        pick: impl FnOnce(View<'_, G>, &[G::Action]) -> usize,
        chance: &mut Chance<'_>,
    ) -> Result<Played<G>, Reason> {
        self.state.choose(seat, pick, chance)
    }

    /// A seat does one of its legal actions, which are listed once, and nobody is told what happens, for
    /// whoever plays positions out: `pick` says which, by its position in the list, and may draw of the
    /// same luck. Whether the seat could do anything; where it could not, nothing has changed.
    ///
    /// # Panics
    /// The list is not so long.
    pub fn advance(
        &mut self,
        seat: Seat,
        pick: impl FnOnce(View<'_, G>, &[G::Action], &mut Chance<'_>) -> usize,
        chance: &mut Chance<'_>,
    ) -> bool {
        self.state.advance(seat, pick, chance)
    }

    /// Stored events happen again, in order.
    ///
    /// # Errors
    /// The first that cannot happen here; those before it have happened.
    pub fn follow<'e>(&mut self, events: impl IntoIterator<Item = &'e G::Event>) -> Result<(), Impossible> {
        self.state.follow(events)
    }
}

impl<G: Game> Clone for Position<G> {
    fn clone(&self) -> Self {
        Position {
            state: self.state.clone(),
        }
    }
}

impl<G: Game> PartialEq for Position<G> {
    fn eq(&self, other: &Self) -> bool {
        self.state == other.state
    }
}

impl<G: Game> fmt::Debug for Position<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Position")
            .field("public", self.public())
            .finish_non_exhaustive()
    }
}
