//! Opens the forms in which something is typed: a move or a question, which come back as what `/play`
//! and `/ask` take, and what somebody writes down for themselves. Knows no game.

use super::answers::Reply;
use super::custom_id::{ControlUse, CustomId};
use super::failure::Failure;
use super::incoming::{Caller, Click};
use super::jottings::MOST;
use super::panels::Viewer;
use super::port::{Acknowledgement, TypedForm};
use super::services::Services;
use crate::config::Hidden;
use crate::store::TableId;
use crate::table::{Step, TableButton};
use crate::words::{Message, Style, cut};

/// The most letters of a form's title and label.
const LABEL: usize = 45;
/// The most letters of a move and of a question, as the commands take them.
const LINE: u32 = 100;

/// Opens the form of a button; what is whispered where it has none, or none for who pressed.
pub(super) async fn ask(
    services: &Services,
    table: TableId,
    button: TableButton,
    pressed: &Click,
) -> Option<Reply> {
    let reader = services.preferences.reader(&pressed.caller).await;
    let speaker = services.composer.speaker(reader, &[]).styled(Style::Plain);
    let say = |id: &'static str| cut(&speaker.say(&Message::new(id)), LABEL).into_owned();
    let (title, label, most, before) = match button {
        TableButton::Notes => {
            let viewer = Viewer {
                user: pressed.caller.user,
                reader,
            };
            match written(services, table, &pressed.caller).await {
                Ok(before) => ("edge-jotting-title", "edge-jotting-label", MOST, Some(before)),
                Err(failure) => return Some(services.panels.failure(viewer, &pressed.ticket, failure).await),
            }
        }
        TableButton::TypeMove if over(services, table).await => {
            let over = Message::new("refused-over");
            return Some(services.panels.say(reader, &over));
        }
        TableButton::Ask => ("edge-ask-title", "edge-ask-label", LINE, None),
        _ => ("edge-type-title", "edge-type-label", LINE, None),
    };
    let id = CustomId::Table {
        table,
        stamp: Step::NONE,
        at: 0,
        what: ControlUse::Button(button),
    };
    let form = TypedForm {
        id: id.to_string(),
        title: say(title),
        label: say(label),
        most,
        before,
    };
    // Whoever pressed sees the form, or cannot be told any more.
    let _ = services
        .answers
        .acknowledge(&pressed.ticket, Acknowledgement::Form(form))
        .await;
    None
}

/// Whether a table's game has ended, where no move can be typed any more.
async fn over(services: &Services, table: TableId) -> bool {
    let ended = services
        .hall
        .read(table, |table| table.ended() && !table.halted());
    ended.await.unwrap_or_default()
}

/// Keeps what somebody wrote down, and says so.
///
/// # Errors
/// They neither play at the table nor watch it, or it was not noted.
pub(super) async fn keep(
    services: &Services,
    table: TableId,
    (caller, text): (&Caller, &Hidden),
    viewer: Viewer,
) -> Result<Reply, Failure> {
    written(services, table, caller).await?;
    let kept = services.jottings.keep(table, caller.user, text).await?;
    // It stands in their panel as well, if they have one that stays.
    services.outbox.nudge(table);
    let told = if kept {
        "edge-jotting-kept"
    } else {
        "edge-jotting-gone"
    };
    Ok(services.panels.say(viewer.reader, &Message::new(told)))
}

/// What somebody wrote down at a table where they play, or which they watch.
async fn written(services: &Services, table: TableId, caller: &Caller) -> Result<Hidden, Failure> {
    let plays = |table: &dyn crate::table::TableView| table.roster().seat_of(caller.user).is_some();
    let plays = services.hall.read(table, plays).await?;
    if !plays && services.watchers.get(table, caller.user).await?.is_none() {
        return Err(Message::new("edge-jotting-not-there").into());
    }
    Ok(services.jottings.text(table, caller.user).await?)
}
