//! Points with their derivation.

use super::super::components::{CITY_POINTS, TITLE_POINTS};
use super::super::state::Public;
use super::{headline, naming};
use crate::portray::seated;
use crate::rules::Seat;
use crate::words::Message;

/// Each seat's points.
pub(super) fn derivation(public: &Public) -> Vec<Message> {
    Seat::all(public.seats())
        .map(|seat| points(public, seat))
        .chain(headline::soon(public))
        .collect()
}

/// A seat's points: titles, new cities, silver.
pub(super) fn points(public: &Public, seat: Seat) -> Message {
    let holding = public.holding(seat);
    let total = holding.points() + holding.tokens.silver();
    seated("barony-points", seat)
        .with("title", naming::title(holding.title))
        .with("titles", holding.title)
        .with("each", TITLE_POINTS)
        .with("cities", holding.founded)
        .with("worth", CITY_POINTS)
        .with("silver", holding.tokens.silver())
        .with("total", total)
}
