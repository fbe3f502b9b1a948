//! The end of tables that play the same deal at the same time: when the first is over no other begins any more, and when
//! the last has ended, all are told. Knows no game.

use crate::hall::Hall;
use crate::store::TableId;
use crate::table::Fault;
use std::time::Duration;

/// After how long it is asked again whether all have ended, should nobody have said so.
const AGAIN: Duration = Duration::from_secs(10 * 60);

/// Tells all tables with a table's deal that all have ended, if they have, and closes those that begin no more since the
/// first has; after how long that is to be asked again where this one has ended and another has not.
///
/// # Errors
/// A table cannot be read, or told.
pub(super) async fn tell(hall: &Hall, table: TableId) -> Result<Option<Duration>, Fault> {
    let ended = hall.read(table, |table| table.twins().filter(|_| table.ended()));
    let Some(twins) = ended.await? else {
        return Ok(None);
    };
    if twins.first == table {
        hall.close_outlived(table).await?;
    }
    let released = hall.release_twins(table).await?;
    Ok((!released).then_some(AGAIN))
}
