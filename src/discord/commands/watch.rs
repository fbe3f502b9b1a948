//! `/watch`: watching a table without a seat there: what is seen of it, and when one is told.

use crate::discord::answers::Reply;
use crate::discord::failure::Failure;
use crate::discord::find_table::Purpose;
use crate::discord::incoming::Asked;
use crate::discord::panels::Viewer;
use crate::discord::profile::Reader;
use crate::discord::services::Services;
use crate::discord::spectator_panel;
use crate::discord::table_list;
use crate::discord::watchers::Interest;
use crate::store::TableId;
use crate::words::Message;

pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let viewer = Viewer {
        user: asked.caller.user,
        reader,
    };
    let table = find(services, asked, reader).await?;
    let reply = match asked.text("when") {
        Some("unwatched") => spectator_panel::unwatch(services, table, viewer).await?,
        Some("each-day") => spectator_panel::watch(services, table, viewer, Some(Interest::Daily)).await?,
        Some(_) => spectator_panel::watch(services, table, viewer, Some(Interest::End)).await?,
        None => spectator_panel::watch(services, table, viewer, None).await?,
    };
    Ok(services.panels.headed(table, &asked.caller, reader, reply).await)
}

/// The table that is meant: the one that is named, or the channel's; in a direct message one that the
/// caller watches.
async fn find(services: &Services, asked: &Asked, reader: Reader) -> Result<TableId, Failure> {
    if !asked.caller.direct() || asked.text("table").is_some() {
        return services.finder.find(asked, reader, Purpose::Looking).await;
    }
    let watched = services.watchers.of(asked.caller.user).await?;
    match watched.as_slice() {
        [] => Err(Message::new("edge-watch-none").into()),
        [table] => services.finder.visible(*table, &asked.caller).await,
        several => {
            let list = table_list::ask(&services.hall, &services.composer, asked, several, reader).await;
            Err(Failure::Shown(Box::new(list)))
        }
    }
}
