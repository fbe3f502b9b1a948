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
    let panels = &services.panels;
    let ordered = async |command, done| close::ordered(services, table, asker, (command, done), viewer).await;
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
        TableButton::Plan => {
            return panels
                .show(table, viewer, (PanelPath::PLANS, pressed.own), &[])
                .await;
        }
        TableButton::Verify => return verify::of_table(services, table, None, viewer).await,
        TableButton::Leave => return leave(services, table, asker, viewer).await,
        TableButton::ResignSurely => ordered(Command::Resign, "edge-resigned").await?,
        TableButton::CloseSurely => ordered(Command::Close, "edge-closed").await?,
        TableButton::AskToClose => ordered(Command::AskToClose, "edge-close-asked").await?,
        TableButton::KeepOpen => ordered(Command::KeepOpen, "edge-kept-open").await?,
        TableButton::No => panels.say(viewer.reader, &Message::new("edge-nothing-done")),
        TableButton::How | TableButton::Luck | TableButton::Fortune => {
            tell(services, table, button, viewer).await?
        }
        TableButton::More
        | TableButton::Log
        | TableButton::Scores
        | TableButton::TextBoard
        | TableButton::Rules
        | TableButton::Resign => tell(services, table, button, viewer).await?,
    };
    Ok(reply.in_place(pressed.ephemeral()))
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
