//! What happens in the game. All see all of it, so it is also what each viewer notices. Knows no
//! words.

use super::components::{Building, Terrain};
use super::space::Space;
use super::tokens::Tokens;
use crate::rules::{Outcome, Seat};
use serde::{Deserialize, Serialize};

/// What happened, in full.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The draw gave a seat the first turn.
    Began {
        /// The seat that has it.
        first: Seat,
    },
    /// A board was laid, and the placing of first cities begins.
    Laid {
        /// The tiles in the order of laying.
        tiles: Vec<Laid>,
        /// Whether it replaces one on which not all first cities had room.
        again: bool,
    },
    /// A first city was placed with a knight.
    Placed {
        /// The seat that placed it.
        seat: Seat,
        /// The space of the city and its knight.
        space: Space,
    },
    /// Knights were recruited.
    Recruited {
        /// The seat that recruited.
        seat: Seat,
        /// The city's space.
        space: Space,
        /// The number of knights.
        knights: u8,
    },
    /// A knight was moved.
    Moved {
        /// The knight's owner.
        seat: Seat,
        /// The space it left.
        from: Space,
        /// The space it entered.
        to: Space,
        /// The pawns it destroyed.
        fallen: Vec<Fallen>,
        /// The owner of a village that fell and had tokens: the mover takes one.
        spoils: Option<Seat>,
    },
    /// A token was taken for a village that fell.
    Took {
        /// The seat that took it.
        seat: Seat,
        /// The seat that lost it.
        of: Seat,
        /// The terrain on the token.
        token: Terrain,
    },
    /// A knight was swapped for a building.
    Built {
        /// The seat that built.
        seat: Seat,
        /// The knight's space.
        space: Space,
        /// The building in its place.
        building: Building,
        /// The token gained; nothing if the supply has none of that terrain.
        token: Option<Terrain>,
    },
    /// A village was swapped for a city.
    Founded {
        /// The seat that swapped them.
        seat: Seat,
        /// The village's space.
        space: Space,
    },
    /// A knight arrived on the rim, and another one left the game.
    Explored {
        /// The knight's owner.
        seat: Seat,
        /// The space on the rim it arrived on.
        space: Space,
    },
    /// A title was paid for.
    Ennobled {
        /// The seat that paid.
        seat: Seat,
        /// The tokens it paid with.
        paid: Tokens,
        /// The number of the title, 1 to 4.
        title: u8,
    },
    /// A seat that can do nothing was passed over.
    Passed {
        /// The seat that passed.
        seat: Seat,
    },
    /// A turn ended and the next one begins.
    Turned {
        /// The seat whose turn begins.
        seat: Seat,
    },
    /// The game is over.
    Over {
        /// How it ended.
        outcome: Outcome,
    },
}

/// A tile on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Laid {
    /// Its letters.
    pub tile: String,
    /// How many of its spaces it is turned by, 0 to 2.
    pub turned: u8,
}

/// Pawns of a seat that were destroyed in a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fallen {
    /// The pawns' owner.
    pub seat: Seat,
    /// The number of knights.
    pub knights: u8,
    /// Whether a village was among them.
    pub village: bool,
}

/// What a step left on the board for those who look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trace {
    /// The seat whose step it was.
    pub seat: Seat,
    /// The turn it was made in, counted from 1; 0 while first cities are placed.
    pub turn: u16,
    /// The space that something left, if it moved.
    pub from: Option<Space>,
    /// The space where something is now.
    pub to: Space,
}
