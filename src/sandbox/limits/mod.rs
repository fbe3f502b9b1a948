//! Discord's limits on what is sent, each with the place of the flaw in the body.
//!
//! Knows no world: only bodies.

pub mod commands;
pub mod components;
pub mod embeds;
pub mod emoji;
pub mod message;
pub mod modal;

use serde_json::{Value, json};

use super::rejection::Rejection;

/// The flaws of a body, as a tree.
#[derive(Debug)]
pub struct Form {
    errors: Value,
}

impl Default for Form {
    fn default() -> Self {
        Self { errors: json!({}) }
    }
}

impl Form {
    /// Notes a flaw at a dotted place: `components.0.components.1.label`.
    pub fn flaw(&mut self, place: &str, code: &str, message: &str) {
        let mut node = &mut self.errors;
        for step in place.split('.') {
            if !node[step].is_object() {
                node[step] = json!({});
            }
            node = &mut node[step];
        }
        let flaw = json!({ "code": code, "message": message });
        match node["_errors"].as_array_mut() {
            Some(list) => list.push(flaw),
            None => node["_errors"] = json!([flaw]),
        }
    }

    /// 50035 with the tree, if there was any flaw.
    pub fn finish(self) -> Result<(), Rejection> {
        match self.errors.as_object() {
            Some(errors) if errors.is_empty() => Ok(()),
            _ => Err(Rejection::form(self.errors)),
        }
    }

    /// A text of so many characters; true where it is there and is a text.
    pub fn text(&mut self, place: &str, value: &Value, least: usize, most: usize) -> bool {
        let Some(text) = value.as_str() else {
            if value.is_null() && least == 0 {
                return false;
            }
            let missing = value.is_null();
            let code = if missing {
                "BASE_TYPE_REQUIRED"
            } else {
                "BASE_TYPE_BAD_TYPE"
            };
            self.flaw(
                place,
                code,
                if missing {
                    "This field is required"
                } else {
                    "Must be a text"
                },
            );
            return false;
        };
        let length = text.chars().count();
        if length > most || length < least {
            self.length(place, least, most);
        }
        true
    }

    /// A list of so many entries; empty where it is none.
    pub fn list<'a>(&mut self, place: &str, value: &'a Value, least: usize, most: usize) -> &'a [Value] {
        let list = match value {
            Value::Array(list) => list.as_slice(),
            Value::Null => &[],
            _ => {
                self.flaw(place, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
                return &[];
            }
        };
        if list.len() < least || list.len() > most {
            self.length(place, least, most);
        }
        list
    }

    /// A whole number within bounds.
    pub fn number(&mut self, place: &str, value: &Value, least: i64, most: i64) {
        if !value.is_null() && value.as_i64().is_none_or(|n| n < least || n > most) {
            let message = format!("int value should be between {least} and {most}.");
            self.flaw(place, "NUMBER_TYPE_BETWEEN", &message);
        }
    }

    fn length(&mut self, place: &str, least: usize, most: usize) {
        let message = match least {
            0 => format!("Must be {most} or fewer in length."),
            _ => format!("Must be between {least} and {most} in length."),
        };
        let code = if least == 0 {
            "BASE_TYPE_MAX_LENGTH"
        } else {
            "BASE_TYPE_BAD_LENGTH"
        };
        self.flaw(place, code, &message);
    }
}
