//! The messages of a table's luck: the promise when it opens, tickets when it begins. Each is
//! posted once and never edited, so that Discord's time on it witnesses it. Knows no recipe.

use super::board::Boards;
use super::courier::Progress;
use super::single_post::SinglePost;
use super::trouble::Trouble;
use crate::store::TableId;

/// Says of a table's luck what was not said yet.
pub(super) async fn tell(boards: &Boards, table: TableId) -> Result<Progress, Trouble> {
    let Some(witness) = boards.hall.read(table, |table| table.witness()).await? else {
        return Ok(Progress::Done);
    };
    let post = |word, lines| SinglePost {
        table,
        place: witness.place,
        word,
        lines,
        names: &witness.names,
        small: true,
        film: None,
        mention: &[],
        buttons: &[],
    };
    match post("promise", &witness.promise).say(boards).await? {
        Progress::Done if !witness.start.is_empty() => post("start", &witness.start).say(boards).await,
        progress => Ok(progress),
    }
}
