//! What holds in a server: wished by those who manage it, fixed by the host, and obeyed.

use super::bot::memory;
use super::direct::text;
use super::duplicates::plays;
use super::ends::playing;
use super::stage::{Request, Stage, at, caller, direct};
use tavolo::config::{DefaultPace, GameName, ServerSection, Servers};
use tavolo::discord::Settings;
use tavolo::discord::incoming::{Caller, Given};
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::table::timing::PACE;
use tavolo::table::{Server, UserId};
use tavolo::words::Locale;

fn manages(person: Caller) -> Caller {
    Caller {
        permissions: 1 << 5,
        ..person
    }
}

/// The same person in another server.
fn abroad(person: &Caller) -> Caller {
    Caller {
        server: Some(Server(99)),
        ..at(person, 8)
    }
}

async fn set(stage: &mut Stage, who: &Caller, options: &[(&'static str, Given)]) -> String {
    stage.sub_command(who, "server", "set", options).await
}

#[tokio::test]
async fn only_those_who_manage_the_server_see_and_change_what_holds_there() {
    let mut stage = Stage::new();
    let (ana, max) = (caller(1, "Ana"), manages(caller(4, "Max")));
    for sub in ["show", "set"] {
        let said = stage
            .sub_command(&ana, "server", sub, &[text("pace", "live")])
            .await;
        assert!(said.contains("Only those who manage the server"), "{said}");
        let said = stage.sub_command(&direct(&max), "server", sub, &[]).await;
        assert!(said.contains("This is a direct message. Use /server in a channel"), "{said}");
    }
    let said = set(&mut stage, &max, &[text("pace", "daily"), text("language", "de")]).await;
    assert!(
        said.contains("Saved.") && said.contains("language: Deutsch · pace of new tables: daily"),
        "{said}"
    );
    let said = set(&mut stage, &max, &[text("pace", "daily")]).await;
    assert!(said.contains("That holds already."), "{said}");
    // What holds in one server holds in no other.
    let said = stage.sub_command(&abroad(&max), "server", "show", &[]).await;
    assert!(said.contains("language: automatic · pace of new tables: relaxed (the bot’s own)"), "{said}");
    let told = stage.sub_command(&max, "table", "log", &[]).await;
    for line in ["Max changed what holds here – pace: daily.", "– language: Deutsch."] {
        assert!(told.contains(line), "{told}");
    }
    let told = stage.sub_command(&abroad(&max), "table", "log", &[]).await;
    assert!(told.contains("Nobody who looks after tables"), "{told}");
}

#[tokio::test]
async fn new_tables_have_the_servers_pace_and_boards_its_language() {
    let mut stage = Stage::new();
    let (ana, max) = (caller(1, "Ana"), manages(caller(4, "Max")));
    set(&mut stage, &max, &[text("pace", "daily"), text("language", "it")]).await;
    stage.command(&ana, "join", &[]).await;
    stage.rest().await;
    let sent = stage.port.sent();
    assert!(sent.iter().any(|body| body.content.contains("Tavolo aperto per")), "{sent:?}");
    stage.command(&ana, "join", &[text("with", "hidden on")]).await;
    let pace = |chosen: tavolo::table::Chosen| chosen.value(&PACE).to_owned();
    let mut paces = Vec::new();
    for (channel, with) in [(7, "pace brisk"), (9, "")] {
        let typed = text("with", with);
        let options: Vec<_> = (!with.is_empty()).then_some(typed).into_iter().collect();
        stage.command(&at(&ana, channel), "join", &options).await;
    }
    for table in stage.hall.of(UserId(1)).await.unwrap() {
        paces.push(pace(stage.hall.read(table, |table| table.chosen()).await.unwrap()));
    }
    paces.sort();
    assert_eq!(paces, ["brisk", "daily", "daily"], "what is typed goes over it");
    // A channel's own language goes over its server's.
    stage
        .sub_command(&max, "settings", "channel", &[text("language", "pt-BR")])
        .await;
    let said = stage.sub_command(&max, "settings", "show", &[]).await;
    assert!(said.contains("**This channel** · language: Português"), "{said}");
    set(&mut stage, &max, &[text("pace", "auto"), text("language", "auto")]).await;
    let said = stage.sub_command(&max, "server", "show", &[]).await;
    assert!(said.contains("language: automatic · pace of new tables: relaxed (the bot’s own)"), "{said}");
}

#[tokio::test]
async fn a_board_says_in_its_servers_language_what_was_done_last() {
    let mut stage = Stage::new();
    let max = manages(caller(4, "Max"));
    set(&mut stage, &max, &[text("language", "it")]).await;
    stage
        .sub_command(&max, "settings", "channel", &[text("board", "text")])
        .await;
    let (people, table) = playing(&mut stage, "barony", "").await;
    plays(&mut stage, &people, table, 4, 0).await;
    stage.rest().await;
    let boards = stage.port.after(0).into_iter().filter(Request::shows_controls);
    let boards: Vec<String> = boards.map(|board| board.text()).collect();
    assert!(boards.iter().any(|board| board.contains("Ultima mossa,")), "{boards:#?}");
}

#[tokio::test]
async fn a_game_that_is_not_allowed_is_not_offered_and_refused_and_goes_on_where_it_is_on() {
    let mut stage = Stage::new();
    let (ana, ben, max) = (caller(1, "Ana"), caller(2, "Ben"), manages(caller(4, "Max")));
    stage.command(&ana, "join", &[]).await;
    stage.command(&ben, "join", &[]).await;
    for game in ["condottiere", "kingsburg"] {
        let said = set(&mut stage, &max, &[text("forbid", game)]).await;
        assert!(said.contains("Saved."), "{said}");
    }
    let said = stage.sub_command(&max, "server", "show", &[]).await;
    let games = said.split("games: ").nth(1).unwrap();
    assert!(games.contains("Barony") && games.contains("Carcassonne"), "{said}");
    assert!(!games.contains("Condottiere") && !games.contains("Kingsburg"), "{said}");
    // The lobby that stands goes on, and so does its game.
    stage.start(&ana).await;
    let table = stage.hall.of(UserId(1)).await.unwrap()[0];
    assert!(stage.hall.read(table, |table| table.begun()).await.unwrap());
    let elsewhere = at(&ana, 7);
    for typed in ["condottiere", "Kingsburg", " KINGSBURG"] {
        let said = stage.command(&elsewhere, "join", &[text("game", typed)]).await;
        assert!(said.contains("is not played on this server. /join suggests what is."), "{typed}: {said}");
    }
    let said = stage.typing(&elsewhere, "join", "game", "").await;
    assert!(said.contains("barony") && said.contains("carcassonne") && !said.contains("kingsburg"), "{said}");
    let said = stage.typing(&abroad(&ana), "join", "game", "").await;
    assert!(said.contains("kingsburg"), "{said}");
    // The game that is opened where none is named is not allowed here: the others are offered.
    let said = stage.command(&elsewhere, "join", &[]).await;
    assert!(said.contains("Which game?") && said.contains("Barony") && !said.contains("Kingsburg"), "{said}");
    let said = stage.command(&elsewhere, "join", &[text("game", "Barony")]).await;
    assert!(said.contains("You have a seat at a table of Barony"), "{said}");
    let said = stage
        .sub_command(&at(&max, 9), "settings", "channel", &[text("game", "kingsburg")])
        .await;
    assert!(said.contains("Kingsburg is not played on this server."), "{said}");
    set(&mut stage, &max, &[text("forbid", "barony")]).await;
    let said = set(&mut stage, &max, &[text("forbid", "carcassonne")]).await;
    assert!(said.contains("Then nothing could be played here."), "{said}");
    for game in ["barony", "condottiere", "kingsburg"] {
        set(&mut stage, &max, &[text("allow", game)]).await;
    }
    let said = stage
        .command(&at(&ana, 10), "join", &[text("game", "kingsburg")])
        .await;
    assert!(said.contains("You have a seat at a table of Kingsburg"), "{said}");
}

#[tokio::test]
async fn what_the_host_has_fixed_is_said_and_stays() {
    let fixed = ServerSection {
        language: Some(Locale::German),
        pace: Some(DefaultPace::Brisk),
        threads: Some(false),
        games: Some(vec![GameName {
            game: "barony".to_owned(),
            line: 1,
        }]),
        managers: Vec::new(),
        quiet: None,
    };
    let settings = Settings {
        servers: Servers::default().with(5, fixed),
        ..Settings::default()
    };
    let mut stage = Stage::with(Hall::new(memory(), catalogue()), settings);
    let max = manages(caller(4, "Max"));
    let wishes = [
        text("language", "it"),
        text("pace", "live"),
        ("threads", Given::Switch(true)),
        text("allow", "kingsburg"),
    ];
    let said = set(&mut stage, &max, &wishes).await;
    assert!(
        said.contains("Not changed, since the host has fixed it for this server: language, pace, threads"),
        "{said}"
    );
    assert!(said.contains("Fixed by the host: language, pace, threads"), "{said}");
    let holds = "language: Deutsch · pace of new tables: brisk · threads: no · games: Barony";
    assert!(said.contains(holds) && !said.contains("Saved."), "{said}");
    let said = stage.command(&max, "join", &[text("game", "kingsburg")]).await;
    assert!(said.contains("Kingsburg is not played on this server."), "{said}");
    stage.command(&max, "join", &[text("game", "barony")]).await;
    let table = stage.hall.of(UserId(4)).await.unwrap()[0];
    let chosen = stage.hall.read(table, |table| table.chosen()).await.unwrap();
    assert_eq!(chosen.value(&PACE), "brisk");
}
