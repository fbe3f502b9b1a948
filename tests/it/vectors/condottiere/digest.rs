//! What an onlooker could check after a ply, told by a record and seen in a position.

use serde_json::Value;
use std::collections::BTreeMap;
use tavolo::games::condottiere::strength::strengths;
use tavolo::games::condottiere::{
    Action, Card, Cards, Condottiere, Ended, Event, Finished, HandAnswer, Phase, Region,
};
use tavolo::rules::{Seat, State, Viewer};

/// What an onlooker could check.
#[derive(Clone, Debug, PartialEq)]
pub struct Digest {
    /// The cards that lie open, and the face-down one.
    rows: Vec<(Cards, Option<Card>)>,
    strength: Vec<u64>,
    owner: BTreeMap<String, u64>,
    pope: Option<String>,
    holder: Option<u64>,
    contested: Option<String>,
    hands: Vec<u64>,
    /// Of a series; none in a single game.
    points: Vec<u64>,
    /// The game of a series that this ply ended.
    game: Option<GameTold>,
    /// Region, winner, and by what it ended.
    battle: Option<(Option<String>, Option<u64>, &'static str)>,
    next: Next,
}

/// A game of a series: its winner, how, what it brought, and who had the Condottiere first.
pub type GameTold = (Option<u64>, String, Vec<u64>, u64);

/// A game of a series as it was played.
pub fn game(game: &Finished) -> GameTold {
    let gained = game.gained.values().map(|points| u64::from(*points)).collect();
    (
        game.winner.map(|seat| u64::from(seat.number())),
        game.how.clone(),
        gained,
        u64::from(game.leader.number()),
    )
}

/// A game of a series as it is told.
pub fn told_game(game: &Value) -> GameTold {
    let gained = game["gained"]
        .as_array()
        .unwrap()
        .iter()
        .map(|points| points.as_u64().unwrap())
        .collect();
    (game["winner"].as_u64(), how(&game["how"]), gained, game["first_leader"].as_u64().unwrap())
}

/// How a game ended, in this game's words.
pub fn how(told: &Value) -> String {
    match told.as_str().unwrap() {
        "adjacent+total" => "adjacent-and-total".to_owned(),
        how => how.replace('_', "-"),
    }
}

/// What comes next.
#[derive(Clone, Debug, PartialEq)]
struct Next {
    kind: String,
    seats: Vec<u64>,
    /// The number of legal decisions; it is the same for all seats.
    choices: Vec<u64>,
}

impl Digest {
    /// What is seen in a position, reached by these events; `due` is the first event of a deal that
    /// is still to come.
    pub fn of(state: &State<Condottiere>, events: &[Event], due: Option<&Event>) -> Digest {
        let view = state.view(Viewer::Spectator);
        let public = view.public();
        let id = |region: Option<Region>| region.map(|region| region.id().to_owned());
        let number = |seat: Seat| u64::from(seat.number());
        let battle = events.iter().find_map(|event| match event {
            Event::Concluded { battle } => Some(battle),
            _ => None,
        });
        Digest {
            rows: public
                .rows
                .iter()
                .map(|(seat, row)| (row.iter().copied().collect(), state.private[seat].facedown))
                .collect(),
            points: public
                .series
                .iter()
                .flat_map(|series| series.points.values())
                .map(|points| u64::from(*points))
                .collect(),
            game: events.iter().find_map(|event| {
                if let Event::Finished { game } = event {
                    Some(self::game(game))
                } else {
                    None
                }
            }),
            strength: strengths(&public.rows)
                .values()
                .map(|strength| u64::from(*strength))
                .collect(),
            owner: Region::ALL
                .iter()
                .filter_map(|region| {
                    public
                        .owners
                        .of(*region)
                        .map(|seat| (region.id().to_owned(), number(seat)))
                })
                .collect(),
            pope: id(public.pope),
            holder: Some(number(public.holder)),
            contested: id(public.contested),
            hands: Seat::all(view.seats())
                .map(|seat| u64::from(view.back(seat)))
                .collect(),
            battle: battle.map(|battle| {
                let ended = if battle.ended == Ended::Passes {
                    "passes"
                } else {
                    "surrender"
                };
                (id(battle.region), battle.winner.map(number), ended)
            }),
            next: Next::of(state, due),
        }
    }
}

impl Next {
    fn of(state: &State<Condottiere>, due: Option<&Event>) -> Next {
        let luck = match due {
            Some(Event::Dealt { .. } | Event::Reshuffled { .. }) => Some("draw"),
            _ if matches!(state.public.phase, Phase::Between { .. }) => Some("next_game"),
            _ => None,
        };
        if let Some(kind) = luck {
            return Next {
                kind: kind.to_owned(),
                seats: Vec::new(),
                choices: Vec::new(),
            };
        }
        let kind = match state.public.phase {
            Phase::Deal if state.public.is_final() => "final_deal",
            Phase::Deal => "deal",
            Phase::Region => "region",
            Phase::Turn(_) => "turn",
            Phase::Pope(_) => "pope",
            Phase::Conclude => "conclude",
            Phase::Hands { .. } => "discard_hand",
            Phase::Keep(_) => "keep",
            Phase::Between { .. } => "between",
            Phase::Over(_) => "over",
        };
        let seats = state.turn().seats();
        let idle = Seat::all(state.seats()).filter(|seat| !seats.has(*seat));
        assert!(
            idle.map(|seat| state.legal(seat)).all(|legal| legal.is_empty()),
            "a seat may act that is not awaited"
        );
        // The standing answer is this project's own; at a table it is a "keep".
        let counts = seats.iter().map(|seat| {
            state
                .legal(seat)
                .iter()
                .filter(|one| **one != Action::Hand(HandAnswer::KeepRound))
                .count() as u64
        });
        let mut choices: Vec<u64> = counts.collect();
        choices.dedup();
        Next {
            kind: kind.to_owned(),
            seats: seats.iter().map(|seat| u64::from(seat.number())).collect(),
            choices,
        }
    }

    fn told(next: &Value) -> Next {
        let seats = next["seats"]
            .as_array()
            .into_iter()
            .flatten()
            .map(|seat| seat.as_u64().unwrap());
        let kind = next
            .get("what")
            .unwrap_or(&next["kind"])
            .as_str()
            .unwrap()
            .to_owned();
        Next {
            kind,
            seats: seats.collect(),
            choices: next["choices"].as_u64().into_iter().collect(),
        }
    }
}

/// What a record has told so far.
pub struct Expected(Digest);

impl Expected {
    /// What holds before the first ply.
    pub fn new(seats: u8, series: bool) -> Expected {
        let nought = || vec![0; usize::from(seats)];
        Expected(Digest {
            rows: vec![(Cards::NONE, None); usize::from(seats)],
            points: if series { nought() } else { Vec::new() },
            game: None,
            strength: nought(),
            owner: BTreeMap::new(),
            pope: None,
            holder: None,
            contested: None,
            hands: nought(),
            battle: None,
            next: Next {
                kind: String::new(),
                seats: Vec::new(),
                choices: Vec::new(),
            },
        })
    }

    /// One more ply is told.
    pub fn follow(&mut self, after: &Value) {
        let text = |value: &Value| value.as_str().map(str::to_owned);
        let list = |value: &Value| {
            value
                .as_array()
                .unwrap()
                .iter()
                .map(|one| one.as_u64().unwrap())
                .collect()
        };
        let now = &mut self.0;
        for (key, value) in after.as_object().unwrap() {
            match key.as_str() {
                "rows" => {
                    for (seat, row) in value.as_object().unwrap() {
                        let (down, open): (Vec<&str>, Vec<&str>) = row
                            .as_array()
                            .unwrap()
                            .iter()
                            .map(|card| card.as_str().unwrap())
                            .partition(|card| card.starts_with('?'));
                        assert!(down.len() < 2, "two face-down cards in a row");
                        let cards = open
                            .into_iter()
                            .map(|card| card.parse::<Card>().unwrap())
                            .collect();
                        let down = down.first().map(|card| card[1..].parse().unwrap());
                        now.rows[seat.parse::<usize>().unwrap()] = (cards, down);
                    }
                }
                "strength" => now.strength = list(value),
                "owner" => {
                    for (region, seat) in value.as_object().unwrap() {
                        match seat.as_u64() {
                            Some(seat) => now.owner.insert(region.clone(), seat),
                            None => now.owner.remove(region),
                        };
                    }
                }
                "pope" => now.pope = text(value),
                "holder" => now.holder = value.as_u64(),
                "contested" => now.contested = text(value),
                "hands" => now.hands = list(value),
                "next" => now.next = Next::told(value),
                "points" => now.points = list(value),
                "battle" | "game" => {}
                other => panic!("the record tells {other:?}, which is not checked"),
            }
        }
    }

    /// What is told after a ply, with what that ply alone tells.
    pub fn digest(&self, after: &Value) -> Digest {
        let battle = after.get("battle").map(|battle| {
            let ended = if battle["ended_by"] == "passes" {
                "passes"
            } else {
                "surrender"
            };
            (battle["region"].as_str().map(str::to_owned), battle["winner"].as_u64(), ended)
        });
        Digest {
            battle,
            game: after.get("game").map(told_game),
            ..self.0.clone()
        }
    }
}
