//! People who play plainly, and plan or do not. They see what a table shows them: what they may do,
//! and what their panel lets them plan.

use super::dice::Dice;
use tavolo::portray::{Control, Intent};
use tavolo::table::{TableView, UserId};

/// What somebody plans.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Habit {
    /// Nothing.
    ByHand,
    /// Kingsburg: in a season, every advisor within reach one by one, the building, the gifts and the
    /// pass, as it could be planned before there was more.
    Season,
    /// Whatever one tap plans: in Kingsburg the highest advisors, the building and what always
    /// holds; in Condottiere every other time a pass, unless somebody exceeds a number.
    Presets,
}

impl Habit {
    /// Those that there are in a game.
    pub fn of(game: &str) -> &'static [Habit] {
        match game {
            "kingsburg" => &[Habit::ByHand, Habit::Season, Habit::Presets],
            "condottiere" => &[Habit::ByHand, Habit::Presets],
            _ => &[Habit::ByHand],
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            Habit::ByHand => "plan nothing",
            Habit::Season => "plan a season one by one",
            Habit::Presets => "plan with presets",
        }
    }
}

/// What somebody does: in Kingsburg the highest advisor with the fewest dice and nothing else, gold,
/// the first building, all soldiers, nothing sold; in Condottiere a card three times in five;
/// elsewhere anything.
pub fn chosen<'a>(game: &str, legal: &'a [String], dice: &mut Dice) -> &'a str {
    let any = |dice: &mut Dice| legal[dice.below(legal.len())].as_str();
    match game {
        "kingsburg" => plainly(legal),
        "condottiere" if legal.last().is_some_and(|last| last == "pass") => {
            if dice.below(5) < 3 {
                any(dice)
            } else {
                "pass"
            }
        }
        _ => any(dice),
    }
}

fn plainly(legal: &[String]) -> &str {
    let plain = |notation: &&String| {
        !["+2", "market", "envoy"]
            .iter()
            .any(|more| notation.contains(more))
    };
    let number = |notation: &str| -> u8 {
        let word = notation.split(' ').nth(1);
        word.and_then(|word| word.parse().ok()).unwrap_or(0)
    };
    let takes = legal.iter().filter(|one| one.starts_with("take ")).filter(plain);
    if let Some(take) = takes.max_by_key(|one| (number(one), std::cmp::Reverse(one.len()))) {
        return take;
    }
    let starts = |start: &str| legal.iter().find(|one| one.starts_with(start));
    if let Some(first) = ["build ", "gift gold", "aid gold", "spoils gold", "decline"]
        .into_iter()
        .find_map(starts)
    {
        return first;
    }
    if starts("recruit ").is_some() {
        return legal.last().unwrap_or(&legal[0]);
    }
    starts("pass").unwrap_or(&legal[0])
}

/// What somebody plans who has just acted; in a second round what follows from the first.
pub fn wishes(
    table: &dyn TableView,
    user: UserId,
    game: &str,
    habit: Habit,
    round: u8,
    dice: &mut Dice,
) -> Vec<String> {
    let controls = table.panel(user, "plan").menu.controls;
    let built = controls.iter().find_map(|control| match control {
        Control::Select {
            entries,
            many: Some(many),
            ..
        } => {
            let named = entries.iter().filter_map(|entry| acts(&entry.intent));
            Some(named.fold(many.verb.to_owned(), |line, name| line + " " + name))
        }
        _ => None,
    });
    let taps: Vec<String> = table
        .plans(user)
        .into_iter()
        .map(|(notation, _)| notation)
        .collect();
    match (game, habit, round) {
        (_, Habit::ByHand, _) => Vec::new(),
        ("kingsburg", Habit::Season, 0) => {
            // The panel lists advisors from the lowest up.
            let advisors = taps.into_iter().rev().filter(|one| plain_take(one));
            advisors.chain(built).chain(["plan pass".to_owned()]).collect()
        }
        ("kingsburg", Habit::Season, _) => controls.iter().filter_map(|one| gift(table, user, one)).collect(),
        ("kingsburg", Habit::Presets, 0) => {
            let presets = ["take highest", "always good gold", "always recruit all", "always sell none"];
            let presets = presets.into_iter().map(|preset| format!("plan {preset}"));
            presets.chain(built).collect()
        }
        ("condottiere", Habit::Presets, 0) if dice.below(2) == 0 && !taps.is_empty() => {
            vec![taps[dice.below(taps.len())].clone()]
        }
        _ => Vec::new(),
    }
}

/// Whether somebody plans an advisor with dice alone.
fn plain_take(notation: &str) -> bool {
    let number = notation.strip_prefix("plan take ");
    number.is_some_and(|number| number.parse::<u8>().is_ok())
}

fn acts(intent: &Intent) -> Option<&str> {
    match intent {
        Intent::Act(notation) => Some(notation),
        Intent::Open(_) => None,
    }
}

/// The first answer to a gift that a button leads to.
fn gift(table: &dyn TableView, user: UserId, control: &Control) -> Option<String> {
    let Control::Button {
        intent: Intent::Open(path),
        ..
    } = control
    else {
        return None;
    };
    if !path.starts_with("plan gift") {
        return None;
    }
    let answers = table.panel(user, path).menu.controls;
    answers.iter().find_map(|one| match one {
        Control::Button { intent, .. } => acts(intent).map(str::to_owned),
        _ => None,
    })
}
