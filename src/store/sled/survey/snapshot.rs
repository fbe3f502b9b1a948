//! The engine's own list of where its pages lay when it was opened last.

use super::message::number;
use std::collections::HashMap;
use std::fs;
use std::io;
use std::path::Path;

/// Where pages lay, up to some place in the log.
#[derive(Debug, Default)]
pub(super) struct Snapshot {
    /// What was written before this place of the log is in the list.
    pub upto: u64,
    pages: HashMap<u64, Vec<u64>>,
}

impl Snapshot {
    /// The newest of a log's that is whole; one that tells nothing where there is none.
    pub(super) fn newest(log: &Path) -> io::Result<Snapshot> {
        let all = all(log)?.into_iter().flatten();
        Ok(all.max_by_key(|snapshot| snapshot.upto).unwrap_or_default())
    }

    /// How many pages there are in it.
    pub(super) fn count(&self) -> usize {
        self.pages.values().filter(|places| !places.is_empty()).count()
    }

    /// The places in the file at which a page's messages lay.
    pub(super) fn places(&self, page: u64) -> &[u64] {
        self.pages.get(&page).map_or(&[], Vec::as_slice)
    }
}

/// Whether none of a log's lists is damaged.
pub(super) fn are_whole(log: &Path) -> io::Result<bool> {
    Ok(all(log)?.iter().all(Option::is_some))
}

/// A log's lists, each of them if it is whole.
fn all(log: &Path) -> io::Result<Vec<Option<Snapshot>>> {
    let mut all = Vec::new();
    for entry in fs::read_dir(log)? {
        let entry = entry?;
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if name.starts_with("snap.") && !name.ends_with(".generating") {
            all.push(read(&fs::read(entry.path())?));
        }
    }
    Ok(all)
}

fn read(bytes: &[u8]) -> Option<Snapshot> {
    let (bytes, seal) = bytes.split_at_checked(bytes.len().checked_sub(12)?)?;
    if seal.get(8..)? != crc32fast::hash(bytes).to_le_bytes() {
        return None;
    }
    let (upto, rest) = signed(bytes)?;
    let (_, mut rest) = number(rest)?;
    let mut pages = HashMap::new();
    for page in 0.. {
        let Some((kind, after)) = rest.split_first() else {
            break;
        };
        let mut places = Vec::new();
        if *kind == 0 {
            rest = pointer(signed(after)?.1)?.1;
        } else {
            rest = after;
            for _ in 0..*kind {
                let place;
                (place, rest) = pointer(signed(rest)?.1)?;
                places.push(place);
                rest = number(rest)?.1;
            }
        }
        pages.insert(page, places);
    }
    Some(Snapshot {
        // One is added to it, so that 0 is none.
        upto: u64::try_from(upto).ok()?.saturating_sub(1),
        pages,
    })
}

fn signed(bytes: &[u8]) -> Option<(i64, &[u8])> {
    let (number, rest) = bytes.split_at_checked(8)?;
    Some((i64::from_le_bytes(number.try_into().ok()?), rest))
}

/// A place in the file, and what follows it.
fn pointer(bytes: &[u8]) -> Option<(u64, &[u8])> {
    let (kind, rest) = bytes.split_first()?;
    let (place, rest) = number(rest)?;
    match kind {
        0 => Some((place, rest)),
        _ => Some((place, signed(rest)?.1)),
    }
}
