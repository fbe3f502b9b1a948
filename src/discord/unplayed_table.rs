//! A table that has closed before its game began: it leaves nothing behind, once whoever watches it has been told.
//! Knows no game.

use super::courier::Progress;
use super::delivery;
use super::notes::Notes;
use super::trouble::Trouble;
use super::watchers;
use crate::hall::Hall;
use crate::store::TableId;
use crate::table::TableView;
use std::time::Duration;

/// After how long it is looked again whether those who watch have been told.
const TOLD: Duration = Duration::from_secs(60);

/// Removes a table that was shown to its end, if its game has not begun; nothing where it is to stay.
///
/// # Errors
/// It cannot be read, or not be removed.
pub(super) async fn remove(hall: &Hall, notes: &Notes, table: TableId) -> Result<Option<Progress>, Trouble> {
    let unplayed = |table: &dyn TableView| table.ended() && !table.begun();
    if !hall.read(table, unplayed).await? {
        return Ok(None);
    }
    if watchers::any(notes, table).await? {
        return Ok(Some(Progress::PutOff(TOLD)));
    }
    if !hall.remove(table).await? {
        return Ok(None);
    }
    delivery::forget(notes, table).await?;
    Ok(Some(Progress::Done))
}
