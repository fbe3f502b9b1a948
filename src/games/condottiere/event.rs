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
        /// Who has it.
        holder: Seat,
    },
    /// All cards but those in hands were shuffled for a new round.
    Shuffled {
        /// The round's number.
        round: u16,
    },
    /// A seat got cards.
    Dealt {
        /// Who.
        seat: Seat,
        /// Which, in order of drawing.
        cards: Vec<Card>,
    },
    /// The Condottiere was placed, and the rows of the battle before were discarded.
    Placed {
        /// By whom.
        seat: Seat,
        /// Where.
        region: Region,
    },
    /// The seats that have cards are asked about their hands.
    Asked {
        /// Who is asked.
        seats: Seats,
    },
    /// A seat answered; nobody else sees what.
    Answered {
        /// Who.
        seat: Seat,
        /// What.
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
        /// Who.
        seat: Seat,
        /// What was kept.
        kept: Cards,
        /// What was discarded, face-down.
        discarded: Cards,
    },
    /// The turns of a battle begin.
    Opened {
        /// Who has the first turn.
        first: Seat,
    },
    /// A card was played.
    Played(CardPlay),
    /// A card was laid face-down.
    Covered {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A face-down card was turned up.
    TurnedUp {
        /// Whose.
        seat: Seat,
        /// Which.
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
        /// Who.
        seat: Seat,
    },
    /// The next game of a series begins, with a fresh deck, map and pawn.
    NextGame {
        /// Its number, counted from 1.
        number: u16,
        /// Who has the Condottiere first.
        holder: Seat,
    },
    /// A seat passed.
    Passed {
        /// Who.
        seat: Seat,
        /// Whether it may still come in: the defender, before the first card.
        #[serde(default)]
        stays: bool,
    },
    /// The pope's pawn was put somewhere, or off the map.
    Blessed {
        /// By whom.
        seat: Seat,
        /// Where.
        region: Option<Region>,
    },
    /// A battle was concluded.
    Concluded {
        /// Its result.
        battle: Battle,
    },
    /// The map is exhausted with a tie, or a series is: all cards are gathered for a final battle.
    FinalBattle {
        /// Who fights it.
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
    /// Who played it.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// The mercenary that a Scarecrow took back.
    pub back: Option<Card>,
    /// The cards that a season or a Bishop swept from the rows.
    pub swept: Vec<Swept>,
}

/// Cards of a kind that were swept from a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Swept {
    /// Whose row.
    pub seat: Seat,
    /// Which kind.
    pub card: Card,
    /// How many.
    pub count: u8,
}
