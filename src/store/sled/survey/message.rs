//! One message of the engine's log, read without the engine. Knows no file and no page.
//!
//! | bytes | what they are |
//! |---|---|
//! | 4 | the checksum over the body and what follows here, inverted |
//! | 1 | its kind |
//! | 1 to 9 each | the body's length, the segment's number, the page |
//! | … | the body |

/// The fewest bytes of the part before the body, and the most.
const HEADS: std::ops::RangeInclusive<usize> = 8..=32;

/// What a message is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Nothing: it was given up.
    Canceled,
    /// Nothing more comes in this segment.
    Cap,
    /// Those up to the place in its body count together or not at all.
    Batch,
    /// The page is no more.
    Free,
    /// The page, as a whole.
    Whole,
    /// A change of the page.
    Change,
}

/// What stands before a message's body.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Head {
    pub kind: Kind,
    /// The bytes before the body.
    pub head: usize,
    /// The bytes of the body.
    pub body: usize,
    /// The number of the segment that it was written to.
    pub segment: u64,
    pub page: u64,
}

impl Head {
    /// The bytes of the message, as far as what it says of itself can be true.
    pub(super) fn length(&self) -> usize {
        self.head.saturating_add(self.body)
    }
}

/// A number as the engine writes it, and what follows it.
pub(super) fn number(bytes: &[u8]) -> Option<(u64, &[u8])> {
    let (first, rest) = bytes.split_first()?;
    let first = u64::from(*first);
    match first {
        0..=240 => Some((first, rest)),
        241..=248 => {
            let (second, rest) = rest.split_first()?;
            Some((240 + 256 * (first - 241) + u64::from(*second), rest))
        }
        249 => {
            let (more, rest) = rest.split_at_checked(2)?;
            Some((2288 + 256 * u64::from(more[0]) + u64::from(more[1]), rest))
        }
        _ => {
            let length = first as usize - 247;
            let (more, rest) = rest.split_at_checked(length)?;
            let mut whole = [0; 8];
            whole[..length].copy_from_slice(more);
            Some((u64::from_le_bytes(whole), rest))
        }
    }
}

/// The head of the message that begins here, as it says of itself.
pub(super) fn head(bytes: &[u8]) -> Option<Head> {
    let kind = match bytes.get(4)? {
        1 => Kind::Canceled,
        2 => Kind::Cap,
        3 => Kind::Batch,
        4 => Kind::Free,
        5 | 6 | 8 => Kind::Whole,
        10 => Kind::Change,
        // 7, 9 and 11 lie in files of their own, which no value of ours is long enough for.
        _ => return None,
    };
    let (body, rest) = number(bytes.get(5..)?)?;
    let (segment, rest) = number(rest)?;
    let (page, rest) = number(rest)?;
    Some(Head {
        kind,
        head: bytes.len() - rest.len(),
        body: usize::try_from(body).ok()?,
        segment,
        page,
    })
}

/// The message that begins here, if its checksum is right and it belongs to this segment.
pub(super) fn whole(bytes: &[u8], segment: Option<u64>) -> Option<Head> {
    let head = head(bytes)?;
    let fits = head.body <= bytes.len() - head.head;
    let here = segment.is_none_or(|segment| segment == head.segment);
    (fits && here && said(bytes) == checksum(&bytes[..head.length()], head.head)).then_some(head)
}

fn said(bytes: &[u8]) -> u32 {
    u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])
}

fn checksum(message: &[u8], head: usize) -> u32 {
    let mut crc = crc32fast::Hasher::new();
    crc.update(&message[head..]);
    crc.update(&message[4..head]);
    !crc.finalize()
}

/// The message that these bytes were before one of them changed; nothing where they are no one
/// message with one wrong byte.
pub(super) fn mended(bytes: &[u8], segment: u64) -> Option<Vec<u8>> {
    HEADS.filter(|head| *head <= bytes.len()).find_map(|head| {
        let fits = |mended: &Vec<u8>| {
            whole(mended, Some(segment)).is_some_and(|found| found.length() == bytes.len())
        };
        candidates(bytes, head).into_iter().find(fits)
    })
}

/// What the bytes may have been, for a message with so long a head: another checksum, or another
/// byte in the one place where that makes up for the difference.
fn candidates(bytes: &[u8], head: usize) -> Vec<Vec<u8>> {
    let computed = checksum(bytes, head);
    let mut all = Vec::new();
    let mut other = bytes.to_vec();
    other[..4].copy_from_slice(&computed.to_le_bytes());
    if other.iter().zip(bytes).filter(|(one, two)| one != two).count() == 1 {
        all.push(other);
    }
    let (table, mut difference) = (table(), computed ^ said(bytes));
    let ends = ends(&table);
    // From the last byte that was summed up to the first: what the difference was before each.
    for at in (4..head).rev().chain((head..bytes.len()).rev()) {
        let by = ends[(difference >> 24) as usize];
        if table[usize::from(by)] == difference && by != 0 {
            let mut other = bytes.to_vec();
            other[at] ^= by;
            all.push(other);
        }
        difference = (difference ^ table[usize::from(by)]) << 8 | u32::from(by);
    }
    all
}

/// What each byte does to a sum that was 0.
fn table() -> [u32; 256] {
    std::array::from_fn(|byte| (0..8).fold(byte as u32, |sum, _| (sum >> 1) ^ (0xEDB8_8320 * (sum & 1))))
}

/// Of each highest byte the one entry that has it.
fn ends(table: &[u32; 256]) -> [u8; 256] {
    let mut ends = [0; 256];
    for (byte, entry) in (0..=u8::MAX).zip(table) {
        ends[(entry >> 24) as usize] = byte;
    }
    ends
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A message as the engine writes it.
    fn message(body: &[u8]) -> Vec<u8> {
        let mut bytes = vec![0, 0, 0, 0, 10];
        for number in [body.len() as u64, 300, 70_000] {
            match number {
                0..=240 => bytes.push(number as u8),
                241..=2287 => {
                    bytes.push(((number - 240) / 256 + 241) as u8);
                    bytes.push(((number - 240) % 256) as u8);
                }
                _ => {
                    bytes.push(250);
                    bytes.extend_from_slice(&number.to_le_bytes()[..3]);
                }
            }
        }
        let head = bytes.len();
        bytes.extend_from_slice(body);
        let crc = checksum(&bytes, head);
        bytes[..4].copy_from_slice(&crc.to_le_bytes());
        bytes
    }

    #[test]
    fn any_one_wrong_byte_is_found_out_and_mended() {
        for length in [0, 1, 200, 700] {
            let written = message(&(0..length).map(|byte| (byte * 7) as u8).collect::<Vec<_>>());
            let head = whole(&written, Some(300)).unwrap();
            assert_eq!((head.page, head.body, head.kind), (70_000, length, Kind::Change));
            for at in 0..written.len() {
                for change in [1, 0x10, 0xFF] {
                    let mut wrong = written.clone();
                    wrong[at] ^= change;
                    assert_eq!(whole(&wrong, Some(300)), None, "byte {at}");
                    assert_eq!(mended(&wrong, 300), Some(written.clone()), "byte {at} of {length}");
                }
            }
            assert_eq!(whole(&written, Some(299)), None, "of another segment");
        }
    }

    #[test]
    fn more_than_one_wrong_byte_is_not_made_something_of() {
        let written = message(&[5; 400]);
        for (one, two) in [(20, 21), (4, 300), (0, 100), (30, 390)] {
            let mut wrong = written.clone();
            wrong[one] ^= 0x41;
            wrong[two] ^= 0x17;
            assert_eq!(mended(&wrong, 300), None, "bytes {one} and {two}");
        }
        assert_eq!(mended(&[0; 100], 300), None);
    }
}
