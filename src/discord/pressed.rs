//! Pressed controls. An old one leads to the present position and never does anything in another.

use super::answer::{Promise, Reply};
use super::custom_id::{CustomId, Deed, read_value};
use super::deeds::{OPTIONS, path_of};
use super::edge::Edge;
use super::incoming::Pressed;
use super::shown::Opened;
use super::wishes::Reader;
use crate::store::{TableId, Version};
use crate::table::{Command, Denied, Press};
use crate::words::Message;
use std::sync::Arc;
use std::time::Duration;

/// How long a press waits for a change of its own hand that is on its way: Discord seldom takes
/// longer for an edit, and there is time enough left for the answer.
const TURN: Duration = Duration::from_millis(250);

impl Edge {
    /// Answers a pressed control.
    pub(super) async fn pressed(self: Arc<Self>, pressed: Pressed) {
        let promise = if pressed.own {
            Promise::Update
        } else {
            Promise::Message
        };
        match pressed.id.parse::<CustomId>() {
            Ok(CustomId::Table {
                table, stamp, deed, ..
            }) => self.pressed_at(table, stamp, &deed, &pressed, promise).await,
            Ok(CustomId::Command { name, option }) => self.chosen(name, option, &pressed).await,
            Ok(CustomId::Rules { game }) => {
                let work = async {
                    let reader = self.reader(&pressed.caller).await;
                    let topic = pressed.values.first().map(String::as_str);
                    let Reply::Whisper(body) = self.chapter(reader, &game, topic) else {
                        return Reply::Silent;
                    };
                    if pressed.own {
                        Reply::Update(body)
                    } else {
                        Reply::Whisper(body)
                    }
                };
                let _ = self.answer(&pressed.ticket, promise, work).await;
            }
            Err(_) => {
                let work = async {
                    self.whisper(self.reader(&pressed.caller).await, &Message::new("edge-unknown-control"))
                };
                let _ = self.answer(&pressed.ticket, Promise::Message, work).await;
            }
        }
    }

    async fn pressed_at(
        self: &Arc<Self>,
        table: TableId,
        stamp: Version,
        deed: &Deed,
        pressed: &Pressed,
        promise: Promise,
    ) {
        let user = pressed.caller.user;
        let changes = !matches!(deed, Deed::Look(_))
            && !matches!(deed, Deed::Press(press) if !matches!(press, Press::TakeBack | Press::Plan));
        // While the answer is on its way nothing else may change this hand, unless a change is on
        // its way already and takes long.
        let held = match pressed.own && changes {
            true => tokio::time::timeout(TURN, self.hand_lock(table, user).lock_owned())
                .await
                .ok(),
            false => None,
        };
        let mut seen = None;
        let answered = self
            .answer(&pressed.ticket, promise, self.perform(table, stamp, deed, pressed, &mut seen))
            .await;
        if let (Ok(()), Some(seen)) = (&answered, seen) {
            // Of two changes at once nobody knows which came last: then it is compared again.
            let sure = held.is_some();
            let noted = self
                .hand_shown(
                    table,
                    user,
                    pressed.message,
                    if sure {
                        seen
                    } else {
                        Opened {
                            print: String::new(),
                            ..seen
                        }
                    },
                )
                .await;
            drop(held);
            if let Err(why) = &noted {
                tracing::warn!(%table, %why, "a hand that was shown cannot be noted");
            }
            if !sure || noted.is_err() {
                self.nudge(table);
            }
        }
    }

    /// Does what a control says; `seen` gets what is noted of the panel that the answer shows in
    /// its message.
    async fn perform(
        self: &Arc<Self>,
        table: TableId,
        stamp: Version,
        deed: &Deed,
        pressed: &Pressed,
        seen: &mut Option<Opened>,
    ) -> Reply {
        let reader = self.reader(&pressed.caller).await;
        match self.may_see(table, &pressed.caller).await {
            Ok(true) => {}
            Ok(false) => return self.whisper(reader, &Message::new("edge-no-such-table")),
            Err(why) => return self.fault(reader, &why),
        }
        let deed = match deed {
            Deed::Pick => match pressed.values.first().and_then(|value| read_value(value)) {
                Some((_, deed)) => deed,
                None => return self.whisper(reader, &Message::new("edge-unknown-control")),
            },
            Deed::Many(verb) => Deed::Act(several(verb, &pressed.values)),
            other => other.clone(),
        };
        let (path, first) = match deed {
            Deed::Look(look) => {
                let reply = self.look(table, &look, pressed.caller.user, reader).await;
                return self.in_place(pressed, reply);
            }
            Deed::Press(press) => return self.press(table, (press, stamp), pressed, reader, seen).await,
            Deed::Open(path) => (path, Vec::new()),
            Deed::Act(notation) => match self.act(table, stamp, &notation, pressed).await {
                Ok(path) => (path, Vec::new()),
                Err(Denied::Conflict) if path_of(&notation) == OPTIONS => {
                    (OPTIONS.to_owned(), vec![Message::new("edge-moved-on")])
                }
                Err(Denied::Conflict) => (String::new(), vec![Message::new("edge-moved-on")]),
                Err(denied) => return self.denied(table, pressed.caller.user, reader, denied).await,
            },
            Deed::Pick | Deed::Many(_) => (String::new(), Vec::new()),
        };
        self.show_panel(table, &path, pressed, reader, &first, seen).await
    }

    /// Does an action; answers the path of the panel to show next.
    async fn act(
        &self,
        table: TableId,
        stamp: Version,
        notation: &str,
        pressed: &Pressed,
    ) -> Result<String, Denied> {
        let path = path_of(notation);
        let command = Command::Play {
            notation: notation.to_owned(),
        };
        let order = Edge::order(&pressed.caller, pressed.ticket.id, Some(stamp), command);
        self.give(table, &order).await.map(|_| path.to_owned())
    }

    /// The present panel: in the message that was pressed if it is the person's own.
    pub(super) async fn show_panel(
        &self,
        table: TableId,
        path: &str,
        pressed: &Pressed,
        reader: Reader,
        first: &[Message],
        seen: &mut Option<Opened>,
    ) -> Reply {
        match self
            .panel((table, pressed.caller.user), path, reader, first)
            .await
        {
            Ok((body, opened)) if pressed.own => {
                // Lines above the panel stand until it changes.
                let print = if first.is_empty() {
                    opened.print
                } else {
                    self.print((table, pressed.caller.user), path, reader).await
                };
                *seen = Some(Opened { print, ..opened });
                Reply::Update(body)
            }
            Ok((body, _)) => Reply::Whisper(body),
            Err(why) => self.fault(reader, &why),
        }
    }
}

/// A verb and the words of the picked entries, in the order they stand in.
fn several(verb: &str, values: &[String]) -> String {
    let mut picked: Vec<(u32, String)> = values
        .iter()
        .filter_map(|value| match read_value(value)? {
            (at, Deed::Act(word)) => Some((at, word)),
            _ => None,
        })
        .collect();
    picked.sort();
    let words = std::iter::once(verb.to_owned()).chain(picked.into_iter().map(|(_, word)| word));
    words.collect::<Vec<_>>().join(" ")
}

/// The buttons behind «More».
pub(super) const MORE: [Press; 4] = [Press::Log, Press::Scores, Press::TextBoard, Press::Rules];
