//! The gateway's sessions: who is connected, what was sent, what a resume replays.
//!
//! Knows no socket: [`super::socket`] moves the text.

use std::collections::VecDeque;

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use super::shard::Shard;
use super::snowflake::Id;
use super::starts::{Sharding, Starts};

/// The intent under which the server's channels and threads are told of.
pub const GUILDS: u64 = 1;

/// The privileged intent under which it is told who comes and goes.
pub const MEMBERS: u64 = 1 << 1;

/// How many events a session keeps for a resume.
const KEPT: usize = 2_000;

/// What goes to a socket.
#[derive(Clone, Debug)]
pub enum Frame {
    Text(String),
    /// With a code, if there is one.
    Close(Option<u16>),
    /// The connection is gone, and nobody said so.
    Reset,
    /// Nothing goes there from now on, and nothing that comes is heard.
    Silence,
}

/// One identified client; it outlives its socket until it is resumed or closed properly.
#[derive(Debug)]
struct Session {
    id: String,
    shard: Shard,
    intents: u64,
    sequence: u64,
    sent: VecDeque<(u64, String)>,
    socket: Option<UnboundedSender<Frame>>,
}

impl Session {
    fn send(&mut self, name: &str, event: &Value) {
        self.sequence += 1;
        let text = json!({ "op": 0, "t": name, "s": self.sequence, "d": event }).to_string();
        if self.sent.len() == KEPT {
            self.sent.pop_front();
        }
        self.sent.push_back((self.sequence, text.clone()));
        // A socket that is gone leaves the event to the resume.
        self.socket = self.socket.take().filter(|s| s.send(Frame::Text(text)).is_ok());
    }

    /// Whether its client is connected now.
    fn connected(&self) -> bool {
        self.socket.as_ref().is_some_and(|socket| !socket.is_closed())
    }

    /// Whether it is of the shard of this number, or any is meant.
    fn is_of(&self, only: Option<u64>) -> bool {
        only.is_none_or(|number| self.shard.number == number)
    }
}

/// All sessions that are connected or may be resumed.
#[derive(Debug, Default)]
pub struct Gateway {
    sessions: Vec<Session>,
    made: u64,
    pub sharding: Sharding,
    pub starts: Starts,
    /// How many times the bot has identified.
    pub identified: u64,
    /// How many times a session was resumed.
    pub resumed: u64,
}

impl Gateway {
    /// Opens a session of a shard; its id.
    pub fn identify(
        &mut self,
        shard: Shard,
        intents: u64,
        socket: UnboundedSender<Frame>,
        now: i64,
    ) -> String {
        self.made += 1;
        self.identified += 1;
        let id = format!("{now:016x}{:08x}", self.made);
        // A session without a socket is given up when its shard identifies anew, or the bot with
        // another number of shards.
        let lasts = |s: &Session| s.shard.total == shard.total && s.shard.number != shard.number;
        self.sessions.retain(|s| s.socket.is_some() || lasts(s));
        self.sessions.push(Session {
            id: id.clone(),
            shard,
            intents,
            sequence: 0,
            sent: VecDeque::new(),
            socket: Some(socket),
        });
        id
    }

    /// Takes a session up again after the event with this number; false where that can't be.
    pub fn resume(&mut self, id: &str, after: u64, socket: UnboundedSender<Frame>) -> bool {
        let Some(session) = self.sessions.iter_mut().find(|s| s.id == id) else {
            return false;
        };
        let first = session
            .sent
            .front()
            .map_or(session.sequence + 1, |(number, _)| *number);
        if after > session.sequence || after + 1 < first {
            return false;
        }
        for (_, text) in session.sent.iter().filter(|(number, _)| *number > after) {
            if socket.send(Frame::Text(text.clone())).is_err() {
                return true;
            }
        }
        session.socket = Some(socket);
        session.send("RESUMED", &json!({}));
        self.resumed += 1;
        true
    }

    /// Forgets a session.
    pub fn forget(&mut self, id: &str) {
        self.sessions.retain(|s| s.id != id);
    }

    /// Sends an event to one session.
    pub fn send_to(&mut self, id: &str, name: &str, event: &Value) {
        if let Some(session) = self.sessions.iter_mut().find(|s| s.id == id) {
            session.send(name, event);
        }
    }

    /// Sends an event of a server, or of direct messages, to every session of its shard that asked
    /// for this intent (0: needs none).
    pub fn send(&mut self, intent: u64, server: Option<Id>, name: &str, event: &Value) {
        for session in &mut self.sessions {
            if session.intents & intent == intent && session.shard.has(server) {
                session.send(name, event);
            }
        }
    }

    /// Lets go of a socket; with `forget` the session can't be resumed.
    pub fn hang_up(&mut self, id: &str, socket: &UnboundedSender<Frame>, forget: bool) {
        let ours = |s: &Session| s.id == id && s.socket.as_ref().is_none_or(|open| open.same_channel(socket));
        if forget {
            self.sessions.retain(|s| !ours(s));
        } else if let Some(session) = self.sessions.iter_mut().find(|s| ours(s)) {
            session.socket = None;
        }
    }

    /// Closes the sockets of a shard, or all, with a code; the sessions can be resumed, unless the
    /// code says otherwise.
    pub fn close(&mut self, code: Option<u16>, only: Option<u64>) {
        self.tell(&Frame::Close(code), only);
        if matches!(code, Some(4004 | 4007 | 4009..=4014)) {
            self.sessions.retain(|s| !s.is_of(only));
        }
        self.unplug(only);
    }

    /// Cuts the sockets of a shard, or all, without a word; the sessions can be resumed.
    pub fn reset(&mut self, only: Option<u64>) {
        self.tell(&Frame::Reset, only);
        self.unplug(only);
    }

    fn unplug(&mut self, only: Option<u64>) {
        for session in self.sessions.iter_mut().filter(|s| s.is_of(only)) {
            session.socket = None;
        }
    }

    /// Says and hears nothing more on the sockets of a shard, or on all, and leaves them open.
    pub fn silence(&mut self, only: Option<u64>) {
        self.tell(&Frame::Silence, only);
    }

    /// Tells the clients of a shard, or all, that their session is invalid, and forgets it unless it
    /// may be resumed.
    pub fn invalidate(&mut self, resumable: bool, only: Option<u64>) {
        let told = json!({ "op": 9, "d": resumable, "s": null, "t": null }).to_string();
        self.tell(&Frame::Text(told), only);
        if !resumable {
            self.sessions.retain(|s| !s.is_of(only));
        }
    }

    fn tell(&self, frame: &Frame, only: Option<u64>) {
        let meant = self.sessions.iter().filter(|s| s.is_of(only));
        for socket in meant.filter_map(|s| s.socket.as_ref()) {
            if socket.send(frame.clone()).is_err() {
                tracing::debug!("a gateway socket was gone already");
            }
        }
    }

    /// The shards whose clients are connected now, each once.
    pub fn shards(&self) -> Vec<Shard> {
        let mut shards: Vec<Shard> = self
            .sessions
            .iter()
            .filter(|s| s.connected())
            .map(|s| s.shard)
            .collect();
        shards.sort_by_key(|shard| (shard.total, shard.number));
        shards.dedup();
        shards
    }

    /// Whether a client is connected now.
    pub fn connected(&self) -> bool {
        self.sessions.iter().any(Session::connected)
    }

    /// Whether an event of a server, or of direct messages, would reach someone, now or by a resume.
    pub fn reachable(&self, server: Option<Id>) -> bool {
        self.sessions.iter().any(|s| s.shard.has(server))
    }
}
