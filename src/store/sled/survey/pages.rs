//! The pages of a log, read without the engine: what each holds, and whether that can be stale.
//!
//! A message that cannot be read may have changed any page that was not written as a whole since.
//! Where the engine's own list of places was made after it, the list tells which pages those are.

use super::message::Kind;
use super::node::Leaf;
use super::segment::{self, SEGMENT, Segment};
use super::snapshot::Snapshot;
use std::collections::{BTreeMap, HashMap};
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::thread;

/// How many segments are read at a time, by all threads together.
const WAVE: usize = 32;
/// The most threads that read.
const MOST: usize = 8;

/// Where a message lies, and when it was written.
#[derive(Clone, Copy, Debug)]
struct Place {
    written: u64,
    at: u64,
    /// How many bytes stand before its body.
    head: u8,
    /// The bytes of its body.
    body: u32,
}

/// A page's messages since it was written as a whole.
#[derive(Clone, Debug)]
struct Page {
    whole: Place,
    changes: Vec<Place>,
}

/// Something that was written and cannot be read.
#[derive(Clone, Debug)]
struct Gap {
    /// Its places in the log; nothing where nobody knows.
    written: Option<Range<u64>>,
    /// Its places in the file.
    at: Range<u64>,
}

/// A page that holds entries.
#[derive(Debug)]
pub(super) struct Span {
    pub low: Vec<u8>,
    /// Empty where there is no end.
    pub high: Vec<u8>,
    /// Whether something that cannot be read may have changed it.
    pub doubtful: bool,
    page: u64,
}

/// All pages of a log.
#[derive(Debug)]
pub(super) struct Pages {
    path: PathBuf,
    file: File,
    pages: HashMap<u64, Page>,
    /// The bodies that were mended, by their places in the file.
    mended: HashMap<u64, Vec<u8>>,
    gaps: Vec<Gap>,
    snapshot: Snapshot,
    /// Where the log ends.
    end: u64,
    /// Whether each segment's first bytes say where it begins, and the last batch is whole or not there
    /// without doubt.
    plain: bool,
}

impl Pages {
    /// Reads a log and mends what it can; `so_far` is told how many of how many bytes were read.
    pub(super) fn read(log: &Path, so_far: &mut dyn FnMut(u64, u64)) -> io::Result<Pages> {
        Pages::read_so(log, true, so_far)
    }

    /// Reads a log as it is; nothing where anything in it is not as it was written, as far as messages
    /// can tell.
    pub(super) fn read_whole(log: &Path) -> io::Result<Option<Pages>> {
        let pages = Pages::read_so(log, false, &mut |_, _| {})?;
        Ok((pages.plain && pages.gaps.is_empty()).then_some(pages))
    }

    fn read_so(log: &Path, mending: bool, so_far: &mut dyn FnMut(u64, u64)) -> io::Result<Pages> {
        let path = log.join("db");
        let mut file = File::open(&path)?;
        let length = file.metadata()?.len();
        let (order, gaps, plain) = order(&mut file, length, mending)?;
        let mut pages = Pages {
            path,
            file,
            pages: HashMap::new(),
            mended: HashMap::new(),
            gaps,
            snapshot: Snapshot::newest(log)?,
            end: 0,
            plain,
        };
        let newest = order.last_key_value().map(|(begin, at)| (*begin, *at));
        if let Some((begin, at)) = newest {
            let bytes = piece(&mut pages.file, at, SEGMENT)?;
            pages.end = begin + segment::read(&bytes, begin, mending).end as u64;
        }
        let (order, mut read): (Vec<(u64, u64)>, u64) = (order.into_iter().collect(), 0);
        for wave in order.chunks(WAVE) {
            for ((begin, at), segment) in wave.iter().zip(pages.segments(wave, mending)?) {
                let last = newest == Some((*begin, *at));
                if !pages.take_up(segment, *begin, *at, last) {
                    return Ok(pages);
                }
                read += SEGMENT as u64;
                so_far(read.min(length), length);
            }
        }
        Ok(pages)
    }

    /// The segments that begin at these places in the log and in the file, read by several threads.
    fn segments(&self, wave: &[(u64, u64)], mending: bool) -> io::Result<Vec<Segment>> {
        let some = |places: &[(u64, u64)]| -> io::Result<Vec<Segment>> {
            let mut file = File::open(&self.path)?;
            let mut read = |(begin, at): &(u64, u64)| {
                Ok(segment::read(&piece(&mut file, *at, SEGMENT)?, *begin, mending))
            };
            places.iter().map(&mut read).collect()
        };
        let shares = shared(wave, some)?;
        Ok(shares.into_iter().flatten().collect())
    }

    /// Takes up a segment; false where the log ends in it, in a batch that was not finished.
    fn take_up(&mut self, segment: Segment, begin: u64, at: u64, last: bool) -> bool {
        let gap = |place: Range<usize>| Gap {
            written: Some(begin + place.start as u64..begin + place.end as u64),
            at: at + place.start as u64..at + place.end as u64,
        };
        self.gaps.extend(segment.gaps.into_iter().map(gap));
        if !segment.full && !last {
            self.gaps.push(gap(segment.end..SEGMENT));
        }
        for (place, head, mended) in segment.messages {
            // A head has at most 32 bytes, and a segment half a MiB.
            let body = Place {
                written: begin + place as u64,
                at: at + place as u64,
                head: head.head as u8,
                body: head.body as u32,
            };
            if let Some(bytes) = mended {
                self.mended.insert(body.at, bytes[head.head..].to_vec());
            }
            match head.kind {
                Kind::Canceled | Kind::Cap => {}
                Kind::Batch => {
                    let upto = self.body(&mut &self.file, body).ok();
                    let upto = upto.and_then(|upto| Some(u64::from_le_bytes(upto.try_into().ok()?)));
                    if upto.is_some_and(|upto| upto >= self.end) {
                        // Of a batch that lacks its last message alone the engine takes up the others.
                        self.plain &= upto != Some(self.end);
                        return false;
                    }
                }
                Kind::Free => drop(self.pages.remove(&head.page)),
                Kind::Whole => {
                    let changes = Vec::new();
                    let page = Page { whole: body, changes };
                    self.pages.insert(head.page, page);
                }
                Kind::Change => {
                    if let Some(page) = self.pages.get_mut(&head.page) {
                        page.changes.push(body);
                    }
                }
            }
        }
        true
    }

    /// That so much at the end is known to be missing.
    pub(super) fn lacks_its_end(&mut self) {
        self.gaps.push(Gap {
            written: None,
            at: 0..0,
        });
    }

    /// The pages that hold entries, in order: no two hold the same keys.
    pub(super) fn spans(&mut self) -> io::Result<Vec<Span>> {
        let pages: Vec<u64> = self.pages.keys().copied().collect();
        let mut spans = Vec::new();
        for page in pages {
            if let Some(leaf) = self.leaf_of(page)? {
                let written = self.pages[&page].whole.written;
                let doubtful = self.doubtful(page, written);
                let (low, high) = (leaf.low, leaf.high);
                let span = Span {
                    low,
                    high,
                    doubtful,
                    page,
                };
                spans.push((span, leaf.merging, written));
            }
        }
        spans.sort_by(|(one, ..), (two, ..)| one.low.cmp(&two.low));
        let mut apart: Vec<(Span, bool, u64)> = Vec::new();
        for mut one in spans {
            let overlaps = |before: &(Span, bool, u64)| before.0.high.is_empty() || before.0.high > one.0.low;
            if let Some(before) = apart.last_mut().filter(|before| overlaps(before)) {
                if before.2 > one.2 {
                    // It has become part of the one before, which was written as a whole then.
                    continue;
                }
                // The one before lost some of its keys to this one, and that cannot be read.
                before.0.doubtful = true;
                before.0.high.clone_from(&one.0.low);
                one.0.doubtful |= one.1;
            }
            apart.push(one);
        }
        Ok(apart.into_iter().map(|(span, ..)| span).collect())
    }

    /// The entries of a page.
    pub(super) fn entries(&mut self, span: &Span) -> io::Result<Vec<(Vec<u8>, Vec<u8>)>> {
        let leaf = self.leaf_of(span.page)?;
        let within = |key: &Vec<u8>| *key >= span.low && (span.high.is_empty() || *key < span.high);
        Ok(leaf
            .iter()
            .flat_map(Leaf::entries)
            .filter(|(key, _)| within(key))
            .map(|(key, value)| (key, value.to_vec()))
            .collect())
    }

    /// Whether the engine's own list, made when it opened this log, has each page where it is here.
    pub(super) fn are_in(&self, list: &Snapshot) -> bool {
        let places = |page: &Page| {
            let all = std::iter::once(page.whole.at).chain(page.changes.iter().map(|change| change.at));
            all.collect::<Vec<u64>>()
        };
        let there = |(id, page): (&u64, &Page)| *list.places(*id) == *places(page);
        list.count() == self.pages.len() && self.pages.iter().all(there)
    }

    /// What becomes of all pages that hold entries, by several threads, in no order.
    pub(super) fn each<T: Send>(&self, one: impl Fn(Leaf) -> T + Sync) -> io::Result<Vec<T>> {
        let mut pages: Vec<(u64, u64)> = self.pages.iter().map(|(id, page)| (page.whole.at, *id)).collect();
        pages.sort_unstable();
        let some = |pages: &[(u64, u64)]| -> io::Result<Vec<T>> {
            let mut file = File::open(&self.path)?;
            let leaves = pages
                .iter()
                .filter_map(|(_, id)| self.leaf_in(&mut file, *id).transpose());
            leaves.map(|leaf| leaf.map(&one)).collect()
        };
        let shares = shared(&pages, some)?;
        Ok(shares.into_iter().flatten().collect())
    }

    fn doubtful(&self, page: u64, whole: u64) -> bool {
        self.gaps.iter().any(|gap| match &gap.written {
            None => true,
            Some(written) if written.start < whole => false,
            Some(written) if written.end <= self.snapshot.upto => self
                .snapshot
                .places(page)
                .iter()
                .any(|place| gap.at.contains(place)),
            Some(_) => true,
        })
    }

    fn leaf_of(&self, page: u64) -> io::Result<Option<Leaf>> {
        self.leaf_in(&mut &self.file, page)
    }

    fn leaf_in(&self, file: &mut (impl Read + Seek), page: u64) -> io::Result<Option<Leaf>> {
        let Some(page) = self.pages.get(&page) else {
            return Ok(None);
        };
        let Some(mut leaf) = Leaf::read(&self.body(file, page.whole)?) else {
            return Ok(None);
        };
        for change in &page.changes {
            let body = self.body(file, *change)?;
            if leaf.change(&body).is_none() {
                return Ok(None);
            }
        }
        Ok(Some(leaf))
    }

    fn body(&self, file: &mut (impl Read + Seek), place: Place) -> io::Result<Vec<u8>> {
        if let Some(mended) = self.mended.get(&place.at) {
            return Ok(mended.clone());
        }
        let mut bytes = vec![0; place.body as usize];
        file.seek(SeekFrom::Start(place.at + u64::from(place.head)))?;
        file.read_exact(&mut bytes)?;
        Ok(bytes)
    }
}

/// Where segments begin in a log, with their places in its file; the places of those of which that
/// cannot be told; and whether all others say it themselves. Without mending only those are looked at.
fn order(file: &mut File, length: u64, mending: bool) -> io::Result<(BTreeMap<u64, u64>, Vec<Gap>, bool)> {
    let (mut order, mut gaps, mut ordered) = (BTreeMap::new(), Vec::new(), true);
    for at in (0..length).step_by(SEGMENT) {
        let begin = match segment::said(&piece(file, at, segment::FIRST)?) {
            Some(begin) => Some(begin),
            None => {
                let bytes = piece(file, at, SEGMENT)?;
                if bytes.iter().all(|byte| *byte == 0) {
                    continue;
                }
                ordered = false;
                if mending { segment::begin(&bytes) } else { None }
            }
        };
        let strange = match begin {
            // There are never two with the same beginning.
            Some(begin) => order.insert(begin, at),
            None => Some(at),
        };
        gaps.extend(strange.map(|at| Gap {
            written: None,
            at: at..at + SEGMENT as u64,
        }));
    }
    Ok((order, gaps, ordered))
}

/// What becomes of each share of some things, of which every thread takes one.
fn shared<T: Sync, U: Send>(all: &[T], some: impl Fn(&[T]) -> io::Result<U> + Sync) -> io::Result<Vec<U>> {
    let threads = thread::available_parallelism().map_or(1, |threads| threads.get().min(MOST));
    let share = all.len().div_ceil(threads).max(1);
    let some = &some;
    thread::scope(|scope| {
        let readers: Vec<_> = all
            .chunks(share)
            .map(|share| scope.spawn(move || some(share)))
            .collect();
        let gave_up = |_| io::Error::other("a log could not be read");
        // All of them: one that nobody waits for would take its panic here.
        let read: Vec<io::Result<U>> = readers
            .into_iter()
            .map(|reader| reader.join().map_err(gave_up).flatten())
            .collect();
        read.into_iter().collect()
    })
}

/// The bytes at a place of a file, as many as there are.
fn piece(file: &mut File, at: u64, length: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::with_capacity(length);
    file.seek(SeekFrom::Start(at))?;
    file.by_ref().take(length as u64).read_to_end(&mut bytes)?;
    Ok(bytes)
}
