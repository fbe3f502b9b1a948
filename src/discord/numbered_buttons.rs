//! Buttons that belong to the lines of a list of tables: each says the number of its line, what it
//! does and the table's game. Knows no game.

use super::composer::Composer;
use super::controls::Rows;
use super::profile::Reader;
use crate::store::TableId;
use crate::table::{Need, Step, TableButton, TableView};
use crate::words::Message;
use serenity::builder::CreateActionRow;

/// The most buttons in a row, and the most rows.
const ROW: usize = 5;
/// The most buttons that a message has room for.
pub(super) const MOST: usize = ROW * ROW;

/// A button for a table of a list.
pub(super) struct NumberedButton {
    table: TableId,
    game: Message,
    stamp: Step,
    button: TableButton,
    number: usize,
}

impl NumberedButton {
    /// A button of a table's, which has no number yet.
    pub(super) fn of(table: &dyn TableView, button: TableButton) -> NumberedButton {
        NumberedButton {
            table: table.id(),
            game: table.title(),
            stamp: table.terms(),
            button,
            number: 0,
        }
    }

    /// The button by which somebody more takes a seat at a table.
    pub(super) fn seat(table: &dyn TableView) -> NumberedButton {
        let button = if table.gathering() {
            TableButton::Join
        } else {
            TableButton::TakeSeat
        };
        NumberedButton::of(table, button)
    }

    /// The button by which somebody of whom something is awaited at a table gets their panel.
    pub(super) fn turn(table: &dyn TableView, need: Need) -> Option<NumberedButton> {
        let awaited = matches!(need, Need::Due(_) | Need::Awaited | Need::Asked(_));
        awaited.then(|| NumberedButton::of(table, TableButton::Play))
    }

    /// The same as the button of this number, of a line that names it.
    pub(super) fn numbered(self, number: usize, line: &mut Message) -> NumberedButton {
        let plain = std::mem::replace(line, Message::new("edge-tables-numbered"));
        *line = Message::new("edge-tables-numbered")
            .with("number", number)
            .with("line", plain);
        NumberedButton { number, ..self }
    }

    /// What it does.
    pub(super) fn button(&self) -> TableButton {
        self.button
    }

    /// What it says.
    fn label(&self) -> Message {
        let id = match self.button {
            TableButton::BringHere => "edge-tables-bring-here",
            TableButton::Unshelve => "edge-tables-unshelve",
            TableButton::TakeSeat => "edge-tables-take-seat",
            TableButton::Play => "edge-tables-play",
            _ => "edge-tables-join",
        };
        Message::new(id)
            .with("number", self.number)
            .with("game", self.game.clone())
    }
}

/// Buttons as rows of components, as many as there is room for.
pub(super) fn rows(composer: &Composer, reader: Reader, buttons: &[NumberedButton]) -> Vec<CreateActionRow> {
    let mut all = Vec::new();
    for button in buttons.iter().take(MOST) {
        let speaker = composer.speaker(reader, &[]);
        let rows = Rows::new((speaker, &composer.emoji), button.table, button.stamp)
            .labelled(button.button, &button.label())
            .done();
        for row in rows {
            if let CreateActionRow::Buttons(buttons) = row {
                all.extend(buttons);
            }
        }
    }
    let rows = all.chunks(ROW);
    rows.map(|row| CreateActionRow::Buttons(row.to_vec())).collect()
}
