//! A position through one viewer's eyes. There is no way from here to what the viewer may not see;
//! once the game is over, that is no seat's part any more, unless the view is sealed.

use super::{Concealed, Game, Seat, State, Turn};
use serde::{Deserialize, Serialize};

/// Who looks: a seat, or somebody who has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Viewer {
    /// Somebody without a seat.
    Spectator,
    /// The player of that seat.
    Seat(Seat),
}

/// A [`State`] through one viewer's eyes.
pub struct View<'a, G: Game> {
    state: &'a State<G>,
    viewer: Viewer,
    /// Whether what each seat was left with stays hidden at the end.
    sealed: bool,
}

impl<G: Game> Clone for View<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for View<'_, G> {}

impl<'a, G: Game> View<'a, G> {
    pub(super) fn new(state: &'a State<G>, viewer: Viewer) -> View<'a, G> {
        View {
            state,
            viewer,
            sealed: false,
        }
    }

    /// What all see.
    #[must_use]
    pub fn public(self) -> &'a G::Public {
        &self.state.public
    }

    /// Who looks.
    #[must_use]
    pub fn viewer(self) -> Viewer {
        self.viewer
    }

    /// The viewer's seat, if it has one.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// The viewer's own private part, if it has a seat.
    #[must_use]
    pub fn own(self) -> Option<&'a G::Private> {
        self.seat().and_then(|seat| self.state.private.get(seat))
    }

    /// A seat's private part, once the game is over: then everyone may see what each seat was left
    /// with. Nothing while the game goes on, between two games of a series too, and of a sealed view.
    #[must_use]
    pub fn disclosed(self, seat: Seat) -> Option<&'a G::Private> {
        let over = matches!(self.state.turn(), Turn::Over(_));
        self.state.private.get(seat).filter(|_| over && !self.sealed)
    }

    /// The same view, in which what each seat was left with stays hidden at the end: others play the same deal.
    #[must_use]
    pub fn sealed(self) -> View<'a, G> {
        View { sealed: true, ..self }
    }

    /// The back of a seat's private part: what everyone sees of it.
    #[must_use]
    pub fn back(self, seat: Seat) -> <G::Private as Concealed>::Back {
        self.state.private[seat].back()
    }

    /// The back of the secret part.
    #[must_use]
    pub fn secret_back(self) -> <G::Secret as Concealed>::Back {
        self.state.secret.back()
    }

    /// How many seats play.
    #[must_use]
    pub fn seats(self) -> u8 {
        self.state.seats()
    }

    /// The same position as somebody without a seat sees it.
    #[must_use]
    pub fn as_spectator(self) -> View<'a, G> {
        View {
            viewer: Viewer::Spectator,
            ..self
        }
    }

    /// Whether the viewer's decision is awaited.
    #[must_use]
    pub fn awaited(self) -> bool {
        self.seat().is_some_and(|seat| self.state.turn().awaits(seat))
    }
}
