//! Forgetting a person, and what is kept of one. What was begun is noted and ended after the next
//! start, if the program was killed meanwhile; at last the store's files are made anew, because the
//! engine keeps for a while what was written over.

use super::delivery;
use super::erasure_note::{ERASURES, ErasureNote, key};
use super::event_note::{self, EventNote};
use super::guard::{guarded, locked};
use super::note_kinds::{self, forget};
use super::notes::Notes;
use super::outbox::Outbox;
use super::results;
use super::trouble::Trouble;
use super::watchers::Watchers;
use crate::hall::Hall;
use crate::store::{Refused, StoreFault, TableId};
use crate::table::person::{Trail, mentions};
use crate::table::{Denied, Fault, UserId};
use serde::Serialize;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::time::Instant;

/// The key of the note that the store's files are to be made anew.
const SCRUB: &str = "erasure/files";
/// The files are made anew at most so often: writes wait meanwhile.
const SPACING: Duration = Duration::from_secs(10 * 60);
/// For how long a hand's message that is on its way is waited for.
const HAND: Duration = Duration::from_secs(2);

/// What is kept of a person, for them alone.
#[derive(Debug, Serialize)]
pub(super) struct Dossier {
    /// Their number.
    pub(super) user: u64,
    /// Notes about them, and what other notes say of them.
    pub(super) notes: Vec<(String, Value)>,
    /// What tables keep.
    pub(super) tables: Vec<DossierTable>,
}

/// What a table keeps of a person.
#[derive(Debug, Serialize)]
pub(super) struct DossierTable {
    table: String,
    #[serde(flatten)]
    trail: Trail,
}

/// What came of forgetting somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Forgotten {
    /// How many seats they gave up.
    pub(super) seats: usize,
    /// How many tables had named them.
    pub(super) tables: usize,
}

/// Whoever forgets people.
pub(super) struct Erasure {
    hall: Arc<Hall>,
    notes: Notes,
    outbox: Arc<Outbox>,
    watchers: Watchers,
    /// Held by whoever forgets somebody.
    turn: tokio::sync::Mutex<()>,
    /// Whether the files are to be made anew, and when they were last.
    scrub: Mutex<(bool, Option<Instant>)>,
}

impl Erasure {
    /// Whoever forgets people of a hall and in some notes.
    pub(super) fn new(
        hall: Arc<Hall>,
        notes: Notes,
        (outbox, watchers): (Arc<Outbox>, Watchers),
    ) -> Arc<Erasure> {
        Arc::new(Erasure {
            hall,
            notes,
            outbox,
            watchers,
            turn: tokio::sync::Mutex::default(),
            scrub: Mutex::default(),
        })
    }

    /// All that is kept of a person.
    ///
    /// # Errors
    /// Something of it cannot be read.
    pub(super) async fn kept(&self, user: UserId) -> Result<Dossier, Fault> {
        let mut notes = Vec::new();
        for (key, bytes) in self.hall.store().scan("").await? {
            let about = note_kinds::is_about(&key, user);
            let inside = note_kinds::names_inside(&key) && mentions(&bytes, user);
            if !about && !inside {
                continue;
            }
            let Ok(note) = serde_json::from_slice::<Value>(&bytes) else {
                continue;
            };
            if about {
                notes.push((key, note));
            } else {
                let naming = note_kinds::naming(&note, user);
                notes.extend(naming.into_iter().map(|one| (key.clone(), one)));
            }
        }
        let tables = self.hall.trails(user).await?.into_iter();
        let named = |(table, trail): (TableId, Trail)| DossierTable {
            table: table.to_string(),
            trail,
        };
        Ok(Dossier {
            user: user.0,
            notes,
            tables: tables.map(named).collect(),
        })
    }

    /// Forgets a person, or goes on with it: from the note that it was begun on it is done, whatever happens. Boards
    /// wait for it: what is posted of a game that ends by it names them no more.
    ///
    /// # Errors
    /// It was not begun, or is not done yet: then it goes on after the next start.
    pub(super) async fn forget(&self, user: UserId) -> Result<Forgotten, Fault> {
        let _one_at_a_time = self.turn.lock().await;
        let tables = self.begin(user).await?;
        let forgotten = self.forgotten(user, &tables).await;
        for table in tables {
            self.outbox.nudge(table);
        }
        forgotten
    }

    /// Ends what was begun before this start; waits for it, so that nobody who comes back meanwhile
    /// is forgotten anew.
    pub(super) async fn resume(self: &Arc<Self>) {
        let begun = match self.notes.scan::<ErasureNote>(ERASURES).await {
            Ok(begun) => begun,
            Err(why) => return tracing::error!(%why, "it cannot be read who was being forgotten"),
        };
        for (key, _) in begun {
            let user = key.strip_prefix(ERASURES).and_then(|number| number.parse().ok());
            match user.map(UserId) {
                None => locked(&self.scrub).0 = true,
                Some(user) => {
                    if let Err(why) = self.forget(user).await {
                        tracing::error!(%why, "somebody is not forgotten yet; it is tried again after the next start");
                    }
                }
            }
        }
        self.tidy().await;
    }

    /// Notes that somebody is being forgotten, and the tables where they sit or a panel of theirs stands, with those that
    /// were noted before.
    async fn begin(&self, user: UserId) -> Result<BTreeSet<TableId>, Fault> {
        let mut note: ErasureNote = self.notes.get(&key(user)).await?;
        if note.since == 0 {
            note.since = self.hall.clock().now();
        }
        for table in self.hall.of(user).await? {
            // What all tables with a deal show when the last has ended names those who sat at any.
            let twins = self.hall.twins_of(table).await?.into_iter();
            note.tables.extend(twins.map(|twin| twin.to_string()));
        }
        let shown = self.hall.store().scan(delivery::SHOWN).await?.into_iter();
        let own = shown.filter(|(key, _)| delivery::holder(key) == Some(user));
        let panels = own.filter_map(|(key, _)| delivery::table(&key));
        note.tables.extend(panels.map(|table| table.to_string()));
        self.notes.put(&key(user), &note).await?;
        Ok(note
            .tables
            .iter()
            .filter_map(|table| table.parse().ok())
            .collect())
    }

    /// Forgets somebody; `noted` are the tables where messages of theirs may be on their way.
    async fn forgotten(&self, user: UserId, noted: &BTreeSet<TableId>) -> Result<Forgotten, Fault> {
        self.forfeit(user).await?;
        let left = self.hall.leave_all(user).await.map_err(fault)?;
        self.settle(noted, user).await;
        for table in noted {
            results::keep(&self.outbox.boards, *table)
                .await
                .map_err(trouble)?;
        }
        // First the notes: what somebody was called is known from the tables.
        let known = self.forget_among_others(user).await?;
        let tables = self.hall.forget(user).await?;
        self.hall.close_twins(known).await?;
        // What stays of a panel names nobody.
        self.settle(noted, user).await;
        results::forget(&self.notes, user).await?;
        self.forget_notes(user, noted).await?;
        // First the one that leads to the files, so that it is never lost where this breaks off.
        self.notes.put(SCRUB, &true).await?;
        self.notes.remove(&key(user)).await?;
        locked(&self.scrub).0 = true;
        let seats = left.len();
        tracing::info!(seats, tables, "somebody was forgotten");
        Ok(Forgotten { seats, tables })
    }

    /// Notes at which tables of evenings somebody gives up a game that waits for its luck: such a table is closed, and
    /// nothing of it is kept.
    async fn forfeit(&self, user: UserId) -> Result<(), Fault> {
        let mut drawing = Vec::new();
        for table in self.hall.of(user).await? {
            if self.hall.read(table, |table| table.drawing()).await? {
                drawing.push(table);
            }
        }
        if drawing.is_empty() {
            return Ok(());
        }
        for (key, _) in self.notes.scan::<EventNote>(event_note::PREFIX).await? {
            let forfeit = |note: &mut EventNote| note.forfeit(user, &drawing);
            self.notes.change(&key, forfeit).await?;
        }
        Ok(())
    }

    /// Waits until the messages of tables show that somebody has left.
    async fn settle(&self, tables: &BTreeSet<TableId>, user: UserId) {
        let settled = async {
            for table in tables {
                self.outbox.nudge(*table);
                self.outbox.hand_finished(*table, user).await;
            }
        };
        // Whatever is on its way after that finds nobody it could be for.
        let _ = tokio::time::timeout(HAND, settled).await;
    }

    /// Takes somebody out of notes that name others or other things too. Answers the tables whose records name them.
    async fn forget_among_others(&self, user: UserId) -> Result<Vec<TableId>, StoreFault> {
        let trails = self.hall.trails(user).await.map_err(|why| match why {
            Fault::Store(fault) => fault,
            why => StoreFault::Stopped {
                cause: why.to_string(),
            },
        })?;
        let named = |(table, trail): &(TableId, Trail)| (table.to_string(), trail.names());
        let names: BTreeMap<String, BTreeSet<String>> = trails.iter().map(named).collect();
        for (key, _) in self.hall.store().scan("").await? {
            if note_kinds::names_inside(&key) {
                let take_out = |note: &mut Value| {
                    note_kinds::forget_names(note, &names);
                    forget(note, user);
                };
                // One that is not JSON names nobody that it could be taken out of.
                match self.notes.change(&key, take_out).await {
                    Err(StoreFault::Note { .. }) => {}
                    changed => changed?,
                }
            }
        }
        Ok(trails.into_iter().map(|(table, _)| table).collect())
    }

    /// Removes notes about somebody; `noted` are the tables where messages of theirs may be on their way.
    async fn forget_notes(&self, user: UserId, noted: &BTreeSet<TableId>) -> Result<(), StoreFault> {
        // Whoever tells watchers, or looks through what people wrote down, writes nothing meanwhile.
        let _turn = self.watchers.turn().await;
        let mut about: BTreeSet<String> = noted.iter().map(|table| delivery::hand(*table, user)).collect();
        about.extend(self.notes.unwritten_keys());
        let all = self.hall.store().scan("").await?;
        about.extend(all.into_iter().map(|(key, _)| key));
        about.retain(|key| note_kinds::is_about(key, user) && *key != self::key(user));
        // Hands first: whoever brings one up to date may note something of the person.
        for key in about.into_iter().rev() {
            let _held = match delivery::table(&key) {
                Some(table) => Some(self.outbox.hands.locks.lock((table, user)).await),
                None => None,
            };
            self.notes.remove(&key).await?;
        }
        Ok(())
    }

    /// Whether the store's files are to be made anew, and long enough after the last time.
    pub(super) fn is_due(&self) -> bool {
        let (wanted, last) = *locked(&self.scrub);
        wanted && last.is_none_or(|last| last.elapsed() >= SPACING)
    }

    /// Makes the store's files anew, if they are to be.
    pub(super) async fn tidy(&self) {
        if !self.is_due() {
            return;
        }
        *locked(&self.scrub) = (false, Some(Instant::now()));
        let began = Instant::now();
        match guarded(self.scrubbed()).await {
            Ok(Ok(())) => tracing::info!(took = ?began.elapsed(), "the store's files were made anew"),
            Ok(Err(why)) => {
                tracing::error!(%why, "the store's files were not made anew; it is tried again");
                locked(&self.scrub).0 = true;
            }
            Err(why) => {
                tracing::error!(%why, "the store's files were not made anew; it is tried again");
                locked(&self.scrub).0 = true;
            }
        }
    }

    async fn scrubbed(&self) -> Result<(), Refused> {
        self.hall.store().scrub().await?;
        let _one_at_a_time = self.turn.lock().await;
        // Whoever was forgotten meanwhile needs another time.
        if !locked(&self.scrub).0 {
            self.notes.remove(SCRUB).await.map_err(Refused::Failed)?;
        }
        Ok(())
    }
}

fn trouble(why: Trouble) -> Fault {
    match why {
        Trouble::Table(why) => why,
        Trouble::Notes(why) => Fault::Store(why),
        // Nothing was asked of Discord.
        why => Fault::Store(StoreFault::Stopped {
            cause: why.to_string(),
        }),
    }
}

fn fault(denied: Denied) -> Fault {
    match denied {
        Denied::Fault(fault) => fault,
        // Nobody is told why: what is refused to whoever leaves is a fault of ours.
        Denied::Refused(_) | Denied::Conflict => Fault::Unknown,
    }
}
