//! Files that nothing names: they are not built, and their tests never run.

use super::source::{Source, sources, tests};

/// The files among these that no other names as a module, but where a program or its tests begin.
fn orphans(files: &[Source]) -> Vec<&str> {
    let named = |path: &str| {
        let whole = path.trim_end_matches(".rs").trim_end_matches("/mod");
        let (folder, name) = whole.rsplit_once('/').unwrap_or(("", whole));
        let (line, place) = (format!("mod {name};"), format!("{name}.rs\"]"));
        let parents = [format!("{folder}/"), format!("{folder}.rs")];
        files.iter().filter(|file| file.path != path).any(|file| {
            let near = parents.iter().any(|parent| file.path.starts_with(parent));
            let mut lines = file.text.lines().map(str::trim_end);
            lines.any(|text| near && text.ends_with(&line) || text.ends_with(&place))
        })
    };
    let begins = |path: &str| path.ends_with("/main.rs") || path.ends_with("/lib.rs");
    let paths = files.iter().map(|file| file.path.as_str());
    paths.filter(|path| !begins(path) && !named(path)).collect()
}

#[test]
fn every_file_is_part_of_the_program_or_its_tests() {
    assert_eq!(orphans(&sources()), Vec::<&str>::new());
    assert_eq!(orphans(&tests()), Vec::<&str>::new());
}

#[test]
fn a_file_that_nothing_names_is_found() {
    let file = |(path, text): (&str, &str)| Source {
        path: path.to_owned(),
        text: text.to_owned(),
    };
    let files = [
        ("src/main.rs", "mod room;\n"),
        ("src/room/mod.rs", "pub(super) mod kept;\n#[path = \"../apart.rs\"]\nmod other;\n"),
        ("src/room/kept.rs", ""),
        ("src/room/lost.rs", ""),
        ("src/apart.rs", "mod lost_too;"),
        ("src/room/lost_too.rs", ""),
    ];
    let files: Vec<Source> = files.into_iter().map(file).collect();
    assert_eq!(orphans(&files), ["src/room/lost.rs", "src/room/lost_too.rs"]);
}
