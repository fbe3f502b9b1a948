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

/// How many points a seat would have if the game ended now, its tokens' silver included.
pub(super) fn total(public: &Public, seat: Seat) -> u16 {
    let holding = public.holding(seat);
    holding.points() + holding.tokens.silver()
}

/// A seat's points: titles, new cities, silver; without their parts as long as there are none.
pub(super) fn points(public: &Public, seat: Seat) -> Message {
    let holding = public.holding(seat);
    let titled = |id: &'static str| seated(id, seat).with("title", naming::title(holding.title));
    if total(public, seat) == 0 {
        return titled("barony-points-none");
    }
    titled("barony-points")
        .with("titles", holding.title)
        .with("each", TITLE_POINTS)
        .with("cities", holding.founded)
        .with("worth", CITY_POINTS)
        .with("silver", holding.tokens.silver())
        .with("total", total(public, seat))
}
