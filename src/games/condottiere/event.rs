//! What happens in the game. Knows no viewer and no words.

use super::action::HandAnswer;
use super::cards::Cards;
use super::components::{Card, Region};
use super::series::Finished;
use super::state::Battle;
use crate::rules::{BySeat, Outcome, Seat, Seats};
use serde::{Deserialize, Serialize};

/// What happened, in full.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The draw gave a seat the Condottiere to begin with.
    Began {
        /// The seat that has him.
        holder: Seat,
    },
    /// All cards but those in hands were shuffled for a new round.
    Shuffled {
        /// The round's number.
        round: u16,
    },
    /// A seat got cards.
    Dealt {
        /// The seat that got them.
        seat: Seat,
        /// The cards in the order of drawing.
        cards: Vec<Card>,
    },
    /// The Condottiere was placed, and the rows of the battle before were discarded.
    Placed {
        /// The seat that placed it.
        seat: Seat,
        /// The region it was placed in.
        region: Region,
    },
    /// The seats that have cards are asked about their hands.
    Asked {
        /// The seats that are asked.
        seats: Seats,
    },
    /// A seat answered; nobody else sees what.
    Answered {
        /// The seat that answered.
        seat: Seat,
        /// What it answered.
        answer: HandAnswer,
    },
    /// All have answered, and the hands that were thrown away go.
    Revealed {
        /// Each seat's discarded hand; nothing where it was kept.
        discarded: BySeat<Cards>,
        /// Who does not want to be asked again before the next deal, those of earlier included.
        unasked: Seats,
    },
    /// As many empty battles as the stand-off guard allows: all hands are discarded.
    StoodOff {
        /// Each seat's discarded hand.
        discarded: BySeat<Cards>,
    },
    /// At most one seat has cards: the round is over.
    RoundOver {
        /// The one seat that still has cards and may keep some.
        keeper: Option<Seat>,
    },
    /// The keeper kept some cards and discarded the others.
    Kept {
        /// The keeper.
        seat: Seat,
        /// The cards that stay in its hand.
        kept: Cards,
        /// The cards that go, face-down.
        discarded: Cards,
    },
    /// The turns of a battle begin.
    Opened {
        /// The seat that has the first turn.
        first: Seat,
    },
    /// A card was played.
    Played(CardPlay),
    /// A card was laid face-down.
    Covered {
        /// The seat that laid it.
        seat: Seat,
        /// The card, seen by nobody else.
        card: Card,
    },
    /// A face-down card was turned up.
    TurnedUp {
        /// The card's owner.
        seat: Seat,
        /// The card that was seen then.
        card: Card,
    },
    /// The deck ran out, and what was discarded became the deck.
    Reshuffled {
        /// Whether it was the rows of the battle just fought, because nothing else was left.
        rows: bool,
    },
    /// A game of a series is over.
    Finished {
        /// Its result.
        game: Finished,
    },
    /// A seat is ready for the next game of a series.
    Ready {
        /// The seat that is ready.
        seat: Seat,
    },
    /// The next game of a series begins, with a fresh deck, map and pawn.
    NextGame {
        /// The game's number, counted from 1.
        number: u16,
        /// The seat that has the Condottiere first.
        holder: Seat,
    },
    /// A seat passed.
    Passed {
        /// The seat that passed.
        seat: Seat,
        /// Whether it may still come in: the defender, before the first card.
        #[serde(default)]
        stays: bool,
    },
    /// The pope's pawn was put somewhere, or off the map.
    Blessed {
        /// The seat that moved it.
        seat: Seat,
        /// The pawn's region; nothing if it left the map.
        region: Option<Region>,
    },
    /// A battle was concluded.
    Concluded {
        /// Its result.
        battle: Battle,
    },
    /// The map is exhausted with a tie, or a series is: all cards are gathered for a final battle.
    FinalBattle {
        /// The seats that fight it.
        seats: Seats,
        /// Whether it is about the points of a series.
        #[serde(default)]
        points: bool,
    },
    /// The game is over.
    Over {
        /// How it ended.
        outcome: Outcome,
    },
}

/// A card that a seat played, and what it did to the rows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardPlay {
    /// The seat that played it.
    pub seat: Seat,
    /// The card that was played.
    pub card: Card,
    /// The mercenary that a Scarecrow took back.
    pub back: Option<Card>,
    /// The cards that a season or a Bishop swept from the rows.
    pub swept: Vec<Swept>,
}

/// Cards of a kind that were swept from a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Swept {
    /// The seat whose row it was.
    pub seat: Seat,
    /// The kind of card.
    pub card: Card,
    /// The number of cards swept.
    pub count: u8,
}
