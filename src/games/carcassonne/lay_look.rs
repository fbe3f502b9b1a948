//! What laying a tile does at first sight: whose cities, roads and farms it continues, joins and completes.

use super::board::Board;
use super::cell::Cell;
use super::components::Kind;
use super::features::Feature;
use super::frontier::Gap;
use super::means::{Means, extent};
use super::shape::{Part, TileShape};
use super::side::{Half, Side};
use super::spot::Land;
use crate::rules::{FeatureTally, Seat, indicator};
use std::cmp::Ordering;

/// How many there are of a city or road by whose it is then, and by how many that can be.
const EACH: usize = 5;
const WHOSE: usize = 4;
/// All of a city or road: with two of one that is begun, and four of who gains what.
const PATH: usize = EACH * WHOSE + 6;
/// Where those of cities, roads, fields and cloisters begin, and that of the cell.
const CITY: usize = 0;
const ROAD: usize = CITY + PATH;
const FIELD: usize = ROAD + PATH;
const CLOISTER: usize = FIELD + 3;
const CELL: usize = CLOISTER + 5;

/// Followers of each seat.
type Followers = [u8; Seat::MOST as usize];

/// The table, as somebody looks at it who is about to lay a tile.
pub(super) struct LayLook<'a> {
    board: &'a Board,
    kind: Kind,
    seat: usize,
    means: Means,
    /// Who stands on each feature on which somebody stands.
    standing: Vec<(Feature, Followers)>,
}

/// What a part of a tile becomes one feature with.
struct Joined {
    features: [Option<Feature>; 8],
    /// The open sides, or missing neighbours, of all of it together.
    open: f32,
    size: f32,
    followers: Followers,
    /// How large what another has is that becomes the seat's own too, and the other way round.
    gained: f32,
    lost: f32,
}

impl LayLook<'_> {
    /// How many features there are.
    pub(super) const FEATURES: usize = CELL + 1;

    pub(super) fn of(board: &Board, kind: Kind, seat: Seat, means: Means) -> LayLook<'_> {
        let mut standing: Vec<(Feature, Followers)> = Vec::new();
        for follower in board.followers() {
            let feature = board.feature(follower.part);
            let place = standing.iter().position(|(one, _)| *one == feature);
            let place = place.unwrap_or_else(|| {
                standing.push((feature, [0; Seat::MOST as usize]));
                standing.len() - 1
            });
            standing[place].1[follower.seat.index()] += 1;
        }
        LayLook {
            board,
            kind,
            seat: seat.index(),
            means,
            standing,
        }
    }

    /// Tells the features of laying the tile on a cell.
    pub(super) fn features(&self, cell: Cell, top: Side, tally: &mut FeatureTally<'_>) {
        let Some(gap) = self.board.frontier().at(cell) else {
            return;
        };
        for part in TileShape::of(self.kind, top).parts() {
            match part.land {
                Land::City => self.path(CITY, *part, gap, tally),
                Land::Road => self.path(ROAD, *part, gap, tally),
                Land::Field => self.field(*part, gap, tally),
                Land::Cloister => {
                    let near = self.board.laid().iter().filter(|laid| laid.cell.is_near(cell));
                    tally.add(CLOISTER + 4, near.count() as f32 / 8.0);
                }
            }
        }
        for cloister in self.board.cloisters_near(cell) {
            let last = indicator(self.board.open(cloister) == 1);
            match self.whose(self.followers(cloister)) {
                Whose::Own => tally.add_all(CLOISTER, [1.0, last]),
                Whose::Others => tally.add_all(CLOISTER + 2, [1.0, last]),
                Whose::Nobodys | Whose::Shared => {}
            }
        }
        tally.add(CELL, f32::from(gap.neighbours()) / 4.0);
    }

    fn followers(&self, feature: Feature) -> Followers {
        let found = self.standing.iter().find(|(one, _)| *one == feature);
        found.map_or([0; Seat::MOST as usize], |(_, followers)| *followers)
    }

    /// A part of a city, or of a road.
    fn path(&self, first: usize, part: Part, gap: &Gap, tally: &mut FeatureTally<'_>) {
        let joined = self.joined(part, gap);
        let last = first + EACH * WHOSE;
        if joined.features[0].is_none() {
            return tally.add_all(last, [1.0, joined.open / 4.0]);
        }
        let (whose, closed) = (self.whose(joined.followers), indicator(joined.open <= 0.0));
        let (open, size) = (1.0 - closed, joined.size + 0.2);
        let amounts = [open, open * size, joined.open / 4.0, closed, closed * size];
        tally.add_all(first + EACH * whose as usize, amounts);
        let (own, free) = (indicator(whose == Whose::Own), indicator(whose == Whose::Nobodys));
        let late = own * open * (1.0 - self.means.left);
        let back = closed * (own * self.means.few - free * self.means.none);
        tally.add_all(last + 2, [joined.gained, joined.lost, late, back]);
    }

    /// A part of a field.
    fn field(&self, part: Part, gap: &Gap, tally: &mut FeatureTally<'_>) {
        let joined = self.joined(part, gap);
        match self.whose(joined.followers) {
            Whose::Own => tally.add(FIELD, 1.0),
            Whose::Others => tally.add(FIELD + 1, 1.0),
            Whose::Nobodys | Whose::Shared => {}
        }
        tally.add(FIELD + 2, joined.gained - joined.lost);
    }

    /// What a part becomes one feature with in a gap.
    fn joined(&self, part: Part, gap: &Gap) -> Joined {
        let mut joined = Joined::NONE;
        joined.open = f32::from(part.sides().len());
        for side in Side::ALL {
            let Some(other) = gap.beside(side).map(|tile| self.board.laid()[tile]) else {
                continue;
            };
            let meets = other.shape().on_side(side.opposite());
            if let Some(there) = meets.filter(|_| part.sides().has(side)) {
                joined.open -= 2.0;
                self.join(&mut joined, self.board.feature(other.number(there)));
            }
            for half in part.halves().filter(|half| half.number() / 2 == side as u8) {
                if let Some(there) = other.shape().on_half(Half(half.number() ^ 5)) {
                    self.join(&mut joined, self.board.feature(other.number(there)));
                }
            }
        }
        joined
    }

    /// One more feature becomes one with a part, if it is not yet.
    fn join(&self, joined: &mut Joined, feature: Feature) {
        let known = joined.features.contains(&Some(feature));
        let place = joined.features.iter().position(Option::is_none);
        let (false, Some(place)) = (known, place) else {
            return;
        };
        joined.features[place] = Some(feature);
        let (size, there) = (extent(self.board, feature), self.followers(feature));
        let before = self.whose(joined.followers);
        for (all, more) in joined.followers.iter_mut().zip(there) {
            *all += more;
        }
        let theirs = match (before, self.whose(there)) {
            (Whose::Own, Whose::Others) => Some((joined.size, size)),
            (Whose::Others, Whose::Own) => Some((size, joined.size)),
            _ => None,
        };
        if let Some((own, others)) = theirs {
            let both = self.whose(joined.followers);
            joined.gained += indicator(both != Whose::Others) * others;
            joined.lost += indicator(both != Whose::Own) * own;
        }
        joined.size += size;
        joined.open += f32::from(self.board.open(feature));
    }

    /// Whose a feature with these followers is.
    fn whose(&self, followers: Followers) -> Whose {
        let own = followers[self.seat];
        let others = followers
            .iter()
            .enumerate()
            .filter(|(seat, _)| *seat != self.seat);
        let most = others.map(|(_, count)| *count).max().unwrap_or_default();
        match own.cmp(&most) {
            Ordering::Equal if own == 0 => Whose::Nobodys,
            Ordering::Equal => Whose::Shared,
            Ordering::Greater => Whose::Own,
            Ordering::Less => Whose::Others,
        }
    }
}

/// Whose a feature is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Whose {
    /// Nobody stands there.
    Nobodys,
    /// The seat's.
    Own,
    /// Another's, or several others'.
    Others,
    /// The seat's and another's.
    Shared,
}

impl Joined {
    const NONE: Joined = Joined {
        features: [None; 8],
        open: 0.0,
        size: 0.0,
        followers: [0; Seat::MOST as usize],
        gained: 0.0,
        lost: 0.0,
    };
}

#[cfg(test)]
mod tests {
    use super::super::bag::Bag;
    use super::*;
    use crate::rules::Chance;

    const MEANS: Means = Means {
        left: 0.5,
        few: 0.0,
        none: 0.0,
    };

    /// What is said to become one before a tile is laid is what the board says afterwards.
    #[test]
    fn what_a_tile_joins_is_one_afterwards() {
        let (mut chance, mut compared) = (Chance::unrecorded(1), 0);
        for _ in 0..20 {
            let (mut board, mut bag) = (Board::start(), Bag::full().tiles());
            while let Some(kind) = chance.one("tile", &mut bag) {
                let lays = board.frontier().gaps().iter();
                let lays = lays.flat_map(|gap| gap.tops(kind).map(|top| (*gap, top)));
                let lays: Vec<(Gap, Side)> = lays.collect();
                if lays.is_empty() {
                    continue;
                }
                let (gap, top) = lays[chance.number("lay", lays.len() as u32) as usize];
                let seat = chance.seat("seat", 3);
                let parts = TileShape::of(kind, top).parts();
                let look = LayLook::of(&board, kind, seat, MEANS);
                let joined: Vec<Joined> = parts.iter().map(|part| look.joined(*part, &gap)).collect();
                assert!(board.lay(kind, gap.cell, top));
                let last = board.last().unwrap();
                let features: Vec<Feature> = last.parts().map(|(number, _)| board.feature(number)).collect();
                for ((part, feature), joined) in parts.iter().zip(&features).zip(joined) {
                    let alone = features.iter().filter(|one| *one == feature).count() == 1;
                    if !alone || part.land == Land::Cloister {
                        continue;
                    }
                    let mut followers = [0; Seat::MOST as usize];
                    let on_it = board.followers().iter();
                    on_it
                        .filter(|one| board.feature(one.part) == *feature)
                        .for_each(|one| followers[one.seat.index()] += 1);
                    let after = (f32::from(board.open(*feature)), f32::from(board.size(*feature)), followers);
                    let before = ((joined.size * 5.0).round() + 1.0, joined.followers);
                    assert_eq!((joined.open, before.0, before.1), after, "{kind} {top} on {}", gap.cell);
                    compared += 1;
                }
                let nth = chance.number("part", features.len() as u32) as u8;
                board.place(seat, last.number(nth));
            }
        }
        assert!(compared > 3_000, "{compared}");
    }

    /// Who has more followers has it, and what another had is gained.
    #[test]
    fn who_has_more_followers_has_it() {
        let board = Board::start();
        let look = LayLook::of(&board, Kind::A, Seat::all(2).next().unwrap(), MEANS);
        let followers = |own, other| {
            let mut followers = [0; Seat::MOST as usize];
            (followers[0], followers[1]) = (own, other);
            followers
        };
        assert!(look.whose(followers(0, 0)) == Whose::Nobodys);
        assert!(look.whose(followers(2, 1)) == Whose::Own);
        assert!(look.whose(followers(1, 2)) == Whose::Others);
        assert!(look.whose(followers(1, 1)) == Whose::Shared);
    }
}
