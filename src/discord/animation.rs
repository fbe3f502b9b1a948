//! A game that has ended as a film: how it stood after each turn of its table, one after the other, with words for whoever cannot
//! see it. Knows no game.

use super::body::File;
use crate::render::{Film, RenderFault, Renderer};
use crate::table::Catalogue;
use crate::table::replay::Unreplayable;
use crate::table::retold_step::{RetoldEnd, RetoldStep};
use crate::table::transcript::Transcript;
use crate::words::{Arg, Locale, Message, Style, Words, cut};
use std::sync::Arc;

/// How wide a film is, in pixels.
const WIDTH: u16 = 400;
/// The most bytes of a film, so that Discord takes it whatever the server.
const MOST: usize = 4 << 20;
/// After how many parts of the game the words say how it stood: a third, and two thirds.
const PARTS: usize = 3;

/// What a film is made of.
pub(super) struct Animation {
    pub(super) words: Arc<Words>,
    pub(super) renderer: Arc<Renderer>,
    pub(super) catalogue: Catalogue,
    pub(super) transcript: Transcript,
    pub(super) locale: Locale,
    /// What the game is called.
    pub(super) game: Message,
}

/// Why there is no film.
#[derive(Debug, thiserror::Error)]
pub(super) enum AnimationFault {
    /// Its transcript does not follow the rules, or goes on.
    #[error("{0}")]
    Retelling(#[from] Unreplayable),
    /// A picture could not be made.
    #[error("{0}")]
    Picture(#[from] RenderFault),
}

/// How it stood after a turn.
struct Stood {
    turn: u32,
    scores: Vec<i32>,
}

impl Animation {
    /// The film, as a file.
    ///
    /// # Errors
    /// The game cannot be retold, or there is no picture of it.
    pub(super) fn film(&self) -> Result<File, AnimationFault> {
        let (mut film, mut drawn, mut course) = (Film::default(), Ok(()), Vec::new());
        let end = self
            .catalogue
            .retell_turns(&self.transcript.standing(), &mut |step| {
                if drawn.is_ok() {
                    drawn = self.append(&mut film, &step);
                }
                course.push(Stood {
                    turn: step.turn,
                    scores: step.scores,
                });
            })?;
        drawn?;
        let (bytes, _) = film.gif(MOST)?;
        Ok(File {
            name: "replay.gif".to_owned(),
            bytes,
            alt: Some(self.alt(&end, &course)),
        })
    }

    fn append(&self, film: &mut Film, step: &RetoldStep) -> Result<(), RenderFault> {
        let Some(scene) = &step.picture else {
            return Ok(());
        };
        let speaker = self.words.speaker(self.locale, &step.names, Style::Plain);
        self.renderer
            .append(film, scene, &|message| speaker.say(message), WIDTH)
    }

    /// The game in a few sentences: who played, how it stood after each third, how it ended and with which scores.
    fn alt(&self, end: &RetoldEnd, course: &[Stood]) -> String {
        let last = course.last().map_or(0, |stood| stood.turn);
        let seats = 0..u8::try_from(end.names.len()).unwrap_or(u8::MAX);
        let who: Vec<Message> = seats.map(|seat| Message::new("who").seat("who", seat)).collect();
        let played = Message::new("edge-film-played")
            .with("game", self.game.clone())
            .with("who", who)
            .with("turns", i64::from(last));
        let parts = (1..PARTS).filter_map(|part| course.get(course.len() * part / PARTS));
        let stood = parts
            .filter(|stood| (1..last).contains(&stood.turn))
            .map(Stood::told);
        let told = std::iter::once(played)
            .chain(stood)
            .chain(end.lines.iter().cloned())
            .chain(course.last().filter(|_| last > 0).map(Stood::told));
        let speaker = self.words.speaker(self.locale, &end.names, Style::Plain);
        let said: Vec<String> = told.map(|message| speaker.say(&message)).collect();
        cut(&said.join(" "), Renderer::LONGEST_ALT).into_owned()
    }
}

impl Stood {
    fn told(&self) -> Message {
        let score = |(seat, points): (u8, &i32)| {
            Message::new("edge-film-score")
                .seat("who", seat)
                .with("points", i64::from(*points))
        };
        let scores: Vec<Message> = (0..).zip(&self.scores).map(score).collect();
        Message::new("edge-film-stood")
            .with("turn", i64::from(self.turn))
            .with("scores", Arg::List(scores))
    }
}
