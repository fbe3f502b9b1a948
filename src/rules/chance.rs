//! Luck: the only place where it enters. Knows no game and keeps no state between plies.

use super::Seat;
use rand::rngs::{ChaCha8Rng, ChaCha20Rng};
use rand::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, VecDeque};
use std::fmt::{self, Display};
use std::str::FromStr;

/// The name of a source of luck, such as `deck` or `dice`; no source shifts another.
pub type DrawLabel = &'static str;

/// The luck of one ply.
///
/// Seeded luck asks for a fresh 32-byte key for each draw, by label and by how many draws of that
/// label the ply has had, and takes the raw ChaCha20 key stream of it (RFC 8439: zero nonce, block
/// counter from 0, 32-bit words little-endian). All sampling is done here, by rejection, and is
/// pinned by test vectors, so that no library's change can change a game.
///
/// Scripted luck takes draws from a list instead, so that a game played elsewhere can be replayed.
///
/// Unrecorded luck is for whoever plays positions out and asks for no record: one ChaCha8 key stream for
/// all draws, whatever their labels, sampled in the same way.
pub struct Chance<'a> {
    source: Source<'a>,
    drawn: Vec<Draw>,
    counts: BTreeMap<DrawLabel, u32>,
    mismatch: Option<Mismatch>,
}

type Keys<'a> = Box<dyn Fn(DrawLabel, u32) -> [u8; 32] + 'a>;

enum Source<'a> {
    Keyed(Keys<'a>),
    Scripted(VecDeque<Draw>),
    Unrecorded(Box<Stream<ChaCha8Rng>>),
}

/// One draw as it is written into a record: a label and what came, such as `dice 3 5 6`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draw {
    /// The source's label.
    pub label: String,
    /// What came, in order, each without white space.
    pub items: Vec<String>,
}

/// A script that does not fit what the rules draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// What the rules asked for.
    pub asked: String,
    /// What the script had, if anything.
    pub scripted: Option<Draw>,
}

impl<'a> Chance<'a> {
    /// Luck whose keys come from `keys(label, index)`.
    pub fn keyed(keys: impl Fn(DrawLabel, u32) -> [u8; 32] + 'a) -> Chance<'a> {
        Chance::from(Source::Keyed(Box::new(keys)))
    }

    /// Luck from a number, for tests and benches: the key is the number, the label's and the
    /// index's bytes.
    #[must_use]
    pub fn numbered(seed: u64) -> Chance<'static> {
        Chance::keyed(move |label, index| {
            let mut key = [0u8; 32];
            key[..8].copy_from_slice(&seed.to_le_bytes());
            key[8..12].copy_from_slice(&index.to_le_bytes());
            for (place, byte) in key[12..].iter_mut().zip(label.bytes()) {
                *place = byte;
            }
            key
        })
    }

    /// Luck that takes its draws from a list.
    pub fn scripted(draws: impl IntoIterator<Item = Draw>) -> Chance<'static> {
        Chance::from(Source::Scripted(draws.into_iter().collect()))
    }

    /// Luck from a number for positions that are played out and never recorded: fast, the same for the
    /// same number in every version, and without an end. The key is the number's bytes and zeros.
    #[must_use]
    pub fn unrecorded(seed: u64) -> Chance<'static> {
        let mut key = [0u8; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Chance::from(Source::Unrecorded(Box::new(Stream::of(ChaCha8Rng::from_seed(key)))))
    }

    fn from(source: Source<'a>) -> Chance<'a> {
        Chance {
            source,
            drawn: Vec::new(),
            counts: BTreeMap::new(),
            mismatch: None,
        }
    }

    /// A number below `bound` (which is at least 1).
    pub fn number(&mut self, label: DrawLabel, bound: u32) -> u32 {
        if let Source::Unrecorded(stream) = &mut self.source {
            return stream.below(bound);
        }
        self.one(label, &mut (0..bound).collect()).unwrap_or_default()
    }

    /// One of so many seats.
    pub fn seat(&mut self, label: DrawLabel, seats: u8) -> Seat {
        let drawn = self.one(label, &mut Seat::all(seats).collect());
        drawn.unwrap_or_else(|| unreachable!("a table has seats"))
    }

    /// `count` dice with faces 1 to `sides`, in order of rolling.
    pub fn dice(&mut self, label: DrawLabel, count: usize, sides: u8) -> Vec<u8> {
        self.sample(label, &mut (1..=sides).collect(), count, |faces, position| faces[position])
    }

    /// Takes `count` items out of a pool, in order of drawing; fewer if the pool is smaller.
    ///
    /// The pool must be in an order that does not depend on anything hidden (sorted, say). It is
    /// drawn from like Fisher-Yates from the top: a position below the number of items left, then
    /// that item and the last one change places, and the last one is taken.
    pub fn deal<T: Display>(&mut self, label: DrawLabel, pool: &mut Vec<T>, count: usize) -> Vec<T> {
        let count = count.min(pool.len());
        self.sample(label, pool, count, Vec::swap_remove)
    }

    /// Takes one item out of a pool, as [`Chance::deal`] does; nothing if the pool is empty.
    pub fn one<T: Display>(&mut self, label: DrawLabel, pool: &mut Vec<T>) -> Option<T> {
        if let (Source::Unrecorded(stream), false) = (&mut self.source, pool.is_empty()) {
            return Some(pool.swap_remove(stream.within(pool)));
        }
        self.deal(label, pool, 1).pop()
    }

    /// How many numbers were drawn of unrecorded luck, so that one can see whether luck fell; 0 of any
    /// other.
    #[must_use]
    pub fn numbers(&self) -> u64 {
        match &self.source {
            Source::Unrecorded(stream) => stream.numbers,
            Source::Keyed(_) | Source::Scripted(_) => 0,
        }
    }

    /// What has been drawn, in order.
    #[must_use]
    pub fn drawn(&self) -> &[Draw] {
        &self.drawn
    }

    /// Ends the ply: what was drawn.
    ///
    /// # Errors
    /// The first place where a script did not fit, be it that draws are left over.
    pub fn finish(mut self) -> Result<Vec<Draw>, Mismatch> {
        if let Source::Scripted(script) = &mut self.source
            && let Some(left) = script.pop_front()
            && self.mismatch.is_none()
        {
            self.mismatch = Some(Mismatch {
                asked: String::new(),
                scripted: Some(left),
            });
        }
        match self.mismatch {
            None => Ok(self.drawn),
            Some(mismatch) => Err(mismatch),
        }
    }

    /// Notes where a script does not have what is drawn, and takes that away.
    fn expect(&mut self, label: DrawLabel, count: usize, script: &mut Option<Draw>) {
        let fits = |draw: &Draw| draw.label == label && draw.items.len() == count;
        if !script.as_ref().is_some_and(fits) {
            self.mismatch.get_or_insert(Mismatch {
                asked: format!("{label} x{count}"),
                scripted: script.take(),
            });
        }
    }

    /// Draws `count` times a position in the pool as it then is; `take` takes what is there, or
    /// leaves it for the next draw.
    fn sample<T: Display>(
        &mut self,
        label: DrawLabel,
        pool: &mut Vec<T>,
        count: usize,
        take: impl Fn(&mut Vec<T>, usize) -> T,
    ) -> Vec<T> {
        if let Source::Unrecorded(stream) = &mut self.source {
            return (0..count).map(|_| take(pool, stream.within(pool))).collect();
        }
        let index = self.counts.entry(label).or_default();
        let mut stream = match &mut self.source {
            Source::Keyed(keys) => Ok(Stream::new(keys(label, *index))),
            Source::Scripted(script) => Err(script.pop_front()),
            Source::Unrecorded(_) => unreachable!("such luck was drawn above"),
        };
        *index += 1;
        if let Err(script) = &mut stream {
            self.expect(label, count, script);
        }
        let mut items = Vec::with_capacity(count);
        let mut drawn = Vec::with_capacity(count);
        for nth in 0..count {
            let position = match &mut stream {
                Ok(stream) => Some(stream.within(pool)),
                Err(script) => scripted(script.as_ref(), nth, pool),
            };
            if let (None, Err(script)) = (position, &stream) {
                self.mismatch.get_or_insert_with(|| Mismatch {
                    asked: format!("{label} x{count}"),
                    scripted: script.clone(),
                });
            }
            let position = position.unwrap_or(0);
            items.push(pool[position].to_string());
            drawn.push(take(pool, position));
        }
        self.drawn.push(Draw {
            label: label.to_owned(),
            items,
        });
        drawn
    }
}

/// Where in the pool the nth item of a scripted draw is.
fn scripted<T: Display>(script: Option<&Draw>, nth: usize, pool: &[T]) -> Option<usize> {
    let item = script?.items.get(nth)?;
    pool.iter().position(|one| one.to_string() == *item)
}

/// A key stream: ChaCha20's of one recorded draw, or ChaCha8's of all unrecorded ones.
struct Stream<R> {
    words: R,
    /// How many numbers came of it.
    numbers: u64,
}

impl Stream<ChaCha20Rng> {
    fn new(key: [u8; 32]) -> Stream<ChaCha20Rng> {
        Stream::of(ChaCha20Rng::from_seed(key))
    }
}

impl<R: Rng> Stream<R> {
    fn of(words: R) -> Stream<R> {
        Stream { words, numbers: 0 }
    }

    /// A position in a pool.
    fn within<T>(&mut self, pool: &[T]) -> usize {
        self.below(u32::try_from(pool.len()).unwrap_or(u32::MAX)) as usize
    }

    /// A number below `bound`: words at or above the largest multiple of it are passed over.
    fn below(&mut self, bound: u32) -> u32 {
        self.numbers += 1;
        let bound = bound.max(1);
        let reach = u32::MAX - (u32::MAX % bound + 1) % bound;
        loop {
            let word = self.words.next_u32();
            if word <= reach {
                return word % bound;
            }
        }
    }
}

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.label)?;
        self.items.iter().try_for_each(|item| write!(f, " {item}"))
    }
}

impl FromStr for Draw {
    type Err = super::Illegible;

    fn from_str(text: &str) -> Result<Draw, super::Illegible> {
        let mut words = text.split_whitespace().map(str::to_owned);
        let label = words.next().ok_or(super::Illegible)?;
        Ok(Draw {
            label,
            items: words.collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stream_is_the_key_stream_of_rfc_8439() {
        // RFC 8439, appendix A.1, test vector 1: key 0, nonce 0, block 0 begins 76 b8 e0 ad a0 f1
        // 3d 90.
        let mut stream = Stream::new([0; 32]);
        assert_eq!([stream.words.next_u32(), stream.words.next_u32()], [0xade0_b876, 0x903d_f1a0]);
    }

    #[test]
    fn rejection_keeps_whole_multiples_only() {
        // Worked by hand: 2^32 = 1431655765 x 3 + 1, so one word, the highest, is passed over for
        // 3.
        let reach = |bound: u32| u32::MAX - (u32::MAX % bound + 1) % bound;
        assert_eq!(
            [reach(1), reach(2), reach(3), reach(6)],
            [u32::MAX, u32::MAX, u32::MAX - 1, u32::MAX - 4]
        );
    }

    #[test]
    fn sampling_is_pinned() {
        // Words 0xade0b876 = 2917185654 and 0x903df1a0 = 2419978656 by the RFC's vector above.
        // 2917185654 mod 6 = 0, 2419978656 mod 6 = 0; 2917185654 mod 5 = 4 takes e, 2419978656 mod
        // 4 = 0 takes a.
        let mut chance = Chance::keyed(|_, _| [0; 32]);
        assert_eq!(chance.dice("dice", 2, 6), [1, 1]);
        let mut pool = vec!["a", "b", "c", "d", "e"];
        assert_eq!(chance.deal("deck", &mut pool, 2), ["e", "a"]);
        assert_eq!(pool, ["d", "b", "c"]);
        let written: Vec<String> = chance.drawn().iter().map(Draw::to_string).collect();
        assert_eq!(written, ["dice 1 1", "deck e a"]);
    }

    #[test]
    fn a_script_is_followed_and_misfits_are_told() {
        let script = |text: &str| {
            text.split(';')
                .map(|draw| draw.parse().unwrap())
                .collect::<Vec<Draw>>()
        };
        let mut good = Chance::scripted(script("deck c a;dice 6"));
        assert_eq!(good.deal("deck", &mut vec!["a", "b", "c"], 2), ["c", "a"]);
        assert_eq!(good.dice("dice", 1, 6), [6]);
        assert!(good.finish().is_ok());
        for misfit in ["deck x a", "dice 3 4", "deck a", "deck a b;dice 1"] {
            let mut chance = Chance::scripted(script(misfit));
            chance.deal("deck", &mut vec!["a", "b", "c"], 2);
            assert!(chance.finish().is_err(), "{misfit}");
        }
    }

    #[test]
    fn unrecorded_luck_is_the_key_stream_of_chacha8() {
        // The known vector of ChaCha8 with a key and nonce of zeros, block 0: 3e 00 ef 2f 89 5f 40 d6
        // (eSTREAM, key of 256 bits; draft-strombergson-chacha-test-vectors-01, TC1).
        let mut chance = Chance::unrecorded(0);
        assert_eq!(chance.number("any", u32::MAX), 0x2fef_003e);
        assert_eq!(chance.number("other", u32::MAX), 0xd640_5f89);
        let mut again = Chance::unrecorded(0);
        // 0x2fef003e mod 5 = 3 takes d, 0xd6405f89 mod 4 = 1 takes b.
        assert_eq!(again.deal("deck", &mut vec!["a", "b", "c", "d", "e"], 2), ["d", "b"]);
        assert!(again.drawn().is_empty());
    }

    #[test]
    fn each_label_has_its_own_count() {
        let mut one = Chance::numbered(7);
        one.number("first", 100);
        let after = one.dice("dice", 3, 6);
        assert_eq!(Chance::numbered(7).dice("dice", 3, 6), after);
    }
}
