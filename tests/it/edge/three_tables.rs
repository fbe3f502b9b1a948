//! A week at three tables by direct message alone: what stands there is one panel a table and nothing else, each can be
//! used, and what one is asked is not buried. And a day at two, counted: whom it notifies.

use super::bot::memory;
use super::direct::text;
use super::ends::close;
use super::pace::HOUR;
use super::stage::{Request, Stage, at, caller, direct};
use std::collections::BTreeMap;
use std::sync::Arc;
use tavolo::clock::Clock;
use tavolo::discord::Settings;
use tavolo::discord::incoming::{Caller, Given};
use tavolo::hall::{Deadlines, Hall};
use tavolo::program::catalogue;
use tavolo::store::TableId;
use tavolo::table::{TableView, UserId};

/// The games, each in a channel of its own from this one on.
const GAMES: [&str; 3] = ["carcassonne", "condottiere", "barony"];
const FIRST: u64 = 6;

struct Week {
    stage: Stage,
    clock: Clock,
    deadlines: Deadlines,
    tables: Vec<TableId>,
    people: Vec<Caller>,
}

impl Week {
    /// Ana wishes turns by message.
    async fn begun() -> Week {
        Week::of(&GAMES, &[text("turn", "message")]).await
    }

    /// Tables of these games, and what Ana wishes for herself.
    async fn of(games: &[&str], wish: &[(&'static str, Given)]) -> Week {
        let clock = Clock::standing(Clock::system().now() + 60_000);
        let hall = Hall::new(memory(), catalogue()).with_clock(clock.clone());
        let mut stage = Stage::with(hall, Settings::default());
        let people = vec![caller(1, "Ana"), caller(2, "Ben"), caller(3, "Cleo")];
        if !wish.is_empty() {
            stage.sub_command(&people[0], "settings", "mine", wish).await;
        }
        let mut tables = Vec::new();
        for (channel, game) in (FIRST..).zip(games) {
            for person in &people {
                let with = [text("game", game), text("with", "pace daily")];
                let there = at(person, channel);
                let with = if person.user.0 == 1 { &with[..] } else { &with[..1] };
                stage.command(&there, "join", with).await;
            }
            stage.start(&at(&people[0], channel)).await;
            stage.rest().await;
            let known = tables.clone();
            let own = stage.hall.of(UserId(1)).await.unwrap().into_iter();
            tables.extend(own.filter(|table| !known.contains(table)));
        }
        let deadlines = Deadlines::new(Arc::clone(&stage.hall));
        Week {
            stage,
            clock,
            deadlines,
            tables,
            people,
        }
    }

    async fn passes(&mut self, hours: u64) {
        for _ in 0..hours {
            self.clock.advance(HOUR);
            self.deadlines.round().await;
            self.stage.rest().await;
            self.looks_right().await;
        }
    }

    /// Who is awaited at a table, and what they may do first.
    async fn up(&self, table: TableId) -> Vec<(Caller, String)> {
        let read = |table: &dyn TableView| {
            let awaited = table.awaited();
            let users = awaited
                .iter()
                .filter_map(|seat| table.roster().player(seat)?.user());
            let first = users.map(|user| (user, table.legal(user)));
            first
                .map(|(user, legal)| (user, legal[0].0.clone()))
                .collect::<Vec<_>>()
        };
        let up = self.stage.hall.read(table, read).await.unwrap();
        up.into_iter()
            .map(|(user, first)| (self.people[usize::try_from(user.0).unwrap() - 1].clone(), first))
            .collect()
    }

    /// Ben and Cleo act in the channels as long as they are up, but for whom the test leaves out at a table.
    async fn others_act(&mut self, idle: Option<(usize, u64)>) {
        for number in 0..self.tables.len() {
            for _ in 0..12 {
                let up = self.up(self.tables[number]).await;
                let acts = |(person, _): &&(Caller, String)| {
                    person.user.0 != 1 && idle != Some((number, person.user.0))
                };
                let Some((person, first)) = up.iter().find(acts) else {
                    break;
                };
                let there = at(person, FIRST + number as u64);
                self.stage.command(&there, "play", &[text("move", first)]).await;
                self.stage.rest().await;
                self.looks_right().await;
            }
        }
    }

    /// Ana acts once at each table that waits for her, by direct message.
    async fn ana_acts(&mut self) -> usize {
        let mut acted = 0;
        for number in 0..self.tables.len() {
            let table = self.tables[number];
            let up = self.up(table).await;
            let Some((ana, first)) = up.into_iter().find(|(person, _)| person.user.0 == 1) else {
                continue;
            };
            let named = table.to_string();
            let with = [text("move", &first), text("table", &named)];
            self.stage.command(&direct(&ana), "play", &with).await;
            self.stage.rest().await;
            self.looks_right().await;
            acted += 1;
        }
        acted
    }

    /// Ana's direct messages as they stand.
    fn messages(&self) -> Vec<Request> {
        let standing = self.stage.port.standing().into_iter();
        standing
            .filter(|message| message.kind == "send" && message.only == Some(1))
            .collect()
    }

    /// One panel a table, each with something to press; and what Ana is asked stands in one of them.
    async fn looks_right(&self) {
        let messages = self.messages();
        let texts: Vec<String> = messages.iter().map(Request::text).collect();
        for message in &messages {
            assert!(!message.controls().is_empty(), "a stub: {texts:?}");
        }
        assert!(messages.len() <= self.tables.len(), "{} messages: {texts:?}", messages.len());
        for table in &self.tables {
            let own = |message: &&Request| {
                let of = format!(".{table}.");
                message.controls().iter().any(|id| id.contains(&of))
            };
            let panels: Vec<&Request> = messages.iter().filter(own).collect();
            assert!(panels.len() <= 1, "{}: {texts:?}", panels.len());
            let asked = self.stage.hall.read(*table, |table| {
                table
                    .board()
                    .buttons
                    .iter()
                    .any(|button| button.id() == "vote-wait")
                    && table.awaited().iter().all(|seat| {
                        let player = table.roster().player(seat);
                        player.and_then(|player| player.user()) != Some(UserId(1))
                    })
            });
            if asked.await.unwrap() {
                let panel = panels.first().unwrap_or_else(|| panic!("no panel: {texts:?}"));
                assert!(panel.button("vote-wait").is_some(), "the question is in it: {}", panel.text());
            }
        }
    }
}

#[tokio::test]
async fn a_week_at_three_tables_leaves_one_panel_a_table_and_buries_no_question() {
    let mut week = Week::begun().await;
    let (mut acted, mut asked) = (0, false);
    for day in 0..7 {
        // From the third day on Cleo is not there at the first table.
        let idle = (day >= 2).then_some((0, 3));
        for _ in 0..2 {
            week.others_act(idle).await;
            acted += week.ana_acts().await;
            week.passes(12).await;
        }
        asked |= week
            .messages()
            .iter()
            .any(|message| message.button("vote-wait").is_some());
    }
    assert!(acted >= 20, "Ana acted {acted} times");
    assert!(asked, "she was asked what becomes of Cleo");
}

/// A message that comes without a sound.
const SILENT: u64 = 1 << 12;

impl Week {
    /// How often each was notified since so many requests: by a mention, or by a direct message with a sound.
    fn notified(&self, since: usize) -> BTreeMap<u64, usize> {
        let mut counted = BTreeMap::new();
        let sent = self.stage.port.after(since).into_iter();
        for request in sent.filter(|request| request.kind == "send") {
            let silent = request.json["flags"].as_u64().unwrap_or_default() & SILENT != 0;
            let own = request.only.filter(|_| !silent);
            let mentioned = request.notifies().into_iter().filter(|_| request.only.is_none());
            for user in own.into_iter().chain(mentioned) {
                *counted.entry(user).or_default() += 1;
            }
        }
        counted
    }
}

/// With everything as it is at first: whoever's turn begins hears of it once, and at each end each who sits there.
#[tokio::test]
async fn a_day_at_two_tables_notifies_once_a_turn_and_once_at_each_end() {
    let mut week = Week::of(&GAMES[..2], &[]).await;
    let (before, mut turns) = (week.stage.port.asked(), BTreeMap::<u64, usize>::new());
    for _ in 0..18 {
        week.passes(1).await;
        for number in 0..week.tables.len() {
            let table = week.tables[number];
            let (person, first) = week.up(table).await.remove(0);
            let there = at(&person, FIRST + number as u64);
            week.stage.command(&there, "play", &[text("move", &first)]).await;
            week.stage.rest().await;
            let (next, _) = week.up(table).await.remove(0);
            if next.user != person.user {
                *turns.entry(next.user.0).or_default() += 1;
            }
        }
    }
    assert!(turns.len() == 3 && turns.values().all(|turns| *turns >= 4), "{turns:?}");
    assert_eq!(week.notified(before), turns);
    let before = week.stage.port.asked();
    for number in 0..week.tables.len() {
        let there = at(&week.people[2], FIRST + number as u64);
        close(&mut week.stage, &there).await;
    }
    assert_eq!(week.notified(before), BTreeMap::from([(1, 2), (2, 2), (3, 2)]), "each end once");
}
