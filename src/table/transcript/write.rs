//! A transcript as text.

use super::{BeaconLine, End, FORMAT, SeatLine, Transcript, TranscriptMove, WAIVED, digest, line};
use crate::rules::Draw;
use crate::table::duplicate::Original;
use crate::table::fair::Recipe;
use crate::table::person::plain;
use std::fmt;

fn luck(draws: &[Draw]) -> String {
    draws.iter().map(|draw| format!(" | {draw}")).collect()
}

fn numbers<T: ToString>(numbers: &[T]) -> String {
    numbers
        .iter()
        .map(|number| format!(" {}", number.to_string()))
        .collect()
}

impl fmt::Display for Transcript {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "tavolo-record {FORMAT}")?;
        writeln!(f, "game {} {}", self.game, self.schema)?;
        if let Some(table) = self.table {
            writeln!(f, "table {table}")?;
        }
        if let Some(opened) = self.opened {
            writeln!(f, "opened {opened}")?;
        }
        for (key, value) in &self.options {
            writeln!(f, "option {key} {value}")?;
        }
        for (seat, SeatLine { name, share }) in self.seats.iter().enumerate() {
            writeln!(f, "seat {seat} {}", line(&plain(name)))?;
            if let Some(share) = share {
                writeln!(f, "ticket {seat} {}", share.ticket)?;
                if !share.word.is_empty() {
                    // JSON keeps the word's exact bytes on one line: they are part of the entropy.
                    writeln!(f, "word {seat} {}", serde_json::Value::from(share.word.as_str()))?;
                }
            }
        }
        self.write_luck(f)?;
        writeln!(f, "0 deal{}", luck(&self.deal))?;
        self.write_moves(f)?;
        match &self.end {
            End::Open => Ok(()),
            End::Closed => writeln!(f, "closed"),
            End::Over { how, winners, scores } => {
                writeln!(f, "over {how} | winners{} | scores{}", numbers(winners), numbers(scores))
            }
        }
    }
}

impl Transcript {
    /// The record as it is given away: with the digest of its lines in the last one.
    #[must_use]
    pub fn sealed(&self) -> String {
        digest::sealed(&self.to_string())
    }

    /// What its luck came of, beside the tickets.
    fn write_luck(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(source) = &self.source {
            writeln!(f, "luck {} {source}", Recipe::V3.name())?;
        }
        if let Some(commitment) = &self.commitment {
            writeln!(f, "commitment {commitment}")?;
        }
        if let Some(start) = self.start {
            writeln!(f, "start {start}")?;
        }
        for message in &self.announced {
            writeln!(f, "announced {message}")?;
        }
        if let Some(beacon) = &self.beacon {
            let BeaconLine {
                chain,
                round,
                signature,
            } = beacon;
            let came = signature.map_or_else(|| WAIVED.to_owned(), |signature| signature.to_string());
            writeln!(f, "beacon {chain} {round} {came}")?;
        }
        if self.twins {
            writeln!(f, "twins")?;
        }
        if let Some(Original {
            table,
            entropy,
            plies,
        }) = &self.original
        {
            writeln!(f, "original {table} {entropy}")?;
            for (label, plies) in plies {
                writeln!(f, "drawn {label}{}", numbers(plies))?;
            }
        }
        if let Some(seed) = &self.seed {
            writeln!(f, "seed {seed}")?;
        }
        Ok(())
    }

    fn write_moves(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut ply = 0_usize;
        for next in &self.moves {
            match next {
                TranscriptMove::Played {
                    seat,
                    action,
                    luck: draws,
                } => {
                    ply += 1;
                    writeln!(f, "{ply} {seat} {action}{}", luck(draws))?;
                }
                TranscriptMove::TakenBack => {
                    writeln!(f, "back {ply}")?;
                    ply -= 1;
                }
                TranscriptMove::Rewound(plies) => {
                    ply = ply.saturating_sub(*plies);
                    writeln!(f, "rewound {}", ply + 1)?;
                }
                TranscriptMove::Resigned(seat) => writeln!(f, "resigned {seat}")?,
                TranscriptMove::Replaced(seat, name) => {
                    writeln!(f, "replaced {seat} {}", line(&plain(name)))?
                }
            }
        }
        Ok(())
    }
}
