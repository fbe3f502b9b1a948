//! What Discord is told of the commands: the body of the bulk overwrite, with the names and
//! descriptions of every language. Knows no game by name and sends nothing.

use super::definition::{Choice, Context, Known, OptionKind, Permission, SlashCommand, Values};
use super::limits::{self, Breach};
use crate::discord::body::to_json;
use crate::discord::decode::TABLE_CHANNELS;
use crate::words::{Locale, Message, Speaker, Style, Words};
use serde_json::Value;
use serenity::builder::{CreateCommand, CreateCommandOption};
use serenity::model::application::{CommandOptionType, CommandType, InstallationContext, InteractionContext};
use serenity::model::channel::ChannelType;
use serenity::model::permissions::Permissions;
use sha2::{Digest, Sha256};

/// The whole body, checked against Discord's limits.
///
/// `games` are the ids of the catalogue; the name of each is the text `<id>-name`.
///
/// # Errors
/// Every limit that is broken.
pub fn payload(commands: &[SlashCommand], words: &Words, games: &[&str]) -> Result<Value, Vec<Breach>> {
    let writer = Writer { words, games };
    let built = commands.iter().map(|command| to_json(&writer.command(command)));
    let mut body: Vec<Value> = built.collect();
    // Serenity keeps languages in no order, and what differs is registered anew.
    body.iter_mut().for_each(Value::sort_all_objects);
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
    fn command(&self, command: &SlashCommand) -> CreateCommand {
        let id = format!("command-{}", command.name);
        let contexts = command.places.iter().map(|place| match place {
            Context::Server => InteractionContext::Guild,
            Context::Direct => InteractionContext::BotDm,
        });
        let mut built = CreateCommand::new(self.say(Locale::English, &id))
            .description(self.say(Locale::English, &described(&id)))
            .kind(CommandType::ChatInput)
            .contexts(contexts.collect())
            .integration_types(vec![InstallationContext::Guild])
            .set_options(self.options(&id, &command.options));
        for locale in Locale::ALL {
            built = built
                .name_localized(locale.code(), self.say(locale, &id))
                .description_localized(locale.code(), self.say(locale, &described(&id)));
        }
        match command.permission {
            Some(Permission::ManageServer) => built.default_member_permissions(Permissions::MANAGE_GUILD),
            None => built,
        }
    }

    fn options(&self, id: &str, options: &[Choice]) -> Vec<CreateCommandOption> {
        options
            .iter()
            .map(|option| self.option(&format!("{id}-{}", option.name), option))
            .collect()
    }

    fn option(&self, id: &str, option: &Choice) -> CreateCommandOption {
        let kind = CommandOptionType::from(option.kind.number());
        let name = self.say(Locale::English, id);
        let description = self.say(Locale::English, &described(id));
        let mut built = CreateCommandOption::new(kind, name, description)
            .set_sub_options(self.options(id, &option.options))
            .required(option.required)
            .set_autocomplete(option.complete);
        for locale in Locale::ALL {
            built = built
                .name_localized(locale.code(), self.say(locale, id))
                .description_localized(locale.code(), self.say(locale, &described(id)));
        }
        if option.kind == OptionKind::Channel {
            let channels = TABLE_CHANNELS.into_iter().map(ChannelType::from);
            built = built.channel_types(channels.collect());
        }
        if let Some(values) = &option.choices {
            built = self.choices(built, values);
        }
        bounded(built, option)
    }

    fn choices(&self, built: CreateCommandOption, values: &Values) -> CreateCommandOption {
        let named = |built: CreateCommandOption, id: &str, value: &str| {
            let names = Locale::ALL.map(|locale| (locale.code(), self.say(locale, id)));
            built.add_string_choice_localized(self.say(Locale::English, id), value, names)
        };
        match values {
            Values::These(these) => these
                .iter()
                .fold(built, |built, value| named(built, &format!("choice-{value}"), value)),
            Values::Known(Known::Games) => self
                .games
                .iter()
                .fold(built, |built, game| named(built, &format!("{game}-name"), game)),
            Values::Known(Known::Languages) => {
                let automatic = named(built, "choice-auto", "auto");
                Locale::ALL
                    .into_iter()
                    .fold(automatic, |built, locale| built.add_string_choice(locale.name(), locale.code()))
            }
        }
    }

    fn say(&self, locale: Locale, id: &str) -> String {
        let speaker: Speaker<'_> = self.words.speaker(locale, &[], Style::Plain);
        speaker.say(&Message::new(id.to_owned()))
    }
}

/// The id of the description of what has an id.
fn described(id: &str) -> String {
    format!("{id}.description")
}

/// An option with the bounds of its number, or of the length of its text.
fn bounded(mut built: CreateCommandOption, option: &Choice) -> CreateCommandOption {
    let length = |bound: u32| u16::try_from(bound).unwrap_or(u16::MAX);
    let text = option.kind == OptionKind::Text;
    if let Some(least) = option.least {
        built = match text {
            true => built.min_length(length(least)),
            false => built.min_int_value(least.into()),
        };
    }
    if let Some(most) = option.most {
        built = match text {
            true => built.max_length(length(most)),
            false => built.max_int_value(most.into()),
        };
    }
    built
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_commands_have_the_same_hash_each_time() {
        let words = Words::load().unwrap();
        let commands = SlashCommand::all().unwrap();
        let hashes = (0..5).map(|_| hash(&payload(&commands, &words, &["barony"]).unwrap()));
        let hashes: std::collections::BTreeSet<String> = hashes.collect();
        assert_eq!(hashes.len(), 1, "{hashes:?}");
    }
}
