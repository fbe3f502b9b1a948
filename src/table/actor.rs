//! Who acts: a person, the host, or a computer.

use super::UserId;
use crate::rules::Seat;

/// Who gives an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    /// A person, by an interaction with the outside world.
    Person {
        /// The person.
        user: UserId,
        /// The interaction's number; the same number again is the same order.
        interaction: u64,
    },
    /// The host itself.
    Host {
        /// The person because of whose order it acts, if of anybody's.
        because_of: Option<UserId>,
    },
    /// The computer that holds a seat.
    Computer(Seat),
}

impl Actor {
    /// The host, of its own accord.
    pub const HOST: Actor = Actor::Host { because_of: None };

    /// A person, by an interaction of this number.
    #[must_use]
    pub const fn person(user: UserId, interaction: u64) -> Actor {
        Actor::Person { user, interaction }
    }

    /// The person who acts, and their interaction.
    #[must_use]
    pub fn as_person(self) -> Option<(UserId, u64)> {
        match self {
            Actor::Person { user, interaction } => Some((user, interaction)),
            Actor::Host { .. } | Actor::Computer(_) => None,
        }
    }

    /// The person who acts, or because of whom the host does.
    #[must_use]
    pub fn user(self) -> Option<UserId> {
        match self {
            Actor::Person { user, .. } => Some(user),
            Actor::Host { because_of } => because_of,
            Actor::Computer(_) => None,
        }
    }

    /// The number of the interaction by which a person acts.
    #[must_use]
    pub fn interaction(self) -> Option<u64> {
        self.as_person().map(|(_, interaction)| interaction)
    }
}
