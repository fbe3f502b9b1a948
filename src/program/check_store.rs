//! `tavolo check-store`: plays every stored table again by the rules.

use super::progress::{Progress, Unit};
use super::{Failure, catalogue, open, print, rehearsal};
use crate::hall::Hall;
use crate::store::dump::Counted;
use std::path::{Path, PathBuf};

/// Play every stored table again, and name each whose state differs from what was stored. The bot
/// must not be running, but for --with.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The data folder to check, such as `sandbox-state/tables`. Without it the configuration's.
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
    /// Let another tavolo do it, such as the next version before an upgrade, with a copy of the
    /// store, which needs room in the folder for temporary files. The bot may be running.
    #[arg(long, value_name = "BINARY", conflicts_with = "computers")]
    with: Option<PathBuf>,
    /// Think again about every action of a computer, too, with the dice and the iterations that were
    /// written down with it. This takes as long as they thought.
    #[arg(long)]
    computers: bool,
}

pub(super) async fn run(path: &Path, args: Args) -> Result<(), Failure> {
    let config = open::config_for(path, args.folder.as_deref())?;
    if let Some(binary) = &args.with {
        return rehearsal::run(&config, path, binary).await;
    }
    let store = open::present_store(&config).await?;
    let hall = Hall::new(store.clone(), catalogue());
    let mut done = check(&hall).await;
    if args.computers && done.is_ok() {
        done = rethink(&hall).await;
    }
    store.close().await;
    done
}

async fn check(hall: &Hall) -> Result<(), Failure> {
    let (mut lines, mut records, mut positions, mut plain) = (Vec::new(), 0_u64, 0_u64, 0_u64);
    let tables = hall.store().tables().await?;
    let mut progress = Progress::new("check-store", Unit::Of("tables"), tables.len() as u64);
    for table in &tables {
        match hall.check(*table).await {
            Err(why) => lines.push(format!("table {table} cannot be read: {why}")),
            Ok(checked) => {
                records += u64::from(checked.records);
                positions += u64::from(checked.positions);
                plain += u64::from(checked.positions == 0);
                lines.extend(
                    checked
                        .difference
                        .map(|difference| format!("table {table} differs: {difference}")),
                );
            }
        }
        progress.advance(1);
    }
    drop(progress);
    // A damaged note is told by its name.
    let notes = hall.store().scan("").await?.len() as u64;
    let bad = lines.len();
    let counted = Counted {
        tables: tables.len() as u64,
        records,
        notes,
    };
    lines.push(format!("{}; {positions} positions are as they were stored", print::counted(counted)));
    if plain > 0 {
        let which = print::count(plain, "table");
        lines.push(format!(
            "{which} without stored positions to compare with; actions and events were compared there"
        ));
    }
    print::lines(lines)?;
    if bad == 0 {
        Ok(())
    } else {
        Err(Failure::new(format!(
            "{} not what was stored; a backup may have them whole",
            match bad {
                1 => format!("one of {} is", print::count(tables.len() as u64, "table")),
                bad => format!("{bad} of {} are", print::count(tables.len() as u64, "table")),
            }
        )))
    }
}

/// Whether computers come to what they did.
async fn rethink(hall: &Hall) -> Result<(), Failure> {
    let (mut lines, mut decisions) = (Vec::new(), 0_u64);
    let tables = hall.store().tables().await?;
    let mut progress = Progress::new("computers", Unit::Of("tables"), tables.len() as u64);
    for table in &tables {
        match hall.rethink(*table).await {
            Err(why) => lines.push(format!("table {table} cannot be thought about: {why}")),
            Ok(rethought) => {
                decisions += u64::from(rethought.decisions);
                let other = |version: &u32| {
                    format!("table {table}, record {version}: a computer comes to another action now")
                };
                lines.extend(rethought.others.iter().map(other));
            }
        }
        progress.advance(1);
    }
    drop(progress);
    let same = lines.is_empty();
    lines.push(format!("{} thought about again", print::count(decisions, "computer decision")));
    print::lines(lines)?;
    match same {
        true => Ok(()),
        false => Err(Failure::new(
            "not all that computers did comes out again; ask the version that played there, which may have thought otherwise"
                .to_owned(),
        )),
    }
}
