//! One connection to the gateway: serenity's `ShardRunner` drives it, and whether there is another one is for us to say.
//! Knows no table.
//!
//! A runner that loses its connection resumes by itself, or has its manager identify anew. Neither is wanted here: where
//! a session is taken up, when the bot identifies, and after which codes it never does again, are promises of ours
//! ([decision](../../../docs/decisions/gateway.md)). So the runner has nowhere to go once it is connected, and a manager
//! that starts nothing.

use super::restart_lock::idle;
use super::sessions::KeptSession;
use crate::discord::guard::locked;
use discord_socket::{Happened, SEEN};
use serde_json::json;
use serenity::gateway::{
    CollectorCallback, Shard, ShardManager, ShardMessenger, ShardRunner, ShardRunnerOptions,
};
use serenity::http::{Http, HttpBuilder};
use serenity::model::event::{Event, GatewayEvent};
use serenity::model::gateway::{GatewayIntents, ShardInfo};
use serenity::model::id::ShardId;
use std::future::pending;
use std::sync::{Arc, Mutex as StdMutex};
use std::time::{Duration, Instant};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::sync::{Mutex, Notify};
use tokio::time::timeout;

/// How long a connection that was made may go on without a greeting.
const GREETING: Duration = Duration::from_secs(10);

/// How a connection ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// It was not made.
    NotMade,
    /// Nobody greeted: the gateway is in trouble, or does not take the session up.
    Ungreeted,
    /// The session is not known any more.
    Refused,
    /// It was greeted, and is gone.
    Lost,
    /// The same, before anything else was heard.
    OnlyGreeted,
    /// The gateway closed it with a code that is for good.
    Closed(u16),
}

/// What a shard's connections were told.
#[derive(Default)]
pub(super) struct Heard {
    /// The session, and how far it was heard.
    pub(super) session: Option<KeptSession>,
    greeted: bool,
    /// Whether anything came after the greeting.
    more: bool,
}

/// Makes a shard's connections.
pub(super) struct Runner {
    token: String,
    info: ShardInfo,
    intents: GatewayIntents,
    http: Arc<Http>,
    manager: Arc<ShardManager>,
    /// What the connections were told.
    pub(super) heard: Arc<StdMutex<Heard>>,
}

/// A connection that was made and on which nothing was said yet.
pub(super) struct Made {
    shard: Shard,
    /// Where serenity would connect anew.
    address: Arc<Mutex<String>>,
}

impl Made {
    /// Serenity gives a connection up that is older than fifteen seconds before it is used.
    pub(super) fn begins_now(mut self) -> Made {
        self.shard.started = Instant::now();
        self
    }
}

impl Runner {
    /// For a shard of so many, which goes on from a session where there is one. It needs a runtime to run in.
    pub(super) fn new(
        token: &str,
        intents: GatewayIntents,
        (number, total): (u16, u16),
        session: Option<KeptSession>,
    ) -> Runner {
        let (id, total) = (ShardId(number.into()), total.into());
        let info = ShardInfo { id, total };
        // Nothing is asked by it, so it need not know the token.
        let http = Arc::new(HttpBuilder::new("").ratelimiter_disabled(true).build());
        let heard = Heard {
            session,
            ..Heard::default()
        };
        Runner {
            token: token.to_owned(),
            info,
            intents,
            manager: idle(&http, info.id),
            http,
            heard: Arc::new(StdMutex::new(heard)),
        }
    }

    /// Connects: to where the session is taken up, if there is one.
    pub(super) async fn connect(&self, entrance: &str) -> Result<Made, End> {
        let session = locked(&self.heard).session.clone();
        let address = session.as_ref().map_or(entrance, KeptSession::url);
        let address = Arc::new(Mutex::new(address.to_owned()));
        let made = Shard::new(Arc::clone(&address), &self.token, self.info, self.intents, None).await;
        let mut shard = made.map_err(|_| End::NotMade)?;
        if let Some(session) = session {
            // From here on a Hello makes the runner connect once more and resume.
            let told = again(&session, self.info);
            if told.is_none_or(|told| shard.handle_event(&Ok(told)).is_err()) || shard.session_id().is_none()
            {
                tracing::error!("a session cannot be told to serenity; it begins anew");
                locked(&self.heard).session = None;
                return Err(End::Lost);
            }
        }
        Ok(Made { shard, address })
    }

    /// Goes on with a connection until it ends, and hands each event to `take`, in order.
    pub(super) async fn run(&self, made: Made, take: impl Fn(&Event) + Send + Sync + 'static) -> End {
        let Made { shard, address } = made;
        let resumes = shard.session_id().is_some();
        let mut runner = ShardRunner::new(ShardRunnerOptions {
            data: Arc::default(),
            event_handlers: Vec::new(),
            raw_event_handlers: Vec::new(),
            manager: Arc::clone(&self.manager),
            shard,
            http: Arc::clone(&self.http),
        });
        self.heard_nothing();
        let greeted = Arc::new(Notify::new());
        if !resumes {
            forget(&address);
        }
        let collector = self.collector(Arc::clone(&greeted), take);
        ShardMessenger::new(&runner).add_collector(collector);
        let ungreeted = async {
            if timeout(GREETING, greeted.notified()).await.is_ok() {
                pending::<()>().await;
            }
        };
        let (told, mut seen) = unbounded_channel();
        let mut story = Story::default();
        let watch = move |happened| {
            // Serenity has connected to resume: whether and where it is connected again is for us to say.
            if happened == Happened::Made {
                forget(&address);
            }
            // Nobody looks any more: then nobody needs to know.
            let _ = told.send(happened);
        };
        let runs = SEEN.scope(Box::new(watch), async { drop(runner.run().await) });
        tokio::select! {
            biased;
            () = story.until_ended(&mut seen) => {}
            () = runs => {
                story.read(&mut seen);
                story.given_up = true;
            }
            () = ungreeted => {}
        }
        let heard = locked(&self.heard);
        match story.end(resumes, heard.greeted) {
            End::Lost if !heard.more => End::OnlyGreeted,
            end => end,
        }
    }

    /// A connection begins.
    fn heard_nothing(&self) {
        let mut heard = locked(&self.heard);
        (heard.greeted, heard.more) = (false, false);
    }

    /// What serenity calls for each event, at once and in order.
    fn collector(
        &self,
        bell: Arc<Notify>,
        take: impl Fn(&Event) + Send + Sync + 'static,
    ) -> CollectorCallback {
        let book = Arc::clone(&self.heard);
        CollectorCallback(Box::new(move |event| {
            let greeting = Greeting::of(event);
            let mut heard = locked(&book);
            match (&greeting, &mut heard.session) {
                (Some(Greeting::Began { session, url }), _) => {
                    heard.session = Some(KeptSession::of(session, 1, url));
                }
                (_, Some(session)) => session.heard(),
                (_, None) => {}
            }
            heard.more |= greeting.is_none();
            if greeting.is_some() {
                heard.greeted = true;
                bell.notify_one();
            }
            drop(heard);
            take(event);
            true
        }))
    }
}

/// From now on serenity does not know where it could connect anew.
fn forget(address: &Mutex<String>) {
    match address.try_lock() {
        Ok(mut address) => address.clear(),
        Err(_) => tracing::error!("serenity connects at this moment, and may do so again"),
    }
}

/// How a connection is greeted.
enum Greeting {
    /// A session has begun, and is taken up at this address.
    Began {
        session: String,
        url: String,
    },
    Resumed,
}

impl Greeting {
    /// The greeting in an event, be it one that serenity cannot read.
    fn of(event: &Event) -> Option<Greeting> {
        match event {
            Event::Ready(ready) => Some(Greeting::Began {
                session: ready.ready.session_id.clone(),
                url: ready.ready.resume_gateway_url.clone(),
            }),
            Event::Resumed(_) => Some(Greeting::Resumed),
            Event::Unknown(unknown) if unknown.kind == "READY" => Some(Greeting::Began {
                session: unknown.value["session_id"].as_str()?.to_owned(),
                url: unknown.value["resume_gateway_url"].as_str()?.to_owned(),
            }),
            Event::Unknown(unknown) if unknown.kind == "RESUMED" => Some(Greeting::Resumed),
            _ => None,
        }
    }
}

/// What was seen of a connection.
#[derive(Default)]
struct Story {
    made_again: bool,
    ended: bool,
    code: Option<u16>,
    /// Serenity went no further by itself.
    given_up: bool,
}

impl Story {
    fn note(&mut self, happened: Happened) -> bool {
        match happened {
            Happened::Made => self.made_again = true,
            Happened::Ended(code) => {
                self.ended = true;
                self.code = self.code.or(code);
            }
        }
        self.ended
    }

    async fn until_ended(&mut self, seen: &mut UnboundedReceiver<Happened>) {
        while let Some(happened) = seen.recv().await {
            if self.note(happened) {
                return;
            }
        }
    }

    /// Takes in what was seen in the same moment.
    fn read(&mut self, seen: &mut UnboundedReceiver<Happened>) {
        while let Ok(happened) = seen.try_recv() {
            self.note(happened);
        }
    }

    fn end(self, resumes: bool, greeted: bool) -> End {
        match self.code {
            Some(code @ (4_004 | 4_010..=4_014)) => End::Closed(code),
            _ if greeted => End::Lost,
            // It resumes by a second connection.
            _ if resumes && !self.made_again => End::NotMade,
            _ if resumes && self.given_up && !self.ended => End::Refused,
            _ => End::Ungreeted,
        }
    }
}

/// The READY of a session, told to the shard again: by that it learns which session it has and how far it was heard.
fn again(session: &KeptSession, info: ShardInfo) -> Option<GatewayEvent> {
    let bot = json!({ "id": "1", "username": "", "discriminator": "0", "bot": true, "mfa_enabled": false });
    let ready = json!({
        "v": 10, "user": bot, "guilds": [], "session_id": session.id(), "resume_gateway_url": session.url(),
        "shard": info, "application": { "id": "1", "flags": 0 },
    });
    let event = json!({ "op": 0, "s": session.sequence(), "t": "READY", "d": ready });
    serde_json::from_value(event).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    fn event(kind: &str, data: &Value) -> Event {
        let told = json!({ "op": 0, "s": 3, "t": kind, "d": data });
        match serde_json::from_value(told).unwrap() {
            GatewayEvent::Dispatch(3, event) => event,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_greeting_is_one_although_serenity_cannot_read_it() {
        let session = KeptSession::of("word", 7, "wss://again");
        let info = ShardInfo {
            id: ShardId(1),
            total: 2,
        };
        let Some(GatewayEvent::Dispatch(7, told)) = again(&session, info) else {
            panic!("serenity cannot read what it is told again")
        };
        assert!(matches!(told, Event::Ready(_)));
        let odd =
            event("READY", &json!({"session_id": "word", "resume_gateway_url": "wss://again", "user": 7}));
        assert!(matches!(odd, Event::Unknown(_)));
        for told in [told, odd] {
            let Some(Greeting::Began { session, url }) = Greeting::of(&told) else {
                panic!("{told:?} is no greeting")
            };
            assert_eq!((session.as_str(), url.as_str()), ("word", "wss://again"));
        }
        for resumed in [json!({}), json!(null), json!({"_trace": 7})] {
            let greeting = Greeting::of(&event("RESUMED", &resumed));
            assert!(matches!(greeting, Some(Greeting::Resumed)), "{resumed}");
        }
        assert!(Greeting::of(&event("TYPING_START", &json!({}))).is_none());
    }

    #[test]
    fn how_a_connection_ended_follows_from_what_was_seen_of_it() {
        let (made, reset) = (Happened::Made, Happened::Ended(None));
        let closed = |code| Happened::Ended(Some(code));
        let cases: [(&[Happened], bool, bool, bool, End); 11] = [
            (&[reset], false, true, false, End::Lost),
            (&[closed(4_000)], false, true, false, End::Lost),
            (&[], true, true, false, End::Lost),
            (&[closed(4_011)], false, true, false, End::Closed(4_011)),
            (&[closed(4_004)], true, false, false, End::Closed(4_004)),
            (&[closed(4_009)], false, false, false, End::Ungreeted),
            (&[], true, false, false, End::Ungreeted),
            // A session is taken up by a second connection.
            (&[reset], true, false, true, End::NotMade),
            (&[made, reset], true, false, true, End::Ungreeted),
            (&[made], false, false, true, End::Ungreeted),
            (&[made], true, false, true, End::Refused),
        ];
        for (seen, given_up, greeted, resumes, end) in cases {
            let mut story = Story {
                given_up,
                ..Story::default()
            };
            for happened in seen {
                story.note(*happened);
            }
            assert_eq!(story.end(resumes, greeted), end, "{seen:?} {given_up} {greeted} {resumes}");
        }
    }
}
