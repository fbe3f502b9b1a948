//! The one thread that writes: many requests, one write, one flush, one sync.
//!
//! The engine below deadlocks where several threads flush it with its own asynchronous flush, and
//! its flush alone is no barrier on the disk; so one thread flushes, then syncs the file by itself.
//! A failed flush or sync leaves nobody knowing what is on the disk: the thread never tries it
//! again. Knows no table and no game.

use super::mark::Mark;
use super::past::Past;
use super::request::{Request, Waiting};
use super::upkeep::Upkeep;
use crate::store::{Refused, StoreFault};
use std::sync::Arc;
use std::thread;
use std::time::Duration;
use tokio::sync::mpsc::error::TryRecvError;
use tokio::sync::{mpsc, oneshot};

/// The most requests that share a flush.
pub(super) const BATCH: usize = 1024;
/// The most requests that wait; who asks for more waits until there is room.
pub(super) const QUEUE: usize = 4096;

/// So many requests at once are many; of fewer writers most have come by then.
const MANY: usize = 80;
/// How often, and for how long each time, more are waited for where there are many.
const WAITS: u32 = 4;
const WAIT: Duration = Duration::from_millis(1);

/// So many moments without a request are a while.
const QUIET: u32 = 20;
const MOMENT: Duration = Duration::from_micros(500);
/// How many tables are packed at a time while nobody asks for anything.
const IDLE: usize = 8;
/// One batch in so many packs a table, however much is asked for.
const BUSY: u64 = 32;

/// The thread's own things.
#[derive(Debug)]
pub(super) struct Committer {
    pub upkeep: Upkeep,
    pub mark: Mark,
    /// How many batches there were.
    pub batches: u64,
}

impl Committer {
    /// Works until it is asked to close, or nobody is left to ask. Returns who waits for the end.
    pub(super) fn run(&mut self, queue: &mut mpsc::Receiver<Request>) -> Option<oneshot::Sender<()>> {
        let mut batch = Vec::new();
        while let Some(first) = self.next(queue) {
            let alone = gather(first, queue, &mut batch).or_else(|| gather_more(queue, &mut batch));
            self.batch(std::mem::take(&mut batch));
            // Whoever stopped waiting does not need the answer.
            match alone {
                Some(Request::Snapshot { reply }) => {
                    let _ = reply.send(self.begin_past().map_err(Refused::Failed));
                }
                Some(Request::Scrub { reply }) => {
                    let _ = reply.send(self.upkeep.scrub().map_err(Refused::Failed));
                }
                Some(Request::Close { reply }) => {
                    queue.close();
                    while let Ok(late) = queue.try_recv() {
                        late.refuse(&StoreFault::Closed);
                    }
                    return Some(reply);
                }
                _ => {}
            }
        }
        None
    }

    /// The next request. When there is none for a while, tables that are over are packed.
    fn next(&mut self, queue: &mut mpsc::Receiver<Request>) -> Option<Request> {
        loop {
            self.upkeep.renew();
            let packs = self.upkeep.status.unpacked() > 0 && self.upkeep.status.ready(0).is_ok();
            if !packs && !self.upkeep.is_renewing() {
                return queue.blocking_recv();
            }
            for _ in 0..QUIET {
                match queue.try_recv() {
                    Ok(request) => return Some(request),
                    Err(TryRecvError::Disconnected) => return None,
                    Err(TryRecvError::Empty) => thread::sleep(MOMENT),
                }
            }
            if packs {
                self.pack(IDLE);
                self.batch(Vec::new());
            }
        }
    }

    /// Takes some tables up that are to be packed, into the batch that is written next.
    fn pack(&mut self, most: usize) {
        if let Some(writer) = &mut self.upkeep.writer {
            writer.pack(most);
        }
    }

    /// The moment after all that was asked for before.
    fn begin_past(&mut self) -> Result<Arc<Past>, StoreFault> {
        self.upkeep.status.standing()?;
        Ok(self
            .upkeep
            .writer
            .as_mut()
            .ok_or(StoreFault::Closed)?
            .begin_past())
    }

    fn batch(&mut self, batch: Vec<Request>) {
        self.batches += 1;
        let bytes = batch.iter().map(Request::size).sum::<u64>();
        if let Err(fault) = self.upkeep.status.ready(bytes) {
            batch.into_iter().for_each(|request| request.refuse(&fault));
            return;
        }
        let Some(writer) = &mut self.upkeep.writer else {
            batch
                .into_iter()
                .for_each(|request| request.refuse(&StoreFault::Closed));
            return;
        };
        if self.batches.is_multiple_of(BUSY) {
            writer.pack(1);
        }
        let mut waiting = Vec::with_capacity(batch.len());
        for request in batch {
            writer.judge(request, &mut waiting);
        }
        let written = match writer.write(&mut self.mark) {
            Ok(wrote) => {
                wrote.then(|| self.upkeep.status.flushed());
                self.upkeep.tell_upkeep();
                Ok(())
            }
            Err(cause) => Err(cause),
        };
        if let Err(cause) = &written {
            self.upkeep.status.stop(cause.clone());
        }
        for answer in waiting {
            let refused = written.as_ref().err().map(|_| Refused::Unknown);
            // Whoever stopped waiting does not need the answer.
            match answer {
                Waiting::Append(reply, answer) => drop(reply.send(refused.map_or(answer, Err))),
                Waiting::Exchange(reply, answer) => drop(reply.send(refused.map_or(answer, Err))),
                Waiting::Done(reply, answer) => drop(reply.send(refused.map_or(answer, Err))),
            }
        }
    }
}

/// Takes up what has queued, as far as one batch goes; what is to be done by itself ends it.
fn gather(first: Request, queue: &mut mpsc::Receiver<Request>, batch: &mut Vec<Request>) -> Option<Request> {
    let mut next = Some(first);
    while let Some(request) = next {
        if let Request::Snapshot { .. } | Request::Scrub { .. } | Request::Close { .. } = request {
            return Some(request);
        }
        batch.push(request);
        next = if batch.len() < BATCH {
            queue.try_recv().ok()
        } else {
            None
        };
    }
    None
}

/// Where many ask, waits for those who are about to: one flush for all takes less of the processor
/// than two.
fn gather_more(queue: &mut mpsc::Receiver<Request>, batch: &mut Vec<Request>) -> Option<Request> {
    for _ in 0..WAITS {
        if !(MANY..BATCH).contains(&batch.len()) {
            break;
        }
        thread::sleep(WAIT);
        let Ok(next) = queue.try_recv() else { break };
        if let Some(alone) = gather(next, queue, batch) {
            return Some(alone);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::sled::launch;
    use crate::store::sled::reads::{Reads, SharedReads};
    use crate::store::sled::renewal::Renewals;
    use crate::store::sled::status::Status;
    use crate::store::sled::tree_writer::TreeWriter;
    use crate::store::{Appended, Record, TableId, Version};

    fn committer(folder: &std::path::Path) -> Committer {
        let reads: Reads = launch::launch(folder, folder).unwrap();
        let mark = folder.join("mark");
        Mark::create(&mark).unwrap();
        Committer {
            upkeep: Upkeep {
                writer: Some(TreeWriter::over(reads.clone(), folder).unwrap()),
                status: Arc::new(Status::new(folder, 0)),
                shared: Arc::new(SharedReads::of(reads)),
                cache: 1 << 20,
                renewals: Renewals::default(),
            },
            mark: Mark::open(&mark).unwrap().0,
            batches: 0,
        }
    }

    fn append(
        queue: &mpsc::Sender<Request>,
        table: u64,
        expected: u32,
        id: u64,
    ) -> oneshot::Receiver<Result<Appended, Refused>> {
        let (reply, answer) = oneshot::channel();
        let record = Record {
            game: "g".into(),
            id,
            ..Record::default()
        };
        queue
            .try_send(Request::Append {
                table: TableId(table),
                expected: Version(expected),
                record,
                reply,
            })
            .unwrap();
        answer
    }

    #[test]
    fn a_thousand_writers_share_one_flush_and_one_more_than_a_batch_needs_a_second() {
        for (writers, flushes) in [(1, 1), (1000, 1), (BATCH, 1), (BATCH + 1, 2)] {
            let folder = tempfile::tempdir().unwrap();
            let mut committer = committer(folder.path());
            let (queue, mut requests) = mpsc::channel(QUEUE);
            let answers = (0..writers)
                .map(|table| append(&queue, table as u64, 0, 0))
                .collect::<Vec<_>>();
            drop(queue);
            assert!(committer.run(&mut requests).is_none());
            assert_eq!(committer.upkeep.status.flushes(), flushes, "{writers}");
            assert!(
                answers
                    .into_iter()
                    .all(|mut answer| answer.try_recv() == Ok(Ok(Appended::Done(Version(1)))))
            );
        }
    }

    #[test]
    fn requests_of_one_batch_see_each_other_in_order() {
        let folder = tempfile::tempdir().unwrap();
        let mut committer = committer(folder.path());
        let (queue, mut requests) = mpsc::channel(QUEUE);
        let asked = [(1, 0, 7), (1, 0, 7), (1, 0, 8), (1, 1, 8), (2, 0, 8)];
        let answers = asked.map(|(table, expected, id)| append(&queue, table, expected, id));
        drop(queue);
        committer.run(&mut requests);
        let twice = |version| {
            Ok(Appended::Twice {
                table: TableId(1),
                version: Version(version),
            })
        };
        let expected = [
            Ok(Appended::Done(Version(1))),
            twice(1),
            Err(Refused::Conflict { actual: Version(1) }),
            Ok(Appended::Done(Version(2))),
            twice(2),
        ];
        assert_eq!(answers.map(|mut answer| answer.try_recv().unwrap()), expected);
        assert_eq!(committer.upkeep.status.flushes(), 1);
    }

    #[test]
    fn interactions_of_a_batch_share_keys_and_are_found_again() {
        let folder = tempfile::tempdir().unwrap();
        let mut committer = committer(folder.path());
        let mut batch = |asked: &[(u64, u64)]| {
            let (queue, mut requests) = mpsc::channel(QUEUE);
            let answers = asked
                .iter()
                .map(|(table, id)| append(&queue, *table, 0, *id))
                .collect::<Vec<_>>();
            drop(queue);
            committer.run(&mut requests);
            let keys = ["b", "i"].map(|kind| {
                committer
                    .upkeep
                    .shared
                    .held()
                    .as_ref()
                    .unwrap()
                    .tree
                    .scan_prefix(kind)
                    .count()
            });
            (
                answers
                    .into_iter()
                    .map(|mut answer| answer.try_recv().unwrap())
                    .collect::<Vec<_>>(),
                keys,
            )
        };
        // The greatest first: within a batch ids come in any order.
        let fresh: Vec<(u64, u64)> = (0..500).map(|table| (table, 20_000 - 10 * table)).collect();
        let done = Ok(Appended::Done(Version(1)));
        assert_eq!(batch(&fresh), (vec![done.clone(); 500], [3, 0]));
        // Between and before those that are there.
        let late = [(1_000, 19_995), (1_001, 15_005), (1_002, 5)];
        assert_eq!(batch(&late), (vec![done.clone(); 3], [3, 3]));
        assert_eq!(batch(&[(1_003, 20_001)]), (vec![done; 1], [4, 3]));
        for (table, id) in fresh.into_iter().chain(late).chain([(1_003, 20_001)]) {
            let twice = Ok(Appended::Twice {
                table: TableId(table),
                version: Version(1),
            });
            assert_eq!(batch(&[(2_000, id)]), (vec![twice], [4, 3]), "{id}");
        }
    }

    #[test]
    fn what_is_refused_costs_no_flush() {
        let folder = tempfile::tempdir().unwrap();
        let mut committer = committer(folder.path());
        let (queue, mut requests) = mpsc::channel(QUEUE);
        let mut answer = append(&queue, 1, 5, 0);
        drop(queue);
        committer.run(&mut requests);
        assert_eq!(answer.try_recv(), Ok(Err(Refused::Conflict { actual: Version(0) })));
        assert_eq!(committer.upkeep.status.flushes(), 0);
    }

    #[test]
    fn a_failed_sync_leaves_the_outcome_unknown_and_stops_the_store() {
        let folder = tempfile::tempdir().unwrap();
        let mut committer = committer(folder.path());
        // A file that cannot be written: the mark's write fails after the flush.
        committer.mark = Mark::read_only(&folder.path().join("mark"));
        let (queue, mut requests) = mpsc::channel(QUEUE);
        let mut first = append(&queue, 1, 0, 0);
        let (reply, mut closed) = oneshot::channel();
        drop(queue);
        committer.run(&mut requests);
        let (queue, mut requests) = mpsc::channel(QUEUE);
        let mut second = append(&queue, 1, 1, 0);
        queue.try_send(Request::Close { reply }).unwrap();
        let closing = committer.run(&mut requests);
        assert_eq!(first.try_recv(), Ok(Err(Refused::Unknown)));
        assert!(matches!(second.try_recv(), Ok(Err(Refused::Failed(StoreFault::Stopped { .. })))));
        assert!(closing.is_some() && closed.try_recv().is_err());
    }

    #[test]
    fn a_full_disk_refuses_writes_until_there_is_room() {
        let folder = tempfile::tempdir().unwrap();
        let mut committer = committer(folder.path());
        for (spare, works) in [(0, true), (u64::MAX, false), (0, true)] {
            committer.upkeep.status.keep_free(spare);
            let (queue, mut requests) = mpsc::channel(QUEUE);
            let expected = committer.upkeep.writer.as_ref().unwrap().committed();
            let mut answer = append(&queue, 1, u32::try_from(expected).unwrap(), 0);
            drop(queue);
            committer.run(&mut requests);
            match answer.try_recv().unwrap() {
                Ok(Appended::Done(_)) => assert!(works),
                Err(Refused::Failed(StoreFault::DiskFull { needed, .. })) => {
                    assert!(!works && needed == u64::MAX)
                }
                other => panic!("{other:?}"),
            }
        }
    }
}
