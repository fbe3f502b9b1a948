//! What the project promises, a module a concern.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails here")]

mod commands;
mod config;
mod hall;
mod locales;
mod random;
mod program;
mod sandbox;
mod store;
mod simulation;
mod support;
mod toy;
mod vectors;
mod words;
mod world;
