//! The look at what can be struck: spaces in which two knights of one opponent could destroy
//! something in a turn.

use super::super::state::Public;
use super::super::{Barony, Spaces};
use super::{naming, picture};
use crate::portray::Sight;
use crate::rules::{Seat, View};
use crate::words::Message;

/// The viewer's spaces in danger; everybody's for those without a seat.
pub(super) fn sight(view: View<'_, Barony>) -> Sight {
    let public = view.public();
    let found = threats(public, view.seat());
    let marked = found
        .iter()
        .fold(Spaces::NONE, |marked, (_, _, spaces)| marked | *spaces);
    Sight {
        lines: lines(public, &found),
        picture: Some(picture::drawn(public, marked)),
    }
}

/// Who threatens whom where.
fn threats(public: &Public, only: Option<Seat>) -> Vec<(Seat, Seat, Spaces)> {
    let board = &public.board;
    let seats = || Seat::all(public.seats());
    let pairs = seats().flat_map(|owner| {
        seats()
            .filter(move |other| *other != owner)
            .map(move |other| (owner, other))
    });
    let struck = pairs.filter(|(owner, _)| only.is_none_or(|seat| seat == *owner));
    let spaces =
        struck.map(|(owner, other)| (owner, other, board.strikable(other) & board.camp(owner).present()));
    spaces.filter(|(_, _, spaces)| !spaces.is_empty()).collect()
}

fn lines(public: &Public, found: &[(Seat, Seat, Spaces)]) -> Vec<Message> {
    if found.is_empty() {
        return vec![Message::new("barony-threats-none")];
    }
    let line = |(owner, other, spaces): &(Seat, Seat, Spaces)| {
        Message::new("barony-threat")
            .seat("owner", owner.number())
            .seat("player", other.number())
            .with("spaces", naming::spaces(&public.board, *spaces))
    };
    found.iter().map(line).collect()
}

/// The same in words alone.
pub(super) fn told(view: View<'_, Barony>) -> Vec<Message> {
    lines(view.public(), &threats(view.public(), view.seat()))
}
