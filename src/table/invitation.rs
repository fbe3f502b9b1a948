//! Whom a rematch invites: those who sat together before, whose seats are kept for a while. Knows no
//! game.

use super::timing::{PACE, Pace};
use super::{Chosen, Player, Roster, UserId};
use crate::rules::Seat;
use crate::words::{Arg, Message, is_unnamed};
use serde::{Deserialize, Serialize};

/// For so long seats are kept, in milliseconds: where all are there to play.
const KEPT: u64 = 10 * 60 * 1_000;
/// And where people look in a few times a day.
const KEPT_OVER_DAYS: u64 = 24 * 60 * 60 * 1_000;

/// Who is invited to a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Invitation {
    /// Those who are.
    pub people: Vec<Invited>,
    /// Until when seats are kept for them, in milliseconds since 1970.
    pub until: u64,
    /// Who opened the table before: as soon as they sit here too, this one is theirs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<UserId>,
}

/// Somebody who is invited, and their name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Invited {
    /// The person who is invited.
    pub user: UserId,
    /// The name they had.
    pub name: String,
}

impl Invited {
    /// All who hold a seat, or gave one up that nobody else has taken over.
    #[must_use]
    pub fn all(roster: &Roster) -> Vec<Invited> {
        let invited = |(seat, player): (Seat, &Player)| {
            let (user, name) = match player.user() {
                Some(user) => (user, player.name.as_str()),
                None if player.gone() || roster.left_to_computer(seat) => roster.before(seat)?,
                None => return None,
            };
            // Whoever was forgotten is nobody to invite.
            (!is_unnamed(name)).then(|| Invited {
                user,
                name: name.to_owned(),
            })
        };
        roster.iter().filter_map(invited).collect()
    }

    /// Their name as a message of its own.
    #[must_use]
    pub fn named(&self) -> Message {
        Message::new("text").with("text", Arg::Text(self.name.clone()))
    }
}

impl Invitation {
    /// For how long seats are kept at a table with such options, in milliseconds.
    pub(super) fn kept(with: &Chosen) -> u64 {
        let pace = with.iter().find(|(key, _)| *key == PACE.key);
        let pace = pace.and_then(|(_, value)| Pace::of(value));
        match pace {
            Some(Pace::Brisk | Pace::Daily) => KEPT_OVER_DAYS,
            Some(Pace::Live | Pace::Relaxed) | None => KEPT,
        }
    }

    /// Those who are invited and have no seat yet.
    pub(super) fn expected<'a>(&'a self, roster: &'a Roster) -> impl Iterator<Item = &'a Invited> {
        self.people
            .iter()
            .filter(|invited| roster.seat_of(invited.user).is_none())
    }

    /// Those for whom seats are kept at this time from somebody else, where no others are free.
    pub(super) fn kept_from<'a>(
        &'a self,
        user: UserId,
        at: u64,
        room: u8,
        roster: &'a Roster,
    ) -> Vec<&'a Invited> {
        let expected: Vec<&Invited> = self.expected(roster).collect();
        let invited = expected.iter().any(|invited| invited.user == user);
        let others = usize::from(roster.len()) + expected.len() < usize::from(room);
        if at >= self.until || invited || others {
            return Vec::new();
        }
        expected
    }
}
