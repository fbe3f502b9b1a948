//! The chat on disk: one JSON line for each change, written before anyone is told of it.
//!
//! Every line says what a thing is now, so that reading is folding and a line may come twice.
//! Lines reach the system before the answer, not the disk's platter: a killed program loses
//! nothing.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::Write;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::channel::Channel;
use super::emoji::Emoji;
use super::fault::SandboxFault;
use super::guild::Guild;
use super::interaction::Interaction;
use super::message::Message;
use super::snowflake::Id;
use super::user::User;

const NAME: &str = "journal.jsonl";

/// What became of one thing.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "snake_case")]
pub enum Entry {
    Guild(Guild),
    User(User),
    Channel(Channel),
    ChannelGone {
        id: Id,
    },
    Message(Message),
    MessageGone {
        channel: Id,
        id: Id,
    },
    Interaction(Interaction),
    /// The commands registered, of a server or everywhere.
    Commands {
        guild: bool,
        /// Which; the first one where nothing is said.
        #[serde(default)]
        server: Option<Id>,
        list: Vec<Value>,
    },
    Emoji(Emoji),
    EmojiGone {
        id: Id,
    },
    /// By how much the clock was shifted.
    Clock {
        offset_ms: i64,
    },
}

/// Takes a folder for oneself; it is free again when the file is dropped, or the process is killed.
pub fn lock(folder: &Path) -> Result<File, SandboxFault> {
    let fault = |why| SandboxFault::Folder(folder.to_path_buf(), why);
    std::fs::create_dir_all(folder).map_err(fault)?;
    let file = File::create(folder.join("lock")).map_err(fault)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(SandboxFault::FolderInUse(folder.to_path_buf())),
        Err(TryLockError::Error(why)) => Err(fault(why)),
    }
}

/// The entry that an earlier version wrote behind half a line, when a full disk had room again.
fn behind_half(line: &[u8]) -> Option<Entry> {
    const BEGINS: &[u8] = b"{\"entry\":";
    let mut starts = (1..line.len()).filter(|at| line[*at..].starts_with(BEGINS));
    starts
        .next_back()
        .and_then(|at| serde_json::from_slice(&line[at..]).ok())
}

/// The journal, or nothing where the chat is kept in memory.
#[derive(Debug)]
pub struct Journal {
    file: Option<File>,
}

impl Journal {
    /// A journal that keeps nothing.
    pub fn none() -> Self {
        Self { file: None }
    }

    /// A journal in this file.
    #[cfg(test)]
    pub fn over(file: File) -> Self {
        Self { file: Some(file) }
    }

    /// Reads what a folder keeps; a torn last line is left out, and one in the middle that earlier versions wrote on behind.
    pub fn read(folder: &Path) -> Result<Vec<Entry>, SandboxFault> {
        let path = folder.join(NAME);
        let text = match std::fs::read(&path) {
            Ok(bytes) => bytes,
            Err(why) if why.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(why) => return Err(SandboxFault::Folder(path, why)),
        };
        let mut entries = Vec::new();
        let lines = text.split_inclusive(|b| *b == b'\n').enumerate();
        for (number, line) in lines {
            if !line.ends_with(b"\n") {
                tracing::warn!(line = number + 1, "left out a torn line at the journal's end");
                break;
            }
            match serde_json::from_slice(line) {
                Ok(entry) => entries.push(entry),
                Err(why) => match behind_half(line) {
                    Some(entry) => {
                        tracing::warn!(line = number + 1, "left out half a line in the journal");
                        entries.push(entry);
                    }
                    None => return Err(SandboxFault::Journal(path, number + 1, why.to_string())),
                },
            }
        }
        Ok(entries)
    }

    /// Opens a folder's journal anew with these entries in it, in place of what was there.
    pub fn rewrite(folder: &Path, entries: &[Entry]) -> Result<Self, SandboxFault> {
        let path = folder.join(NAME);
        let fresh: PathBuf = folder.join("journal.new");
        let fault = |why| SandboxFault::Folder(folder.to_path_buf(), why);
        let mut text = Vec::new();
        for entry in entries {
            serde_json::to_writer(&mut text, entry).map_err(|why| fault(why.into()))?;
            text.push(b'\n');
        }
        let mut file = File::create(&fresh).map_err(fault)?;
        let written = file.write_all(&text).and_then(|()| file.sync_all());
        if written.is_err() {
            // It would take the room that is missing.
            let _ = std::fs::remove_file(&fresh);
        }
        written.map_err(fault)?;
        std::fs::rename(&fresh, &path).map_err(fault)?;
        let file = OpenOptions::new().append(true).open(&path).map_err(fault)?;
        Ok(Self { file: Some(file) })
    }

    /// Writes one line. What was written of one that could not be is cut off again.
    pub fn write(&mut self, entry: &Entry) -> std::io::Result<()> {
        let Some(file) = &mut self.file else {
            return Ok(());
        };
        let mut line = serde_json::to_vec(entry)?;
        line.push(b'\n');
        let whole = file.metadata()?.len();
        file.write_all(&line).inspect_err(|_| {
            if let Err(why) = file.set_len(whole) {
                tracing::error!(%why, "half a line stands at the journal's end");
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(offset_ms: i64) -> Entry {
        Entry::Clock { offset_ms }
    }

    #[test]
    fn half_a_line_that_a_full_disk_left_is_passed_over_and_nothing_else_is() {
        let folder = tempfile::tempdir().unwrap();
        let read = |text: &str| {
            std::fs::write(folder.path().join(NAME), text).unwrap();
            Journal::read(folder.path()).map(|entries| entries.len())
        };
        let line = serde_json::to_string(&clock(5)).unwrap();
        let half = &line[..line.len() / 2];
        assert_eq!(read(&format!("{line}\n{half}{line}\n{line}\n{half}")).unwrap(), 3);
        assert!(read(&format!("{line}\n{half}\n{line}\n")).is_err());
        assert!(read(&format!("{line}\nnonsense\n")).is_err());
    }
}
