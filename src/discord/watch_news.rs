//! What watchers are told by direct message: once a day where something has happened, and the result.
//! They are told what all see in the table's channel, as long as they can see that channel, and
//! nothing in their quiet hours. What was told is noted afterwards; the same message carries the same
//! word, so that it stands once where a kill comes between. Knows no game.

use super::body::Body;
use super::composer::Composer;
use super::controls::Rows;
use super::courier::Courier;
use super::delivery::AFTERWARDS;
use super::digests::Digests;
use super::erasure_note;
use super::hand_step::nonce;
use super::ids::{ChannelId, DirectId};
use super::lane::{Lane, Urgency};
use super::notes::Notes;
use super::placement::placed;
use super::profile::{self, Person, Reader};
use super::refusals::Way;
use super::trouble::Trouble;
use super::watchers::{Interest, Watchers, Watching};
use crate::hall::Hall;
use crate::portray::Menu;
use crate::store::TableId;
use crate::table::{Everyone, Fault, Only, Place, Post, TableButton, TableView, UserId};
use crate::words::{Locale, Message};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Watchers are told of a game that goes on at most so often, in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1_000;

/// What all can see of a table that somebody watches.
struct Sighting {
    place: Place,
    ended: bool,
    halted: bool,
    /// Whether the watcher plays there by now.
    plays: bool,
    touched: u64,
    step: u32,
    board: Post<Everyone>,
    line: Message,
}

impl Sighting {
    fn of(table: &dyn TableView, user: UserId, now: u64) -> Sighting {
        let standing = table.standing(user, now);
        Sighting {
            place: table.place(),
            ended: table.ended() && !table.covered(),
            halted: table.halted(),
            plays: table.roster().seat_of(user).is_some(),
            touched: table.touched(),
            step: table.step().0,
            board: table.board(),
            line: placed(table, Message::new("edge-tables-line")).with("standing", standing.line),
        }
    }
}

/// What tells watchers.
pub(super) struct WatchNews {
    hall: Arc<Hall>,
    notes: Notes,
    composer: Composer,
    courier: Arc<Courier>,
    digests: Digests,
    watchers: Watchers,
    /// The language of people whose own is not among ours.
    language: Locale,
}

impl WatchNews {
    /// What tells the watchers of a hall's tables; `language` is that of people whose own is not among
    /// ours.
    pub(super) fn new(
        (hall, notes, composer, courier): (Arc<Hall>, Notes, Composer, Arc<Courier>),
        (digests, watchers, language): (Digests, Watchers, Locale),
    ) -> WatchNews {
        WatchNews {
            hall,
            notes,
            composer,
            courier,
            digests,
            watchers,
            language,
        }
    }

    /// Tells every watcher what is due; `open` are the tables that are not over.
    pub(super) async fn tell_due(&self, open: &BTreeSet<TableId>) {
        let all = match self.watchers.all().await {
            Ok(all) => all,
            Err(why) => return tracing::error!(%why, "it cannot be read who watches"),
        };
        let now = self.hall.clock().now();
        for (table, user, watching) in all {
            let daily = watching.interest == Interest::Daily && now >= watching.told.saturating_add(DAY);
            if (daily || !open.contains(&table))
                && let Err(why) = self.tell(table, user, watching).await
            {
                tracing::warn!(%table, %why, "a watcher was not told; it is tried again");
            }
        }
    }

    async fn tell(&self, table: TableId, user: UserId, watching: Watching) -> Result<(), Trouble> {
        let now = self.hall.clock().now();
        let seen = self
            .hall
            .read(table, |table| Sighting::of(table, user, now))
            .await;
        let seen = match seen {
            Err(Fault::NoTable(_)) => return Ok(self.watchers.told(table, user, None).await?),
            seen => seen?,
        };
        if erasure_note::holds(&self.notes, table).await? {
            return Ok(());
        }
        let late = seen.ended && now.saturating_sub(seen.touched) > AFTERWARDS;
        if seen.plays || late {
            return Ok(self.watchers.told(table, user, None).await?);
        }
        // One that can still be gone on with is not over.
        let over = seen.ended && !seen.halted;
        let daily = watching.interest == Interest::Daily && now >= watching.told.saturating_add(DAY);
        let news = daily && seen.step != watching.step;
        if !over && (seen.halted || !news) || self.digests.quiet_until(user).await?.is_some() {
            return Ok(());
        }
        let channel = Way::Channel(ChannelId(seen.place.0));
        let ways = [Way::Direct, Way::Person(user), channel];
        if self.courier.refusals.closed(&ways).is_err() {
            return Ok(());
        }
        match self.may_see(seen.place, user).await {
            Ok(true) => {}
            Ok(false) => return Ok(self.watchers.told(table, user, None).await?),
            Err(why) => {
                if why.shut() {
                    self.courier.refusals.refused(channel, &why);
                }
                return Err(why);
            }
        }
        match self.send(user, &seen, (watching, over)).await {
            Ok(true) => {}
            Ok(false) => return Ok(()),
            Err(why) => return self.unreached(user, why).await,
        }
        for way in ways {
            self.courier.refusals.allowed(way);
        }
        let told = (!over).then_some((now, seen.step));
        Ok(self.watchers.told(table, user, told).await?)
    }

    /// Whether a watcher can still see a table's channel.
    async fn may_see(&self, place: Place, user: UserId) -> Result<bool, Trouble> {
        self.courier.port.may_see(ChannelId(place.0), user).await
    }

    /// Sends what a watcher is told; whether they still watch.
    async fn send(
        &self,
        user: UserId,
        seen: &Sighting,
        (watching, over): (Watching, bool),
    ) -> Result<bool, Trouble> {
        let table = seen.board.table;
        let person: Person = self.notes.get(&profile::person(user)).await?;
        let channel = match person.observed.direct {
            Some(channel) => channel,
            None => match self.open(table, user).await? {
                Some(channel) => channel,
                None => return Ok(false),
            },
        };
        let reader = person.reader(self.language);
        let mut body = if over {
            self.result(reader, seen).await
        } else {
            self.daily(reader, seen)
        };
        let which = if over { 0 } else { watching.told };
        body.nonce = Some(nonce(&format!("{table}/{user}/{which}/watch")));
        let turn = self
            .courier
            .port
            .turn(Lane::Post(channel.into()), Urgency::Hand)
            .await;
        // Meanwhile they may have said that they want no more of it.
        if self.watchers.get(table, user).await?.is_none() {
            return Ok(false);
        }
        self.courier.port.post_direct(turn, channel, body).await?;
        Ok(true)
    }

    /// Opens the direct messages with a watcher; nothing where they watch no longer.
    async fn open(&self, table: TableId, user: UserId) -> Result<Option<DirectId>, Trouble> {
        let turn = self.courier.port.turn(Lane::Direct, Urgency::Hand).await;
        let channel = self.courier.port.open_direct(turn, user).await?;
        let _turn = self.watchers.turn().await;
        if self.watchers.get(table, user).await?.is_none() {
            return Ok(None);
        }
        profile::observe(&self.notes, user, |observed| observed.direct = Some(channel)).await?;
        Ok(Some(channel))
    }

    /// What all saw at the end.
    async fn result(&self, reader: Reader, seen: &Sighting) -> Body<Only> {
        let mut board = seen.board.clone();
        board.buttons.clear();
        board.menu = Menu::default();
        board.view = None;
        let sheet = self.composer.board(&board, reader, &[]);
        let body: Body<Only> = self.composer.draw_kept(sheet).await.into();
        let over = Message::new("edge-watch-over").with("line", seen.line.clone());
        body.headed(&self.composer.speaker(reader, &board.names).say(&over))
    }

    /// How a game stands that goes on, and what was done last.
    fn daily(&self, reader: Reader, seen: &Sighting) -> Body<Only> {
        let board = &seen.board;
        let news = Message::new("edge-watch-news").with("line", seen.line.clone());
        let mut body = self.composer.lines(reader, &board.names, &[news]);
        let speaker = self.composer.speaker(reader, &board.names);
        let lines = board.lines.iter().map(|line| speaker.say(line));
        let recap = board.recap.iter().map(|line| format!("> {}", speaker.say(line)));
        let rest: Vec<String> = lines.chain(recap).collect();
        body.say(&format!("{}\n{}", body.content, rest.join("\n")));
        body.rows = Rows::new((speaker, &self.composer.emoji), board.table, board.stamp)
            .buttons(&[TableButton::Unwatch, TableButton::WatchEnd])
            .done();
        body
    }

    /// What a failure comes to: tried again at the next round, or not for a while.
    async fn unreached(&self, user: UserId, why: Trouble) -> Result<(), Trouble> {
        let way = match why {
            Trouble::UnknownChannel => {
                return Ok(profile::observe(&self.notes, user, |observed| observed.direct = None).await?);
            }
            Trouble::ClosedDirect => {
                profile::observe(&self.notes, user, |observed| observed.closed = true).await?;
                Way::Person(user)
            }
            Trouble::TooQuick | Trouble::Flagged => Way::Direct,
            why if why.passes() => return Err(why),
            _ => Way::Person(user),
        };
        self.courier.refusals.refused(way, &why);
        Err(why)
    }
}
