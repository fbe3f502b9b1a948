//! The position: what all see, a seat's hand, and the cards nobody sees. Knows no viewer.

use super::action::HandAnswer;
use super::cards::Cards;
use super::components::{Card, Goal, Region};
use super::knowledge::Knowledge;
use super::options::Options;
use super::owners::Owners;
use super::row::Row;
use super::series::Series;
use crate::rules::{BySeat, Concealed, Outcome, Seat, Seats, Turn};
use serde::{Deserialize, Serialize};

/// What all see.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Public {
    /// The options in force.
    pub options: Options,
    /// What is going on.
    pub phase: Phase,
    /// Each seat's row. The rows of a battle stay on the table until the next region is chosen.
    pub rows: BySeat<Row>,
    /// Who controls which region.
    pub owners: Owners,
    /// Where the pope's pawn is; nothing while it is off the map.
    pub pope: Option<Region>,
    /// Who has the Condottiere; while a battle is fought, the seat that placed it. Seat 0 before
    /// the opening draw.
    pub holder: Seat,
    /// The region the Condottiere lies on; nothing between battles and in a final battle.
    pub contested: Option<Region>,
    /// Who has passed in this battle. A seat without cards is passed over, but is not in this set.
    pub passed: Seats,
    /// Whether a card has been played in this battle.
    pub played: bool,
    /// Battles in a row in which no card was played, since the last deal.
    pub empty: u8,
    /// The round, counted from 1; 0 before the first deal. A final battle is a round of its own.
    pub round: u16,
    /// The battle, counted from 1 over the whole game; 0 before the first region is chosen.
    pub battle: u16,
    /// Seats that said not to be asked about their hand again before the next deal.
    pub unasked: Seats,
    /// The discards that were seen: played cards and cards of earlier rows, since the last deal.
    pub discards: Cards,
    /// The last battle's result, if there was one.
    pub last: Option<Battle>,
    /// Who fights the final battle; nobody until there is one.
    pub finalists: Seats,
    /// Who has a face-down card at the end of the row, beside the cards that all see (R20).
    #[serde(default)]
    pub covered: Seats,
    /// Whether the defender of the contested region has played a card in this battle (R17).
    #[serde(default)]
    pub committed: bool,
    /// The standing, where a series is played for points (R21).
    #[serde(default)]
    pub series: Option<Series>,
    /// What all know about the cards that a seat hides.
    #[serde(default, skip_serializing_if = "Knowledge::is_empty")]
    pub known: Knowledge,
}

/// What is going on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Cards are about to be dealt; no position rests here.
    Deal,
    /// The holder of the Condottiere chooses a region.
    Region,
    /// A battle: this seat plays a card or passes.
    Turn(Seat),
    /// The seat that played a Bishop decides where the pope's pawn goes.
    Pope(Seat),
    /// The battle is about to be concluded; no position rests here.
    Conclude,
    /// After a battle, each seat that has cards says whether it throws its hand away.
    Hands {
        /// Who is asked.
        asked: Seats,
        /// Who has not answered yet.
        waiting: Seats,
    },
    /// The round is over, and this seat, the only one with cards, says what it keeps.
    Keep(Seat),
    /// A game of a series is over; the next one begins when everyone is ready.
    Between {
        /// Who has not said so yet.
        waiting: Seats,
    },
    /// The game is over.
    Over(Outcome),
}

/// The result of a battle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Battle {
    /// The region that was fought for; nothing in a final battle.
    pub region: Option<Region>,
    /// The seat alone in having the highest strength; nobody on a tie.
    pub winner: Option<Seat>,
    /// Who got the Condottiere (in a final battle it stays where it was).
    pub token: Seat,
    /// What brought the battle to its end.
    pub ended: Ended,
    /// The strength of each row.
    pub strength: BySeat<u16>,
    /// Who controlled the region when it was attacked, if anybody did.
    #[serde(default)]
    pub defender: Option<Seat>,
}

/// What brings a battle to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ended {
    /// All have passed or have no cards left.
    Passes,
    /// This seat played a Surrender.
    Surrender(Seat),
}

impl Public {
    /// How many seats play.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.rows.seats()
    }

    /// Whose decision is awaited; nobody's in the two phases where no position rests.
    #[must_use]
    pub fn turn(&self) -> Turn {
        Turn::Awaits(match &self.phase {
            Phase::Over(outcome) => return Turn::Over(outcome.clone()),
            Phase::Deal | Phase::Conclude => Seats::NONE,
            Phase::Region => Seats::only(self.holder),
            Phase::Turn(seat) | Phase::Pope(seat) | Phase::Keep(seat) => Seats::only(*seat),
            Phase::Hands { waiting, .. } | Phase::Between { waiting } => *waiting,
        })
    }

    /// Who placed the Condottiere for the battle that is being fought, if one is.
    #[must_use]
    pub fn placed_by(&self) -> Option<Seat> {
        self.contested.map(|_| self.holder)
    }

    /// Whether the final battle is being fought, or was.
    #[must_use]
    pub fn is_final(&self) -> bool {
        !self.finalists.is_empty()
    }

    /// How many regions win this game.
    #[must_use]
    pub fn goal(&self) -> Goal {
        let goal = Goal::of(self.seats());
        if self.options.bigger_kingdoms {
            goal.raised()
        } else {
            goal
        }
    }

    /// Whether a region has neither marker nor pawn.
    #[must_use]
    pub fn is_free(&self, region: Region) -> bool {
        self.owners.of(region).is_none() && self.pope != Some(region)
    }

    /// Whether the holder may place the Condottiere on a region: no marker and no pawn there (SEED,
    /// "Escolher a Nova Batalha"); with capturing, a marker of the holder's own alone is in the way
    /// (R17).
    #[must_use]
    pub fn can_contest(&self, region: Region) -> bool {
        let owner = self.owners.of(region);
        let open = owner.is_none() || self.options.capturing && owner != Some(self.holder);
        open && self.pope != Some(region)
    }

    /// Whether the pope's pawn may be put on a region: no marker there, unless there is capturing,
    /// and no battle (R14, R17).
    #[must_use]
    pub fn can_bless(&self, region: Region) -> bool {
        (self.options.capturing || self.owners.of(region).is_none()) && self.contested != Some(region)
    }

    /// Who defends the contested region, if somebody controls it (R17).
    #[must_use]
    pub fn defender(&self) -> Option<Seat> {
        self.contested.and_then(|region| self.owners.of(region))
    }

    /// Whether a seat may pass now and still come in later: the defender, before the first card
    /// (R17).
    #[must_use]
    pub fn may_wait(&self, seat: Seat) -> bool {
        self.defender() == Some(seat) && !self.committed
    }

    /// How many empty battles in a row end a round (R22), if that option is on.
    #[must_use]
    pub fn stand_off_at(&self) -> Option<u8> {
        self.options.stand_off.then_some(self.seats().max(3))
    }
}

/// What a seat alone sees: its hand, its face-down card, and its answer to the question about the
/// hand until all have answered.
#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Private {
    /// The cards in hand.
    pub hand: Cards,
    /// The answer that nobody else has seen yet.
    pub answer: Option<HandAnswer>,
    /// The card that lies face-down at the end of the row (R20). That it lies there is in
    /// [`Public::covered`].
    #[serde(default)]
    pub facedown: Option<Card>,
    /// The cards that the seat has thrown away face-down since the discards were shuffled last.
    #[serde(default, skip_serializing_if = "Cards::is_empty")]
    pub buried: Cards,
}

impl Private {
    /// Nothing yet.
    pub const EMPTY: Private = Private {
        hand: Cards::NONE,
        answer: None,
        facedown: None,
        buried: Cards::NONE,
    };
}

impl Concealed for Private {
    /// The number of cards in hand. Of the answer there is nothing to see, and of a face-down card
    /// nothing beside [`Public::covered`].
    type Back = u8;

    fn back(&self) -> u8 {
        self.hand.len()
    }
}

/// What nobody sees: the cards left over by the last deal, and those that were discarded face-down
/// since.
///
/// Both are multisets: no order of a deck exists before cards are dealt from it.
#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Secret {
    /// The undealt cards.
    pub deck: Cards,
    /// Hands that were thrown away, and what was not kept at the end of a round.
    pub buried: Cards,
}

/// The backs of what nobody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Piles {
    /// The number of undealt cards.
    pub deck: u8,
    /// The number of cards discarded face-down.
    pub buried: u8,
}

impl Concealed for Secret {
    type Back = Piles;

    fn back(&self) -> Piles {
        Piles {
            deck: self.deck.len(),
            buried: self.buried.len(),
        }
    }
}
