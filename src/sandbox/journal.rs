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

    /// Reads what a folder keeps; a torn last line is left out.
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
                Err(why) => return Err(SandboxFault::Journal(path, number + 1, why.to_string())),
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
        file.write_all(&text)
            .and_then(|()| file.sync_all())
            .map_err(fault)?;
        std::fs::rename(&fresh, &path).map_err(fault)?;
        let file = OpenOptions::new().append(true).open(&path).map_err(fault)?;
        Ok(Self { file: Some(file) })
    }

    /// Writes one line.
    pub fn write(&mut self, entry: &Entry) -> std::io::Result<()> {
        let Some(file) = &mut self.file else {
            return Ok(());
        };
        let mut line = serde_json::to_vec(entry)?;
        line.push(b'\n');
        file.write_all(&line)
    }
}
