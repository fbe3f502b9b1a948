//! Tables that play the same deal at the same time: opening one beside another, and telling all of them when the last
//! has ended.

use super::attempt::Done;
use super::tables::Hall;
use super::twins::refuse;
use crate::store::TableId;
use crate::table::{Command, Denied, Fault, Listing, Order, TableView, TwinTables, UserId};
use std::collections::BTreeSet;

/// For how long a table that is named and has not begun is waited for, in milliseconds: it is named with the order that
/// begins its game.
const BEGINS: u64 = 5 * 60 * 1_000;

impl Hall {
    /// Takes a seat in the order's place at a table that plays another's deal at the same time: the one that stands
    /// there, or a new one.
    ///
    /// # Errors
    /// As [`Hall::join`]; or that other table has none to give, is for tables of the host's alone
    /// ([`Hall::reserve_twins`]), or stands in another server.
    pub async fn join_twin(&self, first: TableId, game: &Listing, order: &Order) -> Result<Done, Denied> {
        match self.read(first, |table| table.twins()).await {
            Ok(Some(twins)) if twins.reserved => return refuse("refused-twins-reserved"),
            Ok(_) | Err(Fault::NoTable(_)) => {}
            Err(why) => return Err(why.into()),
        }
        let order = match self.twin_order(first, order).await {
            Err(Denied::Refused(_)) if self.sits_there(order).await? => {
                return refuse("refused-joined-twice");
            }
            order => order?,
        };
        self.join(order.origin.place, game, &order).await
    }

    /// Whether somebody would be refused at a table because of others that play its deal at the same time.
    ///
    /// # Errors
    /// A table cannot be read.
    pub async fn is_kept_out(&self, table: TableId, user: UserId) -> Result<bool, Fault> {
        self.writer.is_kept_out(table, user).await
    }

    /// Closes to newcomers each table whose deal somebody who was forgotten may know from one of these, those that wait
    /// for their game among them.
    ///
    /// # Errors
    /// A table cannot be read, or told.
    pub async fn close_twins(&self, tables: impl IntoIterator<Item = TableId>) -> Result<(), Fault> {
        let (at, mut all) = (self.clock().now(), BTreeSet::new());
        for table in tables {
            match self.read(table, |table| table.twins()).await {
                Ok(Some(twins)) if !twins.released => {
                    all.extend(self.writer.twins_of(twins.first).await?);
                    all.extend(self.twins_gathering(twins.first).await?);
                }
                Ok(_) | Err(Fault::NoTable(_)) => {}
                Err(why) => return Err(why),
            }
        }
        for table in all {
            match self.writer.is_known_to_forgotten(table).await {
                Ok(true) => self.writer.close_twin((table, at)).await?,
                Ok(false) | Err(Fault::NoTable(_)) => {}
                Err(why) => return Err(why),
            }
        }
        Ok(())
    }

    /// Closes the tables that wait for their game to begin with the deal of this one, once it is over for good: they
    /// begin no more. One that nobody has looked at since the start is closed when somebody sits down or begins there.
    ///
    /// # Errors
    /// A table cannot be read, or told.
    pub async fn close_outlived(&self, first: TableId) -> Result<(), Fault> {
        let at = self.clock().now();
        for table in self.twins_gathering(first).await? {
            self.writer.outlive((table, at)).await?;
        }
        Ok(())
    }

    /// The tables that wait for their game to begin with the deal of this one, as far as they are known: it learns of
    /// them when they begin.
    async fn twins_gathering(&self, first: TableId) -> Result<Vec<TableId>, Fault> {
        let server = match self.read(first, |first| first.server()).await {
            Ok(Some(server)) => server,
            Ok(None) | Err(Fault::NoTable(_)) => return Ok(Vec::new()),
            Err(why) => return Err(why),
        };
        let mut gathering = Vec::new();
        for table in self.writer.lobbies_of(server).await {
            let twin = |other: &dyn TableView| other.twins().is_some_and(|twins| twins.first == first);
            match self.read(table, twin).await {
                Ok(true) => gathering.push(table),
                Ok(false) | Err(Fault::NoTable(_)) => {}
                Err(why) => return Err(why),
            }
        }
        Ok(gathering)
    }

    /// Whether somebody may still play a table's deal at another that does so at the same time: nobody there knows them,
    /// and nobody there was forgotten.
    ///
    /// # Errors
    /// A table cannot be read.
    pub async fn may_play_twin(&self, first: TableId, user: UserId) -> Result<bool, Fault> {
        self.writer.is_stranger(first, user).await
    }

    /// Whether an order's person sits at the table that stands in its place.
    async fn sits_there(&self, order: &Order) -> Result<bool, Fault> {
        let (Some(user), Some(table)) = (order.by.user(), self.at(order.origin.place).await?) else {
            return Ok(false);
        };
        self.read(table, |table| table.roster().seat_of(user).is_some())
            .await
    }

    /// The same for the host, in a place where no table stands, however many wait for their game to begin
    /// ([`Hall::open`]).
    ///
    /// # Errors
    /// As [`Hall::join_twin`], but that the deal may be reserved.
    pub async fn open_twin(&self, first: TableId, game: &Listing, order: &Order) -> Result<Done, Denied> {
        let order = self.twin_order(first, order).await?;
        self.open(order.origin.place, game, &order).await
    }

    /// From now on the host alone opens twins of a table; nothing where it lets no others play its deal.
    ///
    /// # Errors
    /// It cannot be read, or told.
    pub async fn reserve_twins(&self, table: TableId) -> Result<(), Fault> {
        let twins = self.read(table, |table| table.twins()).await?;
        let open = twins.is_some_and(|twins| twins.first == table && !twins.reserved && !twins.released);
        if !open {
            return Ok(());
        }
        let order = Order::of_host(self.clock().now(), Command::ReserveTwins);
        match self.writer.order(table, &order).await {
            // Somebody else has told it.
            Ok(_) | Err(Denied::Conflict | Denied::Refused(_)) => Ok(()),
            Err(Denied::Fault(why)) => Err(why),
        }
    }

    /// The order that opens a twin of a table, or takes a seat there, where its person may have one.
    async fn twin_order(&self, first: TableId, order: &Order) -> Result<Order, Denied> {
        let server = order.origin.server;
        let read = |table: &dyn TableView| {
            let there = server.is_some() && table.server() == server;
            there.then(|| (table.twins(), table.twin_deal(), table.gathering() || table.drawing()))
        };
        let (twins, same) = match self.read(first, read).await {
            Ok(Some((Some(twins), Some(same), _))) => (twins, same),
            Ok(Some((Some(_), None, true))) => return refuse("refused-twins-unbegun"),
            Ok(Some((Some(_), None, false))) => return refuse("refused-twins-over"),
            Ok(Some((None, ..))) => return refuse("refused-twins-none"),
            Ok(None) | Err(Fault::NoTable(_)) => return refuse("refused-twins-nowhere"),
            Err(why) => return Err(why.into()),
        };
        if let Some(user) = order.by.user() {
            self.writer
                .spare_twins(&twins, (None, true), (user, order.at))
                .await?;
        }
        Ok(Order {
            command: Command::Duplicate(Box::new(same)),
            ..order.clone()
        })
    }

    /// The tables that play a table's deal at the same time, from the first on; itself, where there are none.
    ///
    /// # Errors
    /// The first cannot be read.
    pub async fn twins_of(&self, table: TableId) -> Result<Vec<TableId>, Fault> {
        self.writer.twins_of(table).await
    }

    /// Where all tables with a table's deal have ended, tells each of them; whether they have. What breaks off in
    /// between is done the next time that one of them asks.
    ///
    /// # Errors
    /// A table cannot be read, or told.
    pub async fn release_twins(&self, table: TableId) -> Result<bool, Fault> {
        let Some(twins) = self.read(table, |table| table.twins()).await? else {
            return Ok(true);
        };
        let first = match self.read(twins.first, |table| table.twins()).await {
            Ok(first) => first.unwrap_or(TwinTables {
                others: Vec::new(),
                ..twins
            }),
            Err(Fault::NoTable(_)) => return self.release(table, None).await.map(|()| true),
            Err(why) => return Err(why),
        };
        if !first.released {
            if !self.unended(&first).await?.is_empty() {
                return Ok(false);
            }
            self.release(first.first, first.others.last().copied()).await?;
            if self.read(first.first, |table| table.covered()).await? {
                // Another has begun meanwhile.
                return Ok(false);
            }
        }
        for (other, _) in &first.others {
            self.release(*other, None).await?;
        }
        Ok(true)
    }

    /// The tables with a table's deal whose end is waited for before any of them shows its game; none where nobody
    /// knows of them.
    ///
    /// # Errors
    /// A table cannot be read.
    pub async fn twins_played(&self, table: TableId) -> Result<Vec<TableId>, Fault> {
        let Some(twins) = self.read(table, |table| table.twins()).await? else {
            return Ok(Vec::new());
        };
        match self.read(twins.first, |table| table.twins()).await {
            Ok(first) => self.unended(&first.unwrap_or(twins)).await,
            Err(Fault::NoTable(_)) => Ok(Vec::new()),
            Err(why) => Err(why),
        }
    }

    /// Which of some twins have not ended; one that is named and has not begun is waited for if that is new.
    async fn unended(&self, twins: &TwinTables) -> Result<Vec<TableId>, Fault> {
        let now = self.clock().now();
        let mut unended = Vec::new();
        for (table, since) in [(twins.first, 0)].iter().chain(&twins.others) {
            let read = |table: &dyn TableView| (table.begun(), table.ended() && !table.halted());
            let (begun, ended) = match self.read(*table, read).await {
                Err(Fault::NoTable(_)) => (false, true),
                read => read?,
            };
            let begins = !begun && !ended && now.saturating_sub(*since) <= BEGINS;
            if begun && !ended || begins {
                unended.push(*table);
            }
        }
        Ok(unended)
    }

    /// Tells a table that all with its deal have ended, if it does not know; `last` is the one that was named to it
    /// last when that was seen.
    async fn release(&self, table: TableId, last: Option<(TableId, u64)>) -> Result<(), Fault> {
        match self.read(table, |table| table.covered() && table.ended()).await {
            Ok(true) => {}
            Ok(false) | Err(Fault::NoTable(_)) => return Ok(()),
            Err(why) => return Err(why),
        }
        let order = Order::of_host(self.clock().now(), Command::ReleaseTwins { last });
        match self.writer.order(table, &order).await {
            // Somebody else has told it, or it is not so any more.
            Ok(_) | Err(Denied::Conflict | Denied::Refused(_)) => Ok(()),
            Err(Denied::Fault(why)) => Err(why),
        }
    }
}
