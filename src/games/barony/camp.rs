//! A seat's pawns on the board, as sets of spaces. Knows no other seat and no terrain.

use super::components::Building;
use super::spaces::Spaces;

/// Where a seat's knights and buildings stand. Several knights may share a space, so their numbers
/// are held as binary digits: a set of spaces for each digit, up to seven knights a space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Camp {
    digits: [Spaces; 3],
    buildings: [Spaces; 3],
}

impl Camp {
    /// Where at least one knight stands.
    #[must_use]
    pub fn knights(&self) -> Spaces {
        self.digits[0] | self.several()
    }

    /// Where at least two knights stand.
    #[must_use]
    pub fn several(&self) -> Spaces {
        self.digits[1] | self.digits[2]
    }

    /// How many knights stand there.
    #[must_use]
    pub fn count(&self, place: u8) -> u8 {
        (0u8..)
            .zip(self.digits)
            .map(|(digit, set)| u8::from(set.has(place)) << digit)
            .sum()
    }

    /// How many knights stand on the board.
    #[must_use]
    pub fn on_board(&self) -> u8 {
        (0u8..)
            .zip(self.digits)
            .map(|(digit, set)| (set.len() as u8) << digit)
            .sum()
    }

    /// Puts knights there, so that seven at most stand there.
    pub fn set(&mut self, place: u8, count: u8) {
        for (digit, set) in (0u8..).zip(&mut self.digits) {
            if count >> digit & 1 == 1 {
                set.add(place);
            } else {
                set.remove(place);
            }
        }
    }

    /// Where a kind of building stands.
    #[must_use]
    pub fn of(&self, building: Building) -> Spaces {
        self.buildings[building as usize]
    }

    /// Where any building stands.
    #[must_use]
    pub fn built(&self) -> Spaces {
        self.buildings[0] | self.buildings[1] | self.buildings[2]
    }

    /// The building there.
    #[must_use]
    pub fn building(&self, place: u8) -> Option<Building> {
        Building::ALL
            .into_iter()
            .find(|building| self.of(*building).has(place))
    }

    /// Puts a building there, or takes away what stands there.
    pub fn build(&mut self, place: u8, building: Option<Building>) {
        self.buildings.iter_mut().for_each(|set| set.remove(place));
        if let Some(building) = building {
            self.buildings[building as usize].add(place);
        }
    }

    /// Where any pawn stands.
    #[must_use]
    pub fn pawns(&self) -> Spaces {
        self.knights() | self.built()
    }

    /// Where others cannot enter, whatever the terrain: a city, a stronghold, or two pawns.
    #[must_use]
    pub fn closed(&self) -> Spaces {
        let defended = self.knights() & self.of(Building::Village);
        self.of(Building::City) | self.of(Building::Stronghold) | self.several() | defended
    }

    /// Where one of its knights would not be alone: the seat strikes there when a knight enters.
    #[must_use]
    pub fn present(&self) -> Spaces {
        self.knights() | self.of(Building::Village)
    }
}
