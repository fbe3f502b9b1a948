//! Condottiere's recorded games, played again ply by ply.
//!
//! A record asks only seats without mercenaries about their hands, so the others answer "keep" here
//! as soon as they are asked. A record has the deal as a ply of its own; here it belongs to the
//! action that brought it about, so that action's events are folded in two halves. Between two
//! games of a series a record asks nobody; here everyone says "next", and the last one's action
//! brings the deal about.

mod cases;
mod digest;

pub use cases::cases;

use super::Tally;
use digest::{Digest, Expected};
use serde_json::Value;
use tavolo::games::condottiere::{Action, Condottiere, Event, HandAnswer, Options, Phase};
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
    let known =
        |variant: &str| VARIANTS.iter().any(|(name, _)| *name == variant) || variant == "playing_for_points";
    let variants = options["variants"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|variant| variant.as_str().unwrap());
    let variants = variants.filter(|variant| !known(variant)).map(str::to_owned);
    let keys = options
        .as_object()
        .unwrap()
        .keys()
        .filter(|key| !["variants", "stand_off", "target"].contains(&key.as_str()));
    variants.chain(keys.cloned()).collect()
}

/// The variants of the records, and the options that switch them on. The series has its target
/// beside it.
const VARIANTS: [(&str, &str); 4] = [
    ("draw_after_battle", "draw-after-battle"),
    ("bigger_kingdoms", "bigger-kingdoms"),
    ("capturing_regions", "capturing"),
    ("hidden_cards", "hidden"),
];

/// The options of a record. Its target need not be one that the lobby offers.
fn options(told: &Value, seating: Seating) -> Options {
    let mut chosen = Chosen::default();
    chosen.set(
        "stand-off",
        if told["stand_off"].as_bool().unwrap() {
            "on"
        } else {
            "off"
        },
    );
    let has = |variant: &str| {
        told["variants"]
            .as_array()
            .is_some_and(|all| all.iter().any(|one| one == variant))
    };
    for (variant, key) in VARIANTS {
        chosen.set(key, if has(variant) { "on" } else { "off" });
    }
    let options = Condottiere::options(&chosen, seating).unwrap_or_else(|reason| panic!("{}", reason.rule));
    let target = || u16::try_from(told["target"].as_u64().unwrap()).unwrap();
    Options {
        points: has("playing_for_points").then(target),
        ..options
    }
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
        let seating = Seating { seats };
        let options = options(&record["options"], seating);
        Replay {
            record,
            plies: record["plies"].as_array().unwrap(),
            state: Condottiere::setup(&options, seating),
            expected: Expected::new(seats, options.points.is_some()),
            dealt: Vec::new(),
        }
    }

    fn run(mut self, tally: &mut Tally) {
        for number in 0..self.plies.len() {
            let place = format!("game {}, ply {number}: {}", self.record["id"], self.plies[number]);
            let events = self.step(number, &place);
            let after = &self.plies[number]["after"];
            self.expected.follow(after);
            let digest = Digest::of(&self.state, &events, self.dealt.first());
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
            let events = self.state.deal(&mut chance);
            assert_eq!(chance.finish().err(), None, "{place}");
            return events;
        }
        if ply.get("luck").is_some() && self.dealt.is_empty() {
            return self.next_game(&ply["luck"], place);
        }
        if ply.get("luck").is_some() {
            let dealt = std::mem::take(&mut self.dealt);
            assert!(!dealt.is_empty(), "no deal is due: {place}");
            self.fold(&dealt);
            return dealt;
        }
        let luck = self.plies.get(number + 1).and_then(|next| next.get("luck"));
        let holder = ply["after"]["holder"]
            .as_u64()
            .map_or(self.state.public.holder, |seat| Seat::new(u8::try_from(seat).unwrap()));
        let luck = luck
            .map(|luck| {
                if luck.get("draw").is_some() {
                    drawn(luck, holder)
                } else {
                    script(luck)
                }
            })
            .unwrap_or_default();
        let seat = Seat::new(u8::try_from(ply["seat"].as_u64().unwrap()).unwrap());
        let mut events = self.act(seat, &notation(&ply["do"]), &luck, place);
        while let Some(seat) = self.cannot_discard() {
            events.extend(self.act(seat, "hand keep", &luck, place));
        }
        let between = matches!(self.state.public.phase, Phase::Between { .. });
        assert_eq!(self.dealt.is_empty(), luck.is_empty() || between, "a deal on one side only: {place}");
        events
    }

    /// Acts through the contract; what comes after a shuffle waits for the next ply.
    fn act(&mut self, seat: Seat, notation: &str, luck: &[Draw], place: &str) -> Vec<Event> {
        let action: Action = notation
            .parse()
            .unwrap_or_else(|error| panic!("{notation}: {error}: {place}"));
        assert_eq!(action.to_string(), notation, "{place}");
        let mut chance = Chance::scripted(luck.to_vec());
        let played = self.state.clone().play(seat, action, &mut chance);
        let mut events = played
            .unwrap_or_else(|reason| panic!("{}: {place}", reason.rule))
            .events;
        if chance.drawn().is_empty() {
            self.fold(&events);
            return events;
        }
        assert_eq!(chance.finish().err(), None, "{place}");
        let luck = |event: &Event| {
            matches!(event, Event::Shuffled { .. } | Event::Reshuffled { .. } | Event::Dealt { .. })
        };
        let from = events.iter().position(luck).unwrap();
        self.dealt = events.split_off(from);
        self.fold(&events);
        events
    }

    /// Everyone is ready, and the next game of the series is dealt.
    fn next_game(&mut self, luck: &Value, place: &str) -> Vec<Event> {
        let Phase::Between { waiting } = self.state.public.phase else {
            panic!("no deal is due: {place}")
        };
        for seat in waiting.iter() {
            self.act(seat, "next", &script(luck), place);
        }
        let dealt = std::mem::take(&mut self.dealt);
        self.fold(&dealt);
        dealt
    }

    fn fold(&mut self, events: &[Event]) {
        assert_eq!(self.state.follow(events), Ok(()));
    }

    /// A seat that is asked about its hand, but holds a mercenary.
    fn cannot_discard(&self) -> Option<Seat> {
        let Phase::Hands { waiting, .. } = self.state.public.phase else {
            return None;
        };
        waiting.iter().find(|seat| {
            !self
                .state
                .legal(*seat)
                .contains(&Action::Hand(HandAnswer::Discard))
        })
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
        let public = &self.state.public;
        let regions = Seat::all(public.seats())
            .map(|seat| i64::from(public.owners.count(seat)))
            .collect::<Vec<_>>();
        assert_eq!(regions, list(&told["regions"]));
        let scores = if public.series.is_some() {
            &told["points"]
        } else {
            &told["regions"]
        };
        assert_eq!(
            outcome
                .scores
                .values()
                .map(|score| i64::from(*score))
                .collect::<Vec<_>>(),
            list(scores)
        );
        let games = told["games"]
            .as_array()
            .into_iter()
            .flatten()
            .map(digest::told_game)
            .collect::<Vec<_>>();
        let played = public
            .series
            .iter()
            .flat_map(|series| &series.games)
            .map(digest::game)
            .collect::<Vec<_>>();
        assert_eq!(played, games, "the games of the series");
        assert_eq!(outcome.how, digest::how(&told["how"]));
    }
}

/// The draws of a record's luck.
fn script(luck: &Value) -> Vec<Draw> {
    let first = luck.get("first_holder").map(|seat| Draw {
        label: "first-seat".to_owned(),
        items: vec![seat.to_string()],
    });
    let words = |cards: &Value| {
        cards
            .as_array()
            .unwrap()
            .iter()
            .map(|card| card.as_str().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    let hands = luck["deal"]
        .as_array()
        .unwrap()
        .iter()
        .map(words)
        .filter(|cards| !cards.is_empty());
    first
        .into_iter()
        .chain(hands.map(|items| Draw {
            label: "deck".to_owned(),
            items,
        }))
        .collect()
}

/// The draws after a battle: one card at a time clockwise from the holder, in as many parts as
/// decks were used.
fn drawn(luck: &Value, holder: Seat) -> Vec<Draw> {
    let hands = luck["draw"].as_array().unwrap();
    let hand = |seat: Seat| hands[seat.index()].as_array().unwrap();
    let most = hands
        .iter()
        .map(|hand| hand.as_array().unwrap().len())
        .max()
        .unwrap();
    let round = |nth: usize| {
        holder
            .round(u8::try_from(hands.len()).unwrap())
            .filter_map(move |seat| hand(seat).get(nth))
    };
    let cards: Vec<String> = (0..most)
        .flat_map(round)
        .map(|card| card.as_str().unwrap().to_owned())
        .collect();
    let shuffled = luck["shuffled"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|one| one[0].as_u64().unwrap() as usize);
    let mut bounds: Vec<usize> = std::iter::once(0).chain(shuffled).chain([cards.len()]).collect();
    bounds.dedup();
    bounds
        .windows(2)
        .map(|part| Draw {
            label: "deck".to_owned(),
            items: cards[part[0]..part[1]].to_vec(),
        })
        .collect()
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
            let mut kept: Vec<tavolo::games::condottiere::Card> = cards
                .iter()
                .map(|card| card.as_str().unwrap().parse().unwrap())
                .collect();
            kept.sort_unstable();
            kept.iter()
                .fold("keep".to_owned(), |text, card| format!("{text} {card}"))
        }
        _ => panic!("a decision that no player of this game can take: {decision:?}"),
    }
}
