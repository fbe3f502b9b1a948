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

    /// The buildings with one more; nothing unless it is the next of its row.
    #[must_use]
    pub fn with(mut self, building: Building) -> Option<Buildings> {
        let next = self.is_next(building);
        self.0[usize::from(building.row())] = building.column() + 1;
        next.then_some(self)
    }

    /// The buildings without one; nothing unless it is the last of its row.
    #[must_use]
    pub fn without(mut self, building: Building) -> Option<Buildings> {
        let row = &mut self.0[usize::from(building.row())];
        let last = *row == building.column() + 1;
        *row = building.column();
        last.then_some(self)
    }

    /// The buildings that enemies destroy, in order, if they destroy so many.
    pub fn destroyed(self, count: u8) -> impl Iterator<Item = Building> {
        let mut standing = self;
        (0..count).map_while(move |_| {
            let building = standing.exposed()?;
            standing = standing.without(building)?;
            Some(building)
        })
    }

    /// What enemies destroy first: the topmost building of the rightmost column that has one.
    #[must_use]
    pub fn exposed(self) -> Option<Building> {
        let longest = self.0.into_iter().max().filter(|longest| *longest > 0)?;
        let row = (0..Building::ROWS).find(|row| self.0[usize::from(*row)] == longest)?;
        Building::at(row, longest - 1)
    }
}
