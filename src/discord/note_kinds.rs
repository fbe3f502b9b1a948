//! Whom notes name: the one list of all kinds of notes beside the tables, so that what is kept of a
//! person can be shown to them and forgotten. What tables keep is in [`crate::table::person`].
//!
//! Whoever adds a kind of note adds it here; `tests/it/edge/forgetting.rs` looks for others in a store
//! that people have played in, and for what is left of somebody who was forgotten.
//!
//! - A note that is about one person has their number as a part of its key, between slashes: it is
//!   shown to them whole, and goes with them.
//! - A note that names people beside other things is JSON in which a person is an object that holds
//!   their number and, if it is there, their name as `name`. Of it they are shown that object alone,
//!   and somebody of the number 0 without a name takes their place. Where such a note tells of a table
//!   by its id, as `table`, the names that they have had there go from below that too, wherever they
//!   stand.

use crate::table::UserId;
use serde_json::{Map, Value};
use std::collections::{BTreeMap, BTreeSet};

/// Whom the notes of a kind name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Naming {
    /// Nobody.
    Nobody,
    /// One person, by a part of the key.
    Key,
    /// People beside other things, inside.
    Inside,
}

/// All kinds of notes: what their keys begin with, whom they name, and what they are.
pub const NOTE_KINDS: [(&str, Naming, &str); 27] = [
    (
        "alias/",
        Naming::Key,
        "by what a person’s results in a server belong together, also when nobody knows whose they were",
    ),
    ("alive", Naming::Nobody, "when the program last ran"),
    ("call/", Naming::Nobody, "when a role of a server was last asked for one more at a game"),
    ("card/", Naming::Nobody, "which message lists a server's open tables"),
    ("channel/", Naming::Nobody, "what holds in a channel, and its language"),
    ("checked", Naming::Nobody, "which version of the program has played all tables again"),
    ("emoji/", Naming::Nobody, "the application's own emoji"),
    (
        "erasure/",
        Naming::Key,
        "that somebody is being forgotten, or the store's files are to be made anew",
    ),
    (
        "event/",
        Naming::Inside,
        "the evening of a channel: who opened it, who takes part, who meets whom, and which tables stand for it",
    ),
    ("identify/", Naming::Nobody, "which shard began a session last"),
    ("jotting/", Naming::Key, "what a person wrote down for themselves at a table"),
    ("last/", Naming::Nobody, "the last table of a channel"),
    ("lease/", Naming::Nobody, "which process keeps the deadlines of all tables"),
    ("moderation/", Naming::Inside, "what those who manage a server did there"),
    ("owed/", Naming::Nobody, "that a table still has something to show"),
    (
        "person/",
        Naming::Key,
        "what a person wishes, their roles, and the channel of their direct messages",
    ),
    ("presence/", Naming::Key, "a person's time zone and quiet hours, and until when they are away"),
    ("registered/", Naming::Nobody, "which commands Discord was told of"),
    ("result/", Naming::Inside, "how the games of a server ended, and who played them"),
    ("server/", Naming::Nobody, "what holds in a server"),
    ("session/", Naming::Nobody, "where a shard's session stands, for the next start"),
    ("shards/", Naming::Nobody, "which process runs a range of shards"),
    ("showing/", Naming::Nobody, "that a process which has left its shards still shows something"),
    ("shown/", Naming::Key, "the messages of a table's board and hands"),
    ("standstill", Naming::Nobody, "when the program did not run, until all tables were told"),
    ("watch/", Naming::Key, "which tables a person watches without a seat, and what they were told"),
    ("withheld/", Naming::Key, "at which tables something was held back in a person's quiet hours"),
];

/// Whom a note names, by its key; one of no kind in the list may name anybody.
fn naming_of(key: &str) -> Naming {
    let kind = NOTE_KINDS.iter().find(|(prefix, ..)| key.starts_with(prefix));
    kind.map_or(Naming::Inside, |(_, naming, _)| *naming)
}

/// Whether the key of a note says that it is about a person.
pub(super) fn is_about(key: &str, user: UserId) -> bool {
    let number = user.to_string();
    naming_of(key) != Naming::Nobody && key.split('/').any(|part| part == number)
}

/// Whether a note may name people beside other things.
pub(super) fn names_inside(key: &str) -> bool {
    naming_of(key) == Naming::Inside
}

/// The objects in a note that name a person.
pub(super) fn naming(note: &Value, user: UserId) -> Vec<Value> {
    match note {
        Value::Object(members) if members.values().any(|one| is_number(one, user)) => vec![note.clone()],
        Value::Object(members) => members.values().flat_map(|one| naming(one, user)).collect(),
        Value::Array(all) if all.iter().any(|one| is_number(one, user)) => vec![user.to_string().into()],
        Value::Array(all) => all.iter().flat_map(|one| naming(one, user)).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Vec::new(),
    }
}

/// Takes a person out of a note that names others or other things too.
pub(super) fn forget(note: &mut Value, user: UserId) {
    match note {
        Value::Object(members) => {
            if members.values().any(|one| is_number(one, user)) {
                unname(members, user);
            }
            members.values_mut().for_each(|one| forget(one, user));
        }
        Value::Array(all) => {
            all.retain(|one| !is_number(one, user));
            all.iter_mut().for_each(|one| forget(one, user));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Takes the names out of a note that somebody has had at tables, wherever in it such a table is told
/// of.
pub(super) fn forget_names(note: &mut Value, names: &BTreeMap<String, BTreeSet<String>>) {
    match note {
        Value::Object(members) => {
            let table = members.get("table").and_then(Value::as_str);
            if let Some(names) = table.and_then(|table| names.get(table)) {
                members.values_mut().for_each(|one| blank(one, names));
            }
            members.values_mut().for_each(|one| forget_names(one, names));
        }
        Value::Array(all) => all.iter_mut().for_each(|one| forget_names(one, names)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn blank(note: &mut Value, names: &BTreeSet<String>) {
    match note {
        Value::String(text) if names.contains(text) => text.clear(),
        Value::Object(members) => members.values_mut().for_each(|one| blank(one, names)),
        Value::Array(all) => all.iter_mut().for_each(|one| blank(one, names)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn unname(members: &mut Map<String, Value>, user: UserId) {
    for (key, value) in members.iter_mut() {
        if is_number(value, user) {
            *value = if value.is_string() { "0".into() } else { 0.into() };
        } else if key == "name" && value.is_string() {
            *value = "".into();
        }
    }
}

fn is_number(value: &Value, user: UserId) -> bool {
    value.as_u64() == Some(user.0) || value.as_str() == Some(&user.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_note_about_a_person_has_their_number_as_a_part_of_its_key() {
        for (key, about) in [
            ("person/77", true),
            ("shown/3/hand/77", true),
            ("shown/77a/board", false),
            ("person/770", false),
            ("channel/77", false),
        ] {
            assert_eq!(is_about(key, UserId(77)), about, "{key}");
        }
    }

    #[test]
    fn names_go_where_a_table_is_told_of_at_which_somebody_had_them() {
        let names = BTreeMap::from([("t1".to_owned(), BTreeSet::from(["Ana".to_owned()]))]);
        let entry = |table: &str, holder: &str| {
            json!({"by": 7, "name": "Ana",
                "did": {"table": {"table": table, "what": {"offered": {"holder": holder, "name": "Rui"}}}}})
        };
        for (table, holder, left) in [("t1", "Ana", ""), ("t2", "Ana", "Ana"), ("t1", "Rui", "Rui")] {
            let mut note = entry(table, holder);
            forget_names(&mut note, &names);
            assert_eq!(note, entry(table, left), "{table} {holder}");
        }
    }

    #[test]
    fn whoever_is_forgotten_is_nobody_among_others() {
        let note = json!({"lines": [
            {"by": 77, "name": "Ana", "did": "end", "seat": {"user": 78, "name": "Rui"}},
            {"by": "78", "name": "Rui", "seat": {"user": "77", "name": "Ana"}},
        ], "quiet": [77, 78]});
        let shown = naming(&note, UserId(77));
        assert_eq!(shown.len(), 3);
        assert_eq!(shown[1], json!({"user": "77", "name": "Ana"}));
        let mut left = note;
        forget(&mut left, UserId(77));
        assert_eq!(
            left,
            json!({"lines": [
                {"by": 0, "name": "", "did": "end", "seat": {"user": 78, "name": "Rui"}},
                {"by": "78", "name": "Rui", "seat": {"user": "0", "name": ""}},
            ], "quiet": [78]})
        );
    }
}
