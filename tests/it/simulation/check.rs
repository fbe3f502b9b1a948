//! What must hold after a night: what was acknowledged is there once and in its order, nothing is
//! there that nobody ordered, a restart changes nothing, and the luck is the seed's.

use super::Flaky;
use super::people::Front;
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::sync::Mutex;
use tavolo::hall::Hall;
use tavolo::store::{Store, TableId};
use tavolo::table::verdict::LuckVerdict;

/// An answer that an order was carried out.
pub struct Acknowledged {
    pub table: TableId,
    pub interaction: u64,
    /// The version told.
    pub version: u32,
    /// Whether it was carried out only now, and so after all that was answered before.
    pub fresh: bool,
}

/// What people were told.
#[derive(Default)]
pub struct Told {
    /// The answers, in the order in which they were given.
    pub acknowledged: Vec<Acknowledged>,
    /// The interactions that people gave.
    pub given: HashSet<u64>,
    /// What went wrong in the front end.
    pub front: Front,
}

impl Told {
    /// Takes in what others were told.
    pub fn and(&mut self, other: Told) {
        self.acknowledged.extend(other.acknowledged);
        self.given.extend(other.given);
        self.front.add(&other.front);
    }

    /// The tables at which anybody was told anything.
    pub fn tables(&self) -> BTreeSet<TableId> {
        let tables = self.acknowledged.iter();
        tables.map(|acknowledged| acknowledged.table).collect()
    }

    /// Holds what was told against the store; `one` is the hall that told it, `other` a new one.
    pub async fn holds(
        &self,
        store: &Flaky,
        one: &Hall,
        other: &Hall,
        trace: &Mutex<Sha256>,
    ) -> Result<(), String> {
        let mut tables: BTreeMap<TableId, Vec<&Acknowledged>> = BTreeMap::new();
        for acknowledged in &self.acknowledged {
            tables.entry(acknowledged.table).or_default().push(acknowledged);
        }
        for (table, acknowledged) in &tables {
            let records = store.read(*table).await.map_err(|why| why.to_string())?;
            let mut last = 0;
            for Acknowledged {
                interaction: id,
                version,
                fresh,
                ..
            } in acknowledged
            {
                let at: Vec<usize> = (1..)
                    .zip(&records)
                    .filter(|(_, record)| record.id == *id)
                    .map(|(at, _)| at)
                    .collect();
                let [at] = at[..] else {
                    return Err(format!("interaction {id} stands {} times at table {table}", at.len()));
                };
                if at > *version as usize {
                    return Err(format!("interaction {id} was acknowledged before it was written"));
                }
                if *fresh && at < last {
                    return Err(format!("interaction {id} stands before one that was acknowledged earlier"));
                }
                last = last.max(at);
            }
            if let Some(record) = records
                .iter()
                .find(|record| record.id != 0 && !self.given.contains(&record.id))
            {
                return Err(format!("nobody gave interaction {} of table {table}", record.id));
            }
            records
                .iter()
                .for_each(|record| trace.lock().unwrap().update(&record.body));
            self.shows_the_same(*table, one, other).await?;
        }
        Ok(())
    }

    async fn shows_the_same(&self, table: TableId, one: &Hall, other: &Hall) -> Result<(), String> {
        let show = |table: &dyn tavolo::table::TableAudit| {
            let transcript = table.transcript();
            (format!("{:?} {:?} {transcript:?}", table.version(), table.board()), transcript, table.ended())
        };
        let (before, transcript, ended) = one.audit(table, show).await.map_err(|why| why.to_string())?;
        let (after, _, _) = other.audit(table, show).await.map_err(|why| why.to_string())?;
        if before != after {
            return Err(format!("a restart changed table {table}"));
        }
        if let (Some(transcript), true) = (transcript, ended) {
            let verdict = one.catalogue().verify(&transcript);
            if !matches!(verdict, Some(LuckVerdict::Fair(_))) {
                return Err(format!("table {table}: {verdict:?}"));
            }
        }
        Ok(())
    }
}
