//! The limits on embeds.

use serde_json::Value;

use super::Form;

/// Checks a message's embeds.
pub fn check(form: &mut Form, value: &Value) {
    let embeds = form.list("embeds", value, 0, 10);
    let mut total = 0;
    for (number, embed) in embeds.iter().enumerate() {
        total += one(form, &format!("embeds.{number}"), embed);
    }
    if total > 6000 {
        let message = "Embed size exceeds maximum size of 6000";
        form.flaw("embeds", "MAX_EMBED_SIZE_EXCEEDED", message);
    }
}

/// Checks one embed; the characters in it.
fn one(form: &mut Form, place: &str, embed: &Value) -> usize {
    let mut total = 0;
    let mut text = |form: &mut Form, name: &str, value: &Value, least, most| {
        if form.text(&format!("{place}.{name}"), value, least, most) {
            total += value.as_str().map_or(0, |text| text.chars().count());
        }
    };
    text(form, "title", &embed["title"], 0, 256);
    text(form, "description", &embed["description"], 0, 4096);
    if embed["author"].is_object() {
        text(form, "author.name", &embed["author"]["name"], 1, 256);
    }
    if embed["footer"].is_object() {
        text(form, "footer.text", &embed["footer"]["text"], 1, 2048);
    }
    let fields = form.list(&format!("{place}.fields"), &embed["fields"], 0, 25);
    for (number, field) in fields.iter().enumerate() {
        text(form, &format!("fields.{number}.name"), &field["name"], 1, 256);
        text(form, &format!("fields.{number}.value"), &field["value"], 1, 1024);
    }
    form.number(&format!("{place}.color"), &embed["color"], 0, 0xFF_FFFF);
    for media in ["image", "thumbnail"] {
        let url = embed[media]["url"].as_str();
        let known = ["http://", "https://", "attachment://"];
        if url.is_some_and(|url| !known.iter().any(|scheme| url.starts_with(scheme))) {
            let message = "Scheme must be one of ('http', 'https', 'attachment').";
            form.flaw(&format!("{place}.{media}.url"), "URL_TYPE_INVALID_SCHEME", message);
        }
    }
    total
}
