//! Keeps what stands on Discord like the tables: not a queue of messages but a comparison, table by
//! table, of what should be seen with what is. What changed meanwhile is sent once, what was not
//! delivered is sent again, and after a restart everything is compared.

use super::body::Body;
use super::edge::{Edge, locked, now};
use super::shown::{Shown, board, owed};
use super::trouble::Trouble;
use crate::store::{TableId, Version};
use crate::table::{Everyone, Fault, Only, Post, UserId};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

/// How often a table is tried again before it waits for its next change or the next round.
const TRIES: u32 = 6;
/// The longest wait between two tries.
const LONGEST: Duration = Duration::from_secs(60);

/// What should be seen of a table.
pub(super) struct Present {
    pub(super) board: Post<Everyone>,
    pub(super) hands: Vec<Post<Only>>,
    pub(super) version: Version,
    pub(super) ended: bool,
    /// Whether its game has begun.
    pub(super) begun: bool,
    pub(super) record: Option<String>,
}

impl Edge {
    /// Follows the hall: every table that changes is shown, and now and then whatever is still owed.
    pub async fn follow(self: Arc<Self>) {
        let mut changed = self.hall.watch();
        self.nudge_all().await;
        while let Some(table) = changed.recv().await {
            self.nudge(table);
        }
    }

    /// Compares all tables that still have something to show.
    pub async fn nudge_all(self: &Arc<Self>) {
        match self.hall.open_tables().await {
            Ok(tables) => tables.into_iter().for_each(|table| self.nudge_doubtful(table)),
            Err(why) => tracing::error!(%why, "the open tables cannot be listed"),
        }
        match self.hall.store().scan("owed/").await {
            Ok(notes) => {
                notes.iter().filter_map(|note| note.0.strip_prefix("owed/")?.parse().ok()).for_each(|table| self.nudge_doubtful(table))
            }
            Err(why) => tracing::error!(%why, "the notes of what is owed cannot be listed"),
        }
    }

    fn nudge_doubtful(self: &Arc<Self>, table: TableId) {
        locked(&self.doubtful).insert(table);
        self.nudge(table);
    }

    /// Sends a message of a table with a word that makes it stand once only. Where it may stand already,
    /// it may tell of an earlier position: then it is changed into what it should be.
    pub(super) async fn send_once(&self, table: TableId, channel: u64, body: Body) -> Result<u64, Trouble> {
        let again = locked(&self.doubtful).contains(&table).then(|| body.clone());
        let sent = self.port.send(channel, body).await;
        if sent.as_ref().is_err_and(Trouble::passes) {
            locked(&self.doubtful).insert(table);
        }
        let message = sent?;
        if let Some(body) = again {
            self.port.edit(channel, message, body).await?;
        }
        Ok(message)
    }

    /// Tries the tables again that could not be shown in full.
    pub fn nudge_stuck(self: &Arc<Self>) {
        let stuck = std::mem::take(&mut *locked(&self.stuck));
        self.count();
        stuck.into_iter().for_each(|table| self.nudge(table));
    }

    /// Compares a table, now or as soon as who does it already is done.
    pub fn nudge(self: &Arc<Self>, table: TableId) {
        let mut showing = locked(&self.showing);
        if let Some(again) = showing.get_mut(&table) {
            *again = true;
            return;
        }
        showing.insert(table, false);
        drop(showing);
        self.count();
        let edge = Arc::clone(self);
        self.tasks.spawn(async move { edge.keep_showing(table).await });
    }

    /// Counts what is being shown and what waits.
    fn count(&self) {
        let (showing, stuck) = (locked(&self.showing).len(), locked(&self.stuck).len());
        self.measures.outbox(showing, stuck);
    }

    async fn keep_showing(&self, table: TableId) {
        let mut tries = 0;
        loop {
            // The room is never closed, so there always is a permit to wait for.
            let room = self.room.acquire().await;
            let shown = self.show(table).await;
            drop(room);
            let wait = match shown {
                Ok(()) => {
                    locked(&self.doubtful).remove(&table);
                    None
                }
                Err(why) if tries < TRIES && !self.closing() => {
                    tries += 1;
                    tracing::info!(%table, %why, tries, "a table was not shown in full; it is tried again");
                    Some(pause(&why, tries))
                }
                Err(why) => {
                    tracing::warn!(%table, %why, "a table was not shown in full");
                    locked(&self.stuck).insert(table);
                    self.count();
                    None
                }
            };
            if let Some(wait) = wait {
                tokio::time::sleep(wait).await;
                continue;
            }
            let mut showing = locked(&self.showing);
            match showing.get_mut(&table) {
                Some(again) if *again => *again = false,
                _ => {
                    showing.remove(&table);
                    drop(showing);
                    self.count();
                    return;
                }
            }
        }
    }

    /// Sends the difference between what should be seen of a table and what is.
    #[tracing::instrument(skip_all, fields(%table, version = tracing::field::Empty))]
    async fn show(&self, table: TableId) -> Result<(), Trouble> {
        if self.is_held(table) {
            // Whoever holds the table says when it can be shown again.
            return Ok(());
        }
        let shown = self.shown(table).await?;
        let had: Vec<u64> = shown.keys().filter_map(|key| key.rsplit_once("/hand/")?.1.parse().ok()).collect();
        let present = match self.present(table, had).await {
            Ok(present) => present,
            Err(Fault::NoTable(_)) => return self.forget_table(table, &shown).await,
            Err(why) => {
                tracing::error!(%table, %why, "a table cannot be looked at");
                return Ok(());
            }
        };
        tracing::Span::current().record("version", present.version.0);
        let mut before = shown.get(&board(table)).cloned().unwrap_or_default();
        if before.done {
            return Ok(());
        }
        if before == Shown::default() {
            self.keep(&owed(table), &true).await?;
        }
        let (board_done, hands_done) = tokio::join!(self.show_board(&present, &mut before), self.show_hands(&present));
        board_done?;
        hands_done?;
        if present.ended && !present.begun && before.blocked.is_none() {
            // A game that never began leaves nothing behind.
            let removed = self.hall.remove(table).await.map_err(|why| match why {
                Fault::Store(why) => Trouble::Notes(why),
                _ => Trouble::TimedOut,
            });
            if removed? {
                return self.forget_table(table, &self.shown(table).await?).await;
            }
        }
        if present.ended && before.blocked.is_none() {
            for key in shown.keys().filter(|key| key.contains("/hand/")) {
                self.forget(key).await?;
            }
            before.done = true;
            self.note_shown(&board(table), &before).await?;
            self.forget(&owed(table)).await?;
        }
        Ok(())
    }

    /// Forgets what was shown of a table that is there no more.
    async fn forget_table(&self, table: TableId, shown: &HashMap<String, Shown>) -> Result<(), Trouble> {
        for key in shown.keys() {
            self.forget(key).await?;
        }
        // What leads here comes last, so that nothing is left where this breaks off.
        self.forget(&owed(table)).await?;
        Ok(())
    }

    /// What should be seen of a table now: by all, by those who sit there and by those who had a hand.
    async fn present(&self, table: TableId, had: Vec<u64>) -> Result<Present, crate::table::Fault> {
        self.hall
            .look(table, |table| {
                let mut users: Vec<UserId> = table.roster().present().map(|(_, sitter)| sitter.user).collect();
                for user in had.into_iter().map(UserId) {
                    if !users.contains(&user) {
                        users.push(user);
                    }
                }
                let record = if table.ended() { table.transcript().map(|transcript| transcript.to_string()) } else { None };
                Present {
                    board: table.board(),
                    hands: users.into_iter().map(|user| table.panel(user, "")).collect(),
                    version: table.version(),
                    ended: table.ended(),
                    begun: table.begun(),
                    record,
                }
            })
            .await
    }

    async fn show_hands(&self, present: &Present) -> Result<(), Trouble> {
        let hands = present.hands.iter().map(|post| self.show_hand(post, present.ended));
        futures_util::future::join_all(hands).await.into_iter().collect()
    }
}

/// How long to wait after a failure: as long as Discord says, otherwise twice as long each time, and
/// never the same for two tables.
pub(super) fn pause(why: &Trouble, tries: u32) -> Duration {
    if let Trouble::Limited { after: Some(after) } = why {
        return (*after).min(LONGEST);
    }
    let jitter = Duration::from_millis(now() % 250);
    (Duration::from_millis(400) * 2_u32.saturating_pow(tries)).min(LONGEST) + jitter
}
