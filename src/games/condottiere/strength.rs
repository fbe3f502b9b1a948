//! How strong a row is, with its derivation. Knows rows, no position.
//!
//! A mercenary counts its printed strength, or 1 in Winter; twice that with a Drummer in its own
//! row; and 3 more in Spring if no mercenary on the table has a higher printed strength (R1, R3).

use super::components::{Card, DRUMMER_FACTOR, SPRING_BONUS, WINTER_VALUE};
use super::row::Row;
use crate::rules::{BySeat, Seat};

/// What the whole table does to every row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weather {
    /// The season in play, if any; the two never lie together (R2).
    pub season: Option<Card>,
    /// The highest printed strength among mercenaries in all rows, if there is one (R3).
    pub highest: Option<u8>,
}

impl Weather {
    /// The weather over these rows.
    #[must_use]
    pub fn over(rows: &BySeat<Row>) -> Weather {
        let mut weather = Weather {
            season: None,
            highest: None,
        };
        for card in rows.values().flat_map(|row| row.iter()) {
            match card.mercenary() {
                Some(printed) => weather.highest = weather.highest.max(Some(printed)),
                None if card.sweeps().is_some() => weather.season = Some(*card),
                None => {}
            }
        }
        weather
    }
}

/// How the strength of a row comes about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Derivation {
    /// Its mercenaries, in the order of playing.
    pub mercenaries: Vec<Contribution>,
    /// Whether a Drummer doubles them.
    pub drummer: bool,
    /// What its Courtesans add.
    pub courtesans: u16,
    /// What its Heroines add.
    pub heroines: u16,
    /// The sum.
    pub total: u16,
}

/// What one mercenary adds to its row: `value x factor + bonus`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contribution {
    /// The card.
    pub card: Card,
    /// Its printed strength.
    pub printed: u16,
    /// Its strength after Winter: the printed one, or 1.
    pub value: u16,
    /// 2 with a Drummer in the row, or 1.
    pub factor: u16,
    /// 3 if Spring lifts it, or 0.
    pub bonus: u16,
}

impl Contribution {
    /// What the mercenary adds.
    #[must_use]
    pub fn total(&self) -> u16 {
        self.value * self.factor + self.bonus
    }
}

fn contribution(card: Card, printed: u8, weather: Weather, drummer: bool) -> Contribution {
    Contribution {
        card,
        printed: u16::from(printed),
        value: if weather.season == Some(Card::Winter) {
            WINTER_VALUE
        } else {
            u16::from(printed)
        },
        factor: if drummer { DRUMMER_FACTOR } else { 1 },
        bonus: if weather.season == Some(Card::Spring) && weather.highest == Some(printed) {
            SPRING_BONUS
        } else {
            0
        },
    }
}

fn contributions(row: &Row, weather: Weather) -> impl Iterator<Item = Contribution> + '_ {
    let drummer = row.contains(&Card::Drummer);
    row.iter().filter_map(move |card| {
        card.mercenary()
            .map(|printed| contribution(*card, printed, weather, drummer))
    })
}

/// The strength of each row, as if the battle were concluded now (R4).
#[must_use]
pub fn strengths(rows: &BySeat<Row>) -> BySeat<u16> {
    let weather = Weather::over(rows);
    rows.map(|_, row| {
        let fixed: u16 = row.iter().map(|card| u16::from(card.fixed())).sum();
        contributions(row, weather).map(|one| one.total()).sum::<u16>() + fixed
    })
}

/// How the strength of a seat's row comes about.
#[must_use]
pub fn derive(rows: &BySeat<Row>, seat: Seat) -> Derivation {
    let row = &rows[seat];
    let mercenaries: Vec<Contribution> = contributions(row, Weather::over(rows)).collect();
    let fixed = |card: Card| u16::from(row.count(card)) * u16::from(card.fixed());
    let (courtesans, heroines) = (fixed(Card::Courtesan), fixed(Card::Heroine));
    let total = mercenaries.iter().map(Contribution::total).sum::<u16>() + courtesans + heroines;
    Derivation {
        mercenaries,
        drummer: row.contains(&Card::Drummer),
        courtesans,
        heroines,
        total,
    }
}
