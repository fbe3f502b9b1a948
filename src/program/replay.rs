//! `tavolo replay FILE`: plays a record again by the rules, with the luck that stands in it.

use super::{Failure, catalogue, print, record};
use crate::table::replay::ReplayLine;
use std::path::PathBuf;

/// Play a record again by the rules, and print a line for each ply.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The record.
    file: PathBuf,
    /// Print each ply as a JSON object (docs/RECORDS.md).
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let file = record::File::read(&args.file)?;
    let replayed = catalogue()
        .replay(&file.transcript)
        .map_err(|why| file.failure(&why.part, &why))?;
    if args.json {
        let lines: Result<Vec<String>, _> = replayed.steps.iter().map(serde_json::to_string).collect();
        return print::lines(lines?);
    }
    print::lines(replayed.steps.iter().map(|step| told(step, &file.transcript)))
}

/// A ply for people: number, who, action, luck, scores.
fn told(step: &ReplayLine, transcript: &crate::table::transcript::Transcript) -> String {
    let who = step
        .seat
        .and_then(|seat| transcript.seats.get(usize::from(seat)))
        .map_or("–", |chair| chair.name.as_str());
    let luck = if step.luck.is_empty() {
        String::new()
    } else {
        format!("  [{}]", step.luck.join("; "))
    };
    let scores: Vec<String> = step.scores.iter().map(ToString::to_string).collect();
    format!("{:>4}  {who}: {}{luck}  ({})", step.ply, step.action, scores.join(" "))
}
