//! How games end, as people see it: who won, what lay hidden, and who is called.

use super::direct::text;
use super::stage::{Request, Stage, at, caller};
use tavolo::discord::incoming::Caller;
use tavolo::store::TableId;
use tavolo::table::UserId;

/// A table in play of three people; its id.
pub(super) async fn playing(stage: &mut Stage, game: &str, with: &str) -> ([Caller; 3], TableId) {
    let people = [caller(1, "Ana"), caller(2, "Ben"), caller(3, "Cleo")];
    let with = [text("game", game), text("with", with)];
    stage.command(&people[0], "join", &with).await;
    for person in &people[1..] {
        stage.command(person, "join", &[]).await;
    }
    stage.start(&people[0]).await;
    stage.rest().await;
    let table = stage.hall.of(UserId(1)).await.unwrap()[0];
    (people, table)
}

/// What everyone was shown last that has controls.
fn board(stage: &Stage) -> Request {
    let all = stage.port.after(0).into_iter().rev();
    all.into_iter().find(Request::shows_controls).unwrap()
}

/// A manager closes the table.
pub(super) async fn close(stage: &mut Stage, person: &Caller) {
    let manager = Caller {
        permissions: 1 << 5,
        ..person.clone()
    };
    stage.command(&manager, "close", &[]).await;
    let all = stage.port.after(0);
    let sure = all
        .iter()
        .rev()
        .find_map(|request| request.button("close-surely"));
    stage.press_in(&manager, Some(70), &sure.unwrap(), &[]).await;
    stage.rest().await;
}

#[tokio::test]
async fn a_closed_game_shows_all_what_each_still_held() {
    let mut stage = Stage::new();
    let (people, table) = playing(&mut stage, "condottiere", "").await;
    let held = |request: &Request| {
        let alt = request.file.as_ref().and_then(|file| file.alt.clone());
        format!("{}\n{}", request.text(), alt.unwrap_or_default()).contains("still held")
    };
    assert!(!stage.port.after(0).iter().any(held), "it goes on");
    close(&mut stage, &people[0]).await;
    let end = board(&stage);
    assert!(
        end.text()
            .contains("has closed this table before the game was finished."),
        "{}",
        end.text()
    );
    assert!(end.text().contains(": the table is closed."), "{}", end.text());
    let alt = end.file.as_ref().unwrap().alt.as_ref().unwrap();
    let all = stage.port.after(0);
    let newest = |user: u64| {
        all.iter()
            .rev()
            .find(|request| request.only == Some(user))
            .unwrap()
            .text()
    };
    let said = stage
        .press(&people[1], &format!("t.{table}.0.0.p.text-board"), &[])
        .await;
    for name in ["Ana", "Ben", "Cleo"] {
        let told = format!("{name} still held ");
        for text in [&end.text(), alt, &said, &newest(2), &newest(3)] {
            assert!(text.contains(&told), "{told} {text}");
        }
    }
}

/// Somebody has no cards left, and others have: everybody plays their first card until then.
async fn somebody_runs_out(stage: &mut Stage, people: &[Caller], table: TableId) -> Vec<u64> {
    for _ in 0..200 {
        let read = stage.hall.read(table, |table| {
            let empty = |user: &u64| {
                format!("{:?}", table.panel(UserId(*user), "").lines).contains("condottiere-hand-empty")
            };
            let seat = table.awaited().iter().next()?;
            let user = table.roster().player(seat)?.user()?;
            let (notation, _) = table.legal(user).first()?.clone();
            Some(((1..=3).filter(empty).collect::<Vec<u64>>(), user, notation))
        });
        let (empty, user, notation) = read.await.unwrap().unwrap();
        if !empty.is_empty() && empty.len() < people.len() {
            return empty;
        }
        let who = people.iter().find(|person| person.user == user).unwrap();
        stage.command(who, "play", &[text("move", &notation)]).await;
    }
    panic!("everybody has cards");
}

#[tokio::test]
async fn whoever_has_no_cards_left_reads_the_end_in_words_alone() {
    let mut stage = Stage::new();
    let (people, table) = playing(&mut stage, "condottiere", "").await;
    let empty = somebody_runs_out(&mut stage, &people, table).await;
    close(&mut stage, &people[0]).await;
    let all = stage.port.after(0);
    for user in 1..=3 {
        let mut own = all.iter().rev().filter(|request| request.only == Some(user));
        let end = own
            .find(|request| request.text().contains("No cards left: "))
            .unwrap();
        assert_eq!(end.file.is_none(), empty.contains(&user), "{user}, {empty:?}: {end:?}");
        if empty.contains(&user) {
            assert_eq!(end.json["attachments"], serde_json::json!([]), "the picture is taken away");
        }
    }
}

/// What somebody is told who asks.
pub(super) async fn asked(stage: &mut Stage, person: &Caller, question: &str) -> String {
    stage.command(person, "ask", &[text("question", question)]).await
}

#[tokio::test]
async fn who_was_lucky_is_told_when_the_game_has_ended_and_not_before() {
    for (game, line) in [
        ("kingsburg", "dice, sum "),
        ("condottiere", " (10 cards): mercenaries with strength "),
        ("carcassonne", ", tiles 1: cloisters "),
        ("barony", "Luck only laid out the land"),
    ] {
        let mut stage = Stage::new();
        let (people, table) = playing(&mut stage, game, "").await;
        for question in ["luck", "who was lucky?", "Glück", "fortuna", "sorte"] {
            let said = asked(&mut stage, &people[0], question).await;
            assert_eq!(said, "Who was lucky is told when the game is over.", "{game}: {question}");
        }
        let press = format!("t.{table}.0.0.p.fortune");
        let said = stage.press(&people[0], &press, &[]).await;
        assert_eq!(said, "Who was lucky is told when the game is over.", "{game}");
        assert_eq!(board(&stage).button("fortune"), None, "{game}");
        // Kingsburg's goods of the King's aid come before the first dice.
        for _ in 0..if game == "kingsburg" { 4 } else { 0 } {
            let up = stage.hall.read(table, |table| {
                let seat = table.awaited().iter().next()?;
                let user = table.roster().player(seat)?.user()?;
                Some((user, table.legal(user).first()?.0.clone()))
            });
            let (user, notation) = up.await.unwrap().unwrap();
            let who = people.iter().find(|person| person.user == user).unwrap();
            stage.command(who, "play", &[text("move", &notation)]).await;
        }
        close(&mut stage, &people[0]).await;
        assert_eq!(board(&stage).button("fortune").is_some(), game != "barony", "{game}");
        let said = stage.press(&people[0], &press, &[]).await;
        assert!(said.contains(line), "{game}: {said}");
        for question in ["luck", "who was lucky?", "Glück", "fortuna", "sorte"] {
            let here = text("table", &table.to_string());
            let told = [text("question", question), here];
            assert_eq!(stage.command(&people[0], "ask", &told).await, said, "{game}: {question}");
        }
    }
}

#[tokio::test]
async fn what_is_past_is_told_with_plain_names_of_those_who_gave_up() {
    let mut stage = Stage::new();
    let (people, table) = playing(&mut stage, "carcassonne", "").await;
    let up = async |stage: &Stage| {
        let up = stage.hall.read(table, |table| {
            let seat = table.awaited().iter().next()?;
            let user = table.roster().player(seat)?.user()?;
            Some((seat.index(), table.legal(user).first()?.0.clone()))
        });
        up.await.unwrap().unwrap()
    };
    let (first, _) = up(&stage).await;
    loop {
        let (who, notation) = up(&stage).await;
        if who != first {
            break;
        }
        stage
            .command(&people[who], "play", &[text("move", &notation)])
            .await;
    }
    let said = stage.command(&people[first], "resign", &[]).await;
    let again = "you can take the seat again, as long as nobody else has it: somebody else can take it over.";
    assert!(said.contains(again) && !said.contains("nobody new"), "{said}");
    let all = stage.port.after(0);
    let sure = all
        .iter()
        .rev()
        .find_map(|request| request.button("resign-surely"));
    stage
        .press_in(&people[first], Some(70), &sure.unwrap(), &[])
        .await;
    stage.rest().await;
    let (gone, text) = (&people[first].name, board(&stage).text());
    let past: Vec<&str> = text.lines().filter(|line| line.starts_with("> ·")).collect();
    assert!(past.iter().any(|line| line.contains(&format!("{gone} lays"))), "{text}");
    assert!(!past.iter().any(|line| line.contains(&format!("({gone})"))), "{text}");
}

#[tokio::test]
async fn a_table_closed_before_its_game_began_is_said_to_be_closed() {
    let mut stage = Stage::new();
    let ana = caller(1, "Ana");
    stage.command(&ana, "join", &[text("game", "barony")]).await;
    stage.rest().await;
    stage.command(&ana, "close", &[]).await;
    stage.rest().await;
    let all = stage.port.after(0);
    let card = all
        .iter()
        .rev()
        .find(|request| request.text().contains("closed this table"));
    let told = card.unwrap().text();
    assert!(told.contains("Ana has closed this table; its game had not begun."), "{told}");
    assert!(!told.contains("finished"), "{told}");
}

/// How a table in play is asked whose turn it is, in each language.
const WHOSE_TURN: [&str; 20] = [
    "turn",
    "whose turn",
    "Whose turn is it?",
    "who is up?",
    "who's up",
    "whose move is it",
    "wer ist dran?",
    "Wer ist am Zug?",
    "wer ist an der Reihe",
    "wessen Zug ist es",
    "auf wen warten wir?",
    "a chi tocca?",
    "A chi tocca adesso",
    "di chi è il turno?",
    "chi gioca adesso",
    "de quem é a vez?",
    "De quem é a vez agora",
    "quem joga agora?",
    "vez de quem",
    "é a minha vez?",
];

#[tokio::test]
async fn whose_turn_it_is_can_be_asked_in_every_language_at_every_game() {
    for game in ["barony", "carcassonne", "condottiere", "kingsburg"] {
        let mut stage = Stage::new();
        let (people, table) = playing(&mut stage, game, "").await;
        let up = stage
            .hall
            .read(table, |table| table.awaited().iter().next())
            .await
            .unwrap()
            .unwrap();
        let who = people[up.index()].name.clone();
        let watcher = caller(9, "Emma");
        for question in WHOSE_TURN {
            let said = asked(&mut stage, &watcher, question).await;
            assert!(said.starts_with("Waiting for ") && said.contains(&who), "{game}, {question}: {said}");
        }
        let said = asked(&mut stage, &people[up.index()], "whose turn").await;
        let alone = said.starts_with("It is your turn.\n") && !said.contains("Waiting for ");
        assert!(alone, "{game}: {said}");
    }
}

#[tokio::test]
async fn who_is_not_understood_is_told_questions_that_are() {
    for game in ["barony", "carcassonne", "condottiere", "kingsburg"] {
        let mut stage = Stage::new();
        let (people, _) = playing(&mut stage, game, "").await;
        let said = asked(&mut stage, &people[0], "xyzzy plugh").await;
        let examples: Vec<&str> = said
            .split('“')
            .skip(1)
            .filter_map(|rest| rest.split_once('”'))
            .map(|(one, _)| one)
            .collect();
        assert_eq!(examples.len(), 3, "{game}: {said}");
        for example in examples {
            let told = asked(&mut stage, &people[0], example).await;
            assert!(!told.contains("do not know an answer"), "{game}, {example}: {told}");
        }
    }
}

/// Whoever is awaited plays what is legal first, until the game is over.
async fn to_its_end(stage: &mut Stage, people: &[Caller], table: TableId) {
    for _ in 0..2_000 {
        let read = stage.hall.read(table, |table| {
            let seat = table.awaited().iter().next()?;
            let user = table.roster().player(seat)?.user()?;
            let (notation, _) = table.legal(user).first()?.clone();
            Some((user, notation))
        });
        let Some((user, notation)) = read.await.unwrap() else {
            return;
        };
        let who = people.iter().find(|person| person.user == user).unwrap();
        stage.command(who, "play", &[text("move", &notation)]).await;
    }
    panic!("it does not end");
}

/// However a game ends, it is told once to each who sits there: by a mention in the channel, or by a new direct message
/// with a sound to whoever wishes turns by message.
#[tokio::test]
async fn the_end_tells_each_once_as_they_have_chosen() {
    for how in ["play", "resign", "close"] {
        let mut stage = Stage::new();
        let (people, table) = playing(&mut stage, "condottiere", "").await;
        stage
            .sub_command(&people[1], "settings", "mine", &[text("turn", "message")])
            .await;
        stage.rest().await;
        if how == "play" {
            to_its_end(&mut stage, &people, table).await;
        }
        stage.rest().await;
        if how == "resign" {
            // It may be another's turn by that, who is told so.
            stage.gives_up(&people[2]).await;
            stage.rest().await;
        }
        let before = match how {
            "play" => 0,
            _ => stage.port.after(0).len(),
        };
        match how {
            "resign" => stage.gives_up(&people[0]).await,
            "close" => close(&mut stage, &people[2]).await,
            _ => {}
        }
        stage.rest().await;
        stage.rest().await;
        assert!(stage.hall.read(table, |table| table.ended()).await.unwrap(), "{how}");
        let since = stage.port.after(before);
        let ends = ["game is over", "has closed this table"];
        let over = |request: &&Request| {
            request.kind == "send" && ends.iter().any(|end| request.text().contains(end))
        };
        let told: Vec<u64> = since
            .iter()
            .filter(|request| request.only.is_none())
            .filter(over)
            .flat_map(Request::notifies)
            .collect();
        let by_message: Vec<u64> = since
            .iter()
            .filter(|request| request.kind == "send" && request.json["flags"] != 4_096)
            .filter(|request| how != "play" || over(request))
            .filter_map(|request| request.only)
            .collect();
        let sits = if how == "resign" { vec![] } else { vec![1, 3] };
        assert_eq!(told, sits, "{how}");
        assert_eq!(by_message, [2], "{how}");
    }
}

#[tokio::test]
async fn a_command_where_the_last_table_has_ended_says_so() {
    let mut stage = Stage::new();
    let (people, _) = playing(&mut stage, "condottiere", "").await;
    close(&mut stage, &people[0]).await;
    for command in ["pass", "resign", "takeback", "close"] {
        let said = stage.command(&people[1], command, &[]).await;
        assert!(said.contains("The last table in this channel has ended."), "{command}: {said}");
    }
    stage
        .command(&at(&people[1], 7), "join", &[text("game", "barony")])
        .await;
    let said = stage.command(&people[1], "pass", &[]).await;
    assert!(said.contains("The last table here has ended; you sit elsewhere: Barony in <#7>"), "{said}");
}

/// Where all others give up after a battle that board tells of no battle any more.
#[tokio::test]
async fn who_wins_alone_reads_of_no_battle_that_is_over() {
    let mut stage = Stage::new();
    let (people, table) = playing(&mut stage, "condottiere", "").await;
    for _ in 0..60 {
        let up = stage.hall.read(table, |table| {
            let seat = table.awaited().iter().next()?;
            let legal = table.legal(table.roster().player(seat)?.user()?);
            let pass = legal.iter().find(|(notation, _)| notation == "pass");
            Some((seat.index(), pass.or(legal.first())?.0.clone()))
        });
        let (who, notation) = up.await.unwrap().unwrap();
        let person = people[who].clone();
        stage.command(&person, "play", &[text("move", &notation)]).await;
        stage.rest().await;
        if board(&stage).text().contains("the battle is a tie") {
            break;
        }
    }
    assert!(board(&stage).text().contains("the battle is a tie"), "{}", board(&stage).text());
    stage.gives_up(&people[1]).await;
    stage.gives_up(&people[2]).await;
    stage.rest().await;
    let text = board(&stage).text();
    assert!(text.contains("wins") || text.contains("won"), "{text}");
    assert!(!text.contains("the battle is a tie"), "{text}");
}
