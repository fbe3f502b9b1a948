//! Which table somebody means, and which game. Knows none by name.
//!
//! What changes something acts where it is typed: at the table of the channel, and at no other. In direct messages it is
//! the one that stands there; where none does, the only one where the person sits, or they are asked which.

use super::channel_views::ChannelViews;
use super::composer::Composer;
use super::failure::Failure;
use super::incoming::{Asked, Caller};
use super::placement::{origin, placed, players};
use super::profile::{Channel, Reader};
use super::suggestion::fitting;
use super::table_list;
use super::watchers::Watchers;
use crate::hall::Hall;
use crate::store::TableId;
use crate::table::{Fault, Listing, Place, TableView, UserId};
use crate::words::{Arg, Message, Style};
use std::sync::Arc;

/// For what a table is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// To change something at it.
    Changing,
    /// To act: in a direct message, where the person is awaited goes before where they only sit.
    Acting,
    /// To see one's own: as for acting, but in a channel without a table another of one's own will
    /// do.
    Holding,
    /// To look at: the one that stands there goes before others of one's own, in direct messages too; the last one that
    /// ended there will do.
    Looking,
}

impl Purpose {
    /// Whether the one of several tables is meant that waits for the person.
    fn goes_by_turn(self, direct: bool) -> bool {
        match self {
            Purpose::Changing => false,
            Purpose::Looking => direct,
            Purpose::Acting | Purpose::Holding => true,
        }
    }
}

/// Which table is meant.
enum Meant {
    One(TableId),
    /// One of these, in which the person sits.
    Several(Vec<TableId>),
    /// None here; the person sits at these elsewhere.
    Elsewhere(Vec<TableId>),
}

/// What finds tables and games.
pub(super) struct TableFinder {
    hall: Arc<Hall>,
    composer: Composer,
    watchers: Watchers,
    views: ChannelViews,
    /// The game that is opened where none is named.
    game: Option<String>,
}

impl TableFinder {
    /// Finds the tables of a hall; `game` is opened where none is named.
    pub(super) fn new(
        hall: Arc<Hall>,
        composer: Composer,
        (watchers, views): (Watchers, ChannelViews),
        game: Option<String>,
    ) -> TableFinder {
        TableFinder {
            hall,
            composer,
            watchers,
            views,
            game,
        }
    }

    /// Which channels people see.
    pub(super) fn views(&self) -> &ChannelViews {
        &self.views
    }

    /// The table that a command means: the one it names, the channel's, or the person's.
    ///
    /// # Errors
    /// There is none, or they have to be asked which.
    pub(super) async fn find(
        &self,
        asked: &Asked,
        reader: Reader,
        what: Purpose,
    ) -> Result<TableId, Failure> {
        if let Some(named) = asked.text("table") {
            return self.typed(named, &asked.caller, what).await;
        }
        match self.meant(&asked.caller, what).await? {
            Meant::One(table) => Ok(table),
            Meant::Several(tables) => {
                let list = table_list::ask(&self.hall, &self.composer, asked, &tables, reader).await;
                Err(Failure::Shown(Box::new(list)))
            }
            Meant::Elsewhere(tables) => Err(self.elsewhere(&asked.caller, tables).await?.into()),
        }
    }

    /// The tables that a command can mean: one, or each of those of which the person would be asked which.
    pub(super) async fn all_meant(&self, asked: &Asked, what: Purpose) -> Vec<TableId> {
        let found = match asked.text("table") {
            Some(named) => return self.typed(named, &asked.caller, what).await.into_iter().collect(),
            None => self.meant(&asked.caller, what).await,
        };
        match found {
            Ok(Meant::One(table)) => vec![table],
            Ok(Meant::Several(tables)) => tables,
            Ok(Meant::Elsewhere(_)) | Err(_) => Vec::new(),
        }
    }

    /// That no table stands where somebody asks, any more or at all, and where theirs stand.
    async fn elsewhere(&self, caller: &Caller, tables: Vec<TableId>) -> Result<Message, Fault> {
        let stood = self.hall.last_at(caller.place()).await?.is_some();
        if tables.is_empty() {
            return Ok(Message::new(match (caller.direct(), stood) {
                (true, _) => "edge-no-table-yours",
                (false, true) => "edge-no-table-here-ended",
                (false, false) => "edge-no-table-here",
            }));
        }
        let mut places = Vec::new();
        for table in tables {
            let named = self
                .hall
                .read(table, |table| placed(table, Message::new("edge-table-at")));
            places.extend(named.await);
        }
        let id = if stood {
            "edge-table-elsewhere-ended"
        } else {
            "edge-table-elsewhere"
        };
        Ok(Message::new(id).with("tables", places))
    }

    /// A table that somebody named by its id: to act at, one where they sit; to look at, one that
    /// they may be shown. Any other is answered like one that there is not, with those of their own
    /// that they can name.
    ///
    /// # Errors
    /// There is none for them.
    pub(super) async fn typed(
        &self,
        typed: &str,
        caller: &Caller,
        what: Purpose,
    ) -> Result<TableId, Failure> {
        if let Ok(table) = typed.trim().parse()
            && self.seen(table, caller, what).await?
        {
            return Ok(table);
        }
        if let Some(table) = self.numbered(typed, caller, what).await? {
            return Ok(table);
        }
        let mut own = Vec::new();
        for table in self.hall.of(caller.user).await? {
            let named = self.hall.read(table, |table| {
                let id = Arg::Word(table.id().to_string().into());
                placed(table, Message::new("edge-table-named")).with("table", id)
            });
            own.extend(named.await);
        }
        let none = if own.is_empty() {
            Message::new("edge-no-such-table")
        } else {
            Message::new("edge-no-such-table-own").with("tables", own)
        };
        Err(none.with("looks", i64::from(what == Purpose::Looking)).into())
    }

    /// The table that somebody names by its number in the list by which they are asked which they mean.
    async fn numbered(&self, typed: &str, caller: &Caller, what: Purpose) -> Result<Option<TableId>, Fault> {
        let number: Option<usize> = typed.trim().trim_end_matches('.').parse().ok();
        let Some(place) = number.and_then(|number| number.checked_sub(1)) else {
            return Ok(None);
        };
        let tables = match self.meant(caller, what).await? {
            Meant::Several(tables) => tables,
            Meant::One(_) | Meant::Elsewhere(_) => self.hall.of(caller.user).await?,
        };
        Ok(tables.get(place).copied())
    }

    /// Whether there is a table for somebody: to act at, or to look at. Who never sat there is shown no table of a channel
    /// that they do not see.
    async fn seen(&self, table: TableId, caller: &Caller, what: Purpose) -> Result<bool, Fault> {
        let from = origin(caller);
        let looks = matches!(what, Purpose::Holding | Purpose::Looking);
        let read = self.hall.read(table, |table| {
            let roster = table.roster();
            let own = if looks {
                roster.knows(caller.user)
            } else {
                roster.seat_of(caller.user).is_some()
            };
            (own, table.shown_to(caller.user, &from), table.place())
        });
        match read.await {
            Err(Fault::NoTable(_)) => Ok(false),
            Err(why) => Err(why),
            Ok((own, ..)) if own || !looks => Ok(own),
            Ok((_, false, _)) => Ok(self.watchers.admits(table, caller).await),
            Ok((_, true, place)) => {
                let now = self.hall.clock().now();
                Ok(place == caller.place() || self.views.sees(caller.user, place, now).await)
            }
        }
    }

    async fn meant(&self, caller: &Caller, what: Purpose) -> Result<Meant, Fault> {
        if (!caller.direct() || matches!(what, Purpose::Changing | Purpose::Looking))
            && let Some(table) = self.hall.at(caller.place()).await?
        {
            return Ok(Meant::One(table));
        }
        if !caller.direct()
            && let Some(table) = self.hall.last_at(caller.place()).await?
            && (what == Purpose::Looking || self.hall.read(table, |table| table.halted()).await?)
        {
            // One that was ended for now says how it goes on, whatever is to be done there.
            return Ok(Meant::One(table));
        }
        let mut mine = self.hall.of(caller.user).await?;
        if mine.len() > 1 {
            // What is put away is meant where there is nothing else.
            let played = self.played(&mine).await?;
            mine = if played.is_empty() { mine } else { played };
        }
        if !caller.direct() && matches!(what, Purpose::Changing | Purpose::Acting) {
            return Ok(Meant::Elsewhere(mine));
        }
        if mine.len() > 1 && what.goes_by_turn(caller.direct()) {
            let awaited = self.awaited(&mine, caller.user).await?;
            let here = self.hall.at(caller.place()).await?.filter(|_| caller.direct());
            match (awaited.len(), here) {
                (1, _) => mine = awaited,
                // Nothing waits for them: what stands here is theirs.
                (0, Some(here)) => return Ok(Meant::One(here)),
                // They choose among those that do.
                (2.., _) if what == Purpose::Acting => mine = awaited,
                (_, _) => {}
            }
        }
        if mine.is_empty()
            && what == Purpose::Looking
            && let Some(table) = self.hall.last_at(caller.place()).await?
        {
            return Ok(Meant::One(table));
        }
        Ok(match mine.as_slice() {
            [] => Meant::Elsewhere(mine),
            [table] => Meant::One(*table),
            _ => Meant::Several(mine),
        })
    }

    /// The tables of these that are not put away.
    async fn played(&self, tables: &[TableId]) -> Result<Vec<TableId>, Fault> {
        let mut played = Vec::new();
        for table in tables {
            if !self.hall.read(*table, |table| table.shelved()).await? {
                played.push(*table);
            }
        }
        Ok(played)
    }

    /// The tables of these at which a person's decision is awaited.
    async fn awaited(&self, tables: &[TableId], user: UserId) -> Result<Vec<TableId>, Fault> {
        let waits = |table: &dyn TableView| {
            table
                .roster()
                .seat_of(user)
                .is_some_and(|seat| table.awaited().has(seat))
        };
        let mut awaited = Vec::new();
        for table in tables {
            if self.hall.read(*table, waits).await? {
                awaited.push(*table);
            }
        }
        Ok(awaited)
    }

    /// A table, if somebody may be shown it where they ask.
    ///
    /// # Errors
    /// It is gone, or they may not: both are said alike.
    pub(super) async fn visible(&self, table: TableId, caller: &Caller) -> Result<TableId, Failure> {
        self.seen(table, caller, Purpose::Looking)
            .await?
            .then_some(table)
            .ok_or_else(|| Message::new("edge-table-gone").into())
    }

    /// The game that a command means which names none: that of the table here, or the channel's.
    pub(super) async fn usual_game(&self, place: Place, channel: &Channel) -> Option<Listing> {
        let here = match self.hall.at(place).await {
            Ok(Some(table)) => self.hall.read(table, |table| table.game().to_owned()).await.ok(),
            Ok(None) | Err(_) => None,
        };
        self.game(here.as_deref(), channel).copied()
    }

    /// The game that is meant: the named one, the channel's, the host's, or the only one there is.
    pub(super) fn game(&self, named: Option<&str>, channel: &Channel) -> Option<&Listing> {
        let catalogue = self.hall.catalogue();
        match named.or(channel.game.as_deref()).or(self.game.as_deref()) {
            Some(game) => catalogue.game(game),
            None => catalogue.iter().next().filter(|_| catalogue.iter().count() == 1),
        }
    }

    /// The person's tables, and the channel's, as suggestions; in direct messages those that they watch,
    /// too. Where `ended`, those alone that have ended. Behind them stand `others`: what is shown, and the table's id.
    pub(super) async fn suggest(
        &self,
        asked: &Asked,
        reader: Reader,
        (others, ended): (Vec<(String, String)>, bool),
    ) -> Vec<(String, String)> {
        let place = asked.caller.place();
        let mut tables = self.hall.of(asked.caller.user).await.unwrap_or_default();
        for table in [self.hall.at(place).await, self.hall.last_at(place).await]
            .into_iter()
            .flatten()
            .flatten()
        {
            if !tables.contains(&table) {
                tables.push(table);
            }
        }
        if asked.caller.direct() {
            tables.extend(self.watchers.of(asked.caller.user).await.unwrap_or_default());
        }
        let mut all = Vec::new();
        for table in tables {
            let named = self.hall.read(table, |table| {
                let entry = Message::new("edge-table-entry")
                    .with("game", table.title())
                    .with("who", players(table))
                    .with("table", Arg::Word(table.id().to_string().into()));
                (!ended || table.ended()).then(|| (entry, table.roster().names()))
            });
            if let Ok(Some((entry, names))) = named.await {
                let speaker = self.composer.speaker(reader, &names).styled(Style::Plain);
                all.push((speaker.say(&entry), table.to_string()));
            }
        }
        let new = |(_, table): &(String, String)| !all.iter().any(|(_, other)| other == table);
        let others: Vec<(String, String)> = others.into_iter().filter(new).collect();
        fitting(asked.text("table").unwrap_or_default(), all.into_iter().chain(others))
    }
}
