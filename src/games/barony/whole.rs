//! A whole turn in one line: `move B3-B4 C2-C3`, `build B3 village C2 stronghold`, `city B3`. Knows
//! no table and no plan.

use super::action::Action;
use super::components::{Building, Terrain};
use crate::rules::Illegible;
use std::fmt;
use std::str::FromStr;

/// The steps of a turn as somebody wrote them down. It prints in one spelling, with the letters of
/// buildings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Whole(Vec<Action>);

impl Whole {
    /// The steps, in order.
    #[must_use]
    pub fn steps(&self) -> &[Action] {
        &self.0
    }

    /// The same with one more step; nothing if no turn goes on like that.
    #[must_use]
    pub fn and(&self, step: Action) -> Option<Whole> {
        let goes_on = match (self.0.first(), self.0.last(), step) {
            (None, _, step) => begins(step),
            (_, Some(Action::Done), _) => false,
            (Some(Action::Move(..)), _, Action::Move(..) | Action::Take(_) | Action::Done) => true,
            (Some(Action::Build(..)), _, Action::Build(..) | Action::Done) => true,
            _ => false,
        };
        goes_on.then(|| Whole(self.0.iter().copied().chain([step]).collect()))
    }
}

/// Whether a turn can begin with a step.
fn begins(step: Action) -> bool {
    !matches!(step, Action::Place(_) | Action::Take(_) | Action::Done | Action::Pass)
}

impl fmt::Display for Whole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, step) in self.0.iter().enumerate() {
            let verb = match (number, step) {
                (0, Action::Move(..)) => "move ",
                (0, Action::Build(..)) => "build ",
                (0, _) => "",
                _ => " ",
            };
            f.write_str(verb)?;
            match step {
                Action::Move(from, to) => write!(f, "{from}-{to}"),
                Action::Build(space, building) => {
                    write!(f, "{space} {}", building.letter().to_ascii_lowercase())
                }
                step => step.fmt(f),
            }?;
        }
        Ok(())
    }
}

impl FromStr for Whole {
    type Err = Illegible;

    /// Reads a line in any case, with white space or commas between the words; a verb may be said
    /// again before each of its steps, and `done` may end it. Several spaces may share a building, before them or behind
    /// them, and a token may be named without its verb.
    fn from_str(text: &str) -> Result<Whole, Illegible> {
        let lower = text.to_ascii_lowercase();
        let words = || lower.split([' ', '\t', ',']).filter(|word| !word.is_empty());
        let verb = words().next().ok_or(Illegible)?;
        if words().skip(1).fold(false, |_, word| word == verb) {
            // Nothing follows the verb.
            return Err(Illegible);
        }
        let mut rest = words().skip(1).filter(|word| *word != verb);
        let steps = match verb {
            "move" => moves(&mut rest)?,
            "build" => builds(&mut rest)?,
            _ => vec![lower.parse()?],
        };
        let none = Whole(Vec::new());
        let whole = steps
            .into_iter()
            .try_fold(none, |whole, step| whole.and(step).ok_or(Illegible))?;
        if whole.0.is_empty() {
            Err(Illegible)
        } else {
            Ok(whole)
        }
    }
}

/// The steps behind `move`: from space to space, and which token is taken.
fn moves<'a>(words: &mut impl Iterator<Item = &'a str>) -> Result<Vec<Action>, Illegible> {
    let mut steps = Vec::new();
    while let Some(word) = words.next() {
        steps.push(match word {
            "done" => Action::Done,
            "take" => Action::Take(words.next().ok_or(Illegible)?.parse()?),
            step if step.contains('-') => format!("move {step}").parse()?,
            token if token.parse::<Terrain>().is_ok() => Action::Take(token.parse()?),
            space => format!("move {space} {}", words.next().ok_or(Illegible)?).parse()?,
        });
    }
    Ok(steps)
}

/// The steps behind `build`: spaces, and what is built there.
fn builds<'a>(words: &mut impl Iterator<Item = &'a str>) -> Result<Vec<Action>, Illegible> {
    let (mut steps, mut spaces, mut before) = (Vec::new(), Vec::new(), None);
    for word in words {
        match (word, word.parse::<Building>()) {
            ("done", _) => steps.push(Action::Done),
            (_, Ok(building)) if spaces.is_empty() => before = Some(building),
            (_, Ok(building)) => steps.extend(spaces.drain(..).map(|space| Action::Build(space, building))),
            (_, Err(_)) => match before {
                Some(building) => steps.push(Action::Build(word.parse()?, building)),
                None => spaces.push(word.parse()?),
            },
        }
    }
    match spaces.is_empty() {
        true => Ok(steps),
        false => Err(Illegible),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_verb_and_one_building_stand_for_several_spaces() {
        for (typed, read) in [
            ("build c3 village h3 village", "build C3 v H3 v"),
            ("build c3 h3 village", "build C3 v H3 v"),
            ("build village c3, h3", "build C3 v H3 v"),
            ("build village c3 stronghold h3", "build C3 v H3 s"),
            ("build c3 village build h3 stronghold done", "build C3 v H3 s done"),
            ("build c3 h3", ""),
            ("build village", ""),
            ("move i4-h3 plain h3-h2", "move I4-H3 take plain H3-H2"),
            ("move i4-h3 take plain h3 h2", "move I4-H3 take plain H3-H2"),
            ("move i4", ""),
        ] {
            let whole = typed.parse::<Whole>().map(|whole| whole.to_string());
            assert_eq!(whole.unwrap_or_default(), read, "{typed}");
        }
    }
}
