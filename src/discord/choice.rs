//! Asking which of a person's tables is meant: a list of them. What is picked does what was asked
//! for, or asks what is asked before such things. Knows no command by name.

use super::answer::{Promise, Reply};
use super::body::Body;
use super::custom_id::{CustomId, LONGEST};
use super::edge::Edge;
use super::incoming::{Asked, Given, Pressed};
use super::which::{placed, sitters};
use super::wishes::Reader;
use crate::store::TableId;
use crate::words::{Message, Style, cut};
use serde_json::json;
use std::sync::Arc;

/// The most tables that a list can offer.
const MOST: usize = 25;
/// The longest label of an entry and of a prompt.
const LABEL: usize = 100;

impl Edge {
    /// Asks which of these tables a command means.
    pub(super) async fn choice(&self, asked: &Asked, tables: &[TableId], reader: Reader) -> Reply {
        let ask = Message::new("edge-which-table");
        let Some(id) = again(asked) else {
            return self.whisper(reader, &Message::new("edge-which-table-option"));
        };
        let speaker = self.words.speaker(reader.locale, &[], Style::Discord);
        let (mut lines, mut options) = (vec![speaker.say(&ask)], Vec::new());
        for (number, table) in (1_usize..).zip(tables.iter().take(MOST)) {
            let said = self.hall.read(*table, |table| {
                let names = table.roster().names();
                let speaker = self.words.speaker(reader.locale, &names, Style::Discord);
                let entry = |id: &'static str| {
                    Message::new(id)
                        .with("number", number)
                        .with("who", sitters(table))
                };
                let line = speaker.say(&placed(table, entry("edge-table-line")));
                let label = speaker
                    .styled(Style::Plain)
                    .say(&entry("edge-table-label").with("game", table.title()));
                (line, label)
            });
            if let Ok((line, label)) = said.await {
                lines.push(line);
                options.push(json!({"label": cut(&label, LABEL), "value": table.to_string()}));
            }
        }
        let mut body = Body::text(&lines.join("\n"));
        let prompt = speaker.styled(Style::Plain).say(&ask);
        body.rows = vec![json!({"type": 1, "components": [
            {"type": 3, "custom_id": id, "placeholder": cut(&prompt, LABEL), "options": options, "min_values": 1, "max_values": 1}
        ]})];
        Reply::Whisper(body)
    }

    /// Does at the table that was picked what had been asked for.
    pub(super) async fn chosen(
        self: &Arc<Self>,
        name: String,
        option: Option<(String, Given)>,
        pressed: &Pressed,
    ) {
        let table = pressed.values.first().cloned().unwrap_or_default();
        let options = option
            .into_iter()
            .chain([("table".to_owned(), Given::Text(table))])
            .collect();
        let (ticket, caller) = (pressed.ticket.clone(), pressed.caller.clone());
        let asked = Asked {
            ticket,
            caller,
            name,
            sub: None,
            options,
            typing: None,
        };
        let promise = if pressed.own {
            Promise::Update
        } else {
            Promise::Message
        };
        let work = async {
            match self.carry_out(&asked).await {
                // The question has its answer: it stands in its place.
                Reply::Whisper(body) if pressed.own => Reply::Update(body),
                other => other,
            }
        };
        let _ = self.answer(&pressed.ticket, promise, work).await;
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
