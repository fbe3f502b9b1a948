//! The gateway's sessions: who is connected, what was sent, what a resume replays.
//!
//! Knows no socket: [`super::socket`] moves the text.

use std::collections::VecDeque;

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

/// The intent under which the server's channels and threads are told of.
pub const GUILDS: u64 = 1;

/// The privileged intent under which it is told who comes and goes.
pub const MEMBERS: u64 = 1 << 1;

/// How often a bot may identify in a day.
pub const STARTS: usize = 1_000;
/// A day, in milliseconds.
const DAY: i64 = 86_400_000;

/// How many events a session keeps for a resume.
const KEPT: usize = 2_000;

/// What goes to a socket.
#[derive(Clone, Debug)]
pub enum Frame {
    Text(String),
    Close(u16),
    /// Nothing goes there from now on, and nothing that comes is heard.
    Silence,
}

/// One identified client; it outlives its socket until it is resumed or closed properly.
#[derive(Debug)]
struct Session {
    id: String,
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
}

/// All sessions that are connected or may be resumed.
#[derive(Debug, Default)]
pub struct Gateway {
    sessions: Vec<Session>,
    made: u64,
    /// When the bot identified in the last day, in milliseconds since 1970.
    starts: VecDeque<i64>,
    /// How many times the bot has identified.
    pub identified: u64,
    /// How many times a session was resumed.
    pub resumed: u64,
}

impl Gateway {
    /// How many times the bot may still identify today, and in how many milliseconds that is a
    /// thousand again.
    pub fn starts_left(&mut self, now: i64) -> (usize, i64) {
        while self.starts.front().is_some_and(|at| now - at >= DAY) {
            self.starts.pop_front();
        }
        (STARTS.saturating_sub(self.starts.len()), self.starts.front().map_or(DAY, |at| at + DAY - now))
    }

    /// Opens a session; its id.
    pub fn identify(&mut self, intents: u64, socket: UnboundedSender<Frame>, now: i64) -> String {
        self.made += 1;
        self.identified += 1;
        self.starts.push_back(now);
        let id = format!("{now:016x}{:08x}", self.made);
        // One bot, one shard: a session without a socket is given up when the bot identifies anew.
        self.sessions.retain(|s| s.socket.is_some());
        self.sessions.push(Session {
            id: id.clone(),
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

    /// Sends an event to every session that asked for this intent (0: needs none).
    pub fn send(&mut self, intent: u64, name: &str, event: &Value) {
        for session in &mut self.sessions {
            if session.intents & intent == intent {
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

    /// Closes every socket with a code; the sessions can be resumed, unless the code says
    /// otherwise.
    pub fn close(&mut self, code: u16) {
        self.tell(&Frame::Close(code));
        if matches!(code, 4004 | 4007 | 4009..=4014) {
            self.sessions.clear();
        }
        for session in &mut self.sessions {
            session.socket = None;
        }
    }

    /// Says and hears nothing more on every socket there is, and leaves it open.
    pub fn silence(&mut self) {
        self.tell(&Frame::Silence);
    }

    /// Tells every client that its session is invalid, and forgets it unless it may be resumed.
    pub fn invalidate(&mut self, resumable: bool) {
        self.tell(&Frame::Text(json!({ "op": 9, "d": resumable, "s": null, "t": null }).to_string()));
        if !resumable {
            self.sessions.clear();
        }
    }

    fn tell(&self, frame: &Frame) {
        for socket in self.sessions.iter().filter_map(|s| s.socket.as_ref()) {
            if socket.send(frame.clone()).is_err() {
                tracing::debug!("a gateway socket was gone already");
            }
        }
    }

    /// Whether a client is connected now.
    pub fn connected(&self) -> bool {
        self.sessions
            .iter()
            .any(|s| s.socket.as_ref().is_some_and(|s| !s.is_closed()))
    }

    /// Whether an event would reach someone, now or by a resume.
    pub fn reachable(&self) -> bool {
        !self.sessions.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thousand_starts_fit_into_a_day() {
        let mut gateway = Gateway::default();
        for at in 0..1_000 {
            assert!(gateway.starts_left(at).0 > 0);
            gateway.identify(0, tokio::sync::mpsc::unbounded_channel().0, at);
        }
        assert_eq!(gateway.starts_left(1_000), (0, DAY - 1_000));
        assert_eq!(gateway.starts_left(DAY + 4), (5, 1));
    }
}
