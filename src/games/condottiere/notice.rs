//! What each viewer notices of what happens. Knows no words.

use super::action::HandAnswer;
use super::cards::Cards;
use super::components::{Card, Region};
use super::event::{CardPlay, Event};
use super::series::Finished;
use super::state::Battle;
use crate::rules::{BySeat, Outcome, Seat, Seats, Viewer};
use serde::Serialize;

/// What a viewer notices of an [`Event`]: all of it, but for cards that are not the viewer's to
/// see, and for the answers of others.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Notice {
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
        /// The number of cards.
        count: u8,
        /// The cards; for their owner alone.
        cards: Option<Cards>,
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
    /// The viewer's seat answered.
    Answered {
        /// The seat that answered.
        seat: Seat,
        /// What it answered.
        answer: HandAnswer,
    },
    /// All have answered, and the hands that were thrown away go.
    Revealed {
        /// How many cards each seat discarded.
        counts: BySeat<u8>,
        /// What the viewer discarded.
        own: Option<Cards>,
        /// Who does not want to be asked again before the next deal, those of earlier included.
        unasked: Seats,
    },
    /// As many empty battles as the stand-off guard allows: all hands are discarded.
    StoodOff {
        /// How many cards each seat discarded.
        counts: BySeat<u8>,
        /// What the viewer discarded.
        own: Option<Cards>,
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
        /// The number of cards kept.
        kept: u8,
        /// The number of cards discarded.
        discarded: u8,
        /// The cards kept; for their owner alone.
        own: Option<Cards>,
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
        /// The card; for that seat alone.
        card: Option<Card>,
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
        points: bool,
    },
    /// The game is over.
    Over {
        /// How it ended.
        outcome: Outcome,
    },
}

/// What a viewer notices of an event; of a single answer nothing but one's own, since who answers at
/// once may have nothing to think about.
pub(super) fn notice(event: &Event, viewer: Viewer) -> Option<Notice> {
    let sees = |seat: Seat| viewer == Viewer::Seat(seat);
    Some(match event.clone() {
        Event::Began { holder } => Notice::Began { holder },
        Event::Shuffled { round } => Notice::Shuffled { round },
        Event::Dealt { seat, cards } => dealt(seat, cards, sees(seat)),
        Event::Placed { seat, region } => Notice::Placed { seat, region },
        Event::Asked { seats } => Notice::Asked { seats },
        Event::Answered { seat, answer } => {
            return sees(seat).then_some(Notice::Answered { seat, answer });
        }
        Event::Revealed { discarded, unasked } => Notice::Revealed {
            counts: counts(&discarded),
            own: own(&discarded, viewer),
            unasked,
        },
        Event::StoodOff { discarded } => Notice::StoodOff {
            counts: counts(&discarded),
            own: own(&discarded, viewer),
        },
        Event::RoundOver { keeper } => Notice::RoundOver { keeper },
        Event::Kept {
            seat,
            kept,
            discarded,
        } => hand_kept(seat, &kept, &discarded, sees(seat)),
        Event::Opened { first } => Notice::Opened { first },
        Event::Played(play) => Notice::Played(play),
        Event::Passed { seat, stays } => Notice::Passed { seat, stays },
        Event::Covered { seat, card } => card_covered(seat, card, sees(seat)),
        Event::TurnedUp { seat, card } => Notice::TurnedUp { seat, card },
        Event::Reshuffled { rows } => Notice::Reshuffled { rows },
        Event::Finished { game } => Notice::Finished { game },
        Event::Ready { seat } => Notice::Ready { seat },
        Event::NextGame { number, holder } => Notice::NextGame { number, holder },
        Event::Blessed { seat, region } => Notice::Blessed { seat, region },
        Event::Concluded { battle } => Notice::Concluded { battle },
        Event::FinalBattle { seats, points } => Notice::FinalBattle { seats, points },
        Event::Over { outcome } => Notice::Over { outcome },
    })
}

/// Their owner sees which cards were dealt, the others how many.
fn dealt(seat: Seat, cards: Vec<Card>, sees: bool) -> Notice {
    let cards: Cards = cards.into_iter().collect();
    Notice::Dealt {
        seat,
        count: cards.len(),
        cards: sees.then_some(cards),
    }
}

/// The keeper sees which cards were kept, the others how many.
fn hand_kept(seat: Seat, kept: &Cards, discarded: &Cards, sees: bool) -> Notice {
    Notice::Kept {
        seat,
        kept: kept.len(),
        discarded: discarded.len(),
        own: sees.then_some(*kept),
    }
}

/// Its owner sees which card lies face-down.
fn card_covered(seat: Seat, card: Card, sees: bool) -> Notice {
    Notice::Covered {
        seat,
        card: sees.then_some(card),
    }
}

/// How many cards each hand has.
fn counts(hands: &BySeat<Cards>) -> BySeat<u8> {
    hands.map(|_, cards| cards.len())
}

/// The viewer's own cards among those of all hands, if there are any.
fn own(hands: &BySeat<Cards>, viewer: Viewer) -> Option<Cards> {
    match viewer {
        Viewer::Seat(seat) => hands.get(seat).copied().filter(|cards| !cards.is_empty()),
        Viewer::Spectator => None,
    }
}
