//! The board with what was done last: framed in the colour of whoever did it, and in a sentence.

use super::super::event::Event;
use super::super::notice::Notice;
use super::super::{Kingsburg, Public};
use super::{court, picture, provinces, tell};
use crate::render::scene::{Outline, Scene};
use crate::render::seat;
use crate::rules::{Seat, View};
use crate::words::Message;

/// A frame's width.
const FRAME: f32 = 3.0;

/// The board; what nobody was told of leaves no mark.
pub(super) fn marked(view: View<'_, Kingsburg>, latest: &[(Seat, Notice)]) -> Scene {
    let (public, mut scene) = (view.public(), picture::board(view));
    let Some((seat, _)) = latest.last() else {
        return scene;
    };
    let top = picture::top(public);
    let mut places: Vec<(Seat, Outline)> = latest
        .iter()
        .filter_map(|(seat, notice)| Some((*seat, place(public, notice, top)?)))
        .collect();
    if places.is_empty() {
        places.push((*seat, provinces::mark(public, *seat, top)));
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
    let (last, _) = latest.last()?;
    let own = || latest.iter().filter(|(seat, _)| seat == last);
    let (_, notice) = own()
        .find(|(_, notice)| tell::weighs(notice))
        .or_else(|| own().next())?;
    Some(Message::new("kingsburg-alt-last").with("told", tell::tell(notice)))
}
