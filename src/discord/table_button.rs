//! The table's own buttons. Knows no game.

use super::answers::Reply;
use super::body::Body;
use super::commands::{close, join, log, rules, start, verify};
use super::composer::Composer;
use super::controls::Rows;
use super::failure::{At, Failure};
use super::find_table::placed;
use super::incoming::Pressed;
use super::orders::Asker;
use super::panel_path::{OPTIONS, PLANS};
use super::panels::{MORE, Viewer};
use super::services::Services;
use super::text_board::text_board;
use crate::render::scene::Scene;
use crate::store::{TableId, Version};
use crate::table::{AnyTable, Command, Denied, Only, Press, UserId};
use crate::words::{Arg, Message};

/// Does what one of the table's own buttons says; it stood on a post with this stamp.
pub(super) async fn press(
    services: &Services,
    table: TableId,
    (button, stamp): (Press, Version),
    pressed: &Pressed,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    let asker = Asker {
        caller: &pressed.caller,
        ticket: &pressed.ticket,
        stamp: Some(stamp),
    };
    let ordered = async |command, done| close::ordered(services, table, asker, (command, done), viewer).await;
    let reply = match button {
        Press::Join | Press::TakeSeat => return sit(services, table, asker, viewer).await,
        Press::Start => return begin(services, table, asker, viewer).await,
        Press::TakeBack => return take_back(services, table, asker, pressed, viewer).await,
        Press::Agree => return close::wind_up(services, table, asker, viewer).await,
        Press::Rematch => return join::rematch(services, table, asker, viewer).await,
        Press::Options => return services.panels.whisper(table, viewer, OPTIONS, &[]).await,
        Press::Play | Press::Hand => return services.panels.whisper(table, viewer, "", &[]).await,
        Press::Plan => {
            return services
                .panels
                .show(table, viewer, (PLANS, pressed.own), &[])
                .await;
        }
        Press::Verify => return verify::of_table(services, table, None, viewer).await,
        Press::Leave => {
            let left = services.panels.placed(table, Message::new("edge-left")).await;
            services
                .orders
                .give(table, &asker.order(Command::Leave))
                .await
                .at(table)?;
            return Ok(services.panels.say(viewer.reader, &left));
        }
        Press::ResignSurely => ordered(Command::Resign, "edge-resigned").await?,
        Press::CloseSurely => ordered(Command::Close, "edge-closed").await?,
        Press::AskToClose => ordered(Command::AskToClose, "edge-close-asked").await?,
        Press::More | Press::Log | Press::Scores | Press::TextBoard | Press::Rules | Press::Resign => {
            tell(services, table, button, viewer).await?
        }
    };
    Ok(reply.in_place(pressed.ephemeral()))
}

async fn sit(
    services: &Services,
    table: TableId,
    asker: Asker<'_>,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    match services.orders.give(table, &asker.order(Command::join())).await {
        Ok(_) => join::joined(services, table, asker.caller, viewer).await,
        Err(Denied::Conflict) => {
            let changed = Message::new("edge-terms-changed");
            services.panels.say_of(table, viewer.reader, changed).await
        }
        denied => denied.at(table).map(|_| Reply::Silent),
    }
}

async fn begin(
    services: &Services,
    table: TableId,
    asker: Asker<'_>,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    match start::begin(services, table, asker).await {
        Ok(_) => Ok(Reply::Silent),
        Err(Denied::Conflict) => {
            let changed = services
                .panels
                .placed(table, Message::new("edge-terms-changed"))
                .await;
            services.panels.whisper(table, viewer, OPTIONS, &[changed]).await
        }
        denied => denied.at(table).map(|_| Reply::Silent),
    }
}

async fn take_back(
    services: &Services,
    table: TableId,
    asker: Asker<'_>,
    pressed: &Pressed,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    let first = match services.orders.give(table, &asker.order(Command::TakeBack)).await {
        Ok(_) => Vec::new(),
        Err(Denied::Conflict) => vec![Message::new("edge-moved-on")],
        denied => return denied.at(table).map(|_| Reply::Silent),
    };
    services
        .panels
        .show(table, viewer, ("", pressed.own), &first)
        .await
}

/// What is to be read about a table, taken out of it: it is said outside of its lock.
struct Told {
    text: Text,
    buttons: Vec<Press>,
    views: &'static [&'static str],
    names: Vec<String>,
    game: String,
    stamp: Version,
}

/// What is read.
enum Text {
    Lines(Vec<Message>),
    Log(Vec<Message>),
    Board(Scene),
    /// A title, and a smaller line.
    More(Message, Message),
}

/// Something to read about a table, with the buttons behind «More».
pub(super) async fn tell(
    services: &Services,
    table: TableId,
    button: Press,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    if button == Press::Rules {
        let game = services.hall.read(table, |table| table.game().to_owned()).await?;
        return Ok(Reply::Whisper(rules::chapter(services, viewer.reader, &game, None)?));
    }
    let told = services
        .hall
        .read(table, |table| told(table, button, viewer.user))
        .await?;
    Ok(Reply::Whisper(said(&services.composer, table, &told, viewer)))
}

fn told(table: &dyn AnyTable, button: Press, user: UserId) -> Told {
    let mut buttons = MORE.to_vec();
    if table.roster().seat_of(user).is_some() && !table.ended() && !table.gathering() {
        buttons.extend([Press::TakeBack, Press::Resign]);
    }
    let (mut stamp, mut views): (_, &[&str]) = (table.stamp(user), &[]);
    let text = match button {
        Press::Log => Text::Log(table.log(user)),
        Press::Scores => match table.derivation(user) {
            lines if lines.is_empty() => Text::Lines(vec![Message::new("edge-no-scores")]),
            lines => Text::Lines(lines),
        },
        Press::TextBoard => {
            let board = table.board();
            board.picture.map_or(Text::Lines(board.lines), Text::Board)
        }
        Press::Resign => {
            buttons = vec![Press::ResignSurely, Press::More];
            stamp = table.terms();
            let sure = placed(table, Message::new("edge-resign-sure"));
            Text::Lines(vec![sure, what_follows(table, user)])
        }
        _ => {
            if button == Press::More && !table.gathering() {
                views = table.looks();
            }
            let id = Arg::Word(table.id().to_string().into());
            let title = Message::new("edge-more").with("game", table.title());
            Text::More(title, Message::new("edge-table").with("table", id))
        }
    };
    let (names, game) = (table.roster().names(), table.game().to_owned());
    Told {
        text,
        buttons,
        views,
        names,
        game,
        stamp,
    }
}

fn said(composer: &Composer, table: TableId, told: &Told, viewer: Viewer) -> Body<Only> {
    let speaker = composer.speaker(viewer.reader, &told.names);
    let mut body = match &told.text {
        Text::Lines(lines) => Body::text(&speaker.lines(lines)),
        Text::Log(lines) => Body::text(&log::text(speaker, lines, None)),
        Text::Board(scene) => text_board(&composer.renderer, scene, speaker),
        Text::More(title, small) => Body::text(&format!("{}\n-# {}", speaker.say(title), speaker.say(small))),
    };
    body.rows = Rows::new(speaker, table, told.stamp)
        .presses(&told.buttons)
        .extra_views(&told.game, told.views)
        .done();
    body
}

/// What follows if somebody gives the game up: the bot plays their seat, or one alone is left and
/// has won.
fn what_follows(table: &dyn AnyTable, user: UserId) -> Message {
    let mut others = table.roster().present().filter(|(_, sitter)| sitter.user != user);
    match (others.next(), others.next()) {
        (Some((seat, _)), None) => Message::new("edge-resign-ends").seat("who", seat.number()),
        _ => Message::new("edge-resign-goes-on"),
    }
}
