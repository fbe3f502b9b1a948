//! A new store from a dump: it appears under its name when it is whole.

use super::folder::{self, Folder, system};
use super::{Capacity, Sled};
use crate::store::dump::{self, Counted, DumpFault};
use crate::store::{Store, StoreFault};
use std::fs;
use std::io::BufRead;
use std::path::{Path, PathBuf};

impl Sled {
    /// Makes a store of a dump in a folder that is new or empty. It is made beside it, under the
    /// name with `.restoring` behind, and moved when it is whole; after an error nothing is left of
    /// it, and what a kill left is removed the next time.
    ///
    /// # Errors
    /// The folder has files, or the dump cannot be restored.
    pub async fn restore(
        folder: &Path,
        capacity: Capacity,
        dump: &mut (dyn BufRead + Send),
    ) -> Result<Counted, DumpFault> {
        let beside = beside(folder)?;
        let restored = fill(&beside, capacity, dump).await;
        settle(folder, &beside, restored)
    }
}

fn failed(folder: &Path, error: &std::io::Error) -> DumpFault {
    DumpFault::Store(system(folder, error))
}

/// Where a store is made that is to lie in a folder that is new or empty.
pub(super) fn beside(folder: &Path) -> Result<PathBuf, DumpFault> {
    let failed = |error: std::io::Error| failed(folder, &error);
    if folder::is_there(folder).map_err(failed)? && fs::read_dir(folder).map_err(failed)?.next().is_some() {
        let ours = folder::is_ours(folder);
        return Err(if ours {
            DumpFault::Occupied
        } else {
            StoreFault::Foreign {
                folder: folder.to_owned(),
            }
            .into()
        });
    }
    let mut name = folder.components().collect::<PathBuf>().into_os_string();
    name.push(".restoring");
    let beside = PathBuf::from(name);
    if folder::is_there(&beside).map_err(failed)? {
        // What a restoring left behind that was killed; it is ours, unless another process has it
        // or it never was.
        drop(Folder::take(&beside)?);
        folder::remove(&beside).map_err(failed)?;
    }
    Ok(beside)
}

/// Moves the store to its place when it was made, else removes what there is of it.
pub(super) fn settle<T>(folder: &Path, beside: &Path, made: Result<T, DumpFault>) -> Result<T, DumpFault> {
    let failed = |error: std::io::Error| failed(folder, &error);
    let moved = made.and_then(|made| {
        if folder.exists() {
            fs::remove_dir(folder).map_err(failed)?;
        }
        fs::rename(beside, folder).map_err(failed)?;
        folder::sync_parent(folder).map_err(failed)?;
        Ok(made)
    });
    if moved.is_err() {
        folder::remove(beside).map_err(failed)?;
    }
    moved
}

async fn fill(
    folder: &Path,
    capacity: Capacity,
    dump: &mut (dyn BufRead + Send),
) -> Result<Counted, DumpFault> {
    let store = Sled::open(folder, capacity)?;
    let counted = dump::restore(dump, &store).await;
    store.close().await;
    counted
}
