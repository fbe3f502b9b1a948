//! `/takeback`: takes back the caller's last action, or offers to ask the others whether they may go
//! further back.

use crate::discord::answers::Reply;
use crate::discord::failure::Failure;
use crate::discord::find_table::Purpose;
use crate::discord::incoming::Asked;
use crate::discord::orders::Asker;
use crate::discord::panels::Viewer;
use crate::discord::profile::Reader;
use crate::discord::services::Services;
use crate::discord::take_backs;
use crate::table::{Command, PanelPath};
use crate::words::Message;

pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let table = services.finder.find(asked, reader, Purpose::Changing).await?;
    let order = services.orders.order(Asker::of(asked), Command::TakeBack);
    let viewer = Viewer {
        user: asked.caller.user,
        reader,
    };
    let done = match services.orders.give(table, &order).await {
        Ok(_) => {
            services
                .panels
                .whisper(table, viewer, PanelPath::FIRST, &[Message::new("edge-taken-back")])
                .await
        }
        Err(denied) => take_backs::offered(services, table, viewer, denied).await,
    };
    Ok(services.panels.outcome(table, asked, reader, done).await)
}
