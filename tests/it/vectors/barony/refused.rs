//! Actions that a record says are illegal, and why.
//!
//! A record refuses a whole turn; here one of its steps is refused, or it has no notation at all,
//! or the turn is over before that step: by itself, since nothing more can be done in it. Then
//! whatever comes after it is another turn, be it the same seat's, as after a forced pass, and says
//! nothing of the one that the record refuses.

use super::{Phase, settled, small, steps, tried};
use serde_json::{Value, json};
use tavolo::games::barony::{Barony, Board, BoardOutline, Event, Options, Terrain};
use tavolo::rules::{Game, Seat, Seating, State};

/// What is refused as what: a record's reason and the rules of ours that may be found in its place.
const REASONS: &[(&str, &[&str])] = &[
    ("seat.not_yours", &["not-awaited"]),
    ("phase.over", &["over"]),
    (
        "phase.luck",
        &["not-awaited", "place-next-to-city", "place-forest", "place-lake", "place-city-there"],
    ),
    ("phase.turns", &["wrong-phase-turn"]),
    ("phase.placement", &["wrong-phase-place"]),
    ("place.off_board", &["off-board"]),
    ("place.lake", &["place-lake"]),
    ("place.forest", &["place-forest"]),
    ("place.city_there", &["place-city-there"]),
    ("place.next_to_city", &["place-next-to-city"]),
    ("recruit.none", &["recruit-none"]),
    ("recruit.no_own_city", &["recruit-no-own-city"]),
    ("recruit.too_many", &["recruit-too-many", "recruit-reserve-empty"]),
    ("recruit.reserve_short", &["recruit-reserve-short"]),
    ("recruit.reserve_empty", &["recruit-reserve-empty"]),
    ("move.no_knight", &["move-no-knight"]),
    ("move.same_knight", &["move-same-knight"]),
    ("move.not_adjacent", &["move-not-adjacent"]),
    ("move.off_board", &["off-board"]),
    ("move.lake", &["move-lake"]),
    ("move.opposing_city", &["move-city"]),
    ("move.opposing_stronghold", &["move-stronghold"]),
    ("move.two_pawns", &["move-two-pawns"]),
    ("move.mountain_held", &["move-mountain", "move-two-pawns"]),
    ("move.too_many_knights", &["not-awaited", "over"]),
    ("move.token_missing", &["wrong-phase-taking"]),
    ("move.token_undue", &["wrong-phase-moving", "not-awaited", "over"]),
    ("move.token_not_held", &["take-not-held", "wrong-phase-moving", "not-awaited", "over"]),
    ("build.no_knight", &["build-no-knight", "build-building-there"]),
    ("build.space_twice", &["build-building-there"]),
    ("build.building_there", &["build-building-there"]),
    ("build.opposing_knight", &["build-opposing-knight"]),
    ("build.no_village_left", &["build-no-village-left"]),
    ("build.no_stronghold_left", &["build-no-stronghold-left"]),
    ("city.no_village", &["city-no-village"]),
    ("city.forest", &["city-forest"]),
    ("city.next_to_city", &["city-next-to-city"]),
    ("city.opposing_knight", &["city-opposing-knight"]),
    ("city.none_left", &["city-none-left"]),
    ("expedition.reserve_short", &["expedition-reserve-short"]),
    ("expedition.off_board", &["off-board", "expedition-reserve-short"]),
    ("expedition.lake", &["expedition-lake"]),
    ("expedition.not_edge", &["expedition-not-edge"]),
    ("expedition.occupied", &["expedition-occupied"]),
    ("title.already_duke", &["title-already-duke"]),
    ("title.not_held", &["title-not-held"]),
    ("title.too_little", &["title-too-little"]),
    ("title.token_to_spare", &["title-token-to-spare"]),
    ("pass.not_allowed", &["pass-not-allowed"]),
];

/// What cannot be written, because there is nothing in it or it names no space.
const UNWRITABLE: [&str; 5] =
    ["move.none", "build.none", "place.off_board", "move.off_board", "expedition.off_board"];

/// Fails if the action is legal, or is refused for a reason that does not fit.
pub fn check(state: &State<Barony>, refused: &Value, place: &str) {
    let why = refused["why"].as_str().unwrap();
    let seat = refused
        .get("seat")
        .map(|seat| Seat::new(small(seat)))
        .or(state.public.actor())
        .unwrap();
    let Some(words) = steps(state.seats(), &refused["do"]) else {
        return assert!(UNWRITABLE.contains(&why), "no notation: {refused}, {place}");
    };
    let mut now = state.clone();
    let mut ended = false;
    for (number, step) in words.iter().enumerate() {
        if ended {
            return;
        }
        match tried(&now, seat, step) {
            Ok((after, events)) => {
                let took = |event: &Event| matches!(event, Event::Took { token, .. } if words.get(number + 1) == Some(&format!("take {token}")));
                assert!(!events.iter().any(took) || why != "move.token_not_held", "{refused}, {place}");
                // Nothing to choose: whether the record names the token or not, it is taken.
                if why == "move.token_missing"
                    && events.iter().any(|event| matches!(event, Event::Took { .. }))
                {
                    return;
                }
                ended |= events.iter().any(|event| matches!(event, Event::Turned { .. }));
                now = after;
            }
            Err(_) if settled(&now, &[], step) && number + 1 < words.len() && why != "move.token_undue" => {}
            Err(reason) => {
                let (_, fits) = REASONS
                    .iter()
                    .find(|(told, _)| *told == why)
                    .unwrap_or_else(|| panic!("unknown reason: {refused}"));
                return assert!(fits.contains(&reason.rule), "{}: {refused}, {place}", reason.rule);
            }
        }
    }
    // What is left out is only seen when the turn is to go on.
    let missing = why == "move.token_missing" && matches!(now.public.phase, Phase::Taking { .. });
    assert!(missing, "legal: {refused}, {place}");
}

/// Plains, three knights of seat 0, and a seat 1 that can do nothing, so that it passes and seat 0
/// is up again.
fn alone() -> State<Barony> {
    let mut state = Barony::setup(&Options::USUAL, Seating { seats: 2 });
    let public = &mut state.public;
    public.board = Board::laid(2, std::iter::repeat_n(([Terrain::Plain; 3], 0), 18));
    for knight in ["C4", "E4", "G4"] {
        public.board.set_knights(
            Seat::new(0),
            BoardOutline::of(2).place(knight.parse().unwrap()).unwrap(),
            1,
        );
    }
    (public.phase, public.turns, public.placed, public.holdings[1].knights) =
        (Phase::Turn(Seat::new(0)), 1, 6, 0);
    state
}

/// A record that refuses a turn of these steps.
fn refusal(why: &str, moves: &[(&str, &str)]) -> Value {
    let at = |name: &str| {
        json!(BoardOutline::of(2).axial(BoardOutline::of(2).place(name.parse().unwrap()).unwrap()))
    };
    let steps: Vec<Value> = moves
        .iter()
        .map(|(from, to)| json!({"from": at(from), "to": at(to)}))
        .collect();
    json!({"why": why, "seat": 0, "do": {"action": "move", "steps": steps}})
}

#[test]
fn what_follows_the_end_of_a_turn_is_not_what_is_refused() {
    let state = alone();
    let after = ["move C4-C5", "move E4-E5"]
        .iter()
        .fold(state.clone(), |state, step| tried(&state, Seat::new(0), step).unwrap().0);
    assert_eq!(
        (&after.public.phase, after.public.passes),
        (&Phase::Turn(Seat::new(0)), 1),
        "seat 0 is not up again"
    );
    assert!(tried(&after, Seat::new(0), "move G4-G5").is_ok(), "what follows the turn's end is legal");
    check(
        &state,
        &refusal("move.too_many_knights", &[("C4", "C5"), ("E4", "E5"), ("G4", "G5")]),
        "three knights",
    );
    // Where the turn goes on, what is refused must be.
    check(&state, &refusal("move.same_knight", &[("C4", "C5"), ("C5", "C4")]), "a knight twice");
}

#[test]
#[should_panic(expected = "legal: ")]
fn turn_that_is_legal_is_not_taken_for_refused() {
    check(&alone(), &refusal("move.too_many_knights", &[("C4", "C5"), ("E4", "E5")]), "two knights");
}
