//! Appending: one message, or a batch with the places that it takes or frees.

use super::attempt::Attempt;
use super::body;
use super::fault::NatsFault;
use super::heading::{self, Act, Heading, IndexWords, ReadHeading};
use super::link::{NEVER, Parcel};
use super::names::Topic;
use super::parcels::place;
use super::table_map::TableMap;
use super::tables::{Tables, strange};
use super::verdict::Verdict;
use crate::store::{Appended, Change, Index, Record, Refused, TableId, Version};
use std::collections::BTreeSet;

/// A record that is to be written.
pub(super) struct Draft<'a> {
    pub(super) table: TableId,
    pub(super) expected: Version,
    pub(super) record: &'a Record,
}

/// Why it cannot be written, as far as is known here.
enum Objection {
    Version(Version),
    Taken(TableId),
    /// The table was removed, and something of it is left.
    Unfinished,
}

/// Under which id a record is written.
struct Id {
    name: String,
    /// The servers have compared it, and it was free.
    judged: bool,
}

impl Id {
    fn new(name: String, judged: bool) -> Id {
        Id { name, judged }
    }
}

/// What a known id stands for.
enum Former {
    Ours(Version),
    Twice(Appended),
    /// Its table is gone, and so it is free.
    Free,
    /// It cannot be seen now.
    Hidden,
}

impl Tables {
    pub(super) async fn append(&self, draft: &Draft<'_>) -> Result<Appended, Refused> {
        draft.record.check()?;
        let mut attempt = Attempt::new(&self.link);
        let mut id = match draft.record.id {
            0 => Id::new(attempt.own.to_string(), true),
            id => Id::new(id.to_string(), false),
        };
        loop {
            // Whoever comes first in this process writes first, so that nobody expects in vain what is
            // on its way.
            let turn = self.turns.lock(draft.table).await;
            // What is seldom needed lies apart: a thousand who wait need not carry it along.
            let answer = match self.drafted(draft, &attempt, &id.name) {
                Ok(parcels) => {
                    attempt.sent();
                    let verdict = self.link.batch(&parcels).await;
                    if let Verdict::Stored(sequence) = verdict {
                        self.written(&parcels, sequence);
                        return Ok(Appended::Done(draft.expected.next()));
                    }
                    drop(turn);
                    id.judged |= parcels.len() == 1 && verdict == Verdict::Behind;
                    Box::pin(self.heed(verdict, draft, &mut attempt, &mut id)).await?
                }
                Err(objection) => Box::pin(self.object(&objection, draft, &mut attempt, &mut id)).await?,
            };
            if let Some(appended) = answer {
                return Ok(appended);
            }
        }
    }

    /// What comes of a record that cannot be written, as far as is known here: an answer, or another try.
    async fn object(
        &self,
        objection: &Objection,
        draft: &Draft<'_>,
        attempt: &mut Attempt,
        id: &mut Id,
    ) -> Result<Option<Appended>, Refused> {
        if let Objection::Unfinished = objection {
            self.finished(draft.table, attempt).await?;
        } else if !attempt.consulted {
            self.learn(draft, attempt).await?;
        } else if id.judged {
            return self.judge(draft, attempt, objection).await.map(Some);
        } else {
            let verdict = self.link.publish(&probe(self, draft.table, &id.name)).await;
            id.judged = verdict == Verdict::Behind;
            if !id.judged {
                return self.heed(verdict, draft, attempt, id).await;
            }
        }
        Ok(None)
    }

    /// What a try that did not write comes to: an answer, or another try.
    async fn heed(
        &self,
        verdict: Verdict,
        draft: &Draft<'_>,
        attempt: &mut Attempt,
        id: &mut Id,
    ) -> Result<Option<Appended>, Refused> {
        match verdict {
            Verdict::Known(sequence) => return self.known(sequence, draft, attempt, id).await,
            Verdict::Behind => {
                self.learn(draft, attempt).await?;
                attempt.behind().await?;
            }
            Verdict::Doubled => match self.link.publish(&probe(self, draft.table, &id.name)).await {
                Verdict::Known(sequence) => return self.known(sequence, draft, attempt, id).await,
                _ => {
                    attempt
                        .again("an id is known, and was not found".to_owned())
                        .await?
                }
            },
            Verdict::Again(cause) | Verdict::Silent(cause) => attempt.again(cause).await?,
            Verdict::Refused(fault) => return self.refused(fault, draft, attempt).await.map(Some),
            Verdict::Stored(_) => attempt.again("a probe was stored".to_owned()).await?,
        }
        Ok(None)
    }

    /// What an id that is known at a sequence comes to.
    async fn known(
        &self,
        sequence: u64,
        draft: &Draft<'_>,
        attempt: &mut Attempt,
        id: &mut Id,
    ) -> Result<Option<Appended>, Refused> {
        Ok(match self.former(sequence, draft, attempt).await? {
            Former::Ours(version) => Some(Appended::Done(version)),
            Former::Twice(twice) => Some(twice),
            Former::Hidden => None,
            Former::Free => {
                *id = Id::new(format!("{}~{sequence}", draft.record.id), false);
                None
            }
        })
    }

    /// Ends a removal before the table is opened anew.
    async fn finished(&self, table: TableId, attempt: &mut Attempt) -> Result<(), Refused> {
        self.finish(table).await.map_err(|fault| attempt.refusal(fault))?;
        if self.row(table).unfinished {
            attempt
                .again("a removed table is still being erased".to_owned())
                .await?;
        }
        Ok(())
    }

    /// Learns what the table is now, and where its places lead.
    async fn learn(&self, draft: &Draft<'_>, attempt: &mut Attempt) -> Result<(), Refused> {
        let row = self.row(draft.table);
        let of_table = row.indexes.set();
        let places = of_table
            .iter()
            .chain(draft.record.changes.iter().map(Change::index));
        let places: BTreeSet<u64> = places.filter_map(place).collect();
        let places: Vec<u64> = places.into_iter().collect();
        let learnt = self.consult(draft.table, &places).await;
        learnt.map_err(|fault| attempt.refusal(fault))?;
        attempt.consulted = true;
        Ok(())
    }

    /// The servers refuse it for good: so it is, unless another one of them has taken it.
    async fn refused(
        &self,
        fault: NatsFault,
        draft: &Draft<'_>,
        attempt: &Attempt,
    ) -> Result<Appended, Refused> {
        match self.consult(draft.table, &[]).await {
            Ok(()) => {
                let found = self.found(draft, attempt).await?;
                found.ok_or_else(|| Refused::Failed(fault.into()))
            }
            // All that is asked of them is refused.
            Err(NatsFault::Full { .. } | NatsFault::Refused { .. }) => Err(Refused::Failed(fault.into())),
            Err(_) => Err(attempt.refusal(fault)),
        }
    }

    /// What a try wrote that was sent, or whoever wrote the same record before, as the table's log tells.
    async fn found(&self, draft: &Draft<'_>, attempt: &Attempt) -> Result<Option<Appended>, Refused> {
        if !attempt.doubtful {
            return Ok(None);
        }
        let log = self.log(draft.table).await.map_err(|_| Refused::Unknown)?;
        let ours = log.written(attempt.own).map(Appended::Done);
        Ok(ours.or_else(|| {
            let version = log.version_of(draft.record.id)?;
            let table = draft.table;
            Some(Appended::Twice { table, version })
        }))
    }

    /// The refusal, unless a try wrote it after all.
    async fn judge(
        &self,
        draft: &Draft<'_>,
        attempt: &Attempt,
        objection: &Objection,
    ) -> Result<Appended, Refused> {
        if let Some(appended) = self.found(draft, attempt).await? {
            return Ok(appended);
        }
        match objection {
            Objection::Version(actual) => Err(Refused::Conflict { actual: *actual }),
            Objection::Taken(other) => Err(Refused::PlaceTaken(*other)),
            Objection::Unfinished => Err(Refused::Conflict {
                actual: Version::NONE,
            }),
        }
    }

    /// The messages to write, as far as is known here.
    fn drafted(&self, draft: &Draft<'_>, attempt: &Attempt, id: &str) -> Result<Vec<Parcel>, Objection> {
        // What is judged and what the messages expect is of one moment: news may come in at any other.
        let map = self.map();
        let row = map.row(draft.table);
        if row.unfinished {
            return Err(Objection::Unfinished);
        }
        if row.version != draft.expected {
            return Err(Objection::Version(row.version));
        }
        let (mut parcels, mut indexes) = (Vec::new(), row.indexes.clone());
        if !draft.record.changes.is_empty() {
            let before = row.indexes.set();
            let after = changed(&map, draft, &before)?;
            indexes = IndexWords::of(&after);
            parcels = self.places(&map, draft.table, &before, &after);
        }
        let heading = Heading {
            act: Act::Record,
            version: draft.expected.next(),
            own: attempt.own,
            indexes,
        };
        let mut parcel = self.of_table(draft.table, &row, &heading, body::encode(draft.record));
        parcel.id = Some(id.to_owned());
        parcels.push(parcel);
        Ok(parcels)
    }

    /// What stands under an id that is known at a sequence.
    async fn former(
        &self,
        sequence: u64,
        draft: &Draft<'_>,
        attempt: &mut Attempt,
    ) -> Result<Former, Refused> {
        let next = self.link.next(&self.stream, ">", sequence).await;
        let Some(stored) = next.map_err(|fault| attempt.refusal(fault))? else {
            // Whoever knows the id has it, and whoever was asked does not: not yet.
            attempt
                .again("an id is known, and was not found".to_owned())
                .await?;
            return Ok(Former::Hidden);
        };
        if stored.sequence != sequence {
            return self.moved(sequence, draft).await;
        }
        let heading = ReadHeading::read(&stored.heading);
        let (Some(Topic::Table(table)), Some(heading)) = (self.link.names.topic(&stored.subject), heading)
        else {
            return Ok(Former::Free);
        };
        if heading.own == attempt.own {
            let taken = self.map().take(table, sequence, heading);
            taken.map_err(|()| attempt.refusal(strange(&Topic::Table(table))))?;
            return Ok(Former::Ours(heading.version));
        }
        if body::decode(&stored.body).is_none_or(|record| record.id != draft.record.id) {
            attempt
                .again("an id is known by another record".to_owned())
                .await?;
            return Ok(Former::Hidden);
        }
        // It may be there still although its table is gone.
        let row = self.row(table);
        if row.sequence > sequence && row.version == Version::NONE {
            return Ok(Former::Free);
        }
        Ok(Former::Twice(Appended::Twice {
            table,
            version: heading.version,
        }))
    }

    /// The same where nothing is there: it was reworded, or it is gone with its table.
    async fn moved(&self, sequence: u64, draft: &Draft<'_>) -> Result<Former, Refused> {
        let trace = self.last(&Topic::Original(sequence)).await;
        let Some(stored) = trace.map_err(|fault| Refused::Failed(fault.into()))? else {
            return Ok(Former::Free);
        };
        let Some((table, version)) = heading::read_original(&stored.heading) else {
            return Ok(Former::Free);
        };
        let log = self.log(table).await?;
        let same = log
            .records
            .get(&version)
            .is_some_and(|kept| kept.record.id == draft.record.id);
        Ok(if same {
            Former::Twice(Appended::Twice { table, version })
        } else {
            Former::Free
        })
    }
}

/// A table's indexes after what a record does to them, unless a place that it takes is another's.
fn changed(
    map: &TableMap,
    draft: &Draft<'_>,
    before: &BTreeSet<Index>,
) -> Result<BTreeSet<Index>, Objection> {
    let mut after = before.clone();
    for change in &draft.record.changes {
        if let Change::Add(Index::Place(place)) = change
            && let Some(other) = map.lease(*place).table.filter(|other| *other != draft.table)
        {
            return Err(Objection::Taken(other));
        }
        match change {
            Change::Add(index) => after.insert(*index),
            Change::Remove(index) => after.remove(index),
        };
    }
    Ok(after)
}

/// A message that can never be written, to learn whether its id is known.
fn probe(tables: &Tables, table: TableId, id: &str) -> Parcel {
    let subject = tables.link.names.subject(&Topic::Table(table));
    let mut parcel = Parcel::new(subject, "probe".to_owned(), Vec::new());
    parcel.after = Some(NEVER);
    parcel.id = Some(id.to_owned());
    parcel
}

impl Change {
    fn index(&self) -> &Index {
        match self {
            Change::Add(index) | Change::Remove(index) => index,
        }
    }
}
