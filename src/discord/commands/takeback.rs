//! `/takeback`: takes back the caller's last action of this turn.

use crate::discord::answers::Reply;
use crate::discord::failure::{At, Failure};
use crate::discord::find_table::Purpose;
use crate::discord::incoming::Asked;
use crate::discord::orders::Asker;
use crate::discord::panels::Viewer;
use crate::discord::profile::Reader;
use crate::discord::services::Services;
use crate::table::{Command, PanelPath};

pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let table = services.finder.find(asked, reader, Purpose::Changing).await?;
    let order = services.orders.order(Asker::of(asked), Command::TakeBack);
    let viewer = Viewer {
        user: asked.caller.user,
        reader,
    };
    let done = match services.orders.give(table, &order).await.at(table) {
        Ok(_) => {
            services
                .panels
                .whisper(table, viewer, PanelPath::FIRST, &[])
                .await
        }
        Err(failure) => Err(failure),
    };
    Ok(services.panels.outcome(table, asked, reader, done).await)
}
