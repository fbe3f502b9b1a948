//! Simulated days of free seats: people sit down, leave, begin, give up and ask for one more, by an hour
//! that goes on, while the program is killed and the card is deleted now and then. One card stands, which
//! lists what is open; a role is mentioned at most once an hour and game. A run follows from its number.

use super::bot::Dice;
use super::open_tables::{CARD, MINUTE, Open, ROLE, role};
use super::stage::{Request, at, caller};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};
use tavolo::discord::incoming::Caller;
use tavolo::discord::trouble::Trouble;
use tavolo::store::TableId;
use tavolo::table::{Place, UserId};

/// Where tables stand, and which games.
const PLACES: [(u64, &str); 3] = [(12, "carcassonne"), (13, "carcassonne"), (14, "barony")];
/// How often somebody does something in a run.
const STEPS: usize = 150;
const HOUR: u64 = 60 * MINUTE;

/// How often each thing happened.
#[derive(Debug, Default)]
struct Counts {
    called: usize,
    refused: usize,
    edited: usize,
    posted: usize,
    killed: usize,
}

/// A server's days.
struct Days {
    open: Open,
    dice: Dice,
    people: Vec<Caller>,
    /// When a role was mentioned last, by game.
    called: BTreeMap<&'static str, u64>,
    /// The words of the cards that were sent, and are not deleted.
    cards: BTreeSet<String>,
    /// Whether the card was deleted; whoever edits it is told so.
    deleted: Arc<Mutex<bool>>,
    counts: Counts,
}

impl Days {
    async fn new(number: u64) -> Days {
        let mut open = Open::new();
        open.set_card().await;
        open.set(&[role(ROLE, true)]).await;
        let people = (1..=6).map(|user| caller(user, &format!("P{user}")));
        Days {
            open,
            dice: Dice(number),
            people: people.collect(),
            called: BTreeMap::new(),
            cards: BTreeSet::new(),
            deleted: Arc::default(),
            counts: Counts::default(),
        }
    }

    fn watch_edits(&self) {
        let deleted = Arc::clone(&self.deleted);
        let gone = move |kind: &'static str, channel: u64| {
            (kind == "edit" && channel == CARD && *deleted.lock().unwrap()).then_some(Trouble::UnknownMessage)
        };
        *self.open.stage.port.refuses.lock().unwrap() = Some(Box::new(gone));
    }

    async fn table(&self, place: u64) -> Option<TableId> {
        self.open.stage.hall.at(Place(place)).await.unwrap()
    }

    /// Somebody does something at a table.
    async fn acts(&mut self) {
        let (place, game) = PLACES[self.dice.below(PLACES.len())];
        let person = self.people[self.dice.below(self.people.len())].clone();
        let person = at(&person, place);
        let stage = &mut self.open.stage;
        match self.dice.below(10) {
            0..=3 => {
                let game = [super::direct::text("game", game)];
                stage.command(&person, "join", &game).await;
            }
            4 => drop(stage.command(&person, "leave", &[]).await),
            5 => drop(stage.start(&person).await),
            6 => {
                stage.command(&person, "resign", &[]).await;
                let all = stage.port.after(0).into_iter().rev();
                let mut own = all.filter(|one| one.only == Some(person.user.0));
                let sure = own.next().and_then(|one| one.button("resign-surely"));
                if let Some(sure) = sure {
                    stage.press_in(&person, Some(70), &sure, &[]).await;
                }
            }
            _ => self.calls(&person, place, game).await,
        }
        self.open.stage.rest().await;
    }

    /// Somebody asks for one more.
    async fn calls(&mut self, person: &Caller, place: u64, game: &'static str) {
        let Some(table) = self.table(place).await else {
            return;
        };
        let stage = &mut self.open.stage;
        let terms = stage.hall.read(table, |table| table.terms()).await.unwrap();
        let before = stage.port.after(0).len();
        let said = stage
            .press(person, &format!("t.{table}.{terms}.0.p.one-more"), &[])
            .await;
        stage.rest().await;
        let sent = stage.port.after(before).into_iter();
        let role = ROLE.to_string();
        let calls = |one: &Request| one.json["allowed_mentions"]["roles"][0].as_str() == Some(role.as_str());
        let mentions = sent.filter(calls).count();
        let now = self.open.clock.now();
        assert_eq!(mentions, usize::from(said.contains("is asked.")), "{said}");
        self.counts.refused += usize::from(said.contains("within the hour"));
        if mentions > 0 {
            let before = self.called.insert(game, now);
            assert!(before.is_none_or(|before| now >= before + HOUR), "{game}: twice within the hour");
            self.counts.called += 1;
        }
    }

    /// The card is kept: one stands, and lists what is open.
    async fn keeps(&mut self) {
        for request in self.open.keep().await {
            if request.kind == "send" {
                if std::mem::take(&mut *self.deleted.lock().unwrap()) {
                    self.cards.clear();
                }
                self.counts.posted += usize::from(
                    self.cards
                        .insert(request.json["nonce"].as_str().unwrap().to_owned()),
                );
            } else {
                self.counts.edited += 1;
            }
            for (place, _) in PLACES {
                let free = self.free(place).await;
                let told = request.text();
                assert_eq!(told.contains(&format!("<#{place}>")), free, "{place}: {told}");
            }
        }
        assert!(self.cards.len() <= 1, "two cards stand: {:?}", self.cards);
    }

    /// Whether somebody new could sit down in a channel.
    async fn free(&self, place: u64) -> bool {
        let now = self.open.clock.now();
        match self.table(place).await {
            Some(table) => {
                let standing = self
                    .open
                    .stage
                    .hall
                    .read(table, |table| table.standing(UserId(99), now).free);
                standing.await.unwrap()
            }
            None => false,
        }
    }

    async fn pass(mut self) -> Counts {
        self.watch_edits();
        for _ in 0..STEPS {
            match self.dice.below(12) {
                0 => {
                    self.open.killed();
                    self.watch_edits();
                    self.counts.killed += 1;
                }
                1 if !self.cards.is_empty() => *self.deleted.lock().unwrap() = true,
                2..=3 => self.open.clock.advance(self.dice.below(40) as u64 * MINUTE),
                4..=5 => self.keeps().await,
                _ => self.acts().await,
            }
        }
        self.keeps().await;
        self.counts
    }
}

#[tokio::test]
async fn one_card_stands_and_a_role_is_asked_once_an_hour_whatever_happens() {
    let mut all = Counts::default();
    let runs = std::env::var("TAVOLO_SIMULATIONS").map_or(6, |runs| runs.parse().unwrap());
    for number in 0..runs {
        let counts = Days::new(number).await.pass().await;
        all.called += counts.called;
        all.refused += counts.refused;
        all.edited += counts.edited;
        all.posted += counts.posted;
        all.killed += counts.killed;
    }
    println!("free seats: {all:?}");
    let each = [all.called, all.refused, all.edited, all.posted, all.killed];
    assert!(each.iter().all(|count| *count as u64 >= runs), "it hardly ever occurs: {all:?}");
}
