//! Language: from a message (an id and its arguments) to text. Knows no game and no table.
//!
//! Whatever a person reads is a [`Message`] until the last moment; its sentences live in
//! `locales/`, a folder a language, and are embedded in the binary. A [`Speaker`] says messages in
//! one [`Locale`] and one [`Style`]. The ids of this room itself (lists, unnamed seats) are in
//! `words.ftl`.

mod disarm;
mod empty_list;
mod euphony;
mod fault;
mod inset;
mod library;
mod locale;
pub mod message;
mod moment;
mod pseudonym;
mod reference;
mod replacement;
mod sources;
mod speaker;

pub use disarm::cut;
pub use fault::WordsFault;
pub use inset::Insets;
pub use library::Words;
pub use locale::Locale;
pub use message::{Arg, Message};
pub use pseudonym::{is_unnamed, named, unnamed};
pub use speaker::{Speaker, Style};
