//! The options a game declares, and what a table chose of them. Knows no option by name.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// An option that a game offers: a key and the values to pick from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Declared {
    /// The option's id, such as `stand-off`.
    pub key: &'static str,
    /// The ids of its values, in the order they are offered.
    pub values: &'static [&'static str],
    /// The position of the value that holds unless another is chosen.
    pub default: usize,
}

/// What a table chose; options that are not named have their default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Chosen(BTreeMap<String, String>);

impl Chosen {
    /// Nothing chosen: every option has its default.
    pub const NONE: Chosen = Chosen(BTreeMap::new());

    /// Chooses a value. Whether there is such an option is [`Chosen::known`]'s question.
    pub fn set(&mut self, key: &str, value: &str) {
        self.0.insert(key.to_owned(), value.to_owned());
    }

    /// Chooses what another choice names, over what was chosen before.
    pub fn extend(&mut self, other: &Chosen) {
        other.iter().for_each(|(key, value)| self.set(key, value));
    }

    /// Those of some keys, and the others.
    #[must_use]
    pub fn parted(&self, keys: &[&str]) -> (Chosen, Chosen) {
        let (of, others) = self
            .0
            .clone()
            .into_iter()
            .partition(|(key, _)| keys.contains(&key.as_str()));
        (Chosen(of), Chosen(others))
    }

    /// Whether nothing was chosen, so that every option has its default.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The value of a declared option: the chosen one, or its default.
    #[must_use]
    pub fn value<'a>(&'a self, option: &'a Declared) -> &'a str {
        self.0
            .get(option.key)
            .map_or(option.values[option.default], String::as_str)
    }

    /// The chosen values, by key.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }

    /// Whether each chosen value is one that is declared.
    #[must_use]
    pub fn known(&self, declared: &[Declared]) -> bool {
        self.iter().all(|(key, value)| {
            declared
                .iter()
                .any(|option| option.key == key && option.values.contains(&value))
        })
    }
}
