//! Figures of a running bot, for those who run it: counts, times and states, as Prometheus reads
//! them.
//!
//! Knows no game, no table and nothing of Discord. Labels are words of the program's own text
//! (`&'static str`), so no figure can carry a secret, a name or an id, and there are few of them.
//!
//! | file | noun |
//! |---|---|
//! | `mod.rs` | what is measured |
//! | `stopwatch.rs` | a store whose appends are timed |
//! | `serve.rs` | where figures and health are asked for |

mod serve;
mod stopwatch;

pub use serve::{Probe, ServeFault, Serving, serve};
pub use stopwatch::Timed;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;
use std::collections::BTreeMap;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// One label and its value.
type Label = [(&'static str, &'static str); 1];

/// Seconds: from a tenth of a millisecond, a quick disk's sync, to the 3 s that Discord waits.
const SECONDS: [f64; 14] =
    [0.000_1, 0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0];

/// The words of each counter that is told apart by them. Each stands at 0 from the start: what appears with its first fault
/// has not increased for whoever watches it.
const INTERACTIONS: [&str; 5] = ["command", "suggestion", "control", "jotting", "unknown"];
const REFUSALS: [&str; 5] = ["rules", "table", "conflict", "fault", "pace"];
const APPENDS: [&str; 6] = ["done", "twice", "conflict", "place-taken", "unknown", "failed"];
const UNDECODED: [&str; 1] = ["interaction"];
const PANICS: [&str; 9] = [
    "interaction",
    "outbox",
    "picture",
    "gateway",
    "channels",
    "deadlines",
    "computers",
    "rounds",
    "peers",
];

/// How a shard's connection to the gateway is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Gateway {
    /// There is none.
    #[default]
    Disconnected,
    /// It is being made.
    Connecting,
    /// It broke off and is taken up again.
    Resuming,
    /// Events come in.
    Connected,
}

impl Gateway {
    const ALL: [Gateway; 4] =
        [Gateway::Disconnected, Gateway::Connecting, Gateway::Resuming, Gateway::Connected];

    /// Its word.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Gateway::Disconnected => "disconnected",
            Gateway::Connecting => "connecting",
            Gateway::Resuming => "resuming",
            Gateway::Connected => "connected",
        }
    }
}

/// Everything that is measured; clones count together.
#[derive(Clone, Debug)]
pub struct Measures(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    registry: Registry,
    interactions: Family<Label, Counter>,
    refusals: Family<Label, Counter>,
    unanswered: Counter,
    acknowledge: Histogram,
    appends: Family<Label, Counter>,
    append: Histogram,
    outbox: Gauge,
    stuck: Gauge,
    gateway: Family<Label, Gauge>,
    shards: Mutex<BTreeMap<u16, Gateway>>,
    undecoded: Family<Label, Counter>,
    panics: Family<Label, Counter>,
    panicked: Mutex<Option<Instant>>,
    open: Gauge,
    loaded: Gauge,
    backup: Gauge,
    backup_seconds: Gauge<f64, AtomicU64>,
    backup_bytes: Gauge,
    backup_failures: Counter,
    start: Gauge,
}

impl Default for Measures {
    fn default() -> Measures {
        let seconds = || Histogram::new(SECONDS);
        let mut inner = Inner {
            registry: Registry::with_prefix("tavolo"),
            interactions: Family::default(),
            refusals: Family::default(),
            unanswered: Counter::default(),
            acknowledge: seconds(),
            appends: Family::default(),
            append: seconds(),
            outbox: Gauge::default(),
            stuck: Gauge::default(),
            gateway: Family::default(),
            shards: Mutex::default(),
            undecoded: Family::default(),
            panics: Family::default(),
            panicked: Mutex::default(),
            open: Gauge::default(),
            loaded: Gauge::default(),
            backup: Gauge::default(),
            backup_seconds: Gauge::default(),
            backup_bytes: Gauge::default(),
            backup_failures: Counter::default(),
            start: Gauge::default(),
        };
        inner.register();
        inner.register_backups();
        inner.register_program();
        inner.begin();
        let measures = Measures(Arc::new(inner));
        measures.shards([0]);
        measures
    }
}

impl Inner {
    fn register(&mut self) {
        let to = &mut self.registry;
        to.register("interactions", "Interactions taken in, by kind", self.interactions.clone());
        to.register("refusals", "Orders that were not carried out, by kind", self.refusals.clone());
        to.register(
            "unanswered_interactions",
            "Interactions whose answer did not reach Discord",
            self.unanswered.clone(),
        );
        to.register(
            "acknowledge_seconds",
            "From taking an interaction in to its acknowledgement",
            self.acknowledge.clone(),
        );
        to.register("appends", "Records given to the store, by outcome", self.appends.clone());
        to.register(
            "append_seconds",
            "From giving a record to the store to its durable answer",
            self.append.clone(),
        );
        to.register(
            "outbox_tables",
            "Tables whose messages are being brought up to date",
            self.outbox.clone(),
        );
        to.register(
            "stuck_tables",
            "Tables whose messages could not be brought up to date and wait for the next round",
            self.stuck.clone(),
        );
        to.register(
            "gateway_state",
            "Shards by the state that their connection to the gateway is in",
            self.gateway.clone(),
        );
        to.register(
            "undecoded_events",
            "Events from the gateway that could not be read, by kind",
            self.undecoded.clone(),
        );
        to.register("panics", "Pieces of work that ended in a panic, by kind", self.panics.clone());
        to.register("tables_in_play", "Tables that are open", self.open.clone());
        to.register("tables_in_memory", "Tables that are loaded", self.loaded.clone());
    }

    fn register_backups(&mut self) {
        let to = &mut self.registry;
        to.register(
            "backup_timestamp_seconds",
            "When the last backup was taken, in seconds since 1970; 0 for never",
            self.backup.clone(),
        );
        to.register(
            "backup_duration_seconds",
            "How long the last backup of this run took",
            self.backup_seconds.clone(),
        );
        to.register("backup_bytes", "The size of its file", self.backup_bytes.clone());
        to.register("backup_failures", "Backups that failed", self.backup_failures.clone());
    }
}

impl Inner {
    fn register_program(&mut self) {
        let to = &mut self.registry;
        let version = vec![("version", env!("CARGO_PKG_VERSION"))];
        to.register("build", "The program that runs", Info::new(version));
        to.register(
            "start_time_seconds",
            "When the program was started, in seconds since 1970",
            self.start.clone(),
        );
    }

    /// All counters stand at 0.
    fn begin(&self) {
        let each = [
            (&self.interactions, "kind", &INTERACTIONS[..]),
            (&self.refusals, "kind", &REFUSALS[..]),
            (&self.appends, "outcome", &APPENDS[..]),
            (&self.undecoded, "kind", &UNDECODED[..]),
            (&self.panics, "kind", &PANICS[..]),
        ];
        for (family, label, words) in each {
            for word in words {
                drop(family.get_or_create(&[(label, *word)]));
            }
        }
    }
}

impl Measures {
    /// The program was started at a time, in milliseconds since 1970.
    pub fn started(&self, at: u64) {
        self.0.start.set(seconds(at));
    }

    /// An interaction of a kind was taken in.
    pub fn taken(&self, kind: &'static str) {
        debug_assert!(INTERACTIONS.contains(&kind), "{kind} is not told before");
        self.0.interactions.get_or_create(&[("kind", kind)]).inc();
    }

    /// An order was not carried out, for a kind of reason.
    pub fn refused(&self, kind: &'static str) {
        debug_assert!(REFUSALS.contains(&kind), "{kind} is not told before");
        self.0.refusals.get_or_create(&[("kind", kind)]).inc();
    }

    /// An interaction was acknowledged so long after it was taken in.
    pub fn acknowledged(&self, after: Duration) {
        self.0.acknowledge.observe(after.as_secs_f64());
    }

    /// An answer to an interaction did not reach Discord.
    pub fn unanswered(&self) {
        self.0.unanswered.inc();
    }

    /// The store answered a record so long after it was given it.
    pub fn appended(&self, outcome: &'static str, after: Duration) {
        debug_assert!(APPENDS.contains(&outcome), "{outcome} is not told before");
        self.0.appends.get_or_create(&[("outcome", outcome)]).inc();
        self.0.append.observe(after.as_secs_f64());
    }

    /// So many tables' messages are being brought up to date, and so many wait for the next round.
    pub fn outbox(&self, showing: usize, stuck: usize) {
        self.0.outbox.set(count(showing));
        self.0.stuck.set(count(stuck));
    }

    /// These are the shards whose connections are told of; none of them is connected yet.
    pub fn shards(&self, numbers: impl IntoIterator<Item = u16>) {
        let none = numbers.into_iter().map(|number| (number, Gateway::Disconnected));
        self.change(|shards| *shards = none.collect());
    }

    /// A shard's connection to the gateway is in a state now.
    pub fn gateway(&self, shard: u16, state: Gateway) {
        self.change(|shards| {
            shards.insert(shard, state);
        });
    }

    fn change(&self, change: impl FnOnce(&mut BTreeMap<u16, Gateway>)) {
        // Held while the gauges are set, so that they agree with it.
        let mut shards = self.0.shards.lock().unwrap_or_else(PoisonError::into_inner);
        change(&mut shards);
        for each in Gateway::ALL {
            let those = shards.values().filter(|state| **state == each).count();
            self.0
                .gateway
                .get_or_create(&[("state", each.word())])
                .set(count(those));
        }
    }

    /// The states that the shards' connections are in, by the shards' numbers.
    #[must_use]
    pub fn gateway_now(&self) -> BTreeMap<u16, Gateway> {
        let shards = self.0.shards.lock().unwrap_or_else(PoisonError::into_inner);
        shards.clone()
    }

    /// An event of a kind could not be read.
    pub fn undecoded(&self, kind: &'static str) {
        debug_assert!(UNDECODED.contains(&kind), "{kind} is not told before");
        self.0.undecoded.get_or_create(&[("kind", kind)]).inc();
    }

    /// A piece of work of a kind ended in a panic: a mistake of ours, of which health tells for a
    /// while.
    pub fn panicked(&self, kind: &'static str) {
        debug_assert!(PANICS.contains(&kind), "{kind} is not told before");
        self.0.panics.get_or_create(&[("kind", kind)]).inc();
        *self.0.panicked.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    /// Whether a piece of work has ended in a panic within this time.
    #[must_use]
    pub fn panicked_within(&self, time: Duration) -> bool {
        let last = *self.0.panicked.lock().unwrap_or_else(PoisonError::into_inner);
        last.is_some_and(|last| last.elapsed() < time)
    }

    /// So many tables are open, and so many are loaded.
    pub fn tables(&self, open: usize, loaded: usize) {
        self.0.open.set(count(open));
        self.0.loaded.set(count(loaded));
    }

    /// The last backup is of a time, in milliseconds since 1970.
    pub fn backup_is_of(&self, at: u64) {
        self.0.backup.set(seconds(at));
    }

    /// A backup was taken at a time: how long it took, and how large it is.
    pub fn backed_up(&self, at: u64, took: Duration, bytes: u64) {
        self.backup_is_of(at);
        self.0.backup_seconds.set(took.as_secs_f64());
        self.0.backup_bytes.set(i64::try_from(bytes).unwrap_or(i64::MAX));
    }

    /// A backup failed.
    pub fn backup_failed(&self) {
        self.0.backup_failures.inc();
    }

    /// All figures, in the OpenMetrics text format.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = encode(&mut text, &self.0.registry);
        text
    }
}

/// A time in milliseconds since 1970.
fn seconds(at: u64) -> i64 {
    i64::try_from(at / 1000).unwrap_or(i64::MAX)
}

fn count(of: usize) -> i64 {
    i64::try_from(of).unwrap_or(i64::MAX)
}
