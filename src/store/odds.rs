//! What goes wrong with a store that fails on purpose, drawn from a seed. Knows no store.

/// How often what goes wrong, of 1,000 calls; and how long at most a call is held up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Odds {
    /// A write is refused with a conflict, though nobody was faster; nothing is written.
    pub conflict: u16,
    /// A write's outcome is unknown; it was written.
    pub unknown_written: u16,
    /// A write's outcome is unknown; it was not written.
    pub unknown_lost: u16,
    /// A write is refused for want of room; nothing is written.
    pub full: u16,
    /// A read fails.
    pub unread: u16,
    /// The longest that a call is held up, before and after, in turns of other tasks: no clock.
    pub delay: u64,
}

/// How often what went wrong.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Went {
    /// Writes that were refused with a conflict.
    pub conflicts: u64,
    /// Writes whose outcome was unknown, and that were written.
    pub unknown_written: u64,
    /// Writes whose outcome was unknown, and that were not written.
    pub unknown_lost: u64,
    /// Writes that were refused for want of room.
    pub full: u64,
    /// Reads that failed.
    pub unread: u64,
    /// Calls that went through unharmed.
    pub well: u64,
}

/// What goes wrong, and went wrong.
#[derive(Debug)]
pub(super) struct State {
    pub(super) odds: Odds,
    seed: u64,
    pub(super) went: Went,
}

/// What befalls a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lot {
    Well,
    Conflict,
    UnknownWritten,
    UnknownLost,
    Full,
    Unread,
}

impl State {
    /// What is to go wrong from a seed.
    pub(super) fn new(seed: u64, odds: Odds) -> State {
        State {
            odds,
            seed,
            went: Went::default(),
        }
    }

    /// The next number of the seed's stream (SplitMix64).
    pub(super) fn draw(&mut self, below: u64) -> u64 {
        self.seed = self.seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut number = self.seed;
        number = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        number = (number ^ (number >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (number ^ (number >> 31)) % below.max(1)
    }

    /// What befalls a call, of these.
    pub(super) fn lot(&mut self, lots: &[(u16, Lot)]) -> Lot {
        let mut drawn = self.draw(1000);
        for (odds, lot) in lots {
            if drawn < u64::from(*odds) {
                return *lot;
            }
            drawn -= u64::from(*odds);
        }
        Lot::Well
    }

    /// Counts what befell a call.
    pub(super) fn count(&mut self, lot: Lot) -> Lot {
        let went = &mut self.went;
        *match lot {
            Lot::Well => &mut went.well,
            Lot::Conflict => &mut went.conflicts,
            Lot::UnknownWritten => &mut went.unknown_written,
            Lot::UnknownLost => &mut went.unknown_lost,
            Lot::Full => &mut went.full,
            Lot::Unread => &mut went.unread,
        } += 1;
        lot
    }
}
