//! The buildings of a province. That rows are built from the left is in the type: a row is a
//! number.

use super::components::Building;
use serde::{Deserialize, Serialize};

/// How many buildings stand in each row, from the left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Buildings([u8; Building::ROWS as usize]);

impl Buildings {
    /// No building.
    pub const NONE: Buildings = Buildings([0; Building::ROWS as usize]);

    /// Rows with so many buildings each, from the top; at most four a row.
    #[must_use]
    pub fn rows(rows: [u8; Building::ROWS as usize]) -> Buildings {
        Buildings(rows.map(|count| count.min(Building::COLUMNS)))
    }

    /// Whether the building stands.
    #[must_use]
    pub const fn has(self, building: Building) -> bool {
        self.0[building.row() as usize] > building.column()
    }

    /// How many there are.
    #[must_use]
    pub const fn count(self) -> u8 {
        self.0[0] + self.0[1] + self.0[2] + self.0[3] + self.0[4]
    }

    /// Whether the building is the next of its row.
    #[must_use]
    pub const fn is_next(self, building: Building) -> bool {
        self.0[building.row() as usize] == building.column()
    }

    /// The next building of each row that is not complete.
    pub fn next(self) -> impl Iterator<Item = Building> {
        self.0
            .into_iter()
            .zip(0..)
            .filter_map(|(column, row)| Building::at(row, column))
    }

    /// The buildings that stand, in canonical order.
    pub fn iter(self) -> impl Iterator<Item = Building> {
        Building::ALL
            .into_iter()
            .filter(move |building| self.has(*building))
    }

    /// The building is built; it must be the next of its row.
    pub fn add(&mut self, building: Building) {
        self.0[usize::from(building.row())] = building.column() + 1;
    }

    /// The building is gone; it must be the last of its row.
    pub fn remove(&mut self, building: Building) {
        self.0[usize::from(building.row())] = building.column();
    }

    /// What enemies destroy first: the topmost building of the rightmost column that has one.
    #[must_use]
    pub fn exposed(self) -> Option<Building> {
        let longest = self.0.into_iter().max().filter(|longest| *longest > 0)?;
        let row = (0..Building::ROWS).find(|row| self.0[usize::from(*row)] == longest)?;
        Building::at(row, longest - 1)
    }
}
