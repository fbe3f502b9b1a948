//! `/tables`: the caller's own open tables, the most urgent first, and in a server its other ones.

use crate::discord::answers::Reply;
use crate::discord::body::{Body, EMBED};
use crate::discord::channel_views::FOR_A_LIST;
use crate::discord::failure::Failure;
use crate::discord::incoming::{Asked, Caller};
use crate::discord::numbered_buttons::{self, NumberedButton};
use crate::discord::placement::placed;
use crate::discord::profile::Reader;
use crate::discord::services::Services;
use crate::discord::shelf::Stray;
use crate::hall::Hall;
use crate::store::TableId;
use crate::table::{Fault, Need, Place, TableButton, TableView, UserId};
use crate::words::Message;
use futures_util::future::ready;
use futures_util::{StreamExt, stream};
use std::sync::Arc;
use tokio::task::JoinError;

/// The most tables that a list names.
const MOST: usize = 15;
/// The most letters of a list: two of them, and what stands beside them, fit into one message.
const ROOM: usize = EMBED / 2 - 250;
/// So many tables are read at a time.
const ABREAST: usize = 64;

/// A table as a list names it.
struct Entry {
    /// What it is listed by: with a seat to be taken, by how urgent it is, by how long nothing has
    /// happened there, and by its id.
    order: (bool, Need, u64, TableId),
    place: Place,
    line: Message,
    names: Vec<String>,
    /// The table, if it has to be brought back, and the buttons that can do so.
    stray: Option<(Stray, Vec<NumberedButton>)>,
    /// The button that takes a seat there, if one is free.
    seat: Option<NumberedButton>,
    /// The button that leads to what is awaited of them there.
    turn: Option<NumberedButton>,
}

impl Entry {
    /// How a table is listed for a person, whom its twins may keep out; where they have no seat, who sits there is not
    /// named.
    fn of(table: &dyn TableView, (user, kept_out): (UserId, bool), at: u64) -> Entry {
        let (mut standing, roster) = (table.standing(user, at), table.roster());
        standing.free &= !kept_out;
        let who: Vec<Message> = roster
            .present()
            .filter(|(_, player)| player.user() != Some(user))
            .map(|(seat, _)| Message::new("who").seat("who", seat.number()))
            .collect();
        let line = if who.is_empty() || roster.seat_of(user).is_none() {
            Message::new("edge-tables-line")
        } else {
            Message::new("edge-tables-line-with").with("who", who)
        };
        let line = placed(table, line).with("standing", standing.line);
        let ways = [TableButton::Unshelve, TableButton::BringHere];
        Entry {
            order: (!standing.free, standing.need, table.touched(), table.id()),
            place: table.place(),
            line: if standing.free {
                Message::new("edge-tables-free").with("line", line)
            } else {
                line
            },
            names: roster.names(),
            stray: Stray::of(table)
                .filter(|_| roster.seat_of(user).is_some())
                .map(|stray| (stray, ways.map(|way| NumberedButton::of(table, way)).into())),
            seat: standing.free.then(|| NumberedButton::seat(table)),
            turn: NumberedButton::turn(table, standing.need).filter(|_| roster.seat_of(user).is_some()),
        }
    }
}

pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let (hall, user) = (&services.hall, asked.caller.user);
    let own = hall.of(user).await?;
    let mut buttons = Vec::new();
    let mut lines = match entries(hall, &own, user).await {
        own if own.is_empty() => {
            let none = if asked.caller.direct() {
                "edge-no-table-yours"
            } else {
                "edge-tables-none"
            };
            vec![say(services, reader, &Message::new(none))]
        }
        mut own => {
            own_buttons(services, asked, &mut own, &mut buttons).await?;
            list(services, reader, "edge-tables-mine", &own)
        }
    };
    if let Some(server) = asked.caller.server {
        let mut others = hall.in_server(server).await?;
        others.retain(|table| !own.contains(table));
        let others = entries(hall, &others, user).await;
        let mut others = seen(services, &asked.caller, others).await;
        if others.is_empty() {
            lines.push(say(services, reader, &Message::new("edge-tables-none-here")));
        } else {
            free_seats(&mut others, &mut buttons);
            lines.extend(list(services, reader, "edge-tables-here", &others));
        }
    }
    let mut body = Body::text(&lines.join("\n"));
    body.rows = numbered_buttons::rows(&services.composer, reader, &buttons);
    Ok(Reply::Whisper(body))
}

/// Those of some tables that stand in channels which somebody sees.
async fn seen(services: &Services, caller: &Caller, mut entries: Vec<Entry>) -> Vec<Entry> {
    let here = caller.place();
    let places = entries
        .iter()
        .map(|entry| entry.place)
        .filter(|place| *place != here);
    let now = services.hall.clock().now();
    let views = services.finder.views();
    let seen = views.of(caller.user, places, (now, FOR_A_LIST)).await;
    entries.retain(|entry| entry.place == here || seen.contains(&entry.place));
    entries
}

/// The buttons for those of somebody's tables where something is awaited of them, or that have to be brought back; the
/// lines of these get the numbers that the buttons name.
async fn own_buttons(
    services: &Services,
    asked: &Asked,
    entries: &mut [Entry],
    buttons: &mut Vec<NumberedButton>,
) -> Result<(), Failure> {
    for entry in entries.iter_mut().take(MOST) {
        let Some((stray, ways)) = entry.stray.take() else {
            if let Some(turn) = entry.turn.take() {
                buttons.push(turn.numbered(buttons.len() + 1, &mut entry.line));
            }
            continue;
        };
        let way = stray.way(services, &asked.caller).await?;
        if let Some(way) = ways.into_iter().find(|one| Some(one.button()) == way) {
            buttons.push(way.numbered(buttons.len() + 1, &mut entry.line));
        }
    }
    Ok(())
}

/// The buttons that take the free seats of these tables, as many as there is room for; their lines get
/// the numbers that the buttons name.
fn free_seats(entries: &mut [Entry], buttons: &mut Vec<NumberedButton>) {
    for entry in entries.iter_mut().take(MOST) {
        let room = buttons.len() < numbered_buttons::MOST;
        if let Some(seat) = entry.seat.take().filter(|_| room) {
            buttons.push(seat.numbered(buttons.len() + 1, &mut entry.line));
        }
    }
}

/// The tables as a person may know them, as they are listed. Many are read at once, since those that
/// nobody has looked at lately come from the disk.
async fn entries(hall: &Arc<Hall>, tables: &[TableId], user: UserId) -> Vec<Entry> {
    let at = hall.clock().now();
    let read = |table: TableId| {
        let hall = Arc::clone(hall);
        tokio::spawn(async move {
            let who = (user, hall.is_kept_out(table, user).await?);
            hall.read(table, |table| (!table.ended()).then(|| Entry::of(table, who, at)))
                .await
        })
    };
    let reads = stream::iter(tables.iter().copied().map(read)).buffer_unordered(ABREAST);
    let mut entries: Vec<Entry> = reads.filter_map(|read| ready(listed(read))).collect().await;
    entries.sort_by_key(|entry| entry.order);
    entries
}

/// What came of reading a table; nothing where it has ended meanwhile, or cannot be read.
fn listed(read: Result<Result<Option<Entry>, Fault>, JoinError>) -> Option<Entry> {
    let why = match read {
        Ok(Ok(entry)) => return entry,
        Ok(Err(Fault::NoTable(_))) => return None,
        Ok(Err(why)) => why.to_string(),
        Err(why) => why.to_string(),
    };
    tracing::error!(why, "a table that is to be listed cannot be read");
    None
}

/// A list under its title: as many lines as there is room for, and how many more there are.
fn list(services: &Services, reader: Reader, title: &'static str, entries: &[Entry]) -> Vec<String> {
    let mut lines = vec![say(services, reader, &Message::new(title))];
    let mut room = ROOM;
    for entry in entries.iter().take(MOST) {
        let line = services.composer.speaker(reader, &entry.names).say(&entry.line);
        let line = format!("- {line}");
        let size = line.encode_utf16().count() + 1;
        if size > room {
            break;
        }
        room -= size;
        lines.push(line);
    }
    let more = entries.len() + 1 - lines.len();
    if more > 0 {
        let more = Message::new("edge-tables-more").with("count", more);
        lines.push(format!("-# {}", say(services, reader, &more)));
    }
    lines
}

fn say(services: &Services, reader: Reader, message: &Message) -> String {
    services.composer.speaker(reader, &[]).say(message)
}
