//! `tavolo salvage FROM TO`: what is undamaged in a damaged store, in a new one.

use super::progress::{Progress, Unit};
use super::{Failure, open, print};
use crate::store::{Salvage, Sled};
use std::path::{Path, PathBuf};

/// Write what is undamaged in a damaged data folder into a new one; the damaged one stays as it is.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The damaged folder.
    from: PathBuf,
    /// The new folder; it must be new or empty.
    to: PathBuf,
    /// Also write tables and notes of which nobody knows whether they are up to date.
    #[arg(long)]
    doubtful: bool,
}

pub(super) async fn run(path: &Path, args: Args) -> Result<(), Failure> {
    let config = open::config_or_default(path)?;
    let (from, to) = (open::whole(&args.from), open::whole(&args.to));
    let mut progress = Progress::new("salvage", Unit::Bytes, 0);
    let mut so_far = |read: u64, all: u64| progress.reach(read, all);
    let capacity = open::capacity(&config);
    let salvage = Sled::salvage(&from, &to, capacity, args.doubtful, &mut so_far).await?;
    drop(progress);
    print::lines(sentences(&to, &salvage))?;
    let (tables, notes) = (salvage.lost_tables.len() as u64, salvage.lost_notes.len() as u64);
    if tables + notes == 0 && !salvage.nameless {
        return Ok(());
    }
    let doubtful = match salvage.doubtful as u64 {
        0 => String::new(),
        some => format!(
            ", and --doubtful also writes {some} of them, of which nobody knows whether their ends are missing"
        ),
    };
    Err(Failure::new(format!(
        "{} and {} are lost; a backup may have them{doubtful}",
        print::count(tables, "table"),
        print::count(notes, "note")
    )))
}

/// What was lost, and what there is.
fn sentences(to: &Path, salvage: &Salvage) -> Vec<String> {
    let tables = salvage.lost_tables.iter();
    let mut lines: Vec<String> = tables
        .map(|(table, why)| format!("table {table} is lost: {why}"))
        .collect();
    lines.extend(
        salvage
            .lost_notes
            .iter()
            .map(|key| format!("the note “{key}” is lost")),
    );
    let places = salvage.lost_places.iter();
    lines.extend(places.map(|(table, place)| {
        format!("table {table} has no place any more: another one is in channel {place}")
    }));
    if salvage.nameless {
        lines.push("there may have been further tables and notes of which nothing is left".to_owned());
    }
    match salvage.missing {
        Some(0) => {}
        Some(missing) => lines.push(format!(
            "{} missing at the end of the log, and nobody knows of which tables",
            match missing {
                1 => "the last write is".to_owned(),
                more => format!("the last {more} writes are"),
            }
        )),
        None => lines.push(
            "nobody knows whether writes at the end of the log are missing: the file mark is".to_owned(),
        ),
    }
    if salvage.whole {
        lines.push("everything is there that was written".to_owned());
    }
    lines.push(format!("{}: {}", to.display(), print::counted(salvage.counted)));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writes_that_are_missing_are_counted_one_or_many() {
        let first = |missing| {
            let salvage = Salvage {
                missing,
                ..Salvage::default()
            };
            sentences(Path::new("new"), &salvage).remove(0)
        };
        let gone = "missing at the end of the log, and nobody knows of which tables";
        assert_eq!(first(Some(1)), format!("the last write is {gone}"));
        assert_eq!(first(Some(32)), format!("the last 32 writes are {gone}"));
        assert!(first(None).starts_with("nobody knows whether writes at the end of the log are missing"));
        assert_eq!(first(Some(0)), "new: 0 tables, 0 records, 0 notes");
    }
}
