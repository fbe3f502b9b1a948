//! What a follower would stand on at first sight, on the tile that was laid last, or what keeping it means.

use super::board::{Board, Laid};
use super::farms;
use super::features::{Feature, PartId};
use super::means::{Means, extent};
use super::shape::Part;
use super::spot::{Land, Spot};
use crate::rules::{FeatureTally, indicator};

/// Where the features of a turn without a follower begin.
const PASS: usize = 0;
/// Those of a knight, a robber, a farmer and a monk.
const CITY: usize = PASS + 3;
const ROAD: usize = CITY + 9;
const FIELD: usize = ROAD + 8;
const CLOISTER: usize = FIELD + 9;

/// The tile that was laid last, as a seat looks at it that may put a follower there.
pub(super) struct ManLook<'a> {
    pub(super) board: &'a Board,
    pub(super) means: Means,
    /// Where its features begin.
    pub(super) first: usize,
}

impl ManLook<'_> {
    /// How many features there are.
    pub(super) const FEATURES: usize = CLOISTER + 6;

    /// Tells the features of putting none there.
    pub(super) fn passing(&self, tally: &mut FeatureTally<'_>) {
        tally.add_all(self.first + PASS, [1.0, self.means.few, self.means.left]);
    }

    /// Tells the features of a follower on a part.
    pub(super) fn manning(&self, spot: Spot, tally: &mut FeatureTally<'_>) {
        let Some(last) = self.board.last() else {
            return;
        };
        let Some(nth) = last.shape().find(spot) else {
            return;
        };
        let (number, part) = (last.number(nth), last.shape().parts()[usize::from(nth)]);
        let feature = self.board.feature(number);
        match part.land {
            Land::City => self.city(feature, part, tally),
            Land::Road => self.road(feature, tally),
            Land::Field => self.field((last, number), part, tally),
            Land::Cloister => self.cloister(self.board.open(feature), tally),
        }
    }

    fn city(&self, feature: Feature, part: Part, tally: &mut FeatureTally<'_>) {
        let (open, size) = (f32::from(self.board.open(feature)), extent(self.board, feature));
        let closed = indicator(open <= 0.0);
        tally.add_all(
            self.first + CITY,
            [
                1.0,
                open / 4.0,
                size,
                closed,
                closed * size,
                self.means.few,
                self.means.few * closed,
                open / 4.0 * (1.0 - self.means.left),
                f32::from(part.shields),
            ],
        );
    }

    fn road(&self, feature: Feature, tally: &mut FeatureTally<'_>) {
        let (open, size) = (f32::from(self.board.open(feature)), extent(self.board, feature));
        let closed = indicator(open <= 0.0);
        tally.add_all(
            self.first + ROAD,
            [
                1.0,
                open / 2.0,
                size,
                closed,
                closed * size,
                self.means.few,
                self.means.few * closed,
                self.means.left,
            ],
        );
    }

    fn field(&self, at: (Laid, PartId), part: Part, tally: &mut FeatureTally<'_>) {
        let (laid, number) = at;
        let field = self.board.feature(number);
        let beside = (0..u8::BITS as u8).filter(|city| part.touches(usize::from(*city)));
        let open = beside.filter(|city| self.board.open(self.board.feature(laid.number(*city))) > 0);
        let cities = f32::from(farms::cities(self.board, field).len()) / 3.0;
        let size = extent(self.board, field);
        tally.add_all(
            self.first + FIELD,
            [
                1.0,
                cities,
                open.count() as f32 / 2.0,
                size,
                self.means.left,
                self.means.left * cities,
                self.means.left * size,
                self.means.few,
                self.means.few * self.means.left,
            ],
        );
    }

    fn cloister(&self, missing: u8, tally: &mut FeatureTally<'_>) {
        let missing = f32::from(missing) / 8.0;
        tally.add_all(
            self.first + CLOISTER,
            [
                1.0,
                missing,
                indicator(missing <= 0.0),
                self.means.few,
                missing * (1.0 - self.means.left),
                self.means.left,
            ],
        );
    }
}
