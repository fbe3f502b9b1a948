//! `tavolo export`: writes the record of a table out of the store.

use super::{Failure, catalogue, open, print};
use crate::hall::Hall;
use crate::presence::iso;
use crate::store::{Store, TableId};
use crate::table::person::plain;
use std::fs::File;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Write a table's record to a file, or list the tables. The bot must not be running.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The table's id; without it the tables are listed.
    table: Option<TableId>,
    /// The file to write; it must not be there yet. Without it the record is printed.
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Also while the game goes on, though the record holds every hand.
    #[arg(long)]
    unfinished: bool,
    /// The data folder, such as `sandbox-state/tables`. Without it the configuration's.
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
}

pub(super) async fn run(path: &Path, args: Args) -> Result<(), Failure> {
    let config = open::config_for(path, args.folder.as_deref())?;
    let store = open::present_store(&config).await?;
    let done = export(&store, &args).await;
    store.close().await;
    done
}

async fn export(store: &Arc<dyn Store>, args: &Args) -> Result<(), Failure> {
    let hall = Hall::new(Arc::clone(store), catalogue());
    let Some(table) = args.table else {
        return list(&hall).await;
    };
    let (ended, transcript) = hall
        .audit(table, |table| (table.ended(), table.transcript()))
        .await?;
    let Some(transcript) = transcript else {
        return Err(Failure::new(format!("the game of table {table} has not begun")));
    };
    if !ended && !args.unfinished {
        return Err(Failure::new(format!(
            "the game of table {table} goes on, and its record holds every hand; --unfinished writes it all the same"
        )));
    }
    match &args.output {
        None => print::line(transcript.sealed().trim_end()),
        Some(file) => {
            let mut out = File::create_new(file).map_err(|why| match why.kind() {
                ErrorKind::AlreadyExists => {
                    Failure::at(file, "it is there already, and is not written over; name a new file")
                }
                _ => Failure::at(file, why),
            })?;
            out.write_all(transcript.sealed().as_bytes())
                .map_err(|why| Failure::at(file, why))?;
            out.sync_all().map_err(|why| Failure::at(file, why))
        }
    }
}

/// A moment, as far as it was written down.
fn moment(at: u64) -> String {
    match at {
        0 => "unknown".to_owned(),
        at => iso(at),
    }
}

async fn list(hall: &Hall) -> Result<(), Failure> {
    let mut lines = Vec::new();
    for id in hall.store().tables().await? {
        let opened = hall.opened(id).await.map_or_else(|_| moment(0), moment);
        let told = hall.read(id, |table| {
            let stage = match (table.ended(), table.gathering()) {
                (true, _) => "ended",
                _ if table.drawing() => "drawing",
                (false, true) => "gathering",
                (false, false) => "playing",
            };
            let names: Vec<String> = table.roster().names().iter().map(|name| plain(name)).collect();
            let place = match (table.server(), table.direct()) {
                (_, true) => "direct messages".to_owned(),
                (Some(server), _) => format!("server {}", server.0),
                (None, _) => "server unknown".to_owned(),
            };
            let dates = format!("opened {opened}, last {}", moment(table.touched()));
            format!("{id}  {}  {stage}  {dates}  {place}  {}", table.game(), names.join(", "))
        });
        lines.push(
            told.await
                .unwrap_or_else(|why| format!("{id}  cannot be read: {why}")),
        );
    }
    print::lines(lines)
}
