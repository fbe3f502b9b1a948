//! Kingsburg: whose dice stand where and which are left, what can be had and built.

use super::{NAMES, Room, Source, TURNS, between, list, named};

/// The dice that somebody has to place.
fn dice(board: &str, who: usize) -> Vec<String> {
    let start = format!("{} has ", NAMES[who]);
    let told = board.match_indices(&start).find_map(|(at, _)| {
        let rest = &board[at + start.len()..];
        rest.split_once(" to place.")
            .map(|(dice, _)| dice)
            .filter(|dice| !dice.contains('.'))
    });
    list(told.unwrap_or_else(|| panic!("no dice of {}: {board}", NAMES[who])))
}

/// Influences the advisor of the first die that stands alone, or whom the answer names with dice.
async fn influences(room: &mut Room, who: usize, board: &str) -> bool {
    let dice = dice(board, who);
    let die = dice
        .iter()
        .find(|die| !board.contains(&format!(" {die} ")) && die.len() == 1);
    let typed = match die {
        Some(die) => format!("take {die} {die}"),
        None => {
            let told = room.ask(who, "whom can I reach").await;
            // "6 Alchemist — 2 and 4: …"
            let first = told.lines().find(|line| line.contains(" — "));
            let Some((advisor, dice)) = first.and_then(|line| line.split_once(" — ")) else {
                return room.try_play(who, "pass").await;
            };
            let number = advisor.split(' ').next().unwrap();
            let dice = list(dice.split(':').next().unwrap());
            format!("take {number} {}", dice.join(" "))
        }
    };
    room.try_play(who, &typed).await
}

/// What the first sentence says that somebody is to do; who it is, and whether it was done as typed.
async fn decides(room: &mut Room, board: &str) -> Option<(usize, bool)> {
    let asked = |said: &str| named(board, said);
    if let Some(who) = asked(" influences an advisor or passes.") {
        return Some((who, influences(room, who, board).await));
    }
    if let Some(who) = asked(" builds or passes.") {
        let mine = room.ask(who, "what can I build").await;
        let can = between(&mine, "You can build ", " — ");
        let typed = can.map_or_else(|| "pass".to_owned(), |building| format!("build {building}"));
        let done = room.try_play(who, &typed).await;
        if let Some(building) = can {
            let told = room.ask(who, building).await;
            assert!(told.contains(&format!("Built by {}", NAMES[who])), "{told}");
        }
        return Some((who, done));
    }
    if let Some(who) = asked(" chooses what the advisor gives") {
        let advisor = between(board, "gives (", ")").unwrap();
        let told = room.ask(who, advisor).await;
        let gift = between(&told, ": ", ",")
            .unwrap_or_else(|| panic!("{told}"))
            .to_owned();
        return Some((who, room.try_play(who, &gift).await));
    }
    let answers = [
        (" is to take a good from the King", "gold"),
        (" are each to take a good from the King", "wood"),
        (" may reroll", "keep the dice"),
        (" may build a second time", "pass"),
        (" buy a point at the Town Hall", "pass"),
        (" recruits soldiers", "recruit nobody"),
        (" a choice to make after the battle", "lose gold"),
    ];
    for (said, typed) in answers {
        if let Some(who) = asked(said) {
            return Some((who, room.try_play(who, typed).await));
        }
    }
    None
}

async fn ten_turns(source: Source) {
    let mut room = Room::open("kingsburg", source).await;
    let (mut turns, mut typed) = ([0; 2], 0);
    for turn in 0.. {
        if turns.iter().all(|turns| *turns >= TURNS) {
            break;
        }
        assert!(turn < 10 * TURNS, "it does not get on: {turns:?}");
        let board = room.board(0).await;
        // What happened before stands in quotes.
        let board: Vec<&str> = board.lines().filter(|line| !line.starts_with('>')).collect();
        let board = board.join("\n");
        let (who, done) = decides(&mut room, &board)
            .await
            .unwrap_or_else(|| panic!("nobody is up: {board}"));
        turns[who] += 1;
        typed += usize::from(done);
    }
    assert!(typed > TURNS, "only {typed} actions were as typed first");
}

#[tokio::test]
async fn ten_turns_of_kingsburg_can_be_played_from_words() {
    ten_turns(Source::Text).await;
}

#[tokio::test]
async fn ten_turns_of_kingsburg_can_be_played_from_alternative_texts() {
    ten_turns(Source::Alt).await;
}
