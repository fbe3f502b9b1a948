//! What each viewer notices of what happens. Knows no words.

use super::components::Enemy;
use super::event::Event;
use crate::rules::{Seat, Viewer};
use serde::Serialize;

/// What a viewer notices of an [`Event`].
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Notice {
    /// Something that all see in full; never [`Event::Peeked`] or [`Event::Named`].
    Seen(Event),
    /// A seat looked at this year's enemy.
    Peeked {
        /// The seat that looked.
        seat: Seat,
        /// The enemy it saw; for that seat alone.
        enemy: Option<Enemy>,
    },
    /// A seat named a troop.
    Named {
        /// The seat that named one.
        seat: Seat,
        /// The troop's strength; for that seat alone.
        troop: Option<u8>,
    },
}

/// What a viewer notices of an event.
pub(super) fn notice(event: &Event, viewer: Viewer) -> Option<Notice> {
    let sees = |seat: Seat| viewer == Viewer::Seat(seat);
    Some(match event {
        Event::Awaits(_) => return None,
        Event::Peeked { seat, enemy } => Notice::Peeked {
            seat: *seat,
            enemy: sees(*seat).then_some(*enemy),
        },
        Event::Named { seat, troop } => Notice::Named {
            seat: *seat,
            troop: sees(*seat).then_some(*troop),
        },
        Event::Drawn { .. }
        | Event::Year { .. }
        | Event::AidDie { .. }
        | Event::Aided { .. }
        | Event::Season { .. }
        | Event::Neutral { .. }
        | Event::Guilds { .. }
        | Event::Rolled { .. }
        | Event::Rerolled { .. }
        | Event::KeptDice { .. }
        | Event::Ordered { .. }
        | Event::Placed(_)
        | Event::Passed { .. }
        | Event::Given(_)
        | Event::Declined { .. }
        | Event::Built(_)
        | Event::NotBuilt { .. }
        | Event::Inns { .. }
        | Event::Embassies { .. }
        | Event::Sold { .. }
        | Event::Rewarded { .. }
        | Event::EnvoySent { .. }
        | Event::Recruiting
        | Event::Recruited { .. }
        | Event::Winter
        | Event::Troops { .. }
        | Event::Faced { .. }
        | Event::KingsDie { .. }
        | Event::Fought { .. }
        | Event::Won(_)
        | Event::Lost(_)
        | Event::Spoils { .. }
        | Event::Losses { .. }
        | Event::Home { .. }
        | Event::Counted { .. }
        | Event::Over { .. } => Notice::Seen(event.clone()),
    })
}
