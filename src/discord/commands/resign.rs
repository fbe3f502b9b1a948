//! `/resign`: asks whether to give the game up.

use crate::discord::answers::Reply;
use crate::discord::failure::{At, Failure};
use crate::discord::find_table::Purpose;
use crate::discord::incoming::Asked;
use crate::discord::orders::Asker;
use crate::discord::panels::Viewer;
use crate::discord::profile::Reader;
use crate::discord::services::Services;
use crate::discord::table_texts;
use crate::table::{Command, TableButton};

pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let table = services.finder.find(asked, reader, Purpose::Changing).await?;
    // Whoever cannot resign is told why, and asked nothing.
    let order = services.orders.order(Asker::of(asked), Command::Resign);
    services.hall.would(table, &order).await.at(table)?;
    let viewer = Viewer {
        user: asked.caller.user,
        reader,
    };
    table_texts::tell(services, table, TableButton::Resign, viewer).await
}
