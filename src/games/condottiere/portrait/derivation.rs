//! How strengths come about, how near each player is to winning, and what was discarded.

use super::super::Condottiere;
use super::super::components::{Card, DRUMMER_FACTOR, SPRING_BONUS};
use super::super::state::Public;
use super::super::strength::{self, Contribution, Derivation, Weather};
use super::{headline, naming, variants};
use crate::portray::seated;
use crate::rules::{Seat, View};
use crate::words::{Arg, Message};

/// Everything with its derivation, line by line.
pub(super) fn derivation(view: View<'_, Condottiere>) -> Vec<Message> {
    let public = view.public();
    let mut lines = strengths(public);
    lines.extend(headline::season(public));
    lines.extend(headline::fresh(public));
    lines.extend(variants::lines(public));
    lines.push(goal(public));
    lines.extend(Seat::all(view.seats()).map(|seat| progress(public, seat)));
    let piles = view.secret_back();
    lines.push(discards(public));
    lines.push(
        Message::new("condottiere-unseen")
            .with("deck", piles.deck)
            .with("buried", piles.buried),
    );
    lines
}

/// The cards that were discarded face-up since the last deal.
pub(super) fn discards(public: &Public) -> Message {
    if public.discards.is_empty() {
        return Message::new("condottiere-discards-none");
    }
    Message::new("condottiere-discards")
        .with("cards", naming::kinds(&public.discards))
        .with("count", public.discards.len())
}

/// The strength of each row that holds a card; a face-down one is not counted.
pub(super) fn strengths(public: &Public) -> Vec<Message> {
    let rows = public
        .rows
        .iter()
        .filter(|(seat, row)| !row.is_empty() || public.covered.has(*seat));
    let told = |seat: Seat| {
        let derived = strength(public, seat);
        if public.covered.has(seat) {
            Message::new("condottiere-derived-covered").with("derived", derived)
        } else {
            derived
        }
    };
    rows.map(|(seat, _)| told(seat)).collect()
}

/// How the strength of a seat's row comes about.
fn strength(public: &Public, seat: Seat) -> Message {
    let derived = strength::derive(&public.rows, seat);
    let winter = Weather::over(&public.rows).season == Some(Card::Winter);
    if matches!(derived.mercenaries[..], [Contribution { factor: 1, bonus: 0, printed, value, .. }] if printed == value && value == derived.total)
    {
        return seated("condottiere-derived-plain", seat).with("total", derived.total);
    }
    let sum = terms(&derived, winter).into_iter().reduce(|left, right| {
        Message::new("condottiere-plus")
            .with("left", left)
            .with("right", right)
    });
    match sum {
        Some(sum) => seated("condottiere-derived", seat).with("sum", sum),
        None => seated("condottiere-derived-plain", seat),
    }
    .with("total", derived.total)
}

/// What is added up: the mercenaries, Spring's gift, the courtesans, the heroines.
fn terms(derived: &Derivation, winter: bool) -> Vec<Message> {
    let mut terms = Vec::new();
    if !derived.mercenaries.is_empty() {
        terms.push(mercenaries(derived, winter));
    }
    let lifted = derived.mercenaries.iter().filter(|one| one.bonus > 0).count();
    if lifted > 0 {
        let bonus = if lifted == 1 {
            SPRING_BONUS.to_string()
        } else {
            format!("{lifted} × {SPRING_BONUS}")
        };
        terms.push(Message::new("condottiere-term-spring").with("figure", Arg::Word(bonus.into())));
    }
    if derived.courtesans > 0 {
        terms.push(Message::new("condottiere-term-courtesans").with("figure", derived.courtesans));
    }
    if derived.heroines > 0 {
        terms.push(Message::new("condottiere-term-heroines").with("figure", derived.heroines));
    }
    terms
}

fn mercenaries(derived: &Derivation, winter: bool) -> Message {
    let values = derived
        .mercenaries
        .iter()
        .map(|Contribution { value, .. }| value.to_string())
        .collect::<Vec<_>>()
        .join(" + ");
    let sum = match (derived.drummer, derived.mercenaries.len()) {
        (false, _) => values,
        (true, 1) => format!("{values} × {DRUMMER_FACTOR}"),
        (true, _) => format!("({values}) × {DRUMMER_FACTOR}"),
    };
    let figure = Arg::Word(sum.into());
    match (derived.drummer, winter) {
        (false, false) => Message::new("text").with("text", figure),
        (true, false) => Message::new("condottiere-term-drummer").with("figure", figure),
        (false, true) => Message::new("condottiere-term-winter").with("figure", figure),
        (true, true) => Message::new("condottiere-term-winter-drummer").with("figure", figure),
    }
}

/// What wins the game.
pub(super) fn goal(public: &Public) -> Message {
    let goal = public.goal();
    Message::new("condottiere-goal")
        .with("total", goal.total)
        .with("connected", goal.connected)
}

/// How near a player is to that.
pub(super) fn progress(public: &Public, seat: Seat) -> Message {
    let count = public.owners.count(seat);
    if count == 0 {
        return seated("condottiere-progress-none", seat);
    }
    seated("condottiere-progress", seat)
        .with("count", count)
        .with("connected", public.owners.connected(seat))
        .with("regions", naming::regions(public.owners.regions(seat)))
}
