//! From Discord's JSON to what comes in. Only what is read here has to be there, in any form that
//! Discord has ever given it: a field that nobody reads cannot lose an interaction.

use super::custom_id::{ControlUse, CustomId};
use super::ids::{ChannelId, InteractionId, MessageId};
use super::incoming::{Asked, Caller, ChannelKind, Click, Given, Incoming, OwnMessage, Ticket};
use crate::config::Hidden;
use crate::table::{Server, TableButton, UserId};
use serde_json::Value;

/// The flag of a message that one person alone sees.
pub(super) const EPHEMERAL: u64 = 1 << 6;
/// The types of interactions.
const COMMAND: u64 = 2;
const COMPONENT: u64 = 3;
const COMPLETING: u64 = 4;
const FORM: u64 = 5;
/// The types of components that we have: a button, and a list of our own entries.
const CONTROLS: [u64; 2] = [2, 3];
/// The types of options that group others.
const GROUPS: [u64; 2] = [1, 2];
/// The types of options that are somebody, a channel, a role, and a file.
const PERSON: u64 = 6;
const CHANNEL: u64 = 7;
const ROLE: u64 = 8;
const FILE: u64 = 11;
/// The types of channels in which tables can stand: of texts and of announcements, their threads, and
/// voice channels.
pub const TABLE_CHANNELS: [u8; 6] = [0, 2, 5, 10, 11, 12];

/// What came in, from Discord's JSON of an interaction; nothing where it is none.
#[must_use]
pub fn read(json: &str) -> Option<Incoming> {
    serde_json::from_str(json).ok().as_ref().and_then(incoming)
}

/// What came in, from the value of an interaction; nothing where it cannot even be answered.
#[must_use]
pub fn incoming(interaction: &Value) -> Option<Incoming> {
    let id = InteractionId(number(&interaction["id"])?);
    let ticket = Ticket::new(id, interaction["token"].as_str()?.to_owned());
    let caller = caller(interaction)?;
    let data = &interaction["data"];
    let what = match number(&interaction["type"]) {
        Some(COMMAND) => asked(&ticket, &caller, data).map(Incoming::Command),
        Some(COMPLETING) => asked(&ticket, &caller, data).map(Incoming::Completing),
        Some(FORM) => typed(&ticket, &caller, data),
        Some(COMPONENT) => pressed(&ticket, &caller, interaction).map(Incoming::Click),
        _ => None,
    };
    Some(what.unwrap_or(Incoming::Unknown { ticket, caller }))
}

fn asked(ticket: &Ticket, caller: &Caller, data: &Value) -> Option<Asked> {
    let name = data["name"].as_str()?.to_owned();
    let (ticket, caller) = (ticket.clone(), caller.clone());
    let mut asked = Asked {
        ticket,
        caller,
        name,
        sub: None,
        options: Vec::new(),
        typing: None,
    };
    take_all(&mut asked, &data["options"], &data["resolved"]);
    Some(asked)
}

/// Takes options over, those of a sub-command as if they were the command's.
fn take_all(asked: &mut Asked, options: &Value, resolved: &Value) {
    for option in options.as_array().into_iter().flatten() {
        let Some(name) = option["name"].as_str() else {
            continue;
        };
        if number(&option["type"]).is_some_and(|kind| GROUPS.contains(&kind)) {
            asked.sub = Some(name.to_owned());
            // Sub-commands lie at most two deep, and nobody gives us more than JSON may hold.
            take_all(asked, &option["options"], resolved);
        } else if let Some(given) = given(option, resolved) {
            if option["focused"] == true {
                asked.typing = Some(name.to_owned());
            }
            asked.options.push((name.to_owned(), given));
        }
    }
}

fn given(option: &Value, resolved: &Value) -> Option<Given> {
    let value = &option["value"];
    match number(&option["type"]) {
        Some(FILE) => {
            let file = &resolved["attachments"][value.as_str()?];
            return Some(Given::File {
                url: file["url"].as_str()?.to_owned(),
                bytes: number(&file["size"])?,
            });
        }
        Some(PERSON) => return somebody(value.as_str()?, resolved),
        Some(ROLE) => {
            return Some(Given::Role {
                role: number(value)?,
                mentionable: resolved["roles"][value.as_str()?]["mentionable"] == true,
            });
        }
        Some(CHANNEL) => {
            let id = value.as_str()?;
            let kind = number(&resolved["channels"][id]["type"])?;
            let fits = TABLE_CHANNELS.iter().any(|fit| u64::from(*fit) == kind);
            return fits.then_some(Given::Channel(ChannelId(number(value)?)));
        }
        _ => {}
    }
    match value {
        // What is half typed is text, whatever it will be.
        Value::String(text) => Some(Given::Text(text.clone())),
        Value::Bool(on) => Some(Given::Switch(*on)),
        number => number.as_i64().map(Given::Number),
    }
}

/// Somebody whom an option names: by the name they go by in the server.
fn somebody(id: &str, resolved: &Value) -> Option<Given> {
    let (user, member) = (&resolved["users"][id], &resolved["members"][id]);
    Some(Given::Person {
        user: UserId(id.parse().ok()?),
        name: name(member, user)?,
        bot: user["bot"] == true,
    })
}

/// What was typed in a form.
fn typed(ticket: &Ticket, caller: &Caller, data: &Value) -> Option<Incoming> {
    let row = &data["components"][0];
    let line = [&row["component"], &row["components"][0]]
        .into_iter()
        .find_map(|line| line["value"].as_str())?;
    form(ticket, caller, (data["custom_id"].as_str()?, line))
}

/// What was typed in the form of this id: as the command that does the same, where there is one.
pub(super) fn form(ticket: &Ticket, caller: &Caller, (id, line): (&str, &str)) -> Option<Incoming> {
    let Ok(CustomId::Table {
        table,
        what: ControlUse::Button(button),
        ..
    }) = id.parse()
    else {
        return None;
    };
    let (ticket, caller) = (ticket.clone(), caller.clone());
    let (name, option) = match button {
        TableButton::TypeMove => ("play", "move"),
        TableButton::Ask => ("ask", "question"),
        TableButton::Notes => {
            let text = Hidden::new(line.to_owned());
            return Some(Incoming::Jotted {
                ticket,
                caller,
                table,
                text,
            });
        }
        _ => return None,
    };
    Some(Incoming::Command(Asked {
        ticket,
        caller,
        name: name.to_owned(),
        sub: None,
        options: vec![
            (option.to_owned(), Given::Text(line.to_owned())),
            ("table".to_owned(), Given::Text(table.to_string())),
        ],
        typing: None,
    }))
}

fn pressed(ticket: &Ticket, caller: &Caller, interaction: &Value) -> Option<Click> {
    let (data, message) = (&interaction["data"], &interaction["message"]);
    number(&data["component_type"]).filter(|kind| CONTROLS.contains(kind))?;
    let values = data["values"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|value| Some(value.as_str()?.to_owned()))
        .collect();
    let ephemeral = number(&message["flags"]).is_some_and(|flags| flags & EPHEMERAL != 0);
    let message = MessageId(number(&message["id"])?);
    Some(Click {
        ticket: ticket.clone(),
        caller: caller.clone(),
        id: data["custom_id"].as_str()?.to_owned(),
        values,
        own: (ephemeral || caller.direct()).then_some(OwnMessage(message)),
    })
}

/// The name that somebody goes by in the server, else everywhere.
fn name(member: &Value, user: &Value) -> Option<String> {
    let name = [&member["nick"], &user["global_name"], &user["username"]];
    name.into_iter().find_map(Value::as_str).map(shown_name)
}

/// A name without the marks that stand for whoever was forgotten or for nothing that can be read.
pub(super) fn shown_name(name: &str) -> String {
    name.chars().filter(|mark| !mark.is_control()).collect()
}

/// Who asks: by the name they chose for the server, or for everywhere, or their user name.
fn caller(interaction: &Value) -> Option<Caller> {
    let member = &interaction["member"];
    let user = if member["user"].is_object() {
        &member["user"]
    } else {
        &interaction["user"]
    };
    let channel = &interaction["channel"];
    Some(Caller {
        user: UserId(number(&user["id"])?),
        name: name(member, user).unwrap_or_default(),
        locale: interaction["locale"].as_str().unwrap_or_default().to_owned(),
        server: number(&interaction["guild_id"]).map(Server),
        server_locale: interaction["guild_locale"].as_str().map(str::to_owned),
        channel: ChannelId(number(&interaction["channel_id"]).or_else(|| number(&channel["id"]))?),
        kind: number(&channel["type"]).map_or(ChannelKind::Text, ChannelKind::of),
        permissions: number(&member["permissions"]).unwrap_or_default(),
        roles: member["roles"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(number)
            .collect(),
        appointed: false,
        ours: number(&interaction["app_permissions"]).unwrap_or_default(),
    })
}

/// A number, which Discord writes as text where it may be large.
fn number(value: &Value) -> Option<u64> {
    value.as_u64().or_else(|| value.as_str()?.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// A press as Discord tells it, with as little as can be.
    fn press() -> Value {
        json!({
            "id": "5", "token": "word", "type": 3, "channel_id": "6", "user": {"id": "7", "username": "ana"},
            "data": {"component_type": 2, "custom_id": "t.x"}, "message": {"id": "8"}
        })
    }

    #[test]
    fn a_field_that_nobody_reads_cannot_lose_an_interaction() {
        let mut odd = press();
        odd["message"]["interaction_metadata"] = json!({"type": 3, "nonsense": true});
        odd["member"] = json!(null);
        odd["entitlements"] = json!("none");
        odd["channel"] = json!({"type": "eleven"});
        for interaction in [press(), odd] {
            let Some(Incoming::Click(pressed)) = incoming(&interaction) else {
                panic!("{interaction} is lost")
            };
            assert_eq!(
                (pressed.ticket.id.0, pressed.caller.user.0, pressed.own, pressed.id.as_str()),
                (5, 7, Some(OwnMessage(MessageId(8))), "t.x")
            );
        }
    }

    #[test]
    fn nobody_goes_by_the_name_of_somebody_who_was_forgotten() {
        let mut posing = press();
        posing["user"]["global_name"] = json!(crate::words::unnamed(3));
        let Some(Incoming::Click(pressed)) = incoming(&posing) else {
            panic!("it is lost")
        };
        assert_eq!(pressed.caller.name, "3");
    }

    #[test]
    fn what_is_not_known_can_still_be_answered() {
        for change in [json!({"type": 5}), json!({"type": 99}), json!({"data": {"component_type": 5}})] {
            let mut interaction = press();
            interaction
                .as_object_mut()
                .unwrap()
                .extend(change.as_object().unwrap().clone());
            assert!(matches!(incoming(&interaction), Some(Incoming::Unknown { .. })), "{interaction}");
        }
        assert!(
            incoming(&json!({"id": "5", "type": 3})).is_none(),
            "without its token nothing can be answered"
        );
    }

    #[test]
    fn the_channels_kind_and_our_rights_are_read() {
        let mut interaction = press();
        interaction["guild_id"] = json!("1");
        interaction["app_permissions"] = json!("2048");
        interaction["channel"] = json!({"id": "6", "type": 11});
        let Some(Incoming::Click(pressed)) = incoming(&interaction) else {
            panic!("it is lost")
        };
        assert_eq!(
            (pressed.caller.kind, pressed.caller.ours, pressed.caller.server, pressed.own),
            (ChannelKind::Thread, 2_048, Some(Server(1)), None)
        );
    }
}
