//! Which table somebody means, and which game. Knows none by name.

use super::answer::Reply;
use super::edge::Edge;
use super::incoming::Asked;
use super::suggestion::fitting;
use super::wishes::Reader;
use crate::store::TableId;
use crate::table::{Fault, Listing, Place, UserId};
use crate::words::{Arg, Message, Style};

/// For what a table is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum For {
    /// To act at: where the person is awaited goes before where they only sit.
    Acting,
    /// To look at: the last one that ended will do.
    Looking,
}

impl Edge {
    /// The table that a command means: the one it names, the channel's, or the person's.
    pub(super) async fn which(&self, asked: &Asked, reader: Reader, what: For) -> Result<TableId, Reply> {
        if let Some(named) = asked.text("table") {
            let unknown = || self.whisper(reader, &Message::new("edge-no-such-table"));
            let table = named.trim().parse().map_err(|_| unknown())?;
            return match self.hall.look(table, |_| ()).await {
                Ok(()) => Ok(table),
                Err(why) => Err(self.fault(reader, &why)),
            };
        }
        match self.meant(asked, what).await {
            Ok(Meant::One(table)) => Ok(table),
            Ok(Meant::Several) => Err(self.whisper(reader, &Message::new("edge-which-table"))),
            Ok(Meant::None) if asked.caller.direct() => Err(self.whisper(reader, &Message::new("edge-no-table-yours"))),
            Ok(Meant::None) => Err(self.whisper(reader, &Message::new("edge-no-table-here"))),
            Err(why) => Err(self.fault(reader, &why)),
        }
    }

    async fn meant(&self, asked: &Asked, what: For) -> Result<Meant, Fault> {
        let place = Place(asked.caller.channel);
        if !asked.caller.direct()
            && let Some(table) = self.hall.at(place).await?
        {
            return Ok(Meant::One(table));
        }
        let user = UserId(asked.caller.user);
        let mine = self.hall.of(user).await?;
        match (mine.as_slice(), what) {
            ([table], For::Acting) => return Ok(Meant::One(*table)),
            ([table], For::Looking) if asked.caller.direct() => return Ok(Meant::One(*table)),
            _ => {}
        }
        if !asked.caller.direct()
            && what == For::Looking
            && let Some(table) = self.hall.last_at(place).await?
        {
            return Ok(Meant::One(table));
        }
        let mut awaited = Vec::new();
        for table in &mine {
            let waits = |table: &dyn crate::table::AnyTable| table.roster().seat_of(user).is_some_and(|seat| table.awaited().has(seat));
            if self.hall.look(*table, waits).await? {
                awaited.push(*table);
            }
        }
        Ok(match (awaited.as_slice(), mine.is_empty()) {
            ([table], _) => Meant::One(*table),
            (_, true) => Meant::None,
            _ => Meant::Several,
        })
    }

    /// The game that a command means: the one it names, that of the table here, or the channel's.
    pub(super) async fn meant_game(&self, asked: &Asked) -> Option<Listing> {
        let mut named = asked.text("game").map(str::to_owned);
        if named.is_none()
            && let Ok(Some(table)) = self.hall.at(Place(asked.caller.channel)).await
        {
            named = self.hall.look(table, |table| table.game().to_owned()).await.ok();
        }
        let channel = self.channel(&asked.caller).await.unwrap_or_default();
        self.game(named.as_deref(), &channel).copied()
    }

    /// The person's tables, and the channel's, as suggestions.
    pub(super) async fn suggest_tables(&self, asked: &Asked) -> Vec<(String, String)> {
        let reader = self.reader(&asked.caller).await;
        let place = Place(asked.caller.channel);
        let mut tables = self.hall.of(UserId(asked.caller.user)).await.unwrap_or_default();
        for table in [self.hall.at(place).await, self.hall.last_at(place).await].into_iter().flatten().flatten() {
            if !tables.contains(&table) {
                tables.push(table);
            }
        }
        let mut all = Vec::new();
        for table in tables {
            let named = self.hall.look(table, |table| {
                let names = table.roster().names();
                let speaker = self.words.speaker(reader.locale, &names, Style::Plain);
                let sitters = table.roster().iter().map(|(seat, _)| Message::new("who").seat("who", seat.0)).collect::<Vec<_>>();
                let id = Arg::Word(table.id().to_string().into());
                speaker.say(&Message::new("edge-table-entry").with("game", table.title()).with("who", sitters).with("table", id))
            });
            if let Ok(name) = named.await {
                all.push((name, table.to_string()));
            }
        }
        fitting(asked.text("table").unwrap_or_default(), all)
    }
}

enum Meant {
    One(TableId),
    Several,
    None,
}
