//! One person alone with the bot: a table in their direct messages, with computers.

use super::bot::{Bot, memory, quiet, told};
use crate::world::{Person, Seen, World};
use std::sync::Arc;
use tavolo::hall::{Computers, ThinkingLimits};
use tavolo::table::{Actor, Command, Denied, Order, Origin, Place, Server, TableView, UserId};
use tokio::task::JoinHandle;

/// Lets a bot's computers think, briefly.
fn thinking(bot: &Bot) -> JoinHandle<()> {
    let limits = ThinkingLimits {
        pause: 50,
        budget: 50,
        ..ThinkingLimits::default()
    };
    let computers = Computers::new(Arc::clone(&bot.hall), limits).unwrap();
    tokio::spawn(computers.keep())
}

/// What stands in somebody's direct messages for good, with a control of this name.
async fn with(person: &Person<'_>, label: &str) -> Vec<Seen> {
    let all = person.dms().await.into_iter();
    all.filter(|seen| !seen.ephemeral() && seen.buttons().iter().any(|button| button == label))
        .collect()
}

/// The table of Carcassonne in somebody's direct messages, begun with a computer.
pub async fn begun<'w>(world: &'w World, name: &str) -> Person<'w> {
    begun_with(world, name, "").await
}

/// The same with an option's key and value.
async fn begun_with<'w>(world: &'w World, name: &str, with: &str) -> Person<'w> {
    let person = world.user(name);
    let with = if with.is_empty() {
        String::new()
    } else {
        format!(" with:{with}")
    };
    person
        .command(&format!("/join game:carcassonne{with} in dm"))
        .await;
    // The card is in the person's own language, and nobody could sit down by it.
    let (said, join, computers, add, level) = match name {
        "Ana" => ("for you and computers", "Join", "Computers", "Add a computer …", "beginner"),
        _ => ("você e computadores", "Entrar", "Computadores", "Adicionar um computador …", "iniciante"),
    };
    let card = person
        .sees("dm", "the card", |seen| seen.content().contains(said))
        .await;
    assert!(!card.buttons().contains(&join.to_owned()), "{card:?}");
    person.click(&format!("{computers} in dm")).await;
    person.select(&format!("{add} in dm"), &[level]).await;
    person.command("/start in dm").await;
    person
}

#[tokio::test(flavor = "multi_thread")]
async fn in_direct_messages_ones_panel_is_all_that_stands_of_a_game_and_comes_anew_for_each_turn() {
    let world = World::start().await;
    let bot = Bot::start(&world, &memory()).await;
    let computers = thinking(&bot);
    let ana = begun(&world, "Ana").await;
    let user = UserId(ana.id().await.parse().unwrap());
    let table = bot.hall.of(user).await.unwrap()[0];
    // In which turn of the table she is awaited, and what she may do then.
    let hers = async || {
        let seen = |table: &dyn TableView| (table.board().audience.turn, table.legal(user));
        let (turn, legal) = bot.hall.read(table, seen).await.unwrap();
        legal.into_iter().next().map(|(notation, _)| (turn, notation))
    };
    let (mut before, mut stood) = (None, None);
    for nth in 0..3 {
        world
            .until("her turn", async || hers().await.is_some_and(|(turn, _)| Some(turn) != before))
            .await;
        quiet(&world).await;
        let panels = with(&ana, "Type a move").await;
        assert_eq!(panels.len(), 1, "{panels:#?}");
        let panel = &panels[0];
        // A tile that fits in one place alone has laid itself.
        let asked = ["Your tile:", "A follower on"]
            .iter()
            .any(|part| panel.content().contains(part));
        assert!(asked, "{panel:#?}");
        assert!(!panel.alt_texts().is_empty(), "the board beside it: {panel:#?}");
        for other in ["Play", "My panel", "Start"] {
            assert!(with(&ana, other).await.is_empty(), "«{other}» leads where she is");
        }
        // One message more for each turn of hers: the computer's turns changed what stood.
        let all = ana.dms().await.into_iter().filter(|seen| !seen.ephemeral());
        let all = all.count();
        let first = *stood.get_or_insert(all);
        assert_eq!(all, first + nth, "messages by her turn {nth} after the first");
        if nth > 0 {
            let all = ana.dms().await;
            let laid = all
                .iter()
                .filter(|seen| seen.content().contains("Ana lays tile"))
                .count();
            assert!(laid >= nth, "what was done in each turn stays: {all:#?}");
        }

        // The tile, then the follower where there is a choice; one press of which each changes that very message.
        let turn = hers().await.map(|(turn, _)| turn);
        for _ in 0..10 {
            match hers().await {
                Some((now, _)) if Some(now) == turn => {
                    let labels = with(&ana, "Type a move").await[0].buttons();
                    let label = labels
                        .iter()
                        .find(|label| label.starts_with(char::is_alphanumeric))
                        .unwrap();
                    let pressed = ana.click(&format!("{label} in dm")).await;
                    assert_eq!((pressed.kind.as_str(), pressed.failure), ("update", None));
                    quiet(&world).await;
                }
                _ => break,
            }
        }
        before = turn;
    }
    // What is looked up stands below the panel, which comes anew below that with the next thing that is done.
    world
        .until("her next turn", async || hers().await.is_some_and(|(turn, _)| Some(turn) != before))
        .await;
    quiet(&world).await;
    ana.click("More in dm").await;
    let levels = |seen: &Seen| seen.text().contains("Computers: Robo Ada (beginner).");
    let more = ana.sees("dm", "how well it plays", levels).await;
    let above = with(&ana, "Type a move").await;
    let labels = above[0].buttons();
    let label = labels
        .iter()
        .find(|label| label.starts_with(char::is_alphanumeric))
        .unwrap();
    ana.click(&format!("{label} in dm")).await;
    quiet(&world).await;
    let all = ana.dms().await;
    let place = |id: &str| all.iter().position(|seen| seen.id() == id).unwrap();
    let panels = with(&ana, "Notes").await;
    assert_eq!(panels.len(), 1, "{panels:#?}");
    assert!(place(panels[0].id()) > place(more.id()), "{all:#?}");
    computers.abort();
    bot.end(&world).await;
}

/// The panel stands as it was after a crash; where an earlier bot left a board with controls, what was done in its turn stays
/// of that, and the panel comes.
#[tokio::test(flavor = "multi_thread")]
async fn alone_ones_panel_outlives_a_crash_and_takes_the_place_of_an_earlier_bots_board() {
    let world = World::start().await;
    let store = memory();
    let bot = Bot::start(&world, &store).await;
    let ana = begun(&world, "Ana").await;
    let user = UserId(ana.id().await.parse().unwrap());
    let table = bot.hall.of(user).await.unwrap()[0];
    // No computer thinks, so that whoever begins is awaited from then on.
    quiet(&world).await;
    let before = with(&ana, "Notes").await;
    assert_eq!(before.len(), 1, "{before:#?}");
    bot.crash().await;
    let bot = Bot::start(&world, &store).await;
    quiet(&world).await;
    assert_eq!(with(&ana, "Notes").await, before);
    bot.crash().await;

    let (board, hand) = (format!("shown/{table}/board"), format!("shown/{table}/hand/{user}"));
    let stood = store.get(&hand).await.unwrap();
    store.put(&board, stood).await.unwrap();
    // Its panel would be of another number, so that Discord does not take it for what was sent before.
    store.put(&hand, Some(br#"{"again":5}"#.to_vec())).await.unwrap();
    let bot = Bot::start(&world, &store).await;
    ana.sees("dm", "a panel below", |seen| {
        seen.buttons().contains(&"Notes".to_owned()) && seen.id() != before[0].id()
    })
    .await;
    quiet(&world).await;
    let after = with(&ana, "Notes").await;
    assert_eq!(after.len(), 1, "{after:#?}");
    let all = ana.dms().await;
    let former = all.iter().find(|seen| seen.id() == before[0].id()).unwrap();
    assert_eq!(former.content().lines().next(), Some("The game goes on further down."));
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn alone_a_pause_is_told_and_ended_in_ones_panel() {
    let world = World::start().await;
    let bot = Bot::start(&world, &memory()).await;
    let ana = begun_with(&world, "Ana", "pace daily").await;
    let panel = |seen: &Seen| seen.buttons().contains(&"Notes".to_owned()) && !seen.ephemeral();
    ana.sees("dm", "the game", panel).await;
    ana.click("More in dm").await;
    ana.click("Pause the table in dm").await;
    let pauses = |seen: &Seen| panel(seen) && seen.content().contains("“End the pause” ends the pause");
    let paused = ana.sees("dm", "that it pauses", pauses).await;
    assert!(paused.buttons().contains(&"End the pause".to_owned()), "{paused:#?}");
    ana.click("End the pause in dm").await;
    ana.sees("dm", "that it goes on", |seen| panel(seen) && !pauses(seen))
        .await;
    quiet(&world).await;
    assert_eq!(with(&ana, "Notes").await.len(), 1);
    assert!(with(&ana, "End the pause").await.is_empty());
    bot.end(&world).await;
}

/// Whoever has played alone looks back at that game and plays it again where it stood, against the same computers and with
/// hints again.
#[tokio::test(flavor = "multi_thread")]
async fn the_end_names_the_computers_and_a_rematch_brings_them_back() {
    let world = World::start().await;
    let bot = Bot::start(&world, &memory()).await;
    let computers = thinking(&bot);
    let ana = begun(&world, "Ana").await;
    ana.command("/resign in dm").await;
    ana.click("Yes, resign in dm").await;
    let ended = |seen: &Seen| seen.buttons().contains(&"Rematch".to_owned());
    let first = ana.sees("dm", "the end", ended).await;
    assert!(first.text().contains("Computers: Robo Ada (beginner)."), "{first:?}");

    let log = told(&ana, "/log in dm").await;
    assert!(log.contains("Robo Ada"), "of the game that ended here: {log}");

    // Another table of hers, where there are no hints, is not meant.
    ana.command("/join game:barony in #tables").await;
    ana.command("/hint in dm").await;
    let looks_back = |seen: &Seen| seen.text().contains("no decision with a choice");
    ana.sees("dm", "what a computer thinks of it", looks_back).await;

    ana.click("Rematch in dm").await;
    let card = |seen: &Seen| seen.text().contains("Robo Ada") && seen.buttons().contains(&"Start".to_owned());
    let card = ana.sees("dm", "the next table", card).await;
    assert!(card.text().contains("computer: beginner"), "{card:?}");
    ana.click("Options in dm").await;
    let explains = |seen: &Seen| seen.text().contains("what a computer thinks of your decision");
    let explained = ana.sees("dm", "what hints are", explains).await;
    assert!(!explained.text().contains("everybody agrees"), "nobody else is there: {explained:?}");
    ana.click("Hints on in dm").await;
    ana.command("/start in dm").await;
    let asks = |seen: &Seen| seen.buttons().contains(&"Ask a computer".to_owned());
    ana.sees("dm", "her turn in the next game", asks).await;
    quiet(&world).await;
    ana.click("Ask a computer in dm").await;
    let answers =
        ["What a computer would do", "only one thing", "came to nothing", "No decision", "moved on"];
    let thought = |seen: &Seen| answers.iter().any(|part| seen.text().contains(part));
    let advice = ana.sees("dm", "what a computer thinks", thought).await;
    // A tile may fit in one place alone.
    let answered = answers[..2].iter().any(|part| advice.text().contains(part));
    assert!(answered, "{}", advice.text());
    ana.command("/close in dm").await;
    let sure = |seen: &Seen| seen.buttons().contains(&"Yes, close for good".to_owned());
    let sure = ana.sees("dm", "a question", sure).await;
    assert!(sure.text().contains("One person is playing"), "{sure:?}");
    ana.command("/resign in dm").await;
    ana.click("Yes, resign in dm").await;
    let end = |seen: &Seen| ended(seen) && seen.id() != first.id();
    ana.sees("dm", "its end", end).await;

    // Nobody has to agree to hints again.
    ana.click("Rematch in dm").await;
    let again =
        |seen: &Seen| seen.text().contains("Hints: on") && seen.buttons().contains(&"Start".to_owned());
    ana.sees("dm", "the third table", again).await;
    ana.command("/start in dm").await;
    let panel = |seen: &Seen| seen.buttons().contains(&"Notes".to_owned());
    ana.sees("dm", "the third game", panel).await;
    ana.command("/resign in dm").await;
    ana.click("Yes, resign in dm").await;
    let checked = told(&ana, "/verify in dm").await;
    assert!(checked.contains("The game follows the rules"), "each seat has a ticket of its own: {checked}");

    // The deal is played once more against the same computer.
    ana.click("Play this deal in dm").await;
    let same = |seen: &Seen| {
        let parts = ["computer: beginner", "2 of 2", "Hints: on"];
        parts.iter().all(|part| seen.text().contains(part))
    };
    ana.sees("dm", "the same deal", same).await;
    ana.command("/start in dm").await;
    ana.sees("dm", "the game with the same deal", panel).await;
    ana.command("/resign in dm").await;
    ana.click("Yes, resign in dm").await;
    let checked = told(&ana, "/verify in dm").await;
    // How many there were by then depends on who began.
    assert!(checked.contains("draws follow from the seed. They are the draws of table"), "{checked}");
    computers.abort();
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_in_direct_messages_is_nobody_elses() {
    let world = World::start().await;
    let bot = Bot::start(&world, &memory()).await;
    let ana = begun(&world, "Ana").await;
    let bia = begun(&world, "Bia").await;
    let of = async |person: &Person<'_>| {
        let user = UserId(person.id().await.parse().unwrap());
        bot.hall.of(user).await.unwrap()
    };
    let (hers, others) = (of(&ana).await, of(&bia).await);
    assert_eq!((hers.len(), others.len()), (1, 1));
    assert_ne!(hers, others);
    for (command, place) in [("board", "dm"), ("log", "dm"), ("board", "#tables"), ("verify", "dm")] {
        let told = told(&bia, &format!("/{command} table:{} in {place}", hers[0])).await;
        assert!(told.contains("Essa mesa não existe"), "{command} in {place}: {told}");
    }
    assert!(!told(&bia, "/tables").await.contains(&hers[0].to_string()));
    // Nor does it move to where others read.
    let user = UserId(ana.id().await.parse().unwrap());
    let bring = Order {
        by: Actor::person(user, u64::MAX),
        origin: Origin {
            place: Place(world.channel("tables").await.parse().unwrap()),
            server: Some(Server(world.server("Sandbox").await.parse().unwrap())),
            ..Origin::NOWHERE
        },
        ..Order::of_host(0, Command::BringHere)
    };
    match bot.hall.order(hers[0], &bring).await {
        Err(Denied::Refused(refusal)) => assert_eq!(refusal.reason.id, "refused-direct"),
        other => panic!("{other:?}"),
    }
    // Where the server's people meet nothing of it stands.
    assert!(told(&ana, "/tables").await.contains("our direct messages"));
    let tables = bia.messages("tables").await;
    assert!(tables.iter().all(|seen| seen.ephemeral()), "{tables:#?}");
    bot.end(&world).await;
}
