//! `/event`: opens an evening in this channel, shows and closes it, and takes somebody out of it who does not come.

use super::join::{called, option_text, playable, set_pace};
use crate::discord::answers::Reply;
use crate::discord::body::Body;
use crate::discord::event_answers::{in_charge, take_out};
use crate::discord::event_button::EventButton;
use crate::discord::event_card;
use crate::discord::event_note::{EventHost, EventNote};
use crate::discord::failure::Failure;
use crate::discord::incoming::{Asked, Given};
use crate::discord::orders::Asker;
use crate::discord::profile::Reader;
use crate::discord::services::Services;
use crate::event::EventFormat;
use crate::store::TableId;
use crate::table::timing::{PACE, Pace};
use crate::table::{Chosen, Command, Listing, Server};
use crate::words::{Arg, Message};

pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let Some(server) = asked.caller.server else {
        return Err(Message::new("event-direct").into());
    };
    match asked.sub.as_deref() {
        Some("open") => open(services, asked, server, reader).await,
        Some("show") => show(services, asked, server, reader).await,
        Some("close") => whether_to_close(services, asked, server, reader).await,
        Some("withdraw") => withdraw(services, asked, server, reader).await,
        _ => Err(Message::new("edge-unknown-control").into()),
    }
}

/// Opens an evening, whose card follows.
async fn open(services: &Services, asked: &Asked, server: Server, reader: Reader) -> Result<Reply, Failure> {
    let caller = &asked.caller;
    if !caller.kind.has_threads() {
        return Err(Message::new("event-no-threads").into());
    }
    if let Some(complaint) = services.preferences.complaint(caller, true).await? {
        return Err(complaint.into());
    }
    let typed = asked.text("game").unwrap_or_default();
    let Some(listing) = called(services, typed) else {
        let typed = Arg::Text(crate::words::cut(typed, 60).into_owned());
        return Err(Message::new("edge-unknown-game").with("typed", typed).into());
    };
    let (seats, with) = settled(services, asked, listing, reader).await?;
    let at = (server, caller.channel);
    let mut fresh = EventNote::new(asked.ticket.id.0, at, services.hall.clock().now());
    fresh.host = EventHost {
        user: caller.user.0,
        name: caller.name.clone(),
    };
    listing.id.clone_into(&mut fresh.game);
    fresh.chosen = with
        .iter()
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .collect();
    fresh.evening.format = asked.text("format").and_then(EventFormat::of).unwrap_or_default();
    fresh.evening.seats = seats;
    fresh.evening.least = usize::from(listing.seats.0.max(2));
    let begin = |note: &mut EventNote| match note.open() {
        true => false,
        false => {
            *note = fresh.clone();
            true
        }
    };
    match services.evenings.change(at, begin).await? {
        true => Ok(said(services, reader, &Message::new("event-opened"))),
        false => Err(Message::new("event-stands").into()),
    }
}

/// How many sit at its tables and what is chosen there, if any could be opened with that.
async fn settled(
    services: &Services,
    asked: &Asked,
    listing: &Listing,
    reader: Reader,
) -> Result<(usize, Chosen), Failure> {
    let caller = &asked.caller;
    let channel = services.preferences.channel(caller).await?;
    playable(&channel, listing)?;
    let seats = seats(listing, asked.number("seats"))?;
    let mut with = match asked.text("with") {
        Some(typed) => option_text(services, listing, reader).read(typed)?,
        None => Chosen::NONE,
    };
    set_pace(&mut with, &channel);
    if with.iter().all(|(key, _)| key != PACE.key) {
        // Where no time runs, a table at which nobody moves would hold up all others for good.
        with.set(PACE.key, Pace::Daily.id());
    }
    let command = Command::Join { with: with.clone() };
    // What no table could be opened with is said now.
    let order = services.orders.order(Asker::of(asked), command);
    let opens = services.hall.would_open(caller.place(), listing, &order);
    opens.map_err(|denied| Failure::Denied(TableId(0), denied))?;
    Ok((seats, with))
}

/// How many sit at a table at most, by what was typed.
fn seats(listing: &Listing, typed: Option<i64>) -> Result<usize, Message> {
    let (least, most) = (listing.seats.0.max(2), listing.seats.1);
    let seats = typed.unwrap_or(i64::from(least));
    match u8::try_from(seats) {
        Ok(seats) if (least..=most).contains(&seats) => Ok(usize::from(seats)),
        _ => Err(Message::new("event-seats")
            .with("game", listing.title())
            .with("least", least)
            .with("most", most)),
    }
}

fn said(services: &Services, reader: Reader, message: &Message) -> Reply {
    Reply::Whisper(services.composer.say(reader, message))
}

/// The channel's evening, or that of the thread's table.
async fn here(services: &Services, asked: &Asked, server: Server) -> Result<EventNote, Failure> {
    let note = services.evenings.around(server, asked.caller.channel).await?;
    match note.id {
        0 => Err(Message::new("event-none").into()),
        _ => Ok(note),
    }
}

async fn show(services: &Services, asked: &Asked, server: Server, reader: Reader) -> Result<Reply, Failure> {
    let note = here(services, asked, server).await?;
    let body = services.evenings.cards.told(&note, reader).await;
    match body {
        Ok(body) => Ok(Reply::Whisper(body)),
        Err(why) => {
            tracing::error!(%why, "an evening cannot be shown");
            Err(Message::new("event-unread").into())
        }
    }
}

/// Asks whether to close it.
async fn whether_to_close(
    services: &Services,
    asked: &Asked,
    server: Server,
    reader: Reader,
) -> Result<Reply, Failure> {
    let note = here(services, asked, server).await?;
    in_charge(&note, &asked.caller)?;
    if !note.open() {
        return Err(Message::new("event-ended").into());
    }
    let mut body: Body<_> = services
        .composer
        .say(reader, &note.with_tables("event-close-sure"));
    body.rows = event_card::rows(&services.composer, reader, note.id, &[EventButton::Close]);
    Ok(Reply::Whisper(body))
}

/// Takes somebody out of it; while it is played, asks first whether to.
async fn withdraw(
    services: &Services,
    asked: &Asked,
    server: Server,
    reader: Reader,
) -> Result<Reply, Failure> {
    let (note, caller) = (here(services, asked, server).await?, &asked.caller);
    in_charge(&note, caller)?;
    let Some(Given::Person { user, name, .. }) = asked.given("person") else {
        return Err(Message::new("edge-unknown-control").into());
    };
    if !note.open() {
        return Err(Message::new("event-ended").into());
    }
    let lot = note.evening.lot_of(user.0);
    let lot = lot.ok_or_else(|| Message::new("event-not-in"))?;
    if !note.running() {
        let done = take_out(services, (&note, caller, asked.ticket.id.0), lot).await?;
        return Ok(said(services, reader, &done));
    }
    let sure = Message::new("event-withdraw-sure").with("who", Arg::Text(name.clone()));
    let mut body: Body<_> = services.composer.say(reader, &sure);
    let sure = u16::try_from(lot).map(EventButton::TakeOut).ok();
    body.rows = event_card::rows(&services.composer, reader, note.id, sure.as_slice());
    Ok(Reply::Whisper(body))
}
