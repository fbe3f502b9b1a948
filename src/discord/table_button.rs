//! The table's own buttons. Knows no game.

use super::answers::Reply;
use super::commands::{close, join, start, verify};
use super::failure::{At, Failure};
use super::incoming::Click;
use super::orders::Asker;
use super::panels::Viewer;
use super::services::Services;
use super::table_texts::tell;
use crate::store::TableId;
use crate::table::{Command, Denied, PanelPath, Step, TableButton};
use crate::words::Message;

/// Does what one of the table's own buttons says; it stood on a post with this stamp.
pub(super) async fn press(
    services: &Services,
    table: TableId,
    (button, stamp): (TableButton, Step),
    pressed: &Click,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    let asker = Asker {
        caller: &pressed.caller,
        ticket: &pressed.ticket,
        stamp: Some(stamp),
    };
    let (panels, planning) = (&services.panels, (PanelPath::PLANS, pressed.own));
    let reply = match button {
        TableButton::Join | TableButton::TakeSeat => return sit(services, table, asker, viewer).await,
        TableButton::Start => return start::asked(services, table, asker, viewer).await,
        TableButton::StartFew => return start::started(services, table, asker, viewer).await,
        TableButton::TakeBack => return take_back(services, table, asker, pressed, viewer).await,
        TableButton::Agree => return close::wind_up(services, table, asker, viewer).await,
        TableButton::Rematch => return join::rematch(services, table, asker, viewer).await,
        TableButton::Options => return panels.whisper(table, viewer, PanelPath::Options, &[]).await,
        TableButton::Play | TableButton::Hand | TableButton::TypeMove => {
            return panels.whisper(table, viewer, PanelPath::FIRST, &[]).await;
        }
        TableButton::Plan => return panels.show(table, viewer, planning, &[]).await,
        TableButton::Verify => return verify::of_table(services, table, None, viewer).await,
        TableButton::Leave => return leave(services, table, asker, viewer).await,
        TableButton::ResignSurely
        | TableButton::CloseSurely
        | TableButton::AskToClose
        | TableButton::KeepOpen
        | TableButton::Vote(_)
        | TableButton::AskAboutAwaited
        | TableButton::AgreePace
        | TableButton::Nudge
        | TableButton::Return => close::ordered(services, table, asker, told_order(button), viewer).await?,
        TableButton::No => panels.say(viewer.reader, &Message::new("edge-nothing-done")),
        TableButton::How
        | TableButton::Luck
        | TableButton::Fortune
        | TableButton::More
        | TableButton::Log
        | TableButton::Scores
        | TableButton::TextBoard
        | TableButton::Rules
        | TableButton::Resign => tell(services, table, button, viewer).await?,
    };
    Ok(reply.in_place(pressed.ephemeral()))
}

/// The order that a button gives, and what is said when it is carried out.
fn told_order(button: TableButton) -> (Command, &'static str) {
    match button {
        TableButton::ResignSurely => (Command::Resign, "edge-resigned"),
        TableButton::CloseSurely => (Command::Close, "edge-closed"),
        TableButton::AskToClose => (Command::AskToClose, "edge-close-asked"),
        TableButton::KeepOpen => (Command::KeepOpen, "edge-kept-open"),
        TableButton::Vote(remedy) => (Command::Vote { remedy }, "edge-voted"),
        TableButton::AskAboutAwaited => (Command::AskAboutAwaited, "edge-asked-about-awaited"),
        TableButton::AgreePace => (Command::WishPace { pace: None }, "edge-pace-agreed"),
        TableButton::Nudge => (Command::Nudge, "edge-nudged"),
        TableButton::Return => (Command::Return, "edge-returned"),
        other => unreachable!("«{}» gives no such order", other.id()),
    }
}

async fn leave(
    services: &Services,
    table: TableId,
    asker: Asker<'_>,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    let left = services.panels.placed(table, Message::new("edge-left")).await;
    services
        .orders
        .ask(table, asker, Command::Leave)
        .await
        .at(table)?;
    Ok(services.panels.say(viewer.reader, &left))
}

async fn sit(
    services: &Services,
    table: TableId,
    asker: Asker<'_>,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    let before = services.hall.read(table, |table| table.roster().names()).await?;
    match services.orders.ask(table, asker, Command::join()).await {
        Ok(_) => join::joined(services, table, (asker.caller, &before), viewer).await,
        Err(Denied::Conflict) => {
            let changed = Message::new("edge-terms-changed");
            services.panels.say_of(table, viewer.reader, changed).await
        }
        denied => denied.at(table).map(|_| Reply::Silent),
    }
}

async fn take_back(
    services: &Services,
    table: TableId,
    asker: Asker<'_>,
    pressed: &Click,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    let panels = &services.panels;
    let first = match services.orders.ask(table, asker, Command::TakeBack).await {
        Ok(_) => Vec::new(),
        Err(Denied::Conflict) => {
            let stamp = asker.stamp.unwrap_or(Step::NONE);
            vec![
                panels
                    .conflict(table, (viewer.user, stamp), &Command::TakeBack)
                    .await?,
            ]
        }
        denied => return denied.at(table).map(|_| Reply::Silent),
    };
    services
        .panels
        .show(table, viewer, (PanelPath::FIRST, pressed.own), &first)
        .await
}
