//! What can be typed next in a slash command, for the page's entry.

use serde_json::{Value, json};

use super::command_text::local;
use super::snowflake::Id;
use super::user_action::Refused;
use super::world::World;

/// One thing to take.
#[derive(Clone, Debug)]
pub struct Suggestion {
    /// The whole text of the entry once it is taken.
    pub text: String,
    pub label: String,
    pub detail: String,
}

/// What can be typed next.
#[derive(Clone, Debug, Default)]
pub struct Help {
    pub suggestions: Vec<Suggestion>,
    /// What the text lacks, or what is being typed.
    pub hint: String,
    /// Whether the bot is to be asked for suggestions.
    pub ask: bool,
}

impl Help {
    /// Offers those choices of an option that what is typed of its value fits.
    fn offer(&mut self, base: &str, option: &Value, value: &str, locale: &str) {
        let choices = option["choices"].as_array().into_iter().flatten();
        let wanted = value.to_lowercase();
        let fits = |c: &&Value| local(c, "name", locale).to_lowercase().contains(&wanted);
        for choice in choices.filter(fits) {
            let value = &choice["value"];
            let plain = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            self.suggestions.push(Suggestion {
                text: format!("{} ", with_value(base, &plain)),
                label: local(choice, "name", locale).to_owned(),
                detail: String::new(),
            });
        }
    }

    /// Takes in the bot's suggestions for the option being typed.
    pub fn take_in(&mut self, text: &str, choices: &[Value]) {
        for choice in choices {
            let value = &choice["value"];
            let plain = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            let label = choice["name"].as_str().unwrap_or(&plain).to_owned();
            self.suggestions.push(Suggestion {
                text: format!("{} ", with_value(text, &plain)),
                label,
                detail: String::new(),
            });
        }
    }
}

/// The help as the control API says it.
pub fn json(help: &Help) -> Value {
    let suggestions: Vec<Value> = help
        .suggestions
        .iter()
        .map(|s| json!({ "text": s.text, "label": s.label, "detail": s.detail }))
        .collect();
    json!({ "suggestions": suggestions, "hint": help.hint })
}

impl World {
    /// What can be typed next.
    pub fn assist(&self, user: Id, channel: Id, text: &str) -> Result<Help, Refused> {
        let locale = self
            .users
            .get(&user)
            .map_or("en-US", |u| u.locale.as_str())
            .to_owned();
        if !text.contains(char::is_whitespace) {
            return self.name_help(user, channel, text, &locale);
        }
        let typed = match self.read(user, channel, text) {
            Ok(typed) => typed,
            Err(Refused(hint)) => return Ok(self.step_help(user, channel, text, &locale, hint)),
        };
        let mut help = Help::default();
        if let Some((option, value)) = typed.given.last()
            && !(typed.named && text.ends_with(' ') && !value.is_empty())
        {
            help.hint = local(option, "description", &locale).to_owned();
            help.ask = option["autocomplete"] == true;
            let base = if typed.named {
                text.to_owned()
            } else {
                named(text, option, value, &locale)
            };
            help.offer(&base, option, value, &locale);
            return Ok(help);
        }
        for option in typed.options() {
            if typed.given.iter().all(|(o, _)| o["name"] != option["name"]) {
                let name = local(option, "name", &locale);
                let need = if option["required"] == true { " *" } else { "" };
                help.suggestions.push(Suggestion {
                    text: format!("{} {name}:", text.trim_end()),
                    label: format!("{name}:{need}"),
                    detail: local(option, "description", &locale).to_owned(),
                });
            }
        }
        Ok(help)
    }

    fn name_help(&self, user: Id, channel: Id, text: &str, locale: &str) -> Result<Help, Refused> {
        let start = text.trim_start_matches('/').to_lowercase();
        let mut help = Help::default();
        for command in self.commands_in(user, channel)? {
            let name = local(&command, "name", locale);
            let own = command["name"].as_str().unwrap_or("");
            if name.starts_with(&start) || own.starts_with(&start) {
                help.suggestions.push(Suggestion {
                    text: format!("/{name} "),
                    label: format!("/{name}"),
                    detail: local(&command, "description", locale).to_owned(),
                });
            }
        }
        Ok(help)
    }

    /// Sub-commands, where one is wanted next.
    fn step_help(&self, user: Id, channel: Id, text: &str, locale: &str, hint: String) -> Help {
        let mut help = Help {
            hint,
            ..Help::default()
        };
        let words: Vec<&str> = text.trim_start_matches('/').split_whitespace().collect();
        let commands = self.commands_in(user, channel).unwrap_or_default();
        let mut at = words.first().and_then(|w| {
            commands
                .iter()
                .find(|c| super::command_text::called(c, w, locale))
        });
        let mut walked = String::from("/");
        walked.push_str(words.first().copied().unwrap_or(""));
        for word in words.iter().skip(1) {
            let inner = at.and_then(|c| c["options"].as_array()).into_iter().flatten();
            let Some(step) = inner
                .into_iter()
                .find(|o| super::command_text::called(o, word, locale))
            else {
                break;
            };
            walked = format!("{walked} {word}");
            at = Some(step);
        }
        let inner = at.and_then(|c| c["options"].as_array()).into_iter().flatten();
        for step in inner.filter(|o| matches!(o["type"].as_u64(), Some(1 | 2))) {
            let name = local(step, "name", locale);
            help.suggestions.push(Suggestion {
                text: format!("{walked} {name} "),
                label: name.to_owned(),
                detail: local(step, "description", locale).to_owned(),
            });
        }
        help
    }
}

/// The text with an option's name put before its loose value.
fn named(text: &str, option: &Value, value: &str, locale: &str) -> String {
    let before = text.trim_end().strip_suffix(value).unwrap_or(text);
    format!("{before}{}:{value}", local(option, "name", locale))
}

/// The text with the value being typed replaced.
fn with_value(text: &str, value: &str) -> String {
    // The value being typed is what follows the last `name:`, or the last loose words.
    let split = text
        .rfind(':')
        .map_or_else(|| text.find(char::is_whitespace), Some);
    let head = split.map_or(text, |at| &text[..=at]);
    format!("{head}{value}")
}
