//! The log: to standard error, as lines for people or as JSON, from the configured importance on.
//!
//! Other people's code is heard from warnings on; the variable `RUST_LOG` sets it otherwise. Tokens,
//! hands and seeds are never written.

use crate::config::{Format, Log};
use std::io::IsTerminal;
use tracing_subscriber::EnvFilter;

/// Starts the log.
pub(super) fn start(log: &Log) {
    let usual = || EnvFilter::new(format!("warn,tavolo={}", log.level.word()));
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| usual());
    let terminal = std::io::stderr().is_terminal();
    let lines = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).with_ansi(terminal);
    let started = match log.format {
        Format::Text => lines.with_target(false).try_init(),
        Format::Json => lines.json().flatten_event(true).try_init(),
    };
    if let Err(why) = started {
        eprintln!("tavolo: the log could not be started: {why}");
    }
}
