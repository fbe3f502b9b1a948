//! Keeps what stands on Discord like the tables: not a queue of messages but a comparison, message
//! by message, of what should be seen with what is. What changed meanwhile is sent once, what was
//! not delivered is sent again, and after a restart everything is compared. A table's board and
//! each of its hands go their own ways: none waits for another.

use super::backlog::{ABREAST, Backlog};
use super::board::Boards;
use super::courier::{Courier, Progress, SOON};
use super::delivery::{self, Finished};
use super::guard::{guarded, locked};
use super::hands::Hands;
use super::held_tables;
use super::ids::ChannelId;
use super::keeper::Keeper;
use super::membership::Membership;
use super::notes::Notes;
use super::pauses::Pauses;
use super::refusals::Way;
use super::results;
use super::retry::{LONGEST_PAUSE, pause};
use super::schedule::Schedule;
use super::shards::Shards;
use super::stranding;
use super::target::Target;
use super::trouble::Trouble;
use super::twin_ends;
use super::unplayed_table;
use super::witness;
use crate::hall::{Hall, Heard, What};
use crate::measure::Measures;
use crate::store::TableId;
use crate::table::{Fault, Place, UserId};
use futures_util::future::join_all;
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
    pub(super) notes: Notes,
    pub(super) boards: Boards,
    pub(super) hands: Hands,
    /// Who is still a member of which server.
    pub(super) membership: Arc<Membership>,
    courier: Arc<Courier>,
    measures: Measures,
    /// What is being shown, and whether it has changed again since.
    showing: Mutex<HashMap<Target, bool>>,
    pub(super) schedule: Schedule,
    keeper: Keeper,
    pub(super) backlog: Arc<Backlog>,
    pub(super) pauses: Pauses,
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
        shards: Shards,
        measures: Measures,
        tasks: TaskTracker,
        closing: Arc<AtomicBool>,
    ) -> Arc<Outbox> {
        Arc::new(Outbox {
            keeper: Keeper::new(Arc::clone(&boards.hall), shards),
            hall: Arc::clone(&boards.hall),
            notes: boards.notes.clone(),
            courier: Arc::clone(&boards.courier),
            backlog: Arc::clone(&boards.courier.backlog),
            membership: Membership::new(Arc::clone(&boards.hall), Arc::clone(&boards.courier.port)),
            boards,
            hands,
            measures,
            showing: Mutex::default(),
            schedule: Schedule::default(),
            pauses: Pauses::default(),
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
        let heard = async {
            while let Some(heard) = listener.next().await {
                match heard {
                    Heard::Happened(happened) if happened.what == What::Removed => {}
                    // Nobody did anything: its board says a later time when its turn comes.
                    Heard::Happened(told) if told.what == What::Stood => self.backlog.add_again(told.table),
                    Heard::Happened(happened) => {
                        self.nudge(happened.table);
                        if let What::Asked(_, user) | What::Urged(_, user) = happened.what {
                            self.look_up(happened.table, user);
                        }
                    }
                    Heard::Missed => self.nudge_all().await,
                }
            }
        };
        tokio::select! {
            () = heard => {}
            _ = join_all((0..ABREAST).map(|_| self.work_off())) => {}
        }
    }

    /// Looks up, beside all else, whether somebody whose turn has begun is still in the table's server.
    fn look_up(self: &Arc<Self>, table: TableId, user: UserId) {
        let outbox = Arc::clone(self);
        self.tasks.spawn(async move {
            if outbox.keeper.keeps(table).await {
                outbox.membership.awaited(table, user).await;
            }
        });
    }

    /// Compares all tables that still have something to show. Those that people are at go first, the others when their
    /// turn comes.
    pub(super) async fn nudge_all(self: &Arc<Self>) {
        let listed = async {
            let owing = delivery::owing(self.notes.scan::<bool>(delivery::OWED).await?);
            Ok::<_, Fault>(self.hall.open_tables().await?.into_iter().chain(owing))
        };
        let tables = match listed.await {
            Ok(tables) => tables,
            Err(why) => return tracing::error!(%why, "the tables to be shown cannot be listed"),
        };
        for table in tables {
            match self.hall.holds(table) {
                true => self.nudge(table),
                false => self.backlog.add(table),
            }
        }
    }

    /// Compares the tables of the backlog as they come, one after the other, until the bot ends.
    async fn work_off(self: &Arc<Self>) {
        while !self.closing.load(Ordering::Relaxed) {
            let table = self.backlog.next().await;
            let _passage = self.hall.pass(table);
            self.start(Target::Table(table));
            self.table_finished(table).await;
            self.backlog.done(table);
        }
    }

    /// Compares a table's messages, now or as soon as who does it already is done.
    pub(super) fn nudge(self: &Arc<Self>, table: TableId) {
        self.backlog.touched(table);
        self.start(Target::Table(table));
    }

    /// The table of a place is compared, if there is one: what stood in its way may be gone.
    pub(super) async fn nudge_place(self: &Arc<Self>, place: Place) {
        match self.hall.at(place).await {
            Ok(table) => table.into_iter().for_each(|table| self.nudge(table)),
            Err(why) => tracing::error!(%why, "the table of a channel cannot be looked up"),
        }
    }

    /// Tries again what is due, and tells when the next is, at the latest in a while.
    pub(super) fn nudge_due(self: &Arc<Self>, most: Duration) -> Instant {
        let (due, next) = self.schedule.due(most);
        due.into_iter().for_each(|target| self.start(target));
        self.count();
        next
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
        let shows = |target| locked(&self.showing).contains_key(&target);
        self.finished(|| !shows(Target::Table(table)) && !shows(Target::Hand(table, user)))
            .await;
    }

    /// Waits until all of a table has been shown, or not.
    async fn table_finished(&self, table: TableId) {
        self.finished(|| !locked(&self.showing).keys().any(|target| target.table() == table))
            .await;
    }

    async fn finished(&self, is: impl Fn() -> bool) {
        loop {
            let finished = self.finished.notified();
            if is() {
                return;
            }
            finished.await;
        }
    }

    /// Counts what is being shown and what waits.
    fn count(&self) {
        let tables: HashSet<TableId> = locked(&self.showing)
            .keys()
            .map(|target| target.table())
            .collect();
        let showing = tables.len() + self.backlog.len();
        self.measures.outbox(showing, self.schedule.stuck().len());
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
                Ok(Ok(Progress::Done | Progress::Over | Progress::Behind)) => None,
                Ok(Ok(Progress::PutOff(wait))) => Some((wait, false)),
                Ok(Ok(Progress::Later(wait))) => Some((wait, true)),
                Ok(Err(why)) if tries < TRIES && !self.closing.load(Ordering::Relaxed) => {
                    tries += 1;
                    tracing::info!(%target, %why, tries, "a message was not shown; it is tried again");
                    tokio::time::sleep(pause(&why, tries)).await;
                    continue;
                }
                Ok(Err(why)) => {
                    tracing::warn!(%target, %why, "a message was not shown");
                    Some((SOON, true))
                }
                Err(panicked) => {
                    self.measures.panicked("outbox");
                    tracing::error!(%target, %panicked, "a message was not shown; it is tried again with the next change or in a while");
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
            Some((wait, stuck)) => self.schedule.put_off(target, wait, stuck),
            None => self.schedule.remove(target),
        }
        self.finished.notify_waiters();
        self.count();
    }

    async fn show(self: &Arc<Self>, target: Target) -> Result<Progress, Trouble> {
        let table = target.table();
        if self.pauses.has(table) {
            // Whoever paused the table says when it can be shown again.
            return Ok(Progress::Done);
        }
        let shown = match target {
            _ if !self.keeper.keeps(table).await => Ok(Progress::Done),
            Target::Table(table) => self.survey(table).await,
            Target::Board(table) => self.show_board(table).await,
            Target::Hand(table, user) => self.show_hand(table, user).await,
        };
        match shown {
            Ok(Progress::Over) => {
                self.nudge(table);
                Ok(Progress::Done)
            }
            Ok(progress) => Ok(progress),
            Err(Trouble::Table(Fault::NoTable(_))) => {
                delivery::forget(&self.notes, table).await?;
                Ok(Progress::Done)
            }
            Err(Trouble::Table(Fault::Store(why))) => Err(Trouble::Notes(why)),
            Err(Trouble::Table(why)) => {
                tracing::error!(%table, %why, "a table cannot be looked at");
                Ok(Progress::Later(LONGEST_PAUSE))
            }
            Err(why) => Err(why),
        }
    }

    /// Shows everything that a table has to show: its board, and the hands of those who sit there or had one.
    /// Forgets the messages of a table that has ended, as soon as all of them stand as they should.
    async fn survey(self: &Arc<Self>, table: TableId) -> Result<Progress, Trouble> {
        let _permit = self.permits.acquire().await;
        let waits = twin_ends::tell(&self.hall, table).await?;
        let notes: Vec<(String, Finished)> = self.notes.scan(&delivery::all(table)).await?;
        let over = notes
            .iter()
            .any(|(key, shown)| *key == delivery::board(table) && shown.done);
        if over && !self.notes.get::<bool>(&delivery::owed(table)).await? {
            // It was told to its end; who is forgotten afterwards is noted, and nothing told again.
            results::keep(&self.boards, table).await?;
            return Ok(Progress::Done);
        }
        if over && let Some(wait) = results::settle(&self.boards, table).await? {
            return Ok(Progress::Later(wait));
        }
        let hands: Vec<(&String, UserId, &Finished)> = notes
            .iter()
            .filter_map(|(key, shown)| Some((key, delivery::holder(key)?, shown)))
            .collect();
        if over && hands.iter().all(|(_, _, shown)| shown.done) {
            for (key, _, _) in hands {
                self.notes.remove(key).await?;
            }
            if let Some(progress) = unplayed_table::remove(&self.hall, &self.notes, table).await? {
                return Ok(progress);
            }
            self.notes.remove(&delivery::owed(table)).await?;
            return Ok(Progress::Done);
        }
        let users = self.hands.to_show(table, &hands, over).await?;
        let targets = users.into_iter().map(|user| Target::Hand(table, user));
        for target in (!over).then_some(Target::Board(table)).into_iter().chain(targets) {
            self.start(target);
        }
        Ok(waits.map_or(Progress::Done, Progress::PutOff))
    }

    /// Shows a hand; where direct messages do not reach its person from now on, the board tells them what these would.
    async fn show_hand(self: &Arc<Self>, table: TableId, user: UserId) -> Result<Progress, Trouble> {
        let closed = || self.courier.refusals.why(Way::Person(user)).is_some();
        let before = closed();
        let progress = self.hands.show(table, user).await;
        if !before && closed() {
            self.start(Target::Board(table));
        }
        progress
    }

    /// Shows a board; where something stands in its way from now on, or no more, the hands say so.
    async fn show_board(self: &Arc<Self>, table: TableId) -> Result<Progress, Trouble> {
        let place = self.hall.read(table, |table| table.place()).await?;
        let way = Way::Channel(ChannelId(place.0));
        let before = self.courier.obstacles(table, place);
        let posted = match witness::tell(&self.boards, table).await? {
            Progress::Done => held_tables::tell(&self.boards, table).await?,
            waits => waits,
        };
        let progress = match posted {
            Progress::Done => self.boards.show(table).await,
            waits => Ok(waits),
        };
        let refused = self.courier.refusals.why(way);
        if before != self.courier.obstacles(table, place) {
            self.nudge(table);
        }
        stranding::shown(&self.hall, table, (&progress, refused)).await;
        progress
    }
}
