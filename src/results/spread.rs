//! How results are spread: how often there were so many points, and how often somebody came in which place.

use super::game_result::{GameResult, SeatResult};

/// The widths that bins of points have, from the narrowest.
const WIDTHS: [i64; 13] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 10_000, 1_000_000, 1 << 32];
/// The most bins.
const BINS: i64 = 8;

/// How often there were so many points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bin {
    /// So many at least.
    pub from: i64,
    /// So many at most.
    pub to: i64,
    /// How often.
    pub count: usize,
}

/// Points in at most eight bins of one width, from the fewest to the most; none where there are no points.
#[must_use]
pub fn bins(points: &[i32]) -> Vec<Bin> {
    let ends = points.iter().min().zip(points.iter().max());
    let Some((least, most)) = ends.map(|(least, most)| (i64::from(*least), i64::from(*most))) else {
        return Vec::new();
    };
    let reach = |width: i64| (least.div_euclid(width), most.div_euclid(width));
    let fits = |width: &&i64| {
        let (first, last) = reach(**width);
        last - first < BINS
    };
    let width = WIDTHS.iter().find(fits).copied().unwrap_or(1 << 32);
    let (first, last) = reach(width);
    let bin = |number: i64| {
        let (from, to) = (number * width, (number + 1) * width - 1);
        let count = points
            .iter()
            .filter(|one| (from..=to).contains(&i64::from(**one)));
        Bin {
            from,
            to,
            count: count.count(),
        }
    };
    (first..=last).map(bin).collect()
}

/// How often the seats that are theirs came in each place, the first place first, of games that were over.
#[must_use]
pub fn places<'a>(
    results: impl IntoIterator<Item = &'a GameResult>,
    theirs: impl Fn(&SeatResult) -> bool,
) -> Vec<usize> {
    let mut counts: Vec<usize> = Vec::new();
    for result in results.into_iter().filter(|result| result.seats.len() > 1) {
        let Some(places) = result.places() else { continue };
        for (_, place) in result.seats.iter().zip(places).filter(|(seat, _)| theirs(seat)) {
            if counts.len() < place {
                counts.resize(place, 0);
            }
            counts[place - 1] += 1;
        }
    }
    counts
}

#[cfg(test)]
mod tests {
    use super::super::game_result::tests::result;
    use super::*;

    #[test]
    fn points_lie_in_few_bins_of_one_width() {
        let found = |points: &[i32]| -> Vec<(i64, i64, usize)> {
            bins(points)
                .iter()
                .map(|bin| (bin.from, bin.to, bin.count))
                .collect()
        };
        assert_eq!(found(&[]), []);
        assert_eq!(found(&[7, 7, 8]), [(7, 7, 2), (8, 8, 1)]);
        let wide = [(-10, -1, 1), (0, 9, 1), (10, 19, 0), (20, 29, 1), (30, 39, 1)];
        assert_eq!(found(&[-3, 4, 21, 36]), wide);
        assert_eq!(
            bins(&[i32::MIN, i32::MAX])
                .iter()
                .map(|bin| bin.count)
                .sum::<usize>(),
            2
        );
    }

    #[test]
    fn places_are_counted_from_the_first() {
        let closed = GameResult {
            how: None,
            ..result("3 4")
        };
        let games = [result("12w 9 9 3"), result("3 9w"), result("5w 1"), closed];
        assert_eq!(places(&games, |seat| seat.alias == "p0"), [2, 1]);
        assert_eq!(places(&games, |seat| seat.alias == "p3"), [0, 0, 0, 1]);
        assert_eq!(places(&games, |_| true), [3, 4, 0, 1]);
    }
}
