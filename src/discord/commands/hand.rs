//! `/hand`: the caller's own cards and controls.

use crate::discord::answers::Reply;
use crate::discord::failure::Failure;
use crate::discord::find_table::Purpose;
use crate::discord::incoming::Asked;
use crate::discord::panels::Viewer;
use crate::discord::profile::Reader;
use crate::discord::services::Services;
use crate::table::PanelPath;

pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let table = services.finder.find(asked, reader, Purpose::Holding).await?;
    services
        .panels
        .whisper(
            table,
            Viewer {
                user: asked.caller.user,
                reader,
            },
            PanelPath::FIRST,
            &[],
        )
        .await
}
