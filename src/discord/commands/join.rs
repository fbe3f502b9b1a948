//! `/join`: opens a table in the channel, or takes a seat at the one that stands there.

use crate::discord::answers::Reply;
use crate::discord::body::Body;
use crate::discord::failure::{At, Failure};
use crate::discord::game_picker;
use crate::discord::incoming::{Asked, Caller, OwnMessage};
use crate::discord::lexicon::words;
use crate::discord::likeness::distance;
use crate::discord::option_text::OptionText;
use crate::discord::orders::Asker;
use crate::discord::panels::Viewer;
use crate::discord::placement::{other_game, placed};
use crate::discord::profile::{Channel, Reader};
use crate::discord::services::Services;
use crate::discord::spectator_panel;
use crate::discord::suggestion::{fitting, folded};
use crate::store::TableId;
use crate::table::timing::PACE;
use crate::table::{Chosen, Command, Listing, Order, PanelPath, TableView};
use crate::words::{Arg, Locale, Message, Style};

pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let caller = &asked.caller;
    let viewer = Viewer {
        user: caller.user,
        reader,
    };
    let standing = services.hall.at(caller.place()).await?;
    let listing = game(services, asked, standing, reader).await?;
    let complaint = services.preferences.complaint(caller, false).await?;
    if let (None, Some(complaint)) = (standing, complaint) {
        return Err(complaint.into());
    }
    let mut with = match asked.text("with") {
        Some(typed) => option_text(services, &listing, reader).read(typed)?,
        None => Chosen::NONE,
    };
    if standing.is_none() {
        let channel = services.preferences.channel(caller).await?;
        set_pace(&mut with, &channel);
    }
    let order = services.orders.order(Asker::of(asked), Command::Join { with });
    let Some(table) = standing else {
        return sit(services, &listing, caller, &order, viewer).await;
    };
    let seated = services
        .hall
        .read(table, |table| table.roster().seat_of(caller.user).is_some());
    if !seated.await? {
        return sit(services, &listing, caller, &order, viewer).await;
    }
    services.orders.give(table, &order).await.at(table)?;
    let chosen = [Message::new("edge-options-chosen")];
    services
        .panels
        .whisper(table, viewer, PanelPath::Options, &chosen)
        .await
}

/// A new table has the pace of its server, where none was typed.
pub(super) fn set_pace(with: &mut Chosen, channel: &Channel) {
    if let Some(pace) = &channel.wishes.pace
        && with.iter().all(|(key, _)| key != PACE.key)
    {
        with.set(PACE.key, pace);
    }
}

/// The game of the table that stands here, or the one that is meant.
async fn game(
    services: &Services,
    asked: &Asked,
    standing: Option<TableId>,
    reader: Reader,
) -> Result<Listing, Failure> {
    let named = asked.text("game");
    let typed = named.and_then(|typed| called(services, typed));
    let game = match standing {
        Some(table) => {
            let told = |table: &dyn TableView| (table.game().to_owned(), other_game(table, table.begun()));
            services.hall.read(table, told).await.ok()
        }
        None => None,
    };
    if let (Some(named), Some((game, other))) = (named, &game)
        && typed.map_or(named, |listing| listing.id) != game
    {
        return Err(match typed {
            Some(_) => other.clone().into(),
            None => game_picker::unknown(named).into(),
        });
    }
    let game = game.map(|(game, _)| game);
    let channel = services.preferences.channel(&asked.caller).await?;
    let catalogue = services.hall.catalogue();
    let allowed = |listing: &&Listing| channel.wishes.allow(listing.id);
    let listing = match (&game, named) {
        (Some(game), _) => catalogue.game(game),
        (None, Some(_)) => typed,
        (None, None) => services.finder.game(None, &channel).filter(allowed),
    };
    if let (None, Some(listing)) = (&game, typed) {
        playable(&channel, listing)?;
    }
    // What else was typed would be lost with a button.
    let more = asked.text("with").is_some();
    listing.copied().ok_or_else(|| {
        let offered: Vec<&Listing> = catalogue.iter().filter(allowed).collect();
        let picker = picker(services, offered, (&asked.name, named, more), reader);
        Failure::Shown(Box::new(picker))
    })
}

/// The game that somebody calls so: by its id, or by its name in any of our languages.
pub(super) fn called<'a>(services: &'a Services, typed: &str) -> Option<&'a Listing> {
    let catalogue = services.hall.catalogue();
    let words = &services.composer.words;
    let named = |listing: &&Listing| {
        let speakers = Locale::ALL.map(|locale| words.speaker(locale, &[], Style::Plain));
        let said = speakers
            .iter()
            .map(|speaker| folded(&speaker.say(&listing.title())));
        said.into_iter().any(|name| name == folded(typed.trim()))
    };
    catalogue
        .game(typed.trim())
        .or_else(|| catalogue.iter().find(named))
}

/// The question which of the games is meant, the one first that is called most like what was typed; without buttons
/// where `more` was typed.
fn picker(
    services: &Services,
    mut offered: Vec<&Listing>,
    (command, typed, more): (&str, Option<&str>, bool),
    reader: Reader,
) -> Reply {
    if let Some(typed) = typed {
        offered.sort_by_key(|listing| unlike(services, listing, typed));
    }
    match more {
        true => game_picker::name(&services.composer, &offered, typed, reader),
        false => game_picker::ask(&services.composer, &offered, (command, typed), reader),
    }
}

/// How far a game's name is from what was typed, in the language in which it is nearest.
fn unlike(services: &Services, listing: &Listing, typed: &str) -> u32 {
    let far = |locale: Locale| {
        let speaker = services.composer.words.speaker(locale, &[], Style::Plain);
        distance(&words(typed), &words(&speaker.say(&listing.title())), false)
    };
    let nearest = Locale::ALL.into_iter().filter_map(far).min();
    nearest.unwrap_or(u32::MAX)
}

/// Refuses a game that is not played in a channel's server.
///
/// # Errors
/// It is not.
pub(in crate::discord) fn playable(channel: &Channel, listing: &Listing) -> Result<(), Failure> {
    if channel.wishes.allow(listing.id) {
        return Ok(());
    }
    Err(Message::new("edge-game-not-here")
        .with("game", listing.title())
        .into())
}

/// The games that can be opened here.
pub(super) async fn suggest_game(
    services: &Services,
    asked: &Asked,
    reader: Reader,
) -> Vec<(String, String)> {
    let channel = services.preferences.channel(&asked.caller).await;
    let channel = channel.unwrap_or_default();
    let speaker = services.composer.speaker(reader, &[]).styled(Style::Plain);
    let allowed = services.hall.catalogue().iter();
    let allowed = allowed.filter(|listing| channel.wishes.allow(listing.id));
    let all = allowed.map(|listing| (speaker.say(&listing.title()), listing.id.to_owned()));
    fitting(asked.text("game").unwrap_or_default(), all)
}

pub(super) fn option_text<'a>(
    services: &'a Services,
    listing: &'a Listing,
    reader: Reader,
) -> OptionText<'a> {
    OptionText::new(&services.composer.words, services.hall.catalogue(), listing, reader)
}

/// Options and values of the game that is meant, after those that were typed.
pub(super) async fn suggest(services: &Services, asked: &Asked, reader: Reader) -> Vec<(String, String)> {
    match meant_game(services, asked).await {
        Some(listing) => {
            option_text(services, &listing, reader).suggest(asked.text("with").unwrap_or_default())
        }
        None => Vec::new(),
    }
}

/// The game that a command means: the one it names, that of the table here, or the channel's.
pub(super) async fn meant_game(services: &Services, asked: &Asked) -> Option<Listing> {
    if let Some(typed) = asked.text("game") {
        return called(services, typed).copied();
    }
    let channel = services.preferences.channel(&asked.caller).await;
    let channel = channel.unwrap_or_default();
    services.finder.usual_game(asked.caller.place(), &channel).await
}

/// Takes a seat in the caller's channel, at the table that stands there or at a new one.
pub(super) async fn sit(
    services: &Services,
    listing: &Listing,
    caller: &Caller,
    order: &Order,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    let before = match services.hall.at(caller.place()).await? {
        Some(table) => {
            let known = |table: &dyn TableView| {
                let (roster, seated) = (table.roster(), table.roster().seat_of(viewer.user).is_some());
                let full = !table.begun() && !seated && roster.len() >= table.room();
                (roster.names(), roster.knows(viewer.user), full)
            };
            let (names, known, full) = services.hall.read(table, known).await?;
            if full {
                // A seat of somebody who has left the server is free with that, and its table is told.
                let _ = services.outbox.membership.complete(table).await;
            }
            (names, known)
        }
        None => (Vec::new(), false),
    };
    match services.orders.join(listing, order).await {
        Ok(done) => joined(services, done.table, (caller, (&before.0, before.1)), (viewer, None)).await,
        Err(denied) => {
            let table = services.hall.at(caller.place()).await.ok().flatten();
            Err(Failure::Denied(table.unwrap_or(TableId(0)), denied))
        }
    }
}

/// What somebody is told who has just taken a seat: that they have it, and how their hand will come;
/// of a seat that was given up, by the names `before`, whose it was, or that it is their own of
/// before, and what they have there now, in the place of their `own` message on which they pressed.
///
/// # Errors
/// The table cannot be looked at.
pub(in crate::discord) async fn joined(
    services: &Services,
    table: TableId,
    (caller, (before, back)): (&Caller, (&[String], bool)),
    (viewer, own): (Viewer, Option<OwnMessage>),
) -> Result<Reply, Failure> {
    spectator_panel::sat_down(services, table, caller).await;
    let (joined, seat, (here, direct)) = services
        .hall
        .read(table, |table| {
            let seat = table.roster().seat_of(viewer.user).filter(|_| table.begun());
            let joined = placed(table, Message::new("edge-joined"));
            let stands = (table.place() == caller.place(), table.direct());
            (joined, seat, stands)
        })
        .await?;
    let hand = if direct {
        // Who writes to us there can be written to, whatever was refused before.
        services.outbox.reopened(viewer.user).await;
        Message::new("edge-hand-here")
    } else {
        let button = services
            .preferences
            .button(caller, Message::new("press-hand"))
            .await;
        services.promises.line(table, viewer.user, button).await
    };
    if let Some(former) = seat.and_then(|seat| before.get(seat.index())) {
        let over = if back {
            Message::new("edge-back-in-seat")
        } else {
            Message::new("edge-took-over").with("who", Arg::Text(former.clone()))
        };
        return with_panel(services, table, (over, hand), (viewer, own)).await;
    }
    let speaker = services.composer.speaker(viewer.reader, &[]);
    let mut text = speaker.lines(&[joined, hand]);
    if let Some(complaint) = services
        .preferences
        .complaint(caller, false)
        .await?
        .filter(|_| here)
    {
        text.push_str(&format!("\n{}", speaker.say(&complaint)));
    }
    Ok(Reply::Whisper(Body::text(&text)))
}

/// What somebody is told who has taken a seat of a game that goes on, and their panel, in the place of the message of
/// theirs on which they pressed.
async fn with_panel(
    services: &Services,
    table: TableId,
    (over, hand): (Message, Message),
    (viewer, own): (Viewer, Option<OwnMessage>),
) -> Result<Reply, Failure> {
    // The panel is here, so how it comes matters only where it does not come by itself.
    let comes = matches!(hand.id.as_ref(), "edge-hand-direct" | "edge-hand-here");
    let over = services.panels.placed(table, over).await;
    let lines: Vec<Message> = (!comes).then_some(hand).into_iter().chain([over]).collect();
    services
        .panels
        .show(table, viewer, (PanelPath::FIRST, own), &lines)
        .await
}
