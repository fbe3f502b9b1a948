//! Where the shards' sessions stand when the program ends, so that the next start takes them up there
//! and misses nothing that was asked in between. Knows no connection.

use crate::clock::Clock;
use crate::discord::notes::Notes;
use crate::discord::shards::Shards;
use futures_util::future::join_all;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How long a session is looked for, in milliseconds: Discord forgets it by then, and what was asked
/// longer ago nobody waits for.
const LASTS: u64 = 180_000;

/// The sessions of an application's shards, kept as notes.
pub struct Sessions {
    notes: Notes,
    clock: Clock,
    application: u64,
    /// Where the gateway is: a session of another one is not looked for here.
    entrance: String,
}

/// A session that can be taken up again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptSession {
    session: String,
    /// The number of the last event that was heard.
    sequence: u64,
    /// Where it is taken up.
    url: String,
    /// At which gateway, and when it was left, in milliseconds since 1970.
    #[serde(default)]
    left: (String, u64),
}

impl KeptSession {
    /// A session as it stands, and where it is taken up.
    #[must_use]
    pub fn of(session: &str, sequence: u64, url: &str) -> KeptSession {
        KeptSession {
            session: session.to_owned(),
            sequence,
            url: url.to_owned(),
            left: (String::new(), 0),
        }
    }

    /// Its name at Discord.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.session
    }

    /// The number of the last event that was heard.
    #[must_use]
    pub fn sequence(&self) -> u64 {
        self.sequence
    }

    /// Where it is taken up.
    #[must_use]
    pub fn url(&self) -> &str {
        &self.url
    }

    /// One more event was heard: Discord counts them by one.
    pub(super) fn heard(&mut self) {
        self.sequence += 1;
    }
}

impl Sessions {
    /// The sessions of an application that are kept, at the gateway that is there.
    #[must_use]
    pub fn new(notes: Notes, clock: Clock, application: u64, entrance: &str) -> Sessions {
        Sessions {
            notes,
            clock,
            application,
            entrance: entrance.to_owned(),
        }
    }

    /// Takes out what is kept of these shards, by their numbers; nobody finds it a second time. What
    /// cannot be taken out is not used: the shard begins anew.
    pub async fn take(&self, shards: Shards) -> BTreeMap<u16, KeptSession> {
        let taking = shards
            .numbers()
            .map(async |number| Some((number, self.taken(shards, number).await?)));
        join_all(taking).await.into_iter().flatten().collect()
    }

    async fn taken(&self, shards: Shards, number: u16) -> Option<KeptSession> {
        let key = self.key(shards.total(), number);
        let taken = async {
            let session: Option<KeptSession> = self.notes.wish(&key).await?;
            if session.is_some() {
                self.notes.remove(&key).await?;
            }
            Ok::<_, crate::store::StoreFault>(session)
        };
        match taken.await {
            Ok(session) => session.filter(|session| self.fits(session)),
            Err(why) => {
                tracing::warn!(number, %why, "a shard's session cannot be looked up; it begins anew");
                None
            }
        }
    }

    /// Keeps these shards' sessions for the next start.
    pub async fn keep(&self, shards: Shards, sessions: BTreeMap<u16, KeptSession>) {
        join_all(sessions.into_iter().map(async |(number, session)| {
            let session = KeptSession {
                left: (self.entrance.clone(), self.clock.now()),
                ..session
            };
            if let Err(why) = self.notes.put(&self.key(shards.total(), number), &session).await {
                tracing::warn!(number, %why, "a shard's session was not kept; the next start begins anew");
            }
        }))
        .await;
    }

    /// Whether a session was left here, and not long ago.
    fn fits(&self, session: &KeptSession) -> bool {
        let (entrance, at) = &session.left;
        *entrance == self.entrance && self.clock.now().abs_diff(*at) < LASTS
    }

    fn key(&self, total: u16, number: u16) -> String {
        format!("session/{}/{total}/{number}", self.application)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Memory, Store};
    use std::sync::Arc;

    fn sessions(store: &Arc<dyn Store>, application: u64, entrance: &str, now: u64) -> Sessions {
        let notes = Notes::new(Arc::clone(store));
        Sessions::new(notes, Clock::standing(now), application, entrance)
    }

    #[tokio::test]
    async fn a_session_is_taken_once_by_its_own_shard_application_and_gateway() {
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let shards = Shards::of(Some("1-2/4".parse().unwrap()), 1);
        let session = KeptSession::of("word", 7, "wss://again");
        let left = || BTreeMap::from([(2, session.clone())]);
        let own = sessions(&store, 5, "wss://x", 900_000);
        own.keep(shards, left()).await;
        assert!(
            sessions(&store, 6, "wss://x", 900_000)
                .take(shards)
                .await
                .is_empty(),
            "another application's"
        );
        let others = Shards::of(Some("2/8".parse().unwrap()), 1);
        assert!(own.take(others).await.is_empty(), "of another total");
        let taken = own.take(shards).await;
        let (number, taken) = taken.into_iter().next().unwrap();
        assert_eq!((number, taken.id(), taken.sequence(), taken.url()), (2, "word", 7, "wss://again"));
        assert!(own.take(shards).await.is_empty(), "it is taken once");
        for (entrance, later) in [("ws://sandbox", 0), ("wss://x", LASTS)] {
            own.keep(shards, left()).await;
            let taken = sessions(&store, 5, entrance, 900_000 + later).take(shards).await;
            assert!(taken.is_empty(), "at another gateway, or long ago: {entrance} {later}");
        }
    }

    #[test]
    fn a_session_that_an_earlier_version_left_is_read() {
        let noted = r#"{"session":"word","sequence":7,"url":"wss://again","left":["wss://x",900000]}"#;
        let session: KeptSession = serde_json::from_str(noted).unwrap();
        let of = KeptSession {
            left: ("wss://x".to_owned(), 900_000),
            ..KeptSession::of("word", 7, "wss://again")
        };
        assert_eq!(session, of);
        assert_eq!(serde_json::to_string(&session).unwrap(), noted);
    }
}
