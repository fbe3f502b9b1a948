//! `tavolo verify FILE`: derives every draw of a record again from its seed.

use super::{Failure, catalogue, print, record};
use crate::store::TableId;
use crate::table::promise::Promise;
use crate::table::proof::{AnnouncedBy, Differs, Seen, came_of, differs, unproved};
use crate::table::transcript::{Transcript, TranscriptPart};
use crate::table::verdict::LuckVerdict;
use std::path::PathBuf;

/// Check a record: that it follows the rules, and that its luck follows from what was promised and announced.
///
/// Ends with 0 if that proves that nobody chose the luck, with 3 if something that proves it was not given or is not
/// there, and with 1 if something does not follow.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The record.
    file: PathBuf,
    /// The promise that was seen before the start, to be compared with the record's.
    #[arg(long, value_name = "PROMISE")]
    commitment: Option<Promise>,
    /// The link of the message that announced the start, or its id, to be compared with the record's.
    #[arg(long, value_name = "LINK")]
    message: Option<AnnouncedBy>,
    /// The record of the game whose luck this one has once more, to be held against it.
    #[arg(long, value_name = "FILE")]
    original: Option<PathBuf>,
}

pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let file = record::File::read(&args.file)?;
    let transcript = &file.transcript;
    let Some(judged) = catalogue().judge(transcript, u64::MAX) else {
        return Err(Failure::at(&args.file, format!("this program has no game {}", transcript.game)));
    };
    let verdict = match judged.found.map_err(|why| file.failure(&why.part, &why))? {
        verdict @ LuckVerdict::Fair(_) => verdict,
        LuckVerdict::NoSeed => {
            return Err(Failure::at(
                &args.file,
                format!("it follows the rules, but {}", LuckVerdict::NoSeed),
            ));
        }
        verdict => return Err(file.failure(&verdict.part(), &verdict)),
    };
    let seen = Seen {
        promise: args.commitment.clone(),
        message: args.message,
    };
    refuse_others(&file, &seen)?;
    let rules = format!("{}: {} plies follow the rules", args.file.display(), transcript.moves.len());
    let luck = match &transcript.original {
        Some(original) => repeated(args, &file, original.table)?,
        None if args.original.is_some() => {
            return Err(Failure::at(&args.file, "it has its own luck, and no other game's".to_owned()));
        }
        None => came_of(transcript),
    };
    let compared = compared(transcript, &seen);
    print::lines([rules, verdict.to_string(), luck].into_iter().chain(compared))?;
    let lacks = unproved(transcript, &seen, args.original.is_some());
    if lacks.is_empty() {
        return print::line(
            "proved: nobody chose this luck, unless starts that were announced before were dropped until it pleased",
        );
    }
    let lacks: Vec<String> = lacks.iter().map(ToString::to_string).collect();
    Err(Failure::unproved(format!("not proved: {}", lacks.join(", "))))
}

/// Refuses a record that says something else than what was seen.
fn refuse_others(file: &record::File, seen: &Seen) -> Result<(), Failure> {
    let transcript = &file.transcript;
    match differs(transcript, seen) {
        None => Ok(()),
        Some(Differs::Promise) => {
            let promise = transcript.commitment.as_deref().unwrap_or_default();
            let why = format!("the promise is {promise}, not the one that was given with --commitment");
            Err(file.failure(&TranscriptPart::Heading("commitment".to_owned()), why))
        }
        Some(Differs::Message) => {
            let why = match transcript.announced.last() {
                Some(last) => {
                    format!("the start was announced by message {last}, not by the one that was given")
                }
                None => "no message announced the start by this record, and one was given with --message"
                    .to_owned(),
            };
            Err(file.failure(&TranscriptPart::Heading("announced".to_owned()), why))
        }
    }
}

/// What was compared with what somebody saw, and what can be.
fn compared(transcript: &Transcript, seen: &Seen) -> Vec<String> {
    let promise = transcript.commitment.as_deref().unwrap_or_default();
    let mut lines = vec![match seen.promise {
        None => format!(
            "the promise is {promise}: compare it with the message that the bot posted when the table was opened, or give \
             that here with --commitment"
        ),
        Some(_) => "the promise is the one that was given with --commitment".to_owned(),
    }];
    lines.extend(transcript.announced.last().map(|last| match seen.message {
        None => format!(
            "the start was announced by message {last}: compare it with the link of the message that the bot posted then, \
             or give that here with --message"
        ),
        Some(_) => "the start was announced by the message that was given with --message".to_owned(),
    }));
    lines
}

/// What a record says of the game whose luck it has once more; that one is read where it is given.
fn repeated(args: &Args, file: &record::File, table: TableId) -> Result<String, Failure> {
    let told = format!("its luck is that of table {table}, draw by draw");
    let Some(path) = &args.original else {
        return Ok(format!("{told}; hold it against that table's record with --original FILE"));
    };
    let first = record::File::read(path)?;
    let luck = first.transcript.given_on().map(|(_, original)| original);
    if luck.is_none() || luck != file.transcript.original || first.transcript.seed != file.transcript.seed {
        let why = format!("its luck is not that of the record in {}", path.display());
        return Err(file.failure(&TranscriptPart::Heading("original".to_owned()), why));
    }
    let Some(LuckVerdict::Fair(_)) = catalogue().verify(&first.transcript) else {
        return Err(Failure::at(path, "the luck of this record does not follow from its seed".to_owned()));
    };
    Ok(format!("{told}: so says the record in {}, too, and its luck follows from its seed", path.display()))
}
