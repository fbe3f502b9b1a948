//! The table's own buttons. Knows no game.

use super::answer::Reply;
use super::body::Body;
use super::controls::Rows;
use super::deeds::{OPTIONS, PLANS};
use super::edge::Edge;
use super::incoming::Pressed;
use super::pressed::MORE;
use super::shown::Opened;
use super::which::placed;
use super::wishes::Reader;
use crate::store::{TableId, Version};
use crate::table::{AnyTable, Command, Denied, Press, UserId};
use crate::words::{Message, Style};
use std::sync::Arc;

impl Edge {
    /// Does what one of the table's own buttons says.
    pub(super) async fn press(
        self: &Arc<Self>,
        table: TableId,
        (press, stamp): (Press, Version),
        pressed: &Pressed,
        reader: Reader,
        seen: &mut Option<Opened>,
    ) -> Reply {
        let caller = &pressed.caller;
        let id = pressed.ticket.id;
        let order = |command| Edge::order(caller, id, Some(stamp), command);
        match press {
            Press::Join | Press::TakeSeat => match self.give(table, &order(Command::join())).await {
                Ok(_) => return self.joined(table, caller, reader).await,
                Err(Denied::Conflict) => {
                    self.whisper_of(table, reader, Message::new("edge-terms-changed"))
                        .await
                }
                Err(denied) => self.denied(table, caller.user, reader, denied).await,
            },
            Press::Leave => {
                let left = self.said_of(table, Message::new("edge-left")).await;
                match self.give(table, &order(Command::Leave)).await {
                    Ok(_) => self.whisper(reader, &left),
                    Err(denied) => self.denied(table, caller.user, reader, denied).await,
                }
            }
            Press::Start => match self.begin(table, caller, (id, Some(stamp))).await {
                Ok(_) => Reply::Silent,
                Err(Denied::Conflict) => {
                    let changed = self
                        .hall
                        .read(table, |table| placed(table, Message::new("edge-terms-changed")))
                        .await;
                    self.whisper_panel(
                        table,
                        caller.user,
                        OPTIONS,
                        reader,
                        &changed.into_iter().collect::<Vec<_>>(),
                    )
                    .await
                }
                Err(denied) => self.denied(table, caller.user, reader, denied).await,
            },
            Press::Options => return self.whisper_panel(table, caller.user, OPTIONS, reader, &[]).await,
            Press::Play | Press::Hand => {
                return self.whisper_panel(table, caller.user, "", reader, &[]).await;
            }
            Press::Plan => return self.show_panel(table, PLANS, pressed, reader, &[], seen).await,
            Press::TakeBack => match self.give(table, &order(Command::TakeBack)).await {
                Ok(_) => return self.show_panel(table, "", pressed, reader, &[], seen).await,
                Err(Denied::Conflict) => {
                    return self
                        .show_panel(table, "", pressed, reader, &[Message::new("edge-moved-on")], seen)
                        .await;
                }
                Err(denied) => self.denied(table, caller.user, reader, denied).await,
            },
            Press::ResignSurely => {
                let reply = self
                    .ordered(table, caller, &order(Command::Resign), reader, "edge-resigned")
                    .await;
                self.in_place(pressed, reply)
            }
            Press::CloseSurely => {
                let reply = self
                    .ordered(table, caller, &order(Command::Close), reader, "edge-closed")
                    .await;
                self.in_place(pressed, reply)
            }
            Press::AskToClose => {
                let reply = self
                    .ordered(table, caller, &order(Command::AskToClose), reader, "edge-close-asked")
                    .await;
                self.in_place(pressed, reply)
            }
            Press::Agree => self.wind_up(table, caller, (id, Some(stamp)), reader).await,
            Press::Rematch => self.rematch(table, pressed, reader).await,
            Press::Verify => self.verify_table(table, None, (caller.user, reader)).await,
            Press::More | Press::Log | Press::Scores | Press::TextBoard | Press::Rules | Press::Resign => {
                let reply = self.tell(table, press, caller.user, reader).await;
                self.in_place(pressed, reply)
            }
        }
    }

    /// The reply in the message that was pressed, if that is the person's own.
    pub(super) fn in_place(&self, pressed: &Pressed, reply: Reply) -> Reply {
        match reply {
            Reply::Whisper(body) if pressed.own && !pressed.caller.direct() => Reply::Update(body),
            other => other,
        }
    }

    /// A further look at the position, with the buttons behind «More».
    pub(super) async fn look(&self, table: TableId, look: &str, user: u64, reader: Reader) -> Reply {
        let seen = self.hall.read(table, |table| {
            let mut post = table.look(UserId(user), look);
            post.presses = MORE.to_vec();
            post
        });
        match seen.await {
            Ok(post) => Reply::Whisper(self.draw(self.panel_sheet(&post, reader, &[])).await),
            Err(why) => self.fault(reader, &why),
        }
    }

    /// Something to read about a table, with the buttons behind «More».
    pub(super) async fn tell(&self, table: TableId, press: Press, user: u64, reader: Reader) -> Reply {
        let told = self
            .hall
            .read(table, |table| self.told(table, press, user, reader))
            .await;
        match told {
            Ok(body) => Reply::Whisper(body),
            Err(why) => self.fault(reader, &why),
        }
    }

    fn told(&self, table: &dyn AnyTable, press: Press, user: u64, reader: Reader) -> Body {
        let names = table.roster().names();
        let speaker = self.words.speaker(reader.locale, &names, Style::Discord);
        let user = UserId(user);
        let seated = table.roster().seat_of(user).is_some() && !table.ended() && !table.gathering();
        let mut buttons = MORE.to_vec();
        if seated {
            buttons.extend([Press::TakeBack, Press::Resign]);
        }
        let mut stamp = table.stamp(user);
        let text = |text: String| Body::text(&text);
        let mut body = match press {
            Press::Log => text(self.log_text(speaker, &table.log(user), None)),
            Press::Scores => match table.derivation(user) {
                lines if lines.is_empty() => text(speaker.say(&Message::new("edge-no-scores"))),
                lines => text(speaker.lines(&lines)),
            },
            Press::TextBoard => {
                let board = table.board();
                board.picture.as_ref().map_or_else(
                    || text(speaker.lines(&board.lines)),
                    |scene| self.text_board(scene, speaker),
                )
            }
            Press::Rules => {
                let Reply::Whisper(body) = self.chapter(reader, table.game(), None) else {
                    return Body::default();
                };
                return body;
            }
            Press::Resign => {
                buttons = vec![Press::ResignSurely, Press::More];
                stamp = table.terms();
                let sure = placed(table, Message::new("edge-resign-sure"));
                text(speaker.lines(&[sure, what_follows(table, user)]))
            }
            _ => {
                let title = Message::new("edge-more").with("game", table.title());
                let id = crate::words::Arg::Word(table.id().to_string().into());
                text(format!(
                    "{}\n-# {}",
                    speaker.say(&title),
                    speaker.say(&Message::new("edge-table").with("table", id))
                ))
            }
        };
        let looks = if press == Press::More && !table.gathering() {
            table.looks()
        } else {
            &[]
        };
        body.rows = Rows::new(speaker, table.id(), stamp)
            .presses(&buttons)
            .looks(table.game(), looks)
            .done();
        body
    }
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
