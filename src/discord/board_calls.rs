//! Whom a table's board mentions, and who is named in it as reminded: at most one mention a turn and
//! person, none in quiet hours. Knows no game.

use super::board_step::{Present, channel_of};
use super::delivery::Delivery;
use super::digests::Digests;
use super::ids::ChannelId;
use super::notes::Notes;
use super::notification::{Notification, Occasion, Recipient};
use super::placement::user_mention;
use super::profile::{self, Person};
use super::server_book::ServerBook;
use super::trouble::Trouble;
use crate::table::{Everyone, Reminder, UserId};
use crate::words::Message;

/// The reminders that a board tells of.
#[derive(Default)]
pub(super) struct Late {
    /// Who was reminded and wishes that in the channel.
    people: Vec<UserId>,
    /// How many reminders they were given.
    pub(super) given: usize,
    /// Whether one of them has a mention left in this turn.
    unspent: bool,
}

impl Late {
    /// The line that says so.
    pub(super) fn line(&self) -> Option<Message> {
        let names: Vec<Message> = self.people.iter().copied().map(user_mention).collect();
        let line = Message::new("edge-late").with("count", names.len());
        (!names.is_empty()).then(|| line.with("who", names))
    }

    /// Whether the board is posted anew for them: for a first reminder, and for whoever is mentioned
    /// by it. Those after it change what stands.
    pub(super) fn anew(&self, shown: &Delivery<ChannelId>) -> bool {
        self.unspent || (self.given > 0 && shown.reminders == 0)
    }
}

/// What decides whom a board mentions.
pub(super) struct BoardCalls {
    notes: Notes,
    servers: ServerBook,
    digests: Digests,
}

impl BoardCalls {
    pub(super) fn new(notes: Notes, servers: ServerBook, digests: Digests) -> BoardCalls {
        BoardCalls {
            notes,
            servers,
            digests,
        }
    }

    /// Who was reminded and is told of it in the channel: while it is a turn that is announced there,
    /// and no question to others.
    pub(super) async fn late(&self, present: &Present, shown: &Delivery<ChannelId>) -> Result<Late, Trouble> {
        let mut late = Late::default();
        if occasion(&present.post.audience) != Occasion::Turn {
            return Ok(late);
        }
        for reminder in &present.reminders {
            let recipient = self.recipient(reminder.user, present).await?;
            let told = told(recipient, Occasion::Turn, Some(reminder), &present.post.audience);
            if told.reminder.named {
                late.people.push(reminder.user);
                late.given += reminder.given;
            }
            late.unspent |= told.mention() && !spent(present, shown, reminder);
        }
        Ok(late)
    }

    /// Whom a board mentions that is posted now, and whose mentions of its turn are used up then.
    ///
    /// In quiet hours it is told later, but at a table where all play at once. Who is away has the mention left for when
    /// they are back.
    pub(super) async fn mentions(
        &self,
        present: &Present,
        shown: &Delivery<ChannelId>,
        again: bool,
    ) -> Result<(Vec<UserId>, Option<Vec<u8>>), Trouble> {
        let (post, mut willing) = (&present.post, Vec::new());
        let mut called = if again {
            shown.called.clone()
        } else {
            Some(Vec::new())
        };
        for user in &post.audience.mention {
            let reminder = present.reminders.iter().find(|one| one.user == *user);
            let recipient = self.recipient(*user, present).await?;
            let told = told(recipient, occasion(&post.audience), reminder, &post.audience);
            let left = !again || reminder.is_some_and(|one| !spent(present, shown, one));
            if !left || !told.mention() {
                continue;
            }
            if let Some(called) = &mut called {
                called.extend(reminder.map(|one| one.seat.number()));
            }
            if self
                .digests
                .hold_back(*user, post.table, present.live)
                .await?
                .is_none()
            {
                willing.push(*user);
            }
        }
        Ok((willing, called))
    }

    /// How somebody is to be notified at a table, but for their quiet hours.
    async fn recipient(&self, user: UserId, present: &Present) -> Result<Recipient, Trouble> {
        let person: Person = self.notes.get(&profile::person(user)).await?;
        let channel = channel_of(&present.post);
        Ok(Recipient {
            mentionable: self.servers.mentions(&person, channel, present.server).await?,
            away: self.digests.away(user).await?,
            ..Recipient::new(&person)
        })
    }
}

/// How somebody is told of what a board says.
struct Told {
    announced: Notification,
    reminder: Notification,
}

impl Told {
    fn mention(&self) -> bool {
        self.announced.mention || self.reminder.mention
    }
}

/// How somebody is told of an occasion, and in their turn of the reminders that they were given.
fn told(recipient: Recipient, occasion: Occasion, reminder: Option<&Reminder>, audience: &Everyone) -> Told {
    let timed = reminder.is_some_and(|one| one.timed);
    let recipient = Recipient { timed, ..recipient };
    let given = reminder.is_some_and(|one| one.given > 0) && occasion == Occasion::Turn;
    let when = |is: bool, occasion: Occasion| is.then(|| Notification::of(occasion, recipient));
    Told {
        announced: when(audience.notify, occasion).unwrap_or_default(),
        reminder: when(given, Occasion::Reminder).unwrap_or_default(),
    }
}

/// What a board tells those whom it names.
fn occasion(audience: &Everyone) -> Occasion {
    if audience.over {
        Occasion::End
    } else if audience.offered || audience.invited.is_some() {
        Occasion::Seat
    } else if audience.rewind || audience.poll || audience.pause || audience.unplayed {
        Occasion::Question
    } else {
        Occasion::Turn
    }
}
/// Whether somebody was mentioned in the turn that is shown; so it is taken where that was not noted.
fn spent(present: &Present, shown: &Delivery<ChannelId>, of: &Reminder) -> bool {
    let same = shown.at > 0 && shown.turn == present.post.audience.turn;
    let called = shown.called.as_ref();
    same && called.is_none_or(|called| called.contains(&of.seat.number()))
}
