//! The board with what was done last where that leaves no trace on it: whoever did it is framed, and
//! a sentence says it.

use super::super::Event;
use super::super::state::Public;
use super::{panel, picture, tell};
use crate::portray::{frame_latest, latest_own};
use crate::render::scene::Scene;
use crate::rules::Seat;
use crate::words::Message;

/// The board with the last thing that was done marked.
pub(super) fn marked(public: &Public, latest: &[(Seat, Event)]) -> Scene {
    let mut scene = picture::board(public);
    let Some((seat, _)) = latest.last() else {
        return scene;
    };
    // A title or a pass; what was done on the board is marked and told there.
    let traced = public.traces.last().is_some_and(|trace| trace.seat == *seat);
    if !traced {
        frame_latest(&mut scene, latest, |_| None, |seat| panel::mark(seat, picture::below(public)));
        let weighty = latest_own(latest).find(|event| tell::weighs(event));
        if let Some(event) = weighty.or_else(|| latest_own(latest).next()) {
            let told = Message::new("barony-alt-last").with("told", tell::tell(event));
            scene.say_second(told);
        }
    }
    scene
}
