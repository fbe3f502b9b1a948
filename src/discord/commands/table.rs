//! `/table`: what those who manage a server can do to its tables. Each asks before it does anything,
//! and whoever pressed yes is checked again then. What they may, the table decides.

use super::seat_argument::typed_seat;
use crate::discord::answers::Reply;
use crate::discord::body::{Body, CONTENT};
use crate::discord::controls::Rows;
use crate::discord::failure::Failure;
use crate::discord::ids::ChannelId;
use crate::discord::incoming::{Asked, Caller, Given};
use crate::discord::moderation_log::{AtEvent, AtTable, Entry, Intervention};
use crate::discord::orders::Asker;
use crate::discord::panels::Viewer;
use crate::discord::placement::{link, placed};
use crate::discord::profile::Reader;
use crate::discord::services::Services;
use crate::discord::table_texts::at_twins;
use crate::store::TableId;
use crate::table::moderation::Moderation;
use crate::table::{Command, Denied, Place, Server, TableButton, TableView};
use crate::words::{Arg, Message, cut};

/// The longest name that a control carries.
const NAME: usize = 32;

pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let Some(server) = asked.caller.server else {
        return Err(Message::new("edge-moderate-direct").into());
    };
    if !asked.caller.moderates() {
        return Err(Message::new("refused-moderate").into());
    }
    let reopens = match asked.sub.as_deref() {
        Some("log") => return log(services, server, reader).await,
        sub => sub == Some("reopen"),
    };
    let table = here(services, &asked.caller, reopens).await?;
    let what = moderation(services, asked, table).await?;
    whether_to(services, table, asked, what, reader).await
}

/// The table that is meant: the channel's, or the last one there.
async fn here(services: &Services, caller: &Caller, reopens: bool) -> Result<TableId, Failure> {
    let (standing, last) =
        (services.hall.at(caller.place()).await?, services.hall.last_at(caller.place()).await?);
    let halted = match last {
        Some(last) => services.hall.read(last, |table| table.halted()).await?,
        None => false,
    };
    match (standing, last.filter(|_| halted || reopens)) {
        (Some(standing), Some(_)) if halted && reopens => {
            let occupied = services
                .panels
                .placed(standing, Message::new("edge-reopen-occupied"));
            Err(occupied.await.into())
        }
        (Some(standing), _) => Ok(standing),
        (None, Some(last)) => Ok(last),
        (None, None) => Err(Message::new("edge-no-table-here").into()),
    }
}

/// What is asked for, with what was filled in.
async fn moderation(services: &Services, asked: &Asked, table: TableId) -> Result<Moderation, Failure> {
    match asked.sub.as_deref() {
        Some("end") => Ok(Moderation::End),
        Some("reopen") => Ok(Moderation::Reopen),
        Some("pause") => Ok(Moderation::Pause),
        Some("go-on") => Ok(Moderation::GoOn),
        Some("back") => back(services, asked, table).await,
        Some("move") => match asked.given("to") {
            Some(Given::Channel(channel)) => {
                let place = Place(channel.0);
                match services.hall.at(place).await? {
                    Some(other) if other != table => {
                        let occupied = services.panels.placed(other, Message::new("edge-move-occupied"));
                        Err(occupied.await.into())
                    }
                    _ => Ok(Moderation::Move { place }),
                }
            }
            _ => Err(Message::new("edge-move-where").into()),
        },
        Some("seat") => seat(services, asked, table).await,
        _ => Err(Message::new("edge-unknown-control").into()),
    }
}

/// How many actions the players are asked to take back; that they are asked no more, where they are.
async fn back(services: &Services, asked: &Asked, table: TableId) -> Result<Moderation, Failure> {
    if services
        .hall
        .read(table, |table| table.asked_back_by_manager())
        .await?
    {
        return Ok(Moderation::LetStand);
    }
    let plies = match asked.given("actions") {
        Some(Given::Number(plies)) => usize::try_from(*plies).unwrap_or_default(),
        _ => 1,
    };
    Ok(Moderation::Rewind { plies })
}

/// Which seat is offered, and to whom.
async fn seat(services: &Services, asked: &Asked, table: TableId) -> Result<Moderation, Failure> {
    let names = services.hall.read(table, |table| table.roster().names()).await?;
    let number = typed_seat(asked, &names);
    let Some(Given::Person { user, name, bot }) = asked.given("to") else {
        return Err(Message::new("edge-offer-whom").into());
    };
    if *bot {
        return Err(Message::new("edge-offer-bot").into());
    }
    number
        .and_then(|number| Moderation::offer(number, *user, cut(name, NAME).into_owned()))
        .ok_or_else(|| Message::new("refused-offer-no-seat").into())
}

/// Asks whether to do something, and says what will happen.
async fn whether_to(
    services: &Services,
    table: TableId,
    asked: &Asked,
    what: Moderation,
    reader: Reader,
) -> Result<Reply, Failure> {
    let order = services
        .orders
        .order(Asker::of(asked), Command::Moderate(what.clone()));
    if let Err(denied) = services.hall.would(table, &order).await {
        return Err(Failure::Denied(table, denied));
    }
    let asking = |table: &dyn TableView| {
        let mut lines = vec![placed(table, question(table, &what))];
        let ends = matches!(what, Moderation::End) && table.covered();
        lines.extend(ends.then(|| Message::new("edge-twins-published")));
        if let Moderation::Rewind { plies } = what {
            lines.extend(table.going_back(plies));
        }
        (lines, table.terms(), table.roster().names())
    };
    let (lines, stamp, names) = services.hall.read(table, asking).await?;
    let speaker = services.composer.speaker(reader, &names);
    let mut body = Body::text(&speaker.lines(&lines));
    body.rows = Rows::new((speaker, &services.composer.emoji), table, stamp)
        .moderation(&what)
        .buttons(&[TableButton::No])
        .done();
    Ok(Reply::Whisper(body))
}

/// Whether to do something, and what it means.
fn question(table: &dyn TableView, what: &Moderation) -> Message {
    let people = table.roster().people().count();
    match what {
        Moderation::End if table.begun() => at_twins(table, "edge-end-sure").with("players", people),
        Moderation::End => Message::new("edge-end-lobby-sure").with("players", people),
        Moderation::Reopen => Message::new("edge-reopen-sure").with("left", forgotten(table)),
        Moderation::Pause => Message::new("edge-pause-sure"),
        Moderation::Rewind { .. } => Message::new("edge-rewind-sure"),
        Moderation::LetStand => Message::new("edge-let-stand-sure"),
        Moderation::GoOn => Message::new("edge-go-on-sure"),
        Moderation::Offer { seat, name, .. } => Message::new("edge-offer-sure")
            .seat("who", seat.number())
            .with("name", Arg::Text(name.clone())),
        Moderation::Move { place } => {
            Message::new("edge-move-sure").with("to", Arg::Word(link(*place).into()))
        }
    }
}

/// Whether a game that was to go on has ended by it, since too few are left.
fn ends_at_once(what: &Moderation) -> impl Fn(&dyn TableView) -> bool {
    let reopens = *what == Moderation::Reopen;
    move |table| reopens && table.ended()
}

/// How many were forgotten while a game was ended for now: they give up their seats when it goes on.
fn forgotten(table: &dyn TableView) -> usize {
    let held = table
        .roster()
        .present()
        .filter(|(_, player)| player.user().is_some());
    held.filter(|(_, player)| player.is_forgotten()).count()
}

/// Does what somebody was asked about and has said yes to.
///
/// # Errors
/// It was not done.
pub(in crate::discord) async fn moderated(
    services: &Services,
    table: TableId,
    asker: Asker<'_>,
    what: Moderation,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    let begun = services.hall.read(table, |table| table.begun()).await?;
    let (id, logged) = match &what {
        Moderation::End if !begun => ("edge-closed", AtTable::Ended),
        Moderation::End => ("edge-ended-for-now", AtTable::Ended),
        Moderation::Reopen => ("edge-reopened", AtTable::Reopened),
        Moderation::Pause => ("edge-paused-by-you", AtTable::Paused),
        Moderation::GoOn => ("edge-went-on-by-you", AtTable::WentOn),
        Moderation::Offer { seat, name, .. } => {
            let holder = services
                .hall
                .read(table, |table| table.roster().player(*seat).cloned());
            let holder = holder.await?.map(|player| player.name).unwrap_or_default();
            let name = name.clone();
            ("edge-offer-made", AtTable::Offered { holder, name })
        }
        Moderation::Rewind { plies } => ("edge-rewind-asked", AtTable::AskedBack { plies: *plies }),
        Moderation::LetStand => ("edge-let-stood", AtTable::LetStand),
        Moderation::Move { place } => ("edge-moved-by-you", AtTable::Moved { to: *place }),
    };
    let done = services.panels.placed(table, Message::new(id)).await;
    match recorded(services, table, asker, Command::Moderate(what.clone()), logged).await {
        Ok(()) => {
            if let Moderation::Move { place } = what {
                let channel = ChannelId(place.0);
                services.preferences.know_channel(channel, asker.caller).await?;
                return services
                    .panels
                    .say_of(table, viewer.reader, Message::new(id))
                    .await;
            }
            if services.hall.read(table, ends_at_once(&what)).await? {
                let over = Message::new("edge-reopened-over");
                return services.panels.say_of(table, viewer.reader, over).await;
            }
            Ok(services.panels.say(viewer.reader, &done))
        }
        Err(Denied::Conflict) => {
            let changed = Message::new("edge-terms-changed");
            services.panels.say_of(table, viewer.reader, changed).await
        }
        Err(denied) => Err(Failure::Denied(table, denied)),
    }
}

/// Gives an order of somebody who manages the server, and logs it if it is carried out.
///
/// # Errors
/// It was not carried out.
pub(in crate::discord) async fn recorded(
    services: &Services,
    table: TableId,
    asker: Asker<'_>,
    command: Command,
    what: AtTable,
) -> Result<(), Denied> {
    let order = services.orders.order(asker, command);
    let Some(server) = asker.caller.server else {
        return services.orders.give(table, &order).await.map(drop);
    };
    services.hall.would(table, &order).await?;
    let (game, place) = services
        .hall
        .read(table, |table| (table.game().to_owned(), table.place()))
        .await?;
    let did = Intervention::Table {
        table: table.to_string(),
        game,
        place,
        what,
    };
    let entry = Entry::of(asker.caller, order.at, did);
    // Whether a fault kept it from being done, the table tells.
    let unknown = |denied: &Denied| matches!(denied, Denied::Fault(_));
    let giving = async { services.orders.give(table, &order).await.map(drop) };
    let log = &services.moderation;
    log.noting((server, asker.ticket.id.0), vec![entry], unknown, giving)
        .await
}

/// What was done in a server, the newest first, as much as fits into one message.
async fn log(services: &Services, server: Server, reader: Reader) -> Result<Reply, Failure> {
    let entries = services.moderation.of(server).await?;
    let speaker = services.composer.speaker(reader, &[]);
    if entries.is_empty() {
        return Ok(services.panels.say(reader, &Message::new("edge-did-nothing")));
    }
    let mut text = speaker.say(&Message::new("edge-did-title"));
    for entry in &entries {
        let line = format!("\n- {}", speaker.say(&told(entry)));
        if text.encode_utf16().count() + line.encode_utf16().count() > CONTENT {
            break;
        }
        text.push_str(&line);
    }
    Ok(Reply::Whisper(Body::text(&text)))
}

/// An entry in words.
fn told(entry: &Entry) -> Message {
    let about = |id: &'static str| {
        Message::new(id)
            .with("when", Arg::Moment(entry.at / 1_000))
            .with("by", Arg::Text(entry.name.clone()))
    };
    match &entry.did {
        Intervention::Set { key, value } => about("edge-did-set")
            .with("what", Message::new(format!("command-server-set-{key}")))
            .with("value", super::server::value(key, value)),
        Intervention::Event { game, place, what } => {
            let line = match what {
                AtEvent::Closed => about("edge-did-close-event"),
                AtEvent::TakenOut { name } => {
                    about("edge-did-take-out").with("name", Arg::Text(name.clone()))
                }
            };
            line.with("game", Message::new(format!("{game}-name")))
                .with("where", Arg::Word(link(*place).into()))
        }
        Intervention::Table {
            game, place, what, ..
        } => {
            let line = match what {
                AtTable::Closed => about("edge-did-close"),
                AtTable::Ended => about("edge-did-end"),
                AtTable::Reopened => about("edge-did-reopen"),
                AtTable::Paused => about("edge-did-pause"),
                AtTable::WentOn => about("edge-did-go-on"),
                AtTable::AskedBack { plies } => about("edge-did-rewind").with("count", *plies),
                AtTable::LetStand => about("edge-did-let-stand"),
                AtTable::Offered { holder, name } => about("edge-did-offer")
                    .with("who", Arg::Text(holder.clone()))
                    .with("name", Arg::Text(name.clone())),
                AtTable::Moved { to } => about("edge-did-move").with("to", Arg::Word(link(*to).into())),
            };
            line.with("game", Message::new(format!("{game}-name")))
                .with("where", Arg::Word(link(*place).into()))
        }
    }
}
