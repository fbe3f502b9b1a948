//! What a seat can do, and its notation. Knows no position.

use super::cards::Cards;
use super::components::{Card, Region};
use std::fmt;
use std::str::FromStr;

use crate::rules::Illegible;

/// One small step of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// `region milano`: puts the Condottiere there.
    Region(Region),
    /// `m5`, `winter`, `scarecrow`, `scarecrow m5`: plays a card, face-down where the table hides
    /// such cards; `back` is what a Scarecrow takes back.
    Play {
        /// The card that is played.
        card: Card,
        /// The mercenary that comes back to the hand, with a Scarecrow.
        back: Option<Card>,
    },
    /// `pass`: plays no more cards in this battle.
    Pass,
    /// `pope roma`, `pope off`: puts the pope's pawn on a region, or off the map.
    Pope(Option<Region>),
    /// `hand keep`, `hand keep round`, `hand discard`: the answer to the question after a battle.
    Hand(HandAnswer),
    /// `keep`, `keep m5`, `keep m5 heroine`: what is kept of the last hand of a round.
    Keep(Cards),
    /// `next`: is ready for the next game of a series.
    Next,
}

/// An answer to the question whether to throw the hand away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HandAnswer {
    /// Keeps it.
    Keep,
    /// Keeps it, and does not want to be asked again before the next deal.
    KeepRound,
    /// Throws the whole of it away.
    Discard,
}

impl Action {
    /// Plays a card that takes nothing back.
    #[must_use]
    pub const fn play(card: Card) -> Action {
        Action::Play { card, back: None }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Region(region) => write!(f, "region {region}"),
            Action::Play { card, back: None } => write!(f, "{card}"),
            Action::Play {
                card,
                back: Some(back),
            } => write!(f, "{card} {back}"),
            Action::Pass => f.write_str("pass"),
            Action::Next => f.write_str("next"),
            Action::Pope(Some(region)) => write!(f, "pope {region}"),
            Action::Pope(None) => f.write_str("pope off"),
            Action::Hand(HandAnswer::Keep) => f.write_str("hand keep"),
            Action::Hand(HandAnswer::KeepRound) => f.write_str("hand keep round"),
            Action::Hand(HandAnswer::Discard) => f.write_str("hand discard"),
            Action::Keep(cards) => {
                f.write_str("keep")?;
                cards.iter().try_for_each(|card| write!(f, " {card}"))
            }
        }
    }
}

impl FromStr for Action {
    type Err = Illegible;

    /// Reads the notation in any case, with any white space between the words.
    fn from_str(text: &str) -> Result<Action, Illegible> {
        let lower = text.to_ascii_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        match words[..] {
            ["region", region] => Ok(Action::Region(region.parse()?)),
            ["pass"] => Ok(Action::Pass),
            ["next"] => Ok(Action::Next),
            ["pope", "off"] => Ok(Action::Pope(None)),
            ["pope", region] => Ok(Action::Pope(Some(region.parse()?))),
            ["hand", "keep"] => Ok(Action::Hand(HandAnswer::Keep)),
            ["hand", "keep", "round"] => Ok(Action::Hand(HandAnswer::KeepRound)),
            ["hand", "discard"] => Ok(Action::Hand(HandAnswer::Discard)),
            ["keep", ref cards @ ..] => kept(cards),
            [card] => Ok(Action::play(card.parse()?)),
            [card, back] => Ok(Action::Play {
                card: card.parse()?,
                back: Some(back.parse()?),
            }),
            _ => Err(Illegible),
        }
    }
}

/// The cards of a `keep`; more than the deck has of a kind is no notation.
fn kept(words: &[&str]) -> Result<Action, Illegible> {
    let mut cards = Cards::NONE;
    for word in words {
        let card: Card = word.parse()?;
        if cards.of(card) == card.copies() {
            return Err(Illegible);
        }
        cards.add(card);
    }
    Ok(Action::Keep(cards))
}
