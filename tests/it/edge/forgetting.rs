//! What is kept of a person: shown to them alone, and forgotten when they wish it, in every file of
//! the store.

use super::bot::{Dice, memory};
use super::direct::text;
use super::ends::playing;
use super::life::{
    NAME, NUMBER, all_verify, ask, forget, forms_in, found, life, play, quirina, stage, table, told,
};
use super::stage::{Request, Stage, at, caller};
use super::twins::surely;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use tavolo::clock::Clock;
use tavolo::discord::Settings;
use tavolo::discord::body::File;
use tavolo::discord::ids::ChannelId;
use tavolo::discord::incoming::{Caller, Given};
use tavolo::discord::note_kinds::NOTE_KINDS;
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::store::{Capacity, Faulty, Memory, Odds, Sled, Store};
use tavolo::table::TableView;
use tavolo::words::{Locale, Message, Style, Words};

/// The file that was sent last with what is kept of somebody, to them alone.
fn file(stage: &Stage) -> File {
    let sent = stage.port.after(0).into_iter().rev().find(|request| {
        let file = request.file.as_ref();
        file.is_some_and(|file| file.name == "tavolo-data.json")
    });
    let sent = sent.unwrap();
    assert_eq!(sent.only, Some(NUMBER));
    sent.file.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_random_life_not_a_byte_of_somebody_forgotten_is_in_the_stores_files() {
    for seed in 1..=2 {
        let folder = tempfile::tempdir().unwrap();
        let clock = Clock::standing(Clock::system().now());
        let store: Arc<dyn Store> = Arc::new(Sled::open(folder.path(), Capacity::default()).unwrap());
        let mut stage = stage(&store, &clock);
        let people = life(&mut stage, seed).await;
        let before: Vec<&str> = found(folder.path()).into_iter().map(|(_, form)| form).collect();
        let logged = store.scan("moderation/").await.unwrap();
        let named = logged
            .iter()
            .filter(|(_, note)| forms_in(note).contains(&"name"))
            .count();
        assert!(named >= 4, "as who did it, as who had a seat, as whom it was offered: {named}");
        for form in ["decimal", "big-endian", "name"] {
            assert!(before.contains(&form), "the life leaves traces to be looked for: {before:?}");
        }
        for (key, _) in store.scan("").await.unwrap() {
            let listed = NOTE_KINDS.iter().any(|(prefix, ..)| key.starts_with(prefix));
            assert!(listed, "say in src/discord/note_kinds.rs whom notes as {key} name");
        }
        let said = forget(&mut stage, &people[0]).await;
        assert!(said.contains("You are forgotten"), "{said}");
        assert_eq!(told(&store).await, Vec::<String>::new());
        stage.edge.nudge_due(std::time::Duration::from_secs(1));
        stage.rest().await;
        assert_eq!(found(folder.path()), [], "seed {seed}: while the program runs");
        let (ended, playing) = all_verify(&stage.hall).await;
        assert!(ended >= 2 && playing >= 4, "{ended}, {playing}");
        // The others play on, and see somebody by a number.
        for channel in 101..=104 {
            let here: Vec<Caller> = people.iter().map(|person| at(person, channel)).collect();
            let table = table(&stage, channel).await;
            play(&mut stage, &here, table, &mut Dice(seed), 3).await;
            let log = stage.command(&here[1], "log", &[]).await;
            assert!(log.contains("Player "), "{log}");
        }
        store.close().await;
        assert_eq!(found(folder.path()), [], "seed {seed}: after the end");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn in_each_language_one_is_asked_and_told_and_others_read_of_a_player_with_a_number() {
    for (locale, button, done, player) in [
        ("en-GB", "Forget me", "You are forgotten", "Player 1"),
        ("de", "Vergiss mich", "Du bist vergessen", "Spieler 1"),
        ("it", "Dimenticami", "Il bot ti ha dimenticato", "Giocatore 1"),
        ("pt-BR", "Esqueça-me", "O bot esqueceu você", "Jogador 1"),
    ] {
        let clock = Clock::standing(Clock::system().now());
        let mut stage = stage(&memory(), &clock);
        let speaks = |person: Caller| Caller {
            locale: locale.to_owned(),
            server_locale: Some(locale.to_owned()),
            ..person
        };
        let (me, ben, cleo) = (speaks(quirina()), speaks(caller(2, "Ben")), speaks(caller(3, "Cleo")));
        for person in [&me, &ben, &cleo] {
            stage.command(person, "join", &[text("game", "kingsburg")]).await;
        }
        stage.start(&me).await;
        stage.rest().await;
        stage.sub_command(&me, "data", "forget", &[]).await;
        // Somebody's panel may be changed at the same time.
        let asked = stage.port.after(0).into_iter().rev();
        let mut asked = asked.filter(|request| request.labels() == [button]);
        let asked = asked.next().unwrap();
        assert_eq!(asked.only, Some(NUMBER));
        let said = stage.press_in(&me, Some(70), &asked.controls()[0], &[]).await;
        assert!(said.contains(done), "{said}");
        stage.rest().await;
        let all = stage.port.after(0);
        let board = all.iter().rev().find(|request| request.shows_controls()).unwrap();
        assert!(board.text().contains(player) && !board.text().contains(NAME), "{}", board.text());
        let log = stage.command(&ben, "log", &[]).await;
        assert!(log.contains(player), "{log}");
        let privacy = stage.sub_command(&me, "data", "privacy", &[]).await;
        let shown = stage.port.after(0).into_iter().rev();
        let mut shown = shown.filter(|request| request.only == Some(NUMBER) && request.kind != "send");
        assert!(shown.next().unwrap().text().len() > 1_000, "{privacy}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_ends_by_forgetting_is_published_without_the_name() {
    let clock = Clock::standing(Clock::system().now());
    let mut stage = stage(&memory(), &clock);
    let (me, ben) = (quirina(), caller(2, "Ben"));
    let card = [("results", Given::Channel(ChannelId(44)))];
    let max = Caller {
        permissions: 1 << 5,
        ..caller(4, "Max")
    };
    stage.sub_command(&max, "server", "set", &card).await;
    stage.command(&me, "join", &[text("game", "barony")]).await;
    stage.command(&ben, "join", &[]).await;
    stage.start(&me).await;
    stage.rest().await;
    let before = stage.port.after(0).len();
    let said = forget(&mut stage, &me).await;
    assert!(said.contains("1 seat was given up"), "{said}");
    stage.rest().await;
    let posted = stage.port.after(before).into_iter();
    // Their own hand is in a channel of theirs.
    let others =
        |request: &Request| request.only.is_none() && !request.text().contains("no longer had a seat");
    let posted: Vec<Request> = posted.filter(others).collect();
    let record = posted
        .iter()
        .find_map(|request| request.file.as_ref().filter(|file| file.name.ends_with(".txt")));
    let record = String::from_utf8(record.unwrap().bytes.clone()).unwrap();
    assert!(record.contains("seat 0 Player 1") || record.contains("seat 1 Player 2"), "{record}");
    assert!(!record.contains(NAME) && !record.contains(&NUMBER.to_string()), "{record}");
    for request in &posted {
        assert!(!request.text().contains(NAME), "{}", request.text());
    }
    assert!(posted.iter().any(|request| request.text().contains("Ben")), "it is told how it ended");
    // Whom Ben has won against stays told apart from others, and so it counts for him.
    let results = stage.hall.store().scan("result/").await.unwrap();
    let result: serde_json::Value = serde_json::from_slice(&results[0].1).unwrap();
    let aliases = result["seats"].as_array().unwrap().iter();
    let aliases: Vec<&str> = aliases.map(|seat| seat["alias"].as_str().unwrap()).collect();
    assert!(aliases.iter().all(|alias| !alias.is_empty()) && aliases[0] != aliases[1], "{aliases:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn forgetting_somebody_tells_nothing_again_of_games_that_were_told() {
    let clock = Clock::standing(Clock::system().now());
    let mut stage = stage(&memory(), &clock);
    let (me, ben) = (quirina(), caller(2, "Ben"));
    stage.command(&me, "join", &[text("game", "barony")]).await;
    stage.command(&ben, "join", &[]).await;
    stage.start(&me).await;
    stage.rest().await;
    stage.gives_up(&ben).await;
    stage.rest().await;
    let max = Caller {
        permissions: 1 << 5,
        ..caller(4, "Max")
    };
    // As those who manage the server wish it from now on.
    let card = [("results", Given::Channel(ChannelId(44))), ("films", Given::Switch(true))];
    stage.sub_command(&max, "server", "set", &card).await;
    let before = stage.port.after(0).len();
    let said = forget(&mut stage, &me).await;
    assert!(said.contains("You are forgotten"), "{said}");
    stage.rest().await;
    let posted = stage.port.after(before).into_iter();
    let posted: Vec<String> = posted
        .filter(|request| request.only.is_none() && request.kind == "send")
        .map(|request| request.text())
        .collect();
    assert_eq!(posted, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_question_holds_for_ten_minutes_and_nothing_is_done_without_it() {
    let clock = Clock::standing(Clock::system().now());
    let store = memory();
    let mut stage = stage(&store, &clock);
    let me = quirina();
    stage.command(&me, "join", &[text("game", "barony")]).await;
    stage.rest().await;
    let id = ask(&mut stage, &me).await;
    assert_eq!(stage.hall.of(me.user).await.unwrap().len(), 1, "asking does nothing");
    clock.advance(11 * 60 * 1_000);
    let said = stage.press_in(&me, Some(70), &id, &[]).await;
    assert!(said.contains("more than ten minutes old"), "{said}");
    assert_eq!(stage.hall.of(me.user).await.unwrap().len(), 1);
    assert!(!told(&store).await.is_empty());
    let said = forget(&mut stage, &me).await;
    assert!(said.contains("1 seat was given up"), "{said}");
    assert_eq!(stage.hall.of(me.user).await.unwrap(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_begins_as_somebody_new() {
    let clock = Clock::standing(Clock::system().now());
    let store = memory();
    let mut stage = stage(&store, &clock);
    let people = life(&mut stage, 3).await;
    forget(&mut stage, &people[0]).await;
    let again = at(&people[0], 101);
    let said = stage.command(&again, "join", &[]).await;
    let tables = stage.hall.of(again.user).await.unwrap();
    assert_eq!(tables.len(), 1, "as a substitute like anybody else: {said}");
    stage.sub_command(&again, "data", "show", &[]).await;
    let file = file(&stage);
    let kept: serde_json::Value = serde_json::from_slice(&file.bytes).unwrap();
    assert_eq!(kept["tables"].as_array().unwrap().len(), 1, "{kept}");
    // Once more, in the record that names somebody new.
    forget(&mut stage, &people[0]).await;
    assert_eq!(told(&store).await, Vec::<String>::new());
    all_verify(&stage.hall).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_kept_is_shown_as_a_file_without_anybody_elses_secrets() {
    let clock = Clock::standing(Clock::system().now());
    let store = memory();
    let mut stage = stage(&store, &clock);
    let people = life(&mut stage, 4).await;
    stage.sub_command(&people[0], "data", "show", &[]).await;
    let file = file(&stage);
    let text = String::from_utf8(file.bytes).unwrap();
    let kept: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(kept["user"], NUMBER);
    assert!(kept["tables"].as_array().unwrap().len() >= 8, "{text}");
    let notes: Vec<&str> = kept["notes"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|note| note[0].as_str())
        .collect();
    assert!(notes.iter().any(|key| *key == format!("person/{NUMBER}")), "{notes:?}");
    assert!(notes.iter().any(|key| key.contains("/hand/")), "{notes:?}");
    for needed in ["\"watch/", "\"jotting/", "a text that only they know"] {
        assert!(text.contains(needed), "{needed} is kept: {text}");
    }
    for needed in [NAME, "\"turn\": \"message\"", "\"played\"", "\"word\""] {
        assert!(text.contains(needed), "{needed} is kept: {text}");
    }
    let tables = kept["tables"].to_string();
    assert!(!tables.contains("Ben") && !tables.contains("Cleo"), "others are nobody's business: {tables}");
    for table in store.tables().await.unwrap() {
        let records = store.read(table).await.unwrap();
        let first: serde_json::Value = serde_json::from_slice(&records[0].body).unwrap();
        let seed = first["did"][0]["opened"]["seed"].as_str().unwrap();
        assert!(!text.contains(seed), "a seed of {table}");
    }
    assert!(!text.contains("\"luck\"") && !text.contains("\"events\""), "what was drawn is in no share");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_worlds_that_differ_in_anothers_hand_show_a_person_the_same() {
    // The same orders under two seeds: what others drew differs, what somebody did does not.
    let mut shares = Vec::new();
    for seed in [5, 6] {
        let clock = Clock::standing(1_800_000_000_000);
        let hall = Hall::new(memory(), catalogue())
            .with_clock(clock.clone())
            .with_randomness(Box::new(move |bytes| {
                // Eight bytes are a table's id, more are its seed.
                bytes.fill(if bytes.len() > 8 { seed } else { 7 });
                true
            }));
        let mut stage = Stage::with(hall, Settings::default());
        let me = quirina();
        for person in [&me, &caller(2, "Ben"), &caller(3, "Cleo")] {
            stage
                .command(person, "join", &[text("game", "condottiere")])
                .await;
        }
        stage.start(&me).await;
        stage.rest().await;
        stage.sub_command(&me, "data", "show", &[]).await;
        let file = file(&stage);
        let kept: serde_json::Value = serde_json::from_slice(&file.bytes).unwrap();
        shares.push(kept["tables"].clone());
    }
    assert_eq!(shares[0], shares[1]);
    assert!(shares[0].to_string().contains("started"), "{}", shares[0]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_that_fails_now_and_then_forgets_all_the_same() {
    for seed in 1..=3 {
        let clock = Clock::standing(Clock::system().now());
        let faulty = Arc::new(Faulty::new(Memory::new(), seed, Odds::default()));
        let store: Arc<dyn Store> = Arc::clone(&faulty) as Arc<dyn Store>;
        let mut stage = stage(&store, &clock);
        let people = life(&mut stage, seed).await;
        let id = ask(&mut stage, &people[0]).await;
        faulty.set(Odds {
            conflict: 60,
            unknown_written: 60,
            unknown_lost: 60,
            full: 20,
            unread: 5,
            delay: 3,
        });
        // Whoever is told that not everything could be removed presses again.
        for _ in 0..20 {
            let said = stage.press_in(&people[0], Some(70), &id, &[]).await;
            if said.contains("You are forgotten") {
                break;
            }
        }
        faulty.set(Odds::default());
        stage.edge.resume().await;
        stage.rest().await;
        assert_eq!(told(&store).await, Vec::<String>::new(), "seed {seed}");
        all_verify(&stage.hall).await;
    }
}

/// Discord takes a second message of the same word for the first.
#[tokio::test]
async fn whoever_comes_back_to_a_seat_gets_a_panel_of_their_own() {
    let mut stage = Stage::new();
    let (people, _) = playing(&mut stage, "condottiere", "").await;
    // Those of boards have points in them.
    let words = |stage: &Stage| -> Vec<String> {
        let posted = stage.port.after(0).into_iter();
        let words = posted.filter_map(|request| Some(request.json["nonce"].as_str()?.to_owned()));
        words.filter(|word| !word.contains('.')).collect()
    };
    let before = words(&stage);
    assert!(!before.is_empty());
    forget(&mut stage, &people[0]).await;
    let said = stage.command(&people[0], "join", &[]).await;
    assert!(said.contains("You have taken over the seat of"), "{said}");
    stage.rest().await;
    let after = words(&stage);
    let new: Vec<&String> = after[before.len()..].iter().collect();
    assert!(!new.is_empty() && new.iter().all(|word| !before.contains(word)), "{before:?} {after:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_did_nothing_here_is_told_so() {
    let clock = Clock::standing(Clock::system().now());
    let store = memory();
    let mut stage = stage(&store, &clock);
    let said = forget(&mut stage, &quirina()).await;
    assert!(said.contains("No record named you"), "{said}");
    assert_eq!(told(&store).await, Vec::<String>::new());
}

/// With `TAVOLO_WRITE_PRIVACY=1` the files are written anew.
#[test]
fn the_privacy_text_of_each_language_is_a_file_of_its_own_for_hosts() {
    let words = Words::load().unwrap();
    for locale in Locale::ALL {
        let speaker = words.speaker(locale, &[], Style::Plain);
        let contact = Message::new("edge-privacy-no-contact");
        let text = speaker.say(&Message::new("edge-privacy").with("contact", contact));
        let text = format!("{}\n", text.replace("• ", "- "));
        let name = format!("docs/privacy/{}.md", locale.code());
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(&name);
        if std::env::var_os("TAVOLO_WRITE_PRIVACY").is_some() {
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(&path, &text).unwrap();
        }
        let file = fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(file, text, "{name} is not what /data privacy says");
    }
}

#[tokio::test]
async fn whoever_is_forgotten_while_a_game_is_ended_for_now_holds_no_seat_when_it_goes_on() {
    let manager = Caller {
        permissions: 1 << 5,
        ..caller(40, "Max")
    };
    for (others, says) in [
        (2, "has resigned: this seat is free, and anybody can take it over."),
        (1, "Nobody else is left: Cleo has won."),
    ] {
        let mut stage = Stage::new();
        let (people, table) = playing(&mut stage, "condottiere", "").await;
        surely(&mut stage, &manager, "end").await;
        let before = stage.port.after(0).len();
        for person in &people[..3 - others] {
            forget(&mut stage, person).await;
        }
        let gone = stage.port.after(before).into_iter();
        let gone: Vec<String> = gone.map(|one| format!("{} {}", one.kind, one.text())).collect();
        let left = gone
            .iter()
            .filter(|one| one.starts_with("edit ") && one.contains("You have left the table"));
        assert_eq!(left.count(), 3 - others, "what stays of a panel shows no hand: {gone:#?}");
        assert!(!gone.iter().any(|one| one.starts_with("open")), "nobody new is written to: {gone:#?}");
        surely(&mut stage, &manager, "reopen").await;
        let answered: Vec<String> = stage
            .port
            .after(before)
            .iter()
            .map(|one| one.json.to_string())
            .collect();
        let said = |what: &str| answered.iter().any(|text| text.contains(what));
        assert!(said("who had their data deleted meanwhile give up their seats"), "{answered:#?}");
        assert_eq!(said("Too few are left to play on"), others == 1, "{answered:#?}");
        assert_eq!(said("Max lets the game go on"), others == 2, "{answered:#?}");
        let told = stage.port.after(before).into_iter();
        let told: Vec<String> = told
            .filter(|request| request.only.is_none())
            .map(|request| request.json.to_string())
            .collect();
        assert!(told.iter().any(|text| text.contains(says)), "{told:#?}");
        assert!(!told.iter().any(|text| text.contains("<@1>")), "nobody calls them: {told:#?}");
        let free = |table: &dyn TableView| table.roster().to_take_over().count();
        assert_eq!(stage.hall.read(table, free).await.unwrap(), 3 - others);
        let said = stage.command(&caller(9, "Zoe"), "join", &[]).await;
        assert_eq!(said.contains("You have taken over"), others == 2, "{said}");
        assert_eq!(stage.hall.check(table).await.unwrap().difference, None);
    }
}
