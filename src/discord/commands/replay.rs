//! `/replay`: goes through a game that has ended, for the caller alone.

use crate::discord::answers::Reply;
use crate::discord::failure::Failure;
use crate::discord::find_table::Purpose;
use crate::discord::incoming::Asked;
use crate::discord::panels::Viewer;
use crate::discord::profile::Reader;
use crate::discord::replay_panel;
use crate::discord::services::Services;
use crate::table::moment::{MomentPath, ShownHands};
use crate::words::Message;

pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let place = asked.caller.place();
    let table = match asked.text("table") {
        Some(named) => {
            services
                .finder
                .typed(named, &asked.caller, Purpose::Looking)
                .await?
        }
        // The last that ended here, whatever is played here now.
        None => match services.hall.last_at(place).await? {
            Some(ended) => ended,
            None => services
                .hall
                .at(place)
                .await?
                .ok_or_else(|| Message::new("edge-replay-none"))?,
        },
    };
    let turn = asked.number("turn").and_then(|turn| u32::try_from(turn).ok());
    let path = MomentPath {
        turn: turn.unwrap_or(0),
        hands: ShownHands::Nobody,
    };
    let user = asked.caller.user;
    let reply = replay_panel::shown(services, table, path, Viewer { user, reader }).await?;
    Ok(services.panels.headed(table, &asked.caller, reader, reply).await)
}
