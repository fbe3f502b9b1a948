//! Asking which game is meant: a line about each, and a button with its emblem that opens it. Knows none by name.

use super::answers::Reply;
use super::body::Body;
use super::composer::Composer;
use super::custom_id::CustomId;
use super::incoming::Given;
use super::profile::Reader;
use crate::table::Listing;
use crate::words::{Arg, Message, Style, cut};
use serenity::builder::{CreateActionRow, CreateButton};

/// The most buttons of a row, and the most rows.
const ROW: usize = 5;

/// The longest part of what was typed that is repeated to its typist.
const REPEATED: usize = 60;

/// What was typed is no game.
pub(super) fn unknown(typed: &str) -> Message {
    Message::new("edge-unknown-game").with("typed", Arg::Text(cut(typed, REPEATED).into_owned()))
}

/// Says which games there are, where what else was typed would be lost with a button; what was typed is none of them.
pub(super) fn name(composer: &Composer, games: &[&Listing], typed: Option<&str>, reader: Reader) -> Reply {
    let titles: Vec<Message> = games.iter().map(|listing| listing.title()).collect();
    let which = Message::new("edge-which-game");
    let all = Message::new("edge-help-games").with("games", titles);
    let lines: Vec<Message> = typed.map(unknown).into_iter().chain([which, all]).collect();
    Reply::Whisper(composer.lines(reader, &[], &lines))
}

/// Asks which of the games a command means that has an option `game`; what was typed there is no game.
pub(super) fn ask(
    composer: &Composer,
    games: &[&Listing],
    (command, typed): (&str, Option<&str>),
    reader: Reader,
) -> Reply {
    let speaker = composer.speaker(reader, &[]);
    let line = |listing: &Listing| {
        let (least, most) = listing.seats;
        let line = Message::new("edge-game-line").with("game", listing.title());
        line.with("least", least)
            .with("most", most)
            .with("about", Message::new(format!("{}-about", listing.id)))
    };
    let lines: Vec<Message> = typed
        .map(unknown)
        .into_iter()
        .chain([Message::new("edge-pick-game")])
        .chain(games.iter().copied().map(line))
        .collect();
    let mut body = Body::text(&speaker.lines(&lines));
    let button = |listing: &Listing| {
        let id = CustomId::Command {
            name: command.to_owned(),
            option: Some(("game".to_owned(), Given::Text(listing.id.to_owned()))),
        };
        let label = speaker.styled(Style::Plain).say(&listing.title());
        let button = CreateButton::new(id.to_string()).label(label);
        match (listing.emblem)().and_then(|emblem| composer.emoji.component(emblem)) {
            Some(emblem) => button.emoji(emblem),
            None => button,
        }
    };
    let buttons: Vec<CreateButton> = games.iter().copied().take(ROW * ROW).map(button).collect();
    body.rows = buttons
        .chunks(ROW)
        .map(|row| CreateActionRow::Buttons(row.to_vec()))
        .collect();
    Reply::Whisper(body)
}
