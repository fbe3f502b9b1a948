//! All records of a table that is over as one compressed value, in parts of at most 4 KiB.
//!
//! What the engine below keeps in memory, and what it writes around a value, it does for each key:
//! a table of two hundred records takes three or four keys so. Knows neither sled nor files.
//!
//! | bytes | what they are |
//! |---|---|
//! | 4 | the checksum over the table's id and all that follows |
//! | 4 | the number of records |
//! | 4 | the length of the rest before it was compressed |
//! | … | compressed: of each record interaction (less that of the one before), schema, length of the body, length of the game's id and that id; then all bodies |

use super::key;
use crate::store::{Record, StoreFault, TableId, Version};
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use std::io::{Read, Write};

/// A key and its value.
type Entry = (Vec<u8>, Vec<u8>);

/// The longest value, in bytes.
const PART: usize = 4096;
/// The bytes before those that are compressed.
const HEAD: usize = 12;
/// The bytes about a record beside its game's id and its body.
const ABOUT: usize = 15;
/// The most bytes of records that are packed: with more, a table stays as it is.
const LONGEST: usize = 64 << 20;

/// The entries of a table's records, the first part first; nothing where they are too long.
pub(super) fn of_records(table: TableId, records: &[Record]) -> Option<Vec<Entry>> {
    let plain = plain(records)?;
    let mut whole = vec![0; HEAD];
    whole[4..8].copy_from_slice(&u32::try_from(records.len()).ok()?.to_be_bytes());
    whole[8..12].copy_from_slice(&u32::try_from(plain.len()).ok()?.to_be_bytes());
    let mut encoder = DeflateEncoder::new(whole, Compression::default());
    encoder.write_all(&plain).ok()?;
    let mut whole = encoder.finish().ok()?;
    let crc = checksum(table, &whole);
    whole[..4].copy_from_slice(&crc);
    let parts = whole.chunks(PART).zip(0_u16..);
    Some(
        parts
            .map(|(bytes, part)| (key::pack(table, part), bytes.to_vec()))
            .collect(),
    )
}

/// The records from the parts put together.
pub(super) fn to_records(table: TableId, whole: &[u8]) -> Result<Vec<Record>, StoreFault> {
    let damaged = |what| StoreFault::Record {
        table,
        version: Version(1),
        what,
    };
    if whole.get(..4) != Some(checksum(table, whole).as_slice()) {
        return Err(damaged("the checksum of the table's packed records is wrong"));
    }
    records(whole).ok_or_else(|| damaged("the table's packed records do not fit"))
}

/// How many records a pack has, from its first part.
pub(super) fn count(first: &[u8]) -> Option<Version> {
    Some(Version(word(first, 4)?))
}

fn plain(records: &[Record]) -> Option<Vec<u8>> {
    let length: usize = records
        .iter()
        .map(|record| ABOUT + record.game.len() + record.body.len())
        .sum();
    if length > LONGEST {
        return None;
    }
    let (mut plain, mut before) = (Vec::with_capacity(length), 0);
    for record in records {
        plain.extend_from_slice(&record.id.wrapping_sub(before).to_be_bytes());
        plain.extend_from_slice(&record.schema.to_be_bytes());
        plain.extend_from_slice(&u32::try_from(record.body.len()).ok()?.to_be_bytes());
        plain.push(u8::try_from(record.game.len()).ok()?);
        plain.extend_from_slice(record.game.as_bytes());
        before = record.id;
    }
    records
        .iter()
        .for_each(|record| plain.extend_from_slice(&record.body));
    Some(plain)
}

fn records(whole: &[u8]) -> Option<Vec<Record>> {
    let (count, length) = (word(whole, 4)?, word(whole, 8)?);
    let mut plain = Vec::new();
    DeflateDecoder::new(whole.get(HEAD..)?)
        .take(u64::from(length))
        .read_to_end(&mut plain)
        .ok()?;
    let mut rest = plain.as_slice();
    let (mut before, mut records, mut lengths) = (0_u64, Vec::new(), Vec::new());
    for _ in 0..count {
        let id = before.wrapping_add(key::number(rest, 0)?);
        let schema = u16::from_be_bytes(rest.get(8..10)?.try_into().ok()?);
        lengths.push(word(rest, 10)? as usize);
        let end = ABOUT + usize::from(*rest.get(14)?);
        let game = String::from_utf8(rest.get(ABOUT..end)?.to_vec()).ok()?;
        records.push(Record {
            schema,
            game,
            id,
            ..Record::default()
        });
        (rest, before) = (&rest[end..], id);
    }
    for (record, length) in records.iter_mut().zip(lengths) {
        record.body = rest.get(..length)?.to_vec();
        rest = &rest[length..];
    }
    (rest.is_empty() && plain.len() == length as usize).then_some(records)
}

fn word(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?))
}

fn checksum(table: TableId, whole: &[u8]) -> [u8; 4] {
    let mut crc = crc32fast::Hasher::new();
    crc.update(&table.0.to_be_bytes());
    crc.update(whole.get(4..).unwrap_or_default());
    crc.finalize().to_be_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bytes that do not compress.
    fn noise(seed: u32, length: usize) -> Vec<u8> {
        let mut seed = u64::from(seed);
        let next = std::iter::repeat_with(|| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) as u8
        });
        next.take(length).collect()
    }

    fn log(records: u32, body: usize) -> Vec<Record> {
        let one = |at: u32| Record {
            schema: u16::try_from(at % 7).unwrap(),
            game: ["chess", "go"][at as usize % 2].into(),
            id: u64::from(at % 3) << (at % 60),
            body: noise(at, body),
            changes: Vec::new(),
        };
        (0..records).map(one).collect()
    }

    fn whole(entries: &[Entry]) -> Vec<u8> {
        entries.iter().flat_map(|(_, value)| value.clone()).collect()
    }

    #[test]
    fn records_come_back_from_their_parts_and_no_part_is_long() {
        for (records, body) in [(0, 0), (1, 0), (1, Record::LONGEST), (200, 300), (3, 40_000)] {
            let log = log(records, body);
            let parts = of_records(TableId(5), &log).unwrap();
            assert!(parts.iter().all(|(_, value)| value.len() <= PART), "{records} of {body}");
            assert!(
                parts.is_sorted_by_key(|(key, _)| key.clone())
                    && count(&parts[0].1) == Some(Version(records))
            );
            assert_eq!(to_records(TableId(5), &whole(&parts)), Ok(log), "{records} of {body}");
        }
    }

    #[test]
    fn every_flipped_bit_every_missing_part_and_another_table_are_seen() {
        let parts = of_records(TableId(5), &log(3, 9_000)).unwrap();
        assert!(parts.len() > 3, "{} parts", parts.len());
        for part in 0..parts.len() {
            let mut fewer = parts.clone();
            fewer.remove(part);
            assert!(to_records(TableId(5), &whole(&fewer)).is_err(), "part {part}");
        }
        assert!(to_records(TableId(6), &whole(&parts)).is_err());
        let short = whole(&of_records(TableId(5), &log(3, 10)).unwrap());
        for at in 0..short.len() * 8 {
            let mut flipped = short.clone();
            flipped[at / 8] ^= 1 << (at % 8);
            assert!(to_records(TableId(5), &flipped).is_err(), "bit {at}");
        }
    }

    #[test]
    fn what_is_too_long_stays_as_it_is() {
        let long = log(1, Record::LONGEST).remove(0);
        assert_eq!(of_records(TableId(5), &vec![long; 1 + LONGEST / Record::LONGEST]), None);
    }
}
