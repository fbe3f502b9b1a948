//! Ports for programs that are told at which to listen, and begin to do so later.

use std::net::TcpListener;
use std::ops::Range;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

/// Below those that systems give to connections and to whoever asks for any port (Linux: from 32768). One of
/// those may be taken by somebody else before the program listens at it.
const PORTS: Range<u16> = 10_240..32_000;

/// A port of this machine's loopback at which nobody listens, another one each time.
pub fn free() -> u16 {
    static NEXT: OnceLock<AtomicU64> = OnceLock::new();
    // Programs that run beside each other begin at different ones.
    let next = NEXT.get_or_init(|| AtomicU64::new(u64::from(std::process::id()) * 101));
    let mut ports = (0..PORTS.len()).map(|_| {
        let count = next.fetch_add(1, Ordering::Relaxed) % PORTS.len() as u64;
        PORTS.start + count as u16
    });
    let free = ports.find(|port| TcpListener::bind(("127.0.0.1", *port)).is_ok());
    free.expect("somebody listens at every port")
}
