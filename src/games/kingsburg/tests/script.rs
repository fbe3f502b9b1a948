//! Positions, steps and expectations in a few words, for one-line cases and whole-game files.
//!
//! A position is a list of statements with `;` between them: `seats 3`, `dm`, `demons building`,
//! `year 2`, `step summer`, `track 2 0 1`, `envoy 1`, `aided 0`, `enemy y1-orcs-3`, `blocked 8 7`,
//! `phase build 0`, and of a seat `0 has statue chapel` (with all to the left of them),
//! `0 goods gold 2`, `0 points 3`, `0 tokens 1`, `0 soldiers 2`, `0 dice 5 5 w1`, `0 at 7 5 2`,
//! `0 troops 0 1`. Steps: `luck LABEL ITEMS` for the next action, `0 build statue`,
//! `0 ! build church building-order` for a refusal, `? points 1 2` and the like for what must hold.
//! Dice that no `luck` tells are ones, an enemy the first of its year.

use super::super::*;
use crate::rules::{Chance, Draw, Seat, Seats};

pub struct Script {
    pub state: State<Kingsburg>,
    /// What the last action brought about.
    pub events: Vec<Event>,
    luck: Vec<Draw>,
}

fn number<T: TryFrom<i64>>(word: &str) -> T {
    word.parse::<i64>()
        .ok()
        .and_then(|number| T::try_from(number).ok())
        .unwrap_or_else(|| panic!("{word} is no number here"))
}

fn seat(word: &str) -> Seat {
    Seat::new(number(word))
}

fn seats(words: &[&str]) -> Seats {
    words.iter().map(|word| seat(word)).collect()
}

fn words(statement: &str) -> Vec<&str> {
    statement.split_whitespace().collect()
}

fn payment(words: &[&str]) -> Payment {
    match format!("take 1 {}", words.join(" ")).parse() {
        Ok(Action::Take { payment, .. }) => payment,
        _ => panic!("{words:?} is no group of dice"),
    }
}

/// The text of a phase: `build 0`, `aid 0 1`, `aftermath 1 / 0 2`.
fn told(phase: &Phase) -> String {
    let list = |seats: &Seats| seats.iter().map(|seat| format!(" {seat}")).collect::<String>();
    match phase {
        Phase::Setting => "setting".to_owned(),
        Phase::Aid(seats) => format!("aid{}", list(seats)),
        Phase::Reroll(seat) => format!("reroll {seat}"),
        Phase::Influence(seat) => format!("influence {seat}"),
        Phase::Gift(seat, advisor) => format!("gift {seat} {advisor}"),
        Phase::Build(seat) => format!("build {seat}"),
        Phase::BuildAgain(seat) => format!("again {seat}"),
        Phase::TownHall(seats) => format!("hall{}", list(seats)),
        Phase::Recruit(seat) => format!("recruit {seat}"),
        Phase::Troop(seats) => format!("troop{}", list(seats)),
        Phase::Aftermath { spoils, losses } => format!("aftermath{} /{}", list(spoils), list(losses)),
        Phase::Over(outcome) => format!("over {}{}", outcome.how, list(&outcome.winners)),
    }
}

fn phase(words: &[&str]) -> Phase {
    match words {
        ["aid", rest @ ..] => Phase::Aid(seats(rest)),
        ["reroll", one] => Phase::Reroll(seat(one)),
        ["influence", one] => Phase::Influence(seat(one)),
        ["gift", one, advisor] => Phase::Gift(seat(one), advisor.parse().unwrap()),
        ["build", one] => Phase::Build(seat(one)),
        ["again", one] => Phase::BuildAgain(seat(one)),
        ["hall", rest @ ..] => Phase::TownHall(seats(rest)),
        ["recruit", one] => Phase::Recruit(seat(one)),
        ["troop", rest @ ..] => Phase::Troop(seats(rest)),
        _ => panic!("{words:?} is no phase here"),
    }
}

impl Script {
    /// A position of two seats in the first spring, changed by statements.
    pub fn given(position: &str) -> Script {
        let statements: Vec<Vec<&str>> = position
            .split(';')
            .map(words)
            .filter(|words| !words.is_empty())
            .collect();
        let count = statements
            .iter()
            .find(|words| words[0] == "seats")
            .map_or(2, |words| number(words[1]));
        let seating = Seating { seats: count };
        let mut state = Kingsburg::setup(
            &Options {
                dm: false,
                other_demons: false,
            },
            seating,
        );
        state.public.year = 1;
        state.public.step = Step::Spring;
        let mut script = Script {
            state,
            events: Vec::new(),
            luck: Vec::new(),
        };
        statements.iter().for_each(|words| script.state_that(words));
        script
    }

    fn state_that(&mut self, words: &[&str]) {
        let public = &mut self.state.public;
        match words {
            ["seats", _] => {}
            ["dm"] => public.options.dm = true,
            ["demons", "building"] => public.options.other_demons = true,
            ["year", year] => {
                public.year = number(year);
                public.faced = (1..public.year)
                    .map(|year| Enemy::of_year(year).next().unwrap())
                    .collect();
            }
            ["step", step] => {
                let all =
                    [Step::Aid, Step::Spring, Step::Summer, Step::Autumn, Step::Recruiting, Step::Winter];
                public.step = all.into_iter().find(|one| one.id() == *step).unwrap();
            }
            ["track", rest @ ..] => public.track = rest.iter().map(|word| seat(word)).collect(),
            ["envoy", one] => public.envoy = Some(seat(one)),
            ["aided", one] => public.aided = Some(seat(one)),
            ["enemy", one] => self.state.secret.enemy = Some(one.parse().unwrap()),
            ["blocked", rest @ ..] => {
                public.court.blocked = rest.iter().map(|word| word.parse::<Advisor>().unwrap()).collect()
            }
            ["phase", rest @ ..] => public.phase = phase(rest),
            [one, rest @ ..] => self.seat_that(seat(one), rest),
            [] => {}
        }
    }

    fn seat_that(&mut self, seat: Seat, words: &[&str]) {
        let public = &mut self.state.public;
        let province = &mut public.provinces[seat];
        match words {
            ["has", rest @ ..] => {
                for building in rest {
                    let building: Building = building.parse().unwrap();
                    for column in 0..=building.column() {
                        let one = Building::at(building.row(), column).unwrap();
                        if !province.has(one) {
                            province.buildings.add(one);
                        }
                    }
                }
            }
            ["goods", rest @ ..] => province.goods = Goods::read(rest).unwrap(),
            ["points", points] => province.points = number(points),
            ["tokens", tokens] => province.tokens = number(tokens),
            ["soldiers", soldiers] => province.soldiers = number(soldiers),
            ["dice", rest @ ..] => province.dice = payment(rest).dice,
            ["passed"] => province.done.passed = true,
            ["troops", rest @ ..] => {
                province.troops = (1 << components::TROOPS.len()) - 1;
                let keep: Vec<u8> = rest.iter().map(|word| number(word)).collect();
                let mut left = keep.clone();
                for troop in components::TROOPS {
                    match left.iter().position(|one| *one == troop) {
                        Some(at) => drop(left.remove(at)),
                        None => province.spend_troop(troop),
                    }
                }
            }
            ["at", advisor, rest @ ..] => {
                let claim = Claim {
                    seat,
                    advisor: advisor.parse().unwrap(),
                    payment: payment(rest),
                    envoy: false,
                    given: false,
                };
                public.court.claims.push(claim);
            }
            _ => panic!("{words:?} says nothing of a seat"),
        }
    }

    /// Takes steps, with `;` or a new line between them.
    pub fn steps(mut self, steps: &str) -> Script {
        for step in steps
            .split([';', '\n'])
            .map(str::trim)
            .filter(|step| !step.is_empty() && !step.starts_with('#'))
        {
            self.step(step);
        }
        assert!(self.luck.is_empty(), "luck is left: {:?}", self.luck);
        self
    }

    /// Plays a file: `seats N` and options in its first line, the opening, then steps.
    pub fn file(text: &str) -> Script {
        let (head, rest) = text.split_once("\n\n").unwrap();
        let mut setting = head.lines().filter(|line| !line.starts_with('#')).flat_map(words);
        let mut chosen = Chosen::default();
        let mut count = 2;
        while let (Some(key), Some(value)) = (setting.next(), setting.next()) {
            match key {
                "seats" => count = number(value),
                key => chosen.set(key, value),
            }
        }
        let seating = Seating { seats: count };
        let options = Kingsburg::options(&chosen, seating).unwrap_or_else(|reason| panic!("{}", reason.rule));
        let state = Kingsburg::setup(&options, seating);
        Script {
            state,
            events: Vec::new(),
            luck: Vec::new(),
        }
        .steps(rest)
    }

    fn step(&mut self, step: &str) {
        match words(step)[..] {
            ["luck", ref draw @ ..] => self.luck.push(draw.join(" ").parse().unwrap()),
            ["deal"] => self.unfold(step, Kingsburg::deal),
            ["?", what, ref rest @ ..] => self.expect(step, what, rest),
            [one, "!", ref action @ .., rule] => {
                let action = action
                    .join(" ")
                    .parse()
                    .unwrap_or_else(|_| panic!("{step}: no notation"));
                let refused = self
                    .state
                    .permit(seat(one), action)
                    .err()
                    .map(|reason| reason.rule);
                assert_eq!(refused, Some(rule), "{step}");
            }
            [one, ref action @ ..] => {
                let action: Action = action
                    .join(" ")
                    .parse()
                    .unwrap_or_else(|_| panic!("{step}: no notation"));
                let seat = seat(one);
                self.unfold(step, |state, chance| {
                    let legal = state
                        .permit(seat, action)
                        .unwrap_or_else(|reason| panic!("{step}: {}", reason.rule));
                    Kingsburg::decide(legal, chance)
                });
            }
            [] => {}
        }
    }

    /// Unfolds with the luck told so far; what is asked beyond it is made up.
    fn unfold(&mut self, step: &str, decide: impl Fn(&State<Kingsburg>, &mut Chance<'_>) -> Vec<Event>) {
        loop {
            let mut chance = Chance::scripted(self.luck.clone());
            let events = decide(&self.state, &mut chance);
            match chance.finish() {
                Ok(_) => {
                    events
                        .iter()
                        .for_each(|event| Kingsburg::evolve(&mut self.state, event));
                    self.luck.clear();
                    self.events = events;
                    return;
                }
                Err(mismatch) => {
                    assert_eq!(
                        mismatch.scripted, None,
                        "{step}: the luck does not fit what is drawn: {}",
                        mismatch.asked
                    );
                    let (label, count) = mismatch.asked.split_once(" x").unwrap();
                    let card = Enemy::of_year(self.state.public.year).next().unwrap().to_string();
                    let item = if label == "enemy" { card } else { "1".to_owned() };
                    self.luck.push(Draw {
                        label: label.to_owned(),
                        items: vec![item; number(count)],
                    });
                }
            }
        }
    }

    fn expect(&self, step: &str, what: &str, rest: &[&str]) {
        let public = &self.state.public;
        let each =
            |told: &dyn Fn(Seat) -> String| Seat::all(public.seats()).map(told).collect::<Vec<_>>().join(" ");
        let list = |seats: Seats| {
            seats
                .iter()
                .map(|seat| seat.to_string())
                .collect::<Vec<_>>()
                .join(" ")
        };
        let of = |place: usize| &public.provinces[seat(rest[place])];
        let (found, wanted) = match what {
            "phase" => (told(&public.phase), rest.join(" ")),
            "points" => (each(&|seat| public.provinces[seat].points.to_string()), rest.join(" ")),
            "tokens" => (each(&|seat| public.provinces[seat].tokens.to_string()), rest.join(" ")),
            "soldiers" => (each(&|seat| public.provinces[seat].soldiers.to_string()), rest.join(" ")),
            "buildings" => {
                (each(&|seat| public.provinces[seat].buildings.count().to_string()), rest.join(" "))
            }
            "goods" => (of(0).goods.to_string(), rest[1..].join(" ")),
            "has" => {
                let ids: Vec<&str> = of(0).buildings.iter().map(Building::id).collect();
                (ids.join(" "), rest[1..].join(" "))
            }
            "dice" => {
                let dice = of(0).dice;
                (
                    Payment {
                        dice,
                        token: false,
                        market: 0,
                    }
                    .to_string(),
                    rest[1..].join(" "),
                )
            }
            "rolled" => (of(0).rolled.0.map(|times| times.to_string()).join(" "), rest[1..].join(" ")),
            "track" => (
                public
                    .track
                    .iter()
                    .map(ToString::to_string)
                    .collect::<Vec<_>>()
                    .join(" "),
                rest.join(" "),
            ),
            "step" => (public.step.id().to_owned(), rest.join(" ")),
            "year" => (public.year.to_string(), rest.join(" ")),
            "envoy" => (
                public
                    .envoy
                    .map_or_else(|| "-".to_owned(), |seat| seat.to_string()),
                rest.join(" "),
            ),
            "aided" => (
                public
                    .aided
                    .map_or_else(|| "-".to_owned(), |seat| seat.to_string()),
                rest.join(" "),
            ),
            "knows" => (list(public.knows), rest.join(" ")),
            "seen" => {
                let seen = self.state.private[seat(rest[0])].seen;
                (seen.map_or_else(|| "-".to_owned(), |enemy| enemy.to_string()), rest[1..].join(" "))
            }
            "blocked" => (
                public
                    .court
                    .blocked
                    .iter()
                    .map(|one| one.to_string())
                    .collect::<Vec<_>>()
                    .join(" "),
                rest.join(" "),
            ),
            "values" => (
                self.battle(|battle| each(&|seat| battle.strengths[seat].total().to_string())),
                rest.join(" "),
            ),
            "verdicts" => {
                let word = |verdict: Verdict| format!("{verdict:?}").to_lowercase();
                (self.battle(|battle| each(&|seat| word(battle.verdicts[seat]))), rest.join(" "))
            }
            "fought" => (self.battle(|battle| battle.enemy.to_string()), rest.join(" ")),
            "strongest" => (self.battle(|battle| list(battle.strongest)), rest.join(" ")),
            "choices" => (self.state.legal(seat(rest[0])).len().to_string(), rest[1..].join(" ")),
            "legal" => {
                let legal: Vec<String> = self
                    .state
                    .legal(seat(rest[0]))
                    .iter()
                    .map(ToString::to_string)
                    .collect();
                (legal.join(", "), rest[1..].join(" "))
            }
            other => panic!("{other} cannot be expected"),
        };
        assert_eq!(found, wanted, "{step}");
    }

    fn battle(&self, told: impl Fn(&Battle) -> String) -> String {
        self.state.public.battle.as_ref().map(told).unwrap_or_default()
    }
}
