//! `tavolo replay FILE`: plays a record again by the rules, with the luck that stands in it.

use super::{Failure, catalogue, film, open, page, print, record};
use crate::table::replay::ReplayLine;
use crate::words::Locale;
use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

/// Play a record again by the rules, and print a line for each ply, or make a page or an animated picture of it.
#[derive(Debug, clap::Args)]
#[command(group(clap::ArgGroup::new("made").args(["html", "gif"])))]
pub(super) struct Args {
    /// The record.
    file: PathBuf,
    /// Print each ply as a JSON object (docs/RECORDS.md).
    #[arg(long)]
    json: bool,
    /// Make a page of a game that has ended, in a file that needs no network; it must not be there yet.
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    html: Option<PathBuf>,
    /// Make an animated picture of a game that has ended, of at most 4 MiB; the file must not be there yet.
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    gif: Option<PathBuf>,
    /// The language of the page or the picture: en-US, pt-BR, de, it. Without it the configuration's.
    #[arg(long, value_name = "CODE", requires = "made")]
    language: Option<Locale>,
    /// How many pixels wide pictures are. Without it 600 on a page, and 400 of one that moves.
    #[arg(long, value_name = "PIXELS", requires = "made",
        value_parser = clap::value_parser!(u16).range(200..=2000))]
    width: Option<u16>,
}

pub(super) fn run(config: &Path, args: &Args) -> Result<(), Failure> {
    let file = record::File::read(&args.file)?;
    if args.html.is_some() || args.gif.is_some() {
        return make(config, args, &file);
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

/// Makes a page or a film of a record.
fn make(config: &Path, args: &Args, file: &record::File) -> Result<(), Failure> {
    // Said before the work, not after it.
    if let Some(out) = args.html.iter().chain(&args.gif).find(|out| out.exists()) {
        return Err(taken(out));
    }
    let config = open::config_or_default(config)?;
    let words = open::words(&config)?;
    let language = args.language.unwrap_or(config.words.language);
    if let Some(out) = &args.html {
        let page = page::page(file, &words, language, args.width.unwrap_or(600))?;
        return write(out, page.as_bytes());
    }
    if let Some(out) = &args.gif {
        let made = film::film(file, &words, language, args.width.unwrap_or(400))?;
        write(out, &made.gif)?;
        let (shown, pictures, kib) = (made.shown, made.pictures, made.gif.len().div_ceil(1_024));
        print::line(format!("{}: {shown} of {pictures} pictures, {kib} KiB", out.display()))?;
    }
    Ok(())
}

/// A file is there already.
fn taken(path: &Path) -> Failure {
    Failure::at(path, "it is there already, and is not written over; name a new file")
}

/// Writes a file that is not there yet.
fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let mut out = fs::File::create_new(path).map_err(|why| match why.kind() {
        ErrorKind::AlreadyExists => taken(path),
        _ => Failure::at(path, why),
    })?;
    out.write_all(bytes).map_err(|why| Failure::at(path, why))
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
