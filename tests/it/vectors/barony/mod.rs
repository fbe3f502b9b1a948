//! Barony's recorded games, played again ply by ply.
//!
//! A ply of a record is a whole turn; here it is some small steps and perhaps `done`. A record has
//! forced passes and a new board as plies of their own; here they belong to the action before them,
//! so that action's events are folded in parts.

mod digest;
mod refused;

use super::Tally;
use digest::Digest;
use serde_json::Value;
use tavolo::games::barony::{Action, Barony, BoardOutline, Event, Options, Phase, Space, Terrain, Tokens};
use tavolo::rules::{Chance, Draw, Game, Reason, Seat, Seating, State, Turn};

/// Checks a recorded game.
pub fn record(record: &Value, tally: &mut Tally) {
    Replay::new(record).run(tally);
    tally.case();
}

/// Cases of this game, if a file holds any.
pub fn cases(cases: &Value, _: &mut Tally) {
    panic!("a file of worked cases that nothing here reads: {}", cases["about"]);
}

struct Replay<'a> {
    record: &'a Value,
    plies: &'a [Value],
    state: State<Barony>,
    expected: Digest,
    /// Events that the next plies of the record tell.
    later: Vec<Event>,
}

impl<'a> Replay<'a> {
    fn new(record: &'a Value) -> Replay<'a> {
        let seats = small(&record["seats"]);
        let idle_rounds = record["options"]["idle_rounds"]
            .as_u64()
            .map(|rounds| u16::try_from(rounds).unwrap());
        let known = record["options"]
            .as_object()
            .unwrap()
            .keys()
            .all(|key| key == "idle_rounds");
        assert!(known, "options that the game does not have: {}", record["options"]);
        Replay {
            record,
            plies: record["plies"].as_array().unwrap(),
            state: Barony::setup(
                &Options {
                    idle_rounds,
                    tiles: None,
                },
                Seating { seats },
            ),
            expected: Digest::default(),
            later: Vec::new(),
        }
    }

    fn run(mut self, tally: &mut Tally) {
        for (number, ply) in self.plies.iter().enumerate() {
            let place = format!("game {}, ply {number}: {ply}", self.record["id"]);
            self.step(number, &place);
            self.expected.follow(&ply["after"]);
            assert_eq!(Digest::of(&self.state), self.expected, "{place}");
            digest::next(&self.state, &self.later, &ply["after"]["next"], &place);
            for refused in ply["refused"].as_array().into_iter().flatten() {
                refused::check(&self.state, refused, &place);
            }
            tally.ply();
        }
        self.outcome();
    }

    /// Plays a ply.
    fn step(&mut self, number: usize, place: &str) {
        let ply = &self.plies[number];
        if number == 0 {
            let mut chance = Chance::scripted(script(&ply["luck"]));
            self.state.deal(&mut chance);
            return assert_eq!(chance.finish().err(), None, "{place}");
        }
        if ply.get("luck").is_some() || ply["do"]["action"] == "pass" {
            let first = self.later.first();
            assert!(
                matches!(first, Some(Event::Laid { .. } | Event::Passed { .. })),
                "no such thing is due: {place}"
            );
            return self.fold_some();
        }
        assert!(self.later.is_empty(), "something else is due: {place}");
        let seat = Seat::new(small(&ply["seat"]));
        let luck = self
            .plies
            .get(number + 1)
            .and_then(|next| next.get("luck"))
            .map(script)
            .unwrap_or_default();
        for words in steps(self.state.seats(), &ply["do"]).unwrap_or_else(|| panic!("no notation: {place}")) {
            if settled(&self.state, &self.later, &words) {
                continue;
            }
            self.act(seat, &words, &luck, place);
        }
        if matches!(self.state.public.phase, Phase::Moving { .. } | Phase::Building(_)) {
            self.act(seat, "done", &luck, place);
        }
    }

    fn act(&mut self, seat: Seat, notation: &str, luck: &[Draw], place: &str) {
        let action: Action = notation
            .parse()
            .unwrap_or_else(|error| panic!("{notation}: {error}: {place}"));
        assert_eq!(action.to_string(), notation, "{place}");
        let mut chance = Chance::scripted(luck.to_vec());
        let played = self.state.clone().play(seat, action, &mut chance);
        self.later = played
            .unwrap_or_else(|reason| panic!("{}: {place}", reason.rule))
            .events;
        assert_eq!(chance.finish().err(), None, "{place}");
        self.fold_some();
    }

    /// Folds events up to the next one that a record tells as a ply of its own.
    fn fold_some(&mut self) {
        let own = |event: &Event| matches!(event, Event::Laid { .. } | Event::Passed { .. });
        let count = self
            .later
            .iter()
            .skip(1)
            .position(own)
            .map_or(self.later.len(), |next| next + 1);
        let now: Vec<Event> = self.later.drain(..count).collect();
        assert_eq!(self.state.follow(&now), Ok(()));
    }

    fn outcome(&self) {
        let Turn::Over(outcome) = self.state.turn() else {
            panic!("game {} is not over", self.record["id"])
        };
        let told = &self.record["outcome"];
        let list = |value: &Value| {
            value
                .as_array()
                .unwrap()
                .iter()
                .map(|one| one.as_i64().unwrap())
                .collect::<Vec<_>>()
        };
        assert_eq!(
            outcome
                .winners
                .iter()
                .map(|seat| i64::from(seat.number()))
                .collect::<Vec<_>>(),
            list(&told["winners"])
        );
        assert_eq!(
            outcome
                .scores
                .values()
                .map(|score| i64::from(*score))
                .collect::<Vec<_>>(),
            list(&told["points"])
        );
        assert_eq!(outcome.how, told["end"].as_str().unwrap().replace('_', "-"));
    }
}

/// Whether a token was taken by itself, because there was nothing to choose.
fn settled(state: &State<Barony>, _: &[Event], words: &str) -> bool {
    words.starts_with("take ") && !matches!(state.public.phase, Phase::Taking { .. })
}

fn small(value: &Value) -> u8 {
    u8::try_from(value.as_u64().unwrap()).unwrap()
}

/// The draws of a record's luck.
fn script(luck: &Value) -> Vec<Draw> {
    let first = luck.get("start_seat").map(|seat| Draw {
        label: "first-seat".to_owned(),
        items: vec![seat.to_string()],
    });
    let tiles = luck["tiles"].as_array().unwrap();
    let letters = tiles
        .iter()
        .map(|tile| tile[0].as_str().unwrap().to_owned())
        .collect();
    let turns = tiles
        .iter()
        .map(|tile| (small(&tile[1]) + 1).to_string())
        .collect();
    let draws = [
        Draw {
            label: "tiles".to_owned(),
            items: letters,
        },
        Draw {
            label: "turns".to_owned(),
            items: turns,
        },
    ];
    first.into_iter().chain(draws).collect()
}

/// The name of the space at axial coordinates, be it on the board or not; nothing where there is no
/// such name.
fn space(seats: u8, at: &Value) -> Option<Space> {
    let axial = |part: usize| i8::try_from(at[part].as_i64().unwrap()).unwrap();
    let outline = BoardOutline::of(seats);
    let (corner, (left, top)) = (outline.name(0), outline.axial(0));
    let row = axial(1) - top;
    let column = axial(0) + row.div_euclid(2) - left + i8::try_from(corner.column()).unwrap();
    let fits = |number: i8| u8::try_from(number).ok().filter(|number| *number < Space::MOST);
    Some(Space::new(fits(row)?, fits(column)?))
}

/// A record's decision in the game's notation, step by step; nothing where it has none.
fn steps(seats: u8, decision: &Value) -> Option<Vec<String>> {
    let at = |value: &Value| space(seats, value);
    let one = |words: String| Some(vec![words]);
    match decision["action"].as_str().unwrap() {
        "place" => one(format!("place {}", at(&decision["space"])?)),
        "recruit" => one(format!("recruit {} {}", at(&decision["city"])?, decision["knights"])),
        "new_city" => one(format!("city {}", at(&decision["space"])?)),
        "expedition" => one(format!("expedition {}", at(&decision["space"])?)),
        "pass" => one("pass".to_owned()),
        "title" => {
            let mut counts = [0; 4];
            for (terrain, count) in decision["pay"].as_object().unwrap() {
                counts[terrain.parse::<Terrain>().unwrap() as usize] = small(count);
            }
            one(format!("title {}", Tokens::new(counts)))
        }
        "move" => {
            let mut words = Vec::new();
            for step in decision["steps"].as_array().unwrap() {
                words.push(format!("move {}-{}", at(&step["from"])?, at(&step["to"])?));
                words.extend(step["token"].as_str().map(|token| format!("take {token}")));
            }
            (!words.is_empty()).then_some(words)
        }
        "build" => {
            let builds = decision["builds"].as_array().unwrap().iter();
            let words = builds.map(|build| {
                Some(format!("build {} {}", at(&build["space"])?, build["as"].as_str().unwrap()))
            });
            words
                .collect::<Option<Vec<String>>>()
                .filter(|words| !words.is_empty())
        }
        other => panic!("a decision that no player of this game can take: {other}"),
    }
}

/// Plays an action on a copy of a position: the position after it and its events, or why it may not
/// be done.
fn tried(state: &State<Barony>, seat: Seat, words: &str) -> Result<(State<Barony>, Vec<Event>), Reason> {
    let mut after = state.clone();
    let played = after.play(seat, words.parse().unwrap(), &mut Chance::numbered(1))?;
    Ok((after, played.events))
}
