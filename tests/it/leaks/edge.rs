//! No leak at the edge: whole games over a port that writes down all that is asked of Discord.
//!
//! The same game is played at two tables; at the second, luck fell otherwise wherever one seat does not see it fall. The
//! same people do the same at both, and all that this one, and somebody without a seat, can see of either table must be
//! the same, in the same order: who is waited for, who is mentioned, every text, control and file. Besides, what
//! stands in somebody's own panel may stand nowhere that others see, nor in the log.

use super::disguise::{Leaky, NONE, mark};
use super::sight::excerpts;
use super::{Hides, Place};
use crate::edge::bot::memory;
use crate::edge::stage::{Request, Stage, TOKEN, caller};
use crate::random::Pick;
use crate::support::Log;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use tavolo::discord::incoming::{Caller, Given};
use tavolo::games::condottiere::Condottiere;
use tavolo::games::kingsburg::Kingsburg;
use tavolo::rules::Seat;
use tavolo::table::{Catalogue, Hall, UserId};
use tavolo::words::{Locale, Style, Words};

/// The seed of every table here, as it is written.
const SEED: u8 = 0x5e;
/// No game takes more actions than this.
const MOST_ACTIONS: usize = 4_000;
/// After so many actions everything is asked that can be.
const ASK: usize = 9;
/// What is tried, where it is not legal.
const REFUSED: [&str; 5] = ["m10", "scarecrow m10", "hand discard", "pass", "nonsense"];
/// Somebody who has no seat.
const WATCHER: u64 = 90;

/// How boards and hands are shown.
#[derive(Clone, Copy, PartialEq)]
enum Form {
    Words,
    Pictures,
}

/// A table with its people.
struct Table {
    stage: Stage,
    people: Vec<Caller>,
    watcher: Caller,
    form: Form,
    /// How many requests have been looked at.
    seen: usize,
    /// The last message of each person's own, with its controls.
    panels: BTreeMap<u64, (u64, Value)>,
}

impl Table {
    async fn gathered<G: Hides>(seats: u8, form: Form) -> Table {
        let catalogue = Catalogue::default().with::<G>();
        let hall = Hall::new(memory(), catalogue).with_randomness(Box::new(|bytes| {
            bytes.fill(SEED);
            true
        }));
        let stage = Stage::over(hall, G::ID);
        let people: Vec<Caller> = (0..u64::from(seats)).map(|seat| caller(10 + seat, &format!("P{seat}"))).collect();
        let watcher = Caller { permissions: 1 << 5, ..caller(WATCHER, "Watcher") };
        let mut table = Table { stage, people, watcher, form, seen: 0, panels: BTreeMap::new() };
        let people = table.people.clone();
        if form == Form::Words {
            let words = [("board", Given::Text("text".to_owned()))];
            table.stage.sub_command(&table.watcher, "settings", "channel", &words).await;
            for person in people.iter().chain([&table.watcher.clone()]) {
                table.stage.sub_command(person, "settings", "mine", &words).await;
            }
        }
        for person in &people {
            table.stage.command(person, "join", &[]).await;
            table.stage.rest().await;
        }
        table.stage.rest().await;
        table.stage.command(&people[0], "start", &[]).await;
        table.stage.rest().await;
        table
    }

    /// What was asked for since the last time.
    fn news(&mut self) -> Vec<Request> {
        let news = self.stage.port.after(self.seen);
        self.seen += news.len();
        for request in &news {
            let user = request.only.filter(|_| request.json["components"].is_array());
            if let (Some(user), Some(message)) = (user, request.message) {
                self.panels.insert(user, (message, request.json["components"].clone()));
            }
        }
        news
    }

    /// What those awaited may do, in words.
    async fn labels(&self, words: &Words) -> Vec<String> {
        let tables = self.stage.hall.open_tables().await.unwrap();
        let Some(table) = tables.first() else { return Vec::new() };
        let look = |table: &dyn tavolo::table::AnyTable| {
            let names = table.roster().names();
            let speaker = words.speaker(Locale::English, &names, Style::Plain);
            let legal = table.awaited().iter().flat_map(|seat| table.legal(table.roster().sitter(seat).unwrap().user));
            legal.map(|(_, label)| speaker.say(&label)).collect()
        };
        self.stage.hall.look(*table, look).await.unwrap()
    }

    /// Whose decision is awaited, with what each may do.
    async fn awaited(&self) -> Vec<(Seat, Vec<String>)> {
        let tables = self.stage.hall.open_tables().await.unwrap();
        let Some(table) = tables.first() else { return Vec::new() };
        let look = |table: &dyn tavolo::table::AnyTable| {
            let sitter = |seat: &Seat| table.roster().sitter(*seat).unwrap().user;
            table.awaited().iter().map(|seat| (seat, table.legal(sitter(&seat)))).collect::<Vec<_>>()
        };
        let awaited = self.stage.hall.look(*table, look).await.unwrap();
        awaited.into_iter().map(|(seat, legal)| (seat, legal.into_iter().map(|(notation, _)| notation).collect())).collect()
    }

    /// What all see, as the table says it.
    async fn public(&self) -> Option<Value> {
        let tables = self.stage.hall.open_tables().await.unwrap();
        self.stage.hall.look(*tables.first()?, |table| table.public()).await.unwrap()
    }

    /// Who sits at a seat.
    async fn sitter(&self, seat: Seat) -> Caller {
        let table = self.stage.hall.open_tables().await.unwrap()[0];
        let user = self.stage.hall.look(table, |table| table.roster().sitter(seat).unwrap().user).await.unwrap();
        self.people.iter().find(|person| UserId(person.user) == user).unwrap().clone()
    }

    /// Does an action: by a control of the person's own message if it stands there, typed otherwise.
    async fn act(&mut self, person: &Caller, notation: &str) {
        let control = self.panels.get(&person.user).and_then(|(message, rows)| Some((*message, control(rows, notation)?)));
        match control {
            Some((message, (id, values))) => {
                let values: Vec<&str> = values.iter().map(String::as_str).collect();
                self.stage.press_in(person, Some(message), &id, &values).await;
            }
            None => {
                self.stage.command(person, "play", &[("move", Given::Text(notation.to_owned()))]).await;
            }
        }
        self.stage.rest().await;
    }

    /// Asks everything that can be asked.
    async fn ask(&mut self, person: &Caller) {
        for command in ["hand", "board", "log"] {
            self.stage.command(person, command, &[]).await;
            self.stage.rest().await;
        }
        self.stage.typing(person, "play", "move", "").await;
        let table = self.stage.hall.open_tables().await.unwrap();
        let legal = match table.first() {
            Some(table) => self.stage.hall.look(*table, |table| table.legal(UserId(person.user))).await.unwrap(),
            None => Vec::new(),
        };
        // What is legal is not tried: it would be done.
        for refused in REFUSED.iter().filter(|refused| legal.iter().all(|(notation, _)| notation != **refused)) {
            self.stage.command(person, "play", &[("move", Given::Text((*refused).to_owned()))]).await;
        }
        for press in ["play", "more", "scores", "text-board"] {
            if let Some(table) = table.first() {
                self.stage.press(person, &format!("t.{table}.0.0.p.{press}"), &[]).await;
                self.stage.rest().await;
            }
        }
        self.stage.rest().await;
    }
}

/// The control that does an action: its id and, in a list, the entry's value.
fn control(rows: &Value, notation: &str) -> Option<(String, Vec<String>)> {
    let act = format!(".a.{notation}");
    let controls = rows.as_array()?.iter().flat_map(|row| row["components"].as_array().into_iter().flatten());
    for control in controls.filter(|control| control["disabled"] != true) {
        let id = control["custom_id"].as_str()?;
        if id.ends_with(&act) {
            return Some((id.to_owned(), Vec::new()));
        }
        let mut values = control["options"].as_array().into_iter().flatten().filter_map(|option| option["value"].as_str());
        if let (Some(value), true) = (values.find(|value| value.ends_with(&act)), id.ends_with(".s.")) {
            return Some((id.to_owned(), vec![value.to_owned()]));
        }
    }
    None
}

/// What somebody sees of requests, without the hour.
fn seen_by(user: u64, requests: &[Request]) -> Vec<String> {
    let seen = requests.iter().filter(|request| request.only.is_none_or(|only| only == user));
    seen.filter_map(told).collect()
}

/// A request in words, the same whether an answer came at once or was promised first, since that hangs on the machine.
fn told(Request { kind, message, json, file, .. }: &Request) -> Option<String> {
    let mut json = json.clone();
    let kind = match *kind {
        "acknowledge" if json.as_str().is_some_and(|how| how.ends_with("Later")) => return None,
        "answer" | "update" | "amend" | "follow up" => "told",
        kind => kind,
    };
    if let Some(members) = json.as_object_mut() {
        let nothing = members.get("attachments").and_then(Value::as_array).is_some_and(Vec::is_empty);
        members.retain(|name, _| name != "flags" && !(name == "attachments" && nothing));
    }
    Some(hourless(&format!("{kind} {message:?} {json} {file:?}")))
}

/// A text without the moments in it.
fn hourless(text: &str) -> String {
    let mut parts = text.split("<t:");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |whole, part| whole + "<t:" + part.trim_start_matches(|letter: char| letter.is_ascii_digit()))
}

/// What a game at the edge showed.
#[derive(Default)]
struct Course {
    /// What the one and the other could be told apart by.
    apart: Vec<String>,
    /// Own panels that others saw.
    astray: Vec<String>,
    /// How many actions were done, requests compared, and own panels seen.
    actions: usize,
    compared: usize,
    panels: usize,
    /// How often the others were shown something else at the other table.
    different: usize,
    /// Whether it was played to its end.
    over: bool,
    /// What could be done, in words.
    words: BTreeSet<String>,
}

/// Plays a game at two tables, of which the second's luck fell otherwise where `kept` does not see it.
async fn side_by_side<G: Hides, H: Hides>(seats: u8, kept: Seat, most: usize, form: Form) -> Course {
    let (mut one, mut other) = (Table::gathered::<G>(seats, form).await, Table::gathered::<H>(seats, form).await);
    let mut course = Course::default();
    let mut pick = Pick::new(u64::from(kept.0));
    let viewer = one.sitter(kept).await;
    let (watcher, words) = (one.watcher.clone(), Words::load().unwrap());
    while course.actions < most && course.apart.is_empty() {
        course.look(&mut one, &mut other, [viewer.user, watcher.user]);
        let (here, there) = (one.awaited().await, other.awaited().await);
        let waited = |awaited: &[(Seat, Vec<String>)]| awaited.iter().map(|(seat, _)| *seat).collect::<Vec<_>>();
        assert_eq!(waited(&here), waited(&there), "who is waited for gives something away");
        if here.is_empty() {
            course.over = true;
            break;
        }
        let both: Vec<(Seat, String)> = here
            .iter()
            .zip(&there)
            .flat_map(|((seat, here), (_, there))| {
                here.iter().filter(|action| there.contains(action)).map(|action| (*seat, action.clone()))
            })
            .collect();
        // Where nothing can be done at both tables the two histories end.
        if both.is_empty() {
            break;
        }
        course.words.extend(one.labels(&words).await);
        let (seat, notation) = &both[pick.below(both.len())];
        let person = one.sitter(*seat).await;
        one.act(&person, notation).await;
        other.act(&person, notation).await;
        // Something hidden has come to light, as the rules want it: from here on these are two different games.
        if one.public().await != other.public().await {
            return course;
        }
        course.actions += 1;
        if course.actions % ASK == 1 {
            for asker in [&viewer, &watcher] {
                one.ask(asker).await;
                other.ask(asker).await;
            }
        }
    }
    course.look(&mut one, &mut other, [viewer.user, watcher.user]);
    course
}

impl Course {
    /// Compares what two people have seen of either table since the last time.
    fn look(&mut self, one: &mut Table, other: &mut Table, viewers: [u64; 2]) {
        let (here, there) = (one.news(), other.news());
        let others = |requests: &[Request]| {
            let theirs = requests.iter().filter(|request| request.only.is_some_and(|only| !viewers.contains(&only)));
            theirs.filter_map(told).collect::<Vec<_>>()
        };
        self.different += usize::from(others(&here) != others(&there));
        for viewer in viewers {
            let (mut here, mut there) = (seen_by(viewer, &here), seen_by(viewer, &there));
            if one.form == Form::Pictures {
                // Pictures are drawn beside each other, and which is done first hangs on the machine.
                here.sort();
                there.sort();
            }
            self.compared += here.len();
            if here != there {
                let [one, other] = excerpts(&here.join("\n"), &there.join("\n"));
                self.apart.push(format!("{one}\n{other}"));
            }
        }
        for request in here.iter().chain(&there) {
            let text = format!("{}{:?}", request.json, request.file.as_ref().and_then(|file| file.alt.as_ref()));
            for (seat, person) in (0..).map(Seat).zip(&one.people) {
                if text.contains(&mark(seat)) {
                    self.panels += 1;
                    if request.only != Some(person.user) {
                        self.astray.push(format!("{:?} {text}", request.only));
                    }
                }
            }
        }
    }

    /// Fails where somebody could tell what is hidden, or where hardly anything was looked at.
    fn tight(&self, actions: usize) {
        assert!(self.apart.is_empty(), "it can be told apart: {:#?}", self.apart);
        assert!(self.astray.is_empty(), "a hand went astray: {:#?}", self.astray);
        let Course { actions: done, compared, panels, different, .. } = self;
        let said = format!("{done} actions, {compared} requests, {panels} panels, {different} times different");
        println!("{said}");
        assert!(*done >= actions && *compared > 2 * done && panels > done && *different > 0, "{said}");
    }
}

type Plain<G> = Leaky<G, NONE, NONE>;

#[tokio::test]
async fn whole_condottiere_gives_nothing_away_to_the_first_seat() {
    let course = side_by_side::<Plain<Condottiere>, Leaky<Condottiere, NONE, 0>>(3, Seat(0), MOST_ACTIONS, Form::Words).await;
    course.tight(40);
    assert!(course.over, "the game was not played to its end");
}

#[tokio::test]
async fn whole_condottiere_gives_nothing_away_to_the_last_seat() {
    let course = side_by_side::<Plain<Condottiere>, Leaky<Condottiere, NONE, 3>>(4, Seat(3), MOST_ACTIONS, Form::Words).await;
    course.tight(40);
    assert!(course.over, "the game was not played to its end");
}

#[tokio::test]
async fn whole_kingsburg_gives_nothing_away() {
    let course = side_by_side::<Plain<Kingsburg>, Leaky<Kingsburg, NONE, 1>>(3, Seat(1), MOST_ACTIONS, Form::Words).await;
    course.tight(60);
}

#[tokio::test]
async fn pictures_give_nothing_away() {
    let course = side_by_side::<Plain<Condottiere>, Leaky<Condottiere, NONE, 0>>(3, Seat(0), 6, Form::Pictures).await;
    course.tight(6);
}

#[tokio::test]
async fn planted_leaks_are_seen_at_the_edge() {
    /// What can be told apart when the place of that number leaks.
    async fn found<const PLACE: usize>() -> Vec<String> {
        side_by_side::<Leaky<Condottiere, PLACE, NONE>, Leaky<Condottiere, PLACE, 0>>(3, Seat(0), 12, Form::Words).await.apart
    }
    assert_eq!([Place::ALL[2], Place::ALL[3], Place::ALL[8]], [Place::LogLine, Place::Text, Place::CustomId]);
    for (place, apart) in [("log", found::<2>().await), ("text", found::<3>().await), ("custom id", found::<8>().await)] {
        assert!(!apart.is_empty(), "a leak in a {place} is not seen");
    }
}

#[tokio::test]
async fn log_holds_no_hand_no_seed_and_no_token() {
    let log = Log::default();
    // Everything here runs on this one thread.
    let _guard = tracing::subscriber::set_default(log.subscriber());
    tracing::trace!("the log is heard");
    let course = side_by_side::<Plain<Condottiere>, Leaky<Condottiere, NONE, 0>>(3, Seat(0), MOST_ACTIONS, Form::Words).await;
    let text = log.text();
    assert!(text.contains("the log is heard") && course.actions > 40);
    let seed = hex::encode([SEED; 32]);
    let secrets = [
        seed,
        format!("{:?}", [SEED; 4]).trim_matches(['[', ']']).to_owned(),
        TOKEN.to_owned(),
        mark(Seat(0)),
        mark(Seat(1)),
        mark(Seat(2)),
    ];
    let labels: Vec<&String> = course.words.iter().filter(|label| label.len() > 6).collect();
    assert!(labels.len() > 10, "{labels:?}");
    for secret in secrets.iter().chain(labels) {
        assert!(!text.contains(secret.as_str()), "the log holds {secret}");
    }
}
