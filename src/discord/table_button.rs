//! The table's own buttons. Knows no game.

use super::answers::Reply;
use super::commands::{again, close, join, start, verify};
use super::failure::{At, Failure};
use super::incoming::{Click, OwnMessage};
use super::order_answers::ordered_by;
use super::orders::Asker;
use super::panels::Viewer;
use super::poll_answers;
use super::replay_panel;
use super::same_deal;
use super::services::Services;
use super::shelf;
use super::spectator_panel;
use super::spoilers;
use super::table_texts;
use super::take_backs;
use crate::store::TableId;
use crate::table::TableButton::{
    Ask, AskAboutAwaited, Await, BringHere, CloseSurely, Computers, DeclineOffer, EndSurely, Hand,
    LeaveToComputer, No, Notes, Options, Play, ResignSurely, Shelve, Stay, TakeLaterRound, TypeMove,
    Unshelve,
};
use crate::table::proof::Seen;
use crate::table::{Command, Denied, PanelPath, Step, TableButton, TableView};
use crate::words::Message;

/// Does what one of the table's own buttons says; it stood on a post with this stamp. Forms are opened before
/// this. What one button needs is made when it is pressed, and apart: all of it together takes more stack than a task has.
pub(super) async fn press(
    services: &Services,
    table: TableId,
    (button, stamp): (TableButton, Step),
    pressed: &Click,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    let (panels, asker) = (&services.panels, Asker::pressing(pressed, stamp));
    let planned = || Box::pin(plans(services, table, pressed, viewer));
    let answered = || Box::pin(poll_answers::answered(services, table, (button, asker), viewer));
    let ordered = || Box::pin(ordered_by(services, table, asker, button, viewer));
    let whispered = || Box::pin(opened(services, table, button, viewer));
    let seated = || Box::pin(sit(services, table, asker, (button, viewer, pressed.own)));
    let told = || Box::pin(table_texts::pressed(services, table, (button, asker), viewer));
    let shelved = || Box::pin(shelf::pressed(services, table, (button, asker), viewer));
    let watched = || Box::pin(spectator_panel::pressed(services, table, button, viewer));
    let same = || Box::pin(same_deal::pressed(services, table, (button, asker), viewer));
    let reply = match button {
        TableButton::Join | TableButton::TakeSeat | TableButton::TakeOffer => return seated().await,
        TableButton::Start => return start::asked(services, table, asker, viewer).await,
        TableButton::TakeBack => return take_back(services, table, asker, pressed, viewer).await,
        TableButton::Agree => return close::agreed(services, table, asker, viewer).await,
        TableButton::Duplicate | TableButton::Consent | TableButton::Compare => same().await?,
        TableButton::Rematch => return again::rematch(services, table, asker, viewer).await,
        Options | Computers | TypeMove | Ask | Notes | Play | Hand => return whispered().await,
        TableButton::Plan => return planned().await,
        TableButton::Animate => return replay_panel::animate(services, table, pressed, viewer).await,
        TableButton::Verify => return verify::of_table(services, table, Seen::default(), viewer).await,
        TableButton::Leave => return leave(services, table, asker, viewer).await,
        TableButton::ResignSurely | TableButton::LeaveToComputer => ordered().await?,
        TableButton::CloseSurely | TableButton::AskToClose | TableButton::KeepOpen => ordered().await?,
        TableButton::Nudge | TableButton::GoOn | TableButton::Pause | TableButton::Waive => ordered().await?,
        Await | AskAboutAwaited | DeclineOffer | TakeLaterRound => ordered().await?,
        TableButton::Return => returned(services, table, asker, (viewer, pressed.own)).await?,
        TableButton::AgreeRewind | TableButton::LetStand | TableButton::AgreePace => answered().await?,
        TableButton::Vote(_) | TableButton::EndSurely => answered().await?,
        Stay | Shelve | Unshelve | BringHere => shelved().await?,
        TableButton::Watch | TableButton::WatchEnd => watched().await?,
        TableButton::WatchDaily | TableButton::Unwatch => watched().await?,
        TableButton::No => panels.say(viewer.reader, &Message::new("edge-nothing-done")),
        TableButton::StartFew => start::confirmed(services, table, asker, viewer).await?,
        TableButton::OneMore => one_more(services, table, viewer).await?,
        TableButton::How | TableButton::Luck | TableButton::Fortune | TableButton::More => told().await?,
        TableButton::Hint => return told().await,
        TableButton::Log | TableButton::Scores | TableButton::TextBoard => told().await?,
        TableButton::Board | TableButton::Rules | TableButton::Resign | TableButton::Replay => told().await?,
    };
    let reply = panels.with_way_on(table, viewer, reply).await;
    Ok(reply.in_place(answered_in(button, pressed)))
}

/// The panel that a button opens, unless it would tell of a luck that is played with once more.
async fn opened(
    services: &Services,
    table: TableId,
    button: TableButton,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    spoilers::spare_ended(&services.hall, table, viewer.user).await?;
    services
        .panels
        .whisper(table, viewer, first_path(button), &[])
        .await
}

/// The panel where somebody plans, in the place of their own one.
async fn plans(
    services: &Services,
    table: TableId,
    pressed: &Click,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    spoilers::spare_ended(&services.hall, table, viewer.user).await?;
    let shown = (PanelPath::PLANS, pressed.own);
    services.panels.show(table, viewer, shown, &[]).await
}

/// The message in whose place the answer to a button stands. A question that is answered asks no more, also in direct
/// messages.
fn answered_in(button: TableButton, pressed: &Click) -> Option<OwnMessage> {
    match button {
        No | ResignSurely | LeaveToComputer | CloseSurely | EndSurely => pressed.own,
        _ => pressed.ephemeral(),
    }
}

/// Has those asked who want to be told of free seats.
async fn one_more(services: &Services, table: TableId, viewer: Viewer) -> Result<Reply, Failure> {
    let asked = services.seat_calls.ask(table, viewer.user).await?;
    Ok(services.panels.say(viewer.reader, &asked))
}

/// Somebody plays for themselves again: that, and their panel, in the place of the one that they pressed it on.
async fn returned(
    services: &Services,
    table: TableId,
    asker: Asker<'_>,
    (viewer, own): (Viewer, Option<OwnMessage>),
) -> Result<Reply, Failure> {
    services
        .orders
        .ask(table, asker, Command::Return)
        .await
        .at(table)?;
    let said = services.panels.placed(table, Message::new("edge-returned")).await;
    services
        .panels
        .show(table, viewer, (PanelPath::FIRST, own), &[said])
        .await
}

/// The panel that a button opens.
fn first_path(button: TableButton) -> PanelPath<'static> {
    match button {
        TableButton::Computers => PanelPath::Computers,
        TableButton::Options => PanelPath::Options,
        _ => PanelPath::FIRST,
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
    (button, viewer, own): (TableButton, Viewer, Option<OwnMessage>),
) -> Result<Reply, Failure> {
    let command = match button {
        TableButton::TakeOffer => Command::TakeOffer,
        _ => Command::join(),
    };
    let known = |table: &dyn TableView| (table.roster().names(), table.roster().knows(viewer.user));
    let before = services.hall.read(table, known).await?;
    match services.orders.ask(table, asker, command).await {
        Ok(_) => join::joined(services, table, (asker.caller, (&before.0, before.1)), (viewer, own)).await,
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
        Ok(_) => vec![Message::new("edge-taken-back")],
        Err(Denied::Conflict) => {
            let stamp = asker.stamp.unwrap_or(Step::NONE);
            vec![
                panels
                    .conflict(table, (viewer.user, stamp), &Command::TakeBack)
                    .await?,
            ]
        }
        Err(denied) => {
            let offered = take_backs::offered(services, table, viewer, denied).await?;
            return Ok(offered.in_place(pressed.ephemeral()));
        }
    };
    services
        .panels
        .show(table, viewer, (PanelPath::FIRST, pressed.own), &first)
        .await
}
