//! How long files and functions are.

use super::parsed::Parsed;
use super::settle;
use super::source::{Source, room, sources};

/// The most lines of a file.
const FILE: usize = 400;
/// The most lines of a function, from its name to its last brace.
const FUNCTION: usize = 50;

/// Files that are too long, and by how much; a table of facts about a game's parts may be.
fn long_files(files: &[Source]) -> Vec<(String, String)> {
    files
        .iter()
        .filter(|file| file.lines() > FILE && !file.path.ends_with("/components.rs"))
        .map(|file| (room(&file.path), format!("{}: {} lines", file.path, file.lines())))
        .collect()
}

/// Functions that are too long.
fn long_functions(files: &[Source]) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for file in files.iter().filter(|file| !file.test()) {
        for (name, line, lines) in Parsed::of(file).functions {
            if lines > FUNCTION {
                found.push((room(&file.path), format!("{}:{line}: {name}: {lines} lines", file.path)));
            }
        }
    }
    found
}

#[test]
fn files_are_small() {
    let mut sizes: Vec<usize> = sources().iter().map(Source::lines).collect();
    sizes.sort_unstable();
    assert!(sizes[sizes.len() / 2] <= 150, "the median is {} lines", sizes[sizes.len() / 2]);
    settle(long_files(&sources()));
}

#[test]
fn functions_are_small() {
    settle(long_functions(&sources()));
}

#[test]
fn what_is_too_long_is_found() {
    let of = |lines: usize| {
        let body = "    x();\n".repeat(lines - 2);
        [Source::made("src/table/a.rs", &format!("fn f() {{\n{body}}}\n"))]
    };
    assert!(long_functions(&of(FUNCTION)).is_empty());
    assert_eq!(long_functions(&of(FUNCTION + 1)).len(), 1);
    let nested = "impl A {\n    /// Doc.\n    #[must_use]\n    pub fn g(&self) {\n".to_owned()
        + &"x();\n".repeat(50)
        + "}\n}";
    assert_eq!(
        long_functions(&[Source::made("src/table/a.rs", &nested)])[0].1,
        "src/table/a.rs:4: g: 52 lines"
    );
    let tests = format!("#[cfg(test)]\nmod tests {{\n{}\n}}", of(FUNCTION + 1)[0].text);
    assert!(long_functions(&[Source::made("src/table/a.rs", &tests)]).is_empty());
    assert!(long_files(&[Source::made("src/table/a.rs", &"\n".repeat(FILE))]).is_empty());
    assert_eq!(long_files(&[Source::made("src/table/a.rs", &"\n".repeat(FILE + 1))]).len(), 1);
    assert!(long_files(&[Source::made("src/games/a/components.rs", &"\n".repeat(FILE + 1))]).is_empty());
}
