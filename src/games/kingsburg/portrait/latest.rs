//! The board with what was done last: framed in the colour of whoever did it, and in a sentence.

use super::super::event::Event;
use super::super::notice::Notice;
use super::super::state::Phase;
use super::super::{Kingsburg, Public};
use super::{court, picture, provinces, tell};
use crate::portray::{frame_latest, latest_own};
use crate::render::scene::{Outline, Scene};
use crate::rules::{Seat, View};
use crate::words::Message;

/// The board; what nobody was told of leaves no mark.
pub(super) fn marked(view: View<'_, Kingsburg>, latest: &[(Seat, Notice)]) -> Scene {
    let (public, mut scene) = (view.public(), picture::board(view));
    let top = picture::top(public);
    let mark = |seat| provinces::mark(public, seat, top);
    if !matches!(public.phase, Phase::Over(_)) {
        frame_latest(&mut scene, latest, |notice| place(public, notice, top), mark);
    }
    if let Some(told) = told(latest) {
        scene.say_second(told);
    }
    scene
}

/// Where in the picture something was done, if it has a place there.
fn place(public: &Public, notice: &Notice, top: f32) -> Option<Outline> {
    match notice {
        Notice::Seen(Event::Placed(placed)) if picture::shows_court(public) => {
            Some(court::around(placed.advisor))
        }
        Notice::Seen(Event::Built(built)) if public.provinces[built.seat].has(built.building) => {
            Some(provinces::place(public, built.seat, built.building, top))
        }
        _ => None,
    }
}

/// What whoever acted last did, in a sentence.
fn told(latest: &[(Seat, Notice)]) -> Option<Message> {
    let notice = latest_own(latest)
        .find(|notice| tell::weighs(notice))
        .or_else(|| latest_own(latest).next())?;
    Some(Message::new("kingsburg-alt-last").with("told", tell::tell(notice)))
}
