//! A table's log: all messages of its subject in one request, and the records that they make.
//!
//! Any replica may answer, also one that is behind: what came is held against the last sequence
//! that is known, and asked for again where it is not whole.

use super::body;
use super::fault::NatsFault;
use super::heading::{Act, HEADER, Heading, Own};
use super::link::{AFTER, Link, PATIENCE, PAUSE, Stored};
use super::names::Topic;
use super::table_map::Row;
use super::tables::{Tables, strange};
use crate::store::{Record, StoreFault, TableId, Version};
use async_nats::{HeaderMap, Message, Subscriber};
use futures_util::StreamExt;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::time::{Instant, timeout};

/// How many bytes a replica sends at a time, so that it does not take us for slow.
const BYTES: u64 = 4 * 1024 * 1024;
/// How many messages.
const MESSAGES: u64 = 1_000;
/// How long the next message is waited for.
const NEXT: Duration = Duration::from_secs(2);

/// A record, where it is, and who wrote it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LogRecord {
    pub(super) record: Record,
    pub(super) sequence: u64,
    pub(super) own: Own,
}

/// A table's messages, folded.
#[derive(Debug, Default)]
pub(super) struct TableLog {
    /// The records by their versions.
    pub(super) records: BTreeMap<Version, LogRecord>,
    /// All messages.
    pub(super) sequences: Vec<u64>,
    /// Who wrote what is no record, and the version then.
    pub(super) others: Vec<Own>,
}

impl TableLog {
    fn take(&mut self, stored: &Stored, table: TableId) -> Result<(), StoreFault> {
        let heading: Heading = stored
            .heading
            .parse()
            .map_err(|()| strange(&Topic::Table(table)))?;
        self.sequences.push(stored.sequence);
        let version = match heading.act {
            Act::Record => heading.version,
            Act::Rewording(version) => version,
            Act::Leaving => {
                self.others.push(heading.own);
                return Ok(());
            }
            Act::Removal | Act::Gone => {
                self.records.clear();
                self.others.push(heading.own);
                return Ok(());
            }
        };
        let record = body::decode(&stored.body).ok_or(StoreFault::Record {
            table,
            version,
            what: "its bytes are no record",
        })?;
        let kept = LogRecord {
            record,
            sequence: stored.sequence,
            own: heading.own,
        };
        let before = self.records.insert(version, kept);
        if before.is_some() && heading.act == Act::Record {
            // The servers have taken one version twice: none of both may go unseen.
            return Err(StoreFault::Record {
                table,
                version,
                what: "there are two of it",
            });
        }
        Ok(())
    }

    fn whole(&self, version: Version) -> bool {
        let last = self.records.keys().next_back().copied().unwrap_or_default();
        last >= version && self.records.len() == last.0 as usize
    }

    /// The version of the record with an id; none has 0.
    pub(super) fn version_of(&self, id: u64) -> Option<Version> {
        let mut records = self.records.iter();
        let same = |kept: &LogRecord| id != 0 && kept.record.id == id;
        records.find(|(_, kept)| same(kept)).map(|(version, _)| *version)
    }

    /// The version of what this process wrote under this name.
    pub(super) fn written(&self, own: Own) -> Option<Version> {
        let mut records = self.records.iter();
        records
            .find(|(_, kept)| kept.own == own)
            .map(|(version, _)| *version)
    }
}

impl Tables {
    /// A table's log, as it was at the last sequence that is known here, or later.
    pub(super) async fn log(&self, table: TableId) -> Result<TableLog, StoreFault> {
        let subject = self.link.names.subject(&Topic::Table(table));
        let until = Instant::now() + PATIENCE;
        let mut tries = 0;
        loop {
            let row = self.row(table);
            let mut log = TableLog::default();
            // At last from the leader, a message a request.
            let read = match tries {
                0..20 => self.link.all(&self.stream, &subject, &row).await,
                _ => self
                    .link
                    .each(&self.stream, &subject)
                    .await
                    .map_err(|fault| fault.to_string()),
            };
            let cause = match read {
                Ok(stored) => {
                    stored.iter().try_for_each(|stored| log.take(stored, table))?;
                    let last = log.sequences.last().copied().unwrap_or_default();
                    if last >= row.sequence && log.whole(row.version) {
                        return Ok(log);
                    }
                    "a part of a table's records is missing".to_owned()
                }
                Err(cause) => cause,
            };
            if row.version == Version::NONE && !row.unfinished {
                return Ok(log);
            }
            if Instant::now() > until {
                return Err(NatsFault::Unreachable { cause }.into());
            }
            tries += 1;
            tokio::time::sleep(if tries < 10 { PAUSE / 10 } else { PAUSE }).await;
        }
    }
}

impl Link {
    /// All messages of a table's subject, from whichever replica answers, as far as it is known.
    async fn all(&self, stream: &str, subject: &str, row: &Row) -> Result<Vec<Stored>, String> {
        let mut found: Vec<Stored> = Vec::new();
        let mut from = 1;
        // The server looks through all that it has for one more than it finds, so it is asked for no
        // more than a message a record first.
        let mut count = u64::from(row.version.0).clamp(1, MESSAGES);
        loop {
            let wanted = json!({
                "seq": from, "next_by_subj": subject, "batch": count, "max_bytes": BYTES,
            });
            let more = self.gather(stream, &wanted, &mut found).await?;
            let last = found.last().map(|last| last.sequence);
            match last {
                Some(last) if more && last < row.sequence => (from, count) = (last + 1, MESSAGES),
                _ => return Ok(found),
            }
        }
    }

    /// The last messages of some subjects, from whichever replica answers; those that fit.
    pub(super) async fn lasts(&self, stream: &str, subjects: &[String]) -> Result<Vec<Stored>, String> {
        let mut found = Vec::new();
        let wanted = json!({ "multi_last": subjects, "max_bytes": BYTES });
        self.gather(stream, &wanted, &mut found).await?;
        Ok(found)
    }

    /// Asks for several messages; whether there are more.
    async fn gather(&self, stream: &str, wanted: &Value, found: &mut Vec<Stored>) -> Result<bool, String> {
        let inbox = self.client.new_inbox();
        let mut answers = self
            .client
            .subscribe(inbox.clone())
            .await
            .map_err(|error| error.to_string())?;
        let request = format!("$JS.API.DIRECT.GET.{stream}");
        let sent = self
            .client
            .publish_with_reply(request, inbox, wanted.to_string().into());
        sent.await.map_err(|error| error.to_string())?;
        let more = drain(&mut answers, found).await;
        // It is gone by itself where this fails.
        let _ = answers.unsubscribe().await;
        more
    }

    /// All messages of a subject, from the leader.
    async fn each(&self, stream: &str, subject: &str) -> Result<Vec<Stored>, NatsFault> {
        let mut found = Vec::new();
        let mut from = 1;
        while let Some(stored) = self.next(stream, subject, from).await? {
            from = stored.sequence + 1;
            found.push(stored);
        }
        Ok(found)
    }
}

async fn drain(answers: &mut Subscriber, found: &mut Vec<Stored>) -> Result<bool, String> {
    loop {
        let message = timeout(NEXT, answers.next())
            .await
            .map_err(|_| "no replica answers")?;
        let message = message.ok_or("the connection is closed")?;
        match message.status.map(|status| status.as_u16()) {
            None => found.push(stored(message).ok_or("an answer is no message")?),
            Some(204) => {
                let pending = message
                    .headers
                    .as_ref()
                    .and_then(|headers| number(headers, "Nats-Num-Pending"));
                return Ok(pending.unwrap_or_default() > 0);
            }
            Some(404) => return Ok(false),
            Some(code) => return Err(format!("{code} {}", message.description.unwrap_or_default())),
        }
    }
}

fn number(headers: &HeaderMap, name: &str) -> Option<u64> {
    headers.get_last(name)?.as_str().parse().ok()
}

fn stored(message: Message) -> Option<Stored> {
    let headers = message.headers?;
    Some(Stored {
        subject: headers.get_last("Nats-Subject")?.to_string(),
        sequence: number(&headers, "Nats-Sequence")?,
        after: number(&headers, AFTER),
        heading: headers.get(HEADER)?.to_string(),
        body: message.payload.to_vec(),
    })
}
