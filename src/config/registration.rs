//! Where the slash commands are registered.

use super::limits::{NO_ID, SMALLEST_ID};
use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};
use std::fmt;

/// Where the slash commands are registered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Registration {
    /// Everywhere.
    Global,
    /// In these servers alone, where changes show at once; such commands do not work in direct
    /// messages.
    Servers(Vec<u64>),
}

impl<'de> Deserialize<'de> for Registration {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Registration, D::Error> {
        from.deserialize_any(Either)
    }
}

struct Either;

impl<'de> Visitor<'de> for Either {
    type Value = Registration;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("\"global\" or a list of servers' ids")
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<Registration, E> {
        if word == "global" {
            Ok(Registration::Global)
        } else if word.bytes().all(|letter| letter.is_ascii_digit()) && (1..=20).contains(&word.len()) {
            Err(E::custom(format!("a server's id stands in a list, without quotes: [{word}]")))
        } else {
            Err(E::custom("this must be \"global\" or a list of servers' ids"))
        }
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Registration, A::Error> {
        let mut servers = Vec::new();
        while let Some(server) = list.next_element::<u64>()? {
            if server < SMALLEST_ID {
                return Err(A::Error::custom(NO_ID));
            }
            servers.push(server);
        }
        if servers.is_empty() {
            Err(A::Error::custom("the list of servers' ids is empty"))
        } else {
            Ok(Registration::Servers(servers))
        }
    }
}
