//! The controls that the menus share.

use super::super::Space;
use super::super::action::Action;
use super::super::state::Public;
use super::{naming, sentences};
use crate::portray::{Control, Look, Menu, figure};
use crate::words::Message;

/// A space with its terrain.
pub(super) fn named(public: &Public, space: Space) -> Message {
    let place = public.board.outline().place(space);
    let terrain = place.map(|place| naming::terrain(public.board.terrain(place)));
    Message::new("barony-press-space")
        .with("space", naming::space(space))
        .with("terrain", terrain.unwrap_or_else(|| figure("–")))
}

/// Controls, then the way back to the first menu.
pub(super) fn closed(prompt: Message, mut controls: Vec<Control>) -> Menu {
    controls.push(back(""));
    Menu::new(prompt, controls)
}

/// Controls for one step more, then the end of the turn.
pub(super) fn or_done(prompt: &'static str, mut controls: Vec<Control>) -> Menu {
    let done = Control::act(sentences::label(&Action::Done), &Action::Done, Look::Good);
    controls.extend([Control::Break, done]);
    Menu::new(Message::new(prompt), controls)
}

/// Back to the menu of a path.
pub(super) fn back(path: &str) -> Control {
    Control::open(Message::new("barony-press-back"), path)
}

/// A button that does an action.
pub(super) fn act(label: Message, action: &Action) -> Control {
    Control::act(label, action, Look::Primary)
}

/// A button that opens the menu of a path on the way to an action.
pub(super) fn lead(label: Message, path: &str) -> Control {
    Control::open(label, path).looking(Look::Primary)
}
