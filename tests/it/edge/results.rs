//! How the games of a server ended is listed for whoever asks there: the newest first, by game, by person and by
//! month, a page at a time.

use super::direct::text;
use super::ends::{close, playing};
use super::stage::{Request, Stage, at, caller, direct};
use serde_json::json;
use std::time::{Duration, Instant};
use tavolo::discord::ids::ChannelId;
use tavolo::discord::incoming::{Caller, Given};
use tavolo::table::{Server, UserId};

impl Stage {
    /// Somebody gives up their seat, and means it.
    pub(super) async fn gives_up(&mut self, person: &Caller) {
        self.command(person, "resign", &[]).await;
        let all = self.port.after(0).into_iter().rev();
        let sure = all
            .into_iter()
            .find_map(|request| request.button("resign-surely"));
        self.press_in(person, Some(70), &sure.unwrap(), &[]).await;
        self.rest().await;
    }

    /// What somebody was answered last.
    pub(super) fn answered(&self, person: &Caller) -> Request {
        let all = self.port.after(0).into_iter().rev();
        let mut own = all.filter(|request| request.only == Some(person.user.0));
        own.next().unwrap()
    }
}

fn person(user: u64, name: &str) -> (&'static str, Given) {
    let (user, name, bot) = (UserId(user), name.to_owned(), false);
    ("person", Given::Person { user, name, bot })
}

#[tokio::test]
async fn how_the_games_of_a_server_ended_is_listed_by_game_person_and_month() {
    let mut stage = Stage::new();
    let zoe = caller(9, "Zoe");
    let none = stage.command(&zoe, "results", &[]).await;
    assert!(none.contains("No game has ended on this server"), "{none}");

    let (people, closed) = playing(&mut stage, "condottiere", "").await;
    let running = stage.command(&zoe, "results", &[]).await;
    assert!(running.contains("No game has ended on this server"), "{running}");
    close(&mut stage, &people[0]).await;
    let (people, alone) = playing(&mut stage, "barony", "").await;
    for person in &people[..2] {
        stage.gives_up(person).await;
    }

    let all = stage.command(&zoe, "results", &[]).await;
    let lines: Vec<&str> = all.lines().collect();
    assert_eq!((lines.len(), lines[0]), (3, "**Results** · 2 games"), "{all}");
    assert!(
        lines[1].contains("**Barony** in <#6>: **Cleo** 🏆, Ana (resigned) and Ben (resigned) · "),
        "{all}"
    );
    assert!(lines[1].ends_with(&format!("`{alone}`")), "{all}");
    assert!(lines[2].contains("**Condottiere** in <#6>: Ana, Ben and Cleo; closed before the end"), "{all}");
    assert!(lines[2].ends_with(&format!("`{closed}`")), "{all}");

    // Whoever looks back chooses among all of them.
    let ended = stage.typing(&zoe, "replay", "table", "").await;
    let lists = |text: &str| ended.contains(&format!("Ana, Ben and Cleo · {text}"));
    assert!(lists(&closed.to_string()) && lists(&alone.to_string()), "{ended}");
    let open = stage.typing(&zoe, "board", "table", "").await;
    assert!(!open.contains(&closed.to_string()), "{open}");
    let there = stage.command(&direct(&zoe), "results", &[]).await;
    assert!(there.contains("Use the command in a channel of the server that you mean"), "{there}");

    let month = {
        let now = jiff::Timestamp::now().to_zoned(jiff::tz::TimeZone::UTC).date();
        format!("{}-{:02}", now.year(), now.month())
    };
    for (asked, found) in [
        (vec![text("game", "Barony")], "1"),
        (vec![text("game", "condottiere"), person(1, "Ana")], "1"),
        (vec![text("game", "carcassonne")], "none"),
        (vec![text("game", "chess")], "I know no game called “chess”, but these: Condottiere, Carcassonne"),
        // Whoever gave up their seat has played, too.
        (vec![person(1, "Ana")], "2"),
        (vec![person(3, "Cleo")], "2"),
        (vec![person(9, "Zoe")], "none"),
        (vec![text("month", &month)], "2"),
        (vec![text("month", "2020-01")], "none"),
        (vec![text("month", "soon")], "A month is written as 2026-11."),
    ] {
        let said = stage.command(&zoe, "results", &asked).await;
        let expected = match found {
            "1" => "**Results** · one game",
            "2" => "**Results** · 2 games",
            "none" => "No game that has ended here fits that.",
            other => other,
        };
        assert!(said.starts_with(expected), "{asked:?}: {said}");
    }

    let all = [text("whose", "server"), text("game", "carcassonne")];
    let said = stage.command(&zoe, "stats", &all).await;
    assert_eq!(said, "No game that has ended here fits that.");

    let elsewhere = Caller {
        server: Some(Server(77)),
        ..zoe.clone()
    };
    let other = stage.command(&elsewhere, "results", &[]).await;
    assert!(other.contains("No game has ended on this server"), "{other}");
    let forged = stage.press(&direct(&zoe), "f.0.-.-.-", &[]).await;
    assert!(forged.contains("Use the command in a channel"), "{forged}");
}

#[tokio::test]
async fn what_a_channel_hides_from_somebody_no_list_and_no_command_tells_them() {
    let mut stage = Stage::new();
    let (people, closed) = playing(&mut stage, "condottiere", "").await;
    close(&mut stage, &people[0]).await;
    let (people, on) = playing(&mut stage, "barony", "").await;
    stage.port.blind.lock().unwrap().push(8);
    let (closed, on) = (closed.to_string(), on.to_string());
    for (hidden, zoe) in [(false, caller(9, "Zoe")), (true, caller(8, "Yan"))] {
        let zoe = at(&zoe, 300);
        let shown = |said: &str, table: &str| assert_eq!(said.contains(table), !hidden, "{hidden}: {said}");
        shown(&stage.command(&zoe, "results", &[]).await, &closed);
        shown(&stage.typing(&zoe, "replay", "table", "").await, &closed);
        shown(&stage.command(&zoe, "tables", &[]).await, "Barony");
        for command in ["replay", "board", "log", "watch"] {
            let said = stage.command(&zoe, command, &[text("table", &on)]).await;
            assert_eq!(said.contains("There is no such table"), hidden, "{command}: {said}");
        }
        // Whoever plays there, and whoever asks there, knows of it all the same.
        let own = stage.command(&at(&people[0], 300), "results", &[]).await;
        assert!(own.contains(&closed), "{own}");
        let there = stage.command(&at(&zoe, 6), "results", &[]).await;
        assert!(there.contains(&closed), "{there}");
    }
}

#[tokio::test]
async fn to_check_no_table_is_suggested_whose_game_has_not_begun() {
    let mut stage = Stage::new();
    let (people, closed) = playing(&mut stage, "condottiere", "").await;
    close(&mut stage, &people[0]).await;
    stage.command(&people[0], "join", &[text("game", "barony")]).await;
    let gathers = stage.hall.of(UserId(1)).await.unwrap()[0];
    let (closed, gathers) = (closed.to_string(), gathers.to_string());
    for place in [people[0].clone(), direct(&people[0])] {
        let said = stage.typing(&place, "board", "table", "").await;
        assert!(said.contains(&gathers), "{said}");
        let said = stage.typing(&place, "verify", "table", "").await;
        assert!(said.contains(&closed) && !said.contains(&gathers), "{said}");
    }
}

#[tokio::test]
async fn the_card_of_a_game_is_posted_where_all_who_read_it_see_where_the_game_was_played() {
    for hidden in [false, true] {
        let mut stage = Stage::new();
        let max = Caller {
            permissions: 1 << 5,
            ..caller(4, "Max")
        };
        let channel = [("results", Given::Channel(ChannelId(44)))];
        stage.sub_command(&max, "server", "set", &channel).await;
        let (people, _) = playing(&mut stage, "barony", "").await;
        if hidden {
            stage.port.hidden.lock().unwrap().push(6);
        }
        close(&mut stage, &people[0]).await;
        stage.rest().await;
        let said: Vec<String> = stage.port.after(0).iter().map(Request::text).collect();
        let card = said
            .iter()
            .find(|text| text.contains("Barony, closed before the end: "));
        assert_eq!(card.is_some(), !hidden, "{said:#?}");
        // What is counted there is steps, of which a turn may have several.
        assert!(card.is_none_or(|card| card.contains(" actions · ")), "{card:?}");
    }
}

/// Ten thousand games that ended are listed; how long that takes is printed.
#[tokio::test]
async fn ten_thousand_results_are_gone_through_a_page_at_a_time() {
    let mut stage = Stage::new();
    for number in 0..10_000_u64 {
        let seats = [("Ana", 1), ("Ben", 2)].map(|(name, user)| {
            let won = number % 2 == user - 1;
            let (user, alias) = (user, format!("a{user}"));
            json!({ "user": user, "name": name, "alias": alias, "won": won, "points": 10 + number % 50 })
        });
        let result = json!({
            "id": format!("t{number}"), "game": "barony", "at": 1_750_000_000_000 + number * 60_000,
            "place": 6, "how": "total", "moves": 80, "options": [], "irregular": false, "seats": seats,
        });
        let key = format!("result/5/t{number}");
        let bytes = serde_json::to_vec(&result).unwrap();
        stage.hall.store().put(&key, Some(bytes)).await.unwrap();
    }
    let zoe = caller(9, "Zoe");
    let before = Instant::now();
    let first = stage.command(&zoe, "results", &[]).await;
    println!("10,000 results: a page after {:?}", before.elapsed());
    assert!(first.starts_with("**Results** · 10000 games\n"), "{first}");
    assert!(first.contains("`t9999`") && first.contains("`t9990`") && !first.contains("`t9989`"), "{first}");
    let page = stage.answered(&zoe);
    assert_eq!(page.labels(), ["Older ▶"]);
    let older = page.controls()[0].clone();
    let second = stage.press_in(&zoe, Some(80), &older, &[]).await;
    assert!(second.contains("`t9989`") && second.contains("`t9980`"), "{second}");
    assert_eq!(stage.answered(&zoe).labels(), ["◀ Newer", "Older ▶"]);
    let last = stage.press_in(&zoe, Some(80), "f.65535.-.-.-", &[]).await;
    assert!(last.contains("`t0`") && stage.answered(&zoe).labels() == ["◀ Newer"], "{last}");
    let manager = Caller {
        permissions: 1 << 5,
        ..caller(1, "Ana")
    };
    let ranked = stage
        .sub_command(&manager, "server", "set", &[text("ranking", "people")])
        .await;
    assert!(ranked.contains("ranking: games of people alone"), "{ranked}");
    for (command, says) in
        [("stats", "10000 games, 5000 won (50%)"), ("ranking", "**Ranking of Barony**\n1. ")]
    {
        let before = Instant::now();
        let said = stage.command(&caller(1, "Ana"), command, &[]).await;
        println!("10,000 results: /{command} after {:?}", before.elapsed());
        assert!(said.contains(says), "{said}");
    }
}

/// A film is made meanwhile, and posted when it is there.
#[tokio::test]
async fn where_a_server_wishes_it_a_film_of_each_game_that_is_over_is_posted_once() {
    let mut stage = Stage::new();
    let manager = Caller {
        permissions: 1 << 5,
        ..caller(1, "Ana")
    };
    let films = |stage: &Stage| {
        let all = stage.port.after(0).into_iter();
        let film = |request: &Request| {
            let file = request.file.as_ref();
            file.is_some_and(|file| file.name == "replay.gif")
        };
        all.filter(film).collect::<Vec<Request>>()
    };
    let (people, _) = playing(&mut stage, "barony", "").await;
    stage.gives_up(&people[1]).await;
    stage.gives_up(&people[2]).await;
    let wished = [("films", Given::Switch(true))];
    let said = stage.sub_command(&manager, "server", "set", &wished).await;
    assert!(said.contains("films: yes"), "{said}");
    // One that was closed is not over.
    let (people, _) = playing(&mut stage, "condottiere", "").await;
    close(&mut stage, &people[0]).await;
    let (people, _) = playing(&mut stage, "barony", "").await;
    stage.gives_up(&people[1]).await;
    stage.gives_up(&people[2]).await;
    for _ in 0..150 {
        if !films(&stage).is_empty() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
        stage.edge.nudge_due(Duration::from_secs(5));
        stage.rest().await;
    }
    let shown = films(&stage);
    assert_eq!(shown.len(), 1);
    let (film, file) = (&shown[0], shown[0].file.as_ref().unwrap());
    assert!(
        film.text()
            .starts_with("This game of Barony from beginning to end:"),
        "{}",
        film.text()
    );
    assert!(file.bytes.starts_with(b"GIF89a"));
    assert!(file.alt.as_ref().unwrap().contains("Ana"), "{:?}", file.alt);
    let silent = film.json["flags"].as_u64().unwrap_or_default() & 1 << 12;
    assert_ne!(silent, 0, "it makes no sound");
    stage.later();
    stage.rest().await;
    assert_eq!(films(&stage).len(), 1, "it is posted once");
}
