//! What can be wrong with the file, in a sentence with file, line and a suggestion. Never repeats a
//! value: a token may stand in the wrong place.

use super::suggest::nearest;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// Why there is no configuration.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ConfigFault {
    /// A file that is not there.
    #[error("there is no {}; copy config.example.toml and change what you need", path.display())]
    NoFile {
        /// Where it should be.
        path: PathBuf,
    },
    /// A file that cannot be read.
    #[error("{} cannot be read: {why}", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What the system says.
        why: String,
    },
    /// Something in the file.
    #[error("{file}, line {line}: {what}")]
    Wrong {
        /// The file.
        file: String,
        /// The line, from 1.
        line: usize,
        /// What is wrong, with a suggestion.
        what: String,
    },
    /// A game that is none.
    #[error("{file}: [tables] game: {what}")]
    NoGame {
        /// The file.
        file: String,
        /// What is wrong, with a suggestion.
        what: String,
    },
    /// Backups that would lie in the data folder.
    #[error(
        "{file}: [store] backups: the folder lies in the store's own, which holds nothing else; name one outside of it, best on another disk"
    )]
    Misplaced {
        /// The file.
        file: String,
    },
    /// No token anywhere.
    #[error(
        "there is no bot token: put it into the environment variable {env}, or into a file of its own that token_file in [discord] names"
    )]
    NoToken {
        /// The variable that was looked at.
        env: String,
    },
    /// A token that cannot be one.
    #[error(
        "{place} holds something that is not a bot token: it must be one line of three parts with dots between, as the application's page gives it under Bot"
    )]
    BadToken {
        /// Where it was found.
        place: String,
    },
}

impl ConfigFault {
    pub(super) fn unreadable(path: &Path, why: &std::io::Error) -> ConfigFault {
        let path = path.to_owned();
        match why.kind() {
            std::io::ErrorKind::NotFound => ConfigFault::NoFile { path },
            _ => ConfigFault::Unreadable {
                path,
                why: why.to_string(),
            },
        }
    }

    /// What the parser says of a text; `homes` tells which sections have a key.
    pub(super) fn wrong(
        file: &str,
        text: &str,
        error: &toml::de::Error,
        homes: impl Fn(&str) -> Vec<String>,
    ) -> ConfigFault {
        let before = error
            .span()
            .and_then(|span| text.get(..span.start))
            .unwrap_or_default();
        ConfigFault::Wrong {
            file: file.to_owned(),
            line: 1 + before.matches('\n').count(),
            what: without_quotes(text, before.len()).unwrap_or_else(|| sentence(error.message(), homes)),
        }
    }

    /// The line of the file that it is about.
    #[must_use]
    pub fn line(&self) -> Option<usize> {
        match self {
            ConfigFault::Wrong { line, .. } => Some(*line),
            _ => None,
        }
    }

    /// Something at a line of the file.
    #[must_use]
    pub fn at(file: &str, line: usize, what: String) -> ConfigFault {
        ConfigFault::Wrong {
            file: file.to_owned(),
            line,
            what,
        }
    }

    /// Something at a line that is none of what is known, with what it was probably meant to be.
    pub(super) fn unknown(
        file: &str,
        line: usize,
        mut what: String,
        written: &str,
        known: &[&str],
    ) -> ConfigFault {
        suggest(&mut what, written, known.iter().copied());
        ConfigFault::at(file, line, what)
    }

    pub(super) fn no_game(file: &str, game: &str, games: &[&str]) -> ConfigFault {
        let mut what = format!("there is no such game; the games are {}", games.join(", "));
        suggest(&mut what, game, games.iter().copied());
        ConfigFault::NoGame {
            file: file.to_owned(),
            what,
        }
    }
}

fn suggest<'a>(what: &mut String, written: &str, known: impl IntoIterator<Item = &'a str>) {
    if let Some(word) = nearest(written, known) {
        // Writing to a string cannot fail.
        let _ = write!(what, " (did you mean {word}?)");
    }
}

/// The most letters of a key that a sentence repeats.
const QUOTED: usize = 60;

/// What is wrong with a value that stands at a place of the text, or round it, and is a word without quotes: the parser
/// takes it for the beginning of a number, or of `true`. The word is not repeated: it may be a token.
fn without_quotes(text: &str, at: usize) -> Option<String> {
    let begin = text.get(..at)?.rfind('\n').map_or(0, |end| end + 1);
    let line = text.get(begin..)?.lines().next()?;
    let (key, value) = line.split_once('=')?;
    let value = value.split('#').next().unwrap_or_default().trim();
    let known = ["true", "false", "inf", "nan"];
    if at < begin + key.len()
        || known.contains(&value)
        || !value.starts_with(|letter: char| letter.is_alphabetic() || letter == '/')
    {
        return None;
    }
    Some(match value.to_lowercase().as_str() {
        word @ ("true" | "false") => format!("this is written in small letters, {word}"),
        "yes" | "on" | "no" | "off" => "this must be true or false, or a text in quotes".to_owned(),
        _ => "a text stands in quotes, such as \"info\"; here they are missing".to_owned(),
    })
}

/// The parser's message, with a suggestion for a key and without values.
fn sentence(message: &str, homes: impl Fn(&str) -> Vec<String>) -> String {
    if let Some((key, known)) = unexpected(message, "unknown field `") {
        if key == "token" {
            return "the token does not belong in this file; name a file that holds it with token_file, or use token_env".to_owned();
        }
        let shown: String = key.chars().take(QUOTED).flat_map(char::escape_debug).collect();
        let mut what = format!("there is no key {shown}; the keys here are {}", known.join(", "));
        match homes(key).as_slice() {
            [] => suggest(&mut what, key, known),
            homes => {
                // Writing to a string cannot fail.
                let _ = write!(what, "; it belongs in {}", homes.join(" or in "));
            }
        }
        return what;
    }
    if let Some((value, known)) = unexpected(message, "unknown variant `") {
        let mut what = format!("this must be one of {}", known.join(", "));
        suggest(&mut what, value, known);
        return what;
    }
    for kind in ["invalid type: ", "invalid value: "] {
        if let Some((found, expected)) = message
            .strip_prefix(kind)
            .and_then(|rest| rest.rsplit_once(", expected "))
        {
            let found = found.split(['"', '`']).next().unwrap_or_default().trim();
            return format!("this is {}, but must be {}", a(found), a(expected));
        }
    }
    if let Some(key) = message
        .strip_prefix("missing field `")
        .and_then(|rest| rest.strip_suffix('`'))
    {
        return format!("the key {key} is missing here");
    }
    match message {
        "wanted string or table" => "this must be a text in quotes".to_owned(),
        other => other.replace('\n', "; "),
    }
}

/// What the parser did not expect, which may hold anything, and what it did, which stands last.
pub(super) fn unexpected<'a>(message: &'a str, begins: &str) -> Option<(&'a str, Vec<&'a str>)> {
    let (found, known) = message.strip_prefix(begins)?.rsplit_once("`, expected ")?;
    Some((found, known.split('`').skip(1).step_by(2).collect()))
}

/// A type in plain words.
fn a(kind: &str) -> String {
    match kind {
        "string" => "a text".to_owned(),
        "a string" => "a text in quotes".to_owned(),
        "a boolean" | "boolean" => "true or false".to_owned(),
        "integer" => "a number".to_owned(),
        "floating point" => "a number with a decimal point".to_owned(),
        "sequence" => "a list".to_owned(),
        "map" | "a map" => "a section".to_owned(),
        "path string" => "a text in quotes".to_owned(),
        "a sequence" => "a list in brackets".to_owned(),
        "u16" => "a whole number from 0 to 65535".to_owned(),
        "u32" => "a whole number from 0 to 4294967295".to_owned(),
        "u64" => "a whole number, 0 or more".to_owned(),
        other if other.starts_with("struct ") => "a section".to_owned(),
        other => other.to_owned(),
    }
}
