//! What keeps evenings going: rounds are drawn when those before have ended, their tables opened, and the card shown as it
//! is. Everything follows from the note and from how the tables stand, so that it does not matter when
//! or where the program ended. Knows no game.

use super::event_cards::EventCards;
use super::event_deal;
use super::event_note::{self, EventNote, PREFIX, SIGN_UP};
use super::event_obstacle::Obstacle;
use super::event_results::outcomes;
use super::event_tables::TableOpening;
use super::guard::locked;
use super::ids::ChannelId;
use super::outbox::Outbox;
use super::refusals::Way;
use super::shards::Shards;
use super::trouble::Trouble;
use crate::event::{EventPhase, TableOutcome};
use crate::hall::{Happening, Heard, Listener, What};
use crate::store::StoreFault;
use crate::table::{Server, UserId};
use crate::words::Message;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::Instant;

/// How often all evenings are looked at, whatever was heard.
const ALL: Duration = Duration::from_secs(5 * 60);
/// So many steps bring one up to date, unless it moves on faster.
const STEPS: usize = 64;
const KEPT: u64 = 90 * 24 * 60 * 60 * 1_000;

/// The evenings that are to be looked at.
struct Due {
    all: bool,
    servers: BTreeSet<Server>,
    looked: Option<Instant>,
}

/// What keeps evenings going.
pub(super) struct Evenings {
    outbox: Arc<Outbox>,
    /// Held by whoever keeps them going.
    listener: tokio::sync::Mutex<Listener>,
    due: Mutex<Due>,
    pub(super) cards: EventCards,
    changed: Notify,
}

impl Evenings {
    /// The evenings beside an outbox. After a start all are looked at.
    pub(super) fn new(outbox: Arc<Outbox>) -> Evenings {
        Evenings {
            listener: tokio::sync::Mutex::new(outbox.boards.hall.listen()),
            cards: EventCards::new(Arc::clone(&outbox)),
            outbox,
            due: Mutex::new(Due {
                all: true,
                servers: BTreeSet::new(),
                looked: None,
            }),
            changed: Notify::new(),
        }
    }

    /// A channel's evening; its number is 0 where there is none.
    ///
    /// # Errors
    /// It cannot be read.
    pub(super) async fn of(&self, server: Server, channel: ChannelId) -> Result<EventNote, StoreFault> {
        self.outbox
            .boards
            .notes
            .get(&event_note::key(server, channel))
            .await
    }

    /// The evening of a channel, or of a thread in which one of its tables stands.
    ///
    /// # Errors
    /// It cannot be read.
    pub(super) async fn around(&self, server: Server, channel: ChannelId) -> Result<EventNote, StoreFault> {
        let own = self.of(server, channel).await?;
        if own.id != 0 {
            return Ok(own);
        }
        let notes: Vec<(String, EventNote)> =
            self.outbox.boards.notes.scan(&event_note::prefix(server)).await?;
        let mut around = notes.into_iter().map(|(_, note)| note);
        Ok(around.find(|note| note.at(channel)).unwrap_or_default())
    }

    /// Changes a channel's evening and has it looked at; answers what the change did.
    ///
    /// # Errors
    /// It was not written, or cannot be read.
    pub(super) async fn change<R: Send>(
        &self,
        (server, channel): (Server, ChannelId),
        change: impl Fn(&mut EventNote) -> R + Send,
    ) -> Result<R, StoreFault> {
        let did = self
            .outbox
            .boards
            .notes
            .change(&event_note::key(server, channel), change)
            .await?;
        self.look_at(server);
        Ok(did)
    }

    /// A server's evenings are looked at as soon as can be.
    pub(super) fn look_at(&self, server: Server) {
        locked(&self.due).servers.insert(server);
        self.changed.notify_one();
    }

    /// All evenings are looked at as soon as can be.
    pub(super) fn look_at_all(&self) {
        locked(&self.due).all = true;
        self.changed.notify_one();
    }

    /// Waits until one is to be looked at.
    pub(super) async fn changed(&self) {
        self.changed.notified().await;
    }

    /// Somebody says that tables can be opened by now.
    pub(super) fn retry(&self, note: &EventNote) {
        self.cards.hold(&note.key(), None);
        let refusals = &self.outbox.boards.courier.refusals;
        refusals.allowed(Way::Channel(ChannelId(note.channel)));
        let threads = note
            .openings
            .iter()
            .flatten()
            .filter_map(|opening| opening.message);
        for thread in threads {
            refusals.allowed(Way::Channel(ChannelId(thread.0)));
        }
        self.look_at(Server(note.server));
    }

    /// Keeps the evenings of these shards' servers going, where something has happened.
    pub(super) async fn keep(&self, shards: Shards) {
        let mut listener = self.listener.lock().await;
        self.hear(&mut listener).await;
        let notes = match self.due().await {
            Ok(notes) => notes,
            Err(why) => return tracing::error!(%why, "it cannot be read which evenings there are"),
        };
        for (key, server) in notes.into_iter().filter(|(_, server)| shards.has(Some(*server))) {
            if let Err(why) = self.attend(&key).await {
                tracing::info!(key, %why, "an evening does not go on yet; it is tried again");
                locked(&self.due).servers.insert(server);
            }
        }
    }

    /// Takes in what has happened since the last time.
    async fn hear(&self, listener: &mut Listener) {
        while let Some(heard) = listener.try_next() {
            match heard {
                Heard::Happened(Happening { what, table, .. }) if matters(what) => {
                    match self.outbox.boards.hall.server_of(table).await {
                        Ok(server) => locked(&self.due).servers.extend(server),
                        // Where it stood is not known any more.
                        Err(_) => locked(&self.due).all = true,
                    }
                }
                Heard::Happened(_) => {}
                Heard::Missed => locked(&self.due).all = true,
            }
        }
    }

    /// The keys of the evenings that are looked at now, with their servers.
    async fn due(&self) -> Result<Vec<(String, Server)>, StoreFault> {
        let (all, servers) = {
            let mut due = locked(&self.due);
            let late = due.looked.is_none_or(|looked| looked.elapsed() >= ALL);
            (std::mem::take(&mut due.all) || late, std::mem::take(&mut due.servers))
        };
        let prefixes = match all {
            true => vec![PREFIX.to_owned()],
            false => servers.iter().map(|server| event_note::prefix(*server)).collect(),
        };
        let mut keys = Vec::new();
        for prefix in prefixes {
            match self.outbox.boards.notes.scan::<EventNote>(&prefix).await {
                Ok(notes) => keys.extend(notes.into_iter().map(|(key, note)| (key, Server(note.server)))),
                Err(why) => {
                    let mut due = locked(&self.due);
                    due.all |= all;
                    due.servers.extend(servers);
                    return Err(why);
                }
            }
        }
        if all {
            locked(&self.due).looked = Some(Instant::now());
        }
        Ok(keys)
    }

    /// Brings an evening up to date, and its card.
    async fn attend(&self, key: &str) -> Result<(), Trouble> {
        for _ in 0..STEPS {
            let note: EventNote = self.outbox.boards.notes.get(key).await?;
            let now = self.outbox.boards.hall.clock().now();
            if !note.open() && now >= note.ended.saturating_add(KEPT) {
                return Ok(self.outbox.boards.notes.remove(key).await?);
            }
            if !self.step(key, &note, now).await? {
                if self.cards.show(key).await? {
                    self.look_at(Server(note.server));
                }
                return Ok(());
            }
        }
        self.look_at(Server(self.outbox.boards.notes.get::<EventNote>(key).await?.server));
        Ok(())
    }

    /// Makes one step; whether another one may follow.
    async fn step(&self, key: &str, note: &EventNote, now: u64) -> Result<bool, Trouble> {
        let boards = &self.outbox.boards;
        let mut let_go = note.clone();
        let_go.let_go(&[]);
        if let_go != *note {
            boards
                .notes
                .change(key, |note: &mut EventNote| note.let_go(&[]))
                .await?;
            return Ok(true);
        }
        if note.evening.phase == EventPhase::SignUp && now >= note.opened.saturating_add(SIGN_UP) {
            self.end(note, EventPhase::Closed, now).await?;
            return Ok(true);
        }
        if !note.running() {
            self.cards.hold(key, None);
            return Ok(false);
        }
        let left = self.departed(note).await;
        if !left.is_empty() {
            boards
                .notes
                .change(key, |note: &mut EventNote| note.let_go(&left))
                .await?;
            return Ok(true);
        }
        let outcomes = outcomes(&boards.hall, note).await?;
        let whole: Option<Vec<Vec<TableOutcome>>> = outcomes
            .iter()
            .map(|round| round.iter().cloned().collect())
            .collect();
        match whole {
            Some(whole) => {
                self.go_on(note, &whole, now).await?;
                Ok(true)
            }
            None => {
                self.open(key, note, outcomes.last().map_or(&[], Vec::as_slice))
                    .await
            }
        }
    }

    /// Those who take part and have left the server.
    pub(super) async fn departed(&self, note: &EventNote) -> Vec<UserId> {
        let there = note.evening.participants.iter();
        let there = there.filter(|one| one.user > 0 && !one.stopped);
        let users = there.map(|one| UserId(one.user)).collect();
        self.outbox.membership.departed(Server(note.server), users).await
    }

    /// All tables have ended: the next round is drawn, or it is over.
    async fn go_on(
        &self,
        note: &EventNote,
        outcomes: &[Vec<TableOutcome>],
        now: u64,
    ) -> Result<(), StoreFault> {
        let Some(round) = note.evening.following(outcomes) else {
            return self.end(note, EventPhase::Over, now).await;
        };
        let (id, drawn) = (note.id, note.openings.len());
        let draw = |note: &mut EventNote| {
            if note.id == id && note.running() && note.openings.len() == drawn {
                note.draw(round.clone());
            }
        };
        self.outbox.boards.notes.change(&note.key(), draw).await
    }

    async fn end(&self, note: &EventNote, phase: EventPhase, now: u64) -> Result<(), StoreFault> {
        let id = note.id;
        let end = |note: &mut EventNote| {
            if note.id == id && note.open() {
                note.end(phase, now);
            }
        };
        self.outbox.boards.notes.change(&note.key(), end).await
    }

    /// Opens the tables of the last round that do not stand yet; whether something of it is to be looked at anew.
    async fn open(
        &self,
        key: &str,
        note: &EventNote,
        ends: &[Option<TableOutcome>],
    ) -> Result<bool, Trouble> {
        if note.card.stage != note.stage() {
            // Who meets whom stands above their tables.
            self.cards.show(key).await?;
        }
        event_deal::reserve(&self.outbox.boards.hall, note).await?;
        let openings = note.openings.last().map_or(&[][..], Vec::as_slice);
        let waiting = openings.iter().zip(ends).enumerate();
        let waiting: Vec<usize> = waiting
            .filter(|(_, (opening, end))| !opening.begun && end.is_none())
            .map(|(number, _)| number)
            .collect();
        let (mut held, mut again) = (None, false);
        for number in &waiting {
            match TableOpening::new(&self.outbox, note, *number).open().await {
                Ok(()) => again = true,
                Err(Obstacle::Trouble(why)) if why.passes() => return Err(why),
                Err(Obstacle::Trouble(Trouble::UnknownChannel)) => {
                    tracing::warn!(key, "the channel of an evening is gone");
                    self.end(note, EventPhase::Closed, self.outbox.boards.hall.clock().now())
                        .await?;
                    return Ok(true);
                }
                Err(obstacle) => {
                    tracing::warn!(key, number, ?obstacle, "a table of an evening cannot be opened");
                    let why = obstacle.told();
                    held.get_or_insert(
                        Message::new("event-held")
                            .with("table", number + 1)
                            .with("why", why),
                    );
                }
            }
        }
        // Until somebody tries again, or all are looked at.
        let again = again && held.is_none();
        self.cards.hold(key, held);
        Ok(again)
    }
}

/// Whether a table may have ended by what happened.
fn matters(what: What) -> bool {
    matches!(what, What::Ended | What::Closed | What::Removed | What::Moderated | What::Changed)
}
