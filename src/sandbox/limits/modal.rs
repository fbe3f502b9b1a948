//! The limits on modals.

use std::collections::HashSet;

use serde_json::Value;

use super::Form;
use super::components::custom_id;
use crate::sandbox::rejection::Rejection;

/// Checks a modal.
pub fn check(modal: &Value) -> Result<(), Rejection> {
    let mut form = Form::default();
    form.text("data.title", &modal["title"], 1, 45);
    form.text("data.custom_id", &modal["custom_id"], 1, 100);
    let mut seen = HashSet::new();
    let rows = form.list("data.components", &modal["components"], 1, 5);
    for (number, row) in rows.iter().enumerate() {
        let place = format!("data.components.{number}");
        match row["type"].as_u64() {
            Some(1) => {
                let place = format!("{place}.components");
                let parts = form.list(&place, &row["components"], 1, 1);
                for part in parts {
                    form.text(&format!("{place}.0.label"), &part["label"], 1, 45);
                    input(&mut form, &format!("{place}.0"), part, &mut seen);
                }
            }
            Some(18) => {
                form.text(&format!("{place}.label"), &row["label"], 1, 45);
                form.text(&format!("{place}.description"), &row["description"], 0, 100);
                input(&mut form, &format!("{place}.component"), &row["component"], &mut seen);
            }
            Some(10) => {}
            _ => {
                let message = "Value of field \"type\" must be one of (1, 10, 18).";
                form.flaw(&format!("{place}.type"), "UNION_TYPE_CHOICES", message);
            }
        }
    }
    form.finish()
}

fn input(form: &mut Form, place: &str, part: &Value, seen: &mut HashSet<String>) {
    custom_id(form, place, part, seen);
    match part["type"].as_u64() {
        Some(4) => {
            form.text(&format!("{place}.placeholder"), &part["placeholder"], 0, 100);
            form.text(&format!("{place}.value"), &part["value"], 0, 4000);
            form.number(&format!("{place}.min_length"), &part["min_length"], 0, 4000);
            form.number(&format!("{place}.max_length"), &part["max_length"], 1, 4000);
            if !matches!(part["style"].as_u64(), Some(1 | 2)) {
                let message = "Value must be one of (1, 2).";
                form.flaw(&format!("{place}.style"), "BASE_TYPE_CHOICES", message);
            }
        }
        Some(3) => {
            form.list(&format!("{place}.options"), &part["options"], 1, 25);
        }
        _ => {
            let message = "Value of field \"type\" must be one of (3, 4).";
            form.flaw(&format!("{place}.type"), "UNION_TYPE_CHOICES", message);
        }
    }
}
