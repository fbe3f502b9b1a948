//! Everything that is wrong in a text at once: what does not fit is noted and left out, and the
//! rest is read on.

use super::fault::unexpected;
use super::{Config, ConfigFault};
use serde::Deserialize;
use std::ops::Range;
use std::path::Path;
use toml::Spanned;
use toml::de::{DeTable, DeValue, Deserializer};

/// The most that is said of one text.
const MOST: usize = 50;

impl Config {
    /// Reads a file; what is wrong in it keeps its default, and is said with its line.
    ///
    /// # Errors
    /// A file that cannot be read.
    pub fn read_all(path: &Path) -> Result<(Config, Vec<ConfigFault>), ConfigFault> {
        let text = std::fs::read_to_string(path).map_err(|why| ConfigFault::unreadable(path, &why))?;
        let file = path.display().to_string();
        let (mut config, mut faults) = Config::examine(&file, &text);
        config.settle(path.parent().unwrap_or(Path::new("")));
        faults.extend(config.misplaced(&file));
        Ok((config, faults))
    }

    /// Reads a text; what is wrong in it keeps its default. `file` is its name in what is said,
    /// which is in the order of the lines.
    #[must_use]
    pub fn examine(file: &str, text: &str) -> (Config, Vec<ConfigFault>) {
        let (mut table, broken) = DeTable::parse_recoverable(text);
        let mut faults: Vec<ConfigFault> = broken
            .iter()
            .take(MOST)
            .map(|error| ConfigFault::wrong(file, text, error, homes))
            .collect();
        // What a broken line holds is a guess, so nothing more is said of that line.
        let lines: Vec<Option<usize>> = faults.iter().map(ConfigFault::line).collect();
        let config = loop {
            let error = match Config::deserialize(Deserializer::from(table.clone())) {
                Ok(config) => break Some(config),
                Err(error) => error,
            };
            let fault = ConfigFault::wrong(file, text, &error, homes);
            let left_out = error
                .span()
                .is_some_and(|span| leave_out(table.get_mut(), span.start));
            if !lines.contains(&fault.line()) || !left_out {
                faults.push(fault);
            }
            if !left_out || faults.len() >= MOST {
                break None;
            }
        };
        let mut config = config.unwrap_or_default();
        config.options.locate(text);
        config.servers.locate(text);
        faults.sort_by_key(ConfigFault::line);
        faults.dedup();
        (config, faults)
    }
}

/// Takes the innermost entry out that stands at a place of the text; false where there is none.
fn leave_out(table: &mut DeTable<'_>, at: usize) -> bool {
    let inner = table.iter_mut().any(|(_, value)| match value.get_mut() {
        DeValue::Table(inner) => leave_out(inner, at),
        _ => false,
    });
    if inner {
        return true;
    }
    let holds = |span: Range<usize>| span.contains(&at) || span.start == at;
    let found = table
        .iter()
        .find(|(key, value)| holds(key.span()) || holds(value.span()))
        .map(|(key, _)| Spanned::clone(key));
    found.is_some_and(|key| table.remove(&key).is_some())
}

/// The sections that have a key, with their brackets.
fn homes(key: &str) -> Vec<String> {
    let keys = |text: &str| {
        let error = toml::from_str::<Config>(text).err()?;
        let (_, known) = unexpected(error.message(), "unknown field `")?;
        Some(known.into_iter().map(str::to_owned).collect::<Vec<_>>())
    };
    // No section and no key is named so: the parser says which there are.
    let sections = keys("\"?\" = 0").unwrap_or_default();
    let has = |section: &String| {
        keys(&format!("[{section}]\n\"?\" = 0")).is_some_and(|keys| keys.iter().any(|known| known == key))
    };
    sections
        .iter()
        .filter(|section| has(section))
        .map(|section| format!("[{section}]"))
        .collect()
}
