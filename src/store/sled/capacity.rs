//! How much the engine may take. Knows no store.

/// How much the engine may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Capacity {
    /// Bytes of pages to keep in memory; the process takes up to two and a half times as much.
    pub cache: u64,
    /// Bytes that stay free on the disk: with less, writes are refused.
    pub spare: u64,
}

impl Default for Capacity {
    fn default() -> Capacity {
        Capacity {
            cache: 64 << 20,
            spare: 32 << 20,
        }
    }
}
