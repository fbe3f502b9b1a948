//! SIGINT and SIGTERM: the first asks for a clean end, a second one ends at once.

use std::io;
use std::time::Duration;
use tokio::signal::unix::{SignalKind, signal};
use tokio_util::sync::CancellationToken;

/// The longest a clean end may take.
pub(super) const LIMIT: Duration = Duration::from_secs(10);

/// A token that is cancelled when the program is asked to end.
pub(super) fn listen() -> io::Result<CancellationToken> {
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    let token = CancellationToken::new();
    let asked = token.clone();
    tokio::spawn(async move {
        let mut next = async || {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
        };
        next().await;
        tracing::info!("ending; the same signal again ends it at once");
        asked.cancel();
        next().await;
        std::process::exit(1);
    });
    Ok(token)
}
