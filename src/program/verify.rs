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
    let transcript = record::read(&args.file)?;
    let no = |why: String| Failure::at(&args.file, why);
    let games = catalogue();
    let replayed = games.replay(&transcript).map_err(|why| no(why.to_string()))?;
    match games.verify(&transcript) {
        Some(Verdict::Fair(draws)) => print::lines([
            format!("{}: {} plies follow the rules", args.file.display(), replayed.steps.len().saturating_sub(1)),
            format!("all {draws} draws follow from the seed, and the seed is the one that was promised"),
        ]),
        Some(Verdict::OtherSeed) => Err(no("the seed is not the one that was promised before the start".to_owned())),
        Some(Verdict::OtherLuck { ply }) => Err(no(format!("the luck of ply {ply} does not follow from the seed"))),
        Some(Verdict::NoSeed) => {
            Err(no("it follows the rules, but it has no seed to check the luck with: the table has not ended, or none of ours played it"
                .to_owned()))
        }
        None => Err(no(format!("this program has no game {}", transcript.game))),
    }
}
