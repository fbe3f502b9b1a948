//! Which events are told to those who come back, by the rules alone: a list for each game, in which
//! a new event has to be put before anything compiles.

use tavolo::games::barony::{Barony, Event as BaronyEvent};
use tavolo::games::carcassonne::{Carcassonne, Event as CarcassonneEvent};
use tavolo::games::condottiere::{Condottiere, Event as CondottiereEvent};
use tavolo::games::kingsburg::{Event as KingsburgEvent, Kingsburg};
use tavolo::portray::Portray;
use tavolo::rules::Seat;

/// Whom an event is told.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Weight {
    /// The others: it is what this seat did.
    Did(Seat),
    /// Everybody, whoever's action brought it about.
    Came,
    /// Nobody: it needs no line, since what follows says it, or what stands there anyway.
    Quiet,
}

use Weight::{Came, Did, Quiet};

/// Told to all if it is so, and else to nobody.
fn came(so: bool) -> Weight {
    if so { Came } else { Quiet }
}

/// A game whose events are weighed.
pub trait Weighed: Portray {
    /// What an event weighs.
    fn weight(event: &Self::Event) -> Weight;
}

impl Weighed for Condottiere {
    fn weight(event: &CondottiereEvent) -> Weight {
        use CondottiereEvent as E;
        match event {
            E::Placed { seat, .. } | E::Kept { seat, .. } | E::Covered { seat, .. } => Did(*seat),
            E::Passed { seat, .. } | E::Blessed { seat, .. } => Did(*seat),
            E::Played(play) => Did(play.seat),
            E::Revealed { discarded, .. } => came(discarded.values().any(|cards| !cards.is_empty())),
            E::StoodOff { .. } | E::RoundOver { .. } | E::TurnedUp { .. } | E::Reshuffled { .. } => Came,
            E::Concluded { .. } | E::FinalBattle { .. } | E::Over { .. } => Came,
            E::Finished { .. } | E::NextGame { .. } => Came,
            // The hand shows what was dealt; who is asked reads the question; how somebody answered
            // is nobody's business.
            E::Began { .. } | E::Shuffled { .. } | E::Dealt { .. } => Quiet,
            E::Asked { .. } | E::Answered { .. } | E::Opened { .. } | E::Ready { .. } => Quiet,
        }
    }
}

impl Weighed for Carcassonne {
    fn weight(event: &CarcassonneEvent) -> Weight {
        use CarcassonneEvent as E;
        match event {
            E::Laid { seat, .. } | E::Manned { seat, .. } => Did(*seat),
            E::Discarded { .. } | E::Completed { .. } | E::Over { .. } => Came,
            // What paid nothing is counted in the result.
            E::Counted { score } => came(score.points > 0),
            // What was drawn is laid next.
            E::Began { .. } | E::Drew { .. } | E::Passed { .. } => Quiet,
        }
    }
}

impl Weighed for Barony {
    fn weight(event: &BaronyEvent) -> Weight {
        use BaronyEvent as E;
        match event {
            E::Placed { seat, .. } | E::Recruited { seat, .. } | E::Moved { seat, .. } => Did(*seat),
            E::Took { seat, .. } | E::Built { seat, .. } | E::Founded { seat, .. } => Did(*seat),
            E::Explored { seat, .. } | E::Ennobled { seat, .. } => Did(*seat),
            // Every city placed before is gone then.
            E::Laid { again, .. } => came(*again),
            E::Passed { .. } | E::Over { .. } => Came,
            E::Began { .. } | E::Turned { .. } => Quiet,
        }
    }
}

impl Weighed for Kingsburg {
    fn weight(event: &KingsburgEvent) -> Weight {
        use KingsburgEvent as E;
        match event {
            E::Aided { seat, .. } | E::Rerolled { seat, .. } | E::Recruited { seat, .. } => Did(*seat),
            E::Peeked { seat, .. } | E::Named { seat, .. } => Did(*seat),
            E::Spoils { seat, .. } | E::Losses { seat, .. } => Did(*seat),
            E::Placed(placement) => Did(placement.seat),
            E::Built(construction) => Did(construction.seat),
            E::Passed { seat, forced } => {
                if *forced {
                    Quiet
                } else {
                    Did(*seat)
                }
            }
            E::Sold { seat, sale } => sale.map_or(Quiet, |_| Did(*seat)),
            E::AidDie { .. } | E::Neutral { .. } | E::Guilds { .. } | E::Rolled { .. } => Came,
            E::Given(_) | E::Inns { .. } | E::Embassies { .. } | E::Rewarded { .. } => Came,
            E::EnvoySent { seat } => came(seat.is_some()),
            E::Troops { .. } | E::Faced { .. } | E::KingsDie { .. } | E::Fought { .. } => Came,
            E::Won(_) | E::Lost(_) | E::Counted { .. } | E::Over { .. } => Came,
            E::Home { strongest } => came(!strongest.is_empty()),
            // Headings, the order of play, and what was kept or not done.
            E::Drawn { .. } | E::Year { .. } | E::Season { .. } | E::Ordered { .. } | E::Awaits(_) => Quiet,
            E::Recruiting | E::Winter | E::KeptDice { .. } => Quiet,
            E::Declined { .. } | E::NotBuilt { .. } => Quiet,
        }
    }
}
