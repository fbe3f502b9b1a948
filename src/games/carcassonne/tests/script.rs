//! The language of the cases and of the playthrough files: one step after another, each a few
//! words.
//!
//! | step | meaning |
//! |---|---|
//! | `K7 e`, `city ne`, `pass` | who is awaited does this, and it is legal |
//! | `! city ne RULE` | who is awaited may not do this, by that rule |
//! | `draw U V` | the next draws are these tiles |
//! | `? KEY VALUE` | this holds now: see [`Script::expect`] |

use super::super::setup::{FARMS, TWO_TILE_CITY};
use super::super::{Action, Carcassonne, Event, Kind, Phase, Source};
use crate::rules::{Chance, Chosen, Draw, Game, Seat, Seating, State, Turn};

/// A position that steps are played from.
pub struct Script {
    /// The position.
    pub state: State<Carcassonne>,
    /// The events of the last action.
    pub events: Vec<Event>,
    luck: Vec<Draw>,
    plies: u64,
}

impl Script {
    /// The table before the opening.
    pub fn opened(seats: u8, chosen: &Chosen) -> Script {
        let seating = Seating { seats };
        let options =
            Carcassonne::options(chosen, seating).unwrap_or_else(|reason| panic!("{}", reason.rule));
        Script {
            state: Carcassonne::setup(&options, seating),
            events: Vec::new(),
            luck: Vec::new(),
            plies: 0,
        }
    }

    /// The start tile, further tiles (`E M12 s`), followers (`0 on M12 city s`), and what else is
    /// said: `seats 3`, `two-tile-city 4`, `farms first-edition`, `supply 0 7`, `turn 1 E` (seat 1
    /// has drawn that tile), `bag U V` (what is left).
    pub fn given(setup: &str) -> Script {
        let steps: Vec<Vec<&str>> = setup
            .split(';')
            .map(|step| step.split_whitespace().collect())
            .collect();
        let value = |key: &str| steps.iter().find(|step| step[0] == key).map(|step| step[1]);
        let mut chosen = Chosen::default();
        [TWO_TILE_CITY, FARMS].iter().for_each(|option| {
            chosen.set(option.key, value(option.key).unwrap_or(option.values[option.default]))
        });
        let mut script = Script::opened(value("seats").unwrap_or("2").parse().unwrap(), &chosen);
        script.state.public.phase = Phase::Draw(Seat::new(0));
        for step in &steps {
            script.put(step);
        }
        if let Some(bag) = steps.iter().find(|step| step[0] == "bag") {
            let left = |kind: Kind| bag[1..].iter().filter(|one| **one == kind.to_string()).count();
            script.state.public.bag = serde_json::from_value(serde_json::json!(Kind::ALL.map(left))).unwrap();
        }
        script
    }

    fn put(&mut self, step: &[&str]) {
        let public = &mut self.state.public;
        match step {
            ["seats" | "two-tile-city" | "farms" | "bag", ..] => {}
            ["supply", left @ ..] => {
                public.supply = left
                    .iter()
                    .map(|left| left.parse().unwrap())
                    .collect::<Vec<u8>>()
                    .into()
            }
            ["turn", seat, kind] => {
                let (seat, kind) = (Seat::new(seat.parse().unwrap()), kind.parse().unwrap());
                Carcassonne::evolve(&mut self.state, &Event::Drew { seat, kind });
            }
            [seat, "on", cell, spot @ ..] => {
                let (seat, cell) = (Seat::new(seat.parse().unwrap()), cell.parse().unwrap());
                let part = public
                    .board
                    .part_at(cell, spot.join(" ").parse().unwrap())
                    .unwrap_or_else(|| panic!("{step:?}"));
                public.board.place(seat, part);
                public.supply[seat] -= 1;
            }
            [kind, cell, top] => {
                let (kind, cell, top) = (kind.parse().unwrap(), cell.parse().unwrap(), top.parse().unwrap());
                let gap = public
                    .board
                    .frontier()
                    .at(cell)
                    .unwrap_or_else(|| panic!("{step:?} lies nowhere"));
                assert!(gap.takes(super::super::shape::Shape::of(kind, top)), "{step:?} does not fit");
                public.bag.take(kind);
                public.board.lay(kind, cell, top);
            }
            _ => panic!("no such part of a position: {step:?}"),
        }
    }

    /// Plays a whole file: `seats 3`, options, and steps, one a line; `#` begins a comment. The
    /// opening is dealt at the first step that draws nothing.
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
        let mut script = Script::opened(seats, &Chosen::default());
        while let Some(line) = lines.next_if(|line| line.starts_with("first ") || line.starts_with("draw ")) {
            script.step(line);
        }
        script.unfold(Carcassonne::deal);
        lines.for_each(|line| script.step(line));
        script
    }

    /// Plays steps, with `;` between them.
    pub fn steps(mut self, steps: &str) -> Script {
        steps
            .split(';')
            .map(str::trim)
            .filter(|step| !step.is_empty())
            .for_each(|step| self.step(step));
        self
    }

    fn step(&mut self, step: &str) {
        if let Some(seat) = step.strip_prefix("first ") {
            self.luck.push(format!("first-seat {seat}").parse().unwrap());
        } else if let Some(kinds) = step.strip_prefix("draw ") {
            self.luck.extend(
                kinds
                    .split_whitespace()
                    .map(|kind| format!("tile {kind}").parse::<Draw>().unwrap()),
            );
        } else if let Some(expected) = step.strip_prefix("? ") {
            let (key, value) = expected.split_once(' ').unwrap_or((expected, ""));
            self.expect(key, value);
        } else if let Some(refused) = step.strip_prefix("! ") {
            let (action, rule) = refused.rsplit_once(' ').unwrap();
            let reason = self
                .state
                .permit(self.awaited(), action.parse().unwrap())
                .err()
                .map(|reason| reason.rule);
            assert_eq!(reason, Some(rule), "{step}");
        } else {
            let action: Action = step.parse().unwrap_or_else(|error| panic!("{step}: {error}"));
            let seat = self.awaited();
            self.unfold(|state, chance| {
                let legal = state
                    .permit(seat, action)
                    .unwrap_or_else(|reason| panic!("{step}: {}", reason.rule));
                Carcassonne::decide(legal, chance)
            });
        }
    }

    fn unfold(&mut self, decide: impl FnOnce(&State<Carcassonne>, &mut Chance<'static>) -> Vec<Event>) {
        let luck = std::mem::take(&mut self.luck);
        self.plies += 1;
        let scripted = !luck.is_empty();
        let mut chance = if scripted {
            Chance::scripted(luck)
        } else {
            Chance::numbered(self.plies)
        };
        self.events = decide(&self.state, &mut chance);
        assert_eq!(chance.finish().err(), None);
        self.events
            .iter()
            .for_each(|event| Carcassonne::evolve(&mut self.state, event));
    }

    fn awaited(&self) -> Seat {
        self.state.turn().seats().iter().next().unwrap()
    }

    /// `scores`, `supply`: a number a seat. `free`: the parts that may be claimed, with commas.
    /// `lays`: how many placements there are. `paid`: what the last action paid, each with its sum
    /// (`city 2 0 = 4`: tiles, shields). `discarded`: tiles. `lay 1 U`: seat 1 has drawn U. `over`:
    /// the winners.
    pub fn expect(&self, key: &str, value: &str) {
        let public = &self.state.public;
        let found = match key {
            "scores" => public
                .scores
                .values()
                .map(u16::to_string)
                .collect::<Vec<_>>()
                .join(" "),
            "supply" => public
                .supply
                .values()
                .map(u8::to_string)
                .collect::<Vec<_>>()
                .join(" "),
            "free" => {
                let legal = self.state.legal(self.awaited());
                legal
                    .iter()
                    .filter(|action| **action != Action::Pass)
                    .map(Action::to_string)
                    .collect::<Vec<_>>()
                    .join(", ")
            }
            "lays" => self.state.legal(self.awaited()).len().to_string(),
            "paid" => self.events.iter().filter_map(paid).collect::<Vec<_>>().join(", "),
            "discarded" => public
                .discarded
                .iter()
                .map(Kind::to_string)
                .collect::<Vec<_>>()
                .join(" "),
            "lay" => match public.phase {
                Phase::Lay { seat, kind } => format!("{seat} {kind}"),
                ref other => format!("{other:?}"),
            },
            "over" => match self.state.turn() {
                Turn::Over(outcome) => outcome
                    .winners
                    .iter()
                    .map(|seat| seat.to_string())
                    .collect::<Vec<_>>()
                    .join(" "),
                Turn::Awaits(_) => "not yet".to_owned(),
            },
            other => panic!("nothing is known of {other}"),
        };
        assert_eq!(found, value, "{key}");
    }
}

fn paid(event: &Event) -> Option<String> {
    let (Event::Completed { score } | Event::Counted { score }) = event else {
        return None;
    };
    Some(match score.source {
        Source::Road { tiles, .. } => format!("road {tiles} = {}", score.points),
        Source::City { tiles, shields, .. } => format!("city {tiles} {shields} = {}", score.points),
        Source::Cloister { tiles } => format!("cloister {tiles} = {}", score.points),
        Source::Farm { cities } => format!("farm {cities} = {}", score.points),
        Source::Supply { farms } => format!("supply {farms} = {}", score.points),
    })
}
