//! The first minute at a table, and what people meet at its edges: the lobby, its options and its
//! start; threads; typed moves; looks and logs.

use super::bot::{Bot, begin, memory};
use super::direct::text;
use super::stage::{Request, Stage, caller};
use crate::world::World;
use serde_json::json;
use tavolo::discord::Settings;
use tavolo::discord::incoming::{Caller, ChannelKind, Given};
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::store::TableId;
use tavolo::table::UserId;

const GAMES: [(&str, bool); 4] =
    [("barony", false), ("carcassonne", false), ("condottiere", true), ("kingsburg", false)];

/// The newest message in the channel with controls.
fn board(stage: &Stage) -> Request {
    let all = stage.port.after(0);
    all.into_iter().rev().find(Request::shows_controls).unwrap()
}

/// The newest message that one person alone sees.
fn own(stage: &Stage, user: u64) -> Request {
    let all = stage.port.after(0).into_iter().rev();
    let mut own = all.filter(|request| request.only == Some(user) && request.json.is_object());
    own.next().unwrap()
}

/// Presses a button of the board's; what is answered.
async fn press(stage: &mut Stage, who: &Caller, button: &str) -> String {
    let board = board(stage);
    let id = board
        .button(button)
        .unwrap_or_else(|| panic!("no {button} on {board:?}"));
    stage.press(who, &id, &[]).await
}

/// Presses the newest button of this id on somebody's own messages; what is answered.
async fn press_own(stage: &mut Stage, who: &Caller, button: &str) -> String {
    let all = stage.port.after(0).into_iter().rev();
    let mut own = all.filter(|request| request.only == Some(who.user.0) && request.json.is_object());
    let id = own.find_map(|request| request.button(button)).unwrap();
    stage.press_in(who, Some(70), &id, &[]).await
}

async fn begun(stage: &Stage) -> bool {
    let Some(table) = stage.hall.of(UserId(1)).await.unwrap().first().copied() else {
        return false;
    };
    stage.hall.read(table, |table| table.begun()).await.unwrap()
}

/// People who sit at a table of a game; its id.
async fn gathered(stage: &mut Stage, game: &str, people: &[Caller]) -> TableId {
    for person in people {
        stage.command(person, "join", &[text("game", game)]).await;
    }
    stage.rest().await;
    stage.hall.of(people[0].user).await.unwrap()[0]
}

/// The same with the game begun.
async fn started(stage: &mut Stage, game: &str, people: &[Caller]) -> TableId {
    let table = gathered(stage, game, people).await;
    stage.start(&people[0]).await;
    stage.rest().await;
    table
}

#[tokio::test]
async fn a_lobby_shows_seats_with_colours_and_keeps_the_luck_behind_a_button() {
    let mut stage = Stage::new();
    let people = [caller(1, "Ana"), caller(2, "Ben")];
    gathered(&mut stage, "kingsburg", &people).await;
    let card = board(&stage);
    for line in ["Seats (2 of 5):", "1. Ana · 🔵\u{a0}A", "2. Ben · 🟠\u{a0}B"] {
        assert!(card.text().contains(line), "{line}: {}", card.text());
    }
    let long = |text: &str| {
        text.split(|letter: char| !letter.is_alphanumeric())
            .any(|word| word.len() > 40)
    };
    assert!(!long(&card.text()) && !card.text().contains("uck"), "no luck: {}", card.text());
    let luck = press(&mut stage, &people[1], "luck").await;
    for told in ["comes from a secret number, the seed", "this game is without proof", "give it to /verify"] {
        assert!(luck.contains(told), "{told}: {luck}");
    }
    assert!(!luck.contains("nor whoever runs the bot"), "no more is promised: {luck}");
}

/// A client that knows the commands of an earlier version sends a word for the luck: it is read and not used.
#[tokio::test]
async fn a_word_that_is_still_sent_changes_nothing() {
    let mut stage = Stage::new();
    let ana = caller(1, "Ana");
    let word = ("word", Given::Text("clover".to_owned()));
    let said = stage
        .command(&ana, "join", &[text("game", "kingsburg"), word.clone()])
        .await;
    assert!(said.starts_with("You have a seat at a table of Kingsburg"), "{said}");
    let said = stage.command(&caller(2, "Ben"), "join", &[word]).await;
    assert!(said.starts_with("You have a seat at a table of Kingsburg"), "{said}");
    let table = stage.hall.of(ana.user).await.unwrap()[0];
    let words = |table: &dyn tavolo::table::TableView| {
        let given = table
            .roster()
            .iter()
            .filter_map(|(_, player)| player.word.clone());
        given.collect::<Vec<String>>()
    };
    assert_eq!(stage.hall.read(table, words).await.unwrap(), Vec::<String>::new());
}

#[tokio::test]
async fn how_a_game_is_played_is_told_in_five_sentences_with_the_rules_behind() {
    for (game, _) in GAMES {
        let mut stage = Stage::new();
        let ana = caller(1, "Ana");
        gathered(&mut stage, game, std::slice::from_ref(&ana)).await;
        let told = press(&mut stage, &caller(9, "Zoe"), "how").await;
        assert_eq!(told.lines().count(), 6, "a title and five sentences: {told}");
        let chapters = own(&stage, 9).controls();
        assert_eq!(chapters.len(), 1, "{game}: {chapters:?}");
        assert!(chapters[0].ends_with(&format!(".r.{game}")), "{game}: {chapters:?}");
    }
}

#[tokio::test]
async fn options_are_explained_where_they_are_chosen_and_read_by_those_without_a_seat() {
    for listing in catalogue().iter() {
        let mut stage = Stage::new();
        let (ana, zoe) = (caller(1, "Ana"), caller(9, "Zoe"));
        gathered(&mut stage, listing.id, std::slice::from_ref(&ana)).await;
        let told = press(&mut stage, &ana, "options").await;
        let explained = told
            .lines()
            .filter(|line| line.starts_with("**") && line.contains("**: "));
        assert_eq!(explained.count(), listing.all_options().count(), "{told}");
        assert!(!own(&stage, 1).controls().is_empty());
        let told = press(&mut stage, &zoe, "options").await;
        assert!(told.contains("Whoever has a seat here can choose among them."), "{told}");
        assert_eq!(own(&stage, 9).controls(), Vec::<String>::new());
    }
}

#[tokio::test]
async fn who_would_start_with_seats_free_is_asked_once() {
    let mut stage = Stage::new();
    let people = [caller(1, "Ana"), caller(2, "Ben")];
    gathered(&mut stage, "condottiere", &people).await;
    let asked = press(&mut stage, &people[1], "start").await;
    assert!(asked.contains("Start Condottiere in <#6> with 2 of 6?"), "{asked}");
    assert!(!begun(&stage).await);
    let said = press_own(&mut stage, &people[1], "no").await;
    assert!(said.contains("Nothing was done") && !begun(&stage).await, "{said}");
    press(&mut stage, &people[1], "start").await;
    let sure = own(&stage, 2).button("start-few").unwrap();
    stage
        .command(&people[0], "join", &[text("with", "hidden on")])
        .await;
    let said = stage.press_in(&people[1], Some(70), &sure, &[]).await;
    assert!(said.contains("Something has changed"), "not on other terms: {said}");
    press(&mut stage, &people[1], "start").await;
    let sure = own(&stage, 2).button("start-few").unwrap();
    for told in ["The game begins: Condottiere in <#6>.", "The game has already begun."] {
        let said = stage.press_in(&people[1], Some(70), &sure, &[]).await;
        assert!(said.contains(told) && begun(&stage).await, "{said}");
        let all = stage.port.after(0);
        let answer = all
            .iter()
            .rev()
            .find(|request| request.text().contains(told))
            .unwrap();
        assert_eq!(answer.button("start-few"), None, "it is asked no more");
    }
}

#[tokio::test]
async fn who_types_a_start_with_seats_free_is_asked_once_too() {
    let mut stage = Stage::new();
    let people = [caller(1, "Ana"), caller(2, "Ben")];
    gathered(&mut stage, "condottiere", &people).await;
    for person in &people {
        let asked = stage.command(person, "start", &[]).await;
        assert!(
            asked.contains("Start Condottiere in <#6> with 2 of 6?")
                && asked.contains("type /start once more"),
            "{asked}"
        );
        assert!(own(&stage, person.user.0).button("start-few").is_some());
        assert!(!begun(&stage).await);
    }
    let said = stage.command(&people[1], "start", &[]).await;
    assert!(said.contains("The game begins") && begun(&stage).await, "{said}");
}

#[tokio::test]
async fn a_full_table_starts_at_once() {
    let mut stage = Stage::new();
    let people: Vec<Caller> = (1..=4).map(|user| caller(user, &format!("P{user}"))).collect();
    gathered(&mut stage, "barony", &people).await;
    press(&mut stage, &people[0], "start").await;
    assert!(begun(&stage).await);
    let mut stage = Stage::new();
    gathered(&mut stage, "barony", &people).await;
    stage.command(&people[0], "start", &[]).await;
    assert!(begun(&stage).await, "typed as well");
}

#[tokio::test]
async fn games_without_hands_never_speak_of_hands() {
    for (game, hands) in GAMES {
        let mut stage = Stage::new();
        let people = [caller(1, "Ana"), caller(2, "Ben")];
        let panel = text("hand", "panel");
        stage.sub_command(&people[1], "settings", "mine", &[panel]).await;
        let before = stage.port.after(0).len();
        gathered(&mut stage, game, &people).await;
        press(&mut stage, &people[0], "options").await;
        stage.command(&people[0], "hand", &[]).await;
        stage.start(&people[0]).await;
        stage.rest().await;
        let all = stage.port.after(before);
        // The command keeps its name in all of them.
        let says = |text: &String| {
            let text = text.replace("/hand", "").to_lowercase();
            text.split(|letter: char| !letter.is_alphabetic())
                .any(|word| word == "hand" || word == "hands")
        };
        let texts = all
            .iter()
            .flat_map(|request| [vec![request.text()], request.labels()].concat());
        let said: Vec<String> = texts.filter(says).collect();
        // What the hand of a game with hands holds is told in its panel.
        assert_eq!(!said.is_empty(), hands, "{game}: {said:#?}");
    }
}

#[tokio::test]
async fn the_boards_button_is_named_as_it_stands_in_the_channel() {
    let mut stage = Stage::new();
    let dieter = Caller {
        locale: "de".to_owned(),
        ..caller(1, "Dieter")
    };
    stage
        .sub_command(&dieter, "settings", "mine", &[text("hand", "panel")])
        .await;
    let said = stage.command(&dieter, "join", &[text("game", "barony")]).await;
    assert!(said.contains("„My panel“") && said.contains("Deine Ansicht"), "{said}");
}

#[tokio::test]
async fn a_thread_is_named_after_the_game_and_its_people() {
    let settings = Settings {
        threads: true,
        ..Settings::default()
    };
    let mut stage = Stage::with(Hall::new(memory(), catalogue()), settings);
    let people = [caller(1, "Ana"), caller(2, "Emma"), caller(3, "Rui")];
    gathered(&mut stage, "kingsburg", &people).await;
    assert_eq!(people[0].kind, ChannelKind::Text);
    stage.start(&people[0]).await;
    let all = stage.port.after(0);
    let thread = all.iter().find(|request| request.kind == "thread").unwrap();
    assert_eq!(thread.json, "Kingsburg: Ana, Emma and Rui");
}

#[tokio::test]
async fn whoever_takes_a_seat_over_is_told_whose_and_sees_what_they_have() {
    let mut stage = Stage::new();
    let people = [caller(1, "Ana"), caller(2, "Ben"), caller(3, "Cleo")];
    started(&mut stage, "condottiere", &people).await;
    stage.command(&people[2], "resign", &[]).await;
    press_own(&mut stage, &people[2], "resign-surely").await;
    let said = stage.command(&caller(4, "Dora"), "join", &[]).await;
    assert!(
        said.contains("You have taken over the seat of Cleo at Condottiere in <#6>")
            && said.contains("Your hand (10)"),
        "{said}"
    );
}

#[tokio::test]
async fn who_has_no_seat_here_is_told_where_they_sit() {
    let mut stage = Stage::new();
    let people = [caller(1, "Ana"), caller(2, "Ben")];
    started(&mut stage, "condottiere", &people).await;
    let zoe = caller(9, "Zoe");
    let elsewhere = Caller {
        channel: tavolo::discord::ids::ChannelId(7),
        ..zoe.clone()
    };
    stage.command(&elsewhere, "join", &[text("game", "barony")]).await;
    let said = stage.command(&zoe, "pass", &[]).await;
    assert!(said.contains("no seat at this table") && said.contains("You sit at Barony in <#7>."), "{said}");
}

#[tokio::test]
async fn settings_say_what_they_did() {
    let mut stage = Stage::new();
    let ana = caller(1, "Ana");
    for (options, starts) in [
        (vec![], "**You**"),
        (vec![text("board", "text")], "Saved."),
        (vec![text("board", "text")], "That holds already."),
    ] {
        let said = stage.sub_command(&ana, "settings", "mine", &options).await;
        assert!(said.starts_with(starts), "{said}");
    }
}

#[tokio::test]
async fn help_names_the_games() {
    let mut stage = Stage::new();
    let said = stage.command(&caller(1, "Ana"), "help", &[]).await;
    for game in ["Condottiere", "Carcassonne", "Barony", "Kingsburg"] {
        assert!(said.contains(game), "{said}");
    }
}

#[tokio::test]
async fn after_a_look_the_other_looks_stay() {
    for (game, _) in GAMES {
        let mut stage = Stage::new();
        let people = [caller(1, "Ana"), caller(2, "Ben")];
        let table = started(&mut stage, game, &people).await;
        let looks = stage.hall.read(table, |table| table.extra_views()).await.unwrap();
        press(&mut stage, &people[0], "more").await;
        for look in looks {
            let open = own(&stage, 1).controls();
            let id = open.iter().find(|id| id.ends_with(&format!(".l.{look}")));
            let id = id
                .unwrap_or_else(|| panic!("{game}: no {look} in {open:?}"))
                .clone();
            stage.press_in(&people[0], Some(70), &id, &[]).await;
            assert!(
                own(&stage, 1).button("hand").is_some(),
                "{game}: from {look} no way back to one's panel"
            );
        }
        press_own(&mut stage, &people[0], "log").await;
        let open = own(&stage, 1).controls();
        for look in looks {
            assert!(
                open.iter().any(|id| id.ends_with(&format!(".l.{look}"))),
                "{game}: no {look} under the log"
            );
        }
        press_own(&mut stage, &people[0], "rules").await;
        assert!(own(&stage, 1).button("hand").is_some(), "{game}: from the rules no way back to one's panel");
        let open = own(&stage, 1).controls();
        let chapters = open
            .iter()
            .find(|id| id.ends_with(&format!(".r.{game}")))
            .unwrap()
            .clone();
        let last = stage.hall.catalogue().game(game).unwrap().topics.last().unwrap();
        stage.press_in(&people[0], Some(70), &chapters, &[last]).await;
        assert!(own(&stage, 1).button("hand").is_some(), "{game}: from {last} no way back to one's panel");
    }
}

#[tokio::test]
async fn chapters_are_read_on_when_their_table_has_gone() {
    let mut stage = Stage::new();
    let ana = caller(1, "Ana");
    for (game, _) in GAMES {
        let last = stage.hall.catalogue().game(game).unwrap().topics.last().unwrap();
        let gone = format!("t.1.0.255.r.{game}");
        let said = stage.press_in(&ana, Some(70), &gone, &[last]).await;
        assert_eq!(own(&stage, 1).controls(), [format!("r.{game}")], "{said}");
    }
    let said = stage
        .press_in(&ana, Some(70), "t.1.0.255.r.chess", &["end"])
        .await;
    assert!(said.contains("rules"), "no game of ours: {said}");
}

#[tokio::test]
async fn a_log_is_read_page_by_page() {
    let mut stage = Stage::new();
    let people = [caller(1, "Ana"), caller(2, "Ben")];
    let table = started(&mut stage, "carcassonne", &people).await;
    for _ in 0..60 {
        let up = stage.hall.read(table, |table| {
            let seat = table.awaited().iter().next()?;
            table.roster().player(seat)?.user()
        });
        let user = up.await.unwrap().unwrap();
        let legal = stage.hall.read(table, |table| table.legal(user)).await.unwrap();
        let who = people.iter().find(|person| person.user == user).unwrap();
        stage.command(who, "play", &[text("move", &legal[0].0)]).await;
    }
    stage.rest().await;
    let first = |said: &str| {
        let line = said.lines().find(|line| line.contains("\\. ")).unwrap();
        line.split('\\').next().unwrap().parse::<usize>().unwrap()
    };
    let end = stage.command(&people[0], "log", &[]).await;
    let last = first(&end);
    assert!(last > 1, "{end}");
    let pages = |stage: &Stage| -> Vec<String> {
        let own = own(stage, 1).controls();
        own.into_iter().filter(|id| id.contains(".g.")).collect()
    };
    let older = pages(&stage);
    assert_eq!(older.len(), 1, "there is nothing newer");
    let before = stage.press_in(&people[0], Some(70), &older[0], &[]).await;
    assert!(first(&before) < last, "{before}");
    let newer = pages(&stage).pop().unwrap();
    let again = stage.press_in(&people[0], Some(70), &newer, &[]).await;
    assert!(first(&again) > first(&before), "{again}");
}

#[tokio::test]
async fn plan_is_offered_only_where_something_can_be_planned() {
    let mut stage = Stage::new();
    let people = [caller(1, "Ana"), caller(2, "Ben")];
    let table = started(&mut stage, "barony", &people).await;
    let placing = own(&stage, 1);
    assert_eq!(placing.button("plan"), None, "while the first cities are placed nothing can be planned");
    for _ in 0..40 {
        let up = stage.hall.read(table, |table| {
            let seat = table.awaited().iter().next()?;
            table.roster().player(seat)?.user()
        });
        let user = up.await.unwrap().unwrap();
        let legal = stage.hall.read(table, |table| table.legal(user)).await.unwrap();
        if !legal[0].0.starts_with("place") {
            break;
        }
        let who = people.iter().find(|person| person.user == user).unwrap();
        stage.command(who, "play", &[text("move", &legal[0].0)]).await;
    }
    stage.rest().await;
    for person in &people {
        let up = stage.hall.read(table, |table| {
            let seat = table.roster().seat_of(person.user);
            seat.is_some_and(|seat| table.awaited().has(seat))
        });
        let up = up.await.unwrap();
        stage.command(person, "hand", &[]).await;
        let panel = own(&stage, person.user.0);
        assert_eq!(panel.button("plan").is_some(), !up, "a turn of one's own comes first: {panel:?}");
        let Some(plan) = panel.button("plan") else {
            continue;
        };
        stage.press_in(person, Some(70), &plan, &[]).await;
        let opened = own(&stage, person.user.0).controls();
        let below = opened.iter().find(|id| id.contains(".o.plan "));
        stage.press_in(person, Some(70), below.unwrap(), &[]).await;
        let (panel, mut apart) = (own(&stage, person.user.0), own(&stage, person.user.0).labels());
        apart.sort();
        apart.dedup();
        assert_eq!(apart.len(), panel.labels().len(), "two buttons are named alike: {panel:?}");
    }
}

#[tokio::test]
async fn what_would_be_done_at_once_is_no_plan() {
    let mut stage = Stage::new();
    let people = [caller(1, "Ana"), caller(2, "Ben")];
    let table = started(&mut stage, "kingsburg", &people).await;
    let mut builds = 0;
    for _ in 0..60 {
        let up = stage.hall.read(table, |table| {
            let seat = table.awaited().iter().next()?;
            table.roster().player(seat)?.user()
        });
        let user = up.await.unwrap().unwrap();
        let who = people.iter().find(|person| person.user == user).unwrap();
        let read = stage
            .hall
            .read(table, |table| (table.legal(user), table.plans(user)));
        let (legal, plans) = read.await.unwrap();
        let now: Vec<&String> = plans
            .iter()
            .filter_map(|(plan, _)| {
                let notation = plan.strip_prefix("plan ")?;
                let same =
                    |(one, _): &(String, _)| one == notation || one.starts_with(&format!("{notation} "));
                legal.iter().any(same).then_some(plan)
            })
            .collect();
        assert_eq!(now, Vec::<&String>::new(), "offered as plans where they may be done: {legal:?}");
        if legal.iter().any(|(one, _)| one.starts_with("build ")) {
            builds += 1;
            stage.command(who, "hand", &[]).await;
            // What was sent of an earlier position may come after the answer.
            stage.rest().await;
            assert_eq!(
                own(&stage, user.0).button("plan"),
                None,
                "whoever builds has nothing to plan: {plans:?} {legal:?}"
            );
        }
        stage.command(who, "play", &[text("move", &legal[0].0)]).await;
    }
    assert!(builds > 0, "nobody could build");
}

#[tokio::test]
async fn the_last_to_agree_closes_with_the_others_whoever_they_are() {
    let mut stage = Stage::new();
    let people = [caller(1, "Ana"), caller(2, "Ben")];
    started(&mut stage, "condottiere", &people).await;
    stage.command(&people[0], "close", &[]).await;
    let manager = Caller {
        permissions: 1 << 5,
        ..people[1].clone()
    };
    stage.command(&manager, "close", &[]).await;
    press_own(&mut stage, &manager, "close-surely").await;
    stage.rest().await;
    let end = board(&stage).text();
    assert!(end.contains("Everybody here agreed to close this table"), "{end}");
}

#[tokio::test]
async fn a_closed_game_awaits_nobody_in_picture_and_words() {
    for (game, _) in GAMES {
        let mut stage = Stage::new();
        let people = [caller(1, "Ana"), caller(2, "Ben")];
        let table = started(&mut stage, game, &people).await;
        let scene = |table: &dyn tavolo::table::TableView| format!("{:?}", table.board().picture);
        let before = stage.hall.read(table, scene).await.unwrap();
        let manager = Caller {
            permissions: 1 << 5,
            ..people[0].clone()
        };
        stage.command(&manager, "close", &[]).await;
        press_own(&mut stage, &manager, "close-surely").await;
        stage.rest().await;
        let end = board(&stage);
        let alt = end.file.and_then(|file| file.alt).unwrap();
        assert!(alt.contains("Not finished"), "{game}: {alt}");
        let after = stage.hall.read(table, scene).await.unwrap();
        for marks in
            ["-head-turn", "-head-place", "-head-region", "-head-lay", "-head-influence", "-picture-turn"]
        {
            let id = format!("{game}{marks}\"");
            assert!(!after.contains(&id), "{game}: {id}");
        }
        assert_ne!(before, after, "{game}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_can_be_typed_in_a_form_as_with_the_command() {
    let people = ["Ana", "Bia"];
    let world = World::start().await;
    let bot = Bot::start(&world, &memory()).await;
    for name in people {
        world.user(name).command("/settings mine language:en-US").await;
    }
    world
        .user("Ana")
        .command("/settings channel language:en-US")
        .await;
    begin(&world, &people).await;
    let who = super::bot::awaited(&world, &people).await;
    let person = world.user(who);
    let opened = person.click("Type a move in dm").await;
    assert_eq!((opened.kind.as_str(), opened.failure.as_deref()), ("modal", None));
    assert_eq!(opened.modal["title"], "Your move");
    let act = person.submit(&opened, json!({"typed": "nonsense"})).await;
    assert_eq!(act.failure, None);
    let said = super::bot::newest(&person, "dm").await.text();
    assert!(said.contains("I do not understand"), "{said}");
    let opened = person.click("Type a move in dm").await;
    person.submit(&opened, json!({"typed": "Siena"})).await;
    let said = super::bot::newest(&person, "dm").await.text();
    assert!(said.contains("places the Condottiere on Siena"), "{said}");
    let other = people.into_iter().find(|name| *name != who).unwrap();
    world
        .user(other)
        .sees("tables", "the board", |seen| seen.buttons().contains(&"More".to_owned()))
        .await;
    world.user(other).click("More in #tables").await;
    let opened = world.user(other).click("Type a move in #tables").await;
    assert_eq!(opened.kind, "modal", "it stands behind More as well");
    bot.end(&world).await;
}

#[tokio::test]
async fn whoever_sits_there_chooses_options_with_join_or_is_told_why_not() {
    let mut stage = Stage::new();
    let people = [caller(1, "Ana"), caller(2, "Ben")];
    gathered(&mut stage, "condottiere", &people).await;
    let with = [text("with", "hidden on")];
    let said = stage.command(&people[1], "join", &with).await;
    assert!(said.contains("your options are chosen") && said.contains("**Hidden cards**: yes."), "{said}");
    stage.start(&people[0]).await;
    let said = stage.command(&people[1], "join", &with).await;
    assert!(said.contains("Options are chosen before the game begins"), "{said}");
    let unknown = Given::Text("hiden on".to_owned());
    let said = stage.command(&people[1], "join", &[("with", unknown)]).await;
    assert!(said.contains("no option"), "{said}");
}
