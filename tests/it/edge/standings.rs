//! What follows from how the games of a server ended: a card of each in the channel chosen for it, figures, files and
//! a ranking.

use super::direct::text;
use super::duplicates::plays;
use super::ends::{close, playing};
use super::life::forget;
use super::stage::{Stage, at, caller, direct};
use std::time::Duration;
use tavolo::discord::ids::ChannelId;
use tavolo::discord::incoming::{Caller, Given};
use tavolo::discord::trouble::Trouble;
use tavolo::table::UserId;

/// Somebody who manages the server.
fn manager() -> Caller {
    Caller {
        permissions: 1 << 5,
        ..caller(1, "Ana")
    }
}

/// Changes what holds in the server.
async fn set(stage: &mut Stage, options: &[(&'static str, Given)]) -> String {
    stage.sub_command(&manager(), "server", "set", options).await
}

/// The cards of results that stand in a channel.
fn cards(stage: &Stage, channel: u64) -> Vec<String> {
    let sent = stage.port.sent().into_iter();
    let there = sent.filter(|sent| sent.channel == channel);
    there.map(|sent| sent.content).collect()
}

/// Cleo wins a game, since the others resign.
async fn cleo_wins(stage: &mut Stage, game: &str) {
    let (people, _) = playing(stage, game, "").await;
    for person in &people[..2] {
        stage.gives_up(person).await;
    }
}

#[tokio::test]
async fn a_card_of_each_result_is_posted_once_where_it_was_wished() {
    let mut stage = Stage::new();
    let (people, _) = playing(&mut stage, "condottiere", "").await;
    close(&mut stage, &people[0]).await;
    let set_so = set(&mut stage, &[("results", Given::Channel(ChannelId(44)))]).await;
    assert!(set_so.contains("**Results** · channel: <#44> · films: no · ranking: no ranking"), "{set_so}");
    assert!(cards(&stage, 44).is_empty(), "what ended before is not told");
    cleo_wins(&mut stage, "barony").await;
    stage.rest().await;
    let told = cards(&stage, 44);
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].starts_with("Barony: **Cleo** 🏆, Ana (resigned) and Ben (resigned)\n"), "{told:?}");
    assert!(told[0].contains("[to the board](https://discord.com/channels/5/"), "{told:?}");
    let all = stage.port.after(0).into_iter();
    let mut cards_there = all.filter(|request| request.text().starts_with("Barony: **"));
    let replay = cards_there.next().unwrap().button("replay").unwrap();
    let shown = stage.press(&at(&caller(9, "Zoe"), 44), &replay, &[]).await;
    assert!(shown.contains("Barony") && shown.contains("the beginning, before turn 1"), "{shown}");
    // Where nothing can be posted the board rests all the same, the result is noted, and the manager reads why not.
    *stage.port.refuses.lock().unwrap() =
        Some(Box::new(|kind, whom| (kind == "send" && whom == 44).then_some(Trouble::UnknownChannel)));
    cleo_wins(&mut stage, "barony").await;
    let all = stage.command(&people[0], "results", &[]).await;
    assert!(all.starts_with("**Results** · 3 games"), "{all}");
    let shown = stage.sub_command(&manager(), "server", "show", &[]).await;
    assert!(shown.contains("No result can be posted in <#44> at the moment"), "{shown}");
    *stage.port.refuses.lock().unwrap() = None;
    let off = set(&mut stage, &[text("without", "results")]).await;
    assert!(off.contains("**Results** · channel: none"), "{off}");
    let (people, _) = playing(&mut stage, "condottiere", "").await;
    close(&mut stage, &people[0]).await;
    assert_eq!(cards(&stage, 44).len(), 1);
}

#[tokio::test]
async fn figures_of_ones_own_games_and_of_all_are_told() {
    let mut stage = Stage::new();
    let (zoe, cleo) = (caller(9, "Zoe"), caller(3, "Cleo"));
    let none = stage.command(&cleo, "stats", &[]).await;
    assert!(none.contains("You have not finished such a game"), "{none}");
    cleo_wins(&mut stage, "barony").await;
    cleo_wins(&mut stage, "kingsburg").await;
    cleo_wins(&mut stage, "barony").await;
    let (people, _) = playing(&mut stage, "condottiere", "").await;
    close(&mut stage, &people[0]).await;
    for (who, asked, says) in [
        (
            &cleo,
            vec![],
            "**Your games on this server** · 3 games, 3 won (100%)\nBarony: 2 games, 2 won (100%)",
        ),
        (&people[0], vec![], "**Your games on this server** · 3 games, 0 won (0%)"),
        (
            &cleo,
            vec![text("game", "barony")],
            "**Your games of Barony on this server** · 2 games, 2 won (100%)\nSeat 3: ",
        ),
        (
            &cleo,
            vec![text("game", "barony")],
            "Seat 3: 2 of 2 won (100%)\nWith 3 players: 2 games, 2 won (100%)",
        ),
        (&zoe, vec![], "You have not finished such a game"),
        (&zoe, vec![text("whose", "server")], "**Games on this server** · 3 games ended, 3 people; 1 closed"),
        (
            &zoe,
            vec![text("whose", "server"), text("game", "kingsburg")],
            "Seat 3: 1 of 1 won (100%)\nWith 3 players: one game",
        ),
        (&zoe, vec![text("game", "chess")], "I know no game called “chess”, but these: "),
    ] {
        let said = stage.command(who, "stats", &asked).await;
        assert!(said.contains(says), "{asked:?}: {said}");
    }
}

#[tokio::test]
async fn figures_say_how_fast_one_answers_and_what_luck_gave() {
    let mut stage = Stage::new();
    let ana = caller(1, "Ana");
    let (people, table) = playing(&mut stage, "kingsburg", "").await;
    plays(&mut stage, &people, table, 9, 0).await;
    for person in &people[1..] {
        stage.gives_up(person).await;
    }
    let one = [text("game", "kingsburg")];
    let said = stage.command(&ana, "stats", &one).await;
    assert!(said.contains("\nUsual time to answer: one second (from "), "{said}");
    assert!(said.contains("\nLuck, sum of the dice: ") && said.contains(", on average "), "{said}");
    let all = stage.command(&ana, "stats", &[]).await;
    assert!(all.contains("Usual time to answer") && !all.contains("Luck"), "{all}");
    let files = stage.command(&ana, "results", &[text("file", "json")]).await;
    let file = stage.answered(&ana).file.unwrap();
    assert!(!String::from_utf8(file.bytes).unwrap().contains("answers"), "it is hers alone: {files}");

    // What an earlier version noted less of is noted anew.
    let store = std::sync::Arc::clone(stage.hall.store());
    let (key, note) = store.scan("result/").await.unwrap().remove(0);
    let mut earlier: serde_json::Value = serde_json::from_slice(&note).unwrap();
    earlier.as_object_mut().unwrap().remove("edition");
    for seat in earlier["seats"].as_array_mut().unwrap() {
        let seat = seat.as_object_mut().unwrap();
        seat.remove("answers");
        seat.remove("fortune");
    }
    store
        .put(&key, Some(earlier.to_string().into_bytes()))
        .await
        .unwrap();
    let said = stage.command(&ana, "stats", &one).await;
    assert!(said.contains("One earlier game is still being read for this"), "{said}");
    while store.get(&key).await.unwrap() != Some(note.clone()) {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    forget(&mut stage, &people[1]).await;
    let kept = stage.hall.store().get(&key).await.unwrap().unwrap();
    let kept: serde_json::Value = serde_json::from_slice(&kept).unwrap();
    assert!(kept["seats"][1]["answers"].is_null() && !kept["seats"][0]["answers"].is_null(), "{kept}");
}

#[tokio::test]
async fn others_see_ones_figures_only_where_one_shares_them() {
    let mut stage = Stage::new();
    let (zoe, cleo) = (caller(9, "Zoe"), caller(3, "Cleo"));
    let of = |user: u64, name: &str| {
        let (user, name, bot) = (UserId(user), name.to_owned(), false);
        [("person", Given::Person { user, name, bot })]
    };
    cleo_wins(&mut stage, "barony").await;
    let refused =
        "does not share statistics. Everyone decides that for themselves, with /settings mine statistics.";
    for (user, name) in [(3, "Cleo"), (4, "Dan")] {
        let said = stage.command(&zoe, "stats", &of(user, name)).await;
        assert_eq!(said, format!("{name} {refused}"), "whether there are games is not told");
    }
    let own = stage.command(&cleo, "stats", &of(3, "Cleo")).await;
    assert!(own.starts_with("**Your games on this server** · one game"), "{own}");
    for (share, says) in [(true, "yes"), (false, "no")] {
        let said = stage
            .sub_command(&cleo, "settings", "mine", &[("statistics", Given::Switch(share))])
            .await;
        assert!(said.contains(&format!("Others may see your statistics: {says}")), "{said}");
        let said = stage.command(&zoe, "stats", &of(3, "Cleo")).await;
        let told = said.starts_with("**Cleo’s games on this server** · one game, 1 won (100%)");
        assert_eq!((told, said.contains(refused)), (share, !share), "{said}");
    }
    stage
        .sub_command(&cleo, "settings", "mine", &[("statistics", Given::Switch(true))])
        .await;
    let mut given = of(3, "Cleo").to_vec();
    given.push(text("game", "kingsburg"));
    let said = stage.command(&zoe, "stats", &given).await;
    assert!(said.starts_with("Cleo has not finished such a game"), "{said}");
    // Forgetting takes the leave back, too.
    forget(&mut stage, &cleo).await;
    let said = stage.command(&zoe, "stats", &of(3, "Cleo")).await;
    assert_eq!(said, format!("Cleo {refused}"));
}

#[tokio::test]
async fn results_come_as_files_for_other_programs() {
    let mut stage = Stage::new();
    let zoe = caller(9, "Zoe");
    let none = stage.command(&zoe, "results", &[text("file", "csv")]).await;
    assert!(none.contains("No game has ended on this server"), "{none}");
    cleo_wins(&mut stage, "barony").await;
    let said = stage.command(&zoe, "results", &[text("file", "csv")]).await;
    assert!(said.starts_with("One game, the newest first."), "{said}");
    let file = stage.answered(&zoe).file.unwrap();
    let lines = String::from_utf8(file.bytes).unwrap();
    let lines: Vec<&str> = lines.lines().collect();
    assert_eq!((file.name.as_str(), lines.len()), ("results.csv", 4));
    assert!(lines[3].contains(",Cleo,3,,1,true,") && lines[1].contains(",Ana,1,,2,false,"), "{lines:?}");
    stage
        .command(&zoe, "results", &[text("file", "json"), text("game", "barony")])
        .await;
    let file = stage.answered(&zoe).file.unwrap();
    let all: serde_json::Value = serde_json::from_slice(&file.bytes).unwrap();
    assert_eq!((&all[0]["how"], &all[0]["seats"][2]["user"]), (&"alone".into(), &"3".into()));
}

#[tokio::test]
async fn people_are_ranked_where_it_was_wished_and_forgetting_one_changes_nobody_else() {
    let mut stage = Stage::new();
    let (zoe, cleo) = (caller(9, "Zoe"), caller(3, "Cleo"));
    for _ in 0..4 {
        cleo_wins(&mut stage, "barony").await;
    }
    let off = stage.command(&zoe, "ranking", &[]).await;
    assert!(
        off.contains("keeps no ranking. Whoever manages it can have one with /server set ranking."),
        "{off}"
    );
    let on = set(&mut stage, &[text("ranking", "people")]).await;
    assert!(on.contains("ranking: games of people alone") && on.contains("worked out anew"), "{on}");
    let few = stage.command(&cleo, "ranking", &[text("game", "barony")]).await;
    assert!(few.contains("Nobody has 5 rated games here yet."), "{few}");
    assert!(few.contains("You are listed in the ranking after one more rated game."), "{few}");
    cleo_wins(&mut stage, "barony").await;
    let said = stage.command(&cleo, "ranking", &[]).await;
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[0], "**Ranking of Barony**");
    assert!(lines[1].starts_with("1. Cleo · ") && lines[1].ends_with(" · 5 games"), "{said}");
    assert!(
        lines[4].starts_with("You: number 1 with ") && lines[4].contains(" after 5 rated games; "),
        "{said}"
    );
    assert!(lines[5].contains("from 1000 at first"), "{said}");
    let course = stage.answered(&cleo).file;
    assert!(course.is_none(), "of several games there is no chart");
    stage.command(&cleo, "ranking", &[text("game", "barony")]).await;
    let course = stage.answered(&cleo).file.unwrap();
    let alt = course.alt.unwrap();
    assert!(course.name == "ranking.png" && alt.starts_with("The rating in Barony after each of 5"), "{alt}");
    let own = stage.command(&cleo, "stats", &[text("game", "barony")]).await;
    assert!(own.contains(lines[4]), "{own}");
    let spread = stage.answered(&cleo).file.unwrap();
    assert_eq!(spread.alt.as_deref(), Some("How often in which place – 1: 5 ×."));
    // Whoever reads no pictures has the same in words.
    stage
        .sub_command(&cleo, "settings", "mine", &[text("board", "text")])
        .await;
    let told = stage.command(&cleo, "stats", &[text("game", "barony")]).await;
    assert!(told.ends_with("How often in which place – 1: 5 ×."), "{told}");
    assert!(stage.answered(&cleo).file.is_none());

    // Ana is forgotten: Ben and Cleo stand as they did.
    let line = |said: &str, name: &str| -> String {
        let found = said.lines().find(|line| line.contains(name)).unwrap();
        found.split_once(". ").unwrap().1.to_owned()
    };
    let (ben, cleos) = (line(&said, "Ben"), line(&said, "Cleo"));
    forget(&mut stage, &caller(1, "Ana")).await;
    let after = stage.command(&direct(&zoe), "ranking", &[]).await;
    assert!(after.contains("Use the command in a channel of the server that you mean"), "{after}");
    let after = stage.command(&zoe, "ranking", &[]).await;
    assert!(!after.contains("Ana"), "{after}");
    assert_eq!((line(&after, "Ben"), line(&after, "Cleo")), (ben, cleos));
    let results = stage.command(&zoe, "results", &[]).await;
    assert!(results.contains(" Player ") && !results.contains("Ana"), "{results}");
    // Nothing leads from her to her results any more; from the others to theirs it does.
    let aliases = stage.hall.store().scan("alias/").await.unwrap();
    let keys: Vec<&str> = aliases.iter().map(|(key, _)| key.as_str()).collect();
    assert_eq!(keys, ["alias/5/2", "alias/5/3"]);
    for (key, note) in stage.hall.store().scan("result/").await.unwrap() {
        let note: serde_json::Value = serde_json::from_slice(&note).unwrap();
        let user = |seat: &serde_json::Value| seat["user"].as_u64();
        let users: Vec<Option<u64>> = note["seats"].as_array().unwrap().iter().map(user).collect();
        assert_eq!(users, [None, Some(2), Some(3)], "{key}");
    }
    let own = stage.command(&caller(1, "Ana"), "stats", &[]).await;
    assert!(own.contains("You have not finished such a game"), "whoever comes back begins anew: {own}");
}

#[tokio::test]
async fn a_game_from_which_somebody_was_forgotten_counts_for_those_who_played_on() {
    let mut stage = Stage::new();
    set(&mut stage, &[text("ranking", "people")]).await;
    let (people, _) = playing(&mut stage, "barony", "").await;
    forget(&mut stage, &people[0]).await;
    stage.gives_up(&people[1]).await;
    stage.rest().await;
    let told = stage
        .command(&people[2], "ranking", &[text("game", "barony")])
        .await;
    assert!(told.contains("You are listed in the ranking after 4 more rated games."), "{told}");
}
