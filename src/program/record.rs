//! A file that holds the record of a game.

use super::Failure;
use crate::table::transcript::{TORN, Transcript, TranscriptPart};
use std::fmt::Display;
use std::path::{Path, PathBuf};

/// The largest file that is read; the longest record is far smaller.
const LARGEST: u64 = 32 << 20;

/// A record, and the text it was read from.
pub(super) struct File {
    path: PathBuf,
    text: String,
    /// The record.
    pub(super) transcript: Transcript,
}

impl File {
    /// Reads a file as a record.
    pub(super) fn read(path: &Path) -> Result<File, Failure> {
        let size = std::fs::metadata(path)
            .map_err(|why| Failure::call(path, why))?
            .len();
        if size > LARGEST {
            return Err(Failure::at(path, format!("{size} bytes are too many for the record of a game")));
        }
        let bytes = std::fs::read(path).map_err(|why| Failure::call(path, why))?;
        let text = String::from_utf8(bytes).map_err(|why| {
            let before = &why.as_bytes()[..why.utf8_error().valid_up_to()];
            let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
            Failure::at(path, format!("line {line}: this is not UTF-8"))
        })?;
        let transcript = text.parse().map_err(|why| Failure::at(path, why))?;
        Ok(File {
            path: path.to_owned(),
            text,
            transcript,
        })
    }

    /// A failure for a part of it, with its line.
    pub(super) fn failure(&self, part: &TranscriptPart, why: impl Display) -> Failure {
        let torn = if part.torn(&self.text) { TORN } else { "" };
        Failure::at(&self.path, format!("line {}: {why}{torn}", part.line(&self.text)))
    }
}
