//! The menus of spaces: a button for each, by row first where there are many.

use super::super::Space;
use super::super::action::Action;
use super::super::state::Public;
use super::controls::{act, back, lead, named};
use crate::portray::{Control, Menu, figure};
use crate::words::Message;

/// The most buttons of a menu beside the way back, so that a row is left for the table; more spaces
/// are asked for by row first.
const MOST: usize = 19;

/// A space for each action; by row first where there are many. `row` is the chosen row's letter, or
/// nothing.
pub(super) fn spaces(
    public: &Public,
    prompt: &'static str,
    actions: &[Action],
    verb: &str,
    row: &str,
) -> Menu {
    let listed: Vec<(Space, &Action)> = actions
        .iter()
        .filter_map(|action| Some((target(action)?, action)))
        .collect();
    let chosen: Vec<&(Space, &Action)> = listed
        .iter()
        .filter(|(space, _)| listed.len() <= MOST || letter(*space) == row)
        .collect();
    let placing = verb == "place";
    if chosen.is_empty() {
        return rows(prompt, &listed, verb, placing);
    }
    let mut controls: Vec<Control> = chosen
        .iter()
        .map(|(space, action)| act(named(public, *space), action))
        .collect();
    let by_row = chosen.len() < listed.len();
    if !placing || by_row {
        controls.push(back(if by_row && !placing { verb } else { "" }));
    }
    Menu::new(Message::new(prompt), controls)
}

/// A button for each row of the board that has a space to choose.
fn rows(prompt: &'static str, listed: &[(Space, &Action)], verb: &str, placing: bool) -> Menu {
    let mut rows: Vec<String> = listed.iter().map(|(space, _)| letter(*space)).collect();
    rows.dedup();
    let press = |row: &String| {
        let count = listed.iter().filter(|(space, _)| letter(*space) == *row).count();
        let label = Message::new("barony-press-row")
            .with("row", figure(row))
            .with("count", count);
        lead(label, &format!("{verb} {row}"))
    };
    let mut controls: Vec<Control> = rows.iter().map(press).collect();
    controls.extend((!placing).then(|| back("")));
    Menu {
        prompt: vec![Message::new(prompt), Message::new("barony-ask-row")],
        controls,
    }
}

/// The space that an action is about, for those that are chosen by space alone.
fn target(action: &Action) -> Option<Space> {
    match action {
        Action::Place(space) | Action::City(space) | Action::Expedition(space) => Some(*space),
        _ => None,
    }
}

fn letter(space: Space) -> String {
    Space::letter(space.row()).to_string()
}
