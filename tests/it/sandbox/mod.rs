//! The look-alike of Discord behaves as Discord does.

mod bot;
mod client;
