//! Discord's error answers: a status, a code and a sentence.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// Whom a rate limit is counted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// The bot, on one route.
    User,
    /// The bot, on all routes.
    Global,
    /// Everyone who uses the resource; it does not count as the bot's fault.
    Shared,
}

impl Scope {
    /// Discord's word for it.
    pub fn word(self) -> &'static str {
        match self {
            Self::User => "user",
            Self::Global => "global",
            Self::Shared => "shared",
        }
    }
}

/// An error answer of the API.
#[derive(Clone, Debug, PartialEq)]
pub struct Rejection {
    /// The HTTP status.
    pub status: u16,
    /// The JSON body.
    pub body: Value,
    /// Seconds to wait, for a 429.
    pub retry_after: Option<f64>,
    /// Whose limit it is, for a 429.
    pub scope: Scope,
}

impl Rejection {
    /// An answer with one of Discord's error codes.
    pub fn new(status: u16, code: u32, message: &str) -> Self {
        Self {
            status,
            body: json!({ "message": message, "code": code }),
            retry_after: None,
            scope: Scope::User,
        }
    }

    /// A rate limit, with the seconds to wait.
    pub fn limited(seconds: f64, scope: Scope) -> Self {
        Self {
            status: 429,
            body: json!({
                "message": "You are being rate limited.",
                "retry_after": seconds,
                "global": scope == Scope::Global,
            }),
            retry_after: Some(seconds),
            scope,
        }
    }

    /// 50035 with its tree of errors.
    pub fn form(errors: Value) -> Self {
        let mut rejection = Self::new(400, 50035, "Invalid Form Body");
        rejection.body["errors"] = errors;
        rejection
    }

    /// Discord's error code, 0 where there is none.
    pub fn code(&self) -> u64 {
        self.body["code"].as_u64().unwrap_or(0)
    }
}

/// The error answers that several routes give.
impl Rejection {
    pub fn unauthorized() -> Self {
        Self::new(401, 0, "401: Unauthorized")
    }
    pub fn not_found() -> Self {
        Self::new(404, 0, "404: Not Found")
    }
    pub fn wrong_method() -> Self {
        Self::new(405, 0, "405: Method Not Allowed")
    }
    pub fn not_json() -> Self {
        Self::new(400, 50109, "The request body contains invalid JSON.")
    }
    pub fn unknown_channel() -> Self {
        Self::new(404, 10003, "Unknown Channel")
    }
    pub fn unknown_guild() -> Self {
        Self::new(404, 10004, "Unknown Guild")
    }
    pub fn unknown_member() -> Self {
        Self::new(404, 10007, "Unknown Member")
    }
    pub fn unknown_message() -> Self {
        Self::new(404, 10008, "Unknown Message")
    }
    pub fn unknown_user() -> Self {
        Self::new(404, 10013, "Unknown User")
    }
    pub fn unknown_webhook() -> Self {
        Self::new(404, 10015, "Unknown Webhook")
    }
    pub fn unknown_interaction() -> Self {
        Self::new(404, 10062, "Unknown interaction")
    }
    pub fn unknown_command() -> Self {
        Self::new(404, 10063, "Unknown application command")
    }
    pub fn opening_too_fast() -> Self {
        Self::new(403, 40003, "You are opening direct messages too fast.")
    }
    pub fn too_large() -> Self {
        Self::new(413, 40005, "Request entity too large")
    }
    pub fn acknowledged() -> Self {
        Self::new(400, 40060, "Interaction has already been acknowledged.")
    }
    pub fn missing_access() -> Self {
        Self::new(403, 50001, "Missing Access")
    }
    pub fn not_the_author() -> Self {
        Self::new(403, 50005, "Cannot edit a message authored by another user")
    }
    pub fn empty_message() -> Self {
        Self::new(400, 50006, "Cannot send an empty message")
    }
    pub fn no_text_channel() -> Self {
        Self::new(400, 50008, "Cannot send messages in a non-text channel")
    }
    pub fn wrong_kind() -> Self {
        Self::new(400, 50024, "Cannot execute action on this channel type")
    }
    pub fn locked() -> Self {
        Self::new(400, 160_005, "Thread is locked")
    }
    pub fn has_thread() -> Self {
        Self::new(400, 160_004, "A thread has already been created for this message")
    }
    pub fn closed_to_messages() -> Self {
        Self::new(403, 50007, "Cannot send messages to this user")
    }
    pub fn missing_permission() -> Self {
        Self::new(403, 50013, "Missing Permissions")
    }
    pub fn token_expired() -> Self {
        Self::new(401, 50027, "Invalid Webhook Token")
    }
    pub fn invalid_recipient() -> Self {
        Self::new(400, 50033, "Invalid Recipient(s)")
    }
    pub fn archived() -> Self {
        Self::new(400, 50083, "Thread is archived")
    }
    pub fn no_mutual_guild() -> Self {
        Self::new(403, 50278, "Cannot send messages to this user due to having no mutual guilds")
    }
    pub fn old_message_edits(seconds: f64) -> Self {
        let mut rejection = Self::new(
            429,
            30046,
            "Maximum number of edits to messages older than 1 hour reached. Try again later",
        );
        rejection.body["retry_after"] = json!(seconds);
        rejection.retry_after = Some(seconds);
        rejection
    }
}
