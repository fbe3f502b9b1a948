//! What Discord is told of the commands: the body of the bulk overwrite, with the names and
//! descriptions of every language. Knows no game by name and sends nothing.

use super::definition::{Choice, Context, Known, OptionKind, SlashCommand, Values};
use super::limits::{self, Breach};
use crate::discord::decode::TABLE_CHANNELS;
use crate::words::{Locale, Message, Speaker, Style, Words};
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};

/// The whole body, checked against Discord's limits.
///
/// `games` are the ids of the catalogue; the name of each is the text `<id>-name`.
///
/// # Errors
/// Every limit that is broken.
pub fn payload(commands: &[SlashCommand], words: &Words, games: &[&str]) -> Result<Value, Vec<Breach>> {
    let writer = Writer { words, games };
    let body: Vec<Value> = commands.iter().map(|command| writer.command(command)).collect();
    let breaches = limits::breaches(&body);
    if breaches.is_empty() {
        Ok(Value::Array(body))
    } else {
        Err(breaches)
    }
}

/// A hash of a body; the commands are registered again only when it has changed.
#[must_use]
pub fn hash(body: &Value) -> String {
    hex::encode(Sha256::digest(body.to_string()))
}

struct Writer<'a> {
    words: &'a Words,
    games: &'a [&'a str],
}

impl Writer<'_> {
    fn command(&self, command: &SlashCommand) -> Value {
        let id = format!("command-{}", command.name);
        let mut body = self.head(&id, 1);
        let contexts: Vec<u8> = command
            .places
            .iter()
            .map(|place| u8::from(*place == Context::Direct))
            .collect();
        body.insert("contexts".into(), json!(contexts));
        body.insert("integration_types".into(), json!([0]));
        if let Some(permission) = command.permission {
            body.insert("default_member_permissions".into(), json!(permission.bit().to_string()));
        }
        body.insert("options".into(), self.options(&id, &command.options));
        Value::Object(body)
    }

    fn options(&self, id: &str, options: &[Choice]) -> Value {
        options
            .iter()
            .map(|option| self.option(&format!("{id}-{}", option.name), option))
            .collect()
    }

    fn option(&self, id: &str, option: &Choice) -> Value {
        let mut body = self.head(id, option.kind.number());
        if !option.options.is_empty() {
            body.insert("options".into(), self.options(id, &option.options));
        }
        if option.required {
            body.insert("required".into(), json!(true));
        }
        if option.complete {
            body.insert("autocomplete".into(), json!(true));
        }
        if option.kind == OptionKind::Channel {
            body.insert("channel_types".into(), json!(TABLE_CHANNELS));
        }
        if let Some(values) = &option.choices {
            body.insert("choices".into(), self.choices(values));
        }
        let (least, most) = match option.kind {
            OptionKind::Text => ("min_length", "max_length"),
            _ => ("min_value", "max_value"),
        };
        for (key, bound) in [(least, option.least), (most, option.most)] {
            if let Some(bound) = bound {
                body.insert(key.into(), json!(bound));
            }
        }
        Value::Object(body)
    }

    fn choices(&self, values: &Values) -> Value {
        let named = |id: String, value: &str| {
            let mut body = self.spoken("name", "name_localizations", &id);
            body.insert("value".into(), json!(value));
            Value::Object(body)
        };
        match values {
            Values::These(these) => these
                .iter()
                .map(|value| named(format!("choice-{value}"), value))
                .collect(),
            Values::Known(Known::Games) => self
                .games
                .iter()
                .map(|game| named(format!("{game}-name"), game))
                .collect(),
            Values::Known(Known::Languages) => {
                let languages = Locale::ALL
                    .into_iter()
                    .map(|locale| json!({"name": locale.name(), "value": locale.code()}));
                std::iter::once(named("choice-auto".to_owned(), "auto"))
                    .chain(languages)
                    .collect()
            }
        }
    }

    /// Name and description, in English and in every language.
    fn head(&self, id: &str, kind: u8) -> Map<String, Value> {
        let mut body = self.spoken("name", "name_localizations", id);
        body.insert("type".into(), json!(kind));
        body.extend(self.spoken("description", "description_localizations", &format!("{id}.description")));
        body
    }

    fn spoken(&self, key: &str, localized: &str, id: &str) -> Map<String, Value> {
        let message = Message::new(id.to_owned());
        let say = |locale| self.speaker(locale).say(&message);
        let all: Map<String, Value> = Locale::ALL
            .into_iter()
            .map(|locale| (locale.code().to_owned(), json!(say(locale))))
            .collect();
        Map::from_iter([
            (key.to_owned(), json!(say(Locale::English))),
            (localized.to_owned(), Value::Object(all)),
        ])
    }

    fn speaker(&self, locale: Locale) -> Speaker<'_> {
        self.words.speaker(locale, &[], Style::Plain)
    }
}
