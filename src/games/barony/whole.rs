//! A whole turn in one line: `move B3-B4 C2-C3`, `build B3 village C2 stronghold`, `city B3`. Knows
//! no table and no plan.

use super::action::Action;
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
    /// again before each of its steps, and `done` may end it.
    fn from_str(text: &str) -> Result<Whole, Illegible> {
        let lower = text.to_ascii_lowercase();
        let mut words = lower.split([' ', '\t', ',']).filter(|word| !word.is_empty());
        let verb = words.next().ok_or(Illegible)?;
        if !matches!(verb, "move" | "build") {
            let step = lower.parse()?;
            return Whole(Vec::new()).and(step).ok_or(Illegible);
        }
        let mut whole = Whole(Vec::new());
        while let Some(first) = words.next() {
            let again = first == verb && !whole.0.is_empty();
            let word = if again {
                words.next().ok_or(Illegible)?
            } else {
                first
            };
            let step = match word {
                "done" => Action::Done,
                "take" => Action::Take(words.next().ok_or(Illegible)?.parse()?),
                step if verb == "move" && step.contains('-') => format!("move {step}").parse()?,
                space => format!("{verb} {space} {}", words.next().ok_or(Illegible)?).parse()?,
            };
            whole = whole.and(step).ok_or(Illegible)?;
        }
        if whole.0.is_empty() {
            Err(Illegible)
        } else {
            Ok(whole)
        }
    }
}
