//! Quiet hours at the edge: what would notify somebody in them is held back, and afterwards one
//! message tells at which tables something is awaited of them. What was held back is a note, so a
//! kill loses none. Knows no game.

use super::body::Body;
use super::composer::Composer;
use super::courier::Courier;
use super::hand_step::nonce;
use super::ids::{ChannelId, DirectId};
use super::lane::{Lane, Urgency};
use super::notes::Notes;
use super::numbered_buttons::{self, NumberedButton};
use super::placement::{placed, user_mention};
use super::profile::{self, Person};
use super::server_book::ServerBook;
use super::trouble::Trouble;
use crate::hall::Hall;
use crate::store::{StoreFault, TableId};
use crate::table::{Everyone, Need, Only, Place, Server, UserId};
use crate::words::{Locale, Message};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// How long after a digest the messages that it stands for come without a sound, in milliseconds.
const COVERED: u64 = 3 * 60 * 1_000;
/// The most tables that a digest names.
const MOST: usize = 20;
/// Where the notes of what was held back begin.
const PREFIX: &str = "withheld/";

/// What was held back from a person.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct Withheld {
    /// When their quiet hours end, in milliseconds since 1970.
    until: u64,
    /// At which tables.
    tables: Vec<String>,
    /// When it was told, in milliseconds since 1970; nothing before.
    told: Option<u64>,
}

impl Withheld {
    fn has(&self, table: TableId) -> bool {
        self.tables.contains(&table.to_string())
    }

    fn tables(&self) -> impl Iterator<Item = TableId> {
        self.tables.iter().filter_map(|table| table.parse().ok())
    }
}

/// A table in a digest.
struct Entry {
    need: Need,
    place: Place,
    server: Option<Server>,
    line: Message,
    names: Vec<String>,
    /// The button that leads to what is awaited of them there.
    turn: Option<NumberedButton>,
}

/// What is held back in quiet hours, and told after them.
#[derive(Clone)]
pub(super) struct Digests {
    hall: Arc<Hall>,
    notes: Notes,
    composer: Composer,
    courier: Arc<Courier>,
    /// What holds in servers.
    servers: ServerBook,
    /// The language of people whose own is not among ours.
    language: Locale,
}

impl Digests {
    /// The digests of a hall's people; `language` is that of people whose own is not among ours.
    pub(super) fn new(
        (hall, notes, composer, courier): (Arc<Hall>, Notes, Composer, Arc<Courier>),
        (servers, language): (ServerBook, Locale),
    ) -> Digests {
        Digests {
            hall,
            notes,
            composer,
            courier,
            servers,
            language,
        }
    }

    /// Until when nothing is sent to a person, in milliseconds since 1970; nothing where they can
    /// be told.
    pub(super) async fn quiet_until(&self, user: UserId) -> Result<Option<u64>, StoreFault> {
        let presence = self.hall.presence(user).await?;
        Ok(presence.quiet_until(self.hall.clock().now()))
    }

    /// Whether a person is away.
    pub(super) async fn away(&self, user: UserId) -> Result<bool, StoreFault> {
        let presence = self.hall.presence(user).await?;
        Ok(presence.absence.until(self.hall.clock().now()).is_some())
    }

    /// Until when what would notify a person of a table is held back, in milliseconds since 1970:
    /// then it is noted, to be told afterwards. Nothing where they can be told, and where all play
    /// at once.
    pub(super) async fn hold_back(
        &self,
        user: UserId,
        table: TableId,
        live: bool,
    ) -> Result<Option<u64>, StoreFault> {
        let quiet = if live { None } else { self.quiet_until(user).await? };
        if let Some(until) = quiet {
            self.withhold(user, table, until).await?;
        }
        Ok(quiet)
    }

    /// Whether what would notify a person of a table would be held back now.
    pub(super) async fn quiet(&self, user: UserId, table: TableId) -> bool {
        let live = self.hall.read(table, |table| table.live()).await;
        let quiet = self.quiet_until(user).await;
        !live.unwrap_or_default() && quiet.is_ok_and(|until| until.is_some())
    }

    /// Something of a table is held back from a person until a moment.
    async fn withhold(&self, user: UserId, table: TableId, until: u64) -> Result<(), StoreFault> {
        let hold = move |held: &mut Withheld| {
            if held.told.is_some() {
                *held = Withheld::default();
            }
            held.until = held.until.max(until);
            if !held.has(table) {
                held.tables.push(table.to_string());
            }
        };
        self.notes.change(&key(user), hold).await
    }

    /// Whether a digest stands for what is new at a table, so that it comes without a sound.
    pub(super) async fn covers(&self, user: UserId, table: TableId) -> Result<bool, StoreFault> {
        let held: Withheld = self.notes.get(&key(user)).await?;
        Ok(held.has(table))
    }

    /// Tells everybody whose quiet hours are over what was held back.
    pub(super) async fn tell_due(&self) {
        let held = match self.notes.scan::<Withheld>(PREFIX).await {
            Ok(held) => held,
            Err(why) => {
                tracing::error!(%why, "what was held back in quiet hours cannot be read");
                return;
            }
        };
        for (key, held) in held {
            let user = key.strip_prefix(PREFIX).and_then(|user| user.parse().ok());
            let Some(user) = user.map(UserId) else { continue };
            if let Err(why) = self.tell(user, held).await {
                tracing::warn!(%why, "what was held back in quiet hours was not told; it is tried again");
            }
        }
    }

    async fn tell(&self, user: UserId, held: Withheld) -> Result<(), Trouble> {
        let now = self.hall.clock().now();
        if held.told.is_some_and(|told| now >= told.saturating_add(COVERED)) {
            return Ok(self.notes.remove(&key(user)).await?);
        }
        if held.told.is_some() || now < held.until || self.quiet_until(user).await?.is_some() {
            return Ok(());
        }
        let mut entries = self.entries(user, &held, now).await;
        if !entries.is_empty() {
            self.send(user, &held, &mut entries).await?;
        }
        let told = move |noted: &mut Withheld| match *noted == held {
            true => noted.told = Some(now),
            // What was held back meanwhile is told the next time.
            false => noted.tables.retain(|table| !held.tables.contains(table)),
        };
        Ok(self.notes.change(&key(user), told).await?)
    }

    /// The tables where something is new, the most urgent first.
    async fn entries(&self, user: UserId, held: &Withheld, now: u64) -> Vec<Entry> {
        let mut entries = Vec::new();
        for table in held.tables() {
            let entry = self.hall.read(table, |table| {
                let (standing, ended) = (table.standing(user, now), table.ended());
                let line = if ended {
                    placed(table, Message::new("edge-digest-over"))
                } else {
                    placed(table, Message::new("edge-tables-line")).with("standing", standing.line.clone())
                };
                Entry {
                    need: standing.need,
                    place: table.place(),
                    server: table.server(),
                    line,
                    names: table.roster().names(),
                    turn: NumberedButton::turn(table, standing.need),
                }
            });
            entries.extend(entry.await.ok());
        }
        entries.sort_by_key(|entry| entry.need);
        entries
    }

    async fn send(&self, user: UserId, held: &Withheld, entries: &mut [Entry]) -> Result<(), Trouble> {
        let person: Person = self.notes.get(&profile::person(user)).await?;
        if person.wants_direct() && !person.observed.closed {
            match self.send_direct(user, &person, held, entries).await {
                Err(Trouble::ClosedDirect | Trouble::NoSharedServer) => {}
                sent => return sent,
            }
        }
        if !person.takes_mentions() {
            return Ok(());
        }
        self.mention((user, &person), held, entries).await
    }

    async fn send_direct(
        &self,
        user: UserId,
        person: &Person,
        held: &Withheld,
        entries: &mut [Entry],
    ) -> Result<(), Trouble> {
        let channel = match person.observed.direct {
            Some(channel) => channel,
            None => self.open(user).await?,
        };
        let reader = person.reader(self.language);
        let say = |names: &[String], line: &Message| self.composer.speaker(reader, names).say(line);
        let mut lines = vec![say(&[], &Message::new("edge-digest"))];
        let mut buttons = Vec::new();
        for entry in entries.iter_mut().take(MOST) {
            if let Some(turn) = entry.turn.take() {
                buttons.push(turn.numbered(buttons.len() + 1, &mut entry.line));
            }
        }
        let shown = entries.iter().take(MOST);
        lines.extend(shown.map(|entry| format!("- {}", say(&entry.names, &entry.line))));
        let mut body = Body::<Only>::text(&lines.join("\n"));
        body.rows = numbered_buttons::rows(&self.composer, reader, &buttons);
        body.nonce = Some(nonce(&format!("{user}/{}/digest", held.until)));
        let turn = self
            .courier
            .port
            .turn(Lane::Post(channel.into()), Urgency::Turn)
            .await;
        self.courier.port.post_direct(turn, channel, body).await.map(drop)
    }

    async fn open(&self, user: UserId) -> Result<DirectId, Trouble> {
        let turn = self.courier.port.turn(Lane::Direct, Urgency::Turn).await;
        let channel = self.courier.port.open_direct(turn, user).await?;
        profile::observe(&self.notes, user, |observed| observed.direct = Some(channel)).await?;
        Ok(channel)
    }

    /// Whoever takes no direct messages is mentioned where they are awaited, now instead of then.
    async fn mention(
        &self,
        (user, person): (UserId, &Person),
        held: &Withheld,
        entries: &[Entry],
    ) -> Result<(), Trouble> {
        let awaited = |need: Need| matches!(need, Need::Due(_) | Need::Awaited | Need::Asked(_));
        for entry in entries.iter().filter(|entry| awaited(entry.need)) {
            let channel = ChannelId(entry.place.0);
            if !self.servers.mentions(person, channel, entry.server).await? {
                continue;
            }
            let known: profile::Channel = self.notes.wish(&profile::channel(channel)).await?;
            let line = Message::new("edge-digest-mention").with("who", user_mention(user));
            let mut body: Body<Everyone> = self.composer.say(known.reader(self.language), &line);
            body.mention = vec![user];
            body.nonce = Some(nonce(&format!("{user}/{channel}/{}/digest", held.until)));
            let turn = self
                .courier
                .port
                .turn(Lane::Post(channel.into()), Urgency::Turn)
                .await;
            if let Err(why) = self.courier.port.post(turn, channel, body).await {
                if why.passes() {
                    return Err(why);
                }
                tracing::warn!(%why, "somebody could not be mentioned after their quiet hours");
            }
        }
        Ok(())
    }
}

fn key(user: UserId) -> String {
    format!("{PREFIX}{user}")
}
