//! `tavolo verify FILE`: derives every draw of a record again from its seed.

use super::{Failure, catalogue, print, record};
use crate::store::TableId;
use crate::table::promise::Promise;
use crate::table::proof::{AnnouncedBy, Differs, Seen, came_of, differs, unproved};
use crate::table::transcript::{Transcript, TranscriptMove, TranscriptPart};
use crate::table::verdict::LuckVerdict;
use std::path::{Path, PathBuf};

/// Check a record: that it follows the rules, and that its luck follows from what was promised and announced.
///
/// Ends with 0 if that proves that nobody chose the luck (of a duplicate: of its original), with 3 if something that
/// proves it was not given or is not there, with 1 if something does not follow or the record lacks its seed, promise or
/// end, and with 2 if a file cannot be read or the options do not go with it.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The record.
    file: PathBuf,
    /// The promise that was seen before the start, to be compared with the record's.
    #[arg(long, value_name = "PROMISE", allow_hyphen_values = true)]
    commitment: Option<Promise>,
    /// The link of the message that announced the start, or its id, to be compared with the record's.
    #[arg(long, value_name = "LINK")]
    message: Option<AnnouncedBy>,
    /// The record of the game whose luck this one has once more, to be held against it.
    #[arg(long, value_name = "FILE")]
    original: Option<PathBuf>,
    /// The promise of that game that was seen before its start.
    #[arg(
        long,
        value_name = "PROMISE",
        requires = "original",
        allow_hyphen_values = true
    )]
    original_commitment: Option<Promise>,
    /// The link of the message that announced the start of that game, or its id.
    #[arg(long, value_name = "LINK", requires = "original")]
    original_message: Option<AnnouncedBy>,
}

pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let file = record::File::read(&args.file)?;
    let verdict = followed(&file, &args.file)?;
    let transcript = &file.transcript;
    let seen = Seen {
        promise: args.commitment.clone(),
        message: args.message,
    };
    if let (Some(original), Some(_)) = (&transcript.original, args.message) {
        let table = original.table;
        let why = format!(
            "by this record its luck is that of table {table}, whose message is given with --original-message"
        );
        return Err(Failure::call(&args.file, why));
    }
    refuse_others(&file, &seen, "")?;
    let first = match (&transcript.original, &args.original) {
        (None, Some(_)) => {
            let why = "it has its own luck and no other game's, so it goes without --original";
            return Err(Failure::call(&args.file, why));
        }
        (Some(_), Some(path)) => Some(original(args, &file, path)?),
        (_, None) => None,
    };
    let rules = format!("{}: the deal and {} follow the rules", args.file.display(), plies(transcript));
    let luck = transcript
        .original
        .as_ref()
        .map_or_else(|| came_of(transcript), |original| repeated(original.table, args.original.as_deref()));
    let mut lines = vec![rules, verdict.to_string(), luck];
    lines.extend(compared(transcript, &seen, ""));
    lines.extend(first.iter().flat_map(|(first, seen)| {
        let compared = compared(first, seen, "original-").into_iter();
        std::iter::once(came_of(first)).chain(compared)
    }));
    print::lines(lines)?;
    let lacks = unproved(transcript, &seen, first.as_ref().map(|(first, seen)| (first, seen)));
    if lacks.is_empty() {
        return print::line(match &transcript.original {
            None => PROVED.to_owned(),
            Some(original) => repeats_proved(original.table),
        });
    }
    let lacks: Vec<String> = lacks.iter().map(ToString::to_string).collect();
    Err(Failure::unproved(format!("not proved: {}", lacks.join(", "))))
}

/// What a record proves whose promise and message were given.
const PROVED: &str = "proved, if you saw that promise and that message before the round came out: nobody chose this luck, \
                      unless starts that were announced before were dropped until it pleased";

/// What the record of a duplicate proves, whose original is proved.
fn repeats_proved(original: TableId) -> String {
    format!(
        "proved, if you saw the promise and the message of table {original} before its round came out: nobody chose the luck \
         of that game, unless starts that were announced before were dropped until it pleased; here it comes once more, and \
         whoever had that record could know it beforehand"
    )
}

/// That a record follows the rules, and its luck from its seed.
///
/// # Errors
/// Something of that does not, or cannot be said.
fn followed(file: &record::File, path: &Path) -> Result<LuckVerdict, Failure> {
    let transcript = &file.transcript;
    let Some(judged) = catalogue().judge(transcript, u64::MAX) else {
        return Err(Failure::at(path, format!("this program has no game {}", transcript.game)));
    };
    match judged.found.map_err(|why| file.failure(&why.part, &why))? {
        verdict @ LuckVerdict::Fair(_) => Ok(verdict),
        lacking @ (LuckVerdict::NoLine(_) | LuckVerdict::NoSeed) => {
            Err(Failure::at(path, format!("it follows the rules, but {lacking}")))
        }
        verdict => Err(file.failure(&verdict.part(), &verdict)),
    }
}

/// How many plies a record has, taken back or not.
fn plies(transcript: &Transcript) -> String {
    let played = |next: &&TranscriptMove| matches!(next, TranscriptMove::Played { .. });
    let count = transcript.moves.iter().filter(played).count();
    format!("{count} {}", if count == 1 { "ply" } else { "plies" })
}

/// Refuses a record that says something else than what was seen, given with options that begin so.
fn refuse_others(file: &record::File, seen: &Seen, of: &str) -> Result<(), Failure> {
    let transcript = &file.transcript;
    match differs(transcript, seen) {
        None => Ok(()),
        Some(Differs::Promise) => {
            let promise = transcript.commitment.as_deref().unwrap_or_default();
            let why = format!(
                "the promise is {promise}, not the one that was given with --{of}commitment: that one is mistyped or of \
                 another table, or this is not the game that was promised"
            );
            Err(file.failure(&TranscriptPart::Heading("commitment".to_owned()), why))
        }
        Some(Differs::Message) => {
            let why = match transcript.announced.last() {
                Some(last) => {
                    format!(
                        "the start was announced by message {last}, not by the one that was given with --{of}message: that one is of another \
                         table, or this is not the game that was announced"
                    )
                }
                None => {
                    format!(
                        "no message announced the start by this record, so it goes without --{of}message; if one announced \
                         it to you, this is not that game"
                    )
                }
            };
            Err(file.failure(&TranscriptPart::Heading("announced".to_owned()), why))
        }
    }
}

/// What was compared with what somebody saw, and what can be, with options that begin so.
fn compared(transcript: &Transcript, seen: &Seen, of: &str) -> Vec<String> {
    let promise = transcript.commitment.as_deref().unwrap_or_default();
    let mut lines = vec![match seen.promise {
        None => format!(
            "the promise is {promise}: compare it with the message that the bot posted when the table was opened, or give \
             that here with --{of}commitment"
        ),
        Some(_) => format!("the promise is the one that was given with --{of}commitment"),
    }];
    lines.extend(transcript.announced.last().map(|last| match seen.message {
        None => format!(
            "the start was announced by message {last}: compare it with the link of the message that the bot posted then, \
             or give that here with --{of}message"
        ),
        Some(_) => format!("the start was announced by the message that was given with --{of}message"),
    }));
    lines
}

/// What a record says of the game whose luck it has once more, with that one's record where it is given.
fn repeated(table: TableId, original: Option<&Path>) -> String {
    let told = format!("by this record its luck is that of table {table}, draw by draw");
    match original {
        None => format!("{told}; hold it against that table's record with --original FILE"),
        Some(path) => format!("{told}: so says the record in {}, too", path.display()),
    }
}

/// The record of the game whose luck another has once more, and what was seen of it.
///
/// # Errors
/// It is none, or says something else of its luck than that one, or than what was seen.
fn original(args: &Args, file: &record::File, path: &Path) -> Result<(Transcript, Seen), Failure> {
    let seen = Seen {
        promise: args.original_commitment.clone(),
        message: args.original_message,
    };
    let first = record::File::read(path)?;
    if let Some(original) = &first.transcript.original {
        let why = format!("its own luck is that of table {}, whose record is asked for", original.table);
        return Err(Failure::at(path, why));
    }
    let luck = first.transcript.given_on().map(|(_, original)| original);
    if luck.is_none() || luck != file.transcript.original || first.transcript.seed != file.transcript.seed {
        let why = format!("its luck is not that of the record in {}", path.display());
        return Err(file.failure(&TranscriptPart::Heading("original".to_owned()), why));
    }
    followed(&first, path)?;
    refuse_others(&first, &seen, "original-")?;
    Ok((first.transcript, seen))
}
