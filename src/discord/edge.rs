//! The edge as the program sees it: what comes in is taken, what changes is followed, and all of it
//! ends in order. Knows neither Discord's library nor a game.

use super::dedup::RecentInteractions;
use super::guard::{guarded, locked};
use super::incoming::{ChannelChange, Incoming};
use super::port::Port;
use super::router;
use super::services::{Services, Settings};
use crate::hall::Hall;
use crate::measure::Measures;
use crate::render::Renderer;
use crate::store::TableId;
use crate::words::Words;
use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::time::Instant;
use tokio_util::task::TaskTracker;
use tracing::Instrument;

/// The edge between a hall and Discord.
pub struct Edge {
    pub(super) services: Arc<Services>,
    /// The interactions that were taken in lately.
    recent: Mutex<RecentInteractions>,
    changes: Mutex<Changes>,
    tasks: TaskTracker,
    closing: Arc<AtomicBool>,
}

/// What has happened to channels and was not followed yet, in the order in which it happened.
#[derive(Default)]
struct Changes {
    waiting: VecDeque<ChannelChange>,
    /// Whether somebody follows them.
    followed: bool,
}

impl Edge {
    /// An edge between a hall and a port.
    #[must_use]
    pub fn new(
        hall: Arc<Hall>,
        words: Arc<Words>,
        renderer: Arc<Renderer>,
        port: Arc<dyn Port>,
        settings: Settings,
    ) -> Arc<Edge> {
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
        let (tasks, closing) = (TaskTracker::new(), Arc::new(AtomicBool::new(false)));
        let ending = (tasks.clone(), Arc::clone(&closing));
        let services = Services::new(hall, (words, renderer), port, settings, measures, ending);
        Arc::new(Edge {
            services: Arc::new(services),
            recent: Mutex::default(),
            changes: Mutex::default(),
            tasks,
            closing,
        })
    }

    /// Takes something in, unless we are closing or it comes for the second time; it is answered by
    /// a task of its own.
    pub fn take(&self, mut incoming: Incoming) {
        if self.closing() {
            return;
        }
        let (id, kind) = (incoming.ticket().id, incoming.kind());
        if !locked(&self.recent).add(id) {
            tracing::info!(interaction = %id, "an interaction was delivered twice");
            return;
        }
        self.services.measures.taken(kind);
        let caller = incoming.caller_mut();
        caller.appointed = self.services.settings.appoints(caller);
        let span = tracing::info_span!("interaction", id = id.0, kind);
        let admitted = self.services.admission.admit(&incoming);
        let services = Arc::clone(&self.services);
        let answered = async move {
            match admitted {
                Ok(()) => router::answer(&services, incoming).await,
                Err(wait) => router::turn_away(&services, &incoming, wait).await,
            }
        };
        self.tasks.spawn(answered.instrument(span));
    }

    /// Hears that something has happened to channels; what follows is done beside, one after the
    /// other: a channel that was changed and then deleted is gone.
    pub fn hear(self: &Arc<Self>, change: ChannelChange) {
        let mut changes = locked(&self.changes);
        changes.waiting.push_back(change);
        if !std::mem::replace(&mut changes.followed, true) {
            self.tasks.spawn(Arc::clone(self).follow_changes());
        }
    }

    async fn follow_changes(self: Arc<Self>) {
        while let Some(change) = self.next_change() {
            let watch = &self.services.watch;
            if let Err(panicked) = guarded(watch.changed(change)).await {
                self.services.measures.panicked("channels");
                tracing::error!(%panicked, "what has happened to channels was not followed");
            }
        }
    }

    /// What is to be followed next; where there is nothing, nobody follows any more.
    fn next_change(&self) -> Option<ChannelChange> {
        let mut changes = locked(&self.changes);
        let next = changes.waiting.pop_front();
        changes.followed = next.is_some();
        next
    }

    /// Follows the hall: every table that changes is shown. A panic in it ends nothing.
    pub async fn follow(self: Arc<Self>) {
        while guarded(Arc::clone(&self.services.outbox).follow()).await.is_err() {
            self.services.measures.panicked("outbox");
            tracing::error!("following the tables ended in a panic; it begins anew");
        }
    }

    /// Ends what was begun before this start and is to be done before anybody is answered: forgetting
    /// people.
    pub async fn resume(&self) {
        self.services.erasure.resume().await;
    }

    /// Compares a table's messages with the table.
    pub fn nudge(&self, table: TableId) {
        self.services.outbox.nudge(table);
    }

    /// Tries again what Discord refused and is worth asking again; tells when the next will be, at
    /// the latest in a while.
    pub fn nudge_due(&self, most: Duration) -> Instant {
        let erasure = &self.services.erasure;
        if erasure.is_due() && !self.closing() {
            let erasure = Arc::clone(erasure);
            self.tasks.spawn(async move { erasure.tidy().await });
        }
        self.services.outbox.nudge_due(most)
    }

    /// Tells those whose quiet hours are over what was held back in them, and watchers what is due;
    /// and removes what people wrote down at tables that were over long ago. Of several processes the one does it that
    /// has direct messages.
    pub async fn tell_digests(&self) {
        let services = &self.services;
        if !services.settings.shards.has(None) {
            return;
        }
        services.digests.tell_due().await;
        let open = match services.hall.open_tables().await {
            Ok(open) => open.into_iter().collect(),
            Err(why) => return tracing::error!(%why, "the open tables cannot be listed"),
        };
        services.watch_news.tell_due(&open).await;
        services.jottings.sweep(&open).await;
    }

    /// Makes the lists of open tables that servers have like the tables; whoever does so every few seconds
    /// edits each no more often than that.
    pub async fn keep_cards(&self) {
        self.services.cards.keep(self.services.settings.shards).await;
    }

    /// Keeps evenings going: draws rounds, opens their tables and shows their cards.
    pub async fn keep_evenings(&self) {
        self.services.evenings.keep(self.services.settings.shards).await;
    }

    /// Waits until somebody has changed an evening.
    pub(super) async fn evenings_changed(&self) {
        self.services.evenings.changed().await;
    }

    /// Waits until something is to be tried again sooner than it was.
    pub async fn sooner(&self) {
        self.services.outbox.schedule.sooner().await;
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

    /// Whether something is being answered or shown, or waits for it.
    #[must_use]
    pub fn busy(&self) -> bool {
        !self.tasks.is_empty() || !self.services.outbox.backlog.is_empty()
    }

    /// Waits until everything that was taken in has been answered and shown.
    pub async fn drained(&self) {
        self.tasks.wait().await;
    }
}
