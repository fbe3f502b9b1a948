//! Hands in direct messages: one message a person and table, changed in place; and where the
//! table's channel is closed to us, at the end the result and the record. Knows no game.

use super::attachment;
use super::body::{Body, Enclosed};
use super::composer::Composer;
use super::courier::{Courier, Progress};
use super::delivery::{self, Delivery, Finished, OpenedPanel};
use super::digests::Digests;
use super::former_message;
use super::hand_comparer::{HandComparer, Next};
use super::hand_step::{HandView, Present, Step, nonce};
use super::ids::{DirectId, MessageId, MessageRef};
use super::jottings::Jottings;
use super::limiter::Slot;
use super::notes::Notes;
use super::pending_post::PendingPost;
use super::profile::{self, Form, Person, Reader};
use super::refusals::Way;
use super::retry::RESTLESS;
use super::stranding;
use super::target::Target;
use super::trouble::Trouble;
use crate::hall::Hall;
use crate::keyed_locks::KeyedLocks;
use crate::store::TableId;
use crate::table::{Fault, Only, TableView, UserId};
use crate::words::Locale;
use std::sync::Arc;
use std::time::Duration;

/// So many requests bring a hand up to date, unless the table moves on faster than it is shown.
const STEPS: u32 = 16;

/// The hands' messages.
pub(super) struct Hands {
    hall: Arc<Hall>,
    notes: Notes,
    composer: Composer,
    courier: Arc<Courier>,
    /// The language of people whose own is not among ours.
    language: Locale,
    comparer: HandComparer,
    /// Held by whoever changes a hand's message.
    pub(super) locks: KeyedLocks<(TableId, UserId)>,
}

impl Hands {
    /// The hands of a hall's tables; `language` is that of people whose own is not among ours.
    pub(super) fn new(
        (hall, notes, composer, courier): (Arc<Hall>, Notes, Composer, Arc<Courier>),
        (digests, jottings, language): (Digests, Jottings, Locale),
    ) -> Hands {
        let parts = (Arc::clone(&hall), notes.clone(), composer.clone(), Arc::clone(&courier));
        Hands {
            comparer: HandComparer::new(parts, (digests, jottings, language)),
            hall,
            notes,
            composer,
            courier,
            language,
            locks: KeyedLocks::default(),
        }
    }

    /// The people whose hands are to be shown: those that are not shown to their end, and of those who sit there
    /// whoever has none.
    pub(super) async fn to_show(
        &self,
        table: TableId,
        hands: &[(&String, UserId, &Finished)],
        over: bool,
    ) -> Result<Vec<UserId>, Fault> {
        let people = |table: &dyn TableView| table.roster().known().collect();
        let mut users: Vec<UserId> = self.hall.read(table, people).await?;
        users.retain(|user| !over && !hands.iter().any(|(_, other, _)| other == user));
        let unfinished = hands.iter().filter(|(_, _, shown)| !shown.done);
        users.extend(unfinished.map(|(_, user, _)| *user));
        Ok(users)
    }

    /// Makes a person's direct message like their panel.
    #[tracing::instrument(skip_all, fields(%table))]
    pub(super) async fn show(&self, table: TableId, user: UserId) -> Result<Progress, Trouble> {
        for _ in 0..STEPS {
            let present = self.comparer.present(table, user).await?;
            let step = match self.comparer.next(&present, user).await? {
                Next::Take(step) => step,
                Next::Wait(wait) => return Ok(Progress::PutOff(wait)),
                Next::Rest => return self.rest(&present, user).await,
            };
            let (lane, ways) = (step.lane(), step.ways(table, user));
            let turn = match self
                .courier
                .turn(table, (lane, step.urgency(&present)), &ways)
                .await
            {
                Ok(turn) => turn,
                Err(Some(wait)) => return self.closed(&present, user, wait).await,
                Err(None) => return Ok(Progress::Behind),
            };
            let _one_at_a_time = self.locks.lock((table, user)).await;
            // What became outdated while it waited is not sent: somebody may have pressed in that
            // very message.
            let present = match self.hall.read(table, |table| table.version()).await? == present.version {
                true => present,
                false => self.comparer.present(table, user).await?,
            };
            let step = match self.comparer.next(&present, user).await? {
                Next::Take(step) => step,
                Next::Wait(wait) => return Ok(Progress::PutOff(wait)),
                Next::Rest => return self.rest(&present, user).await,
            };
            if step.lane() != lane {
                continue;
            }
            if let Err(wait) = self.courier.refusals.ask(&ways) {
                return Ok(Progress::Later(wait));
            }
            match self.take(*step, turn, &present, user).await {
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
        if !present.ended {
            return Ok(self.courier.rested(Target::Hand(table, user)));
        }
        let mut shown: Delivery<DirectId> = self.notes.get(&key).await?;
        if shown.done
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

    /// Does it, and notes it.
    #[tracing::instrument(level = "debug", name = "post", skip_all, fields(what = "hand"))]
    async fn take(&self, step: Step, turn: Slot, present: &Present, user: UserId) -> Result<(), Trouble> {
        let key = delivery::hand(present.panel.table, user);
        let mut shown: Delivery<DirectId> = self.notes.get(&key).await?;
        match step {
            Step::Open => {
                let channel = self.courier.port.open_direct(turn, user).await?;
                return Ok(
                    profile::observe(&self.notes, user, |observed| observed.direct = Some(channel)).await?
                );
            }
            Step::Edit { standing, view } => self.edit(&key, (standing, view), turn, &mut shown).await?,
            Step::Post { channel, view } => {
                self.post((present, user, channel), view, turn, &mut shown)
                    .await?;
            }
            Step::Result { channel } => {
                self.result(channel, turn, present, user).await?;
                shown.recorded = true;
            }
            Step::Shrink(former, number) => {
                let left = self
                    .shrink((former.at, number), (present, user), turn, &shown)
                    .await;
                former_left(&mut shown, former.at, left)?;
            }
            Step::Remove(former) => {
                let left = self.courier.port.remove(turn, former.anywhere()).await;
                former_left(&mut shown, former, left)?;
            }
        }
        Ok(self.notes.put_fact(&key, &shown).await?)
    }

    async fn edit(
        &self,
        key: &str,
        (standing, view): (MessageRef<DirectId>, HandView),
        turn: Slot,
        shown: &mut Delivery<DirectId>,
    ) -> Result<(), Trouble> {
        let body = self.composer.draw_kept(view.sheet).await;
        match self.courier.edit(turn, standing, body).await {
            Ok(()) => {
                (shown.fingerprint, shown.settled, shown.path) = (view.fingerprint, view.settled, view.path);
                (shown.reminders, shown.untold) = (view.reminders, view.untold);
                shown.turn = view.told.unwrap_or(shown.turn);
            }
            Err(Trouble::UnknownMessage | Trouble::TooOld) => shown.stale = true,
            Err(why) => return self.courier.edited(key, shown, Err(why)).await,
        }
        Ok(())
    }

    async fn post(
        &self,
        (present, user, channel): (&Present, UserId, DirectId),
        view: HandView,
        turn: Slot,
        shown: &mut Delivery<DirectId>,
    ) -> Result<(), Trouble> {
        let table = present.panel.table;
        let again = shown.again + 1;
        let (fingerprint, settled) = (view.fingerprint, view.settled);
        let mut body = self.composer.draw_kept(view.sheet).await;
        // Whoever was forgotten and came back gets a message of its own: that of before is not known any more.
        let forgotten = self.hall.read(table, |table| table.roster().forgotten()).await?;
        let nonce = nonce(&format!("{table}/{user}/{again}/{forgotten}"));
        // Of who plays alone the message is all that tells of its turn.
        let number = match present.alone() {
            true => present.panel.audience.turn,
            false => view.told.unwrap_or(shown.turn),
        };
        let now = self.hall.clock().now();
        let asked = PendingPost::of_panel(channel, nonce, (number, again), now);
        body.silent = !view.sound;
        let key = delivery::hand(table, user);
        let stands = self.courier.post(&key, turn, body, asked, shown).await?;
        let (fingerprint, settled, reminders) = match stands.like {
            true => (fingerprint, settled, view.reminders),
            false => Default::default(),
        };
        *shown = Delivery {
            fingerprint,
            settled,
            path: view.path,
            reminders,
            untold: view.untold,
            ..stands.noted(shown)
        };
        Ok(())
    }

    /// Makes of a message that stood before what was done in its turn, where no board tells it.
    async fn shrink(
        &self,
        (former, number): (MessageRef<DirectId>, u32),
        (present, user): (&Present, UserId),
        turn: Slot,
        shown: &Delivery<DirectId>,
    ) -> Result<(), Trouble> {
        let person: Person = self.notes.get(&profile::person(user)).await?;
        let (table, read) = (present.panel.table, (&self.composer, person.reader(self.language)));
        let of_turn = former_message::of_turn(&self.hall, read, (table, former, number), shown);
        let body: Body<Only> = of_turn.await?;
        self.courier.leave(turn, former, body).await
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
            .draw_kept(self.composer.board(&board, reader, &[]))
            .await
            .into();
        if let Some(record) = attachment::record(&self.hall, board.table).await? {
            body.enclosed = Enclosed::File(record);
        }
        body.nonce = Some(nonce(&format!("{}/{user}/result", board.table)));
        self.courier.port.post_direct(turn, channel, body).await.map(drop)
    }

    /// Notes that a hand was shown by an answer in its own message; whether it may stay there.
    pub(super) async fn answered(
        &self,
        table: TableId,
        user: UserId,
        message: MessageId,
        seen: OpenedPanel,
    ) -> Result<bool, Trouble> {
        let key = delivery::hand(table, user);
        let mut shown: Delivery<DirectId> = self.notes.get(&key).await?;
        if shown.standing.is_some_and(|standing| standing.message == message) {
            OpenedPanel {
                path: shown.path,
                stamp: shown.stamp,
                fingerprint: shown.fingerprint,
                settled: shown.settled,
            } = seen;
            if shown.buried {
                // It comes anew below.
                (shown.fingerprint, shown.settled) = (String::new(), String::new());
            }
            self.notes.put_fact(&key, &shown).await?;
        }
        Ok(!shown.buried)
    }

    /// Somebody takes direct messages, and so does Discord.
    async fn reached(&self, user: UserId, ways: &[Way]) -> Result<(), Trouble> {
        let mut again = false;
        for way in ways {
            again |= self.courier.refusals.allowed(*way) && *way == Way::Person(user);
        }
        if again {
            profile::observe(&self.notes, user, |observed| observed.closed = false).await?;
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
        let file = Way::File(Target::Hand(table, user));
        if why.is_too_large() && self.courier.refusals.closed(&[file]).is_ok() {
            // It is sent in words.
            self.courier.refusals.refused(file, &why);
            return Ok(None);
        }
        let way = match why {
            Trouble::ClosedDirect | Trouble::NoSharedServer => {
                profile::observe(&self.notes, user, |observed| observed.closed = true).await?;
                if why == Trouble::NoSharedServer {
                    stranding::departed(&self.hall, user, None).await;
                }
                Way::Person(user)
            }
            Trouble::UnknownChannel => {
                profile::observe(&self.notes, user, |observed| observed.direct = None).await?;
                let key = delivery::hand(table, user);
                let shown = Delivery::<DirectId> {
                    stale: true,
                    pending: None,
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
}

/// A message that stood before is shown no more, whatever came of it, unless it may well be changed a little later.
fn former_left(
    shown: &mut Delivery<DirectId>,
    former: MessageRef<DirectId>,
    left: Result<(), Trouble>,
) -> Result<(), Trouble> {
    left.or_else(|why| match why.passes() || why.reopens() {
        true => Err(why),
        false => Ok(()),
    })?;
    shown.shrunk(former);
    Ok(())
}
