//! Presets that new tables have chosen, game by game: `[options.<game>]`. Knows no game and no
//! option; the program says what there is.

use super::fault::ConfigFault;
use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};
use std::collections::BTreeMap;
use std::fmt;
use toml::Spanned;

/// Presets that new tables have chosen.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Presets(Vec<Preset>);

/// The options of one game's new tables.
#[derive(Clone, Debug, PartialEq)]
pub struct Preset {
    /// The game, as it is written.
    pub game: String,
    /// The line of its name, from 1.
    pub line: usize,
    /// Its options, as they are written.
    pub values: Vec<Written>,
}

/// An option as it is written.
#[derive(Clone, Debug, PartialEq)]
pub struct Written {
    /// Its key.
    pub key: String,
    /// The value; numbers and yes or no are turned into the words that options have, a list into
    /// its words with spaces between.
    pub value: String,
    /// The line of the key, from 1.
    pub line: usize,
}

/// What the program knows of a game.
#[derive(Clone, Debug)]
pub struct GameOptions<'a> {
    /// Its id.
    pub game: &'a str,
    /// The keys of its options, with the values of each; none where it is a free text that the game
    /// checks.
    pub options: Vec<(&'a str, &'a [&'a str])>,
}

impl Presets {
    /// The games that have any, in the order of their names.
    pub fn iter(&self) -> impl Iterator<Item = &Preset> {
        self.0.iter()
    }

    /// Turns places in a text into the numbers of their lines.
    pub(super) fn locate(&mut self, text: &str) {
        let line = |at: &mut usize| *at = 1 + text.bytes().take(*at).filter(|byte| *byte == b'\n').count();
        for preset in &mut self.0 {
            line(&mut preset.line);
            preset
                .values
                .iter_mut()
                .for_each(|written| line(&mut written.line));
        }
    }

    /// What is no option or no value of a game.
    pub(super) fn unknown(&self, file: &str, known: &[GameOptions<'_>]) -> Vec<ConfigFault> {
        let mut faults = Vec::new();
        for preset in &self.0 {
            match known.iter().find(|known| known.game == preset.game) {
                Some(game) => faults.extend(
                    preset
                        .values
                        .iter()
                        .filter_map(|written| misfit(file, game, written)),
                ),
                None => {
                    let games: Vec<&str> = known.iter().map(|known| known.game).collect();
                    let what =
                        format!("there is no game {}; the games are {}", preset.game, games.join(", "));
                    faults.push(ConfigFault::unknown(file, preset.line, what, &preset.game, &games));
                }
            }
        }
        faults
    }
}

/// Why an option is none of a game's.
fn misfit(file: &str, game: &GameOptions<'_>, written: &Written) -> Option<ConfigFault> {
    let Some((_, values)) = game.options.iter().find(|(key, _)| *key == written.key) else {
        let keys: Vec<&str> = game.options.iter().map(|(key, _)| *key).collect();
        let what =
            format!("{} has no option {}; its options are {}", game.game, written.key, keys.join(", "));
        return Some(ConfigFault::unknown(file, written.line, what, &written.key, &keys));
    };
    if values.is_empty() || values.contains(&written.value.as_str()) {
        return None;
    }
    let what = format!("{} must be one of {}", written.key, values.join(", "));
    Some(ConfigFault::unknown(file, written.line, what, &written.value, values))
}

impl<'de> Deserialize<'de> for Presets {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Presets, D::Error> {
        type Sections = BTreeMap<Spanned<String>, BTreeMap<Spanned<String>, Value>>;
        let presets = Sections::deserialize(from)?.into_iter().map(|(game, values)| {
            let written = |(key, Value(value)): (Spanned<String>, Value)| Written {
                line: key.span().start,
                key: key.into_inner(),
                value,
            };
            Preset {
                line: game.span().start,
                game: game.into_inner(),
                values: values.into_iter().map(written).collect(),
            }
        });
        Ok(Presets(presets.collect()))
    }
}

/// A value in the words that options have.
struct Value(String);

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Value, D::Error> {
        from.deserialize_any(Word)
    }
}

struct Word;

impl<'de> Visitor<'de> for Word {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text in quotes, a whole number, true or false, or a list of texts")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut words: Vec<String> = Vec::new();
        while let Some(word) = list.next_element()? {
            words.push(word);
        }
        Ok(Value(words.join(" ")))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Value, E> {
        Ok(Value(text.to_owned()))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Value, E> {
        Ok(Value(number.to_string()))
    }

    fn visit_bool<E: Error>(self, on: bool) -> Result<Value, E> {
        Ok(Value(if on { "on" } else { "off" }.to_owned()))
    }
}
