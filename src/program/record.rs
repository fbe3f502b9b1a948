//! A file that holds the record of a game.

use super::Failure;
use crate::table::transcript::Transcript;
use std::path::Path;

/// The largest file that is read; the longest record is far smaller.
const LARGEST: u64 = 32 << 20;

pub(super) fn read(path: &Path) -> Result<Transcript, Failure> {
    let size = std::fs::metadata(path).map_err(|why| Failure::at(path, why))?.len();
    if size > LARGEST {
        return Err(Failure::at(path, format!("{size} bytes are too many for the record of a game")));
    }
    let text = std::fs::read_to_string(path).map_err(|why| Failure::at(path, why))?;
    text.parse().map_err(|why| Failure::at(path, why))
}
