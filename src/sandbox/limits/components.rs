//! The limits on components: rows, buttons and selects, and the blocks of the second kind.

use std::collections::HashSet;

use serde_json::Value;

use super::Form;

/// Checks a message's components of the first kind: rows of buttons, or a row with one select.
pub fn check_rows(form: &mut Form, value: &Value) {
    let mut seen = HashSet::new();
    let rows = form.list("components", value, 0, 5);
    for (number, row) in rows.iter().enumerate() {
        self::row(form, &format!("components.{number}"), row, &mut seen);
    }
}

/// Checks a message's components of the second kind.
pub fn check_blocks(form: &mut Form, value: &Value) {
    let mut seen = HashSet::new();
    let blocks = form.list("components", value, 0, 40);
    let mut budget = Budget { parts: 0, text: 0 };
    for (number, part) in blocks.iter().enumerate() {
        block(form, &format!("components.{number}"), part, &mut seen, &mut budget);
    }
    if budget.parts > 40 {
        form.flaw("components", "BASE_TYPE_MAX_LENGTH", "Must be 40 or fewer in length.");
    }
    if budget.text > 4000 {
        form.flaw("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", "Over 4000 characters");
    }
}

struct Budget {
    parts: usize,
    text: usize,
}

fn block(form: &mut Form, place: &str, part: &Value, seen: &mut HashSet<String>, budget: &mut Budget) {
    budget.parts += 1;
    let inner = |form: &mut Form, seen: &mut HashSet<String>, budget: &mut Budget, most| {
        let place = format!("{place}.components");
        for (number, part) in form.list(&place, &part["components"], 1, most).iter().enumerate() {
            block(form, &format!("{place}.{number}"), part, seen, budget);
        }
    };
    match part["type"].as_u64() {
        Some(1) => {
            budget.parts += part["components"].as_array().map_or(0, Vec::len);
            row(form, place, part, seen);
        }
        Some(9) => {
            inner(form, seen, budget, 3);
            if part["accessory"]["type"] == 2 {
                button(form, &format!("{place}.accessory"), &part["accessory"], seen);
            } else if part["accessory"]["type"] != 11 {
                form.flaw(&format!("{place}.accessory"), "BASE_TYPE_REQUIRED", "Required");
            }
        }
        Some(10) => {
            form.text(&format!("{place}.content"), &part["content"], 1, 4000);
            budget.text += part["content"].as_str().map_or(0, |text| text.chars().count());
        }
        Some(12) => {
            let items = form.list(&format!("{place}.items"), &part["items"], 1, 10);
            for (number, item) in items.iter().enumerate() {
                let place = format!("{place}.items.{number}.description");
                form.text(&place, &item["description"], 0, 1024);
            }
        }
        Some(13 | 14) => {}
        Some(17) => inner(form, seen, budget, 40),
        _ => unknown(form, place),
    }
}

fn unknown(form: &mut Form, place: &str) {
    let message = "Value of field \"type\" must be one of the allowed component types.";
    form.flaw(&format!("{place}.type"), "UNION_TYPE_CHOICES", message);
}

fn row(form: &mut Form, place: &str, row: &Value, seen: &mut HashSet<String>) {
    if row["type"] != 1 {
        unknown(form, place);
        return;
    }
    let place = format!("{place}.components");
    let parts = form.list(&place, &row["components"], 1, 5);
    let is_select = |part: &Value| matches!(part["type"].as_u64(), Some(3 | 5..=8));
    if parts.len() > 1 && parts.iter().any(is_select) {
        let message = "The specified component exceeds the maximum width";
        form.flaw(&place, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message);
    }
    for (number, part) in parts.iter().enumerate() {
        let place = format!("{place}.{number}");
        match part["type"].as_u64() {
            Some(2) => button(form, &place, part, seen),
            Some(3 | 5..=8) => select(form, &place, part, seen),
            _ => unknown(form, &place),
        }
    }
}

fn button(form: &mut Form, place: &str, part: &Value, seen: &mut HashSet<String>) {
    form.text(&format!("{place}.label"), &part["label"], 0, 80);
    let style = part["style"].as_u64();
    match style {
        Some(1..=4) => {
            custom_id(form, place, part, seen);
            if !part["url"].is_null() {
                let message = "A url cannot be specified for this style";
                form.flaw(&format!("{place}.url"), "COMPONENT_URL_NOT_ALLOWED", message);
            }
        }
        Some(5) => {
            form.text(&format!("{place}.url"), &part["url"], 1, 512);
        }
        Some(6) => {}
        _ => {
            let message = "Value must be one of (1, 2, 3, 4, 5, 6).";
            form.flaw(&format!("{place}.style"), "BASE_TYPE_CHOICES", message);
        }
    }
    let blank = part["label"].as_str().unwrap_or("").is_empty() && part["emoji"].is_null();
    if style != Some(6) && blank {
        let message = "A button must have a label or an emoji";
        form.flaw(place, "BUTTON_COMPONENT_INVALID", message);
    }
}

fn select(form: &mut Form, place: &str, part: &Value, seen: &mut HashSet<String>) {
    custom_id(form, place, part, seen);
    form.text(&format!("{place}.placeholder"), &part["placeholder"], 0, 150);
    let mut most = 25;
    if part["type"] == 3 {
        let place = format!("{place}.options");
        let options = form.list(&place, &part["options"], 1, 25);
        most = options.len();
        let mut values = HashSet::new();
        for (number, option) in options.iter().enumerate() {
            let place = format!("{place}.{number}");
            form.text(&format!("{place}.label"), &option["label"], 1, 100);
            form.text(&format!("{place}.value"), &option["value"], 1, 100);
            form.text(&format!("{place}.description"), &option["description"], 0, 100);
            if !values.insert(option["value"].as_str()) {
                let message = "The specified option value is already used";
                form.flaw(&format!("{place}.value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message);
            }
        }
    }
    let most = i64::try_from(most).unwrap_or(25);
    form.number(&format!("{place}.min_values"), &part["min_values"], 0, most);
    form.number(&format!("{place}.max_values"), &part["max_values"], 1, most);
    if let (Some(least), Some(most)) = (part["min_values"].as_i64(), part["max_values"].as_i64())
        && least > most
    {
        let message = "min_values must not be greater than max_values";
        form.flaw(&format!("{place}.min_values"), "BASE_TYPE_BAD_LENGTH", message);
    }
}

/// Checks a custom id, and that no other part of the same body has it.
pub fn custom_id(form: &mut Form, place: &str, part: &Value, seen: &mut HashSet<String>) {
    let place = format!("{place}.custom_id");
    form.text(&place, &part["custom_id"], 1, 100);
    if let Some(id) = part["custom_id"].as_str()
        && !seen.insert(id.to_owned())
    {
        let message = "Component custom id cannot be duplicated";
        form.flaw(&place, "COMPONENT_CUSTOM_ID_DUPLICATED", message);
    }
}
