//! The second verifier, `docs/verify.py`: written from `docs/RECORDS.md` alone, in another language and without
//! the program's code. It comes to the same on records of whole games, and on what is forged in them.

use super::EARLIER;
use super::announced::{self, Announced};
use super::whole::{Begun, GIVEN, of_each_game};
use std::path::{Path, PathBuf};
use std::process::Command;
use tavolo::games::condottiere::Condottiere;
use tavolo::program::catalogue;
use tavolo::table::verdict::LuckVerdict;

/// What it says of each of these texts, in order.
pub fn verdicts(texts: &[String]) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let written = |(nth, text): (usize, &String)| {
        let file: PathBuf = folder.path().join(format!("{nth}.txt"));
        std::fs::write(&file, text).unwrap();
        file
    };
    let files: Vec<PathBuf> = texts.iter().enumerate().map(written).collect();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/verify.py");
    let ran = Command::new("python3").arg(script).args(&files).output();
    let ran = ran.expect("python3 is there, as ./test.sh sees to");
    assert!(ran.stderr.is_empty(), "{}", String::from_utf8_lossy(&ran.stderr));
    let said = String::from_utf8(ran.stdout).unwrap();
    let said: Vec<String> = said
        .lines()
        .map(|line| line.split_once(": ").unwrap().1.to_owned())
        .collect();
    assert_eq!(said.len(), texts.len());
    let code = |said: &String| match said {
        said if said.starts_with("proved ") => 0,
        said if said.starts_with("follows ") => 3,
        said if said.starts_with("wrong call: ") => 2,
        _ => 1,
    };
    let codes: Vec<i32> = said.iter().map(code).collect();
    let worst = [1, 2, 3, 0].into_iter().find(|code| codes.contains(code));
    assert_eq!(ran.status.code(), worst, "{said:?}");
    said
}

#[test]
fn it_finds_records_of_every_game_fair() {
    let games = std::env::var("TAVOLO_BEACON_GAMES").map_or(3, |number| number.parse().unwrap());
    let earlier: Vec<String> = EARLIER.map(str::to_owned).to_vec();
    let with_beacon: Vec<String> = of_each_game(games).iter().map(ToString::to_string).collect();
    let waived = Begun::without().play::<Condottiere>(1);
    let waived = vec![waived.to_string(), waived.sealed()];
    let announced = announced::of_each_game(games)
        .iter()
        .map(ToString::to_string)
        .collect();
    let unproved = [Announced::without_proof(1), Announced::without_beacon(1)];
    let unproved = unproved
        .map(|begun| begun.play::<Condottiere>(1).sealed())
        .to_vec();
    for (texts, recipe) in [
        (earlier, "fair-v1"),
        (with_beacon, "fair-v2"),
        (waived, "fair-v1"),
        (announced, "fair-v3"),
        (unproved, "fair-v3"),
    ] {
        for (text, said) in texts.iter().zip(verdicts(&texts)) {
            assert!(said.starts_with(&format!("follows ({recipe}), ")), "{said}\n{text}");
        }
    }
}

/// A record that went through an editor of another system is the same record to both.
#[test]
fn it_reads_what_an_editor_has_saved() {
    let announced = announced::of_each_game(1);
    let fair = announced.iter().map(ToString::to_string);
    let texts: Vec<String> = fair.chain(EARLIER.map(str::to_owned)).collect();
    let plain = verdicts(&texts);
    let crlf = |text: &String| text.replace('\n', "\r\n");
    let marked = |text: &String| format!("\u{feff}{text}");
    let saved: [Vec<String>; 3] = [
        texts.iter().map(crlf).collect(),
        texts.iter().map(marked).collect(),
        texts.iter().map(|text| marked(&crlf(text))).collect(),
    ];
    for texts in saved {
        assert_eq!(verdicts(&texts), plain);
        for text in &texts {
            let found = catalogue().verify(&text.parse().unwrap());
            assert!(matches!(found, Some(LuckVerdict::Fair(_))), "{found:?}");
        }
    }
}

/// Three computers by `draw-after-battle`: the deck is used up by a draw, and what is left over is a draw of its own.
#[test]
fn it_follows_a_deck_that_is_used_up_by_a_draw() {
    let text = include_str!("used_up.txt");
    let found = catalogue().verify(&text.parse().unwrap());
    assert!(matches!(found, Some(LuckVerdict::Fair(79))), "{found:?}");
    // Another card, and what is left over as one draw with the first.
    let (first, over) =
        (" | deck drummer m1 courtesan spring courtesan heroine", " | deck m10 courtesan winter\n");
    let other = text.replace(first, " | deck m2 m1 courtesan spring courtesan heroine");
    let one = text.replace(over, " m10 courtesan winter\n");
    let said = verdicts(&[text.to_owned(), other, one]);
    assert!(said[0].starts_with("follows (fair-v3), 79 draws"), "{said:?}");
    assert!(
        said[1..]
            .iter()
            .all(|said| said.starts_with("does not follow: line 405")),
        "{said:?}"
    );
}

/// One digit or letter of everything that luck is made from, and of the first draw.
#[test]
fn it_refuses_what_is_forged() {
    let text = Begun::honestly().play::<Condottiere>(1).to_string();
    let mut forged = Vec::new();
    for word in [
        "table",
        "opened",
        "ticket 0",
        "ticket 1",
        "word 0",
        "commitment",
        "start",
        "beacon",
        "seed",
        "0 deal",
    ] {
        let lines = text.lines().map(|line| match line.strip_prefix(word) {
            Some(rest) => format!("{word}{}\n", other_end(rest)),
            None => format!("{line}\n"),
        });
        let changed: String = lines.collect();
        assert_ne!(changed, text, "{word}");
        forged.push(changed);
    }
    let waived = Begun::without().play::<Condottiere>(1);
    let (waived, sealed) = (waived.to_string(), waived.sealed());
    forged.push(sealed.replace("over ", "over the "));
    forged.push(sealed.replacen("seat 0 ", "seat 0 B", 1));
    forged.push(waived.replace("beacon quicknet 123 waived", "beacon quicknet 124 waived"));
    forged.push(text.replace(GIVEN.1, "waived"));
    for (changed, said) in forged.iter().zip(verdicts(&forged)) {
        assert!(said.starts_with("does not follow: "), "{said}\n{changed}");
    }
}

/// The same with its last digit or letter exchanged, quotation marks aside.
fn other_end(rest: &str) -> String {
    let place = rest.rfind(char::is_alphanumeric).unwrap();
    let other = if rest.as_bytes()[place] == b'1' { "2" } else { "1" };
    format!("{}{other}{}", &rest[..place], &rest[place + 1..])
}
