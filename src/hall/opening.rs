//! Opening tables, and who may: what is asked of the hall before there is a table to ask.

use super::attempt::Done;
use super::orders::Opened;
use super::randomness;
use super::tables::Hall;
use crate::table::{Denied, Listing, Order, Place, Refusal};
use crate::words::Message;

impl Hall {
    /// Whether a table of a game would be opened by an order now; nothing is written.
    ///
    /// # Errors
    /// Why it would not be.
    pub fn would_open(&self, place: Place, game: &Listing, order: &Order) -> Result<(), Denied> {
        let (_, seed) = randomness::draw(&self.randomness)?;
        self.catalogue()
            .open(game, place, (seed, self.beacon), order)
            .map(drop)
    }

    /// Takes a seat in a place: at the table that stands there, or at a new one of the game.
    ///
    /// # Errors
    /// As [`Hall::order`].
    pub async fn join(&self, place: Place, game: &Listing, order: &Order) -> Result<Done, Denied> {
        if let Some(table) = self.at(place).await? {
            return self.order(table, order).await;
        }
        self.admit(order).await?;
        self.open(place, game, order).await
    }

    /// Takes a seat in a place where no table stands, however many wait for their game to begin: for a table that
    /// begins its game at once. Where one stands by now, or the same order has opened one, it is that.
    ///
    /// # Errors
    /// As [`Hall::order`].
    pub async fn open(&self, place: Place, game: &Listing, order: &Order) -> Result<Done, Denied> {
        let (table, seed) = randomness::draw(&self.randomness)?;
        let draft = self.catalogue().open(game, place, (seed, self.beacon), order)?;
        match self.writer.open(table, game, draft, order).await? {
            Opened::Done(done) => Ok(done),
            Opened::Taken(table) => self.order(table, order).await,
        }
    }

    /// Whether the person of an order may open a table.
    async fn admit(&self, order: &Order) -> Result<(), Denied> {
        let full = |id: &'static str, count: usize| {
            Err(Refusal::new(Message::new(id).with("count", count as i64)).into())
        };
        if let (true, Some(user)) = (self.limits.person < usize::MAX, order.by.user()) {
            let mut waiting = 0;
            for table in self.of(user).await? {
                match self.read(table, |table| table.gathering()).await {
                    Ok(gathering) => waiting += usize::from(gathering),
                    Err(why) => {
                        tracing::error!(%table, %why, "a table of somebody who opens another cannot be read")
                    }
                }
            }
            if waiting >= self.limits.person {
                return full("refused-lobbies", waiting);
            }
        }
        let Some(server) = order.origin.server else {
            return Ok(());
        };
        let waiting = self.writer.lobbies_of(server).await.len();
        if waiting >= self.limits.server {
            full("refused-lobbies-server", waiting)
        } else {
            Ok(())
        }
    }
}
