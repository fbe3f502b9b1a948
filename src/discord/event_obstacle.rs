//! Why a table of an evening cannot be opened. Knows no game.

use super::trouble::Trouble;
use crate::store::StoreFault;
use crate::table::{Denied, Fault};
use crate::words::Message;

/// Why a table could not be opened.
#[derive(Debug)]
pub(super) enum Obstacle {
    /// A permission is missing in the channel: the id of its name.
    Lacks(&'static str),
    /// The table or the rules say no.
    Refused(Message),
    /// Discord or the store fails.
    Trouble(Trouble),
}

impl From<Trouble> for Obstacle {
    fn from(why: Trouble) -> Obstacle {
        Obstacle::Trouble(why)
    }
}

impl From<StoreFault> for Obstacle {
    fn from(why: StoreFault) -> Obstacle {
        Obstacle::Trouble(why.into())
    }
}

impl From<Fault> for Obstacle {
    fn from(why: Fault) -> Obstacle {
        Obstacle::Trouble(why.into())
    }
}

impl From<Denied> for Obstacle {
    fn from(denied: Denied) -> Obstacle {
        match denied {
            Denied::Refused(refusal) => Obstacle::Refused(refusal.reason),
            // Somebody was faster: it is looked at anew.
            Denied::Conflict => Obstacle::Trouble(Trouble::TimedOut),
            Denied::Fault(fault) => fault.into(),
        }
    }
}

impl Obstacle {
    /// The same, where Discord wants this permission for it.
    pub(super) fn wanting(why: Trouble, permission: &'static str) -> Obstacle {
        match why {
            Trouble::MissingPermission => Obstacle::Lacks(permission),
            Trouble::MissingAccess => Obstacle::Lacks("edge-may-view"),
            why => Obstacle::Trouble(why),
        }
    }
    /// The same in words.
    pub(super) fn told(self) -> Message {
        match self {
            Obstacle::Lacks(permission) => {
                Message::new("event-lacks").with("permission", Message::new(permission))
            }
            Obstacle::Refused(reason) => reason,
            Obstacle::Trouble(_) => Message::new("event-refused"),
        }
    }
}
