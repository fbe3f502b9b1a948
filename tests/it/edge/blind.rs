//! Somebody who sees no picture can play: ten turns from words alone. What is legal and where things
//! are is read from the text board, from answers and from refusals; nothing looks at the position.

use super::bot::memory;
use super::stage::{Stage, caller};
use tavolo::discord::incoming::{Caller, Given};
use tavolo::hall::Hall;
use tavolo::program::catalogue;

/// How many turns are played.
const TURNS: usize = 10;

/// Two people at a table of a game, in words.
struct Room {
    stage: Stage,
    people: [Caller; 2],
}

impl Room {
    async fn open(game: &str) -> Room {
        let mut stage = Stage::over(Hall::new(memory(), catalogue()), game);
        let people = [(1, "Ana"), (2, "Ben")].map(|(user, name)| Caller {
            permissions: u64::MAX,
            ..caller(user, name)
        });
        let text = [("board", Given::Text("text".to_owned()))];
        stage.sub_command(&people[0], "settings", "channel", &text).await;
        for person in &people {
            stage.sub_command(person, "settings", "mine", &text).await;
            stage.command(person, "join", &[]).await;
        }
        stage.start(&people[0]).await;
        Room { stage, people }
    }

    async fn say(&mut self, who: usize, command: &str, option: &str, text: &str) -> String {
        let given = [(option, Given::Text(text.to_owned()))];
        self.stage.command(&self.people[who], command, &given).await
    }

    async fn board(&mut self, who: usize) -> String {
        self.say(who, "board", "as", "text").await
    }

    async fn ask(&mut self, who: usize, question: &str) -> String {
        self.say(who, "ask", "question", question).await
    }

    /// Types an action; whether it was done, and what was said.
    async fn play(&mut self, who: usize, typed: &str) -> (bool, String) {
        let said = self.say(who, "play", "move", typed).await;
        (said.starts_with("Done: "), said)
    }
}

/// What is said of whoever is up.
const UP: [&str; 4] = ["lays tile ", "’s turn.", "places a first city", "may move a second one"];

/// Who is up, by the line that says so.
fn up(board: &str) -> usize {
    let line = board
        .lines()
        .find(|line| UP.iter().any(|said| line.contains(said)));
    usize::from(line.unwrap_or_else(|| panic!("{board}")).contains("Ben"))
}

/// What stands between two parts of a text.
fn between<'a>(text: &'a str, from: &str, to: &str) -> Option<&'a str> {
    let rest = text.split_once(from)?.1;
    Some(rest.split_once(to).map_or(rest, |(part, _)| part))
}

/// The words of a list: "A4, B2 and C3".
fn list(text: &str) -> Vec<String> {
    let parts = text.split([',', '.']).flat_map(|part| part.split(" and "));
    parts
        .map(|part| part.trim().to_owned())
        .filter(|part| !part.is_empty())
        .collect()
}

/// The first notation that a refusal offers.
fn offered(said: &str) -> Option<String> {
    between(said, "(`", "`)").map(str::to_owned)
}

#[tokio::test]
async fn ten_turns_of_carcassonne_can_be_played_from_words() {
    let mut room = Room::open("carcassonne").await;
    let mut manned = 0;
    for turn in 0..TURNS {
        let board = room.board(0).await;
        let who = up(&board);
        let cells = between(&board, "where its top may be): ", ".").unwrap_or_else(|| panic!("{board}"));
        // "1 M12 s" and "2 M14 e/s/w": the number, the cell and the sides.
        let cells = list(cells);
        let cell: Vec<&str> = cells[turn % cells.len()].split(' ').collect();
        let side = cell[2].split('/').next().unwrap();
        let (done, said) = room.play(who, &format!("{} {side}", cell[1])).await;
        assert!(done, "{cell:?} of {board}: {said}");
        let told = room.ask(who, cell[1]).await;
        assert!(told.contains(cell[1]), "what was laid can be asked for: {told}");
        let board = room.board(who).await;
        let free = between(&board, "Free for a follower: ", "\n")
            .map(list)
            .unwrap_or_default();
        let typed = match free.first().and_then(|part| part.split(' ').next()) {
            Some(number) if turn % 2 == 0 => number.to_owned(),
            _ => "none".to_owned(),
        };
        let (done, said) = room.play(who, &typed).await;
        assert!(done, "{typed} of {free:?}: {said}");
        manned += usize::from(typed != "none");
        let board = room.board(who).await;
        assert!(board.contains(&format!("laid last: {}", cell[1])), "{board}");
        assert_eq!(up(&board), 1 - who, "the turn has passed: {board}");
    }
    assert!(manned > 2, "only {manned} followers");
}

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

#[tokio::test]
async fn ten_turns_of_barony_can_be_played_from_words() {
    let mut room = Room::open("barony").await;
    // First cities: an empty plain, or what the refusal offers instead.
    for _ in 0..6 {
        let board = room.board(0).await;
        let who = up(&board);
        let plains = list(between(&board, "Plain, empty: ", "\n").unwrap_or_else(|| panic!("{board}")));
        let (done, said) = room.play(who, &plains[plains.len() / 2].to_lowercase()).await;
        if !done {
            let instead = offered(&said).unwrap_or_else(|| panic!("{said}"));
            assert!(room.play(who, &instead).await.0, "{instead}");
        }
    }
    let mut moves = 0;
    for _ in 0..TURNS {
        let board = room.board(0).await;
        let who = up(&board);
        let reach = room.ask(who, "where can I go").await;
        let line = reach
            .lines()
            .find(|line| line.contains(" from ") && line.contains(char::is_numeric));
        let line = line.unwrap_or_else(|| panic!("{reach}"));
        let from = between(line, " from ", " to: ").unwrap();
        let to = list(between(line, " to: ", "\n").unwrap());
        let near = neighbours(from);
        assert!(to.iter().all(|to| near.contains(to) || to == "nowhere"), "{line}: {near:?}");
        let step = to
            .first()
            .filter(|to| near.contains(to))
            .map(|to| format!("{from} {to}"));
        let (done, said) = match &step {
            Some(step) => room.play(who, step).await,
            None => (false, room.play(who, "move").await.1),
        };
        if done {
            moves += 1;
            room.play(who, "done").await;
        } else {
            let instead = offered(&said).unwrap_or_else(|| panic!("{said}"));
            assert!(room.play(who, &instead).await.0, "{instead}");
            room.play(who, "done").await;
        }
        assert_eq!(up(&room.board(who).await), 1 - who, "the turn has passed");
    }
    assert!(moves > 3, "only {moves} knights moved");
}
