//! Evenings of several tables: sign-up, pairings, tables in threads, results, places; whoever stops, restarts between
//! every two steps, wrong people, and a permission that is missing.

use super::direct::text;
use super::duplicates::button;
use super::life::forget;
use super::stage::{Recorder, Request, Stage, at, caller};
use crate::luck::bound::{KEY, signed};
use crate::luck::second::verdicts;
use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tavolo::beacon::{Asking, BeaconSource, Chain};
use tavolo::discord::Settings;
use tavolo::discord::incoming::{Caller, Given};
use tavolo::discord::trouble::Trouble;
use tavolo::hall::{Hall, Rounds};
use tavolo::program::catalogue;
use tavolo::render::Renderer;
use tavolo::store::{Faulty, Memory, Odds, Store, TableId, dump};
use tavolo::table::verdict::LuckVerdict;
use tavolo::table::{Command, Order, Place, Server, TableView, UserId};
use tavolo::words::Words;

/// An evening in `#6`, over a store that can be made to fail.
struct Evening {
    stage: Stage,
    store: Arc<Faulty<Memory>>,
    parts: (Arc<Words>, Arc<Renderer>),
    people: Vec<Caller>,
    starts: u64,
    chain: Option<&'static Chain>,
}

impl Evening {
    /// Ana opens one and these sign up, she first.
    async fn open(format: &str, names: &[&str]) -> Evening {
        Evening::with(format, names, &[]).await
    }

    /// The same where a beacon goes into the luck of the tables.
    async fn bound(format: &str, names: &[&str]) -> Evening {
        Evening::opened(format, names, &[], Some(Chain::SANDBOX)).await
    }

    /// The same with more options of the command.
    async fn with(format: &str, names: &[&str], more: &[(&'static str, Given)]) -> Evening {
        Evening::opened(format, names, more, None).await
    }

    /// The one that an earlier version has begun with four people and twins, and whose first table has ended.
    async fn earlier() -> Evening {
        let store = Arc::new(Faulty::new(Memory::new(), 7, Odds::default()));
        let kept = include_bytes!("../upgrades/10-with-an-evening.txt");
        dump::restore(&mut &kept[..], &*store).await.unwrap();
        let parts = (Arc::new(Words::load().unwrap()), Arc::new(Renderer::new().unwrap()));
        let port = Arc::new(Recorder::default());
        *port.once.lock().unwrap() = Some(Default::default());
        *port.earlier.lock().unwrap() = 100;
        Evening {
            stage: start(&store, &parts, port, (100_000, None)),
            store,
            parts,
            people: people(&FOUR),
            starts: 1,
            chain: None,
        }
    }

    async fn opened(
        format: &str,
        names: &[&str],
        more: &[(&'static str, Given)],
        chain: Option<&'static Chain>,
    ) -> Evening {
        let store = Arc::new(Faulty::new(Memory::new(), 7, Odds::default()));
        let parts = (Arc::new(Words::load().unwrap()), Arc::new(Renderer::new().unwrap()));
        let mut evening = Evening {
            stage: start(&store, &parts, Arc::default(), (1, chain)),
            store,
            parts,
            people: people(names),
            starts: 0,
            chain,
        };
        *evening.stage.port.once.lock().unwrap() = Some(Default::default());
        let manager = manager();
        let words = [text("board", "text")];
        evening
            .stage
            .sub_command(&manager, "settings", "channel", &words)
            .await;
        let ana = evening.people[0].clone();
        let with = [text("game", "condottiere"), text("format", format)];
        let with = [&with[..], more].concat();
        let said = evening.stage.sub_command(&ana, "event", "open", &with).await;
        assert!(said.starts_with("The evening is open"), "{said}");
        evening.keep().await;
        for person in evening.people.clone() {
            let said = evening.press(&person, "take-part").await;
            assert!(said.starts_with("You are in."), "{said}");
        }
        evening
    }

    async fn keep(&self) {
        self.stage.rest().await;
        self.stage.edge.keep_evenings().await;
        self.stage.rest().await;
    }

    /// The program is killed, and starts again over what was written.
    fn killed(&mut self) {
        self.starts += 1;
        let port = Arc::clone(&self.stage.port);
        let next = start(&self.store, &self.parts, port, (1 + self.starts * 100_000, self.chain));
        std::mem::replace(&mut self.stage, next).edge.close();
    }

    /// The card as it stands.
    fn card(&self) -> Request {
        let all = self.stage.port.after(0).into_iter().rev();
        let mut cards =
            all.filter(|request| request.only.is_none() && request.text().starts_with("**Game evening"));
        cards.next().unwrap()
    }

    /// Ana begins it, and its first tables are opened.
    async fn begins(&mut self) -> Caller {
        let ana = self.people[0].clone();
        self.press(&ana, "begin").await;
        self.keep().await;
        ana
    }

    /// Presses the card's button, or the one of a private question.
    async fn press(&mut self, person: &Caller, word: &str) -> String {
        let all = self.stage.port.after(0).into_iter().rev();
        let end = format!(".{word}");
        let id = all
            .flat_map(|request| request.controls())
            .find(|id| id.starts_with("e.") && id.ends_with(&end));
        let id = id.unwrap();
        self.stage.press(person, &id, &[]).await
    }

    /// Somebody who manages the server does something to the table in a channel, and means it.
    async fn surely(&mut self, person: &Caller, sub: &str) {
        let asked = self.stage.sub_command(person, "table", sub, &[]).await;
        let all = self.stage.port.after(0).into_iter().rev();
        let mut own = all.filter(|request| request.only == Some(person.user.0));
        let yes = own.find_map(|request| request.controls().into_iter().find(|id| id.contains(".d.")));
        let yes = yes.unwrap_or_else(|| panic!("{sub}: {asked}"));
        self.stage.press_in(person, Some(70), &yes, &[]).await;
        self.keep().await;
    }

    /// The threads that were opened, with their names: once each.
    fn threads(&self) -> Vec<(u64, String)> {
        let all = self.stage.port.after(0);
        let opened = all.iter().filter(|request| request.kind == "thread");
        let opened: BTreeSet<(u64, String)> = opened
            .map(|request| (request.message.unwrap(), request.json.as_str().unwrap().to_owned()))
            .collect();
        opened.into_iter().collect()
    }

    /// The thread of a round in which somebody plays.
    fn thread(&self, round: usize, name: &str) -> u64 {
        let round = format!("Round {round}, ");
        let threads = self.threads().into_iter();
        let mut own = threads.filter(|(_, told)| told.starts_with(&round) && told.contains(name));
        own.next()
            .unwrap_or_else(|| panic!("{name} has no table in {round}"))
            .0
    }

    /// Somebody gives up their table of a round.
    async fn loses(&mut self, round: usize, name: &str) {
        let thread = self.thread(round, name);
        let person = self.people.iter().find(|person| person.name == name).unwrap();
        let there = at(person, thread);
        self.stage.gives_up(&there).await;
        self.keep().await;
    }

    async fn table(&self, thread: u64) -> TableId {
        let hall = &self.stage.hall;
        let standing = hall.at(Place(thread)).await.unwrap();
        match standing {
            Some(table) => table,
            None => hall.last_at(Place(thread)).await.unwrap().unwrap(),
        }
    }

    /// How often somebody was called to a table.
    fn calls(&self, user: UserId) -> usize {
        let sent = self.stage.port.sent().into_iter();
        sent.filter(|sent| sent.content.contains("your table for round") && sent.mention.contains(&user))
            .count()
    }
}

/// People of these names.
fn people(names: &[&str]) -> Vec<Caller> {
    let numbered = names.iter().zip(1..);
    numbered
        .map(|(name, user)| caller(900_000 + user, name))
        .collect()
}

fn start(
    store: &Arc<Faulty<Memory>>,
    parts: &(Arc<Words>, Arc<Renderer>),
    port: Arc<Recorder>,
    (next, chain): (u64, Option<&'static Chain>),
) -> Stage {
    let store: Arc<dyn Store> = Arc::clone(store) as Arc<dyn Store>;
    let hall = Hall::new(store, catalogue()).with_beacon(chain);
    Stage::before(port, hall, Settings::default(), parts.clone(), next)
}

fn manager() -> Caller {
    Caller {
        permissions: 1 << 5,
        ..caller(900_099, "Max")
    }
}

fn person(user: u64, name: &str) -> (&'static str, Given) {
    let (user, name, bot) = (UserId(user), name.to_owned(), false);
    ("person", Given::Person { user, name, bot })
}

const FOUR: [&str; 4] = ["Ana", "Ben", "Cleo", "Dan"];

#[tokio::test]
async fn four_meet_each_other_one_stops_and_the_last_card_tells_the_places_and_why() {
    let mut evening = Evening::open("round-robin", &FOUR).await;
    evening.keep().await;
    let card = evening.card();
    assert!(card.text().contains("Signed up (4): Ana, Ben, Cleo and Dan"), "{}", card.text());
    assert_eq!(card.labels(), ["Take part", "Step back", "Begin"]);
    let (ana, ben, dan) = (evening.people[0].clone(), evening.people[1].clone(), evening.people[3].clone());
    let said = evening.press(&ben, "begin").await;
    assert!(said.starts_with("Only whoever opened this evening"), "{said}");
    let said = evening.press(&ana, "begin").await;
    assert!(said.starts_with("The evening begins"), "{said}");
    evening.keep().await;
    assert_eq!(evening.threads().len(), 2, "{:?}", evening.threads());
    for person in &evening.people {
        assert_eq!(evening.calls(person.user), 1, "{} is called once", person.name);
        assert_eq!(evening.stage.hall.of(person.user).await.unwrap().len(), 1);
    }
    let card = evening.card().text();
    assert!(card.contains("**Round 1 of 3**\n**1** · Ana and Dan · <#"), "{card}");
    // Whoever gives up their table has lost it; the next round waits for the other one.
    evening.loses(1, "Dan").await;
    let card = evening.card().text();
    assert!(card.contains("🏆 Ana") && card.contains("**1** · Ana: 1 (0 / – / 1)"), "{card}");
    assert_eq!(evening.threads().len(), 2);
    evening.loses(1, "Ben").await;
    let card = evening.card().text();
    assert!(card.contains("**Round 2 of 3**"), "{card}");
    assert_eq!(evening.threads().len(), 4);

    // Dan stops, and gives up the table where he sits.
    let said = evening.press(&dan, "stop").await;
    assert!(said.contains("You can finish the table where you sit now"), "{said}");
    let said = evening.press(&dan, "stop-now").await;
    assert!(said.contains("have given up your table"), "{said}");
    let said = evening.press(&dan, "stop").await;
    assert!(said.starts_with("You are out of this evening already"), "{said}");
    evening.keep().await;
    assert!(evening.card().text().contains("Dan: 0 (0 / 0 / 0), dropped out"), "{}", evening.card().text());
    evening.loses(2, "Ben").await;

    // His last table goes to Ben without a game.
    let card = evening.card().text();
    assert!(card.contains("**Round 3 of 3**") && card.contains("not played, goes to Ben"), "{card}");
    assert!(card.contains("<@900002>: no game for you in this round."), "{card}");
    assert_eq!(evening.threads().len(), 5);
    assert_eq!(evening.calls(dan.user), 2);
    evening.loses(3, "Cleo").await;
    let card = evening.card();
    let told = card.text();
    let places = "**Final places**\n**1** · Ana: 3 (3 / – / 3)\n**2** · Cleo: 2 (1 / – / 2)\n**3** · Ben: 1 (0 / – / 1)\n\
                  **4** · Dan: 0 (0 / – / 0), dropped out";
    assert!(told.contains("This evening is over.") && told.contains(places), "{told}");
    assert!(
        told.contains("<@900001>, <@900002>, <@900003> and <@900004>: the final places are out."),
        "{told}"
    );
    assert_eq!(card.labels(), Vec::<String>::new());
    let said = evening.press(&ana, "take-part").await;
    assert!(said.contains("This evening has ended"), "{said}");
    // The next evening is another one, whose buttons are its own.
    let with = [text("game", "condottiere"), text("format", "knock-out")];
    evening.stage.sub_command(&ben, "event", "open", &with).await;
    let said = evening.press(&ana, "take-part").await;
    assert!(said.contains("belongs to an earlier evening"), "{said}");
}

#[tokio::test]
async fn the_tables_of_a_round_are_twins_where_that_is_wished() {
    let with = [text("with", "twins on, pace daily")];
    let mut evening = Evening::with("round-robin", &FOUR, &with).await;
    let card = evening.card().text();
    assert!(card.contains("Options: ") && card.contains("Twin tables: yes"), "{card}");
    evening.begins().await;
    evening.keep().await;
    let tables =
        [evening.table(evening.thread(1, "Ana")).await, evening.table(evening.thread(1, "Ben")).await];
    assert_ne!(tables[0], tables[1]);
    let hall = Arc::clone(&evening.stage.hall);
    let mut daily = Vec::new();
    for table in tables {
        let read = hall.read(table, |table| (table.luck_of(), table.covered(), table.chosen()));
        let (luck, covered, chosen) = read.await.unwrap();
        assert_eq!((luck, covered), (tables[0], true), "both play the first one's deal");
        daily.push(
            chosen
                .iter()
                .any(|(key, value)| (key, value) == ("pace", "daily")),
        );
    }
    assert_eq!(daily, [true, true]);
    // Nobody else has a say in when the round is over.
    let twin = [text("twin", &tables[0].to_string())];
    let said = evening
        .stage
        .command(&caller(900_020, "Zoe"), "join", &twin)
        .await;
    assert!(said.starts_with("That table belongs to an evening"), "{said}");
    let all = evening.stage.port.after(0);
    assert!(!all.iter().any(|request| {
        request
            .text()
            .contains("To play the same deal in another channel")
    }));
    // Where its players sit the evening is found, too.
    let there = at(&evening.people[0], evening.thread(1, "Ana"));
    let said = evening.stage.sub_command(&there, "event", "show", &[]).await;
    assert!(said.contains("**Round 1 of 3**"), "{said}");
    // What came of one shows when both are over: only then the next round is drawn.
    evening.loses(1, "Dan").await;
    let card = evening.card().text();
    assert!(card.contains("**Round 1 of 3**") && !card.contains("🏆"), "{card}");
    let over = card
        .matches("over; counts when the games at its twin tables are over")
        .count();
    assert_eq!(over, 1, "{card}");
    evening.loses(1, "Ben").await;
    evening.keep().await;
    let card = evening.card().text();
    assert!(card.contains("**Round 2 of 3**") && card.contains("**1** · Ana: 1"), "{card}");
    evening.keep().await;
    assert_eq!(evening.threads().len(), 4, "{card}");
}

#[tokio::test]
async fn tables_of_a_round_with_as_many_seats_are_twins_and_others_are_not() {
    let names = ["Ana", "Ben", "Cleo", "Dan", "Eva", "Fay", "Gil"];
    let with = [text("with", "twins on"), ("seats", Given::Number(3))];
    let mut evening = Evening::with("round-robin", &names, &with).await;
    let ana = evening.people[0].clone();
    evening.press(&ana, "begin").await;
    for _ in 0..4 {
        evening.keep().await;
    }
    let mut found = Vec::new();
    for (thread, _) in evening.threads() {
        let table = evening.table(thread).await;
        let read = |view: &dyn TableView| (view.roster().len(), view.luck_of() == table, view.covered());
        found.push(evening.stage.hall.read(table, read).await.unwrap());
    }
    found.sort();
    assert_eq!(found, [(2, false, true), (2, true, true), (3, true, false)], "seats, own deal, covered");
}

#[tokio::test]
async fn a_twin_that_cannot_begin_any_more_gives_way_to_a_table_of_its_own() {
    let with = [text("with", "twins on")];
    let mut evening = Evening::with("round-robin", &FOUR, &with).await;
    // In the second thread nothing can be said at first.
    let first: OnceLock<u64> = OnceLock::new();
    let refuses = move |kind: &str, channel: u64| {
        let thread = kind == "send" && (1_000..100_000).contains(&channel);
        let there = thread && *first.get_or_init(|| channel) != channel;
        there.then_some(Trouble::MissingPermission)
    };
    *evening.stage.port.refuses.lock().unwrap() = Some(Box::new(refuses));
    let ana = evening.begins().await;
    evening.keep().await;
    let card = evening.card().text();
    assert!(card.contains("Table 2 is not open yet"), "{card}");
    let twin = evening.table(evening.thread(1, "Ben")).await;
    let lobby = evening
        .stage
        .hall
        .read(twin, |table| (table.gathering(), table.luck_of() != twin));
    assert_eq!(lobby.await.unwrap(), (true, true));
    evening.loses(1, "Ana").await;
    *evening.stage.port.refuses.lock().unwrap() = None;
    for _ in 0..3 {
        evening.press(&ana, "retry").await;
        evening.keep().await;
    }
    let own = evening.table(evening.thread(1, "Ben")).await;
    let read = evening
        .stage
        .hall
        .read(own, |table| (table.begun(), table.luck_of(), table.covered(), table.roster().len()));
    assert_eq!(read.await.unwrap(), (true, own, false, 2));
    assert_ne!(own, twin);
    evening.loses(1, "Ben").await;
    evening.keep().await;
    let card = evening.card().text();
    assert!(card.contains("**Round 2 of 3**") && card.contains("Ben: 0"), "{card}");
}

#[tokio::test]
async fn one_that_an_earlier_version_has_begun_goes_on() {
    let mut evening = Evening::earlier().await;
    evening.keep().await;
    assert_eq!(evening.threads().len(), 0, "its tables are open already");
    let first = evening
        .stage
        .hall
        .read(evening.table(1_003).await, |table| table.covered());
    assert!(first.await.unwrap(), "its twin is still played");
    let ben = at(&evening.people[1], 1_006);
    evening.stage.gives_up(&ben).await;
    evening.keep().await;
    let card = evening.card().text();
    assert!(card.contains("**Round 2 of 3**"), "{card}");
    assert!(card.contains("**1** · Ana: 1 (0 / 0 / 1)\n**1** · Cleo: 1 (0 / 0 / 1)"), "{card}");
    for (round, name) in [(2, "Dan"), (2, "Ben"), (3, "Dan"), (3, "Cleo")] {
        evening.loses(round, name).await;
    }
    let card = evening.card().text();
    assert!(card.contains("This evening is over.") && card.contains("**1** · Ana: 3 (3 / – / 3)"), "{card}");
}

#[tokio::test]
async fn a_game_that_is_ended_for_now_is_waited_for() {
    let mut evening = Evening::open("round-robin", &FOUR).await;
    evening.begins().await;
    let there = at(&manager(), evening.thread(1, "Ana"));
    evening.surely(&there, "end").await;
    evening.loses(1, "Ben").await;
    evening.keep().await;
    let card = evening.card().text();
    assert!(card.contains("**Round 1 of 3**"), "it can still be gone on with: {card}");
    assert!(card.contains("ended for now; it counts after a day unless the game goes on"), "{card}");
    evening.surely(&there, "reopen").await;
    evening.loses(1, "Dan").await;
    evening.keep().await;
    let card = evening.card().text();
    assert!(card.contains("**Round 2 of 3**") && card.contains("Dan: 0"), "{card}");
    assert!(!card.contains("ended for now"), "{card}");
}

#[tokio::test]
async fn of_an_evening_that_is_closed_no_table_counts_any_more() {
    let mut evening = Evening::open("round-robin", &FOUR).await;
    let ana = evening.begins().await;
    let there = at(&manager(), evening.thread(1, "Ana"));
    evening.surely(&there, "end").await;
    assert!(evening.card().text().contains("ended for now"), "{}", evening.card().text());
    evening.stage.sub_command(&ana, "event", "close", &[]).await;
    evening.press(&ana, "close").await;
    evening.keep().await;
    let card = evening.card().text();
    assert!(card.contains("closed before its end") && !card.contains("it counts"), "{card}");
}

#[tokio::test]
async fn whoever_is_taken_out_while_people_sign_up_is_signed_up_no_more() {
    let mut evening = Evening::open("round-robin", &FOUR).await;
    let ana = evening.people[0].clone();
    let cleo = [person(900_003, "Cleo")];
    let said = evening.stage.sub_command(&ana, "event", "withdraw", &cleo).await;
    assert_eq!(said, "Cleo is no longer signed up.");
    evening.keep().await;
    assert!(evening.card().text().contains("Signed up (3): Ana, Ben and Dan"), "{}", evening.card().text());
}

#[tokio::test]
async fn what_is_to_be_given_up_while_it_is_ended_for_now_can_be_given_up_later() {
    let mut evening = Evening::open("round-robin", &FOUR).await;
    let ana = evening.begins().await;
    let there = at(&manager(), evening.thread(1, "Ana"));
    let ana = at(&ana, there.channel.0);
    let asked = evening.press(&ana, "stop").await;
    assert!(asked.contains("give it up as well"), "{asked}");
    evening.surely(&there, "end").await;
    for _ in 0..2 {
        let said = evening.press(&ana, "stop-now").await;
        assert!(
            said.starts_with("You are out of the evening. The game at your table has been ended for now"),
            "{said}"
        );
    }
    let said = evening.press(&ana, "stop").await;
    assert_eq!(said, "You are out of this evening already.");
    evening.surely(&there, "reopen").await;
    evening.press(&ana, "stop").await;
    assert_eq!(evening.press(&ana, "give-up").await, "You have given up your table.");
}

#[tokio::test]
async fn who_drops_out_while_the_luck_is_drawn_is_asked_of_no_table() {
    let mut evening = Evening::bound("round-robin", &["Ana", "Ben"]).await;
    let ana = evening.begins().await;
    let asked = evening.press(&ana, "stop").await;
    assert!(asked.starts_with("Do you want to drop out? No further table"), "{asked}");
    let said = evening.press(&ana, "stop-only").await;
    assert!(said.starts_with("You are out of the evening. What"), "{said}");
}

/// The round's signature, as whoever has the chain's key gives it.
struct Signs;

impl BeaconSource for Signs {
    fn ask(&self, _: &'static Chain, round: u64) -> Asking<'_> {
        Box::pin(async move { Ok(signed(round, KEY)) })
    }
}

#[tokio::test]
async fn the_tables_of_an_evening_are_bound_like_any_other_and_both_verifiers_say_so() {
    for with in [&[][..], &[text("with", "twins on")]] {
        let chain = Some(Chain::SANDBOX);
        let mut evening = Evening::opened("round-robin", &FOUR, with, chain).await;
        evening.begins().await;
        let hall = Arc::clone(&evening.stage.hall);
        let rounds = tokio::spawn(Rounds::new(Arc::clone(&hall), Arc::new(Signs)).keep());
        // Of twins one is opened when the luck of the other is drawn.
        let (mut tables, mut texts) = (Vec::new(), Vec::new());
        for _ in 0..1_500 {
            if tables.len() == 2 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
            evening.keep().await;
            tables.clear();
            for table in hall.open_tables().await.unwrap() {
                let begun = hall.read(table, |table| table.begun() && !table.drawing());
                tables.extend(begun.await.unwrap().then_some(table));
            }
        }
        for (_, told) in evening.threads() {
            let name = FOUR.iter().find(|name| told.contains(**name)).unwrap();
            evening.loses(1, name).await;
        }
        for table in tables {
            let record = hall.audit(table, |table| table.transcript()).await;
            texts.extend(record.unwrap().map(|record| record.to_string()));
        }
        assert_eq!(texts.len(), 2, "{texts:?}");
        for (text, said) in texts.iter().zip(verdicts(&texts)) {
            let both = catalogue().verify(&text.parse().unwrap());
            assert!(matches!(both, Some(LuckVerdict::Fair(_))), "{both:?}\n{text}");
            let bound = text.contains("\nannounced ") && text.contains("\nbeacon sandbox ");
            // A twin has the luck of the other table.
            let twin = !with.is_empty() && text.contains("\noriginal ");
            assert!((bound || twin) && said.starts_with("follows (fair-v3), "), "{said}\n{text}");
        }
        rounds.abort();
    }
}

#[tokio::test]
async fn who_drops_out_while_their_game_is_ended_for_now_gives_it_up_when_it_goes_on() {
    let mut evening = Evening::open("round-robin", &FOUR).await;
    let ana = evening.begins().await;
    let there = at(&manager(), evening.thread(1, "Ana"));
    evening.surely(&there, "end").await;
    let ana = at(&ana, there.channel.0);
    evening.press(&ana, "stop").await;
    // The question named no table, so its answer gives none up, whatever has gone on since.
    evening.surely(&there, "reopen").await;
    let said = evening.press(&ana, "stop-only").await;
    assert!(said.starts_with("You drop out after this table") && said.contains("“Drop out”"), "{said}");
    let table = evening.table(there.channel.0).await;
    let on = async |evening: &Evening| {
        let on = |table: &dyn TableView| !table.ended();
        evening.stage.hall.read(table, on).await.unwrap()
    };
    assert!(on(&evening).await);
    let asked = evening.press(&ana, "stop").await;
    assert!(asked.starts_with("You already drop out after your current table."), "{asked}");
    let said = evening.press(&ana, "give-up").await;
    assert_eq!(said, "You have given up your table.");
    assert!(!on(&evening).await);
    let said = evening.press(&ana, "stop").await;
    assert!(said.starts_with("You are out of this evening already."), "{said}");
    evening.keep().await;
    let card = evening.card().text();
    assert!(card.contains("🏆 Dan") && card.contains("Ana: 0"), "{card}");
}

#[tokio::test]
async fn of_three_in_a_knock_out_one_has_a_bye_and_the_others_lose_their_way_to_the_final() {
    let mut evening = Evening::open("knock-out", &FOUR[..3]).await;
    evening.begins().await;
    let card = evening.card().text();
    let bye = card
        .lines()
        .find_map(|line| line.strip_prefix("Bye: "))
        .unwrap()
        .to_owned();
    let others: Vec<&str> = FOUR[..3].iter().copied().filter(|name| *name != bye).collect();
    assert_eq!(evening.threads().len(), 1);
    evening.loses(1, others[0]).await;
    assert!(evening.card().text().contains("**Round 2 of 2**"), "{}", evening.card().text());
    evening.loses(2, &bye).await;
    let card = evening.card().text();
    let places = format!("**Final places**\n**1** · {}\n**2** · {bye}\n**3** · {}", others[1], others[0]);
    assert!(card.contains(&places), "{card}\n{places}");
}

#[tokio::test]
async fn wherever_the_program_is_killed_each_table_is_opened_once_and_each_player_called_once() {
    let faults = Odds {
        full: 150,
        conflict: 0,
        unknown_written: 60,
        unknown_lost: 60,
        unread: 40,
        delay: 0,
    };
    let mut evening = Evening::open("round-robin", &FOUR).await;
    let ana = evening.people[0].clone();
    evening.press(&ana, "begin").await;
    for round in 1..=3 {
        let mut kills = 0;
        // A write or a read that fails is where the program ends; it is found out by the next one.
        evening.store.set(faults);
        while evening.threads().len() < 2 * round || kills < 12 {
            evening.stage.edge.keep_evenings().await;
            evening.killed();
            kills += 1;
            assert!(kills < 400, "the tables of round {round} never stand: {:?}", evening.threads());
        }
        evening.store.set(Odds::default());
        evening.killed();
        evening.keep().await;
        assert_eq!(evening.threads().len(), 2 * round, "{:?}", evening.threads());
        let open = evening.stage.hall.in_server(Server(5)).await.unwrap();
        assert_eq!(open.len(), 2, "round {round}, after {kills} kills");
        for person in evening.people.clone() {
            assert_eq!(evening.calls(person.user), round, "{} in round {round}", person.name);
            let thread = evening.thread(round, &person.name);
            let table = evening.table(thread).await;
            let (begun, seated) = evening
                .stage
                .hall
                .read(table, |table| (table.begun(), table.roster().people().collect::<Vec<_>>()))
                .await
                .unwrap();
            assert!(begun && seated.len() == 2 && seated.contains(&person.user), "{seated:?}");
        }
        // Both tables end while nobody looks: that is found after the next start.
        let losers = [["Ana", "Ben"], ["Ana", "Cleo"], ["Ana", "Ben"]][round - 1];
        for loser in losers {
            let thread = evening.thread(round, loser);
            let loser = evening
                .people
                .iter()
                .find(|person| person.name == loser)
                .unwrap()
                .clone();
            evening.stage.gives_up(&at(&loser, thread)).await;
        }
        evening.killed();
    }
    evening.keep().await;
    let card = evening.card().text();
    assert!(card.contains("**Final places**\n**1** · Dan: 3") && card.contains("**4** · Ana: 0"), "{card}");
}

#[tokio::test]
async fn a_permission_that_is_missing_is_named_and_the_tables_open_once_it_is_there() {
    let mut evening = Evening::open("round-robin", &FOUR[..2]).await;
    let ana = evening.people[0].clone();
    let lacking = Caller {
        ours: !(1 << 35 | 1 << 3),
        ..ana.clone()
    };
    let said = evening.press(&lacking, "begin").await;
    assert!(said.contains("Create Public Threads"), "{said}");
    let said = evening
        .stage
        .sub_command(&lacking, "event", "open", &[text("game", "barony")])
        .await;
    assert!(said.contains("Create Public Threads"), "{said}");
    *evening.stage.port.refuses.lock().unwrap() =
        Some(Box::new(|kind, _| (kind == "thread").then_some(Trouble::MissingPermission)));
    evening.press(&ana, "begin").await;
    evening.keep().await;
    let card = evening.card();
    assert!(
        card.text()
            .contains("Table 1 is not open yet: I lack the permission Create Public Threads"),
        "{}",
        card.text()
    );
    assert_eq!(card.labels(), ["Try again", "Drop out"]);
    evening.press(&ana, "retry").await;
    evening.keep().await;
    assert!(evening.card().text().contains("is not open yet"), "{}", evening.card().text());
    *evening.stage.port.refuses.lock().unwrap() = None;
    let said = evening.press(&lacking, "retry").await;
    assert!(said.contains("Create Public Threads"), "{said}");
    evening.press(&ana, "retry").await;
    evening.keep().await;
    assert_eq!(evening.threads().len(), 1);
    let card = evening.card();
    assert!(
        card.text().contains("**1** · Ana and Ben · <#") && card.labels() == ["Drop out"],
        "{}",
        card.text()
    );
    let announced = evening
        .stage
        .port
        .sent()
        .into_iter()
        .filter(|sent| sent.content.starts_with("Round 1, table 1"));
    assert_eq!(announced.count(), 1, "it was announced before, and once");
}

#[tokio::test]
async fn only_whoever_opened_it_or_manages_the_server_has_tables_tried_again() {
    let mut evening = Evening::open("round-robin", &FOUR[..2]).await;
    *evening.stage.port.refuses.lock().unwrap() =
        Some(Box::new(|kind, _| (kind == "thread").then_some(Trouble::MissingPermission)));
    let ana = evening.begins().await;
    assert_eq!(evening.card().labels(), ["Try again", "Drop out"]);
    let (ben, zoe) = (evening.people[1].clone(), caller(900_020, "Zoe"));
    for (person, told) in [
        (&ben, "Only whoever opened this evening"),
        (&zoe, "Only whoever opened this evening"),
        (&manager(), "I try again"),
        (&ana, "I try again"),
    ] {
        let said = evening.press(person, "retry").await;
        assert!(said.starts_with(told), "{}: {said}", person.name);
    }
}

#[tokio::test]
async fn the_card_says_the_pace_that_the_server_has_chosen_for_its_tables() {
    let mut evening = Evening::open("round-robin", &FOUR[..2]).await;
    evening.keep().await;
    let card = evening.card().text();
    assert!(card.contains("Options: Pace: daily"), "nobody has chosen one: {card}");
    let pace = [text("pace", "brisk")];
    let said = evening
        .stage
        .sub_command(&manager(), "server", "set", &pace)
        .await;
    assert!(said.contains("pace of new tables: brisk"), "{said}");
    let elsewhere = at(&evening.people[0], 8);
    let with = [text("game", "condottiere"), text("format", "round-robin")];
    let said = evening
        .stage
        .sub_command(&elsewhere, "event", "open", &with)
        .await;
    assert!(said.starts_with("The evening is open"), "{said}");
    evening.keep().await;
    let card = evening.card().text();
    assert!(card.contains("Options: Pace: brisk"), "{card}");
}

/// Whoever does not believe that the round has not come looks for themselves, before they agree to anything.
#[tokio::test]
async fn while_the_beacon_is_silent_card_and_luck_name_where_its_round_can_be_looked_at() {
    let address = "https://api.drand.sh/v2/beacons/quicknet/rounds/";
    let mut evening = Evening::opened("round-robin", &FOUR[..2], &[], Some(Chain::QUICKNET)).await;
    let ana = evening.begins().await;
    evening.keep().await;
    let thread = evening.thread(1, "Ana");
    let (table, hall) = (evening.table(thread).await, Arc::clone(&evening.stage.hall));
    let due = hall.read(table, |table| table.due()).await.unwrap().unwrap();
    let late = Order::of_host(due, Command::Wake { due });
    hall.order(table, &late).await.unwrap();
    evening.keep().await;
    let shown = evening.stage.port.after(0);
    let asks = |request: &&Request| request.text().contains(" and has not reached me.");
    let card = shown.iter().rev().find(asks).unwrap();
    assert!(card.text().contains(address), "{}", card.text());
    let luck = button(&evening.stage, "luck");
    let said = evening.stage.press(&at(&ana, thread), &luck, &[]).await;
    assert!(said.contains(address), "{said}");
}

/// The card shows what nobody noted then, and is to show again what was noted before.
#[tokio::test]
async fn a_card_whose_change_had_no_answer_is_changed_again_even_back_to_what_it_was() {
    let mut evening = Evening::open("round-robin", &FOUR[..2]).await;
    evening.keep().await;
    let before = evening.card().text();
    let cleo = caller(3, "Cleo");
    *evening.stage.port.loses.lock().unwrap() =
        Some(Box::new(|kind, _| (kind == "edit").then_some(Trouble::TimedOut)));
    evening.press(&cleo, "take-part").await;
    evening.keep().await;
    assert!(evening.card().text().contains("Cleo"), "{}", evening.card().text());
    *evening.stage.port.loses.lock().unwrap() = None;
    evening.press(&cleo, "step-back").await;
    evening.keep().await;
    assert_eq!(evening.card().text(), before);
}

#[tokio::test]
async fn who_closes_it_draws_no_further_round_and_tables_that_are_on_play_on() {
    let mut evening = Evening::open("round-robin", &FOUR[..3]).await;
    let (ana, ben) = (evening.people[0].clone(), evening.people[1].clone());
    let other = [text("game", "barony"), text("format", "knock-out")];
    let said = evening.stage.sub_command(&ben, "event", "open", &other).await;
    assert!(said.starts_with("There is an evening in this channel already"), "{said}");
    evening.press(&ana, "begin").await;
    let said = evening.press(&ben, "step-back").await;
    assert!(said.contains("The evening has begun. “Drop out” on its card"), "{said}");
    let said = evening.press(&manager(), "take-part").await;
    assert!(said.contains("nobody can sign up any more"), "{said}");
    evening.keep().await;
    let said = evening.stage.sub_command(&ben, "event", "close", &[]).await;
    assert!(said.starts_with("Only whoever opened"), "{said}");
    // Somebody does not come: those who manage the server take them out.
    let cleo = [person(900_003, "Cleo")];
    let said = evening.stage.sub_command(&ben, "event", "withdraw", &cleo).await;
    assert!(said.starts_with("Only whoever opened"), "{said}");
    let said = evening
        .stage
        .sub_command(&manager(), "event", "withdraw", &cleo)
        .await;
    assert!(said.starts_with("Take Cleo out of the evening?"), "{said}");
    let said = evening.press(&ben, "take-out.2").await;
    assert!(said.starts_with("Only whoever opened"), "{said}");
    let said = evening.press(&manager(), "take-out.2").await;
    assert!(said.starts_with("Cleo is out of the evening"), "{said}");
    let said = evening.press(&manager(), "take-out.2").await;
    assert!(said.starts_with("This person is out of the evening already"), "{said}");
    let said = evening.stage.sub_command(&ana, "event", "close", &[]).await;
    assert!(said.starts_with("Close the evening?"), "{said}");
    let said = evening.press(&ana, "close").await;
    assert!(said.starts_with("The evening is closed"), "{said}");
    // Only what a manager does to somebody else's is in the server's log.
    let log = evening.stage.sub_command(&manager(), "table", "log", &[]).await;
    let lines: Vec<&str> = log.lines().skip(1).collect();
    assert!(
        matches!(lines[..], [line] if line.contains(" took Cleo out of the evening of Condottiere in <#")),
        "{log}"
    );
    evening.keep().await;
    let open = evening.stage.hall.in_server(Server(5)).await.unwrap();
    assert_eq!(open.len(), 1, "the table plays on");
    let card = evening.card();
    assert!(card.text().contains("closed before its end") && card.labels().is_empty(), "{}", card.text());
    let thread = evening.threads()[0].0;
    let there = at(&evening.people[1], thread);
    evening.stage.gives_up(&there).await;
    evening.keep().await;
    assert_eq!(evening.threads().len(), 1, "no further round");
    let shown = evening.stage.sub_command(&ben, "event", "show", &[]).await;
    assert!(shown.contains("closed before its end"), "{shown}");
}

#[tokio::test]
async fn whoever_is_forgotten_is_a_number_on_the_card_and_plays_no_further() {
    let mut evening = Evening::open("round-robin", &["Ana", "Quirina", "Cleo"]).await;
    evening.begins().await;
    let quirina = evening.people[1].clone();
    let said = forget(&mut evening.stage, &quirina).await;
    assert!(said.contains("You are forgotten"), "{said}");
    evening.keep().await;
    for (key, note) in evening.store.scan("event/").await.unwrap() {
        let note = String::from_utf8(note).unwrap();
        assert!(!note.contains("Quirina") && !note.contains("900002"), "{key}: {note}");
    }
    let card = evening.card().text();
    assert!(!card.contains("Quirina") && card.contains("Player 2: 0"), "{card}");
    assert!(card.contains("dropped out"), "{card}");
}

#[tokio::test]
async fn whoever_is_forgotten_while_the_luck_of_their_table_is_drawn_has_lost_it() {
    let mut evening = Evening::bound("round-robin", &["Ana", "Quirina"]).await;
    let (ana, quirina) = (evening.people[0].clone(), evening.people[1].clone());
    evening.press(&ana, "begin").await;
    evening.keep().await;
    let table = evening.table(evening.thread(1, "Quirina")).await;
    let drawing = evening.stage.hall.read(table, |table| table.drawing()).await;
    assert!(drawing.unwrap());
    let said = forget(&mut evening.stage, &quirina).await;
    assert!(said.contains("You are forgotten"), "{said}");
    evening.keep().await;
    let card = evening.card().text();
    assert!(card.contains("🏆 Ana"), "{card}");
    assert!(card.contains("**1** · Ana: 1") && card.contains("**2** · Player 2: 0"), "{card}");
}

#[tokio::test]
async fn whoever_is_forgotten_while_people_sign_up_is_on_the_card_no_more() {
    let mut evening = Evening::open("round-robin", &["Ana", "Quirina", "Cleo"]).await;
    evening.keep().await;
    assert!(evening.card().text().contains("Quirina"), "{}", evening.card().text());
    let quirina = evening.people[1].clone();
    forget(&mut evening.stage, &quirina).await;
    evening.keep().await;
    let card = evening.card().text();
    assert!(card.contains("Signed up (2): Ana and Cleo") && !card.contains("Quirina"), "{card}");
}

#[tokio::test]
async fn who_has_left_the_server_is_not_dealt_in_and_meets_nobody_in_a_later_round() {
    let mut evening = Evening::open("round-robin", &["Ana", "Ben", "Cleo", "Dan", "Eve"]).await;
    let leave = |evening: &Evening, user: u64| evening.stage.port.departed.lock().unwrap().push(user);
    leave(&evening, 900_002);
    // What was known of who is there is known no more.
    evening.killed();
    evening.begins().await;
    assert!(!evening.card().text().contains("Ben"), "{}", evening.card().text());
    let first: Vec<String> = evening.threads().into_iter().map(|(_, name)| name).collect();
    assert_eq!(first.len(), 2, "{first:?}");
    let (winner, loser) = ["Ana", "Cleo", "Dan", "Eve"]
        .into_iter()
        .filter(|name| first[0].contains(name))
        .fold(("", ""), |(_, one), other| (one, other));
    evening.loses(1, loser).await;
    let gone = evening
        .people
        .iter()
        .find(|one| one.name == winner)
        .unwrap()
        .user
        .0;
    leave(&evening, gone);
    evening.killed();
    let other = ["Ana", "Cleo", "Dan", "Eve"]
        .into_iter()
        .find(|name| first[1].contains(name));
    evening.loses(1, other.unwrap()).await;
    evening.keep().await;
    let later: Vec<String> = evening
        .threads()
        .into_iter()
        .map(|(_, name)| name)
        .skip(2)
        .collect();
    assert!(later.iter().all(|name| !name.contains(winner)), "{later:?}");
}

#[tokio::test]
async fn whoever_was_forgotten_before_it_began_is_not_dealt_in() {
    let mut evening = Evening::open("round-robin", &["Ana", "Quirina", "Cleo"]).await;
    let (ana, quirina) = (evening.people[0].clone(), evening.people[1].clone());
    let said = forget(&mut evening.stage, &quirina).await;
    assert!(said.contains("You are forgotten"), "{said}");
    // Before anybody has looked at the evening.
    let said = evening.press(&ana, "begin").await;
    assert!(said.starts_with("The evening begins"), "{said}");
    evening.keep().await;
    let card = evening.card().text();
    assert!(card.contains("**1** · Ana and Cleo") && !card.contains("Player"), "{card}");
    assert_eq!(evening.threads().len(), 1);
}

/// They are out when that table is over, and not before; whoever gives it up is out at once.
#[tokio::test]
async fn who_drops_out_after_their_table_plays_it_first() {
    for format in ["round-robin", "knock-out"] {
        let mut evening = Evening::open(format, &FOUR).await;
        evening.begins().await;
        let dan = evening
            .people
            .iter()
            .find(|person| person.name == "Dan")
            .unwrap()
            .clone();
        evening.press(&dan, "stop").await;
        let said = evening.press(&dan, "stop-after").await;
        assert!(said.contains("You drop out after this table"), "{said}");
        evening.keep().await;
        let row = |evening: &Evening| {
            let card = evening.card().text();
            let row = card
                .lines()
                .find(|line| line.contains("drop") && line.contains("Dan"));
            row.map(|row| row.rsplit(", ").next().unwrap().to_owned())
        };
        assert_eq!(row(&evening).as_deref(), Some("drops out after the current table"), "{format}");
        evening.loses(1, "Dan").await;
        assert_eq!(row(&evening).as_deref(), Some("dropped out"), "{format}");
    }
}

#[tokio::test]
async fn who_drops_out_now_gives_up_their_table_as_well() {
    let mut evening = Evening::open("round-robin", &FOUR).await;
    let ana = evening.begins().await;
    let there = at(&ana, evening.thread(1, "Ana"));
    let asked = evening.press(&there, "stop").await;
    assert!(asked.contains("or give it up as well"), "{asked}");
    let said = evening.press(&there, "stop-now").await;
    assert!(said.contains("have given up your table"), "{said}");
    evening.keep().await;
    let card = evening.card().text();
    assert!(card.contains("Ana: 0") && card.contains("dropped out"), "{card}");
}
