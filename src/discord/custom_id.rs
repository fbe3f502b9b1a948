//! What a control carries: table, stamp and what its use means, in at most 100 characters. Hostile ids are no
//! ids.

use super::event_button::EventControl;
use super::incoming::Given;
use super::results_path::ResultsPath;
use crate::portray::Intent;
use crate::store::TableId;
use crate::table::moderation::Moderation;
use crate::table::moment::MomentPath;
use crate::table::{Step, TableButton};
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
        stamp: Step,
        /// Its position in the message, so that no two ids are the same.
        at: u8,
        /// What its use means.
        what: ControlUse,
    },
    /// A control of the panel of a record that somebody has attached.
    Record {
        /// Which one: its place among the attached records that are held.
        record: RecordKey,
        /// Its position in the message, so that no two ids are the same.
        at: u8,
        /// Which moment of its game is looked at, or shown.
        what: ControlUse,
    },
    /// The list of tables at one of which a command is to be done.
    Command {
        /// The command's name.
        name: String,
        /// The option that was given with it: a text or a number.
        option: Option<(String, Given)>,
    },
    /// A button of an evening.
    Event(EventControl),
    /// A page of a list of results.
    Results(ResultsPath),
    /// The list of a rules card's chapters, read apart from any table.
    Rules {
        /// The game.
        game: String,
    },
}

/// What the use of a table's control means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ControlUse {
    /// What the game's control intends.
    Intent(Intent),
    /// Picks an entry, whose value says what is intended.
    Pick,
    /// Picks entries whose words follow this verb.
    Many(String),
    /// Shows a further view of the position.
    ExtraView(String),
    /// Shows the log from a line on.
    Log(u32),
    /// Picks a chapter of the rules of its game, which is named.
    Chapter(String),
    /// Shows a moment of a game that has ended.
    Moment(MomentPath),
    /// Shows one to everyone.
    ShareMoment(MomentPath),
    /// Picks whose hands are shown with the moment after this turn.
    MomentHands(u32),
    /// One of the table's own buttons.
    Button(TableButton),
    /// Does what those who manage a server can do.
    Moderate(Moderation),
}

/// Which of the records that people have attached: a number made of what it says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordKey(pub u64);

impl fmt::Display for ControlUse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ControlUse::Intent(Intent::Act(notation)) => write!(f, "a.{notation}"),
            ControlUse::Intent(Intent::Open(path)) => write!(f, "o.{path}"),
            ControlUse::Pick => f.write_str("s."),
            ControlUse::Many(verb) => write!(f, "m.{verb}"),
            ControlUse::ExtraView(name) => write!(f, "l.{name}"),
            ControlUse::Log(from) => write!(f, "g.{from}"),
            ControlUse::Chapter(game) => write!(f, "r.{game}"),
            ControlUse::Moment(path) => write!(f, "v.{path}"),
            ControlUse::ShareMoment(path) => write!(f, "w.{path}"),
            ControlUse::MomentHands(turn) => write!(f, "e.{turn}"),
            ControlUse::Button(button) => write!(f, "p.{}", button.id()),
            ControlUse::Moderate(what) => write!(f, "d.{what}"),
        }
    }
}

impl fmt::Display for CustomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CustomId::Table {
                table,
                stamp,
                at,
                what,
            } => write!(f, "t.{table}.{stamp}.{at}.{what}"),
            CustomId::Record { record, at, what } => write!(f, "x.{}.{at}.{what}", record.0),
            CustomId::Event(event) => write!(f, "e.{event}"),
            CustomId::Results(path) => write!(f, "f.{path}"),
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
        if let Some(path) = text.strip_prefix("f.") {
            return Ok(CustomId::Results(path.parse().map_err(|()| NotAnId)?));
        }
        if let Some(event) = text.strip_prefix("e.") {
            return EventControl::of(event).map(CustomId::Event).ok_or(NotAnId);
        }
        if let Some(command) = text.strip_prefix("c.") {
            return again(command);
        }
        if let Some(record) = text.strip_prefix("x.") {
            return of_record(record);
        }
        let mut parts = text.splitn(6, '.');
        let mut part = || parts.next().ok_or(NotAnId);
        if part()? != "t" {
            return Err(NotAnId);
        }
        let table = part()?.parse().map_err(|_| NotAnId)?;
        let stamp = Step(number(part()?)?);
        let at = number(part()?)?;
        Ok(CustomId::Table {
            table,
            stamp,
            at,
            what: control_use(part()?, part()?)?,
        })
    }
}

/// What the use of a control means, by its letter and what stands behind that.
fn control_use(letter: &str, rest: &str) -> Result<ControlUse, NotAnId> {
    Ok(match letter {
        "a" => ControlUse::Intent(Intent::Act(rest.to_owned())),
        "o" => ControlUse::Intent(Intent::Open(rest.to_owned())),
        "s" if rest.is_empty() => ControlUse::Pick,
        "m" => ControlUse::Many(rest.to_owned()),
        "l" => ControlUse::ExtraView(rest.to_owned()),
        "g" => ControlUse::Log(number(rest)?),
        "r" => ControlUse::Chapter(rest.to_owned()),
        "v" => ControlUse::Moment(rest.parse().map_err(|()| NotAnId)?),
        "w" => ControlUse::ShareMoment(rest.parse().map_err(|()| NotAnId)?),
        "e" => ControlUse::MomentHands(number(rest)?),
        "d" => ControlUse::Moderate(rest.parse().map_err(|()| NotAnId)?),
        "p" => ControlUse::Button(TableButton::of(rest).ok_or(NotAnId)?),
        _ => return Err(NotAnId),
    })
}

/// A control of the panel of a record: of what controls can mean, what leads to moments alone.
fn of_record(text: &str) -> Result<CustomId, NotAnId> {
    let parts: Vec<&str> = text.splitn(4, '.').collect();
    let [record, at, letter @ ("v" | "w" | "e"), rest] = parts[..] else {
        return Err(NotAnId);
    };
    Ok(CustomId::Record {
        record: RecordKey(number(record)?),
        at: number(at)?,
        what: control_use(letter, rest)?,
    })
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
fn number<T: FromStr + fmt::Display>(text: &str) -> Result<T, NotAnId> {
    let number: T = text.parse().map_err(|_| NotAnId)?;
    if number.to_string() == text {
        Ok(number)
    } else {
        Err(NotAnId)
    }
}

/// The value of an entry in a select: its position and what it intends.
#[must_use]
pub fn value(at: usize, intent: &Intent) -> String {
    match intent {
        Intent::Act(notation) => format!("{at}.a.{notation}"),
        Intent::Open(path) => format!("{at}.o.{path}"),
    }
}

/// Position and intent of an entry's value.
#[must_use]
pub fn read_value(text: &str) -> Option<(u32, Intent)> {
    let mut parts = text.splitn(3, '.');
    let at = number(parts.next()?).ok()?;
    let intent = match (parts.next()?, parts.next()?) {
        ("a", notation) => Intent::Act(notation.to_owned()),
        ("o", path) => Intent::Open(path.to_owned()),
        _ => return None,
    };
    Some((at, intent))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::presence::Month;
    use crate::table::moment::ShownHands;
    use proptest::prelude::*;

    fn what() -> impl Strategy<Value = ControlUse> {
        prop_oneof![
            "[ -~]{0,40}".prop_map(|notation| ControlUse::Intent(Intent::Act(notation))),
            "[ -~]{0,40}".prop_map(|path| ControlUse::Intent(Intent::Open(path))),
            Just(ControlUse::Pick),
            "[a-z]{1,12}".prop_map(ControlUse::Many),
            "[a-z]{1,12}".prop_map(ControlUse::ExtraView),
            any::<u32>().prop_map(ControlUse::Log),
            "[a-z]{1,20}".prop_map(ControlUse::Chapter),
            moments().prop_map(ControlUse::Moment),
            moments().prop_map(ControlUse::ShareMoment),
            any::<u32>().prop_map(ControlUse::MomentHands),
            proptest::sample::select(TableButton::ALL.to_vec()).prop_map(ControlUse::Button),
            moderations().prop_map(ControlUse::Moderate),
        ]
    }

    fn moments() -> impl Strategy<Value = MomentPath> {
        let hands = prop_oneof![
            Just(ShownHands::Nobody),
            Just(ShownHands::All),
            any::<u8>().prop_map(ShownHands::Seat),
        ];
        (any::<u32>(), hands).prop_map(|(turn, hands)| MomentPath { turn, hands })
    }

    fn moderations() -> impl Strategy<Value = Moderation> {
        prop_oneof![
            Just("end".to_owned()),
            Just("reopen".to_owned()),
            Just("pause".to_owned()),
            Just("go-on".to_owned()),
            Just("let-stand".to_owned()),
            (1..1_000_usize).prop_map(|plies| format!("rewind.{plies}")),
            any::<u64>().prop_map(|place| format!("move.{place}")),
            (0..16_u8, any::<u64>(), "[ -~]{1,32}")
                .prop_map(|(seat, user, name)| format!("offer.{seat}.{user}.{name}")),
        ]
        .prop_map(|text| text.parse().unwrap())
    }

    proptest! {
        #[test]
        fn ids_read_back(table: u64, stamp: u32, at: u8, what in what()) {
            let id = CustomId::Table { table: TableId(table), stamp: Step(stamp), at, what };
            let text = id.to_string();
            prop_assert!(text.len() <= LONGEST);
            prop_assert_eq!(text.parse(), Ok(id));
        }

        #[test]
        fn controls_of_records_read_back(record: u64, at: u8, path in moments(), turn: u32) {
            let uses = [ControlUse::Moment(path), ControlUse::ShareMoment(path), ControlUse::MomentHands(turn)];
            for what in uses {
                let id = CustomId::Record { record: RecordKey(record), at, what };
                prop_assert_eq!(id.to_string().parse(), Ok(id));
            }
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
        fn lists_of_results_read_back(page: u16, game in proptest::option::of("[a-z]{1,20}"), person: Option<u64>,
            month in proptest::option::of((2015..=9999_i16, 1..=12_i8)))
        {
            let month = month.map(|(year, month)| Month { year, month });
            let id = CustomId::Results(ResultsPath { page, game, person, month });
            let text = id.to_string();
            prop_assert!(text.len() <= LONGEST);
            prop_assert_eq!(text.parse(), Ok(id));
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
            "t.1.1.0.d.",
            "t.1.1.0.d.end.now",
            "t.1.1.0.d.move.x",
            "t.1.1.0.d.offer.16.1.Zoe",
            "t.1.1.0.d.offer.1.+1.Zoe",
            "t.1.1.0.v.1",
            "t.1.1.0.w.01.all",
            "t.1.1.0.e.all",
            "x.1.0.p.close",
            "x.01.0.v.1.all",
            "x.1.0.v.1",
            "f.0.-.-",
            "f.00.-.-.-",
            "e.7",
            "e.07.stop",
            "e.7.nothing",
            "f.0.-.x.-",
            "f.0.-.-.2026",
            "f.0.-.-.2026-1",
            "c.log.from.n.x",
            "c.log.from",
            &long,
        ] {
            assert_eq!(text.parse::<CustomId>(), Err(NotAnId), "{text:?}");
        }
    }
}
