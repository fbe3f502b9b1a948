//! Orders that people give with one press, and what they are told once these are carried out. Knows no game.

use super::answers::Reply;
use super::commands::table::recorded;
use super::failure::Failure;
use super::moderation_log::AtTable;
use super::nudge_answer;
use super::orders::Asker;
use super::panels::Viewer;
use super::services::Services;
use crate::store::TableId;
use crate::table::{Command, Denied, TableButton, TableView};
use crate::words::Message;

/// The order that a button gives, and what is said when it is carried out.
fn told_order(button: TableButton) -> (Command, &'static str) {
    match button {
        TableButton::ResignSurely => (Command::Resign, "edge-resigned"),
        TableButton::LeaveToComputer => (Command::LeaveToComputer, "edge-left-to-computer"),
        TableButton::CloseSurely => (Command::Close, "edge-closed"),
        TableButton::AskToClose => (Command::AskToClose, "edge-close-asked"),
        TableButton::KeepOpen => (Command::KeepOpen, "edge-kept-open"),
        TableButton::AskAboutAwaited => (Command::AskAboutAwaited, "edge-asked-about-awaited"),
        TableButton::Waive => (Command::Waive { agrees: true }, "edge-waived"),
        TableButton::TakeLaterRound => (Command::TakeLaterRound, "edge-later-round"),
        TableButton::Await => (Command::Waive { agrees: false }, "edge-awaits"),
        TableButton::DeclineOffer => (Command::DeclineOffer, "edge-offer-declined"),
        TableButton::Pause => (Command::WishPause { pause: true }, "edge-pause-wished"),
        TableButton::GoOn => (Command::WishPause { pause: false }, "edge-go-on-wished"),
        other => unreachable!("«{}» gives no such order", other.id()),
    }
}

/// Gives the order that one of the table's own buttons stands for, and says what came of it.
///
/// # Errors
/// It was not carried out.
pub(super) async fn ordered_by(
    services: &Services,
    table: TableId,
    asker: Asker<'_>,
    button: TableButton,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    match button {
        TableButton::Nudge => nudge_answer::nudge(services, table, asker, viewer).await,
        _ => ordered(services, table, asker, told_order(button), viewer).await,
    }
}

/// What is said where an order was the last of several that it took: the table waits for a beacon no longer, pauses, or
/// goes on.
async fn decided(services: &Services, table: TableId, command: &Command) -> Option<&'static str> {
    let read = |table: &dyn TableView| (table.drawing(), table.can_pause());
    let (drawing, can_pause) = services.hall.read(table, read).await.ok()?;
    let (decided, said) = match command {
        Command::Waive { agrees: true } => (!drawing, "edge-waived-all"),
        Command::WishPause { pause: true } => (!can_pause, "edge-paused"),
        Command::WishPause { pause: false } => (can_pause, "edge-went-on"),
        _ => return None,
    };
    decided.then_some(said)
}

/// Gives an order that ends or changes what people have at a table, and says this of it then.
///
/// # Errors
/// It was not carried out.
pub(super) async fn ordered(
    services: &Services,
    table: TableId,
    asker: Asker<'_>,
    (command, done): (Command, &'static str),
    viewer: Viewer,
) -> Result<Reply, Failure> {
    // One whose game never began is gone as soon as its end was shown, so what is said of it is
    // looked up before.
    let done = services.panels.placed(table, Message::new(done)).await;
    let closes = command == Command::Close && asker.caller.moderates();
    let given = if closes {
        recorded(services, table, asker, command.clone(), AtTable::Closed).await
    } else {
        services.orders.ask(table, asker, command.clone()).await.map(drop)
    };
    match given {
        Ok(()) => {
            let done = match decided(services, table, &command).await {
                Some(decided) => services.panels.placed(table, Message::new(decided)).await,
                None => done,
            };
            Ok(services.panels.say(viewer.reader, &done))
        }
        Err(Denied::Conflict) => {
            let changed = Message::new("edge-terms-changed");
            services.panels.say_of(table, viewer.reader, changed).await
        }
        Err(denied) => Err(Failure::Denied(table, denied)),
    }
}
