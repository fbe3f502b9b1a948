//! How somebody's hand will come, in words; and whoever was told that it comes by direct message is
//! told if it cannot. Knows no hand.

use super::answers::Answers;
use super::composer::Composer;
use super::courier::Courier;
use super::digests::Digests;
use super::guard::locked;
use super::incoming::{Caller, Ticket};
use super::notes::Notes;
use super::outbox::Outbox;
use super::profile::{Person, Reader, person};
use super::refusals::Way;
use crate::store::TableId;
use crate::table::UserId;
use crate::words::{Arg, Message};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// How long a promised direct message may take before its failure is told nobody any more.
const LONGEST: Duration = Duration::from_secs(60);
/// How long whoever wants to be tried again waits for what comes of it.
const SHORT: Duration = Duration::from_secs(10);

/// What people were told of how their hands come.
pub(super) struct HandPromises {
    notes: Notes,
    digests: Digests,
    outbox: Arc<Outbox>,
    courier: Arc<Courier>,
    composer: Composer,
    answers: Arc<Answers>,
    /// Who was told that the hand of a table will come by direct message, and has not got it yet.
    promised: Mutex<HashMap<UserId, TableId>>,
}

impl HandPromises {
    /// Promises for what an outbox will show.
    pub(super) fn new(
        (notes, digests): (Notes, Digests),
        outbox: Arc<Outbox>,
        courier: Arc<Courier>,
        composer: Composer,
        answers: Arc<Answers>,
    ) -> HandPromises {
        HandPromises {
            notes,
            digests,
            outbox,
            courier,
            composer,
            answers,
            promised: Mutex::default(),
        }
    }

    /// How a hand will come, in words, for somebody who has just sat down. Waits for nothing; what
    /// comes of it is told later. `button` is what the board's button says that opens the panel.
    pub(super) async fn line(&self, table: TableId, user: UserId, button: Arg) -> Message {
        let line = self.way(table, user).await;
        match line {
            // Joining is a wish to play: it is worth one more try.
            "edge-hand-closed" => self.outbox.reopened(user).await,
            "edge-hand-direct" => {
                locked(&self.promised).insert(user, table);
            }
            _ => {}
        }
        Message::new(line).with("button", button)
    }

    /// Tries once more to reach somebody by direct message who was closed to us, at their tables, and waits for what comes
    /// of it; in words.
    pub(super) async fn tried_again(&self, tables: &[TableId], user: UserId) -> Message {
        let Some(first) = tables.first() else {
            return Message::new("edge-settings-direct-next");
        };
        self.outbox.reopened(user).await;
        let all = async {
            for table in tables {
                self.outbox.hand_finished(*table, user).await;
            }
        };
        let finished = tokio::time::timeout(SHORT, all).await;
        Message::new(match self.way(*first, user).await {
            "edge-hand-closed" => "edge-settings-direct-closed",
            "edge-hand-direct" if finished.is_ok() => "edge-settings-direct-open",
            _ => "edge-settings-direct-next",
        })
    }

    /// The words for how a person's hands come: as they wish, as far as they and Discord let us.
    async fn way(&self, table: TableId, user: UserId) -> &'static str {
        let Ok(person) = self.notes.get::<Person>(&person(user)).await else {
            return "edge-hand-panel";
        };
        let refusals = &self.courier.refusals;
        let opening = person.observed.direct.is_none() && refusals.why(Way::Opening).is_some();
        if !person.wants_direct() {
            "edge-hand-panel"
        } else if person.observed.closed {
            "edge-hand-closed"
        } else if opening || refusals.why(Way::Direct).is_some() {
            "edge-hand-later"
        } else if self.digests.quiet(user, table).await {
            "edge-hand-quiet"
        } else {
            "edge-hand-direct"
        }
    }

    /// Whether somebody was promised a direct message in this moment; from now on they are not.
    pub(super) fn take(&self, user: UserId) -> Option<TableId> {
        locked(&self.promised).remove(&user)
    }

    /// Tells somebody who was promised a direct message, if none could be sent.
    pub(super) async fn keep(&self, table: TableId, to: (&Caller, &Ticket), reader: Reader, button: Arg) {
        let (caller, ticket) = to;
        // The table has just changed: what it shows is awaited, whether or not that has begun.
        self.outbox.nudge(table);
        let finished = tokio::time::timeout(LONGEST, self.outbox.hand_finished(table, caller.user)).await;
        let line = self.way(table, caller.user).await;
        if finished.is_err() || line == "edge-hand-direct" {
            return;
        }
        let told = Message::new(line).with("button", button);
        let body = self.composer.say(reader, &told);
        if let Err(why) = self.answers.follow_up(ticket, body).await {
            tracing::warn!(%why, "it could not be told that a direct message was refused");
        }
    }
}
