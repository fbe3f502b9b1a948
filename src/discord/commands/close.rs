//! `/close`: closes the channel's table for good, or asks the others to. Where that ends a game, or
//! sends others away, it asks first.

use crate::discord::answers::Reply;
use crate::discord::body::Body;
use crate::discord::controls::Rows;
use crate::discord::failure::Failure;
use crate::discord::find_table::Purpose;
use crate::discord::incoming::Asked;
use crate::discord::order_answers::ordered;
use crate::discord::orders::Asker;
use crate::discord::panels::Viewer;
use crate::discord::placement::{placed, players};
use crate::discord::profile::Reader;
use crate::discord::services::Services;
use crate::store::TableId;
use crate::table::{Command, TableButton, TableView, UserId};
use crate::words::Message;

pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let table = services.finder.find(asked, reader, Purpose::Changing).await?;
    let viewer = Viewer {
        user: asked.caller.user,
        reader,
    };
    wind_up(services, table, Asker::of(asked), viewer).await
}

/// Agrees to what the others ask: that the table be closed. Nobody's rights matter for that; the last to
/// agree is asked first.
///
/// # Errors
/// They may not.
pub(in crate::discord) async fn agreed(
    services: &Services,
    table: TableId,
    asker: Asker<'_>,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    let ask = services.orders.order(asker, Command::AskToClose);
    match services.hall.would(table, &ask).await {
        Ok(_) => ordered(services, table, asker, (Command::AskToClose, "edge-close-agreed"), viewer).await,
        Err(_) => wind_up(services, table, asker, viewer).await,
    }
}

/// Does what somebody may do towards a table's end: closes one whose game has not begun, asks
/// whether to end a game that they may end, or asks the others to agree.
///
/// # Errors
/// They may not.
pub(in crate::discord) async fn wind_up(
    services: &Services,
    table: TableId,
    asker: Asker<'_>,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    let (close, ask) =
        (services.orders.order(asker, Command::Close), services.orders.order(asker, Command::AskToClose));
    let (begun, others) = services
        .hall
        .read(table, |table| (table.begun(), others_come(table, viewer.user)))
        .await?;
    let closes = services.hall.would(table, &close).await.is_ok();
    let asks = services.hall.would(table, &ask).await.is_ok();
    match (begun, closes) {
        (true, true) => whether_to_close(services, table, asks, viewer).await,
        (true, false) => {
            ordered(services, table, asker, (Command::AskToClose, "edge-close-asked"), viewer).await
        }
        (false, true) if others => whether_to_close(services, table, false, viewer).await,
        (false, _) => ordered(services, table, asker, (Command::Close, "edge-closed"), viewer).await,
    }
}

/// Whether anybody else sits at a table, or has a seat kept there.
fn others_come(table: &dyn TableView, user: UserId) -> bool {
    let sits = table
        .roster()
        .present()
        .any(|(_, player)| player.user() != Some(user));
    sits || table.expected().iter().any(|invited| invited.user != user)
}

/// Asks whether to close a table, and says what that means: who sits there, or how many play a game
/// that ends with it; where the others can be asked, there is a button for that.
async fn whether_to_close(
    services: &Services,
    table: TableId,
    asks: bool,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    let asking = |table: &dyn TableView| {
        let twins = table.covered().then(|| Message::new("edge-twins-published"));
        let question = placed(table, question(table));
        let lines: Vec<Message> = std::iter::once(question).chain(twins).collect();
        (lines, table.terms(), table.roster().names())
    };
    let (lines, stamp, names) = services.hall.read(table, asking).await?;
    let speaker = services.composer.speaker(viewer.reader, &names);
    let mut body = Body::text(&speaker.lines(&lines));
    let mut buttons = vec![TableButton::CloseSurely, TableButton::No];
    if asks {
        buttons.insert(1, TableButton::AskToClose);
    }
    body.rows = Rows::new((speaker, &services.composer.emoji), table, stamp)
        .buttons(&buttons)
        .done();
    Ok(Reply::Whisper(body))
}

/// Whether to close a table that goes on.
fn question(table: &dyn TableView) -> Message {
    if table.begun() {
        return Message::new("edge-close-sure").with("players", table.roster().people().count());
    }
    let count = table.roster().present().count();
    Message::new("edge-close-lobby-sure")
        .with("who", players(table))
        .with("count", count)
}
