//! Who is ahead and by what: each seat's points by what paid them.

use super::super::earnings::Payer;
use super::super::state::Public;
use super::naming;
use crate::portray::{ranked, seated, several};
use crate::rules::{Outcome, Seat, Seats};
use crate::words::Message;

/// The ends of the messages that name what paid points; the buildings themselves come first.
pub(super) const PAYERS: &[&str] =
    &["buildings", "advisors", "rewards", "battles", "town-hall", "embassy", "cathedral", "troop"];

/// A seat's points that are its buildings', and those of each payer, where there are any.
pub(super) fn shares(public: &Public, seat: Seat) -> Vec<(&'static str, i16)> {
    let province = &public.provinces[seat];
    let buildings: i16 = province.buildings.iter().map(|building| building.points()).sum();
    let paid = Payer::ALL.map(|payer| (payer.id(), province.earnings.of(payer)));
    [("buildings", buildings)]
        .into_iter()
        .chain(paid)
        .filter(|(_, points)| *points != 0)
        .collect()
}

/// A seat's points by what paid them.
pub(super) fn points(public: &Public, seat: Seat) -> Message {
    let paid = |(payer, points): (&'static str, i16)| {
        Message::new(format!("kingsburg-paid-{payer}")).with("points", naming::signed(points))
    };
    let parts: Vec<Message> = shares(public, seat).into_iter().map(paid).collect();
    let points = public.provinces[seat].points;
    let told = seated("kingsburg-points", seat)
        .with("count", points)
        .with("points", naming::signed(points));
    if parts.is_empty() {
        return told;
    }
    Message::new("kingsburg-points-paid")
        .with("told", told)
        .with("parts", parts)
}

/// Who has the most points, and everybody's by what paid them, the most first.
pub(super) fn winning(public: &Public) -> Vec<Message> {
    let points = |seat: &Seat| public.provinces[*seat].points;
    let most = Seat::all(public.seats()).map(|seat| points(&seat)).max();
    let first: Seats = Seat::all(public.seats())
        .filter(|seat| Some(points(seat)) == most)
        .collect();
    let mut order: Vec<Seat> = Seat::all(public.seats()).collect();
    order.sort_by_key(|seat| std::cmp::Reverse(points(seat)));
    let lead = several("kingsburg-lead", first.iter()).with("points", naming::signed(most.unwrap_or(0)));
    [lead]
        .into_iter()
        .chain(order.into_iter().map(|seat| self::points(public, seat)))
        .collect()
}

/// Everybody's final points by what paid them, the winners first, with what breaks ties.
pub(super) fn last(public: &Public, outcome: &Outcome) -> Vec<Message> {
    let told = |(seat, _): (Seat, i32)| {
        let province = &public.provinces[seat];
        Message::new("kingsburg-final")
            .with("told", points(public, seat))
            .with("goods", province.goods.total())
            .with("buildings", province.buildings.count())
    };
    ranked(outcome).into_iter().map(told).collect()
}
