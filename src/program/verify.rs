//! `tavolo verify FILE`: derives every draw of a record again from its seed.

use super::{Failure, catalogue, print, record};
use crate::table::replay::Verdict;
use std::path::PathBuf;

/// Check a record: that it follows the rules, and that its luck follows from the seed promised before the start.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The record.
    file: PathBuf,
}

pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let file = record::File::read(&args.file)?;
    let (games, transcript) = (catalogue(), &file.transcript);
    games.follows(transcript).map_err(|why| file.failure(&why.part, &why))?;
    match games.verify(transcript) {
        Some(verdict @ Verdict::Fair(_)) => {
            print::lines([format!("{}: {} plies follow the rules", args.file.display(), transcript.course.len()), verdict.to_string()])
        }
        Some(Verdict::NoSeed) => Err(Failure::at(&args.file, format!("it follows the rules, but {}", Verdict::NoSeed))),
        Some(verdict) => Err(file.failure(&verdict.part(), &verdict)),
        None => Err(Failure::at(&args.file, format!("this program has no game {}", transcript.game))),
    }
}
