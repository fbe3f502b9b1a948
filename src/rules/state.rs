//! A position in three parts: public, private, secret. Knows no viewer.

use super::{BySeat, Game, Seat, Turn, View, Viewer};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::fmt;

/// Information that not everybody sees: a seat's private part, or the secret part.
///
/// It is stored and compared, and has a back: what everyone else sees of it (the number of cards
/// in a hand, say). It needs no `Debug`, and [`State`]'s `Debug` never prints it.
pub trait Concealed: Clone + PartialEq + Serialize + DeserializeOwned + Send + Sync {
    /// What those see who may not look.
    type Back: Clone + PartialEq + fmt::Debug + Serialize;

    /// The back of it.
    fn back(&self) -> Self::Back;
}

impl Concealed for () {
    type Back = ();
    fn back(&self) {}
}

/// A position of a game, as the game's own functions see it. Everybody else holds a
/// [`super::Position`].
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub struct State<G: Game> {
    /// What all see.
    pub public: G::Public,
    /// What each seat sees beside that.
    pub private: BySeat<G::Private>,
    /// What nobody sees.
    pub secret: G::Secret,
}

impl<G: Game> State<G> {
    /// How many seats play.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.private.seats()
    }

    /// The position through a viewer's eyes.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> View<'_, G> {
        View::new(self, viewer)
    }

    /// Whose decision is awaited, or how the game ended.
    #[must_use]
    pub fn turn(&self) -> Turn {
        G::turn(&self.public)
    }

    /// The legal actions of a seat; empty if it is not awaited.
    #[must_use]
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        G::legal(self.view(Viewer::Seat(seat)))
    }
}

impl<G: Game> Clone for State<G> {
    fn clone(&self) -> Self {
        State {
            public: self.public.clone(),
            private: self.private.clone(),
            secret: self.secret.clone(),
        }
    }
}

impl<G: Game> PartialEq for State<G> {
    fn eq(&self, other: &Self) -> bool {
        self.public == other.public && self.private == other.private && self.secret == other.secret
    }
}

impl<G: Game> fmt::Debug for State<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("State")
            .field("public", &self.public)
            .finish_non_exhaustive()
    }
}
