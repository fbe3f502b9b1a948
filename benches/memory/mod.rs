//! What memory a process takes: what its program has in use, and what is resident for it.
//!
//! The two differ by what the allocator keeps for later. Only what is in use can tell whether
//! something is never let go of: what is resident follows the highest tide.

use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};
use std::alloc::System;

/// The system's allocator, counting.
#[global_allocator]
static COUNTING: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// The bytes that this process's program has in use.
pub fn in_use() -> u64 {
    let stats = COUNTING.stats();
    stats.bytes_allocated.saturating_sub(stats.bytes_deallocated) as u64
}

/// The bytes that a process has resident (`self`: this one); 0 where the system does not tell.
pub fn resident(process: &str) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok())
        .unwrap_or(0)
        * 1024
}
