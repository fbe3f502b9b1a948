//! What those who manage a server may do to its tables: what is asked, what is written of it, and what
//! of it holds at a table. Knows no permission: whether somebody may, the order's origin says.

use super::{Place, UserId};
use crate::rules::Seat;
use crate::words::{Arg, Message};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// For so long an ended game can be gone on with, and what is hidden stays hidden, in milliseconds:
/// a day.
pub(super) const RECONSIDERED: u64 = 24 * 60 * 60 * 1_000;

/// What somebody who manages the server asks of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Moderation {
    /// End its game, for now; close it, where none has begun.
    End,
    /// Go on with a game that was ended so.
    Reopen,
    /// Have its clocks stand for a while.
    Pause,
    /// Go on after a pause.
    GoOn,
    /// Offer a seat to somebody, who has to agree.
    Offer {
        /// Which seat.
        seat: Seat,
        /// To whom.
        user: UserId,
        /// Their name.
        name: String,
    },
    /// Move it to another channel.
    Move {
        /// Where to.
        place: Place,
    },
    /// Ask the players whether the last actions may be taken back.
    Rewind {
        /// How many.
        plies: usize,
    },
    /// Withdraw that.
    LetStand,
}

impl Moderation {
    /// Offers the seat of a number, from 0; nothing where no game has such a seat.
    #[must_use]
    pub fn offer(seat: u8, user: UserId, name: String) -> Option<Moderation> {
        let seat = Seat::all(Seat::MOST).find(|one| one.number() == seat)?;
        Some(Moderation::Offer { seat, user, name })
    }
}

impl fmt::Display for Moderation {
    /// As a control carries it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Moderation::End => f.write_str("end"),
            Moderation::Reopen => f.write_str("reopen"),
            Moderation::Pause => f.write_str("pause"),
            Moderation::GoOn => f.write_str("go-on"),
            Moderation::Move { place } => write!(f, "move.{}", place.0),
            Moderation::Rewind { plies } => write!(f, "rewind.{plies}"),
            Moderation::LetStand => f.write_str("let-stand"),
            Moderation::Offer { seat, user, name } => {
                write!(f, "offer.{}.{user}.{name}", seat.number())
            }
        }
    }
}

impl FromStr for Moderation {
    type Err = ();

    fn from_str(text: &str) -> Result<Moderation, ()> {
        let id = |text: &str| text.parse::<u64>().ok().filter(|id| id.to_string() == text);
        let parts: Vec<&str> = text.splitn(4, '.').collect();
        match parts[..] {
            ["end"] => Some(Moderation::End),
            ["reopen"] => Some(Moderation::Reopen),
            ["pause"] => Some(Moderation::Pause),
            ["go-on"] => Some(Moderation::GoOn),
            ["let-stand"] => Some(Moderation::LetStand),
            ["rewind", plies] => id(plies)
                .and_then(|plies| usize::try_from(plies).ok())
                .map(|plies| Moderation::Rewind { plies }),
            ["move", place] => id(place).map(|place| Moderation::Move { place: Place(place) }),
            ["offer", seat, user, name] => {
                let seat = id(seat).and_then(|seat| u8::try_from(seat).ok());
                let user = id(user).map(UserId);
                seat.zip(user)
                    .and_then(|(seat, user)| Moderation::offer(seat, user, name.to_owned()))
            }
            _ => None,
        }
        .ok_or(())
    }
}

/// What somebody who manages the server has done to a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Moderated {
    /// Its game has ended, for good unless it is gone on with before this time.
    Ended {
        /// In milliseconds since 1970.
        until: u64,
    },
    /// Its game goes on.
    Reopened,
    /// Its clocks stand; what says so stands behind.
    Paused {
        /// Until when at most, in milliseconds since 1970.
        until: u64,
    },
    /// Its clocks run again; what says so stands behind.
    WentOn,
    /// A seat was offered to somebody.
    Offered {
        /// Which seat.
        seat: Seat,
        /// To whom.
        user: UserId,
        /// Their name.
        name: String,
    },
    /// It has moved.
    Moved {
        /// Where to.
        place: Place,
    },
    /// The players were asked whether the last actions may be taken back.
    RewindAsked {
        /// How many.
        plies: usize,
    },
    /// That was withdrawn.
    RewindWithdrawn,
}

/// That a game has ended for now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Halt {
    /// The name of whoever ended it.
    pub(super) by: String,
    /// Until when it can be gone on with, in milliseconds since 1970.
    pub(super) until: u64,
}

/// A seat that is offered to somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SeatOffer {
    /// Which seat.
    pub(super) seat: Seat,
    /// To whom.
    pub(super) user: UserId,
    /// Their name.
    pub(super) name: String,
    /// The name of whoever offers it.
    pub(super) by: String,
    /// In which turn of the table: then they are told.
    pub(super) turn: u32,
}

/// What holds at a table because of those who manage its server.
#[derive(Clone, Debug, Default)]
pub(super) struct Interventions {
    pub(super) halt: Option<Halt>,
    pub(super) offer: Option<SeatOffer>,
    /// What was done last, until somebody acts.
    pub(super) latest: Option<Message>,
    /// When somebody did something, in milliseconds since 1970, and who.
    pub(super) times: Vec<(u64, UserId)>,
}

impl Moderated {
    /// That somebody of this name did it, for the log and for the board.
    pub(super) fn told(&self, by: &str) -> Message {
        let by = Arg::Text(by.to_owned());
        match self {
            Moderated::Ended { .. } => Message::new("log-ended-for-now").with("by", by),
            Moderated::Reopened => Message::new("log-reopened").with("by", by),
            Moderated::Paused { until } => Message::new("log-paused-by")
                .with("by", by)
                .with("until", Arg::Moment(until / 1_000)),
            Moderated::WentOn => Message::new("log-went-on-by").with("by", by),
            Moderated::Offered { seat, name, .. } => Message::new("log-offered")
                .with("by", by)
                .seat("who", seat.number())
                .with("name", Arg::Text(name.clone())),
            Moderated::Moved { .. } => Message::new("log-moved").with("by", by),
            Moderated::RewindAsked { plies } => Message::new("log-rewind-asked-by")
                .with("by", by)
                .with("count", *plies),
            Moderated::RewindWithdrawn => Message::new("log-rewind-withdrawn-by").with("by", by),
        }
    }
}
