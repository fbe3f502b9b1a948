//! Planning: to pass in this battle, unless another row has become too strong; and the plan in words.

use super::super::Condottiere;
use super::super::plan::{self, strongest_other};
use super::super::strength::strengths;
use crate::portray::{Control, Entry, Intent, Look, Menu};
use crate::rules::{Due, Game, View};
use crate::words::Message;

/// How much stronger another row may become, beside what it has now.
const STEPS: [u16; 14] = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30];

/// A plan in a few words.
pub(super) fn planned(view: View<'_, Condottiere>, plan: &str) -> Message {
    plan::read(view.public(), plan).map_or_else(|_| Message::text(plan), |plan| words(plan.limit))
}

fn words(limit: Option<u16>) -> Message {
    match limit {
        Some(limit) => Message::new("condottiere-plan-pass-unless").with("limit", limit),
        None => Message::new("condottiere-plan-pass"),
    }
}

/// The controls of planning, while the viewer waits for its turn in a battle; what would be done at
/// once is no plan.
pub(super) fn planning(view: View<'_, Condottiere>) -> Menu {
    let Some(seat) = view.seat() else {
        return Menu::default();
    };
    let waits = plan::plan(view, "pass").is_ok_and(|plans| {
        plans
            .iter()
            .all(|plan| Condottiere::due(view, plan) == Due::Waits)
    });
    if !waits {
        return Menu::default();
    }
    let public = view.public();
    let (other, own) = (strongest_other(public, seat).0, strengths(&public.rows)[seat]);
    let mut limits: Vec<u16> = STEPS.iter().map(|step| other.saturating_add(*step)).collect();
    limits.extend((own > other).then_some(own));
    limits.sort_unstable();
    limits.dedup();
    let entries = limits.into_iter().map(|limit| {
        let note = match limit {
            _ if limit == own && own > other => Some("condottiere-plan-own-now"),
            _ if limit == other => Some("condottiere-plan-other-now"),
            _ => None,
        };
        let entry = Entry::new(words(Some(limit)), Intent::plan(&format!("pass {limit}")));
        match note {
            Some(note) => entry.noted(Message::new(note)),
            None => entry,
        }
    });
    let unless = Control::select(Message::new("condottiere-press-plan-pass"), entries.collect());
    let pass = Control::button(words(None), Intent::plan("pass"), Look::Plain);
    Menu {
        prompt: Vec::new(),
        controls: vec![unless, pass],
    }
}
