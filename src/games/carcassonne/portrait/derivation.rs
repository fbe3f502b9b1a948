//! Scores with their derivation: what paid, the sum, and who was paid.

use super::super::spot::Land;
use super::super::state::{Public, Score, Source};
use super::naming;
use crate::portray::{seated, several, word};
use crate::rules::Seat;
use crate::words::Message;
use std::cmp::Reverse;

/// How many of the last scores are told in full.
const LAST: usize = 9;
/// How many scores a page of all scores has.
pub(super) const PAGE: usize = 14;

/// What paid, its sum, and who was paid.
pub(super) fn line(public: &Public, score: &Score) -> Message {
    several("carcassonne-paid", score.seats.iter()).with("what", what(public, score))
}

/// What pays, with its sum.
pub(super) fn what(public: &Public, score: &Score) -> Message {
    let points = score.points;
    let open = |complete: bool, id: &'static str, open: &'static str| if complete { id } else { open };
    let (id, tiles, shields, sum) = match score.source {
        Source::Road { tiles, complete } => {
            let id = open(complete, "carcassonne-paid-road", "carcassonne-paid-road-open");
            (id, tiles, 0, format!("{tiles} × 1 = {points}"))
        }
        Source::City {
            tiles: 2,
            shields,
            complete: true,
        } => ("carcassonne-paid-city-two", 2, shields, points.to_string()),
        Source::City {
            tiles,
            shields,
            complete,
        } => {
            let id = open(complete, "carcassonne-paid-city", "carcassonne-paid-city-open");
            (id, tiles, shields, city(tiles, shields, if complete { 2 } else { 1 }, points))
        }
        Source::Cloister { tiles } => {
            let id = open(tiles == 9, "carcassonne-paid-cloister", "carcassonne-paid-cloister-open");
            (id, tiles, 0, format!("{tiles} × 1 = {points}"))
        }
        Source::Farm { cities } => {
            let each = public.options.farms.points();
            ("carcassonne-paid-farm", cities, 0, format!("{cities} × {each} = {points}"))
        }
        Source::Supply { farms } => ("carcassonne-paid-supply", farms, 0, points.to_string()),
    };
    Message::new(id)
        .with("cell", word(score.cell))
        .with("tiles", tiles)
        .with("shields", shields)
        .with("sum", word(sum))
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
        Message::new("carcassonne-rule-city").with("points", public.options.two_tile_city),
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
    seated("carcassonne-total", seat)
        .with("points", public.scores[seat])
        .with("cities", sum(|source| matches!(source, Source::City { .. })))
        .with("roads", sum(|source| matches!(source, Source::Road { .. })))
        .with("cloisters", sum(|source| matches!(source, Source::Cloister { .. })))
        .with("farms", sum(|source| matches!(source, Source::Farm { .. } | Source::Supply { .. })))
}

/// What paid a seat, the most first: "K7 city 14"; how much more there is, and how many fields paid
/// nothing. Nothing where nothing paid it.
pub(super) fn paid_to(public: &Public, seat: Seat) -> Option<Message> {
    let scores = public.ledger.iter().filter(|score| score.seats.has(seat));
    let (mut paid, idle): (Vec<&Score>, Vec<&Score>) = scores.partition(|score| score.points > 0);
    paid.sort_by_key(|score| Reverse(score.points));
    let one = |score: &&Score| {
        let part = match score.spot.land() {
            Land::Field => Message::new("carcassonne-by-farm"),
            land => naming::land(land),
        };
        Message::new("carcassonne-by")
            .with("cell", word(score.cell))
            .with("part", part)
            .with("points", score.points)
    };
    let counted = |id: &'static str, count: usize| (count > 0).then(|| Message::new(id).with("count", count));
    let mut list: Vec<Message> = paid.iter().take(LAST).map(one).collect();
    list.extend(counted("carcassonne-by-more", paid.len().saturating_sub(LAST)));
    list.extend(counted("carcassonne-by-idle", idle.len()));
    (!list.is_empty()).then(|| seated("carcassonne-by-all", seat).with("list", list))
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
