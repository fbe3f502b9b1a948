//! Files that users give with a command: brought along, or ones that they see in the channel.

use std::collections::BTreeMap;

use axum::body::Bytes;
use serde_json::Value;

use super::attachment::{Attachment, content_type, safe_name};
use super::snowflake::Id;
use super::user_action::Refused;
use super::world::World;

/// The most bytes of a file, as Discord's clients allow without a subscription.
const LARGEST: usize = 10 << 20;

/// Texts that a user brings along with a command, by the name of the file.
pub type Brought = BTreeMap<String, String>;

impl World {
    /// Discord's object of the file of a name: one that was brought along, or the newest in the
    /// channel that the user sees.
    pub fn given_file(
        &mut self,
        name: &str,
        brought: &Brought,
        user: Id,
        channel: Id,
    ) -> Result<Value, Refused> {
        if let Some(text) = brought.get(name) {
            if text.len() > LARGEST {
                return Err(Refused::new(format!("{name} is too large")));
            }
            let id = self.id();
            self.keep_bytes(id, &Bytes::from(text.clone()));
            let filename = safe_name(name);
            let content_type = content_type(&filename).map(str::to_owned);
            let kept = Attachment {
                id,
                description: None,
                content_type,
                size: text.len(),
                pixels: None,
                filename,
            };
            return Ok(kept.json(&self.base, channel, true));
        }
        let seen = self.messages(channel).filter(|message| message.seen_by(user));
        let found = seen
            .flat_map(|message| &message.attachments)
            .rfind(|file| file.filename == name);
        let missing = || Refused::new(format!("you see no file {name} here"));
        found
            .map(|file| file.json(&self.base, channel, false))
            .ok_or_else(missing)
    }
}
