//! The slash commands: what they are, and how Discord is told of them. Knows no game by name.

pub mod definition;
pub mod limits;
pub mod payload;

pub(super) mod about;
pub(super) mod ask;
pub(super) mod board;
pub(super) mod close;
pub(super) mod hand;
pub(super) mod help;
pub(super) mod join;
pub(super) mod leave;
pub(super) mod log;
pub(super) mod pass;
pub(super) mod play;
pub(super) mod resign;
pub(super) mod rules;
pub(super) mod settings;
pub(super) mod start;
pub(super) mod takeback;
pub(super) mod verify;
