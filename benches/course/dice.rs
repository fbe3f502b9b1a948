//! Numbers for games that are the same at every run.

/// Numbers that look random and follow from one.
#[derive(Clone)]
pub struct Dice(u64);

impl Dice {
    pub fn new(number: u64) -> Dice {
        Dice(number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 11) % bound.max(1) as u64) as usize
    }
}
