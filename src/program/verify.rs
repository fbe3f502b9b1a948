//! `tavolo verify FILE`: derives every draw of a record again from its seed.

use super::{Failure, catalogue, print, record};
use crate::beacon::Chain;
use crate::store::TableId;
use crate::table::fair::{Commitment, Recipe};
use crate::table::transcript::{BeaconLine, Transcript, TranscriptPart};
use crate::table::verdict::{LuckVerdict, original_promise};
use std::path::PathBuf;

/// Check a record: that it follows the rules, and that its luck follows from the seed promised
/// before the start.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The record.
    file: PathBuf,
    /// The promise that was seen before the start (64 hexadecimal digits), to be compared with the
    /// record's.
    #[arg(long, value_name = "HEX")]
    commitment: Option<Commitment>,
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
    let promise = transcript.commitment.as_deref().unwrap_or_default();
    let compared = match &args.commitment {
        None => format!(
            "the promise is {promise}: whether it was made before the start, only who saw it then can say. Compare it with the \
             message that the bot posted when the table was opened, or give that here with --commitment"
        ),
        Some(seen) if seen.is(promise) => {
            "the promise is the one that was given with --commitment".to_owned()
        }
        Some(_) => {
            let why = format!("the promise is {promise}, not the one that was given with --commitment");
            return Err(file.failure(&TranscriptPart::Heading("commitment".to_owned()), why));
        }
    };
    let rules = format!("{}: {} plies follow the rules", args.file.display(), transcript.moves.len());
    let luck = match original_promise(transcript) {
        Some((table, promise)) => repeated(args, &file, (table, &promise))?,
        None if args.original.is_some() => {
            return Err(Failure::at(&args.file, "it has its own luck, and no other game's".to_owned()));
        }
        None => drawn(transcript),
    };
    print::lines([rules, verdict.to_string(), luck, compared])
}

/// What a record says of the game whose luck it has once more; that one is read where it is given.
fn repeated(args: &Args, file: &record::File, (table, promise): (TableId, &str)) -> Result<String, Failure> {
    let told = format!("its luck is that of table {table}, draw by draw, whose promise was {promise}");
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

/// What a record says of the beacon that its luck was bound to, and what follows.
fn drawn(transcript: &Transcript) -> String {
    const KNOWN: &str = "so whoever runs the bot could have known the luck beforehand";
    let Some(BeaconLine {
        chain,
        round,
        signature,
    }) = &transcript.beacon
    else {
        return format!(
            "{}: no beacon went into the luck, {KNOWN}; if the message that the bot posted when the table was opened names \
             a beacon, this record leaves out what became of it",
            Recipe::V1.name()
        );
    };
    match signature {
        Some(_) if Chain::named(chain).is_some_and(|chain| chain.mock) => format!(
            "{}: into the luck went round {round} of the beacon {chain}, the sandbox's look-alike, whose numbers anybody \
             can make, so it proves nothing",
            Recipe::V2.name()
        ),
        Some(_) => format!(
            "{}: into the luck went round {round} of the beacon {chain}, the first that nobody could know when the last \
             player had joined",
            Recipe::V2.name()
        ),
        None => format!(
            "{}: no beacon went into the luck, {KNOWN}; round {round} of {chain} was due and, as the record says, did not \
             come in time, so that all agreed to begin without it",
            Recipe::V1.name()
        ),
    }
}
