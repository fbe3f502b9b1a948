//! A game gone through turn by turn: one that has ended, for one person alone or one of its moments for everyone;
//! of one that goes on what everyone saw. Knows no game.

use super::animation::Animation;
use super::animator::NoFilm;
use super::answers::Reply;
use super::body::{Body, Enclosed};
use super::composer::Sheet;
use super::controls::Rows;
use super::custom_id::ControlUse;
use super::failure::Failure;
use super::hand_step::nonce;
use super::ids::ChannelId;
use super::incoming::Click;
use super::lane::{Lane, Urgency};
use super::panels::Viewer;
use super::placement::{placed, whereabouts};
use super::profile::Reader;
use super::services::Services;
use super::spoilers;
use crate::store::TableId;
use crate::table::moment::{Moment, MomentPath, ShownHands};
use crate::table::ticket::moment;
use crate::table::transcript::Transcript;
use crate::table::{Everyone, Place, Post, PublicPast, TableView, UserId};
use crate::words::{Arg, Message};
use std::sync::Arc;

/// A moment of a table's game, and the table's board with nothing of its own on it.
struct Looked {
    moment: Moment,
    post: Post<Everyone>,
    game: Message,
    /// Whether the game goes on: then there are nobody's hands in it.
    running: bool,
    /// Whether it stands in direct messages, where there is nobody to share it with.
    direct: bool,
}

/// What of a table's game can be gone through.
enum ReplaySource {
    /// All of it.
    Whole(Transcript),
    /// What everyone saw of it up to now.
    Public(PublicPast),
}

/// Does what a control of such a panel says.
///
/// # Errors
/// The table cannot be looked at, or its game has not begun; or it is another control.
pub(super) async fn used(
    services: &Services,
    table: TableId,
    control: &ControlUse,
    (pressed, viewer): (&Click, Viewer),
) -> Result<Reply, Failure> {
    let picked = || pressed.values.first().and_then(|value| value.parse().ok());
    let path = match control {
        ControlUse::ShareMoment(path) => {
            return share(services, table, *path, (pressed, viewer)).await;
        }
        ControlUse::Moment(path) => Some(*path),
        ControlUse::MomentHands(_) => picked(),
        _ => None,
    };
    let path = path.ok_or_else(|| Message::new("edge-unknown-control"))?;
    let reply = shown(services, table, path, viewer).await?;
    // In direct messages too the panel is a message of its own.
    Ok(reply.in_place(pressed.own))
}

/// A moment for one person, with the ways to others.
///
/// # Errors
/// The table cannot be looked at, or its game has not begun.
pub(super) async fn shown(
    services: &Services,
    table: TableId,
    path: MomentPath,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    spoilers::spare(&services.hall, table, viewer.user).await?;
    let looked = look(services, table, path, viewer.user).await?;
    let mut sheet = sheet(services, &looked, path.hands, (viewer.reader, &[]));
    let here = MomentPath {
        turn: turn(looked.moment.turn),
        hands: path.hands,
    };
    let speaker = services.composer.speaker(viewer.reader, &looked.post.names);
    let mut rows = Rows::new((speaker, &services.composer.emoji), table, looked.post.stamp)
        .moments(&ways(&looked.moment, path.hands), here)
        .moments(&rounds(&looked.moment, path.hands), here);
    if !looked.running {
        rows = rows.moment_uses(here, !looked.direct, &hands(&looked, here.turn));
    }
    sheet.body.rows = rows.done();
    Ok(Reply::Whisper(services.composer.draw(sheet).await.into()))
}

/// Shows a moment to everyone where the table stands. Within some minutes the same one is posted once.
///
/// # Errors
/// The table cannot be looked at, or nothing can be posted there.
async fn share(
    services: &Services,
    table: TableId,
    path: MomentPath,
    (pressed, viewer): (&Click, Viewer),
) -> Result<Reply, Failure> {
    let stage = Stage::of(services, table, (pressed, viewer)).await?;
    if stage.direct {
        return Err(Message::new("edge-moment-direct").into());
    }
    spoilers::spare_all(&services.hall, table).await?;
    let looked = look(services, table, path, viewer.user).await?;
    if looked.running {
        let running = |table: &dyn TableView| placed(table, Message::new("edge-replay-running"));
        return Err(services.hall.read(table, running).await?.into());
    }
    let shares = Message::new("edge-moment-shares").with("who", Arg::Text(pressed.caller.name.clone()));
    let mut sheet = sheet(services, &looked, path.hands, (stage.reader, &[shares]));
    sheet.body.rows.clear();
    let body = services.composer.draw(sheet).await;
    Ok(stage.publish(services, body, &format!("{path}/moment")).await)
}

/// Shows a game that has ended to everyone as a film, where its table stands, or to whoever played it in direct
/// messages alone. Within some minutes it is posted once.
///
/// # Errors
/// The table cannot be looked at, its game has not ended, or there is no film of it.
pub(super) async fn animate(
    services: &Services,
    table: TableId,
    pressed: &Click,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    let stage = Stage::of(services, table, (pressed, viewer)).await?;
    spoilers::spare(&services.hall, table, viewer.user).await?;
    spoilers::spare_all(&services.hall, table).await?;
    let (transcript, post, game) = ended(services, table).await?;
    let composer = &services.composer;
    let animation = Animation {
        words: Arc::clone(&composer.words),
        renderer: Arc::clone(&composer.renderer),
        catalogue: services.hall.catalogue().clone(),
        transcript,
        locale: stage.reader.locale,
        game: game.clone(),
    };
    let film = services.animator.film(animation).await.map_err(|why| match why {
        NoFilm::Busy => Message::new("edge-film-busy"),
        NoFilm::Broken => Message::new("edge-replay-broken"),
    })?;
    let shows = Message::new("edge-film-shows")
        .with("who", Arg::Text(pressed.caller.name.clone()))
        .with("game", game);
    let mut body = composer.lines(stage.reader, &post.names, &[shows]);
    body.enclosed = Enclosed::File(film);
    if stage.direct {
        return Ok(Reply::Whisper(body.into()));
    }
    Ok(stage.publish(services, body, "film").await)
}

/// Where a table's game is shown to everyone, on somebody's wish.
struct Stage {
    table: TableId,
    place: Place,
    direct: bool,
    /// How everyone there reads.
    reader: Reader,
    viewer: Viewer,
    /// When it was wished, in milliseconds since 1970.
    wished: u64,
}

impl Stage {
    /// Where a table stands.
    async fn of(
        services: &Services,
        table: TableId,
        (pressed, viewer): (&Click, Viewer),
    ) -> Result<Stage, Failure> {
        let stands = |table: &dyn TableView| (table.place(), table.direct());
        let (place, direct) = services.hall.read(table, stands).await?;
        let reader = services.outbox.boards.reader(table, ChannelId(place.0)).await;
        Ok(Stage {
            table,
            place,
            direct,
            // Where even the channel's language cannot be read, their own will do.
            reader: reader.unwrap_or(viewer.reader),
            viewer,
            wished: moment(pressed.ticket.id.0),
        })
    }

    /// Posts it there without a sound; the same again within some minutes is the first one.
    async fn publish(&self, services: &Services, mut body: Body<Everyone>, what: &str) -> Reply {
        let channel = ChannelId(self.place.0);
        body.nonce = Some(nonce(&format!("{}/{what}", self.table)));
        body.silent = true;
        let lane = Lane::Post(channel.into());
        let slot = services.port.turn(lane, Urgency::Tidy).await;
        let said = match services.port.post(slot, channel, body).await {
            // The first one came before the wish.
            Ok(message) if moment(message.0) < self.wished => "edge-moment-again",
            Ok(_) => "edge-moment-shared",
            Err(why) => {
                tracing::warn!(table = %self.table, %why, what, "a game that has ended could not be shown");
                "edge-moment-unshared"
            }
        };
        let said = Message::new(said).with("where", whereabouts(self.place, false));
        services.panels.say(self.viewer.reader, &said)
    }
}

/// A table's game once it has ended, and the table's board.
async fn ended(
    services: &Services,
    table: TableId,
) -> Result<(Transcript, Post<Everyone>, Message), Failure> {
    spoilers::spare_twins(&services.hall, table).await?;
    let read = services.hall.read(table, |table| {
        let running = placed(table, Message::new("edge-replay-running"));
        (table.finished_transcript(), table.ended(), table.board(), table.title(), running)
    });
    match read.await? {
        (Some(finished), _, post, game, _) => Ok((finished.into_transcript(), post, game)),
        (None, true, ..) => Err(Message::new("edge-replay-nothing").into()),
        (None, false, _, _, running) => Err(running.into()),
    }
}

/// What of a table's game can be gone through.
async fn source(services: &Services, table: TableId, user: UserId) -> Result<ReplaySource, Failure> {
    spoilers::spare_twins(&services.hall, table).await?;
    let read = services.hall.read(table, |table| {
        let unbegun = placed(table, Message::new("edge-replay-unbegun"));
        (table.finished_transcript(), table.past(user), table.ended(), unbegun)
    });
    match read.await? {
        (Some(finished), ..) => Ok(ReplaySource::Whole(finished.into_transcript())),
        (None, Some(past), ..) => Ok(ReplaySource::Public(past)),
        (None, None, true, _) => Err(Message::new("edge-replay-nothing").into()),
        (None, None, false, unbegun) => Err(unbegun.into()),
    }
}

/// Plays the table's game again, away from the threads that answer, up to a moment.
async fn look(
    services: &Services,
    table: TableId,
    path: MomentPath,
    user: UserId,
) -> Result<Looked, Failure> {
    let source = source(services, table, user).await?;
    let running = matches!(source, ReplaySource::Public(_));
    let catalogue = services.hall.catalogue().clone();
    let turn = usize::try_from(path.turn).unwrap_or(usize::MAX);
    let played = tokio::task::spawn_blocking(move || match source {
        ReplaySource::Whole(transcript) => catalogue.moment(&transcript, turn).map_err(|why| why.to_string()),
        // Why not may hold what is hidden.
        ReplaySource::Public(past) => catalogue.past(&past, turn).map_err(|_| String::new()),
    });
    let failed = |why: &dyn std::fmt::Display| {
        tracing::error!(%table, %why, "a game cannot be gone through");
        Failure::from(Message::new("edge-replay-broken"))
    };
    let moment = played
        .await
        .map_err(|why| failed(&why))?
        .map_err(|why| failed(&why))?;
    let seen = |table: &dyn TableView| (table.board(), table.title(), table.direct());
    let (post, game, direct) = services.hall.read(table, seen).await?;
    Ok(Looked {
        moment,
        post,
        game,
        running,
        direct,
    })
}

/// What is seen of a moment; `first` are lines above it.
fn sheet(
    services: &Services,
    looked: &Looked,
    hands: ShownHands,
    (reader, first): (Reader, &[Message]),
) -> Sheet<Everyone> {
    let (moment, step) = (&looked.moment, &looked.moment.step);
    let title = match moment.turn {
        0 => "replay-title-deal",
        _ => "replay-title",
    };
    let told = step.told.iter().chain(&moment.ending);
    let stands = moment.ending.is_empty().then_some(&step.headline);
    let lines = told.chain(stands.into_iter().flatten());
    let post = Post {
        title: Message::new(title)
            .with("game", looked.game.clone())
            .with("turn", moment.turn)
            .with("last", moment.last),
        lines: first
            .iter()
            .chain(lines)
            .cloned()
            .chain(own(moment, hands))
            .collect(),
        recap: Vec::new(),
        notes: Vec::new(),
        view: None,
        picture: step.picture.clone(),
        names: step.names.clone(),
        ..looked.post.clone()
    };
    services.composer.board(&post, reader, &[])
}

/// What these hands held then, as their seats were told.
fn own(moment: &Moment, hands: ShownHands) -> Vec<Message> {
    let told = |(seat, lines): (u8, &Vec<Message>)| {
        let head = Message::new("replay-own").seat("who", seat);
        let quoted = |line: &Message| Message::new("replay-quoted").with("line", line.clone());
        std::iter::once(head)
            .chain(lines.iter().map(quoted))
            .collect::<Vec<_>>()
    };
    let all = (0..).zip(&moment.step.own);
    all.filter(|(seat, lines)| match hands {
        ShownHands::Nobody => false,
        ShownHands::Seat(one) => *seat == one,
        ShownHands::All => !lines.is_empty(),
    })
    .flat_map(told)
    .collect()
}

/// A turn's number, as a control carries it.
fn turn(turn: usize) -> u32 {
    u32::try_from(turn).unwrap_or(u32::MAX)
}

/// The buttons that go through the turns, and where they lead.
fn ways(moment: &Moment, hands: ShownHands) -> [(&'static str, Option<MomentPath>); 4] {
    let way = |to: usize| {
        Some(MomentPath {
            turn: turn(to),
            hands,
        })
        .filter(|_| to != moment.turn)
    };
    [
        ("replay-first", way(0)),
        ("replay-back", way(moment.turn.saturating_sub(1))),
        ("replay-next", way((moment.turn + 1).min(moment.last))),
        ("replay-last", way(moment.last)),
    ]
}

/// The buttons that go through the rounds, where there are several.
fn rounds(moment: &Moment, hands: ShownHands) -> Vec<(&'static str, Option<MomentPath>)> {
    let way = |to: Option<usize>| {
        Some(MomentPath {
            turn: turn(to?),
            hands,
        })
    };
    match (moment.round_before, moment.round_after) {
        (None, None) => Vec::new(),
        (before, after) => vec![("replay-round-back", way(before)), ("replay-round-next", way(after))],
    }
}

/// Whose hands can be shown at a moment.
fn hands(looked: &Looked, turn: u32) -> Vec<(Message, MomentPath)> {
    let path = |hands| MomentPath { turn, hands };
    let own = (0..).zip(&looked.moment.step.own);
    let seats = own.filter(|(_, lines)| !lines.is_empty()).map(|(seat, _)| {
        let says = Message::new("replay-hands-seat").seat("who", seat);
        (says, path(ShownHands::Seat(seat)))
    });
    let nobody = (Message::new("replay-hands-none"), path(ShownHands::Nobody));
    let all = (Message::new("replay-hands-all"), path(ShownHands::All));
    std::iter::once(nobody).chain(seats).chain([all]).collect()
}
