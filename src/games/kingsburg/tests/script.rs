//! What Kingsburg's cases and playthrough files say in the language of [`crate::games::tests::script`]. Dice
//! that no `luck` tells are ones, an enemy the first of its year.

use super::super::*;
use crate::games::tests::script::{self, Cases, list, number, or_none, seat, statements};
use crate::rules::{Seat, Seats};

/// Cases of Kingsburg.
pub type Script = script::Script<Kingsburg>;

impl Cases for Kingsburg {
    /// A position of two seats in the first spring, changed by statements: `seats 3`, `dm`,
    /// `demons building`, `year 2`, `step summer`, `track 2 0 1`, `envoy 1`, `aided 0`,
    /// `enemy y1-orcs-3`, `blocked 8 7`, `phase build 0`, and of a seat `0 has statue chapel` (with
    /// all to the left of them), `0 goods gold 2`, `0 points 3`, `0 tokens 1`, `0 soldiers 2`,
    /// `0 dice 5 5 w1`, `0 at 7 5 2`, `0 troops 0 1`, `0 passed`.
    fn position(setup: &str) -> State<Kingsburg> {
        let statements = statements(setup);
        let said = statements.iter().find(|words| words[0] == "seats");
        let seats = said.map_or(2, |words| number(words[1]));
        let options = Options {
            dm: false,
            other_demons: false,
        };
        let mut state = Kingsburg::setup(&options, Seating { seats });
        state.public.year = 1;
        state.public.step = YearPhase::Spring;
        statements.iter().for_each(|words| state_that(&mut state, words));
        state
    }

    /// Of each seat: `points`, `tokens`, `soldiers`, `buildings` (how many), `values` and `verdicts` of
    /// the last battle; of one seat: `goods 0 gold 2`, `has`, `dice`, `rolled`, `seen`, `legal`,
    /// `choices`; of all: `phase`, `step`, `year`, `track`, `envoy`, `aided`, `knows`, `blocked`,
    /// `fought`, `strongest`.
    fn found(script: &Script, key: &str, value: &[&str]) -> String {
        let public = &script.state.public;
        let head = value.first().copied().unwrap_or_default();
        let of = |found: String| format!("{head} {found}");
        let province = || &public.provinces[seat(head)];
        match key {
            "phase" => told(&public.phase),
            "points" => list(public.provinces.values().map(|one| one.points)),
            "tokens" => list(public.provinces.values().map(|one| one.tokens)),
            "soldiers" => list(public.provinces.values().map(|one| one.soldiers)),
            "buildings" => list(public.provinces.values().map(|one| one.buildings.count())),
            "goods" => of(province().goods.to_string()),
            "has" => of(list(province().buildings.iter())),
            "dice" => of(alone(province().dice)),
            "rolled" => of(list(province().rolled.0)),
            "track" => list(&public.track),
            "step" => public.step.id().to_owned(),
            "year" => public.year.to_string(),
            "envoy" => or_none(public.envoy),
            "aided" => or_none(public.aided),
            "knows" => list(public.knows.iter()),
            "seen" => of(or_none(script.state.private[seat(head)].seen)),
            "blocked" => list(public.court.blocked.iter()),
            "values" => battle(script, |battle| list(battle.strengths.values().map(|one| one.total()))),
            "verdicts" => {
                let word = |verdict: &BattleResult| format!("{verdict:?}").to_lowercase();
                battle(script, |battle| list(battle.verdicts.values().map(word)))
            }
            "fought" => battle(script, |battle| battle.enemy.to_string()),
            "strongest" => battle(script, |battle| list(battle.strongest.iter())),
            "choices" => of(script.state.legal(seat(head)).len().to_string()),
            "legal" => of(script.legal(seat(head))),
            other => panic!("{other} cannot be expected"),
        }
    }

    fn untold(state: &State<Kingsburg>, label: &str) -> Option<String> {
        let first = || Enemy::of_year(state.public.year).next().unwrap();
        Some(if label == "enemy" {
            first().to_string()
        } else {
            "1".to_owned()
        })
    }
}

fn seats(words: &[&str]) -> Seats {
    words.iter().map(|word| seat(word)).collect()
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

/// Dice with nothing added to them.
fn alone(dice: Dice) -> String {
    let payment = Payment {
        dice,
        token: false,
        market: 0,
    };
    payment.to_string()
}

fn battle(script: &Script, told: impl Fn(&Battle) -> String) -> String {
    script.state.public.battle.as_ref().map(told).unwrap_or_default()
}

fn state_that(state: &mut State<Kingsburg>, words: &[&str]) {
    let public = &mut state.public;
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
            let all = [
                YearPhase::Aid,
                YearPhase::Spring,
                YearPhase::Summer,
                YearPhase::Autumn,
                YearPhase::Recruiting,
                YearPhase::Winter,
            ];
            public.step = all.into_iter().find(|one| one.id() == *step).unwrap();
        }
        ["track", rest @ ..] => public.track = rest.iter().map(|word| seat(word)).collect(),
        ["envoy", one] => public.envoy = Some(seat(one)),
        ["aided", one] => public.aided = Some(seat(one)),
        ["enemy", one] => state.secret.enemy = Some(one.parse().unwrap()),
        ["blocked", rest @ ..] => {
            public.court.blocked = rest.iter().map(|word| word.parse::<Advisor>().unwrap()).collect()
        }
        ["phase", rest @ ..] => {
            public.phase = phase(rest);
            if let Phase::Aid(_) = public.phase {
                public.step = YearPhase::Aid;
            }
        }
        [one, rest @ ..] => seat_that(public, seat(one), rest),
        [] => {}
    }
}

fn seat_that(public: &mut Public, seat: Seat, words: &[&str]) {
    let province = &mut public.provinces[seat];
    match words {
        ["has", rest @ ..] => {
            for building in rest {
                let building: Building = building.parse().unwrap();
                for column in 0..=building.column() {
                    let one = Building::at(building.row(), column).unwrap();
                    if !province.has(one) {
                        province.buildings = province.buildings.with(one).unwrap();
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
                    None => province.troops = province.troops_without(troop).unwrap(),
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
