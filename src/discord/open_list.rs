//! The tables of a server where a seat is free, as a list for all to read: a line and a button each.
//! Knows no game.

use super::body::Body;
use super::composer::Composer;
use super::numbered_buttons::{self, NumberedButton};
use super::placement::{ANYBODY, placed};
use super::profile::Reader;
use crate::hall::Hall;
use crate::store::TableId;
use crate::table::{Everyone, Fault, Server, TableView};
use crate::words::Message;

/// The most tables that a list names.
const MOST: usize = 15;
/// The most letters of all its lines together.
const ROOM: usize = 1_700;

/// A table with a free seat.
struct Open {
    /// What it is listed by: those that have not begun first.
    order: (bool, TableId),
    line: Message,
    seat: NumberedButton,
}

impl Open {
    /// How a table is listed; nothing where no seat is free.
    fn of(table: &dyn TableView, at: u64) -> Option<Open> {
        let standing = table.standing(ANYBODY, at);
        let reached = !table.ended() && !table.shelved() && !table.halted() && table.stranded().is_none();
        let line = placed(table, Message::new("edge-tables-line")).with("standing", standing.line);
        (standing.free && reached).then(|| Open {
            order: (!table.gathering(), table.id()),
            line: match table.gathering() {
                true => line,
                false => Message::new("edge-tables-free").with("line", line),
            },
            seat: NumberedButton::seat(table),
        })
    }
}

/// The list, as a reader has it.
///
/// # Errors
/// It cannot be looked up which tables there are.
pub(super) async fn body(
    (hall, composer): (&Hall, &Composer),
    server: Server,
    reader: Reader,
) -> Result<Body<Everyone>, Fault> {
    let at = hall.clock().now();
    let mut open = Vec::new();
    for table in hall.in_server(server).await? {
        // One that cannot be read has nothing to list; whoever shows it has told so.
        let listed = hall.read(table, |table| Open::of(table, at)).await;
        let takes = !hall.is_kept_out(table, ANYBODY).await.unwrap_or(false);
        open.extend(listed.ok().flatten().filter(|_| takes));
    }
    open.sort_by_key(|open| open.order);
    let say = |message: &Message| composer.speaker(reader, &[]).say(message);
    let (count, mut buttons, mut room) = (open.len(), Vec::new(), ROOM);
    let mut lines = vec![say(&Message::new("edge-card-title"))];
    for mut open in open.into_iter().take(MOST) {
        let seat = open.seat.numbered(buttons.len() + 1, &mut open.line);
        let line = format!("- {}", say(&open.line));
        let Some(left) = room.checked_sub(line.encode_utf16().count() + 1) else {
            break;
        };
        room = left;
        lines.push(line);
        buttons.push(seat);
    }
    if count == 0 {
        lines.push(say(&Message::new("edge-card-none")));
    }
    if count > buttons.len() {
        let more = Message::new("edge-tables-more").with("count", count - buttons.len());
        lines.push(format!("-# {}", say(&more)));
    }
    lines.push(format!("-# {}", say(&Message::new("edge-card-note"))));
    let mut body = Body::text(&lines.join("\n"));
    body.rows = numbered_buttons::rows(composer, reader, &buttons);
    Ok(body)
}
