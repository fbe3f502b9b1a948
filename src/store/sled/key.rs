//! The keys of the one tree, and the values that are not records. Knows neither sled nor files.
//!
//! Numbers are big-endian, so that the order of the keys is the order of the numbers.
//!
//! | key | value |
//! |---|---|
//! | `b` interaction | interactions from this one on, with their tables and versions: [`batch`] |
//! | `c` | the [`Total`]: how often was committed, the sum over all other entries, and their bytes |
//! | `d` due table, `o` table, `u` user table | nothing: the index entry is the key |
//! | `f` table | nothing: the table is over, and has records that are not packed |
//! | `i` interaction | table, version: of one that came later than a greater one |
//! | `p` place | table |
//! | `n` name, `m` part name | a note's first and further parts (`value.rs`) |
//! | `r` table version part | a record's parts (`value.rs`) |
//! | `t` table | nothing: the table exists |
//! | `x` table | the table's indexes, so that they can be listed |
//! | `z` table part | the parts of a table's pack (`pack.rs`): its records from the first on, but for those under `r` |

use crate::store::{Index, TableId, Version};

/// The key of the [`Total`].
pub(super) const TOTAL: &[u8] = b"c";
/// The first byte of the keys of all tables.
pub(super) const TABLE: &[u8] = b"t";
/// The first byte of the keys of interactions that stand alone.
pub(super) const IDS: &[u8] = b"i";
/// The first byte of the keys of interactions that stand together.
pub(super) const BATCHES: &[u8] = b"b";
/// The first byte of the keys of tables that are over and wait to be packed.
pub(super) const OVER: &[u8] = b"f";
/// The first byte of the keys of open tables.
pub(super) const OPEN: &[u8] = b"o";

fn join(kind: u8, pieces: &[&[u8]]) -> Vec<u8> {
    let mut key = Vec::with_capacity(1 + pieces.iter().map(|piece| piece.len()).sum::<usize>());
    key.push(kind);
    pieces.iter().for_each(|piece| key.extend_from_slice(piece));
    key
}

/// One part of a record.
pub(super) fn record(table: TableId, version: Version, part: u8) -> Vec<u8> {
    join(b'r', &[&table.0.to_be_bytes(), &version.0.to_be_bytes(), &[part]])
}

/// What the keys of all records of a table begin with.
pub(super) fn records(table: TableId) -> Vec<u8> {
    join(b'r', &[&table.0.to_be_bytes()])
}

/// The version and the part in a record's key.
pub(super) fn of_record(key: &[u8]) -> Option<(Version, u8)> {
    Some((Version(u32::from_be_bytes(key.get(9..13)?.try_into().ok()?)), *key.get(13)?))
}

/// One part of a table's pack.
pub(super) fn pack(table: TableId, part: u16) -> Vec<u8> {
    join(b'z', &[&table.0.to_be_bytes(), &part.to_be_bytes()])
}

/// What the keys of all parts of a table's pack begin with.
pub(super) fn packs(table: TableId) -> Vec<u8> {
    join(b'z', &[&table.0.to_be_bytes()])
}

/// That a table is over and waits to be packed.
pub(super) fn over(table: TableId) -> Vec<u8> {
    join(b'f', &[&table.0.to_be_bytes()])
}

/// That a table exists.
pub(super) fn table(table: TableId) -> Vec<u8> {
    join(b't', &[&table.0.to_be_bytes()])
}

/// Which table and version an interaction made that stands alone.
pub(super) fn id(id: u64) -> Vec<u8> {
    join(b'i', &[&id.to_be_bytes()])
}

/// What an interaction made.
pub(super) type Made = (u64, (TableId, Version));

/// The bytes of one interaction among others.
const ONE: usize = 20;
/// The most interactions under one key: as many as fit into a value.
pub(super) const TOGETHER: usize = 4096 / ONE;
/// The bytes of so many.
pub(super) const LONGEST_BATCH: usize = TOGETHER * ONE;

/// Interactions in ascending order under the key of the first: of those that stand under later keys
/// none is smaller than any of them. Many share one key because keys, not bytes, are what the
/// engine takes time for.
pub(super) fn batch(made: &[Made]) -> (Vec<u8>, Vec<u8>) {
    let first = made.first().map_or(0, |(id, _)| *id);
    let mut value = Vec::with_capacity(made.len() * ONE);
    for (id, (table, version)) in made {
        value.extend_from_slice(&id.to_be_bytes());
        value.extend_from_slice(&table.0.to_be_bytes());
        value.extend_from_slice(&version.0.to_be_bytes());
    }
    (batch_from(first), value)
}

/// The key of interactions from this one on.
pub(super) fn batch_from(id: u64) -> Vec<u8> {
    join(b'b', &[&id.to_be_bytes()])
}

/// What one of the interactions in such a value made.
pub(super) fn in_batch(value: &[u8], id: u64) -> Option<(TableId, Version)> {
    value
        .chunks_exact(ONE)
        .find(|one| number(one, 0) == Some(id))
        .and_then(|one| made(&one[8..]))
}

/// Such a value without one of its interactions: the same where it is none of them, nothing where
/// it is the only one.
pub(super) fn out_of_batch(value: &[u8], id: u64) -> Option<Vec<u8>> {
    let rest: Vec<u8> = value
        .chunks_exact(ONE)
        .filter(|one| number(one, 0) != Some(id))
        .flatten()
        .copied()
        .collect();
    (!rest.is_empty()).then_some(rest)
}

/// Such a value with one more interaction, where there is room for it.
pub(super) fn into_batch(value: &[u8], one: Made) -> Option<Vec<u8>> {
    if value.len() + ONE > LONGEST_BATCH {
        return None;
    }
    let before = value
        .chunks_exact(ONE)
        .take_while(|made| number(made, 0) < Some(one.0));
    let at = before.count() * ONE;
    Some([&value[..at], &batch(&[one]).1, &value[at..]].concat())
}

/// The first interaction that stands under such a key.
pub(super) fn first_of_batch(key: &[u8]) -> Option<u64> {
    number(key, 1)
}

/// The last interaction in such a value.
pub(super) fn last_of_batch(value: &[u8]) -> Option<u64> {
    number(value, value.len().checked_sub(ONE)?)
}

/// A table and a version, one after the other.
pub(super) fn made(bytes: &[u8]) -> Option<(TableId, Version)> {
    let version = u32::from_be_bytes(bytes.get(8..12)?.try_into().ok()?);
    Some((TableId(number(bytes, 0)?), Version(version)))
}

/// The list of a table's indexes.
pub(super) fn indexes(table: TableId) -> Vec<u8> {
    join(b'x', &[&table.0.to_be_bytes()])
}

/// Where a place leads.
pub(super) fn place(place: u64) -> Vec<u8> {
    join(b'p', &[&place.to_be_bytes()])
}

/// What the keys of all tables of a user begin with.
pub(super) fn user(user: u64) -> Vec<u8> {
    join(b'u', &[&user.to_be_bytes()])
}

/// A deadline.
pub(super) fn due(due: u64, table: TableId) -> Vec<u8> {
    join(b'd', &[&due.to_be_bytes(), &table.0.to_be_bytes()])
}

/// The first part of a note, or what the first parts of all notes that begin so begin with.
pub(super) fn note(name: &str) -> Vec<u8> {
    join(b'n', &[name.as_bytes()])
}

/// A further part of a note.
pub(super) fn note_part(name: &str, part: u8) -> Vec<u8> {
    join(b'm', &[&[part], name.as_bytes()])
}

/// The key and the value of an index entry.
pub(super) fn entry(index: Index, table: TableId) -> (Vec<u8>, Vec<u8>) {
    let id = table.0.to_be_bytes();
    match index {
        Index::Place(channel) => (place(channel), id.to_vec()),
        Index::User(of) => (join(b'u', &[&of.to_be_bytes(), &id]), Vec::new()),
        Index::Due(at) => (due(at, table), Vec::new()),
        Index::Open => (join(b'o', &[&id]), Vec::new()),
    }
}

/// The eight bytes at this place of a key or value, as a number.
pub(super) fn number(bytes: &[u8], at: usize) -> Option<u64> {
    Some(u64::from_be_bytes(bytes.get(at..at + 8)?.try_into().ok()?))
}

/// A list of indexes as bytes: a letter and, except for `o`, a number each.
pub(super) fn list<'a>(indexes: impl IntoIterator<Item = &'a Index>) -> Vec<u8> {
    let mut bytes = Vec::new();
    for index in indexes {
        let (letter, number) = match *index {
            Index::Place(number) => (b'p', number),
            Index::User(number) => (b'u', number),
            Index::Due(number) => (b'd', number),
            Index::Open => (b'o', 0),
        };
        bytes.push(letter);
        bytes.extend_from_slice(&number.to_be_bytes());
    }
    bytes
}

/// The indexes in such a list.
pub(super) fn unlist(bytes: &[u8]) -> Option<Vec<Index>> {
    let one = |chunk: &[u8]| {
        let number = number(chunk, 1)?;
        match chunk[0] {
            b'p' => Some(Index::Place(number)),
            b'u' => Some(Index::User(number)),
            b'd' => Some(Index::Due(number)),
            b'o' => Some(Index::Open),
            _ => None,
        }
    };
    bytes.chunks(9).map(one).collect()
}

/// How much was written: it tells a whole store from one that lost something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Total {
    /// How often was committed.
    pub commits: u64,
    /// The sum of [`Total::share`] over all entries but this one.
    pub sum: u64,
    /// How many bytes all other keys and values have; nothing where nobody has counted them yet.
    pub bytes: Option<u64>,
}

impl Total {
    /// What one entry adds to the sum.
    pub(super) fn share(key: &[u8], value: &[u8]) -> u64 {
        let mut crc = crc32fast::Hasher::new();
        crc.update(key);
        crc.update(value);
        u64::from(crc.finalize()).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }

    /// As a value.
    pub(super) fn to_bytes(self) -> Vec<u8> {
        let numbers = [Some(self.commits), Some(self.sum), self.bytes];
        numbers.into_iter().flatten().flat_map(u64::to_be_bytes).collect()
    }

    /// From a value.
    pub(super) fn from_bytes(bytes: &[u8]) -> Option<Total> {
        Some(Total {
            commits: number(bytes, 0)?,
            sum: number(bytes, 8)?,
            // Earlier programs did not count them.
            bytes: number(bytes, 16),
        })
    }
}
