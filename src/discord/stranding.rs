//! What follows for tables when a channel, a server or a person is gone: the host tells each of them.
//! Knows no table's content.

use super::courier::Progress;
use super::trouble::Trouble;
use crate::hall::Hall;
use crate::store::TableId;
use crate::table::timing::Stranding;
use crate::table::{Actor, Command, Denied, Order, Server, UserId};

/// Gives a table an order of the host's own; that it knows already, or has moved on, is as it should
/// be.
async fn tell(hall: &Hall, table: TableId, by: Actor, command: Command) {
    let order = Order {
        by,
        ..Order::of_host(hall.clock().now(), command)
    };
    if let Err(Denied::Fault(why)) = hall.order(table, &order).await {
        tracing::error!(%table, %why, "a table was not told that something is gone");
    }
}

/// A table cannot be reached where it stands.
pub(super) async fn strand(hall: &Hall, table: TableId, why: Stranding) {
    tell(hall, table, Actor::HOST, Command::Strand { why }).await;
}

/// A table's board was shown, or refused for this reason: whether the table can be reached.
pub(super) async fn shown(
    hall: &Hall,
    table: TableId,
    (progress, refused): (&Result<Progress, Trouble>, Option<Trouble>),
) {
    let stranded = hall.read(table, |table| table.stranded().is_some()).await;
    match (stranded, refused) {
        (Ok(true), None) if !matches!(progress, Ok(Progress::Done)) => {}
        (Ok(false), Some(Trouble::UnknownChannel)) => strand(hall, table, Stranding::Channel).await,
        (Ok(true), None) => tell(hall, table, Actor::HOST, Command::Reach).await,
        _ => {}
    }
}

/// Somebody has left a server, or all that we share with them: their tables there are told, and they
/// give up their seats where no game has begun.
pub(super) async fn departed(hall: &Hall, user: UserId, server: Option<Server>) {
    let tables = match hall.of(user).await {
        Ok(tables) => tables,
        Err(why) => return tracing::error!(%why, "the tables of somebody who has left cannot be listed"),
    };
    for table in tables {
        let seen = hall.read(table, |table| (table.server(), table.gathering()));
        let Ok((stands, gathering)) = seen.await else {
            continue;
        };
        if server.is_some() && stands != server {
            continue;
        }
        let because_of = Some(user);
        match gathering {
            true => tell(hall, table, Actor::Host { because_of }, Command::Leave).await,
            false => tell(hall, table, Actor::HOST, Command::Depart { user }).await,
        }
    }
}
