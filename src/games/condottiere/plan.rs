//! What a seat can order beforehand: to pass in the battle that goes on, unless another row has
//! become too strong for that by its turn. One plan a seat; computed from a view alone.
//!
//! | plan | what it does when its time comes |
//! |---|---|
//! | `7 pass` | passes in battle 7 |
//! | `7 pass 12` | the same, unless another row is stronger than 12: then the player is asked |
//! | `final pass 12` | the same in the final battle |
//!
//! Rows count as all see them: what lies face-down (R20) is not in them.

use super::Condottiere;
use super::action::Action;
use super::state::{Phase, Public};
use super::strength::strengths;
use crate::rules::{Detail, Due, Reason, Seat, View};
use std::fmt;

/// The word for the final battle, which has no number of its own.
const FINAL: &str = "final";

/// A battle: its number, or the final one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fight {
    Numbered(u16),
    Final,
}

/// A pass in a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Plan {
    fight: Fight,
    /// How strong another row may be; nothing where it does not matter.
    pub(super) limit: Option<u16>,
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.fight {
            Fight::Numbered(number) => write!(f, "{number} pass")?,
            Fight::Final => write!(f, "{FINAL} pass")?,
        }
        self.limit.map_or(Ok(()), |limit| write!(f, " {limit}"))
    }
}

/// The battle that goes on: from the moment the Condottiere lies until it is concluded.
fn fight(public: &Public) -> Option<Fight> {
    let on = matches!(public.phase, Phase::Turn(_) | Phase::Pope(_) | Phase::Hands { .. });
    match public.contested {
        _ if !on => None,
        None if public.is_final() => Some(Fight::Final),
        None => None,
        Some(_) => Some(Fight::Numbered(public.battle)),
    }
}

/// A plan as it is typed or kept; without a battle it is for the one that goes on.
pub(super) fn read(public: &Public, text: &str) -> Result<Plan, Reason> {
    let lower = text.to_lowercase();
    let words: Vec<&str> = lower.split_whitespace().collect();
    let (dated, words) = match words[..] {
        [FINAL, ref rest @ ..] => (Some(Fight::Final), rest),
        [number, ref rest @ ..] => match number.parse() {
            Ok(number) => (Some(Fight::Numbered(number)), rest),
            Err(_) => (None, &words[..]),
        },
        [] => (None, &words[..]),
    };
    let limit = match words {
        ["pass"] => None,
        ["pass", limit] => Some(limit.parse().map_err(|_| Reason::rule("wish-unknown"))?),
        _ => return Err(Reason::rule("wish-unknown")),
    };
    let fight = dated
        .or_else(|| fight(public))
        .ok_or(Reason::rule("wish-battle"))?;
    Ok(Plan { fight, limit })
}

/// The viewer's plan, in the place of another.
pub(super) fn plan(view: View<'_, Condottiere>, wish: &str) -> Result<Vec<String>, Reason> {
    let plan = read(view.public(), wish)?;
    match came(view, plan) {
        Due::Broken(reason) => Err(reason),
        Due::Passed => Err(Reason::rule("wish-late")),
        Due::Waits | Due::Does(_) | Due::Again(_) | Due::Offers(_) => Ok(vec![plan.to_string()]),
    }
}

/// What a plan of the viewer comes to now.
pub(super) fn due(view: View<'_, Condottiere>, plan: &str) -> Due<Action> {
    read(view.public(), plan).map_or(Due::Passed, |plan| came(view, plan))
}

fn came(view: View<'_, Condottiere>, plan: Plan) -> Due<Action> {
    let public = view.public();
    let Some((seat, own)) = view.seat().zip(view.own()) else {
        return Due::Passed;
    };
    if fight(public) != Some(plan.fight) || public.passed.has(seat) || own.hand.is_empty() {
        return Due::Passed;
    }
    if public.phase != Phase::Turn(seat) {
        return Due::Waits;
    }
    match (strongest_other(public, seat), plan.limit) {
        ((strength, Some(other)), Some(limit)) if strength > limit => Due::Broken(
            Reason::rule("row-exceeds")
                .with("owner", Detail::Seat(other))
                .with("strength", Detail::Number(strength.into()))
                .with("limit", Detail::Number(limit.into())),
        ),
        // A defender who waits is asked again (R17).
        _ if public.may_wait(seat) => Due::Again(Action::Pass),
        _ => Due::Does(Action::Pass),
    }
}

/// The strength of the strongest row beside a seat's own, and whose it is.
pub(super) fn strongest_other(public: &Public, seat: Seat) -> (u16, Option<Seat>) {
    let strengths = strengths(&public.rows);
    let others = strengths.iter().filter(|(other, _)| *other != seat);
    let strongest = others.max_by_key(|(_, strength)| **strength);
    strongest.map_or((0, None), |(other, strength)| (*strength, Some(other)))
}
