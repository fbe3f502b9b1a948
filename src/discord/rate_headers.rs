//! What an answer of Discord says of its limits. Knows no request.

use super::buckets::Told;
use reqwest::header::HeaderMap;
use serde_json::Value;
use std::time::Duration;

/// So much later than Discord says a bucket is taken for full again: its clock and ours do not tick
/// together.
const MARGIN: Duration = Duration::from_millis(100);

/// What an answer tells of its bucket; a bucket that was exceeded is empty for as long as Discord
/// says.
pub(super) fn bucket(headers: &HeaderMap, exceeded: Option<Duration>) -> Option<Told> {
    let text = |name: &str| headers.get(name)?.to_str().ok();
    let bucket = text("x-ratelimit-bucket")?.to_owned();
    let after = Duration::try_from_secs_f64(text("x-ratelimit-reset-after")?.parse().ok()?).ok()?;
    let number = |name: &str| text(name)?.parse::<u16>().ok();
    let (limit, remaining) = (number("x-ratelimit-limit")?, number("x-ratelimit-remaining")?);
    let (remaining, after) = exceeded.map_or((remaining, after), |wait| (0, wait.max(after)));
    Some(Told {
        bucket,
        limit,
        remaining,
        after: after + MARGIN,
    })
}

/// How long Discord says to wait.
pub(super) fn wait(headers: &HeaderMap, body: &Value) -> Option<Duration> {
    let header = headers
        .get("retry-after")
        .and_then(|value| value.to_str().ok()?.parse::<f64>().ok());
    // The body has fractions of a second, the header whole seconds.
    Duration::try_from_secs_f64(body["retry_after"].as_f64().or(header)?).ok()
}

/// Whether a limit holds for everything that the bot asks for; one that is not Discord's own answer
/// does.
pub(super) fn for_all(headers: &HeaderMap, body: &Value) -> bool {
    let scope = headers
        .get("x-ratelimit-scope")
        .and_then(|value| value.to_str().ok());
    scope == Some("global")
        || headers.contains_key("x-ratelimit-global")
        || body["global"] == true
        || body.is_null()
}
