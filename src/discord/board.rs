//! The board's message: edited within a turn, posted anew when the turn passes, and at the end
//! followed by the record. Messages before it shrink to what was done in their turn. Knows no game.

use super::animator::Animator;
use super::attachment;
use super::board_calls::BoardCalls;
use super::board_step::{Present, Step, StepContent, channel_of};
use super::channel_reader::channel_reader;
use super::composer::{Composer, Sheet, mention};
use super::courier::{Courier, Progress};
use super::delivery::{self, Delivery, Former};
use super::digests::Digests;
use super::former_message;
use super::ids::{ChannelId, MessageRef};
use super::limiter::Slot;
use super::notes::Notes;
use super::pending_post::PendingPost;
use super::profile::{Form, Reader};
use super::refusals::Way;
use super::retry::RESTLESS;
use super::server_book::ServerBook;
use super::target::Target;
use super::trouble::Trouble;
use crate::hall::Hall;
use crate::store::TableId;
use crate::table::{Everyone, Post};
use crate::words::{Locale, Message};
use std::sync::Arc;
use std::time::Duration;

/// So many requests bring a board up to date, unless the table moves on faster than it is shown.
const STEPS: u32 = 24;
/// After how long a board is looked at again that waits for somebody to be forgotten, should nobody have said so.
const NAMELESS: Duration = Duration::from_secs(10);

/// The boards' messages.
pub(super) struct Boards {
    pub(super) hall: Arc<Hall>,
    pub(super) notes: Notes,
    pub(super) composer: Composer,
    pub(super) courier: Arc<Courier>,
    pub(super) servers: ServerBook,
    pub(super) animator: Arc<Animator>,
    calls: BoardCalls,
    /// The language of channels whose own is not among ours.
    pub(super) language: Locale,
}

impl Boards {
    /// The boards of a hall's tables; `language` is that of channels whose own is not among ours.
    pub(super) fn new(
        (hall, notes, composer, courier): (Arc<Hall>, Notes, Composer, Arc<Courier>),
        (servers, digests, animator, language): (ServerBook, Digests, Arc<Animator>, Locale),
    ) -> Boards {
        Boards {
            calls: BoardCalls::new(notes.clone(), servers.clone(), digests),
            hall,
            notes,
            composer,
            courier,
            servers,
            animator,
            language,
        }
    }

    /// Makes a table's board on Discord like the table.
    #[tracing::instrument(skip_all, fields(%table, version = tracing::field::Empty))]
    pub(super) async fn show(&self, table: TableId) -> Result<Progress, Trouble> {
        let key = delivery::board(table);
        let shown: Delivery<ChannelId> = self.notes.get(&key).await?;
        if shown.done {
            return Ok(Progress::Done);
        }
        if shown == Delivery::default() {
            self.notes.put(&delivery::owed(table), &true).await?;
        }
        match self.present(table).await? {
            Some(present) => self.make_like(present, shown).await,
            None => Ok(Progress::Later(NAMELESS)),
        }
    }

    /// Makes a board that was shown so like the table.
    async fn make_like(
        &self,
        mut present: Present,
        mut shown: Delivery<ChannelId>,
    ) -> Result<Progress, Trouble> {
        let table = present.post.table;
        let key = delivery::board(table);
        tracing::Span::current().record("version", present.version.0);
        for _ in 0..STEPS {
            let Some(mut step) = self.next(&present, &shown).await? else {
                return self.rest(&present, &mut shown).await;
            };
            let place = channel_of(&present.post);
            let asked = (step.lane(place), step.urgency(&present));
            let ways = [Way::Channel(step.channel(place)), Way::Message(Target::Board(table))];
            let turn = match self.courier.turn(table, asked, &ways).await {
                Ok(turn) => turn,
                Err(Some(wait)) => return self.closed(&present, &mut shown, ways[0], wait).await,
                Err(None) => return Ok(Progress::Behind),
            };
            if self.hall.read(table, |table| table.version()).await? != present.version {
                // What became outdated while it waited is not sent.
                let Some(later) = self.present(table).await? else {
                    return Ok(Progress::Later(NAMELESS));
                };
                present = later;
                match self.next(&present, &shown).await? {
                    Some(next) if next.lane(channel_of(&present.post)) == asked.0 => step = next,
                    _ => continue,
                }
            }
            if let Err(wait) = self.courier.refusals.ask(&ways) {
                return Ok(Progress::Later(wait));
            }
            let content = StepContent::by(&step, place);
            if let Err(why) = self.take(step, turn, &present, &mut shown).await {
                let Some(wait) = self.refused(table, content, ways, why)? else {
                    continue;
                };
                return self.closed(&present, &mut shown, ways[0], wait).await;
            }
            content.done(Target::Board(table), ways, &self.courier.refusals);
            self.notes.put_fact(&key, &shown).await?;
        }
        tracing::warn!(%table, "a board has not come to rest; it is shown again");
        Ok(Progress::Later(RESTLESS))
    }

    /// How long a failed request is not made again; nothing where there is another way to go on.
    fn refused(
        &self,
        table: TableId,
        content: StepContent,
        ways: [Way; 2],
        why: Trouble,
    ) -> Result<Option<Duration>, Trouble> {
        if let Some(suspect) = content.suspect(Target::Board(table), &why) {
            // It is made without; only then is it the channel that is closed.
            self.courier.refusals.refused(suspect, &why);
            return Ok(None);
        }
        let way = if why.shut() { ways[0] } else { ways[1] };
        Ok(match self.courier.failed(Target::Board(table), way, why)? {
            Progress::Later(wait) => Some(wait),
            Progress::Done | Progress::Over | Progress::PutOff(_) | Progress::Behind => None,
        })
    }

    /// A board stands as it should, or without a picture that is to be tried again; one of a table that has ended for good.
    async fn rest(&self, present: &Present, shown: &mut Delivery<ChannelId>) -> Result<Progress, Trouble> {
        if !present.ended {
            return Ok(self.courier.rested(Target::Board(present.post.table)));
        }
        shown.done = true;
        let key = delivery::board(present.post.table);
        self.notes.put_fact(&key, shown).await?;
        Ok(Progress::Over)
    }

    /// What a refusal comes to: a table that has ended is let go where nobody can be told there any
    /// more.
    async fn closed(
        &self,
        present: &Present,
        shown: &mut Delivery<ChannelId>,
        way: Way,
        wait: Duration,
    ) -> Result<Progress, Trouble> {
        let gone = self.courier.refusals.why(way) == Some(Trouble::UnknownChannel);
        let late = self.hall.clock().now().saturating_sub(present.touched) > delivery::AFTERWARDS;
        if present.ended && (gone || late) {
            self.rest(present, shown).await
        } else {
            Ok(Progress::Later(wait))
        }
    }

    /// What should be seen of a table now; nothing while somebody is being forgotten there.
    async fn present(&self, table: TableId) -> Result<Option<Present>, Trouble> {
        Present::read(&self.hall, (&self.notes, &self.servers), table).await
    }

    /// How a table's channel is read.
    pub(super) async fn reader(&self, table: TableId, channel: ChannelId) -> Result<Reader, Trouble> {
        channel_reader(&self.hall, (&self.notes, &self.servers), (table, channel), self.language).await
    }

    /// The next thing to be done.
    async fn next(&self, present: &Present, shown: &Delivery<ChannelId>) -> Result<Option<Step>, Trouble> {
        let post = &present.post;
        let shrink = || shown.before.first().copied().map(Step::Shrink);
        let pending = self.pending(present, shown);
        if present.replaced() && pending.is_none() {
            return Ok(shown.former().map(Step::Shrink).or_else(shrink));
        }
        let place = channel_of(post);
        let told = shown.at > 0 && shown.turn == post.audience.turn;
        let since = shown
            .began(&post.audience)
            .unwrap_or_else(|| self.hall.clock().now());
        let late = self.calls.late(present, shown).await?;
        let lines: Vec<Message> = mention(post, since).into_iter().chain(late.line()).collect();
        let files = self.courier.takes_files(Target::Board(post.table), place);
        let sheet = self.sheet(post, &lines, files).await?;
        let over = present.ended && present.begun;
        let told_news = shown.news == post.audience.news;
        let stands = shown
            .standing
            .filter(|standing| standing.channel == place && told && told_news && !late.anew(shown));
        let same = (over || stands.is_some()) && sheet.fingerprint() == shown.fingerprint;
        // A further reminder changes what stands, as old as that may be.
        let reminders = late.given;
        let editable = match reminders > shown.reminders && !shown.stale {
            true => stands,
            false => stands.and(shown.editable(self.hall.clock().now())),
        };
        let step = match editable {
            _ if same && pending.is_none() => None,
            Some(standing) if !over && pending.is_none() => Some(Step::Edit {
                standing,
                sheet,
                reminders,
            }),
            _ => Some(Step::Post {
                channel: pending.unwrap_or(place),
                told,
                since,
                sheet,
                reminders,
            }),
        };
        let record = || (over && self.courier.sends_files(place) && !shown.recorded).then_some(Step::Record);
        Ok(step.or_else(record).or_else(shrink))
    }

    /// What a board looks like where it stands: with its picture, if `files` can be sent there.
    async fn sheet(
        &self,
        post: &Post<Everyone>,
        lines: &[Message],
        files: bool,
    ) -> Result<Sheet<Everyone>, Trouble> {
        let place = channel_of(post);
        let mut reader = self.reader(post.table, place).await?;
        if !files {
            reader.form = Form::Text;
        }
        let mut sheet = self.composer.board(post, reader, lines);
        if self.courier.refusals.why(Way::Embeds(place)).is_some() {
            sheet = self.composer.without_embed(sheet, post, files);
        }
        Ok(if files { sheet } else { sheet.without_file() })
    }

    /// Does it, and notes it.
    #[tracing::instrument(level = "debug", name = "post", skip_all, fields(what = "board"))]
    async fn take(
        &self,
        step: Step,
        turn: Slot,
        present: &Present,
        shown: &mut Delivery<ChannelId>,
    ) -> Result<(), Trouble> {
        let reminders = step.reminders().unwrap_or(shown.reminders);
        match step {
            Step::Edit { standing, sheet, .. } => {
                let edited = self.edit(standing, sheet, turn, shown).await;
                let key = delivery::board(present.post.table);
                self.courier.edited(&key, shown, edited).await?;
            }
            Step::Post {
                channel,
                told,
                since,
                sheet,
                ..
            } => {
                let sent = self.post(channel, (told, since), sheet, turn, present, shown);
                sent.await?;
            }
            Step::Record => {
                self.record(turn, present).await?;
                shown.recorded = true;
            }
            Step::Shrink(former) => {
                let here = former.at.channel == channel_of(&present.post);
                match self.shrink(present.post.table, former, turn, shown).await {
                    Err(why) if why.passes() || (here && why.reopens()) => return Err(why),
                    // Its controls lead to the present position, so they do no harm where they
                    // stay.
                    Ok(()) | Err(_) => shown.shrunk(former.at),
                }
            }
        }
        shown.reminders = reminders;
        Ok(())
    }

    async fn edit(
        &self,
        standing: MessageRef<ChannelId>,
        sheet: Sheet<Everyone>,
        turn: Slot,
        shown: &mut Delivery<ChannelId>,
    ) -> Result<(), Trouble> {
        let fingerprint = sheet.fingerprint();
        let body = self.composer.draw_kept(sheet).await;
        match self.courier.edit(turn, standing, body).await {
            Ok(()) => shown.fingerprint = fingerprint,
            Err(Trouble::UnknownMessage) => shown.standing = None,
            Err(Trouble::TooOld | Trouble::Archived) => shown.stale = true,
            Err(why) => return Err(why),
        }
        Ok(())
    }

    /// Where a board was asked for of which nobody knows whether it stands: it is asked for once more before anything
    /// else is done. A channel that the table has left and that is closed to us is let be.
    fn pending(&self, present: &Present, shown: &Delivery<ChannelId>) -> Option<ChannelId> {
        let channel = shown.pending.as_ref()?.channel;
        let open = self.courier.refusals.why(Way::Channel(channel)).is_none();
        (channel == channel_of(&present.post) || open).then_some(channel)
    }

    /// Posts the board anew; `told` is whether those awaited were mentioned in this turn before.
    async fn post(
        &self,
        channel: ChannelId,
        (told, since): (bool, u64),
        sheet: Sheet<Everyone>,
        turn: Slot,
        present: &Present,
        shown: &mut Delivery<ChannelId>,
    ) -> Result<(), Trouble> {
        let post = &present.post;
        let fingerprint = sheet.fingerprint();
        let mut body = self.composer.draw_kept(sheet).await;
        let again = if told { shown.again + 1 } else { 0 };
        let (mention, called) = self.calls.mentions(present, shown, told).await?;
        // Whoever is awaited is called where the table stands.
        let left = channel != channel_of(post);
        body.mention = if left { Vec::new() } else { mention };
        let asked = PendingPost {
            channel,
            nonce: format!("{}.{}.{again}", post.table, post.audience.turn),
            turn: post.audience.turn,
            asks: post.audience.asks,
            news: post.audience.news,
            again,
            at: if left { 0 } else { self.hall.clock().now() },
            since,
            called,
        };
        let key = delivery::board(post.table);
        let posted = self.courier.post(&key, turn, body, asked, shown).await;
        let stands = match posted {
            Err(why) if left && !why.passes() => {
                shown.pending = None;
                return Ok(());
            }
            posted => posted?,
        };
        *shown = Delivery {
            fingerprint: if stands.like { fingerprint } else { String::new() },
            ..stands.noted(shown)
        };
        Ok(())
    }

    /// Makes of a message that stood before what stays of it.
    async fn shrink(
        &self,
        table: TableId,
        former: Former<ChannelId>,
        turn: Slot,
        shown: &Delivery<ChannelId>,
    ) -> Result<(), Trouble> {
        let reader = self.reader(table, former.at.channel).await?;
        let body = former_message::stays(&self.hall, (&self.composer, reader), table, former, shown).await?;
        self.courier.leave(turn, former.at, body).await
    }

    /// Sends the record of a game that has ended.
    async fn record(&self, turn: Slot, present: &Present) -> Result<(), Trouble> {
        let (post, place) = (&present.post, channel_of(&present.post));
        let reader = self.reader(post.table, place).await?;
        match attachment::message(&self.hall, &self.composer, reader, post).await? {
            Some(body) => self.courier.port.post(turn, place, body).await.map(drop),
            None => Ok(()),
        }
    }
}
