//! Custom ids and the values of lists: whatever is read prints to the same text, letter for letter,
//! and what it opens at a table has room on Discord.

use super::{said, tables};
use tavolo::discord::custom_id::{ControlUse, CustomId, LONGEST, read_value, value};
use tavolo::portray::{Control, Intent, Menu};
use tavolo::table::UserId;

/// The most entries of a list, and the most controls of a message.
const MOST: usize = 25;

/// Reads a text as an id and as a value.
pub fn check(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    if let Ok(id) = text.parse::<CustomId>() {
        assert_eq!(id.to_string(), text);
        assert!(text.chars().count() <= LONGEST);
        if let CustomId::Table {
            what: ControlUse::Intent(intent),
            ..
        } = &id
        {
            opened(intent, text.len());
        }
    }
    if let Some((at, intent)) = read_value(text) {
        assert_eq!(value(at as usize, &intent), text);
        opened(&intent, text.len());
    }
}

fn opened(intent: &Intent, number: usize) {
    let Intent::Open(path) = intent else { return };
    for table in tables::all() {
        for user in [UserId(1), UserId(2), UserId(99)] {
            let post = table.panel(user, path);
            post.lines
                .iter()
                .chain(&post.notes)
                .for_each(|line| drop(said::say(line, number)));
            fits(&post.menu, number);
        }
    }
}

fn fits(menu: &Menu, number: usize) {
    menu.prompt.iter().for_each(|line| drop(said::say(line, number)));
    assert!(
        menu.controls
            .iter()
            .filter(|control| !matches!(control, Control::Break))
            .count()
            <= MOST,
        "{menu:?}"
    );
    for control in &menu.controls {
        match control {
            Control::Button { label, .. } => drop(said::say(label, number)),
            Control::Select { prompt, entries, .. } => {
                said::say(prompt, number);
                assert!((1..=MOST).contains(&entries.len()), "{} entries: {control:?}", entries.len());
            }
            Control::Break => {}
        }
    }
}
