//! Looking again at what is stored of a table: whether the rules make of its records what was stored, whether its
//! computers come to what they did, and how long people took. Writes nothing.

use super::Hall;
use crate::store::TableId;
use crate::table::check::Checked;
use crate::table::rethink::Rethought;
use crate::table::{AnswerTimes, Fault};

impl Hall {
    /// Plays a table's records again by the rules, and compares what comes of them with what was
    /// stored.
    ///
    /// # Errors
    /// There is no such table, or it cannot be read.
    pub async fn check(&self, table: TableId) -> Result<Checked, Fault> {
        self.writer.ledger.check(table).await
    }

    /// How long people took to answer at a table up to now.
    ///
    /// # Errors
    /// There is no such table, or it cannot be read.
    pub async fn answer_times(&self, table: TableId) -> Result<AnswerTimes, Fault> {
        let ledger = &self.writer.ledger;
        let records = ledger.store.read(table).await?;
        let mut times = AnswerTimes::default();
        ledger.fold(table, &records, |table, body| {
            times.follow(table, body);
            true
        })?;
        Ok(times)
    }

    /// Thinks again about all that computers did at a table, with the dice and the iterations that were
    /// written down then. This takes as long as thinking did.
    ///
    /// # Errors
    /// There is no such table, or it cannot be read.
    pub async fn rethink(&self, table: TableId) -> Result<Rethought, Fault> {
        let ledger = &self.writer.ledger;
        let records = ledger.store.read(table).await?;
        let (mut rethought, mut version, mut misfit) = (Rethought::default(), 1, None);
        ledger.fold(table, &records, |table, body| {
            version += 1;
            match table.rethink(body) {
                Ok(None) => {}
                Ok(Some(same)) => {
                    rethought.decisions += 1;
                    rethought.others.extend((!same).then_some(version));
                }
                Err(why) => misfit = Some(why),
            }
            misfit.is_none()
        })?;
        match misfit {
            Some(why) => Err(Fault::Unreadable { table, version, why }),
            None => Ok(rethought),
        }
    }
}
