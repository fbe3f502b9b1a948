//! Twin tables: the same luck at several tables at once. Until the last of them has ended each shows its game to
//! nobody but those who play there, or have. The first is opened with the option, the others when its game has begun, with what
//! that drew its luck from; their draws are counted by label ([`KeyRule`](super::duplicate::KeyRule)), so that
//! nobody's course of play decides what another table draws. Knows no game.

use super::duplicate::as_text;
use crate::rules::Declared;
use crate::store::TableId;
use serde::{Deserialize, Serialize};

/// The option by which a table lets others play its deal at the same time, beside those of its game.
pub const TWINS: Declared = Declared {
    key: "twins",
    values: &[OFF, ON],
    default: 0,
};
/// Its value where it has no twins.
const OFF: &str = "off";
/// Its value where it may have some.
pub(super) const ON: &str = "on";

/// What happens between twin tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TwinsEvent {
    /// Another table begins to play the deal of this first one.
    Joined {
        /// Which.
        #[serde(with = "as_text")]
        table: TableId,
    },
    /// Its deal is for tables that the host opens alone: nobody may ask for a seat at another that plays it.
    Reserved,
    /// Somebody who was forgotten knows its deal from another table, so until all have ended nobody new sits down.
    Closed,
    /// All tables with its deal have ended: from now on it shows its game as any other that has ended.
    Released,
}

/// What a table knows of its twins.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Twins {
    /// The others, of the first alone, with when they came, in milliseconds since 1970.
    pub(super) others: Vec<(TableId, u64)>,
    /// Whether the host alone opens others.
    pub(super) reserved: bool,
    /// Whether nobody new may sit down.
    pub(super) closed: bool,
    /// Whether all have ended.
    pub(super) released: bool,
}

/// Twin tables as the first of them knows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TwinTables {
    /// The first, whose luck all have.
    pub first: TableId,
    /// The others, with when they came, in milliseconds since 1970; none where it is not the first that is asked.
    pub others: Vec<(TableId, u64)>,
    /// Whether the host alone opens others; not known where it is not the first that is asked.
    pub reserved: bool,
    /// Whether all have ended.
    pub released: bool,
}
