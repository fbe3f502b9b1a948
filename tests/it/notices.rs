//! NOTICES.txt names every package in the program with its licence, as Cargo tells it of the
//! packages that are built.
//!
//! With `TAVOLO_WRITE_NOTICES=1` the test writes the file anew.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const FONTS: [(&str, &str); 2] = [
    ("the fonts of pictures (Inter)", include_str!("../../src/render/fonts/OFL-Inter.txt")),
    ("the fonts of pictures (EB Garamond)", include_str!("../../src/render/fonts/OFL-EBGaramond.txt")),
];

/// What a package without a file of its own is under: all of these offer MIT.
const MIT: &str = include_str!("../../LICENSE");

/// What twilight's packages are under, which bring no file of their own.
const ISC: &str = "Copyright (c) The Twilight Contributors

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED \"AS IS\" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.";

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// What Cargo knows of the packages, without asking the network. The platform is that of deploy/,
/// so that the file is the same wherever it is made.
fn metadata() -> Value {
    let args = [
        "metadata",
        "--format-version",
        "1",
        "--offline",
        "--locked",
        "--filter-platform",
        "x86_64-unknown-linux-gnu",
    ];
    let output = Command::new(env!("CARGO"))
        .args(args)
        .current_dir(root())
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// The ids of the packages that the program is made of, but itself.
fn parts(metadata: &Value) -> BTreeSet<&str> {
    let nodes: BTreeMap<&str, &Value> = metadata["resolve"]["nodes"]
        .as_array()
        .unwrap()
        .iter()
        .map(|node| (text(&node["id"]), node))
        .collect();
    let own = text(&metadata["resolve"]["root"]);
    let (mut found, mut open) = (BTreeSet::new(), vec![own]);
    while let Some(id) = open.pop() {
        for dep in nodes[id]["deps"].as_array().unwrap() {
            let built = dep["dep_kinds"]
                .as_array()
                .unwrap()
                .iter()
                .any(|kind| kind["kind"].is_null());
            if built && found.insert(text(&dep["pkg"])) {
                open.push(text(&dep["pkg"]));
            }
        }
    }
    found
}

/// The text of Apache's licence, as a package brings it.
fn apache<'a>(folders: impl Iterator<Item = &'a Path>) -> String {
    let mut found = folders.flat_map(brought).filter(|text| is_apache(text));
    found.next().expect("no package brings Apache's licence")
}

fn is_apache(text: &str) -> bool {
    text.contains("Apache License") && text.len() > 8_000
}

/// The texts that a package brings; the long one of Apache only where nothing shorter is offered
/// instead.
fn texts(folder: &Path, licence: &str) -> Vec<String> {
    let all = brought(folder);
    let short: Vec<String> = all.iter().filter(|text| !is_apache(text)).cloned().collect();
    if licence.contains("MIT") && !short.is_empty() {
        short
    } else {
        all
    }
}

/// All texts that a package brings.
fn brought(folder: &Path) -> Vec<String> {
    const NAMES: [&str; 6] = ["license", "licence", "copying", "notice", "unlicense", "copyright"];
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.is_file())
        .collect();
    files.sort();
    let named = |path: &PathBuf| {
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .to_lowercase();
        NAMES.iter().any(|begin| name.starts_with(begin)) && !name.ends_with(".html")
    };
    files
        .iter()
        .filter(|path| named(path))
        .map(|path| String::from_utf8_lossy(&fs::read(path).unwrap()).into_owned())
        .collect()
}

fn written() -> String {
    let metadata = metadata();
    let packages: BTreeMap<&str, &Value> = metadata["packages"]
        .as_array()
        .unwrap()
        .iter()
        .map(|package| (text(&package["id"]), package))
        .collect();
    let mut list = String::new();
    // Which packages come with which text; the key is the text without its line breaks.
    let mut shared: BTreeMap<String, (String, Vec<String>)> = BTreeMap::new();
    let mut all: Vec<&Value> = parts(&metadata).iter().map(|id| packages[id]).collect();
    all.sort_by_key(|package| (text(&package["name"]), text(&package["version"])));
    let folders = all
        .iter()
        .map(|package| Path::new(text(&package["manifest_path"])).parent().unwrap());
    let apache = apache(folders);
    for package in all {
        let name = format!("{} {}", text(&package["name"]), text(&package["version"]));
        let licence = text(&package["license"]);
        assert!(!licence.is_empty(), "{name} names no licence");
        writeln!(list, "{name}: {licence}").unwrap();
        let folder = Path::new(text(&package["manifest_path"])).parent().unwrap();
        let mut own = texts(folder, licence);
        if own.is_empty() {
            own.push(match licence {
                "Apache-2.0" => apache.clone(),
                "ISC" if name.starts_with("twilight-") => ISC.to_owned(),
                _ if licence.contains("MIT") => MIT
                    .split_once("\n\n")
                    .unwrap()
                    .1
                    .split_once("\n\n")
                    .unwrap()
                    .1
                    .to_owned(),
                _ => panic!("{name} brings no licence's text, and {licence} has none here"),
            });
        }
        for text in own {
            let key = text.split_whitespace().collect::<Vec<_>>().join(" ");
            shared
                .entry(key)
                .or_insert_with(|| (text, Vec::new()))
                .1
                .push(name.clone());
        }
    }
    let mut texts: Vec<(String, String)> = shared
        .into_values()
        .map(|(text, names)| (names.join(", "), text))
        .collect();
    texts.sort();
    let head = "Tavolo is under the MIT licence (LICENSE). It is built with the packages below, each under its own licence.\n";
    let mut out = format!("{head}\n{list}");
    for (names, text) in texts
        .iter()
        .map(|(names, text)| (names.as_str(), text.as_str()))
        .chain(FONTS)
    {
        let text: Vec<&str> = text.lines().map(str::trim_end).collect();
        write!(out, "\n{}\n{names}\n\n{}\n", "=".repeat(80), text.join("\n").trim_matches('\n')).unwrap();
    }
    out
}

#[test]
fn the_notices_are_those_of_the_packages_that_are_built() {
    let (file, expected) = (root().join("NOTICES.txt"), written());
    if std::env::var_os("TAVOLO_WRITE_NOTICES").is_some() {
        fs::write(&file, &expected).unwrap();
    }
    let found = fs::read_to_string(&file).unwrap_or_default();
    let differs = found
        .lines()
        .zip(expected.lines())
        .find(|(found, expected)| found != expected);
    assert!(
        found == expected,
        "NOTICES.txt is out of date ({differs:?}); write it with TAVOLO_WRITE_NOTICES=1 cargo test notices"
    );
}
