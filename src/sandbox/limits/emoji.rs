//! The limits on an emoji of the application's own, and on controls that show one.

use serde_json::Value;

use super::Form;
use crate::sandbox::emoji::Emoji;
use crate::sandbox::rejection::Rejection;
use crate::sandbox::snowflake::Id;

/// The most bytes of a picture.
const LARGEST: usize = 256 * 1024;

/// Checks an emoji: a new one, or what of one is changed.
pub fn check(body: &Value, new: bool) -> Result<(), Rejection> {
    let mut form = Form::default();
    if new || !body["name"].is_null() {
        form.text("name", &body["name"], 2, 32);
        let name = body["name"].as_str().unwrap_or_default();
        if !name
            .chars()
            .all(|letter| letter.is_ascii_alphanumeric() || letter == '_')
        {
            form.flaw("name", "STRING_TYPE_REGEX", "String value did not match validation regex.");
        }
    }
    if new {
        let image = body["image"].as_str().unwrap_or_default().to_owned();
        let emoji = Emoji {
            id: Id(0),
            name: String::new(),
            image,
        };
        match emoji.bytes() {
            None => form.flaw("image", "IMAGE_INVALID", "Invalid image data"),
            Some(bytes) if bytes.len() > LARGEST => {
                form.flaw("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.");
            }
            Some(_) => {}
        }
    }
    form.finish()
}

/// Checks that the application has each emoji of its own that components show.
pub fn check_shown(form: &mut Form, place: &str, part: &Value, known: &dyn Fn(Id) -> bool) {
    match part {
        Value::Array(parts) => {
            for (number, part) in parts.iter().enumerate() {
                check_shown(form, &format!("{place}.{number}"), part, known);
            }
        }
        Value::Object(members) => {
            if let Some(id) = members.get("emoji").and_then(|emoji| emoji["id"].as_str())
                && !Id::parse(id).is_some_and(known)
            {
                form.flaw(&format!("{place}.emoji.id"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji");
            }
            for name in ["components", "options"] {
                if let Some(inner) = members.get(name) {
                    check_shown(form, &format!("{place}.{name}"), inner, known);
                }
            }
        }
        _ => {}
    }
}
