//! What must hold in Carcassonne.

use std::any::Any;
use std::collections::{BTreeMap, BTreeSet};
use tavolo::games::carcassonne::components::{FOLLOWERS, TILES};
use tavolo::games::carcassonne::{Board, Carcassonne, Cell, Kind, Land, Phase, Public, Side};
use tavolo::rules::{Seat, State};

/// How often a position is looked at: when so many tiles more lie there, and at the end.
const LOOKED_AT: usize = 8;
/// How often the features are counted anew.
const RECOUNTED: usize = 24;

/// Fails if a position cannot be.
pub fn position(state: &dyn Any) {
    let state: &State<Carcassonne> = state.downcast_ref().unwrap();
    let public = &state.public;
    let (laid, over) = (public.board.laid().len(), matches!(public.phase, Phase::Over(_)));
    if over || laid.is_multiple_of(LOOKED_AT) {
        tiles(public);
        followers(public);
        scores(public);
    }
    if over || laid.is_multiple_of(RECOUNTED) && matches!(public.phase, Phase::Man(_)) {
        features(&public.board);
    }
}

/// All 72 tiles are somewhere, and no two on one cell.
fn tiles(public: &Public) {
    let drawn = usize::from(matches!(public.phase, Phase::Lay { .. }));
    let laid = public.board.laid();
    let all = laid.len() + public.discarded.len() + usize::from(public.bag.len()) + drawn;
    assert_eq!(all, usize::from(TILES), "tiles are lost or too many");
    if let Some(last) = public.board.last() {
        assert_eq!(laid.iter().filter(|one| one.cell == last.cell).count(), 1, "two tiles on {}", last.cell);
        let kind = |kind: Kind| {
            laid.iter().filter(|one| one.kind == kind).count()
                + public.discarded.iter().filter(|one| **one == kind).count()
        };
        assert!(
            kind(last.kind) + usize::from(public.bag.of(last.kind)) <= usize::from(last.kind.fact().count)
        );
        for side in Side::ALL {
            let beside = public.board.at(last.cell.step(side));
            assert!(
                beside.is_none_or(|beside| beside.shape().edge(side.opposite()) == last.shape().edge(side)),
                "{} clashes",
                last.cell
            );
        }
    }
    if matches!(public.phase, Phase::Over(_)) {
        assert!(public.bag.is_empty(), "the game ended with tiles left");
    }
}

/// Each seat's seven followers are in its supply or on the table; nobody stands on a complete city,
/// road or cloister between turns.
fn followers(public: &Public) {
    let board = &public.board;
    for seat in Seat::all(public.seats()) {
        let standing = board.followers().iter().filter(|one| one.seat == seat).count();
        assert_eq!(standing + usize::from(public.supply[seat]), usize::from(FOLLOWERS), "{seat}'s followers");
    }
    if !matches!(public.phase, Phase::Man(_)) {
        let complete = board
            .followers()
            .iter()
            .any(|one| board.is_complete(board.feature(one.part)));
        assert!(!complete, "a follower stayed on what is complete");
    }
}

/// The points are the sum of what was paid.
fn scores(public: &Public) {
    for seat in Seat::all(public.seats()) {
        let paid: u16 = public
            .ledger
            .iter()
            .filter(|score| score.seats.has(seat))
            .map(|score| score.points)
            .sum();
        assert_eq!(paid, public.scores[seat], "{seat}'s points are not what was paid");
    }
}

/// A part by the cell of its tile and its number on it.
type Place = (Cell, usize);

/// The features with their open ends, owners and extents, found by walking over the tiles alone.
fn features(board: &Board) {
    let at: BTreeMap<Cell, _> = board.laid().iter().map(|laid| (laid.cell, *laid)).collect();
    let mut seen: BTreeSet<Place> = BTreeSet::new();
    for laid in board.laid() {
        for (nth, (number, part)) in laid.parts().enumerate() {
            if part.land == Land::Cloister {
                let missing = laid.cell.square().filter(|cell| !at.contains_key(cell)).count();
                assert_eq!(
                    usize::from(board.open(board.feature(number))),
                    missing,
                    "the cloister on {}",
                    laid.cell
                );
            }
            if part.land == Land::Cloister || seen.contains(&(laid.cell, nth)) {
                continue;
            }
            let (places, open) = walk(&at, (laid.cell, nth));
            let mut numbers: Vec<_> = places
                .iter()
                .map(|(cell, nth)| at[cell].parts().nth(*nth).unwrap().0)
                .collect();
            numbers.sort_unstable();
            let feature = board.feature(number);
            assert!(
                numbers.iter().all(|one| board.feature(*one) == feature),
                "{feature} on {} is torn",
                laid.cell
            );
            assert_eq!(feature.first(), numbers[0], "a feature is named by its first part");
            assert_eq!(
                board.parts_of(feature).count(),
                places.len(),
                "{feature} on {} has too many parts",
                laid.cell
            );
            assert_eq!(
                usize::from(board.open(feature)),
                if part.land == Land::Field { 0 } else { open },
                "open ends of {feature}"
            );
            let tiles = places.iter().map(|(cell, _)| cell).collect::<BTreeSet<_>>().len();
            assert_eq!(usize::from(board.extent(feature).0), tiles, "tiles of {feature}");
            let owned = board.followers().iter().any(|one| numbers.contains(&one.part));
            assert_eq!(owned, board.claimed().has(feature), "who is on {feature}");
            seen.extend(places);
        }
    }
}

/// All parts that are joined with one, and how many of their sides lead nowhere yet.
fn walk(
    at: &BTreeMap<Cell, tavolo::games::carcassonne::board::Laid>,
    from: Place,
) -> (BTreeSet<Place>, usize) {
    let (mut found, mut open, mut ways) = (BTreeSet::from([from]), 0, vec![from]);
    while let Some((cell, nth)) = ways.pop() {
        let part = at[&cell].shape().parts()[nth];
        for side in Side::ALL {
            let halves: Vec<u8> = part
                .halves()
                .map(|half| half.number())
                .filter(|half| half / 2 == side as u8)
                .collect();
            if !part.sides().has(side) && halves.is_empty() {
                continue;
            }
            let Some(beside) = at.get(&cell.step(side)) else {
                open += 1;
                continue;
            };
            for (other, there) in beside.shape().parts().iter().enumerate() {
                let sides =
                    there.land == part.land && part.sides().has(side) && there.sides().has(side.opposite());
                let meets = there.land == part.land
                    && there.halves().any(|half| halves.contains(&(half.number() ^ 5)));
                if (sides || meets) && found.insert((cell.step(side), other)) {
                    ways.push((cell.step(side), other));
                }
            }
        }
    }
    (found, open)
}
