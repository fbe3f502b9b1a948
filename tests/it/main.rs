//! What the project promises, a module a concern.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails here")]

mod browser;
mod by_hand;
mod commands;
mod config;
mod durable;
mod edge;
mod fuzz;
mod hall;
mod leaks;
mod locales;
mod luck;
mod moments;
mod nats;
mod notices;
mod openapi;
mod pictures;
mod program;
mod random;
mod ratings;
mod sandbox;
mod search;
mod simulation;
mod store;
mod support;
mod tidy;
mod toy;
mod upgrades;
mod vectors;
mod words;
mod world;

use nats::cluster::ports;
