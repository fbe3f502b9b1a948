//! Records and notes as values of at most 4 KiB, with a checksum over all their parts.
//!
//! The engine below keeps larger values in files of their own that it never syncs, so none is
//! larger. Knows neither sled nor files.

use super::key;
use crate::store::{Note, Record, Rewording, StoreFault, TableId, Version};

/// A key and its value.
type Entry = (Vec<u8>, Vec<u8>);

/// The longest value, in bytes.
const PART: usize = 4096;

/// The entries of a record, its first part first.
pub(super) fn of_record(table: TableId, version: Version, record: &Record) -> Vec<Entry> {
    let mut whole = Vec::with_capacity(24 + record.game.len() + record.body.len());
    whole.extend_from_slice(&[0; 4]);
    whole.extend_from_slice(&record.schema.to_be_bytes());
    whole.extend_from_slice(&record.id.to_be_bytes());
    whole.push(u8::try_from(record.game.len()).unwrap_or(u8::MAX));
    whole.extend_from_slice(record.game.as_bytes());
    whole.extend_from_slice(&record.body);
    seal(&mut whole, &name(table, version));
    parts(whole, |part| key::record(table, version, part))
}

/// The entries of a record with another body, from its old parts put together.
pub(super) fn of_rewording(table: TableId, new: &Rewording, whole: &[u8]) -> Result<Vec<Entry>, StoreFault> {
    let record = Record {
        schema: new.schema,
        body: new.body.clone(),
        ..to_record(table, new.version, whole)?
    };
    Ok(of_record(table, new.version, &record))
}

/// A record from its parts put together.
pub(super) fn to_record(table: TableId, version: Version, whole: &[u8]) -> Result<Record, StoreFault> {
    let damaged = |what| StoreFault::Record { table, version, what };
    if !is_whole(whole, &name(table, version)) {
        return Err(damaged("its checksum is wrong"));
    }
    decode(whole).ok_or_else(|| damaged("its parts do not fit"))
}

/// The id of a record, from its first part.
pub(super) fn id_of_record(first: &[u8]) -> Option<u64> {
    key::number(first, 6)
}

fn decode(whole: &[u8]) -> Option<Record> {
    let schema = u16::from_be_bytes(whole.get(4..6)?.try_into().ok()?);
    let id = key::number(whole, 6)?;
    let body = 15 + usize::from(*whole.get(14)?);
    let game = String::from_utf8(whole.get(15..body)?.to_vec()).ok()?;
    Some(Record {
        schema,
        game,
        id,
        body: whole.get(body..)?.to_vec(),
        changes: Vec::new(),
    })
}

/// The entries of a note, its first part first. The first part tells how many there are.
pub(super) fn of_note(name: &str, value: &[u8]) -> Vec<Entry> {
    let mut whole = vec![0; 4];
    whole.push(u8::try_from((5 + value.len()).div_ceil(PART)).unwrap_or(u8::MAX));
    whole.extend_from_slice(value);
    seal(&mut whole, name.as_bytes());
    let key = |part| {
        if part == 0 {
            key::note(name)
        } else {
            key::note_part(name, part)
        }
    };
    parts(whole, key)
}

/// How many parts a note has, from its first one.
pub(super) fn parts_of_note(first: &[u8]) -> u8 {
    first.get(4).copied().unwrap_or(1)
}

/// A note from its parts put together.
pub(super) fn to_note(name: &str, whole: &[u8]) -> Result<Note, StoreFault> {
    match whole.get(5..) {
        Some(value) if is_whole(whole, name.as_bytes()) => Ok((name.to_owned(), value.to_vec())),
        _ => Err(StoreFault::Note { key: name.to_owned() }),
    }
}

fn name(table: TableId, version: Version) -> [u8; 12] {
    let mut name = [0; 12];
    name[..8].copy_from_slice(&table.0.to_be_bytes());
    name[8..].copy_from_slice(&version.0.to_be_bytes());
    name
}

fn checksum(whole: &[u8], name: &[u8]) -> [u8; 4] {
    let mut crc = crc32fast::Hasher::new();
    crc.update(name);
    crc.update(whole.get(4..).unwrap_or_default());
    crc.finalize().to_be_bytes()
}

fn seal(whole: &mut [u8], name: &[u8]) {
    let crc = checksum(whole, name);
    whole[..4].copy_from_slice(&crc);
}

fn is_whole(whole: &[u8], name: &[u8]) -> bool {
    whole.get(..4) == Some(checksum(whole, name).as_slice())
}

fn parts(whole: Vec<u8>, key: impl Fn(u8) -> Vec<u8>) -> Vec<Entry> {
    if whole.len() <= PART {
        return vec![(key(0), whole)];
    }
    (0..=u8::MAX)
        .zip(whole.chunks(PART))
        .map(|(part, bytes)| (key(part), bytes.to_vec()))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(body: usize) -> Record {
        let body = (0..body).map(|byte| (byte % 251) as u8).collect();
        Record {
            schema: 3,
            game: "chess".into(),
            id: 77,
            body,
            changes: Vec::new(),
        }
    }

    #[test]
    fn a_record_comes_back_from_its_parts_and_no_part_is_long() {
        for length in [0, 1, 4076, 4077, 4096, 8192, Record::LONGEST] {
            let parts = of_record(TableId(5), Version(9), &record(length));
            assert!(parts.iter().all(|(_, value)| value.len() <= PART), "{length}");
            let whole = parts.into_iter().flat_map(|(_, value)| value).collect::<Vec<_>>();
            assert_eq!(to_record(TableId(5), Version(9), &whole), Ok(record(length)));
        }
    }

    #[test]
    fn every_flipped_bit_and_every_wrong_place_is_seen() {
        let whole = of_record(TableId(5), Version(9), &record(40)).remove(0).1;
        let seen = |table, version, bytes: &[u8]| to_record(TableId(table), Version(version), bytes).is_err();
        for at in 0..whole.len() * 8 {
            let mut flipped = whole.clone();
            flipped[at / 8] ^= 1 << (at % 8);
            assert!(seen(5, 9, &flipped), "bit {at}");
        }
        assert!(
            seen(5, 8, &whole)
                && seen(4, 9, &whole)
                && seen(5, 9, &whole[..whole.len() - 1])
                && seen(5, 9, &[])
        );
    }

    #[test]
    fn a_note_comes_back_from_its_parts() {
        for length in [0, 1, 4091, 4092, 20_000, Record::LONGEST] {
            let parts = of_note("board/1", &vec![7; length]);
            assert_eq!(usize::from(parts_of_note(&parts[0].1)), parts.len());
            let whole = parts.into_iter().flat_map(|(_, value)| value).collect::<Vec<_>>();
            assert_eq!(to_note("board/1", &whole), Ok(("board/1".to_owned(), vec![7; length])));
            assert!(to_note("board/2", &whole).is_err());
        }
    }
}
