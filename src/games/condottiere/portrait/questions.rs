//! Questions about the position and their answers: who is ahead and what each player needs, cards not
//! seen yet, strengths, what a card would bring, the map, single cards, regions and pawns.

use super::super::Condottiere;
use super::super::cards::Cards;
use super::super::components::{Card, Region};
use super::super::scoring::most_courtesans;
use super::super::state::Public;
use super::disclosure::disclosure;
use super::{derivation, glossary, headline, lines, naming, outlook, variants};
use crate::portray::seated;
use crate::rules::{Seat, View};
use crate::words::Message;

/// The questions that are not about one card, region or pawn.
pub(super) const ASKED: [&str; 8] =
    ["winning", "row", "cards", "strengths", "courtesans", "map", "last", "pawns"];

/// How a question about a player begins.
const SEAT: &str = "seat ";

/// The questions that can be asked, with what each is about.
pub(super) fn questions(view: View<'_, Condottiere>) -> Vec<(String, Message)> {
    let fixed = ASKED
        .iter()
        .map(|question| ((*question).to_owned(), Message::new(format!("condottiere-question-{question}"))));
    let seats = Seat::all(view.seats())
        .map(|seat| (format!("{SEAT}{}", seat.number() + 1), seated("condottiere-question-seat", seat)));
    fixed.chain(seats).chain(glossary::components()).collect()
}

/// The answer to a question, if it is understood. A number is a mercenary's.
pub(super) fn answer(view: View<'_, Condottiere>, question: &str) -> Option<Vec<Message>> {
    let public = view.public();
    let question = question.trim().to_ascii_lowercase();
    match question.as_str() {
        "cards" | "left" => Some(cards(view)),
        "winning" | "lead" | "goal" => Some(winning(public)),
        "strengths" | "strength" => Some(strengths(public)),
        "courtesans" => Some(courtesans(public)),
        "row" => Some(outlook::row(view)),
        "map" | "regions" => Some(map(public)),
        "last" => Some(last(public)),
        "pawns" => Some(pawns(public)),
        other => one(view, other).or_else(|| component(view, other)),
    }
}

/// All that a player has, where it is asked for by the number of the seat.
fn one(view: View<'_, Condottiere>, asked: &str) -> Option<Vec<Message>> {
    let number: u8 = asked.strip_prefix(SEAT)?.parse().ok()?;
    let seat = Seat::all(view.seats()).find(|seat| seat.number() + 1 == number)?;
    let mut told = vec![lines::of(view, seat), derivation::progress(view.public(), seat)];
    told.extend(outlook::needs(view.public(), seat));
    Some(told)
}

/// What is told of a card, a region or a pawn.
fn component(view: View<'_, Condottiere>, id: &str) -> Option<Vec<Message>> {
    let public = view.public();
    let numbered = format!("m{id}");
    let card = id.parse::<Card>().or_else(|_| numbered.parse());
    if let Ok(card) = card {
        return Some(card_lines(view, card));
    }
    if let Ok(region) = id.parse::<Region>() {
        return Some(region_lines(view, region));
    }
    let told = glossary::pawn(id)?;
    Some([told].into_iter().chain(pawns(public)).collect())
}

/// The cards that the viewer has not seen, by kind; and how many of them are where.
pub(super) fn cards(view: View<'_, Condottiere>) -> Vec<Message> {
    let mut unseen = Cards::deck();
    unseen.part(&outlook::seen(view));
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
    lines.push(derivation::discards(view.public()));
    lines.extend(disclosure(view));
    lines
}

/// Who is ahead, what wins, how near each player is, and what they need more.
pub(super) fn winning(public: &Public) -> Vec<Message> {
    let mut lines = outlook::lead(public);
    lines.extend(variants::lines(public));
    lines.push(derivation::goal(public));
    lines.extend(Seat::all(public.seats()).flat_map(|seat| outlook::needs(public, seat)));
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
    lines.extend(most_courtesans(&public.rows).map(|seat| seated("condottiere-courtesans-most", seat)));
    lines.push(seated("condottiere-holder", public.holder));
    lines
}

/// Whose the regions are, and which are free.
pub(super) fn map(public: &Public) -> Vec<Message> {
    let mut told: Vec<Message> = Seat::all(public.seats())
        .map(|seat| derivation::progress(public, seat))
        .collect();
    told.extend(contested(public));
    told.extend(lines::free(public));
    told
}

fn contested(public: &Public) -> Option<Message> {
    let region = public.contested?;
    Some(Message::new("condottiere-contested").with("region", naming::region(region)))
}

/// How the last battle ended, why the Condottiere went where it is, and how strong everybody was.
fn last(public: &Public) -> Vec<Message> {
    let Some(battle) = &public.last else {
        return vec![Message::new("condottiere-last-none")];
    };
    let of =
        |(seat, strength): (Seat, &u16)| seated("condottiere-strength-of", seat).with("strength", *strength);
    let strengths: Vec<Message> = battle.strength.iter().map(of).collect();
    let mut told = vec![headline::fresh(public).unwrap_or_else(|| headline::result(battle))];
    told.push(Message::new("condottiere-strengths-were").with("strengths", strengths));
    told
}

/// Where the Condottiere is and who has it, and where the pope's pawn is.
fn pawns(public: &Public) -> Vec<Message> {
    let contested = contested(public).unwrap_or_else(|| Message::new("condottiere-contested-none"));
    let pope = public.pope.map_or_else(
        || Message::new("condottiere-pope-off"),
        |region| Message::new("condottiere-pope").with("region", naming::region(region)),
    );
    vec![seated("condottiere-holder", public.holder), contested, pope]
}

/// What a card does, how many copies of it the viewer has seen, and where some lie.
fn card_lines(view: View<'_, Condottiere>, card: Card) -> Vec<Message> {
    let seen = Message::new("condottiere-copies-seen")
        .with("card", naming::card(card))
        .with("count", card.copies())
        .with("seen", outlook::seen(view).of(card));
    let table = outlook::on_the_table(view.public(), card);
    [glossary::card(card), seen].into_iter().chain(table).collect()
}

/// Whose a region is, which regions it borders on, and what it would bring.
fn region_lines(view: View<'_, Condottiere>, region: Region) -> Vec<Message> {
    let public = view.public();
    let named = |id: &'static str| Message::new(id).with("region", naming::region(region));
    let mut lines = vec![match public.owners.of(region) {
        Some(owner) => named("condottiere-owned").seat("player", owner.number()),
        None if public.pope == Some(region) => named("condottiere-pope"),
        None => named("condottiere-unowned"),
    }];
    lines.push(glossary::borders(region));
    lines.extend(
        view.seat()
            .filter(|seat| public.owners.of(region) != Some(*seat))
            .map(|seat| {
                Message::new("condottiere-region-gain").with("count", outlook::gain(public, region, seat))
            }),
    );
    lines.extend(
        Seat::all(public.seats())
            .filter(|seat| outlook::winning(public, *seat).contains(&region))
            .map(|seat| seated("condottiere-wins-there", seat)),
    );
    lines
}
