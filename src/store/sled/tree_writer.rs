//! The open log with what a batch is about to write. Knows no queue, no mark's file and no store.

use super::draft::{Draft, Verdict};
use super::folder::system;
use super::key;
use super::mark::Mark;
use super::past::{Past, Pasts};
use super::reads::Reads;
use super::request::{Reply, Request, Waiting};
use crate::store::{Refused, StoreFault, TableId};
use ::sled::Tree;
use std::collections::HashSet;
use std::fs::File;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::Arc;

/// How many tables are written at a time that are to wait.
const TOGETHER: usize = 4096;

/// What a request is answered.
type Answer<T> = Result<T, Refused>;

/// Answers a request that was judged, or leaves its answer with those that wait.
fn settle<T>(
    judged: Result<Verdict<Answer<T>>, StoreFault>,
    reply: Reply<T>,
    waits: fn(Reply<T>, Answer<T>) -> Waiting,
    waiting: &mut Vec<Waiting>,
) {
    match judged {
        Ok(Verdict::Now(answer)) => drop(reply.send(answer)),
        Ok(Verdict::Then(answer)) => waiting.push(waits(reply, answer)),
        Err(fault) => drop(reply.send(Err(fault.into()))),
    }
}

/// Whoever writes to the tree of a log.
#[derive(Debug)]
pub(super) struct TreeWriter {
    tree: Tree,
    draft: Draft,
    /// An own descriptor of the engine's file: a sync of it is the barrier.
    barrier: File,
}

impl TreeWriter {
    /// A writer of the tree that lies in a folder.
    pub(super) fn over(reads: Reads, log: &Path) -> Result<TreeWriter, StoreFault> {
        let barrier = File::options().read(true).write(true).open(log.join("db"));
        Ok(TreeWriter {
            barrier: barrier.map_err(|error| system(&reads.folder, &error))?,
            tree: reads.tree.clone(),
            draft: Draft::over(reads)?,
        })
    }

    /// What was written by now is kept for whoever reads it, whatever is written from now on.
    pub(super) fn begin_past(&mut self) -> Arc<Past> {
        self.draft.pasts.begin()
    }

    /// Goes on keeping what these moments are read for, of a tree that holds the same.
    pub(super) fn resume(&mut self, pasts: Pasts, later: u64) {
        self.draft.pasts = pasts;
        self.pack_after(later);
    }

    /// Lets go of the tree; the moments that are still read, and how long tables wait to be packed.
    pub(super) fn into_parts(self) -> (Pasts, u64) {
        (self.draft.pasts, self.draft.waiters.later())
    }

    /// From now on it is noted which keys are changed.
    pub(super) fn lag(&mut self) {
        self.draft.behind = Some(HashSet::new());
    }

    /// The keys that were changed since; from now on none is noted.
    pub(super) fn behind(&mut self) -> HashSet<Vec<u8>> {
        self.draft.behind.take().unwrap_or_default()
    }

    /// How long the engine's file is, in bytes.
    pub(super) fn length(&self) -> u64 {
        self.barrier.metadata().map_or(0, |about| about.len())
    }

    /// How many bytes all keys and values have.
    pub(super) fn bytes(&self) -> u64 {
        self.draft.total.bytes.unwrap_or(u64::MAX)
    }

    /// The tree as it stands, where nothing waits to be written.
    pub(super) fn reads(&self) -> &Reads {
        self.draft.reads()
    }

    /// How often was committed.
    #[cfg(test)]
    pub(super) fn committed(&self) -> u64 {
        self.draft.committed()
    }

    /// Takes up to so many tables that are over and are to be packed; whether there was any.
    pub(super) fn pack(&mut self, most: usize) -> bool {
        self.draft.pack_due(most)
    }

    /// Tables may be packed so many commits after they were over.
    pub(super) fn pack_after(&mut self, commits: u64) {
        self.draft.waiters.wait_for(commits);
    }

    /// How many tables are over and are to be packed now.
    pub(super) fn unpacked(&self) -> usize {
        self.draft.unpacked_now()
    }

    /// Has all tables wait to be packed that are not open: of a store that was written before there
    /// were packs.
    pub(super) fn enlist(&mut self, mark: &mut Mark) -> Result<(), StoreFault> {
        let (reads, folder) = (self.reads().clone(), self.reads().folder.clone());
        let open: HashSet<TableId> = reads.tables(key::OPEN)?.into_iter().collect();
        let mut over = reads.tables(key::TABLE)?;
        over.retain(|table| !open.contains(table));
        for tables in over.chunks(TOGETHER) {
            self.draft.enlist(tables)?;
            self.write(mark).map_err(|cause| StoreFault::System {
                folder: folder.to_path_buf(),
                cause,
            })?;
        }
        self.draft = Draft::over(reads)?;
        Ok(())
    }

    /// Answers a request, or leaves its answer with those that wait.
    pub(super) fn judge(&mut self, request: Request, waiting: &mut Vec<Waiting>) {
        let draft = &mut self.draft;
        match request {
            Request::Append {
                table,
                expected,
                record,
                reply,
            } => settle(draft.append(table, expected, &record), reply, Waiting::Append, waiting),
            Request::Put { key, value, reply } => {
                let judged = draft.put(&key, value.as_deref());
                settle(judged.map(|()| Verdict::Then(Ok(()))), reply, Waiting::Done, waiting);
            }
            Request::Exchange {
                key,
                expected,
                value,
                reply,
            } => {
                let judged = draft.exchange(&key, expected.as_deref(), value.as_deref());
                settle(judged, reply, Waiting::Exchange, waiting);
            }
            Request::Remove {
                table,
                expected,
                reply,
            } => settle(draft.remove(table, expected), reply, Waiting::Done, waiting),
            Request::Reword {
                table,
                expected,
                records,
                leaves,
                reply,
            } => settle(draft.reword(table, expected, &records, &leaves), reply, Waiting::Done, waiting),
            // These are done between batches, by whoever has the queue.
            Request::Scrub { .. } | Request::Snapshot { .. } | Request::Close { .. } => {}
        }
    }

    /// Writes what was taken up, and comes back when it is durable; whether there was anything.
    /// After an error nobody knows what is.
    pub(super) fn write(&mut self, mark: &mut Mark) -> Result<bool, String> {
        if self.draft.is_empty() {
            return Ok(false);
        }
        let (batch, total) = self.draft.take();
        let tree = &self.tree;
        let flushed = catch_unwind(AssertUnwindSafe(|| tree.apply_batch(batch).and_then(|()| tree.flush())));
        match flushed {
            Err(_) => return Err("the log's engine gave up".to_owned()),
            Ok(Err(error)) => return Err(error.to_string()),
            Ok(Ok(_)) => {}
        }
        self.barrier.sync_data().map_err(|error| error.to_string())?;
        mark.set(total.commits).map_err(|error| error.to_string())?;
        Ok(true)
    }

    /// Writes whatever the engine holds back; whether it is on the disk.
    pub(super) fn settle(&self) -> bool {
        let flushed = catch_unwind(AssertUnwindSafe(|| self.tree.flush().is_ok())).unwrap_or(false);
        flushed && self.barrier.sync_all().is_ok()
    }
}
