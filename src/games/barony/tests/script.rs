//! The language of the cases and of the playthrough files: one step after another, each a few
//! words.
//!
//! | step | meaning |
//! |---|---|
//! | `1 move E4-E5` | seat 1 does this, and it is legal |
//! | `1 ! move E4-E5 RULE` | seat 1 may not do this, by that rule |
//! | `luck tiles MMM …` | the next action (or the deal) draws this |
//! | `? KEY VALUE` | this holds now: see [`Script::expect`] |

use super::super::components::{CITIES, KNIGHTS, STRONGHOLDS, VILLAGES};
use super::super::outline::Outline;
use super::super::{Action, Barony, Board, Building, Event, Options, Phase, Space, Terrain};
use crate::rules::{Chance, Draw, Game, Seat, Seating, State, Turn};

/// A position that steps are played from.
pub struct Script {
    /// The position.
    pub state: State<Barony>,
    /// The events of the last action.
    pub events: Vec<Event>,
    luck: Vec<Draw>,
}

impl Script {
    /// A table before the draw.
    pub fn opened(seats: u8, idle_rounds: Option<u16>) -> Script {
        let state = Barony::setup(
            &Options {
                idle_rounds,
                tiles: None,
            },
            Seating { seats },
        );
        Script {
            state,
            events: Vec::new(),
            luck: Vec::new(),
        }
    }

    /// Two seats on plains alone, in the first turn, seat 0's, with what is said: `seats 3`,
    /// `first 1`, `turn 1`, `place` (first cities are to be placed), `all lake`, `lake E4 E5` (and
    /// the other terrains), `pawns E4 0 VKK, E5 1 C`, `tokens 0 CC`, `title 0 2`, `founded 0 1`,
    /// `villages 0 3` (in reserve; also `strongholds`, `cities`), `idle-rounds 3`, `idle 4`.
    pub fn given(setup: &str) -> Script {
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
        let mut script = Script::opened(seats, idle_rounds);
        let public = &mut script.state.public;
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
        script
    }

    /// Plays a whole file: `seats 3`, `idle-rounds 12`, and steps, one a line; `#` begins a
    /// comment. The opening is drawn at the first action.
    pub fn file(text: &str) -> Script {
        let mut lines = text
            .lines()
            .map(|line| line.split('#').next().unwrap_or_default().trim())
            .filter(|line| !line.is_empty())
            .peekable();
        let seats = lines
            .next()
            .and_then(|line| line.strip_prefix("seats "))
            .unwrap()
            .parse()
            .unwrap();
        let idle_rounds = lines
            .next()
            .and_then(|line| line.strip_prefix("idle-rounds "))
            .unwrap()
            .parse()
            .ok();
        let mut script = Script::opened(seats, idle_rounds);
        let mut dealt = false;
        for line in lines {
            if !dealt && !line.starts_with("luck ") {
                dealt = true;
                let mut chance = Chance::scripted(std::mem::take(&mut script.luck));
                script.events = Barony::deal(&script.state, &mut chance);
                assert_eq!(chance.finish().err(), None);
                script.fold();
            }
            script.step(line);
        }
        script
    }

    /// Plays steps, `;` between them.
    pub fn steps(mut self, steps: &str) -> Script {
        steps
            .split(';')
            .map(str::trim)
            .filter(|step| !step.is_empty())
            .for_each(|step| self.step(step));
        self
    }

    fn step(&mut self, step: &str) {
        let (first, rest) = step.split_once(' ').unwrap_or_else(|| panic!("no step: {step}"));
        match (first, rest.split_once(' ')) {
            ("luck", _) => self.luck.push(rest.parse().unwrap()),
            ("?", Some((key, value))) => self.expect(key, value.trim()),
            ("?", None) => self.expect(rest, ""),
            (who, Some(("!", rest))) => {
                let (notation, rule) = rest.rsplit_once(' ').unwrap();
                let refused = self.state.permit(seat(who), notation.parse().unwrap()).err();
                assert_eq!(refused.map(|reason| reason.rule), Some(rule), "{step}");
            }
            (who, _) => self.act(seat(who), rest),
        }
    }

    fn act(&mut self, seat: Seat, notation: &str) {
        let action: Action = notation
            .parse()
            .unwrap_or_else(|error| panic!("{notation}: {error}"));
        assert_eq!(action.to_string(), notation, "the notation is not the canonical one");
        let legal = self
            .state
            .permit(seat, action)
            .unwrap_or_else(|reason| panic!("{seat} {notation}: {}", reason.rule));
        if self.luck.is_empty() {
            self.events = Barony::decide(legal, &mut Chance::numbered(1));
        } else {
            let mut chance = Chance::scripted(std::mem::take(&mut self.luck));
            self.events = Barony::decide(legal, &mut chance);
            assert_eq!(chance.finish().err(), None, "the luck of {seat} {notation}");
        }
        self.fold();
    }

    fn fold(&mut self) {
        self.events
            .iter()
            .for_each(|event| Barony::evolve(&mut self.state, event));
    }

    /// Compares what a key names with a value.
    ///
    /// Of the seat to act: `moves E4 targets`, `builds spaces`, `cities spaces`,
    /// `expeditions number`, `titles payments`; of a seat: `recruits`, `choices`, `reserve`
    /// (knights, villages, strongholds, cities), `removed`, `tokens`, `points`; of all:
    /// `at E4 0:VK`, `phase`, `over HOW winner`, `scores`, `passes`, `placed`, `occupied`.
    fn expect(&self, key: &str, value: &str) {
        let public = &self.state.public;
        let (head, _) = value.split_once(' ').unwrap_or((value, ""));
        let held = || public.holding(seat(head));
        let found = match key {
            "moves" => {
                let from: Space = head.parse().unwrap();
                said(
                    head,
                    self.listed(
                        |action| matches!(action, Action::Move(start, _) if *start == from),
                        |action| action.rsplit('-').next(),
                    ),
                )
            }
            "builds" => {
                self.listed(|action| matches!(action, Action::Build(..)), |action| action.split(' ').nth(1))
            }
            "cities" => {
                self.listed(|action| matches!(action, Action::City(_)), |action| action.split(' ').nth(1))
            }
            "titles" => {
                self.listed(|action| matches!(action, Action::Title(_)), |action| action.split(' ').nth(1))
            }
            "expeditions" => self
                .list()
                .iter()
                .filter(|action| matches!(action, Action::Expedition(_)))
                .count()
                .to_string(),
            "recruits" => {
                let mut words = vec![head.to_owned()];
                words.extend(
                    self.state
                        .legal(seat(head))
                        .iter()
                        .filter_map(|action| match action {
                            Action::Recruit(city, knights) => Some(format!("{city}:{knights}")),
                            _ => None,
                        }),
                );
                words.join(" ")
            }
            "choices" => format!("{head} {}", self.state.legal(seat(head)).len()),
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
            "over" => match self.state.turn() {
                Turn::Over(outcome) => format!("{} {}", outcome.how, outcome.winners.iter().next().unwrap()),
                Turn::Awaits(_) => "no".to_owned(),
            },
            "scores" => Barony::scores(public)
                .values()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
                .join(" "),
            "passes" => public.passes.to_string(),
            "placed" => public.placed.to_string(),
            "occupied" => public.board.occupied().len().to_string(),
            other => panic!("nothing is called {other}"),
        };
        assert_eq!(found, value, "{key}");
    }

    fn list(&self) -> Vec<Action> {
        self.state
            .public
            .actor()
            .map(|seat| self.state.legal(seat))
            .unwrap_or_default()
    }

    /// A part of each legal action of a kind, sorted, each once.
    fn listed(
        &self,
        is: impl Fn(&Action) -> bool,
        part: impl for<'a> Fn(&'a str) -> Option<&'a str>,
    ) -> String {
        let all = self
            .list()
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
}

fn said(head: &str, rest: String) -> String {
    if rest.is_empty() {
        head.to_owned()
    } else {
        format!("{head} {rest}")
    }
}

fn seat(text: &str) -> Seat {
    Seat::new(text.parse().unwrap())
}

/// A board from the parts of a position that are about it.
fn board(seats: u8, steps: &[(&str, &str)]) -> Board {
    let outline = Outline::of(seats);
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
