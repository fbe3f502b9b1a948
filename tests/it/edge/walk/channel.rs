//! What everybody sees in a channel, message by message, as it stands.

use crate::edge::stage::Request;
use std::collections::BTreeMap;

/// A message as it stands.
#[derive(Debug, Default)]
pub struct Standing {
    /// What it says.
    pub text: String,
    /// Whether it shows a picture.
    pub picture: bool,
    /// Whether anything in it can be pressed.
    pub controls: bool,
}

/// A channel.
#[derive(Default)]
pub struct Channel {
    /// Its messages, oldest first.
    pub messages: BTreeMap<u64, Standing>,
    /// How many messages mentioned somebody.
    pub mentions: usize,
}

impl Channel {
    /// Something was asked for in the channel.
    pub fn take(&mut self, request: &Request) {
        let (None, Some(message)) = (request.only, request.message) else {
            return;
        };
        let standing = self.messages.entry(message).or_default();
        if request.kind == "strip" {
            standing.controls = false;
            return;
        }
        standing.text = request.text();
        standing.controls = request.shows_controls();
        match &request.file {
            Some(file) => standing.picture = file.name.ends_with(".png"),
            // An edit that says nothing of files leaves them.
            None if request.json["attachments"].is_array() => standing.picture = false,
            None => {}
        }
        self.mentions += usize::from(request.kind == "send" && !request.notifies().is_empty());
    }

    /// How many of its messages show a picture.
    pub fn pictures(&self) -> usize {
        self.messages.values().filter(|standing| standing.picture).count()
    }
}
