//! `/verify`: derives every draw of a record again, of a file or of a table that has ended.

use crate::discord::admission::thread_time;
use crate::discord::answer::Reply;
use crate::discord::body::Body;
use crate::discord::edge::Edge;
use crate::discord::incoming::{Asked, Given};
use crate::discord::wishes::Reader;
use crate::store::TableId;
use crate::table::fair::Commitment;
use crate::table::judge::Judged;
use crate::table::ticket::{TicketFault, moment};
use crate::table::transcript::{Illformed, Transcript};
use crate::table::verdict::Verdict;
use crate::table::{Fault, Place};
use crate::words::{Arg, Message, Style};
use std::time::Instant;

/// The largest record that is read, in bytes; a long game takes some ten thousand.
const LARGEST: usize = 1 << 20;

/// The most work that one check may be, in steps ([`crate::table::Catalogue::judge`]): ten times
/// what the longest of the games takes that the tests play at random.
const STEPS: u64 = 20_000;

pub(in crate::discord) async fn run(edge: &Edge, asked: &Asked, reader: Reader) -> Reply {
    let by = (asked.caller.user, reader);
    let seen = match asked.text("commitment").map(str::parse::<Commitment>).transpose() {
        Ok(seen) => seen,
        Err(_) => return edge.whisper(reader, &Message::new("edge-verify-promise-form")),
    };
    if let Some(Given::File { url, bytes }) = asked.given("file") {
        return file(edge, (url, *bytes), seen, by).await;
    }
    if let Some(named) = asked.text("table") {
        let Ok(table) = named.trim().parse() else {
            return edge.whisper(reader, &Message::new("edge-no-such-table"));
        };
        return match edge.may_see(table, &asked.caller).await {
            Ok(true) => edge.verify_table(table, seen, by).await,
            Ok(false) => edge.whisper(reader, &Message::new("edge-no-such-table")),
            Err(why) => edge.fault(reader, &why),
        };
    }
    match here(edge, Place(asked.caller.channel)).await {
        Ok(Some(table)) => edge.verify_table(table, seen, by).await,
        Ok(None) => edge.whisper(reader, &Message::new("edge-verify-none")),
        Err(why) => edge.fault(reader, &why),
    }
}

/// The table of a place whose luck is asked after: the one in play, or the last that ended.
async fn here(edge: &Edge, place: Place) -> Result<Option<TableId>, Fault> {
    if let Some(table) = edge.hall.at(place).await?
        && edge.hall.read(table, |table| table.begun()).await?
    {
        return Ok(Some(table));
    }
    edge.hall.last_at(place).await
}

async fn file(edge: &Edge, (url, bytes): (&str, u64), seen: Option<Commitment>, by: (u64, Reader)) -> Reply {
    let reader = by.1;
    if bytes > LARGEST as u64 {
        return edge.whisper(reader, &Message::new("edge-verify-large"));
    }
    let text = match edge.port.fetch(url.to_owned(), LARGEST).await {
        Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
        Err(why) => {
            tracing::warn!(%why, "an attached record could not be fetched");
            return edge.whisper(reader, &Message::new("edge-verify-fetch"));
        }
    };
    match text.parse::<Transcript>() {
        Ok(transcript) => edge.judge(transcript, Some(text), seen, by).await,
        Err(Illformed { line, torn: true, .. }) => {
            edge.whisper(reader, &Message::new("edge-verify-torn").with("line", line))
        }
        Err(Illformed { line, .. }) => {
            edge.whisper(reader, &Message::new("edge-verify-illformed").with("line", line))
        }
    }
}

impl Edge {
    /// Checks the luck of a table that has ended.
    pub(in crate::discord) async fn verify_table(
        &self,
        table: TableId,
        seen: Option<Commitment>,
        by: (u64, Reader),
    ) -> Reply {
        let reader = by.1;
        let transcript = self
            .hall
            .read(table, |table| {
                if table.ended() {
                    Ok(table.transcript())
                } else {
                    Err(())
                }
            })
            .await;
        match transcript {
            Ok(Ok(Some(transcript))) => self.judge(transcript, None, seen, by).await,
            Ok(Ok(None)) => self.whisper(reader, &Message::new("edge-verify-nothing")),
            Ok(Err(())) => self.whisper(reader, &Message::new("edge-verify-running")),
            Err(why) => self.fault(reader, &why),
        }
    }

    /// Plays a transcript again and derives its luck, away from the threads that answer; `text` is
    /// what it was read from.
    async fn judge(
        &self,
        transcript: Transcript,
        text: Option<String>,
        seen: Option<Commitment>,
        (user, reader): (u64, Reader),
    ) -> Reply {
        let at = Instant::now();
        if let Err(wait) = self.admission.may_work(user, at) {
            return self.worked_enough(reader, wait);
        }
        let catalogue = self.hall.catalogue().clone();
        let judged = tokio::task::spawn_blocking(move || {
            let before = thread_time();
            let judged = catalogue.judge(&transcript, STEPS);
            let lines = judged.map(|judged| told(&transcript, text.as_deref(), &judged, seen.as_ref()));
            (lines, thread_time().saturating_sub(before))
        });
        let judged = judged.await.map(|(lines, took)| {
            self.admission.worked(user, at, took);
            lines
        });
        let lines = match judged {
            Ok(Some(lines)) => lines,
            Ok(None) => vec![Message::new("edge-verify-game")],
            Err(why) => {
                tracing::error!(%why, "checking a record failed");
                vec![Message::new("edge-fault").with("code", Arg::Word("verify".into()))]
            }
        };
        Reply::Whisper(Body::text(
            &self
                .words
                .speaker(reader.locale, &[], Style::Discord)
                .lines(&lines),
        ))
    }
}

/// What was found, in words.
fn told(
    transcript: &Transcript,
    text: Option<&str>,
    judged: &Judged,
    seen: Option<&Commitment>,
) -> Vec<Message> {
    let verdict = match &judged.found {
        Ok(verdict) => verdict,
        Err(why) if text.is_some_and(|text| why.part.torn(text)) => {
            return vec![
                Message::new("edge-verify-torn").with("line", text.map_or(0, |text| why.part.line(text))),
            ];
        }
        Err(why) => return vec![Message::new("edge-verify-rules").with("ply", i64::from(why.ply))],
    };
    let one = match verdict {
        Verdict::Fair(draws) => return fair(transcript, *draws, seen),
        Verdict::OtherSeed => Message::new("edge-verify-seed"),
        Verdict::OtherLuck { ply, .. } => Message::new("edge-verify-luck").with("ply", i64::from(*ply)),
        Verdict::Ticket { seat, fault } => {
            let id = match fault {
                TicketFault::None => "edge-verify-ticket-none",
                TicketFault::Twice => "edge-verify-ticket-twice",
                TicketFault::Falls => "edge-verify-ticket-falls",
                TicketFault::Early => "edge-verify-ticket-early",
            };
            let name = transcript
                .seats
                .get(usize::from(*seat))
                .map_or_else(String::new, |chair| chair.name.clone());
            Message::new(id).with("who", Arg::Text(name))
        }
        Verdict::TakenBack { ply, .. } => Message::new("edge-verify-back").with("ply", i64::from(*ply)),
        Verdict::CutOff(plies) => Message::new("edge-verify-cut").with("ply", i64::from(*plies)),
        Verdict::NoSeed => Message::new("edge-verify-no-seed"),
        Verdict::TooLong => Message::new("edge-verify-long"),
    };
    vec![one]
}

/// What is said of a record in which all follows; and what it cannot say by itself: what was
/// promised before the start.
fn fair(transcript: &Transcript, draws: usize, seen: Option<&Commitment>) -> Vec<Message> {
    let promise = transcript.commitment.clone().unwrap_or_default();
    let id = match seen {
        None => "edge-verify-compare",
        Some(seen) if seen.is(&promise) => "edge-verify-same",
        Some(_) => {
            return vec![Message::new("edge-verify-other").with("commitment", Arg::Word(promise.into()))];
        }
    };
    let mut lines = vec![Message::new("edge-verify-fair").with("draws", draws)];
    lines.extend(
        transcript.opened.map(|opened| {
            Message::new("edge-verify-opened").with("when", Arg::Moment(moment(opened) / 1_000))
        }),
    );
    lines.push(Message::new(id).with("commitment", Arg::Word(promise.into())));
    lines.push(Message::new("edge-verify-means"));
    lines
}
