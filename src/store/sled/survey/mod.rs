//! What a damaged log still tells of tables and notes. Reads only; knows no new store.
//!
//! The engine below refuses a damaged log, or cuts off what it cannot read. So its files are read
//! here without it, and nothing in them is changed. They are read as its version 0.34 writes them,
//! which is the one that this program is built with (`message.rs`, `node.rs`, `snapshot.rs`).
//!
//! - A message with one wrong byte is mended: its checksum tells which byte, and what it was.
//! - If the sum over all entries is that which was written with the last of them, and no
//!   acknowledged write is missing, everything is as it was.
//! - Else a table is given back if nothing that cannot be read may have been part of it
//!   (`pages.rs`), all of its keys lie within pages that are there, and each of its checksums is
//!   right. All others are named.

mod inspection;
mod message;
mod node;
mod pages;
mod segment;
mod snapshot;

pub(super) use self::inspection::Inspection;
use self::pages::{Pages, Span};
use super::folder::LOG;
use super::key::{self, Total};
use super::{mark, pack, scrub, table_log, value};
use crate::store::{Index, Record, StoreFault, TableId};
use std::collections::{BTreeSet, VecDeque};
use std::io;
use std::path::{Path, PathBuf};

/// How many pages are kept that were read last.
const KEPT: usize = 16;

type Entries = Vec<(Vec<u8>, Vec<u8>)>;

/// A log that was read without the engine.
#[derive(Debug)]
pub(super) struct Survey {
    pages: Pages,
    spans: Vec<Span>,
    kept: VecDeque<(usize, Entries)>,
    /// Whether the sum over all entries is that which was written with the last of them, and no
    /// acknowledged write is missing: then nothing is.
    pub whole: bool,
    /// Whether the names of further tables and notes may be lost.
    pub nameless: bool,
    /// How many acknowledged writes are missing at the log's end; nothing where nobody knows.
    pub missing: Option<u64>,
    /// All tables of which something was found.
    pub tables: BTreeSet<TableId>,
    /// All notes.
    pub notes: BTreeSet<String>,
}

/// A table: its records and the indexes that lead to it.
pub(super) type Found = (Vec<Record>, Vec<Index>);

impl Survey {
    /// Reads the log in a store's folder; `so_far` is told how many of how many bytes were read.
    pub(super) fn of(folder: &Path, log: &Path, so_far: &mut dyn FnMut(u64, u64)) -> io::Result<Survey> {
        let mut survey = Survey {
            pages: Pages::read(log, so_far)?,
            spans: Vec::new(),
            kept: VecDeque::new(),
            whole: false,
            nameless: true,
            missing: None,
            tables: BTreeSet::new(),
            notes: BTreeSet::new(),
        };
        survey.spans = survey.pages.spans()?;
        let (said, sum) = survey.names()?;
        let acknowledged = mark::read(&folder.join(mark::MARK))?;
        survey.missing = acknowledged.map(|mark| mark.saturating_sub(said.map_or(0, |said| said.commits)));
        survey.whole = survey.missing == Some(0) && said.map_or(0, |said| said.sum) == sum;
        if survey.missing != Some(0) {
            survey.pages.lacks_its_end();
            survey.spans = survey.pages.spans()?;
        }
        let (_, tables) = survey.range(b"t", b"u")?;
        let (_, notes) = survey.range(b"n", b"o")?;
        let named = survey.whole || (tables && notes);
        survey.nameless = !named;
        Ok(survey)
    }

    /// The names of all that there is, what the log says of itself, and the sum over all entries.
    fn names(&mut self) -> io::Result<(Option<Total>, u64)> {
        let (mut said, mut sum) = (None, 0_u64);
        for at in 0..self.spans.len() {
            for (key, value) in self.pages.entries(&self.spans[at])? {
                if key == key::TOTAL {
                    said = Total::from_bytes(&value);
                    continue;
                }
                sum = sum.wrapping_add(Total::share(&key, &value));
                match key.first() {
                    Some(b't' | b'r' | b'z' | b'x') => {
                        self.tables.extend(key::number(&key, 1).map(TableId));
                    }
                    Some(b'n') => self.notes.extend(String::from_utf8(key[1..].to_vec())),
                    _ => {}
                }
            }
        }
        Ok((said, sum))
    }

    /// A table, if it is as it was; else why it cannot be told. With `doubtful` also one of which
    /// nobody knows whether that was its end.
    pub(super) fn table(&mut self, table: TableId, doubtful: bool) -> io::Result<Result<Found, String>> {
        let (listed, sure) = self.one(&key::table(table))?;
        let (indexes, sure_of_indexes) = self.one(&key::indexes(table))?;
        let (packed, sure_of_pack) = self.all(&key::packs(table))?;
        let (loose, sure_of_loose) = self.all(&key::records(table))?;
        let sure = sure && sure_of_indexes && sure_of_pack && sure_of_loose;
        if !self.whole && !sure && !doubtful {
            return Ok(Err("what could not be read may have been part of it".to_owned()));
        }
        if listed.is_none() {
            return Ok(Err("it is not in the list of tables".to_owned()));
        }
        let told = records(table, &packed, loose).map_err(|fault| fault.to_string());
        Ok(told.and_then(|records| {
            let indexes = key::unlist(&indexes.unwrap_or_default());
            match indexes.filter(|_| !records.is_empty()) {
                Some(indexes) => Ok((records, indexes)),
                None => Err("it has no records, or a list of indexes with a wrong length".to_owned()),
            }
        }))
    }

    /// A note, if it is as it was.
    pub(super) fn note(&mut self, name: &str, doubtful: bool) -> io::Result<Option<Vec<u8>>> {
        let (first, mut sure) = self.one(&key::note(name))?;
        let mut whole = first.unwrap_or_default();
        for part in 1..value::parts_of_note(&whole) {
            let (more, sure_of_part) = self.one(&key::note_part(name, part))?;
            sure &= sure_of_part;
            whole.extend(more.unwrap_or_default());
        }
        let read = value::to_note(name, &whole).ok().map(|(_, value)| value);
        Ok(read.filter(|_| self.whole || sure || doubtful))
    }

    fn one(&mut self, key: &[u8]) -> io::Result<(Option<Vec<u8>>, bool)> {
        let after = [key, &[0]].concat();
        let (entries, sure) = self.range(key, &after)?;
        Ok((entries.into_iter().next().map(|(_, value)| value), sure))
    }

    /// What stands under all keys that begin so, none of which ends in the highest number.
    fn all(&mut self, prefix: &[u8]) -> io::Result<(Entries, bool)> {
        let mut after = prefix.to_vec();
        while let Some(last) = after.pop() {
            if last < u8::MAX {
                after.push(last + 1);
                break;
            }
        }
        self.range(prefix, &after)
    }

    /// The entries from a key up to another, and whether they are surely all there are.
    fn range(&mut self, from: &[u8], to: &[u8]) -> io::Result<(Entries, bool)> {
        let first = self
            .spans
            .partition_point(|span| !span.high.is_empty() && *span.high <= *from);
        let (mut found, mut sure, mut upto) = (Vec::new(), true, from.to_vec());
        let mut at = first;
        while at < self.spans.len() && *self.spans[at].low < *to {
            sure &= !self.spans[at].doubtful && self.spans[at].low <= upto;
            upto.clone_from(&self.spans[at].high);
            let within = |key: &[u8]| *key >= *from && *key < *to;
            let entries = self.entries(at)?.iter();
            found.extend(entries.filter(|(key, _)| within(key)).cloned());
            at += 1;
        }
        sure &= at > first && (upto.is_empty() || *upto >= *to);
        Ok((found, sure))
    }

    fn entries(&mut self, at: usize) -> io::Result<&Entries> {
        let place = match self.kept.iter().position(|(kept, _)| *kept == at) {
            Some(place) => place,
            None => {
                let read = self.pages.entries(&self.spans[at])?;
                self.kept.truncate(KEPT - 1);
                self.kept.push_front((at, read));
                0
            }
        };
        Ok(&self.kept[place].1)
    }
}

/// A table's records from what stands under its keys.
fn records(table: TableId, packed: &Entries, loose: Entries) -> Result<Vec<Record>, StoreFault> {
    let parts: Vec<&[u8]> = packed.iter().map(|(_, value)| value.as_slice()).collect();
    let packed = match parts.as_slice() {
        [] => Vec::new(),
        parts => pack::to_records(table, &parts.concat())?,
    };
    table_log::join(table, packed, table_log::loose(table, loose.into_iter().map(Ok))?)
}

/// What is undamaged in a store that is not opened, as a part of a sentence.
pub(super) fn told(folder: &Path) -> Option<String> {
    let mut survey = Survey::of(folder, &log(folder), &mut |_, _| {}).ok()?;
    let all = survey.tables.clone();
    let mut lost = Vec::new();
    for table in &all {
        if survey.table(*table, false).ok()?.is_err() {
            lost.push(table.to_string());
        }
    }
    let whole = all.len() - lost.len();
    let more = lost.len().saturating_sub(NAMED);
    lost.truncate(NAMED);
    let named = match (lost.as_slice(), more) {
        ([], _) => String::new(),
        (lost, 0) => format!("; damaged: {}", lost.join(", ")),
        (lost, more) => format!("; damaged: {} and {more} more", lost.join(", ")),
    };
    Some(format!("undamaged tables: {whole} of {}{named}", all.len()))
}

/// On how many pages a log has its entries.
#[cfg(test)]
pub(super) fn pages_of(log: &Path) -> io::Result<usize> {
    Ok(Pages::read(log, &mut |_, _| {})?.spans()?.len())
}

/// How many tables are named in a sentence.
const NAMED: usize = 10;

/// Where the log lies: beside its place while it was made anew.
pub(super) fn log(folder: &Path) -> PathBuf {
    let former = folder.join(scrub::FORMER);
    match folder.join(LOG) {
        log if log.exists() || !former.exists() => log,
        _ => former,
    }
}
