//! Films of games that have ended are made one after the other, on a thread that everything else goes before, and
//! some are kept. Knows no game.

use super::animation::Animation;
use super::body::File;
use super::guard::locked;
use crate::words::Locale;
use sha2::{Digest, Sha256};
use std::collections::{HashSet, VecDeque};
use std::sync::{Arc, Mutex};
use tokio::sync::{Semaphore, oneshot};

/// How many films are kept.
const KEPT: usize = 4;
/// How many may be waited for.
const WAITING: usize = 8;

/// What a film shows: a game's transcript, and the language.
type FilmKey = ([u8; 32], Locale);

/// What makes films.
pub struct Animator {
    /// What the thread does first, so that everything else goes before it.
    begin: fn(),
    /// Those that were asked for last, the newest first; nothing where one cannot be made.
    kept: Mutex<VecDeque<(FilmKey, Option<File>)>>,
    /// Those that nobody waits for, and that are being made.
    begun: Mutex<HashSet<FilmKey>>,
    turn: Semaphore,
    waiting: Semaphore,
}

/// Why there is no film.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NoFilm {
    /// Too many are waited for, or it is being made.
    Busy,
    /// It cannot be made; the log has why.
    Broken,
}

impl Animator {
    /// An animator whose thread does something first.
    pub(super) fn new(begin: fn()) -> Animator {
        Animator {
            begin,
            kept: Mutex::default(),
            begun: Mutex::default(),
            turn: Semaphore::new(1),
            waiting: Semaphore::new(WAITING),
        }
    }

    /// A film of a game, made once for whoever asks meanwhile and soon after.
    ///
    /// # Errors
    /// Too many others wait, or it cannot be made.
    pub(super) async fn film(&self, animation: Animation) -> Result<File, NoFilm> {
        let _waits = self.waiting.try_acquire().map_err(|_| NoFilm::Busy)?;
        let _turn = self.turn.acquire().await.map_err(|_| NoFilm::Broken)?;
        let key = key(&animation);
        if let Some(film) = self.kept_film(&key) {
            return film.ok_or(NoFilm::Broken);
        }
        let film = made(self.begin, animation).await;
        let mut kept = locked(&self.kept);
        kept.push_front((key, film.clone()));
        kept.truncate(KEPT);
        film.ok_or(NoFilm::Broken)
    }

    /// A film of a game where it is there already; where not it is made meanwhile, and asked for again later.
    ///
    /// # Errors
    /// It is being made, or it cannot be.
    pub(super) fn film_later(self: &Arc<Self>, animation: Animation) -> Result<File, NoFilm> {
        let key = key(&animation);
        if let Some(film) = self.kept_film(&key) {
            return film.ok_or(NoFilm::Broken);
        }
        if locked(&self.begun).insert(key) {
            let animator = Arc::clone(self);
            tokio::spawn(async move {
                // What came of it is kept.
                let _ = animator.film(animation).await;
                locked(&animator.begun).remove(&key);
            });
        }
        Err(NoFilm::Busy)
    }

    /// One that is kept, which is the newest from now on.
    fn kept_film(&self, key: &FilmKey) -> Option<Option<File>> {
        let mut kept = locked(&self.kept);
        let at = kept.iter().position(|(of, _)| of == key)?;
        let found = kept.remove(at)?;
        kept.push_front(found.clone());
        Some(found.1)
    }
}

/// What a film shows.
fn key(animation: &Animation) -> FilmKey {
    (Sha256::digest(animation.transcript.to_string()).into(), animation.locale)
}

/// Makes a film on a thread of its own.
async fn made(begin: fn(), animation: Animation) -> Option<File> {
    let (reply, answer) = oneshot::channel();
    let work = move || {
        begin();
        // Whoever stopped waiting does not need it.
        let _ = reply.send(animation.film());
    };
    let thread = std::thread::Builder::new().name("film".to_owned()).spawn(work);
    let told = match (thread, answer.await) {
        (Err(why), _) => why.to_string(),
        (_, Err(_)) => "it ended in a panic".to_owned(),
        (_, Ok(Err(why))) => why.to_string(),
        (_, Ok(Ok(film))) => return Some(film),
    };
    tracing::error!(why = told, "a film of a game cannot be made");
    None
}
