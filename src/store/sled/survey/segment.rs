//! One segment of the engine's log: its messages, and where something that was written cannot be
//! read. Knows no page.

use super::message::{self, Head, Kind};
use std::ops::Range;

/// The bytes of a segment, and of what stands before its messages.
pub(super) const SEGMENT: usize = 512 * 1024;
pub(super) const FIRST: usize = 20;
/// Nothing begins that near to the end.
const RED: usize = 32;

/// What was found in a segment.
#[derive(Debug, Default)]
pub(super) struct Segment {
    /// The messages with their places; one that was mended comes with its bytes.
    pub messages: Vec<(usize, Head, Option<Vec<u8>>)>,
    /// Where something was written that cannot be read.
    pub gaps: Vec<Range<usize>>,
    /// Where the last message ends.
    pub end: usize,
    /// Whether it ends as one that was filled.
    pub full: bool,
}

/// The place in the log at which a segment begins, as its first bytes say it; nothing where they
/// are damaged, or nothing was ever written there.
pub(super) fn said(bytes: &[u8]) -> Option<u64> {
    let word = |at: usize| Some(u64::from_le_bytes(bytes.get(at..at + 8)?.try_into().ok()?));
    let crc = u32::from_le_bytes(bytes.get(..4)?.try_into().ok()?) ^ 0xFFFF_FFFF;
    let whole = crc == crc32fast::hash(bytes.get(4..FIRST)?);
    whole.then_some(word(4)? ^ 0x7FFF_FFFF_FFFF_FFFF)
}

/// The place in the log at which a segment begins; nothing where it cannot be told, or nothing was
/// ever written there.
pub(super) fn begin(bytes: &[u8]) -> Option<u64> {
    if let Some(begin) = said(bytes) {
        return Some(begin);
    }
    // Each message says its segment, too.
    let mut places = FIRST..bytes.len().min(FIRST + SEGMENT / 8);
    let first = places.find_map(|at| message::whole(&bytes[at..], None));
    first.and_then(|head| head.segment.checked_mul(SEGMENT as u64))
}

/// Reads a segment that begins at this place in the log, up to the first message that cannot be read,
/// or with what it takes to mend such messages and to go on behind them.
pub(super) fn read(bytes: &[u8], begin: u64, mending: bool) -> Segment {
    let number = begin / SEGMENT as u64;
    let (mut segment, mut at) = (Segment::default(), FIRST);
    while at + RED <= SEGMENT && at < bytes.len() {
        let (head, mended) = match message::whole(&bytes[at..], Some(number)) {
            Some(head) => (head, None),
            None if !mending => break,
            None => {
                let next = next(bytes, at, number);
                let mended = next.and_then(|next| message::mended(&bytes[at..next], number));
                let mended = mended.or_else(|| last(bytes, at, number));
                match (mended, next) {
                    (Some(mended), _) => match message::whole(&mended, Some(number)) {
                        Some(head) => (head, Some(mended)),
                        None => break,
                    },
                    (None, Some(next)) => {
                        segment.gaps.push(at..next);
                        at = next;
                        continue;
                    }
                    (None, None) => break,
                }
            }
        };
        segment.messages.push((at, head, mended));
        at += head.length();
        if head.kind == Kind::Cap {
            segment.full = true;
            break;
        }
    }
    segment.full |= at + RED > SEGMENT;
    segment.end = at;
    segment
}

/// Where the next message begins that can be read.
fn next(bytes: &[u8], at: usize, number: u64) -> Option<usize> {
    let last = bytes.len().min(SEGMENT + 1 - RED);
    (at + 1..last).find(|at| message::whole(&bytes[*at..], Some(number)).is_some())
}

/// The last message of a segment, mended: as long as its head says, or up to the end.
fn last(bytes: &[u8], at: usize, number: u64) -> Option<Vec<u8>> {
    let head = message::head(&bytes[at..])?;
    let end = at.checked_add(head.length()).filter(|end| *end <= bytes.len())?;
    message::mended(&bytes[at..end], number)
}
