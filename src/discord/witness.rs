//! The messages of a table's luck: the promise when it opens, tickets when it begins. Each is
//! posted once and never edited, so that Discord's time on it witnesses it. Knows no recipe.

use super::board::Boards;
use super::body::Body;
use super::courier::Progress;
use super::delivery::{self, Delivery};
use super::ids::{ChannelId, MessageRef};
use super::lane::{Lane, Urgency};
use super::refusals::Way;
use super::target::Target;
use super::trouble::Trouble;
use crate::store::TableId;
use crate::table::{Everyone, Witness};
use crate::words::Message;

/// Says of a table's luck what was not said yet.
pub(super) async fn tell(boards: &Boards, table: TableId) -> Result<Progress, Trouble> {
    let Some(witness) = boards.hall.read(table, |table| table.witness()).await? else {
        return Ok(Progress::Done);
    };
    match say_once(boards, &witness, &witness.promise, "promise").await? {
        Progress::Done if !witness.start.is_empty() => {
            say_once(boards, &witness, &witness.start, "start").await
        }
        progress => Ok(progress),
    }
}

/// Posts lines under a word by which they stand once only. What may stand already is left as it is:
/// it says the same.
#[tracing::instrument(level = "debug", name = "post", skip_all, fields(what = "witness"))]
async fn say_once(
    boards: &Boards,
    witness: &Witness,
    lines: &[Message],
    word: &str,
) -> Result<Progress, Trouble> {
    let key = format!("{}{word}", delivery::all(witness.table));
    let before: Delivery<ChannelId> = boards.notes.get(&key).await?;
    if before.standing.is_some() {
        return Ok(Progress::Done);
    }
    let channel = ChannelId(witness.place.0);
    let way = Way::Channel(channel);
    let reader = boards.channel(channel).await?.reader(boards.language);
    // Small: it has to stand there, and nobody has to read it.
    let said = boards
        .composer
        .lines::<Everyone>(reader, &witness.names, lines)
        .content;
    let small: Vec<String> = said.lines().map(|line| format!("-# {line}")).collect();
    let mut body = Body::<Everyone>::text(&small.join("\n"));
    body.nonce = Some(format!("{}.{word}", witness.table));
    let turn = match boards
        .courier
        .turn(witness.table, (Lane::Post(channel.into()), Urgency::Board), &[way])
        .await
    {
        Ok(turn) => turn,
        Err(wait) => return Ok(Progress::Later(wait)),
    };
    match boards.courier.port.post(turn, channel, body).await {
        Ok(message) => {
            let note = Delivery {
                standing: Some(MessageRef { channel, message }),
                at: boards.hall.clock().now(),
                ..Delivery::default()
            };
            boards.notes.put_fact(&key, &note).await?;
            Ok(Progress::Done)
        }
        Err(why) => boards.courier.failed(Target::Board(witness.table), way, why),
    }
}
