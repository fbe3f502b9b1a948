//! Names are the field's nouns: the glossary in CONTRIBUTING.md says which word a thing has, and
//! which words it has not.

use super::parsed::Parsed;
use super::settle;
use super::source::{Source, room, root, sources, words};
use std::fs;

/// Words that stand for no thing; a file is named by a thing.
const PRONOUNS: [&str; 18] = [
    "any", "each", "it", "none", "other", "others", "own", "some", "that", "them", "these", "this", "those",
    "what", "which", "who", "whom", "whose",
];
/// Participles that do not end in -ed.
const PARTICIPLES: [&str; 24] = [
    "bound", "broken", "built", "chosen", "done", "drawn", "found", "given", "gone", "heard", "held",
    "hidden", "kept", "known", "laid", "made", "said", "seen", "sent", "shown", "stuck", "taken", "told",
    "written",
];
/// Nouns that end in -ed.
const NOUNS: [&str; 6] = ["bed", "embed", "feed", "need", "seed", "sled"];

/// The words that the glossary says not to use: those in its tables' last column.
fn banned(page: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut within = false;
    for line in page.lines() {
        let cells: Vec<&str> = line.trim().trim_matches('|').split('|').map(str::trim).collect();
        if !line.trim().starts_with('|') {
            within = false;
        } else if cells.last() == Some(&"not") {
            within = true;
        } else if within {
            found.extend(
                cells
                    .last()
                    .unwrap()
                    .split('`')
                    .skip(1)
                    .step_by(2)
                    .map(str::to_owned),
            );
        }
    }
    found
}

/// Names of files and types that the glossary does not want. A word in small letters may be no
/// file's name and no type's; one that ends in `…` no part of a name either.
fn unwanted(files: &[Source], banned: &[String]) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let hit = |words: &[String]| {
        let whole = words.join("_");
        let is = |ban: &&String| match ban.strip_suffix('…') {
            Some(part) => words.iter().any(|word| word == part),
            None => whole == **ban,
        };
        banned.iter().any(|ban| is(&ban))
    };
    for file in files {
        let parts = file.path.trim_end_matches(".rs").split('/').skip(1);
        for part in parts {
            let names: Vec<String> = part.split('_').map(str::to_owned).collect();
            if hit(&names) {
                found.push((room(&file.path), format!("{}: {part}", file.path)));
            }
        }
        for (name, _) in Parsed::of(file).types {
            if hit(&words(&name)) {
                found.push((room(&file.path), format!("{}: {name}", file.path)));
            }
        }
    }
    found
}

/// Files whose name is a bare participle or pronoun.
fn nameless(files: &[Source]) -> Vec<(String, String)> {
    let bare = |stem: &str| {
        let participle =
            stem.len() > 3 && stem.ends_with("ed") && !stem.contains('_') && !NOUNS.contains(&stem);
        participle || PARTICIPLES.contains(&stem) || PRONOUNS.contains(&stem)
    };
    files
        .iter()
        .flat_map(|file| {
            file.path
                .trim_end_matches(".rs")
                .split('/')
                .map(move |part| (file, part))
        })
        .filter(|(_, part)| bare(part))
        .map(|(file, part)| (room(&file.path), format!("{}: {part}", file.path)))
        .collect()
}

fn glossary() -> Vec<String> {
    banned(&fs::read_to_string(root().join("CONTRIBUTING.md")).unwrap())
}

#[test]
fn names_are_the_fields() {
    let banned = glossary();
    assert!(banned.len() >= 40, "the glossary names {} words", banned.len());
    settle(unwanted(&sources(), &banned));
}

#[test]
fn a_file_is_named_by_a_noun() {
    settle(nameless(&sources()));
}

#[test]
fn a_name_that_is_not_the_fields_is_found() {
    let page = "| word | what it is | not |\n|---|---|---|\n| player | a person | `sitter`, `in_words` |\n| – | x | `util…` |\n\n| `a` | `b` |";
    assert_eq!(banned(page), ["sitter", "in_words", "util…"]);
    let count = |path: &str, text: &str| unwanted(&[Source::made(path, text)], &banned(page)).len();
    assert_eq!(count("src/table/sitter.rs", ""), 1);
    assert_eq!(count("src/discord/in_words.rs", ""), 1);
    assert_eq!(count("src/discord/in_words/page.rs", ""), 1);
    assert_eq!(count("src/table/x.rs", "struct Sitter;"), 1);
    assert_eq!(count("src/table/x.rs", "enum InWords {}"), 1);
    assert_eq!(count("src/table/x.rs", "trait StringUtil {}"), 1);
    assert_eq!(count("src/table/path_util.rs", ""), 1);
    assert_eq!(count("src/table/x.rs", "struct SitterOrder; struct Words; struct Utility;"), 0);
    assert_eq!(count("src/table/player.rs", "struct Player;"), 0);
}

#[test]
fn a_name_that_is_no_noun_is_found() {
    for bare in ["pressed", "shown", "which", "own", "told"] {
        assert_eq!(nameless(&[Source::made(&format!("src/discord/{bare}.rs"), "")]).len(), 1, "{bare}");
        assert_eq!(nameless(&[Source::made(&format!("src/discord/{bare}/mod.rs"), "")]).len(), 1, "{bare}");
    }
    for noun in ["seed", "seat", "option_text", "embed", "drawing", "feed", "typed_text"] {
        assert!(nameless(&[Source::made(&format!("src/discord/{noun}.rs"), "")]).is_empty(), "{noun}");
    }
}
