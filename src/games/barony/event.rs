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
        /// Who has it.
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
        /// By whom.
        seat: Seat,
        /// Where.
        space: Space,
    },
    /// Knights were recruited.
    Recruited {
        /// By whom.
        seat: Seat,
        /// In which city's space.
        space: Space,
        /// How many.
        knights: u8,
    },
    /// A knight was moved.
    Moved {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Space,
        /// To where.
        to: Space,
        /// What it destroyed.
        fallen: Vec<Fallen>,
        /// The owner of a village that fell and had tokens: the mover takes one.
        spoils: Option<Seat>,
    },
    /// A token was taken for a village that fell.
    Took {
        /// By whom.
        seat: Seat,
        /// From whom.
        of: Seat,
        /// Which.
        token: Terrain,
    },
    /// A knight was swapped for a building.
    Built {
        /// By whom.
        seat: Seat,
        /// Where.
        space: Space,
        /// For which.
        building: Building,
        /// The token gained; nothing if the supply has none of that terrain.
        token: Option<Terrain>,
    },
    /// A village was swapped for a city.
    Founded {
        /// By whom.
        seat: Seat,
        /// Where.
        space: Space,
    },
    /// A knight arrived on the rim, and another one left the game.
    Explored {
        /// Whose.
        seat: Seat,
        /// Where.
        space: Space,
    },
    /// A title was paid for.
    Ennobled {
        /// By whom.
        seat: Seat,
        /// With which tokens.
        paid: Tokens,
        /// The number of the title, 1 to 4.
        title: u8,
    },
    /// A seat that can do nothing was passed over.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A turn ended and the next one begins.
    Turned {
        /// Whose turn begins.
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
    /// Whose.
    pub seat: Seat,
    /// How many knights.
    pub knights: u8,
    /// Whether a village.
    pub village: bool,
}

/// What a step left on the board for those who look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trace {
    /// Whose step.
    pub seat: Seat,
    /// In which turn, counted from 1; 0 while first cities are placed.
    pub turn: u16,
    /// From where, if something moved.
    pub from: Option<Space>,
    /// Where.
    pub to: Space,
}
