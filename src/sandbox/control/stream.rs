//! The stream of changes that the page lives on.

use std::convert::Infallible;

use axum::extract::{Query, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::Stream;
use futures_util::stream::unfold;
use serde::Deserialize;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;

use crate::sandbox::change::{Audience, Change};
use crate::sandbox::handle::{Handle, until};
use crate::sandbox::snowflake::Id;

#[derive(Deserialize)]
pub struct Watcher {
    /// Whose eyes; without it only what everyone sees.
    user: Option<Id>,
}

struct Watch {
    changes: Receiver<Change>,
    shared: Handle,
    stopped: watch::Receiver<bool>,
    user: Option<Id>,
}

impl Watch {
    /// Whether it is for this watcher's eyes; who watches for nobody sees what is in the servers'
    /// channels.
    fn may_see(&self, audience: Audience) -> bool {
        match (audience, self.user) {
            (Audience::All, _) => true,
            (Audience::One(viewer), user) => user == Some(viewer),
            (Audience::Channel(_), None) => true,
            (Audience::Channel(channel), Some(user)) => {
                let world = self.shared.world();
                world
                    .channels
                    .get(&channel)
                    .is_some_and(|channel| world.sees(user, channel))
            }
        }
    }
}

/// Server-sent events, one JSON object each, of what the user may see.
pub async fn events(
    State(shared): State<Handle>,
    Query(watcher): Query<Watcher>,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let changes = shared.world().changes.subscribe();
    let watch = Watch {
        changes,
        stopped: shared.stopped(),
        shared,
        user: watcher.user,
    };
    Sse::new(unfold(watch, next)).keep_alive(KeepAlive::default())
}

async fn next(mut watch: Watch) -> Option<(Result<Event, Infallible>, Watch)> {
    loop {
        let change = tokio::select! {
            change = watch.changes.recv() => change,
            () = until(watch.stopped.clone()) => return None,
        };
        match change {
            Ok(change) if watch.may_see(change.audience) => {
                return Some((Ok(Event::default().data(&*change.text)), watch));
            }
            Ok(_) => {}
            // Too slow: the page is to read everything again.
            Err(RecvError::Lagged(_)) => {
                return Some((Ok(Event::default().data(r#"{"type":"reload"}"#)), watch));
            }
            Err(RecvError::Closed) => return None,
        }
    }
}
