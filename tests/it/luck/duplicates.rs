//! The same luck once more: what comes is the same as far as the rules draw from the same, both verifiers find it
//! fair, and what is changed in it is refused.

use super::EARLIER;
use super::second::verdicts;
use crate::hall::Room;
use crate::hall::course::{play_out, promises_are_kept, transcript};
use crate::hall::duplicates::played;
use tavolo::games::barony::Barony;
use tavolo::games::carcassonne::Carcassonne;
use tavolo::games::condottiere::Condottiere;
use tavolo::games::kingsburg::Kingsburg;
use tavolo::portray::Portray;
use tavolo::program::catalogue;
use tavolo::store::Version;
use tavolo::table::Command;
use tavolo::table::transcript::{Transcript, TranscriptMove};
use tavolo::table::verdict::LuckVerdict;

/// What came of a label in the plies that stand, draw by draw.
fn drawn(record: &Transcript, label: &str) -> Vec<String> {
    let standing = record.standing();
    let luck = standing.moves.iter().filter_map(|step| match step {
        TranscriptMove::Played { luck, .. } => Some(luck),
        _ => None,
    });
    let draws = record.deal.iter().chain(luck.flatten());
    let draws = draws.filter(|draw| draw.label == label);
    draws.map(|draw| draw.items.join(" ")).collect()
}

/// A game at random, and two at random with the same luck, the second with that of the first duplicate: their records.
async fn thrice<G: Portray>(seed: u64) -> [Transcript; 3] {
    let first = play_out::<G>("ab", seed, 20_000).await;
    let second = played(&first, "cd", seed + 1).await;
    promises_are_kept::<G>(&second, "cd").await;
    let third = played(&second, "ef", seed + 2).await;
    let checked = second.hall.check(second.table).await.unwrap();
    assert_eq!(checked.difference, None, "its records are what the rules make of them");
    [transcript(&first).await, transcript(&second).await, transcript(&third).await]
}

/// The records of a game with the same luck: the deal is the same, so is what comes of these labels, and all are fair.
async fn are_alike<G: Portray>(labels: &[&str]) {
    let records = thrice::<G>(5).await;
    let luck = records[0].given_on().unwrap();
    assert_eq!(luck.1.table, records[0].table.unwrap());
    for other in &records[1..] {
        assert_eq!(other.given_on().as_ref(), Some(&luck), "it is the first one's luck");
        assert_eq!((&other.deal, &other.seed), (&records[0].deal, &records[0].seed));
        assert_ne!(other.moves, records[0].moves, "it was played otherwise");
        for label in labels {
            let (one, two) = (drawn(&records[0], label), drawn(other, label));
            let both = one.len().min(two.len());
            assert!(both > 3, "{label}");
            assert_eq!(one[..both], two[..both], "{label}");
        }
    }
    let texts = records.each_ref().map(Transcript::sealed);
    for (text, said) in texts.iter().zip(verdicts(&texts)) {
        assert!(said.starts_with("follows (fair-v3), "), "{said}\n{text}");
    }
}

#[tokio::test]
async fn in_carcassonne_all_tiles_come_in_the_same_order() {
    are_alike::<Carcassonne>(&["tile"]).await;
}

#[tokio::test]
async fn in_kingsburg_each_season_has_the_same_dice_and_each_year_its_enemy() {
    are_alike::<Kingsburg>(&["dice", "neutral", "enemy"]).await;
}

#[tokio::test]
async fn in_condottiere_the_same_hands_are_dealt_and_in_barony_the_same_board_lies() {
    are_alike::<Condottiere>(&[]).await;
    are_alike::<Barony>(&[]).await;
}

/// A table with the records of a game that the first version played.
async fn earlier(text: &str) -> Room {
    let (table, records) = catalogue().records(&text.parse().unwrap()).unwrap();
    let mut room = Room::gathered::<Kingsburg>("q").await;
    room.tell('q', Command::Leave).await.unwrap();
    for (version, record) in (0..).zip(records) {
        room.store.append(table, Version(version), record).await.unwrap();
    }
    room.table = table;
    room
}

/// A game of `fair-v1` once more: its draws come by their plies, as they did.
#[tokio::test]
async fn a_game_of_an_earlier_version_is_dealt_once_more_and_what_is_changed_is_refused() {
    let text: &str = EARLIER[3];
    let first: Transcript = text.parse().unwrap();
    let people = &"cdefg"[..first.seats.len()];
    let second = transcript(&played(&earlier(text).await, people, 10).await).await;
    assert_eq!(second.deal, first.deal);
    let (one, two) = (drawn(&first, "dice"), drawn(&second, "dice"));
    let both = one.len().min(two.len());
    assert!(both > 3);
    assert_eq!(one[..both], two[..both]);
    let fair = second.to_string();
    let said = verdicts(std::slice::from_ref(&fair));
    assert!(said[0].starts_with("follows (fair-v1), "), "{}", said[0]);
    let (entropy, dice) = (line(&fair, "original"), line(&fair, "drawn dice"));
    let plies = dice.split(' ').skip(2).map(|ply| ply.parse::<u32>().unwrap() + 1);
    let later = plies.fold("drawn dice".to_owned(), |line, ply| format!("{line} {ply}"));
    let forged = [
        ("another recipe", fair.replacen("fair-v1", "fair-v2", 1)),
        ("draws in other plies", fair.replacen(&dice, &later, 1)),
        ("fewer draws", fair.replacen(&format!("{dice}\n"), "", 1)),
    ];
    refused(&forged);
    let illformed = [
        ("drawn before original", fair.replacen(&format!("{entropy}\n"), "", 1)),
        ("no plies", fair.replacen(&dice, "drawn dice", 1)),
        ("plies that fall", fair.replacen(&dice, &format!("{dice} 1"), 1)),
        ("a ply beyond all", fair.replacen(&dice, &format!("{dice} 4294967295"), 1)),
        ("twice", fair.replacen(&dice, &format!("{dice}\n{dice}"), 1)),
        ("no number", fair.replacen(&dice, &format!("{dice} x"), 1)),
        ("a start of its own", fair.replacen(&entropy, &format!("start 5\n{entropy}"), 1)),
        ("no entropy", fair.replacen(&entropy, "original 5 fair-v1 00", 1)),
    ];
    no_records(&illformed);
}

/// The line of a record that begins so.
fn line(text: &str, begins: &str) -> String {
    let line = text.lines().find(|line| line.starts_with(begins));
    line.unwrap_or_else(|| panic!("{begins}\n{text}")).to_owned()
}

/// Both verifiers refuse each of these.
fn refused(forged: &[(&str, String)]) {
    let texts: Vec<String> = forged.iter().map(|(_, text)| text.clone()).collect();
    for ((what, text), said) in forged.iter().zip(verdicts(&texts)) {
        let found = text
            .parse::<Transcript>()
            .map(|record| catalogue().verify(&record));
        assert!(!matches!(found, Ok(Some(LuckVerdict::Fair(_)))), "{what}: {found:?}");
        assert!(said.starts_with("does not follow"), "{what}: {said}");
    }
}

/// None of these is a record, and the second verifier refuses each.
fn no_records(illformed: &[(&str, String)]) {
    let texts: Vec<String> = illformed.iter().map(|(_, text)| text.clone()).collect();
    for ((what, text), said) in illformed.iter().zip(verdicts(&texts)) {
        assert!(text.parse::<Transcript>().is_err(), "{what}");
        assert!(said.starts_with("does not follow"), "{what}: {said}");
    }
}

#[tokio::test]
async fn what_is_changed_in_a_duplicate_is_refused() {
    let [first, second, _] = thrice::<Kingsburg>(9).await;
    let fair = second.to_string();
    let entropy = line(&fair, "original");
    let digit = if entropy.ends_with('0') { "1" } else { "0" };
    let other = format!("{}{digit}", &entropy[..entropy.len() - 1]);
    let told = format!("original {}", first.table.unwrap());
    refused(&[
        ("another entropy", fair.replacen(&entropy, &other, 1)),
        ("another recipe", fair.replacen(&entropy, &entropy.replace("fair-v3", "fair-v2"), 1)),
        ("another table", fair.replacen(&told, "original 5", 1)),
        ("its own luck", fair.replacen(&format!("{entropy}\n"), "", 1)),
        ("another source", fair.replacen("luck fair-v3 original", "luck fair-v3 none", 1)),
    ]);
    no_records(&[
        ("a start of its own", fair.replacen(&entropy, &format!("start 5\n{entropy}"), 1)),
        ("a message of its own", fair.replacen(&entropy, &format!("announced 5\n{entropy}"), 1)),
        ("no entropy", fair.replacen(&entropy, "original 5 fair-v3 00", 1)),
        ("plies of draws", fair.replacen(&entropy, &format!("{entropy}\ndrawn dice 1"), 1)),
    ]);
}
