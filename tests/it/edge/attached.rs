//! A game is gone through by the file of its record: checked first, for its person alone, and not while they play with
//! the same luck; damaged files are told of.

use super::bot::Dice;
use super::duplicates::{button, named, plays};
use super::ends::{close, playing};
use super::stage::{Stage, caller, direct};
use tavolo::discord::incoming::{Caller, Given};
use tavolo::table::promise::{LuckSource, promise};
use tavolo::table::transcript::Transcript;

/// A game that this program played with itself.
const RECORD: &str = include_str!("record.txt");

/// Somebody who may write where they are.
fn zoe() -> Caller {
    Caller {
        permissions: 1 << 11,
        ..caller(9, "Zoe")
    }
}

impl Stage {
    /// What somebody is answered who attaches a file.
    async fn attaches(&mut self, person: &Caller, bytes: impl Into<Vec<u8>>, turn: i64) -> String {
        *self.port.file.lock().unwrap() = bytes.into();
        let file = Given::File {
            url: "somewhere".to_owned(),
            bytes: 10,
        };
        let given = [("record", file), ("turn", Given::Number(turn))];
        self.command(person, "replay", &given).await
    }

    /// Presses the button that says this in the panel that somebody was answered with last.
    async fn taps(&mut self, person: &Caller, says: &str, values: &[&str]) -> String {
        let panel = self.answered(person);
        let place = panel.labels().iter().position(|label| label == says);
        let id = match place {
            Some(place) => panel.controls()[place].clone(),
            None => panel.controls().last().unwrap().clone(),
        };
        self.press(person, &id, values).await
    }
}

#[tokio::test]
async fn an_attached_record_is_gone_through_by_its_person_and_shared() {
    let mut stage = Stage::new();
    let zoe = zoe();
    let first = stage.attaches(&zoe, RECORD, 0).await;
    assert!(first.starts_with("**Condottiere: the beginning, before turn 1 of "), "{first}");
    assert!(first.contains("This game comes from your file. It follows the rules"), "{first}");
    let panel = stage.answered(&zoe);
    assert!(panel.file.is_some() && !panel.labels().contains(&"Show as a film".to_owned()));
    let next = stage.taps(&zoe, "Next ▶", &[]).await;
    assert!(next.starts_with("**Condottiere: turn 1 of ") && !next.contains("your file"), "{next}");
    let hands = stage.taps(&zoe, "hands", &["1.all"]).await;
    assert!(hands.contains("Ana’s panel then:") && hands.contains("Carl’s panel then:"), "{hands}");
    // Nobody else gets at it, and everyone sees what is shared.
    let controls = stage.answered(&zoe).controls();
    let said = stage.press(&caller(8, "Yan"), &controls[0], &[]).await;
    assert!(said.contains("Attach it once more with /replay record"), "{said}");
    let before = stage.port.sent().len();
    let said = stage.taps(&zoe, "Share this moment", &[]).await;
    assert!(said.starts_with("Shared: everyone in <#6>"), "{said}");
    let shared = stage.port.sent()[before].content.clone();
    assert!(shared.contains("Zoe shares a moment of a game from a file:"), "{shared}");
    stage.attaches(&zoe, RECORD, 3).await;
    let share = |panel: Vec<String>| panel.into_iter().find(|id| id.contains(".w.")).unwrap();
    let share = share(stage.answered(&zoe).controls());
    for (who, says) in
        [(caller(9, "Zoe"), "You may not write in this channel"), (direct(&zoe), "Nobody else reads here")]
    {
        let said = stage.press(&who, &share, &[]).await;
        assert!(said.contains(says), "{said}");
    }
    // A file says nothing of names that would not fit on a board.
    let long = RECORD.lines().filter(|line| !line.starts_with('#'));
    let long: Vec<&str> = long.collect();
    let long = long
        .join("\n")
        .replace("seat 0 Ana", &format!("seat 0 {}", "@everyone ".repeat(900)));
    let said = stage.attaches(&zoe, long + "\n", 5).await;
    assert!(said.starts_with("**Condottiere: turn 5") && !said.contains("@everyone"), "{said}");
}

#[tokio::test]
async fn what_is_no_whole_record_of_an_ended_game_is_told_so_and_not_shown() {
    let mut stage = Stage::new();
    let zoe = zoe();
    let bare: Vec<&str> = RECORD.lines().filter(|line| !line.starts_with('#')).collect();
    let (ended, bare) = (bare.len() - 1, bare.join("\n") + "\n");
    let upto = |lines: usize| {
        bare.lines()
            .take(lines)
            .map(|line| format!("{line}\n"))
            .collect::<String>()
    };
    let running: String = upto(ended)
        .lines()
        .filter(|line| !line.starts_with("seed "))
        .fold(String::new(), |text, line| text + line + "\n");
    let unseeded = bare.replacen("\nseed d", "\n# seed d", 1);
    for (text, says) in [
        ("nonsense".to_owned(), "This file is not the record of a game."),
        (String::new(), "This file is not the record of a game."),
        (bare.replacen("record 1", "record 2", 1), "from a newer version of me"),
        (bare.replacen("condottiere 1", "condottiere 999", 1), "from a newer version of me"),
        (bare.replacen("condottiere 1", "chess 1", 1), "is of a game that I do not have"),
        (format!("{}# digest {}\n", bare, "0".repeat(64)), "This record is damaged: up to line"),
        (bare[..bare.len() - 20].to_owned(), "This file looks cut off"),
        (upto(ended), "This record is cut off after move"),
        (running, "has not ended, so I do not show it"),
        (unseeded, "has no seed, so its luck cannot be checked"),
        (bare.replacen("\nseed d", "\nseed e", 1), "the promise does not go with the seed"),
        (bare.replacen("0 deal | first-seat 2", "0 deal | first-seat 1", 1), "does not follow the rules"),
        ("x".repeat(2 << 20), "could not fetch"),
    ] {
        let said = stage.attaches(&zoe, text, 0).await;
        assert!(said.contains(says), "{says}: {said}");
        assert!(stage.answered(&zoe).controls().is_empty(), "{says}");
    }
}

#[tokio::test]
async fn nobody_goes_through_a_record_with_the_luck_that_they_play_with() {
    let mut stage = Stage::new();
    let (people, first) = playing(&mut stage, "condottiere", "").await;
    plays(&mut stage, &people, first, 4, 0).await;
    close(&mut stage, &people[0]).await;
    let finished = stage.hall.read(first, |table| table.finished_transcript());
    let record = finished.await.unwrap().unwrap().to_string();
    let again = button(&stage, "duplicate");
    let others = named(&["Dora", "Emil", "Fay"], 11);
    for person in &others {
        stage.press(person, &again, &[]).await;
    }
    // A record that says it is of another table, which has this luck once more.
    let transcript: Transcript = record.parse().unwrap();
    let (seed, original) = transcript.given_on().unwrap();
    let other = "7k2mz0q4".parse().unwrap();
    let source = Some(LuckSource::Original);
    let promised = promise(other, &seed, (source.as_ref(), Some(&original)));
    let lies = Transcript {
        table: Some(other),
        commitment: Some(promised),
        original: Some(original),
        source,
        ..transcript
    };
    let lies = lies.to_string();
    for text in [&record, &lies] {
        let said = stage.attaches(&others[1], text.as_str(), 0).await;
        assert!(said.contains("You are playing with the same luck at another table"), "{said}");
        let said = stage.attaches(&zoe(), text.as_str(), 0).await;
        assert!(said.starts_with("**Condottiere: the beginning"), "{said}");
        let said = stage.taps(&zoe(), "Share this moment", &[]).await;
        assert!(said.contains("Another table on this server is playing with the same luck"), "{said}");
    }
    // Who sits down there afterwards goes on no further; a record with another luck is nothing to them.
    stage.attaches(&zoe(), lies, 0).await;
    let next = stage.answered(&zoe()).controls()[2].clone();
    stage.press(&others[2], &button(&stage, "leave"), &[]).await;
    stage.press(&zoe(), &again, &[]).await;
    let said = stage.press(&zoe(), &next, &[]).await;
    assert!(said.contains("You are playing with the same luck at another table"), "{said}");
    let said = stage.attaches(&zoe(), RECORD, 0).await;
    assert!(said.starts_with("**Condottiere: the beginning"), "{said}");
}

#[tokio::test]
async fn damaged_bytes_are_answered_whatever_they_are() {
    let (mut stage, mut dice, zoe) = (Stage::new(), Dice(7), zoe());
    for nth in 0..80 {
        let mut bytes = RECORD.as_bytes().to_vec();
        for _ in 0..=dice.below(4) {
            let (from, to) = (dice.below(bytes.len()), dice.below(bytes.len()));
            match dice.below(4) {
                0 => bytes[from] = dice.below(256) as u8,
                1 => drop(bytes.drain(from.min(to)..from.max(to).min(from.min(to) + 60))),
                2 => drop(bytes.splice(from..from, b"| 4294967296 \xff\xe2\x80\xae".to_vec())),
                _ => bytes.truncate(from.max(bytes.len() / 2)),
            }
        }
        let said = stage.attaches(&zoe, bytes, 1).await;
        let short = said.chars().count() < 2_000;
        assert!(!said.is_empty() && short && !said.contains("fault"), "{nth}: {said}");
    }
}
