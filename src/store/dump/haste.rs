//! How fast a backup is taken. Knows no store.

use std::time::{Duration, Instant};

/// For so long it is worked in one piece, where others are not to wait.
const PIECE: Duration = Duration::from_millis(1);
/// How much longer than a piece the rest after it is.
const REST: u32 = 9;

/// How fast a backup is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Haste {
    /// As fast as it goes: nobody else uses the store.
    Full,
    /// In small pieces with rests between them, a tenth of the time in all: people play meanwhile.
    Gentle,
}

/// The pieces and the rests.
#[derive(Debug)]
pub(super) struct Rests {
    haste: Haste,
    began: Instant,
}

impl Rests {
    pub(super) fn new(haste: Haste) -> Rests {
        Rests {
            haste,
            began: Instant::now(),
        }
    }

    /// Rests if the piece was long enough.
    pub(super) async fn after_a_piece(&mut self) {
        if let Some(rest) = self.due() {
            tokio::time::sleep(rest).await;
            self.began = Instant::now();
        }
    }

    /// The same, and the thread with it.
    pub(super) fn blocking_after_a_piece(&mut self) {
        if let Some(rest) = self.due() {
            std::thread::sleep(rest);
            self.began = Instant::now();
        }
    }

    fn due(&self) -> Option<Duration> {
        let worked = self.began.elapsed();
        (self.haste == Haste::Gentle && worked >= PIECE).then(|| worked * REST)
    }
}
