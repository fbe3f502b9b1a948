//! Why something may not be done, as ids: no words of any language.

use super::Seat;
use std::fmt;

/// The id of a rule within a game, such as `pope-region`; the texts hold a sentence for each.
pub type RuleId = &'static str;

/// Why an action is not legal: the id of a rule, with details for the sentence.
#[derive(Clone, Debug, PartialEq)]
pub struct Reason {
    /// The rule that forbids it.
    pub rule: RuleId,
    /// What the sentence names.
    pub details: Vec<(&'static str, Detail)>,
}

impl Reason {
    /// A reason without details.
    #[must_use]
    pub fn rule(rule: RuleId) -> Reason {
        Reason {
            rule,
            details: Vec::new(),
        }
    }

    /// The reason with one more detail.
    #[must_use]
    pub fn with(mut self, name: &'static str, detail: Detail) -> Reason {
        self.details.push((name, detail));
        self
    }

    /// It is not the seat's turn.
    #[must_use]
    pub fn not_awaited() -> Reason {
        Reason::rule(Reason::NOT_AWAITED)
    }

    /// The game is over.
    #[must_use]
    pub fn over() -> Reason {
        Reason::rule(Reason::OVER)
    }

    /// Nothing like that can be planned in this game.
    #[must_use]
    pub fn no_plans() -> Reason {
        Reason::rule(Reason::NO_PLANS)
    }

    /// The rule of [`Reason::not_awaited`].
    pub const NOT_AWAITED: RuleId = "not-awaited";
    /// The rule of [`Reason::over`].
    pub const OVER: RuleId = "over";
    /// The rule of [`Reason::no_plans`].
    pub const NO_PLANS: RuleId = "no-plans";
}

/// A detail of a [`Reason`].
#[derive(Clone, Debug, PartialEq)]
pub enum Detail {
    /// A count or an amount.
    Number(i64),
    /// A component of the game by its id (`m10`, `milano`); the texts hold its name.
    Component(String),
    /// Somebody at the table.
    Seat(Seat),
}

/// A notation that no action of the game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Illegible;

impl fmt::Display for Illegible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an action in this game's notation")
    }
}

impl std::error::Error for Illegible {}

/// An event that cannot happen in a position: what of the position it does not fit, without a word
/// of what is hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Impossible(pub &'static str);

impl Impossible {
    /// Nothing, if something holds; else why what happens is impossible without it.
    ///
    /// # Errors
    /// It does not hold.
    pub fn unless(holds: bool, why: &'static str) -> Result<(), Impossible> {
        if holds { Ok(()) } else { Err(Impossible(why)) }
    }
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl std::error::Error for Impossible {}
