//! `/resign`: asks whether to give the game up.

use crate::discord::answers::Reply;
use crate::discord::failure::Failure;
use crate::discord::find_table::Purpose;
use crate::discord::incoming::Asked;
use crate::discord::orders::Asker;
use crate::discord::panels::Viewer;
use crate::discord::profile::Reader;
use crate::discord::services::Services;
use crate::discord::table_texts;

pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let table = services.finder.find(asked, reader, Purpose::Changing).await?;
    let viewer = Viewer {
        user: asked.caller.user,
        reader,
    };
    table_texts::ask_to_resign(services, table, Asker::of(asked), viewer).await
}
