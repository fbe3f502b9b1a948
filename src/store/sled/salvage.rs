//! What is undamaged in a store that cannot be opened (`survey/`), written into a new one.

use super::folder::{self, system};
use super::survey::{Found, Survey, log};
use super::{Capacity, Sled, restore};
use crate::store::dump::{Counted, DumpFault};
use crate::store::{Appended, Change, Index, Record, Refused, Store, StoreFault, TableId, Version};
use futures_util::future::join_all;
use std::path::Path;

/// How many records are written together, at least.
const TOGETHER: usize = 1024;

/// What became of a damaged store.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Salvage {
    /// What is in the new store.
    pub counted: Counted,
    /// The tables that are not, each with the reason.
    pub lost_tables: Vec<(TableId, String)>,
    /// The keys of the notes that are not.
    pub lost_notes: Vec<String>,
    /// How many of the tables and notes that are not would be with `doubtful`.
    pub doubtful: usize,
    /// The places that lead to tables in the new store no more, since two tables had them.
    pub lost_places: Vec<(TableId, u64)>,
    /// Whether all is there that was ever acknowledged, as it was.
    pub whole: bool,
    /// Whether there may have been further tables and notes of which nothing is left.
    pub nameless: bool,
    /// How many acknowledged writes are missing at the log's end; nothing where nobody knows.
    pub missing: Option<u64>,
}

impl Sled {
    /// Writes every undamaged table and note of a store into a new one, in a folder that is new or
    /// empty. The old one's files stay as they are. With `doubtful`, tables are written too of which
    /// nobody knows whether they went on. `so_far` is told how many of how many bytes were read.
    ///
    /// # Errors
    /// The folder has no log, another process has it, or the new store cannot be written.
    pub async fn salvage(
        from: &Path,
        to: &Path,
        capacity: Capacity,
        doubtful: bool,
        so_far: &mut (dyn FnMut(u64, u64) + Send),
    ) -> Result<Salvage, DumpFault> {
        let beside = restore::beside(to)?;
        let failed = |error: std::io::Error| system(from, &error);
        let _held = folder::hold(from)?;
        let log = log(from);
        let db = log.join(folder::DB);
        if !folder::is_there(&db).map_err(failed)? {
            let cause =
                format!("{} is missing, which holds all tables; a backup may have them", db.display());
            let folder = from.to_owned();
            return Err(StoreFault::System { folder, cause }.into());
        }
        let mut survey = Survey::of(from, &log, so_far).map_err(failed)?;
        let store = Sled::open(&beside, capacity)?;
        let written = Rescue::over(&store, from, doubtful).write(&mut survey).await;
        store.close().await;
        restore::settle(to, &beside, written)
    }
}

/// The new store as it is written.
struct Rescue<'a> {
    store: &'a Sled,
    from: &'a Path,
    doubtful: bool,
    waiting: Vec<(TableId, Version, Record)>,
    salvage: Salvage,
}

impl<'a> Rescue<'a> {
    fn over(store: &'a Sled, from: &'a Path, doubtful: bool) -> Rescue<'a> {
        Rescue {
            store,
            from,
            doubtful,
            waiting: Vec::new(),
            salvage: Salvage::default(),
        }
    }

    async fn write(mut self, survey: &mut Survey) -> Result<Salvage, DumpFault> {
        let failed = |error: std::io::Error| system(self.from, &error);
        (self.salvage.whole, self.salvage.nameless) = (survey.whole, survey.nameless);
        self.salvage.missing = survey.missing;
        for table in survey.tables.clone() {
            match survey.table(table, self.doubtful).map_err(failed)? {
                Ok(found) => self.table(table, found).await?,
                Err(why) => {
                    let kept = !self.doubtful && survey.table(table, true).map_err(failed)?.is_ok();
                    self.salvage.doubtful += usize::from(kept);
                    self.salvage.lost_tables.push((table, why));
                }
            }
            if self.waiting.len() >= TOGETHER {
                self.append().await?;
            }
        }
        self.append().await?;
        for notes in survey
            .notes
            .clone()
            .into_iter()
            .collect::<Vec<_>>()
            .chunks(TOGETHER)
        {
            let mut puts = Vec::new();
            for name in notes {
                match survey.note(name, self.doubtful).map_err(failed)? {
                    Some(value) => puts.push(self.store.put(name, Some(value))),
                    None => {
                        let kept = !self.doubtful && survey.note(name, true).map_err(failed)?.is_some();
                        self.salvage.doubtful += usize::from(kept);
                        self.salvage.lost_notes.push(name.clone());
                    }
                }
            }
            self.salvage.counted.notes += puts.len() as u64;
            let answers = join_all(puts).await.into_iter();
            answers
                .collect::<Result<(), Refused>>()
                .map_err(|refused| self.refused(&refused))?;
        }
        Ok(self.salvage)
    }

    /// Takes a table up. Its last record brings its indexes.
    async fn table(&mut self, table: TableId, (mut records, indexes): Found) -> Result<(), DumpFault> {
        let mut changes = Vec::new();
        for index in indexes {
            match index {
                Index::Place(place) if self.taken(place).await? => {
                    self.salvage.lost_places.push((table, place));
                }
                index => changes.push(Change::Add(index)),
            }
        }
        if let Some(last) = records.last_mut() {
            last.changes = changes;
        }
        self.salvage.counted.tables += 1;
        self.salvage.counted.records += records.len() as u64;
        let versions = (0..).map(Version);
        self.waiting.extend(
            versions
                .zip(records)
                .map(|(version, record)| (table, version, record)),
        );
        Ok(())
    }

    /// Whether a place leads to a table already, of those written or of those that wait.
    async fn taken(&self, place: u64) -> Result<bool, DumpFault> {
        let add = Change::Add(Index::Place(place));
        let waits = self
            .waiting
            .iter()
            .any(|(.., record)| record.changes.contains(&add));
        Ok(waits || self.store.at(place).await?.is_some())
    }

    /// Writes all that waits. The store may choose the order of what overlaps, so what came too
    /// early for its table is written again.
    async fn append(&mut self) -> Result<(), DumpFault> {
        let waiting = std::mem::take(&mut self.waiting);
        let append = |(table, version, record): &(TableId, Version, Record)| {
            self.store.append(*table, *version, record.clone())
        };
        let answers = join_all(waiting.iter().map(append)).await;
        for (write, answer) in waiting.iter().zip(answers) {
            let answer = match answer {
                Err(Refused::Conflict { .. }) => append(write).await,
                answer => answer,
            };
            match answer {
                Ok(Appended::Done(_)) => {}
                // Nothing that was ever acknowledged has an interaction twice.
                Ok(Appended::Twice { table, .. }) => {
                    let cause = format!("tables {} and {table} have the same interaction", write.0);
                    return Err(self.cause(cause));
                }
                Err(refused) => return Err(self.refused(&refused)),
            }
        }
        Ok(())
    }

    fn refused(&self, refused: &Refused) -> DumpFault {
        match refused {
            Refused::Failed(fault) => fault.clone().into(),
            refused => self.cause(refused.to_string()),
        }
    }

    fn cause(&self, cause: String) -> DumpFault {
        let folder = self.from.to_owned();
        StoreFault::System { folder, cause }.into()
    }
}
