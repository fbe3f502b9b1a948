//! The messages of a table's luck: the promise when it opens, and one that announces the start, whose id binds the luck
//! to a round of the beacon. The first is never edited; the second is once, to name the round. Knows no recipe.

use super::board::Boards;
use super::courier::Progress;
use super::single_post::{self, SinglePost};
use super::trouble::Trouble;
use crate::store::TableId;
use crate::table::{Announcement, Command, Denied, Order, Witness};
use crate::words::Message;

/// Says of a table's luck what was not said yet.
pub(super) async fn tell(boards: &Boards, table: TableId) -> Result<Progress, Trouble> {
    let Some(witness) = boards.hall.read(table, |table| table.witness()).await? else {
        return Ok(Progress::Done);
    };
    let promised = post(&witness, "promise", &witness.promise).say(boards).await?;
    match (promised, &witness.announcement) {
        (Progress::Done, Some(announcement)) => announce(boards, &witness, announcement).await,
        (Progress::Done, None) if !witness.start.is_empty() => {
            post(&witness, "start", &witness.start).say(boards).await
        }
        (progress, _) => Ok(progress),
    }
}

fn post<'a>(witness: &'a Witness, word: &'a str, lines: &'a [Message]) -> SinglePost<'a> {
    SinglePost {
        table: witness.table,
        place: witness.place,
        word,
        lines,
        names: &witness.names,
        small: true,
        film: None,
        mention: &[],
        buttons: &[],
    }
}

/// Announces the start, tells the table by which message, and has that name the round once the table is bound to it.
async fn announce(
    boards: &Boards,
    witness: &Witness,
    announcement: &Announcement,
) -> Result<Progress, Trouble> {
    let word = match announcement.number {
        1 => "start".to_owned(),
        number => format!("start-{number}"),
    };
    let lines = [announcement.line.clone()];
    let post = post(witness, &word, &lines);
    if announcement.bound {
        return post.settle(boards).await;
    }
    let progress = post.say(boards).await?;
    let standing = single_post::standing(boards, witness.table, &word).await?;
    if let Some(standing) = standing {
        let message = standing.message.0;
        let order = Order::of_host(boards.hall.clock().now(), Command::Announce { message });
        match boards.hall.order(witness.table, &order).await {
            // Told meanwhile, or the table waits no more.
            Ok(_) | Err(Denied::Conflict | Denied::Refused(_)) => {}
            Err(Denied::Fault(why)) => return Err(why.into()),
        }
    }
    Ok(progress)
}
