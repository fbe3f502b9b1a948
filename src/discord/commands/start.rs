//! `/start`: begins the game with the seats that are taken; where more could sit there, asks first.

use crate::discord::answers::Reply;
use crate::discord::body::Body;
use crate::discord::controls::Rows;
use crate::discord::failure::{At, Failure};
use crate::discord::find_table::Purpose;
use crate::discord::ids::ChannelId;
use crate::discord::incoming::Asked;
use crate::discord::lane::{Lane, Urgency};
use crate::discord::orders::Asker;
use crate::discord::panels::Viewer;
use crate::discord::placement::{placed, players};
use crate::discord::profile::{Channel, Reader};
use crate::discord::services::Services;
use crate::discord::single_post::SinglePost;
use crate::discord::trouble::Trouble;
use crate::hall::Done;
use crate::store::TableId;
use crate::table::{Command, Denied, Fault, Invited, PanelPath, Place, Refusal, TableButton};
use crate::words::{Arg, Message, Style, cut};

/// The longest name of a thread.
const NAME: usize = 100;

pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let table = services.finder.find(asked, reader, Purpose::Changing).await?;
    let viewer = Viewer {
        user: asked.caller.user,
        reader,
    };
    let again = Message::new("edge-start-again");
    if let Some(question) = whether_to_start(services, table, Asker::of(asked), viewer, Some(again)).await?
        && services.start_questions.add(table, viewer.user)
    {
        return Ok(question);
    }
    begin(services, table, Asker::of(asked)).await.at(table)?;
    say_begun(services, table, reader).await
}

/// Says that the game begins, or that its luck is being drawn before.
async fn say_begun(services: &Services, table: TableId, reader: Reader) -> Result<Reply, Failure> {
    let begun = |drawing| if drawing { "edge-drawing" } else { "edge-started" };
    let begun = services.hall.read(table, |table| begun(table.drawing())).await?;
    services.panels.say_of(table, reader, Message::new(begun)).await
}

/// Begins a table's game, in a thread of its own where the channel wishes that.
///
/// # Errors
/// It has not begun.
pub(in crate::discord) async fn begin(
    services: &Services,
    table: TableId,
    asker: Asker<'_>,
) -> Result<Done, Denied> {
    services.outbox.membership.complete(table).await?;
    let (order, caller) = (services.orders.order(asker, Command::Start), asker.caller);
    let place = services.hall.read(table, |table| table.place()).await?;
    let channel = ChannelId(place.0);
    let known = services
        .preferences
        .channel_of(channel)
        .await
        .map_err(Fault::from)?;
    let wished = known.opens_threads(services.settings.threads) && caller.kind.has_threads();
    if !wished || channel != caller.channel {
        return services.orders.give(table, &order).await;
    }
    let complaint = services.preferences.complaint(caller, true).await;
    if let Some(complaint) = complaint.map_err(Fault::from)? {
        return Err(Refusal::new(complaint).into());
    }
    services.hall.would(table, &order).await?;
    let title = services
        .hall
        .read(table, |table| {
            let named = Message::new("edge-thread").with("game", table.title());
            (named.with("who", players(table)), table.roster().names())
        })
        .await?;
    // Nothing is shown between the move and the start.
    let hold = services.outbox.pauses.hold(table);
    let moved = move_to_thread(services, table, asker, (&known, title)).await?;
    let done = services.orders.give(table, &order).await;
    drop(hold);
    services.outbox.nudge(table);
    if let (Err(why), Ok(_)) = (moved, &done) {
        stays(services, (table, place), &why).await;
    }
    done
}

/// Tells the players why their game stays in its channel.
async fn stays(services: &Services, (table, place): (TableId, Place), why: &Trouble) {
    let word = match why {
        Trouble::Refused {
            code: 30_033 | 160_006,
            ..
        } => "full",
        Trouble::Refused { code: 50_024, .. } => "kind",
        Trouble::MissingPermission | Trouble::MissingAccess => "lacking",
        _ => "other",
    };
    let line = Message::new("edge-thread-refused").with("why", Arg::Word(word.into()));
    let told = SinglePost {
        table,
        place,
        word: "no-thread",
        lines: &[line],
        names: &[],
        small: true,
        film: None,
        mention: &[],
        buttons: &[],
    };
    if let Err(why) = told.say(&services.outbox.boards).await {
        tracing::warn!(%table, %why, "the players could not be told why their game has no thread");
    }
}

/// Moves a table into a thread of its own; where none can be opened it stays where it is, for this reason.
async fn move_to_thread(
    services: &Services,
    table: TableId,
    asker: Asker<'_>,
    (known, (title, names)): (&Channel, (Message, Vec<String>)),
) -> Result<Result<(), Trouble>, Denied> {
    let channel = asker.caller.channel;
    let reader = known.reader(services.settings.language);
    let name = services
        .composer
        .speaker(reader, &names)
        .styled(Style::Plain)
        .say(&title);
    let slot = services.port.turn(Lane::Thread(channel), Urgency::Turn).await;
    let name = cut(&name, NAME).into_owned();
    let thread = match services
        .port
        .open_thread(slot, channel, asker.caller.kind, name)
        .await
    {
        Ok(thread) => thread,
        Err(why) => {
            tracing::warn!(%table, %why, "no thread could be opened; the game stays in its channel");
            return Ok(Err(why));
        }
    };
    let same = |channel: &mut Channel| *channel = known.clone();
    let kept = services.preferences.change_channel(thread, same).await;
    kept.map_err(Fault::from)?;
    let moved = services.orders.host_order(
        asker,
        Command::Move {
            place: Place(thread.0),
        },
    );
    services.orders.give(table, &moved).await.map(|_| Ok(()))
}

/// Begins a table's game by its button; where more could sit there, asks first whether to.
///
/// # Errors
/// It has not begun.
pub(in crate::discord) async fn asked(
    services: &Services,
    table: TableId,
    asker: Asker<'_>,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    match whether_to_start(services, table, asker, viewer, None).await? {
        Some(question) => Ok(question),
        None => started(services, table, asker, viewer).await,
    }
}

/// Asks whether to begin with seats free, with a last line; nothing where none is, or where it
/// cannot begin.
async fn whether_to_start(
    services: &Services,
    table: TableId,
    asker: Asker<'_>,
    viewer: Viewer,
    last: Option<Message>,
) -> Result<Option<Reply>, Failure> {
    let order = services.orders.order(asker, Command::Start);
    let may = services.hall.would(table, &order).await;
    let (question, expected, free, stamp) = services
        .hall
        .read(table, |table| {
            let (here, room) = (table.roster().len(), table.room());
            let question = Message::new("edge-start-few")
                .with("here", i64::from(here))
                .with("most", i64::from(room));
            let free = here < room && !table.direct();
            (placed(table, question), table.expected(), free, table.terms())
        })
        .await?;
    if !free || may.is_err() {
        return Ok(None);
    }
    let mut lines = vec![question];
    if !expected.is_empty() {
        let who: Vec<Message> = expected.iter().map(Invited::named).collect();
        lines.push(Message::new("edge-start-expected").with("who", who));
    }
    lines.extend(last);
    let speaker = services.composer.speaker(viewer.reader, &[]);
    let mut body = Body::text(&speaker.lines(&lines));
    body.rows = Rows::new((speaker, &services.composer.emoji), table, stamp)
        .buttons(&[TableButton::StartFew, TableButton::No])
        .done();
    Ok(Some(Reply::Whisper(body)))
}

/// Begins a table's game by the answer to whether to. What came of it stands where it was asked, so
/// that nobody can answer once more; that somebody else has begun it, too.
///
/// # Errors
/// It has not begun, and can be tried again.
pub(in crate::discord) async fn confirmed(
    services: &Services,
    table: TableId,
    asker: Asker<'_>,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    let panels = &services.panels;
    match started(services, table, asker, viewer).await {
        Ok(Reply::Silent) => say_begun(services, table, viewer.reader).await,
        Err(failure @ Failure::Denied(_, Denied::Refused(_))) => {
            Ok(panels.failure(viewer, asker.ticket, failure).await)
        }
        other => other,
    }
}

/// Begins a table's game by a button, and says nothing more; or shows on what terms it would begin
/// now.
///
/// # Errors
/// It has not begun.
async fn started(
    services: &Services,
    table: TableId,
    asker: Asker<'_>,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    match begin(services, table, asker).await {
        Ok(_) => Ok(Reply::Silent),
        Err(Denied::Conflict) => {
            let changed = Message::new("edge-terms-changed");
            let changed = services.panels.placed(table, changed).await;
            services
                .panels
                .whisper(table, viewer, PanelPath::Options, &[changed])
                .await
        }
        denied => denied.at(table).map(|_| Reply::Silent),
    }
}
