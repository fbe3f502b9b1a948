//! What the bag gave, in words.

use crate::portray::{seated, tenths};
use crate::rules::Fortune;
use crate::words::Message;

/// A line for each seat, and how it is counted.
pub(super) fn luck(fortunes: &[Fortune]) -> Vec<Message> {
    let part = |one: &Fortune| {
        Message::new("carcassonne-luck-part")
            .with("of", one.of)
            .with("came", one.came)
            .with("usual", tenths(one.usual()))
    };
    let line = |own: &[Fortune]| {
        let told = seated("carcassonne-luck-drawn", own[0].seat?).with("times", own[0].times);
        Some(told.with("parts", own.iter().map(part).collect::<Vec<_>>()))
    };
    let seats = fortunes.chunk_by(|one, next| one.seat == next.seat);
    let how = [Message::new("carcassonne-luck-how")];
    seats.filter_map(line).chain(how).collect()
}

/// What a kind of luck is called where that of many games is summed up.
pub(super) fn fortune(of: &str) -> Option<Message> {
    match of {
        "cloisters" => Some(Message::new("carcassonne-fortune-cloisters")),
        "cities" => Some(Message::new("carcassonne-fortune-cities")),
        "shields" => Some(Message::new("carcassonne-fortune-shields")),
        _ => None,
    }
}
