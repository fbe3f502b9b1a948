//! What has to hold between tables that play the same deal at the same time. The first of them arbitrates: what it has
//! been told of, as their games begin, holds the others back, and once it is released no other begins.

use super::writer::Writer;
use crate::store::TableId;
use crate::table::moderation::Moderation;
use crate::table::{Command, Denied, Fault, Order, Refusal, UserId};
use crate::words::Message;

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
                return self.spare_offered(table, *user).await;
            }
            _ => return Ok(()),
        };
        let Some(twins) = self.read(table, |table| table.twins()).await? else {
            return Ok(());
        };
        if !sits {
            if twins.first == table {
                return Ok(());
            }
            let people = self.read(table, |table| table.roster().people().collect::<Vec<UserId>>());
            for user in people.await? {
                match self.spare_twins(twins.first, Some(table), user).await {
                    Err(Denied::Refused(_)) => return refuse("refused-twins-other"),
                    spared => spared?,
                }
            }
            return self.name_twin(twins.first, (table, order.at)).await;
        }
        if twins.first != table && self.read(table, |table| table.gathering()).await? {
            match self.read(twins.first, |first| first.ended()).await {
                Ok(false) => {}
                Ok(true) | Err(Fault::NoTable(_)) => return refuse("refused-twins-over"),
                Err(why) => return Err(why.into()),
            }
        }
        match order.by.user() {
            Some(user) if !twins.released => self.spare_twins(twins.first, Some(table), user).await,
            Some(_) | None => Ok(()),
        }
    }

    /// Refuses to offer a seat to somebody who could not take it.
    async fn spare_offered(&self, table: TableId, user: UserId) -> Result<(), Denied> {
        let twins = self.read(table, |table| table.twins()).await?;
        let Some(twins) = twins.filter(|twins| !twins.released) else {
            return Ok(());
        };
        match self.spare_twins(twins.first, Some(table), user).await {
            Err(Denied::Refused(_)) => refuse("refused-twins-offer"),
            spared => spared,
        }
    }

    /// Refuses somebody who knows the deal from another of the tables that play it.
    pub(super) async fn spare_twins(
        &self,
        first: TableId,
        but: Option<TableId>,
        user: UserId,
    ) -> Result<(), Denied> {
        for table in self.twins_of(first).await? {
            if Some(table) == but {
                continue;
            }
            match self.read(table, |table| table.knowing().contains(&user)).await {
                Ok(true) => return refuse("refused-twins-knows"),
                Ok(false) | Err(Fault::NoTable(_)) => {}
                Err(why) => return Err(why.into()),
            }
        }
        Ok(())
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
