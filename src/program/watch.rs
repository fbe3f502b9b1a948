//! Ends the program when its store has stopped: what is on the disk is in doubt then, nothing more
//! is written, and only a new start finds out.

use super::Failure;
use crate::store::{Store, StoreFault};
use std::sync::Arc;
use std::time::Duration;
use tokio_util::sync::CancellationToken;

/// How often the store is asked.
const ROUND: Duration = Duration::from_secs(1);

/// Asks for the end when the store has stopped, and waits until then or until the end was asked for
/// otherwise.
pub(super) async fn stopped(store: Arc<dyn Store>, stop: CancellationToken) -> Option<Failure> {
    loop {
        if let Err(fault @ StoreFault::Stopped { .. }) = store.health() {
            stop.cancel();
            return Some(fault.into());
        }
        tokio::select! {
            () = stop.cancelled() => return None,
            () = tokio::time::sleep(ROUND) => {}
        }
    }
}
