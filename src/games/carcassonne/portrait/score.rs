//! Scores with their derivation: what paid, the sum, and who was paid.

use super::super::state::{Public, Score, Source};
use super::naming;
use crate::rules::Seat;
use crate::words::Message;

/// How many of the last scores are told in full.
const LAST: usize = 9;
/// How many scores a page of all scores has.
pub(super) const PAGE: usize = 14;

/// What paid, its sum, and who was paid.
pub(super) fn line(public: &Public, score: &Score) -> Message {
    Message::new("carcassonne-paid")
        .with("what", what(public, score))
        .with("players", naming::players(score.seats.iter()))
        .with("count", score.seats.len())
}

/// What pays, with its sum.
pub(super) fn what(public: &Public, score: &Score) -> Message {
    let points = score.points;
    let (id, sum) = match score.source {
        Source::Road {
            tiles,
            complete: true,
        } => ("carcassonne-paid-road", format!("{tiles} × 1 = {points}")),
        Source::Road {
            tiles,
            complete: false,
        } => ("carcassonne-paid-road-open", format!("{tiles} × 1 = {points}")),
        Source::City {
            tiles: 2,
            complete: true,
            ..
        } => ("carcassonne-paid-city-two", points.to_string()),
        Source::City {
            tiles,
            shields,
            complete: true,
        } => ("carcassonne-paid-city", city(tiles, shields, 2, points)),
        Source::City {
            tiles,
            shields,
            complete: false,
        } => ("carcassonne-paid-city-open", city(tiles, shields, 1, points)),
        Source::Cloister { tiles: 9 } => ("carcassonne-paid-cloister", format!("9 × 1 = {points}")),
        Source::Cloister { tiles } => ("carcassonne-paid-cloister-open", format!("{tiles} × 1 = {points}")),
        Source::Farm { cities } => {
            ("carcassonne-paid-farm", format!("{cities} × {} = {points}", public.options.farms.points()))
        }
        Source::Supply { .. } => ("carcassonne-paid-supply", points.to_string()),
    };
    let (tiles, shields) = match score.source {
        Source::City { tiles, shields, .. } => (tiles, shields),
        Source::Road { tiles, .. } | Source::Cloister { tiles } => (tiles, 0),
        Source::Farm { cities } => (cities, 0),
        Source::Supply { farms } => (farms, 0),
    };
    Message::new(id)
        .with("cell", naming::word(score.cell))
        .with("tiles", i64::from(tiles))
        .with("shields", i64::from(shields))
        .with("sum", naming::word(sum))
}

fn city(tiles: u8, shields: u8, each: u8, points: u16) -> String {
    match shields {
        0 => format!("{tiles} × {each} = {points}"),
        _ => format!("{tiles} × {each} + {shields} × {each} = {points}"),
    }
}

/// The farm rule in force.
pub(super) fn farm_rule(public: &Public) -> Message {
    Message::new("carcassonne-rule-farms")
        .with("rule", Message::new(format!("carcassonne-option-farms-{}", public.options.farms.id())))
}

/// The rules in force that decide scores: of two-tile cities, and of farms.
pub(super) fn rules(public: &Public) -> [Message; 2] {
    [
        Message::new("carcassonne-rule-city").with("points", i64::from(public.options.two_tile_city)),
        farm_rule(public),
    ]
}

/// A seat's points by what they came from.
pub(super) fn total(public: &Public, seat: Seat) -> Message {
    let sum = |of: fn(Source) -> bool| -> i64 {
        public
            .ledger
            .iter()
            .filter(|score| score.seats.has(seat) && of(score.source))
            .map(|score| i64::from(score.points))
            .sum()
    };
    Message::new("carcassonne-total")
        .seat("player", seat.number())
        .with("points", i64::from(public.scores[seat]))
        .with("cities", sum(|source| matches!(source, Source::City { .. })))
        .with("roads", sum(|source| matches!(source, Source::Road { .. })))
        .with("cloisters", sum(|source| matches!(source, Source::Cloister { .. })))
        .with("farms", sum(|source| matches!(source, Source::Farm { .. } | Source::Supply { .. })))
}

/// The rules in force, everyone's points by source, and the last scores in full.
pub(super) fn derivation(public: &Public) -> Vec<Message> {
    let mut lines: Vec<Message> = Seat::all(public.seats())
        .map(|seat| total(public, seat))
        .collect();
    lines.extend(rules(public));
    let skipped = public.ledger.len().saturating_sub(LAST);
    lines.extend(
        public
            .ledger
            .iter()
            .skip(skipped)
            .rev()
            .map(|score| line(public, score)),
    );
    if skipped > 0 {
        lines.push(Message::new("carcassonne-scores-earlier").with("count", skipped));
    }
    lines
}

/// A page of all scores, from 1; nothing where there is no such page.
pub(super) fn page(public: &Public, number: usize) -> Option<Vec<Message>> {
    let scores = public.ledger.chunks(PAGE).nth(number.checked_sub(1)?)?;
    Some(scores.iter().map(|score| line(public, score)).collect())
}
