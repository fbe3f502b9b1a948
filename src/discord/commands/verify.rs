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
use crate::table::judge::Judged;
use crate::table::promise::Promise;
use crate::table::proof::{AnnouncedBy, Differs, Seen, differs};
use crate::table::replay::Unreplayable;
use crate::table::ticket::moment;
use crate::table::transcript::{BeaconLine, Transcript};
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
    let promise = asked.text("promise").map(str::parse::<Promise>).transpose();
    let message = asked.text("message").map(str::parse::<AnnouncedBy>).transpose();
    let seen = Seen {
        promise: promise.map_err(|_| Message::new("edge-verify-promise-form"))?,
        message: message.map_err(|_| Message::new("edge-verify-message-form"))?,
    };
    if let Some(Given::File { url, bytes }) = asked.given("file") {
        if asked.text("table").is_some() {
            return Err(Message::new("edge-verify-either").into());
        }
        return file(services, (url, *bytes), seen, viewer).await;
    }
    let table = match asked.text("table") {
        Some(named) => {
            services
                .finder
                .typed(named, &asked.caller, Purpose::Looking)
                .await?
        }
        None => here(services, asked.caller.place(), &seen)
            .await?
            .ok_or_else(|| Message::new("edge-verify-none"))?,
    };
    of_table(services, table, seen, viewer).await
}

/// The table of a place whose luck is asked after: the last that ended, if what was seen is its own; else the one in play,
/// or the last that ended.
async fn here(services: &Services, place: Place, seen: &Seen) -> Result<Option<TableId>, Fault> {
    let last = services.hall.last_at(place).await?;
    if let Some(table) = last.filter(|_| *seen != Seen::default())
        && let Some(finished) = services
            .hall
            .read(table, |table| table.finished_transcript())
            .await?
        && differs(&finished.into_transcript(), seen).is_none()
    {
        return Ok(last);
    }
    if let Some(table) = services.hall.at(place).await?
        && services.hall.read(table, |table| table.begun()).await?
    {
        return Ok(Some(table));
    }
    Ok(last)
}

async fn file(services: &Services, given: (&str, u64), seen: Seen, viewer: Viewer) -> Result<Reply, Failure> {
    let AttachedRecord { text, transcript } = AttachedRecord::fetch(services, given).await?;
    let kept = KeptGame::of(services, &transcript).await;
    judge(services, transcript, Some((text, kept)), seen, viewer).await
}

/// What is kept here of the game that an attached record tells.
enum KeptGame {
    /// No such table was ever here, or it is kept no longer.
    Nothing,
    /// Nothing that can be told yet.
    Untold,
    /// The same.
    Alike,
    /// Something else.
    Other(TableId),
}

impl KeptGame {
    async fn of(services: &Services, transcript: &Transcript) -> KeptGame {
        let Some(table) = transcript.table else {
            return KeptGame::Nothing;
        };
        let kept = |table: &dyn TableView| {
            let finished = table.finished_transcript()?;
            Some((finished.into_transcript(), table.roster().has_forgotten()))
        };
        match services.hall.read(table, kept).await {
            // Whoever was forgotten since stands in an earlier record by name.
            Ok(Some((kept, forgotten))) => {
                let written = kept.to_string().parse::<Transcript>();
                let same = written.is_ok_and(|written| written == *transcript);
                match same || forgotten && kept.tells_as(transcript) {
                    true => KeptGame::Alike,
                    false => KeptGame::Other(table),
                }
            }
            Err(Fault::NoTable(_)) => KeptGame::Nothing,
            Ok(None) | Err(_) => KeptGame::Untold,
        }
    }

    fn line(&self, table: Option<TableId>) -> Option<Message> {
        let named = |table: &TableId| Arg::Word(table.to_string().into());
        match self {
            KeptGame::Nothing => {
                table.map(|table| Message::new("edge-verify-elsewhere").with("table", named(&table)))
            }
            KeptGame::Untold | KeptGame::Alike => None,
            KeptGame::Other(table) => Some(Message::new("edge-verify-otherwise").with("table", named(table))),
        }
    }
}

/// Checks the luck of a table that has ended.
///
/// # Errors
/// It has not, or there is nothing to check.
pub(in crate::discord) async fn of_table(
    services: &Services,
    table: TableId,
    seen: Seen,
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

/// Plays a transcript again and derives its luck, away from the threads that answer; `attached` is the text that it was
/// read from, and what is kept here of its game.
async fn judge(
    services: &Services,
    transcript: Transcript,
    attached: Option<(String, KeptGame)>,
    seen: Seen,
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
            _ => told(&transcript, attached.as_ref(), &judged, (&seen, known.is_some())),
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
    attached: Option<&(String, KeptGame)>,
    judged: &Judged,
    (seen, known): (&Seen, bool),
) -> Vec<Message> {
    let text = attached.map(|(text, _)| text.as_str());
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
        Err(why) => return vec![misfit(why)],
    };
    let line = verdict.line(transcript, known);
    let kept = attached.map(|(_, kept)| kept);
    match (verdict, kept.and_then(|kept| kept.line(transcript.table))) {
        (LuckVerdict::Fair(_), Some(other)) if matches!(kept, Some(KeptGame::Other(_))) => vec![other],
        (LuckVerdict::Fair(_), elsewhere) => match fair(transcript, seen) {
            Ok(compared) => [line].into_iter().chain(elsewhere).chain(compared).collect(),
            Err(differs) => vec![differs],
        },
        _ => vec![line],
    }
}

/// Where a record does not follow the rules.
fn misfit(why: &Unreplayable) -> Message {
    match &why.why {
        Misfit::OtherEnd | Misfit::NotOver => Message::new("edge-verify-end"),
        Misfit::NoOption { .. } | Misfit::BrokenOptions(_) => Message::new("edge-verify-option"),
        _ => Message::new("edge-verify-rules").with("ply", i64::from(why.ply)),
    }
}

/// A record's promise.
fn promised(transcript: &Transcript) -> Arg {
    Arg::Word(transcript.commitment.clone().unwrap_or_default().into())
}

/// That somebody has seen another promise than the record's, or another message.
fn differing(differs: Differs, promise: Arg, message: Option<Arg>) -> Message {
    match (differs, message) {
        (Differs::Promise, _) => Message::new("edge-verify-other").with("commitment", promise),
        (Differs::Message, Some(message)) => {
            Message::new("edge-verify-message-other").with("message", message)
        }
        (Differs::Message, None) => Message::new("edge-verify-message-none"),
    }
}

/// What is said of a record in which all follows: what was compared with what somebody saw, and what it proves if that
/// stood there in time, which no record shows.
///
/// # Errors
/// What somebody saw is not what it says.
fn fair(transcript: &Transcript, seen: &Seen) -> Result<Vec<Message>, Message> {
    let promise = promised(transcript);
    let last = transcript.announced.last();
    let message = last.map(|message| Arg::Word(message.to_string().into()));
    // The luck of another table was announced there.
    let original = transcript.original.as_ref().filter(|_| seen.message.is_some());
    let own = Seen {
        message: seen.message.filter(|_| original.is_none()),
        ..seen.clone()
    };
    if let Some(differs) = differs(transcript, &own) {
        return Err(differing(differs, promise, message));
    }
    let mut lines = Vec::new();
    lines.extend(
        transcript.opened.map(|opened| {
            Message::new("edge-verify-opened").with("when", Arg::Moment(moment(opened) / 1_000))
        }),
    );
    let id = match seen.promise {
        None => "edge-verify-compare",
        Some(_) => "edge-verify-same",
    };
    lines.push(Message::new(id).with("commitment", promise));
    if let Some(message) = message {
        // Of several messages the last counts.
        let same = seen.message.zip(last).is_some_and(|(seen, last)| seen.is(*last));
        lines.push(match same {
            false => Message::new("edge-verify-message-compare").with("message", message),
            true => Message::new("edge-verify-message-same"),
        });
    }
    lines.extend(original.map(|original| {
        let table = Arg::Word(original.table.to_string().into());
        Message::new("edge-verify-message-original").with("table", table)
    }));
    match transcript.original {
        Some(_) => {}
        None if transcript.source.is_none() => lines.extend(drawn_earlier(transcript)),
        None => lines.extend(drawn(transcript)),
    }
    Ok(lines)
}

/// What the luck came of beside the seed, and what that proves.
fn drawn(transcript: &Transcript) -> Vec<Message> {
    let beacon = transcript
        .beacon
        .as_ref()
        .filter(|beacon| beacon.signature.is_some());
    let mock = beacon.is_some_and(|beacon| Chain::named(&beacon.chain).is_none_or(|chain| chain.mock));
    let says = match mock {
        true => "edge-verify-beacon-mock",
        false => "edge-verify-beacon",
    };
    let mut lines: Vec<Message> = beacon
        .and_then(|beacon| about(says, beacon))
        .into_iter()
        .collect();
    let times = transcript.announced.len();
    lines.extend((times > 1).then(|| Message::new("edge-verify-again").with("times", times)));
    lines.extend(beacon.is_none().then(|| Message::new("edge-verify-unproved")));
    let means = match beacon {
        Some(_) if !mock && times > 1 => return lines,
        Some(_) if !mock => "edge-verify-proved",
        _ => "edge-verify-means",
    };
    lines.push(Message::new(means));
    lines
}

/// What the luck of a record of an earlier version was mixed with, and what follows from it.
fn drawn_earlier(transcript: &Transcript) -> Vec<Message> {
    let beacon = transcript.beacon.as_ref();
    let Some((beacon, chain)) = beacon.and_then(|beacon| Some((beacon, Chain::named(&beacon.chain)?))) else {
        return vec![Message::new("edge-verify-means")];
    };
    let (says, means) = match (beacon.signature, chain.mock) {
        (None, _) => ("edge-verify-waived", "edge-verify-means"),
        (Some(_), true) => ("edge-verify-beacon-mock", "edge-verify-means"),
        (Some(_), false) => ("edge-verify-beacon", "edge-verify-means-beacon"),
    };
    about(says, beacon)
        .into_iter()
        .chain([Message::new(means)])
        .collect()
}

/// A message about a round; nothing where nobody here knows its chain.
fn about(id: &'static str, beacon: &BeaconLine) -> Option<Message> {
    let chain = Chain::named(&beacon.chain)?;
    let about = Message::new(id)
        .with("chain", Arg::Word(chain.name.into()))
        .with("round", Arg::Word(beacon.round.to_string().into()))
        .with("when", Arg::Moment(chain.moment(beacon.round) / 1_000));
    Some(about)
}
