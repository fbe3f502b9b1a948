//! The messages of a table's luck: the promise when it opens, tickets when it begins. Each is
//! posted once and never edited, so that Discord's time on it witnesses it. Knows no recipe.

use super::board::Boards;
use super::body::Body;
use super::clock::now;
use super::courier::Progress;
use super::lane::{Lane, Urgency};
use super::outbox::Target;
use super::refusals::Way;
use super::shown::{self, Shown, Standing};
use super::trouble::Trouble;
use crate::store::TableId;
use crate::table::Witness;
use crate::words::{Message, Style};

impl Boards {
    /// Says of a table's luck what was not said yet.
    pub(super) async fn witness(&self, table: TableId) -> Result<Progress, Trouble> {
        let Some(witness) = self.hall.read(table, |table| table.witness()).await? else {
            return Ok(Progress::Done);
        };
        match self.say_once(&witness, &witness.promise, "promise").await? {
            Progress::Done if !witness.start.is_empty() => {
                self.say_once(&witness, &witness.start, "start").await
            }
            progress => Ok(progress),
        }
    }

    /// Posts lines under a word by which they stand once only. What may stand already is left as it
    /// is: it says the same.
    #[tracing::instrument(level = "debug", name = "post", skip_all, fields(what = "witness"))]
    async fn say_once(&self, witness: &Witness, lines: &[Message], word: &str) -> Result<Progress, Trouble> {
        let key = format!("{}{word}", shown::all(witness.table));
        let before: Shown = self.notes.get(&key).await?;
        if before.standing.is_some() {
            return Ok(Progress::Done);
        }
        let (place, way) = (witness.place.0, Way::Channel(witness.place.0));
        let reader = self.channel(place).await?.reader(self.language);
        let mut body = Body::text(
            &self
                .composer
                .words
                .speaker(reader.locale, &witness.names, Style::Discord)
                .lines(lines),
        );
        body.nonce = Some(format!("{}.{word}", witness.table));
        let turn = match self.courier.turn(Lane::Post(place), Urgency::Board, &[way]).await {
            Ok(turn) => turn,
            Err(wait) => return Ok(Progress::Later(wait)),
        };
        match self.courier.port.send(turn, place, body).await {
            Ok(message) => {
                let standing = Some(Standing {
                    channel: place,
                    message,
                });
                self.notes
                    .put_fact(
                        &key,
                        &Shown {
                            standing,
                            at: now(),
                            ..Shown::default()
                        },
                    )
                    .await?;
                Ok(Progress::Done)
            }
            Err(why) => self.courier.failed(Target::Board(witness.table), way, why),
        }
    }
}
