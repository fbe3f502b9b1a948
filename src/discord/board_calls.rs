//! Whom a table's board mentions, and who is named in it as reminded: at most one mention a turn and
//! person, none in quiet hours. Knows no game.

use super::board_step::{Present, channel_of};
use super::delivery::Delivery;
use super::digests::Digests;
use super::ids::ChannelId;
use super::notes::Notes;
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
        let reminded = present.reminders.iter().filter(|one| one.given > 0);
        for reminder in reminded.filter(|_| is_turn(&present.post.audience)) {
            let person = self.person(reminder.user).await?;
            if person.reminders().in_channel() {
                late.people.push(reminder.user);
                late.given += reminder.given;
                let may = self.mentions_here(&person, present).await?;
                late.unspent |= may && !spent(present, shown, reminder);
            }
        }
        Ok(late)
    }

    /// Whom a board mentions that is posted now, and whose mentions of its turn are used up then.
    ///
    /// Those whose turn it is and who want to be told now. Whose reminders come in the channel are
    /// mentioned by the first of these instead, where time brings any. In quiet hours it is told later,
    /// but at a table where all play at once.
    pub(super) async fn mentions(
        &self,
        present: &Present,
        shown: &Delivery<ChannelId>,
        told: bool,
    ) -> Result<(Vec<UserId>, Option<Vec<u8>>), Trouble> {
        let (post, mut willing) = (&present.post, Vec::new());
        let audience = &post.audience;
        let mut called = if told {
            shown.called.clone()
        } else {
            Some(Vec::new())
        };
        let turn = !audience.over && !audience.offered && audience.invited.is_none();
        for user in &audience.mention {
            let person = self.person(*user).await?;
            let reminder = present.reminders.iter().find(|one| one.user == *user);
            let in_channel = person.reminders().in_channel() && is_turn(audience);
            let kept = in_channel && reminder.is_some_and(|one| one.timed);
            let reminded = in_channel && reminder.is_some_and(|one| one.given > 0);
            let elsewhere = kept || ((turn || audience.over) && person.told_by_message());
            let announced = !told && audience.notify && !elsewhere;
            let left = !told || reminder.is_some_and(|one| !spent(present, shown, one));
            let may = left && (announced || reminded);
            if !may || !self.mentions_here(&person, present).await? {
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

    /// Whether somebody may be mentioned where the board stands.
    async fn mentions_here(&self, person: &Person, present: &Present) -> Result<bool, Trouble> {
        let channel = channel_of(&present.post);
        Ok(self.servers.mentions(person, channel, present.server).await?)
    }

    async fn person(&self, user: UserId) -> Result<Person, Trouble> {
        Ok(self.notes.get(&profile::person(user)).await?)
    }
}

/// Whether it is somebody's turn, and nothing else is asked.
fn is_turn(audience: &Everyone) -> bool {
    let asks = audience.rewind || audience.poll || audience.offered || audience.unplayed;
    !audience.over && !asks && audience.invited.is_none()
}

/// Whether somebody was mentioned in the turn that is shown; so it is taken where that was not noted.
fn spent(present: &Present, shown: &Delivery<ChannelId>, of: &Reminder) -> bool {
    let same = shown.at > 0 && shown.turn == present.post.audience.turn;
    let called = shown.called.as_ref();
    same && called.is_none_or(|called| called.contains(&of.seat.number()))
}
