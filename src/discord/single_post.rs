//! Messages that are posted once beside a table's board, and changed once at most. Each is known by a word
//! under which it is noted, so that neither a restart nor another process posts it again.

use super::board::Boards;
use super::body::{Body, Enclosed, File};
use super::controls::Rows;
use super::courier::Progress;
use super::delivery::{self, Delivery};
use super::ids::{ChannelId, MessageRef};
use super::lane::{Lane, Urgency};
use super::refusals::Way;
use super::target::Target;
use super::trouble::Trouble;
use crate::store::TableId;
use crate::table::{Everyone, Place, Step, TableButton, UserId};
use crate::words::Message;

/// What is posted once for a table.
pub(super) struct SinglePost<'a> {
    /// The table that it belongs to.
    pub(super) table: TableId,
    /// Where that stands.
    pub(super) place: Place,
    /// The word by which it is noted; a table has one of each.
    pub(super) word: &'a str,
    /// What it says.
    pub(super) lines: &'a [Message],
    /// The names by seat.
    pub(super) names: &'a [String],
    /// Whether it is in small letters: it has to stand there, and nobody has to read it.
    pub(super) small: bool,
    /// The film that it brings along; it comes without a sound.
    pub(super) film: Option<File>,
    /// Those whom it may notify.
    pub(super) mention: &'a [UserId],
    /// The table's buttons under it: such as change nothing.
    pub(super) buttons: &'a [TableButton],
}

/// Whether a table's post of this word stands.
pub(super) async fn stands(boards: &Boards, table: TableId, word: &str) -> Result<bool, Trouble> {
    Ok(standing(boards, table, word).await?.is_some())
}

/// Where a table's post of this word stands, if it does.
pub(super) async fn standing(
    boards: &Boards,
    table: TableId,
    word: &str,
) -> Result<Option<MessageRef<ChannelId>>, Trouble> {
    let note: Delivery<ChannelId> = boards.notes.get(&key(table, word)).await?;
    Ok(note.standing)
}

fn key(table: TableId, word: &str) -> String {
    format!("{}{word}", delivery::all(table))
}

impl SinglePost<'_> {
    /// Posts it, unless it was. What may stand already is left as it is: it says the same.
    #[tracing::instrument(level = "debug", name = "post", skip_all, fields(what = self.word))]
    pub(super) async fn say(&self, boards: &Boards) -> Result<Progress, Trouble> {
        let key = key(self.table, self.word);
        if stands(boards, self.table, self.word).await? {
            return Ok(Progress::Done);
        }
        let channel = ChannelId(self.place.0);
        let way = Way::Channel(channel);
        let body = self.body(boards, channel).await?;
        let lane = (Lane::Post(channel.into()), Urgency::Board);
        let turn = match boards.courier.turn(self.table, lane, &[way]).await {
            Ok(turn) => turn,
            Err(Some(wait)) => return Ok(Progress::Later(wait)),
            Err(None) => return Ok(Progress::Behind),
        };
        match boards.courier.port.post(turn, channel, body).await {
            Ok(posted) => {
                let message = posted.message;
                let note = Delivery {
                    standing: Some(MessageRef { channel, message }),
                    at: boards.hall.clock().now(),
                    ..Delivery::default()
                };
                boards.notes.put_fact(&key, &note).await?;
                Ok(Progress::Done)
            }
            Err(why) => {
                let way = match (&self.film, &why) {
                    (Some(_), Trouble::MissingPermission) => Way::Files(channel),
                    (Some(_), why) if why.is_too_large() => Way::File(Target::Table(self.table)),
                    _ => way,
                };
                boards.courier.failed(Target::Board(self.table), way, why)
            }
        }
    }

    /// Changes what stands into this, if it stands and was not changed before: nothing is changed about it any more then.
    #[tracing::instrument(level = "debug", name = "settle", skip_all, fields(what = self.word))]
    pub(super) async fn settle(&self, boards: &Boards) -> Result<Progress, Trouble> {
        let key = key(self.table, self.word);
        let note: Delivery<ChannelId> = boards.notes.get(&key).await?;
        let Some(standing) = note.standing.filter(|_| !note.done) else {
            return Ok(Progress::Done);
        };
        let mut body = self.body(boards, standing.channel).await?;
        body.nonce = None;
        let lane = (Lane::Edit(standing.channel.into()), Urgency::Board);
        let turn = match boards
            .courier
            .turn(self.table, lane, &[Way::Channel(standing.channel)])
            .await
        {
            Ok(turn) => turn,
            Err(Some(wait)) => return Ok(Progress::Later(wait)),
            Err(None) => return Ok(Progress::Behind),
        };
        match boards.courier.edit(turn, standing, body).await {
            Err(why) if why.passes() => return Err(why),
            // Somebody has deleted it, or it cannot be changed: what it was posted for holds all the same.
            Err(why) => {
                tracing::warn!(table = %self.table, word = self.word, %why, "a message could not be changed")
            }
            Ok(()) => {}
        }
        boards
            .notes
            .put_fact(&key, &Delivery { done: true, ..note })
            .await?;
        Ok(Progress::Done)
    }

    async fn body(&self, boards: &Boards, channel: ChannelId) -> Result<Body<Everyone>, Trouble> {
        let reader = boards.reader(self.table, channel).await?;
        let said = boards
            .composer
            .lines::<Everyone>(reader, self.names, self.lines)
            .content;
        let mut body = match self.small {
            true => {
                let small: Vec<String> = said.lines().map(|line| format!("-# {line}")).collect();
                Body::text(&small.join("\n"))
            }
            false => Body::text(&said),
        };
        body.silent = self.film.is_some();
        body.mention = self.mention.to_vec();
        if !self.buttons.is_empty() {
            let speaker = boards.composer.speaker(reader, self.names);
            body.rows = Rows::new((speaker, &boards.composer.emoji), self.table, Step::NONE)
                .buttons(self.buttons)
                .done();
        }
        body.enclosed = self.film.clone().map_or(body.enclosed, Enclosed::File);
        body.nonce = Some(format!("{}.{}", self.table, self.word));
        Ok(body)
    }
}
