//! A table at the edge, with its people: what they do, what they ask, and what they are told.

use super::ways::{PRESSES, Plant, QUESTIONS, REFUSED, TURNS};
use crate::edge::bot::memory;
use crate::edge::stage::{Request, Stage, caller};
use crate::leaks::Hides;
use serde_json::Value;
use std::collections::BTreeMap;
use tavolo::discord::incoming::{Caller, Given};
use tavolo::hall::Hall;
use tavolo::rules::Seat;
use tavolo::table::{Catalogue, TableAudit, UserId};
use tavolo::words::{Locale, Style, Words};

/// The seed of every table here, as it is written.
pub const SEED: u8 = 0x62;
/// Somebody who has no seat.
const WATCHER: u64 = 90;
/// Somebody who comes later.
pub const NEWCOMER: u64 = 95;

/// How boards and hands are shown.
#[derive(Clone, Copy, PartialEq)]
pub enum Form {
    Words,
    Pictures,
}

/// A table with its people.
pub struct Table {
    pub stage: Stage,
    pub people: Vec<Caller>,
    pub watcher: Caller,
    pub newcomer: Caller,
    pub form: Form,
    /// Who sits where; nobody where a seat was given up.
    pub sitting: Vec<Option<u64>>,
    /// How many requests have been looked at.
    seen: usize,
    /// The last message of each person's own, with its controls.
    panels: BTreeMap<u64, Request>,
    /// How often everything was asked.
    asked: usize,
    /// Everything that could be asked and done by those who were looked at since the last time, whole: suggestions show the
    /// first of it alone.
    pub lists: Vec<String>,
}

impl Table {
    pub async fn gathered<G: Hides>(seats: u8, form: Form) -> Table {
        let catalogue = Catalogue::default().with::<G>();
        let hall = Hall::new(memory(), catalogue).with_randomness(Box::new(|bytes| {
            bytes.fill(SEED);
            true
        }));
        let stage = Stage::over(hall, G::ID);
        let people: Vec<Caller> = (0..u64::from(seats))
            .map(|seat| caller(10 + seat, &format!("P{seat}")))
            .collect();
        let watcher = Caller {
            permissions: 1 << 5,
            ..caller(WATCHER, "Watcher")
        };
        let newcomer = caller(NEWCOMER, "Newcomer");
        let sitting = people.iter().map(|person| Some(person.user.0)).collect();
        let mut table = Table {
            stage,
            people,
            watcher,
            newcomer,
            form,
            sitting,
            seen: 0,
            panels: BTreeMap::new(),
            asked: 0,
            lists: Vec::new(),
        };
        let people = table.people.clone();
        if form == Form::Words {
            let words = [("board", Given::Text("text".to_owned()))];
            table
                .stage
                .sub_command(&table.watcher, "settings", "channel", &words)
                .await;
            for person in people
                .iter()
                .chain([&table.watcher.clone(), &table.newcomer.clone()])
            {
                table.stage.sub_command(person, "settings", "mine", &words).await;
            }
        }
        for person in &people {
            table.stage.command(person, "join", &[]).await;
            table.stage.rest().await;
        }
        table.stage.rest().await;
        table.stage.start(&people[0]).await;
        table.stage.rest().await;
        table
    }

    /// What was asked for since the last time.
    pub fn news(&mut self) -> Vec<Request> {
        let news = self.stage.port.after(self.seen);
        self.seen += news.len();
        for request in &news {
            let user = request.only.filter(|_| request.json["components"].is_array());
            if let (Some(user), Some(_)) = (user, request.message) {
                self.panels.insert(user, request.clone());
            }
        }
        news
    }

    /// Looks at the table, while its game goes on.
    async fn look<T>(&self, look: impl FnOnce(&dyn TableAudit) -> T + Send) -> Option<T> {
        let tables = self.stage.hall.open_tables().await.unwrap();
        Some(self.stage.hall.audit(*tables.first()?, look).await.unwrap())
    }

    /// What those awaited may do, in words.
    pub async fn labels(&self, words: &Words) -> Vec<String> {
        let look = |table: &dyn TableAudit| {
            let names = table.roster().names();
            let speaker = words.speaker(Locale::English, &names, Style::Plain);
            let legal = table
                .awaited()
                .iter()
                .flat_map(|seat| table.legal(table.roster().player(seat).unwrap().user().unwrap()));
            legal.map(|(_, label)| speaker.say(&label)).collect()
        };
        self.look(look).await.unwrap_or_default()
    }

    /// Whose decision is awaited, with what each may do.
    pub async fn awaited(&self) -> Vec<(Seat, Vec<String>)> {
        let look = |table: &dyn TableAudit| {
            let sitter = |seat: &Seat| table.roster().player(*seat).unwrap().user().unwrap();
            let notations =
                |legal: Vec<(String, _)>| legal.into_iter().map(|(notation, _)| notation).collect();
            table
                .awaited()
                .iter()
                .map(|seat| (seat, notations(table.legal(sitter(&seat)))))
                .collect()
        };
        self.look(look).await.unwrap_or_default()
    }

    /// What all see, as the table says it.
    pub async fn public(&self) -> Option<Value> {
        self.look(|table| table.public()).await?
    }

    /// Who sits at a seat.
    pub async fn sitter(&self, seat: Seat) -> Caller {
        let user = self
            .look(|table| table.roster().player(seat).unwrap().user().unwrap())
            .await
            .unwrap();
        self.everybody().find(|person| person.user == user).unwrap()
    }

    /// All that may sit here, now or later.
    fn everybody(&self) -> impl Iterator<Item = Caller> {
        self.people.iter().chain([&self.newcomer]).cloned()
    }

    /// Somebody gives their seat up; with this button, of those that they are asked by.
    pub async fn resign(&mut self, person: &Caller, button: &str) {
        let before = self.stage.port.after(0).len();
        self.stage.command(person, "resign", &[]).await;
        self.stage.rest().await;
        let told = self
            .stage
            .port
            .after(before)
            .into_iter()
            .filter(|request| request.only == Some(person.user.0));
        let ids: Vec<String> = told.flat_map(|request| request.controls()).collect();
        let surely = ids
            .iter()
            .find(|id| id.contains(&format!(".p.{button}")))
            .expect("nobody was asked whether they resign");
        self.stage.press(person, surely, &[]).await;
        self.stage.rest().await;
        self.seated().await;
        assert!(!self.sitting.contains(&Some(person.user.0)), "{} still sits here", person.name);
    }

    /// Somebody takes a seat that was given up, if there is one.
    pub async fn join(&mut self, person: &Caller) -> Option<Seat> {
        self.stage.command(person, "join", &[]).await;
        self.stage.rest().await;
        self.seated().await;
        (0..)
            .map(Seat::new)
            .zip(&self.sitting)
            .find(|(_, sitter)| **sitter == Some(person.user.0))
            .map(|(seat, _)| seat)
    }

    /// Notes who sits where.
    async fn seated(&mut self) {
        let present = |table: &dyn TableAudit| {
            table
                .roster()
                .present()
                .filter_map(|(seat, player)| Some((seat, player.user()?.0)))
                .collect::<Vec<_>>()
        };
        let Some(present) = self.look(present).await else {
            return;
        };
        for (seat, sitter) in Seat::all(Seat::MOST).zip(&mut self.sitting) {
            *sitter = present
                .iter()
                .find(|(taken, _)| *taken == seat)
                .map(|(_, user)| *user);
        }
    }

    /// Does an action: by a control of the person's own message if it stands there, typed
    /// otherwise.
    pub async fn act(&mut self, person: &Caller, notation: &str) {
        let control = self
            .panels
            .get(&person.user.0)
            .and_then(|panel| Some((panel.message, panel.act(notation)?)));
        match control {
            Some((message, (id, values))) => {
                let values: Vec<&str> = values.iter().map(String::as_str).collect();
                self.stage.press_in(person, message, &id, &values).await;
            }
            None => {
                self.stage
                    .command(person, "play", &[("move", Given::Text(notation.to_owned()))])
                    .await;
            }
        }
        self.stage.rest().await;
    }

    /// Asks everything that can be asked: by command, while typing, by what is refused, and by each
    /// button that only shows.
    pub async fn ask(&mut self, person: &Caller) {
        for command in ["hand", "board", "log", "tables"] {
            self.stage.command(person, command, &[]).await;
            self.stage.rest().await;
        }
        for (command, option) in [("play", "move"), ("ask", "question"), ("board", "table")] {
            self.stage.typing(person, command, option, "").await;
        }
        let user = person.user;
        let known = |table: &dyn TableAudit| {
            (
                table.id(),
                table.legal(user),
                table.questions(user),
                table.extra_views(),
                table.past(UserId(0)).is_some(),
            )
        };
        let Some((table, legal, questions, looks, running)) = self.look(known).await else {
            return;
        };
        // What is legal is not tried: it would be done.
        for refused in REFUSED
            .iter()
            .filter(|refused| legal.iter().all(|(notation, _)| notation != **refused))
        {
            self.stage
                .command(person, "play", &[("move", Given::Text((*refused).to_owned()))])
                .await;
        }
        // Another part of a long list each time.
        self.asked += 1;
        for (question, _) in questions
            .iter()
            .skip(self.asked % QUESTIONS)
            .step_by(questions.len() / QUESTIONS + 1)
        {
            self.stage
                .command(person, "ask", &[("question", Given::Text(question.clone()))])
                .await;
        }
        let presses = PRESSES.iter().map(|press| format!("p.{press}"));
        for deed in presses.chain(looks.iter().map(|look| format!("l.{look}"))) {
            self.stage
                .press(person, &format!("t.{table}.0.0.{deed}"), &[])
                .await;
            self.stage.rest().await;
        }
        // The last of the turns that are over, and one before, with all hands if that could be. Once it has ended hands
        // are shown, which differ.
        let turns = [format!("v.{}.none", u32::MAX), format!("v.{}.all", self.asked % TURNS)];
        for turn in turns.iter().filter(|_| running) {
            self.stage
                .press(person, &format!("t.{table}.0.0.{turn}"), &[])
                .await;
        }
        self.stage.rest().await;
    }

    /// Notes all that somebody can ask, and all that they may do.
    pub async fn list(&mut self, person: &Caller) {
        let user = person.user;
        let all = |table: &dyn TableAudit| format!("{:?}\n{:?}", table.questions(user), table.legal(user));
        let all = self.look(all).await;
        self.lists.extend(all);
    }

    /// Looks at the last of the turns that are over, while the game goes on.
    pub async fn look_back(&mut self, person: &Caller) {
        let running = self
            .look(|table: &dyn TableAudit| table.past(UserId(0)).map(|_| table.id()))
            .await;
        if let Some(table) = running.flatten() {
            let turn = format!("t.{table}.0.0.v.{}.none", u32::MAX);
            self.stage.press(person, &turn, &[]).await;
            self.stage.rest().await;
        }
    }

    /// From now on the bot makes this mistake.
    pub fn plant(&self, plant: Plant) {
        *self.stage.mistaken.lock().unwrap() = plant.mistakes();
    }
}
