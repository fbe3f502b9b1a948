//! What is written of tables at which nobody plays, that cannot be reached where they stand, and of people
//! who have left the server.

use crate::rules::Seat;
use serde::{Deserialize, Serialize};

/// Why a table cannot be reached where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stranding {
    /// Its channel is gone.
    Channel,
    /// Its server has removed us.
    Server,
}

/// What happens to a table at which nobody plays, or that cannot be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UpkeepEvent {
    /// Nobody has done anything for long where no time runs: those who play there are asked whether
    /// to go on.
    Unplayed {
        /// The deadline that this answers, in milliseconds since 1970.
        due: u64,
    },
    /// A seat would like to go on.
    Stayed {
        /// Which seat.
        seat: Seat,
    },
    /// A seat would like to put the table away.
    ShelfWished {
        /// Which seat.
        seat: Seat,
    },
    /// The table is put away: nothing runs there, and its place is free.
    Shelved,
    /// A seat has brought it back.
    Unshelved {
        /// Which seat.
        seat: Seat,
    },
    /// The table cannot be reached where it stands.
    Stranded {
        /// Why.
        why: Stranding,
        /// When it closes itself, in milliseconds since 1970.
        until: u64,
    },
    /// It can be reached there again.
    Reached,
    /// The player of a seat has left the server.
    Departed {
        /// Which seat.
        seat: Seat,
    },
}
