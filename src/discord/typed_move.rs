//! Opens the form in which a move is typed; what comes back is read as what `/play` takes. Knows no
//! game.

use super::custom_id::{ControlUse, CustomId};
use super::incoming::Click;
use super::port::{Acknowledgement, TypedForm};
use super::services::Services;
use crate::store::TableId;
use crate::table::{Step, TableButton};
use crate::words::{Message, Style, cut};

/// The most letters of a form's title and label.
const LABEL: usize = 45;
/// The most letters of a move, as `/play` takes it.
const MOVE: u32 = 100;

/// Opens the form.
pub(super) async fn ask(services: &Services, table: TableId, pressed: &Click) {
    let reader = services.preferences.reader(&pressed.caller).await;
    let speaker = services.composer.speaker(reader, &[]).styled(Style::Plain);
    let say = |id: &'static str| cut(&speaker.say(&Message::new(id)), LABEL).into_owned();
    let id = CustomId::Table {
        table,
        stamp: Step::NONE,
        at: 0,
        what: ControlUse::Button(TableButton::TypeMove),
    };
    let form = TypedForm {
        id: id.to_string(),
        title: say("edge-type-title"),
        label: say("edge-type-label"),
        most: MOVE,
    };
    // Whoever pressed sees the form, or cannot be told any more.
    let _ = services
        .answers
        .acknowledge(&pressed.ticket, Acknowledgement::Form(form))
        .await;
}
