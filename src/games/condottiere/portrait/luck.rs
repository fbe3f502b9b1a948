//! What the deals gave, in words.

use super::super::luck::KINDS;
use crate::portray::{difference, seated, tenths};
use crate::rules::Fortune;
use crate::words::Message;

/// A line for each seat, and how it is counted.
pub(super) fn luck(fortunes: &[Fortune]) -> Vec<Message> {
    let line = |(strength, specials): (&Fortune, &Fortune)| {
        Some(
            seated("condottiere-luck-dealt", strength.seat?)
                .with("times", strength.times)
                .with("strength", strength.came)
                .with("usual", tenths(strength.usual()))
                .with("more", difference(strength.more()))
                .with("specials", specials.came)
                .with("usual-specials", tenths(specials.usual()))
                .with("more-specials", difference(specials.more())),
        )
    };
    let [strengths, specials] = KINDS.map(|kind| fortunes.iter().filter(move |one| one.of == kind));
    let how = [Message::new("condottiere-luck-how")];
    strengths.zip(specials).filter_map(line).chain(how).collect()
}

/// What a kind of luck is called where that of many games is summed up.
pub(super) fn fortune(of: &str) -> Option<Message> {
    match of {
        "strength" => Some(Message::new("condottiere-fortune-strength")),
        "specials" => Some(Message::new("condottiere-fortune-specials")),
        _ => None,
    }
}
