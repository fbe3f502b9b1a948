//! What the dice gave, in words.

use crate::portray::{difference, seated, tenths};
use crate::rules::Fortune;
use crate::words::Message;

/// A line for each seat, one for the King's die, and how it is counted.
pub(super) fn luck(fortunes: &[Fortune]) -> Vec<Message> {
    let line = |one: &Fortune| {
        let told = match one.seat {
            Some(seat) => seated("kingsburg-luck-dice", seat),
            None => Message::new("kingsburg-luck-king"),
        };
        told.with("times", one.times)
            .with("came", one.came)
            .with("usual", tenths(one.usual()))
            .with("more", difference(one.more()))
    };
    let how = [Message::new("kingsburg-luck-how")];
    fortunes.iter().map(line).chain(how).collect()
}

/// What a kind of luck is called where that of many games is summed up.
pub(super) fn fortune(of: &str) -> Option<Message> {
    match of {
        "dice" => Some(Message::new("kingsburg-fortune-dice")),
        _ => None,
    }
}
