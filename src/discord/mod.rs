//! The edge: everything that knows Discord, and the only room that does.
//!
//! It shows what a table says ([`crate::table::Post`]) and turns what people do into orders. It knows
//! no game by name, no position and no view of one: whatever it shows was made for its audience before.
//!
//! | file | noun |
//! |---|---|
//! | `incoming.rs`, `decode.rs` | what comes in |
//! | `router.rs`, `pressed.rs`, `press.rs`, `commands/` | whoever answers it |
//! | `which.rs`, `choice.rs` | which table is meant |
//! | `answer.rs`, `admission.rs` | answering in time, and how much one person may ask |
//! | `custom_id.rs`, `controls.rs`, `sheet.rs`, `in_words.rs`, `body.rs` | from a post to Discord's JSON |
//! | `outbox.rs`, `board.rs`, `hands.rs`, `shown.rs` | keeping messages like the tables |
//! | `wishes.rs`, `notes.rs` | what people and channels wish |
//! | `port.rs`, `rest.rs`, `trouble.rs` | what we ask of Discord, and how it fails |
//! | `gateway.rs`, `registration.rs`, `session.rs` | the bot's run |
//!
//! serenity appears in `rest.rs`, `decode.rs`, `gateway.rs` and `session.rs` only.

mod admission;
mod answer;
mod board;
pub mod body;
mod choice;
pub mod commands;
mod controls;
pub mod custom_id;
pub mod decode;
mod deeds;
pub mod edge;
mod gateway;
mod hands;
mod in_words;
pub mod incoming;
mod notes;
mod outbox;
mod permission;
pub mod port;
mod press;
mod pressed;
mod recent;
mod registration;
mod rest;
mod router;
mod session;
mod sheet;
mod shown;
mod suggestion;
pub mod trouble;
mod typed;
mod which;
mod wishes;

pub use admission::Pace;
pub use edge::{Edge, Settings};
pub use session::{Fault, Setup, edge, run};
