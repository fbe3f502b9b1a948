//! Asking which of a person's tables is meant: a list of them. What is picked does what was asked
//! for, or asks what is asked before such things. Knows no command by name.

use super::answers::Reply;
use super::body::Body;
use super::composer::Composer;
use super::controls::select_one;
use super::custom_id::{CustomId, LONGEST};
use super::incoming::{Asked, Click, Given};
use super::placement::{placed, players};
use super::profile::Reader;
use crate::hall::Hall;
use crate::store::TableId;
use crate::words::{Message, Style, cut};
use serenity::builder::{CreateActionRow, CreateSelectMenuOption};

/// The most tables that a list can offer.
const MOST: usize = 25;
/// The longest label of an entry and of a prompt.
const LABEL: usize = 100;

/// Asks which of these tables a command means.
pub(super) async fn ask(
    hall: &Hall,
    composer: &Composer,
    asked: &Asked,
    tables: &[TableId],
    reader: Reader,
) -> Reply {
    let ask = Message::new("edge-which-table");
    let Some(id) = again(asked) else {
        return Reply::Whisper(composer.say(reader, &Message::new("edge-which-table-option")));
    };
    let speaker = composer.speaker(reader, &[]);
    let (mut lines, mut options) = (vec![speaker.say(&ask)], Vec::new());
    for (number, table) in (1_usize..).zip(tables.iter().take(MOST)) {
        let told = hall.read(*table, |table| {
            let entry = |id: &'static str| {
                Message::new(id)
                    .with("number", number)
                    .with("who", players(table))
            };
            let line = placed(table, entry("edge-table-line"));
            let label = entry("edge-table-label").with("game", table.title());
            let seat = table.roster().seat_of(asked.caller.user);
            let is_up = seat.is_some_and(|seat| table.awaited().has(seat));
            (line, label, table.roster().names(), is_up)
        });
        if let Ok((line, label, names, is_up)) = told.await {
            let speaker = composer.speaker(reader, &names);
            let line = if is_up {
                Message::new("edge-table-line-turn").with("line", line)
            } else {
                line
            };
            lines.push(speaker.say(&line));
            let plain = speaker.styled(Style::Plain);
            let label = cut(&plain.say(&label), LABEL).into_owned();
            let mut option = CreateSelectMenuOption::new(label, table.to_string());
            if is_up {
                option = option.description(plain.say(&Message::new("edge-table-turn")));
            }
            options.push(option);
        }
    }
    let mut body = Body::text(&lines.join("\n"));
    let prompt = speaker.styled(Style::Plain).say(&ask);
    let select = select_one(id, options).placeholder(cut(&prompt, LABEL));
    body.rows = vec![CreateActionRow::SelectMenu(select)];
    Reply::Whisper(body)
}

/// The command that is to be done: at the table that was picked, or as a button says.
pub(super) fn picked(name: String, option: Option<(String, Given)>, pressed: &Click) -> Asked {
    // A button picks nothing.
    let table = pressed
        .values
        .first()
        .map(|table| ("table".to_owned(), Given::Text(table.clone())));
    let options = option.into_iter().chain(table).collect();
    Asked {
        ticket: pressed.ticket.clone(),
        caller: pressed.caller.clone(),
        name,
        sub: None,
        options,
        typing: None,
    }
}

/// The id of a list that asks for the same again; nothing where it would be too long.
fn again(asked: &Asked) -> Option<String> {
    let option = asked
        .options
        .iter()
        .find(|(_, given)| matches!(given, Given::Text(_) | Given::Number(_)))
        .cloned();
    let id = CustomId::Command {
        name: asked.name.clone(),
        option,
    }
    .to_string();
    (id.chars().count() <= LONGEST).then_some(id)
}
