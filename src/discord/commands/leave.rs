//! `/leave`: gives back the seat while the table gathers.

use crate::discord::answers::Reply;
use crate::discord::failure::{At, Failure};
use crate::discord::find_table::Purpose;
use crate::discord::incoming::Asked;
use crate::discord::orders::Asker;
use crate::discord::profile::Reader;
use crate::discord::services::Services;
use crate::table::Command;
use crate::words::Message;

pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let table = services.finder.find(asked, reader, Purpose::Changing).await?;
    let order = services.orders.order(Asker::of(asked), Command::Leave);
    let left = services.panels.placed(table, Message::new("edge-left")).await;
    let done = services.orders.give(table, &order).await.at(table);
    let done = done.map(|_| services.panels.say(reader, &left));
    Ok(services.panels.outcome(table, asked, reader, done).await)
}
