//! What a viewer is told privately: the hand, what an action does, why one is refused, how it
//! ended.

use super::super::Condottiere;
use super::super::action::{Action, HandAnswer};
use super::super::components::Card;
use super::super::state::{Phase, Private, Public};
use super::{derivation, headline, naming, variants};
use crate::portray::{self, ranked, won_by};
use crate::rules::{Outcome, Reason, Seat, View};
use crate::words::Message;

/// The viewer's hand and answer; what is awaited, for those without a seat.
pub(super) fn own(view: View<'_, Condottiere>) -> Vec<Message> {
    let (Some(own), public) = (view.own(), view.public()) else {
        return vec![headline::awaited(view.public())];
    };
    let mut lines = hand(own);
    if let (Phase::Hands { .. }, Some(answer)) = (&public.phase, own.answer) {
        lines.push(Message::new("condottiere-answered").with("answer", self::answer(answer)));
    }
    lines
}

/// A hand, and the card that lies face-down, if there is one.
pub(super) fn hand(own: &Private) -> Vec<Message> {
    let hand = if own.hand.is_empty() {
        Message::new("condottiere-hand-empty")
    } else {
        Message::new("condottiere-hand")
            .with("cards", naming::kinds(&own.hand))
            .with("count", own.hand.len())
    };
    let facedown = own
        .facedown
        .map(|card| Message::new("condottiere-facedown").with("card", naming::card(card)));
    std::iter::once(hand).chain(facedown).collect()
}

/// What an answer about the hand says.
pub(super) fn answer(answer: HandAnswer) -> Message {
    Message::new(match answer {
        HandAnswer::Keep => "condottiere-do-hand-keep",
        HandAnswer::KeepRound => "condottiere-do-hand-keep-round",
        HandAnswer::Discard => "condottiere-do-hand-discard",
    })
}

/// What an action does, in a few words.
pub(super) fn label(public: &Public, action: &Action) -> Message {
    match action {
        Action::Region(region) => {
            Message::new("condottiere-do-region").with("region", naming::region(*region))
        }
        Action::Play { card, back } => play(public, *card, *back),
        Action::Pass => Message::new("condottiere-do-pass"),
        Action::Next => Message::new("condottiere-do-next"),
        Action::Pope(Some(region)) => {
            Message::new("condottiere-do-pope").with("region", naming::region(*region))
        }
        Action::Pope(None) => Message::new("condottiere-do-pope-off"),
        Action::Hand(answer) => self::answer(*answer),
        Action::Keep(cards) if cards.is_empty() => Message::new("condottiere-do-keep-none"),
        Action::Keep(cards) => Message::new("condottiere-do-keep").with("cards", naming::kinds(cards)),
    }
}

fn play(public: &Public, card: Card, back: Option<Card>) -> Message {
    match back {
        Some(back) => Message::new("condottiere-do-scarecrow").with("card", naming::card(back)),
        None if card == Card::Scarecrow => Message::new("condottiere-do-scarecrow-none"),
        None if public.options.hidden && card.hides() => {
            Message::new("condottiere-do-play-hidden").with("card", naming::card(card))
        }
        None => Message::new("condottiere-do-play").with("card", naming::card(card)),
    }
}

/// The sentence of a refusal.
pub(super) fn why(reason: &Reason) -> Message {
    portray::why::<Condottiere>(reason, |_, id| match (id.parse(), id.parse()) {
        (Ok(card), _) => Some(naming::card(card)),
        (_, Ok(region)) => Some(naming::region(region)),
        _ => None,
    })
}

/// Who won by what, how the last battle ended, and everyone's regions; in a series the points, game by
/// game.
pub(super) fn ending(public: &Public, outcome: &Outcome) -> Vec<Message> {
    let score = |(seat, score): (Seat, i32)| match &public.series {
        Some(series) => variants::earned(series, seat, score),
        None => derivation::progress(public, seat),
    };
    std::iter::once(won_by::<Condottiere>(outcome))
        .chain(headline::fresh(public))
        .chain(ranked(outcome).into_iter().map(score))
        .collect()
}
