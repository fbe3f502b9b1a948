//! What a control carries: table, stamp and deed, in at most 100 characters. Hostile ids are no
//! ids.

use super::incoming::Given;
use crate::store::{TableId, Version};
use crate::table::Press;
use std::fmt;
use std::str::FromStr;

/// The most characters that Discord takes.
pub const LONGEST: usize = 100;

/// The id of a control.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CustomId {
    /// A control of a table.
    Table {
        /// Which table.
        table: TableId,
        /// The stamp of the post it stands on.
        stamp: Version,
        /// Its position in the message, so that no two ids are the same.
        at: u8,
        /// What it does.
        deed: Deed,
    },
    /// The list of tables at one of which a command is to be done.
    Command {
        /// The command's name.
        name: String,
        /// The option that was given with it: a text or a number.
        option: Option<(String, Given)>,
    },
    /// The list of a rules card's chapters.
    Rules {
        /// The game.
        game: String,
    },
}

/// What a control of a table does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Does an action.
    Act(String),
    /// Opens a menu.
    Open(String),
    /// Picks an entry, whose value says what to do.
    Pick,
    /// Picks entries whose words follow this verb.
    Many(String),
    /// Shows a further look at the position.
    Look(String),
    /// One of the table's own buttons.
    Press(Press),
}

impl fmt::Display for CustomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CustomId::Table {
                table,
                stamp,
                at,
                deed,
            } => {
                let (letter, rest) = match deed {
                    Deed::Act(notation) => ('a', notation.as_str()),
                    Deed::Open(path) => ('o', path.as_str()),
                    Deed::Pick => ('s', ""),
                    Deed::Many(verb) => ('m', verb.as_str()),
                    Deed::Look(look) => ('l', look.as_str()),
                    Deed::Press(press) => ('p', press.id()),
                };
                write!(f, "t.{table}.{stamp}.{at}.{letter}.{rest}")
            }
            CustomId::Rules { game } => write!(f, "r.{game}"),
            CustomId::Command {
                name,
                option: Some((key, Given::Text(text))),
            } => write!(f, "c.{name}.{key}.t.{text}"),
            CustomId::Command {
                name,
                option: Some((key, Given::Number(number))),
            } => write!(f, "c.{name}.{key}.n.{number}"),
            CustomId::Command { name, .. } => write!(f, "c.{name}"),
        }
    }
}

/// A text that is no control's id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not the id of a control")]
pub struct NotAnId;

impl FromStr for CustomId {
    type Err = NotAnId;

    fn from_str(text: &str) -> Result<CustomId, NotAnId> {
        if text.chars().count() > LONGEST {
            return Err(NotAnId);
        }
        if let Some(game) = text.strip_prefix("r.") {
            return Ok(CustomId::Rules {
                game: game.to_owned(),
            });
        }
        if let Some(command) = text.strip_prefix("c.") {
            return again(command);
        }
        let mut parts = text.splitn(6, '.');
        let mut part = || parts.next().ok_or(NotAnId);
        if part()? != "t" {
            return Err(NotAnId);
        }
        let table = part()?.parse().map_err(|_| NotAnId)?;
        let stamp = Version(number(part()?)?);
        let at = u8::try_from(number(part()?)?).map_err(|_| NotAnId)?;
        let (letter, rest) = (part()?, part()?);
        let deed = match letter {
            "a" => Deed::Act(rest.to_owned()),
            "o" => Deed::Open(rest.to_owned()),
            "s" if rest.is_empty() => Deed::Pick,
            "m" => Deed::Many(rest.to_owned()),
            "l" => Deed::Look(rest.to_owned()),
            "p" => Deed::Press(Press::of(rest).ok_or(NotAnId)?),
            _ => return Err(NotAnId),
        };
        Ok(CustomId::Table {
            table,
            stamp,
            at,
            deed,
        })
    }
}

/// A command to be done at a table that is picked: its name, and an option with its key, its kind
/// and its value.
fn again(text: &str) -> Result<CustomId, NotAnId> {
    let parts: Vec<&str> = text.splitn(4, '.').collect();
    let (name, option) = match parts[..] {
        [name] => (name, None),
        [name, key, "t", text] => (name, Some((key.to_owned(), Given::Text(text.to_owned())))),
        [name, key, "n", number] => {
            (name, Some((key.to_owned(), Given::Number(number.parse().map_err(|_| NotAnId)?))))
        }
        _ => return Err(NotAnId),
    };
    Ok(CustomId::Command {
        name: name.to_owned(),
        option,
    })
}

/// A number as it prints: no sign, no leading zero.
fn number(text: &str) -> Result<u32, NotAnId> {
    let number: u32 = text.parse().map_err(|_| NotAnId)?;
    if number.to_string() == text {
        Ok(number)
    } else {
        Err(NotAnId)
    }
}

/// The value of an entry in a select: its position and its deed or word.
#[must_use]
pub fn value(at: usize, deed: &Deed) -> String {
    match deed {
        Deed::Act(notation) => format!("{at}.a.{notation}"),
        Deed::Open(path) => format!("{at}.o.{path}"),
        Deed::Pick | Deed::Many(_) | Deed::Look(_) | Deed::Press(_) => format!("{at}.a."),
    }
}

/// Position and deed of an entry's value.
#[must_use]
pub fn read_value(text: &str) -> Option<(u32, Deed)> {
    let mut parts = text.splitn(3, '.');
    let at = number(parts.next()?).ok()?;
    let deed = match (parts.next()?, parts.next()?) {
        ("a", notation) => Deed::Act(notation.to_owned()),
        ("o", path) => Deed::Open(path.to_owned()),
        _ => return None,
    };
    Some((at, deed))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn deed() -> impl Strategy<Value = Deed> {
        prop_oneof![
            "[ -~]{0,40}".prop_map(Deed::Act),
            "[ -~]{0,40}".prop_map(Deed::Open),
            Just(Deed::Pick),
            "[a-z]{1,12}".prop_map(Deed::Many),
            "[a-z]{1,12}".prop_map(Deed::Look),
            proptest::sample::select(Press::ALL.to_vec()).prop_map(Deed::Press),
        ]
    }

    proptest! {
        #[test]
        fn ids_read_back(table: u64, stamp: u32, at: u8, deed in deed()) {
            let id = CustomId::Table { table: TableId(table), stamp: Version(stamp), at, deed };
            let text = id.to_string();
            prop_assert!(text.len() <= LONGEST);
            prop_assert_eq!(text.parse(), Ok(id));
        }

        #[test]
        fn commands_read_back(name in "[a-z]{1,10}", key in "[a-z]{1,10}", text in "[ -~]{0,60}", number: i64) {
            let options = [None, Some((key.clone(), Given::Text(text))), Some((key, Given::Number(number)))];
            for option in options {
                let id = CustomId::Command { name: name.clone(), option };
                prop_assert_eq!(id.to_string().parse(), Ok(id));
            }
        }

        #[test]
        fn nothing_makes_it_panic(text in "\\PC{0,120}") {
            let _ = text.parse::<CustomId>();
            let _ = read_value(&text);
        }
    }

    #[test]
    fn hostile_ids_are_refused() {
        let long = format!("t.1.1.0.a.{}", "x".repeat(100));
        for text in [
            "",
            "t",
            "t.1",
            "t.1.1.0.a",
            "t.A.1.0.a.x",
            "t.1.-1.0.a.x",
            "t.1.01.0.a.x",
            "t.1.1.256.a.x",
            "t.1.1.0.p.nothing",
            "c.log.from.n.x",
            "c.log.from",
            &long,
        ] {
            assert_eq!(text.parse::<CustomId>(), Err(NotAnId), "{text:?}");
        }
    }
}
