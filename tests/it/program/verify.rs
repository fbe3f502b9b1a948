//! `tavolo verify`: what it says of a record, and what it cannot say without what somebody has
//! seen.

use super::{tavolo, told};
use crate::luck::announced::Announced;
use crate::luck::whole::Begun;
use std::fs;
use std::path::Path;
use std::process::Command;
use tavolo::games::condottiere::Condottiere;
use tavolo::store::TableId;
use tavolo::table::promise::LuckSource;

/// A game that the first version of this program played with itself.
const GOOD: &str = include_str!("../edge/record.txt");

/// What the program says of a text.
fn verify(text: &str, more: &[&str]) -> (i32, String, String) {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("r.txt"), text).unwrap();
    told(&tavolo(folder.path(), None, &[&["verify", "r.txt"], more].concat(), None))
}

/// The promise in the record.
fn promise() -> &'static str {
    GOOD.lines()
        .find_map(|line| line.strip_prefix("commitment "))
        .unwrap()
}

#[test]
fn without_what_was_seen_the_promise_is_printed_to_be_compared() {
    let (code, out, err) = verify(GOOD, &[]);
    let lacks = "tavolo: not proved: no promise given, recipe of an earlier version\n";
    assert_eq!((code, err.as_str()), (3, lacks));
    for said in ["follow the rules", "draws follow from the seed", promise(), "--commitment"] {
        assert!(out.contains(said), "{said}: {out}");
    }
}

#[test]
fn what_was_seen_is_compared_with_the_promise() {
    let (capitals, other) = (promise().to_ascii_uppercase(), "e".repeat(64));
    for seen in [promise(), &capitals] {
        let (code, out, _) = verify(GOOD, &["--commitment", seen]);
        assert!(code == 3 && out.contains("the promise is the one that was given"), "{out}");
    }
    let (code, out, err) = verify(GOOD, &["--commitment", &other]);
    let line = 1 + GOOD
        .lines()
        .position(|line| line.starts_with("commitment"))
        .unwrap();
    assert_eq!((code, out.as_str()), (1, ""));
    assert!(
        err.starts_with(&format!("tavolo: r.txt: line {line}: the promise is {}, not the one", promise())),
        "{err}"
    );
    assert_eq!(verify(GOOD, &["--commitment", "5f"]).0, 2);
}

/// What is proved, and what something lacks to be: the code, and the reasons.
#[test]
fn the_code_tells_what_is_proved() {
    let honest = Announced::honestly(1);
    let (promise, link) =
        (honest.promise(), format!("https://discord.com/channels/1/2/{}", honest.messages[0]));
    let both = ["--commitment", &promise, "--message", &link];
    let text = honest.play::<Condottiere>(1).sealed();
    let (code, out, err) = verify(&text, &both);
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    let proved = "proved, if you saw that promise and that message before the round came out: nobody chose this luck, unless \
                  starts that were announced before were dropped until it pleased\n";
    assert!(out.ends_with(proved), "{out}");
    let mut twice = Announced::honestly(1);
    twice.messages.insert(0, honest.messages[0] - (9_000 << 22));
    let (twice, waived) = (twice.play::<Condottiere>(1).sealed(), Announced::without_proof(1));
    let (waived, none) = (waived.play::<Condottiere>(1).sealed(), Announced::without_beacon(1));
    let (unbound, own) = (none.play::<Condottiere>(1).sealed(), none.promise());
    let cases: [(&str, &[&str], &str); 6] = [
        (&text, &[], "no promise given, no message given"),
        (&text, &both[..2], "no message given"),
        (&text, &both[2..], "no promise given"),
        (&twice, &both, "announced 2 times"),
        (&waived, &both, "without proof: round 123 of quicknet waived"),
        (&unbound, &["--commitment", &own], "without proof: no beacon"),
    ];
    for (text, more, lacks) in cases {
        let (code, _, err) = verify(text, more);
        assert_eq!((code, err), (3, format!("tavolo: not proved: {lacks}\n")), "{more:?}");
    }
    let other = format!("https://discord.com/channels/1/2/{}", honest.messages[0] + 1);
    let (code, out, err) = verify(&text, &["--message", &other]);
    assert!(code == 1 && out.is_empty() && err.contains("not by the one that was given"), "{err}");
    let (code, _, err) = verify(GOOD, &["--message", &link]);
    assert!(code == 1 && err.contains("so it goes without --message; if one announced it to you"), "{err}");
    assert_eq!(verify(&text, &["--message", "here"]).0, 2);
}

/// What our program says of a duplicate with its original and these options.
fn verify_by_ours(texts: [&str; 2], more: &[&str]) -> (i32, String, String) {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in ["r.txt", "o.txt"].into_iter().zip(texts) {
        fs::write(folder.path().join(name), text).unwrap();
    }
    told(&tavolo(folder.path(), None, &[&["verify", "r.txt"], more].concat(), None))
}

/// The same record in which somebody else has won.
fn won_otherwise(text: &str) -> String {
    let (text, _) = text.split_once("# digest").unwrap();
    let (before, after) = text.split_once(" | winners ").unwrap();
    let (won, scores) = after.split_once(" | ").unwrap();
    let other = if won == "0" { "1" } else { "0" };
    format!("{before} | winners {other} | {scores}")
}

/// What both programs say of a duplicate with its original and these options: the codes, and what is not proved. The second
/// one checks no signatures where py_ecc is missing.
fn verify_again(texts: [&str; 2], more: &[&str]) -> [(Option<i32>, String); 2] {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in ["r.txt", "o.txt"].into_iter().zip(texts) {
        fs::write(folder.path().join(name), text).unwrap();
    }
    let ours = tavolo(folder.path(), None, &[&["verify", "r.txt"], more].concat(), None);
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/verify.py");
    let second = Command::new("python3")
        .arg(script)
        .args(more)
        .arg("r.txt")
        .current_dir(folder.path())
        .output()
        .unwrap();
    [ours, second].map(|ran| {
        let said = [ran.stdout, ran.stderr].concat();
        let said = String::from_utf8(said).unwrap();
        let lacks = said
            .split_once("not proved: ")
            .map_or("", |(_, lacks)| lacks.trim_end().trim_end_matches("; rules not checked"));
        let lacks: Vec<&str> = lacks
            .split(", ")
            .filter(|lack| !lack.contains("py_ecc"))
            .collect();
        let code = match ran.status.code() {
            Some(3) if lacks.is_empty() => Some(0),
            code => code,
        };
        (code, lacks.join(", "))
    })
}

/// What is copied from a message on a phone, and what no table is called.
#[test]
fn both_programs_take_the_same_for_a_promise_a_message_and_a_table() {
    let begun = Announced::without_beacon(1);
    let text = begun.play::<Condottiere>(1).to_string();
    let own = begun.promise();
    for typed in [format!(" {own}\n"), format!("`{own}`"), format!("Luck without proof · `{own}`")] {
        for (code, lacks) in verify_again([&text, &text], &["--commitment", &typed]) {
            assert_eq!((code, &*lacks), (Some(3), "without proof: no beacon"), "{typed}");
        }
    }
    // One in 64 begins like an option.
    let other = format!("-{}", &own[1..]);
    for (code, _) in verify_again([&text, &text], &["--commitment", &other]) {
        assert_eq!(code, Some(1), "another promise");
    }
    let honest = Announced::honestly(1);
    let link = format!("0{}", honest.messages[0]);
    let announced = honest.play::<Condottiere>(1).to_string();
    for (code, lacks) in verify_again([&announced, &announced], &["--message", &link]) {
        assert_eq!((code, &*lacks), (Some(3), "no promise given"));
    }
    let table = text.lines().find(|line| line.starts_with("table ")).unwrap();
    for no_table in ["zzzzzzzzzzzzz", "g000000000000", "01", "i", "O"] {
        let other = text.replace(table, &format!("table {no_table}"));
        for (code, _) in verify_again([&other, &other], &[]) {
            assert_eq!(code, Some(1), "{no_table}");
        }
    }
    // What is promised is for one table.
    let other = text.replace(table, "table fzzzzzzzzzzzz");
    for (code, _) in verify_again([&other, &other], &[]) {
        assert_eq!(code, Some(1));
    }
}

#[test]
fn of_a_duplicate_as_much_is_proved_as_of_its_original() {
    for (first, lacks) in [
        (Announced::honestly(1), ""),
        (Announced::without_proof(1), "original: without proof: round 123 of quicknet waived"),
        (Announced::without_beacon(1), "original: without proof: no beacon"),
    ] {
        let original = first.play::<Condottiere>(1);
        let again = Announced {
            table: TableId(6),
            source: LuckSource::Original,
            messages: Vec::new(),
            beacon: None,
            original: original.given_on().map(|(_, original)| original),
            ..Announced::honestly(1)
        };
        let texts = [again.play::<Condottiere>(1).sealed(), original.sealed()];
        let texts = [texts[0].as_str(), texts[1].as_str()];
        let (own, first_own) = (again.promise(), first.promise());
        let message = first.messages.first().map(ToString::to_string);
        let mut all = vec!["--commitment", &own, "--original", "o.txt", "--original-commitment", &first_own];
        all.extend(message.iter().flat_map(|message| ["--original-message", message]));
        let code = if lacks.is_empty() { 0 } else { 3 };
        for told in verify_again(texts, &all) {
            assert_eq!(told, (Some(code), lacks.to_owned()));
        }
        let (_, out, _) = verify_by_ours(texts, &all);
        assert!(!out.contains("nobody chose this luck"), "a luck that was known can be chosen: {out}");
        assert_eq!(out.contains("nobody chose the luck of that game"), lacks.is_empty(), "{out}");
        for told in verify_again(texts, &all[..2]) {
            assert_eq!(told, (Some(3), "no original given".to_owned()));
        }
        for (code, told) in verify_again(texts, &all[..4]) {
            assert!(code == Some(3) && told.starts_with("original: no promise given"), "{told}");
        }
        for (code, _) in verify_again(texts, &[&all[..4], &["--original-commitment", &own]].concat()) {
            assert_eq!(code, Some(1), "another promise of the original's");
        }
        let (_, _, err) = verify_by_ours(texts, &[&all[..4], &["--original-commitment", &own]].concat());
        assert!(err.contains("not the one that was given with --original-commitment"), "{err}");
        let unlike = won_otherwise(texts[1]);
        let (code, _, err) = verify_by_ours([texts[0], &unlike], &["--original", "o.txt"]);
        assert!(code == 1 && err.contains("by the rules it ends otherwise"), "{err}");
        for (code, _) in verify_again(texts, &["--message", "5"]) {
            assert_eq!(code, Some(2), "a duplicate has no message of its own");
        }
        for (code, _) in verify_again([texts[1], texts[0]], &["--original", "o.txt"]) {
            assert_eq!(code, Some(2), "a game with its own luck has no original");
        }
        for (code, _) in verify_again([texts[0]; 2], &["--original", "o.txt"]) {
            assert_eq!(code, Some(1), "a duplicate is no original");
        }
    }
}

#[test]
fn a_beacon_is_told_and_so_is_what_is_wrong_with_it() {
    let text = Begun::honestly().play::<Condottiere>(1).to_string();
    let (code, out, _) = verify(&text, &[]);
    assert_eq!(code, 3);
    assert!(out.contains("fair-v2: into the luck went round 123 of the beacon quicknet"), "{out}");
    let (code, out, _) = verify(&Begun::without().play::<Condottiere>(1).to_string(), &[]);
    assert_eq!(code, 3);
    assert!(out.contains("fair-v1: no beacon went into the luck; round 123 of quicknet was due"), "{out}");
    let mut begun = Begun::honestly();
    begun.beacon.0 = 124;
    let (code, _, err) = verify(&begun.play::<Condottiere>(1).to_string(), &[]);
    let said = "the beacon's round is another than 123, which is the first that nobody could know";
    assert!(code == 1 && err.contains(said), "{err}");
    let line = 1 + text.lines().position(|line| line.starts_with("beacon")).unwrap();
    assert!(err.starts_with(&format!("tavolo: r.txt: line {line}: ")), "{err}");
}

#[test]
fn a_record_that_is_cut_off_is_said_to_be() {
    let lines: Vec<&str> = GOOD.lines().collect();
    let first = |count: usize| {
        lines[..count]
            .iter()
            .fold(String::new(), |all, line| all + line + "\n")
    };
    let deal = 1 + lines.iter().position(|line| line.starts_with("0 deal")).unwrap();
    let cases = [
        (first(lines.len() - 1), lines.len() - 1, "cut off after ply"),
        (first(deal + 3), deal + 3, "cut off after ply 3"),
        (first(deal - 1), deal, "the record is cut off"),
        (first(3), 4, "the record is cut off"),
        (first(deal)[..first(deal).len() - 9].to_owned(), deal, "the record is cut off"),
        (GOOD[..GOOD.len() - 4].to_owned(), lines.len(), "the record is cut off"),
        (format!("{}\n{} 0 wint", first(deal + 3).trim_end(), 4), deal + 4, "the record is cut off"),
    ];
    for (text, line, what) in cases {
        let (code, out, err) = verify(&text, &[]);
        assert_eq!((code, out.as_str()), (1, ""), "{err}");
        assert!(
            err.starts_with(&format!("tavolo: r.txt: line {line}: ")) && err.contains(what),
            "{line}: {err}"
        );
    }
    let (code, _, _) = verify(GOOD.trim_end(), &[]);
    assert_eq!(code, 3, "a file without its last line break is whole");
}

#[test]
fn each_thing_that_is_wrong_has_its_sentence() {
    let ticket = GOOD.lines().find(|line| line.starts_with("ticket 1")).unwrap();
    let seed = GOOD.lines().find(|line| line.starts_with("seed")).unwrap();
    let first = GOOD.lines().find(|line| line.starts_with("1 ")).unwrap();
    let cases = [
        (GOOD.replacen(seed, &format!("{seed}\n{seed}"), 1), "a second line «seed»"),
        (GOOD.replacen(ticket, &format!("{ticket}\n{ticket}"), 1), "a second line «ticket 1»"),
        (
            GOOD.replacen(first, &format!("{first}\nback 1\n{first}\nresigned 2\nback 1\n{first}"), 1),
            "which no table allows",
        ),
        (GOOD.replacen(ticket, "ticket 1 5", 1), "luck of ply 0"),
    ];
    for (text, what) in cases {
        let (code, out, err) = verify(&text, &[]);
        assert!(code == 1 && out.is_empty() && err.contains(what), "{what}: {err}");
    }
}
