//! What we need to be allowed in a channel, by name. Knows no table.

use super::incoming::Caller;
use crate::words::Message;

/// A permission: its bit, and the id of its name.
const NEEDED: [(u64, &str); 4] =
    [(1 << 10, "edge-may-view"), (1 << 11, "edge-may-send"), (1 << 15, "edge-may-attach"), (1 << 14, "edge-may-embed")];
const ADMINISTRATOR: u64 = 1 << 3;
const THREADS: (u64, &str) = (1 << 35, "edge-may-threads");
const IN_THREADS: (u64, &str) = (1 << 38, "edge-may-in-threads");

/// The names of what we lack in the caller's channel; `threads` is whether we have to open one.
#[must_use]
pub fn lacking(caller: &Caller, threads: bool) -> Vec<Message> {
    if caller.direct() || caller.ours & ADMINISTRATOR != 0 {
        return Vec::new();
    }
    let more = [THREADS, IN_THREADS].into_iter().filter(|_| threads);
    NEEDED.into_iter().chain(more).filter(|(bit, _)| caller.ours & bit == 0).map(|(_, name)| Message::new(name)).collect()
}

/// The sentence that names them, if there are any.
#[must_use]
pub fn complaint(caller: &Caller, threads: bool) -> Option<Message> {
    let lacking = lacking(caller, threads);
    let count = lacking.len();
    (count > 0).then(|| Message::new("edge-lacking").with("permissions", lacking).with("count", count))
}
