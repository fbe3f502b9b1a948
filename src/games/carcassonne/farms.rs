//! Farms: which completed cities a field touches, and what they pay at the end.

use super::board::Board;
use super::features::{Feature, Features};
use super::options::FarmRule;
use super::pay::{most, points};
use super::spot::Land;
use super::state::{Public, Score, Source};
use crate::rules::{Seat, Seats};

/// The completed cities that a field touches.
#[must_use]
pub fn cities(board: &Board, field: Feature) -> Features {
    let mut cities = Features::default();
    for laid in board.laid() {
        for (number, part) in laid.parts() {
            let mut touched = part.touched();
            if touched == 0 || board.feature(number) != field {
                continue;
            }
            while touched != 0 {
                let city = board.feature(laid.number(touched.trailing_zeros() as u8));
                if board.open(city) == 0 {
                    cities.insert(city);
                }
                touched &= touched - 1;
            }
        }
    }
    cities
}

/// A field with farmers on it.
#[derive(Clone, Debug)]
pub struct Farm {
    /// The field.
    pub field: Feature,
    /// Whose farmers stand on it, one entry a farmer.
    pub farmers: Vec<Seat>,
    /// The completed cities it touches.
    pub cities: Features,
}

/// All fields with farmers, in the order of their first tiles.
#[must_use]
pub fn farms(board: &Board) -> Vec<Farm> {
    let mut fields: Vec<Feature> = board
        .followers()
        .iter()
        .map(|follower| board.feature(follower.part))
        .collect();
    fields.retain(|feature| board.land(*feature) == Land::Field);
    fields.sort_unstable();
    fields.dedup();
    let farm = |field: Feature| {
        let farmers = board
            .followers()
            .iter()
            .filter(|follower| board.feature(follower.part) == field)
            .map(|follower| follower.seat);
        Farm {
            field,
            farmers: farmers.collect(),
            cities: cities(board, field),
        }
    };
    fields.into_iter().map(farm).collect()
}

/// What farms pay, by the rule in force.
#[must_use]
pub fn scores(public: &Public) -> Vec<Score> {
    let farms = farms(&public.board);
    match public.options.farms {
        FarmRule::PerFarm => farms.iter().filter_map(|farm| by_farm(public, farm)).collect(),
        FarmRule::OncePerCity => by_city(public, &farms, |around| {
            around
                .iter()
                .flat_map(|farm| most(farm.farmers.iter().copied()).iter().collect::<Vec<_>>())
                .collect()
        }),
        FarmRule::FirstEdition => by_city(public, &farms, |around| {
            most(around.iter().flat_map(|farm| farm.farmers.iter().copied()))
        }),
    }
}

/// Farm by farm: to the most farmers of the farm, for each completed city it touches.
fn by_farm(public: &Public, farm: &Farm) -> Option<Score> {
    let board = &public.board;
    let seats = most(farm.farmers.iter().copied());
    let first = board
        .followers()
        .iter()
        .find(|one| seats.has(one.seat) && board.feature(one.part) == farm.field)?;
    let (laid, part) = board.part(first.part);
    let source = Source::Farm {
        cities: farm.cities.len(),
    };
    Some(Score {
        source,
        cell: laid.cell,
        spot: part.spot(),
        points: points(source, public.options),
        seats,
    })
}

/// City by city: to whom the rule says, of the farms around each city.
fn by_city(public: &Public, farms: &[Farm], who: impl Fn(&[&Farm]) -> Seats) -> Vec<Score> {
    let mut cities = Features::default();
    farms
        .iter()
        .flat_map(|farm| farm.cities.iter())
        .for_each(|city| cities.insert(city));
    let score = |city: Feature| {
        let around: Vec<&Farm> = farms.iter().filter(|farm| farm.cities.has(city)).collect();
        let (laid, part) = public.board.part(city.first());
        let source = Source::Supply {
            farms: around.iter().map(|_| 1).sum(),
        };
        Score {
            source,
            cell: laid.cell,
            spot: part.spot(),
            points: points(source, public.options),
            seats: who(&around),
        }
    };
    cities.iter().map(score).collect()
}
