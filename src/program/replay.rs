//! `tavolo replay FILE`: plays a record again by the rules, with the luck that stands in it.

use super::{Failure, catalogue, open, page, print, record};
use crate::table::replay::ReplayLine;
use crate::words::Locale;
use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

/// Play a record again by the rules, and print a line for each ply, or make a page of it.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The record.
    file: PathBuf,
    /// Print each ply as a JSON object (docs/RECORDS.md).
    #[arg(long)]
    json: bool,
    /// Make a page of a game that has ended, in a file that needs no network; it must not be there yet.
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    html: Option<PathBuf>,
    /// The language of the page: en-US, pt-BR, de, it. Without it the configuration's.
    #[arg(long, value_name = "CODE", requires = "html")]
    language: Option<Locale>,
    /// How many pixels wide the pictures of the page are.
    #[arg(long, value_name = "PIXELS", requires = "html", default_value = "600",
        value_parser = clap::value_parser!(u16).range(200..=2000))]
    width: u16,
}

pub(super) fn run(config: &Path, args: &Args) -> Result<(), Failure> {
    let file = record::File::read(&args.file)?;
    if let Some(out) = &args.html {
        let config = open::config_or_default(config)?;
        let words = open::words(&config)?;
        let language = args.language.unwrap_or(config.words.language);
        return write(out, &page::page(&file, &words, language, args.width)?);
    }
    let replayed = catalogue()
        .replay(&file.transcript)
        .map_err(|why| file.failure(&why.part, &why))?;
    if args.json {
        let lines: Result<Vec<String>, _> = replayed.steps.iter().map(serde_json::to_string).collect();
        return print::lines(lines?);
    }
    print::lines(replayed.steps.iter().map(|step| told(step, &file.transcript)))
}

/// Writes a file that is not there yet.
fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let mut out = fs::File::create_new(path).map_err(|why| match why.kind() {
        ErrorKind::AlreadyExists => {
            Failure::at(path, "it is there already, and is not written over; name a new file")
        }
        _ => Failure::at(path, why),
    })?;
    out.write_all(text.as_bytes())
        .map_err(|why| Failure::at(path, why))
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
