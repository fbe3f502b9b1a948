//! The log: to standard error, as lines for people or as JSON, from the configured importance on.
//!
//! Other people's code is heard from warnings on; the variable `RUST_LOG` sets it otherwise. Whatever it says, the store's
//! engine is never heard below `info`, where it tells each byte that it writes, and so every seed and hand; and Discord's
//! library and the connections below it never below warnings, its gateway not at all: they tell whole events and
//! requests. Tokens, hands and seeds are never written.

use crate::config::{Format, LogSection};
use std::io::IsTerminal;
use std::sync::atomic::{AtomicBool, Ordering};
use tracing::{Level, Metadata};
use tracing_subscriber::filter::{LevelFilter, Targets, filter_fn};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// Starts the log.
pub(super) fn start(log: &LogSection) {
    let usual = || {
        let ours = log.level.word().parse().unwrap_or(LevelFilter::INFO);
        Targets::new()
            .with_default(LevelFilter::WARN)
            .with_target("tavolo", ours)
    };
    let wanted = std::env::var("RUST_LOG").ok();
    let wanted = wanted.and_then(|wanted| wanted.parse::<Targets>().ok());
    let filter = wanted.unwrap_or_else(usual);
    let terminal = std::io::stderr().is_terminal();
    let lines = tracing_subscriber::fmt::layer()
        .with_writer(std::io::stderr)
        .with_ansi(terminal);
    let heard = tracing_subscriber::registry()
        .with(filter)
        .with(filter_fn(discreet));
    let started = match log.format {
        Format::Text => heard.with(lines.with_target(false)).try_init(),
        Format::Json => heard.with(lines.json().flatten_event(true)).try_init(),
    };
    match started {
        Ok(()) => JSON.store(log.format == Format::Json, Ordering::Relaxed),
        Err(why) => eprintln!("tavolo: the log could not be started: {why}"),
    }
}

/// Whether the log that was started is one of objects, so that whatever reads it wants nothing else.
static JSON: AtomicBool = AtomicBool::new(false);

/// Says why the program ends: as a line of the log where that is one of objects, for people otherwise.
pub(super) fn last_words(sentence: &str) {
    if JSON.load(Ordering::Relaxed) && tracing::enabled!(Level::ERROR) {
        tracing::error!("{sentence}");
    } else {
        eprintln!("tavolo: {sentence}");
    }
}

/// Whether a line may be written, whatever was asked for.
fn discreet(about: &Metadata<'_>) -> bool {
    let (mut target, level) = (about.target().split("::"), *about.level());
    match (target.next(), target.next()) {
        (Some("sled"), _) => level <= Level::INFO,
        // It tells of each connection that is lost, which we tell ourselves, and of each event that it cannot read, with all
        // that is in it.
        (Some("serenity"), Some("gateway")) => false,
        (Some("serenity" | "tungstenite" | "tokio_tungstenite"), _) => {
            about.is_event() && level <= Level::WARN
        }
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tracing::{event_enabled, span_enabled};

    #[test]
    fn what_goes_over_a_connection_or_to_the_disk_is_never_heard_whatever_is_asked_for() {
        let all: Targets = "trace".parse().unwrap();
        let heard = tracing_subscriber::registry().with(all).with(filter_fn(discreet));
        tracing::subscriber::with_default(heard, || {
            // Whole messages both ways, the first of them with the token; requests with their bodies; records with seeds.
            let whole = [
                event_enabled!(target: "tungstenite::protocol", Level::TRACE),
                event_enabled!(target: "tungstenite::protocol::frame", Level::DEBUG),
                event_enabled!(target: "tokio_tungstenite::compat", Level::TRACE),
                event_enabled!(target: "serenity::http::client", Level::INFO),
                span_enabled!(target: "serenity::http::client", Level::WARN),
                event_enabled!(target: "serenity::gateway::shard", Level::ERROR),
                event_enabled!(target: "sled::pagecache", Level::DEBUG),
            ];
            assert_eq!(whole, [false; 7]);
            let others = [
                event_enabled!(target: "tungstenite::protocol", Level::WARN),
                event_enabled!(target: "serenity::http::client", Level::WARN),
                event_enabled!(target: "sled::pagecache", Level::INFO),
                event_enabled!(target: "tavolo::hall", Level::TRACE),
            ];
            assert_eq!(others, [true; 4]);
        });
    }
}
