//! What a table's records hold of one person, and the same records without them. Knows no game and
//! nothing beside tables.
//!
//! Both name every entry with every field, so that nobody can add one that names people and leave it
//! out here: it would not compile.
//!
//! | file | noun |
//! |---|---|
//! | `trail.rs` | [`trail`]: what a person did at a table, for them alone |
//! | `forget.rs` | [`forget`]: the records with somebody in their place who has no name |
//! | `presence.rs` | who has which seat, record by record |

mod forget;
mod presence;
mod trail;

pub use forget::forget;
pub use trail::{Trail, TrailMoment, trail};

use super::{Misfit, UserId};
use crate::store::Record;
use crate::table::table_event::RecordBody;
use crate::words::named;

/// Whether the bytes of a record or a note could name a person: their number stands there in
/// decimal digits.
#[must_use]
pub fn mentions(bytes: &[u8], user: UserId) -> bool {
    let digits = user.to_string();
    bytes
        .windows(digits.len())
        .any(|window| window == digits.as_bytes())
}

/// A name as files tell it that are read in no language of their own: whoever is not named any more
/// is a numbered player.
#[must_use]
pub fn plain(name: &str) -> String {
    named(name, |number| format!("Player {number}")).into_owned()
}

/// The bodies of records, with the versions that they made.
///
/// # Errors
/// The version of the first that cannot be read, and why.
fn bodies(records: &[Record]) -> Result<Vec<(u32, RecordBody)>, (u32, Misfit)> {
    let read = |(version, record): (u32, &Record)| match serde_json::from_slice(&record.body) {
        Ok(body) => Ok((version, body)),
        Err(why) => Err((version, Misfit::NoBody { column: why.column() })),
    };
    (1..).zip(records).map(read).collect()
}
