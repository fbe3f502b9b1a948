//! The edge: the only room that knows Discord.

pub mod commands;
