//! The whole course of a game as a text that people can read and programs can replay: the record
//! format of `docs/RECORDS.md`. Knows no game: actions and draws are notation here.

mod part;
mod read;
mod write;

pub use super::stage::Course;
pub use part::Part;
pub use read::{Illformed, TORN};

use super::fair::Share;
use crate::rules::Draw;
use crate::store::TableId;

/// The number of the record format.
pub const FORMAT: u32 = 1;

/// The course of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transcript {
    /// The game's id.
    pub game: String,
    /// The game's schema number.
    pub schema: u16,
    /// The table's id, where a table of ours played it.
    pub table: Option<TableId>,
    /// The number of the interaction that opened the table, where the record says it.
    pub opened: Option<u64>,
    /// The chosen options.
    pub options: Vec<(String, String)>,
    /// The seats in order: names, and what each gave to the entropy.
    pub seats: Vec<Chair>,
    /// What was promised before the start.
    pub commitment: Option<String>,
    /// The seed, once the table has ended.
    pub seed: Option<String>,
    /// The luck of the deal.
    pub deal: Vec<Draw>,
    /// What followed.
    pub course: Vec<Course>,
    /// How it ended.
    pub end: End,
}

/// A seat of a transcript.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chair {
    /// The player's name.
    pub name: String,
    /// What they gave to the entropy, where a table of ours played.
    pub share: Option<Share>,
}

/// How a transcript ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// It goes on.
    Open,
    /// The table was closed before the game was over.
    Closed,
    /// The game was over.
    Over {
        /// By what: the game's own id.
        how: String,
        /// Who won.
        winners: Vec<u8>,
        /// The final scores by seat.
        scores: Vec<i32>,
    },
}

/// Text from a person on one line: no line breaks, no control characters.
fn line(text: &str) -> String {
    text.chars()
        .map(|letter| if letter.is_control() { ' ' } else { letter })
        .collect::<String>()
        .trim()
        .to_owned()
}

/// The most letters of a record that a sentence about it repeats.
const QUOTED: usize = 60;

/// The beginning of a text of a record, for a sentence about it: nothing in it steers what shows
/// the sentence.
pub(super) fn quoted(text: &str) -> String {
    let steers = |letter: char| {
        letter.is_control()
            || matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    text.chars()
        .take(QUOTED)
        .map(|letter| if steers(letter) { '\u{fffd}' } else { letter })
        .collect()
}
