//! How a table stands for one person, in one line of a list of tables: what is awaited there, and
//! until when. It tells no more than its board does.

use crate::portray::Portray;
use crate::rules::Seat;
use crate::table::UserId;
use crate::table::facts::TableFacts;
use crate::table::seat_names::named;
use crate::table::stage::Table;
use crate::words::{Arg, Message};

/// How much a table needs a person, the most first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Need {
    /// Their decision is awaited, until a moment in milliseconds since 1970.
    Due(u64),
    /// Their decision is awaited, and they have all the time they like.
    Awaited,
    /// They are asked about others whose time is up, until a moment in milliseconds since 1970.
    Asked(u64),
    /// The host plays for them until they come back.
    Away,
    /// Its game is on without them.
    Waiting,
    /// Its game has not begun.
    Gathering,
    /// It is put away.
    Shelved,
}

/// How a table stands for one person.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// How much it needs them.
    pub need: Need,
    /// The same in words.
    pub line: Message,
    /// Whether they could take a seat there.
    pub free: bool,
}

impl<G: Portray> Table<G> {
    /// As [`super::TableView::standing`].
    pub(super) fn standing_for(&self, user: UserId, at: u64) -> Standing {
        let (need, line) = match self.roster.seat_of(user) {
            _ if self.gathering() => (Need::Gathering, self.gathering_line()),
            _ if self.drawing() => (Need::Gathering, self.drawing_standing()),
            _ if self.halted() => (Need::Waiting, Message::new("standing-halted")),
            _ if self.ended() && !self.begun() => (Need::Waiting, Message::new("standing-closed")),
            _ if self.ended() => (Need::Waiting, Message::new("standing-over")),
            _ if self.shelved() => (Need::Shelved, Message::new("standing-shelved")),
            Some(seat) => self.unreached(self.standing_of(seat)),
            None if self.roster.had(self.returnable, user).is_some() => {
                (Need::Away, Message::new("standing-given-away"))
            }
            None => (Need::Waiting, Message::new("standing-playing")),
        };
        Standing {
            need,
            line,
            free: self.may_sit(user, at),
        }
    }

    /// The same of a table that cannot be reached, that pauses, or that asks whether to go on.
    fn unreached(&self, (need, line): (Need, Message)) -> (Need, Message) {
        if let Some((_, close)) = self.upkeep.stranded() {
            let told = until("standing-stranded", close).with("line", line);
            return (need.min(Need::Asked(close)), told);
        }
        if let Some(over) = self.timing.pause().until {
            return (need.max(Need::Awaited), until("standing-paused", over).with("line", line));
        }
        match self.upkeep.asks().filter(|_| self.unplayed_now()) {
            Some(shelf) => {
                (need.min(Need::Asked(shelf)), until("standing-unplayed", shelf).with("line", line))
            }
            None => (need, line),
        }
    }

    fn gathering_line(&self) -> Message {
        Message::new("standing-gathering")
            .with("here", i64::from(self.roster.len()))
            .with("most", i64::from(self.room()))
    }

    /// For the person of a seat, once the game has begun.
    fn standing_of(&self, seat: Seat) -> (Need, Message) {
        if self.roster.player(seat).is_some_and(|player| player.absent) {
            let line = match self.timing.hosted().by_computer(seat) {
                true => "standing-computer",
                false => "standing-away",
            };
            return (Need::Away, Message::new(line));
        }
        let poll = self.timing.poll();
        if self.awaited().has(seat) {
            if let Some(poll) = poll.filter(|poll| poll.about.has(seat)) {
                return (Need::Due(poll.until), until("standing-late", poll.until));
            }
            return match self.timing.deadline(seat) {
                Some(due) => (Need::Due(due), until("standing-turn-until", due)),
                None => (Need::Awaited, Message::new("standing-turn")),
            };
        }
        let answered = |seat: Seat| move |(other, _): &(Seat, _)| *other == seat;
        match poll {
            Some(poll) if self.voters(poll.about).has(seat) && !poll.votes.iter().any(answered(seat)) => {
                let line = until("standing-asked", poll.until).with("who", named(poll.about));
                (Need::Asked(poll.until), line)
            }
            _ => (Need::Waiting, self.others_line()),
        }
    }

    /// Who else is up, and until when where that is one seat; of those who answer in secret only how
    /// many.
    fn others_line(&self) -> Message {
        let awaited = self.awaited();
        if self.answer_in_secret() {
            return Message::new("standing-waiting-count").with("count", awaited.len());
        }
        let mut seats = awaited.iter();
        let due = match (seats.next(), seats.next()) {
            (Some(seat), None) => self.timing.deadline(seat),
            _ => None,
        };
        let away = awaited.iter().next().and_then(|seat| self.timing.away(seat));
        match (due, away) {
            (_, Some(back)) if awaited.len() == 1 => until("standing-waiting-away", back),
            (Some(due), _) => until("standing-waiting-until", due),
            (None, _) => Message::new("standing-waiting"),
        }
        .with("awaited", named(awaited))
    }
}

fn until(id: &'static str, moment: u64) -> Message {
    Message::new(id).with("until", Arg::Moment(moment / 1_000))
}
