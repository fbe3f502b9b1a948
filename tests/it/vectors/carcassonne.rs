//! Carcassonne's recorded games, played again move by move.
//!
//! A move of a record is two actions here: to lay the tile, and to put a follower on it or to pass.
//! A record counts all four orientations of a tile that looks the same in some; here those are one.
//! Each game is played under both two-tile rules and all three farm rules.

use super::Tally;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use tavolo::games::carcassonne::board::Laid;
use tavolo::games::carcassonne::options::{FARMS, TWO_TILE_CITY};
use tavolo::games::carcassonne::shape::Part;
use tavolo::games::carcassonne::{
    Action, Carcassonne, Cell, Event, Kind, Land, Phase, Public, Side, Source, Spot,
};
use tavolo::rules::{BySeat, Chance, Chosen, Draw, Game, Seat, Seating, Seats, State, Turn};

/// Checks a recorded game.
pub fn record(record: &Value, tally: &mut Tally) {
    let farms = Farms::told(record);
    Replay::new(record, "2", "per-farm").run(&mut || tally.ply(), &numbers(&record["final2"]));
    Replay::new(record, "4", "per-farm").run(&mut || {}, &numbers(&record["final4"]));
    Replay::new(record, "2", "once-per-city")
        .run(&mut || {}, &farms.instead(record, &farms.once_per_city, 3));
    Replay::new(record, "2", "first-edition").run(&mut || {}, &farms.instead(record, &farms.city_by_city, 4));
    tally.case();
}

/// Cases of this game, if a file holds any.
pub fn cases(cases: &Value, _: &mut Tally) {
    panic!("a file of worked cases that nothing here reads: {}", cases["about"]);
}

fn numbers(list: &Value) -> Vec<i64> {
    list.as_array()
        .unwrap()
        .iter()
        .map(|one| one.as_i64().unwrap())
        .collect()
}

fn small(value: &Value) -> i8 {
    i8::try_from(value.as_i64().unwrap()).unwrap()
}

/// The farms of a record, paid by each rule from the raw numbers.
struct Farms {
    per_farm: Vec<i64>,
    /// How many cities pay each player, once each.
    once_per_city: Vec<i64>,
    /// How many cities each player wins or ties, all farmers around a city counted together.
    city_by_city: Vec<i64>,
}

impl Farms {
    fn told(record: &Value) -> Farms {
        let seats = usize::try_from(record["players"].as_u64().unwrap()).unwrap();
        let mut farms = Farms {
            per_farm: vec![0; seats],
            once_per_city: vec![0; seats],
            city_by_city: vec![0; seats],
        };
        let mut paid = vec![BTreeSet::new(); seats];
        let mut around: BTreeMap<&str, Vec<i64>> = BTreeMap::new();
        for farm in record["farms"].as_array().unwrap() {
            let farmers = numbers(&farm["n"]);
            let cities: Vec<&str> = farm["cities"]
                .as_array()
                .unwrap()
                .iter()
                .map(|city| city.as_str().unwrap())
                .collect();
            for seat in top(&farmers) {
                farms.per_farm[seat] += 3 * cities.len() as i64;
                paid[seat].extend(cities.iter().copied());
            }
            for city in cities {
                let all = around.entry(city).or_insert_with(|| vec![0; seats]);
                all.iter_mut()
                    .zip(&farmers)
                    .for_each(|(all, farmers)| *all += farmers);
            }
        }
        farms.once_per_city = paid.iter().map(|cities| cities.len() as i64).collect();
        around
            .values()
            .flat_map(|all| top(all))
            .for_each(|seat| farms.city_by_city[seat] += 1);
        let derived = &record["derived"];
        assert_eq!(farms.per_farm, numbers(&derived["farm_per_farm"]), "{}", record["id"]);
        assert_eq!(
            farms
                .once_per_city
                .iter()
                .map(|count| 3 * count)
                .collect::<Vec<_>>(),
            numbers(&derived["farm_once_per_city"])
        );
        assert_eq!(farms.city_by_city, numbers(&derived["farm_city_majority_count"]), "{}", record["id"]);
        farms
    }

    /// The final scores with other points for farms.
    fn instead(&self, record: &Value, cities: &[i64], points: i64) -> Vec<i64> {
        let finals = numbers(&record["final2"]);
        finals
            .iter()
            .zip(&self.per_farm)
            .zip(cities)
            .map(|((all, farms), cities)| all - farms + points * cities)
            .collect()
    }
}

/// The positions of the highest number; none if it is 0.
fn top(counts: &[i64]) -> Vec<usize> {
    let most = counts.iter().copied().max().filter(|most| *most > 0);
    (0..counts.len())
        .filter(|seat| Some(counts[*seat]) == most)
        .collect()
}

struct Replay<'a> {
    record: &'a Value,
    /// Whether what the options do not change is checked too.
    whole: bool,
    two_tiles: &'a str,
    draws: std::str::Chars<'a>,
    state: State<Carcassonne>,
    discards: Vec<(usize, Kind)>,
}

impl<'a> Replay<'a> {
    fn new(record: &'a Value, two_tiles: &'a str, farms: &str) -> Replay<'a> {
        let seating = Seating {
            seats: u8::try_from(record["players"].as_u64().unwrap()).unwrap(),
        };
        let mut chosen = Chosen::default();
        chosen.set(TWO_TILE_CITY.key, two_tiles);
        chosen.set(FARMS.key, farms);
        let options =
            Carcassonne::options(&chosen, seating).unwrap_or_else(|reason| panic!("{}", reason.rule));
        let whole = two_tiles == "2" && farms == "per-farm";
        let draws = record["draws"].as_str().unwrap().chars();
        Replay {
            record,
            whole,
            two_tiles,
            draws,
            state: Carcassonne::setup(&options, seating),
            discards: Vec::new(),
        }
    }

    fn run(mut self, ply: &mut dyn FnMut(), finals: &[i64]) {
        let moves = self.record["moves"].as_array().unwrap();
        let start = self.state.public.board.last().unwrap();
        assert_eq!((start.kind, start.cell, start.top), (Kind::D, Cell::new(0, 0), Side::North));
        let luck = std::iter::once("first-seat 0".parse().unwrap())
            .chain(self.luck(0))
            .collect();
        let events = self.unfold(luck, |state, chance| state.deal(chance));
        self.note(0, &events);
        for (number, step) in moves.iter().enumerate() {
            let place = format!("game {}, move {number}: {step}", self.record["id"]);
            self.lay(step, &place);
            self.man(number, step, &place);
            ply();
        }
        assert_eq!(self.draws.next(), None, "tiles are left over");
        self.finish(finals);
    }

    /// The tiles that are drawn before a move: those that fit nowhere, then the one that is laid.
    fn luck(&mut self, number: usize) -> Vec<Draw> {
        let told = self.record["discards"].as_array().unwrap();
        let discards = told
            .iter()
            .filter(|discard| discard[0].as_u64() == Some(number as u64))
            .count();
        let laid = usize::from(number < self.record["moves"].as_array().unwrap().len());
        let draws = self.draws.by_ref().take(discards + laid);
        draws
            .map(|kind| Draw {
                label: "tile".to_owned(),
                items: vec![kind.to_string()],
            })
            .collect()
    }

    fn unfold<'c>(
        &mut self,
        luck: Vec<Draw>,
        happens: impl FnOnce(&mut State<Carcassonne>, &mut Chance<'c>) -> Vec<Event>,
    ) -> Vec<Event> {
        let mut chance = Chance::scripted(luck);
        let events = happens(&mut self.state, &mut chance);
        assert_eq!(chance.finish().err(), None, "game {}", self.record["id"]);
        events
    }

    fn act(&mut self, seat: Seat, notation: &str, luck: Vec<Draw>, place: &str) -> Vec<Event> {
        let action: Action = notation
            .parse()
            .unwrap_or_else(|error| panic!("{notation}: {error}: {place}"));
        assert_eq!(action.to_string(), notation, "{place}");
        self.unfold(luck, |state, chance| {
            let played = state.play(seat, action, chance);
            played
                .unwrap_or_else(|reason| panic!("{}: {place}", reason.rule))
                .events
        })
    }

    fn note(&mut self, number: usize, events: &[Event]) {
        self.discards
            .extend(events.iter().filter_map(|event| match event {
                Event::Discarded { kind, .. } => Some((number, *kind)),
                _ => None,
            }));
    }

    fn lay(&mut self, step: &Value, place: &str) {
        let seat = seat(&step["p"]);
        assert_eq!(self.state.turn(), Turn::Awaits(Seats::only(seat)), "{place}");
        let kind: Kind = step["t"].as_str().unwrap().parse().unwrap();
        assert_eq!(self.state.public.phase, Phase::Lay { seat, kind }, "{place}");
        let period = kind.fact().period;
        if self.whole {
            let places: BTreeSet<(i8, i8, i8)> = self
                .state
                .legal(seat)
                .iter()
                .flat_map(|action| orientations(action, period))
                .collect();
            assert_eq!(places.len() as u64, step["np"].as_u64().unwrap(), "{place}");
            if let Some(told) = step["pl"].as_array() {
                let told: BTreeSet<_> = told
                    .iter()
                    .map(|one| (small(&one[0]), small(&one[1]), small(&one[2])))
                    .collect();
                assert_eq!(places, told, "{place}");
            }
        }
        let cell = Cell::new(small(&step["x"]), small(&step["y"]));
        let top = Side::turned(small(&step["r"]).unsigned_abs() % period);
        self.act(seat, &format!("{cell} {top}"), Vec::new(), place);
    }

    fn man(&mut self, number: usize, step: &Value, place: &str) {
        let seat = seat(&step["p"]);
        let last = self.state.public.board.last().unwrap();
        if self.whole {
            let spots = self
                .state
                .legal(seat)
                .into_iter()
                .filter_map(|action| match action {
                    Action::Man(spot) => Some(name(part(last, spot))),
                    _ => None,
                });
            let told: BTreeSet<String> = step["fo"]
                .as_array()
                .unwrap()
                .iter()
                .map(|one| one.as_str().unwrap().to_owned())
                .collect();
            assert_eq!(spots.collect::<BTreeSet<_>>(), told, "{place}");
        }
        let notation = match step["f"].as_str() {
            Some(told) => {
                let part = last
                    .parts()
                    .map(|(_, part)| part)
                    .find(|part| name(*part) == told);
                part.unwrap_or_else(|| panic!("no such part: {place}"))
                    .spot()
                    .to_string()
            }
            None => "pass".to_owned(),
        };
        let luck = self.luck(number + 1);
        let events = self.act(seat, &notation, luck, place);
        self.note(number + 1, &events);
        self.compare(step, &events, place);
    }

    /// What a move brought: scores, supplies, and what paid.
    fn compare(&self, step: &Value, events: &[Event], place: &str) {
        let public = &self.state.public;
        let ended = matches!(public.phase, Phase::Over(_));
        let paid: Vec<(Source, Seats, i64)> = events
            .iter()
            .filter_map(|event| match event {
                Event::Completed { score } => Some((score.source, score.seats, i64::from(score.points))),
                _ => None,
            })
            .collect();
        let told = &step[if self.two_tiles == "2" { "s2" } else { "s4" }];
        if !ended {
            assert_eq!(
                public
                    .scores
                    .values()
                    .map(|score| i64::from(*score))
                    .collect::<Vec<_>>(),
                numbers(told),
                "{place}"
            );
        } else {
            let counted = events.iter().filter_map(|event| match event {
                Event::Counted { score } => Some(*score),
                _ => None,
            });
            let mut before = scores(public);
            for score in counted {
                score
                    .seats
                    .iter()
                    .for_each(|seat| before[seat.index()] -= i64::from(score.points));
            }
            assert_eq!(before, numbers(told), "{place}");
        }
        if self.whole {
            if !step["sup"].is_null() {
                let supply: Vec<i64> = public.supply.values().map(|left| i64::from(*left)).collect();
                assert_eq!(supply, numbers(&step["sup"]), "{place}");
            }
            let mut ours: Vec<(i64, &str, i64)> = Vec::new();
            for (source, seats, points) in paid {
                ours.extend(
                    seats
                        .iter()
                        .map(|seat| (i64::from(seat.number()), what(source), points)),
                );
            }
            ours.sort_unstable();
            assert_eq!(ours, told_scores(&step["ev"]), "{place}");
        }
    }

    fn finish(self, finals: &[i64]) {
        let record = self.record;
        let public = &self.state.public;
        let Turn::Over(outcome) = self.state.turn() else {
            panic!("game {} is not over", record["id"])
        };
        assert_eq!(scores(public), finals, "game {}", record["id"]);
        assert_eq!(
            outcome
                .scores
                .values()
                .map(|score| i64::from(*score))
                .collect::<Vec<_>>(),
            finals
        );
        assert_eq!(
            outcome.winners.iter().map(Seat::index).collect::<Vec<_>>(),
            top(finals),
            "game {}",
            record["id"]
        );
        let told = record["discards"].as_array().unwrap();
        let told: Vec<(usize, Kind)> = told
            .iter()
            .map(|one| (one[0].as_u64().unwrap() as usize, one[1].as_str().unwrap().parse().unwrap()))
            .collect();
        assert_eq!(self.discards, told, "game {}", record["id"]);
        if self.whole {
            let mut ours: Vec<(i64, &str, i64)> = Vec::new();
            let counted = public
                .ledger
                .iter()
                .filter(|score| what(score.source).contains("incomplete") || what(score.source) == "field");
            for score in counted {
                ours.extend(
                    score
                        .seats
                        .iter()
                        .map(|seat| (i64::from(seat.number()), what(score.source), i64::from(score.points))),
                );
            }
            ours.sort_unstable();
            assert_eq!(ours, told_scores(&record["fin"]), "game {}", record["id"]);
        }
    }
}

fn seat(value: &Value) -> Seat {
    Seat::new(u8::try_from(value.as_u64().unwrap()).unwrap())
}

fn scores(public: &Public) -> Vec<i64> {
    let scores: &BySeat<u16> = &public.scores;
    scores.values().map(|score| i64::from(*score)).collect()
}

/// A placement in all orientations that look the same.
fn orientations(action: &Action, period: u8) -> Vec<(i8, i8, i8)> {
    let Action::Lay { cell, top } = action else {
        panic!("{action} lays no tile")
    };
    (0..4)
        .filter(|turns| turns % period == *top as u8 % period)
        .map(|turns| (cell.x, cell.y, turns as i8))
        .collect()
}

fn part(laid: Laid, spot: Spot) -> Part {
    laid.shape().parts()[usize::from(laid.shape().find(spot).unwrap())]
}

/// A part in a record's words: `cNE`, `rEW`, `f27`, `m`.
fn name(part: Part) -> String {
    match part.land {
        Land::City => format!("c{}", part.sides().to_string().to_uppercase()),
        Land::Road => format!("r{}", part.sides().to_string().to_uppercase()),
        Land::Field => part
            .halves()
            .fold("f".to_owned(), |name, half| format!("{name}{}", half.number())),
        Land::Cloister => "m".to_owned(),
    }
}

/// What paid, in a record's words.
fn what(source: Source) -> &'static str {
    match source {
        Source::Road { complete: true, .. } => "road",
        Source::Road { .. } => "road.incomplete",
        Source::City {
            complete: true,
            tiles: 2,
            ..
        } => "city.tiny",
        Source::City { complete: true, .. } => "city",
        Source::City { .. } => "city.incomplete",
        Source::Cloister { tiles: 9 } => "monastery",
        Source::Cloister { .. } => "monastery.incomplete",
        Source::Farm { .. } | Source::Supply { .. } => "field",
    }
}

fn told_scores(list: &Value) -> Vec<(i64, &str, i64)> {
    let told = list
        .as_array()
        .unwrap()
        .iter()
        .map(|one| (one[0].as_i64().unwrap(), one[1].as_str().unwrap(), one[2].as_i64().unwrap()));
    let mut told: Vec<_> = told.collect();
    told.sort_unstable();
    told
}
