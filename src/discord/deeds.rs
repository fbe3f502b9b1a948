//! Orders to tables on behalf of callers, and what is said about their outcome. Knows no game.

use super::answer::Reply;
use super::body::Body;
use super::clock::now;
use super::edge::Edge;
use super::incoming::Caller;
use super::refusals::Way;
use super::shown::Opened;
use super::which::origin;
use super::wishes::{Person, Reader};
use crate::hall::Done;
use crate::store::{self, TableId, Version};
use crate::table::{Command, Denied, Fault, Only, Order, Post, Refusal, UserId};
use crate::words::{Arg, Message, Style};

/// The path of the options panel.
pub(super) const OPTIONS: &str = "set";
/// The path of the planning panel.
pub(super) const PLANS: &str = "plan";

/// The path of the panel that an action was done on.
pub(super) fn path_of(notation: &str) -> &'static str {
    match notation.split(' ').next() {
        Some("set") => OPTIONS,
        Some("plan" | "unplan") => PLANS,
        _ => "",
    }
}

impl Edge {
    /// An order by a caller; `id` is their interaction's.
    pub(super) fn order(caller: &Caller, id: u64, stamp: Option<Version>, command: Command) -> Order {
        Order {
            by: UserId(caller.user),
            name: caller.name.clone(),
            id,
            at: now(),
            stamp,
            origin: origin(caller),
            command,
        }
    }

    /// Has an order carried out. Where it is not known whether it was, the same order again tells.
    pub(super) async fn give(&self, table: TableId, order: &Order) -> Result<Done, Denied> {
        let outcome = match self.hall.order(table, order).await {
            Err(Denied::Fault(Fault::Unknown)) => self.hall.order(table, order).await,
            outcome => outcome,
        };
        self.counted(outcome)
    }

    /// An order's outcome, counted if it was not carried out.
    pub(super) fn counted(&self, outcome: Result<Done, Denied>) -> Result<Done, Denied> {
        outcome.inspect_err(|denied| {
            self.measures.refused(match denied {
                Denied::Refused(refusal) if refusal.reason.id.starts_with("refused-") => "table",
                Denied::Refused(_) => "rules",
                Denied::Conflict => "conflict",
                Denied::Fault(_) => "fault",
            });
        })
    }

    /// A person's panel of a table.
    pub(super) async fn panel_post(
        &self,
        table: TableId,
        user: u64,
        path: &str,
    ) -> Result<Post<Only>, Fault> {
        self.hall
            .read(table, |table| table.panel(UserId(user), path))
            .await
    }

    /// A person's panel, drawn, with what is noted of it; `first` are lines above it.
    pub(super) async fn panel(
        &self,
        (table, user): (TableId, u64),
        path: &str,
        reader: Reader,
        first: &[Message],
    ) -> Result<(Body, Opened), Fault> {
        let post = self.panel_post(table, user, path).await?;
        let sheet = self.panel_sheet(&post, reader, first);
        let opened = Opened {
            path: path.to_owned(),
            stamp: post.stamp.0,
            print: sheet.print(),
        };
        Ok((self.draw(sheet).await, opened))
    }

    /// The print of a person's panel.
    pub(super) async fn print(&self, (table, user): (TableId, u64), path: &str, reader: Reader) -> String {
        match self.panel_post(table, user, path).await {
            Ok(post) => self.panel_sheet(&post, reader, &[]).print(),
            Err(_) => String::new(),
        }
    }

    /// A person's panel as a whisper.
    pub(super) async fn whisper_panel(
        &self,
        table: TableId,
        user: u64,
        path: &str,
        reader: Reader,
        first: &[Message],
    ) -> Reply {
        match self.panel((table, user), path, reader, first).await {
            Ok((body, _)) => Reply::Whisper(body),
            Err(why) => self.fault(reader, &why),
        }
    }

    /// What is whispered after an order: the person's panel, or why not.
    pub(super) async fn whisper_outcome(
        &self,
        table: TableId,
        user: u64,
        reader: Reader,
        outcome: Result<Done, Denied>,
    ) -> Reply {
        match outcome {
            Ok(_) => self.whisper_panel(table, user, "", reader, &[]).await,
            Err(denied) => self.denied(table, user, reader, denied).await,
        }
    }

    /// What is whispered when an order was not carried out.
    pub(super) async fn denied(&self, table: TableId, user: u64, reader: Reader, denied: Denied) -> Reply {
        match denied {
            Denied::Refused(refusal) => {
                let names = self
                    .hall
                    .read(table, |table| table.roster().names())
                    .await
                    .unwrap_or_default();
                self.refusal(reader, &names, &refusal)
            }
            Denied::Conflict => {
                self.whisper_panel(table, user, "", reader, &[Message::new("edge-moved-on")])
                    .await
            }
            Denied::Fault(why) => self.fault(reader, &why),
        }
    }

    /// A refusal: the reason, and what could be done instead.
    pub(super) fn refusal(&self, reader: Reader, names: &[String], refusal: &Refusal) -> Reply {
        let speaker = self.words.speaker(reader.locale, names, Style::Discord);
        let mut text = speaker.say(&refusal.reason);
        if !refusal.instead.is_empty() {
            text.push('\n');
            text.push_str(&speaker.say(&Message::new("edge-instead")));
            for (notation, words) in &refusal.instead {
                let what =
                    Message::new("edge-alternative").with("notation", Arg::Word(notation.clone().into()));
                text.push('\n');
                text.push_str(&speaker.say(&what.with("what", words.clone())));
            }
        }
        Reply::Whisper(Body::text(&text))
    }

    /// A fault of ours: a short code for the person, a line in the log for the host.
    pub(super) fn fault(&self, reader: Reader, why: &Fault) -> Reply {
        if let Fault::NoTable(_) = why {
            return self.whisper(reader, &Message::new("edge-no-such-table"));
        }
        let code = format!("{:04x}", now() / 10 % 0x1_0000);
        tracing::error!(code, %why, "an order failed");
        let message = Message::new(match why {
            Fault::Store(store::Fault::DiskFull { .. }) => "edge-full",
            Fault::Store(store::Fault::Stopped { .. }) | Fault::Unknown => "edge-stopped",
            _ => "edge-fault",
        });
        self.whisper(reader, &message.with("code", Arg::Word(code.into())))
    }

    /// One message as a whisper.
    pub(super) fn whisper(&self, reader: Reader, message: &Message) -> Reply {
        Reply::Whisper(Body::text(
            &self
                .words
                .speaker(reader.locale, &[], Style::Discord)
                .say(message),
        ))
    }

    /// How a hand will come, in words, for somebody who has just sat down. Waits for nothing; what
    /// comes of it is told later.
    pub(super) async fn hand_line(&self, table: TableId, user: u64) -> Message {
        let line = self.hand_way(user).await;
        match line {
            // Joining is a wish to play: it is worth one more try.
            "edge-hand-closed" => self.reopened(user).await,
            "edge-hand-direct" => self.promise(table, user),
            _ => {}
        }
        Message::new(line)
    }

    /// The words for how a person's hands come: as they wish, as far as they and Discord let us.
    pub(super) async fn hand_way(&self, user: u64) -> &'static str {
        let Ok(person) = self.note::<Person>(&super::wishes::person(user)).await else {
            return "edge-hand-panel";
        };
        let refusals = self.outbox.refusals();
        let opening = person.direct.is_none() && refusals.why(Way::Opening).is_some();
        if !person.wants_direct() {
            "edge-hand-panel"
        } else if person.closed {
            "edge-hand-closed"
        } else if opening || refusals.why(Way::Direct).is_some() {
            "edge-hand-later"
        } else {
            "edge-hand-direct"
        }
    }
}
