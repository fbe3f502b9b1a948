//! The board with what was done last: framed in the colour of whoever did it, and in a sentence.

use super::super::components::Card;
use super::super::notice::Notice;
use super::super::{Condottiere, Public};
use super::{lines, map, picture, rows, tell};
use crate::render::scene::{Outline, Scene};
use crate::render::seat;
use crate::rules::{Seat, View};
use crate::words::Message;

/// A frame's width.
const FRAME: f32 = 3.0;

/// The board; what nobody was told of leaves no mark.
pub(super) fn marked(view: View<'_, Condottiere>, latest: &[(Seat, Notice)]) -> Scene {
    let mut scene = picture::board(view);
    let Some((seat, _)) = latest.last() else {
        return scene;
    };
    let mut places: Vec<(Seat, Outline)> = latest
        .iter()
        .filter_map(|(seat, notice)| Some((*seat, place(view, notice)?)))
        .collect();
    if places.is_empty() {
        places.push((*seat, rows::mark(*seat)));
    }
    let frames = places
        .iter()
        .flat_map(|(seat, place)| seat::framed(seat.number(), place, FRAME));
    scene.items.extend(frames);
    if let Some(told) = told(latest) {
        scene.say_second(told);
    }
    scene
}

/// Where in the picture something was done, if it has a place there.
fn place(view: View<'_, Condottiere>, notice: &Notice) -> Option<Outline> {
    let public = view.public();
    match notice {
        Notice::Played(play) => Some(card(public, play.seat, Some(play.card))),
        Notice::Covered { seat, .. } => Some(card(public, *seat, None)),
        Notice::TurnedUp { seat, card } => Some(self::card(public, *seat, Some(*card))),
        Notice::Passed { seat, .. } if lines::state(view, *seat) == "passed" => Some(rows::state(*seat)),
        Notice::Blessed { region, .. } => region.map(map::standing_place),
        Notice::Placed { region, .. } => Some(map::standing_place(*region)),
        Notice::Concluded { battle } => battle.region.map(map::standing_place),
        _ => None,
    }
}

/// A card in its row, or whose row it is where it does not stay.
fn card(public: &Public, seat: Seat, card: Option<Card>) -> Outline {
    rows::card(public, seat, card).unwrap_or_else(|| rows::mark(seat))
}

/// What whoever acted last did, in a sentence.
fn told(latest: &[(Seat, Notice)]) -> Option<Message> {
    let (last, _) = latest.last()?;
    let own = || latest.iter().filter(|(seat, _)| seat == last);
    let weighty = own().rev().find(|(_, notice)| tell::weighs(notice));
    let (_, notice) = weighty.or_else(|| own().next())?;
    Some(Message::new("condottiere-alt-last").with("told", tell::tell(notice)))
}
