//! The whole course of a game as a text that people can read and programs can replay: the record
//! format of `docs/RECORDS.md`. Knows no game: actions and draws are notation here.

mod digest;
mod luck;
mod part;
mod read;
mod write;

pub use part::TranscriptPart;
pub use read::{Flaw, Illformed, TORN};

use crate::beacon::Signature;
use crate::rules::{Draw, Seat};
use crate::store::TableId;
use crate::table::duplicate::Original;
use crate::table::fair::EntropyShare;
use crate::table::promise::LuckSource;

/// The number of the record format.
pub const FORMAT: u32 = 1;
/// What stands in the place of a signature where all agreed to begin without a beacon's round.
const WAIVED: &str = "waived";

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
    pub seats: Vec<SeatLine>,
    /// What its luck comes of beside the seed, as its promise says; nothing where an earlier version promised it.
    pub source: Option<LuckSource>,
    /// What was promised before the start.
    pub commitment: Option<String>,
    /// The number of the interaction by which the game was begun, where it was bound to a beacon then.
    pub start: Option<u64>,
    /// The public messages that announced the start, each of which bound it to a round.
    pub announced: Vec<u64>,
    /// The round of a beacon that it was bound to.
    pub beacon: Option<BeaconLine>,
    /// Whose luck it was played with, where it was not its own.
    pub original: Option<Original>,
    /// Whether other tables could play its deal at the same time, so that its draws are counted by label.
    pub twins: bool,
    /// The seed, once the table has ended.
    pub seed: Option<String>,
    /// The luck of the deal.
    pub deal: Vec<Draw>,
    /// What followed.
    pub moves: Vec<TranscriptMove>,
    /// How it ended.
    pub end: End,
}

impl Transcript {
    /// Whether another tells the same, whatever the players are called and have said.
    #[must_use]
    pub fn tells_as(&self, other: &Transcript) -> bool {
        self.nameless() == other.nameless()
    }

    /// The same without names and words of people.
    fn nameless(&self) -> Transcript {
        let mut nameless = self.clone();
        for seat in &mut nameless.seats {
            seat.name.clear();
            if let Some(share) = &mut seat.share {
                share.word.clear();
            }
        }
        for step in &mut nameless.moves {
            if let TranscriptMove::Replaced(_, name) = step {
                name.clear();
            }
        }
        nameless
    }
}

/// A line of a game's course.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TranscriptMove {
    /// An action with the luck it drew.
    Played {
        /// The seat that acted.
        seat: Seat,
        /// What it did, in notation.
        action: String,
        /// The draws, in order.
        luck: Vec<Draw>,
    },
    /// The last action that stood was taken back.
    TakenBack,
    /// So many of the last actions that stood were taken back, as the players agreed.
    Rewound(usize),
    /// A seat was given up.
    Resigned(Seat),
    /// A given-up seat was taken over by somebody of that name.
    Replaced(Seat, String),
}

/// The round of a beacon that a game was bound to, in a transcript.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BeaconLine {
    /// The chain's name.
    pub chain: String,
    /// The number of the round.
    pub round: u64,
    /// What came out of it and went into the luck; nothing where it was waived: it did not come in time, and
    /// all agreed to begin without it.
    pub signature: Option<Signature>,
}

/// A seat of a transcript.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatLine {
    /// The player's name.
    pub name: String,
    /// What they gave to the entropy, where a table of ours played.
    pub share: Option<EntropyShare>,
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

impl TranscriptMove {
    fn is_played(&self) -> bool {
        matches!(self, TranscriptMove::Played { .. })
    }

    /// What it drew.
    pub(super) fn luck(&self) -> &[Draw] {
        match self {
            TranscriptMove::Played { luck, .. } => luck,
            _ => &[],
        }
    }
}

impl Transcript {
    /// Nothing yet, of no game.
    fn empty() -> Transcript {
        Transcript {
            game: String::new(),
            schema: 0,
            table: None,
            opened: None,
            options: Vec::new(),
            seats: Vec::new(),
            source: None,
            commitment: None,
            start: None,
            announced: Vec::new(),
            beacon: None,
            original: None,
            twins: false,
            seed: None,
            deal: Vec::new(),
            moves: Vec::new(),
            end: End::Open,
        }
    }

    /// The same game without what was taken back. Each ply draws the same luck whenever it is played, so this
    /// is a whole game too.
    #[must_use]
    pub fn standing(&self) -> Transcript {
        let mut stands: Vec<TranscriptMove> = Vec::with_capacity(self.moves.len());
        for next in &self.moves {
            let back = match next {
                TranscriptMove::TakenBack => 1,
                TranscriptMove::Rewound(plies) => *plies,
                TranscriptMove::Played { .. }
                | TranscriptMove::Resigned(_)
                | TranscriptMove::Replaced(..) => {
                    stands.push(next.clone());
                    continue;
                }
            };
            for _ in 0..back {
                if let Some(last) = stands.iter().rposition(TranscriptMove::is_played) {
                    stands.remove(last);
                }
            }
        }
        Transcript {
            moves: stands,
            ..self.clone()
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    /// A game written as its moves: `a` and the like are played, `<` takes the last back, `2<` the last two, `!` is a
    /// seat given up.
    fn game(written: &str) -> Transcript {
        let one = |text: &str| match text {
            "<" => TranscriptMove::TakenBack,
            "!" => TranscriptMove::Resigned(Seat::new(1)),
            text => match text.strip_suffix('<') {
                Some(plies) => TranscriptMove::Rewound(plies.parse().unwrap()),
                None => TranscriptMove::Played {
                    seat: Seat::new(0),
                    action: text.to_owned(),
                    luck: Vec::new(),
                },
            },
        };
        Transcript {
            moves: written.split_whitespace().map(one).collect(),
            ..Transcript::empty()
        }
    }

    #[test]
    fn what_was_taken_back_does_not_stand() {
        for (written, stands) in [
            ("", ""),
            ("a b c", "a b c"),
            ("a b < c", "a c"),
            ("a b 2< c d <", "c"),
            ("a ! b < c", "a ! c"),
            ("a b ! 2< c", "! c"),
            // A record that takes back more than there is is refused elsewhere.
            ("a < < b", "b"),
        ] {
            assert_eq!(game(written).standing(), game(stands), "{written}");
        }
    }
}
