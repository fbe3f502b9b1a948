//! Condottiere's recorded games, played again ply by ply.
//!
//! A record asks only seats without mercenaries about their hands, so the others answer "keep" here
//! as soon as they are asked. A record has the deal as a ply of its own; here it belongs to the action
//! that brought it about, so that action's events are folded in two halves.

mod cases;
mod digest;

pub use cases::cases;

use super::Tally;
use digest::{Digest, Expected};
use serde_json::Value;
use tavolo::games::condottiere::{Action, Answer, Condottiere, Event, Phase};
use tavolo::rules::{Chance, Chosen, Draw, Game, Seat, Seating, State, Turn};

/// Checks a recorded game.
pub fn record(record: &Value, tally: &mut Tally) {
    let unknown = unknown_options(&record["options"]);
    if !unknown.is_empty() {
        tally.skip(&unknown);
        return;
    }
    Replay::new(record).run(tally);
    tally.case();
}

/// The options of a record that the game does not have.
fn unknown_options(options: &Value) -> Vec<String> {
    let variants = options["variants"].as_array().into_iter().flatten().map(|variant| variant.as_str().unwrap().to_owned());
    let keys = options.as_object().unwrap().keys().filter(|key| !["variants", "stand_off", "target"].contains(&key.as_str()));
    variants.chain(keys.cloned()).collect()
}

struct Replay<'a> {
    record: &'a Value,
    plies: &'a [Value],
    state: State<Condottiere>,
    expected: Expected,
    /// Events of a deal that the next ply of the record tells.
    dealt: Vec<Event>,
}

impl<'a> Replay<'a> {
    fn new(record: &'a Value) -> Replay<'a> {
        let seats = u8::try_from(record["seats"].as_u64().unwrap()).unwrap();
        let mut chosen = Chosen::default();
        chosen.set("stand-off", if record["options"]["stand_off"].as_bool().unwrap() { "on" } else { "off" });
        let seating = Seating { seats };
        let options = Condottiere::options(&chosen, seating).unwrap_or_else(|reason| panic!("{}", reason.rule));
        Replay {
            record,
            plies: record["plies"].as_array().unwrap(),
            state: Condottiere::setup(&options, seating),
            expected: Expected::new(seats),
            dealt: Vec::new(),
        }
    }

    fn run(mut self, tally: &mut Tally) {
        for number in 0..self.plies.len() {
            let place = format!("game {}, ply {number}: {}", self.record["id"], self.plies[number]);
            let events = self.step(number, &place);
            let after = &self.plies[number]["after"];
            self.expected.follow(after);
            let digest = Digest::of(&self.state, &events);
            assert_eq!(digest, self.expected.digest(after), "{place}");
            tally.ply();
        }
        self.outcome();
    }

    /// Plays a ply, and answers with the events that it shows.
    fn step(&mut self, number: usize, place: &str) -> Vec<Event> {
        let ply = &self.plies[number];
        if number == 0 {
            let mut chance = Chance::scripted(script(&ply["luck"]));
            let events = Condottiere::deal(&self.state, &mut chance);
            assert_eq!(chance.finish().err(), None, "{place}");
            self.fold(&events);
            return events;
        }
        if ply.get("luck").is_some() {
            let dealt = std::mem::take(&mut self.dealt);
            assert!(!dealt.is_empty(), "no deal is due: {place}");
            self.fold(&dealt);
            return dealt;
        }
        let luck = self.plies.get(number + 1).and_then(|next| next.get("luck")).map(script).unwrap_or_default();
        let seat = Seat(u8::try_from(ply["seat"].as_u64().unwrap()).unwrap());
        let mut events = self.act(seat, &notation(&ply["do"]), &luck, place);
        while let Some(seat) = self.cannot_discard() {
            events.extend(self.act(seat, "hand keep", &luck, place));
        }
        assert_eq!(self.dealt.is_empty(), luck.is_empty(), "a deal on one side only: {place}");
        events
    }

    /// Acts through the contract; what comes after a shuffle waits for the next ply.
    fn act(&mut self, seat: Seat, notation: &str, luck: &[Draw], place: &str) -> Vec<Event> {
        let action: Action = notation.parse().unwrap_or_else(|error| panic!("{notation}: {error}: {place}"));
        assert_eq!(action.to_string(), notation, "{place}");
        let legal = self.state.permit(seat, action).unwrap_or_else(|reason| panic!("{}: {place}", reason.rule));
        let mut chance = Chance::scripted(luck.to_vec());
        let mut events = Condottiere::decide(legal, &mut chance);
        if chance.drawn().is_empty() {
            self.fold(&events);
            return events;
        }
        assert_eq!(chance.finish().err(), None, "{place}");
        let shuffled = events.iter().position(|event| matches!(event, Event::Shuffled { .. })).unwrap();
        self.dealt = events.split_off(shuffled);
        self.fold(&events);
        events
    }

    fn fold(&mut self, events: &[Event]) {
        events.iter().for_each(|event| Condottiere::evolve(&mut self.state, event));
    }

    /// A seat that is asked about its hand, but holds a mercenary.
    fn cannot_discard(&self) -> Option<Seat> {
        let Phase::Hands { waiting, .. } = self.state.public.phase else { return None };
        waiting.iter().find(|seat| !self.state.legal(*seat).contains(&Action::Hand(Answer::Discard)))
    }

    fn outcome(&self) {
        let Turn::Over(outcome) = self.state.turn() else { panic!("game {} is not over", self.record["id"]) };
        let told = &self.record["outcome"];
        let list = |value: &Value| value.as_array().unwrap().iter().map(|one| one.as_i64().unwrap()).collect::<Vec<_>>();
        assert_eq!(outcome.winners.iter().map(|seat| i64::from(seat.0)).collect::<Vec<_>>(), list(&told["winners"]));
        assert_eq!(outcome.scores.values().map(|score| i64::from(*score)).collect::<Vec<_>>(), list(&told["regions"]));
        let how = match told["how"].as_str().unwrap() {
            "adjacent+total" => "adjacent-and-total".to_owned(),
            how => how.replace('_', "-"),
        };
        assert_eq!(outcome.how, how);
    }
}

/// The draws of a record's luck.
fn script(luck: &Value) -> Vec<Draw> {
    let first = luck.get("first_holder").map(|seat| Draw { label: "first-seat".to_owned(), items: vec![seat.to_string()] });
    let words = |cards: &Value| cards.as_array().unwrap().iter().map(|card| card.as_str().unwrap().to_owned()).collect::<Vec<_>>();
    let hands = luck["deal"].as_array().unwrap().iter().map(words).filter(|cards| !cards.is_empty());
    first.into_iter().chain(hands.map(|items| Draw { label: "deck".to_owned(), items })).collect()
}

/// A record's decision in the game's notation.
fn notation(decision: &Value) -> String {
    let decision = decision.as_object().unwrap();
    let (key, value) = decision.iter().next().unwrap();
    match (key.as_str(), value) {
        ("region", Value::String(region)) => format!("region {region}"),
        ("pass", Value::Bool(true)) => "pass".to_owned(),
        ("play", Value::String(card)) => match decision.get("take") {
            Some(Value::String(back)) => format!("{card} {back}"),
            _ => card.clone(),
        },
        ("pope", Value::Null) => "pope off".to_owned(),
        ("pope", Value::String(region)) => format!("pope {region}"),
        ("discard_hand", Value::Bool(true)) => "hand discard".to_owned(),
        ("discard_hand", Value::Bool(false)) => "hand keep".to_owned(),
        ("keep", Value::Array(cards)) => {
            let mut kept: Vec<tavolo::games::condottiere::Card> =
                cards.iter().map(|card| card.as_str().unwrap().parse().unwrap()).collect();
            kept.sort_unstable();
            kept.iter().fold("keep".to_owned(), |text, card| format!("{text} {card}"))
        }
        _ => panic!("a decision that no player of this game can take: {decision:?}"),
    }
}
