//! Keeps what stands on Discord like the tables: not a queue of messages but a comparison, message
//! by message, of what should be seen with what is. What changed meanwhile is sent once, what was
//! not delivered is sent again, and after a restart everything is compared. A table's board and
//! each of its hands go their own ways: none waits for another.

use super::board::Boards;
use super::courier::{Courier, Progress, SOON};
use super::delivery::{self, Finished};
use super::guard::{guarded, locked};
use super::hands::Hands;
use super::ids::ChannelId;
use super::notes::Notes;
use super::refusals::Way;
use super::retry::{LONGEST_PAUSE, pause};
use super::stranding;
use super::target::Target;
use super::trouble::Trouble;
use super::witness;
use crate::hall::{Hall, Happening, Heard, What};
use crate::measure::Measures;
use crate::store::TableId;
use crate::table::{Fault, Place, UserId};
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::{Notify, Semaphore};
use tokio::time::Instant;
use tokio_util::task::TaskTracker;

/// How often a message is tried again before it waits for its next change or the next round.
const TRIES: u32 = 6;
/// How many messages may be compared at once: after a restart all of them wait for it.
const AT_ONCE: usize = 64;

/// What keeps messages like the tables.
pub(super) struct Outbox {
    hall: Arc<Hall>,
    notes: Notes,
    boards: Boards,
    pub(super) hands: Hands,
    courier: Arc<Courier>,
    measures: Measures,
    /// What is being shown, and whether it has changed again since.
    showing: Mutex<HashMap<Target, bool>>,
    /// What is looked at again, when, and whether because it could not be shown.
    pending: Mutex<HashMap<Target, (Instant, bool)>>,
    /// The tables of which nothing is shown for now.
    paused: Mutex<HashSet<TableId>>,
    /// Told when something is to be tried again sooner than it was.
    sooner: Notify,
    /// Told when something has been shown, or not.
    finished: Notify,
    permits: Semaphore,
    tasks: TaskTracker,
    closing: Arc<AtomicBool>,
}

impl Outbox {
    /// An outbox that shows what the boards and the hands make; `tasks` are waited for by whoever
    /// ends the program.
    pub(super) fn new(
        boards: Boards,
        hands: Hands,
        measures: Measures,
        tasks: TaskTracker,
        closing: Arc<AtomicBool>,
    ) -> Arc<Outbox> {
        Arc::new(Outbox {
            hall: Arc::clone(&boards.hall),
            notes: boards.notes.clone(),
            courier: Arc::clone(&boards.courier),
            boards,
            hands,
            measures,
            showing: Mutex::default(),
            pending: Mutex::default(),
            paused: Mutex::default(),
            sooner: Notify::new(),
            finished: Notify::new(),
            permits: Semaphore::new(AT_ONCE),
            tasks,
            closing,
        })
    }

    /// Follows the hall: every table that changes is shown.
    pub(super) async fn follow(self: Arc<Self>) {
        let mut listener = self.hall.listen();
        self.nudge_all().await;
        while let Some(heard) = listener.next().await {
            match heard {
                // What is not there any more has nothing to show.
                Heard::Happened(Happening {
                    what: What::Removed, ..
                }) => {}
                Heard::Happened(happening) => self.nudge(happening.table),
                Heard::Missed => self.nudge_all().await,
            }
        }
    }

    /// Compares all tables that still have something to show; something of them may stand that was
    /// not noted.
    pub(super) async fn nudge_all(self: &Arc<Self>) {
        match self.hall.open_tables().await {
            Ok(tables) => tables.into_iter().for_each(|table| self.nudge_doubtful(table)),
            Err(why) => tracing::error!(%why, "the open tables cannot be listed"),
        }
        match self.notes.scan::<bool>("owed/").await {
            Ok(notes) => {
                notes
                    .iter()
                    .filter_map(|note| note.0.strip_prefix("owed/")?.parse().ok())
                    .for_each(|table| self.nudge_doubtful(table));
            }
            Err(why) => tracing::error!(%why, "the notes of what is owed cannot be listed"),
        }
    }

    fn nudge_doubtful(self: &Arc<Self>, table: TableId) {
        self.courier.doubt(Target::Table(table));
        self.nudge(table);
    }

    /// Compares a table's messages, now or as soon as who does it already is done.
    pub(super) fn nudge(self: &Arc<Self>, table: TableId) {
        self.start(Target::Table(table));
    }

    /// The table of a place is compared, if there is one: what stood in its way may be gone.
    pub(super) async fn nudge_place(self: &Arc<Self>, place: Place) {
        match self.hall.at(place).await {
            Ok(Some(table)) => self.nudge(table),
            Ok(None) => {}
            Err(why) => tracing::error!(%why, "the table of a channel cannot be looked up"),
        }
    }

    /// Tries again what is due, and tells when the next is, at the latest in a while.
    pub(super) fn nudge_due(self: &Arc<Self>, most: Duration) -> Instant {
        let now = Instant::now();
        let mut pending = locked(&self.pending);
        let due: Vec<Target> = pending
            .iter()
            .filter(|(_, (at, _))| *at <= now)
            .map(|(target, _)| *target)
            .collect();
        for target in &due {
            pending.remove(target);
        }
        let next = pending.values().map(|(at, _)| *at).min().unwrap_or(now + most);
        drop(pending);
        due.into_iter().for_each(|target| self.start(target));
        self.count();
        next.min(now + most)
    }

    /// Waits until something is to be tried again sooner than it was.
    pub(super) async fn sooner(&self) {
        self.sooner.notified().await;
    }

    /// Whatever waits of a person's tables is tried again at once.
    pub(super) async fn reopened(self: &Arc<Self>, user: UserId) {
        self.courier.refusals.hoped(Way::Person(user));
        match self.hall.of(user).await {
            Ok(tables) => tables
                .into_iter()
                .for_each(|table| self.start(Target::Hand(table, user))),
            Err(why) => tracing::error!(%why, "somebody's tables cannot be listed"),
        }
    }

    /// Waits until a person's hand has been shown, or not, if it is being shown.
    pub(super) async fn hand_finished(&self, table: TableId, user: UserId) {
        loop {
            let finished = self.finished.notified();
            if ![Target::Table(table), Target::Hand(table, user)]
                .iter()
                .any(|target| self.shows(target))
            {
                return;
            }
            finished.await;
        }
    }

    fn shows(&self, target: &Target) -> bool {
        locked(&self.showing).contains_key(target)
    }

    /// Shows nothing of a table as long as the answer lives.
    pub(super) fn hold(&self, table: TableId) -> Hold<'_> {
        locked(&self.paused).insert(table);
        Hold { outbox: self, table }
    }

    /// Counts what is being shown and what waits.
    fn count(&self) {
        let tables = |targets: &mut dyn Iterator<Item = TableId>| targets.collect::<HashSet<TableId>>().len();
        let showing = tables(&mut locked(&self.showing).keys().map(|target| target.table()));
        let pending = locked(&self.pending);
        let stuck = pending.iter().filter(|(_, (_, stuck))| *stuck);
        self.measures
            .outbox(showing, tables(&mut stuck.map(|(target, _)| target.table())));
    }

    /// Shows a target, or once more when that is done.
    fn start(self: &Arc<Self>, target: Target) {
        let mut showing = locked(&self.showing);
        if let Some(again) = showing.get_mut(&target) {
            *again = true;
            return;
        }
        showing.insert(target, false);
        drop(showing);
        self.count();
        let outbox = Arc::clone(self);
        self.tasks.spawn(async move { outbox.keep_showing(target).await });
    }

    async fn keep_showing(self: Arc<Self>, target: Target) {
        let mut tries = 0;
        loop {
            let wait = match guarded(self.show(target)).await {
                Ok(Ok(Progress::Done | Progress::Over)) => {
                    self.courier.trust(target);
                    None
                }
                Ok(Ok(Progress::PutOff(wait))) => {
                    self.courier.trust(target);
                    Some((wait, false))
                }
                Ok(Ok(Progress::Later(wait))) => Some((wait, true)),
                Ok(Err(why)) if tries < TRIES && !self.closing.load(Ordering::Relaxed) => {
                    tries += 1;
                    tracing::info!(?target, %why, tries, "a message was not shown; it is tried again");
                    tokio::time::sleep(pause(&why, tries)).await;
                    continue;
                }
                Ok(Err(why)) => {
                    tracing::warn!(?target, %why, "a message was not shown");
                    Some((SOON, true))
                }
                Err(panicked) => {
                    self.measures.panicked("outbox");
                    tracing::error!(?target, %panicked, "a message was not shown; it is tried again with the next change or in a while");
                    Some((SOON, true))
                }
            };
            let mut showing = locked(&self.showing);
            match (showing.get_mut(&target), wait) {
                (Some(again), _) if *again => *again = false,
                (_, wait) => {
                    showing.remove(&target);
                    drop(showing);
                    self.waits(target, wait);
                    return;
                }
            }
        }
    }

    /// Remembers when a target is tried again, if it has to be.
    fn waits(&self, target: Target, wait: Option<(Duration, bool)>) {
        match wait {
            Some((wait, stuck)) => {
                let at = Instant::now() + wait;
                locked(&self.pending).insert(target, (at, stuck));
                self.sooner.notify_one();
            }
            None => {
                locked(&self.pending).remove(&target);
            }
        }
        self.finished.notify_waiters();
        self.count();
    }

    async fn show(self: &Arc<Self>, target: Target) -> Result<Progress, Trouble> {
        let table = target.table();
        if locked(&self.paused).contains(&table) {
            // Whoever paused the table says when it can be shown again.
            return Ok(Progress::Done);
        }
        let shown = match target {
            Target::Table(table) => self.survey(table).await,
            Target::Board(table) => self.show_board(table).await,
            Target::Hand(table, user) => self.hands.show(table, user).await,
        };
        match shown {
            Ok(Progress::Over) => {
                self.nudge(table);
                Ok(Progress::Done)
            }
            Ok(progress) => Ok(progress),
            Err(Trouble::Table(Fault::NoTable(_))) => self.forget(table).await,
            Err(Trouble::Table(Fault::Store(why))) => Err(Trouble::Notes(why)),
            Err(Trouble::Table(why)) => {
                tracing::error!(%table, %why, "a table cannot be looked at");
                Ok(Progress::Later(LONGEST_PAUSE))
            }
            Err(why) => Err(why),
        }
    }

    /// Shows everything that a table has to show: its board, and the hands of those who sit there
    /// or had one. Forgets the messages of a table that has ended, as soon as all of them stand as
    /// they should.
    async fn survey(self: &Arc<Self>, table: TableId) -> Result<Progress, Trouble> {
        let _permit = self.permits.acquire().await;
        let notes: Vec<(String, Finished)> = self.notes.scan(&delivery::all(table)).await?;
        let over = notes
            .iter()
            .any(|(key, shown)| *key == delivery::board(table) && shown.done);
        let hands: Vec<(&String, UserId, &Finished)> = notes
            .iter()
            .filter_map(|(key, shown)| Some((key, delivery::holder(key)?, shown)))
            .collect();
        if over && hands.iter().all(|(_, _, shown)| shown.done) {
            for (key, _, _) in hands {
                self.notes.remove(key).await?;
            }
            // A game that never began leaves nothing behind.
            let never = self
                .hall
                .read(table, |table| table.ended() && !table.begun())
                .await?;
            if never && self.hall.remove(table).await? {
                return self.forget(table).await;
            }
            self.notes.remove(&delivery::owed(table)).await?;
            return Ok(Progress::Done);
        }
        let mut users: Vec<UserId> = hands
            .iter()
            .filter(|(_, _, shown)| !shown.done)
            .map(|(_, user, _)| *user)
            .collect();
        let present: Vec<UserId> = self
            .hall
            .read(table, |table| table.roster().people().collect())
            .await?;
        users.extend(
            present
                .into_iter()
                .filter(|user| !over && !hands.iter().any(|(_, other, _)| other == user)),
        );
        let doubtful = self.courier.doubts(Target::Table(table));
        let targets = users.into_iter().map(|user| Target::Hand(table, user));
        for target in (!over).then_some(Target::Board(table)).into_iter().chain(targets) {
            if doubtful {
                self.courier.doubt(target);
            }
            self.start(target);
        }
        Ok(Progress::Done)
    }

    /// Forgets what was shown of a table that is there no more.
    async fn forget(&self, table: TableId) -> Result<Progress, Trouble> {
        let notes: Vec<(String, Finished)> = self.notes.scan(&delivery::all(table)).await?;
        for (key, _) in notes {
            self.notes.remove(&key).await?;
        }
        // What leads here comes last, so that nothing is left where this breaks off.
        self.notes.remove(&delivery::owed(table)).await?;
        Ok(Progress::Done)
    }

    /// Shows a board; where its channel is closed from now on, or open again, the hands say so.
    async fn show_board(self: &Arc<Self>, table: TableId) -> Result<Progress, Trouble> {
        let place = self.hall.read(table, |table| table.place()).await?;
        let way = Way::Channel(ChannelId(place.0));
        let before = self.courier.refusals.why(way).is_some();
        let progress = match witness::tell(&self.boards, table).await? {
            Progress::Done => self.boards.show(table).await,
            progress => Ok(progress),
        };
        let refused = self.courier.refusals.why(way);
        if before != refused.is_some() {
            self.nudge(table);
        }
        stranding::shown(&self.hall, table, (&progress, refused)).await;
        progress
    }
}

/// As long as it lives nothing of the table is shown; whoever held it nudges the table then.
pub(super) struct Hold<'a> {
    outbox: &'a Outbox,
    table: TableId,
}

impl Drop for Hold<'_> {
    fn drop(&mut self) {
        locked(&self.outbox.paused).remove(&self.table);
    }
}
