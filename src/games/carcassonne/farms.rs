//! Farms: which completed cities a field touches, and what they pay at the end.

use super::board::{Board, Feature};
use super::scoring::{most, points};
use super::setup::FarmRule;
use super::spot::Land;
use super::state::{Public, Score, Source};
use crate::rules::{Seat, Seats};

/// A set of features.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Features([u64; 4]);

impl Features {
    /// Puts a feature in.
    pub fn insert(&mut self, feature: Feature) {
        self.0[usize::from(feature >> 6)] |= 1 << (feature & 63);
    }

    /// Whether a feature is in the set.
    #[must_use]
    pub fn has(&self, feature: Feature) -> bool {
        self.0[usize::from(feature >> 6)] & 1 << (feature & 63) != 0
    }

    /// How many features are in the set.
    #[must_use]
    pub fn len(&self) -> u8 {
        self.0.iter().map(|bits| bits.count_ones() as u8).sum()
    }

    /// Whether no feature is in the set.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The features, ascending.
    pub fn iter(&self) -> impl Iterator<Item = Feature> {
        (0..=Feature::MAX).filter(|feature| self.has(*feature))
    }
}

/// The completed cities that a field touches.
#[must_use]
pub fn cities(board: &Board, field: Feature) -> Features {
    let mut cities = Features::default();
    for laid in board.laid() {
        let fields = laid.parts().filter(|(number, part)| part.land == Land::Field && board.feature(*number) == field);
        for (_, part) in fields {
            let touched = laid.parts().enumerate().filter(|(nth, (_, city))| city.land == Land::City && part.touches(*nth));
            let complete = touched.map(|(_, (number, _))| board.feature(number)).filter(|city| board.open(*city) == 0);
            complete.for_each(|city| cities.insert(city));
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
    let mut fields: Vec<Feature> = board.followers().iter().map(|follower| board.feature(follower.part)).collect();
    fields.retain(|feature| board.land(*feature) == Land::Field);
    fields.sort_unstable();
    fields.dedup();
    let farm = |field: Feature| {
        let farmers = board.followers().iter().filter(|follower| board.feature(follower.part) == field).map(|follower| follower.seat);
        Farm { field, farmers: farmers.collect(), cities: cities(board, field) }
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
            around.iter().flat_map(|farm| most(farm.farmers.iter().copied()).iter().collect::<Vec<_>>()).collect()
        }),
        FarmRule::FirstEdition => by_city(public, &farms, |around| most(around.iter().flat_map(|farm| farm.farmers.iter().copied()))),
    }
}

/// Farm by farm: to the most farmers of the farm, for each completed city it touches.
fn by_farm(public: &Public, farm: &Farm) -> Option<Score> {
    super::scoring::score(&public.board, public.options, farm.field, public.board.followers())
}

/// City by city: to whom the rule says, of the farms around each city.
fn by_city(public: &Public, farms: &[Farm], who: impl Fn(&[&Farm]) -> Seats) -> Vec<Score> {
    let mut cities = Features::default();
    farms.iter().flat_map(|farm| farm.cities.iter()).for_each(|city| cities.insert(city));
    let score = |city: Feature| {
        let around: Vec<&Farm> = farms.iter().filter(|farm| farm.cities.has(city)).collect();
        let (laid, part) = public.board.part(city);
        let source = Source::Supply { farms: around.len() as u8 };
        Score { source, cell: laid.cell, spot: part.spot(), points: points(source, public.options), seats: who(&around) }
    };
    cities.iter().map(score).collect()
}
