//! Watching a table without a seat: what is seen, when one is told, and what ends it.

use super::bot::memory;
use super::direct::text;
use super::life;
use super::stage::{Request, Stage, caller, direct};
use std::sync::Arc;
use tavolo::clock::Clock;
use tavolo::discord::incoming::Caller;
use tavolo::presence::Zone;
use tavolo::store::{Store, TableId};

const HOUR: u64 = 60 * 60 * 1_000;
const ZOE: u64 = 9;

/// A table of two that somebody else can watch, by a clock that the test moves.
struct Watched {
    stage: Stage,
    store: Arc<dyn Store>,
    clock: Clock,
    table: TableId,
    people: [Caller; 2],
    zoe: Caller,
}

impl Watched {
    async fn begun(game: &str) -> Watched {
        let mut watched = Watched::gathering(game).await;
        watched.stage.start(&watched.people[0]).await;
        watched.stage.rest().await;
        watched
    }

    async fn gathering(game: &str) -> Watched {
        let (store, clock) = (memory(), Clock::standing(Clock::system().now()));
        let mut stage = life::stage(&store, &clock);
        let people = [caller(1, "Ana"), caller(2, "Ben")];
        for person in &people {
            stage.command(person, "join", &[text("game", game)]).await;
        }
        stage.rest().await;
        let table = life::table(&stage, 6).await;
        Watched {
            stage,
            store,
            clock,
            table,
            people,
            zoe: caller(ZOE, "Zoe"),
        }
    }

    async fn watches(&mut self, when: &str) -> String {
        let zoe = self.zoe.clone();
        self.stage.command(&zoe, "watch", &[text("when", when)]).await
    }

    /// Whoever is up does something.
    async fn acts(&mut self) {
        let people = self.people.to_vec();
        life::play(&mut self.stage, &people, self.table, &mut super::bot::Dice(3), 1).await;
    }

    /// The game ends, since one gives up.
    async fn ends(&mut self) {
        let ben = self.people[1].clone();
        self.stage.command(&ben, "resign", &[]).await;
        let all = self.stage.port.after(0).into_iter().rev();
        let sure = all
            .filter_map(|request| request.button("resign-surely"))
            .next()
            .unwrap();
        self.stage.press_in(&ben, Some(70), &sure, &[]).await;
        self.stage.rest().await;
    }

    /// So many hours pass, and whoever is to be told then is told.
    async fn pass(&mut self, hours: u64) {
        self.clock.advance(hours * HOUR);
        for _ in 0..2 {
            self.stage.edge.tell_digests().await;
        }
        self.stage.rest().await;
    }

    /// What the watcher was sent.
    fn sent(&self) -> Vec<Request> {
        let all = self.stage.port.after(0).into_iter();
        all.filter(|request| request.only == Some(ZOE) && request.kind == "send")
            .collect()
    }

    /// Who watches, as it is noted.
    async fn noted(&self) -> Vec<(String, Vec<u8>)> {
        self.store.scan("watch/").await.unwrap()
    }

    /// The program is killed before it has noted what it did since, and starts again.
    async fn killed(&mut self, notes: Vec<(String, Vec<u8>)>) {
        for (key, note) in notes {
            self.store.put(&key, Some(note)).await.unwrap();
        }
        let before = std::mem::replace(&mut self.stage, life::stage(&self.store, &self.clock));
        before.edge.close();
    }
}

#[tokio::test]
async fn who_watches_is_told_the_result_once_with_a_way_to_the_table() {
    let mut watched = Watched::begun("carcassonne").await;
    let said = watched.watches("at-end").await;
    assert!(said.contains("You watch this table: a direct message tells you when"), "{said}");
    watched.acts().await;
    watched.pass(50).await;
    assert_eq!(watched.sent().len(), 0, "before the end nothing is told");
    watched.ends().await;
    watched.pass(1).await;
    watched.pass(50).await;
    let sent = watched.sent();
    assert_eq!(sent.len(), 1);
    let told = sent[0].text();
    assert!(told.contains("You watched") && told.contains("<#6>") && told.contains("Ana"), "{told}");
    assert!(told.contains("the game is over") && !told.contains("the game is on"), "{told}");
    assert_eq!(sent[0].controls(), Vec::<String>::new());
    assert_eq!(watched.noted().await, []);
}

#[tokio::test]
async fn once_a_day_is_told_where_something_has_happened_until_it_is_wished_no_longer() {
    let mut watched = Watched::begun("carcassonne").await;
    let said = watched.watches("each-day").await;
    assert!(said.contains("once a day"), "{said}");
    watched.pass(25).await;
    assert_eq!(watched.sent().len(), 0, "nothing has happened");
    watched.acts().await;
    watched.pass(1).await;
    watched.acts().await;
    watched.pass(22).await;
    assert_eq!(watched.sent().len(), 1, "once a day");
    watched.pass(2).await;
    let sent = watched.sent();
    assert_eq!(sent.len(), 2);
    let told = sent[1].text();
    assert!(told.contains("You are watching: ") && told.contains("<#6>"), "{told}");
    let zoe = direct(&watched.zoe);
    let stop = sent[1].button("unwatch").unwrap();
    watched.stage.port.blind.lock().unwrap().push(ZOE);
    let said = watched.stage.press_in(&zoe, sent[1].message, &stop, &[]).await;
    assert!(said.contains("You no longer watch"), "to stop needs no right: {said}");
    watched.acts().await;
    watched.pass(30).await;
    watched.ends().await;
    watched.pass(1).await;
    assert_eq!(watched.sent().len(), 2);
}

#[tokio::test]
async fn nothing_is_told_in_quiet_hours() {
    for when in ["at-end", "each-day"] {
        let mut watched = Watched::begun("carcassonne").await;
        watched.watches(when).await;
        let (zone, now) = (Zone::of("UTC").unwrap(), watched.clock.now());
        let quiet = format!("{}-{}", zone.shows(now + 24 * HOUR), zone.shows(now + 30 * HOUR));
        let (zoe, given) = (watched.zoe.clone(), [text("zone", "UTC"), text("quiet", &quiet)]);
        watched.stage.sub_command(&zoe, "settings", "mine", &given).await;
        watched.acts().await;
        if when == "at-end" {
            watched.ends().await;
            watched.clock.advance(2 * HOUR);
        }
        watched.clock.advance(23 * HOUR);
        watched.pass(1).await;
        assert_eq!(watched.sent().len(), 0, "{when}");
        watched.pass(6).await;
        assert_eq!(watched.sent().len(), 1, "{when}");
    }
}

#[tokio::test]
async fn a_kill_between_a_message_and_its_note_neither_loses_nor_doubles_it() {
    for when in ["at-end", "each-day"] {
        let mut watched = Watched::begun("carcassonne").await;
        watched.watches(when).await;
        watched.acts().await;
        if when == "at-end" {
            watched.ends().await;
        }
        let notes = watched.noted().await;
        assert_eq!(notes.len(), 1);
        watched.pass(25).await;
        let first = watched.sent();
        watched.killed(notes).await;
        watched.pass(0).await;
        let second = watched.sent();
        assert_eq!((first.len(), second.len()), (1, 1), "{when}");
        // Discord shows a message once whose word it has seen.
        assert_eq!(first[0].json["nonce"], second[0].json["nonce"], "{when}");
        assert_eq!(first[0].json["enforce_nonce"], true);
        watched.pass(0).await;
        assert_eq!(watched.sent().len(), 1, "{when}: it is noted now");
    }
}

#[tokio::test]
async fn a_kill_before_a_message_loses_none() {
    let mut watched = Watched::begun("carcassonne").await;
    watched.watches("at-end").await;
    watched.ends().await;
    watched.killed(Vec::new()).await;
    watched.pass(0).await;
    assert_eq!(watched.sent().len(), 1);
}

#[tokio::test]
async fn who_plays_there_is_told_so_and_who_sits_down_watches_no_longer() {
    let (store, clock) = (memory(), Clock::standing(Clock::system().now()));
    let mut stage = life::stage(&store, &clock);
    let (ana, zoe) = (caller(1, "Ana"), caller(ZOE, "Zoe"));
    stage.command(&ana, "join", &[text("game", "barony")]).await;
    let said = stage.command(&ana, "watch", &[]).await;
    assert!(said.contains("You play there yourself"), "{said}");
    assert_eq!(store.scan("watch/").await.unwrap(), []);
    let said = stage.command(&zoe, "watch", &[]).await;
    assert!(said.contains("You watch this table"), "{said}");
    assert_eq!(store.scan("watch/").await.unwrap().len(), 1);
    stage.command(&zoe, "join", &[]).await;
    assert_eq!(store.scan("watch/").await.unwrap(), []);
}

#[tokio::test]
async fn who_cannot_see_the_channel_any_more_is_told_nothing() {
    for when in ["at-end", "each-day"] {
        let mut watched = Watched::begun("carcassonne").await;
        watched.watches(when).await;
        watched.stage.port.blind.lock().unwrap().push(ZOE);
        watched.acts().await;
        if when == "at-end" {
            watched.ends().await;
        }
        let zoe = direct(&watched.zoe);
        let said = watched.stage.command(&zoe, "watch", &[]).await;
        assert!(said.contains("There is no such table"), "{said}");
        watched.pass(30).await;
        assert_eq!(watched.sent().len(), 0, "{when}");
        assert_eq!(watched.noted().await, [], "{when}");
    }
}

#[tokio::test]
async fn a_watcher_sees_what_all_see_and_asks_from_the_channel_and_from_direct_messages() {
    let mut watched = Watched::begun("condottiere").await;
    let zoe = watched.zoe.clone();
    let more = watched.stage.port.after(0).into_iter().rev();
    let more = more
        .filter(|request| request.only.is_none())
        .find_map(|request| request.button("more"));
    watched.stage.press(&zoe, &more.unwrap(), &[]).await;
    let shown = watched.stage.port.after(0).pop().unwrap();
    let watch = shown.button("watch").unwrap();
    watched.stage.press_in(&zoe, Some(70), &watch, &[]).await;
    for caller in [zoe.clone(), direct(&zoe)] {
        watched.stage.command(&caller, "watch", &[]).await;
        let panel = watched.stage.port.after(0).pop().unwrap();
        assert_eq!(panel.only, Some(ZOE));
        for button in ["ask", "log", "notes", "watch-daily", "unwatch"] {
            assert!(panel.button(button).is_some(), "{button}: {:?}", panel.labels());
        }
        let ask = panel.button("ask").unwrap();
        let said = watched.stage.press_in(&caller, Some(70), &ask, &[]).await;
        assert!(said.contains("Your question"), "{said}");
        let (question, table) = ("whose turn", watched.table.to_string());
        let given = [text("question", question), text("table", &table)];
        let said = watched.stage.command(&caller, "ask", &given).await;
        assert!(said.contains("Ana") || said.contains("Ben"), "{said}");
        let daily = panel.button("watch-daily").unwrap();
        let said = watched.stage.press_in(&caller, Some(70), &daily, &[]).await;
        assert!(said.contains("once a day"), "{said}");
        let said = watched
            .stage
            .command(&caller, "watch", &[text("when", "at-end")])
            .await;
        assert!(said.contains("when the game is over"), "{said}");
    }
    // Who does not watch sees nothing from elsewhere.
    watched
        .stage
        .command(&zoe, "watch", &[text("when", "unwatched")])
        .await;
    let table = watched.table.to_string();
    let said = watched
        .stage
        .command(&direct(&zoe), "watch", &[text("table", &table)])
        .await;
    assert!(said.contains("There is no such table"), "{said}");
    let said = watched.stage.command(&direct(&zoe), "watch", &[]).await;
    assert!(said.contains("You watch no table"), "{said}");
}

#[tokio::test]
async fn where_the_game_is_over_there_is_nothing_to_watch() {
    let mut watched = Watched::begun("carcassonne").await;
    watched.ends().await;
    let said = watched.watches("at-end").await;
    assert!(said.contains("nothing left to watch"), "{said}");
    assert_eq!(watched.noted().await, []);
}

/// A lobby leaves nothing behind, but not before whoever watches it knows that it has closed.
#[tokio::test]
async fn who_watches_a_table_that_closes_before_its_game_is_told_so_before_it_is_gone() {
    let mut watched = Watched::gathering("carcassonne").await;
    watched.watches("at-end").await;
    let kept = async |watched: &Watched| {
        let read = watched
            .stage
            .hall
            .read(watched.table, |table| table.ended())
            .await;
        read.ok()
    };
    assert_eq!(kept(&watched).await, Some(false));
    for person in watched.people.clone() {
        watched.stage.command(&person, "leave", &[]).await;
    }
    watched.stage.rest().await;
    assert_eq!(kept(&watched).await, Some(true), "it is closed, and kept for who watches");
    watched.pass(0).await;
    let sent = watched.sent();
    assert_eq!(sent.len(), 1);
    let told = sent[0].text();
    for part in ["You watched", "<#6>", "its game had not begun", "This is the last message about it"] {
        assert!(told.contains(part), "{part}: {told}");
    }
    assert_eq!(watched.noted().await, []);
    watched.stage.edge.nudge(watched.table);
    watched.stage.rest().await;
    assert_eq!(kept(&watched).await, None);
    watched.pass(50).await;
    assert_eq!(watched.sent().len(), 1);
}
