//! Which bucket a request falls into: requests of one bucket share a limit.
//!
//! As at Discord a bucket is a route and a method, counted apart for each channel, server and
//! interaction; its name says nothing of those, so that a client learns it once.

use std::hash::{DefaultHasher, Hash, Hasher};

/// How many requests fit into how many milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    pub events: usize,
    pub millis: i64,
}

/// What every route has that is not named below.
const ROUTE: Limit = Limit {
    events: 5,
    millis: 5_000,
};
/// Follow-ups of one interaction.
const FOLLOW_UPS: Limit = Limit {
    events: 5,
    millis: 2_000,
};

/// The bucket of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bucket {
    /// Method and route, with `{}` for every id and token.
    pub route: String,
    /// The channel, server or interaction that it is counted for; empty where it is one for the
    /// whole bot.
    pub whose: String,
    pub limit: Limit,
    /// Whether it counts against what the bot's token may ask in all.
    pub global: bool,
}

impl Bucket {
    /// The bucket of a request; `segments` are the steps of its path after `/api/v10`.
    pub fn of(method: &str, segments: &[&str]) -> Self {
        let whose = match segments {
            ["channels" | "guilds" | "interactions", id, ..] => (*id).to_owned(),
            ["webhooks", id, token, ..] => format!("{id}/{token}"),
            _ => String::new(),
        };
        let by_token = is_own_token(segments);
        let varies = |place: usize, step: &str| {
            step.starts_with(|c: char| c.is_ascii_digit())
                || (place == 2 && matches!(segments[0], "webhooks" | "interactions"))
        };
        let steps = segments
            .iter()
            .enumerate()
            .map(|(place, step)| if varies(place, step) { "{}" } else { step });
        let route = std::iter::once(method).chain(steps).collect::<Vec<_>>().join("/");
        let follows = method == "POST" && matches!(segments, ["webhooks", _, _]);
        Self {
            route,
            whose,
            limit: if follows { FOLLOW_UPS } else { ROUTE },
            global: !by_token,
        }
    }

    /// The name in the headers.
    pub fn name(&self) -> String {
        let mut hasher = DefaultHasher::new();
        self.route.hash(&mut hasher);
        format!("{:016x}", hasher.finish())
    }
}

/// Whether a request needs no token of the bot: what answers an interaction carries its own.
pub fn is_own_token(segments: &[&str]) -> bool {
    matches!(segments, ["interactions" | "webhooks", ..] | ["gateway"])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(method: &str, path: &str, route: &str, whose: &str, global: bool) {
        let segments: Vec<&str> = path.split('/').collect();
        let bucket = Bucket::of(method, &segments);
        assert_eq!(
            (bucket.route.as_str(), bucket.whose.as_str(), bucket.global),
            (route, whose, global),
            "{path}"
        );
    }

    #[test]
    fn a_bucket_is_a_route_and_whose_it_is() {
        check("POST", "channels/7/messages", "POST/channels/{}/messages", "7", true);
        check("PATCH", "channels/7/messages/9", "PATCH/channels/{}/messages/{}", "7", true);
        check("POST", "users/@me/channels", "POST/users/@me/channels", "", true);
        check("PUT", "applications/7/guilds/8/commands", "PUT/applications/{}/guilds/{}/commands", "", true);
        check("GET", "guilds/8", "GET/guilds/{}", "8", true);
        check("POST", "interactions/5/word/callback", "POST/interactions/{}/{}/callback", "5", false);
        check("POST", "webhooks/5/word", "POST/webhooks/{}/{}", "5/word", false);
        check(
            "PATCH",
            "webhooks/5/word/messages/@original",
            "PATCH/webhooks/{}/{}/messages/@original",
            "5/word",
            false,
        );
        check("GET", "gateway", "GET/gateway", "", false);
        check("GET", "gateway/bot", "GET/gateway/bot", "", true);
    }
}
