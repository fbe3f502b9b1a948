//! What people ask: a file of lines for each game in `asked/`, over all languages.
//!
//! ```text
//! LOCALE | what is asked | QUESTION      it is answered as this question is
//! ```

use super::duplicates::plays;
use super::ends::{asked, playing};
use super::pace::Paced;
use super::stage::Stage;
use std::collections::BTreeMap;
use tavolo::discord::incoming::{Caller, Given};
use tavolo::words::{Locale, Message, Style, Words};

/// The games that have a file.
const GAMES: [&str; 4] = ["barony", "carcassonne", "condottiere", "kingsburg"];
/// The fewest lines of a language over all games.
const LINES: usize = 20;

#[tokio::test]
async fn what_people_ask_is_understood_in_every_language() {
    let (mut wrongs, mut counted) = (Vec::new(), BTreeMap::new());
    for game in GAMES {
        let path = format!("{}/tests/it/edge/asked/{game}.txt", env!("CARGO_MANIFEST_DIR"));
        let file = std::fs::read_to_string(path).unwrap();
        let mut stage = Stage::new();
        let (people, _) = playing(&mut stage, game, "").await;
        for line in file
            .lines()
            .filter(|line| !line.is_empty() && !line.starts_with('#'))
        {
            let cells: Vec<&str> = line.split('|').map(str::trim).collect();
            let [locale, typed, question] = cells.try_into().unwrap_or_else(|_| panic!("{line}"));
            let person = Caller {
                locale: locale.to_owned(),
                ..people[1].clone()
            };
            let told = asked(&mut stage, &person, question).await;
            assert!(told != asked(&mut stage, &person, "xyzzy plugh").await, "{game}: {line}");
            let said = asked(&mut stage, &person, typed).await;
            if said != told {
                wrongs.push(format!("{game}: {line}\n  said: {said}\n  not: {told}"));
            }
            *counted.entry(locale.to_owned()).or_insert(0) += 1;
        }
    }
    assert!(wrongs.is_empty(), "{} lines:\n{}", wrongs.len(), wrongs.join("\n"));
    assert!(counted.len() == 4 && counted.values().all(|lines| *lines >= LINES), "{counted:?}");
}

/// A word that only asks or denies finds no chapter of the rules.
#[tokio::test]
async fn why_something_cannot_be_done_is_not_answered_by_a_chapter_that_says_not_most_often() {
    let mut stage = Stage::new();
    let (people, _) = playing(&mut stage, "kingsburg", "").await;
    let words = Words::load().unwrap();
    for (locale, typed) in [
        ("en-US", "why can I not"),
        ("en-US", "why cannot I"),
        ("de", "warum kann ich nicht"),
        ("it", "perché non posso"),
        ("pt-BR", "por que não posso"),
    ] {
        let person = Caller {
            locale: locale.to_owned(),
            ..people[1].clone()
        };
        let spoken = Locale::of(locale, Locale::English);
        let chapter = words
            .speaker(spoken, &[], Style::Discord)
            .say(&Message::new("edge-rules-tell"));
        let said = asked(&mut stage, &person, typed).await;
        assert!(!said.contains(&chapter), "{typed}: {said}");
    }
}

#[tokio::test]
async fn whoever_asks_how_much_time_they_have_reads_what_is_left_of_their_reserve() {
    let mut paced = Paced::begun("carcassonne", "pace brisk").await;
    let waits = paced.people[(paced.up().await + 1) % 3].clone();
    let said = asked(&mut paced.stage, &waits, "what is my reserve").await;
    assert!(said.contains("own time until <t:") && said.contains("Your reserve: 24 h 0 min."), "{said}");
}

/// What asks for all that one may do, and how an answer begins to whom it is not the turn of.
const DOINGS: [(&str, &str, &str); 6] = [
    ("en-US", "what can I do?", "Waiting for "),
    ("en-US", "what now?", "Waiting for "),
    ("de", "Was kann ich tun?", "Wir warten auf "),
    ("it", "cosa posso fare?", "Si aspetta"),
    ("it", "che cosa posso fare", "Si aspetta"),
    ("pt-BR", "o que posso fazer?", "Esperando"),
];

#[tokio::test]
async fn whoever_asks_what_they_can_do_hears_whose_turn_it_is_or_what_is_legal() {
    for game in GAMES {
        let mut stage = Stage::new();
        let (people, table) = playing(&mut stage, game, "").await;
        for (locale, typed, waits) in DOINGS {
            for person in &people {
                let user = person.user;
                let (up, legal) = stage
                    .hall
                    .read(table, |table| {
                        let seat = table.roster().seat_of(user).unwrap();
                        (table.awaited().has(seat), table.legal(user))
                    })
                    .await
                    .unwrap();
                let person = Caller {
                    locale: locale.to_owned(),
                    ..person.clone()
                };
                let said = asked(&mut stage, &person, typed).await;
                assert_eq!(said.contains(waits), !up, "{game} {typed}: {said}");
                assert_eq!(legal.is_empty(), !up, "{game}");
            }
        }
    }
}

/// What nothing at the table answers, and the rules do: the game, the language, what is asked, what is said.
const TOLD: [(&str, &str, &str, &str); 4] = [
    ("condottiere", "en-US", "what happens if I pass?", "The rules say of that:\n"),
    ("condottiere", "de", "was passiert, wenn ich passe?", "Die Regeln sagen dazu:\n"),
    ("condottiere", "it", "che cosa succede se passo?", "Le regole ne dicono:\n"),
    ("condottiere", "pt-BR", "o que acontece se eu passar?", "As regras dizem disso:\n"),
];

#[tokio::test]
async fn what_nothing_at_the_table_answers_is_sought_in_the_rules() {
    for (game, locale, typed, expected) in TOLD {
        let mut stage = Stage::new();
        let (people, _) = playing(&mut stage, game, "").await;
        let person = Caller {
            locale: locale.to_owned(),
            ..people[1].clone()
        };
        let said = asked(&mut stage, &person, typed).await;
        assert!(said.contains(expected), "{game} {typed}: {said}");
    }
}

/// What somebody seeks in the rules: the game, the language, what is typed, and what is said.
const RULES: [(&str, &str, &str, &str); 11] = [
    ("kingsburg", "de", "was passiert im Winter", "Dieses handelt davon:\n**Winter"),
    ("kingsburg", "en-US", "battle", "No chapter is called “battle”. This one tells of it:\n**"),
    ("carcassonne", "en-US", "can I place a farmer later", "A farmer stays there"),
    ("condottiere", "pt-BR", "empate", "Este fala disso:\n**"),
    ("condottiere", "de", "Gleichstand", "Dieses handelt davon:\n**"),
    ("condottiere", "it", "parità", "Questo ne parla:\n**"),
    ("barony", "de", "Silber", "Silber"),
    ("barony", "it", "pareggio", "I capitoli sono: «L’idea», "),
    ("barony", "en-US", "what does a stronghold do", "Nobody else can enter"),
    ("barony", "en-US", "xyzzy", "Its chapters are: “The idea”, "),
    ("carcassonne", "pt-BR", "xyzzy", "Os capítulos são: “"),
];

#[tokio::test]
async fn the_rules_are_searched_for_what_is_no_chapter() {
    for (game, locale, typed, expected) in RULES {
        let mut stage = Stage::new();
        let (people, _) = playing(&mut stage, game, "").await;
        let person = Caller {
            locale: locale.to_owned(),
            ..people[1].clone()
        };
        let given = [("topic", Given::Text(typed.to_owned()))];
        let said = stage.command(&person, "rules", &given).await;
        assert!(said.contains(expected), "{game} {typed}: {said}");
    }
}

/// Of whole turns nothing is done by itself: a button does them.
#[tokio::test]
async fn whoever_plans_a_turn_of_barony_is_not_told_that_the_bot_does_it_by_itself() {
    let mut stage = Stage::new();
    let (people, table) = playing(&mut stage, "barony", "").await;
    plays(&mut stage, &people, table, 12, 0).await;
    let mut planners = 0;
    for person in &people {
        let user = person.user;
        let (up, panel) = stage
            .hall
            .read(table, |table| {
                let seat = table.roster().seat_of(user).unwrap();
                (table.awaited().has(seat), format!("{:?}", table.panel(user, "plan")))
            })
            .await
            .unwrap();
        assert!(!panel.contains("plan-by-itself"), "{panel}");
        assert_eq!(panel.contains("barony-plan-ask"), !up, "{panel}");
        planners += usize::from(!up);
    }
    assert_eq!(planners, 2);
}
