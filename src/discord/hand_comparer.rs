//! Compares a hand's message with the table: what should be seen, and what is to be done next for it.
//! Knows no game.

use super::composer::Composer;
use super::courier::Courier;
use super::delivery::{self, Delivery, Former};
use super::digests::Digests;
use super::hand_step::{HandView, Present, Step};
use super::ids::{ChannelId, DirectId, MessageRef};
use super::jottings::Jottings;
use super::notes::Notes;
use super::notification::{Notification, Occasion, Recipient};
use super::placement::placed;
use super::profile::{self, Form, Person};
use super::refusals::Way;
use super::target::Target;
use super::trouble::Trouble;
use crate::hall::Hall;
use crate::portray::Menu;
use crate::store::TableId;
use crate::table::{Only, PanelPath, Post, TableView, UserId};
use crate::words::{Locale, Message};
use std::sync::Arc;
use std::time::Duration;

/// For so long after the last action nobody is told who is up instead, in milliseconds: while others
/// act one after the other it would be told in vain.
const LULL: u64 = 20_000;

/// What stays of the panel of somebody who gave up their seat before the start: that they did, and
/// nothing to press.
fn left(table: &dyn TableView, panel: Post<Only>) -> Post<Only> {
    let mut post = Post {
        lines: vec![placed(table, Message::new("edge-left"))],
        recap: Vec::new(),
        waiting: None,
        notes: Vec::new(),
        picture: None,
        menu: Menu::default(),
        buttons: Vec::new(),
        view: None,
        ..panel
    };
    post.audience.others.clear();
    post
}

/// What is next for a hand.
pub(super) enum Next {
    /// This is to be done.
    Take(Box<Step>),
    /// Nothing before a while.
    Wait(Duration),
    /// It stands as it should.
    Rest,
}

/// What a person's message is to tell them that it did not yet.
struct Told {
    /// Whether it takes another message, however young the one is that stands.
    anew: bool,
    /// Whether it is posted though nothing else of it has changed, or nothing is posted any more.
    follows: bool,
    /// Whether the message comes with a sound.
    sound: bool,
    /// The turn that is told by it.
    turn: Option<u32>,
    /// Whether a turn is not told, since the person is away.
    away: bool,
}

/// What compares hands.
pub(super) struct HandComparer {
    hall: Arc<Hall>,
    notes: Notes,
    composer: Composer,
    courier: Arc<Courier>,
    digests: Digests,
    jottings: Jottings,
    /// The language of people whose own is not among ours.
    language: Locale,
}

impl HandComparer {
    /// Compares the hands of a hall's tables; `language` is that of people whose own is not among
    /// ours.
    pub(super) fn new(
        (hall, notes, composer, courier): (Arc<Hall>, Notes, Composer, Arc<Courier>),
        (digests, jottings, language): (Digests, Jottings, Locale),
    ) -> HandComparer {
        HandComparer {
            digests,
            jottings,
            hall,
            notes,
            composer,
            courier,
            language,
        }
    }

    /// What a person's message should show.
    pub(super) async fn present(&self, table: TableId, user: UserId) -> Result<Present, Trouble> {
        let seen = self.hall.read(table, |table| {
            let (ended, live) = (table.ended() && !table.covered(), table.live());
            let (seated, knows) = (table.roster().seat_of(user).is_some(), table.roster().knows(user));
            // Whoever was forgotten is sent nothing.
            let result = (ended && table.begun() && knows).then(|| table.board());
            let (version, place, touched) = (table.version(), table.place(), table.touched());
            let panel = table.panel(user, "");
            let openly = table.reminders().iter().any(|one| one.user == user);
            Present {
                panel: if knows { panel } else { left(table, panel) },
                version,
                place,
                ended,
                begun: table.begun(),
                seated,
                touched,
                live,
                openly,
                result,
            }
        });
        Ok(seen.await?)
    }

    /// The next thing to be done.
    pub(super) async fn next(&self, present: &Present, user: UserId) -> Result<Next, Trouble> {
        let person: Person = self.notes.get(&profile::person(user)).await?;
        let shown: Delivery<DirectId> = self.notes.get(&delivery::hand(present.panel.table, user)).await?;
        let shrink = |former: Option<Former<DirectId>>| {
            let step = |former: Former<DirectId>| match former.turn {
                // No board tells what was done in its turn.
                Some(number) if present.alone() => Step::Shrink(former, number),
                _ => Step::Remove(former.at),
            };
            former.map_or(Next::Rest, |former| Next::Take(Box::new(step(former))))
        };
        if let Some(step) = self.asked_again(present, (user, &person), &shown).await? {
            return Ok(Next::Take(Box::new(step)));
        }
        if present.alone() && (present.ended || !present.begun) {
            // The card stands there, and at the end the board.
            return Ok(shrink(shown.former().or(shown.before.first().copied())));
        }
        let recipient = self.recipient(present, &person).await?;
        let told = self.told(present, recipient, &shown);
        let mut view = self.view(present, (&person, recipient), &shown).await?;
        (view.sound, view.told, view.untold) = (told.sound, told.turn, told.away);
        let (same, now) = (view.fingerprint == shown.fingerprint, self.hall.clock().now());
        let quiet = present.touched + LULL;
        let put_off = !same && view.settled == shown.settled && now < quiet;
        // Where nothing is posted any more, a message that has grown old is changed as well.
        let last = present.ended || !present.seated;
        let stands = shown.standing.filter(|_| last && !shown.stale);
        let editable = stands.or(shown.editable(now));
        let edits = !same && !put_off && !told.anew;
        if let (true, Some(standing)) = (edits, editable) {
            return Ok(Next::Take(Box::new(Step::Edit { standing, view })));
        }
        let result = self.lacks_record(present) && !shown.recorded;
        if (person.wants_direct() || present.alone())
            && ((!same && !put_off && !last) || told.follows || result)
        {
            let standing = editable.filter(|_| !result);
            return self
                .posting(present, (user, person.observed.direct), (view, standing, result))
                .await;
        }
        Ok(match shown.before.first() {
            None if put_off => Next::Wait(Duration::from_millis(quiet - now)),
            former => shrink(former.copied()),
        })
    }

    /// Whether a game has ended whose result and record cannot stand in its channel.
    fn lacks_record(&self, present: &Present) -> bool {
        let takes = self.courier.sends_files(ChannelId(present.place.0));
        present.result.is_some() && (self.courier.shut(present.place) || !takes)
    }

    /// A panel that was asked for, of which nobody knows whether it stands, is asked for once more before anything else
    /// is done; without a sound where its person is not to be told now.
    async fn asked_again(
        &self,
        present: &Present,
        (user, person): (UserId, &Person),
        shown: &Delivery<DirectId>,
    ) -> Result<Option<Step>, Trouble> {
        if person.observed.closed {
            self.courier
                .refusals
                .suppose(Way::Person(user), Trouble::ClosedDirect);
        }
        let wanted = person.wants_direct() || present.alone();
        let Some(pending) = shown.pending.as_ref().filter(|_| wanted) else {
            return Ok(None);
        };
        let (channel, recipient) = (pending.channel, self.recipient(present, person).await?);
        let told = self.told(present, recipient, shown);
        let mut view = self.view(present, (person, recipient), shown).await?;
        (view.sound, view.told, view.untold) = (told.sound, told.turn, told.away);
        if self.held_back(present, user).await?.is_some() {
            (view.sound, view.told) = (false, Some(present.panel.audience.turn));
        }
        Ok(Some(Step::Post { channel, view }))
    }

    /// The next thing to be done for a message that notifies its person: it is posted in their direct messages, or where
    /// they are not to be told what stands is changed; or the result is sent.
    async fn posting(
        &self,
        present: &Present,
        (user, direct): (UserId, Option<DirectId>),
        (mut view, standing, result): (HandView, Option<MessageRef<DirectId>>, bool),
    ) -> Result<Next, Trouble> {
        let held = self.held_back(present, user).await?;
        if held.is_some() {
            (view.sound, view.told) = (false, Some(present.panel.audience.turn));
        }
        // Who plays alone is told nothing but what they have just brought about.
        let held = held.filter(|_| !present.alone());
        if let (Some(standing), Some(_)) = (standing, held) {
            return Ok(Next::Take(Box::new(Step::Edit { standing, view })));
        }
        let now = self.hall.clock().now();
        if let Some(until) = held.filter(|until| *until > now) {
            return Ok(Next::Wait(Duration::from_millis(until - now)));
        }
        Ok(Next::Take(Box::new(match direct {
            None => Step::Open,
            Some(channel) if result => Step::Result { channel },
            Some(channel) => Step::Post { channel, view },
        })))
    }

    /// How somebody is to be notified at a table, but for their quiet hours.
    async fn recipient(&self, present: &Present, person: &Person) -> Result<Recipient, Trouble> {
        Ok(Recipient {
            channel: !self.courier.shut(present.place),
            alone: present.alone(),
            openly: present.openly,
            away: self.digests.away(present.panel.audience.user).await?,
            ..Recipient::new(person)
        })
    }

    /// What a person's message is to tell them that it did not yet.
    fn told(&self, present: &Present, recipient: Recipient, shown: &Delivery<DirectId>) -> Told {
        let audience = &present.panel.audience;
        let occasion = match (present.over(), audience.asked, audience.awaited) {
            // The result and the record tell it.
            (true, ..) if self.lacks_record(present) => None,
            (true, ..) => Some(Occasion::End),
            (_, true, _) => Some(Occasion::Question),
            (_, _, true) => Some(Occasion::Turn),
            _ => None,
        };
        let by = occasion.map_or(Notification::default(), |occasion| Notification::of(occasion, recipient));
        let untold = shown.turn < audience.turn;
        // A turn that all may know of is mentioned by the board when its person is back; what else they were asked meanwhile
        // is told them alone.
        let board = occasion == Some(Occasion::Turn) && present.openly;
        let back = shown.untold && recipient.direct && !recipient.away && !board && occasion.is_some();
        let turn = (by.sound || back) && untold;
        let due = audience.awaited && audience.reminders > shown.reminders;
        let reminded = due && Notification::of(Occasion::Reminder, recipient).sound;
        // Who is away finds the end when they are back.
        let found = present.over() && recipient.away && recipient.direct && untold;
        // That the game is there is seen by the first message.
        let first = shown.at == 0 && !by.mention && !recipient.away;
        let here = Recipient {
            away: false,
            ..recipient
        };
        let tells = |occasion| {
            let told = Notification::of(occasion, here);
            told.sound || told.mention && !board
        };
        Told {
            anew: turn || reminded || found,
            // Of who was away nothing else may have changed.
            follows: reminded || found || turn && (present.over() || shown.untold),
            sound: turn || reminded || first,
            turn: (turn || found).then_some(audience.turn),
            away: recipient.away && untold && occasion.is_some_and(tells),
        }
    }

    /// Until when what notifies a person is held back, in milliseconds since 1970; it may be past
    /// where a digest stands for it. Nothing where they can be told.
    async fn held_back(&self, present: &Present, user: UserId) -> Result<Option<u64>, Trouble> {
        let table = present.panel.table;
        let quiet = self.digests.hold_back(user, table, present.live).await?;
        let covered = self.digests.covers(user, table).await?.then_some(0);
        Ok(quiet.or(covered))
    }

    /// How the message is to look.
    async fn view(
        &self,
        present: &Present,
        (person, recipient): (&Person, Recipient),
        shown: &Delivery<DirectId>,
    ) -> Result<HandView, Trouble> {
        let opened = self.still_open(&present.panel, shown).await?;
        let path = if opened.is_some() {
            shown.path.clone()
        } else {
            String::new()
        };
        let panel = opened.as_ref().unwrap_or(&present.panel);
        let mut reader = person.reader(self.language);
        let file = Way::File(Target::Hand(present.panel.table, present.panel.audience.user));
        if self.courier.refusals.closed(&[file]).is_err() {
            reader.form = Form::Text;
        }
        let audience = &present.panel.audience;
        let late = audience.awaited
            && audience.reminders > 0
            && Notification::of(Occasion::Reminder, recipient).sound;
        let reminder = late.then(|| Message::new("edge-reminder").with("alone", i64::from(present.alone())));
        let jotting = self
            .jottings
            .lines(present.panel.table, present.panel.audience.user)
            .await?;
        let notice = self.courier.notice(present.panel.table, present.place).await?;
        let first: Vec<Message> = notice.into_iter().chain(reminder).chain(jotting).collect();
        let sheet = self.composer.panel(panel, reader, &first);
        let fingerprint = sheet.fingerprint();
        let settled = self.composer.settled(panel, reader, &first);
        Ok(HandView {
            sheet,
            settled: settled.unwrap_or_else(|| fingerprint.clone()),
            fingerprint,
            path,
            reminders: audience.reminders,
            sound: false,
            told: None,
            untold: false,
        })
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
}
