//! What a record tells of a position, and the same of ours.

use super::{small, tried};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use tavolo::games::barony::{Action, Barony, Event, Phase, Terrain};
use tavolo::rules::{Seat, State, Turn};

/// All that a record tells of a position but for what comes next.
#[derive(Debug, Default, PartialEq)]
pub struct Digest {
    /// Runs of letters row by row.
    map: Value,
    /// Points, titles, tokens, reserves and removed knights, by their names and the seat.
    seats: BTreeMap<(String, String), Value>,
    supply: Value,
    last_round: Value,
    /// Pawns of each seat in a space that is not empty.
    board: BTreeMap<(i64, i64), Value>,
}

const BY_SEAT: [&str; 5] = ["points", "titles", "tokens", "reserve", "removed"];

impl Digest {
    /// Takes in what changed.
    pub fn follow(&mut self, after: &Value) {
        if let Some(map) = after.get("map") {
            *self = Digest {
                map: map.clone(),
                ..Digest::default()
            };
        }
        for name in BY_SEAT {
            for (seat, value) in after[name].as_object().into_iter().flatten() {
                self.seats.insert((name.to_owned(), seat.clone()), value.clone());
            }
        }
        for (ours, name) in [(&mut self.supply, "supply"), (&mut self.last_round, "last_round")] {
            if let Some(value) = after.get(name) {
                *ours = value.clone();
            }
        }
        for space in after["board"].as_array().into_iter().flatten() {
            let at = (space[0].as_i64().unwrap(), space[1].as_i64().unwrap());
            if space[2].as_object().unwrap().is_empty() {
                self.board.remove(&at);
            } else {
                self.board.insert(at, space[2].clone());
            }
        }
    }

    /// The same of a position of ours.
    pub fn of(state: &State<Barony>) -> Digest {
        let public = &state.public;
        let mut seats = BTreeMap::new();
        for (seat, held) in public.held() {
            let values = [
                json!(held.points()),
                json!(held.title),
                json!(held.tokens.counts()),
                json!([held.knights, held.villages, held.strongholds, held.cities]),
                json!(held.removed),
            ];
            seats.extend(
                BY_SEAT
                    .iter()
                    .zip(values)
                    .map(|(name, value)| (((*name).to_owned(), seat.to_string()), value)),
            );
        }
        Digest {
            map: map(state),
            seats,
            supply: json!(Terrain::LAND.map(|terrain| public.supply(terrain))),
            last_round: json!(public.last_round()),
            board: board(state),
        }
    }
}

fn map(state: &State<Barony>) -> Value {
    let (board, outline) = (&state.public.board, state.public.board.outline());
    let mut rows: Vec<(i8, i8, String)> = Vec::new();
    for place in outline.all().iter() {
        let (q, r) = outline.axial(place);
        let letter = board.terrain(place).letter();
        match rows.last_mut().filter(|row| row.0 == r) {
            Some(row) => row.2.push(letter),
            None => rows.push((r, q, letter.to_string())),
        }
    }
    json!(rows)
}

fn board(state: &State<Barony>) -> BTreeMap<(i64, i64), Value> {
    let (board, outline) = (&state.public.board, state.public.board.outline());
    let pawns = |place: u8| {
        let mut pawns = serde_json::Map::new();
        for seat in Seat::all(state.seats()).filter(|seat| board.camp(*seat).pawns().has(place)) {
            let camp = board.camp(seat);
            let building = camp
                .building(place)
                .map(|building| building.letter().to_string())
                .unwrap_or_default();
            pawns.insert(seat.to_string(), json!(building + &"K".repeat(camp.count(place).into())));
        }
        Value::Object(pawns)
    };
    let at = |place: u8| (i64::from(outline.axial(place).0), i64::from(outline.axial(place).1));
    board
        .occupied()
        .iter()
        .map(|place| (at(place), pawns(place)))
        .collect()
}

/// Compares what comes next with what a record tells of it. `later` are events that are not folded
/// yet.
pub fn next(state: &State<Barony>, later: &[Event], told: &Value, place: &str) {
    if told.get("luck").is_some() {
        assert!(matches!(later.first(), Some(Event::Laid { .. })), "a board is due: {place}");
    } else if let Some(how) = told["over"].as_str() {
        let Turn::Over(outcome) = state.turn() else {
            panic!("not over: {place}")
        };
        assert_eq!(outcome.how, how.replace('_', "-"), "{place}");
    } else {
        let seat = Seat::new(small(&told["seat"]));
        assert_eq!(state.public.actor(), Some(seat), "{place}");
        let legal = state.legal(seat);
        if told.get("place").is_some() {
            assert_eq!(json!(legal.len()), told["place"], "{place}");
            return;
        }
        let count = |is: fn(&Action) -> bool| legal.iter().filter(|action| is(action)).count();
        let counts = [
            count(|action| matches!(action, Action::Recruit(..))),
            count(|action| matches!(action, Action::Move(..))),
            count(|action| matches!(action, Action::Build(..))),
            count(|action| matches!(action, Action::City(_))),
            count(|action| matches!(action, Action::Expedition(_))),
            count(|action| matches!(action, Action::Title(_))),
        ];
        assert_eq!(json!(counts), told["turn"], "{place}");
        assert_eq!(counts.iter().sum::<usize>(), legal.len(), "something else is legal: {place}");
        assert_eq!(counts == [0; 6], matches!(later.first(), Some(Event::Passed { .. })), "{place}");
        if let Some(pairs) = told.get("pairs") {
            assert_eq!(json!(two_moves(state, seat)), *pairs, "{place}");
        }
    }
}

/// The number of ways to move two knights one after the other.
fn two_moves(state: &State<Barony>, seat: Seat) -> usize {
    let firsts = state
        .legal(seat)
        .into_iter()
        .filter(|action| matches!(action, Action::Move(..)));
    firsts
        .map(|first| {
            let (mut after, _) =
                tried(state, seat, &first.to_string()).unwrap_or_else(|reason| panic!("{}", reason.rule));
            if matches!(after.public.phase, Phase::Taking { .. }) {
                let token = after.legal(seat)[0].to_string();
                after = tried(&after, seat, &token)
                    .unwrap_or_else(|reason| panic!("{}", reason.rule))
                    .0;
            }
            let again = matches!(after.public.phase, Phase::Moving { .. });
            if again {
                after
                    .legal(seat)
                    .iter()
                    .filter(|action| matches!(action, Action::Move(..)))
                    .count()
            } else {
                0
            }
        })
        .sum()
}
