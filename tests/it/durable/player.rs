//! Three people at one table, who type what is suggested to them and press what they see.

use super::stamp;
use crate::edge::bot::Dice;
use crate::world::{Act, Seen, World};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tavolo::store::TableId;
use tavolo::table::Listing;

/// What a person was told by the bot, so that it has to be true ever after.
#[derive(Clone, Debug)]
pub enum Claim {
    /// The action of this interaction was answered, in a message that has still to be read.
    Answered(u64, Reader, String, While),
    /// The action of this interaction was done.
    Done(u64, While),
    /// At most one of these interactions did something: they came from one press on one panel.
    Once(u64, u64),
}

/// When somebody acted, and when they were answered.
#[derive(Clone, Copy, Debug)]
pub struct While {
    pub acted: Instant,
    pub answered: Instant,
}

/// Who reads an answer, and in which channel.
pub type Reader = (&'static str, Arc<str>);

/// Longer than a test takes.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// How the answer to an action that was done begins, in the languages of the people.
const DONE: [&str; 4] = ["Done: ", "Feito: ", "Erledigt: ", "Fatto: "];

/// Reads the answers: what says that an action was done is a claim for ever, and nothing else is.
/// An answer that was deferred when the bot was killed promised nothing, nor did a refusal: how the
/// others begin.
pub async fn read_answers(world: &World, claims: &mut Vec<Claim>) -> Vec<String> {
    let mut read: HashMap<Reader, HashMap<String, Seen>> = HashMap::new();
    for claim in claims.iter() {
        if let Claim::Answered(_, reader, ..) = claim
            && !read.contains_key(reader)
        {
            let messages = world.user(reader.0).messages(&reader.1).await;
            read.insert(
                reader.clone(),
                messages
                    .into_iter()
                    .map(|seen| (seen.id().to_owned(), seen))
                    .collect(),
            );
        }
    }
    let mut others = Vec::new();
    claims.retain_mut(|claim| {
        let Claim::Answered(id, reader, message, when) = claim else {
            return true;
        };
        let says = read[reader].get(message).map_or("(gone)", |seen| seen.content());
        if !DONE.iter().any(|done| says.starts_with(done)) {
            others.push(says.chars().take(60).collect());
            return false;
        }
        *claim = Claim::Done(*id, *when);
        true
    });
    others
}

/// The people at a table.
pub struct Player {
    world: Arc<World>,
    game: &'static str,
    /// The channel in which they play.
    channel: Arc<str>,
    people: Vec<&'static str>,
    dice: Dice,
    claims: Arc<Mutex<Vec<Claim>>>,
}

impl Player {
    /// As many of the people as the game takes.
    pub fn new(
        world: &Arc<World>,
        game: &Listing,
        people: &[&'static str],
        dice: Dice,
        claims: &Arc<Mutex<Vec<Claim>>>,
    ) -> Player {
        let people = people.iter().copied().take(usize::from(game.seats.1)).collect();
        Player {
            world: Arc::clone(world),
            game: game.id,
            channel: game.id.into(),
            people,
            dice,
            claims: Arc::clone(claims),
        }
    }

    /// The same people in another channel than the one that is named like their game.
    pub fn in_channel(self, channel: &str) -> Player {
        Player {
            channel: channel.into(),
            ..self
        }
    }

    /// Plays, game after game, until it is stopped.
    pub async fn play(mut self) {
        loop {
            if !self.act().await {
                self.begin().await;
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
    }

    /// One action of whoever may act; whether there was anybody.
    async fn act(&mut self) -> bool {
        let first = self.dice.below(self.people.len());
        for at in 0..self.people.len() {
            let name = self.people[(first + at) % self.people.len()];
            let world = Arc::clone(&self.world);
            let person = world.user(name);
            let typed = format!("/play move: in #{}", self.channel);
            let choices = person.try_complete(&typed).await.unwrap_or_default();
            if choices.is_empty() {
                continue;
            }
            if self.dice.below(4) == 0 && self.press_twice(name).await {
                return true;
            }
            let choice = choices[self.dice.below(choices.len())]
                .1
                .as_str()
                .unwrap()
                .to_owned();
            let acted = Instant::now();
            if let Ok(act) = person
                .try_command(&format!("/play move:{choice} in #{}", self.channel))
                .await
                && act.failure.is_none()
            {
                self.answered(name, act, acted);
            }
            return true;
        }
        false
    }

    /// Presses an action's button twice in the same moment; whether there was one.
    async fn press_twice(&mut self, name: &str) -> bool {
        let person = self.world.user(name);
        let Some(table) = self.table().await else {
            return false;
        };
        let acts = |id: &str| id.split('.').nth(4) == Some("a");
        let found = person.messages("dm").await.into_iter().rev().find_map(|seen| {
            let live = |part: &serde_json::Value| {
                part["disabled"] != true
                    && stamp(part, table).is_some()
                    && part["custom_id"].as_str().is_some_and(acts)
            };
            let buttons: Vec<String> = seen
                .parts()
                .iter()
                .filter(|part| live(part))
                .map(|part| part["custom_id"].as_str().unwrap().to_owned())
                .collect();
            (!buttons.is_empty()).then(|| (seen.id().to_owned(), buttons))
        });
        let Some((message, buttons)) = found else {
            return false;
        };
        let id = &buttons[self.dice.below(buttons.len())];
        let (one, other) =
            tokio::join!(person.click_on("dm", &message, id), person.click_on("dm", &message, id));
        if let (Ok(one), Ok(other)) = (one, other) {
            self.claim(Claim::Once(one.interaction.parse().unwrap(), other.interaction.parse().unwrap()));
        }
        true
    }

    /// The table in the channel, by the newest board.
    async fn table(&self) -> Option<TableId> {
        let messages = self.world.user(self.people[0]).messages(&self.channel).await;
        let parts = messages
            .iter()
            .rev()
            .filter(|seen| !seen.ephemeral())
            .flat_map(|seen| seen.parts());
        parts
            .filter_map(|part| part["custom_id"].as_str()?.split('.').nth(1)?.parse().ok())
            .next()
    }

    /// Sits everyone down and begins. Where the game goes on already they are told so.
    async fn begin(&self) {
        for name in &self.people {
            let _ = self
                .world
                .user(name)
                .try_command(&format!("/join game:{} in #{}", self.game, self.channel))
                .await;
        }
        // With seats free it is asked first.
        for _ in 0..2 {
            let _ = self
                .world
                .user(self.people[0])
                .try_command(&format!("/start in #{}", self.channel))
                .await;
        }
    }

    fn answered(&self, name: &'static str, act: Act, acted: Instant) {
        // Where the answer was put off nobody knows yet when it was done: others may come before it.
        let put_off = act.kind.starts_with("deferred");
        let when = While {
            acted,
            answered: Instant::now() + if put_off { DAY } else { Duration::ZERO },
        };
        if let Some(message) = act.message {
            self.claim(Claim::Answered(
                act.interaction.parse().unwrap(),
                (name, Arc::clone(&self.channel)),
                message,
                when,
            ));
        }
    }

    fn claim(&self, claim: Claim) {
        self.claims.lock().unwrap().push(claim);
    }
}
