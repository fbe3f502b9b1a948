//! The log as whoever writes has it, and what is done for it without being asked. Knows no queue, no
//! table and no game.

use super::folder::{LOG, system};
use super::reads::SharedReads;
use super::renewal::{self, Bounds, Renewal, Renewals};
use super::scrub;
use super::status::Status;
use super::tree_writer::TreeWriter;
use crate::store::StoreFault;
use std::sync::Arc;

/// The open log, its state, and whoever reads it.
#[derive(Debug)]
pub(super) struct Upkeep {
    /// Nothing where the log could not be opened again.
    pub writer: Option<TreeWriter>,
    pub status: Arc<Status>,
    /// What reads find.
    pub shared: Arc<SharedReads>,
    /// Bytes of pages to keep in memory.
    pub cache: u64,
    /// Whether the log is being made anew.
    pub renewals: Renewals,
}

impl Upkeep {
    /// Begins to make the log anew where that is worth it, and ends it when the copy is there.
    pub(super) fn renew(&mut self) {
        match &self.renewals.now {
            Some(renewal) if renewal.is_over() => self.end_renewal(),
            Some(_) => {}
            None if self.is_wasteful() => self.begin_renewal(),
            None => return,
        }
        self.tell_upkeep();
    }

    /// Whether the log is being made anew.
    pub(super) fn is_renewing(&self) -> bool {
        self.renewals.now.is_some()
    }

    /// Says how much is still to be done while nobody asks for anything.
    pub(super) fn tell_upkeep(&self) {
        let renewing = self.is_renewing() || self.is_wasteful();
        let unpacked = self.writer.as_ref().map_or(0, TreeWriter::unpacked);
        self.status.upkeep_is(unpacked, renewing);
    }

    /// Breaks off what was begun. It is begun again when it is worth it.
    pub(super) fn break_renewal_off(&mut self) {
        self.renewals.now = None;
        if let Some(writer) = &mut self.writer {
            writer.behind();
        }
    }

    /// Whether the log is much longer than what it holds, and nothing else will make room soon.
    fn is_wasteful(&self) -> bool {
        let Some(writer) = self.writer.as_ref().filter(|writer| writer.unpacked() == 0) else {
            return false;
        };
        let Bounds { times, more, again } = self.renewals.bounds;
        let length = writer.length();
        let held = writer.bytes().saturating_mul(times).saturating_add(more);
        let before = self.renewals.length.saturating_mul(again);
        length > held && length > before && self.status.standing().is_ok()
    }

    fn begin_renewal(&mut self) {
        let Some(writer) = &mut self.writer else {
            return;
        };
        self.renewals.length = writer.length();
        let folder = self.status.folder();
        let room = scrub::size(folder).and_then(|size| self.status.ready(size));
        let reads = writer.reads().clone();
        let begun = room.and_then(|()| {
            writer.lag();
            Renewal::begin(reads, folder).map_err(|error| system(folder, &error))
        });
        match begun {
            Ok(renewal) => self.renewals.now = Some(renewal),
            Err(fault) => {
                writer.behind();
                tracing::info!(%fault, "the log is not made anew");
            }
        }
    }

    fn end_renewal(&mut self) {
        let (Some(renewal), Some(writer)) = (self.renewals.now.take(), &mut self.writer) else {
            return;
        };
        let (folder, behind) = (self.status.folder().to_owned(), writer.behind());
        let copied = renewal.end(&folder);
        let ready = copied.and_then(|copy| {
            self.status.standing()?;
            renewal::finish(copy, writer.reads(), &behind, &folder)
        });
        let exchanged = ready.and_then(|()| self.exchange());
        match exchanged {
            Ok(()) => {
                self.status.renewed();
                let length = self.writer.as_ref().map_or(0, TreeWriter::length);
                let before = std::mem::replace(&mut self.renewals.length, length);
                tracing::info!(before, length, "the log was made anew");
            }
            Err(fault) => tracing::warn!(%fault, "the log was not made anew"),
        }
    }

    /// Puts the log that was made anew, and holds the same, in the place of the log.
    pub(super) fn exchange(&mut self) -> Result<(), StoreFault> {
        let folder = self.status.folder().to_owned();
        let mut reads = self.shared.alone();
        let open = reads.take().is_some();
        let (pasts, later) = self.writer.take().map(TreeWriter::into_parts).unwrap_or_default();
        let launched = scrub::exchange(&folder, self.cache);
        let log = folder.join(LOG);
        match launched.and_then(|anew| Ok((TreeWriter::over(anew.clone(), &log)?, anew))) {
            Ok((mut writer, anew)) => {
                writer.resume(pasts, later);
                self.writer = Some(writer);
                *reads = open.then_some(anew);
                Ok(())
            }
            Err(fault) => {
                self.status.stop(fault.to_string());
                Err(fault)
            }
        }
    }

    /// Makes the log anew. Reads go on until it is exchanged.
    pub(super) fn scrub(&mut self) -> Result<(), StoreFault> {
        self.break_renewal_off();
        let Some(writer) = &self.writer else {
            return Err(StoreFault::Closed);
        };
        let folder = self.status.folder().to_owned();
        self.status.ready(scrub::size(&folder)?)?;
        scrub::copy(writer.reads(), &folder, self.cache)?;
        self.exchange()
    }
}
