//! What has to hold between tables that play the same deal at the same time. The first of them arbitrates: what it has
//! been told of, as their games begin, holds the others back, and once it is released no other begins.

use super::writer::Writer;
use crate::store::TableId;
use crate::table::moderation::Moderation;
use crate::table::{AnyTable, Command, Denied, Fault, Order, Refusal, TwinTables, UserId};
use crate::words::Message;

/// Somebody who was at no table.
const NOBODY: UserId = UserId(0);

/// How well somebody may know a deal that tables play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Acquaintance {
    /// They cannot.
    None,
    /// Somebody who was forgotten knows it, and nobody can tell whether it is they.
    Forgotten,
    /// They play it, or have.
    Own,
}

impl Writer {
    /// What has to hold between twins before an order is carried out.
    ///
    /// # Errors
    /// It is refused, or a table cannot be read.
    pub(super) async fn spare_other_twins(&self, table: TableId, order: &Order) -> Result<(), Denied> {
        let sits = match &order.command {
            Command::Start => false,
            Command::Join { .. } | Command::TakeOffer | Command::Duplicate(_) | Command::Rematch { .. } => {
                true
            }
            Command::Moderate(Moderation::Offer { user, .. }) => {
                return self.spare_offered(table, (*user, order.at)).await;
            }
            _ => return Ok(()),
        };
        let Some(twins) = self.read(table, |table| table.twins()).await? else {
            return Ok(());
        };
        if !sits {
            // The same order again finds its game begun: it was named before.
            if twins.first == table || !self.read(table, |table| table.gathering()).await? {
                return Ok(());
            }
            let people = self.read(table, |table| table.roster().people().collect::<Vec<UserId>>());
            for user in people.await? {
                if self.acquaintance(twins.first, Some(table), user).await? == Acquaintance::Own {
                    return refuse("refused-twins-other");
                }
            }
            // One that does not begin is not named: the others would wait for it.
            self.read(table, |table| table.decide(order).map(drop)).await??;
            let named = self.name_twin(twins.first, (table, order.at)).await;
            if let Err(Denied::Refused(_)) = named {
                self.outlive((table, order.at)).await?;
            }
            return named;
        }
        let gathering = self.read(table, |table| table.gathering()).await?;
        if gathering && self.is_too_late(table, &twins).await? {
            self.outlive((table, order.at)).await?;
            return refuse("refused-twins-over");
        }
        match order.by.user() {
            Some(user) if !twins.released => {
                let who = (user, order.at);
                self.spare_twins(&twins, (Some(table), gathering), who).await
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Refuses to offer a seat to somebody who could not take it.
    async fn spare_offered(&self, table: TableId, (user, at): (UserId, u64)) -> Result<(), Denied> {
        let twins = self.read(table, |table| table.twins()).await?;
        let Some(twins) = twins.filter(|twins| !twins.released) else {
            return Ok(());
        };
        match self.acquaintance(twins.first, Some(table), user).await? {
            Acquaintance::None => Ok(()),
            Acquaintance::Forgotten => {
                self.close_twin((table, at)).await?;
                refuse("refused-twins-forgotten")
            }
            Acquaintance::Own => refuse("refused-twins-offer"),
        }
    }

    /// Refuses somebody who knows the deal from another of the tables that play it, or could be somebody who was
    /// forgotten and does; whom the host seats before a game begins was known to it all the time.
    pub(super) async fn spare_twins(
        &self,
        twins: &TwinTables,
        (but, gathering): (Option<TableId>, bool),
        (user, at): (UserId, u64),
    ) -> Result<(), Denied> {
        match self.acquaintance(twins.first, but, user).await? {
            Acquaintance::None => Ok(()),
            Acquaintance::Forgotten if gathering && self.reserved(twins).await? => Ok(()),
            Acquaintance::Forgotten => {
                if let Some(table) = but {
                    self.close_twin((table, at)).await?;
                }
                refuse("refused-twins-forgotten")
            }
            Acquaintance::Own => refuse("refused-twins-knows"),
        }
    }

    /// Tells a table that nobody new may sit down there, if it does not know.
    pub(super) async fn close_twin(&self, told: (TableId, u64)) -> Result<(), Fault> {
        self.tell_twin(told, Command::CloseTwin).await
    }

    /// Tells a table what the host knows from its twins, if it does not know.
    async fn tell_twin(&self, (table, at): (TableId, u64), what: Command) -> Result<(), Fault> {
        let order = Order::of_host(at, what);
        // It is given while another order looks after twins: the one waits for the other.
        match Box::pin(self.order(table, &order)).await {
            // It knows, or all have ended.
            Ok(_) | Err(Denied::Conflict | Denied::Refused(_)) => Ok(()),
            Err(Denied::Fault(why)) => Err(why),
        }
    }

    /// Closes a table that waits for its game to begin where the first of its twins is over for good: it begins no
    /// more. What the host alone opens it replaces itself; and where the first is gone, nobody knows whether it does.
    pub(super) async fn outlive(&self, (table, at): (TableId, u64)) -> Result<(), Fault> {
        let read = |table: &dyn AnyTable| table.twins().filter(|_| table.gathering());
        let twins = match self.read(table, read).await {
            Ok(Some(twins)) if twins.first != table => twins,
            Ok(_) | Err(Fault::NoTable(_)) => return Ok(()),
            Err(why) => return Err(why),
        };
        let reserved = |first: &dyn AnyTable| first.twins().is_some_and(|twins| twins.reserved);
        let over = |first: &dyn AnyTable| first.ended() && !first.halted() && !reserved(first);
        match self.read(twins.first, over).await {
            Ok(false) | Err(Fault::NoTable(_)) => Ok(()),
            Ok(true) => self.tell_twin((table, at), Command::Outlive).await,
            Err(why) => Err(why),
        }
    }

    /// Whether somebody who was forgotten may know the deal of a table from another that plays it.
    pub(super) async fn is_known_to_forgotten(&self, table: TableId) -> Result<bool, Fault> {
        let known = self.acquaintance_beside(table, NOBODY).await?;
        Ok(known == Acquaintance::Forgotten)
    }

    /// Whether somebody would be refused at a table because of those that play its deal: they know it from there, or
    /// may, or it is too late to begin.
    pub(super) async fn is_kept_out(&self, table: TableId, user: UserId) -> Result<bool, Fault> {
        let read = |table: &dyn AnyTable| (table.twins(), table.gathering());
        let (Some(twins), gathering) = self.read(table, read).await? else {
            return Ok(false);
        };
        if gathering && self.is_too_late(table, &twins).await? {
            return Ok(true);
        }
        let known = self.acquaintance_beside(table, user).await?;
        Ok(known != Acquaintance::None)
    }

    /// Whether the first of the twins of a table that waits for its game has ended, so that it begins no more.
    async fn is_too_late(&self, table: TableId, twins: &TwinTables) -> Result<bool, Fault> {
        if twins.first == table {
            return Ok(false);
        }
        match self.read(twins.first, |first| first.ended()).await {
            Err(Fault::NoTable(_)) => Ok(true),
            ended => ended,
        }
    }

    /// How well somebody may know the deal of a table from the others, as long as any is played.
    async fn acquaintance_beside(&self, table: TableId, user: UserId) -> Result<Acquaintance, Fault> {
        let twins = self.read(table, |table| table.twins()).await?;
        match twins.filter(|twins| !twins.released) {
            Some(twins) => self.acquaintance(twins.first, Some(table), user).await,
            None => Ok(Acquaintance::None),
        }
    }

    /// Whether somebody cannot know the deal of tables, of which this is the first.
    pub(super) async fn is_stranger(&self, first: TableId, user: UserId) -> Result<bool, Fault> {
        let acquaintance = self.acquaintance(first, None, user).await?;
        Ok(acquaintance == Acquaintance::None)
    }

    /// How well somebody may know a deal from the tables that play it but one; whoever was known there all the time is
    /// nobody who was forgotten.
    async fn acquaintance(
        &self,
        first: TableId,
        but: Option<TableId>,
        user: UserId,
    ) -> Result<Acquaintance, Fault> {
        let mut most = Acquaintance::None;
        for table in self.twins_of(first).await? {
            if Some(table) == but {
                continue;
            }
            let read = |table: &dyn AnyTable| match table.knowing().contains(&user) {
                true => Acquaintance::Own,
                false if table.roster().has_forgotten() => Acquaintance::Forgotten,
                false => Acquaintance::None,
            };
            match self.read(table, read).await {
                Ok(acquaintance) => most = most.max(acquaintance),
                Err(Fault::NoTable(_)) => {}
                Err(why) => return Err(why),
            }
        }
        match (most, but) {
            (Acquaintance::Forgotten, Some(table)) => {
                let known = self.read(table, |table| table.knowing().contains(&user)).await?;
                Ok(if known { Acquaintance::None } else { most })
            }
            (Acquaintance::None | Acquaintance::Forgotten | Acquaintance::Own, _) => Ok(most),
        }
    }

    /// Whether the host alone opens tables with a deal.
    async fn reserved(&self, twins: &TwinTables) -> Result<bool, Fault> {
        match self.read(twins.first, |first| first.twins()).await {
            Ok(first) => Ok(first.is_some_and(|first| first.reserved)),
            Err(Fault::NoTable(_)) => Ok(false),
            Err(why) => Err(why),
        }
    }

    /// Tells the first of the twins of another, which it knows from then on; nothing where that is gone.
    pub(super) async fn name_twin(&self, first: TableId, (table, at): (TableId, u64)) -> Result<(), Denied> {
        let order = Order::of_host(at, Command::TwinJoins { table });
        match self.order(first, &order).await {
            Ok(_) => Ok(()),
            Err(Denied::Fault(Fault::NoTable(_))) => refuse("refused-twins-over"),
            Err(denied) => Err(denied),
        }
    }

    /// The tables that play a table's deal at the same time, from the first on; itself, where there are none.
    pub(super) async fn twins_of(&self, table: TableId) -> Result<Vec<TableId>, Fault> {
        let Some(twins) = self.read(table, |table| table.twins()).await? else {
            return Ok(vec![table]);
        };
        let first = twins.first;
        let others = match self.read(first, |table| table.twins()).await {
            Ok(twins) => twins.map(|twins| twins.others).unwrap_or_default(),
            // It was purged; the others are known by nobody else.
            Err(Fault::NoTable(_)) => return Ok(vec![table]),
            Err(why) => return Err(why),
        };
        Ok([first]
            .into_iter()
            .chain(others.into_iter().map(|(other, _)| other))
            .collect())
    }
}

/// A refusal in the words of this id.
pub(super) fn refuse<T>(id: &'static str) -> Result<T, Denied> {
    Err(Refusal::new(Message::new(id)).into())
}
