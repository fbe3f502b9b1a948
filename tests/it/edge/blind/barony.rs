//! Barony: where cities may stand, where knights are and can go, what can be built.

use super::{Room, Source, TURNS, between, list, up};

/// What is said of whoever is up.
const UP: [&str; 5] = [
    "’s turn.",
    " has to place a first city",
    " may move a second one",
    " may build more",
    " takes a token",
];

/// The neighbours of a space by the rule that the text board gives: rows B, D, F … lie half a space
/// farther right.
fn neighbours(space: &str) -> Vec<String> {
    let row = space.as_bytes()[0];
    let column: i32 = space[1..].parse().unwrap();
    let shifted = i32::from((row - b'A') % 2);
    let beside = [(row, column - 1), (row, column + 1)];
    let slant = [row - 1, row + 1].map(|other| [(other, column + shifted - 1), (other, column + shifted)]);
    let all = beside.into_iter().chain(slant.into_iter().flatten());
    all.map(|(row, column)| format!("{}{column}", char::from(row)))
        .collect()
}

/// The plains where nothing stands, as far as they are told.
async fn plains(room: &mut Room) -> Vec<String> {
    let told = match room.source {
        Source::Text => room.board(0).await,
        Source::Alt => room.ask(0, "plain").await,
    };
    let line = told.lines().find_map(|line| {
        let (first, spaces) = line.split_once(": ")?;
        (first.starts_with("Plain") && spaces.contains(char::is_numeric)).then_some(spaces)
    });
    let spaces = list(line.unwrap_or_else(|| panic!("{told}")));
    spaces.into_iter().filter(|space| !space.contains(' ')).collect()
}

/// One or two steps of knights; whether there was one.
async fn moves(room: &mut Room, who: usize) -> bool {
    let reach = room.ask(who, "where can I go").await;
    for line in reach.lines().filter(|line| line.contains(" from ")) {
        let from = between(line, " from ", " to: ").unwrap();
        let to = list(between(line, " to: ", "\n").unwrap());
        let near = neighbours(from);
        assert!(to.iter().all(|to| near.contains(to) || to == "nowhere"), "{line}: {near:?}");
        let Some(to) = to.first().filter(|to| near.contains(to)) else {
            continue;
        };
        let (done, said) = room.play(who, &format!("{from} {to}")).await;
        assert!(done, "{line}: {said}");
        return true;
    }
    false
}

/// A village or a stronghold, where the answer says that one can be built; whether there was one.
async fn builds(room: &mut Room, who: usize) -> bool {
    let told = room.ask(who, "build").await;
    let Some(building) = between(&told, "At ", ",").or_else(|| between(&told, "At ", ".")) else {
        return false;
    };
    let (space, what) = building.split_once(": ").unwrap_or_else(|| panic!("{told}"));
    let what = what.split(['.', ' ', ';']).next().unwrap();
    let (done, said) = room.play(who, &format!("build {space} {what}")).await;
    assert!(done, "{building}: {said}");
    let at = room.ask(who, space).await;
    assert!(at.contains(what), "what was built can be asked for: {at}");
    true
}

async fn ten_turns(source: Source) {
    let mut room = Room::open("barony", source).await;
    // First cities: an empty plain, or what the refusal offers instead.
    for _ in 0..6 {
        let who = up(&room.board(0).await, &UP);
        let plains = plains(&mut room).await;
        room.try_play(who, &plains[plains.len() / 2].to_lowercase()).await;
    }
    let (mut moved, mut built) = (0, 0);
    for turn in 0..2 * TURNS {
        let who = up(&room.board(0).await, &UP);
        if turn / 2 % 3 == 1 && builds(&mut room, who).await {
            built += 1;
        } else if moves(&mut room, who).await {
            moved += 1;
        } else {
            // Whatever the answer says that can be done, in its words.
            let told = room.ask(who, "what can I do").await;
            let action = between(&told, "You can now: ", ",").unwrap_or_else(|| panic!("{told}"));
            let action = action
                .split(" and ")
                .next()
                .unwrap()
                .trim_end_matches('.')
                .to_owned();
            assert!(room.play(who, &action).await.0, "{told}");
        }
        // A village that fell leaves a token to be taken first.
        while up(&room.board(who).await, &UP) == who {
            room.try_play(who, "done").await;
        }
    }
    assert!(moved > 6 && built > 2, "only {moved} knights moved and {built} buildings built");
}

#[tokio::test]
async fn ten_turns_of_barony_can_be_played_from_words() {
    ten_turns(Source::Text).await;
}

#[tokio::test]
async fn ten_turns_of_barony_can_be_played_from_alternative_texts() {
    ten_turns(Source::Alt).await;
}
