//! What goes on beside the answers for as long as the bot runs: tables are shown, and what is due is done.
//! Knows no table.

use super::edge::Edge;
use super::gateway::ShardClaim;
use super::guard::guarded;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// How long answers under way may take when the bot leaves.
const DRAIN: Duration = Duration::from_secs(7);
/// How often tables are looked over, and whatever is still owed is tried again.
const ROUND: Duration = Duration::from_secs(60);
/// How often it is looked whose quiet hours are over.
const DIGESTS: Duration = Duration::from_secs(30);
/// How often a server's list of open tables is edited at most.
const CARDS: Duration = Duration::from_secs(5);

/// How soon it is noticed that an evening's table has ended.
const EVENINGS: Duration = Duration::from_secs(2);

/// What goes on.
pub(super) struct Rounds {
    following: JoinHandle<()>,
    others: JoinHandle<()>,
}

impl Rounds {
    /// Begins when whoever had the shards before shows nothing any more.
    pub(super) fn begin(edge: &Arc<Edge>, claim: &Arc<ShardClaim>, idle_minutes: u32) -> Rounds {
        let (follows, also) = (Arc::clone(claim), Arc::clone(claim));
        let (followed, looked_over) = (Arc::clone(edge), Arc::clone(edge));
        Rounds {
            following: tokio::spawn(async move {
                follows.settled().await;
                followed.follow().await;
            }),
            others: tokio::spawn(async move {
                also.settled().await;
                tokio::join!(
                    rounds(&looked_over, idle_minutes),
                    digests(&looked_over),
                    cards(&looked_over),
                    evenings(&looked_over),
                );
            }),
        }
    }

    /// Ends it, with everything that was taken in answered and shown, if there is time for that.
    pub(super) async fn end(self, edge: &Edge) {
        self.others.abort();
        if timeout(DRAIN, edge.drained()).await.is_err() {
            tracing::warn!("not everything was shown in time; it will be after the next start");
        }
        self.following.abort();
    }
}

/// Whenever something is due, and now and then: what could not be shown is tried again; and idle
/// tables leave memory.
async fn rounds(edge: &Edge, idle_minutes: u32) {
    let idle = Duration::from_secs(60 * u64::from(idle_minutes.max(1)));
    let mut swept = tokio::time::Instant::now();
    let mut moves = edge.services.hall.clock().moves();
    loop {
        let due = edge.nudge_due(ROUND);
        tokio::select! {
            () = tokio::time::sleep_until(due) => {}
            () = edge.sooner() => {}
            () = moves.next() => edge.services.outbox.schedule.hurry(),
        }
        if swept.elapsed() >= idle {
            swept = tokio::time::Instant::now();
            let left = edge.services.hall.sweep();
            tracing::debug!(left, "idle tables were dropped from memory");
        }
    }
}

/// Servers' lists of open tables are made like the tables.
async fn cards(edge: &Edge) {
    loop {
        if guarded(edge.keep_cards()).await.is_err() {
            tracing::error!("keeping the lists of open tables ended in a panic; it is tried again");
        }
        tokio::time::sleep(CARDS).await;
    }
}

/// Evenings go on when a table of theirs has ended, or somebody has pressed a button.
async fn evenings(edge: &Edge) {
    loop {
        if guarded(edge.keep_evenings()).await.is_err() {
            tracing::error!("keeping evenings going ended in a panic; it is tried again");
        }
        tokio::select! {
            () = tokio::time::sleep(EVENINGS) => {}
            () = edge.evenings_changed() => {}
        }
    }
}

/// Those whose quiet hours are over are told what was held back in them.
async fn digests(edge: &Edge) {
    let mut moves = edge.services.hall.clock().moves();
    loop {
        if guarded(edge.tell_digests()).await.is_err() {
            tracing::error!("telling what was held back in quiet hours ended in a panic; it is tried again");
        }
        tokio::select! {
            () = tokio::time::sleep(DIGESTS) => {}
            () = moves.next() => {}
        }
    }
}
