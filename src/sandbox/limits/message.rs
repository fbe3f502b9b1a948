//! The limits on a message, new or changed.

use serde_json::Value;

use super::{Form, components, embeds};
use crate::sandbox::attachment::File;
use crate::sandbox::message::COMPONENTS_V2;
use crate::sandbox::rejection::Rejection;

/// The most bytes of one file.
const FILE_MOST: usize = 10 * 1024 * 1024;

/// Checks a message's body with its files; `blocks` is whether it is of the second kind already.
pub fn check(body: &Value, files: &[File], blocks: bool) -> Result<(), Rejection> {
    if files.iter().any(|file| file.bytes.len() > FILE_MOST) {
        return Err(Rejection::too_large());
    }
    let mut form = Form::default();
    if !body.is_object() {
        form.flaw("_", "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType");
        return form.finish();
    }
    form.text("content", &body["content"], 0, 2000);
    embeds::check(&mut form, &body["embeds"]);
    let flags = body["flags"].as_u64().unwrap_or(0);
    if blocks || flags & COMPONENTS_V2 != 0 {
        components::check_blocks(&mut form, &body["components"]);
        for name in ["content", "embeds"] {
            let empty = match &body[name] {
                Value::Null => true,
                Value::String(text) => text.is_empty(),
                Value::Array(list) => list.is_empty(),
                _ => false,
            };
            if !empty {
                let message = "The content and embeds fields can't be used with this flag";
                form.flaw(name, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message);
            }
        }
    } else {
        components::check_rows(&mut form, &body["components"]);
    }
    attachments(&mut form, &body["attachments"], files);
    mentions(&mut form, &body["allowed_mentions"]);
    nonce(&mut form, &body["nonce"]);
    form.finish()
}

fn attachments(form: &mut Form, value: &Value, files: &[File]) {
    let entries = form.list("attachments", value, 0, 10);
    for (number, entry) in entries.iter().enumerate() {
        let place = format!("attachments.{number}");
        form.text(&format!("{place}.description"), &entry["description"], 0, 1024);
        form.text(&format!("{place}.filename"), &entry["filename"], 0, 1024);
        if id_of(entry).is_none() {
            form.flaw(&format!("{place}.id"), "NUMBER_TYPE_COERCE", "Must be a snowflake");
        }
    }
    if files.len() > 10 {
        form.flaw("attachments", "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.");
    }
    if files.iter().any(|file| file.index > 9) {
        form.flaw("attachments", "ATTACHMENT_NOT_FOUND", "A part is not one of files[0] to files[9]");
    }
}

/// The id of an entry of `attachments`, which is a text or a number.
pub fn id_of(entry: &Value) -> Option<u64> {
    entry["id"]
        .as_u64()
        .or_else(|| entry["id"].as_str()?.parse().ok())
}

fn mentions(form: &mut Form, value: &Value) {
    let parse = form.list("allowed_mentions.parse", &value["parse"], 0, 3);
    for (number, word) in parse.iter().enumerate() {
        if !matches!(word.as_str(), Some("users" | "roles" | "everyone")) {
            let place = format!("allowed_mentions.parse.{number}");
            let message = "Value must be one of ('users', 'roles', 'everyone').";
            form.flaw(&place, "BASE_TYPE_CHOICES", message);
        }
    }
    for kind in ["users", "roles"] {
        let listed = form.list(&format!("allowed_mentions.{kind}"), &value[kind], 0, 100);
        if !listed.is_empty() && parse.iter().any(|word| word == kind) {
            let message = format!("parse:[\"{kind}\"] and {kind}: [ids...] are mutually exclusive.");
            form.flaw("allowed_mentions", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", &message);
        }
    }
}

fn nonce(form: &mut Form, value: &Value) {
    match value {
        Value::Null | Value::Number(_) => {}
        Value::String(text) if text.chars().count() <= 25 => {}
        _ => form.flaw("nonce", "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length."),
    }
}
