//! What every part of the edge works with. Knows no game by name.

use super::admission::{Admission, Pace};
use super::port::Port;
use super::recent::Recent;
use super::shown::Shown;
use crate::measure::Measures;
use crate::render::Renderer;
use crate::store::TableId;
use crate::table::{Hall, UserId};
use crate::words::{Locale, Words};
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};
use tokio_util::task::TaskTracker;

/// What a host decides.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The language for people and channels whose own is not among ours.
    pub language: Locale,
    /// The game that is opened where none is named.
    pub game: Option<String>,
    /// Whether each table gets a thread of its own when its game begins.
    pub threads: bool,
    /// How much one person may ask; any amount where nothing is said.
    pub pace: Option<Pace>,
}

/// How many tables may be shown at once: after a restart all of them wait for it.
const AT_ONCE: usize = 64;

/// The edge: the hall and everything between it and Discord.
pub struct Edge {
    pub(super) hall: Arc<Hall>,
    pub(super) words: Arc<Words>,
    pub(super) renderer: Arc<Renderer>,
    pub(super) port: Arc<dyn Port>,
    pub(super) admission: Admission,
    pub(super) settings: Settings,
    pub(super) measures: Measures,
    /// The tables that are being shown, and whether they have changed again since.
    pub(super) showing: Mutex<HashMap<TableId, bool>>,
    /// The tables that could not be shown in full; the next round tries again.
    pub(super) stuck: Mutex<HashSet<TableId>>,
    /// Called when they are to be tried at once.
    called: tokio::sync::Notify,
    /// The tables of which something may stand that was not noted: from before the start, or because an answer was lost.
    pub(super) doubtful: Mutex<HashSet<TableId>>,
    /// What was shown and could not be noted.
    pub(super) unnoted: Mutex<HashMap<String, Shown>>,
    /// How many tables may be shown at once.
    pub(super) room: tokio::sync::Semaphore,
    /// The interactions that were taken in lately.
    recent: Mutex<Recent>,
    /// The tables of which nothing is shown for now.
    held: Mutex<HashSet<TableId>>,
    /// Held while a hand is sent; a hand's place among them is its table's and user's.
    pub(super) hands: [tokio::sync::Mutex<()>; 64],
    pub(super) tasks: TaskTracker,
    closing: AtomicBool,
}

impl Edge {
    /// An edge between a hall and a port.
    #[must_use]
    pub fn new(hall: Arc<Hall>, words: Arc<Words>, renderer: Arc<Renderer>, port: Arc<dyn Port>, settings: Settings) -> Arc<Edge> {
        Edge::measured(hall, words, renderer, port, settings, Measures::default())
    }

    /// The same with figures that are kept elsewhere.
    #[must_use]
    pub fn measured(
        hall: Arc<Hall>,
        words: Arc<Words>,
        renderer: Arc<Renderer>,
        port: Arc<dyn Port>,
        settings: Settings,
        measures: Measures,
    ) -> Arc<Edge> {
        Arc::new(Edge {
            hall,
            words,
            renderer,
            port,
            admission: Admission::new(settings.pace),
            settings,
            measures,
            showing: Mutex::default(),
            stuck: Mutex::default(),
            called: tokio::sync::Notify::new(),
            doubtful: Mutex::default(),
            unnoted: Mutex::default(),
            room: tokio::sync::Semaphore::new(AT_ONCE),
            recent: Mutex::default(),
            held: Mutex::default(),
            hands: std::array::from_fn(|_| tokio::sync::Mutex::new(())),
            tasks: TaskTracker::new(),
            closing: AtomicBool::new(false),
        })
    }

    /// From now on nothing new is taken in.
    pub fn close(&self) {
        self.closing.store(true, Ordering::Relaxed);
        self.tasks.close();
    }

    /// Whether nothing new is taken in.
    #[must_use]
    pub fn closing(&self) -> bool {
        self.closing.load(Ordering::Relaxed)
    }

    /// Shows nothing of a table as long as the answer lives.
    pub(super) fn hold(&self, table: TableId) -> Hold<'_> {
        locked(&self.held).insert(table);
        Hold { edge: self, table }
    }

    /// Whether nothing of a table is shown for now.
    pub(super) fn is_held(&self, table: TableId) -> bool {
        locked(&self.held).contains(&table)
    }

    /// Whether an interaction comes for the first time; from now on it does not.
    pub(super) fn first(&self, id: u64) -> bool {
        locked(&self.recent).add(id)
    }

    /// Somebody takes direct messages again: what they are owed is to be shown at once.
    pub(super) async fn reopened(&self, user: u64) {
        match self.hall.of(UserId(user)).await {
            Ok(tables) => locked(&self.stuck).extend(tables),
            Err(why) => tracing::error!(%why, "somebody's tables cannot be listed"),
        }
        self.called.notify_one();
    }

    /// Waits until what is owed is to be shown at once.
    pub(super) async fn called(&self) {
        self.called.notified().await;
    }

    /// Whether something is being answered or shown.
    #[must_use]
    pub fn busy(&self) -> bool {
        !self.tasks.is_empty()
    }

    /// Waits until everything that was taken in has been answered and shown.
    pub async fn drained(&self) {
        self.tasks.wait().await;
    }
}

/// As long as it lives nothing of the table is shown; whoever held it nudges the table then.
pub(super) struct Hold<'a> {
    edge: &'a Edge,
    table: TableId,
}

impl Drop for Hold<'_> {
    fn drop(&mut self) {
        locked(&self.edge.held).remove(&self.table);
    }
}

/// Now, in milliseconds since 1970.
#[must_use]
pub fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// The content of a lock, whatever became of who held it last.
pub(super) fn locked<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}
