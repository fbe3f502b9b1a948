//! The port: all that we ever ask of Discord. Behind it is `rest.rs`, or a recording fake.

use super::body::Body;
use super::incoming::{Kind, Ticket};
use super::lane::{Lane, Urgency};
use super::limiter::Turn;
use super::trouble::Trouble;
use serde_json::Value;
use std::pin::Pin;

/// A request under way.
pub type Call<'a, T> = Pin<Box<dyn Future<Output = Result<T, Trouble>> + Send + 'a>>;

/// Waiting for a request's turn.
pub type Waiting<'a> = Pin<Box<dyn Future<Output = Turn> + Send + 'a>>;

/// How an interaction is acknowledged.
#[derive(Clone, Debug, PartialEq)]
pub enum Acknowledgement {
    /// With a new message.
    Message(Body),
    /// With a new message that comes later and that its asker alone sees.
    MessageLater,
    /// By changing the message with the control.
    Update(Body),
    /// Not visibly; the message with the control may be changed later.
    UpdateLater,
    /// With suggestions: name and value of each.
    Suggestions(Vec<(String, String)>),
}

/// What we ask of Discord. What goes by the bot's token is asked for in its turn; whoever waited
/// for that should look whether it still has to be asked for, and drops the turn if not.
pub trait Port: Send + Sync {
    /// Waits until Discord takes one more request in a lane.
    fn turn(&self, lane: Lane, urgency: Urgency) -> Waiting<'_>;
    /// Posts a message in a channel; answers its id.
    fn send(&self, turn: Turn, channel: u64, body: Body) -> Call<'_, u64>;
    /// Changes a message of ours.
    fn edit(&self, turn: Turn, channel: u64, message: u64, body: Body) -> Call<'_, ()>;
    /// Takes the controls off a message of ours and leaves the rest as it is.
    fn strip(&self, turn: Turn, channel: u64, message: u64) -> Call<'_, ()>;
    /// Acknowledges an interaction.
    fn acknowledge(&self, ticket: Ticket, how: Acknowledgement) -> Call<'_, ()>;
    /// Sends one more message after an acknowledgement.
    fn follow_up(&self, ticket: Ticket, body: Body) -> Call<'_, ()>;
    /// Fills in or changes what the acknowledgement made or belongs to.
    fn amend(&self, ticket: Ticket, body: Body) -> Call<'_, ()>;
    /// Opens the direct messages with a person; answers their channel.
    fn direct(&self, turn: Turn, user: u64) -> Call<'_, u64>;
    /// Opens a public thread in a channel of a kind that can have some; answers its id.
    fn thread(&self, turn: Turn, channel: u64, kind: Kind, name: String) -> Call<'_, u64>;
    /// Replaces all commands: everywhere, or in one server.
    fn register(&self, turn: Turn, server: Option<u64>, commands: Value) -> Call<'_, ()>;
    /// Fetches a file that somebody attached, if it has at most so many bytes.
    fn fetch(&self, url: String, most: usize) -> Call<'_, Vec<u8>>;
}
