//! Why an action is not in the viewer's list, as ids of rules. Computed from a view alone.

use super::action::{Action, HandAnswer};
use super::cards::Cards;
use super::components::{Card, KEEP_MOST, Region};
use super::row::Row;
use super::state::{Phase, Public};
use super::{Condottiere, Private};
use crate::rules::{Detail, Reason, RuleId, View};

/// The ids of all rules that an action can break; the texts hold a sentence for each.
pub const RULES: &[&str] = &[
    "wrong-phase-region",
    "wrong-phase-turn",
    "wrong-phase-pope",
    "wrong-phase-hands",
    "wrong-phase-keep",
    "wrong-phase-between",
    "region-owned",
    "region-own",
    "region-pope",
    "card-not-in-hand",
    "only-scarecrow-takes-back",
    "scarecrow-special",
    "scarecrow-not-in-row",
    "pope-owned",
    "pope-contested",
    "hand-has-mercenary",
    "keep-too-many",
    "keep-not-in-hand",
    "option-unknown",
    "points-with-capturing",
    "wish-unknown",
    "wish-battle",
    "wish-late",
    "row-exceeds",
];

/// Why an action is not in the viewer's list.
pub(super) fn why_not(view: View<'_, Condottiere>, action: &Action) -> Reason {
    let Some(own) = view.own() else {
        return Reason::not_awaited();
    };
    let public = view.public();
    match (&public.phase, action) {
        (Phase::Region, Action::Region(region)) => not_contested(public, *region),
        (Phase::Turn(seat), Action::Play { card, back }) => {
            not_played(own, &public.rows[*seat], *card, *back)
        }
        (Phase::Pope(_), Action::Pope(Some(region))) => not_blessed(public, *region),
        (Phase::Hands { .. }, Action::Hand(HandAnswer::Discard)) => not_discarded(&own.hand),
        (Phase::Keep(_), Action::Keep(cards)) => not_kept(&own.hand, cards),
        (phase, _) => asked(phase),
    }
}

/// The reason that names what is asked instead.
fn asked(phase: &Phase) -> Reason {
    Reason::rule(match phase {
        Phase::Region => "wrong-phase-region",
        Phase::Turn(_) => "wrong-phase-turn",
        Phase::Pope(_) => "wrong-phase-pope",
        Phase::Hands { .. } => "wrong-phase-hands",
        Phase::Keep(_) => "wrong-phase-keep",
        Phase::Between { .. } => "wrong-phase-between",
        Phase::Over(_) => Reason::OVER,
        Phase::Deal | Phase::Conclude => Reason::NOT_AWAITED,
    })
}

fn not_contested(public: &Public, region: Region) -> Reason {
    match public.owners.of(region) {
        Some(_) if public.pope == Some(region) => named("region-pope", "region", region.id()),
        Some(_) if public.options.capturing => named("region-own", "region", region.id()),
        Some(owner) => named("region-owned", "region", region.id()).with("owner", Detail::Seat(owner)),
        None => named("region-pope", "region", region.id()),
    }
}

fn not_blessed(public: &Public, region: Region) -> Reason {
    match public
        .owners
        .of(region)
        .filter(|_| public.contested != Some(region))
    {
        Some(owner) => named("pope-owned", "region", region.id()).with("owner", Detail::Seat(owner)),
        None => named("pope-contested", "region", region.id()),
    }
}

fn not_played(own: &Private, row: &Row, card: Card, back: Option<Card>) -> Reason {
    match back {
        _ if !own.hand.has(card) => named("card-not-in-hand", "card", card.id()),
        Some(back) if card != Card::Scarecrow => named("only-scarecrow-takes-back", "card", card.id())
            .with("back", Detail::Component(back.id().to_owned())),
        Some(back) if back.mercenary().is_none() => named("scarecrow-special", "card", back.id()),
        Some(back) if !row.contains(&back) => named("scarecrow-not-in-row", "card", back.id()),
        _ => asked(&Phase::Conclude),
    }
}

fn not_discarded(hand: &Cards) -> Reason {
    let mercenary = hand.kinds().find(|card| card.mercenary().is_some());
    mercenary.map_or_else(|| asked(&Phase::Conclude), |card| named("hand-has-mercenary", "card", card.id()))
}

fn not_kept(hand: &Cards, cards: &Cards) -> Reason {
    let missing = cards.kinds().find(|card| cards.of(*card) > hand.of(*card));
    match missing {
        _ if cards.len() > KEEP_MOST => Reason::rule("keep-too-many")
            .with("count", Detail::Number(cards.len().into()))
            .with("most", Detail::Number(KEEP_MOST.into())),
        Some(card) => named("keep-not-in-hand", "card", card.id()),
        None => asked(&Phase::Conclude),
    }
}

fn named(rule: RuleId, name: &'static str, component: &str) -> Reason {
    Reason::rule(rule).with(name, Detail::Component(component.to_owned()))
}
