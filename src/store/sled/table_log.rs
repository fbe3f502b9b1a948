//! A table's records from its pack and from those that stand loose beside it. Knows neither sled
//! nor files.

use super::{key, value};
use crate::store::{Record, StoreFault, TableId, Version};
use std::cmp::Ordering;

/// A loose record: its version, its parts put together, and how many they were.
pub(super) type Loose = (Version, Vec<u8>, u8);

/// The loose records from the entries under a table's keys, in order.
pub(super) fn loose<K: AsRef<[u8]>, V: AsRef<[u8]>>(
    table: TableId,
    entries: impl Iterator<Item = Result<(K, V), StoreFault>>,
) -> Result<Vec<Loose>, StoreFault> {
    let mut loose: Vec<Loose> = Vec::new();
    for entry in entries {
        let (at, bytes) = entry?;
        let next = loose.last().map_or(Version(1), |last| last.0.next());
        let (found, part) = key::of_record(at.as_ref()).ok_or_else(|| missing(table, next))?;
        match loose.last_mut() {
            Some((version, whole, parts)) if *version == found && *parts == part => {
                whole.extend_from_slice(bytes.as_ref());
                *parts = parts.saturating_add(1);
            }
            Some((version, ..)) if *version == found || part > 0 => {
                return Err(missing(table, found));
            }
            None if part > 0 => return Err(missing(table, found)),
            _ => loose.push((found, bytes.as_ref().to_vec(), 1)),
        }
    }
    Ok(loose)
}

/// All records of a table.
pub(super) fn join(
    table: TableId,
    packed: Vec<Record>,
    loose: Vec<Loose>,
) -> Result<Vec<Record>, StoreFault> {
    let mut records = packed;
    for (version, whole, _) in loose {
        let next = Version(u32::try_from(records.len()).unwrap_or(u32::MAX)).next();
        match version.cmp(&next) {
            // It was packed after it was read.
            Ordering::Less => {}
            Ordering::Equal => records.push(value::to_record(table, version, &whole)?),
            Ordering::Greater => return Err(missing(table, next)),
        }
    }
    Ok(records)
}

fn missing(table: TableId, version: Version) -> StoreFault {
    StoreFault::Record {
        table,
        version,
        what: "a part of it is missing",
    }
}
