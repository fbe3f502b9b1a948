//! The checks on the bot's requests that Discord's description of its API leaves out.

use std::collections::HashSet;

use serde_json::Value;

const LOCALES: [&str; 32] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl",
    "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja",
    "zh-TW", "ko",
];
const MESSAGE: [&str; 16] = [
    "content",
    "nonce",
    "enforce_nonce",
    "tts",
    "embeds",
    "allowed_mentions",
    "message_reference",
    "components",
    "sticker_ids",
    "attachments",
    "flags",
    "poll",
    "username",
    "avatar_url",
    "thread_name",
    "applied_tags",
];
const COMMAND: [&str; 14] = [
    "id",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "options",
    "default_member_permissions",
    "dm_permission",
    "integration_types",
    "contexts",
    "type",
    "nsfw",
    "handler",
    "version",
];
const OPTION: [&str; 14] = [
    "type",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "required",
    "choices",
    "options",
    "channel_types",
    "min_value",
    "max_value",
    "min_length",
    "max_length",
    "autocomplete",
];
const CHOICE: [&str; 3] = ["name", "name_localizations", "value"];
const PART: [&str; 27] = [
    "type",
    "id",
    "components",
    "style",
    "label",
    "emoji",
    "custom_id",
    "sku_id",
    "url",
    "disabled",
    "options",
    "placeholder",
    "default_values",
    "min_values",
    "max_values",
    "required",
    "channel_types",
    "min_length",
    "max_length",
    "value",
    "accessory",
    "content",
    "items",
    "accent_color",
    "spoiler",
    "divider",
    "spacing",
];

/// What is wrong with a logged request.
pub fn flaws_of(request: &Value) -> Vec<String> {
    let path = request["path"].as_str().unwrap().trim_start_matches("/api/v10");
    let steps: Vec<&str> = path.split('?').next().unwrap().split('/').skip(1).collect();
    let body = &request["json"];
    let mut flaws = Vec::new();
    match (request["method"].as_str().unwrap(), steps.as_slice()) {
        ("PUT", ["applications", .., "commands"]) => commands(body, &mut flaws),
        ("POST", ["applications", .., "commands"]) => command(body, &mut flaws),
        ("POST", ["channels", _, "messages"]) => message(body, request, true, &mut flaws),
        ("PATCH", ["channels", _, "messages", _]) => message(body, request, false, &mut flaws),
        ("POST", ["webhooks", _, _]) => message(body, request, true, &mut flaws),
        ("PATCH", ["webhooks", _, _, "messages", _]) => message(body, request, false, &mut flaws),
        ("POST", ["interactions", .., "callback"]) => match body["type"].as_u64() {
            Some(4) => message(&body["data"], request, true, &mut flaws),
            Some(7) => message(&body["data"], request, false, &mut flaws),
            _ => {}
        },
        _ => {}
    }
    files(request, &mut flaws);
    flaws
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

fn length(value: &Value) -> usize {
    value.as_str().map_or(0, |text| text.chars().count())
}

fn known(value: &Value, members: &[&str], flaws: &mut Vec<String>) {
    for name in value.as_object().into_iter().flat_map(|members| members.keys()) {
        if !members.contains(&name.as_str()) {
            flaws.push(format!("unknown member «{name}»"));
        }
    }
}

fn commands(body: &Value, flaws: &mut Vec<String>) {
    let chat = list(body)
        .iter()
        .filter(|c| c["type"].as_u64().unwrap_or(1) == 1)
        .count();
    if chat > 100 {
        flaws.push(format!("{chat} chat commands"));
    }
    for one in list(body) {
        command(one, flaws);
    }
}

fn command(one: &Value, flaws: &mut Vec<String>) {
    known(one, &COMMAND, flaws);
    if one["type"].as_u64().unwrap_or(1) == 1 {
        named(one, flaws);
    }
    options(&one["options"], flaws);
}

fn named(part: &Value, flaws: &mut Vec<String>) {
    let name = part["name"].as_str().unwrap_or("");
    let mut names = vec![name];
    for (member, most) in [("name", 32), ("description", 100)] {
        for (locale, text) in part[format!("{member}_localizations")]
            .as_object()
            .into_iter()
            .flatten()
        {
            if !LOCALES.contains(&locale.as_str()) {
                flaws.push(format!("«{locale}» is not one of Discord's locales"));
            }
            if length(text) == 0 || length(text) > most {
                flaws.push(format!("{} characters in the {locale} {member}", length(text)));
            }
            if member == "name" {
                names.extend(text.as_str());
            }
        }
    }
    for name in names {
        let fits = |c: char| c.is_alphanumeric() || "-_'".contains(c);
        if name.is_empty() || !name.chars().all(fits) || name.to_lowercase() != name {
            flaws.push(format!("«{name}» is not a command's name"));
        }
    }
    if length(&part["description"]) == 0 {
        flaws.push(format!("no description for {name}"));
    }
}

fn options(value: &Value, flaws: &mut Vec<String>) {
    let mut optional = false;
    let mut names = HashSet::new();
    for option in list(value) {
        known(option, &OPTION, flaws);
        named(option, flaws);
        if option["required"] == true && optional {
            flaws.push("a required option after an optional one".to_owned());
        }
        optional |= option["required"] != true && !matches!(option["type"].as_u64(), Some(1 | 2));
        if !names.insert(&option["name"]) {
            flaws.push(format!("the option {} twice", option["name"]));
        }
        for choice in list(&option["choices"]) {
            known(choice, &CHOICE, flaws);
        }
        options(&option["options"], flaws);
    }
}

fn message(body: &Value, request: &Value, new: bool, flaws: &mut Vec<String>) {
    known(body, &MESSAGE, flaws);
    let second = body["flags"].as_u64().unwrap_or(0) & (1 << 15) != 0;
    let rows = list(&body["components"]);
    if !second && rows.len() > 5 {
        flaws.push(format!("{} rows", rows.len()));
    }
    if length(&body["content"]) > 2000 {
        flaws.push(format!("{} characters of content", length(&body["content"])));
    }
    let said = !body["content"].as_str().unwrap_or("").trim().is_empty() || !list(&body["embeds"]).is_empty();
    let given = !list(&body["attachments"]).is_empty() || !list(&request["files"]).is_empty();
    let blocks = second && !rows.is_empty();
    if new && !(said || given || blocks) {
        flaws.push("an empty message".to_owned());
    }
    let total: usize = list(&body["embeds"]).iter().map(embed).sum();
    if total > 6000 {
        flaws.push(format!("{total} characters of embeds"));
    }
    let mut seen = HashSet::new();
    for row in rows {
        part(row, &mut seen, flaws);
    }
}

fn embed(embed: &Value) -> usize {
    let fields: usize = list(&embed["fields"])
        .iter()
        .map(|f| length(&f["name"]) + length(&f["value"]))
        .sum();
    let own = length(&embed["title"]) + length(&embed["description"]);
    own + fields + length(&embed["footer"]["text"]) + length(&embed["author"]["name"])
}

fn part(value: &Value, seen: &mut HashSet<String>, flaws: &mut Vec<String>) {
    known(value, &PART, flaws);
    let kind = value["type"].as_u64();
    let inner = list(&value["components"]);
    let select = |part: &Value| matches!(part["type"].as_u64(), Some(3 | 5..=8));
    if kind == Some(1) && inner.len() > 1 && inner.iter().any(select) {
        flaws.push("a select that is not alone in its row".to_owned());
    }
    let needs = kind == Some(2) && !matches!(value["style"].as_u64(), Some(5 | 6));
    match value["custom_id"].as_str() {
        None if needs => flaws.push("a button without a custom id".to_owned()),
        Some(id) if !seen.insert(id.to_owned()) => flaws.push(format!("the custom id «{id}» twice")),
        _ => {}
    }
    for child in inner
        .iter()
        .chain(Some(&value["accessory"]))
        .filter(|v| v.is_object())
    {
        part(child, seen, flaws);
    }
}

/// Each part is `payload_json` or one of `files[0]` to `files[9]` with a name, and is listed.
fn files(request: &Value, flaws: &mut Vec<String>) {
    let body = &request["json"];
    let holder = if body["data"].is_object() {
        &body["data"]
    } else {
        body
    };
    for entry in list(&request["files"]) {
        let (part, name) = (entry[0].as_str().unwrap(), entry[1].as_str().unwrap());
        if part == "payload_json" {
            continue;
        }
        let number = part
            .strip_prefix("files[")
            .and_then(|rest| rest.strip_suffix(']'))
            .and_then(|n| n.parse::<u64>().ok());
        if number.is_none_or(|n| n > 9) {
            flaws.push(format!("a part called «{part}»"));
        }
        if name.is_empty() {
            flaws.push(format!("{part} without a file name"));
        }
        let listed = |a: &Value| a["id"].as_u64().or_else(|| a["id"].as_str()?.parse().ok()) == number;
        if !list(&holder["attachments"]).iter().any(listed) {
            flaws.push(format!("{part} is not in the list of attachments"));
        }
    }
}
