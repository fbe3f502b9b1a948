//! Discord's limits on commands, checked before a body is sent, since its own answer to a breach is
//! hard to read and comes late. Knows nothing of our commands.

use serde_json::Value;
use std::collections::HashSet;
use std::fmt;

/// The locales that Discord has.
const LOCALES: [&str; 32] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl",
    "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja",
    "zh-TW", "ko",
];
const COMMANDS: usize = 100;
const OPTIONS: usize = 25;
const CHOICES: usize = 25;
const NAME: usize = 32;
const TEXT: usize = 100;
const COMMAND_CHARACTERS: usize = 8_000;
const LONGEST_TEXT_OPTION: u64 = 6_000;

/// A limit that is broken, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    /// The path of names: `settings mine language`.
    pub at: String,
    /// What is wrong there.
    pub what: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "/{}: {}", self.at, self.what)
    }
}

/// Every limit that a list of commands breaks.
#[must_use]
pub fn breaches(commands: &[Value]) -> Vec<Breach> {
    let mut check = Check {
        path: Vec::new(),
        found: Vec::new(),
    };
    if commands.len() > COMMANDS {
        check.breach(format!("{} commands; at most {COMMANDS} are allowed", commands.len()));
    }
    check.distinct(commands);
    for command in commands {
        check.within(command, |check| check.command(command));
    }
    check.found
}

struct Check {
    path: Vec<String>,
    found: Vec<Breach>,
}

impl Check {
    fn breach(&mut self, what: String) {
        self.found.push(Breach {
            at: self.path.join(" "),
            what,
        });
    }

    fn within(&mut self, body: &Value, check: impl FnOnce(&mut Check)) {
        self.path.push(body["name"].as_str().unwrap_or("?").to_owned());
        check(self);
        self.path.pop();
    }

    fn command(&mut self, command: &Value) {
        let total = characters(command);
        if total > COMMAND_CHARACTERS {
            self.breach(format!("{total} characters in all names, descriptions and values; at most {COMMAND_CHARACTERS} are allowed"));
        }
        let known = |context: &Value| context.as_u64().is_some_and(|number| number <= 2);
        if !list(command, "contexts").iter().all(known) {
            self.breach("a context that is none".to_owned());
        }
        self.head(command);
        self.options(command, 0);
    }

    fn head(&mut self, body: &Value) {
        for (language, name) in spoken(body, "name") {
            self.name(language, name);
        }
        for (language, text) in spoken(body, "description") {
            self.length(language, "description", text);
        }
        self.locales(body);
    }

    fn name(&mut self, language: &str, name: &str) {
        let length = name.chars().count();
        if !(1..=NAME).contains(&length) {
            self.breach(format!(
                "the {language} name {name:?} has {length} letters; 1 to {NAME} are allowed"
            ));
        }
        if let Some(mark) = name
            .chars()
            .find(|mark| !(mark.is_alphanumeric() || matches!(mark, '-' | '_' | '\'')))
        {
            self.breach(format!(
                "the {language} name {name:?} contains {mark:?}; letters, digits, - _ and ' are allowed"
            ));
        }
        if name.to_lowercase() != name {
            self.breach(format!("the {language} name {name:?} is not in lower case"));
        }
    }

    fn length(&mut self, language: &str, what: &str, text: &str) {
        let length = text.chars().count();
        if !(1..=TEXT).contains(&length) {
            self.breach(format!("the {language} {what} has {length} letters; 1 to {TEXT} are allowed"));
        }
    }

    fn locales(&mut self, body: &Value) {
        for key in ["name_localizations", "description_localizations"] {
            let unknown = body[key]
                .as_object()
                .into_iter()
                .flatten()
                .find(|(locale, _)| !LOCALES.contains(&locale.as_str()));
            if let Some((locale, _)) = unknown {
                self.breach(format!("Discord has no locale {locale:?}"));
            }
        }
    }

    fn options(&mut self, body: &Value, depth: usize) {
        let options = list(body, "options");
        if options.len() > OPTIONS {
            self.breach(format!("{} options; at most {OPTIONS} are allowed", options.len()));
        }
        self.distinct(options);
        let subs = options.iter().filter(|option| is_sub(option)).count();
        if subs > 0 && subs < options.len() {
            self.breach("sub-commands and other options stand side by side".to_owned());
        }
        let mut optional = None;
        for option in options {
            let required = option["required"] == true;
            match &optional {
                Some(before) if required => {
                    self.breach(format!(
                        "the required option {} stands after {before}, which is not required",
                        option["name"]
                    ));
                }
                None if !required => optional = Some(option["name"].clone()),
                _ => {}
            }
            self.within(option, |check| check.option(option, depth));
        }
    }

    fn option(&mut self, option: &Value, depth: usize) {
        self.head(option);
        match option["type"].as_u64() {
            Some(1) if depth <= 1 => return self.options(option, 2),
            Some(2) if depth == 0 => return self.options(option, 1),
            Some(1 | 2) => self.breach("a sub-command too deep".to_owned()),
            Some(3..=11) if depth != 1 => {}
            _ => self.breach(format!("the type {} is not one that an option can have here", option["type"])),
        }
        self.choices(option);
        let bound = |key: &str| option[key].as_u64();
        for (least, most) in [("min_length", "max_length"), ("min_value", "max_value")] {
            if let (Some(least), Some(most)) = (bound(least), bound(most))
                && least > most
            {
                self.breach(format!("at least {least}, but at most {most}"));
            }
        }
        if bound("max_length").is_some_and(|most| most == 0 || most > LONGEST_TEXT_OPTION) {
            self.breach(format!("a text can be limited to 1 to {LONGEST_TEXT_OPTION} letters"));
        }
    }

    fn choices(&mut self, option: &Value) {
        let choices = list(option, "choices");
        if choices.len() > CHOICES {
            self.breach(format!("{} choices; at most {CHOICES} are allowed", choices.len()));
        }
        if !choices.is_empty() && option["autocomplete"] == true {
            self.breach("choices and suggestions exclude each other".to_owned());
        }
        for choice in choices {
            for (language, name) in spoken(choice, "name") {
                self.length(language, "name of a choice", name);
            }
            if choice["value"]
                .as_str()
                .is_some_and(|value| value.chars().count() > TEXT)
            {
                self.breach(format!("the value {} has more than {TEXT} letters", choice["value"]));
            }
            self.locales(choice);
        }
    }

    /// Names beside each other differ, in each language.
    fn distinct(&mut self, bodies: &[Value]) {
        let mut seen = HashSet::new();
        for body in bodies {
            for (language, name) in spoken(body, "name") {
                if !seen.insert((language, name)) {
                    self.breach(format!("the {language} name {name:?} stands twice"));
                }
            }
        }
    }
}

fn is_sub(option: &Value) -> bool {
    matches!(option["type"].as_u64(), Some(1 | 2))
}

fn list<'a>(body: &'a Value, key: &str) -> &'a [Value] {
    body[key].as_array().map_or(&[], Vec::as_slice)
}

/// A text in the default and in every language.
fn spoken<'a>(body: &'a Value, key: &str) -> Vec<(&'a str, &'a str)> {
    let localized = body[format!("{key}_localizations")].as_object();
    let languages = localized
        .into_iter()
        .flatten()
        .filter_map(|(locale, text)| Some((locale.as_str(), text.as_str()?)));
    std::iter::once(("default", body[key].as_str().unwrap_or_default()))
        .chain(languages)
        .collect()
}

/// Discord's sum over a command: each name, description and value, at its longest language.
fn characters(body: &Value) -> usize {
    let longest = |key: &str| {
        spoken(body, key)
            .into_iter()
            .map(|(_, text)| text.chars().count())
            .max()
            .unwrap_or_default()
    };
    let value = body["value"].as_str().map_or(0, |value| value.chars().count());
    let inner = ["options", "choices"]
        .into_iter()
        .flat_map(|key| list(body, key))
        .map(characters)
        .sum::<usize>();
    longest("name") + longest("description") + value + inner
}
