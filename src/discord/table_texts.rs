//! What can be read about a table: the log, scores, the board in words, the rules, what resigning
//! means. Knows no game.

use super::answers::Reply;
use super::body::Body;
use super::commands::{board, hint, log, rules};
use super::composer::Composer;
use super::controls::Rows;
use super::failure::{At, Failure};
use super::more_buttons::{fitting, more, plays};
use super::orders::Asker;
use super::panels::Viewer;
use super::placement::placed;
use super::replay_panel;
use super::services::Services;
use super::spoilers;
use super::text_board::text_board;
use crate::render::scene::Scene;
use crate::store::TableId;
use crate::table::moment::MomentPath;
use crate::table::{Command, Only, Step, TableButton, TableView, UserId};
use crate::words::{Arg, Message};

/// What is to be read about a table, taken out of it: it is said outside of its lock.
struct Told {
    /// Whether its game has begun.
    begun: bool,
    text: Text,
    buttons: Vec<TableButton>,
    views: &'static [&'static str],
    names: Vec<String>,
    game: String,
    stamp: Step,
}

/// What is read.
enum Text {
    Lines(Vec<Message>),
    Log(Vec<Message>),
    Board(Scene),
    /// Some lines, and a smaller one.
    More(Vec<Message>, Message),
}

/// Something to read about a table, with the buttons behind «More».
pub(super) async fn tell(
    services: &Services,
    table: TableId,
    button: TableButton,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    if button == TableButton::Replay {
        return replay_panel::shown(services, table, MomentPath::FIRST, viewer).await;
    }
    if button == TableButton::Board {
        return board::shown(services, table, viewer.user, viewer.reader).await;
    }
    if let TableButton::Rules | TableButton::How = button {
        return rules_of(services, table, (button, None), viewer).await;
    }
    if let TableButton::Log | TableButton::Fortune | TableButton::TextBoard | TableButton::Scores = button {
        spoilers::spare(&services.hall, table, viewer.user).await?;
    }
    let told = services
        .hall
        .read(table, |table| told(table, button, viewer.user))
        .await?;
    Ok(Reply::Whisper(said(&services.composer, table, &told, viewer)))
}

/// A chapter of the rules of a table's game, or how it is played in short; whoever plays there finds the way back to
/// their panel.
pub(super) async fn rules_of(
    services: &Services,
    table: TableId,
    (button, topic): (TableButton, Option<&str>),
    viewer: Viewer,
) -> Result<Reply, Failure> {
    let read = |table: &dyn TableView| (table.game(), plays(table, viewer.user), table.stamp(viewer.user));
    let (game, plays, stamp) = services.hall.read(table, read).await?;
    let mut told = match button {
        TableButton::How => rules::how(services, viewer.reader, (game, Some(table)))?,
        _ => rules::chapter(services, viewer.reader, (game, Some(table)), topic)?,
    };
    if plays {
        let composer = &services.composer;
        let rows = Rows::new((composer.speaker(viewer.reader, &[]), &composer.emoji), table, stamp);
        told.rows.extend(rows.buttons(&[TableButton::Hand]).done());
    }
    Ok(Reply::Whisper(told))
}

/// What a button tells of a table.
pub(super) async fn pressed(
    services: &Services,
    table: TableId,
    (button, asker): (TableButton, Asker<'_>),
    viewer: Viewer,
) -> Result<Reply, Failure> {
    match button {
        TableButton::Resign => ask_to_resign(services, table, asker, viewer).await,
        TableButton::Hint => hint::of_table(services, table, None, viewer).await,
        _ => tell(services, table, button, viewer).await,
    }
}

/// Asks somebody whether they give the game up; whoever cannot is told why, and asked nothing.
pub(super) async fn ask_to_resign(
    services: &Services,
    table: TableId,
    asker: Asker<'_>,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    // Whatever has changed since the button was shown, the question is about the table as it is now.
    let asker = Asker { stamp: None, ..asker };
    let order = services.orders.order(asker, Command::Resign);
    services.hall.would(table, &order).await.at(table)?;
    tell(services, table, TableButton::Resign, viewer).await
}

fn told(table: &dyn TableView, button: TableButton, user: UserId) -> Told {
    let mut buttons = more(table, user);
    let mut stamp = table.stamp(user);
    let hidden = table.covered() && !table.roster().knows(user);
    let mut views: &[&str] = match table.begun() && !hidden {
        true => table.extra_views(),
        false => &[],
    };
    let text = match button {
        TableButton::Log => Text::Log(table.log(user)),
        TableButton::Scores => match table.derivation(user) {
            lines if lines.is_empty() => Text::Lines(vec![Message::new("edge-no-scores")]),
            lines => Text::Lines(lines),
        },
        TableButton::TextBoard => {
            let board = table.board();
            let (picture, lines) = match table.own_board(user) {
                Some(own) => (own.picture, own.lines),
                None => (board.picture, board.lines),
            };
            picture.map_or(Text::Lines(lines), Text::Board)
        }
        TableButton::Resign => {
            (stamp, views) = (table.terms(), &[]);
            let lines;
            (lines, buttons) = whether_to_resign(table, user);
            Text::Lines(lines)
        }
        TableButton::Luck => {
            buttons.clear();
            Text::Lines(luck(table))
        }
        TableButton::Fortune => Text::Lines(table.luck()),
        _ => heading(table),
    };
    let (names, game) = (table.roster().names(), table.game().to_owned());
    Told {
        begun: table.begun(),
        text,
        buttons,
        views,
        names,
        game,
        stamp,
    }
}

/// What stands above all that there is behind «More».
fn heading(table: &dyn TableView) -> Text {
    let id = Arg::Word(table.id().to_string().into());
    let mut lines = vec![Message::new("edge-more").with("game", table.title())];
    lines.extend(table.computer_levels());
    Text::More(lines, Message::new("edge-table").with("table", id))
}

fn said(composer: &Composer, table: TableId, told: &Told, viewer: Viewer) -> Body<Only> {
    let speaker = composer.speaker(viewer.reader, &told.names);
    let mut pages = Vec::new();
    let mut body = match &told.text {
        Text::Lines(lines) => composer.lines(viewer.reader, &told.names, lines),
        Text::Log(lines) => {
            let page = log::page((composer, viewer.reader, &told.names), lines, None);
            pages = page.others;
            Body::text(&page.text)
        }
        Text::Board(scene) => text_board(&composer.renderer, scene, speaker),
        Text::More(lines, small) => {
            Body::text(&format!("{}\n-# {}", speaker.lines(lines), speaker.say(small)))
        }
    };
    let log = matches!(told.text, Text::Log(_));
    let rows = Rows::new((speaker, &composer.emoji), table, told.stamp).log_pages(&pages, told.begun && log);
    let buttons = fitting(&told.buttons, rows.room_above(told.views.len()));
    body.rows = rows.buttons(&buttons).extra_views(&told.game, told.views).done();
    body
}

/// What is said otherwise as long as a table's twins are played.
pub(super) fn at_twins(table: &dyn TableView, id: &'static str) -> Message {
    Message::new(id).with("twins", i64::from(table.covered()))
}

/// How a table's luck is promised, and what goes into it.
fn luck(table: &dyn TableView) -> Vec<Message> {
    let running = || vec![at_twins(table, "edge-verify-running")];
    table.witness().map_or_else(running, |witness| witness.explained)
}

/// Whether somebody really gives the game up, and what follows then; where others play on the seat can be
/// left to a computer.
fn whether_to_resign(table: &dyn TableView, user: UserId) -> (Vec<Message>, Vec<TableButton>) {
    let sure = placed(table, Message::new("edge-resign-sure"));
    let mut lines = vec![sure];
    lines.extend(what_follows(table, user));
    let mut buttons = vec![TableButton::ResignSurely, TableButton::No];
    if others_play(table, user) {
        lines.push(taken_over(table, user, "edge-resign-computer"));
        buttons.insert(1, TableButton::LeaveToComputer);
    }
    (lines, buttons)
}

/// What is said of who can take over somebody's seat.
fn taken_over(table: &dyn TableView, user: UserId, id: &'static str) -> Message {
    Message::new(id).with("takers", table.takers(user))
}

/// Whether somebody else plays at a table whom no computer plays for.
fn others_play(table: &dyn TableView, user: UserId) -> bool {
    let seat = table.roster().seat_of(user);
    seat.is_some_and(|seat| table.roster().others_play(seat))
}

/// What follows if somebody gives the game up: the bot plays their seat, or one alone is left and has won, or computers
/// alone are left.
fn what_follows(table: &dyn TableView, user: UserId) -> Vec<Message> {
    let mut others = table
        .roster()
        .present()
        .filter(|(_, player)| player.user() != Some(user));
    let ends = match (others.next(), others.next()) {
        (Some((seat, _)), None) => Message::new(match table.covered() {
            true => "edge-resign-ends-twins",
            false => "edge-resign-ends",
        })
        .seat("who", seat.number()),
        _ if others_play(table, user) => return vec![taken_over(table, user, "edge-resign-goes-on")],
        _ => Message::new("edge-resign-computers"),
    };
    let twins = table.covered().then(|| table.twins()).flatten();
    let first = twins.filter(|twins| twins.first == table.id() && !twins.reserved);
    let closes = first.map(|_| Message::new("edge-resign-closes-twins"));
    let published = table.covered().then(|| Message::new("edge-twins-published"));
    [ends].into_iter().chain(closes).chain(published).collect()
}
