//! What a completed feature pays, and the count at the end. Knows no luck.

use super::board::Board;
use super::features::Feature;
use super::options::Options;
use super::pay::{most, points};
use super::spot::Land;
use super::state::{Public, Score, Source};
use crate::rules::{BySeat, Outcome, Seats};

/// The ids of all ways in which a game ends; the texts hold a sentence for each.
pub const ENDINGS: &[&str] = &["points", "shared"];

/// What pays of a city, road or cloister, as it stands.
#[must_use]
pub fn source(board: &Board, feature: Feature) -> Source {
    let complete = board.is_complete(feature);
    match board.land(feature) {
        Land::Road => Source::Road {
            tiles: board.extent(feature).0,
            complete,
        },
        Land::City => {
            let (tiles, shields) = board.extent(feature);
            Source::City {
                tiles,
                shields,
                complete,
            }
        }
        Land::Cloister => Source::Cloister {
            tiles: 9 - board.open(feature),
        },
        Land::Field => Source::Farm {
            cities: super::farms::cities(board, feature).len(),
        },
    }
}

/// What a feature pays to whom; nothing where no follower is on it.
#[must_use]
pub fn score(board: &Board, options: Options, feature: Feature) -> Option<Score> {
    let mut on_it = board
        .followers()
        .iter()
        .filter(|follower| board.feature(follower.part) == feature);
    let seats = most(on_it.clone().map(|follower| follower.seat));
    let first = on_it.find(|follower| seats.has(follower.seat))?;
    let (laid, part) = board.part(first.part);
    let source = source(board, feature);
    Some(Score {
        source,
        cell: laid.cell,
        spot: part.spot(),
        points: points(source, options),
        seats,
    })
}

/// The features that the last tile completed, each once: its own, and cloisters around it.
pub fn completed(board: &Board) -> impl Iterator<Item = Feature> {
    let mut found: Vec<Feature> = Vec::with_capacity(8);
    if let Some(last) = board.last() {
        let own = last
            .parts()
            .filter(|(_, part)| part.land != Land::Field)
            .map(|(number, _)| board.feature(number));
        for feature in own.chain(board.cloisters_near(last.cell)) {
            if board.open(feature) == 0 && !found.contains(&feature) {
                found.push(feature);
            }
        }
    }
    found.into_iter()
}

/// What is counted at the end, in order: cities, roads, cloisters, then farms.
#[must_use]
pub fn last_count(public: &Public) -> Vec<Score> {
    let board = &public.board;
    let mut scores: Vec<Score> = Vec::new();
    for land in [Land::City, Land::Road, Land::Cloister] {
        let mut features: Vec<Feature> = board
            .followers()
            .iter()
            .map(|follower| board.feature(follower.part))
            .collect();
        features.retain(|feature| board.land(*feature) == land);
        features.sort_unstable();
        features.dedup();
        scores.extend(
            features
                .into_iter()
                .filter_map(|feature| score(board, public.options, feature)),
        );
    }
    scores.extend(super::farms::scores(public));
    scores
}

/// The outcome with the scores as they stand: most points win, and a tie shares the victory.
#[must_use]
pub fn outcome(public: &Public) -> Outcome {
    let scores = scores(public);
    let most = scores.values().copied().max();
    let winners: Seats = scores
        .iter()
        .filter(|(_, score)| Some(**score) == most)
        .map(|(seat, _)| seat)
        .collect();
    let how = if winners.len() == 1 { "points" } else { "shared" };
    Outcome {
        winners,
        how: how.to_owned(),
        scores,
    }
}

/// Each seat's points.
#[must_use]
pub fn scores(public: &Public) -> BySeat<i32> {
    public.scores.map(|_, points| i32::from(*points))
}
