//! Language: from a message (an id and its arguments) to text. Knows no game and no table.
//!
//! Whatever a person reads is a [`Message`] until the last moment; its sentences live in `locales/`.

pub mod message;

pub use message::{Arg, Message};
