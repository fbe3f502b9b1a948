//! `/verify`: derives every draw of a record again, of a file or of a table that has ended.

use crate::discord::answer::Reply;
use crate::discord::edge::Edge;
use crate::discord::incoming::{Asked, Given};
use crate::discord::wishes::Reader;
use crate::store::TableId;
use crate::table::replay::Verdict;
use crate::table::transcript::Transcript;
use crate::table::{Fault, Place};
use crate::words::{Arg, Message};

/// The largest record that is read, in bytes; a long game takes some ten thousand.
const LARGEST: usize = 1 << 20;

pub(in crate::discord) async fn run(edge: &Edge, asked: &Asked, reader: Reader) -> Reply {
    if let Some(Given::File { url, bytes }) = asked.given("file") {
        return file(edge, url, *bytes, reader).await;
    }
    if let Some(named) = asked.text("table") {
        let Ok(table) = named.trim().parse() else { return edge.whisper(reader, &Message::new("edge-no-such-table")) };
        return match edge.may_see(table, &asked.caller).await {
            Ok(true) => edge.verify_table(table, reader).await,
            Ok(false) => edge.whisper(reader, &Message::new("edge-no-such-table")),
            Err(why) => edge.fault(reader, &why),
        };
    }
    match here(edge, Place(asked.caller.channel)).await {
        Ok(Some(table)) => edge.verify_table(table, reader).await,
        Ok(None) => edge.whisper(reader, &Message::new("edge-verify-none")),
        Err(why) => edge.fault(reader, &why),
    }
}

/// The table of a place whose luck is asked after: the one in play, or the last that ended.
async fn here(edge: &Edge, place: Place) -> Result<Option<TableId>, Fault> {
    if let Some(table) = edge.hall.at(place).await?
        && edge.hall.look(table, |table| table.begun()).await?
    {
        return Ok(Some(table));
    }
    edge.hall.last_at(place).await
}

async fn file(edge: &Edge, url: &str, bytes: u64, reader: Reader) -> Reply {
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
        Ok(transcript) => edge.judge(transcript, reader).await,
        Err(why) => edge.whisper(reader, &Message::new("edge-verify-illformed").with("line", why.line)),
    }
}

impl Edge {
    /// Checks the luck of a table that has ended.
    pub(in crate::discord) async fn verify_table(&self, table: TableId, reader: Reader) -> Reply {
        let transcript = self.hall.look(table, |table| if table.ended() { Ok(table.transcript()) } else { Err(()) }).await;
        match transcript {
            Ok(Ok(Some(transcript))) => self.judge(transcript, reader).await,
            Ok(Ok(None)) => self.whisper(reader, &Message::new("edge-verify-nothing")),
            Ok(Err(())) => self.whisper(reader, &Message::new("edge-verify-running")),
            Err(why) => self.fault(reader, &why),
        }
    }

    /// Plays a transcript again and derives its luck, away from the threads that answer.
    async fn judge(&self, transcript: Transcript, reader: Reader) -> Reply {
        let catalogue = self.hall.catalogue().clone();
        let judged = tokio::task::spawn_blocking(move || {
            let verdict = catalogue.verify(&transcript)?;
            Some((catalogue.follows(&transcript).err(), verdict))
        });
        let message = match judged.await {
            Ok(Some((Some(broken), _))) => Message::new("edge-verify-rules").with("ply", i64::from(broken.ply)),
            Ok(Some((None, verdict))) => match verdict {
                Verdict::Fair(draws) => Message::new("edge-verify-fair").with("draws", draws),
                Verdict::OtherSeed => Message::new("edge-verify-seed"),
                Verdict::OtherLuck { ply, .. } => Message::new("edge-verify-luck").with("ply", i64::from(ply)),
                Verdict::NoSeed => Message::new("edge-verify-no-seed"),
            },
            Ok(None) => Message::new("edge-verify-game"),
            Err(why) => {
                tracing::error!(%why, "checking a record failed");
                Message::new("edge-fault").with("code", Arg::Word("verify".into()))
            }
        };
        self.whisper(reader, &message)
    }
}
