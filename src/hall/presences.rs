//! When people are there, as notes in the store: their quiet hours move deadlines, and who is away
//! has a clock that stands.

use super::locked;
use crate::presence::Presence;
use crate::rules::Seat;
use crate::store::{Refused, Store, StoreFault};
use crate::table::{Away, Command, UserId};
use rustc_hash::FxHashSet;
use std::sync::Mutex;

/// How often a change is made anew where somebody else was faster.
const TRIES: usize = 16;
/// Of how many people at most it is kept in mind that nothing was said.
const PEOPLE: usize = 100_000;

/// The key of the note that says when a person is there.
fn key(user: UserId) -> String {
    format!("presence/{user}")
}

/// Those of whom nothing was ever said of when they are there, as far as that was read.
///
/// It is kept where one process alone has the store: what others write it would not hear of.
#[derive(Default)]
pub(super) struct Unsaid(Mutex<Known>);

#[derive(Default)]
struct Known {
    people: FxHashSet<UserId>,
    /// How often something was said: what was read before may not be so any more.
    said: u64,
}

impl Unsaid {
    /// Whether nothing was ever said of when a person is there, as far as is known without asking the
    /// store: what they said to another process a moment ago may be missing.
    pub(super) fn has(&self, store: &dyn Store, user: UserId) -> bool {
        (store.alone() && locked(&self.0).people.contains(&user)) || store.supposed(&key(user)) == Some(false)
    }

    /// When a person is there, and whether anything was said of it is kept in mind.
    pub(super) async fn read(&self, store: &dyn Store, user: UserId) -> Result<Presence, StoreFault> {
        let said = locked(&self.0).said;
        let presence = find(store, user).await?;
        if presence.is_none() && store.alone() {
            let mut known = locked(&self.0);
            if known.people.len() >= PEOPLE {
                known.people.clear();
            }
            if known.said == said {
                known.people.insert(user);
            }
        }
        Ok(presence.unwrap_or_default())
    }

    /// Something is being said of when a person is there, or was just now.
    fn said(&self, user: UserId) {
        let mut known = locked(&self.0);
        known.said += 1;
        known.people.remove(&user);
    }
}

/// When a person is there.
pub(super) async fn of(store: &dyn Store, user: UserId) -> Result<Presence, StoreFault> {
    Ok(find(store, user).await?.unwrap_or_default())
}

/// When a person is there, if anything was ever said of it.
async fn find(store: &dyn Store, user: UserId) -> Result<Option<Presence>, StoreFault> {
    let key = key(user);
    let Some(note) = store.get(&key).await? else {
        return Ok(None);
    };
    let presence = serde_json::from_slice(&note).map_err(|_| StoreFault::Note { key })?;
    Ok(Some(presence))
}

/// Changes when a person is there, by what it is in the store, anew as often as somebody else was
/// faster. Answers what the change did.
pub(super) async fn change<T>(
    (store, unsaid): (&dyn Store, &Unsaid),
    user: UserId,
    change: impl Fn(&mut Presence) -> T,
) -> Result<T, StoreFault> {
    let key = key(user);
    let damaged = || StoreFault::Note { key: key.clone() };
    for _ in 0..TRIES {
        let note = store.get(&key).await?;
        let mut presence = match &note {
            Some(note) => serde_json::from_slice(note).map_err(|_| damaged())?,
            None => Presence::default(),
        };
        let did = change(&mut presence);
        let bytes = serde_json::to_vec(&presence).map_err(|_| damaged())?;
        unsaid.said(user);
        let exchanged = store.exchange(&key, note, Some(bytes)).await;
        unsaid.said(user);
        if exchanged.map_err(unwritten)? {
            return Ok(did);
        }
    }
    Err(unwritten(Refused::Unknown))
}

fn unwritten(why: Refused) -> StoreFault {
    match why {
        Refused::Failed(fault) => fault,
        why => StoreFault::Stopped {
            cause: why.to_string(),
        },
    }
}

/// What moves deadlines out of the nights of those whose they are; nothing where none falls into
/// one.
///
/// # Errors
/// The store's faults: then nobody knows whose night it is.
pub(super) async fn spared(
    store: &dyn Store,
    deadlines: Vec<(Seat, UserId, u64)>,
) -> Result<Option<Command>, StoreFault> {
    let mut seats = Vec::new();
    for (seat, user, deadline) in deadlines {
        let spared = read(store, user).await?.spared(deadline);
        seats.extend(spared.map(|until| (seat, until)));
    }
    Ok((!seats.is_empty()).then_some(Command::Spare { seats }))
}

/// What says who of these people is away at a moment; nothing where nobody is.
///
/// # Errors
/// The store's faults: then nobody knows who is away.
pub(super) async fn excused(
    store: &dyn Store,
    expected: Vec<UserId>,
    at: u64,
) -> Result<Option<Command>, StoreFault> {
    let mut people = Vec::new();
    for user in expected {
        let absence = read(store, user).await?.absence;
        people.extend(absence.until(at).map(|until| Away {
            user,
            until,
            taken: absence.taken(at),
        }));
    }
    Ok((!people.is_empty()).then_some(Command::Excuse { people }))
}

/// When a person is there; at any time where their note cannot be read by anybody any more, so that
/// no table waits for that.
async fn read(store: &dyn Store, user: UserId) -> Result<Presence, StoreFault> {
    match of(store, user).await {
        Err(why @ StoreFault::Note { .. }) => {
            tracing::error!(%why, "it cannot be read when somebody is there");
            Ok(Presence::default())
        }
        presence => presence,
    }
}
