//! The page is whole: every file is served, asks nothing of other hosts, and speaks each language.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::world::World;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/sandbox/page")
}

fn files() -> Vec<String> {
    let names = std::fs::read_dir(folder())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names.collect()
}

#[tokio::test]
async fn every_file_is_served_with_its_kind_and_policy() {
    let world = World::start().await;
    let http = reqwest::Client::builder().no_proxy().build().unwrap();
    let files = files();
    assert!(files.len() >= 9, "{files:?}");
    for name in files {
        let path = if name == "index.html" {
            "/".to_owned()
        } else {
            format!("/page/{name}")
        };
        let answer = http.get(format!("{}{path}", world.base())).send().await.unwrap();
        let header = |name: &str| {
            answer
                .headers()
                .get(name)
                .map(|v| v.to_str().unwrap().to_owned())
                .unwrap_or_default()
        };
        let kind = match name.rsplit('.').next().unwrap() {
            "html" => "text/html",
            "css" => "text/css",
            _ => "text/javascript",
        };
        assert!(answer.status().is_success() && header("content-type").starts_with(kind), "{path}");
        assert!(header("content-security-policy").starts_with("default-src 'self'"), "{path}");
        assert_eq!(
            answer.text().await.unwrap(),
            std::fs::read_to_string(folder().join(&name)).unwrap(),
            "{path}"
        );
    }
    world.stop().await;
}

#[test]
fn no_file_asks_anything_of_another_host() {
    for name in files() {
        let text = std::fs::read_to_string(folder().join(&name)).unwrap();
        for line in text.lines().filter(|line| line.contains("://")) {
            let told = ["http://www.w3.org/2000/svg", "https?:", "attachment://"];
            assert!(told.iter().any(|known| line.contains(known)), "{name}: {line}");
        }
    }
}

/// The ids that each language has, in the order of the languages.
fn words() -> Vec<(String, BTreeSet<String>)> {
    let text = std::fs::read_to_string(folder().join("words.js")).unwrap();
    let table = text
        .split("const WORDS = {")
        .nth(1)
        .unwrap()
        .split("\n};")
        .next()
        .unwrap();
    let mut found: Vec<(String, BTreeSet<String>)> = Vec::new();
    for line in table.lines() {
        if let Some(language) = line
            .strip_prefix("  \"")
            .and_then(|rest| rest.strip_suffix("\": {"))
        {
            found.push((language.to_owned(), BTreeSet::new()));
        } else if let Some((_, ids)) = found.last_mut() {
            let texts: Vec<&str> = line.split('"').collect();
            ids.extend(texts.iter().skip(1).step_by(4).map(|id| (*id).to_owned()));
        }
    }
    found
}

#[test]
fn the_page_speaks_each_language_in_full() {
    let words = words();
    let languages: Vec<&str> = words.iter().map(|(language, _)| language.as_str()).collect();
    assert_eq!(languages, ["en-US", "de", "it", "pt-BR"]);
    let english = &words[0].1;
    assert!(english.len() > 40, "{english:?}");
    for (language, ids) in &words {
        assert_eq!(ids, english, "{language}");
    }
    let mut used = String::new();
    for name in files().iter().filter(|name| *name != "words.js") {
        used.push_str(&std::fs::read_to_string(folder().join(name)).unwrap());
    }
    for id in english {
        assert!(used.contains(&format!("\"{id}\"")), "no one says «{id}»");
    }
}
