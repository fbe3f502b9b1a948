//! The record of a game that somebody attaches as a file: fetched, read and checked within measure, or said what is
//! wrong with it. Knows no game.

use super::admission::thread_time;
use super::failure::Failure;
use super::services::Services;
use crate::table::judge::Judged;
use crate::table::transcript::{Flaw, Illformed, Transcript};
use crate::table::verdict::LuckVerdict;
use crate::table::{Catalogue, Misfit, Original, UserId, fair::Seed};
use crate::words::{Arg, Message};
use std::time::Instant;

/// The largest record that is read, in bytes; a long game takes some ten thousand.
const LARGEST: usize = 1 << 20;

/// A record that was attached.
pub(super) struct AttachedRecord {
    /// What it says.
    pub(super) text: String,
    /// The game that it tells.
    pub(super) transcript: Transcript,
}

impl AttachedRecord {
    /// The record at an address that Discord gave, of so many bytes.
    ///
    /// # Errors
    /// It is too large, cannot be fetched, or is no record.
    pub(super) async fn fetch(
        services: &Services,
        (url, bytes): (&str, u64),
    ) -> Result<AttachedRecord, Failure> {
        if bytes > LARGEST as u64 {
            return Err(Message::new("edge-verify-large").into());
        }
        let fetched = services.port.fetch(url.to_owned(), LARGEST).await;
        let bytes = fetched.map_err(|why| {
            tracing::warn!(%why, "an attached record could not be fetched");
            Message::new("edge-verify-fetch")
        })?;
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let transcript = text.parse().map_err(|why| unread(&why))?;
        Ok(AttachedRecord { text, transcript })
    }

    /// What differs from a record whose game follows the rules and whose luck follows from its seed; nothing where
    /// all of that is so.
    pub(super) fn differs(
        &self,
        judged: Option<&Judged>,
        original: Option<&(Seed, Original)>,
    ) -> Option<Message> {
        let Some(judged) = judged else {
            return Some(Message::new("edge-verify-game"));
        };
        match &judged.found {
            Ok(LuckVerdict::Fair(_)) => misnamed(&self.transcript, original),
            Ok(found) => Some(found.line(&self.transcript, false)),
            Err(why) if matches!(why.why, Misfit::LaterTranscript { .. }) => {
                Some(Message::new("edge-record-later"))
            }
            Err(why) if why.part.torn(&self.text) => {
                Some(Message::new("edge-verify-torn").with("line", why.part.line(&self.text)))
            }
            Err(why) => Some(Message::new("edge-verify-rules").with("ply", i64::from(why.ply))),
        }
    }
}

/// Why a text is no record.
fn unread(why: &Illformed) -> Message {
    let id = match why {
        Illformed { torn: true, .. } => "edge-verify-torn",
        Illformed {
            flaw: Flaw::NoRecord, ..
        } => return Message::new("edge-record-not"),
        Illformed {
            flaw: Flaw::Later, ..
        } => return Message::new("edge-record-later"),
        Illformed {
            flaw: Flaw::Changed, ..
        } => "edge-record-changed",
        Illformed { flaw: Flaw::Line, .. } => "edge-verify-illformed",
    };
    Message::new(id).with("line", why.line)
}

/// Does work on a record in the name of a person, away from the threads that answer; nothing where it panicked.
///
/// # Errors
/// They have had all the processor time that one person has for records.
pub(super) async fn worked<T: Send + 'static>(
    services: &Services,
    user: UserId,
    work: impl FnOnce(&Catalogue) -> T + Send + 'static,
) -> Result<Option<T>, Failure> {
    let at = Instant::now();
    if let Err(wait) = services.admission.may_work(user, at) {
        let minutes = i64::try_from(wait.as_secs() / 60 + 1).unwrap_or(i64::MAX);
        return Err(Message::new("edge-verify-enough").with("minutes", minutes).into());
    }
    let catalogue = services.hall.catalogue().clone();
    let work = move || {
        let before = thread_time();
        let done = work(&catalogue);
        (done, thread_time().saturating_sub(before))
    };
    match tokio::task::spawn_blocking(work).await {
        Ok((done, took)) => {
            tracing::debug!(?took, "a record was checked");
            services.admission.worked(user, at, took);
            Ok(Some(done))
        }
        Err(why) => {
            tracing::error!(%why, "checking a record failed");
            Ok(None)
        }
    }
}

/// What is told where the work on a record panicked.
pub(super) fn failed() -> Message {
    Message::new("edge-fault").with("code", Arg::Word("verify".into()))
}

/// The luck of the game that a record says it has once more, where that game is kept here.
pub(super) async fn original(services: &Services, transcript: &Transcript) -> Option<(Seed, Original)> {
    let table = transcript.original.as_ref()?.table;
    let finished = services.hall.read(table, |table| table.finished_transcript());
    finished.await.ok()??.into_transcript().given_on()
}

/// That a record names another game as the one whose luck it has.
pub(super) fn misnamed(transcript: &Transcript, known: Option<&(Seed, Original)>) -> Option<Message> {
    let (seed, original) = known?;
    let named = transcript.original.as_ref()?;
    let same = named == original && transcript.seed.as_deref().and_then(Seed::parse).as_ref() == Some(seed);
    let table = Arg::Word(named.table.to_string().into());
    (!same).then(|| Message::new("edge-verify-original").with("table", table))
}
