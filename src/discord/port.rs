//! The port: all that we ever ask of Discord. Behind it is `rest.rs`, or a recording fake.

use super::body::Body;
use super::emoji::{Emoji, EmojiSet};
use super::ids::{AnyChannel, ChannelId, DirectId, EmojiId, MessageId, MessageRef};
use super::incoming::{ChannelKind, OwnMessage, Ticket};
use super::lane::{Lane, Urgency};
use super::limiter::Slot;
use super::trouble::Trouble;
use crate::config::Hidden;
use crate::table::{Everyone, Only, Server, UserId};
use serde_json::Value;
use std::pin::Pin;
use std::sync::Arc;

/// A request under way.
pub type Call<'a, T> = Pin<Box<dyn Future<Output = Result<T, Trouble>> + Send + 'a>>;

/// Waiting for a request's turn.
pub type Waiting<'a> = Pin<Box<dyn Future<Output = Slot> + Send + 'a>>;

/// A form with one line to be typed, or with some lines that one has for oneself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypedForm {
    /// What it is known by when it comes back.
    pub id: String,
    /// What stands above it (45 letters at most).
    pub title: String,
    /// What stands above its line (45 letters at most).
    pub label: String,
    /// The most letters that can be typed.
    pub most: u32,
    /// What stands there before, where several lines can be typed, or none.
    pub before: Option<Hidden>,
}

/// How an interaction is acknowledged: by what its asker alone sees.
#[derive(Clone)]
pub enum Acknowledgement {
    /// With a new message.
    Message(Body<Only>),
    /// With a new message that comes later.
    MessageLater,
    /// By changing the message with the control, which is theirs.
    Update(OwnMessage, Body<Only>),
    /// Not visibly; the message with the control may be changed later.
    UpdateLater,
    /// With a form in which a line is typed.
    Form(TypedForm),
    /// With suggestions: name and value of each.
    Suggestions(Vec<(String, String)>),
}

/// A message that was posted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Posted {
    /// Its id.
    pub message: MessageId,
    /// Whether it says what was asked for; one that does not is an earlier message of the same nonce.
    pub as_asked: bool,
}

/// What we ask of Discord. What goes by the bot's token is asked for in its turn; whoever waited
/// for that should look whether it still has to be asked for, and drops the turn if not.
///
/// There is a way for what everyone reads, a way for one person, and a way for an answer, and each
/// takes only what fits. A hand does not go into a channel:
///
/// ```compile_fail,E0308
/// use tavolo::discord::{body::Body, ids::ChannelId, limiter::Slot, port::Port};
/// use tavolo::table::Only;
/// fn leak(port: &dyn Port, channel: ChannelId, hand: Body<Only>) {
///     let _ = port.post(Slot::free(), channel, hand);
/// }
/// ```
///
/// nor does it change a message that stands in one:
///
/// ```compile_fail,E0308
/// use tavolo::discord::{body::Body, ids::{ChannelId, MessageRef}, limiter::Slot, port::Port};
/// use tavolo::table::Only;
/// fn leak(port: &dyn Port, board: MessageRef<ChannelId>, hand: Body<Only>) {
///     let _ = port.edit_direct(Slot::free(), board, hand);
/// }
/// ```
///
/// nor does a channel stand for somebody's direct messages:
///
/// ```compile_fail,E0308
/// use tavolo::discord::{body::Body, ids::ChannelId, limiter::Slot, port::Port};
/// use tavolo::table::Only;
/// fn leak(port: &dyn Port, channel: ChannelId, hand: Body<Only>) {
///     let _ = port.post_direct(Slot::free(), channel, hand);
/// }
/// ```
///
/// A board goes into its channel, and a hand to its person:
///
/// ```
/// use tavolo::discord::{body::Body, ids::{ChannelId, DirectId}, limiter::Slot, port::Port};
/// use tavolo::table::{Everyone, Only};
/// fn show(port: &dyn Port, channel: ChannelId, board: Body<Everyone>, direct: DirectId, hand: Body<Only>) {
///     let _ = port.post(Slot::free(), channel, board);
///     let _ = port.post_direct(Slot::free(), direct, hand);
/// }
/// ```
pub trait Port: Send + Sync {
    /// Waits until Discord takes one more request in a lane.
    fn turn(&self, lane: Lane, urgency: Urgency) -> Waiting<'_>;
    /// Posts a message in a channel.
    fn post(&self, turn: Slot, channel: ChannelId, body: Body<Everyone>) -> Call<'_, Posted>;
    /// Changes a message of ours in a channel.
    fn edit(&self, turn: Slot, message: MessageRef<ChannelId>, body: Body<Everyone>) -> Call<'_, ()>;
    /// Sends one person a direct message.
    fn post_direct(&self, turn: Slot, channel: DirectId, body: Body<Only>) -> Call<'_, Posted>;
    /// Changes a direct message of ours.
    fn edit_direct(&self, turn: Slot, message: MessageRef<DirectId>, body: Body<Only>) -> Call<'_, ()>;
    /// Deletes a message of ours.
    fn remove(&self, turn: Slot, message: MessageRef<AnyChannel>) -> Call<'_, ()>;
    /// Takes the controls off a message of ours and leaves the rest as it is.
    fn strip(&self, turn: Slot, message: MessageRef<AnyChannel>) -> Call<'_, ()>;
    /// Acknowledges an interaction.
    fn acknowledge(&self, ticket: Ticket, how: Acknowledgement) -> Call<'_, ()>;
    /// Sends the asker one more message after an acknowledgement.
    fn follow_up(&self, ticket: Ticket, body: Body<Only>) -> Call<'_, ()>;
    /// Fills in or changes what the acknowledgement made or belongs to.
    fn amend(&self, ticket: Ticket, body: Body<Only>) -> Call<'_, ()>;
    /// Opens the direct messages with a person; answers their channel.
    fn open_direct(&self, turn: Slot, user: UserId) -> Call<'_, DirectId>;
    /// Opens a public thread in a channel of a kind that can have some; answers its id.
    fn open_thread(
        &self,
        turn: Slot,
        channel: ChannelId,
        kind: ChannelKind,
        name: String,
    ) -> Call<'_, ChannelId>;
    /// Opens the public thread of one of our messages; answers its id, also where it was opened before.
    fn open_message_thread(
        &self,
        turn: Slot,
        message: MessageRef<ChannelId>,
        name: String,
    ) -> Call<'_, ChannelId>;
    /// Replaces all commands: everywhere, or in one server.
    fn register(&self, turn: Slot, server: Option<Server>, commands: Value) -> Call<'_, ()>;
    /// The application's emoji that can be shown now.
    fn emoji(&self) -> &Arc<EmojiSet>;
    /// Looks up which emoji the application has.
    fn list_emoji(&self, turn: Slot) -> Call<'_, Vec<Emoji>>;
    /// Gives the application one more emoji, a PNG of at most 256 KiB; answers its id.
    fn upload_emoji(&self, turn: Slot, name: String, png: Vec<u8>) -> Call<'_, EmojiId>;
    /// Takes an emoji away from the application.
    fn remove_emoji(&self, turn: Slot, emoji: EmojiId) -> Call<'_, ()>;
    /// Whether somebody can see a channel of a server, by all that Discord says of it now. It takes
    /// several requests, each in its own turn.
    fn may_see(&self, channel: ChannelId, user: UserId) -> Call<'_, bool>;
    /// Whether everybody who sees a channel of a server sees another one as well. It takes several requests, each in its own
    /// turn.
    fn readers_see(&self, readers: ChannelId, other: ChannelId) -> Call<'_, bool>;
    /// Whether somebody is a member of a server, by what Discord says now.
    fn is_member(&self, server: Server, user: UserId, urgency: Urgency) -> Call<'_, bool>;
    /// Fetches a file that somebody attached, if it has at most so many bytes.
    fn fetch(&self, url: String, most: usize) -> Call<'_, Vec<u8>>;
}
