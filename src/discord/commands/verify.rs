//! `/verify`: derives every draw of a record again, of a file or of a table that has ended.

use crate::beacon::Chain;
use crate::discord::answers::Reply;
use crate::discord::attached_record::{self, AttachedRecord, misnamed, original};
use crate::discord::body::Body;
use crate::discord::failure::Failure;
use crate::discord::find_table::Purpose;
use crate::discord::incoming::{Asked, Given};
use crate::discord::panels::Viewer;
use crate::discord::profile::Reader;
use crate::discord::services::Services;
use crate::discord::spoilers;
use crate::discord::table_texts::at_twins;
use crate::store::TableId;
use crate::table::fair::Commitment;
use crate::table::judge::Judged;
use crate::table::ticket::moment;
use crate::table::transcript::Transcript;
use crate::table::verdict::LuckVerdict;
use crate::table::{Fault, Misfit, Place, TableView};
use crate::words::{Arg, Message};

/// The most work that one check may be, in steps ([`crate::table::Catalogue::judge`]): ten times
/// what the longest of the games takes that the tests play at random.
const STEPS: u64 = 20_000;

pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let viewer = Viewer {
        user: asked.caller.user,
        reader,
    };
    let seen = asked.text("promise").map(str::parse::<Commitment>).transpose();
    let seen = seen.map_err(|_| Message::new("edge-verify-promise-form"))?;
    if let Some(Given::File { url, bytes }) = asked.given("file") {
        return file(services, (url, *bytes), seen, viewer).await;
    }
    let table = match asked.text("table") {
        Some(named) => {
            services
                .finder
                .typed(named, &asked.caller, Purpose::Looking)
                .await?
        }
        None => here(services, asked.caller.place())
            .await?
            .ok_or_else(|| Message::new("edge-verify-none"))?,
    };
    of_table(services, table, seen, viewer).await
}

/// The table of a place whose luck is asked after: the one in play, or the last that ended.
async fn here(services: &Services, place: Place) -> Result<Option<TableId>, Fault> {
    if let Some(table) = services.hall.at(place).await?
        && services.hall.read(table, |table| table.begun()).await?
    {
        return Ok(Some(table));
    }
    services.hall.last_at(place).await
}

async fn file(
    services: &Services,
    given: (&str, u64),
    seen: Option<Commitment>,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    let AttachedRecord { text, transcript } = AttachedRecord::fetch(services, given).await?;
    judge(services, transcript, Some(text), seen, viewer).await
}

/// Checks the luck of a table that has ended.
///
/// # Errors
/// It has not, or there is nothing to check.
pub(in crate::discord) async fn of_table(
    services: &Services,
    table: TableId,
    seen: Option<Commitment>,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    spoilers::spare_twins(&services.hall, table).await?;
    let found = services
        .hall
        .read(table, |table| table.finished_transcript().ok_or_else(|| unfinished(table)))
        .await?;
    match found {
        Ok(finished) => judge(services, finished.into_transcript(), None, seen, viewer).await,
        Err(why) => Err(why.into()),
    }
}

/// Why there is no luck to check at a table.
fn unfinished(table: &dyn TableView) -> Message {
    match (table.ended(), table.halted()) {
        (_, true) => at_twins(table, "edge-verify-halted"),
        (true, false) => Message::new("edge-verify-nothing"),
        (false, false) => at_twins(table, "edge-verify-running"),
    }
}

/// Plays a transcript again and derives its luck, away from the threads that answer; `text` is what
/// it was read from.
async fn judge(
    services: &Services,
    transcript: Transcript,
    text: Option<String>,
    seen: Option<Commitment>,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    let names: Vec<String> = transcript.seats.iter().map(|seat| seat.name.clone()).collect();
    let known = original(services, &transcript).await;
    let of = services
        .hall
        .catalogue()
        .game(&transcript.game)
        .map(|listing| heading(&listing.title(), names.len()));
    let judged = attached_record::worked(services, viewer.user, move |catalogue| {
        let told = |judged: Judged| match misnamed(&transcript, known.as_ref()) {
            Some(misnamed) if matches!(judged.found, Ok(LuckVerdict::Fair(_))) => vec![misnamed],
            _ => told(&transcript, text.as_deref(), &judged, seen.as_ref()),
        };
        catalogue.judge(&transcript, STEPS).map(told)
    });
    let lines = match judged.await? {
        Some(lines) => lines.unwrap_or_else(|| vec![Message::new("edge-verify-game")]),
        None => vec![attached_record::failed()],
    };
    let lines: Vec<Message> = of.into_iter().chain(lines).collect();
    let text = services.composer.speaker(viewer.reader, &names).lines(&lines);
    Ok(Reply::Whisper(Body::text(&text)))
}

/// Which game it is about, and whose.
fn heading(game: &Message, seats: usize) -> Message {
    let who = |seat: u8| Message::new("who").seat("who", seat);
    let who: Vec<Message> = (0..).take(seats).map(who).collect();
    Message::new("edge-verify-of")
        .with("game", game.clone())
        .with("who", who)
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
        Err(why) if matches!(why.why, Misfit::LaterTranscript { .. }) => {
            return vec![Message::new("edge-record-later")];
        }
        Err(why) => return vec![Message::new("edge-verify-rules").with("ply", i64::from(why.ply))],
    };
    match verdict {
        LuckVerdict::Fair(_) => fair(transcript, verdict, seen),
        found => vec![found.line(transcript)],
    }
}

/// What is said of a record in which all follows; and what it cannot say by itself: what was
/// promised before the start.
fn fair(transcript: &Transcript, verdict: &LuckVerdict, seen: Option<&Commitment>) -> Vec<Message> {
    let promise = transcript.commitment.clone().unwrap_or_default();
    let id = match seen {
        None => "edge-verify-compare",
        Some(seen) if seen.is(&promise) => "edge-verify-same",
        Some(_) => {
            return vec![Message::new("edge-verify-other").with("commitment", Arg::Word(promise.into()))];
        }
    };
    let mut lines = vec![verdict.line(transcript)];
    lines.extend(
        transcript.opened.map(|opened| {
            Message::new("edge-verify-opened").with("when", Arg::Moment(moment(opened) / 1_000))
        }),
    );
    lines.push(Message::new(id).with("commitment", Arg::Word(promise.into())));
    if transcript.original.is_none() {
        lines.extend(drawn(transcript));
    }
    lines
}

/// What its luck was mixed with, and what follows from it.
fn drawn(transcript: &Transcript) -> Vec<Message> {
    let beacon = transcript.beacon.as_ref();
    let Some((beacon, chain)) = beacon.and_then(|beacon| Some((beacon, Chain::named(&beacon.chain)?))) else {
        return vec![Message::new("edge-verify-means")];
    };
    let (says, means) = match (beacon.signature, chain.mock) {
        (None, _) => ("edge-verify-waived", "edge-verify-means"),
        (Some(_), true) => ("edge-verify-beacon", "edge-verify-means-mock"),
        (Some(_), false) => ("edge-verify-beacon", "edge-verify-means-beacon"),
    };
    let drawn = Message::new(says)
        .with("chain", Arg::Word(chain.name.into()))
        .with("round", Arg::Word(beacon.round.to_string().into()))
        .with("when", Arg::Moment(chain.moment(beacon.round) / 1_000));
    vec![drawn, Message::new(means)]
}
