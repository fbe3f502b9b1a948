//! Files: as they come in a request, and as they are kept under a message.

use std::collections::HashMap;
use std::path::PathBuf;

use axum::body::Bytes;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::snowflake::Id;

/// A file of a request: the part `files[n]`.
#[derive(Clone, Debug)]
pub struct File {
    /// The n of the part's name.
    pub index: u64,
    pub name: String,
    pub content_type: Option<String>,
    pub bytes: Bytes,
}

/// What is known of a kept file.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Attachment {
    pub id: Id,
    pub filename: String,
    /// The alt text.
    pub description: Option<String>,
    pub content_type: Option<String>,
    /// The size in bytes.
    pub size: usize,
    /// Pixels, width and height, of a PNG picture.
    pub pixels: Option<(u32, u32)>,
}

impl Attachment {
    /// Where the file is served, relative to the sandbox's address.
    pub fn path(&self, channel: Id) -> String {
        format!("/attachments/{channel}/{}/{}", self.id, self.filename)
    }

    /// Discord's attachment object.
    pub fn json(&self, base: &str, channel: Id, ephemeral: bool) -> Value {
        let url = format!("{base}{}", self.path(channel));
        let mut json = json!({
            "id": self.id,
            "filename": self.filename,
            "size": self.size,
            "url": url,
            "proxy_url": url,
        });
        if let Some(text) = &self.description {
            json["description"] = json!(text);
        }
        if let Some(kind) = &self.content_type {
            json["content_type"] = json!(kind);
        }
        if let Some((width, height)) = self.pixels {
            json["width"] = json!(width);
            json["height"] = json!(height);
        }
        if ephemeral {
            json["ephemeral"] = json!(true);
        }
        json
    }
}

/// The file name as Discord keeps it: letters, digits, `.`, `_` and `-`.
pub fn safe_name(name: &str) -> String {
    let name: String = name
        .chars()
        .map(|c| {
            if c.is_ascii_alphanumeric() || "._-".contains(c) {
                c
            } else {
                '_'
            }
        })
        .collect();
    let name = name.trim_start_matches('.');
    if name.is_empty() {
        "unknown".to_owned()
    } else {
        name.to_owned()
    }
}

/// The content type of a file name, where it is one that a chat shows.
pub fn content_type(name: &str) -> Option<&'static str> {
    let ending = name.rsplit_once('.')?.1.to_ascii_lowercase();
    Some(match ending.as_str() {
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "gif" => "image/gif",
        "webp" => "image/webp",
        "svg" => "image/svg+xml",
        "txt" | "log" | "md" => "text/plain; charset=utf-8",
        "json" => "application/json",
        _ => return None,
    })
}

/// Width and height of a PNG picture, from its header.
pub fn png_pixels(bytes: &[u8]) -> Option<(u32, u32)> {
    let header = bytes.get(..24)?;
    if !header.starts_with(b"\x89PNG\r\n\x1a\n") {
        return None;
    }
    let number = |at: usize| header.get(at..at + 4)?.try_into().ok().map(u32::from_be_bytes);
    Some((number(16)?, number(20)?))
}

/// Where the bytes of files are.
#[derive(Debug)]
pub enum Vault {
    Memory(HashMap<Id, Bytes>),
    Folder(PathBuf),
}

impl Vault {
    /// Keeps a file's bytes.
    pub fn keep(&mut self, id: Id, bytes: &Bytes) -> std::io::Result<()> {
        match self {
            Self::Memory(files) => {
                files.insert(id, bytes.clone());
                Ok(())
            }
            Self::Folder(folder) => std::fs::write(folder.join(id.to_string()), bytes),
        }
    }

    /// A file's bytes, if it is kept.
    pub fn read(&self, id: Id) -> Option<Bytes> {
        match self {
            Self::Memory(files) => files.get(&id).cloned(),
            Self::Folder(folder) => std::fs::read(folder.join(id.to_string())).ok().map(Bytes::from),
        }
    }

    /// Lets go of a file's bytes.
    pub fn drop(&mut self, id: Id) {
        match self {
            Self::Memory(files) => {
                files.remove(&id);
            }
            Self::Folder(folder) => {
                if let Err(why) = std::fs::remove_file(folder.join(id.to_string())) {
                    tracing::debug!(%id, %why, "the file of an attachment was not there");
                }
            }
        }
    }
}
