//! The edge: everything that knows Discord, and the only room that does.
//!
//! It shows what a table says ([`crate::table::Post`]) and turns what people do into orders. It
//! knows no game by name, no position and no view of one: whatever it shows was made for its
//! audience before.
//!
//! | file | noun |
//! |---|---|
//! | `incoming.rs`, `decode.rs` | what comes in |
//! | `router.rs`, `pressed.rs`, `press.rs`, `commands/` | whoever answers it |
//! | `which.rs`, `choice.rs` | which table is meant |
//! | `answer.rs`, `guard.rs` | answering in time, whatever happens |
//! | `admission.rs` | how much one person may ask |
//! | `custom_id.rs`, `controls.rs`, `composer.rs`, `in_words.rs`, `body.rs` | from a post to Discord's JSON |
//! | `outbox.rs`, `board.rs`, `hands.rs`, `courier.rs`, `shown.rs` | keeping messages like the tables |
//! | `lane.rs`, `limiter.rs`, `refusals.rs` | what Discord lets us ask, and what it has refused |
//! | `wishes.rs`, `notes.rs` | what people and channels wish |
//! | `port.rs`, `rest.rs`, `trouble.rs` | what we ask of Discord, and how it fails |
//! | `gateway.rs`, `registration.rs`, `session.rs` | the bot's run |
//!
//! Libraries that know Discord appear in few files: serenity in `rest.rs` and `session.rs`,
//! twilight's gateway in `gateway.rs`, its limits in `lane.rs`, `limiter.rs` and `rest.rs`.

mod admission;
mod answer;
mod board;
pub mod body;
mod choice;
mod clock;
pub mod commands;
mod composer;
mod controls;
mod courier;
pub mod custom_id;
pub mod decode;
mod deeds;
pub mod edge;
mod gateway;
mod guard;
mod hands;
mod in_words;
pub mod incoming;
pub mod lane;
pub mod limiter;
mod notes;
mod outbox;
mod permission;
pub mod port;
mod press;
mod pressed;
mod recent;
pub mod refusals;
mod registration;
mod rest;
mod router;
mod session;
mod shown;
mod suggestion;
pub mod trouble;
mod typed;
mod which;
mod wishes;
mod witness;

pub use admission::Pace;
pub use edge::{Edge, Settings};
pub use session::{Fault, Setup, register, run};
