//! The last points, the tie-breaks and the victory. Knows no events and no words.

use super::components::Building;
use super::province::Province;
use super::state::Public;
use crate::rules::{BySeat, Outcome, Seats};

/// A Cathedral's points at the end: one for two goods, which are counted and not given up.
#[must_use]
pub fn cathedral(province: &Province) -> i16 {
    if province.has(Building::Cathedral) {
        i16::from(province.goods.total() / 2)
    } else {
        0
    }
}

/// The points of the one troop that is left at the end of a game with troops.
#[must_use]
pub fn spare_troop(public: &Public, province: &Province) -> i16 {
    if public.options.dm {
        province.troops_left().map(i16::from).sum()
    } else {
        0
    }
}

/// The score of each seat as it stands.
#[must_use]
pub fn scores(public: &Public) -> BySeat<i32> {
    public.provinces.map(|_, province| i32::from(province.points))
}

/// What seats are compared by.
type Measure = fn(&Province) -> i16;

/// Who wins, once the last points are counted: most points, then goods, then buildings, each among
/// those still tied.
#[must_use]
pub fn outcome(public: &Public) -> Outcome {
    let measures: [(&str, Measure); 3] = [
        ("points", |province| province.points),
        ("goods", |province| i16::from(province.goods.total())),
        ("buildings", |province| i16::from(province.buildings.count())),
    ];
    let mut winners: Seats = public.provinces.iter().map(|(seat, _)| seat).collect();
    let mut how = "shared";
    for (name, measure) in measures {
        let most = winners.iter().map(|seat| measure(&public.provinces[seat])).max();
        winners = winners
            .iter()
            .filter(|seat| Some(measure(&public.provinces[*seat])) == most)
            .collect();
        if winners.len() == 1 {
            how = name;
            break;
        }
    }
    Outcome {
        winners,
        how: how.to_owned(),
        scores: scores(public),
    }
}
