//! What every part of the edge works with. Knows no game by name.

use super::admission::{Admission, Pace};
use super::body::Body;
use super::composer::{Composer, Sheet};
use super::guard::guarded;
use super::incoming::{Caller, Change, Ticket};
use super::notes::Notes;
use super::outbox::{Hold, Outbox};
use super::permission::lacking;
use super::port::Port;
use super::recent::Recent;
use super::refusals::Way;
use super::shown::Opened;
use super::trouble::Trouble;
use super::wishes::{self, Channel, Reader};
use crate::hall::Hall;
use crate::measure::Measures;
use crate::render::Renderer;
use crate::render::scene::Scene;
use crate::store::{Fault, TableId};
use crate::table::{Everyone, Only, Place, Post};
use crate::words::{Locale, Message, Speaker, Style, Words};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::Instant;
use tokio_util::task::TaskTracker;

/// How long a promised direct message may take before its failure is told nobody any more.
const PROMISE: Duration = Duration::from_secs(60);

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

/// The edge: the hall and everything between it and Discord.
pub struct Edge {
    pub(super) hall: Arc<Hall>,
    pub(super) words: Arc<Words>,
    pub(super) port: Arc<dyn Port>,
    pub(super) admission: Admission,
    pub(super) settings: Settings,
    pub(super) measures: Measures,
    pub(super) notes: Notes,
    pub(super) composer: Composer,
    pub(super) outbox: Arc<Outbox>,
    /// The interactions that were taken in lately.
    recent: Mutex<Recent>,
    /// Who was told that the hand of a table will come by direct message, and has not got it yet.
    promised: Mutex<HashMap<u64, TableId>>,
    pub(super) tasks: TaskTracker,
    closing: Arc<AtomicBool>,
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
        let notes = Notes::new(Arc::clone(hall.store()));
        let composer = Composer {
            words: Arc::clone(&words),
            renderer,
            measures: measures.clone(),
        };
        let watched = (Arc::clone(&hall), notes.clone());
        let outbox = Outbox::new(
            watched,
            &composer,
            Arc::clone(&port),
            settings.language,
            tasks.clone(),
            Arc::clone(&closing),
        );
        Arc::new(Edge {
            hall,
            words,
            port,
            admission: Admission::new(settings.pace),
            settings,
            measures,
            notes,
            composer,
            outbox,
            recent: Mutex::default(),
            promised: Mutex::default(),
            tasks,
            closing,
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

    /// Follows the hall: every table that changes is shown. A panic in it ends nothing.
    pub async fn follow(self: Arc<Self>) {
        while guarded(Arc::clone(&self.outbox).follow()).await.is_err() {
            self.measures.panicked("outbox");
            tracing::error!("following the tables ended in a panic; it begins anew");
        }
    }

    /// Compares a table's messages with the table.
    pub fn nudge(&self, table: TableId) {
        self.outbox.nudge(table);
    }

    /// Tries again what Discord refused and is worth asking again; tells when the next will be, at
    /// the latest in a while.
    pub fn nudge_due(&self, most: Duration) -> Instant {
        self.outbox.nudge_due(most)
    }

    /// Waits until something is to be tried again sooner than it was.
    pub async fn sooner(&self) {
        self.outbox.sooner().await;
    }

    /// Hears that something has happened to channels; what follows is done beside.
    pub fn hear(self: &Arc<Self>, change: Change) {
        let edge = Arc::clone(self);
        self.tasks.spawn(async move { edge.changed(change).await });
    }

    /// Something has happened to channels or to a server.
    pub async fn changed(&self, change: Change) {
        let refusals = self.outbox.refusals();
        match change {
            Change::Gone(channel) => {
                refusals.refused(Way::Channel(channel), &Trouble::UnknownChannel);
                self.outbox.nudge_place(Place(channel)).await;
            }
            Change::Changed(channels) => {
                for channel in channels {
                    if refusals.allowed(Way::Channel(channel)) {
                        self.outbox.nudge_place(Place(channel)).await;
                    }
                }
            }
            Change::Rights(server) => {
                for channel in refusals.channels() {
                    if self.server_of(channel).await == Some(server)
                        && refusals.allowed(Way::Channel(channel))
                    {
                        self.outbox.nudge_place(Place(channel)).await;
                    }
                }
            }
            Change::Left(server) => match self.hall.open_tables().await {
                Ok(tables) => {
                    for table in tables {
                        let Ok(place) = self.hall.read(table, |table| table.place()).await else {
                            continue;
                        };
                        if self.server_of(place.0).await == Some(server) {
                            refusals.refused(Way::Channel(place.0), &Trouble::MissingAccess);
                            self.outbox.nudge(table);
                        }
                    }
                }
                Err(why) => tracing::error!(%why, "the open tables cannot be listed"),
            },
        }
    }

    /// The server of a channel, as far as it was noted.
    async fn server_of(&self, channel: u64) -> Option<u64> {
        self.notes
            .wish::<Channel>(&wishes::channel(channel))
            .await
            .ok()?
            .of
    }

    /// An interaction comes from a channel: so it is there, and what we may do there is said.
    pub(super) async fn heard(&self, caller: &Caller) {
        let (refusals, way) = (self.outbox.refusals(), Way::Channel(caller.channel));
        let open = match refusals.why(way) {
            Some(Trouble::MissingPermission | Trouble::MissingAccess | Trouble::UnknownChannel) => {
                lacking(caller, false).is_empty()
            }
            _ => false,
        };
        if open && refusals.allowed(way) {
            self.outbox.nudge_place(Place(caller.channel)).await;
        }
    }

    /// Shows nothing of a table as long as the answer lives.
    pub(super) fn hold(&self, table: TableId) -> Hold<'_> {
        self.outbox.hold(table)
    }

    /// Held by whoever changes a hand's message.
    pub(super) fn hand_lock(&self, table: TableId, user: u64) -> Arc<tokio::sync::Mutex<()>> {
        self.outbox.hands.lock(table, user)
    }

    /// Notes that a hand was shown by an answer in its own message.
    ///
    /// # Errors
    /// It was not noted.
    pub(super) async fn hand_shown(
        &self,
        table: TableId,
        user: u64,
        message: u64,
        seen: Opened,
    ) -> Result<(), Trouble> {
        self.outbox.hands.answered(table, user, message, seen).await
    }

    /// Somebody was told that their hand will come by direct message.
    pub(super) fn promise(&self, table: TableId, user: u64) {
        locked(&self.promised).insert(user, table);
    }

    /// Tells somebody who was promised a direct message, if none could be sent.
    pub(super) fn keep_promise(self: &Arc<Self>, caller: &Caller, ticket: &Ticket) {
        let Some(table) = locked(&self.promised).remove(&caller.user) else {
            return;
        };
        let (edge, caller, ticket) = (Arc::clone(self), caller.clone(), ticket.clone());
        self.tasks.spawn(async move {
            let finished = tokio::time::timeout(PROMISE, edge.outbox.hand_finished(table, caller.user)).await;
            let line = edge.hand_way(caller.user).await;
            if finished.is_err() || line == "edge-hand-direct" {
                return;
            }
            let reader = edge.reader(&caller).await;
            let text = edge
                .words
                .speaker(reader.locale, &[], Style::Discord)
                .say(&Message::new(line));
            if let Err(why) = edge.port.follow_up(ticket, Body::text(&text).whispered()).await {
                tracing::warn!(%why, "it could not be told that a direct message was refused");
            }
        });
    }

    /// Whether an interaction comes for the first time; from now on it does not.
    pub(super) fn first(&self, id: u64) -> bool {
        locked(&self.recent).add(id)
    }

    /// Somebody takes direct messages again: what they are owed is to be shown at once.
    pub(super) async fn reopened(&self, user: u64) {
        self.outbox.reopened(user).await;
    }

    /// The board as everyone reads it.
    pub(super) fn board_sheet(
        &self,
        post: &Post<Everyone>,
        reader: Reader,
        mention: Option<&Message>,
    ) -> Sheet {
        self.composer.board(post, reader, mention)
    }

    /// A panel as its one person reads it; `first` are lines above it.
    pub(super) fn panel_sheet(&self, post: &Post<Only>, reader: Reader, first: &[Message]) -> Sheet {
        let lines: Vec<Message> = first
            .iter()
            .cloned()
            .chain(self.outbox.hands.notice(post.audience.place))
            .collect();
        self.composer.panel(post, reader, &lines)
    }

    /// A text board by itself.
    pub(super) fn text_board(&self, scene: &Scene, speaker: Speaker<'_>) -> Body {
        self.composer.text_board(scene, speaker)
    }

    /// A sheet with its picture drawn.
    pub(super) async fn draw(&self, sheet: Sheet) -> Body {
        self.composer.draw(sheet).await
    }

    /// A note; where there is none, the default.
    ///
    /// # Errors
    /// It cannot be read.
    pub(super) async fn note<T: DeserializeOwned + Default>(&self, key: &str) -> Result<T, Fault> {
        self.notes.get(key).await
    }

    /// Writes a note.
    ///
    /// # Errors
    /// It was not written.
    pub(super) async fn keep<T: Serialize + Sync>(&self, key: &str, value: &T) -> Result<(), Fault> {
        self.notes.put(key, value).await
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

/// The content of a lock, whatever became of who held it last.
pub(super) fn locked<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}
