//! Messages as the words of a picture.

use crate::render::scene::{Item, Line, Scene};
use crate::words::Message;

/// Lines of a text board: the first message as its heading, the others as lines of words.
#[must_use]
pub fn headed(messages: Vec<Message>) -> Vec<Line> {
    let mut messages = messages.into_iter();
    let head = messages.next().map(Line::Heading);
    head.into_iter().chain(messages.map(Line::Words)).collect()
}

/// A table of a text board: its head, then a row for each entry.
pub fn table<T>(
    head: impl IntoIterator<Item = &'static str>,
    entries: impl IntoIterator<Item = T>,
    row: impl Fn(T) -> Vec<Message>,
) -> Line {
    let head = head.into_iter().map(Message::new).collect();
    Line::Table(
        std::iter::once(head)
            .chain(entries.into_iter().map(row))
            .collect(),
    )
}

/// A picture whose words are these sentences, as its text board and as its alternative text.
#[must_use]
pub fn captioned(width: f32, height: f32, items: Vec<Item>, said: Vec<Message>) -> Scene {
    Scene {
        width,
        height,
        items,
        text: said.iter().cloned().map(Line::Words).collect(),
        alt: said,
    }
}
