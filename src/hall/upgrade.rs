//! A version of the program that has not looked at the tables yet.

use super::{Hall, denial};
use crate::store::TableId;
use crate::table::{Denied, Fault};

/// The key of the note that says which version has looked at all open tables.
const KEY: &str = "checked";

impl Hall {
    /// From now on each table is played again before anything is done there for the first time, unless
    /// this version of the program has looked at all of them before. Whether it has not.
    ///
    /// # Errors
    /// It cannot be read which version has.
    pub async fn expect_version(&self, version: &str) -> Result<bool, Fault> {
        let known = self.store().get(KEY).await?;
        let other = known.as_deref() != Some(version.as_bytes());
        if other {
            self.writer.rechecks.begin();
        }
        Ok(other)
    }

    /// Whether a table is known to be held as it is, since this version of the program makes something else
    /// of it. Whoever listens is told that it has changed when that is found.
    #[must_use]
    pub fn is_held(&self, table: TableId) -> bool {
        self.writer.rechecks.holds(table)
    }

    /// Plays all open tables again, those too at which nobody does anything; where all come out as they
    /// were stored, that is noted for this version. Answers those that are held.
    ///
    /// # Errors
    /// The open tables cannot be listed.
    pub async fn recheck_all(&self, version: &str) -> Result<Vec<TableId>, Fault> {
        let (mut held, mut whole) = (Vec::new(), true);
        for table in self.open_tables().await? {
            match self.writer.hold_back(table).await {
                Ok(()) | Err(Denied::Fault(Fault::NoTable(_))) => {}
                Err(Denied::Refused(_) | Denied::Conflict) => held.push(table),
                Err(denied) => {
                    tracing::error!(%table, why = denial::why(&denied), "a table cannot be played again");
                    whole = false;
                }
            }
        }
        let noted = Some(version.as_bytes().to_vec());
        if held.is_empty()
            && whole
            && let Err(why) = self.store().put(KEY, noted).await
        {
            tracing::warn!(%why, "it was not noted that all tables are as they were stored");
        }
        Ok(held)
    }
}
