//! What the project promises, a module a concern.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails here")]

mod commands;
mod hall;
mod sandbox;
mod config;
mod support;
mod toy;
mod vectors;
mod words;
mod world;
