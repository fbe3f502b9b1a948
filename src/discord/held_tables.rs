//! Tables that this version of the program holds as they are, since it would make something else of
//! them: those who play there are told so once, in the table's channel. Knows no game.

use super::board::Boards;
use super::courier::Progress;
use super::single_post::SinglePost;
use super::trouble::Trouble;
use crate::store::TableId;
use crate::words::Message;

/// Says at a table that it is held, if it is and that was not said yet.
pub(super) async fn tell(boards: &Boards, table: TableId) -> Result<Progress, Trouble> {
    if !boards.hall.is_held(table) {
        return Ok(Progress::Done);
    }
    let seen = boards
        .hall
        .read(table, |table| (table.place(), table.roster().names()));
    let (place, names) = seen.await?;
    let post = SinglePost {
        table,
        place,
        word: "held",
        lines: &[Message::new("refused-held")],
        names: &names,
        small: false,
        film: None,
        mention: &[],
        buttons: &[],
    };
    post.say(boards).await
}
