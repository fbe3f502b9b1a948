//! What every part of the edge works with. Knows no game by name.

use super::port::Port;
use crate::render::Renderer;
use crate::store::TableId;
use crate::table::Hall;
use crate::words::{Locale, Words};
use std::collections::HashMap;
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
}

/// The edge: the hall and everything between it and Discord.
pub struct Edge {
    pub(super) hall: Arc<Hall>,
    pub(super) words: Arc<Words>,
    pub(super) renderer: Arc<Renderer>,
    pub(super) port: Arc<dyn Port>,
    pub(super) settings: Settings,
    /// The tables that are being shown, and whether they have changed again since.
    pub(super) showing: Mutex<HashMap<TableId, bool>>,
    /// The hands that an answer is about to show, so that nothing else does.
    pub(super) claimed: Mutex<HashMap<(TableId, u64), usize>>,
    pub(super) tasks: TaskTracker,
    closing: AtomicBool,
}

impl Edge {
    /// An edge between a hall and a port.
    #[must_use]
    pub fn new(hall: Arc<Hall>, words: Arc<Words>, renderer: Arc<Renderer>, port: Arc<dyn Port>, settings: Settings) -> Arc<Edge> {
        Arc::new(Edge {
            hall,
            words,
            renderer,
            port,
            settings,
            showing: Mutex::default(),
            claimed: Mutex::default(),
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

    /// Waits until everything that was taken in has been answered and shown.
    pub async fn drained(&self) {
        self.tasks.wait().await;
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
