//! Requests in words, as somebody sees them.

use crate::edge::stage::Request;
use serde_json::Value;

/// What somebody sees of requests, without the hour.
pub fn seen_by(user: u64, requests: &[Request]) -> Vec<String> {
    let seen = requests
        .iter()
        .filter(|request| request.only.is_none_or(|only| only == user));
    seen.filter_map(told).collect()
}

/// A request in words, the same whether an answer came at once or was promised first, since that
/// hangs on the machine.
pub fn told(
    Request {
        kind,
        message,
        json,
        file,
        ..
    }: &Request,
) -> Option<String> {
    let mut json = json.clone();
    let kind = match *kind {
        "acknowledge" if json.as_str().is_some_and(|how| how.ends_with("Later")) => return None,
        "answer" | "update" | "amend" | "follow up" => "told",
        kind => kind,
    };
    if let Some(members) = json.as_object_mut() {
        let nothing = members
            .get("attachments")
            .and_then(Value::as_array)
            .is_some_and(Vec::is_empty);
        members.retain(|name, _| name != "flags" && !(name == "attachments" && nothing));
    }
    Some(hourless(&format!("{kind} {message:?} {json} {file:?}")))
}

/// A text without the moments in it.
fn hourless(text: &str) -> String {
    let mut parts = text.split("<t:");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |whole, part| {
        whole + "<t:" + part.trim_start_matches(|letter: char| letter.is_ascii_digit())
    })
}
