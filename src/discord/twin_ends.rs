//! The end of tables that play the same deal at the same time: when the last has ended, all are told. Knows no game.

use crate::hall::Hall;
use crate::store::TableId;
use crate::table::Fault;
use std::time::Duration;

/// After how long it is asked again whether all have ended, should nobody have said so.
const AGAIN: Duration = Duration::from_secs(10 * 60);

/// Tells all tables with a table's deal that all have ended, if they have; after how long that is to be asked again where
/// this one has ended and another has not.
///
/// # Errors
/// A table cannot be read, or told.
pub(super) async fn tell(hall: &Hall, table: TableId) -> Result<Option<Duration>, Fault> {
    let ended = hall.read(table, |table| table.twins().is_some() && table.ended());
    if !ended.await? || hall.release_twins(table).await? {
        return Ok(None);
    }
    Ok(Some(AGAIN))
}
