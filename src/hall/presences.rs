//! When people are there, as notes in the store: their quiet hours move deadlines, and who is away
//! has a clock that stands.

use crate::presence::Presence;
use crate::rules::Seat;
use crate::store::{Refused, Store, StoreFault};
use crate::table::{Away, Command, UserId};

/// The key of the note that says when a person is there.
fn key(user: UserId) -> String {
    format!("presence/{user}")
}

/// When a person is there.
pub(super) async fn of(store: &dyn Store, user: UserId) -> Result<Presence, StoreFault> {
    let key = key(user);
    let Some(note) = store.get(&key).await? else {
        return Ok(Presence::default());
    };
    serde_json::from_slice(&note).map_err(|_| StoreFault::Note { key })
}

/// Keeps when a person is there.
pub(super) async fn keep(store: &dyn Store, user: UserId, presence: &Presence) -> Result<(), StoreFault> {
    let key = key(user);
    let bytes = serde_json::to_vec(presence).map_err(|_| StoreFault::Note { key: key.clone() })?;
    store.put(&key, Some(bytes)).await.map_err(|why| match why {
        Refused::Failed(fault) => fault,
        why => StoreFault::Stopped {
            cause: why.to_string(),
        },
    })
}

/// What moves deadlines out of the nights of those whose they are; nothing where none falls into
/// one.
pub(super) async fn spared(store: &dyn Store, deadlines: Vec<(Seat, UserId, u64)>) -> Option<Command> {
    let mut seats = Vec::new();
    for (seat, user, deadline) in deadlines {
        let presence = read(store, user).await;
        seats.extend(presence.and_then(|presence| Some((seat, presence.spared(deadline)?))));
    }
    (!seats.is_empty()).then_some(Command::Spare { seats })
}

/// What says who of these people is away at a moment; nothing where nobody is.
pub(super) async fn excused(store: &dyn Store, expected: Vec<UserId>, at: u64) -> Option<Command> {
    let mut people = Vec::new();
    for user in expected {
        if let Some(presence) = read(store, user).await
            && let Some(until) = presence.absence.until(at)
        {
            let taken = presence.absence.taken(at);
            people.push(Away { user, until, taken });
        }
    }
    (!people.is_empty()).then_some(Command::Excuse { people })
}

async fn read(store: &dyn Store, user: UserId) -> Option<Presence> {
    let presence = of(store, user).await;
    let told = presence.inspect_err(|why| tracing::error!(%why, "it cannot be read when somebody is there"));
    told.ok()
}
