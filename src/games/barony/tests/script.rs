//! What Barony's cases and playthrough files say in the language of [`crate::games::tests::script`].

use super::super::components::{CITIES, KNIGHTS, STRONGHOLDS, VILLAGES};
use super::super::options::IDLE_ROUNDS;
use super::super::outline::BoardOutline;
use super::super::{Action, Barony, Board, Building, Options, Phase, Space, Terrain};
use crate::games::tests::script::{self, Cases, list, seat};
use crate::rules::{Chosen, Game, Reason, Seat, Seating, State};

/// Cases of Barony.
pub type Script = script::Script<Barony>;

impl Cases for Barony {
    /// Two seats on plains alone, in the first turn, seat 0's, with what is said: `seats 3`,
    /// `first 1`, `turn 1`, `place` (first cities are to be placed), `all lake`, `lake E4 E5` (and
    /// the other terrains), `pawns E4 0 VKK, E5 1 C`, `tokens 0 CC`, `title 0 2`, `founded 0 1`,
    /// `villages 0 3` (in reserve; also `strongholds`, `cities`), `idle-rounds 3`, `idle 4`.
    fn position(setup: &str) -> State<Barony> {
        let steps: Vec<(&str, &str)> = setup
            .split(';')
            .map(|step| step.trim().split_once(' ').unwrap_or((step.trim(), "")))
            .collect();
        let said = |key: &str| {
            steps
                .iter()
                .find(|(said, _)| *said == key)
                .map(|(_, value)| *value)
        };
        let seats = said("seats").map_or(2, |seats| seats.parse().unwrap());
        let idle_rounds = said("idle-rounds").map_or(Some(20), |rounds| rounds.parse().ok());
        let options = Options {
            idle_rounds,
            tiles: None,
        };
        let mut state = Barony::setup(&options, Seating { seats });
        let public = &mut state.public;
        public.board = board(seats, &steps);
        (public.turns, public.placed) = (1, 3 * seats);
        public.first = said("first").map_or(Seat::new(0), seat);
        public.phase = Phase::Turn(said("turn").map_or(Seat::new(0), seat));
        for seat in Seat::all(seats) {
            let camp = *public.board.camp(seat);
            let count = |building| camp.of(building).len() as u8;
            let holding = public.holding_mut(seat);
            holding.knights = KNIGHTS - camp.on_board();
            holding.villages = VILLAGES - count(Building::Village);
            holding.strongholds = STRONGHOLDS - count(Building::Stronghold);
            holding.cities = CITIES - count(Building::City);
        }
        for (key, value) in steps {
            let (head, rest) = value.split_once(' ').unwrap_or((value, ""));
            let number = || rest.parse::<u8>().unwrap();
            match key {
                "tokens" => public.holding_mut(seat(head)).tokens = rest.parse().unwrap(),
                "title" => public.holding_mut(seat(head)).title = number(),
                "founded" => public.holding_mut(seat(head)).founded = number(),
                "villages" => public.holding_mut(seat(head)).villages = number(),
                "strongholds" => public.holding_mut(seat(head)).strongholds = number(),
                "cities" => public.holding_mut(seat(head)).cities = number(),
                "idle" => public.idle = value.parse().unwrap(),
                "place" => (public.turns, public.placed, public.phase) = (0, 0, Phase::Place(public.first)),
                _ => {}
            }
        }
        state
    }

    /// Any number of idle rounds, also those that no table can choose.
    fn chosen(chosen: &Chosen, _: Seating) -> Result<Options, Reason> {
        Ok(Options {
            idle_rounds: chosen.value(&IDLE_ROUNDS).parse().ok(),
            tiles: None,
        })
    }

    /// Of the seat to act: `moves E4 targets`, `builds spaces`, `cities spaces`,
    /// `expeditions number`, `titles payments`; of a seat: `recruits`, `choices`, `reserve`
    /// (knights, villages, strongholds, cities), `removed`, `tokens`, `points`; of all:
    /// `at E4 0:VK`, `phase`, `over HOW winner`, `scores`, `passes`, `placed`, `occupied`.
    fn found(script: &Script, key: &str, value: &[&str]) -> String {
        let public = &script.state.public;
        let head = value.first().copied().unwrap_or_default();
        let held = || public.holding(seat(head));
        match key {
            "moves" => {
                let from: Space = head.parse().unwrap();
                said(
                    head,
                    listed(
                        script,
                        |action| matches!(action, Action::Move(start, _) if *start == from),
                        |action| action.rsplit('-').next(),
                    ),
                )
            }
            "builds" => listed(
                script,
                |action| matches!(action, Action::Build(..)),
                |action| action.split(' ').nth(1),
            ),
            "cities" => {
                listed(script, |action| matches!(action, Action::City(_)), |action| action.split(' ').nth(1))
            }
            "titles" => {
                listed(script, |action| matches!(action, Action::Title(_)), |action| action.split(' ').nth(1))
            }
            "expeditions" => legal(script)
                .iter()
                .filter(|action| matches!(action, Action::Expedition(_)))
                .count()
                .to_string(),
            "recruits" => {
                let recruit = |action| match action {
                    Action::Recruit(city, knights) => Some(format!("{city}:{knights}")),
                    _ => None,
                };
                let recruits = script.state.legal(seat(head)).into_iter().filter_map(recruit);
                format!("{head} {}", list(recruits))
            }
            "choices" => format!("{head} {}", script.state.legal(seat(head)).len()),
            "reserve" => format!(
                "{head} {} {} {} {}",
                held().knights,
                held().villages,
                held().strongholds,
                held().cities
            ),
            "removed" => format!("{head} {}", held().removed),
            "tokens" => format!("{head} {}", held().tokens),
            "points" => format!("{head} {}", held().points()),
            "at" => said(head, pawns(&public.board, head.parse().unwrap())),
            "phase" => phase(&public.phase),
            "over" => script.over(),
            "scores" => list(Barony::scores(public).values()),
            "passes" => public.passes.to_string(),
            "placed" => public.placed.to_string(),
            "occupied" => public.board.occupied().len().to_string(),
            other => panic!("nothing is called {other}"),
        }
    }
}

/// The legal actions of whoever acts.
fn legal(script: &Script) -> Vec<Action> {
    let actor = script.state.public.actor();
    actor.map(|seat| script.state.legal(seat)).unwrap_or_default()
}

/// A part of each legal action of a kind, sorted, each once.
fn listed(
    script: &Script,
    is: impl Fn(&Action) -> bool,
    part: impl for<'a> Fn(&'a str) -> Option<&'a str>,
) -> String {
    let all = legal(script)
        .into_iter()
        .filter(is)
        .map(|action| action.to_string());
    let mut words: Vec<String> = all
        .filter_map(|action| part(&action).map(str::to_owned))
        .collect();
    words.sort();
    words.dedup();
    words.join(" ")
}

fn said(head: &str, rest: String) -> String {
    format!("{head} {rest}")
}

/// A board from the parts of a position that are about it.
fn board(seats: u8, steps: &[(&str, &str)]) -> Board {
    let outline = BoardOutline::of(seats);
    let said = |key: &str| {
        steps
            .iter()
            .find(|(said, _)| *said == key)
            .map_or("", |(_, value)| *value)
    };
    let ground = said("all").parse().unwrap_or(Terrain::Plain);
    let mut letters = vec![ground.letter(); usize::from(outline.size())];
    for terrain in Terrain::ALL {
        for name in said(terrain.id()).split_whitespace() {
            letters[usize::from(outline.place(name.parse().unwrap()).unwrap())] = terrain.letter();
        }
    }
    let pawns: Vec<&str> = said("pawns")
        .split(',')
        .map(str::trim)
        .filter(|pawns| !pawns.is_empty())
        .collect();
    let stored =
        serde_json::json!({ "seats": seats, "terrain": letters.iter().collect::<String>(), "pawns": pawns });
    serde_json::from_value(stored).unwrap()
}

fn pawns(board: &Board, space: Space) -> String {
    let place = board.outline().place(space).unwrap();
    let standing = Seat::all(board.seats())
        .filter(|seat| board.camp(*seat).pawns().has(place))
        .map(|seat| {
            let camp = board.camp(seat);
            let building = camp
                .building(place)
                .map(|building| building.letter().to_string())
                .unwrap_or_default();
            format!("{seat}:{building}{}", "K".repeat(camp.count(place).into()))
        });
    standing.collect::<Vec<_>>().join(" ")
}

fn phase(phase: &Phase) -> String {
    match phase {
        Phase::Lay => "lay".to_owned(),
        Phase::Place(seat) => format!("place {seat}"),
        Phase::Turn(seat) => format!("turn {seat}"),
        Phase::Moving { seat, moved } => format!("moving {seat} {moved}"),
        Phase::Taking { seat, of, .. } => format!("taking {seat} {of}"),
        Phase::Building(seat) => format!("building {seat}"),
        Phase::Finished(seat) => format!("finished {seat}"),
        Phase::Over(_) => "over".to_owned(),
    }
}
