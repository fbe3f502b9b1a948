//! What happens in the game, and what each viewer notices of it. Knows no words.

use super::action::Sale;
use super::components::{Advisor, Building, Enemy, Good};
use super::dice::{Dice, Payment};
use super::goods::Goods;
use super::state::{Phase, Step};
use super::strength::Battle;
use crate::rules::{BySeat, Outcome, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

/// What happened, in full.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The draw gave the starting order.
    Drawn {
        /// The turn order.
        track: Vec<Seat>,
    },
    /// A year began.
    Year {
        /// Which, from 1.
        year: u8,
    },
    /// Decisions are awaited.
    Awaits(Phase),
    /// The King aids a single seat with a white die.
    AidDie {
        /// Whom.
        seat: Seat,
    },
    /// A seat took a good of the King's aid.
    Aided {
        /// Who.
        seat: Seat,
        /// Which.
        good: Good,
    },
    /// A productive season began.
    Season {
        /// Which.
        step: Step,
    },
    /// The neutral dice of two players were rolled.
    Neutral {
        /// The three dice.
        three: [u8; 3],
        /// The two dice.
        two: [u8; 2],
        /// The advisors they block.
        blocked: Vec<Advisor>,
    },
    /// Merchants' Guilds brought a gold each.
    Guilds {
        /// To whom.
        seats: Seats,
    },
    /// All rolled their dice.
    Rolled {
        /// What.
        dice: BySeat<Dice>,
    },
    /// A Statue or a Chapel was used.
    Rerolled {
        /// Whose.
        seat: Seat,
        /// Which.
        by: Building,
        /// All dice of the seat thereafter.
        dice: Dice,
    },
    /// A seat left its dice as they are.
    KeptDice {
        /// Who.
        seat: Seat,
    },
    /// The totals made a new turn order.
    Ordered {
        /// The turn order.
        track: Vec<Seat>,
        /// Each seat's total.
        totals: BySeat<u8>,
    },
    /// A seat influenced an advisor.
    Placed {
        /// Who.
        seat: Seat,
        /// Whom.
        advisor: Advisor,
        /// With what.
        payment: Payment,
        /// Whether the Envoy opened the way.
        envoy: bool,
    },
    /// A seat is done at court.
    Passed {
        /// Who.
        seat: Seat,
        /// Whether it could not have done otherwise.
        forced: bool,
    },
    /// An advisor gave a gift.
    Given {
        /// To whom.
        seat: Seat,
        /// Who.
        advisor: Advisor,
        /// The good that was given up for it.
        paid: Goods,
        /// Goods.
        goods: Goods,
        /// Tokens.
        tokens: u8,
        /// Soldiers, a Stable's included.
        soldiers: u8,
        /// Points; less than none for the Smuggler.
        points: i16,
    },
    /// A seat looked at this year's enemy.
    Peeked {
        /// Who.
        seat: Seat,
        /// What it saw.
        enemy: Enemy,
    },
    /// A gift was declined.
    Declined {
        /// By whom.
        seat: Seat,
        /// Whose.
        advisor: Advisor,
        /// Whether it could not have been taken.
        forced: bool,
    },
    /// A seat built.
    Built {
        /// Who.
        seat: Seat,
        /// What.
        building: Building,
        /// What it paid.
        paid: Goods,
        /// Whether the Envoy allowed it as a second one.
        envoy: bool,
    },
    /// A seat builds nothing, or nothing more.
    NotBuilt {
        /// Who.
        seat: Seat,
        /// Whether it could not have done otherwise.
        forced: bool,
    },
    /// Inns brought a token each.
    Inns {
        /// To whom.
        seats: Seats,
    },
    /// Embassies brought a point each.
    Embassies {
        /// To whom.
        seats: Seats,
    },
    /// A seat bought a point at its Town Hall, or did not.
    Sold {
        /// Who.
        seat: Seat,
        /// For what.
        sale: Option<Sale>,
    },
    /// The King rewarded the seats with most buildings.
    Rewarded {
        /// Whom.
        seats: Seats,
    },
    /// The King sent his Envoy.
    EnvoySent {
        /// To whom; to nobody if a tie remained.
        seat: Option<Seat>,
    },
    /// The time of recruiting began.
    Recruiting,
    /// A seat recruited.
    Recruited {
        /// Who.
        seat: Seat,
        /// For what.
        paid: Goods,
        /// How many.
        soldiers: u8,
    },
    /// Winter came.
    Winter,
    /// A seat named a troop; nobody else sees which.
    Named {
        /// Who.
        seat: Seat,
        /// Which.
        troop: u8,
    },
    /// All troops are revealed.
    Troops {
        /// Each seat's.
        troops: BySeat<u8>,
    },
    /// The enemy's card was turned.
    Faced {
        /// Which.
        enemy: Enemy,
    },
    /// The King's die was rolled.
    KingsDie {
        /// Its face.
        face: u8,
    },
    /// The battle was fought.
    Fought {
        /// How.
        battle: Battle,
    },
    /// A victor's reward, but for a good of choice.
    Won {
        /// Whose.
        seat: Seat,
        /// Goods.
        goods: Goods,
        /// The card's points.
        points: i16,
        /// A Fortress' point.
        fortress: i16,
    },
    /// What a defeated seat loses, but for goods of choice.
    Lost {
        /// Who.
        seat: Seat,
        /// Goods.
        goods: Goods,
        /// Buildings, in the order of their destruction; their points go with them.
        buildings: Vec<Building>,
        /// The card's points.
        points: i16,
    },
    /// A victor chose a good.
    Spoils {
        /// Who.
        seat: Seat,
        /// Which.
        good: Good,
    },
    /// A defeated seat chose the goods it loses.
    Losses {
        /// Who.
        seat: Seat,
        /// Which.
        goods: Goods,
    },
    /// The soldiers went home, and the strongest victors got a point.
    Home {
        /// Who.
        strongest: Seats,
    },
    /// The last points were counted.
    Counted {
        /// Each seat's points from a Cathedral.
        cathedrals: BySeat<i16>,
        /// Each seat's points from the troop that is left.
        troops: BySeat<i16>,
    },
    /// The game is over.
    Over {
        /// How it ended.
        outcome: Outcome,
    },
}

/// What a viewer notices of an [`Event`].
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Notice {
    /// Something that all see in full; never [`Event::Peeked`] or [`Event::Named`].
    Seen(Event),
    /// A seat looked at this year's enemy.
    Peeked {
        /// Who.
        seat: Seat,
        /// What it saw; for that seat alone.
        enemy: Option<Enemy>,
    },
    /// A seat named a troop.
    Named {
        /// Who.
        seat: Seat,
        /// Which; for that seat alone.
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
        event => Notice::Seen(event.clone()),
    })
}
