//! One line of a dump. Knows no store.

use super::fault::DumpFault;
use crate::store::{Index, Note, Record};
use serde::{Deserialize, Serialize};
use std::io::{BufRead, Read, Write};

/// The longest line, in bytes: the longest body with every byte escaped.
const LONGEST: u64 = 7 * Record::LONGEST as u64;

/// What a line says.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Line {
    Dump {
        format: u32,
    },
    Table {
        id: String,
        records: u64,
        indexes: Vec<String>,
    },
    Record {
        schema: u16,
        game: String,
        id: u64,
        #[serde(flatten)]
        body: Bytes,
    },
    Note {
        key: String,
        #[serde(flatten)]
        value: Bytes,
    },
    End {
        lines: u64,
    },
}

/// Bytes as text where they are text.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Bytes {
    Text(String),
    #[serde(with = "hex::serde")]
    Hex(Vec<u8>),
}

impl From<Vec<u8>> for Bytes {
    fn from(bytes: Vec<u8>) -> Bytes {
        String::from_utf8(bytes).map_or_else(|error| Bytes::Hex(error.into_bytes()), Bytes::Text)
    }
}

impl From<Bytes> for Vec<u8> {
    fn from(bytes: Bytes) -> Vec<u8> {
        match bytes {
            Bytes::Text(text) => text.into_bytes(),
            Bytes::Hex(bytes) => bytes,
        }
    }
}

impl Line {
    pub(super) fn record(record: Record) -> Line {
        Line::Record {
            schema: record.schema,
            game: record.game,
            id: record.id,
            body: record.body.into(),
        }
    }

    pub(super) fn note((key, value): Note) -> Line {
        Line::Note {
            key,
            value: value.into(),
        }
    }

    /// The object's bytes.
    pub(super) fn to_json(&self) -> Result<Vec<u8>, DumpFault> {
        serde_json::to_vec(self).map_err(|error| DumpFault::System(error.to_string()))
    }
}

/// An index as text: `open`, or a word and a number.
pub(super) fn from_index(index: Index) -> String {
    match index {
        Index::Place(number) => format!("place {number}"),
        Index::User(number) => format!("user {number}"),
        Index::Due(number) => format!("due {number}"),
        Index::Open => "open".to_owned(),
    }
}

/// An index from its text.
pub(super) fn to_index(text: &str) -> Option<Index> {
    match text.split_once(' ') {
        None if text == "open" => Some(Index::Open),
        Some(("place", number)) => number.parse().ok().map(Index::Place),
        Some(("user", number)) => number.parse().ok().map(Index::User),
        Some(("due", number)) => number.parse().ok().map(Index::Due),
        _ => None,
    }
}

/// The chain of checksums, and how many lines it has.
#[derive(Debug, Default)]
pub(super) struct Seal {
    crc: u32,
    lines: u64,
}

impl Seal {
    /// How many lines there were.
    pub(super) fn lines(&self) -> u64 {
        self.lines
    }

    fn next(&mut self, json: &[u8]) -> u32 {
        let mut crc = crc32fast::Hasher::new();
        crc.update(&self.crc.to_be_bytes());
        crc.update(json);
        self.crc = crc.finalize();
        self.lines += 1;
        self.crc
    }

    /// Writes a line.
    pub(super) fn write(&mut self, to: &mut (dyn Write + Send), line: &Line) -> Result<(), DumpFault> {
        let json = line.to_json()?;
        write!(to, "{:08x} ", self.next(&json))?;
        to.write_all(&json)?;
        Ok(to.write_all(b"\n")?)
    }

    /// Reads the next line; none at the end of the file.
    pub(super) fn read(&mut self, from: &mut (dyn BufRead + Send)) -> Result<Option<Line>, DumpFault> {
        let mut text = Vec::new();
        let read = from.take(LONGEST).read_until(b'\n', &mut text);
        read.map_err(|error| DumpFault::unread(self.lines, error))?;
        if text.is_empty() {
            return Ok(None);
        }
        if text.pop() != Some(b'\n') {
            return Err(if text.len() as u64 + 1 == LONGEST {
                DumpFault::damaged(self.lines + 1, "it is too long")
            } else {
                DumpFault::Cut { line: self.lines }
            });
        }
        let json = text.get(9..).unwrap_or_default();
        let at = self.lines + 1;
        let said = text.get(..9).and_then(|crc| std::str::from_utf8(crc).ok());
        let line = serde_json::from_slice::<Line>(json);
        if self.lines == 0 && !matches!(line, Ok(Line::Dump { .. })) {
            return Err(DumpFault::Strange);
        }
        if said != Some(format!("{:08x} ", self.next(json)).as_str()) {
            return Err(DumpFault::damaged(at, "its checksum is wrong"));
        }
        line.map(Some)
            .map_err(|error| DumpFault::damaged(at, &error.to_string()))
    }
}
