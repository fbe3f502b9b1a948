//! Somebody who sees no picture can play: ten turns each from words alone, once from the text board
//! and once from the picture's alternative text. What is legal and where things are is read from
//! those, from answers and from refusals; nothing looks at the position.

mod barony;
mod carcassonne;
mod condottiere;
mod kingsburg;

use super::bot::memory;
use super::stage::{Request, Stage, caller};
use tavolo::discord::incoming::{Caller, Given};
use tavolo::hall::Hall;
use tavolo::program::catalogue;

/// How many turns are played.
const TURNS: usize = 10;
/// Who plays.
const NAMES: [&str; 2] = ["Ana", "Ben"];

/// From what somebody reads the board.
#[derive(Clone, Copy, PartialEq)]
enum Source {
    /// The text board.
    Text,
    /// The alternative text of the picture.
    Alt,
}

/// Two people at a table of a game, in words.
struct Room {
    stage: Stage,
    people: [Caller; 2],
    source: Source,
}

impl Room {
    async fn open(game: &str, source: Source) -> Room {
        let hall = Hall::new(memory(), catalogue()).with_randomness(Box::new(|bytes| {
            bytes.fill(3);
            true
        }));
        let mut stage = Stage::over(hall, game);
        let people = [1, 2].map(|user| Caller {
            permissions: u64::MAX,
            ..caller(user, NAMES[user as usize - 1])
        });
        let form = if source == Source::Text { "text" } else { "picture" };
        let form = [("board", Given::Text(form.to_owned()))];
        stage.sub_command(&people[0], "settings", "channel", &form).await;
        for person in &people {
            stage.sub_command(person, "settings", "mine", &form).await;
            stage.command(person, "join", &[]).await;
        }
        stage.start(&people[0]).await;
        Room {
            stage,
            people,
            source,
        }
    }

    async fn say(&mut self, who: usize, command: &str, option: &str, text: &str) -> String {
        let given = [(option, Given::Text(text.to_owned()))];
        self.stage.command(&self.people[who], command, &given).await
    }

    /// What a command shows: its text, or the alternative text of its picture and nothing else.
    async fn shown(&mut self, who: usize, command: &str) -> String {
        let before = self.stage.port.asked();
        self.stage.command(&self.people[who], command, &[]).await;
        self.stage.rest().await;
        let user = self.people[who].user.0;
        let mut answers = self.stage.port.after(before).into_iter();
        // What changes in other messages meanwhile is no answer.
        let told =
            |request: &Request| request.only == Some(user) && ["answer", "amend"].contains(&request.kind);
        match self.source {
            Source::Text => answers.find(told).unwrap().text(),
            Source::Alt => answers
                .filter(told)
                .find_map(|request| request.file?.alt)
                .unwrap_or_else(|| panic!("/{command} shows no picture")),
        }
    }

    async fn board(&mut self, who: usize) -> String {
        self.shown(who, "board").await
    }

    async fn ask(&mut self, who: usize, question: &str) -> String {
        self.say(who, "ask", "question", question).await
    }

    /// Types an action; whether it was done, and what was said.
    async fn play(&mut self, who: usize, typed: &str) -> (bool, String) {
        let said = self.say(who, "play", "move", typed).await;
        (said.starts_with("Done: "), said)
    }

    /// Types an action, or else what the refusal offers instead; whether the first one was done.
    async fn try_play(&mut self, who: usize, typed: &str) -> bool {
        let (done, said) = self.play(who, typed).await;
        if !done {
            let instead = offered(&said).unwrap_or_else(|| panic!("{typed}: {said}"));
            let (offered, why) = self.play(who, &instead).await;
            assert!(offered, "{instead}, offered by “{said}”: {why}");
        }
        done
    }
}

/// Who of the two is named first in the sentence that says this.
fn named(board: &str, said: &str) -> Option<usize> {
    let (before, _) = board.split_once(said)?;
    let last = |name: &str| before.rfind(name);
    (0..2)
        .max_by_key(|who| last(NAMES[*who]))
        .filter(|who| last(NAMES[*who]).is_some())
}

/// Who is up, by one of the sentences that say so; what was done before is told in lines of its own.
fn up(board: &str, sentences: &[&str]) -> usize {
    let now: Vec<&str> = board
        .lines()
        .filter(|line| !line.trim_start_matches("> ").starts_with('·'))
        .collect();
    let now = now.join("\n");
    let found = sentences.iter().find_map(|said| named(&now, said));
    found.unwrap_or_else(|| panic!("nobody is up: {board}"))
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
