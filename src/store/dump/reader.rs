//! Reading a dump, line after line, and whether it is whole. Knows no store.

use super::count::Counted;
use super::fault::{DumpFault, FORMAT};
use super::haste::{Haste, Rests};
use super::imprint::{Imprint, Thing};
use super::line::{Line, Seal, to_index};
use crate::store::{Change, Index, Record, TableId, Version};
use flate2::bufread::MultiGzDecoder;
use std::io::{BufRead, BufReader};

/// What compressed bytes begin with.
const GZIP: [u8; 2] = [0x1f, 0x8b];

/// One thing that a dump holds, and the number of its line.
pub(super) enum Piece {
    /// The record that makes the version after this one. The last one of a table brings its
    /// indexes.
    Record(u64, TableId, Version, Record),
    /// A note.
    Note(u64, String, Vec<u8>),
}

/// A table whose records are being read.
struct Table {
    id: TableId,
    read: Version,
    records: u64,
    indexes: Vec<Index>,
    thing: Thing,
}

impl Table {
    /// The table that a line names; else what is wrong with it.
    fn of(id: &str, records: u64, indexes: &[String]) -> Result<Table, &'static str> {
        let id = id.parse().map_err(|_| "its table's id is none")?;
        let indexes = indexes
            .iter()
            .map(|index| to_index(index))
            .collect::<Option<Vec<_>>>();
        let indexes = indexes.ok_or("it has an index of another kind")?;
        if records == 0 {
            return Err("its table has no records");
        }
        Ok(Table {
            id,
            read: Version::NONE,
            records,
            thing: Thing::table(id, records, &indexes).map_err(|_| "it is no line")?,
            indexes,
        })
    }
}

/// A dump that is being read, compressed or not.
pub(super) struct Reader<'a> {
    from: Box<dyn BufRead + Send + 'a>,
    seal: Seal,
    table: Option<Table>,
    counted: Counted,
    imprint: Imprint,
    over: bool,
}

impl<'a> Reader<'a> {
    /// Reads the first line.
    pub(super) fn over(from: &'a mut (dyn BufRead + Send)) -> Result<Reader<'a>, DumpFault> {
        let compressed = from.fill_buf()?.starts_with(&GZIP);
        let mut reader = Reader {
            from: if compressed {
                Box::new(BufReader::new(MultiGzDecoder::new(from)))
            } else {
                Box::new(from)
            },
            seal: Seal::default(),
            table: None,
            counted: Counted::default(),
            imprint: Imprint::default(),
            over: false,
        };
        match reader.seal.read(&mut *reader.from)? {
            Some(Line::Dump { format: 1..=FORMAT }) => Ok(reader),
            Some(Line::Dump { format }) => Err(DumpFault::Newer { found: format }),
            Some(_) => Err(DumpFault::Strange),
            None => Err(DumpFault::Cut { line: 0 }),
        }
    }

    /// The next thing; nothing once the dump was whole.
    pub(super) fn next(&mut self) -> Result<Option<Piece>, DumpFault> {
        while !self.over {
            let before = self.seal.lines();
            let line = self.seal.read(&mut *self.from)?;
            if let Some(piece) = self.take(before, line.ok_or(DumpFault::Cut { line: before })?)? {
                return Ok(Some(piece));
            }
        }
        Ok(None)
    }

    /// How much was read, and what it is.
    pub(super) fn sum(&self) -> (Counted, Imprint) {
        (self.counted, self.imprint)
    }

    /// Takes up the line after so many others.
    fn take(&mut self, before: u64, line: Line) -> Result<Option<Piece>, DumpFault> {
        let at = before + 1;
        let damaged = |what: &str| DumpFault::damaged(at, what);
        match line {
            line @ Line::Record { .. } => {
                return self
                    .record(at, line)?
                    .map(Some)
                    .ok_or_else(|| damaged("it belongs to no table"));
            }
            _ if self.table.is_some() => return Err(damaged("records of the table before it are missing")),
            Line::Table { id, records, indexes } => {
                self.table = Some(Table::of(&id, records, &indexes).map_err(damaged)?);
                self.counted.tables += 1;
            }
            Line::Note { key, value } => {
                let value = Vec::from(value);
                let mut thing = Thing::default();
                thing.take(&Line::note((key.clone(), value.clone())))?;
                self.imprint.add(thing);
                self.counted.notes += 1;
                return Ok(Some(Piece::Note(at, key, value)));
            }
            Line::End { lines } if lines == before => self.end()?,
            Line::End { .. } => return Err(damaged("it counts other lines")),
            Line::Dump { .. } => return Err(damaged("it begins another dump")),
        }
        Ok(None)
    }

    /// Takes up a record, if there is a table for it.
    fn record(&mut self, at: u64, line: Line) -> Result<Option<Piece>, DumpFault> {
        let Some(table) = self.table.as_mut() else {
            return Ok(None);
        };
        table.thing.take(&line)?;
        let Line::Record {
            schema,
            game,
            id,
            body,
        } = line
        else {
            return Ok(None);
        };
        let expected = table.read;
        table.read = expected.next();
        let mut record = Record {
            schema,
            game,
            id,
            body: body.into(),
            changes: Vec::new(),
        };
        self.counted.records += 1;
        let of = table.id;
        if u64::from(table.read.0) == table.records
            && let Some(table) = self.table.take()
        {
            record.changes = table.indexes.iter().copied().map(Change::Add).collect();
            self.imprint.add(table.thing);
        }
        Ok(Some(Piece::Record(at, of, expected, record)))
    }

    /// That nothing comes after the last line.
    fn end(&mut self) -> Result<(), DumpFault> {
        let lines = self.seal.lines();
        self.over = true;
        match self
            .from
            .fill_buf()
            .map_err(|error| DumpFault::unread(lines, error))?
        {
            [] => Ok(()),
            _ => Err(DumpFault::damaged(lines + 1, "there is more after the end")),
        }
    }
}

/// Reads a dump to its end by blocking; how much it holds.
///
/// # Errors
/// It is damaged or cut off, or cannot be read.
pub fn examine(from: &mut (dyn BufRead + Send), haste: Haste) -> Result<Counted, DumpFault> {
    let (mut reader, mut rests) = (Reader::over(from)?, Rests::new(haste));
    while reader.next()?.is_some() {
        rests.blocking_after_a_piece();
    }
    Ok(reader.sum().0)
}
