//! The ids that the program says: literals in the sources, and composed ones.

use super::texts::texts;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use tavolo::discord::commands::definition::{Choice, SlashCommand, Values};
use tavolo::games::{self, Visit};
use tavolo::portray::Portray;
use tavolo::table::OWN_OPTIONS;
use tavolo::table::timing::{PACE, Remedy};
use tavolo::table::{ComputerLevel, TableButton};
use tavolo::words::Locale;

/// Literals that begin like an id and are none.
const OTHERWISE: [&str; 0] = [];

/// Ids that are put together from a fixed part and values that the program knows.
pub fn composed() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for command in SlashCommand::all().unwrap() {
        described(&mut ids, &format!("command-{}", command.name));
        options(&mut ids, &format!("command-{}", command.name), &command.options);
    }
    ids.insert("choice-auto".to_owned());
    ids.extend(TableButton::ALL.map(|press| format!("press-{}", press.id())));
    games::each(&mut Portraits(&mut ids));
    for option in OWN_OPTIONS {
        let (name, values) = (format!("table-option-{}", option.key), option.values.iter());
        if option.key == PACE.key {
            // What each pace means is told beside it.
            ids.extend(
                values
                    .clone()
                    .map(|value| format!("table-note-{}-{value}", option.key)),
            );
        }
        ids.extend(values.map(|value| format!("{name}-{value}")));
        ids.extend([name, format!("table-explain-{}", option.key)]);
    }
    for level in ComputerLevel::ALL {
        ids.extend([format!("computer-level-{}", level.id()), format!("computer-note-{}", level.id())]);
    }
    for remedy in Remedy::votable() {
        ids.extend([format!("remedy-{}", remedy.id()), format!("log-settled-{}", remedy.id())]);
    }
    ids.insert(format!("log-settled-{}", Remedy::Rest.id()));
    ids
}

/// Gathers what the games put together.
struct Portraits<'a>(&'a mut BTreeSet<String>);

impl Visit for Portraits<'_> {
    fn visit<G: Portray>(&mut self) {
        let game = G::ID;
        self.0.insert(format!("{game}-name"));
        self.0.insert(format!("{game}-about"));
        self.0.insert(format!("{game}-how"));
        for option in G::OPTIONS {
            self.0.insert(format!("{game}-option-{}", option.key));
            self.0.insert(format!("{game}-explain-{}", option.key));
            self.0.extend(
                option
                    .values
                    .iter()
                    .map(|value| format!("{game}-option-{}-{value}", option.key)),
            );
        }
        for topic in G::TOPICS {
            self.0
                .extend([format!("{game}-rules-{topic}"), format!("{game}-rules-{topic}.title")]);
        }
        self.0
            .extend(G::LOOKS.iter().map(|look| format!("{game}-look-{look}")));
        for composed in G::COMPOSED {
            let ids = composed.ids.iter().flat_map(|id| {
                composed
                    .endings
                    .iter()
                    .map(move |ending| format!("{}{id}{ending}", composed.prefix))
            });
            self.0.extend(ids);
        }
    }
}

fn described(ids: &mut BTreeSet<String>, id: &str) {
    ids.insert(id.to_owned());
    ids.insert(format!("{id}.description"));
}

fn options(ids: &mut BTreeSet<String>, id: &str, list: &[Choice]) {
    for option in list {
        let id = format!("{id}-{}", option.name);
        described(ids, &id);
        if let Some(Values::These(values)) = &option.choices {
            ids.extend(values.iter().map(|value| format!("choice-{value}")));
        }
        options(ids, &id, &option.options);
    }
}

/// Ids that the program says, with where: composed ones, what stands in `Message::new("…")`, and
/// each literal that begins like an id.
pub fn said() -> BTreeMap<String, String> {
    let families: BTreeSet<String> = texts(Locale::English)
        .keys()
        .filter_map(|id| family(id))
        .collect();
    let like = |literal: &str| {
        family(literal).is_some_and(|family| families.contains(&family)) && !OTHERWISE.contains(&literal)
    };
    let mut ids: BTreeMap<String, String> = composed()
        .into_iter()
        .map(|id| (id, "composed".to_owned()))
        .collect();
    ids.extend(
        literals()
            .into_iter()
            .filter(|(literal, place)| like(literal) || place.said)
            .map(|(id, place)| (id, place.file)),
    );
    ids
}

/// The part of an id before its first hyphen, if it is written like an id and has one.
fn family(id: &str) -> Option<String> {
    let written = id
        .chars()
        .all(|mark| mark.is_ascii_lowercase() || mark.is_ascii_digit() || matches!(mark, '-' | '.' | '_'));
    let (family, rest) = id.split_once('-')?;
    (written && !family.is_empty() && !rest.is_empty() && !id.ends_with(['-', '.']))
        .then(|| family.to_owned())
}

/// Where a literal stands.
#[derive(Clone)]
pub struct Place {
    file: String,
    /// Whether it is what a message is made of.
    said: bool,
}

/// The string literals in the sources, but for their tests.
pub fn literals() -> BTreeMap<String, Place> {
    let mut all: BTreeMap<String, Place> = BTreeMap::new();
    for path in sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")) {
        let text = fs::read_to_string(&path).unwrap();
        let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap();
        let file = path
            .strip_prefix(env!("CARGO_MANIFEST_DIR"))
            .unwrap()
            .display()
            .to_string();
        for (literal, said) in strings(text) {
            let place = all.entry(literal).or_insert_with(|| Place {
                file: file.clone(),
                said: false,
            });
            place.said |= said;
        }
    }
    all
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let tests = path.file_stem().is_some_and(|name| name == "tests");
        if path.is_dir() && !tests {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|end| end == "rs") && !tests {
            files.push(path);
        }
    }
    files
}

/// The literals of a source text, each with whether it stands in `Message::new(`.
fn strings(source: &str) -> Vec<(String, bool)> {
    let mut found = Vec::new();
    let mut rest = source;
    while let Some(at) = rest.find(['"', '/', '\'']) {
        let (before, from) = rest.split_at(at);
        if let Some(body) = from.strip_prefix("//") {
            rest = body.find('\n').map_or("", |end| &body[end..]);
        } else if let Some(body) = from.strip_prefix("'\"'") {
            rest = body;
        } else if let Some(body) = from.strip_prefix('"') {
            let fence = before.trim_end_matches('#');
            let close = if before.ends_with('#') && fence.ends_with('r') {
                format!("\"{}", &before[fence.len()..])
            } else {
                "\"".to_owned()
            };
            let end = if close.len() > 1 || before.ends_with('r') {
                body.find(&close).unwrap()
            } else {
                ending(body)
            };
            found.push((body[..end].to_owned(), before.trim_end().ends_with("Message::new(")));
            rest = &body[end + close.len()..];
        } else {
            rest = &from[1..];
        }
    }
    found
}

/// Where a plain literal ends.
fn ending(body: &str) -> usize {
    let mut escaped = false;
    for (position, mark) in body.char_indices() {
        match mark {
            '"' if !escaped => return position,
            '\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    body.len()
}

#[test]
fn literals_are_found() {
    let source = r##"say("a-b"); // "no"
        Message::new("c"); let q = '"'; let s = r#"raw "x""#; "esc \" d"; Message::new(
        "e")"##;
    let found: Vec<(String, bool)> = strings(source);
    let expected = [("a-b", false), ("c", true), ("raw \"x\"", false), ("esc \\\" d", false), ("e", true)];
    assert_eq!(found, expected.map(|(literal, said)| (literal.to_owned(), said)));
}
