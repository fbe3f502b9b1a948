//! The limits on registered commands.

use std::collections::HashSet;

use serde_json::Value;

use super::Form;
use crate::sandbox::locale::LOCALES;
use crate::sandbox::rejection::Rejection;

/// Checks a whole list of commands, as a bulk overwrite sends it.
pub fn check(list: &Value) -> Result<(), Rejection> {
    let Some(commands) = list.as_array() else {
        let mut form = Form::default();
        form.flaw("_", "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
        return form.finish();
    };
    let chat = commands.iter().filter(|c| kind(c) == 1).count();
    if chat > 100 {
        let message = "Maximum number of application commands reached (100).";
        return Err(Rejection::new(400, 30032, message));
    }
    let mut form = Form::default();
    let mut names = HashSet::new();
    for (number, command) in commands.iter().enumerate() {
        let place = number.to_string();
        one(&mut form, &place, command);
        if !names.insert((kind(command), command["name"].as_str())) {
            let message = "Application command names must be unique";
            form.flaw(&place, "APPLICATION_COMMANDS_DUPLICATE_NAME", message);
        }
    }
    form.finish()
}

fn kind(command: &Value) -> u64 {
    command["type"].as_u64().unwrap_or(1)
}

fn one(form: &mut Form, place: &str, command: &Value) {
    if kind(command) != 1 {
        form.text(&format!("{place}.name"), &command["name"], 1, 32);
        return;
    }
    name(form, place, command);
    description(form, place, command);
    options(form, place, &command["options"], 0);
    let contexts = form.list(&format!("{place}.contexts"), &command["contexts"], 0, 3);
    if contexts.iter().any(|c| c.as_u64().is_none_or(|c| c > 2)) {
        let message = "Value must be one of {0, 1, 2}.";
        form.flaw(&format!("{place}.contexts"), "BASE_TYPE_CHOICES", message);
    }
    if size(command) > 8000 {
        let message = "Command exceeds maximum size (8000)";
        form.flaw(place, "APPLICATION_COMMAND_TOO_LARGE", message);
    }
}

/// The characters that count towards a command's size: for each text the longest of its languages.
fn size(part: &Value) -> usize {
    let length = |value: &Value| value.as_str().map_or(0, |text| text.chars().count());
    let longest = |name: &str| {
        let own = length(&part[name]);
        let others = part[format!("{name}_localizations")].as_object();
        others
            .into_iter()
            .flat_map(|map| map.values())
            .map(length)
            .fold(own, usize::max)
    };
    let below = ["options", "choices"]
        .iter()
        .filter_map(|list| part[*list].as_array())
        .flatten();
    longest("name") + longest("description") + length(&part["value"]) + below.map(size).sum::<usize>()
}

fn name(form: &mut Form, place: &str, part: &Value) {
    each_text(form, place, part, "name", |form, place, value| {
        let well = form.text(place, value, 1, 32);
        let text = value.as_str().unwrap_or("");
        let fits = |c: char| c == '-' || c == '_' || c == '\'' || c.is_alphanumeric();
        if well && (!text.chars().all(fits) || text.to_lowercase() != text) {
            let message = "Command name is invalid";
            form.flaw(place, "APPLICATION_COMMAND_INVALID_NAME", message);
        }
    });
}

fn description(form: &mut Form, place: &str, part: &Value) {
    each_text(form, place, part, "description", |form, place, value| {
        form.text(place, value, 1, 100);
    });
}

/// Checks a text and its localisations.
fn each_text(
    form: &mut Form,
    place: &str,
    part: &Value,
    name: &str,
    mut check: impl FnMut(&mut Form, &str, &Value),
) {
    check(form, &format!("{place}.{name}"), &part[name]);
    let member = format!("{name}_localizations");
    for (locale, text) in part[&member].as_object().into_iter().flatten() {
        let place = format!("{place}.{member}.{locale}");
        if LOCALES.contains(&locale.as_str()) {
            check(form, &place, text);
        } else {
            form.flaw(&place, "BASE_TYPE_CHOICES", "Not one of the known locales");
        }
    }
}

fn options(form: &mut Form, place: &str, value: &Value, depth: u8) {
    let place = format!("{place}.options");
    let list = form.list(&place, value, 0, 25);
    let mut optional_seen = false;
    let mut names = HashSet::new();
    let nested = list
        .iter()
        .filter(|o| matches!(o["type"].as_u64(), Some(1 | 2)))
        .count();
    if nested > 0 && nested < list.len() {
        let message =
            "Sub-command and sub-command group option types are mutually exclusive to all other types";
        form.flaw(&place, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
    }
    for (number, option) in list.iter().enumerate() {
        let place = format!("{place}.{number}");
        name(form, &place, option);
        description(form, &place, option);
        if !names.insert(option["name"].as_str()) {
            let message = "Option name already used";
            form.flaw(&format!("{place}.name"), "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", message);
        }
        let required = option["required"] == true;
        if required && optional_seen {
            let message = "Required options must be placed before non-required options";
            form.flaw(&place, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message);
        }
        match option["type"].as_u64() {
            Some(2) if depth == 0 => options(form, &place, &option["options"], 1),
            Some(1) if depth < 2 => options(form, &place, &option["options"], 2),
            Some(3..=11) => {
                optional_seen |= !required;
                choices(form, &place, option);
            }
            _ => {
                let message = "Value must be one of the option types";
                form.flaw(&format!("{place}.type"), "BASE_TYPE_CHOICES", message);
            }
        }
    }
}

fn choices(form: &mut Form, place: &str, option: &Value) {
    let list = form.list(&format!("{place}.choices"), &option["choices"], 0, 25);
    if !list.is_empty() && option["autocomplete"] == true {
        let message = "Choices and autocomplete are mutually exclusive";
        form.flaw(place, "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE", message);
    }
    for (number, choice) in list.iter().enumerate() {
        let place = format!("{place}.choices.{number}");
        each_text(form, &place, choice, "name", |form, place, value| {
            form.text(place, value, 1, 100);
        });
        match option["type"].as_u64() {
            Some(3) => {
                form.text(&format!("{place}.value"), &choice["value"], 1, 100);
            }
            Some(4) if choice["value"].is_i64() => {}
            Some(10) if choice["value"].is_number() => {}
            _ => {
                let message = "The value does not fit the option's type";
                form.flaw(&format!("{place}.value"), "BASE_TYPE_BAD_TYPE", message);
            }
        }
    }
}

/// Checks the suggestions of a completion.
pub fn check_suggestions(data: &Value) -> Result<(), Rejection> {
    let mut form = Form::default();
    let list = form.list("data.choices", &data["choices"], 0, 25);
    for (number, choice) in list.iter().enumerate() {
        let place = format!("data.choices.{number}");
        form.text(&format!("{place}.name"), &choice["name"], 1, 100);
        if choice["value"].is_string() {
            form.text(&format!("{place}.value"), &choice["value"], 1, 100);
        } else if !choice["value"].is_number() {
            let message = "The value must be a text or a number";
            form.flaw(&format!("{place}.value"), "BASE_TYPE_BAD_TYPE", message);
        }
    }
    form.finish()
}
