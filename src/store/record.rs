//! One entry of a table's log. Knows nothing of what its body says.

use super::fault::LONGEST;
use super::{Change, StoreFault, TableId, Version};

/// A note beside the tables: its key and its value.
pub type Note = (String, Vec<u8>);

/// What one command did to a table: the body and the changes of the indexes, written together.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Record {
    /// Which shape the body has; the reader brings old shapes up to date.
    pub schema: u16,
    /// The id of the game that is played, at most [`Record::LONGEST_GAME`] bytes.
    pub game: String,
    /// The interaction that asked for it. An id other than 0 is written once in the whole store, as
    /// long as it is known ([`super::Store::append`]); 0 is for what the host does by itself, and is
    /// not compared.
    pub id: u64,
    /// The event, at most [`Record::LONGEST`] bytes.
    pub body: Vec<u8>,
    /// What becomes of the indexes, in this order. A record that was read has none.
    pub changes: Vec<Change>,
}

/// Another body in the place of a record's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rewording {
    /// The version that the record made.
    pub version: Version,
    /// Which shape the new body has.
    pub schema: u16,
    /// The new body, at most [`Record::LONGEST`] bytes.
    pub body: Vec<u8>,
}

impl Rewording {
    /// Whether every engine can take it, for a table of that version.
    pub(super) fn check(&self, table: TableId, actual: Version) -> Result<(), StoreFault> {
        if self.version == Version::NONE || self.version > actual {
            let what = "it is to be reworded and is not there";
            return Err(StoreFault::Record {
                table,
                version: self.version,
                what,
            });
        }
        check_length(self.body.len())
    }
}

impl Record {
    /// The longest body of a record and value of a note, in bytes, that every engine takes.
    pub const LONGEST: usize = LONGEST;
    /// The longest id of a game, in bytes.
    pub const LONGEST_GAME: usize = 64;
    /// The longest key of a note, in bytes; the shortest is one byte.
    pub const LONGEST_KEY: usize = 256;
}

impl Record {
    /// Whether every engine can take the record.
    pub(super) fn check(&self) -> Result<(), StoreFault> {
        if self.game.is_empty() || self.game.len() > Record::LONGEST_GAME {
            return Err(StoreFault::Name {
                name: self.game.clone(),
            });
        }
        check_length(self.body.len())
    }

    /// Whether every engine can take the note.
    pub(super) fn check_note(key: &str, value: Option<&[u8]>) -> Result<(), StoreFault> {
        if key.is_empty() || key.len() > Record::LONGEST_KEY {
            return Err(StoreFault::Name { name: key.to_owned() });
        }
        check_length(value.map_or(0, <[u8]>::len))
    }
}

fn check_length(bytes: usize) -> Result<(), StoreFault> {
    if bytes > Record::LONGEST {
        Err(StoreFault::TooLong { bytes })
    } else {
        Ok(())
    }
}
