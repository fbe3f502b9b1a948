//! What is told of the beacon's round that a table's luck waited for, once its game has begun. Knows no recipe.

use crate::hall::Hall;
use crate::store::TableId;
use crate::table::{Fault, TableView};
use crate::words::Message;

/// What came out of the beacon's round that a table waited for, or that it began without, and the names by
/// seat; nothing where it waited for none.
pub(super) async fn lines(hall: &Hall, table: TableId) -> Result<(Vec<String>, Vec<Message>), Fault> {
    let drawn = |table: &dyn TableView| {
        let drawn = table.witness().map(|witness| witness.drawn);
        (table.roster().names(), drawn.unwrap_or_default())
    };
    hall.read(table, drawn).await
}
