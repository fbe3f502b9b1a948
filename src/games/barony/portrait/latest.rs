//! The board with what was done last where that leaves no trace on it: whoever did it is framed, and
//! a sentence says it.

use super::super::Event;
use super::super::state::Public;
use super::{panel, picture, tell};
use crate::render::scene::Scene;
use crate::render::seat;
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
        let place = panel::mark(*seat, picture::below(public));
        scene.items.extend(seat::framed(seat.number(), &place, 3.0));
        let own = || latest.iter().filter(|(one, _)| one == seat);
        let weighty = own().find(|(_, event)| tell::weighs(event));
        if let Some((_, event)) = weighty.or_else(|| own().next()) {
            let told = Message::new("barony-alt-last").with("told", tell::tell(event));
            scene.say_second(told);
        }
    }
    scene
}
