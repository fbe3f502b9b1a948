//! The configuration: whatever is read says the same when it is written otherwise; a refusal is one
//! sentence with a line of the file and never repeats a value, since a token may stand in the wrong
//! place.

use tavolo::config::{Config, ConfigFault, GameOptions};

/// The most letters of a sentence.
const LONGEST: usize = 1_000;

/// Reads a text as a configuration.
pub fn check(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let values = text.parse::<toml::Table>().ok();
    match parse(text) {
        Ok(config) => {
            let table = values.unwrap_or_else(|| panic!("a configuration that is no TOML: {text}"));
            let written = toml::to_string(&table).unwrap_or_else(|why| panic!("{why}"));
            let again =
                parse(&written).unwrap_or_else(|why| panic!("{why}\n{text}\nis written as\n{written}"));
            assert_eq!(lineless(&again), lineless(&config), "{text}\nis written as\n{written}");
            let games = [GameOptions {
                game: "condottiere",
                options: vec![("stand-off", &["on", "off"][..])],
            }];
            config
                .unknown("config.toml", &games)
                .iter()
                .for_each(one_sentence);
        }
        Err(fault) => {
            one_sentence(&fault);
            let ConfigFault::Wrong { line, .. } = &fault else {
                panic!("{fault}")
            };
            assert!((1..=text.matches('\n').count() + 1).contains(line), "line {line}");
            let said = fault.to_string();
            let mut secrets = Vec::new();
            values
                .iter()
                .for_each(|table| table.values().for_each(|value| gather(value, &mut secrets)));
            let keys = values.map(|table| table.to_string()).unwrap_or_default();
            for secret in secrets
                .iter()
                .filter(|secret| secret.chars().count() >= 12 && keys.matches(secret.as_str()).count() == 1)
            {
                assert!(!said.contains(secret.as_str()), "{said}\nrepeats a value of\n{text}");
            }
        }
    }
}

fn parse(text: &str) -> Result<Config, ConfigFault> {
    let (config, faults) = Config::examine("config.toml", text);
    faults.into_iter().next().map_or(Ok(config), Err)
}

/// Everything in a configuration but where it stands in the file.
fn lineless(config: &Config) -> String {
    let shown = format!("{config:?}");
    let mut parts = shown.split("line: ");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |shown, part| shown + part.trim_start_matches(|digit: char| digit.is_ascii_digit()))
}

fn one_sentence(fault: &ConfigFault) {
    let said = fault.to_string();
    let steers =
        |mark: char| mark.is_control() || matches!(mark, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    assert!(!said.trim().is_empty() && said.chars().count() <= LONGEST && !said.contains(steers), "{said:?}");
}

/// The texts in a value.
fn gather(value: &toml::Value, into: &mut Vec<String>) {
    match value {
        toml::Value::String(text) => into.push(text.clone()),
        toml::Value::Array(list) => list.iter().for_each(|value| gather(value, into)),
        toml::Value::Table(table) => table.values().for_each(|value| gather(value, into)),
        _ => {}
    }
}
