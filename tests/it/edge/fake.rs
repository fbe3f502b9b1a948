//! The edge over a port that only writes down what it is asked for: what no client would ever send.

use super::bot::{Dice, memory};
use super::stage::{Request, Stage, asked, caller};
use crate::luck::announced::Announced;
use crate::luck::whole::{Begun, CAME, number};
use serde_json::Value;
use std::time::Duration;
use tavolo::discord::incoming::{Caller, Given, Incoming};
use tavolo::games::carcassonne::Carcassonne;
use tavolo::hall::Hall;
use tavolo::program::catalogue;

#[tokio::test]
async fn hostile_controls_are_answered_and_do_nothing() {
    let mut stage = Stage::new();
    let (ana, ben) = (caller(1, "Ana"), caller(2, "Ben"));
    stage.command(&ana, "join", &[]).await;
    stage.command(&ben, "join", &[]).await;
    stage.start(&ana).await;
    let long = "x".repeat(4_000);
    let ids = [
        "",
        "t",
        "t.1.1.0.a.pass",
        "t.zzzzzzzzzzzzz.1.0.a.x",
        "r.nothing",
        "r.../../etc",
        "\u{202e}",
        "t.1.4294967296.0.a.x",
        &long,
    ];
    for id in ids {
        let said = stage.press(&ana, id, &[]).await;
        assert!(!said.is_empty() && said.chars().count() < 400, "{id:?}: {said}");
    }
    for (at, values) in [&[][..], &["nonsense"], &["0.a.@everyone"], &["0.o.\u{0}"], &[&long]]
        .into_iter()
        .enumerate()
    {
        let said = stage.press(&ana, "t.1.1.0.s.", values).await;
        assert!(said.contains("no such table") || said.contains("does nothing any more"), "{at}: {said}");
    }
}

#[tokio::test]
async fn hostile_text_is_cut_and_disarmed() {
    let mut stage = Stage::new();
    let hostile = format!("@everyone <@7> **x** \u{202e}{}", "y".repeat(4_000));
    let (ana, ben) = (caller(1, &hostile), caller(2, "@here"));
    stage
        .command(&ana, "join", &[("word", Given::Text(hostile.clone()))])
        .await;
    stage.command(&ben, "join", &[]).await;
    stage.start(&ana).await;
    for (command, option) in
        [("play", "move"), ("rules", "topic"), ("verify", "table"), ("hand", "table"), ("board", "table")]
    {
        let said = stage
            .command(&ana, command, &[(option, Given::Text(hostile.clone()))])
            .await;
        let short = said.chars().count() < 900;
        assert!(short && !said.contains("@everyone") && !said.contains('\u{202e}'), "{command}: {said}");
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    for body in stage.port.sent() {
        assert!(
            !body.content.contains("@everyone")
                && !body.content.contains("@here")
                && !body.content.contains('\u{202e}')
        );
        assert!(body.content.chars().count() <= 2_000);
        assert!(body.mention.iter().all(|user| user.0 == 1 || user.0 == 2));
    }
}

#[tokio::test]
async fn what_somebody_saw_before_the_start_is_compared_with_the_promise() {
    let mut stage = Stage::new();
    let ana = caller(1, "Ana");
    let good = include_str!("record.txt");
    let promise = good
        .lines()
        .find_map(|line| line.strip_prefix("commitment "))
        .unwrap();
    let (capitals, other) = (promise.to_ascii_uppercase(), "e".repeat(64));
    let cases = [
        (None, ["draws follow from the seed", "only if this stands there too"]),
        (
            Some(promise),
            ["If that promise was given before the start, no player alone", "the promise that you gave"],
        ),
        (Some(&capitals), ["draws follow from the seed", "the promise that you gave"]),
        (Some(&other), ["is not this record’s", promise]),
        (Some("clover"), ["24 letters", "the opening of the table"]),
    ];
    *stage.port.file.lock().unwrap() = good.to_owned().into_bytes();
    for (seen, said) in cases {
        let mut given = vec![(
            "file",
            Given::File {
                url: "somewhere".to_owned(),
                bytes: 10,
            },
        )];
        given.extend(seen.map(|seen| ("promise", Given::Text(seen.to_owned()))));
        let answer = stage.command(&ana, "verify", &given).await;
        said.iter()
            .for_each(|part| assert!(answer.contains(part), "{seen:?}: {part} is not in {answer}"));
        assert!(answer.contains(promise) || seen == Some("clover"), "the promise can be compared: {answer}");
    }
}

#[tokio::test]
async fn a_beacon_in_a_record_is_told_and_so_is_what_is_wrong_with_it() {
    let mut stage = Stage::new();
    let ana = caller(1, "Ana");
    type Change<'a> = &'a dyn Fn(&mut Begun);
    let came = CAME / 1_000;
    let drawn = format!(
        "Round 123 of the public random-number beacon quicknet went into the luck: a number that nobody could know before it came out, <t:{came}"
    );
    let forged = || {
        let given = Begun::honestly().beacon.1?.to_string();
        given.replace('b', "a").parse().ok()
    };
    let cases: [(Change<'_>, &str); 6] = [
        (&|_| {}, &drawn),
        (&|_| {}, "So against them it proves nothing."),
        (&|begun| *begun = Begun::without(), "all at the table agreed to begin without it"),
        (&|begun| begun.beacon.0 = 124, "had to come from round 123 of the beacon"),
        (&|begun| begun.tickets[1] = number(CAME + 6_000), "begun before the last player had joined"),
        (&|begun| begun.beacon.1 = forged(), "never gave out this number"),
    ];
    for (change, sentence) in cases {
        let mut begun = Begun::honestly();
        change(&mut begun);
        *stage.port.file.lock().unwrap() = begun.play::<Carcassonne>(1).to_string().into_bytes();
        let file = Given::File {
            url: "somewhere".to_owned(),
            bytes: 10,
        };
        let said = stage.command(&ana, "verify", &[("file", file)]).await;
        assert!(said.contains(sentence), "{sentence}: {said}");
    }
}

/// What `/verify` says of a record of `fair-v3`: what was compared, and what that proves.
#[tokio::test]
async fn the_promise_and_the_message_at_the_start_are_compared() {
    let mut stage = Stage::new();
    let ana = caller(1, "Ana");
    let honest = Announced::honestly(1);
    let (promise, message) = (honest.promise(), honest.messages[0]);
    let link = format!("https://discord.com/channels/1/2/{message}");
    let other = format!("https://discord.com/channels/1/2/{}", message + 1);
    let twice = Announced {
        messages: vec![message - (9_000 << 22), message],
        ..Announced::honestly(1)
    };
    let mock = Announced::without_beacon(1);
    let timely = "If that promise stood in the channel before the start, unchanged, and that message before the round came \
                  out, nobody chose this luck";
    let cases: [(&Announced, Option<&str>, Option<&str>, &str); 11] = [
        (&honest, None, None, timely),
        (&honest, Some(&promise), None, timely),
        (&honest, None, Some(&link), "By this record the start was announced by the message that you gave."),
        (&honest, Some(&promise), Some(&link), timely),
        (&honest, Some(&promise), Some(&other), "is not the one that announced the start"),
        (&honest, None, Some("here"), "Give the link of my message that announced the start"),
        (&twice, Some(&promise), Some(&link), "By this record the start was announced 2 times"),
        (&twice, None, None, "nothing proves that, and whoever runs the bot could have had a choice"),
        (&mock, None, Some(&link), "no message announced the start of this game, so give the promise alone"),
        (&Announced::without_proof(1), Some(&promise), Some(&link), "this game is without proof"),
        (&mock, None, None, "this game is without proof"),
    ];
    for (begun, promise, message, sentence) in cases {
        *stage.port.file.lock().unwrap() = begun.play::<Carcassonne>(1).to_string().into_bytes();
        let file = Given::File {
            url: "somewhere".to_owned(),
            bytes: 10,
        };
        let mut given = vec![("file", file)];
        given.extend(promise.map(|promise| ("promise", Given::Text(promise.to_owned()))));
        given.extend(message.map(|message| ("message", Given::Text(message.to_owned()))));
        let said = stage.command(&ana, "verify", &given).await;
        assert!(said.contains(sentence), "{promise:?} {message:?}: {sentence}: {said}");
        // Whoever writes a record may be nobody who ever sat at a table.
        let assured = said.contains("o player") || said.contains("obody chose");
        assert!(!assured || said.contains("If that promise"), "{said}");
        // That its table is unknown comes before what would follow.
        let (unknown, follows) = (said.find("I know no table"), said.find("If that promise"));
        assert!(follows.is_none() || unknown < follows, "{said}");
    }
}

/// What `/verify` says of an attached text.
async fn verified(stage: &mut Stage, text: &str) -> String {
    *stage.port.file.lock().unwrap() = text.as_bytes().to_vec();
    let file = Given::File {
        url: "somewhere".to_owned(),
        bytes: 10,
    };
    stage
        .command(&caller(1, "Ana"), "verify", &[("file", file)])
        .await
}

/// Of a record of another bot's table it says nothing of what was promised, and of one that is not what it keeps of its own
/// it says so and nothing else.
#[tokio::test]
async fn an_attached_record_is_held_against_what_is_kept_of_its_table() {
    let (elsewhere, otherwise) = ("I know no table", "is not that of table");
    let mut stage = Stage::over(Hall::new(memory(), catalogue()), "barony");
    let (ana, ben) = (caller(1, "Ana"), caller(2, "Ben"));
    let honest = Announced::honestly(1).play::<Carcassonne>(1).to_string();
    let said = verified(&mut stage, &honest).await;
    assert!(said.contains(elsewhere), "{said}");
    stage.command(&ana, "join", &[]).await;
    stage.command(&ben, "join", &[]).await;
    stage.start(&ana).await;
    stage.rest().await;
    stage.gives_up(&ana).await;
    stage.rest().await;
    let all = stage.port.after(0);
    let mut files = all.iter().rev().filter_map(|request| request.file.as_ref());
    let record = files.find(|file| file.name.ends_with(".txt")).unwrap();
    let record = String::from_utf8(record.bytes.clone()).unwrap();
    let said = verified(&mut stage, &record).await;
    assert!(said.contains("The game follows the rules"), "{said}");
    assert!(!said.contains(elsewhere) && !said.contains(otherwise), "{said}");
    let (text, _) = record.split_once("# digest").unwrap();
    let ana = text.lines().find(|line| line.starts_with("resigned ")).unwrap();
    let other = if ana.ends_with('0') {
        "resigned 1"
    } else {
        "resigned 0"
    };
    let won = |seat: &str| format!("winners {}", &seat["resigned ".len()..]);
    let swapped = text.replace(&won(other), "winners X").replace(ana, other);
    let swapped = swapped.replace("winners X", &won(ana));
    for other in [swapped, text.replace(" Ben", " Mallory"), text.replace("option ", "option x")] {
        let said = verified(&mut stage, &other).await;
        let alone = said.contains(otherwise) && !said.contains("follow");
        let wrong = ["not follow the rules", "an option, or a value of one"];
        assert!(alone || wrong.iter().any(|wrong| said.contains(wrong)), "{said}");
    }
}

/// Whoever writes a record can write a promise and a message into it as well.
#[tokio::test]
async fn of_a_record_from_elsewhere_nobody_says_that_its_luck_is_proved() {
    let mut stage = Stage::new();
    let honest = Announced::honestly(1);
    let text = honest.play::<Carcassonne>(1).to_string();
    *stage.port.file.lock().unwrap() = text.clone().into_bytes();
    let file = Given::File {
        url: "somewhere".to_owned(),
        bytes: 10,
    };
    let message = honest.messages[0].to_string();
    let given =
        [("file", file), ("promise", Given::Text(honest.promise())), ("message", Given::Text(message))];
    let said = stage.command(&caller(1, "Ana"), "verify", &given).await;
    for part in ["the promise that you gave", "If that promise stood in the channel", "I know no table"] {
        assert!(said.contains(part), "no «{part}» in {said}");
    }
    assert_eq!(said.matches("nobody chose").count(), 1, "{said}");
    for word in ["commitment", "table"] {
        let without: Vec<&str> = text
            .lines()
            .filter(|line| !line.starts_with(&format!("{word} ")) && !line.starts_with("# digest"))
            .collect();
        let said = verified(&mut stage, &(without.join("\n") + "\n")).await;
        assert!(said.contains(&format!("lacks its line `{word}`")), "{said}");
    }
    let both = [given[0].clone(), ("table", Given::Text("1".to_owned()))];
    let said = stage.command(&caller(1, "Ana"), "verify", &both).await;
    assert!(said.contains("Give a file or a table, not both"), "{said}");
}

#[tokio::test]
async fn an_attached_record_is_read_or_told_what_is_wrong() {
    let mut stage = Stage::new();
    let ana = caller(1, "Ana");
    // A game that this program played with itself.
    let good = include_str!("record.txt");
    let other_seed = good.replacen("\nseed d", "\nseed e", 1);
    let other_luck = good.replacen("first-seat 2", "first-seat 1", 1);
    let other_winner = good.replacen("| winners 2 |", "| winners 1 |", 1);
    let no_option = good.replacen("option stand-off on", "option stand-off perhaps", 1);
    let cases = [
        (good.to_owned(), "draws follow from the seed"),
        ("nonsense".to_owned(), "This file is not the record of a game"),
        (String::new(), "This file is not the record of a game"),
        (good.replacen("seat 1 Bia", "seat 7 Bia", 1), "line 7 is wrong"),
        ("x".repeat(2 << 20), "could not fetch"),
        (other_seed, "the promise does not go with the seed"),
        (other_luck, "does not follow the rules"),
        (other_winner, "this game does not end as this record says"),
        (no_option, "with an option, or a value of one, that it does not have"),
    ];
    for (text, sentence) in cases {
        *stage.port.file.lock().unwrap() = text.clone().into_bytes();
        let file = Given::File {
            url: "somewhere".to_owned(),
            bytes: 10,
        };
        let said = stage.command(&ana, "verify", &[("file", file)]).await;
        assert!(said.contains(sentence), "{}…: {said}", text.chars().take(40).collect::<String>());
    }
    let large = Given::File {
        url: "somewhere".to_owned(),
        bytes: 3 << 20,
    };
    assert!(
        stage
            .command(&ana, "verify", &[("file", large)])
            .await
            .contains("too large")
    );
}

#[tokio::test]
async fn what_is_asked_is_answered_or_said_to_have_no_answer_yet() {
    let mut stage = Stage::new();
    let (ana, ben) = (caller(1, "Ana"), caller(2, "Ben"));
    let question = |text: &str| [("question", Given::Text(text.to_owned()))];
    stage.command(&ana, "join", &[]).await;
    stage.command(&ben, "join", &[]).await;
    assert!(
        stage
            .command(&ana, "ask", &question("cards"))
            .await
            .contains("There is nothing to ask here now")
    );
    stage.start(&ana).await;
    assert!(
        stage
            .typing(&ana, "ask", "question", "")
            .await
            .contains("what each player needs to win")
    );
    assert!(
        stage
            .command(&ana, "ask", &question("what each player needs to win"))
            .await
            .contains("Ben needs")
    );
    assert!(
        stage
            .command(&ana, "ask", &question("cards"))
            .await
            .contains("Not seen by you this round")
    );
    assert!(
        stage
            .command(&ana, "ask", &question("nonsense"))
            .await
            .contains("do not know an answer")
    );
}

#[tokio::test]
async fn two_people_at_once_both_get_an_answer() {
    let mut stage = Stage::new();
    let people: Vec<Caller> = (1..=6).map(|user| caller(user, &format!("P{user}"))).collect();
    stage.command(&people[0], "join", &[]).await;
    let mut waiting = Vec::new();
    for person in &people[1..] {
        let ticket = stage.ticket(person.user, None);
        stage
            .edge
            .take(Incoming::Command(asked(&ticket, person, "join", &[])));
        waiting.push(ticket.id.0);
    }
    for id in waiting {
        let mut said = None;
        for _ in 0..400 {
            said = stage.port.said(id);
            if said.is_some() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        assert!(said.as_ref().is_some_and(|said| said.contains("You have a seat")), "{said:?}");
    }
}

/// A live control of a hand's message and, in a list, one of its entries.
fn control(request: &Request, dice: &mut Dice) -> Option<(u64, String, Vec<String>)> {
    let rows = request.json["components"].as_array()?.iter();
    let parts = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    let live = |part: &&Value| {
        part["disabled"] != true && part["custom_id"].as_str().is_some_and(|id| !id.contains(".p."))
    };
    let parts: Vec<&Value> = parts.filter(live).collect();
    let part = parts.get(dice.below(parts.len()))?;
    let entries = part["options"].as_array();
    let picked = entries
        .and_then(|entries| entries.get(dice.below(entries.len())))
        .and_then(|entry| entry["value"].as_str());
    Some((
        request.message?,
        part["custom_id"].as_str()?.to_owned(),
        picked.into_iter().map(str::to_owned).collect(),
    ))
}

/// Presses a control in somebody's own message.
async fn press(stage: &mut Stage, who: &Caller, (message, id, values): (u64, String, Vec<String>)) {
    let values: Vec<&str> = values.iter().map(String::as_str).collect();
    stage.press_in(who, Some(message), &id, &values).await;
}

#[tokio::test]
async fn who_presses_while_their_hand_is_on_its_way_gets_no_edit_behind_the_answer() {
    let (mut stage, mut dice) = (Stage::new(), Dice(3));
    let people = [caller(1, "Ana"), caller(2, "Ben")];
    for person in &people {
        stage
            .sub_command(person, "settings", "mine", &[("board", Given::Text("text".to_owned()))])
            .await;
        stage.command(person, "join", &[]).await;
    }
    stage.start(&people[0]).await;
    stage.rest().await;
    let mut met = 0;
    while met < 4 {
        let hands: Vec<Request> = stage
            .port
            .after(0)
            .into_iter()
            .filter(|request| request.json["components"].is_array())
            .collect();
        let newest = |user: u64| {
            hands
                .iter()
                .rev()
                .find(|request| request.only == Some(user) && request.message.is_some())
        };
        let awaited = people
            .iter()
            .find_map(|who| Some((who, control(newest(who.user.0)?, &mut dice)?)));
        let (who, first) = awaited.expect("the game is over too soon");
        let other = people.iter().find(|person| person.user != who.user).unwrap();
        let edited = |request: &Request| request.kind == "edit" && request.only == Some(other.user.0);
        let before = stage.port.after(0).len();
        // What one of them does changes the hand of the other, who presses while that is on its
        // way.
        *stage.port.edits_take.lock().unwrap() = Duration::from_millis(20);
        press(&mut stage, who, first).await;
        for _ in 0..100 {
            tokio::task::yield_now().await;
            let edit = stage.port.after(before).into_iter().find(edited);
            if let Some(second) = edit.and_then(|edit| control(&edit, &mut dice)) {
                press(&mut stage, other, second).await;
                met += 1;
                break;
            }
        }
        *stage.port.edits_take.lock().unwrap() = Duration::ZERO;
        stage.rest().await;
        let edits = stage
            .port
            .after(before)
            .iter()
            .filter(|request| edited(request))
            .count();
        assert!(edits <= 1, "the hand was edited again behind the answer");
    }
}
