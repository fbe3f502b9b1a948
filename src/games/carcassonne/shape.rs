//! A kind of tile as it lies on the table, turned: its sides and parts. Knows no position.

use super::components::{Kind, PARTS};
use super::side::{Half, Side, Sides};
use super::spot::{Land, Spot};

/// What a side of a tile shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TileEdge {
    /// Field alone.
    Field,
    /// A road between two fields.
    Road,
    /// A city.
    City,
}

impl TileEdge {
    /// Its id in texts.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            TileEdge::Field => "field",
            TileEdge::Road => "road",
            TileEdge::City => "city",
        }
    }
}

/// No part.
const NONE: u8 = u8::MAX;

/// A kind of tile in one orientation.
#[derive(Clone, Copy, Debug)]
pub struct TileShape {
    /// What each side shows, two bits a side.
    pub(super) code: u8,
    parts: [Part; PARTS],
    count: u8,
    on_side: [u8; 4],
    on_half: [u8; 8],
}

/// A part of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// What it is.
    pub land: Land,
    /// The sides (city, road) or half sides (field) it reaches, a bit each.
    reach: u8,
    /// The shields on it.
    pub shields: u8,
    /// For a field: the numbers of the tile's city parts that it touches, a bit each.
    touches: u8,
}

impl Part {
    const EMPTY: Part = Part {
        land: Land::Cloister,
        reach: 0,
        shields: 0,
        touches: 0,
    };

    /// How a follower's place on it is named.
    #[must_use]
    pub const fn spot(self) -> Spot {
        match self.land {
            Land::City => Spot::City(Sides(self.reach)),
            Land::Road => Spot::Road(Sides(self.reach)),
            Land::Field => Spot::Field(Half(self.reach.trailing_zeros() as u8 & 7)),
            Land::Cloister => Spot::Cloister,
        }
    }

    /// The sides a city or road part opens on.
    #[must_use]
    pub const fn sides(self) -> Sides {
        Sides(if matches!(self.land, Land::City | Land::Road) {
            self.reach
        } else {
            0
        })
    }

    /// The half sides a field part reaches, clockwise from the north-west corner.
    pub fn halves(self) -> impl Iterator<Item = Half> {
        let reach = if self.land == Land::Field { self.reach } else { 0 };
        Half::ALL
            .into_iter()
            .filter(move |half| reach & 1 << half.number() != 0)
    }

    /// The numbers of the city parts that a field part touches, a bit each.
    #[must_use]
    pub const fn touched(self) -> u8 {
        self.touches
    }

    /// Whether a field part touches the city part of this number.
    #[must_use]
    pub const fn touches(self, part: usize) -> bool {
        self.touches >> part & 1 != 0
    }
}

impl TileShape {
    /// A kind with its drawn top to a side.
    #[must_use]
    pub const fn of(kind: Kind, top: Side) -> &'static TileShape {
        &SHAPES[kind as usize][top as usize]
    }

    /// What a side shows.
    #[must_use]
    pub const fn edge(&self, side: Side) -> TileEdge {
        match self.code >> (2 * side as u8) & 3 {
            2 => TileEdge::City,
            1 => TileEdge::Road,
            _ => TileEdge::Field,
        }
    }

    /// The parts: cities, roads, fields, cloister, each in the order of the facts.
    #[must_use]
    pub fn parts(&self) -> &[Part] {
        &self.parts[..usize::from(self.count)]
    }

    /// The number of the city or road part on a side.
    #[must_use]
    pub const fn on_side(&self, side: Side) -> Option<u8> {
        match self.on_side[side as usize] {
            NONE => None,
            part => Some(part),
        }
    }

    /// The number of the field part on a half side.
    #[must_use]
    pub const fn on_half(&self, half: Half) -> Option<u8> {
        match self.on_half[half.number() as usize] {
            NONE => None,
            part => Some(part),
        }
    }

    /// The number of the part that is named so.
    #[must_use]
    pub fn find(&self, spot: Spot) -> Option<u8> {
        (0..)
            .zip(self.parts())
            .find(|(_, part)| part.spot() == spot)
            .map(|(number, _)| number)
    }

    /// The number of the cloister, if there is one.
    #[must_use]
    pub const fn cloister(&self) -> Option<u8> {
        if self.count > 0 && matches!(self.parts[self.count as usize - 1].land, Land::Cloister) {
            Some(self.count - 1)
        } else {
            None
        }
    }
}

static SHAPES: [[TileShape; 4]; Kind::KINDS] = {
    let mut shapes = [[TileShape::EMPTY; 4]; Kind::KINDS];
    let mut kind = 0;
    while kind < Kind::KINDS {
        let mut turns = 0;
        while turns < 4 {
            shapes[kind][turns as usize] = TileShape::turned(Kind::ALL[kind], turns);
            turns += 1;
        }
        kind += 1;
    }
    shapes
};

impl TileShape {
    const EMPTY: TileShape = TileShape {
        code: 0,
        parts: [Part::EMPTY; PARTS],
        count: 0,
        on_side: [NONE; 4],
        on_half: [NONE; 8],
    };

    const fn turned(kind: Kind, turns: u8) -> TileShape {
        let fact = kind.fact();
        let mut shape = TileShape::EMPTY;
        let mut nth = 0;
        while nth < fact.cities.len() {
            let shields = if nth == 0 { fact.shields } else { 0 };
            let reach = turned_sides(fact.cities[nth], turns);
            shape.add(Part {
                land: Land::City,
                reach,
                shields,
                touches: 0,
            });
            nth += 1;
        }
        nth = 0;
        while nth < fact.roads.len() {
            let reach = turned_sides(fact.roads[nth], turns);
            shape.add(Part {
                land: Land::Road,
                reach,
                ..Part::EMPTY
            });
            nth += 1;
        }
        nth = 0;
        while nth < fact.fields.len() {
            let (halves, cities) = fact.fields[nth];
            shape.add(Part {
                land: Land::Field,
                reach: turned_halves(halves, turns),
                shields: 0,
                touches: set(cities),
            });
            nth += 1;
        }
        if fact.cloister {
            shape.add(Part::EMPTY);
        }
        shape
    }

    const fn add(&mut self, part: Part) {
        let number = self.count;
        self.parts[number as usize] = part;
        self.count += 1;
        let mut at = 0;
        while at < 8 {
            if part.reach >> at & 1 != 0 {
                match part.land {
                    Land::City | Land::Road => {
                        self.on_side[at] = number;
                        self.code |= (if matches!(part.land, Land::City) { 2 } else { 1 }) << (2 * at);
                    }
                    Land::Field => self.on_half[at] = number,
                    Land::Cloister => {}
                }
            }
            at += 1;
        }
    }
}

const fn turned_sides(names: &str, turns: u8) -> u8 {
    let names = names.as_bytes();
    let mut reach = 0;
    let mut nth = 0;
    while nth < names.len() {
        let side = match names[nth] {
            b'N' => 0,
            b'E' => 1,
            b'S' => 2,
            _ => 3,
        };
        reach |= 1 << ((side + turns) % 4);
        nth += 1;
    }
    reach
}

const fn turned_halves(names: &str, turns: u8) -> u8 {
    let names = names.as_bytes();
    let mut reach = 0;
    let mut nth = 0;
    while nth < names.len() {
        reach |= 1 << ((names[nth] - b'0' + 2 * turns) % 8);
        nth += 1;
    }
    reach
}

const fn set(numbers: &[u8]) -> u8 {
    let mut set = 0;
    let mut nth = 0;
    while nth < numbers.len() {
        set |= 1 << numbers[nth];
        nth += 1;
    }
    set
}
