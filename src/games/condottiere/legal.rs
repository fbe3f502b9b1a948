//! What a viewer may do now, why something else may not be done, and the safe action. Computed from
//! a view alone.

use super::action::{Action, HandAnswer};
use super::cards::Cards;
use super::components::{Card, KEEP_MOST, Region};
use super::row::Row;
use super::state::{Phase, Public};
use super::{Condottiere, Private};
use crate::rules::{Detail, Reason, View};

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
];

/// What the viewer may do, in canonical order, without doubles.
pub(super) fn legal(view: View<'_, Condottiere>) -> Vec<Action> {
    let Some(own) = view.own().filter(|_| view.awaited()) else {
        return Vec::new();
    };
    let public = view.public();
    match &public.phase {
        Phase::Region => Region::ALL
            .into_iter()
            .filter(|region| public.can_contest(*region))
            .map(Action::Region)
            .collect(),
        Phase::Turn(seat) => turn(own, &public.rows[*seat]),
        Phase::Pope(_) => {
            let regions = Region::ALL.into_iter().filter(|region| public.can_bless(*region));
            regions
                .map(|region| Action::Pope(Some(region)))
                .chain([Action::Pope(None)])
                .collect()
        }
        Phase::Hands { .. } => hands(own),
        Phase::Keep(_) => keep(&own.hand),
        Phase::Between { .. } => vec![Action::Next],
        Phase::Deal | Phase::Conclude | Phase::Over(_) => Vec::new(),
    }
}

fn turn(own: &Private, row: &Row) -> Vec<Action> {
    let mut actions = Vec::with_capacity(Card::KINDS + 8);
    actions.extend(own.hand.kinds().map(Action::play));
    if own.hand.has(Card::Scarecrow) {
        let backs = Card::ALL
            .into_iter()
            .filter(|card| card.mercenary().is_some() && row.contains(card));
        actions.extend(backs.map(|back| Action::Play {
            card: Card::Scarecrow,
            back: Some(back),
        }));
    }
    actions.push(Action::Pass);
    actions
}

fn hands(own: &Private) -> Vec<Action> {
    let mut actions = vec![Action::Hand(HandAnswer::Keep), Action::Hand(HandAnswer::KeepRound)];
    if !own.hand.has_mercenary() {
        actions.push(Action::Hand(HandAnswer::Discard));
    }
    actions
}

fn keep(hand: &Cards) -> Vec<Action> {
    let mut actions = vec![Action::Keep(Cards::NONE)];
    for first in hand.kinds() {
        actions.push(Action::Keep(Cards::from_iter([first])));
        for second in hand.kinds().filter(|second| *second >= first) {
            let pair = Cards::from_iter([first, second]);
            if hand.holds(&pair) {
                actions.push(Action::Keep(pair));
            }
        }
    }
    actions
}

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

fn named(rule: &'static str, name: &'static str, component: &str) -> Reason {
    Reason::rule(rule).with(name, Detail::Component(component.to_owned()))
}

/// What is worth keeping, the best first.
const WORTH: [Card; Card::KINDS] = [
    Card::Heroine,
    Card::M10,
    Card::M6,
    Card::Drummer,
    Card::M5,
    Card::Surrender,
    Card::Winter,
    Card::Spring,
    Card::M4,
    Card::Bishop,
    Card::Courtesan,
    Card::Scarecrow,
    Card::M3,
    Card::M2,
    Card::M1,
];

/// The safe action: pass, the first free region, the pope off the map, keep the hand, keep the best
/// two cards, go on.
///
/// It is one of [`legal`] whenever the viewer is awaited.
pub(super) fn idle(view: View<'_, Condottiere>) -> Action {
    let public = view.public();
    match (&public.phase, view.own()) {
        (Phase::Region, _) => Region::ALL
            .into_iter()
            .find(|region| public.can_contest(*region))
            .map_or(Action::Pass, Action::Region),
        (Phase::Pope(_), _) => Action::Pope(None),
        (Phase::Hands { .. }, _) => Action::Hand(HandAnswer::Keep),
        (Phase::Between { .. }, _) => Action::Next,
        (Phase::Keep(_), Some(own)) => {
            let best = WORTH
                .into_iter()
                .flat_map(|card| std::iter::repeat_n(card, usize::from(own.hand.of(card))));
            Action::Keep(best.take(usize::from(KEEP_MOST)).collect())
        }
        _ => Action::Pass,
    }
}
