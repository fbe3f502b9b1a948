//! The engine on this machine's disk. Knows no table, no game and no clock.
//!
//! The log is one `sled` tree under a folder of ours. Everything that could lose an acknowledged
//! record is done here and not left to `sled`: one thread commits (`committer.rs`), it syncs the
//! file by itself, a checksum stands in every record and over the whole tree, and a log that was
//! not closed is read without `sled` first, or tried on a copy (`probe.rs`). `folder.rs` tells the
//! files.
//!
//! A read may see a record a moment before it is durable and its writer is answered.
//!
//! # When the disk is full
//! Before each batch the free room is compared with [`Capacity::spare`]; where it is too little,
//! the writes are refused with [`StoreFault::DiskFull`], the log is not touched, reads go on, and writes
//! do again as soon as there is room. If a write fails all the same (a quota, a limit, another
//! process that was faster), what reached the disk is in doubt: those who wait get
//! [`Refused::Unknown`], the store stops with [`StoreFault::Stopped`], reads included, because the
//! engine shows in memory what may not be on the disk; and the program must be started again. It
//! then finds all that was acknowledged.

mod access;
mod capacity;
mod committer;
mod draft;
mod filler;
mod folder;
mod interactions;
mod key;
mod launch;
mod mark;
mod moment;
mod note_draft;
mod owner;
mod pack;
mod packing;
mod past;
mod probe;
mod reads;
mod renewal;
mod request;
mod restore;
mod salvage;
mod scrub;
mod seal;
mod status;
mod step;
mod survey;
mod table_draft;
mod table_log;
mod tree_writer;
mod upkeep;
mod value;
mod waiters;

use self::access::Access;
use self::committer::{Committer, QUEUE};
use self::folder::{Folder, LOG, system};
use self::moment::Moment;
use self::reads::SharedReads;
use self::renewal::{Bounds, Renewals};
use self::request::Request;
use self::status::Status;
use self::tree_writer::TreeWriter;
use self::upkeep::Upkeep;
use self::waiters::LATER;
use super::{
    Answer, Appended, Changed, Index, Note, Record, Refused, Rewording, Snapshot, Store, StoreFault, TableId,
    Version,
};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use tokio::sync::{mpsc, oneshot};

pub use self::capacity::Capacity;
pub use self::salvage::Salvage;

/// A store in a folder. One process at a time has it.
#[derive(Debug)]
pub struct Sled {
    access: Access,
    thread: Mutex<Option<JoinHandle<()>>>,
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Sled {
    /// Opens a store, or makes one in a folder that is new or empty. It may take seconds and block.
    ///
    /// # Errors
    /// The folder is in use, not ours, newer than this program, damaged, or the system refuses it.
    /// In each case its files stay as they are.
    pub fn open(folder: &Path, capacity: Capacity) -> Result<Sled, StoreFault> {
        Sled::kept(folder, capacity, LATER, Bounds::default()).map_err(|fault| match fault {
            StoreFault::Damaged { folder, what } => {
                let whole = survey::told(&folder).map_or(String::new(), |whole| format!("; {whole}"));
                let what = format!("{what}{whole}");
                StoreFault::Damaged { folder, what }
            }
            fault => fault,
        })
    }

    /// A store whose tables are packed so many commits after they are over, and whose log is made
    /// anew from these bounds on.
    fn kept(folder: &Path, capacity: Capacity, later: u64, bounds: Bounds) -> Result<Sled, StoreFault> {
        let mut folder = Folder::take(folder)?;
        let path = folder.path().to_owned();
        let failed = |error: std::io::Error| system(&path, &error);
        let (log, mark) = (folder.join(LOG), folder.join(mark::MARK));
        scrub::mend(&folder).map_err(failed)?;
        if !log.exists() {
            launch::create(&folder, &log, &mark)?;
        }
        let (mut mark, acknowledged) = mark::acknowledged(&folder, &mark)?;
        let inspection = probe::check(&folder, &log, acknowledged)?;
        seal::remove(&path).map_err(failed)?;
        let reads = launch::launch_with(&log, &path, capacity.cache)?;
        if let Some(inspection) = inspection {
            probe::confirm(&inspection, &log, &reads)?;
        }
        folder::sync_all(&log).map_err(failed)?;
        let mut writer = TreeWriter::over(reads.clone(), &log)?;
        writer.pack_after(later);
        if folder.is_unpacked() {
            writer.enlist(&mut mark)?;
        }
        // What was written until here earlier programs can read, too.
        folder.raise().map_err(failed)?;
        owner::hand_over(&path);
        let status = Arc::new(Status::new(&path, capacity.spare));
        let shared = Arc::new(SharedReads::of(reads));
        let upkeep = Upkeep {
            writer: Some(writer),
            status: Arc::clone(&status),
            shared: Arc::clone(&shared),
            cache: capacity.cache,
            renewals: Renewals::within(bounds),
        };
        upkeep.tell_upkeep();
        let committer = Committer {
            upkeep,
            mark,
            batches: 0,
        };
        let (queue, requests) = mpsc::channel(QUEUE);
        let thread = thread::Builder::new()
            .name("store".into())
            .spawn(move || work(committer, requests, folder))
            .map_err(failed)?;
        Ok(Sled {
            access: Access::to(queue, shared, status),
            thread: Mutex::new(Some(thread)),
        })
    }

    /// Whether there is such a folder.
    ///
    /// # Errors
    /// Nobody knows: this process may not look, or the system says something else.
    pub fn is_there(folder: &Path) -> Result<bool, StoreFault> {
        folder::is_there(folder).map_err(|error| system(folder, &error))
    }

    /// Looks at a folder without changing anything: whether a store of this program lies there, or one can be made.
    ///
    /// # Errors
    /// The folder has files that are not ours, a newer format, or may not be read and written in.
    pub fn look(folder: &Path) -> Result<bool, StoreFault> {
        folder::look(folder)
    }

    /// What keeps this process from writing in a folder, or from making it, with what to do.
    #[must_use]
    pub fn obstacle(folder: &Path) -> Option<String> {
        owner::obstacle(folder)
    }

    /// How often was flushed and synced since the store was opened.
    #[must_use]
    pub fn flushes(&self) -> u64 {
        self.access.status.flushes()
    }

    /// How many tables that are over are still to be packed into one value. Some more are later on,
    /// when they have been over for a while.
    #[must_use]
    pub fn unpacked(&self) -> usize {
        self.access.status.unpacked()
    }

    /// Whether the log is being made anew in the background, or is to be when all tables are packed.
    #[must_use]
    pub fn renewing(&self) -> bool {
        self.access.status.is_renewing()
    }

    /// How often the log was made anew in the background since the store was opened.
    #[must_use]
    pub fn renewals(&self) -> u64 {
        self.access.status.renewals()
    }
}

/// The life of the thread: commits, then leaves the files closed and sealed.
fn work(mut committer: Committer, mut requests: mpsc::Receiver<Request>, folder: Folder) {
    let waits = committer.run(&mut requests);
    committer.upkeep.break_renewal_off();
    let Committer { upkeep, mark, .. } = committer;
    let Upkeep { writer, status, .. } = upkeep;
    let flushed = !status.is_stopped() && writer.as_ref().is_some_and(TreeWriter::settle);
    let synced = flushed && mark.sync().is_ok();
    let left = catch_unwind(AssertUnwindSafe(|| drop((writer, mark)))).is_ok();
    let log = folder.join(LOG);
    if launch::let_go(&log) && left && synced {
        let sealed = folder::sync_all(&log).and_then(|()| seal::write(folder.path(), &log));
        if let Err(error) = sealed {
            tracing::warn!(%error, "the store was closed without a seal; the next start takes longer");
        }
    }
    owner::hand_over(folder.path());
    drop(folder);
    if let Some(waits) = waits {
        // Nobody waits any more: then nobody needs to know.
        let _ = waits.send(());
    }
}

impl Drop for Sled {
    fn drop(&mut self) {
        self.access.shared.alone().take();
        self.access.queue().take();
        if let Some(thread) = lock(&self.thread).take() {
            let _ = thread.join();
        }
    }
}

impl Store for Sled {
    fn append(
        &self,
        table: TableId,
        expected: Version,
        record: Record,
    ) -> Answer<'_, Result<Appended, Refused>> {
        Box::pin(self.access.ask(move |reply| Request::Append {
            table,
            expected,
            record,
            reply,
        }))
    }

    fn remove(&self, table: TableId, expected: Version) -> Answer<'_, Result<(), Refused>> {
        Box::pin(self.access.ask(move |reply| Request::Remove {
            table,
            expected,
            reply,
        }))
    }

    fn reword(
        &self,
        table: TableId,
        expected: Version,
        records: Vec<Rewording>,
        leaves: Vec<Index>,
    ) -> Answer<'_, Result<(), Refused>> {
        Box::pin(self.access.ask(move |reply| Request::Reword {
            table,
            expected,
            records,
            leaves,
            reply,
        }))
    }

    fn scrub(&self) -> Answer<'_, Result<(), Refused>> {
        Box::pin(self.access.ask(|reply| Request::Scrub { reply }))
    }

    fn read(&self, table: TableId) -> Answer<'_, Result<Vec<Record>, StoreFault>> {
        self.access.look(move |reads| reads.records(table))
    }

    fn first(&self, table: TableId) -> Answer<'_, Result<Option<Record>, StoreFault>> {
        self.access.look(move |reads| reads.first(table))
    }

    fn indexes(&self, table: TableId) -> Answer<'_, Result<Vec<Index>, StoreFault>> {
        self.access.look(move |reads| reads.indexes(table))
    }

    fn tables(&self) -> Answer<'_, Result<Vec<TableId>, StoreFault>> {
        self.access.look(|reads| reads.tables(key::TABLE))
    }

    fn open(&self) -> Answer<'_, Result<Vec<TableId>, StoreFault>> {
        self.access.look(|reads| reads.tables(key::OPEN))
    }

    fn at(&self, place: u64) -> Answer<'_, Result<Option<TableId>, StoreFault>> {
        self.access.look(move |reads| reads.at(place))
    }

    fn of(&self, user: u64) -> Answer<'_, Result<Vec<TableId>, StoreFault>> {
        self.access.look(move |reads| reads.tables(&key::user(user)))
    }

    fn due(&self, until: u64) -> Answer<'_, Result<Vec<(u64, TableId)>, StoreFault>> {
        self.access.look(move |reads| reads.due(until))
    }

    fn put(&self, key: &str, value: Option<Vec<u8>>) -> Answer<'_, Result<(), Refused>> {
        let key = key.to_owned();
        Box::pin(self.access.ask(move |reply| Request::Put { key, value, reply }))
    }

    fn exchange(
        &self,
        key: &str,
        expected: Option<Vec<u8>>,
        value: Option<Vec<u8>>,
    ) -> Answer<'_, Result<bool, Refused>> {
        let key = key.to_owned();
        Box::pin(self.access.ask(move |reply| Request::Exchange {
            key,
            expected,
            value,
            reply,
        }))
    }

    fn get(&self, key: &str) -> Answer<'_, Result<Option<Vec<u8>>, StoreFault>> {
        let key = key.to_owned();
        self.access.glance(move |reads| reads.note(&key))
    }

    fn scan(&self, prefix: &str) -> Answer<'_, Result<Vec<Note>, StoreFault>> {
        let prefix = prefix.to_owned();
        self.access.look(move |reads| reads.notes(&prefix))
    }

    fn changed(&self) -> Answer<'_, Changed> {
        // One process at a time has the folder.
        Box::pin(std::future::pending())
    }

    fn alone(&self) -> bool {
        true
    }

    fn snapshot(&self) -> Answer<'_, Result<Box<dyn Snapshot + '_>, StoreFault>> {
        Box::pin(async move {
            let past = self.access.ask(|reply| Request::Snapshot { reply }).await;
            let past = past.map_err(|refused| match refused {
                Refused::Failed(fault) => fault,
                // The thread ended on its own.
                _ => StoreFault::Closed,
            })?;
            let moment =
                Moment::of(Arc::clone(&self.access.shared), Arc::clone(&self.access.status), past).await?;
            Ok(Box::new(moment) as Box<dyn Snapshot + '_>)
        })
    }

    fn health(&self) -> Result<(), StoreFault> {
        if self.access.queue().is_none() {
            Err(StoreFault::Closed)
        } else {
            self.access.status.ready(0)
        }
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            let shared = Arc::clone(&self.access.shared);
            // Reads that have begun are waited for, and so is an exchange of the log.
            let _ = tokio::task::spawn_blocking(move || drop(shared.alone().take())).await;
            let Some(queue) = self.access.queue().take() else {
                return;
            };
            let (reply, done) = oneshot::channel();
            if queue.send(Request::Close { reply }).await.is_ok() {
                drop(queue);
                // The thread ended on its own: then everything is let go of, too.
                let _ = done.await;
            }
        })
    }
}

#[cfg(test)]
mod tests;
