//! The project's files, and what stands in them.

use std::fs;
use std::path::{Path, PathBuf};

/// A Rust file.
pub struct Source {
    /// Its path from the project's root.
    pub path: String,
    /// Its text.
    pub text: String,
}

/// The project's root.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The Rust files of the program.
pub fn sources() -> Vec<Source> {
    rust("src")
}

/// The Rust files of the tests.
pub fn tests() -> Vec<Source> {
    rust("tests")
        .into_iter()
        .filter(|file| !file.path.starts_with("tests/it/tidy/"))
        .collect()
}

fn rust(folder: &str) -> Vec<Source> {
    let files = walk(&root().join(folder))
        .into_iter()
        .filter(|path| path.extension().is_some_and(|end| end == "rs"));
    files
        .map(|path| Source {
            path: relative(&path),
            text: fs::read_to_string(&path).unwrap(),
        })
        .collect()
}

/// Every file of the project that is text and not ignored, with its path.
pub fn everything() -> Vec<(String, String)> {
    let read = |path: PathBuf| Some((relative(&path), String::from_utf8(fs::read(&path).unwrap()).ok()?));
    walk(root()).into_iter().filter_map(read).collect()
}

fn relative(path: &Path) -> String {
    path.strip_prefix(root()).unwrap().to_string_lossy().into_owned()
}

fn walk(folder: &Path) -> Vec<PathBuf> {
    let ignored: Vec<PathBuf> = fs::read_to_string(root().join(".gitignore"))
        .unwrap()
        .lines()
        .map(|line| root().join(line.trim_start_matches('/').trim_end_matches('/')))
        .chain([root().join(".git")])
        .collect();
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if ignored.contains(&path) {
            continue;
        }
        if path.is_dir() {
            files.extend(walk(&path));
        } else {
            files.push(path);
        }
    }
    files.sort();
    files
}

impl Source {
    /// A made-up file.
    pub fn made(path: &str, text: &str) -> Source {
        Source {
            path: path.to_owned(),
            text: text.to_owned(),
        }
    }

    /// How many lines it has.
    pub fn lines(&self) -> usize {
        self.text.lines().count()
    }

    /// Whether it only tests.
    pub fn test(&self) -> bool {
        self.path.ends_with("tests.rs") || self.path.contains("/tests/")
    }

    /// Its lines with their numbers, without comments and without the tests at its end.
    pub fn code(&self) -> Vec<(usize, String)> {
        let kept = self.text.split("#[cfg(test)]\nmod tests {").next().unwrap();
        let code = |line: &str| {
            let bare = line.trim_start();
            if bare.starts_with("//") {
                String::new()
            } else {
                line.split(" // ").next().unwrap().to_owned()
            }
        };
        kept.lines()
            .enumerate()
            .map(|(number, line)| (number + 1, code(line)))
            .collect()
    }

    /// What it uses of the crate's rooms: each path after `crate::`, groups taken apart.
    pub fn uses(&self) -> Vec<(usize, String)> {
        let code = self.code();
        let mut found = Vec::new();
        for (at, (number, line)) in code.iter().enumerate() {
            for (start, _) in line.match_indices("crate::") {
                let rest: String = std::iter::once(&line[start + 7..])
                    .chain(code[at + 1..].iter().map(|(_, line)| line.as_str()))
                    .collect();
                found.extend(paths(&rest).into_iter().map(|path| (*number, path)));
            }
        }
        found
    }

    /// The names of its tests.
    pub fn test_names(&self) -> Vec<String> {
        let mut names = Vec::new();
        let mut marked = false;
        for line in self.text.lines().map(str::trim) {
            if line.starts_with("#[test]") || line.starts_with("#[tokio::test") {
                marked = true;
            } else if marked && let Some((_, rest)) = line.split_once("fn ") {
                names.push(rest.split('(').next().unwrap().to_owned());
                marked = false;
            }
        }
        names
    }
}

/// The paths at the beginning of a text: one, or those of a group in braces.
fn paths(text: &str) -> Vec<String> {
    let letter = |mark: char| mark.is_alphanumeric() || mark == '_' || mark == ':';
    let end = text.find(|mark| !letter(mark)).unwrap_or(text.len());
    let (stem, rest) = text.split_at(end);
    let Some(group) = rest.strip_prefix('{') else {
        return vec![stem.trim_end_matches("::").to_owned()];
    };
    let mut found = Vec::new();
    let (mut depth, mut start) = (0, 0);
    for (at, mark) in group.char_indices() {
        match mark {
            '{' => depth += 1,
            '}' if depth > 0 => depth -= 1,
            ',' | '}' if depth == 0 => {
                let part = group[start..at].trim();
                if !part.is_empty() {
                    found.extend(paths(part).into_iter().map(|path| format!("{stem}{path}")));
                }
                start = at + 1;
                if mark == '}' {
                    break;
                }
            }
            _ => {}
        }
    }
    found
}

/// The room a file belongs to, as a path in the crate: `games::condottiere` for a game.
pub fn room(path: &str) -> String {
    let parts: Vec<&str> = path
        .trim_start_matches("src/")
        .trim_end_matches(".rs")
        .split('/')
        .collect();
    match parts[..] {
        ["games", "mod"] => "games".to_owned(),
        ["games", game, ..] => format!("games::{game}"),
        [room, ..] => room.to_owned(),
        [] => String::new(),
    }
}

/// The words of a name in camel case.
pub fn words(name: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for mark in name.chars() {
        if mark.is_uppercase() || words.is_empty() {
            words.push(String::new());
        }
        words.last_mut().unwrap().extend(mark.to_lowercase());
    }
    words
}

/// What a page of rules names as proof: `` `name` `` in the column “test” or “shown by” of a table.
pub fn tests_named(page: &str) -> Vec<String> {
    let mut named = Vec::new();
    let mut column = None;
    for line in page.lines() {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        if cells.len() < 3 {
            column = None;
        } else if let Some(at) = cells
            .iter()
            .position(|cell| matches!(cell.to_lowercase().as_str(), "test" | "tests" | "shown by"))
        {
            column = Some(at);
        } else if let Some(cell) = column.and_then(|at: usize| cells.get(at)) {
            let quoted = cell.split('`').skip(1).step_by(2);
            named.extend(quoted.map(|name| name.rsplit("::").next().unwrap().to_owned()));
        }
    }
    named
}

/// The files that a page links to.
pub fn links(page: &str) -> Vec<&str> {
    let outside = |link: &&str| {
        link.contains("://") || link.starts_with('#') || link.starts_with("mailto:") || link.is_empty()
    };
    let mut found = Vec::new();
    for part in page.split("](").skip(1).chain(page.split("src=\"").skip(1)) {
        let link = part.split([')', ' ', '#', '"']).next().unwrap();
        if !outside(&link) {
            found.push(link);
        }
    }
    found
}

#[test]
fn paths_are_taken_apart() {
    assert_eq!(paths("rules::Seat;"), ["rules::Seat"]);
    assert_eq!(
        paths("rules::{Seat, view::{View, Viewer}, State};"),
        ["rules::Seat", "rules::view::View", "rules::view::Viewer", "rules::State"]
    );
    assert_eq!(paths("{rules, words::Message};"), ["rules", "words::Message"]);
    assert_eq!(words("PlayerIndex"), ["player", "index"]);
    assert_eq!(tests_named("| rule | test |\n|---|---|\n| x | `a::b`, `c` |\n\n`d`"), ["b", "c"]);
    assert_eq!(
        links("[a](b.md#c) ![d](e.png) [f](https://g) <img src=\"h.png\">"),
        ["b.md", "e.png", "h.png"]
    );
}
