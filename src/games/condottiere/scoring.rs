//! Who wins a battle, who gets the Condottiere, and who wins the game. Knows no hand.

use super::components::{Card, Region};
use super::row::Row;
use super::state::{Battle, Ended, Public};
use super::strength::strengths;
use crate::rules::{BySeat, Outcome, Seat, Seats};

/// The seat alone in having the most among some seats, if there is one; all at 0 is a tie.
#[must_use]
pub fn alone_at_top<T: Copy + Ord>(values: impl Iterator<Item = (Seat, T)> + Clone) -> Option<Seat> {
    let most = values.clone().map(|(_, value)| value).max()?;
    let mut top = values.filter(|(_, value)| *value == most).map(|(seat, _)| seat);
    top.next().filter(|_| top.next().is_none())
}

/// The seat alone in having the most Courtesans in its row, at least one (R8).
#[must_use]
pub fn most_courtesans(rows: &BySeat<Row>) -> Option<Seat> {
    let counts = rows.iter().map(|(seat, row)| (seat, row.count(Card::Courtesan)));
    alone_at_top(counts).filter(|seat| rows[*seat].contains(&Card::Courtesan))
}

/// Who gets the Condottiere after a battle (R7, R8, R17): who alone has most Courtesans, else the
/// winner, else the defender, else the seat left of the one that placed it, with or without cards.
#[must_use]
pub fn token(rows: &BySeat<Row>, winner: Option<Seat>, defender: Option<Seat>, placed_by: Seat) -> Seat {
    most_courtesans(rows)
        .or(winner)
        .or(defender)
        .unwrap_or_else(|| placed_by.left(rows.seats()))
}

/// The result of the battle on the table.
#[must_use]
pub fn battle(public: &Public, ended: Ended) -> Battle {
    let strength = strengths(&public.rows);
    let fights = |seat: Seat| !public.is_final() || public.finalists.has(seat);
    let winner = alone_at_top(
        strength
            .iter()
            .filter(|(seat, _)| fights(*seat))
            .map(|(seat, strength)| (seat, *strength)),
    );
    let defender = public.defender();
    let token = if public.is_final() {
        public.holder
    } else {
        token(&public.rows, winner, defender, public.holder)
    };
    Battle {
        region: public.contested,
        winner,
        token,
        ended,
        strength,
        defender,
    }
}

/// How the game ends by conquest, if it does, looked at right after a seat put a marker on the map
/// (R16).
#[must_use]
pub fn conquest(public: &Public, winner: Seat) -> Option<&'static str> {
    let goal = public.goal();
    let total = public.owners.count(winner);
    // Whoever has too few regions does not have enough that are connected either.
    let adjacent = total >= goal.connected && public.owners.connected(winner) >= goal.connected;
    match (adjacent, total >= goal.total) {
        (true, true) => Some("adjacent-and-total"),
        (true, false) => Some("adjacent"),
        (false, true) => Some("total"),
        (false, false) => None,
    }
}

/// The seats with the most regions, if the Condottiere can be placed nowhere (R15).
#[must_use]
pub fn exhaustion(public: &Public) -> Option<Seats> {
    if Region::ALL.into_iter().any(|region| public.can_contest(region)) {
        return None;
    }
    let counts = || Seat::all(public.seats()).map(|seat| (seat, public.owners.count(seat)));
    let most = counts().map(|(_, count)| count).max()?;
    Some(
        counts()
            .filter(|(_, count)| *count == most)
            .map(|(seat, _)| seat)
            .collect(),
    )
}

/// The end of the game by a final battle: its winner, or all who tied in it (R18).
#[must_use]
pub fn after_final(public: &Public, battle: &Battle) -> Outcome {
    let most = public.finalists.iter().map(|seat| battle.strength[seat]).max();
    let winners = public
        .finalists
        .iter()
        .filter(|seat| Some(battle.strength[*seat]) == most)
        .collect();
    outcome(
        public,
        winners,
        if public.series.is_some() {
            "points-final-battle"
        } else {
            "final-battle"
        },
    )
}

/// The ids of all ways in which a game ends; the texts hold a sentence for each.
pub const ENDINGS: &[&str] = &[
    "adjacent",
    "total",
    "adjacent-and-total",
    "most-regions",
    "final-battle",
    "points",
    "points-final-battle",
];

/// Each seat's score: the number of its regions, or in a series its points.
#[must_use]
pub fn scores(public: &Public) -> BySeat<i32> {
    if let Some(series) = &public.series {
        return series.points.map(|_, points| i32::from(*points));
    }
    public.rows.map(|seat, _| i32::from(public.owners.count(seat)))
}

/// An outcome with the scores as they stand.
#[must_use]
pub fn outcome(public: &Public, winners: Seats, how: &str) -> Outcome {
    Outcome {
        winners,
        how: how.to_owned(),
        scores: scores(public),
    }
}
