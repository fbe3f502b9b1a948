//! The notes: a message each, the last one of its subject; and their keys as they are known here.

use super::attempt::Attempt;
use super::barrier;
use super::current::Current;
use super::fault::NatsFault;
use super::feed::Fold;
use super::heading;
use super::link::{Link, PATIENCE, PAUSE, Parcel, Stored};
use super::names::Topic;
use super::news::Announcer;
use super::note_map::NoteMap;
use super::verdict::Verdict;
use crate::store::{Note, Record, Refused, StoreFault};
use std::collections::{BTreeMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::time::{Instant, sleep};

/// How many values are asked for at once.
const TOGETHER: usize = 512;

/// The keys, and what keeps the values.
pub(super) struct Notes {
    link: Arc<Link>,
    stream: String,
    /// What this process has written.
    announcer: Arc<Announcer>,
    /// What makes the keys current.
    pub(super) current: Arc<Current>,
    map: Mutex<NoteMap>,
    seen: Mutex<HashSet<String>>,
}

/// A note with its last message.
#[derive(Default)]
struct Found {
    /// 0 where there is no message.
    sequence: u64,
    /// The sequence of the message before it.
    after: Option<u64>,
    value: Option<Vec<u8>>,
    heading: String,
}

impl Notes {
    pub(super) fn new(link: Arc<Link>, announcer: Arc<Announcer>, current: Arc<Current>) -> Notes {
        Notes {
            stream: link.names.notes(),
            link,
            announcer,
            current,
            map: Mutex::default(),
            seen: Mutex::default(),
        }
    }

    fn map(&self) -> MutexGuard<'_, NoteMap> {
        self.map.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn subject(&self, key: &str) -> String {
        self.link.names.subject(&Topic::Note(key.to_owned()))
    }

    /// Waits until the others are told of all that was written.
    pub(super) async fn announced(&self) {
        self.announcer.flush().await;
    }

    /// Whether there is a note, as far as is known here.
    pub(super) fn supposed(&self, key: &str) -> bool {
        self.map().row(key).there
    }

    /// A note as it is now.
    async fn find(&self, key: &str) -> Result<Found, NatsFault> {
        self.current.reach().await?;
        self.read(key).await
    }

    /// A note, not older than it is known here.
    async fn read(&self, key: &str) -> Result<Found, NatsFault> {
        let until = Instant::now() + PATIENCE;
        loop {
            let row = self.map().row(key);
            if row.sequence == 0 {
                return Ok(Found::default());
            }
            match self.link.last(&self.stream, &self.subject(key)).await? {
                Some(stored) if stored.sequence >= row.sequence => {
                    let there = there(key, &stored)?;
                    self.map().take(key, stored.sequence, there);
                    return Ok(Found {
                        sequence: stored.sequence,
                        after: stored.after,
                        value: there.then_some(stored.body),
                        heading: stored.heading,
                    });
                }
                // It has gone by itself.
                None if !row.there => self.map().forget(key, row.sequence),
                _ if Instant::now() > until => {
                    let cause = "whoever answers for the notes is behind".to_owned();
                    return Err(NatsFault::Unreachable { cause });
                }
                _ => sleep(PAUSE).await,
            }
        }
    }

    pub(super) async fn get(&self, key: &str) -> Result<Option<Vec<u8>>, NatsFault> {
        self.current.reach().await?;
        if !self.supposed(key) {
            return Ok(None);
        }
        self.read(key).await.map(|found| found.value)
    }

    pub(super) async fn put(&self, key: &str, value: Option<Vec<u8>>) -> Result<(), Refused> {
        Record::check_note(key, value.as_deref())?;
        let mut attempt = Attempt::new(&self.link);
        loop {
            let row = self.map().row(key);
            if value.is_none() && !row.there {
                let found = self.find(key).await.map_err(|fault| attempt.refusal(fault))?;
                if found.value.is_none() {
                    return Ok(());
                }
                continue;
            }
            if self
                .write(key, value.as_deref(), row.sequence, &mut attempt)
                .await?
            {
                return Ok(());
            }
        }
    }

    pub(super) async fn exchange(
        &self,
        key: &str,
        expected: Option<Vec<u8>>,
        value: Option<Vec<u8>>,
    ) -> Result<bool, Refused> {
        Record::check_note(key, value.as_deref())?;
        let mut attempt = Attempt::new(&self.link);
        let mut after = None;
        loop {
            let found = self.find(key).await.map_err(|fault| attempt.refusal(fault))?;
            if found.value != expected {
                // The message right after the same one is another's: ours is none then.
                let never = after.is_none() || found.after == after;
                return if never {
                    Ok(false)
                } else {
                    self.has_written(attempt).await
                };
            }
            if value.is_none() && expected.is_none() {
                return Ok(true);
            }
            after = Some(found.sequence);
            if self
                .write(key, value.as_deref(), found.sequence, &mut attempt)
                .await?
            {
                return Ok(true);
            }
        }
    }

    /// Whether a try that was sent has written anything, as its id says: another message is written under it, which the
    /// servers do where it is free, and from then on it is not.
    pub(super) async fn has_written(&self, mut attempt: Attempt) -> Result<bool, Refused> {
        let mut parcel = barrier::note_message(&self.link);
        parcel.id = Some(attempt.own.to_string());
        loop {
            match self.link.publish(&parcel).await {
                Verdict::Known(_) => return Ok(true),
                Verdict::Stored(sequence) => {
                    self.announcer.stored(sequence, &parcel);
                    return Ok(false);
                }
                Verdict::Again(cause) | Verdict::Silent(cause) => attempt.again(cause).await?,
                Verdict::Behind | Verdict::Doubled => {
                    attempt.again("an answer to something else".to_owned()).await?
                }
                Verdict::Refused(fault) => return Err(attempt.refusal(fault)),
            }
        }
    }

    /// Writes a note if its last message is this one; whether it did.
    async fn write(
        &self,
        key: &str,
        value: Option<&[u8]>,
        after: u64,
        attempt: &mut Attempt,
    ) -> Result<bool, Refused> {
        let heading = heading::note(value.is_some(), attempt.own);
        let mut parcel = Parcel::new(self.subject(key), heading, value.unwrap_or_default().to_vec());
        parcel.after = Some(after);
        parcel.id = Some(attempt.own.to_string());
        parcel.fading = value.is_none();
        loop {
            attempt.sent();
            match self.link.publish(&parcel).await {
                Verdict::Stored(sequence) | Verdict::Known(sequence) => {
                    self.map().take(key, sequence, value.is_some());
                    self.announcer.stored(sequence, &parcel);
                    return Ok(true);
                }
                Verdict::Behind => {
                    // It may have been written all the same.
                    let found = self.find(key).await.map_err(|fault| attempt.refusal(fault))?;
                    if found.heading == parcel.heading {
                        return Ok(true);
                    }
                    if found.sequence != after {
                        return Ok(false);
                    }
                    attempt.behind().await?;
                }
                Verdict::Again(cause) | Verdict::Silent(cause) => attempt.again(cause).await?,
                Verdict::Doubled => attempt.again("somebody was faster".to_owned()).await?,
                Verdict::Refused(fault) => return Err(attempt.refusal(fault)),
            }
        }
    }

    /// The notes whose key begins so; the map must be up to date.
    pub(super) async fn scan(&self, prefix: &str) -> Result<Vec<Note>, StoreFault> {
        let keys = self.map().keys(prefix);
        let mut found: BTreeMap<String, Vec<u8>> = BTreeMap::new();
        for some in keys.chunks(TOGETHER) {
            let mut wanted: BTreeMap<String, u64> = some
                .iter()
                .map(|(key, sequence)| (self.subject(key), *sequence))
                .collect();
            while !wanted.is_empty() {
                let subjects: Vec<String> = wanted.keys().cloned().collect();
                let lasts = self.link.lasts(&self.stream, &subjects).await.unwrap_or_default();
                let fresh = |stored: &Stored| {
                    wanted
                        .get(&stored.subject)
                        .is_some_and(|since| stored.sequence >= *since)
                };
                let lasts: Vec<Stored> = lasts.into_iter().filter(|stored| fresh(stored)).collect();
                if lasts.is_empty() {
                    break;
                }
                for stored in lasts {
                    wanted.remove(&stored.subject);
                    let Some(Topic::Note(key)) = self.link.names.topic(&stored.subject) else {
                        continue;
                    };
                    if there(&key, &stored)? {
                        found.insert(key, stored.body);
                    }
                }
            }
            // What no replica has as new as it is known here, is asked for until one has.
            for subject in wanted.keys() {
                if let Some(Topic::Note(key)) = self.link.names.topic(subject)
                    && let Some(value) = self.read(&key).await?.value
                {
                    found.insert(key, value);
                }
            }
        }
        Ok(found.into_iter().collect())
    }
}

/// Whether a note's message says that it is there.
fn there(key: &str, stored: &Stored) -> Result<bool, NatsFault> {
    let read = heading::read_note(&stored.heading);
    read.map(|(there, _)| there).ok_or_else(|| NatsFault::Refused {
        cause: format!("the message of the note “{key}” is not ours"),
    })
}

impl Fold for Notes {
    fn take(&self, sequence: u64, subject: &str, heading: &str, live: bool) {
        let (Some(Topic::Note(key)), Some((there, _))) =
            (self.link.names.topic(subject), heading::read_note(heading))
        else {
            tracing::warn!(subject, sequence, "a message in the stream of the notes is not ours");
            return;
        };
        self.map().take(&key, sequence, there);
        if !live {
            self.seen
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .insert(key);
        }
    }

    fn begin(&self) {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    fn settle(&self, through: u64) {
        let seen = std::mem::take(&mut *self.seen.lock().unwrap_or_else(PoisonError::into_inner));
        self.map().retain(&seen, through);
    }
}
