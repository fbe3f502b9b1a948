//! The board with what was done last: framed in the colour of whoever did it, and in a sentence.

use super::super::components::Card;
use super::super::notice::Notice;
use super::super::state::Phase;
use super::super::{Condottiere, Public};
use super::{map, picture, rows, tell};
use crate::portray::{frame_latest, latest_own};
use crate::render::scene::{Outline, Scene};
use crate::rules::{Seat, View};
use crate::words::Message;

/// The board; what nobody was told of leaves no mark.
pub(super) fn marked(view: View<'_, Condottiere>, latest: &[(Seat, Notice)]) -> Scene {
    let mut scene = picture::board(view);
    if !matches!(view.public().phase, Phase::Over(_)) {
        frame_latest(&mut scene, latest, |notice| place(view.public(), notice), rows::mark);
    }
    if let Some(told) = told(latest) {
        scene.say_second(told);
    }
    scene
}

/// Where in the picture something was done, if it has a place there.
fn place(public: &Public, notice: &Notice) -> Option<Outline> {
    match notice {
        Notice::Played(play) => Some(card(public, play.seat, Some(play.card))),
        Notice::Covered { seat, .. } => Some(card(public, *seat, None)),
        Notice::TurnedUp { seat, card } => Some(self::card(public, *seat, Some(*card))),
        Notice::Blessed { region, .. } => region.map(|region| map::standing_place(public, region)),
        Notice::Placed { region, .. } => Some(map::standing_place(public, *region)),
        Notice::Concluded { battle } => battle.region.map(|region| map::standing_place(public, region)),
        _ => None,
    }
}

/// A card in its row, or whose row it is where it does not stay.
fn card(public: &Public, seat: Seat, card: Option<Card>) -> Outline {
    rows::card(public, seat, card).unwrap_or_else(|| rows::mark(seat))
}

/// What whoever acted last did, in a sentence. Who has won the game is said before.
fn told(latest: &[(Seat, Notice)]) -> Option<Message> {
    let told = |notice: &&Notice| tell::weighs(notice) && !matches!(notice, Notice::Over { .. });
    let notice = latest_own(latest)
        .rev()
        .find(told)
        .or_else(|| latest_own(latest).next())?;
    Some(Message::new("condottiere-alt-last").with("told", tell::tell(notice)))
}
