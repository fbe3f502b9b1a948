//! What a slash command is: its options, where it can be used and by whom, as `commands/*.toml`
//! declares it. Knows no word of any language (those are in `locales/*/commands.ftl`) and sends
//! nothing.

use include_dir::{Dir, include_dir};
use serde::Deserialize;
use std::fmt;

static EMBEDDED: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/commands");

/// A slash command.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SlashCommand {
    /// Its English name; its texts have the id `command-<name>`.
    pub name: String,
    /// Where it can be used.
    pub places: Vec<Context>,
    /// What a member needs to use it, if anything; Discord sees to that.
    pub permission: Option<Permission>,
    /// Its options, the required ones first.
    #[serde(default)]
    pub options: Vec<Choice>,
}

/// An option of a command, or a sub-command.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// Its English name; its texts have the id of what it belongs to, a hyphen and this.
    pub name: String,
    /// What can be put in.
    pub kind: OptionKind,
    /// Whether it must be given.
    #[serde(default)]
    pub required: bool,
    /// Whether the bot suggests values while one types.
    #[serde(default)]
    pub complete: bool,
    /// The values there are, where they are few.
    pub choices: Option<Values>,
    /// The least number, or the fewest letters.
    pub least: Option<u32>,
    /// The greatest number, or the most letters.
    pub most: Option<u32>,
    /// What a member needs to use a sub-command. Discord guards whole commands only, so whoever
    /// carries the sub-command out has to check it.
    pub permission: Option<Permission>,
    /// The options of a sub-command.
    #[serde(default)]
    pub options: Vec<Choice>,
}

/// Where a command can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Context {
    /// In a server's channels.
    Server,
    /// In direct messages with the bot.
    Direct,
}

/// What a member needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Permission {
    /// Manage Server.
    ManageServer,
}

impl Permission {
    /// Its bit in Discord's permissions.
    #[must_use]
    pub fn bit(self) -> u64 {
        match self {
            Permission::ManageServer => 1 << 5,
        }
    }
}

/// What can be put into an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OptionKind {
    /// It is a sub-command.
    Sub,
    /// Text.
    Text,
    /// A whole number.
    Integer,
    /// Yes or no.
    Switch,
    /// Somebody of the server.
    Person,
    /// A channel of the server in which a table can stand.
    Channel,
    /// A role of the server.
    Role,
    /// A file.
    File,
}

impl OptionKind {
    /// Discord's number for it.
    #[must_use]
    pub fn number(self) -> u8 {
        match self {
            OptionKind::Sub => 1,
            OptionKind::Text => 3,
            OptionKind::Integer => 4,
            OptionKind::Switch => 5,
            OptionKind::Person => 6,
            OptionKind::Channel => 7,
            OptionKind::Role => 8,
            OptionKind::File => 11,
        }
    }
}

/// The values of an option that has few.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum Values {
    /// A list that the program knows.
    Known(Known),
    /// These; the text of each has the id `choice-<value>`.
    These(Vec<String>),
}

/// A list of values that the program knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Known {
    /// The games of the catalogue.
    Games,
    /// The languages, and `auto`.
    Languages,
}

/// A definition that cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("commands/{file}: {what}")]
pub struct Malformed {
    file: String,
    what: String,
}

impl SlashCommand {
    /// Reads a definition.
    ///
    /// # Errors
    /// What is wrong with it, with `file` as its name.
    pub fn read(file: &str, text: &str) -> Result<SlashCommand, Malformed> {
        let malformed = |what: &dyn fmt::Display| Malformed {
            file: file.to_owned(),
            what: what.to_string(),
        };
        let command: SlashCommand = toml::from_str(text).map_err(|error| malformed(&error))?;
        if file.strip_suffix(".toml") != Some(&command.name) {
            return Err(malformed(&format!("the command is named {:?}, unlike its file", command.name)));
        }
        Ok(command)
    }

    /// All embedded definitions, by name.
    ///
    /// # Errors
    /// A definition that cannot be read; in a released binary there is none.
    pub fn all() -> Result<Vec<SlashCommand>, Malformed> {
        let mut commands = Vec::new();
        for file in EMBEDDED.files() {
            let name = file.path().display().to_string();
            if name.ends_with(".toml") {
                commands.push(SlashCommand::read(&name, file.contents_utf8().unwrap_or_default())?);
            }
        }
        commands.sort_by(|a, b| a.name.cmp(&b.name));
        Ok(commands)
    }

    /// What a member needs to use one of its sub-commands.
    #[must_use]
    pub fn needs(&self, sub: &str) -> Option<Permission> {
        self.options
            .iter()
            .find(|option| option.name == sub)
            .and_then(|option| option.permission)
    }
}
