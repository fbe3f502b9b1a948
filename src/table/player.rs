//! Who holds a seat, and how that is written. Knows no game.

pub use crate::search::Level as ComputerLevel;

use super::UserId;
use crate::words::is_unnamed;
use serde::{Deserialize, Serialize};

/// Who holds a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    /// A person.
    Person(UserId),
    /// A computer.
    Computer(ComputerLevel),
    /// Nobody: it was given up while the game went on, and the host plays the safe action for it.
    Nobody,
}

/// A seat's player, as the table and its records know them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "StoredPlayer", into = "StoredPlayer")]
pub struct Player {
    /// Who holds the seat.
    pub holder: Holder,
    /// The name to show, also of whoever gave the seat up.
    pub name: String,
    /// The number of the interaction by which they joined: what they give to the table's entropy.
    pub joined_by: u64,
    /// A word of their own for the entropy, if they gave one.
    pub word: Option<String>,
    /// Whether they asked that the table be closed.
    pub closing: bool,
    /// Whether the host plays for them until they come back.
    pub absent: bool,
}

impl Player {
    /// The person who holds the seat, if one does.
    #[must_use]
    pub fn user(&self) -> Option<UserId> {
        match self.holder {
            Holder::Person(user) => Some(user),
            Holder::Computer(_) | Holder::Nobody => None,
        }
    }

    /// Whether nobody holds the seat any more.
    #[must_use]
    pub fn gone(&self) -> bool {
        self.holder == Holder::Nobody
    }

    /// Whether a person holds the seat, and plays for themselves: their word counts where people are
    /// asked. Computers agree with them.
    #[must_use]
    pub fn here(&self) -> bool {
        self.user().is_some() && !self.absent
    }

    /// Whether its person was forgotten: a number stands for the name.
    #[must_use]
    pub fn is_forgotten(&self) -> bool {
        is_unnamed(&self.name)
    }

    /// Whether the host plays for the seat: nobody holds it, or its player is away.
    #[must_use]
    pub fn hosted(&self) -> bool {
        self.gone() || self.absent
    }
}

/// A player as records hold them.
#[derive(Clone, Serialize, Deserialize)]
struct StoredPlayer {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    user: Option<UserId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    computer: Option<ComputerLevel>,
    name: String,
    ticket: u64,
    word: Option<String>,
    #[serde(default)]
    gone: bool,
    #[serde(default)]
    closing: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    absent: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_false(one: &bool) -> bool {
    !one
}

impl TryFrom<StoredPlayer> for Player {
    type Error = &'static str;

    fn try_from(stored: StoredPlayer) -> Result<Player, &'static str> {
        let holder = match (stored.gone, stored.user, stored.computer) {
            (true, ..) => Holder::Nobody,
            (false, Some(user), None) => Holder::Person(user),
            (false, None, Some(level)) => Holder::Computer(level),
            (false, None, None) | (false, Some(_), Some(_)) => {
                return Err("a seat is held by a person or by a computer");
            }
        };
        Ok(Player {
            holder,
            name: stored.name,
            joined_by: stored.ticket,
            word: stored.word,
            closing: stored.closing,
            absent: stored.absent,
        })
    }
}

impl From<Player> for StoredPlayer {
    fn from(player: Player) -> StoredPlayer {
        let computer = match player.holder {
            Holder::Computer(level) => Some(level),
            Holder::Person(_) | Holder::Nobody => None,
        };
        StoredPlayer {
            user: player.user(),
            computer,
            gone: player.gone(),
            name: player.name,
            ticket: player.joined_by,
            word: player.word,
            closing: player.closing,
            absent: player.absent,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_is_written_as_every_version_wrote_them() {
        let ana = Player {
            holder: Holder::Person(UserId(7)),
            name: "Ana".to_owned(),
            joined_by: 90,
            word: None,
            closing: false,
            absent: false,
        };
        let written = r#"{"user":7,"name":"Ana","ticket":90,"word":null,"gone":false,"closing":false}"#;
        assert_eq!(serde_json::to_string(&ana).unwrap(), written);
        assert_eq!(serde_json::from_str::<Player>(written).unwrap(), ana);
        let earlier = r#"{"user":7,"name":"Ana","ticket":90,"word":null}"#;
        assert_eq!(serde_json::from_str::<Player>(earlier).unwrap(), ana);
    }

    #[test]
    fn whoever_holds_a_seat_reads_back() {
        for holder in [Holder::Person(UserId(0)), Holder::Computer(ComputerLevel::Hard), Holder::Nobody] {
            let player = Player {
                holder,
                name: "x".to_owned(),
                joined_by: 1,
                word: Some("clover".to_owned()),
                closing: true,
                absent: true,
            };
            let written = serde_json::to_string(&player).unwrap();
            assert_eq!(serde_json::from_str::<Player>(&written).unwrap(), player, "{written}");
        }
        let both = r#"{"user":7,"computer":"easy","name":"x","ticket":1,"word":null}"#;
        for wrong in [both, r#"{"name":"x","ticket":1,"word":null}"#] {
            assert!(serde_json::from_str::<Player>(wrong).is_err(), "{wrong}");
        }
    }
}
