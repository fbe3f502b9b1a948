//! Whether this version of the program makes of each table what another has stored, before it does
//! anything there: one that comes out differently is held as it is, and the others play on.

use super::writer::Writer;
use crate::store::TableId;
use crate::table::{Denied, Fault, Refusal};
use crate::words::Message;

impl Writer {
    /// Refuses whatever is to be done at a table that comes out differently than it was stored. The
    /// first time it is played again for that, if another version may have written it.
    pub(super) async fn hold_back(&self, table: TableId) -> Result<(), Denied> {
        let held = match self.rechecks.held(table) {
            Some(held) => held,
            None => self.recheck(table).await?,
        };
        if held {
            return Err(Refusal::new(Message::new("refused-held")).into());
        }
        Ok(())
    }

    async fn recheck(&self, table: TableId) -> Result<bool, Fault> {
        let difference = self.ledger.check(table).await?.difference;
        if let Some(difference) = &difference {
            tracing::error!(
                %table, %difference,
                "this version of the program makes something else of a table than was stored; it is held as it is"
            );
        }
        self.rechecks.found(table, difference.is_some());
        if difference.is_some() {
            self.changed(table);
        }
        Ok(difference.is_some())
    }
}
