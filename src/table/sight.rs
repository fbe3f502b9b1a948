//! As whom somebody looks at a game, and what of it they see; how it ended.

use super::UserId;
use super::facts::TableFacts;
use super::play::{Play, alone};
use super::stage::Table;
use super::table_event::Ending;
use crate::portray::Portray;
use crate::rules::{Outcome, Turn, View, Viewer};

impl<G: Portray> Table<G> {
    /// As whom somebody may look at its game: while it is covered only those who play there, or have.
    pub(super) fn viewer(&self, user: UserId) -> Option<Viewer> {
        match self.roster.seat_of(user) {
            Some(seat) => Some(Viewer::Seat(seat)),
            None if self.covered() && !self.roster.knows(user) => None,
            None => Some(Viewer::Spectator),
        }
    }

    /// The position as somebody may see it; nothing for those who have never played there while it is covered.
    pub(super) fn view_of(&self, user: UserId) -> Option<View<'_, G>> {
        let viewer = self.viewer(user)?;
        self.play().map(|play| self.sight(play, viewer))
    }

    /// The position as people look at it; while the game is covered, or may still go on, what lay hidden stays so.
    pub(super) fn sight<'a>(&self, play: &'a Play<G>, viewer: Viewer) -> View<'a, G> {
        let view = play.shown().view(viewer);
        match self.covered() || self.halted() {
            true => view.sealed(),
            false => view,
        }
    }

    /// How the game ended: by its rules, or because everybody else has given up.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        let play = self.play()?;
        match (&self.ending, play.state.turn()) {
            (Some(Ending::Alone(seat)), _) => Some(alone(&play.state, *seat)),
            (_, Turn::Over(outcome)) => Some(outcome),
            (_, Turn::Awaits(_)) => None,
        }
    }
}
