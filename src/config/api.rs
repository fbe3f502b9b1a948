//! Another address in place of Discord's own.

use serde::Deserialize;
use std::fmt;

/// The base of an API that is like Discord's: scheme, host and port.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Api(String);

impl TryFrom<String> for Api {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Api, &'static str> {
        let base = text.trim_end_matches('/');
        let host = base
            .strip_prefix("http://")
            .or_else(|| base.strip_prefix("https://"));
        match host {
            Some(host) if !host.is_empty() && !host.contains(['/', ' ', '?', '#', '@']) => {
                Ok(Api(base.to_owned()))
            }
            _ => Err("this must be scheme, host and port alone, such as http://127.0.0.1:8080"),
        }
    }
}

impl fmt::Display for Api {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
