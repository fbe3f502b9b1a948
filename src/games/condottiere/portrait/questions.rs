//! Questions about the position and their answers: cards not seen yet, what each player needs,
//! strengths, single cards and regions.

use super::super::Condottiere;
use super::super::cards::Cards;
use super::super::components::{Card, Region};
use super::super::state::Public;
use super::{derivation, headline, naming, variants};
use crate::portray::seated;
use crate::rules::{Seat, View};
use crate::words::Message;

/// The questions that are not about one card or region.
pub(super) const ASKED: [&str; 4] = ["cards", "winning", "strengths", "courtesans"];

/// The questions that can be asked, with what each is about.
pub(super) fn questions() -> Vec<(String, Message)> {
    let fixed = ASKED
        .iter()
        .map(|question| ((*question).to_owned(), Message::new(format!("condottiere-question-{question}"))));
    let cards = Card::ALL
        .into_iter()
        .map(|card| (card.to_string(), naming::card(card)));
    let regions = Region::ALL
        .into_iter()
        .map(|region| (region.to_string(), naming::region(region)));
    fixed.chain(cards).chain(regions).collect()
}

/// The answer to a question, if it is understood.
pub(super) fn answer(view: View<'_, Condottiere>, question: &str) -> Option<Vec<Message>> {
    let public = view.public();
    let question = question.trim().to_ascii_lowercase();
    match question.as_str() {
        "cards" => Some(cards(view)),
        "winning" => Some(winning(public)),
        "strengths" => Some(strengths(public)),
        "courtesans" => Some(courtesans(public)),
        other => match (other.parse::<Card>(), other.parse::<Region>()) {
            (Ok(card), _) => Some(vec![card_lines(view, card)]),
            (_, Ok(region)) => Some(region_lines(public, region)),
            _ => None,
        },
    }
}

/// The cards that the viewer has seen since the last deal: discards, all rows, and what is their
/// own.
fn seen(view: View<'_, Condottiere>) -> Cards {
    let public = view.public();
    let mut seen = public.discards;
    public
        .rows
        .values()
        .flat_map(|row| row.iter())
        .for_each(|card| seen.add(*card));
    if let Some(own) = view.own() {
        seen.join(&own.hand);
        own.facedown.into_iter().for_each(|card| seen.add(card));
    }
    seen
}

/// The cards that the viewer has not seen, by kind; and how many of them are where.
fn cards(view: View<'_, Condottiere>) -> Vec<Message> {
    let mut unseen = Cards::deck();
    unseen.part(&seen(view));
    let piles = view.secret_back();
    let mut lines = vec![if unseen.is_empty() {
        Message::new("condottiere-unseen-none")
    } else {
        Message::new("condottiere-unseen-cards")
            .with("cards", naming::kinds(&unseen))
            .with("count", unseen.len())
    }];
    lines.push(
        Message::new("condottiere-unseen")
            .with("deck", piles.deck)
            .with("buried", piles.buried),
    );
    lines
}

/// What wins, how near each player is, and what they need more.
fn winning(public: &Public) -> Vec<Message> {
    let goal = public.goal();
    let mut lines = variants::lines(public);
    lines.push(derivation::goal(public));
    for seat in Seat::all(public.rows.seats()) {
        lines.push(derivation::progress(public, seat));
        let (total, connected) = (
            goal.total.saturating_sub(public.owners.count(seat)),
            goal.connected.saturating_sub(public.owners.connected(seat)),
        );
        if total > 0 && connected > 0 {
            let needs = seated("condottiere-needs", seat);
            lines.push(needs.with("total", total).with("connected", connected));
        }
    }
    lines
}

/// How the strength of each row comes about.
fn strengths(public: &Public) -> Vec<Message> {
    let mut lines = derivation::strengths(public);
    if lines.is_empty() {
        lines.push(Message::new("condottiere-rows-empty"));
    }
    lines.extend(headline::season(public));
    lines
}

/// The Courtesans on the table by player, most first; and who has the Condottiere.
fn courtesans(public: &Public) -> Vec<Message> {
    let mut counts: Vec<(Seat, u8)> = public
        .rows
        .iter()
        .map(|(seat, row)| (seat, row.count(Card::Courtesan)))
        .filter(|(_, count)| *count > 0)
        .collect();
    counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let mut lines: Vec<Message> = counts
        .into_iter()
        .map(|(seat, count)| seated("condottiere-courtesans", seat).with("count", count))
        .collect();
    if lines.is_empty() {
        lines.push(Message::new("condottiere-courtesans-none"));
    }
    lines.push(seated("condottiere-holder", public.holder));
    lines
}

/// How many copies of a card there are, and how many of them the viewer has seen.
fn card_lines(view: View<'_, Condottiere>, card: Card) -> Message {
    Message::new("condottiere-copies-seen")
        .with("card", naming::card(card))
        .with("count", card.copies())
        .with("seen", seen(view).of(card))
}

/// Whose a region is, and which regions it borders on.
fn region_lines(public: &Public, region: Region) -> Vec<Message> {
    let named = |id: &'static str| Message::new(id).with("region", naming::region(region));
    let mut lines = vec![match public.owners.of(region) {
        Some(owner) => named("condottiere-owned").seat("player", owner.number()),
        None if public.pope == Some(region) => named("condottiere-pope"),
        None => named("condottiere-unowned"),
    }];
    lines.push(
        named("condottiere-borders").with("regions", naming::regions(region.neighbours().iter().copied())),
    );
    lines
}
