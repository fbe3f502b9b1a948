//! Used controls. An old one leads to the present position and never does anything in another.

use super::answers::{Given as Answered, Promise, Reply};
use super::commands::{log, results, rules, table as table_command};
use super::custom_id::{ControlUse, CustomId, read_value};
use super::delivery::OpenedPanel;
use super::event_answers;
use super::failure::Failure;
use super::incoming::{Click, Given};
use super::orders::Asker;
use super::own_message::own_message;
use super::panels::Viewer;
use super::record_panel;
use super::replay_panel;
use super::services::Services;
use super::spectator_panel;
use super::spoilers;
use super::table_button;
use super::table_texts;
use super::trouble::Trouble;
use super::typed_form;
use crate::portray::Intent;
use crate::store::TableId;
use crate::table::{Command, Denied, PanelPath, Step, TableButton};
use crate::words::Message;
use std::time::Duration;

/// How long a press waits for a change of its own hand that is on its way: Discord seldom takes
/// longer for an edit, and there is time enough left for the answer.
const TURN: Duration = Duration::from_millis(250);

/// The command that a control asks for again: its name, and an option of it.
pub(super) fn command(pressed: &Click) -> Option<(String, Option<(String, Given)>)> {
    match pressed.id.parse::<CustomId>() {
        Ok(CustomId::Command { name, option }) => Some((name, option)),
        _ => None,
    }
}

/// Answers the use of a control.
///
/// # Errors
/// Whoever pressed cannot be told.
pub(super) async fn answer(services: &Services, pressed: &Click) -> Result<Answered, Trouble> {
    let promise = Promise::to(pressed.own);
    let id = pressed.id.parse::<CustomId>();
    if let Ok(CustomId::Table {
        table,
        what: ControlUse::Button(button @ (TableButton::TypeMove | TableButton::Ask | TableButton::Notes)),
        ..
    }) = &id
    {
        return ask_to_type(services, (*table, *button), pressed).await;
    }
    if let Ok(CustomId::Table {
        table, stamp, what, ..
    }) = &id
    {
        let own = own_message(&services.outbox.notes, *table, pressed).await;
        let pressed = Click {
            own,
            ..pressed.clone()
        };
        return at_table(services, (*table, *stamp), what, &pressed).await;
    }
    let work = async {
        let reader = services.preferences.reader(&pressed.caller).await;
        let viewer = Viewer {
            user: pressed.caller.user,
            reader,
        };
        let done = of_no_table(services, id.ok(), pressed, viewer).await;
        finished(services, viewer, pressed, done).await
    };
    services.answers.answer(&pressed.ticket, promise, work).await
}

/// Does what a control says that belongs to no table.
async fn of_no_table(
    services: &Services,
    id: Option<CustomId>,
    pressed: &Click,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    match id {
        Some(CustomId::Rules { game }) => {
            let topic = pressed.values.first().map(String::as_str);
            let body = rules::chapter(services, viewer.reader, (&game, None), topic)?;
            Ok(Reply::Whisper(body).in_place(pressed.own))
        }
        Some(CustomId::Record { record, what, .. }) => {
            record_panel::used(services, record, &what, (pressed, viewer)).await
        }
        Some(CustomId::Event(event)) => {
            let reply = event_answers::pressed(services, event, pressed, viewer.reader).await?;
            Ok(reply.in_place(pressed.own))
        }
        Some(CustomId::Results(path)) => {
            let reply = results::shown(services, &path, &pressed.caller, viewer.reader).await?;
            Ok(reply.in_place(pressed.own))
        }
        Some(CustomId::Table { .. } | CustomId::Command { .. }) | None => {
            Err(Message::new("edge-unknown-control").into())
        }
    }
}

/// Opens a form in which something is typed, or says why there is none.
async fn ask_to_type(
    services: &Services,
    (table, button): (TableId, TableButton),
    pressed: &Click,
) -> Result<Answered, Trouble> {
    let Some(refused) = typed_form::ask(services, table, button, pressed).await else {
        return Ok(Answered::default());
    };
    let (answers, told) = (&services.answers, std::future::ready(refused));
    answers.answer(&pressed.ticket, Promise::Message, told).await
}

/// What is answered, whatever came of it.
async fn finished(
    services: &Services,
    viewer: Viewer,
    pressed: &Click,
    done: Result<Reply, Failure>,
) -> Reply {
    match done {
        Ok(reply) => reply,
        Err(failure) => services.panels.failure(viewer, &pressed.ticket, failure).await,
    }
}

/// Answers the use of a table's control; what its own message shows then is noted.
async fn at_table(
    services: &Services,
    (table, stamp): (TableId, Step),
    what: &ControlUse,
    pressed: &Click,
) -> Result<Answered, Trouble> {
    let user = pressed.caller.user;
    // While the answer is on its way nothing else may change this hand, unless a change is on its
    // way already and takes long.
    let held = match pressed.own.is_some() && changes_hand(what) {
        true => {
            let lock = services.outbox.hands.locks.lock((table, user));
            tokio::time::timeout(TURN, lock).await.ok()
        }
        false => None,
    };
    let work = async {
        let reader = services.preferences.reader(&pressed.caller).await;
        let viewer = Viewer { user, reader };
        let done = use_control(services, (table, stamp), what, pressed, viewer).await;
        finished(services, viewer, pressed, done).await
    };
    let promise = match what {
        // That takes a while, and a promise to change a message is not seen.
        ControlUse::Button(TableButton::Hint) => Promise::Message,
        _ => Promise::to(pressed.own),
    };
    let mut given = services.answers.answer(&pressed.ticket, promise, work).await?;
    if let Some((own, panel)) = given.panel.take() {
        // Of two changes at once nobody knows which came last: then it is compared again.
        let sure = held.is_some();
        let fingerprint = if sure { panel.fingerprint } else { String::new() };
        let seen = OpenedPanel { fingerprint, ..panel };
        let noted = services.outbox.hands.answered(table, user, own.0, seen).await;
        drop(held);
        if let Err(why) = &noted {
            tracing::warn!(%table, %why, "a hand that was shown cannot be noted");
        }
        if !sure || !matches!(noted, Ok(true)) {
            services.outbox.nudge(table);
        }
    }
    Ok(given)
}

/// Whether the use of a control may change what the hand's message shows.
fn changes_hand(what: &ControlUse) -> bool {
    match what {
        ControlUse::ExtraView(_) | ControlUse::Log(_) | ControlUse::Chapter(_) | ControlUse::Moderate(_) => {
            false
        }
        ControlUse::Moment(_) | ControlUse::ShareMoment(_) | ControlUse::MomentHands(_) => false,
        ControlUse::Button(button) => matches!(button, TableButton::TakeBack | TableButton::Plan),
        ControlUse::Intent(_) | ControlUse::Pick | ControlUse::Many(_) => true,
    }
}

/// Does what a control says.
async fn use_control(
    services: &Services,
    (table, stamp): (TableId, Step),
    what: &ControlUse,
    pressed: &Click,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    if *what == ControlUse::Button(TableButton::Unwatch) {
        // Whoever wants to hear no more of a table need not be shown it.
        let reply = spectator_panel::unwatch(services, table, viewer).await?;
        return Ok(reply.in_place(pressed.ephemeral()));
    }
    if let ControlUse::Chapter(game) = what {
        return chapter(services, (table, game), pressed, viewer).await;
    }
    services.finder.visible(table, &pressed.caller).await?;
    match what {
        ControlUse::ExtraView(_) | ControlUse::Log(_) => {
            let reply = looked_up(services, table, what, viewer).await?;
            return Ok(reply.in_place(pressed.ephemeral()));
        }
        ControlUse::Moment(_) | ControlUse::ShareMoment(_) | ControlUse::MomentHands(_) => {
            return replay_panel::used(services, table, what, (pressed, viewer)).await;
        }
        ControlUse::Button(button) => {
            return table_button::press(services, table, (*button, stamp), pressed, viewer).await;
        }
        ControlUse::Moderate(what) => {
            let asker = Asker::pressing(pressed, stamp);
            let reply = table_command::moderated(services, table, asker, what.clone(), viewer).await?;
            return Ok(reply.in_place(pressed.ephemeral()));
        }
        ControlUse::Intent(_) | ControlUse::Pick | ControlUse::Many(_) | ControlUse::Chapter(_) => {}
    }
    spoilers::spare_ended(&services.hall, table, viewer.user).await?;
    let intent = intended(what, pressed).ok_or_else(|| Message::new("edge-unknown-control"))?;
    let (path, first) = match intent {
        Intent::Open(path) => (path, Vec::new()),
        Intent::Act(notation) => act(services, (table, stamp), notation, pressed).await?,
    };
    services
        .panels
        .show(table, viewer, (PanelPath::read(&path), pressed.own), &first)
        .await
}

/// A chapter of the rules of a table's game; where it is gone, or cannot be seen any more, they are read apart from it.
async fn chapter(
    services: &Services,
    (table, game): (TableId, &str),
    pressed: &Click,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    let topic = pressed.values.first().map(String::as_str);
    let reply = match services.finder.visible(table, &pressed.caller).await {
        Ok(_) => table_texts::rules_of(services, table, (TableButton::Rules, topic), viewer).await?,
        Err(Failure::Fault(why)) => return Err(Failure::Fault(why)),
        Err(_) => Reply::Whisper(rules::chapter(services, viewer.reader, (game, None), topic)?),
    };
    Ok(reply.in_place(pressed.ephemeral()))
}

/// A further view of the position, or a page of the log.
async fn looked_up(
    services: &Services,
    table: TableId,
    what: &ControlUse,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    match what {
        ControlUse::ExtraView(name) => {
            spoilers::spare_ended(&services.hall, table, viewer.user).await?;
            services.panels.extra_view(table, viewer, name).await
        }
        ControlUse::Log(from) => log::shown(services, table, viewer, usize::try_from(*from).ok()).await,
        _ => Err(Message::new("edge-unknown-control").into()),
    }
}

/// What a control of the game's intends, with what was picked.
fn intended(what: &ControlUse, pressed: &Click) -> Option<Intent> {
    match what {
        ControlUse::Intent(intent) => Some(intent.clone()),
        ControlUse::Pick => read_value(pressed.values.first()?).map(|(_, intent)| intent),
        ControlUse::Many(verb) => Some(Intent::Act(several(verb, &pressed.values))),
        _ => None,
    }
}

/// Does an action; tells which panel is shown next, and the lines above it.
async fn act(
    services: &Services,
    (table, stamp): (TableId, Step),
    notation: String,
    pressed: &Click,
) -> Result<(String, Vec<Message>), Failure> {
    let (path, asks_back) = (PanelPath::of(&notation), PanelPath::asks_back(&notation));
    let asker = Asker::pressing(pressed, stamp);
    let order = services.orders.order(asker, Command::Play { notation });
    match services.orders.give(table, &order).await {
        Ok(_) => Ok((path.to_string(), Vec::new())),
        Err(Denied::Conflict) => {
            let told = services
                .panels
                .conflict(table, (pressed.caller.user, stamp), &order.command);
            let again = match path {
                PanelPath::Options | PanelPath::Computers => path,
                PanelPath::Plans(_) | PanelPath::Back | PanelPath::Game(_) if asks_back => PanelPath::Back,
                PanelPath::Plans(_) | PanelPath::Back | PanelPath::Game(_) => PanelPath::FIRST,
            };
            Ok((again.to_string(), vec![told.await?]))
        }
        Err(denied) => Err(Failure::Denied(table, denied)),
    }
}

/// A verb and the words of the picked entries, in the order they stand in.
fn several(verb: &str, values: &[String]) -> String {
    let mut picked: Vec<(u32, String)> = values
        .iter()
        .filter_map(|value| match read_value(value)? {
            (at, Intent::Act(word)) => Some((at, word)),
            (_, Intent::Open(_)) => None,
        })
        .collect();
    picked.sort();
    let words = std::iter::once(verb.to_owned()).chain(picked.into_iter().map(|(_, word)| word));
    words.collect::<Vec<_>>().join(" ")
}
