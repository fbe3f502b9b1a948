//! What a message says of itself in its header, so that tables are known without their bodies.

use crate::store::{Index, TableId, Version};
use std::collections::BTreeSet;
use std::fmt::{self, Write};
use std::str::FromStr;
use std::sync::Arc;

/// The header that holds it.
pub(super) const HEADER: &str = "Tavolo";

/// One write of one process: who wrote it, and which of its writes it was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Own {
    pub(super) origin: u64,
    pub(super) count: u64,
}

/// What became of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Act {
    /// It has one more record.
    Record,
    /// This record of it has another body.
    Rewording(Version),
    /// It left indexes.
    Leaving,
    /// It is removed, and its records are still to be erased.
    Removal,
    /// It is removed, and its records are erased.
    Gone,
}

/// A table's indexes in words, in order: mostly they are the same after a message as before it, so they are
/// compared as they are written and taken apart only where they differ.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct IndexWords(Arc<str>);

/// A table's message: all that has to be known of the table after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Heading {
    pub(super) act: Act,
    pub(super) version: Version,
    pub(super) own: Own,
    pub(super) indexes: IndexWords,
}

/// A heading as it was read, whose indexes nobody has looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ReadHeading<'a> {
    pub(super) act: Act,
    pub(super) version: Version,
    pub(super) own: Own,
    indexes: &'a str,
}

impl IndexWords {
    pub(super) fn of(indexes: &BTreeSet<Index>) -> IndexWords {
        let mut words = String::new();
        for index in indexes {
            if !words.is_empty() {
                words.push(' ');
            }
            // A text takes whatever is written to it.
            let _ = match index {
                Index::Place(place) => write!(words, "p{place}"),
                Index::User(user) => write!(words, "u{user}"),
                Index::Due(due) => write!(words, "d{due}"),
                Index::Open => write!(words, "o"),
            };
        }
        IndexWords(words.into())
    }

    /// The indexes that these words are.
    pub(super) fn set(&self) -> BTreeSet<Index> {
        self.words().filter_map(|word| index(word).ok()).collect()
    }

    /// Whether [`Index::Open`] is one of them.
    pub(super) fn is_open(&self) -> bool {
        self.words().any(|word| word == "o")
    }

    fn words(&self) -> impl Iterator<Item = &str> {
        self.0.split(' ').filter(|word| !word.is_empty())
    }
}

impl FromStr for IndexWords {
    type Err = ();

    fn from_str(text: &str) -> Result<IndexWords, ()> {
        let mut words = text.split(' ');
        if !text.is_empty() && words.any(|word| index(word).is_err()) {
            return Err(());
        }
        Ok(IndexWords(text.into()))
    }
}

impl<'a> ReadHeading<'a> {
    /// Nothing where it is none of ours.
    pub(super) fn read(text: &'a str) -> Option<ReadHeading<'a>> {
        let mut words = text.splitn(4, ' ');
        let act = match words.next()? {
            "record" => Act::Record,
            "leaving" => Act::Leaving,
            "removal" => Act::Removal,
            "gone" => Act::Gone,
            other => Act::Rewording(version(other.strip_prefix("rewording:")?).ok()?),
        };
        Some(ReadHeading {
            act,
            version: version(words.next()?).ok()?,
            own: words.next()?.parse().ok()?,
            indexes: words.next().unwrap_or_default(),
        })
    }

    /// Its indexes; those that are known where it has the same.
    pub(super) fn indexes(&self, known: &IndexWords) -> Result<IndexWords, ()> {
        if *known.0 == *self.indexes {
            return Ok(known.clone());
        }
        self.indexes.parse()
    }
}

impl fmt::Display for Own {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:x}-{:x}", self.origin, self.count)
    }
}

impl FromStr for Own {
    type Err = ();

    fn from_str(text: &str) -> Result<Own, ()> {
        let (origin, count) = text.split_once('-').ok_or(())?;
        let number = |text| u64::from_str_radix(text, 16).map_err(drop);
        Ok(Own {
            origin: number(origin)?,
            count: number(count)?,
        })
    }
}

impl fmt::Display for Heading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.act {
            Act::Record => f.write_str("record"),
            Act::Rewording(version) => write!(f, "rewording:{version}"),
            Act::Leaving => f.write_str("leaving"),
            Act::Removal => f.write_str("removal"),
            Act::Gone => f.write_str("gone"),
        }?;
        write!(f, " {} {}", self.version, self.own)?;
        if !self.indexes.0.is_empty() {
            write!(f, " {}", self.indexes.0)?;
        }
        Ok(())
    }
}

impl FromStr for Heading {
    type Err = ();

    fn from_str(text: &str) -> Result<Heading, ()> {
        let read = ReadHeading::read(text).ok_or(())?;
        Ok(Heading {
            act: read.act,
            version: read.version,
            own: read.own,
            indexes: read.indexes.parse()?,
        })
    }
}

fn version(text: &str) -> Result<Version, ()> {
    text.parse().map(Version).map_err(drop)
}

fn index(text: &str) -> Result<Index, ()> {
    let number = |at: &str| at.parse().map_err(drop);
    match text.split_at_checked(1).ok_or(())? {
        ("p", place) => number(place).map(Index::Place),
        ("u", user) => number(user).map(Index::User),
        ("d", due) => number(due).map(Index::Due),
        ("o", "") => Ok(Index::Open),
        _ => Err(()),
    }
}

/// The header of a place's message: the table that it leads to, if any.
pub(super) fn place(table: Option<TableId>) -> String {
    table.map_or_else(|| "free".to_owned(), |table| format!("place {table}"))
}

/// The table that a place's message leads to.
pub(super) fn read_place(text: &str) -> Option<Option<TableId>> {
    match text.strip_prefix("place ") {
        Some(table) => table.parse().ok().map(Some),
        None => (text == "free").then_some(None),
    }
}

/// The header of the message that tells where a reworded record is.
pub(super) fn original(table: TableId, version: Version) -> String {
    format!("original {table} {version}")
}

/// Where a reworded record is.
pub(super) fn read_original(text: &str) -> Option<(TableId, Version)> {
    let (table, of) = text.strip_prefix("original ")?.split_once(' ')?;
    Some((table.parse().ok()?, version(of).ok()?))
}

/// The header of a note, or of what stands where one was.
pub(super) fn note(there: bool, own: Own) -> String {
    format!("{} {own}", if there { "note" } else { "none" })
}

/// Whether a note is there, and who wrote that.
pub(super) fn read_note(text: &str) -> Option<(bool, Own)> {
    let (kind, own) = text.split_once(' ')?;
    let there = match kind {
        "note" => true,
        "none" => false,
        _ => return None,
    };
    Some((there, own.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heading_comes_back_as_it_was_written() {
        let own = Own {
            origin: u64::MAX,
            count: 12,
        };
        let indexes = [Index::Place(5), Index::User(u64::MAX), Index::Due(0), Index::Open];
        for act in [Act::Record, Act::Rewording(Version(3)), Act::Leaving, Act::Removal, Act::Gone] {
            for indexes in [BTreeSet::new(), BTreeSet::from(indexes)] {
                let heading = Heading {
                    act,
                    version: Version(12),
                    own,
                    indexes: IndexWords::of(&indexes),
                };
                assert_eq!(heading.indexes.set(), indexes);
                assert_eq!(heading.indexes.is_open(), !indexes.is_empty());
                assert_eq!(heading.to_string().parse(), Ok(heading));
            }
        }
        for foreign in [
            "",
            "record",
            "record 1",
            "record x 1-1",
            "record 1 1",
            "record 1 1-1 x1",
            "record 1 1-1 o x1",
            "record 1 1-1 o ",
            "other 1 1-1",
        ] {
            assert_eq!(foreign.parse::<Heading>(), Err(()), "{foreign}");
        }
        for table in [None, Some(TableId(7))] {
            assert_eq!(read_place(&place(table)), Some(table));
        }
        assert_eq!(read_original(&original(TableId(7), Version(3))), Some((TableId(7), Version(3))));
        assert_eq!(
            (read_note(&note(true, own)), read_note(&note(false, own))),
            (Some((true, own)), Some((false, own)))
        );
    }
}
