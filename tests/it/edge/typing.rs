//! What people type for an action: a file of lines for each game in `typed/`, over all languages.
//!
//! ```text
//! = POSITION: SEATS people; ACTION; ACTION        a position, reached by actions in notation;
//!                                                 `first 5` are so many that stand first in the
//!                                                 list, `until 2` as many until the second is up,
//!                                                 `seek 5 pope` any (in one of many ways, here
//!                                                 the fifth) until one that begins so can be done;
//!                                                 `3 people dm on` is an option
//! POSITION | LOCALE | what is typed | ACTION      which action is done (several with `;`)
//! POSITION | LOCALE | what is typed | ! WORDS     it is refused, and these words are said
//! POSITION off | LOCALE | typed | ! WORDS         the same by somebody who is not up
//! POSITION | LOCALE | typed so far | ? TEXT       this is suggested meanwhile, and would be inserted
//! ```

use super::bot::Dice;
use super::stage::{Stage, caller};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tavolo::discord::Settings;
use tavolo::discord::incoming::{Caller, Given};
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::render::Renderer;
use tavolo::store::{Change, Index, Memory, Store, TableId, Version};
use tavolo::table::transcript::TranscriptMove;
use tavolo::table::{Place, TableView};
use tavolo::words::Words;

/// The games that have a file.
const GAMES: [&str; 4] = ["barony", "carcassonne", "condottiere", "kingsburg"];
/// The fewest lines of a file.
const LINES: usize = 50;
/// Where the table stands.
const PLACE: Place = Place(6);
/// Interactions of the position come before those of its lines.
const LATER: u64 = 100_000;

/// A table in a position, kept in a store.
struct Position {
    store: Arc<Memory>,
    table: TableId,
    /// Who is up, and somebody else.
    people: [usize; 2],
    /// What may be done, for whoever writes lines.
    legal: String,
}

/// What all stages share, since it takes long to load.
#[derive(Clone)]
struct Parts(Arc<Words>, Arc<Renderer>);

fn person(number: usize, locale: &str) -> Caller {
    Caller {
        locale: locale.to_owned(),
        permissions: u64::MAX,
        ..caller(number as u64 + 1, ["Ana", "Ben", "Cleo", "Dan", "Eva"][number])
    }
}

/// An edge over a store, where luck is the same in each run.
fn stage(store: Arc<dyn Store>, game: &str, parts: &Parts, first: u64) -> Stage {
    let tables = AtomicU64::new(1);
    let random = move |bytes: &mut [u8]| {
        if bytes.len() == 8 {
            bytes.copy_from_slice(&tables.fetch_add(1, Ordering::Relaxed).to_le_bytes());
        } else {
            bytes.fill(7);
        }
        true
    };
    let hall = Hall::new(store, catalogue()).with_randomness(Box::new(random));
    let settings = Settings {
        game: Some(game.to_owned()),
        ..Settings::default()
    };
    Stage::of(hall, settings, (Arc::clone(&parts.0), Arc::clone(&parts.1)), first)
}

/// Who is up at a table and what they may do; and somebody else.
async fn up(stage: &Stage, table: TableId) -> ([usize; 2], Vec<(String, String)>) {
    let read = |table: &dyn TableView| {
        let seat = table.awaited().iter().next().unwrap();
        let user = table.roster().player(seat).unwrap().user().unwrap();
        let mut people = table.roster().iter().map(|(_, player)| player.user().unwrap());
        let other = people.find(|other| *other != user).unwrap();
        let legal = table
            .legal(user)
            .into_iter()
            .map(|(notation, words)| (notation, words.id.into_owned()));
        ([user.0 as usize - 1, other.0 as usize - 1], legal.collect())
    };
    stage.hall.read(table, read).await.unwrap()
}

/// Whoever is up does anything, until an action can be done that begins with a word.
async fn seek(stage: &mut Stage, table: TableId, way: u64, word: &str) {
    let mut dice = Dice(way);
    while !stage.hall.read(table, |table| table.ended()).await.unwrap() {
        let ([number, _], legal) = up(stage, table).await;
        if legal.iter().any(|(notation, _)| notation.starts_with(word)) {
            return;
        }
        let typed = [("move", Given::Text(legal[dice.below(legal.len())].0.clone()))];
        stage.command(&person(number, "en-US"), "play", &typed).await;
    }
    panic!("nobody comes to {word} by way {way}");
}

/// The store and a stage over it with the table as an earlier version opened it: lines are written for what that drew.
async fn as_before(stage: &Stage, store: Arc<Memory>, game: &str, parts: &Parts) -> (Arc<Memory>, Stage) {
    stage.rest().await;
    let table = stage.hall.at(PLACE).await.unwrap().unwrap();
    let earlier = Arc::new(Memory::new());
    for (version, mut record) in (0..).zip(store.read(table).await.unwrap()) {
        let body = String::from_utf8(record.body).unwrap();
        record.body = body.replace(",\"recipe\":\"fair-v3\"", "").into_bytes();
        let opener = person(0, "en-US").user;
        let indexes = [Index::Place(PLACE.0), Index::Open, Index::User(opener.0)];
        record.changes = match version {
            0 => indexes.into_iter().map(Change::Add).collect(),
            _ => Vec::new(),
        };
        earlier.append(table, Version(version), record).await.unwrap();
    }
    let next = stage.number();
    let stage = self::stage(Arc::clone(&earlier) as Arc<dyn Store>, game, parts, next);
    (earlier, stage)
}

/// A position as a line describes it: its name, and how many people do what.
async fn position(game: &str, described: &str, parts: &Parts) -> Position {
    let store = Arc::new(Memory::new());
    let mut stage = stage(Arc::clone(&store) as Arc<dyn Store>, game, parts, 1);
    let mut steps = described.split(';').map(str::trim);
    let (people, options) = steps.next().unwrap().split_once(" people").unwrap();
    let people: usize = people.parse().unwrap();
    let ana = person(0, "en-US");
    let text = [("board", Given::Text("text".to_owned()))];
    let mut store = store;
    stage.sub_command(&ana, "settings", "channel", &text).await;
    for number in 0..people {
        let person = person(number, "en-US");
        stage.sub_command(&person, "settings", "mine", &text).await;
        let with = [("with", Given::Text(options.trim().to_owned()))];
        let chosen = number == 0 && !options.is_empty();
        stage
            .command(&person, "join", if chosen { &with } else { &[] })
            .await;
        if number == 0 {
            (store, stage) = as_before(&stage, store, game, parts).await;
        }
    }
    stage.start(&ana).await;
    let table = stage.hall.at(PLACE).await.unwrap().unwrap();
    for step in steps {
        if let Some((way, word)) = step
            .strip_prefix("seek ")
            .and_then(|sought| sought.split_once(' '))
        {
            seek(&mut stage, table, way.parse().unwrap(), word).await;
            continue;
        }
        let times = step
            .strip_prefix("first ")
            .map_or(usize::MAX, |count| count.parse().unwrap());
        let until = step
            .strip_prefix("until ")
            .map(|person| person.parse::<usize>().unwrap() - 1);
        for _ in 0..times {
            let ([number, _], legal) = up(&stage, table).await;
            if until == Some(number) {
                break;
            }
            let scripted = times == usize::MAX && until.is_none();
            let notation = if scripted { step } else { &legal[0].0 };
            let typed = [("move", Given::Text(notation.to_owned()))];
            let said = stage.command(&person(number, "en-US"), "play", &typed).await;
            assert!(said.starts_with("Done: "), "{game}, {step}: {said}; {legal:?}");
            if scripted {
                break;
            }
        }
    }
    let (people, legal) = up(&stage, table).await;
    let public = stage
        .hall
        .audit(table, |table| table.public())
        .await
        .unwrap()
        .unwrap();
    let legal: Vec<String> = legal.into_iter().map(|(notation, _)| notation).collect();
    stage.rest().await;
    Position {
        store,
        table,
        people,
        legal: format!("{}\n{public}", legal.join(", ")),
    }
}

/// The actions that were done at a table.
async fn done(stage: &Stage, table: TableId) -> Vec<String> {
    let transcript = stage
        .hall
        .audit(table, |table| table.transcript())
        .await
        .unwrap()
        .unwrap();
    let moves = transcript.moves.into_iter();
    moves
        .filter_map(|one| match one {
            TranscriptMove::Played { action, .. } => Some(action),
            _ => None,
        })
        .collect()
}

/// What is wrong with what comes of a line; nothing if it is as the line says.
async fn wrong(game: &str, position: &Position, line: [&str; 4], parts: &Parts) -> Option<String> {
    let [name, locale, typed, expected] = line;
    let store = Arc::new(position.store.reopened());
    let mut stage = stage(store, game, parts, LATER);
    let typist = person(position.people[usize::from(name.ends_with(" off"))], locale);
    if let Some(text) = expected.strip_prefix("? ") {
        let said = stage.typing(&typist, "play", "move", typed).await;
        let wrong = !said.contains(&format!(", \"{text}\")"));
        return wrong
            .then(|| format!("{}\n  suggested: {said}\n  legal: {}", line.join(" | "), position.legal));
    }
    let before = done(&stage, position.table).await;
    let given = [("move", Given::Text(typed.to_owned()))];
    let said = stage.command(&typist, "play", &given).await;
    let actions = done(&stage, position.table)
        .await
        .split_off(before.len())
        .join("; ");
    stage.rest().await;
    let wrong = match expected.strip_prefix("! ") {
        Some(words) => !actions.is_empty() || !said.contains(words),
        // What was done is told in a sentence, and not as it is written down, or as a button's name.
        None => {
            let named = |(_, what): (&str, &str)| what.starts_with(&format!("{typed} ("));
            let bare = said.split_once(": ").is_some_and(named);
            actions != expected || bare || (actions.contains(' ') && said.contains(&actions))
        }
    };
    wrong.then(|| {
        format!("{}\n  did: {actions}\n  said: {said}\n  legal: {}", line.join(" | "), position.legal)
    })
}

#[tokio::test]
async fn what_people_type_is_understood_in_every_language() {
    let parts = Parts(Arc::new(Words::load().unwrap()), Arc::new(Renderer::new().unwrap()));
    let (mut wrongs, mut counted) = (Vec::new(), Vec::new());
    for game in GAMES {
        let path = format!("{}/tests/it/edge/typed/{game}.txt", env!("CARGO_MANIFEST_DIR"));
        let file = std::fs::read_to_string(path).unwrap();
        let (mut positions, mut locales, mut count) = (BTreeMap::new(), BTreeSet::new(), 0);
        for line in file
            .lines()
            .filter(|line| !line.is_empty() && !line.starts_with('#'))
        {
            if let Some(described) = line.strip_prefix("= ") {
                let (name, steps) = described.split_once(": ").unwrap();
                positions.insert(name, position(game, steps, &parts).await);
                continue;
            }
            let cells: Vec<&str> = line.split('|').map(str::trim).collect();
            let cells: [&str; 4] = cells.try_into().unwrap_or_else(|_| panic!("{line}"));
            let position = &positions[cells[0].trim_end_matches(" off")];
            wrongs.extend(wrong(game, position, cells, &parts).await);
            locales.insert(cells[1].to_owned());
            count += 1;
        }
        counted.push((game, count, locales.len()));
    }
    assert!(wrongs.is_empty(), "{} lines:\n{}", wrongs.len(), wrongs.join("\n"));
    assert!(
        counted
            .iter()
            .all(|(_, lines, locales)| *lines >= LINES && *locales == 4),
        "{counted:?}"
    );
    assert_eq!(parts.0.missing(), 0, "texts were missing");
}
