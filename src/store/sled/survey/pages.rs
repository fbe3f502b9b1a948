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
use std::path::Path;

/// Where a message's body lies, and when it was written.
#[derive(Clone, Copy, Debug)]
struct Body {
    written: u64,
    at: u64,
    length: usize,
}

/// A page's messages since it was written as a whole.
#[derive(Clone, Debug)]
struct Page {
    whole: Body,
    changes: Vec<Body>,
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
    file: File,
    pages: HashMap<u64, Page>,
    /// The bodies that were mended, by their places in the file.
    mended: HashMap<u64, Vec<u8>>,
    gaps: Vec<Gap>,
    snapshot: Snapshot,
    /// Where the log ends.
    end: u64,
}

impl Pages {
    /// Reads a log; `so_far` is told how many of how many bytes were read.
    pub(super) fn read(log: &Path, so_far: &mut dyn FnMut(u64, u64)) -> io::Result<Pages> {
        let mut file = File::open(log.join("db"))?;
        let length = file.metadata()?.len();
        let (mut order, mut gaps) = (BTreeMap::new(), Vec::new());
        for at in (0..length).step_by(SEGMENT) {
            let bytes = piece(&mut file, at)?;
            let strange = match segment::begin(&bytes) {
                // There are never two with the same beginning.
                Some(begin) => order.insert(begin, at),
                None if bytes.iter().all(|byte| *byte == 0) => None,
                None => Some(at),
            };
            gaps.extend(strange.map(|at| Gap {
                written: None,
                at: at..at + SEGMENT as u64,
            }));
        }
        let mut pages = Pages {
            file,
            pages: HashMap::new(),
            mended: HashMap::new(),
            gaps,
            snapshot: Snapshot::newest(log)?,
            end: 0,
        };
        let newest = order.last_key_value().map(|(begin, at)| (*begin, *at));
        if let Some((begin, at)) = newest {
            let bytes = piece(&mut pages.file, at)?;
            pages.end = begin + segment::read(&bytes, begin).end as u64;
        }
        for (nth, (begin, at)) in (1..).zip(order) {
            let bytes = piece(&mut pages.file, at)?;
            let segment = segment::read(&bytes, begin);
            let last = newest == Some((begin, at));
            if !pages.take_up(segment, begin, at, last) {
                break;
            }
            so_far((nth * SEGMENT as u64).min(length), length);
        }
        Ok(pages)
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
            let body = Body {
                written: begin + place as u64,
                at: at + (place + head.head) as u64,
                length: head.body,
            };
            if let Some(bytes) = mended {
                self.mended.insert(body.at, bytes[head.head..].to_vec());
            }
            match head.kind {
                Kind::Canceled | Kind::Cap => {}
                Kind::Batch => {
                    let upto = self.body(body).ok().and_then(|body| body.try_into().ok());
                    if upto.is_some_and(|upto| u64::from_le_bytes(upto) >= self.end) {
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

    fn leaf_of(&mut self, page: u64) -> io::Result<Option<Leaf>> {
        let Some(page) = self.pages.get(&page).cloned() else {
            return Ok(None);
        };
        let Some(mut leaf) = Leaf::read(&self.body(page.whole)?) else {
            return Ok(None);
        };
        for change in page.changes {
            let body = self.body(change)?;
            if leaf.change(&body).is_none() {
                return Ok(None);
            }
        }
        Ok(Some(leaf))
    }

    fn body(&mut self, body: Body) -> io::Result<Vec<u8>> {
        if let Some(mended) = self.mended.get(&body.at) {
            return Ok(mended.clone());
        }
        let mut bytes = vec![0; body.length];
        self.file.seek(SeekFrom::Start(body.at))?;
        self.file.read_exact(&mut bytes)?;
        Ok(bytes)
    }
}

/// The bytes of a segment, as many as there are.
fn piece(file: &mut File, at: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::with_capacity(SEGMENT);
    file.seek(SeekFrom::Start(at))?;
    file.by_ref().take(SEGMENT as u64).read_to_end(&mut bytes)?;
    Ok(bytes)
}
