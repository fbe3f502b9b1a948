//! What those who manage a server can do to its tables: who may, what is asked and told, and what
//! nobody sees by it.

use super::bot::{self, Bot, begin, in_words, memory};
use super::direct::text;
use super::stage::{Request, Stage, at, caller, direct};
use crate::world::World;
use std::sync::Arc;
use tavolo::clock::Clock;
use tavolo::config::{ServerSection, Servers};
use tavolo::discord::Settings;
use tavolo::discord::ids::ChannelId;
use tavolo::discord::incoming::{Caller, Given};
use tavolo::hall::{Deadlines, Hall};
use tavolo::program::catalogue;
use tavolo::store::{Store, TableId};
use tavolo::table::{Server, UserId};
use tavolo::words::Locale;

const HOUR: u64 = 60 * 60 * 1_000;
/// The role that the host has named for server 5.
const ROLE: u64 = 900;

/// A game of Condottiere for two in channel 6 of server 5, by a clock that the test moves.
struct Room {
    stage: Stage,
    clock: Clock,
    kills: u32,
    store: Arc<dyn Store>,
    language: Locale,
    table: TableId,
    ana: Caller,
    ben: Caller,
    /// Who manages the server.
    max: Caller,
    zoe: Caller,
}

fn manages(person: Caller) -> Caller {
    Caller {
        permissions: 1 << 5,
        ..person
    }
}

fn settings(language: Locale) -> Settings {
    let section = ServerSection {
        managers: vec![ROLE],
        ..ServerSection::default()
    };
    Settings {
        language,
        game: Some("condottiere".to_owned()),
        servers: Servers::default().with(5, section),
        ..Settings::default()
    }
}

impl Room {
    async fn begun() -> Room {
        Room::speaking(Locale::English).await
    }

    /// The same with a pace.
    async fn paced(pace: &str) -> Room {
        Room::with(Locale::English, &[text("with", &format!("pace {pace}"))]).await
    }

    /// The same whose people and channel read a language.
    async fn speaking(language: Locale) -> Room {
        Room::with(language, &[]).await
    }

    async fn with(language: Locale, options: &[(&'static str, Given)]) -> Room {
        let (clock, store) = (Clock::standing(Clock::system().now() + 60_000), memory());
        let hall = Hall::new(Arc::clone(&store), catalogue()).with_clock(clock.clone());
        let mut stage = Stage::with(hall, settings(language));
        let person = |user, name| Caller {
            locale: language.code().to_owned(),
            server_locale: Some(language.code().to_owned()),
            ..caller(user, name)
        };
        let (ana, ben, zoe) = (person(1, "Ana"), person(2, "Ben"), person(3, "Zoe"));
        let max = manages(person(4, "Max"));
        for somebody in [&ana, &ben, &zoe, &max] {
            stage
                .sub_command(somebody, "settings", "mine", &[text("board", "text")])
                .await;
        }
        let in_words = [text("board", "text")];
        for channel in [6, 7] {
            stage
                .sub_command(&at(&max, channel), "settings", "channel", &in_words)
                .await;
        }
        stage.command(&ana, "join", options).await;
        stage.command(&ben, "join", &[]).await;
        stage.start(&ana).await;
        stage.rest().await;
        let table = stage.hall.of(UserId(1)).await.unwrap()[0];
        Room {
            stage,
            clock,
            kills: 0,
            store,
            language,
            table,
            ana,
            ben,
            max,
            zoe,
        }
    }

    /// The program dies and is started again over the same store.
    async fn killed(mut self) -> Room {
        let hall = Hall::new(Arc::clone(&self.store), catalogue()).with_clock(self.clock.clone());
        let mut stage = Stage::with(hall, settings(self.language));
        self.kills += 1;
        (0..self.kills).for_each(|_| stage.later());
        stage.rest().await;
        Room { stage, ..self }
    }

    async fn table(&mut self, who: &Caller, sub: &str, options: &[(&'static str, Given)]) -> String {
        self.stage.sub_command(who, "table", sub, options).await
    }

    /// The newest message that somebody alone sees with this control in it: the control's id.
    fn own(&self, user: u64, end: &str) -> Option<String> {
        let all = self.stage.port.after(0).into_iter().rev();
        let mut own = all.filter(|request| request.only == Some(user));
        let newest = own.find(|request| !request.controls().is_empty())?;
        newest.controls().into_iter().find(|id| id.contains(end))
    }

    /// Somebody asks for something and says yes; what is answered then.
    async fn surely(&mut self, who: &Caller, sub: &str, options: &[(&'static str, Given)]) -> String {
        let asked = self.table(who, sub, options).await;
        let yes = self
            .own(who.user.0, ".d.")
            .unwrap_or_else(|| panic!("{sub}: {asked}"));
        let said = self.stage.press_in(who, Some(70), &yes, &[]).await;
        self.stage.rest().await;
        said
    }

    /// The newest board.
    fn board(&self) -> Request {
        let all = self.stage.port.after(0).into_iter().rev();
        let mut boards = all.filter(|request| request.only.is_none() && request.shows_controls());
        boards.next().unwrap()
    }

    async fn press(&mut self, who: &Caller, button: &str) -> String {
        let board = self.board();
        let id = board
            .button(button)
            .unwrap_or_else(|| panic!("no {button}: {}", board.json));
        let said = self.stage.press(who, &id, &[]).await;
        self.stage.rest().await;
        said
    }

    async fn pass(&mut self, hours: u64) {
        let mut deadlines = Deadlines::new(Arc::clone(&self.stage.hall));
        for _ in 0..hours {
            self.clock.advance(HOUR);
            deadlines.round().await;
        }
        tokio::task::yield_now().await;
        self.stage.rest().await;
    }

    async fn records(&self) -> u32 {
        self.stage
            .hall
            .read(self.table, |table| table.version().0)
            .await
            .unwrap()
    }

    async fn ended(&self) -> bool {
        self.stage
            .hall
            .read(self.table, |table| table.ended())
            .await
            .unwrap()
    }

    /// All that everybody in the server can see since so many requests.
    fn seen(&self, since: usize) -> String {
        let all = self.stage.port.after(since).into_iter();
        let open = all.filter(|request| request.only.is_none());
        open.map(|request| {
            let file = request.file.as_ref().map(|file| file.bytes.clone());
            let file = file.map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
            format!("{} {}\n", request.json, file.unwrap_or_default())
        })
        .collect()
    }
}

fn seat_of_ana(to: &Caller) -> [(&'static str, Given); 2] {
    [text("seat", "Ana"), somebody(to, false)]
}

fn somebody(person: &Caller, bot: bool) -> (&'static str, Given) {
    let (user, name) = (person.user, person.name.clone());
    ("to", Given::Person { user, name, bot })
}

fn channel(id: u64) -> (&'static str, Given) {
    ("to", Given::Channel(ChannelId(id)))
}

#[tokio::test]
async fn nobody_but_those_who_manage_the_tables_server_may() {
    let mut room = Room::begun().await;
    let before = room.records().await;
    let zoe = room.zoe.clone();
    let elsewhere = manages(Caller {
        channel: ChannelId(8),
        server: Some(Server(99)),
        ..zoe.clone()
    });
    let other_role = Caller {
        roles: vec![ROLE + 1],
        ..zoe.clone()
    };
    let role_elsewhere = Caller {
        roles: vec![ROLE],
        server: Some(Server(99)),
        ..zoe.clone()
    };
    let asks: [(&str, Vec<(&'static str, Given)>); 5] = [
        ("end", vec![]),
        ("reopen", vec![]),
        ("seat", seat_of_ana(&zoe).to_vec()),
        ("move", vec![channel(7)]),
        ("log", vec![]),
    ];
    for (sub, options) in &asks {
        for person in [&zoe, &room.ana.clone(), &other_role, &role_elsewhere] {
            let said = room.table(person, sub, options).await;
            assert!(said.contains("Only those who manage this table’s server"), "{sub} {person:?}: {said}");
        }
        let said = room.table(&elsewhere, sub, options).await;
        assert!(said.contains("no table in this channel") || *sub == "log", "{sub}: {said}");
        let said = room.table(&direct(&room.max.clone()), sub, options).await;
        assert!(said.contains("This is a direct message. Use /table in the channel"), "{sub}: {said}");
    }
    // A control that was shown to somebody else, or that somebody made up, does no more.
    for what in ["end", "reopen", "move.7", "offer.0.3.Zoe"] {
        let id = format!("t.{}.0.0.d.{what}", room.table);
        for person in [&zoe, &room.ana.clone(), &other_role, &elsewhere] {
            let said = room.stage.press(person, &id, &[]).await;
            let refused = ["Only those who manage", "There is no such table any more"];
            assert!(refused.iter().any(|why| said.contains(why)), "{what} {person:?}: {said}");
        }
    }
    assert_eq!(room.records().await, before);
    let said = room.table(&room.max.clone(), "log", &[]).await;
    assert!(said.contains("Nobody who looks after tables has done anything"), "{said}");
}

#[tokio::test]
async fn a_role_that_the_host_has_named_may_do_it_and_loses_it_with_the_role() {
    let mut room = Room::begun().await;
    let kim = Caller {
        roles: vec![1, ROLE],
        ..caller(5, "Kim")
    };
    let asked = room.table(&kim, "end", &[]).await;
    assert!(
        asked.contains("Do you want to end this game: Condottiere in <#6>? 2 people are playing"),
        "{asked}"
    );
    let yes = room.own(5, ".d.end").unwrap();
    let without = caller(5, "Kim");
    let said = room.stage.press_in(&without, Some(70), &yes, &[]).await;
    assert!(said.contains("Only those who manage") && !room.ended().await, "{said}");
    let said = room.stage.press_in(&kim, Some(70), &yes, &[]).await;
    assert!(said.contains("Ended: Condottiere in <#6>."), "{said}");
    let said = room.stage.sub_command(&kim, "server", "show", &[]).await;
    assert!(said.contains("Only those who manage the server"), "{said}");
}

#[tokio::test]
async fn an_ended_game_shows_nothing_hidden_for_a_day_and_goes_on_or_is_over_then() {
    let mut room = Room::begun().await;
    let (max, ana, ben) = (room.max.clone(), room.ana.clone(), room.ben.clone());
    let hand = room.stage.command(&direct(&ana), "hand", &[]).await;
    let since = room.stage.port.after(0).len();
    assert!(room.surely(&max, "end", &[]).await.contains("Ended: Condottiere"));
    let checked = room.stage.command(&max, "verify", &[]).await;
    assert!(checked.contains("can still go on. Its seed is shown when it is over for good"), "{checked}");
    let seen = room.seen(since);
    assert!(seen.contains("Max, who looks after this server’s tables, has ended this game."), "{seen}");
    assert!(seen.contains("<@1>") && seen.contains("<@2>"), "all who sit there are told: {seen}");
    assert!(seen.contains(": the game has been ended for now."), "{seen}");
    assert!(!seen.contains("the game is over"), "{seen}");
    for hidden in ["Seed of the draws", "seed", "The whole record", "had in hand", "held"] {
        assert!(!seen.contains(hidden), "{hidden}: {seen}");
    }
    // The channel is free for another table, and nobody can do anything at the ended one.
    assert_eq!(room.stage.hall.at(tavolo::table::Place(6)).await.unwrap(), None);
    let play = format!("t.{}.0.0.p.take-back", room.table);
    let said = room.stage.press(&ana, &play, &[]).await;
    assert!(said.contains("Max has ended this game."), "{said}");
    for command in ["play", "pass", "takeback", "close", "resign"] {
        let given = [text("move", "surrender")];
        let given = if command == "play" { &given[..] } else { &[] };
        let said = room.stage.command(&ana, command, given).await;
        assert!(!said.contains("There is no table"), "/{command}: {said}");
    }
    let said = room
        .stage
        .command(&ana, "play", &[text("move", "surrender")])
        .await;
    assert!(said.contains("Max has ended this game.") && said.contains("reopen"), "{said}");
    room.pass(23).await;
    assert!(!room.ended().await);
    let said = room.surely(&max, "reopen", &[]).await;
    assert!(said.contains("It goes on: Condottiere in <#6>."), "{said}");
    assert!(room.board().text().contains("Max lets the game go on"), "{}", room.board().text());
    let again = room.stage.command(&direct(&ana), "hand", &[]).await;
    assert_eq!(again, hand, "it goes on as it stood");
    let log = room.stage.command(&ben, "log", &[]).await;
    assert!(log.contains("Max ends the game") && log.contains("Max lets the game go on"), "{log}");
    let said = room.table(&max, "reopen", &[]).await;
    assert!(said.contains("This table is open"), "{said}");
    room.surely(&max, "end", &[]).await;
    let since = room.stage.port.after(0).len();
    room.pass(25).await;
    assert!(room.ended().await);
    let seen = room.seen(since);
    assert!(seen.contains("Max has closed this table") && seen.contains("Seed of the draws"), "{seen}");
    assert!(seen.contains("The whole record"), "{seen}");
    let said = room.table(&max, "reopen", &[]).await;
    assert!(said.contains("This game is over, and what was hidden has been shown"), "{said}");
    let told = room.table(&max, "log", &[]).await;
    let lines: Vec<&str> = told.lines().skip(1).collect();
    let did = ["Max ended", "Max let", "Max ended"];
    assert!(lines.len() == 3 && did.iter().zip(&lines).all(|(did, line)| line.contains(did)), "{told}");
    let checked = room.stage.hall.check(room.table).await.unwrap();
    assert_eq!(checked.difference, None);
}

#[tokio::test]
async fn a_game_that_ended_by_its_rules_or_was_closed_for_good_is_not_reopened() {
    let mut room = Room::begun().await;
    let max = room.max.clone();
    room.stage.command(&max, "close", &[]).await;
    let sure = room.own(4, ".p.close-surely").unwrap();
    room.stage.press_in(&max, Some(70), &sure, &[]).await;
    room.stage.rest().await;
    let said = room.table(&max, "reopen", &[]).await;
    assert!(said.contains("This game is over, and what was hidden has been shown"), "{said}");
    let told = room.table(&max, "log", &[]).await;
    assert!(told.contains("Max closed Condottiere in <#6> for good"), "{told}");
}

#[tokio::test]
async fn a_table_is_reopened_only_where_no_other_stands() {
    let mut room = Room::begun().await;
    let (max, zoe) = (room.max.clone(), room.zoe.clone());
    room.surely(&max, "end", &[]).await;
    room.stage.command(&zoe, "join", &[text("game", "barony")]).await;
    room.stage.rest().await;
    let said = room.table(&max, "reopen", &[]).await;
    assert!(said.contains("Another table stands here by now: Barony in <#6>."), "{said}");
    let said = room.surely(&max, "end", &[]).await;
    assert!(said.contains("Barony in <#6>"), "{said}");
    let said = room.surely(&max, "reopen", &[]).await;
    assert!(said.contains("It goes on: Condottiere in <#6>."), "{said}");
}

/// All that somebody is shown of the table by whatever they can press and type.
async fn views(room: &mut Room, who: &Caller) -> Vec<String> {
    let mut all = Vec::new();
    for (command, options) in [("hand", vec![]), ("log", vec![]), ("board", vec![text("as", "text")])] {
        all.push(room.stage.command(who, command, &options).await);
    }
    for button in ["play", "hand", "scores", "log", "more"] {
        let id = format!("t.{}.0.0.p.{button}", room.table);
        all.push(room.stage.press(who, &id, &[]).await);
    }
    all
}

#[tokio::test]
async fn whoever_is_offered_a_seat_sees_no_more_than_everybody_until_they_agree() {
    let mut room = Room::begun().await;
    let (max, ana, ben, zoe) = (room.max.clone(), room.ana.clone(), room.ben.clone(), room.zoe.clone());
    let eve = Caller {
        user: UserId(9),
        name: "Eve".to_owned(),
        ..zoe.clone()
    };
    room.stage
        .sub_command(&eve, "settings", "mine", &[text("board", "text")])
        .await;
    let hand = room.stage.command(&direct(&ana), "hand", &[]).await;
    let since = room.stage.port.after(0).len();
    let said = room.surely(&max, "seat", &seat_of_ana(&zoe)).await;
    assert!(said.contains("The seat is offered: Condottiere in <#6>."), "{said}");
    let seen = room.seen(since);
    assert!(seen.contains("offers Zoe the seat of Ana"), "{seen}");
    assert!(seen.contains("<@3>") && seen.contains("<@1>"), "both are mentioned: {seen}");
    assert!(seen.contains("\"users\":[\"3\",\"1\"]"), "{seen}");
    let own = room.stage.command(&direct(&ana), "hand", &[]).await;
    assert!(own.contains("offers your seat to Zoe. It stays yours"), "{own}");
    // Undecided, and after no, they see what anybody sees.
    assert_eq!(views(&mut room, &zoe).await, views(&mut room, &eve).await);
    let said = room.press(&ben, "take-offer").await;
    assert!(said.contains("This seat is offered to Zoe."), "{said}");
    let said = room.press(&zoe, "decline-offer").await;
    assert!(said.contains("You have not taken the seat"), "{said}");
    assert!(room.board().text().contains("Zoe does not take the seat of Ana."), "{}", room.board().text());
    assert_eq!(views(&mut room, &zoe).await, views(&mut room, &eve).await);
    assert_eq!(room.stage.command(&direct(&ana), "hand", &[]).await, hand);
    assert!(room.board().button("take-offer").is_none());
    // A second offer, which is taken.
    room.surely(&max, "seat", &seat_of_ana(&zoe)).await;
    let said = room.press(&zoe, "take-offer").await;
    assert!(said.contains("You have taken over the seat of Ana at Condottiere in <#6>."), "{said}");
    let theirs = room.stage.command(&direct(&zoe), "hand", &[]).await;
    let cards = |text: &str| {
        text.lines()
            .filter(|line| line.contains("hand"))
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(cards(&theirs), cards(&hand), "the hand is theirs now");
    let board = room.board().text();
    assert!(board.contains("Zoe takes over the seat from Ana."), "{board}");
    assert!(!board.contains("offers Zoe"), "it is no offer any more: {board}");
    let said = room.stage.command(&ana, "hand", &[]).await;
    assert!(said.contains("You are watching"), "{said}");
    let told = room.table(&max, "log", &[]).await;
    assert_eq!(
        told.matches("Max offered Zoe the seat of Ana at Condottiere in <#6>.")
            .count(),
        2,
        "{told}"
    );
    let checked = room.stage.hall.check(room.table).await.unwrap();
    assert_eq!(checked.difference, None);
}

#[tokio::test]
async fn a_seat_is_offered_to_nobody_who_knows_the_secrets_of_another() {
    let mut room = Room::begun().await;
    let (max, ana, ben, zoe) = (room.max.clone(), room.ana.clone(), room.ben.clone(), room.zoe.clone());
    let cases = [
        (seat_of_ana(&ana), "They have this seat already."),
        (seat_of_ana(&ben), "They have another seat at this table."),
        ([text("seat", "Ana"), somebody(&zoe, true)], "A bot cannot take a seat."),
        ([text("seat", "nobody"), somebody(&zoe, false)], "There is no such seat"),
        ([text("seat", "7"), somebody(&zoe, false)], "There is no such seat"),
    ];
    for (options, why) in cases {
        let said = room.table(&max, "seat", &options).await;
        assert!(said.contains(why), "{options:?}: {said}");
    }
    room.surely(&max, "seat", &seat_of_ana(&zoe)).await;
    room.press(&zoe, "take-offer").await;
    let said = room
        .table(&max, "seat", &[text("seat", "Ben"), somebody(&ana, false)])
        .await;
    assert!(said.contains("They have had another seat in this game"), "{said}");
    let said = room
        .table(&max, "seat", &[text("seat", "Zoe"), somebody(&ana, false)])
        .await;
    assert!(
        said.contains("Do you want to offer Ana the seat of Zoe"),
        "their own they may have back: {said}"
    );
}

#[tokio::test]
async fn a_table_moves_with_its_board_and_its_log_and_leaves_word() {
    let mut room = Room::begun().await;
    let (max, ana) = (room.max.clone(), room.ana.clone());
    let said = room.table(&max, "move", &[channel(6)]).await;
    assert!(said.contains("The table is here already."), "{said}");
    let since = room.stage.port.after(0).len();
    let said = room.surely(&max, "move", &[channel(7)]).await;
    assert!(said.contains("Moved: Condottiere is now in <#7>."), "{said}");
    let seen = room.seen(since);
    assert!(
        seen.contains("Max has moved the table here") && seen.contains("The game goes on in <#7>."),
        "{seen}"
    );
    let log = room.stage.command(&at(&ana, 7), "log", &[]).await;
    assert!(log.contains("1\\. ") && log.contains("Max has moved the table here"), "{log}");
    assert!(
        room.stage
            .command(&ana, "start", &[])
            .await
            .contains("Condottiere in <#7>")
    );
    let told = room.table(&at(&max, 7), "log", &[]).await;
    assert!(told.contains("Max moved Condottiere from <#6> to <#7>."), "{told}");
    room.stage
        .command(&room.zoe.clone(), "join", &[text("game", "barony")])
        .await;
    let said = room.table(&at(&max, 7), "move", &[channel(6)]).await;
    assert!(said.contains("Another table stands there: Barony in <#6>."), "{said}");
    let said = room.table(&at(&max, 7), "move", &[]).await;
    assert!(said.contains("A table can stand in channels with messages"), "{said}");
}

#[tokio::test]
async fn the_clocks_stand_as_long_as_whoever_manages_the_server_lets_them() {
    let mut room = Room::paced("daily").await;
    let max = room.max.clone();
    let said = room.table(&max, "go-on", &[]).await;
    assert!(said.contains("pause"), "{said}");
    let said = room.surely(&max, "pause", &[]).await;
    assert!(said.contains("The clocks stand: Condottiere in <#6>."), "{said}");
    let told = room.board().text();
    assert!(told.contains("Max, who looks after this server’s tables, lets the clocks stand"), "{told}");
    room.pass(120).await;
    assert!(!room.board().text().contains("What now?"), "{}", room.board().text());
    let said = room.surely(&max, "go-on", &[]).await;
    assert!(said.contains("The clocks run again"), "{said}");
    let log = room.stage.command(&room.ana.clone(), "log", &[]).await;
    assert!(log.contains("lets the clocks stand") && !log.contains("as long as it may"), "{log}");
    room.pass(97).await;
    assert!(room.board().text().contains("What now?"), "{}", room.board().text());
    let told = room.table(&max, "log", &[]).await;
    let did = ["let the clocks of Condottiere in <#6> run again", "stopped the clocks of Condottiere"];
    let lines: Vec<&str> = told.lines().skip(1).collect();
    assert!(lines.len() == 2 && did.iter().zip(&lines).all(|(did, line)| line.contains(did)), "{told}");
    let zoe = room.zoe.clone();
    for sub in ["pause", "go-on"] {
        let said = room.table(&zoe, sub, &[]).await;
        assert!(said.contains("Only those who manage"), "{sub}: {said}");
    }
}

#[tokio::test]
async fn what_was_asked_before_a_kill_is_answered_after_it() {
    let mut room = Room::begun().await;
    let (max, zoe, ana) = (room.max.clone(), room.zoe.clone(), room.ana.clone());
    room.table(&max, "seat", &seat_of_ana(&zoe)).await;
    let yes = room.own(4, ".d.offer").unwrap();
    let mut room = room.killed().await;
    let said = room.stage.press_in(&max, Some(70), &yes, &[]).await;
    assert!(said.contains("The seat is offered"), "{said}");
    room.stage.rest().await;
    let take = room.board().button("take-offer").unwrap();
    let mut room = room.killed().await;
    let said = room.stage.press(&zoe, &take, &[]).await;
    assert!(said.contains("You have taken over the seat of Ana"), "{said}");
    // What would be done in another position by now is asked again.
    let said = room.stage.press_in(&max, Some(70), &yes, &[]).await;
    assert!(said.contains("Something has changed since this was shown"), "{said}");
    room.table(&max, "end", &[]).await;
    let end = room.own(4, ".d.end").unwrap();
    room.surely(&max, "seat", &[text("seat", "Zoe"), somebody(&ana, false)])
        .await;
    let mut room = room.killed().await;
    let said = room.stage.press_in(&max, Some(70), &end, &[]).await;
    assert!(said.contains("Something has changed since this was shown") && !room.ended().await, "{said}");
    room.surely(&max, "end", &[]).await;
    let mut room = room.killed().await;
    let said = room.surely(&max, "reopen", &[]).await;
    assert!(said.contains("It goes on"), "{said}");
    let told = room.table(&max, "log", &[]).await;
    assert_eq!(told.lines().skip(1).count(), 4, "two offers, an end, going on: {told}");
}

#[tokio::test]
async fn what_was_done_but_not_noted_as_done_is_told_and_what_was_not_done_is_not() {
    let mut room = Room::begun().await;
    let max = room.max.clone();
    room.surely(&max, "end", &[]).await;
    let notes = room.store.scan("moderation/").await.unwrap();
    assert_eq!(notes.len(), 1);
    let (key, value) = &notes[0];
    let value = String::from_utf8(value.clone()).unwrap();
    assert!(value.contains("\"sure\":true"), "{value}");
    let unsure = value.replace("\"sure\":true", "\"sure\":false");
    // As a kill leaves it between the record and the note, and between the note and the record.
    room.store
        .put(key, Some(unsure.clone().into_bytes()))
        .await
        .unwrap();
    let at = unsure.find("\"at\":").unwrap() + 5;
    let undone = format!("{}1{}", &unsure[..at], &unsure[at + 1..]).replacen("\"at\":11", "\"at\":12", 1);
    let undone = if undone == unsure {
        unsure.replacen("\"at\":", "\"at\":9", 1)
    } else {
        undone
    };
    room.store
        .put("moderation/5/99", Some(undone.into_bytes()))
        .await
        .unwrap();
    let told = room.table(&max, "log", &[]).await;
    assert_eq!(told.matches("Max ended Condottiere").count(), 1, "{told}");
}

#[tokio::test]
async fn the_channel_is_told_in_its_own_language() {
    let languages = [
        (Locale::English, "who looks after this server’s tables, offers Zoe", "has ended this game"),
        (Locale::German, "betreut die Tische dieses Servers und bietet Zoe", "hat diese Partie beendet"),
        (
            Locale::Italian,
            "che si occupa dei tavoli di questo server, offre a Zoe",
            "ha terminato questa partita",
        ),
        (Locale::Portuguese, "que cuida das mesas deste servidor, oferece a Zoe", "encerrou esta partida"),
    ];
    for (language, offers, ends) in languages {
        let mut room = Room::speaking(language).await;
        let (max, zoe) = (room.max.clone(), room.zoe.clone());
        let since = room.stage.port.after(0).len();
        room.surely(&max, "seat", &seat_of_ana(&zoe)).await;
        room.surely(&max, "end", &[]).await;
        let seen = room.seen(since);
        assert!(seen.contains(offers) && seen.contains(ends), "{language}: {seen}");
        let told = room.table(&max, "log", &[]).await;
        assert_eq!(told.matches("Max").count(), 2, "{language}: {told}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_and_channels_are_picked_as_a_client_sends_them() {
    let world = World::start().await;
    let bot = Bot::start(&world, &memory()).await;
    in_words(&world, &["Ana", "Bia", "Carl"]).await;
    begin(&world, &["Bia", "Carl"]).await;
    let (ana, carl, newcomer) = (world.user("Ana"), world.user("Carl"), world.user("Dora"));
    let said = bot::told(&carl, "/table end").await;
    assert!(said.contains("Das können nur die, die den Server dieses Tisches verwalten"), "{said}");
    let seats = ana.complete("/table seat seat:").await;
    let names: Vec<&str> = seats.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["Bia", "Carl"]);
    let said = bot::told(&ana, "/table seat seat:0 to:@Dora").await;
    assert!(said.contains("offer Dora the seat of Bia"), "{said}");
    ana.click("Yes, offer it").await;
    newcomer
        .sees("tables", "the offer", |seen| seen.buttons().contains(&"Take the seat offered".to_owned()))
        .await;
    newcomer.click("Take the seat offered").await;
    newcomer
        .sees("dm", "a hand", |seen| !seen.parts().is_empty() || seen.content().contains("**"))
        .await;
    let said = bot::told(&ana, "/table move to:#lounge").await;
    assert!(said.contains("move this table to"), "{said}");
    ana.click("Yes, move it").await;
    carl.sees("lounge", "the board", |seen| seen.text().contains("Ana has moved the table here"))
        .await;
    carl.sees("tables", "where it went", |seen| seen.text().contains("The game goes on in"))
        .await;
    bot.end(&world).await;
}
