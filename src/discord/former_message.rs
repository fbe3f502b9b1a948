//! What stays of a message in whose place another stands: a board's, or the panel's of somebody who plays alone. Knows no
//! game.

use super::body::{Body, Enclosed};
use super::composer::Composer;
use super::delivery::{Delivery, Former};
use super::ids::{ChannelId, MessageRef};
use super::profile::{Form, Reader};
use super::trouble::Trouble;
use crate::hall::Hall;
use crate::store::TableId;
use crate::table::{Everyone, TableView};
use crate::words::{Arg, Message};

/// The turn of a game's first board, whose picture stays.
const FIRST: u32 = 1;

/// What was done in its turn, so that a channel reads like a log; the first board keeps its picture, and what the table
/// has left a line that leads to it. Of the lobby's card what came of drawing the luck, or that the game goes on below or
/// how it closed stands there; nothing, where it loses its controls alone.
///
/// # Errors
/// The table cannot be read.
pub(super) async fn stays(
    hall: &Hall,
    (composer, reader): (&Composer, Reader),
    table: TableId,
    former: Former<ChannelId>,
    shown: &Delivery<ChannelId>,
) -> Result<Body<Everyone>, Trouble> {
    let elsewhere = shown
        .standing
        .filter(|standing| standing.channel != former.at.channel);
    if let Some(standing) = elsewhere {
        let link = Arg::Word(format!("<#{}>", standing.channel).into());
        let line = Message::new("edge-moved").with("where", link);
        return Ok(composer.say(reader, &line));
    }
    let Some(number) = former.turn.filter(|number| *number > 0) else {
        return lobby(hall, (composer, reader), table).await;
    };
    of_turn(hall, (composer, reader), (table, former.at, number), shown).await
}

/// What was done in the turn of a message and in those after it that no message showed.
///
/// # Errors
/// The table cannot be read.
pub(super) async fn of_turn<C: Copy + PartialEq, A>(
    hall: &Hall,
    (composer, reader): (&Composer, Reader),
    (table, at, number): (TableId, MessageRef<C>, u32),
    shown: &Delivery<C>,
) -> Result<Body<A>, Trouble> {
    // Of several messages of a turn the last says what was done in it, and while the game is on the one that stands.
    let again = shown
        .before
        .iter()
        .any(|before| before.at != at && before.turn == Some(number));
    // Turns that passed before they could be shown have no message of their own.
    let turns = shown.before.iter().filter_map(|before| before.turn);
    let later = turns.filter(|later| *later > number);
    let next = later.min().unwrap_or(shown.turn).max(number.saturating_add(1));
    let last = shown.turn == number;
    let told = hall.read(table, |table| {
        // Where one's panel was the last message of a game, the turns until its end have none either.
        let next = match table.direct() && table.ended() && last {
            true => table.board().audience.turn.saturating_add(1).max(next),
            false => next,
        };
        let mut lines: Vec<Message> = (number..next).flat_map(|turn| table.recap(turn)).collect();
        // Of a covered game each turn says the same.
        lines.dedup();
        let ended = table.ended() || table.halted();
        (lines, table.roster().names(), (table.twins().is_some(), ended))
    });
    let (mut lines, names, (twins, ended)) = told.await?;
    if again || !ended && shown.turn == number {
        lines.clear();
    }
    if lines.is_empty() {
        lines.push(below(ended));
    }
    let mut body = composer.lines(reader, &names, &lines);
    if number == FIRST && !twins && !again {
        keep_picture(&mut body, (composer, reader), &names);
    }
    Ok(body)
}

/// What stays of a lobby's card.
async fn lobby(
    hall: &Hall,
    (composer, reader): (&Composer, Reader),
    table: TableId,
) -> Result<Body<Everyone>, Trouble> {
    let read = |table: &dyn TableView| (table.begun(), table.ended() || table.halted());
    let (begun, ended) = hall.read(table, read).await?;
    let line = match (begun, ended) {
        (true, _) => below(ended),
        (false, true) => Message::new("recap-closed"),
        (false, false) => Message::new("recap-gathers"),
    };
    Ok(composer.lines(reader, &[], &[line]))
}

/// That what came of it, or the game itself, is further down.
fn below(ended: bool) -> Message {
    Message::new(if ended { "recap-end" } else { "recap-none" })
}

/// The message keeps its picture, which is of a position before all of that was done, and says so.
fn keep_picture<A>(body: &mut Body<A>, (composer, reader): (&Composer, Reader), names: &[String]) {
    body.enclosed = Enclosed::Kept;
    if reader.form == Form::Picture && body.embed.is_none() {
        let speaker = composer.speaker(reader, names);
        let picture = speaker.say(&Message::new("recap-first-picture"));
        body.say(&format!("{}\n-# {picture}", body.content));
    }
}
