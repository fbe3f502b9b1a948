//! The board: terrain and pawns on an outline. Knows no reserve and no turn.

use super::camp::Camp;
use super::components::{Building, Terrain, Tile};
use super::layout::{Layout, Pawns};
use super::outline::BoardOutline;
use super::spaces::Spaces;
use crate::rules::{Illegible, Seat};
use serde::{Deserialize, Serialize};

/// The most seats.
pub const SEATS: usize = 4;

/// Terrain and pawns. It serializes as letters row by row and a list of what stands where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Layout", into = "Layout")]
pub struct Board {
    seats: u8,
    terrain: [Spaces; 5],
    /// What touches a lake.
    shore: Spaces,
    /// Cities and what touches them.
    near_cities: Spaces,
    camps: [Camp; SEATS],
}

impl Board {
    /// A board on which no tile lies yet.
    #[must_use]
    pub fn empty(seats: u8) -> Board {
        Board {
            seats,
            terrain: [Spaces::NONE; 5],
            shore: Spaces::NONE,
            near_cities: Spaces::NONE,
            camps: [Camp::default(); SEATS],
        }
    }

    /// A board of tiles in the order of laying, each with how far it is turned; no pawn stands on
    /// it.
    #[must_use]
    pub fn laid(seats: u8, tiles: impl Iterator<Item = (Tile, u8)>) -> Board {
        let spaces = tiles.flat_map(|(tile, turned)| {
            (0..tile.len()).map(move |cell| tile[(cell + usize::from(turned)) % tile.len()])
        });
        let mut board = Board::empty(seats);
        for (place, terrain) in board.outline().tiled().iter().zip(spaces) {
            board.terrain[terrain as usize].add(*place);
        }
        board.shore = board.outline().around(board.of(Terrain::Lake));
        board
    }

    /// How many seats it is for.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The spaces there are.
    #[must_use]
    pub fn outline(&self) -> &'static BoardOutline {
        BoardOutline::of(self.seats)
    }

    /// Where a terrain is.
    #[must_use]
    pub fn of(&self, terrain: Terrain) -> Spaces {
        self.terrain[terrain as usize]
    }

    /// Where pawns can stand.
    #[must_use]
    pub fn land(&self) -> Spaces {
        self.outline().all() & !self.of(Terrain::Lake)
    }

    /// The terrain of a place; a lake where no tile lies.
    #[must_use]
    pub fn terrain(&self, place: u8) -> Terrain {
        Terrain::ALL
            .into_iter()
            .find(|terrain| self.of(*terrain).has(place))
            .unwrap_or(Terrain::Lake)
    }

    /// What touches a lake.
    #[must_use]
    pub fn shore(&self) -> Spaces {
        self.shore
    }

    /// Cities and what touches them: no city may be founded there.
    #[must_use]
    pub fn near_cities(&self) -> Spaces {
        self.near_cities
    }

    /// A seat's pawns.
    #[must_use]
    pub fn camp(&self, seat: Seat) -> &Camp {
        &self.camps[seat.index()]
    }

    /// The other seats' pawns.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = &Camp> + Clone {
        let camps = self.camps.iter().take(usize::from(self.seats)).enumerate();
        camps
            .filter(move |(other, _)| *other != seat.index())
            .map(|(_, camp)| camp)
    }

    /// Where anybody's pawns stand.
    #[must_use]
    pub fn occupied(&self) -> Spaces {
        self.camps
            .iter()
            .fold(Spaces::NONE, |found, camp| found | camp.pawns())
    }

    /// Where anybody's buildings stand.
    #[must_use]
    pub fn built(&self) -> Spaces {
        self.camps
            .iter()
            .fold(Spaces::NONE, |found, camp| found | camp.built())
    }

    /// Where the other seats' knights stand.
    #[must_use]
    pub fn hostile(&self, seat: Seat) -> Spaces {
        self.others(seat)
            .fold(Spaces::NONE, |found, camp| found | camp.knights())
    }

    /// Where a seat's knights may go, if they stand beside it.
    #[must_use]
    pub fn open(&self, seat: Seat) -> Spaces {
        let (closed, pawns) = self
            .others(seat)
            .fold((Spaces::NONE, Spaces::NONE), |(closed, pawns), camp| {
                (closed | camp.closed(), pawns | camp.pawns())
            });
        self.land() & !closed & !(pawns & self.of(Terrain::Mountain))
    }

    /// Where a seat may place one of its first cities.
    #[must_use]
    pub fn settleable(&self) -> Spaces {
        self.land() & !self.of(Terrain::Forest) & !self.near_cities
    }

    /// Where a seat may swap a knight for a village or a stronghold.
    #[must_use]
    pub fn buildable(&self, seat: Seat) -> Spaces {
        self.camp(seat).knights() & !self.built() & !self.hostile(seat)
    }

    /// Where a seat may swap a village for a city.
    #[must_use]
    pub fn foundable(&self, seat: Seat) -> Spaces {
        self.camp(seat).of(Building::Village)
            & !self.of(Terrain::Forest)
            & !self.near_cities
            & !self.hostile(seat)
    }

    /// Where an expedition may arrive.
    #[must_use]
    pub fn reachable(&self) -> Spaces {
        self.outline().rim() & self.land() & !self.occupied()
    }

    /// Where a single move of a seat would destroy villages or knights of others, or where the seat
    /// already has knights beside two of its own: the spaces that two of its knights can strike in
    /// one turn.
    #[must_use]
    pub fn strikable(&self, seat: Seat) -> Spaces {
        let (camp, outline) = (self.camp(seat), self.outline());
        let targets = self.open(seat)
            & self
                .others(seat)
                .fold(Spaces::NONE, |found, camp| found | camp.present());
        let near = |place: u8| {
            (outline.touching(place) & camp.knights())
                .iter()
                .map(|from| camp.count(from))
                .sum::<u8>()
        };
        targets
            .iter()
            .filter(|place| near(*place) + u8::from(camp.present().has(*place)) >= 2 && near(*place) > 0)
            .collect()
    }

    /// Puts a seat's knights there.
    pub fn set_knights(&mut self, seat: Seat, place: u8, count: u8) {
        self.camps[seat.index()].set(place, count);
    }

    /// One knight more there.
    pub fn add_knights(&mut self, seat: Seat, place: u8, more: u8) {
        let count = self.camp(seat).count(place) + more;
        self.set_knights(seat, place, count);
    }

    /// One knight less there; there is one.
    pub fn take_knight(&mut self, seat: Seat, place: u8) {
        let count = self.camp(seat).count(place) - 1;
        self.set_knights(seat, place, count);
    }

    /// Puts a seat's building there, or takes away what it has there.
    pub fn build(&mut self, seat: Seat, place: u8, building: Option<Building>) {
        self.camps[seat.index()].build(place, building);
        if building == Some(Building::City) {
            self.near_cities = self.near_cities | Spaces::only(place) | self.outline().touching(place);
        }
    }
}

impl From<Board> for Layout {
    fn from(board: Board) -> Layout {
        let outline = board.outline();
        let laid = Terrain::ALL
            .into_iter()
            .any(|terrain| !board.of(terrain).is_empty());
        let all = if laid { outline.all() } else { Spaces::NONE };
        let stands = |place: u8, seat: Seat| {
            let camp = board.camp(seat);
            camp.pawns().has(place).then(|| Pawns {
                space: outline.name(place),
                seat,
                building: camp.building(place),
                knights: camp.count(place),
            })
        };
        Layout {
            seats: board.seats,
            terrain: all.iter().map(|place| board.terrain(place).letter()).collect(),
            pawns: all
                .iter()
                .flat_map(|place| Seat::all(board.seats).filter_map(move |seat| stands(place, seat)))
                .collect(),
        }
    }
}

impl TryFrom<Layout> for Board {
    type Error = Illegible;

    fn try_from(layout: Layout) -> Result<Board, Illegible> {
        if !(2..=4).contains(&layout.seats) {
            return Err(Illegible);
        }
        let mut board = Board::empty(layout.seats);
        if layout.terrain.is_empty() {
            return Ok(board);
        }
        let outline = board.outline();
        if layout.terrain.len() != usize::from(outline.size()) {
            return Err(Illegible);
        }
        for (place, letter) in (0u8..).zip(layout.terrain.chars()) {
            board.terrain[Terrain::of(letter).ok_or(Illegible)? as usize].add(place);
        }
        board.shore = outline.around(board.of(Terrain::Lake));
        for pawns in layout.pawns {
            let place = outline.place(pawns.space).ok_or(Illegible)?;
            if pawns.seat.number() >= board.seats {
                return Err(Illegible);
            }
            if pawns.building.is_some() {
                board.build(pawns.seat, place, pawns.building);
            }
            board.set_knights(pawns.seat, place, pawns.knights);
        }
        Ok(board)
    }
}
