//! The body of a message, with the audience in its type: a body for one person has no way into a channel, because
//! [`super::port::Port`] takes none there. Serenity's builders make its JSON.

use super::ids::serenity_id;
use crate::table::{Everyone, Only, UserId};
use serde::Serialize;
use serde_json::Value;
use serenity::builder::{
    CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateEmbed, CreateInteractionResponseMessage,
    CreateMessage, EditAttachments, EditMessage,
};
use serenity::model::channel::{MessageFlags, Nonce};
use serenity::model::id::{RoleId, UserId as SerenityUserId};
use std::fmt;
use std::marker::PhantomData;

/// The most characters of a message's text.
pub const CONTENT: usize = 2_000;
/// The most characters of an embed's description.
pub const EMBED: usize = 4_096;

/// A file in a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Its name.
    pub name: String,
    /// What it holds.
    pub bytes: Vec<u8>,
    /// The same in words, where it is a picture.
    pub alt: Option<String>,
}

/// What a message encloses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Enclosed {
    /// Nothing; an edit removes what was there.
    #[default]
    Nothing,
    /// Whatever was there before.
    Kept,
    /// A file, in the place of what was there.
    File(File),
}

/// A message's body for an audience: [`Everyone`] in a channel, or [`Only`] one person.
///
/// What is for one person can be written into no log, and shown to nobody else:
///
/// ```compile_fail,E0277
/// use tavolo::discord::body::Body;
/// use tavolo::table::Only;
/// fn log(hand: &Body<Only>) -> String {
///     format!("{hand:?}")
/// }
/// ```
///
/// ```compile_fail,E0277
/// use tavolo::discord::body::Body;
/// use tavolo::table::{Everyone, Only};
/// fn publish(hand: Body<Only>) -> Body<Everyone> {
///     hand.into()
/// }
/// ```
///
/// What everyone sees can be both:
///
/// ```
/// use tavolo::discord::body::Body;
/// use tavolo::table::{Everyone, Only};
/// fn log(board: &Body<Everyone>) -> String {
///     format!("{board:?}")
/// }
/// fn whisper(board: Body<Everyone>) -> Body<Only> {
///     board.into()
/// }
/// ```
pub struct Body<A> {
    /// Its text.
    pub content: String,
    /// A longer text in an embed.
    pub embed: Option<String>,
    /// Its rows of controls.
    pub rows: Vec<CreateActionRow>,
    /// Its file.
    pub enclosed: Enclosed,
    /// The users whom it may notify; nobody else is notified, whatever the text says.
    pub mention: Vec<UserId>,
    /// The role that it may notify.
    pub role: Option<u64>,
    /// With the same word a second message within some minutes is the first one.
    pub nonce: Option<String>,
    /// Whether it comes without a sound.
    pub silent: bool,
    audience: PhantomData<fn() -> A>,
}

impl<A> Default for Body<A> {
    fn default() -> Body<A> {
        Body {
            content: String::new(),
            embed: None,
            rows: Vec::new(),
            enclosed: Enclosed::Nothing,
            mention: Vec::new(),
            role: None,
            nonce: None,
            silent: false,
            audience: PhantomData,
        }
    }
}

impl<A> Clone for Body<A> {
    fn clone(&self) -> Body<A> {
        Body {
            content: self.content.clone(),
            embed: self.embed.clone(),
            rows: self.rows.clone(),
            enclosed: self.enclosed.clone(),
            mention: self.mention.clone(),
            role: self.role,
            nonce: self.nonce.clone(),
            silent: self.silent,
            audience: PhantomData,
        }
    }
}

impl fmt::Debug for Body<Everyone> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Body({})", self.fresh())
    }
}

impl From<Body<Everyone>> for Body<Only> {
    /// One person may read what everyone reads.
    fn from(body: Body<Everyone>) -> Body<Only> {
        Body {
            content: body.content,
            embed: body.embed,
            rows: body.rows,
            enclosed: body.enclosed,
            mention: body.mention,
            role: body.role,
            nonce: body.nonce,
            silent: body.silent,
            audience: PhantomData,
        }
    }
}

impl Body<Only> {
    /// The same below a small line.
    #[must_use]
    pub fn headed(self, line: &str) -> Body<Only> {
        self.below(&format!("-# {line}"))
    }

    /// The same below a text.
    #[must_use]
    pub fn below(mut self, first: &str) -> Body<Only> {
        let text = format!("{first}\n{}", self.content);
        match self.embed.take() {
            None => self.say(&text),
            embed => (self.content, self.embed) = (text, embed),
        }
        self
    }

    /// The JSON of a new answer to an interaction, which its asker alone sees.
    #[must_use]
    pub fn ephemeral(&self) -> Value {
        let built = CreateInteractionResponseMessage::new()
            .content(&self.content)
            .embeds(self.embeds())
            .components(self.rows.clone())
            .allowed_mentions(self.allowed_mentions())
            .add_files(self.attachment())
            .ephemeral(true);
        to_json(&built)
    }
}

impl<A> Body<A> {
    /// A body of text alone; what is too long for a message's text goes into an embed.
    #[must_use]
    pub fn text(text: &str) -> Body<A> {
        let mut body = Body::default();
        body.say(text);
        body
    }

    /// Sets the text; what is too long for a message's text goes into an embed, and is cut there.
    pub fn say(&mut self, text: &str) {
        match text.encode_utf16().count() {
            0..=CONTENT => {
                self.content = text.to_owned();
                self.embed = None;
            }
            _ => {
                self.content = String::new();
                self.embed = Some(crate::words::cut(text, EMBED).into_owned());
            }
        }
    }

    /// The JSON of a new message.
    #[must_use]
    pub fn fresh(&self) -> Value {
        let mut built = CreateMessage::new()
            .content(&self.content)
            .embeds(self.embeds())
            .components(self.rows.clone())
            .allowed_mentions(self.allowed_mentions())
            .add_files(self.attachment());
        if let Some(nonce) = &self.nonce {
            built = built.nonce(Nonce::String(nonce.clone())).enforce_nonce(true);
        }
        if self.silent {
            built = built.flags(MessageFlags::SUPPRESS_NOTIFICATIONS);
        }
        to_json(&built)
    }

    /// The JSON of an edit: it says everything but a kept file, so that nothing old stays.
    #[must_use]
    pub fn edit(&self) -> Value {
        let built = EditMessage::new()
            .content(&self.content)
            .embeds(self.embeds())
            .components(self.rows.clone())
            .allowed_mentions(self.allowed_mentions());
        let none = EditAttachments::new();
        to_json(&match &self.enclosed {
            Enclosed::Kept => built,
            Enclosed::Nothing | Enclosed::File(_) => {
                built.attachments(self.attachment().into_iter().fold(none, EditAttachments::add))
            }
        })
    }

    /// Whether a message, as Discord answers it, has its text.
    #[must_use]
    pub fn is_said_by(&self, message: &Value) -> bool {
        let says = |said: &Value, text: &str| said.as_str().unwrap_or_default().trim() == text.trim();
        let embed = self.embed.as_deref().unwrap_or_default();
        says(&message["content"], &self.content) && says(&message["embeds"][0]["description"], embed)
    }

    /// The file that is sent along.
    #[must_use]
    pub fn file(&self) -> Option<&File> {
        match &self.enclosed {
            Enclosed::File(file) => Some(file),
            Enclosed::Nothing | Enclosed::Kept => None,
        }
    }

    fn embeds(&self) -> Vec<CreateEmbed> {
        let embed = |text: &String| CreateEmbed::new().description(text);
        self.embed.iter().map(embed).collect()
    }

    fn allowed_mentions(&self) -> CreateAllowedMentions {
        let users = self
            .mention
            .iter()
            .map(|user| serenity_id::<SerenityUserId>(user.0));
        let roles = self.role.map(serenity_id::<RoleId>);
        CreateAllowedMentions::new().users(users).roles(roles)
    }

    /// What is said of the file; its bytes go beside the JSON.
    fn attachment(&self) -> Option<CreateAttachment> {
        let file = self.file()?;
        let attachment = CreateAttachment::bytes([], &file.name);
        Some(match &file.alt {
            Some(alt) => attachment.description(alt),
            None => attachment,
        })
    }
}

/// What a builder has made, as JSON; builders have nothing that JSON has not.
pub(super) fn to_json(built: &impl Serialize) -> Value {
    serde_json::to_value(built).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn nobody_is_notified_who_is_not_named() {
        let quiet = Body::<Everyone>::text("hello <@1> @everyone").fresh();
        assert_eq!(quiet["allowed_mentions"], json!({"parse": [], "users": [], "roles": []}));
        let mut named = Body::<Everyone>::text("<@7>");
        named.mention = vec![UserId(7)];
        let named = named.fresh();
        assert_eq!(named["allowed_mentions"], json!({"parse": [], "users": ["7"], "roles": []}));
        let mut called = Body::<Everyone>::text("<@&8> <@&9>");
        called.role = Some(8);
        assert_eq!(called.fresh()["allowed_mentions"], json!({"parse": [], "users": [], "roles": ["8"]}));
    }

    #[test]
    fn an_edit_keeps_or_removes_the_file_as_told() {
        let mut kept = Body::<Everyone>::text("a");
        kept.enclosed = Enclosed::Kept;
        assert_eq!(kept.edit().get("attachments"), None);
        assert_eq!(Body::<Everyone>::text("a").edit()["attachments"], json!([]));
        let file = File {
            name: "board.png".into(),
            bytes: vec![1],
            alt: Some("words".into()),
        };
        let mut sent = Body::<Everyone>::text("a");
        sent.enclosed = Enclosed::File(file);
        assert_eq!(
            sent.edit()["attachments"],
            json!([{"id": 0, "filename": "board.png", "description": "words"}])
        );
    }

    #[test]
    fn a_message_says_it_or_something_else() {
        let body = Body::<Everyone>::text("Ana is up \n");
        let (long, answer) = (Body::<Everyone>::text(&"x".repeat(2_001)), |body: &Body<_>| body.fresh());
        assert!(body.is_said_by(&json!({"content": "Ana is up", "embeds": []})));
        assert!(!body.is_said_by(&json!({"content": "Rui is up", "embeds": []})));
        assert!(!body.is_said_by(&Value::Null));
        assert!(long.is_said_by(&answer(&long)) && !long.is_said_by(&json!({"content": ""})));
    }

    #[test]
    fn long_text_goes_into_an_embed() {
        let body = Body::<Everyone>::text(&"x".repeat(2_001));
        assert_eq!((body.content.len(), body.embed.map(|text| text.len())), (0, Some(2_001)));
        assert_eq!(
            Body::<Everyone>::text(&"x".repeat(9_000))
                .embed
                .map(|text| text.encode_utf16().count()),
            Some(EMBED)
        );
    }
}
