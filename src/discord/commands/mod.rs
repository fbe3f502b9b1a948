//! The slash commands: what they are, and how Discord is told of them. Knows no game by name.

pub mod definition;
pub mod limits;
pub mod payload;
