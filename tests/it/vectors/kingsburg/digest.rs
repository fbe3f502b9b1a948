//! What an onlooker could check after a ply, told by a record and seen in a position.

use serde_json::Value;
use std::collections::BTreeSet;
use tavolo::games::kingsburg::{Action, BattleResult, Event, Kingsburg, Phase, offers};
use tavolo::rules::{Seat, State, Viewer};

/// What an onlooker could check.
#[derive(Clone, Debug, PartialEq)]
pub struct Digest {
    phase: Option<(u64, u64)>,
    track: Vec<u64>,
    envoy: Option<u64>,
    knows: Vec<u64>,
    seats: Vec<Holding>,
}

/// What a seat has.
#[derive(Clone, Debug, Default, PartialEq)]
struct Holding {
    vp: i64,
    goods: [u64; 3],
    plus2: u64,
    soldiers: u64,
    buildings: Vec<String>,
}

impl Digest {
    /// What is seen in a position.
    pub fn of(state: &State<Kingsburg>) -> Digest {
        let public = state.view(Viewer::Spectator).public();
        let over = matches!(public.phase, Phase::Over(_));
        let number = |seat: &Seat| u64::from(seat.number());
        let seats = public.provinces.values().map(|province| Holding {
            vp: province.points.into(),
            goods: [province.goods.gold, province.goods.wood, province.goods.stone].map(u64::from),
            plus2: province.tokens.into(),
            soldiers: province.soldiers.into(),
            buildings: province
                .buildings
                .iter()
                .map(|one| format!("{}{}", one.row() + 1, one.column() + 1))
                .collect(),
        });
        Digest {
            phase: (!over).then_some((public.year.into(), public.step.number().into())),
            track: public.track.iter().map(number).collect(),
            envoy: public.envoy.as_ref().map(number),
            knows: public.knows.iter().map(|seat| number(&seat)).collect(),
            seats: seats.collect(),
        }
    }
}

/// What a record has told so far.
pub struct Expected(Digest);

impl Expected {
    /// What holds before the first ply.
    pub fn new(seats: u8) -> Expected {
        let seats = vec![Holding::default(); usize::from(seats)];
        Expected(Digest {
            phase: Some((1, 1)),
            track: Vec::new(),
            envoy: None,
            knows: Vec::new(),
            seats,
        })
    }

    /// One more ply is told.
    pub fn follow(&mut self, after: &Value) {
        let now = &mut self.0;
        for (key, value) in after.as_object().unwrap() {
            match key.as_str() {
                "phase" => now.phase = Some((value[0].as_u64().unwrap(), value[1].as_u64().unwrap())),
                "track" => now.track = numbers(value),
                "envoy" => now.envoy = value.as_u64(),
                "knows" => now.knows = numbers(value),
                "seats" => {
                    for (seat, holding) in value.as_object().unwrap() {
                        now.seats[seat.parse::<usize>().unwrap()].follow(holding);
                    }
                }
                "next" if value == "over" => now.phase = None,
                "next" | "open" | "battle" => {}
                other => panic!("the record tells {other:?}, which is not checked"),
            }
        }
    }

    /// What has been told.
    pub fn digest(&self) -> Digest {
        self.0.clone()
    }
}

impl Holding {
    fn follow(&mut self, told: &Value) {
        for (key, value) in told.as_object().unwrap() {
            match key.as_str() {
                "vp" => self.vp = value.as_i64().unwrap(),
                "goods" => self.goods.copy_from_slice(&numbers(value)),
                "plus2" => self.plus2 = value.as_u64().unwrap(),
                "soldiers" => self.soldiers = value.as_u64().unwrap(),
                "buildings" => {
                    self.buildings = value
                        .as_array()
                        .unwrap()
                        .iter()
                        .map(|code| code.as_str().unwrap().to_owned())
                        .collect()
                }
                other => panic!("the record tells {other:?} of a seat, which is not checked"),
            }
        }
    }
}

fn numbers(list: &Value) -> Vec<u64> {
    list.as_array()
        .unwrap()
        .iter()
        .map(|one| one.as_u64().unwrap())
        .collect()
}

/// Checks a battle that the record tells of against the one that was fought.
pub fn check_battle(after: &Value, events: &[Event], place: &str) {
    let Some(told) = after.get("battle") else { return };
    let fought = events.iter().find_map(|event| {
        if let Event::Fought { battle } = event {
            Some(battle)
        } else {
            None
        }
    });
    let battle = fought.unwrap_or_else(|| panic!("no battle was fought: {place}"));
    assert_eq!(battle.enemy.id().replace('-', "_"), told["enemy"], "{place}");
    assert_eq!(
        battle
            .strengths
            .values()
            .map(|one| u64::from(one.help))
            .collect::<Vec<_>>(),
        numbers(&told["help"]),
        "{place}"
    );
    let values: Vec<i64> = told["values"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one.as_i64().unwrap())
        .collect();
    assert_eq!(
        battle
            .strengths
            .values()
            .map(|one| i64::from(one.total()))
            .collect::<Vec<_>>(),
        values,
        "{place}"
    );
    let verdict = |verdict: &BattleResult| match verdict {
        BattleResult::Win => "win",
        BattleResult::Draw => "draw",
        BattleResult::Loss => "loss",
    };
    let results: Vec<&str> = told["results"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one.as_str().unwrap())
        .collect();
    assert_eq!(battle.verdicts.values().map(verdict).collect::<Vec<_>>(), results, "{place}");
    assert_eq!(
        battle
            .strongest
            .iter()
            .map(|seat| u64::from(seat.number()))
            .collect::<Vec<_>>(),
        numbers(&told["bonus"]),
        "{place}"
    );
}

/// Checks who is asked what, and how many answers there are.
pub fn check_next(state: &State<Kingsburg>, next: &Value, place: &str) {
    let public = &state.public;
    let Some(kind) = next.get("kind") else {
        assert!(next == "over" && matches!(public.phase, Phase::Over(_)), "{place}");
        return;
    };
    let seat = Seat::new(u8::try_from(next["seat"].as_u64().unwrap()).unwrap());
    let asked = match public.phase {
        Phase::Aid(_) => "aid",
        Phase::Reroll(_) => "reroll",
        Phase::Influence(_) => "influence",
        Phase::Gift(..) => "gift",
        Phase::Build(_) => "build",
        Phase::BuildAgain(_) => "build_again",
        Phase::TownHall(_) => "town_hall",
        Phase::Recruit(_) => "recruit",
        Phase::Troop(_) => "troop",
        Phase::Aftermath { losses, .. } if losses.has(seat) => "lose",
        Phase::Aftermath { .. } => "spoils",
        Phase::Setting | Phase::Over(_) => "nothing",
    };
    assert_eq!(kind, asked, "{place}");
    let awaited: BTreeSet<u64> = state
        .turn()
        .seats()
        .iter()
        .map(|seat| u64::from(seat.number()))
        .collect();
    // After a battle a record asks for spoils and losses in two lists; here all who choose are
    // awaited at once.
    let told: BTreeSet<u64> = next
        .get("awaits")
        .map_or_else(|| vec![seat.number().into()], numbers)
        .into_iter()
        .collect();
    let aftermath = matches!(public.phase, Phase::Aftermath { .. });
    assert!(
        if aftermath {
            told.is_subset(&awaited)
        } else {
            told == awaited
        },
        "{awaited:?} are awaited: {place}"
    );
    let legal = state.legal(seat);
    if let Some(count) = next.get("n") {
        assert_eq!(Some(legal.len() as u64), count.as_u64(), "{legal:?}: {place}");
    }
    if let Some(most) = next.get("max") {
        let price = public.provinces[seat].soldier_price();
        let recruits = legal.iter().filter_map(|action| {
            if let Action::Recruit(paid) = action {
                Some(paid.total() / price)
            } else {
                None
            }
        });
        assert_eq!(recruits.max().map(u64::from), most.as_u64(), "{place}");
    }
    if let Phase::Gift(_, advisor) = public.phase {
        assert_eq!(Some(u64::from(advisor.number())), next["advisor"].as_u64(), "{place}");
    }
    if let (Some(free), Some(taken)) = (next.get("free"), next.get("taken")) {
        let reached = offers::reach(public, seat);
        let list = |advisors: tavolo::games::kingsburg::Advisors| {
            advisors
                .iter()
                .map(|one| u64::from(one.number()))
                .collect::<Vec<_>>()
        };
        assert_eq!((list(reached.0), list(reached.1)), (numbers(free), numbers(taken)), "{place}");
    }
}
