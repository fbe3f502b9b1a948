//! What must hold in Barony.

use std::any::Any;
use tavolo::games::barony::components::{CITIES, FIRST_CITIES, KNIGHTS, STRONGHOLDS, TOKENS, VILLAGES};
use tavolo::games::barony::{Barony, Board, Building, Phase, Public, Spaces, Terrain};
use tavolo::rules::{Seat, State};

/// Fails if a position cannot be.
pub fn position(state: &dyn Any) {
    let state: &State<Barony> = state.downcast_ref().unwrap();
    let public = &state.public;
    spaces(&public.board);
    pieces(public);
    turn(public);
}

/// Whether the table of this position has switched off what ends a game in which nobody wants to go
/// on.
pub fn endless(state: &dyn Any) -> bool {
    let state: &State<Barony> = state.downcast_ref().unwrap();
    state.public.options.idle_rounds.is_none()
}

/// Who may share a space, and what may stand where.
fn spaces(board: &Board) {
    let camps: Vec<_> = Seat::all(board.seats()).map(|seat| *board.camp(seat)).collect();
    let outline = board.outline();
    let mut built = Spaces::NONE;
    for (number, camp) in camps.iter().enumerate() {
        let others = || {
            camps
                .iter()
                .enumerate()
                .filter(|(other, _)| *other != number)
                .map(|(_, camp)| camp)
        };
        let theirs = others().fold(Spaces::NONE, |theirs, camp| theirs | camp.pawns());
        assert!(
            (camp.closed() & theirs).is_empty(),
            "somebody is beside two pawns, in a city or in a stronghold"
        );
        assert!(
            (camp.pawns() & theirs & board.of(Terrain::Mountain)).is_empty(),
            "two seats share a mountain"
        );
        assert!((camp.built() & built).is_empty(), "two buildings share a space");
        built |= camp.built();
        let kinds: u32 = Building::ALL
            .iter()
            .map(|building| camp.of(*building).len())
            .sum();
        assert_eq!(kinds, camp.built().len(), "two buildings of one seat share a space");
        assert!(
            (camp.of(Building::City) & board.of(Terrain::Forest)).is_empty(),
            "a city stands in a forest"
        );
    }
    assert!((board.occupied() & !board.land()).is_empty(), "a pawn stands in a lake or off the board");
    let cities = camps
        .iter()
        .fold(Spaces::NONE, |cities, camp| cities | camp.of(Building::City));
    assert!((outline.around(cities) & cities).is_empty(), "two cities touch");
    assert!(board.near_cities() == (outline.around(cities) | cities), "what is near cities is kept wrongly");
}

/// Nothing is lost, and the points follow from titles and cities.
fn pieces(public: &Public) {
    let mut tokens = [0; 4];
    for (seat, held) in public.held() {
        let camp = public.board.camp(seat);
        let count = |building| camp.of(building).len() as u8;
        assert_eq!(camp.on_board() + held.knights + held.removed, KNIGHTS, "{seat}'s knights");
        assert_eq!(count(Building::Village) + held.villages, VILLAGES, "{seat}'s villages");
        assert_eq!(count(Building::Stronghold) + held.strongholds, STRONGHOLDS, "{seat}'s strongholds");
        assert_eq!(count(Building::City) + held.cities, CITIES, "{seat}'s cities");
        assert_eq!(held.points(), 15 * u16::from(held.title) + 10 * u16::from(held.founded));
        let first = count(Building::City) - held.founded;
        assert!(first == FIRST_CITIES || matches!(public.phase, Phase::Place(_)), "{seat}'s first cities");
        let new = count(Building::City).saturating_sub(FIRST_CITIES);
        assert_eq!(held.points(), 15 * u16::from(held.title) + 10 * u16::from(new), "{seat}'s points");
        tokens
            .iter_mut()
            .zip(held.tokens.counts())
            .for_each(|(all, count)| *all += count);
    }
    for (terrain, held) in Terrain::LAND.into_iter().zip(tokens) {
        assert_eq!(held + public.supply(terrain), TOKENS, "tokens of {terrain}");
    }
}

/// Who is awaited can act, and a game that must end has ended.
fn turn(public: &Public) {
    match &public.phase {
        Phase::Lay | Phase::Finished(_) => panic!("a position rests where nobody is awaited"),
        Phase::Place(seat) => assert_eq!(public.placer(), Some(*seat)),
        Phase::Taking { of, .. } => {
            assert!(public.holding(*of).tokens.kinds().count() > 1, "nothing to choose")
        }
        Phase::Turn(_) => {
            assert!(public.passes < public.seats(), "all were passed over, and the game goes on");
            assert!(
                public.patience().is_none_or(|patience| public.idle < patience),
                "there was no progress, and the game goes on"
            );
        }
        Phase::Moving { .. } | Phase::Building(_) => {}
        Phase::Over(outcome) => {
            assert_eq!(outcome.winners.len(), 1);
            let winner = outcome.winners.iter().next().unwrap();
            assert!(
                outcome
                    .scores
                    .values()
                    .all(|score| *score <= outcome.scores[winner]),
                "somebody has more points"
            );
        }
    }
}
