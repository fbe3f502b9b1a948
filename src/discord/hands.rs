//! Hands in direct messages: one message a person and table, changed in place; and where the
//! table's channel is closed to us, at the end the result and the record. Knows no game.

use super::attachment;
use super::body::{Body, Enclosed};
use super::composer::{Composer, Sheet};
use super::courier::{Courier, Progress};
use super::delivery::{self, Delivery, Former, OpenedPanel};
use super::hand_locks::HandLocks;
use super::hand_step::{Present, Step, nonce};
use super::ids::{DirectId, MessageId, MessageRef};
use super::limiter::Slot;
use super::notes::Notes;
use super::profile::{self, Form, Person, Reader};
use super::refusals::Way;
use super::retry::RESTLESS;
use super::target::Target;
use super::trouble::Trouble;
use crate::hall::Hall;
use crate::store::TableId;
use crate::table::{Only, PanelPath, Post, UserId};
use crate::words::Locale;
use std::sync::Arc;
use std::time::Duration;

/// So many requests bring a hand up to date, unless the table moves on faster than it is shown.
const STEPS: u32 = 8;

/// The hands' messages.
pub(super) struct Hands {
    pub(super) hall: Arc<Hall>,
    pub(super) notes: Notes,
    pub(super) composer: Composer,
    pub(super) courier: Arc<Courier>,
    /// The language of people whose own is not among ours.
    pub(super) language: Locale,
    /// Held by whoever changes a hand's message.
    pub(super) locks: HandLocks,
}

impl Hands {
    /// The hands of a hall's tables; `language` is that of people whose own is not among ours.
    pub(super) fn new(
        hall: Arc<Hall>,
        notes: Notes,
        composer: Composer,
        courier: Arc<Courier>,
        language: Locale,
    ) -> Hands {
        Hands {
            hall,
            notes,
            composer,
            courier,
            language,
            locks: HandLocks::default(),
        }
    }

    /// Makes a person's direct message like their panel.
    #[tracing::instrument(skip_all, fields(%table))]
    pub(super) async fn show(&self, table: TableId, user: UserId) -> Result<Progress, Trouble> {
        for _ in 0..STEPS {
            let present = self.present(table, user).await?;
            let Some(step) = self.next(&present, user).await? else {
                return self.rest(&present, user).await;
            };
            let (lane, ways) = (step.lane(), step.ways(table, user));
            let turn = match self.courier.turn(lane, step.urgency(&present), &ways).await {
                Ok(turn) => turn,
                Err(wait) => return self.closed(&present, user, wait).await,
            };
            let lock = self.locks.lock(table, user);
            let _one_at_a_time = lock.lock().await;
            // What became outdated while it waited is not sent: somebody may have pressed in that
            // very message.
            let present = match self.hall.read(table, |table| table.version()).await? == present.version {
                true => present,
                false => self.present(table, user).await?,
            };
            let Some(step) = self.next(&present, user).await? else {
                return self.rest(&present, user).await;
            };
            if step.lane() != lane {
                continue;
            }
            if let Err(wait) = self.courier.refusals.ask(&ways) {
                return Ok(Progress::Later(wait));
            }
            match self.take(step, turn, &present, user).await {
                Ok(()) => self.reached(user, &ways).await?,
                Err(why) => {
                    if let Some(progress) = self.unreached(table, user, why).await? {
                        return Ok(progress);
                    }
                }
            }
        }
        tracing::warn!(%table, "a hand has not come to rest; it is shown again");
        Ok(Progress::Later(RESTLESS))
    }

    /// A hand stands as it should; one of a table that has ended for good, as soon as its board
    /// does.
    async fn rest(&self, present: &Present, user: UserId) -> Result<Progress, Trouble> {
        let (table, key) = (present.panel.table, delivery::hand(present.panel.table, user));
        let mut shown: Delivery<DirectId> = self.notes.get(&key).await?;
        if !present.ended
            || shown.done
            || shown == Delivery::default()
            || !self
                .notes
                .get::<Delivery<DirectId>>(&delivery::board(table))
                .await?
                .done
        {
            return Ok(Progress::Done);
        }
        shown.done = true;
        self.notes.put_fact(&key, &shown).await?;
        Ok(Progress::Over)
    }

    /// A person cannot be reached for now; long after the end nobody tries it any more.
    async fn closed(&self, present: &Present, user: UserId, wait: Duration) -> Result<Progress, Trouble> {
        let late =
            present.ended && self.hall.clock().now().saturating_sub(present.touched) > delivery::AFTERWARDS;
        if late {
            self.rest(present, user).await
        } else {
            Ok(Progress::Later(wait))
        }
    }

    async fn present(&self, table: TableId, user: UserId) -> Result<Present, Trouble> {
        let seen = self.hall.read(table, |table| {
            let ended = table.ended();
            let result = (ended && table.begun()).then(|| table.board());
            let (version, place, touched) = (table.version(), table.place(), table.touched());
            Present {
                panel: table.panel(user, ""),
                version,
                place,
                ended,
                touched,
                result,
            }
        });
        Ok(seen.await?)
    }

    /// The next thing to be done.
    async fn next(&self, present: &Present, user: UserId) -> Result<Option<Step>, Trouble> {
        let person: Person = self.notes.get(&profile::person(user)).await?;
        let shown: Delivery<DirectId> = self.notes.get(&delivery::hand(present.panel.table, user)).await?;
        if person.closed {
            self.courier
                .refusals
                .suppose(Way::Person(user), Trouble::ClosedDirect);
        }
        let notice = self.courier.notice(present.place);
        let opened = self.still_open(&present.panel, &shown).await?;
        let path = if opened.is_some() {
            shown.path.clone()
        } else {
            String::new()
        };
        let panel = opened.as_ref().unwrap_or(&present.panel);
        let sheet = self
            .composer
            .panel(panel, person.reader(self.language), notice.as_slice());
        let (same, editable) =
            (sheet.fingerprint() == shown.fingerprint, shown.editable(self.hall.clock().now()));
        if !same && let Some(standing) = editable {
            return Ok(Some(Step::Edit {
                standing,
                sheet,
                path,
            }));
        }
        let result = notice.is_some() && present.result.is_some() && !shown.recorded;
        if person.wants_direct() && ((!same && !present.ended) || result) {
            return Ok(Some(match person.direct {
                None => Step::Open,
                Some(channel) if result => Step::Result { channel },
                Some(channel) => Step::Post { channel, sheet, path },
            }));
        }
        Ok(shown.before.first().map(|former| Step::Strip(former.at)))
    }

    /// Does it, and notes it.
    #[tracing::instrument(level = "debug", name = "post", skip_all, fields(what = "hand"))]
    async fn take(&self, step: Step, turn: Slot, present: &Present, user: UserId) -> Result<(), Trouble> {
        let key = delivery::hand(present.panel.table, user);
        let mut shown: Delivery<DirectId> = self.notes.get(&key).await?;
        match step {
            Step::Open => {
                let channel = self.courier.port.open_direct(turn, user).await?;
                let key = profile::person(user);
                let person = Person {
                    direct: Some(channel),
                    ..self.notes.get(&key).await?
                };
                return Ok(self.notes.put(&key, &person).await?);
            }
            Step::Edit {
                standing,
                sheet,
                path,
            } => self.edit(standing, (sheet, path), turn, &mut shown).await?,
            Step::Post { channel, sheet, path } => {
                let table = present.panel.table;
                self.post((table, user, channel), (sheet, path), turn, &mut shown)
                    .await?;
            }
            Step::Result { channel } => {
                self.result(channel, turn, present, user).await?;
                shown.recorded = true;
            }
            Step::Strip(standing) => match self.courier.strip(turn, standing).await {
                Err(why) if why.passes() => return Err(why),
                Ok(()) | Err(_) => shown.before.clear(),
            },
        }
        Ok(self.notes.put_fact(&key, &shown).await?)
    }

    async fn edit(
        &self,
        standing: MessageRef<DirectId>,
        (sheet, path): (Sheet<Only>, String),
        turn: Slot,
        shown: &mut Delivery<DirectId>,
    ) -> Result<(), Trouble> {
        let fingerprint = sheet.fingerprint();
        let body = self.composer.draw(sheet).await;
        match self.courier.edit(turn, standing, body).await {
            Ok(()) => (shown.fingerprint, shown.path) = (fingerprint, path),
            Err(Trouble::UnknownMessage | Trouble::TooOld) => shown.stale = true,
            Err(why) => return Err(why),
        }
        Ok(())
    }

    async fn post(
        &self,
        (table, user, channel): (TableId, UserId, DirectId),
        (sheet, path): (Sheet<Only>, String),
        turn: Slot,
        shown: &mut Delivery<DirectId>,
    ) -> Result<(), Trouble> {
        let fingerprint = sheet.fingerprint();
        let again = shown.again + 1;
        let mut body = self.composer.draw(sheet).await;
        body.nonce = Some(nonce(&format!("{table}/{user}/{again}")));
        let target = Target::Hand(table, user);
        let standing = self.courier.post(turn, target, channel, body).await?;
        *shown = Delivery {
            standing: Some(standing),
            // An old panel leads to the present one, so it does no harm until it has lost its
            // controls.
            before: shown.standing.into_iter().map(Former::from).collect(),
            again,
            at: self.hall.clock().now(),
            fingerprint,
            path,
            stamp: shown.stamp,
            recorded: shown.recorded,
            ..Delivery::default()
        };
        Ok(())
    }

    /// Sends what all would have seen at the end, in words, and the record.
    async fn result(
        &self,
        channel: DirectId,
        turn: Slot,
        present: &Present,
        user: UserId,
    ) -> Result<(), Trouble> {
        let Some(board) = &present.result else {
            return Ok(());
        };
        let person: Person = self.notes.get(&profile::person(user)).await?;
        let mut board = board.clone();
        board.buttons.clear();
        let reader = Reader {
            form: Form::Text,
            ..person.reader(self.language)
        };
        let mut body: Body<Only> = self
            .composer
            .draw(self.composer.board(&board, reader, None))
            .await
            .into();
        if let Some(record) = attachment::record(&self.hall, board.table).await? {
            body.enclosed = Enclosed::File(record);
        }
        body.nonce = Some(nonce(&format!("{}/{user}/result", board.table)));
        self.courier.port.post_direct(turn, channel, body).await.map(drop)
    }

    /// The panel that a person has opened in their message, as it is now; nothing where it is the
    /// usual one, or where another decision is asked of them than when they opened it.
    async fn still_open(
        &self,
        panel: &Post<Only>,
        shown: &Delivery<DirectId>,
    ) -> Result<Option<Post<Only>>, Trouble> {
        let planning = matches!(PanelPath::read(&shown.path), PanelPath::Plans(_)) && !panel.audience.awaited;
        if shown.path.is_empty() || (!planning && panel.stamp.0 != shown.stamp) {
            return Ok(None);
        }
        let opened = self
            .hall
            .read(panel.table, |table| table.panel(panel.audience.user, &shown.path))
            .await?;
        Ok(Some(opened))
    }

    /// Notes that a hand was shown by an answer in its own message.
    pub(super) async fn answered(
        &self,
        table: TableId,
        user: UserId,
        message: MessageId,
        seen: OpenedPanel,
    ) -> Result<(), Trouble> {
        let key = delivery::hand(table, user);
        let mut shown: Delivery<DirectId> = self.notes.get(&key).await?;
        if shown.standing.is_some_and(|standing| standing.message == message) {
            OpenedPanel {
                path: shown.path,
                stamp: shown.stamp,
                fingerprint: shown.fingerprint,
            } = seen;
            self.notes.put_fact(&key, &shown).await?;
        }
        Ok(())
    }

    /// Somebody takes direct messages, and so does Discord.
    async fn reached(&self, user: UserId, ways: &[Way]) -> Result<(), Trouble> {
        let mut again = false;
        for way in ways {
            again |= self.courier.refusals.allowed(*way) && *way == Way::Person(user);
        }
        if again {
            self.note_closed(user, false).await?;
        }
        Ok(())
    }

    /// What a failure comes to; nothing where there is another way to go on with at once.
    async fn unreached(
        &self,
        table: TableId,
        user: UserId,
        why: Trouble,
    ) -> Result<Option<Progress>, Trouble> {
        let way = match why {
            Trouble::ClosedDirect => {
                self.note_closed(user, true).await?;
                Way::Person(user)
            }
            Trouble::UnknownChannel => {
                let key = profile::person(user);
                let person = Person {
                    direct: None,
                    ..self.notes.get(&key).await?
                };
                self.notes.put(&key, &person).await?;
                let key = delivery::hand(table, user);
                let shown = Delivery::<DirectId> {
                    stale: true,
                    ..self.notes.get(&key).await?
                };
                self.notes.put_fact(&key, &shown).await?;
                return Ok(None);
            }
            Trouble::TooQuick => Way::Opening,
            Trouble::Flagged => Way::Direct,
            _ if why.shut() => Way::Person(user),
            _ => Way::Message(Target::Hand(table, user)),
        };
        self.courier.failed(Target::Hand(table, user), way, why).map(Some)
    }

    async fn note_closed(&self, user: UserId, closed: bool) -> Result<(), Trouble> {
        let key = profile::person(user);
        let person = Person {
            closed,
            ..self.notes.get(&key).await?
        };
        Ok(self.notes.put(&key, &person).await?)
    }
}
