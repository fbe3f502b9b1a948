//! `tavolo purge`: removes tables that ended long ago.

use super::progress::{Progress, Unit};
use super::{Failure, backup, catalogue, open, print};
use crate::clock::Clock;
use crate::hall::Hall;
use crate::store::{Store, TableId, Version};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Remove the tables that ended longer ago than some days, with their records and notes. Without
/// --backup nothing is removed: it only counts. The bot must not be running.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Tables that ended at least so many days ago.
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    days: u32,
    /// Write a backup of the whole store to this new file first, and then remove the tables.
    #[arg(long, value_name = "FILE")]
    backup: Option<PathBuf>,
    /// The data folder, such as `sandbox-state/tables`. Without it the configuration's.
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
}

/// How many tables are kept in memory while they are looked through.
const AT_ONCE: usize = 256;

pub(super) async fn run(path: &Path, args: Args) -> Result<(), Failure> {
    let config = open::config_for(path, args.folder.as_deref())?;
    let store = open::present_store(&config).await?;
    let done = purge(&store, &args).await;
    store.close().await;
    done
}

async fn purge(store: &Arc<dyn Store>, args: &Args) -> Result<(), Failure> {
    let before = Clock::system()
        .now()
        .saturating_sub(u64::from(args.days) * 24 * 60 * 60 * 1_000);
    let (old, kept) = ended(store, before).await?;
    let records: u64 = old.iter().map(|(_, version)| u64::from(version.0)).sum();
    let about =
        format!("{} with {}", print::count(old.len() as u64, "table"), print::count(records, "record"));
    let since = format!("ended {} ago or earlier", print::count(args.days.into(), "day"));
    let Some(file) = &args.backup else {
        let how = "--backup FILE writes a backup and then removes them";
        return print::line(format!("{about} {since}; {kept} others stay. Nothing was removed; {how}"));
    };
    let counted = backup::with_progress(&**store, file).await?;
    print::line(format!("{}: {}", file.display(), print::counted(counted)))?;
    let notes = store.scan("").await?;
    for (table, version) in old {
        store.remove(table, version).await?;
        let (shown, owed) = (format!("shown/{table}/"), format!("owed/{table}"));
        let last =
            |key: &str, value: &[u8]| key.starts_with("last/") && value == table.to_string().as_bytes();
        let result = |key: &str| key.starts_with("result/") && key.ends_with(&format!("/{table}"));
        for (key, _) in notes
            .iter()
            .filter(|(key, value)| key.starts_with(&shown) || *key == owed || result(key) || last(key, value))
        {
            store.put(key, None).await?;
        }
    }
    print::line(format!("{about} {since} and were removed; {kept} others stay"))
}

/// The tables that ended before a time (milliseconds since 1970) with their versions, and how many
/// others there are. One that cannot be read stays.
async fn ended(store: &Arc<dyn Store>, before: u64) -> Result<(Vec<(TableId, Version)>, usize), Failure> {
    let hall = Hall::new(Arc::clone(store), catalogue());
    let (mut old, mut kept) = (Vec::new(), 0);
    let (tables, mut warnings) = (store.tables().await?, Vec::new());
    let mut progress = Progress::new("purge", Unit::Of("tables"), tables.len() as u64);
    for (at, table) in tables.into_iter().enumerate() {
        progress.advance(1);
        match hall
            .read(table, |table| (table.ended() && table.touched() < before).then(|| table.version()))
            .await
        {
            Ok(Some(version)) => old.push((table, version)),
            Ok(None) => kept += 1,
            Err(why) => {
                warnings.push(format!("table {table} cannot be read, and stays: {why}"));
                kept += 1;
            }
        }
        if at % AT_ONCE == 0 {
            // Twice: the first sweep only forgets that they were looked at.
            hall.sweep();
            hall.sweep();
        }
    }
    drop(progress);
    warnings.into_iter().for_each(print::warning);
    Ok((old, kept))
}
