//! `/results`: how the games of a server ended, the newest first, for the caller alone.

use super::join;
use crate::discord::answers::Reply;
use crate::discord::body::{Body, CONTENT, Enclosed, File};
use crate::discord::channel_views::FOR_A_LIST;
use crate::discord::custom_id::CustomId;
use crate::discord::failure::Failure;
use crate::discord::incoming::{Asked, Caller, Given};
use crate::discord::placement::link;
use crate::discord::profile::Reader;
use crate::discord::results;
use crate::discord::results_path::ResultsPath;
use crate::discord::services::Services;
use crate::presence::Month;
use crate::results::{GameResult, SeatResult, csv, json};
use crate::table::Listing;
use crate::words::{Arg, Message, cut};
use serenity::builder::{CreateActionRow, CreateButton};
use serenity::model::application::ButtonStyle;
use std::time::Duration;

/// How many results one list has.
const PAGE: usize = 10;
/// The longest part of what was typed that is repeated to its typist.
const REPEATED: usize = 60;
/// For what stands above and below the lines of a list.
const ROOM: usize = 300;

pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let game = match asked.text("game") {
        Some(typed) => Some(called(services, typed)?.id.to_owned()),
        None => None,
    };
    let person = match asked.given("person") {
        Some(Given::Person { user, .. }) => Some(user.0),
        _ => None,
    };
    let month = match asked.text("month") {
        Some(typed) => Some(Month::read(typed).ok_or_else(|| Message::new("results-month"))?),
        None => None,
    };
    let path = ResultsPath {
        page: 0,
        game,
        person,
        month,
    };
    match asked.text("file") {
        Some(form) => written(services, &path, (&asked.caller, form), reader).await,
        None => shown(services, &path, &asked.caller, reader).await,
    }
}

/// The results that are asked for as a file, in a form: `csv` or `json`.
async fn written(
    services: &Services,
    path: &ResultsPath,
    (caller, form): (&Caller, &str),
    reader: Reader,
) -> Result<Reply, Failure> {
    let all = all(services, caller).await?;
    let wanted = wanted(&all, path)?;
    let bytes = match form {
        "csv" => csv(&wanted).map_err(|why| {
            tracing::error!(%why, "results cannot be written");
            Message::new("results-unwritten")
        })?,
        // Numbers and texts: writing them cannot fail.
        _ => serde_json::to_vec_pretty(&json(&wanted)).unwrap_or_default(),
    };
    let told = Message::new("results-file").with("count", wanted.len());
    let mut body = services.composer.say(reader, &told);
    body.enclosed = Enclosed::File(File {
        name: format!("results.{form}"),
        bytes,
        alt: None,
    });
    Ok(Reply::Whisper(body))
}

/// How the games of the caller's server ended that they may know of, the newest first.
async fn all(services: &Services, caller: &Caller) -> Result<Vec<GameResult>, Failure> {
    let server = caller.server.ok_or_else(|| Message::new("results-direct"))?;
    let all = results::of(&services.outbox.notes, server).await?;
    Ok(known(services, caller, all, FOR_A_LIST).await)
}

/// Those of some results that somebody may know of, as far as that is found out within a time: of their own games, and of
/// those in channels that they see.
pub(super) async fn known(
    services: &Services,
    caller: &Caller,
    mut all: Vec<GameResult>,
    wait: Duration,
) -> Vec<GameResult> {
    let own = |result: &GameResult| result.seats.iter().any(|seat| seat.user == Some(caller.user));
    let here = caller.place();
    let others = all.iter().filter(|result| result.place != here && !own(result));
    let now = services.hall.clock().now();
    let views = services.finder.views();
    let seen = views
        .of(caller.user, others.map(|result| result.place), (now, wait))
        .await;
    all.retain(|result| result.place == here || own(result) || seen.contains(&result.place));
    all
}

/// Those of them that are asked for.
fn wanted<'a>(all: &'a [GameResult], path: &ResultsPath) -> Result<Vec<&'a GameResult>, Failure> {
    let wanted: Vec<&GameResult> = all.iter().filter(|result| fits(result, path)).collect();
    let none = match (all.is_empty(), wanted.is_empty()) {
        (true, _) => "results-none",
        (false, true) => "results-none-such",
        (false, false) => return Ok(wanted),
    };
    Err(Message::new(none).into())
}

/// The game that somebody calls so.
pub(super) fn called<'a>(services: &'a Services, typed: &str) -> Result<&'a Listing, Failure> {
    join::called(services, typed).ok_or_else(|| {
        let games = services.hall.catalogue().iter().map(Listing::title).collect();
        Message::new("edge-unknown-game-of")
            .with("typed", Arg::Text(cut(typed, REPEATED).into_owned()))
            .with("games", Arg::List(games))
            .into()
    })
}

/// A page of the results of a server, with the ways to the ones before and after.
///
/// # Errors
/// Whoever asks is in no server, or they cannot be read.
pub(in crate::discord) async fn shown(
    services: &Services,
    path: &ResultsPath,
    caller: &Caller,
    reader: Reader,
) -> Result<Reply, Failure> {
    let all = all(services, caller).await?;
    let wanted = wanted(&all, path)?;
    let last = wanted.len().saturating_sub(1) / PAGE;
    let page = usize::from(path.page).min(last);
    let speaker = services.composer.speaker(reader, &[]);
    let mut text = speaker.say(&Message::new("results-title").with("count", wanted.len()));
    for result in wanted.iter().skip(page * PAGE).take(PAGE) {
        let line = speaker.say(&line(services, result));
        // Long names: the rest is left out rather than the message.
        if text.encode_utf16().count() + line.encode_utf16().count() > CONTENT - ROOM {
            text.push_str(&format!("\n{}", speaker.say(&Message::new("results-more"))));
            break;
        }
        text.push_str(&format!("\n{line}"));
    }
    let mut body = Body::text(&text);
    let way = |says: &'static str, to: Option<usize>| {
        let id = CustomId::Results(ResultsPath {
            page: u16::try_from(to.unwrap_or(page)).unwrap_or(u16::MAX),
            ..path.clone()
        });
        let label = speaker.say(&Message::new(says));
        let button = CreateButton::new(id.to_string()).style(ButtonStyle::Secondary);
        to.map(|_| button.label(label))
    };
    let newer = way("results-newer", page.checked_sub(1));
    let older = way("results-older", (page < last).then_some(page + 1));
    let ways: Vec<CreateButton> = newer.into_iter().chain(older).collect();
    if !ways.is_empty() {
        body.rows = vec![CreateActionRow::Buttons(ways)];
    }
    Ok(Reply::Whisper(body))
}

/// Whether a result is among those that are asked for.
fn fits(result: &GameResult, path: &ResultsPath) -> bool {
    let game = path.game.as_ref().is_none_or(|game| *game == result.game);
    let played = |seat: &SeatResult| seat.user.is_some_and(|user| Some(user.0) == path.person);
    let person = path.person.is_none() || result.seats.iter().any(played);
    game && person && path.month.is_none_or(|month| month.has(result.at))
}

/// A result in one line: when, which game, and who with how many points.
fn line(services: &Services, result: &GameResult) -> Message {
    let how = match result.how {
        None => "results-closed",
        Some(_) => "results-over",
    };
    let listing = services.hall.catalogue().game(&result.game);
    let game = listing.map_or_else(|| Message::new("results-game-gone"), |listing| listing.title());
    Message::new(how)
        .with("when", Arg::Moment(result.at / 1_000))
        .with("game", game)
        .with("who", results::seats(result))
        .with("where", Arg::Word(link(result.place).into()))
        .with("table", Arg::Word(result.table.clone().into()))
}
