//! What the buttons of an evening do. Whoever presses an old one, or may not, is told so. Knows no game.

use super::answers::Reply;
use super::body::Body;
use super::event_button::{EventButton, EventControl};
use super::event_card::{self, MOST};
use super::event_note::EventNote;
use super::failure::Failure;
use super::ids::ChannelId;
use super::incoming::{Caller, Click};
use super::moderation_log::{AtEvent, Entry, Intervention};
use super::orders::Asker;
use super::profile::Reader;
use super::services::Services;
use crate::event::{EventPhase, Participant};
use crate::store::{StoreFault, TableId};
use crate::table::{Command, Place, Server, Step, TableView};
use crate::words::{Arg, Message};

/// Whether somebody opened an evening, or may do to a server's tables what those may who manage it.
pub(super) fn may(note: &EventNote, caller: &Caller) -> bool {
    caller.moderates() || note.host.user == caller.user.0
}

/// Refuses whoever may not.
///
/// # Errors
/// They did not open it and do not manage the server.
pub(super) fn in_charge(note: &EventNote, caller: &Caller) -> Result<(), Message> {
    may(note, caller)
        .then_some(())
        .ok_or_else(|| Message::new("event-not-yours"))
}

/// Somebody has pressed a button of the evening of this number.
///
/// # Errors
/// Why nothing was done.
pub(super) async fn pressed(
    services: &Services,
    EventControl { id, button }: EventControl,
    pressed: &Click,
    reader: Reader,
) -> Result<Reply, Failure> {
    let caller = &pressed.caller;
    let server = caller.server.ok_or_else(|| Message::new("event-direct"))?;
    let note = services.evenings.around(server, caller.channel).await?;
    if note.id != id {
        return Err(Message::new("event-former").into());
    }
    let at = (services, &note, pressed);
    let said = match button {
        EventButton::TakePart => take_part(at).await?,
        EventButton::StepBack => step_back(at).await?,
        EventButton::Begin => begin(at).await?,
        EventButton::Stop => return whether_to_stop(services, &note, caller, reader).await,
        EventButton::StopOnly => stop_only(at).await?,
        EventButton::StopAfter => stop_only(at).await?,
        EventButton::StopNow | EventButton::GiveUp => stop_now(at).await?,
        EventButton::Retry => {
            in_charge(&note, caller)?;
            if let Some(complaint) = services.preferences.complaint(caller, true).await? {
                return Err(complaint.into());
            }
            services.evenings.retry(&note);
            Message::new("event-retried")
        }
        EventButton::TakeOut(lot) => {
            take_out(services, (&note, caller, pressed.ticket.id.0), usize::from(lot)).await?
        }
        EventButton::Close => {
            in_charge(&note, caller)?;
            let by = (&note, caller, pressed.ticket.id.0);
            logged(services, by, AtEvent::Closed, close(at)).await?
        }
    };
    Ok(Reply::Whisper(services.composer.say(reader, &said)))
}

/// A button that was pressed, and its evening as it was then.
type Pressing<'a> = (&'a Services, &'a EventNote, &'a Click);

/// Changes an evening, if it is the same still.
async fn change<R: Send>(
    (services, evening): (&Services, &EventNote),
    change: impl Fn(&mut EventNote) -> Result<R, Message> + Send + Sync,
) -> Result<R, Failure> {
    let same = |note: &mut EventNote| match note.id == evening.id {
        true => change(note),
        false => Err(Message::new("event-former")),
    };
    let at = (Server(evening.server), ChannelId(evening.channel));
    let changed: Result<Result<R, Message>, StoreFault> = services.evenings.change(at, same).await;
    Ok(changed??)
}

async fn take_part(at: Pressing<'_>) -> Result<Message, Failure> {
    let caller = &at.2.caller;
    change((at.0, at.1), |note| {
        let evening = &mut note.evening;
        match evening.phase {
            EventPhase::SignUp if evening.lot_of(caller.user.0).is_some() => {
                Err(Message::new("event-in-twice"))
            }
            EventPhase::SignUp if evening.participants.len() >= MOST => {
                Err(Message::new("event-full").with("most", MOST))
            }
            EventPhase::SignUp => {
                evening.participants.push(Participant {
                    user: caller.user.0,
                    name: caller.name.clone(),
                    stopped: false,
                });
                Ok(Message::new("event-in"))
            }
            EventPhase::Running => Err(Message::new("event-late")),
            EventPhase::Over | EventPhase::Closed => Err(Message::new("event-ended")),
        }
    })
    .await
}

async fn step_back(at: Pressing<'_>) -> Result<Message, Failure> {
    let user = at.2.caller.user.0;
    change((at.0, at.1), |note| match (note.evening.phase, note.evening.lot_of(user)) {
        (EventPhase::SignUp, Some(lot)) => {
            note.evening.participants.remove(lot);
            Ok(Message::new("event-out"))
        }
        (EventPhase::SignUp | EventPhase::Running, None) => Err(Message::new("event-own-not-in")),
        (EventPhase::Running, Some(_)) => Err(Message::new("event-begun-stop")),
        (EventPhase::Over | EventPhase::Closed, _) => Err(Message::new("event-ended")),
    })
    .await
}

async fn begin(at: Pressing<'_>) -> Result<Message, Failure> {
    let caller = &at.2.caller;
    if let Some(complaint) = at.0.preferences.complaint(caller, true).await? {
        return Err(complaint.into());
    }
    let left = at.0.evenings.departed(at.1).await;
    let mut lots = [0; 8];
    getrandom::fill(&mut lots).map_err(|_| crate::table::Fault::NoRandomness)?;
    let lots = u64::from_le_bytes(lots);
    change((at.0, at.1), |note| {
        in_charge(note, caller)?;
        note.let_go(&left);
        let evening = &mut note.evening;
        match evening.phase {
            EventPhase::SignUp if evening.participants.len() < evening.least => {
                let few = Message::new("event-few").with("least", evening.least);
                Err(few.with("here", evening.participants.len()))
            }
            EventPhase::SignUp => {
                evening.begin(lots);
                Ok(Message::new("event-begun"))
            }
            EventPhase::Running => Err(Message::new("event-begun-twice")),
            EventPhase::Over | EventPhase::Closed => Err(Message::new("event-ended")),
        }
    })
    .await
}

/// The table of an evening where somebody sits, and whether its game goes on; nothing where it waits for its luck, and
/// cannot be given up yet.
async fn seated(
    services: &Services,
    note: &EventNote,
    caller: &Caller,
) -> Result<Option<(TableId, bool)>, Failure> {
    let own = note.evening.lot_of(caller.user.0);
    let openings = note.openings.last().into_iter().flatten();
    let own = openings.filter(|opening| own.is_some_and(|lot| opening.players.contains(&lot)));
    for table in own.filter_map(|opening| opening.table.as_deref()?.parse().ok()) {
        let sits = |table: &dyn TableView| {
            let open = table.halted() || !table.ended() && !table.drawing();
            (open && table.roster().seat_of(caller.user).is_some()).then(|| !table.halted())
        };
        match services.hall.read(table, sits).await {
            Ok(Some(on)) => return Ok(Some((table, on))),
            Ok(None) | Err(crate::table::Fault::NoTable(_)) => {}
            Err(why) => return Err(why.into()),
        }
    }
    Ok(None)
}

/// Asks whether somebody stops, and whether they play on at the table where they sit; whoever has stopped and sits at
/// one, which went on afterwards, whether they give it up.
async fn whether_to_stop(
    services: &Services,
    note: &EventNote,
    caller: &Caller,
    reader: Reader,
) -> Result<Reply, Failure> {
    let may = may_stop(note, caller.user.0);
    let (question, buttons) = match (may, seated(services, note, caller).await?) {
        (Ok(_), Some((_, true))) => {
            ("event-stop-sure-playing", &[EventButton::StopAfter, EventButton::StopNow][..])
        }
        (Ok(_), Some((_, false)) | None) => ("event-stop-sure", &[EventButton::StopOnly][..]),
        (Err(_), Some((_, true))) if stopped(note, caller.user.0) => {
            ("event-stopped-playing", &[EventButton::GiveUp][..])
        }
        (Err(why), Some(_) | None) => return Err(why.into()),
    };
    let mut body: Body<_> = services.composer.say(reader, &Message::new(question));
    body.rows = event_card::rows(&services.composer, reader, note.id, buttons);
    Ok(Reply::Whisper(body))
}

/// Whether somebody has stopped.
fn stopped(note: &EventNote, user: u64) -> bool {
    let lot = note.evening.lot_of(user);
    lot.is_some_and(|lot| note.evening.participants[lot].stopped)
}

/// The lot of somebody who can stop.
fn may_stop(note: &EventNote, user: u64) -> Result<usize, Message> {
    let lot = note
        .evening
        .lot_of(user)
        .ok_or_else(|| Message::new("event-own-not-in"))?;
    match note.running() {
        _ if note.evening.participants[lot].stopped => Err(Message::new("event-stopped-twice")),
        true => Ok(lot),
        false => Err(Message::new("event-ended")),
    }
}

async fn stop(at: Pressing<'_>) -> Result<Message, Failure> {
    let user = at.2.caller.user.0;
    change((at.0, at.1), |note| {
        let lot = may_stop(note, user)?;
        note.stop(lot);
        Ok(Message::new("event-stopped"))
    })
    .await
}

/// Somebody stops who was asked of no table, and is told what becomes of the one where they sit.
async fn stop_only(at: Pressing<'_>) -> Result<Message, Failure> {
    let said = stop(at).await?;
    Ok(match seated(at.0, at.1, &at.2.caller).await? {
        Some((_, true)) => Message::new("event-stopped-beside"),
        Some((_, false)) => Message::new("event-stopped-halted"),
        None => said,
    })
}

/// Somebody stops and gives up the table where they play, both or neither; whoever has stopped already gives it up.
async fn stop_now(at: Pressing<'_>) -> Result<Message, Failure> {
    let (services, note, pressed) = at;
    let table = match seated(services, note, &pressed.caller).await? {
        Some((table, true)) => table,
        Some((_, false)) if stopped(note, pressed.caller.user.0) => {
            return Ok(Message::new("event-stopped-halted"));
        }
        Some((_, false)) | None => return stop_only(at).await,
    };
    let asker = || Asker {
        stamp: None,
        ..Asker::pressing(pressed, Step::NONE)
    };
    let refused = |denied| Failure::Denied(table, denied);
    let order = services.orders.order(asker(), Command::Resign);
    services.hall.would(table, &order).await.map_err(refused)?;
    let said = match stopped(note, pressed.caller.user.0) {
        true => "event-given-up",
        false => stop(at).await.map(|_| "event-stopped-now")?,
    };
    let given_up = services.orders.ask(table, asker(), Command::Resign).await;
    given_up.map_err(refused)?;
    Ok(Message::new(said))
}

/// Does something to an evening; where a manager does it to somebody else's, it is in the server's log.
///
/// # Errors
/// It cannot be noted, or was not done.
async fn logged<R>(
    services: &Services,
    (note, caller, number): (&EventNote, &Caller, u64),
    what: AtEvent,
    doing: impl Future<Output = Result<R, Failure>>,
) -> Result<R, Failure> {
    if note.host.user == caller.user.0 {
        return doing.await;
    }
    let did = Intervention::Event {
        game: note.game.clone(),
        place: Place(note.channel),
        what,
    };
    let entry = Entry::of(caller, services.hall.clock().now(), did);
    let log = &services.moderation;
    log.noting((Server(note.server), number), vec![entry], |_| false, doing)
        .await
}

/// Takes whoever has a lot out of an evening: who signed up no more does so, who plays has no further table.
///
/// # Errors
/// It is not the caller's to do, it is over, or they are out already.
pub(super) async fn take_out(
    services: &Services,
    (note, caller, number): (&EventNote, &Caller, u64),
    lot: usize,
) -> Result<Message, Failure> {
    in_charge(note, caller)?;
    let whose = note.evening.participants.get(lot).map(|one| one.user);
    let name = note.name(lot);
    let taking_out = change((services, note), |note| match note.evening.participants.get(lot) {
        _ if !note.open() => Err(Message::new("event-ended")),
        one if one.map(|one| one.user) != whose => Err(Message::new("event-not-in")),
        Some(one) if one.stopped => Err(Message::new("event-withdrawn-twice")),
        Some(_) if note.running() => {
            note.stop(lot);
            Ok("event-withdrawn")
        }
        Some(_) => {
            note.evening.participants.remove(lot);
            Ok("event-withdrawn-early")
        }
        None => Err(Message::new("event-not-in")),
    });
    let what = AtEvent::TakenOut { name: name.clone() };
    let said = logged(services, (note, caller, number), what, taking_out).await?;
    Ok(Message::new(said).with("who", Arg::Text(name)))
}

async fn close(at: Pressing<'_>) -> Result<Message, Failure> {
    let (services, _, pressed) = at;
    let now = services.hall.clock().now();
    change((at.0, at.1), |note| {
        in_charge(note, &pressed.caller)?;
        match note.open() {
            true => {
                note.end(EventPhase::Closed, now);
                Ok(Message::new("event-closed-now"))
            }
            false => Err(Message::new("event-ended")),
        }
    })
    .await
}
