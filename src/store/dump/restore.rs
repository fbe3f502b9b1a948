//! Reading a dump into an empty store.

use super::Counted;
use super::fault::{DumpFault, FORMAT};
use super::line::{Line, Seal, to_index};
use crate::store::{Appended, Change, Index, Record, Refused, Store, TableId, Version};
use futures_util::future::join_all;
use std::io::BufRead;

/// How many records and notes are written together.
const TOGETHER: usize = 1024;

/// Writes what a dump holds into a store that has nothing yet. It reads by blocking, and never
/// holds more of the dump than some hundred lines.
///
/// # Errors
/// The store is not empty, cannot be written, or the dump is damaged or cut off: what was restored
/// up to there is then in the store, which is to be thrown away (`Sled::restore` does).
pub async fn restore(from: &mut (dyn BufRead + Send), store: &dyn Store) -> Result<Counted, DumpFault> {
    if !store.tables().await?.is_empty() || !store.scan("").await?.is_empty() {
        return Err(DumpFault::Occupied);
    }
    let mut seal = Seal::default();
    match seal.read(from)? {
        Some(Line::Dump { format: 1..=FORMAT }) => {}
        Some(Line::Dump { format }) => return Err(DumpFault::Newer { found: format }),
        Some(_) => return Err(DumpFault::Strange),
        None => return Err(DumpFault::Cut { line: 0 }),
    }
    let mut restoring = Restoring {
        store,
        counted: Counted::default(),
        table: None,
        waiting: Vec::new(),
        bytes: 0,
    };
    loop {
        let before = seal.lines();
        let line = seal.read(from)?.ok_or(DumpFault::Cut { line: before })?;
        let whole = matches!(line, Line::End { .. });
        restoring.take(before, line).await?;
        if whole {
            restoring.write().await?;
            return match from.fill_buf()? {
                [] => Ok(restoring.counted),
                _ => Err(DumpFault::Line {
                    line: seal.lines() + 1,
                    what: "there is more after the end".to_owned(),
                }),
            };
        }
    }
}

/// A table whose records are being read.
struct Table {
    id: TableId,
    read: Version,
    records: u64,
    indexes: Vec<Index>,
}

impl Table {
    /// The table that a line names; else what is wrong with it.
    fn of(id: &str, records: u64, indexes: &[String]) -> Result<Table, &'static str> {
        let id = id.parse().map_err(|_| "its table's id is none")?;
        let indexes = indexes.iter().map(|index| to_index(index)).collect::<Option<_>>();
        let indexes = indexes.ok_or("it has an index of another kind")?;
        if records == 0 {
            return Err("its table has no records");
        }
        Ok(Table {
            id,
            read: Version::NONE,
            records,
            indexes,
        })
    }
}

/// One thing to write, and its line.
enum Write {
    Record(u64, TableId, Version, Record),
    Note(u64, String, Vec<u8>),
}

struct Restoring<'a> {
    store: &'a dyn Store,
    counted: Counted,
    table: Option<Table>,
    waiting: Vec<Write>,
    bytes: usize,
}

impl Restoring<'_> {
    /// Takes up the line after so many others.
    async fn take(&mut self, before: u64, line: Line) -> Result<(), DumpFault> {
        let at = before + 1;
        let damaged = |what: &str| DumpFault::Line {
            line: at,
            what: what.to_owned(),
        };
        match line {
            Line::Record {
                schema,
                game,
                id,
                body,
            } => {
                let record = Record {
                    schema,
                    game,
                    id,
                    body: body.into(),
                    changes: Vec::new(),
                };
                self.record(at, record)
                    .ok_or_else(|| damaged("it belongs to no table"))?;
            }
            _ if self.table.is_some() => return Err(damaged("records of the table before it are missing")),
            Line::Table { id, records, indexes } => {
                self.table = Some(Table::of(&id, records, &indexes).map_err(damaged)?);
                self.counted.tables += 1;
            }
            Line::Note { key, value } => {
                let value = Vec::from(value);
                self.bytes += value.len();
                self.waiting.push(Write::Note(at, key, value));
                self.counted.notes += 1;
            }
            Line::End { lines } if lines == before => {}
            Line::End { .. } => return Err(damaged("it counts other lines")),
            Line::Dump { .. } => return Err(damaged("it begins another dump")),
        }
        if self.waiting.len() >= TOGETHER || self.bytes > 8 * Record::LONGEST {
            self.write().await
        } else {
            Ok(())
        }
    }

    /// Takes up a record, if there is a table for it. The last one of a table brings its indexes.
    fn record(&mut self, line: u64, mut record: Record) -> Option<()> {
        let table = self.table.as_mut()?;
        let expected = table.read;
        table.read = expected.next();
        let last = u64::from(table.read.0) == table.records;
        if last {
            record.changes = table.indexes.iter().copied().map(Change::Add).collect();
        }
        self.bytes += record.body.len();
        self.waiting.push(Write::Record(line, table.id, expected, record));
        if last {
            self.table = None;
        }
        self.counted.records += 1;
        Some(())
    }

    /// Writes all that waits. The store may choose the order of writes that overlap, so those that
    /// came too early for their table are written again.
    async fn write(&mut self) -> Result<(), DumpFault> {
        let store = self.store;
        let mut early = Vec::new();
        let writes = std::mem::take(&mut self.waiting);
        self.bytes = 0;
        let answers = join_all(writes.iter().map(|write| one(store, write))).await;
        for (write, answer) in writes.into_iter().zip(answers) {
            match answer {
                Err(DumpFault::Refused {
                    refused: Refused::Conflict { .. },
                    ..
                }) => early.push(write),
                answer => answer?,
            }
        }
        for write in early {
            one(store, &write).await?;
        }
        Ok(())
    }
}

async fn one(store: &dyn Store, write: &Write) -> Result<(), DumpFault> {
    let refused = |line: u64| move |refused| DumpFault::Refused { line, refused };
    match write {
        Write::Record(line, table, expected, record) => {
            match store
                .append(*table, *expected, record.clone())
                .await
                .map_err(refused(*line))?
            {
                Appended::Done(_) => Ok(()),
                Appended::Twice { .. } => Err(DumpFault::Line {
                    line: *line,
                    what: "its interaction is in an earlier line, too".to_owned(),
                }),
            }
        }
        Write::Note(line, key, value) => store.put(key, Some(value.clone())).await.map_err(refused(*line)),
    }
}
