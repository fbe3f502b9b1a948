//! What one person sees of a table, as answers: their panel, a further view, and why an order of
//! theirs was not carried out. Knows no game.

use super::answers::Reply;
use super::body::Body;
use super::composer::{Composer, Sheet};
use super::controls::Rows;
use super::courier::Courier;
use super::delivery::OpenedPanel;
use super::failure::{Failure, fault, refusal};
use super::incoming::{Asked, Caller, OwnMessage, Ticket};
use super::jottings::Jottings;
use super::more_buttons::{more, ways_on};
use super::placement::{link, placed};
use super::profile::Reader;
use crate::hall::Hall;
use crate::store::{StoreFault, TableId};
use crate::table::{Command, Denied, Fault, Meanwhile, Only, PanelPath, Post, Step, TableView, UserId};
use crate::words::Message;
use std::sync::Arc;

/// Whose panel, and how they read.
#[derive(Clone, Copy)]
pub(super) struct Viewer {
    /// The person who sees it.
    pub user: UserId,
    /// How they read.
    pub reader: Reader,
}

/// What shows people their panels.
pub(super) struct Panels {
    hall: Arc<Hall>,
    composer: Composer,
    courier: Arc<Courier>,
    jottings: Jottings,
}

impl Panels {
    /// The panels of a hall's tables.
    pub(super) fn new(
        (hall, composer, courier): (Arc<Hall>, Composer, Arc<Courier>),
        jottings: Jottings,
    ) -> Panels {
        Panels {
            hall,
            composer,
            courier,
            jottings,
        }
    }

    /// What always stands above a person's panel: that the channel is closed to us, and what they wrote
    /// down.
    async fn above(&self, post: &Post<Only>) -> Result<Vec<Message>, StoreFault> {
        let notice = self.courier.notice(post.table, post.audience.place).await?;
        let jotting = self.jottings.lines(post.table, post.audience.user).await?;
        Ok(notice.into_iter().chain(jotting).collect())
    }

    /// A panel as its one person reads it; `first` are lines above it and above what always stands
    /// there.
    fn sheet(
        &self,
        post: &Post<Only>,
        reader: Reader,
        (first, above): (&[Message], &[Message]),
    ) -> Sheet<Only> {
        self.composer.panel(post, reader, &[first, above].concat())
    }

    async fn post(&self, table: TableId, user: UserId, path: PanelPath<'_>) -> Result<Post<Only>, Fault> {
        let path = path.to_string();
        self.hall.read(table, |table| table.panel(user, &path)).await
    }

    /// A person's panel as a whisper; `first` are lines above it. Who waits sees besides what others have
    /// done since: nothing keeps a whisper up to date.
    ///
    /// # Errors
    /// The table cannot be looked at.
    pub(super) async fn whisper(
        &self,
        table: TableId,
        viewer: Viewer,
        path: PanelPath<'_>,
        first: &[Message],
    ) -> Result<Reply, Failure> {
        let mut post = self.post(table, viewer.user, path).await?;
        if path == PanelPath::FIRST {
            let meanwhile = self.hall.read(table, |table| table.meanwhile(viewer.user));
            let Meanwhile {
                recap,
                situation,
                repeated,
            } = meanwhile.await?;
            if post.recap.is_empty() {
                post.recap = recap;
                post.lines.retain(|line| Some(line) != repeated.as_ref());
            }
            post.lines.splice(0..0, situation);
        }
        let above = self.above(&post).await?;
        let sheet = self.sheet(&post, viewer.reader, (first, &above));
        Ok(Reply::Whisper(self.composer.draw(sheet).await))
    }

    /// The present panel in a message that is the person's own, or else as a whisper.
    ///
    /// # Errors
    /// The table cannot be looked at.
    pub(super) async fn show(
        &self,
        table: TableId,
        viewer: Viewer,
        (path, own): (PanelPath<'_>, Option<OwnMessage>),
        first: &[Message],
    ) -> Result<Reply, Failure> {
        let Some(own) = own else {
            return self.whisper(table, viewer, path, first).await;
        };
        let post = self.post(table, viewer.user, path).await?;
        let above = self.above(&post).await?;
        let sheet = self.sheet(&post, viewer.reader, (first, &above));
        // Lines above the panel stand until it changes.
        let fingerprint = match first {
            [] => sheet.fingerprint(),
            _ => self.sheet(&post, viewer.reader, (&[], &above)).fingerprint(),
        };
        let settled = self.composer.settled(&post, viewer.reader, &above);
        let panel = OpenedPanel {
            path: path.to_string(),
            stamp: post.stamp.0,
            settled: settled.unwrap_or_else(|| fingerprint.clone()),
            fingerprint,
        };
        Ok(Reply::Update {
            own,
            body: self.composer.draw(sheet).await,
            panel: Some(panel),
        })
    }

    /// A further view of the position, with all that stands behind «More».
    ///
    /// # Errors
    /// The table cannot be looked at.
    pub(super) async fn extra_view(
        &self,
        table: TableId,
        viewer: Viewer,
        name: &str,
    ) -> Result<Reply, Failure> {
        let read = |table: &dyn TableView| {
            let further = (table.game(), table.extra_views(), more(table, viewer.user));
            (table.extra_view(viewer.user, name), further)
        };
        let (post, (game, views, buttons)) = self.hall.read(table, read).await?;
        let notice = self.courier.notice(post.table, post.audience.place).await?;
        let mut sheet = self.sheet(&post, viewer.reader, (&[], notice.as_slice()));
        let speaker = self.composer.speaker(viewer.reader, &post.names);
        sheet.body.rows = Rows::new((speaker, &self.composer.emoji), table, post.stamp)
            .buttons(&buttons)
            .extra_views(game, views)
            .done();
        Ok(Reply::Whisper(self.composer.draw(sheet).await))
    }

    /// One message as a whisper.
    pub(super) fn say(&self, reader: Reader, message: &Message) -> Reply {
        Reply::Whisper(self.composer.say(reader, message))
    }

    /// A message with the `game` of a table and `where` it stands: for when the table may be gone
    /// before it is said.
    pub(super) async fn placed(&self, table: TableId, message: Message) -> Message {
        self.hall
            .read(table, |table| placed(table, message))
            .await
            .unwrap_or_else(|_| Message::new("edge-table-gone"))
    }

    /// A message with the `game` of a table and `where` it stands, whispered.
    ///
    /// # Errors
    /// The table cannot be looked at.
    pub(super) async fn say_of(
        &self,
        table: TableId,
        reader: Reader,
        message: Message,
    ) -> Result<Reply, Failure> {
        let message = self.hall.read(table, |table| placed(table, message)).await?;
        Ok(self.say(reader, &message))
    }

    /// What is said to somebody who gave an order on a panel that is an old one by now: that they
    /// have done this already, or that the table has moved on.
    ///
    /// # Errors
    /// The table cannot be looked at.
    pub(super) async fn conflict(
        &self,
        table: TableId,
        (user, stamp): (UserId, Step),
        command: &Command,
    ) -> Result<Message, Fault> {
        let done = self
            .hall
            .read(table, |table| table.repeated(user, stamp, command))
            .await?;
        Ok(done.map_or_else(
            || Message::new("edge-moved-on"),
            |told| Message::new("edge-done-already").with("what", told),
        ))
    }

    /// What is said instead of what was asked for.
    pub(super) async fn failure(&self, viewer: Viewer, ticket: &Ticket, failure: Failure) -> Reply {
        let reader = viewer.reader;
        let why = match failure {
            Failure::Shown(reply) => return *reply,
            Failure::Said(message) => return self.say(reader, &message),
            Failure::Denied(table, Denied::Refused(refused)) => {
                let called = |table: &dyn TableView| (table.roster().names(), table.vocabulary());
                let (names, vocabulary) = self.hall.read(table, called).await.unwrap_or_default();
                let reply = refusal(&self.composer, reader, (&names, &vocabulary), &refused);
                return if refused.reason.id.starts_with("refused-not-seated") {
                    self.with_seats(viewer, reply).await
                } else {
                    self.with_way_on(table, viewer, reply).await
                };
            }
            Failure::Denied(table, Denied::Conflict) => {
                match self
                    .whisper(table, viewer, PanelPath::FIRST, &[Message::new("edge-moved-on")])
                    .await
                {
                    Ok(reply) => return reply,
                    Err(Failure::Fault(why)) => why,
                    Err(_) => Fault::NoTable(table),
                }
            }
            Failure::Denied(_, Denied::Fault(why)) | Failure::Fault(why) => why,
        };
        self.say(reader, &fault(&why, ticket.id))
    }

    /// A whisper with the buttons by which whoever plays at a table goes on from there, where nothing stands below it.
    pub(super) async fn with_way_on(&self, table: TableId, viewer: Viewer, reply: Reply) -> Reply {
        let read = |table: &dyn TableView| (ways_on(table, viewer.user), table.stamp(viewer.user));
        match (reply, self.hall.read(table, read).await) {
            (Reply::Whisper(mut body), Ok((ways, stamp))) if body.rows.is_empty() && !ways.is_empty() => {
                let speaker = self.composer.speaker(viewer.reader, &[]);
                let rows = Rows::new((speaker, &self.composer.emoji), table, stamp);
                body.rows = rows.buttons(&ways).done();
                Reply::Whisper(body)
            }
            (reply, _) => reply,
        }
    }

    /// A refusal of somebody who has no seat where they wanted to do something, with a line that says
    /// where they sit.
    async fn with_seats(&self, viewer: Viewer, reply: Reply) -> Reply {
        let mut places = Vec::new();
        for table in self.hall.of(viewer.user).await.unwrap_or_default() {
            let named = self
                .hall
                .read(table, |table| placed(table, Message::new("edge-table-at")));
            places.extend(named.await);
        }
        match reply {
            Reply::Whisper(body) if !places.is_empty() => {
                let sits = Message::new("edge-you-sit").with("tables", places);
                let line = self.composer.speaker(viewer.reader, &[]).say(&sits);
                Reply::Whisper(Body::text(&format!("{}\n{line}", body.content)))
            }
            other => other,
        }
    }

    /// What came of a command at a table, or why nothing did; with a line that names the table
    /// where it stands elsewhere.
    pub(super) async fn outcome(
        &self,
        table: TableId,
        asked: &Asked,
        reader: Reader,
        done: Result<Reply, Failure>,
    ) -> Reply {
        let reply = match done {
            Ok(reply) => reply,
            Err(failure) => {
                let viewer = Viewer {
                    user: asked.caller.user,
                    reader,
                };
                self.failure(viewer, &asked.ticket, failure).await
            }
        };
        self.headed(table, &asked.caller, reader, reply).await
    }

    /// An answer about a table that stands elsewhere than where it was asked for, with a line that
    /// names it.
    pub(super) async fn headed(
        &self,
        table: TableId,
        caller: &Caller,
        reader: Reader,
        reply: Reply,
    ) -> Reply {
        let named = self
            .hall
            .read(table, |table| (table.place(), placed(table, Message::new("edge-table-at"))));
        let Ok((place, title)) = named.await else {
            return reply;
        };
        match reply {
            Reply::Whisper(body) if place != caller.place() && !body.content.contains(&link(place)) => {
                let line = self.composer.speaker(reader, &[]).say(&title);
                Reply::Whisper(body.headed(&line))
            }
            other => other,
        }
    }
}
