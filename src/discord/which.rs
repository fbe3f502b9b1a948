//! Which table somebody means, and which game. Knows none by name.
//!
//! What changes something acts where it is typed: at the table of the channel, and at no other. In
//! a direct message there is no such table; there it is the only one where the person sits, or they
//! are asked which.

use super::answer::Reply;
use super::edge::Edge;
use super::incoming::{Asked, Caller};
use super::suggestion::fitting;
use super::wishes::Reader;
use crate::store::TableId;
use crate::table::{AnyTable, Fault, Listing, Origin, Place, Server, UserId};
use crate::words::{Arg, Message, Style};

/// For what a table is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum For {
    /// To change something at it.
    Changing,
    /// To act: in a direct message, where the person is awaited goes before where they only sit.
    Acting,
    /// To see one's own: as for acting, but in a channel without a table another of one's own will
    /// do.
    Holding,
    /// To look at: the last one that ended in the channel, or another of one's own, will do.
    Looking,
}

/// Which table is meant.
enum Meant {
    One(TableId),
    /// One of these, in which the person sits.
    Several(Vec<TableId>),
    /// None here; the person sits at these elsewhere.
    Elsewhere(Vec<TableId>),
}

/// Where a caller asks, as tables know it.
pub(super) fn origin(caller: &Caller) -> Origin {
    Origin {
        place: Place(caller.channel),
        server: caller.server.map(Server),
        manages: caller.manager(),
    }
}

/// A channel as Discord links it.
pub(super) fn link(place: Place) -> String {
    format!("<#{}>", place.0)
}

/// A message with a table's `game` and `where` it stands.
pub(super) fn placed(table: &dyn AnyTable, message: Message) -> Message {
    message
        .with("game", table.title())
        .with("where", Arg::Word(link(table.place()).into()))
}

impl Edge {
    /// The table that a command means: the one it names, the channel's, or the person's.
    pub(super) async fn which(&self, asked: &Asked, reader: Reader, what: For) -> Result<TableId, Reply> {
        if let Some(named) = asked.text("table") {
            let table = named
                .trim()
                .parse()
                .map_err(|_| self.whisper(reader, &Message::new("edge-no-such-table")))?;
            return self.named(table, &asked.caller, reader, what).await;
        }
        match self.meant(&asked.caller, what).await {
            Ok(Meant::One(table)) => Ok(table),
            Ok(Meant::Several(tables)) => Err(self.choice(asked, &tables, reader).await),
            Ok(Meant::Elsewhere(tables)) if tables.is_empty() => {
                let id = if asked.caller.direct() {
                    "edge-no-table-yours"
                } else {
                    "edge-no-table-here"
                };
                Err(self.whisper(reader, &Message::new(id)))
            }
            Ok(Meant::Elsewhere(tables)) => {
                let mut places = Vec::new();
                for table in tables {
                    places.extend(
                        self.hall
                            .read(table, |table| placed(table, Message::new("edge-table-at")))
                            .await,
                    );
                }
                Err(self.whisper(reader, &Message::new("edge-table-elsewhere").with("tables", places)))
            }
            Err(why) => Err(self.fault(reader, &why)),
        }
    }

    /// A table that somebody named: to act at, one where they sit; to look at, one that they may be
    /// shown. Any other is answered like one that there is not.
    async fn named(
        &self,
        table: TableId,
        caller: &Caller,
        reader: Reader,
        what: For,
    ) -> Result<TableId, Reply> {
        let (user, from) = (UserId(caller.user), origin(caller));
        let seen = self.hall.read(table, |table| match what {
            For::Changing | For::Acting => table.roster().seat_of(user).is_some(),
            For::Holding | For::Looking => table.shown_to(user, &from),
        });
        match seen.await {
            Ok(true) => Ok(table),
            Ok(false) => Err(self.whisper(reader, &Message::new("edge-no-such-table"))),
            Err(why) => Err(self.fault(reader, &why)),
        }
    }

    async fn meant(&self, caller: &Caller, what: For) -> Result<Meant, Fault> {
        let place = Place(caller.channel);
        if !caller.direct() {
            if let Some(table) = self.hall.at(place).await? {
                return Ok(Meant::One(table));
            }
            if what == For::Looking
                && let Some(table) = self.hall.last_at(place).await?
            {
                return Ok(Meant::One(table));
            }
        }
        let user = UserId(caller.user);
        let mut mine = self.hall.of(user).await?;
        if !caller.direct() && matches!(what, For::Changing | For::Acting) {
            return Ok(Meant::Elsewhere(mine));
        }
        if mine.len() > 1 && matches!(what, For::Acting | For::Holding) {
            let mut awaited = Vec::new();
            for table in &mine {
                let waits = |table: &dyn AnyTable| {
                    table
                        .roster()
                        .seat_of(user)
                        .is_some_and(|seat| table.awaited().has(seat))
                };
                if self.hall.read(*table, waits).await? {
                    awaited.push(*table);
                }
            }
            if awaited.len() == 1 {
                mine = awaited;
            }
        }
        Ok(match mine.as_slice() {
            [] => Meant::Elsewhere(mine),
            [table] => Meant::One(*table),
            _ => Meant::Several(mine),
        })
    }

    /// Whether somebody may be shown a table, where they ask.
    pub(super) async fn may_see(&self, table: TableId, caller: &Caller) -> Result<bool, Fault> {
        let (user, from) = (UserId(caller.user), origin(caller));
        self.hall.read(table, |table| table.shown_to(user, &from)).await
    }

    /// A message with the `game` of a table and `where` it stands: for when the table may be gone
    /// before it is said.
    pub(super) async fn said_of(&self, table: TableId, message: Message) -> Message {
        self.hall
            .read(table, |table| placed(table, message))
            .await
            .unwrap_or_else(|_| Message::new("edge-no-such-table"))
    }

    /// A message with the `game` of a table and `where` it stands, whispered.
    pub(super) async fn whisper_of(&self, table: TableId, reader: Reader, message: Message) -> Reply {
        match self.hall.read(table, |table| placed(table, message)).await {
            Ok(message) => self.whisper(reader, &message),
            Err(why) => self.fault(reader, &why),
        }
    }

    /// An answer about a table that stands elsewhere than where it was asked for, with a line that
    /// names it.
    pub(super) async fn headed(
        &self,
        table: TableId,
        caller: &Caller,
        reader: Reader,
        reply: Reply,
    ) -> Reply {
        let Ok((place, title)) = self
            .hall
            .read(table, |table| (table.place(), placed(table, Message::new("edge-table-at"))))
            .await
        else {
            return reply;
        };
        match reply {
            Reply::Whisper(mut body) if place.0 != caller.channel && !body.content.contains(&link(place)) => {
                let line = self.words.speaker(reader.locale, &[], Style::Discord).say(&title);
                let text = format!("-# {line}\n{}", body.content);
                match body.embed.take() {
                    None => body.say(&text),
                    embed => (body.content, body.embed) = (text, embed),
                }
                Reply::Whisper(body)
            }
            other => other,
        }
    }

    /// The game that a command means: the one it names, that of the table here, or the channel's.
    pub(super) async fn meant_game(&self, asked: &Asked) -> Option<Listing> {
        let mut named = asked.text("game").map(str::to_owned);
        if named.is_none()
            && let Ok(Some(table)) = self.hall.at(Place(asked.caller.channel)).await
        {
            named = self.hall.read(table, |table| table.game().to_owned()).await.ok();
        }
        let channel = self.channel(&asked.caller).await.unwrap_or_default();
        self.game(named.as_deref(), &channel).copied()
    }

    /// The person's tables, and the channel's, as suggestions.
    pub(super) async fn suggest_tables(&self, asked: &Asked) -> Vec<(String, String)> {
        let reader = self.reader(&asked.caller).await;
        let place = Place(asked.caller.channel);
        let mut tables = self.hall.of(UserId(asked.caller.user)).await.unwrap_or_default();
        for table in [self.hall.at(place).await, self.hall.last_at(place).await]
            .into_iter()
            .flatten()
            .flatten()
        {
            if !tables.contains(&table) {
                tables.push(table);
            }
        }
        let mut all = Vec::new();
        for table in tables {
            let named = self.hall.read(table, |table| {
                let names = table.roster().names();
                let speaker = self.words.speaker(reader.locale, &names, Style::Plain);
                let id = Arg::Word(table.id().to_string().into());
                speaker.say(
                    &Message::new("edge-table-entry")
                        .with("game", table.title())
                        .with("who", sitters(table))
                        .with("table", id),
                )
            });
            if let Ok(name) = named.await {
                all.push((name, table.to_string()));
            }
        }
        fitting(asked.text("table").unwrap_or_default(), all)
    }
}

/// Those who have a seat at a table.
pub(super) fn sitters(table: &dyn AnyTable) -> Vec<Message> {
    table
        .roster()
        .iter()
        .map(|(seat, _)| Message::new("who").seat("who", seat.number()))
        .collect()
}
