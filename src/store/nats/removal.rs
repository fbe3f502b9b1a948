//! Removing tables and rewording records: the one message that decides, then the erasing.
//!
//! Whoever dies between leaves a message that says what is still to be done, and whoever starts
//! next does it.

use super::attempt::Attempt;
use super::body;
use super::fault::NatsFault;
use super::heading::{self, Act, Heading, IndexWords};
use super::link::Parcel;
use super::log::{LogRecord, TableLog};
use super::names::Topic;
use super::parcels::place;
use super::table_map::Row;
use super::tables::Tables;
use super::verdict::Verdict;
use crate::store::{Index, Record, Refused, Rewording, StoreFault, TableId, Version};
use futures_util::{StreamExt, TryStreamExt, stream};
use std::collections::{BTreeMap, BTreeSet};

/// How many erasures are asked for at once.
const ERASURES: usize = 32;
/// How many records are reworded by one batch; each takes two messages, and a batch has a thousand
/// at most.
const REWORDINGS: usize = 400;
/// How many bytes.
const REWORDED: usize = 8 * 1024 * 1024;

impl Tables {
    pub(super) async fn remove(&self, table: TableId, expected: Version) -> Result<(), Refused> {
        let mut attempt = Attempt::new(&self.link);
        loop {
            let row = self.row(table);
            if row.unfinished {
                let finished = self.finish(table).await;
                return finished.map_err(|fault| attempt.refusal(fault));
            }
            if row.version != expected || row.version == Version::NONE {
                if !attempt.consulted {
                    self.refresh(table, &row, &mut attempt).await?;
                    continue;
                }
                return match row.version {
                    Version::NONE => Ok(()),
                    actual => Err(Refused::Conflict { actual }),
                };
            }
            let heading = Heading {
                act: Act::Removal,
                version: row.version,
                own: attempt.own,
                indexes: IndexWords::default(),
            };
            let mut parcels = self.places(&self.map(), table, &row.indexes.set(), &BTreeSet::new());
            parcels.push(self.of_table(table, &row, &heading, Vec::new()));
            attempt.sent();
            match self.link.batch(&parcels).await {
                Verdict::Stored(sequence) => {
                    self.written(&parcels, sequence);
                    // It is removed; what is left to do is done by the next start, too.
                    if let Err(fault) = self.finish(table).await {
                        tracing::warn!(%table, %fault, "a removed table's records are still to be erased");
                    }
                    return Ok(());
                }
                Verdict::Behind => {
                    self.refresh(table, &row, &mut attempt).await?;
                    attempt.behind().await?;
                }
                verdict => self.wait(verdict, &mut attempt).await?,
            }
        }
    }

    /// Learns what a table is now.
    async fn refresh(&self, table: TableId, row: &Row, attempt: &mut Attempt) -> Result<(), Refused> {
        let places: Vec<u64> = row.indexes.set().iter().filter_map(place).collect();
        let learnt = self.consult(table, &places).await;
        learnt.map_err(|fault| attempt.refusal(fault))?;
        attempt.consulted = true;
        Ok(())
    }

    /// Waits after a try that did not write.
    pub(super) async fn wait(&self, verdict: Verdict, attempt: &mut Attempt) -> Result<(), Refused> {
        match verdict {
            Verdict::Refused(fault) => Err(attempt.refusal(fault)),
            Verdict::Again(cause) | Verdict::Silent(cause) => attempt.again(cause).await,
            Verdict::Behind | Verdict::Doubled => attempt.again("somebody was faster".to_owned()).await,
            Verdict::Stored(_) | Verdict::Known(_) => {
                attempt.again("an answer to something else".to_owned()).await
            }
        }
    }

    /// Erases what a removed table has left, and leaves a message that goes by itself.
    pub(super) async fn finish(&self, table: TableId) -> Result<(), NatsFault> {
        let subject = self.link.names.subject(&Topic::Table(table));
        let row = self.row(table);
        if !row.unfinished {
            return Ok(());
        }
        let log = self.log(table).await.map_err(unread)?;
        let erased = log
            .sequences
            .iter()
            .copied()
            .filter(|sequence| *sequence < row.sequence);
        self.erase(erased.collect()).await?;
        let heading = Heading {
            act: Act::Gone,
            version: Version::NONE,
            own: self.link.own(),
            indexes: IndexWords::default(),
        };
        let mut parcel = Parcel::new(subject, heading.to_string(), Vec::new());
        (parcel.after, parcel.alone, parcel.fading) = (Some(row.sequence), true, true);
        match self.link.publish(&parcel).await {
            Verdict::Stored(sequence) => self.written(&[parcel], sequence),
            // Somebody else did it; or nobody did, and it is tried again where it matters.
            _ => self.consult(table, &[]).await?,
        }
        Ok(())
    }

    async fn erase(&self, sequences: Vec<u64>) -> Result<(), NatsFault> {
        let erasures = sequences
            .into_iter()
            .map(|sequence| self.link.erase(&self.stream, sequence));
        stream::iter(erasures)
            .buffer_unordered(ERASURES)
            .try_collect::<()>()
            .await
    }

    pub(super) async fn reword(
        &self,
        table: TableId,
        expected: Version,
        records: Vec<Rewording>,
        leaves: Vec<Index>,
    ) -> Result<(), Refused> {
        let mut attempt = Attempt::new(&self.link);
        let actual = loop {
            let row = self.row(table);
            if row.version == expected {
                break row.version;
            }
            if attempt.consulted {
                return Err(Refused::Conflict { actual: row.version });
            }
            self.refresh(table, &row, &mut attempt).await?;
        };
        records
            .iter()
            .try_for_each(|record| record.check(table, actual))?;
        let mut rest = records;
        loop {
            let mut bytes = 0;
            let fits = |record: &&Rewording| {
                bytes += record.body.len();
                bytes <= REWORDED
            };
            let count = rest
                .iter()
                .take(REWORDINGS)
                .take_while(fits)
                .count()
                .max(1)
                .min(rest.len());
            let next = rest.split_off(count);
            let leaves = if next.is_empty() { &leaves[..] } else { &[] };
            self.reword_some(table, expected, &rest, leaves).await?;
            if next.is_empty() {
                return Ok(());
            }
            rest = next;
        }
    }

    async fn reword_some(
        &self,
        table: TableId,
        expected: Version,
        records: &[Rewording],
        leaves: &[Index],
    ) -> Result<(), Refused> {
        let mut attempt = Attempt::new(&self.link);
        loop {
            let log = self.log(table).await?;
            if attempt.doubtful && (log.written(attempt.own).is_some() || log.others.contains(&attempt.own)) {
                break;
            }
            let row = self.row(table);
            if row.version != expected {
                if attempt.consulted {
                    return Err(Refused::Conflict { actual: row.version });
                }
                self.refresh(table, &row, &mut attempt).await?;
                continue;
            }
            let parcels = self.reworded(table, &row, (records, leaves), &log, &attempt);
            if parcels.is_empty() {
                return Ok(());
            }
            attempt.sent();
            match self.link.batch(&parcels).await {
                Verdict::Stored(sequence) => {
                    self.written(&parcels, sequence);
                    break;
                }
                Verdict::Behind => {
                    self.refresh(table, &row, &mut attempt).await?;
                    attempt.behind().await?;
                }
                verdict => self.wait(verdict, &mut attempt).await?,
            }
        }
        // It is reworded; what is left to do is done by the next start, too.
        if let Err(fault) = self.finish_rewording(table).await {
            tracing::warn!(%table, %fault, "reworded records' former bodies are still to be erased");
        }
        Ok(())
    }

    /// The messages of a rewording: places that are left, where records went, what is to be erased,
    /// and the records.
    fn reworded(
        &self,
        table: TableId,
        row: &Row,
        (records, leaves): (&[Rewording], &[Index]),
        log: &TableLog,
        attempt: &Attempt,
    ) -> Vec<Parcel> {
        let left: BTreeSet<Index> = leaves.iter().copied().collect();
        let before = row.indexes.set();
        let stays: BTreeSet<Index> = before.difference(&left).copied().collect();
        let last: BTreeMap<Version, &Rewording> =
            records.iter().map(|record| (record.version, record)).collect();
        let found = last
            .values()
            .filter_map(|record| Some((*record, log.records.get(&record.version)?)));
        let found: Vec<_> = found.collect();
        let mut parcels = self.places(&self.map(), table, &before, &stays);
        parcels.extend(self.traces(table, &found));
        let indexes = IndexWords::of(&stays);
        let heading = |act| Heading {
            act,
            version: row.version,
            own: attempt.own,
            indexes: indexes.clone(),
        };
        let mut after = Some(row.sequence);
        for (record, kept) in &found {
            let other = Record {
                schema: record.schema,
                body: record.body.clone(),
                ..kept.record.clone()
            };
            let mut parcel =
                self.of_table(table, row, &heading(Act::Rewording(record.version)), body::encode(&other));
            // Of a batch's messages of one subject the first alone is compared.
            parcel.after = after.take();
            parcels.push(parcel);
        }
        if found.is_empty() && indexes != row.indexes {
            parcels.push(self.of_table(table, row, &heading(Act::Leaving), Vec::new()));
        }
        parcels
    }

    /// The messages that say where records went, and that their former bodies are to be erased.
    fn traces(&self, table: TableId, found: &[(&Rewording, &LogRecord)]) -> Vec<Parcel> {
        let names = &self.link.names;
        let mut parcels = Vec::new();
        for (record, kept) in found {
            let subject = names.subject(&Topic::Original(kept.sequence));
            let mut parcel = Parcel::new(subject, heading::original(table, record.version), Vec::new());
            (parcel.alone, parcel.fading) = (true, true);
            parcels.push(parcel);
        }
        if !found.is_empty() {
            let subject = names.subject(&Topic::Erasure(table));
            let mut erased = Parcel::new(subject, "erase".to_owned(), Vec::new());
            erased.alone = true;
            parcels.push(erased);
        }
        parcels
    }

    /// Erases all bodies of a table that have another one.
    async fn finish_rewording(&self, table: TableId) -> Result<(), NatsFault> {
        let topic = Topic::Erasure(table);
        let Some(stored) = self.last(&topic).await? else {
            return Ok(());
        };
        self.consult(table, &[]).await?;
        let log = self.log(table).await.map_err(unread)?;
        let kept: BTreeSet<u64> = log.records.values().map(|kept| kept.sequence).collect();
        let last = self.row(table).sequence;
        let spare = |sequence: &u64| !kept.contains(sequence) && *sequence < last;
        self.erase(log.sequences.iter().copied().filter(spare).collect())
            .await?;
        let subject = self.link.names.subject(&topic);
        self.link.purge(&self.stream, &subject, stored.sequence).await?;
        self.map().forget_erasure(table, stored.sequence);
        Ok(())
    }

    /// Does what others left to be done, who died.
    pub(super) async fn finish_all(&self) -> Result<(), NatsFault> {
        let (unfinished, erasures) = {
            let map = self.map();
            (map.unfinished(), map.erasures())
        };
        for table in unfinished {
            self.finish(table).await?;
        }
        for (table, sequence) in erasures {
            self.finish_rewording(table).await?;
            self.map().forget_erasure(table, sequence);
        }
        Ok(())
    }
}

fn unread(fault: StoreFault) -> NatsFault {
    match fault {
        StoreFault::Nats(fault) => *fault,
        fault => NatsFault::Refused {
            cause: fault.to_string(),
        },
    }
}
