//! What of a table's entries its game is made of.

use super::Player;
use super::table_event::TableEvent;
use super::written_events::WrittenEvents;
use crate::beacon::Signature;
use crate::rules::{Draw, Seat};

/// An entry that a game is made of.
#[derive(Debug)]
pub(super) enum GameEntry<'a> {
    /// The deal.
    /// With what came out of the round of a beacon, where that went into its luck.
    Started(Option<Signature>, Recorded<'a>),
    /// An action of this seat, in the game's notation.
    Played(Seat, &'a str, Recorded<'a>),
    /// The last action no longer stands.
    TakenBack,
    /// So many of the last actions no longer stand, as the players agreed.
    Rewound(usize),
    /// The last action of this seat no longer stands; those after it do.
    Unanswered(Seat),
    /// This seat was given up.
    Resigned(Seat),
    /// This seat is somebody else's now.
    Replaced(Seat, &'a Player),
}

/// What follows from the rules, as it was recorded.
#[derive(Debug)]
pub(super) struct Recorded<'a> {
    /// The luck that was drawn.
    pub(super) luck: &'a [Draw],
    /// The game's events.
    pub(super) events: &'a WrittenEvents,
    /// The fingerprint of the position that they led to, where one was recorded.
    pub(super) fingerprint: Option<&'a String>,
}

impl<'a> Recorded<'a> {
    fn new(luck: &'a [Draw], events: &'a WrittenEvents, fingerprint: Option<&'a String>) -> Recorded<'a> {
        Recorded {
            luck,
            events,
            fingerprint,
        }
    }
}

impl TableEvent {
    /// What a game is made of; nothing where an entry is about the table alone.
    pub(super) fn of_game(&self) -> Option<GameEntry<'_>> {
        Some(match self {
            TableEvent::Started {
                luck,
                events,
                fingerprint,
                signature,
            } => GameEntry::Started(*signature, Recorded::new(luck, events, fingerprint.as_ref())),
            TableEvent::Played {
                seat,
                action,
                luck,
                events,
                fingerprint,
            } => GameEntry::Played(*seat, action, Recorded::new(luck, events, fingerprint.as_ref())),
            TableEvent::TakenBack => GameEntry::TakenBack,
            TableEvent::Rewound { plies } => GameEntry::Rewound(*plies),
            TableEvent::Unanswered { seat } => GameEntry::Unanswered(*seat),
            TableEvent::Resigned { seat } => GameEntry::Resigned(*seat),
            TableEvent::Replaced { seat, player } => GameEntry::Replaced(*seat, player),
            TableEvent::Opened { .. }
            | TableEvent::Joined(_)
            | TableEvent::Left { .. }
            | TableEvent::Set { .. }
            | TableEvent::Planned { .. }
            | TableEvent::AskedToClose { .. }
            | TableEvent::KeptOpen { .. }
            | TableEvent::Moved { .. }
            | TableEvent::Ended(_)
            | TableEvent::Due { .. }
            | TableEvent::Reminded { .. }
            | TableEvent::Urged { .. }
            | TableEvent::Nudged { .. }
            | TableEvent::PaceWished { .. }
            | TableEvent::Overdue { .. }
            | TableEvent::Voted { .. }
            | TableEvent::Settled { .. }
            | TableEvent::Returned { .. }
            | TableEvent::Away { .. }
            | TableEvent::Spared { .. }
            | TableEvent::PauseWished { .. }
            | TableEvent::Paused { .. }
            | TableEvent::WentOn
            | TableEvent::Stood { .. } => return None,
            TableEvent::Moderated { .. } | TableEvent::OfferDeclined { .. } => return None,
            TableEvent::Upkeep(_) | TableEvent::Computer(_) | TableEvent::Beacon(_) => return None,
            TableEvent::RewindAsked { .. } | TableEvent::RewindAnswered { .. } => return None,
            TableEvent::Closed | TableEvent::Consented { .. } | TableEvent::Twins(_) => return None,
        })
    }
}
