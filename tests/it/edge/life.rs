//! A person's life with the bot, and what a store holds of them then: for tests of forgetting.

use super::bot::Dice;
use super::direct::text;
use super::stage::{Request, Stage, at, caller, direct};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tavolo::clock::Clock;
use tavolo::discord::Settings;
use tavolo::discord::incoming::{Caller, Given};
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::render::Renderer;
use tavolo::store::{Store, TableId};
use tavolo::table::Fault;
use tavolo::table::verdict::LuckVerdict;
use tavolo::words::Words;

/// Somebody whose number and name are like nobody else's, also as bytes.
pub const NUMBER: u64 = 0x1122_3344_5566_7788;
pub const NAME: &str = "Quirina Wildermuth";

pub fn quirina() -> Caller {
    caller(NUMBER, NAME)
}

/// An edge over a store, by a clock.
pub fn stage(store: &Arc<dyn Store>, clock: &Clock) -> Stage {
    let hall = Hall::new(Arc::clone(store), catalogue()).with_clock(clock.clone());
    static PARTS: OnceLock<(Arc<Words>, Arc<Renderer>)> = OnceLock::new();
    let load = || (Arc::new(Words::load().unwrap()), Arc::new(Renderer::new().unwrap()));
    Stage::of(hall, Settings::default(), PARTS.get_or_init(load).clone(), 1)
}

/// Has somebody asked whether to be forgotten; the id of the button.
pub async fn ask(stage: &mut Stage, person: &Caller) -> String {
    stage.sub_command(person, "data", "forget", &[]).await;
    let own = |request: &Request| request.only == Some(person.user.0) && request.kind != "send";
    let asked = stage.port.after(0).into_iter().rev().find(own).unwrap();
    asked.controls().remove(0)
}

/// Has somebody answer the question whether to be forgotten; what they are told then.
pub async fn forget(stage: &mut Stage, person: &Caller) -> String {
    let id = ask(stage, person).await;
    let said = stage.press_in(person, Some(70), &id, &[]).await;
    stage.rest().await;
    said
}

/// The open table of a channel.
pub async fn table(stage: &Stage, channel: u64) -> TableId {
    let place = tavolo::table::Place(channel);
    stage.hall.at(place).await.unwrap().unwrap()
}

/// Begins the game of a channel, with seats free or not.
async fn begin(stage: &mut Stage, person: &Caller) -> TableId {
    let table = table(stage, person.channel.0).await;
    while stage.hall.read(table, |table| table.gathering()).await.unwrap() {
        stage.command(person, "start", &[]).await;
    }
    stage.rest().await;
    table
}

/// Some actions by whoever is up, drawn from all that they may do.
pub async fn play(stage: &mut Stage, people: &[Caller], table: TableId, dice: &mut Dice, count: usize) {
    for _ in 0..count {
        let up = stage.hall.read(table, |table| {
            let seat = table.awaited().iter().next()?;
            let user = table.roster().player(seat)?.user()?;
            Some((user, table.legal(user)))
        });
        let Some((user, legal)) = up.await.unwrap() else {
            return;
        };
        let person = people.iter().find(|person| person.user == user).unwrap();
        let drawn = &legal[dice.below(legal.len())].0;
        stage.command(person, "play", &[text("move", drawn)]).await;
    }
    stage.rest().await;
}

/// A person's life with the bot: every game in play, one that was won, one that was closed by them
/// as a manager, tables that wait for their game, a rematch that invites them, settings, direct
/// messages, plans.
pub async fn life(stage: &mut Stage, seed: u64) -> Vec<Caller> {
    let mut dice = Dice(seed);
    let me = quirina();
    let people = [me.clone(), caller(2, "Ben"), caller(3, "Cleo")];
    stage
        .sub_command(&direct(&me), "settings", "mine", &[text("turn", "message")])
        .await;
    in_words(stage, &people).await;
    let mut channel = 100;
    for game in ["barony", "carcassonne", "condottiere", "kingsburg"] {
        channel += 1;
        let here: Vec<Caller> = people.iter().map(|person| at(person, channel)).collect();
        let first = dice.below(3);
        for nth in 0..3 {
            let word = format!("word{nth}");
            let options = [text("game", game), text("word", &word)];
            stage.command(&here[(first + nth) % 3], "join", &options).await;
        }
        let table = begin(stage, &here[first]).await;
        let count = 5 + dice.below(5);
        play(stage, &here, table, &mut dice, count).await;
        stage
            .command(&at(&me, channel), "play", &[text("move", "plan pass")])
            .await;
    }
    won(stage, &people, &mut dice).await;
    lobbies(stage, &people).await;
    managed(stage, &people).await;
    watched(stage, &people).await;
    stage.rest().await;
    people.to_vec()
}

/// They watch a table of the others, and write something down there and at a table of their own.
async fn watched(stage: &mut Stage, people: &[Caller]) {
    let here: Vec<Caller> = people.iter().map(|person| at(person, 126)).collect();
    for person in &here[1..] {
        stage.command(person, "join", &[text("game", "barony")]).await;
    }
    let watched = begin(stage, &here[1]).await;
    stage
        .command(&here[0], "watch", &[text("when", "each-day")])
        .await;
    let own = table(stage, 101).await;
    for (table, person) in [(watched, &here[0]), (own, &at(&here[0], 101))] {
        stage.jots(person, table, "a text that only they know").await;
    }
}

/// Boards and panels come in words: pictures take time, and are not what is looked at here.
async fn in_words(stage: &mut Stage, people: &[Caller]) {
    let words = [text("board", "text")];
    for person in people {
        stage.sub_command(person, "settings", "mine", &words).await;
    }
    for channel in [101, 102, 103, 104, 110, 120, 121, 122, 123, 124, 125, 126] {
        let manager = Caller {
            permissions: 1 << 5,
            ..at(&people[1], channel)
        };
        stage.sub_command(&manager, "settings", "channel", &words).await;
    }
}

/// The newest button of this kind, as soon as a message has one: what is shown comes a little after the answer.
async fn offered(stage: &Stage, id: &str) -> String {
    for _ in 0..1_000 {
        let all = stage.port.after(0);
        if let Some(button) = all.iter().rev().find_map(|request| request.button(id)) {
            return button;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("nothing offers {id}");
}

/// Somebody wins since the other gives up; the other asks for a rematch, which invites them.
async fn won(stage: &mut Stage, people: &[Caller], dice: &mut Dice) {
    let here: Vec<Caller> = people[..2].iter().map(|person| at(person, 110)).collect();
    for person in &here {
        stage
            .command(person, "join", &[text("game", "carcassonne")])
            .await;
    }
    let table = begin(stage, &here[0]).await;
    play(stage, &here, table, dice, 6).await;
    stage.command(&here[1], "resign", &[]).await;
    let all = stage.port.after(0);
    let sure = all
        .iter()
        .rev()
        .find_map(|request| request.button("resign-surely"))
        .unwrap();
    stage.press_in(&here[1], Some(70), &sure, &[]).await;
    stage.rest().await;
    let rematch = offered(stage, "rematch").await;
    stage.press(&here[1], &rematch, &[]).await;
}

/// Tables that wait for their game: one with another, one alone, one that they left, and one of
/// others that they closed as a manager.
async fn lobbies(stage: &mut Stage, people: &[Caller]) {
    let join = [text("game", "barony")];
    for (channel, who) in [(120, vec![0, 1]), (121, vec![0]), (122, vec![0, 1]), (123, vec![1, 2])] {
        for nth in who {
            stage.command(&at(&people[nth], channel), "join", &join).await;
        }
    }
    stage.command(&at(&people[0], 122), "leave", &[]).await;
    begin(stage, &at(&people[1], 123)).await;
    let manager = Caller {
        permissions: 1 << 5,
        ..at(&people[0], 123)
    };
    stage.command(&manager, "close", &[]).await;
    let all = stage.port.after(0);
    let sure = all
        .iter()
        .rev()
        .find_map(|request| request.button("close-surely"))
        .unwrap();
    stage.press_in(&manager, Some(70), &sure, &[]).await;
}

/// Those who manage the server look after tables: they end a game of others, their own seat is offered
/// to somebody, and somebody's to them.
async fn managed(stage: &mut Stage, people: &[Caller]) {
    for (channel, who) in [(124, [1, 2]), (125, [0, 1])] {
        for nth in who {
            let join = [text("game", "barony")];
            stage.command(&at(&people[nth], channel), "join", &join).await;
        }
        begin(stage, &at(&people[1], channel)).await;
    }
    let dan = caller(5, "Dan");
    let offer = |seat: &Caller, to: &Caller| {
        let (user, name) = (to.user, to.name.clone());
        let bot = false;
        vec![text("seat", &seat.name), ("to", Given::Person { user, name, bot })]
    };
    let orders = [
        (124, 0, "end", Vec::new()),
        (125, 2, "seat", offer(&people[0], &dan)),
        (125, 0, "seat", offer(&people[1], &caller(6, "Eva"))),
        (124, 2, "reopen", Vec::new()),
        (124, 1, "seat", offer(&people[2], &people[0])),
    ];
    for (channel, who, sub, options) in orders {
        let manager = Caller {
            permissions: 1 << 5,
            ..at(&people[who], channel)
        };
        let said = stage.sub_command(&manager, "table", sub, &options).await;
        let all = stage.port.after(0);
        let sure = all
            .iter()
            .rev()
            .filter(|request| request.only == Some(manager.user.0))
            .find_map(|request| request.controls().into_iter().find(|id| id.contains(".d.")));
        let sure = sure.unwrap_or_else(|| panic!("{sub} in {channel}: {said}"));
        stage.press_in(&manager, Some(70), &sure, &[]).await;
        stage.rest().await;
    }
}

/// What the files below a folder hold of somebody, as bytes: file and form.
pub fn found(folder: &Path) -> Vec<(PathBuf, &'static str)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(self::found(&path));
            continue;
        }
        let bytes = fs::read(&path).unwrap();
        found.extend(forms_in(&bytes).into_iter().map(|form| (path.clone(), form)));
    }
    found
}

/// In which forms bytes hold somebody.
pub fn forms_in(bytes: &[u8]) -> Vec<&'static str> {
    let decimal = NUMBER.to_string().into_bytes();
    let forms = [
        ("decimal", decimal),
        ("big-endian", NUMBER.to_be_bytes().to_vec()),
        ("little-endian", NUMBER.to_le_bytes().to_vec()),
        ("name", NAME.as_bytes().to_vec()),
    ];
    let held = |form: &Vec<u8>| bytes.windows(form.len()).any(|window| window == form);
    let forms = forms.into_iter().filter(|(_, form)| held(form));
    forms.map(|(word, _)| word).collect()
}

/// What the store says of somebody when it is asked for all it has.
pub async fn told(store: &Arc<dyn Store>) -> Vec<String> {
    let mut told = Vec::new();
    for table in store.tables().await.unwrap() {
        for record in store.read(table).await.unwrap() {
            if !forms_in(&record.body).is_empty() {
                told.push(format!("a record of {table}"));
            }
        }
        let indexes = format!("{:?}", store.indexes(table).await.unwrap());
        told.extend(
            indexes
                .contains(&NUMBER.to_string())
                .then(|| format!("indexes of {table}")),
        );
    }
    for (key, value) in store.scan("").await.unwrap() {
        if !forms_in(key.as_bytes()).is_empty() || !forms_in(&value).is_empty() {
            told.push(format!("the note {key}"));
        }
    }
    told
}

/// All games that ended follow their rules and their seeds, and those in play what was stored of
/// them; how many there are of each.
pub async fn all_verify(hall: &Hall) -> (usize, usize) {
    let (mut ended, mut playing) = (0, 0);
    for table in hall.store().tables().await.unwrap() {
        let checked = match hall.check(table).await {
            Ok(checked) => checked,
            // A lobby that everybody left goes as soon as that was shown.
            Err(Fault::NoTable(_)) => continue,
            Err(why) => panic!("{table}: {why}"),
        };
        assert_eq!(checked.difference, None, "{table}");
        let finished = hall
            .read(table, |table| (table.begun(), table.finished_transcript()))
            .await
            .unwrap();
        match finished {
            (_, Some(finished)) => {
                ended += 1;
                // As it is exported, and read again.
                let text = finished.to_string();
                assert!(forms_in(text.as_bytes()).is_empty(), "{text}");
                let read = text.parse().unwrap();
                let verdict = catalogue().verify(&read).unwrap();
                assert!(
                    matches!(verdict, LuckVerdict::Fair(_) | LuckVerdict::CutOff(_)),
                    "{verdict}: {text}"
                );
            }
            (true, None) => playing += 1,
            (false, None) => {}
        }
    }
    (ended, playing)
}
