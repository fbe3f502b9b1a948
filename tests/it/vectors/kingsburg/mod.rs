//! Kingsburg's recorded games, played again ply by ply.
//!
//! A record tells luck as plies of its own, and all five enemies at the beginning; here luck
//! belongs to the action that brings it about, and an enemy is drawn when somebody first looks or
//! the winter comes. So an action takes the luck of the plies that follow it, and this year's card
//! where the rules ask for one.

mod digest;

use super::Tally;
use digest::{Digest, Expected, check_battle, check_next};
use serde_json::Value;
use tavolo::games::kingsburg::{Event, Kingsburg, YearPhase};
use tavolo::rules::{Chance, Chosen, Draw, Game, Seat, Seating, State, Turn};

/// There are no worked cases of this game beside the records.
pub fn cases(_: &Value, _: &mut Tally) {
    panic!("worked cases of Kingsburg are not known here");
}

/// Checks a recorded game.
pub fn record(record: &Value, tally: &mut Tally) {
    let unknown: Vec<String> = record["options"]
        .as_object()
        .unwrap()
        .keys()
        .filter(|key| *key != "dm")
        .cloned()
        .collect();
    if !unknown.is_empty() {
        tally.skip(&unknown);
        return;
    }
    Replay::new(record).run(tally);
    tally.case();
}

struct Replay<'a> {
    record: &'a Value,
    plies: &'a [Value],
    enemies: Vec<String>,
    state: State<Kingsburg>,
    expected: Expected,
}

impl<'a> Replay<'a> {
    fn new(record: &'a Value) -> Replay<'a> {
        let seats = u8::try_from(record["seats"].as_u64().unwrap()).unwrap();
        let mut chosen = Chosen::default();
        chosen.set(
            "dm",
            if record["options"]["dm"].as_bool().unwrap() {
                "on"
            } else {
                "off"
            },
        );
        let seating = Seating { seats };
        let options = Kingsburg::options(&chosen, seating).unwrap_or_else(|reason| panic!("{}", reason.rule));
        let plies = record["plies"].as_array().unwrap();
        let enemies = plies[1]["luck"]["cards"]
            .as_array()
            .unwrap()
            .iter()
            .map(|card| card.as_str().unwrap().replace('_', "-"));
        Replay {
            record,
            plies,
            enemies: enemies.collect(),
            state: Kingsburg::setup(&options, seating),
            expected: Expected::new(seats),
        }
    }

    fn run(mut self, tally: &mut Tally) {
        let mut number = 0;
        while number < self.plies.len() {
            let place = format!("game {}, ply {number}: {}", self.record["id"], self.plies[number]);
            // What the ply decides, and the luck that follows it.
            let last = (number + 1..self.plies.len())
                .take_while(|next| self.plies[*next].get("luck").is_some())
                .last()
                .unwrap_or(number);
            let events = self.step(number, last, &place);
            for ply in &self.plies[number..=last] {
                self.expected.follow(&ply["after"]);
                check_battle(&ply["after"], &events, &place);
                tally.ply();
            }
            let after = &self.plies[last]["after"];
            check_next(&self.state, &after["next"], &place);
            if after.get("open").is_none() {
                assert_eq!(Digest::of(&self.state), self.expected.digest(), "{place}");
            }
            number = last + 1;
        }
        self.outcome();
    }

    /// Plays a decision, or the opening, with the luck up to the last of these plies.
    fn step(&mut self, first: usize, last: usize, place: &str) -> Vec<Event> {
        let mut script: Vec<Draw> = self.plies[first..=last]
            .iter()
            .filter_map(|ply| ply.get("luck"))
            .flat_map(draws)
            .collect();
        let ply = &self.plies[first];
        loop {
            let mut chance = Chance::scripted(script.clone());
            let mut after = self.state.clone();
            let events = match ply.get("do") {
                None => after.deal(&mut chance),
                Some(decision) => {
                    let notation = notation(decision).replace(
                        "?take",
                        if self.state.public.step == YearPhase::Aid {
                            "aid"
                        } else {
                            "spoils"
                        },
                    );
                    let action = notation
                        .parse()
                        .unwrap_or_else(|error| panic!("{notation}: {error}: {place}"));
                    assert_eq!(format!("{action}"), notation, "{place}");
                    let seat = Seat::new(u8::try_from(ply["seat"].as_u64().unwrap()).unwrap());
                    let played = after.play(seat, action, &mut chance);
                    played
                        .unwrap_or_else(|reason| panic!("{}: {place}", reason.rule))
                        .events
                }
            };
            // The record has no ply for this year's card: it is put where the rules draw it.
            let wanted = chance.drawn().iter().position(|draw| draw.label == "enemy");
            match wanted.filter(|at| script.get(*at).is_none_or(|draw| draw.label != "enemy")) {
                Some(at) => {
                    let card = self.enemies[usize::from(self.state.public.year) - 1].clone();
                    script.insert(
                        at,
                        Draw {
                            label: "enemy".to_owned(),
                            items: vec![card],
                        },
                    );
                }
                None => {
                    assert_eq!(chance.finish().err(), None, "{place}");
                    self.state = after;
                    return events;
                }
            }
        }
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
        let provinces = || self.state.public.provinces.values();
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
            list(&told["vp"])
        );
        assert_eq!(
            provinces()
                .map(|one| i64::from(one.goods.total()))
                .collect::<Vec<_>>(),
            list(&told["goods"])
        );
        assert_eq!(
            provinces()
                .map(|one| i64::from(one.buildings.count()))
                .collect::<Vec<_>>(),
            list(&told["buildings"])
        );
    }
}

/// The draws of a record's luck; the enemies are kept for later.
fn draws(luck: &Value) -> Vec<Draw> {
    let words = |list: &Value| {
        list.as_array()
            .unwrap()
            .iter()
            .map(Value::to_string)
            .collect::<Vec<String>>()
    };
    let draw = |label: &str, items: Vec<String>| Draw {
        label: label.to_owned(),
        items,
    };
    let filled = |draws: Vec<Draw>| draws.into_iter().filter(|draw| !draw.items.is_empty()).collect();
    let luck = luck.as_object().unwrap();
    let kind = ["cards", "seats", "three", "own", "value"]
        .into_iter()
        .find(|key| luck.contains_key(*key))
        .unwrap();
    match kind {
        "cards" => Vec::new(),
        "seats" => {
            // The starting order is drawn like a deal from all seats; a script tells it as it came.
            vec![draw("track", words(&luck["seats"]))]
        }
        "three" => vec![draw("neutral", words(&luck["three"])), draw("neutral", words(&luck["two"]))],
        "own" if luck.contains_key("seat") => {
            filled(vec![draw("chapel", words(&luck["own"])), draw("chapel-white", words(&luck["white"]))])
        }
        "own" => {
            let each = luck["own"]
                .as_array()
                .unwrap()
                .iter()
                .zip(luck["white"].as_array().unwrap());
            filled(
                each.flat_map(|(own, white)| [draw("dice", words(own)), draw("white", words(white))])
                    .collect(),
            )
        }
        _ => {
            let label = if luck.contains_key("seat") {
                "statue"
            } else {
                "kings-die"
            };
            vec![draw(label, vec![luck["value"].to_string()])]
        }
    }
}

/// A record's decision in the game's notation; `?take` stands for the King's aid or for spoils,
/// which a record writes alike.
fn notation(decision: &Value) -> String {
    let has = |key: &str| decision.get(key).is_some();
    let text = |key: &str| decision[key].as_str().unwrap().replace('_', "-");
    if has("advisor") {
        return placement(decision);
    }
    match () {
        () if has("decline") => "decline".to_owned(),
        () if decision["gift"] == 6 => format!("swap {}", goods(&decision["give"])),
        () if has("gift") => format!("gift {}", goods(&decision["take"])),
        () if has("keep") => "keep".to_owned(),
        () if decision["reroll"] == "chapel" => "chapel".to_owned(),
        () if decision["die"] == "white" => "statue white".to_owned(),
        () if has("reroll") => "statue".to_owned(),
        () if has("build") => format!("build {}", text("build")),
        () if has("soldiers") => format!("recruit {}", goods(&decision["pay"])),
        () if decision["pay"] == "plus2" => "sell +2".to_owned(),
        () if has("pay") => format!("sell {}", text("pay")),
        () if has("troop") => format!("troop {}", decision["troop"]),
        () if has("lose") => format!("lose {}", goods(&decision["lose"])),
        () if has("pass") => "pass".to_owned(),
        () => format!("?take {}", goods(&decision["take"])),
    }
}

fn placement(decision: &Value) -> String {
    let faces = |key: &str| {
        decision[key]
            .as_array()
            .unwrap()
            .iter()
            .map(|face| face.as_u64().unwrap())
            .collect::<Vec<_>>()
    };
    let mut text = format!("take {}", decision["advisor"]);
    faces("own")
        .into_iter()
        .for_each(|face| text += &format!(" {face}"));
    faces("white")
        .into_iter()
        .for_each(|face| text += &format!(" w{face}"));
    if decision["plus2"] == true {
        text += " +2";
    }
    match decision["market"].as_i64().unwrap() {
        0 => {}
        shift => text += &format!(" market{shift:+}"),
    }
    if decision["envoy"] == true {
        text += " envoy";
    }
    text
}

fn goods(value: &Value) -> String {
    let count = |good: &str| value.get(good).and_then(Value::as_u64).unwrap_or(0) as u8;
    tavolo::games::kingsburg::Goods::new(count("gold"), count("wood"), count("stone")).to_string()
}
