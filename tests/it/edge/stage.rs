//! An edge over a port that only writes down what it is asked for, and who sees it.

use super::bot::memory;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tavolo::config::Hidden;
use tavolo::discord::body::{Body, File};
use tavolo::discord::emoji::{Emoji, EmojiSet};
use tavolo::discord::ids::{AnyChannel, ChannelId, DirectId, EmojiId, InteractionId, MessageId, MessageRef};
use tavolo::discord::incoming::{Asked, Caller, ChannelKind, Click, Given, Incoming, OwnMessage, Ticket};
use tavolo::discord::lane::{Lane, Urgency};
use tavolo::discord::limiter::Slot;
use tavolo::discord::port::{Acknowledgement, Call, Port, Posted, Waiting};
use tavolo::discord::trouble::Trouble;
use tavolo::discord::{Edge, Settings};
use tavolo::hall::Hall;
use tavolo::measure::Measures;
use tavolo::program::catalogue;
use tavolo::render::Renderer;
use tavolo::store::TableId;
use tavolo::table::{Everyone, Only, Server, UserId};
use tavolo::words::Words;

/// The word that allows an answer to an interaction.
pub const TOKEN: &str = "word-that-allows-an-answer";
/// Direct messages with somebody have this much more than the person's id.
pub const DIRECT: u64 = 500;

/// Something that was asked for.
#[derive(Clone, Debug)]
pub struct Request {
    /// What.
    pub kind: &'static str,
    /// The one who alone sees it; nobody where everyone does.
    pub only: Option<u64>,
    /// The message that it makes or changes, where that is known.
    pub message: Option<u64>,
    /// Its JSON.
    pub json: serde_json::Value,
    /// The file that goes with it.
    pub file: Option<File>,
}

impl Request {
    /// Its text, wherever in the message that stands.
    pub fn text(&self) -> String {
        let embeds = self.json["embeds"].as_array().into_iter().flatten();
        let embedded = embeds.filter_map(|embed| embed["description"].as_str());
        let content = self.json["content"].as_str().unwrap_or_default();
        std::iter::once(content)
            .chain(embedded)
            .collect::<Vec<_>>()
            .join("\n")
    }

    /// The users whom it may notify.
    pub fn notifies(&self) -> Vec<u64> {
        let users = self.json["allowed_mentions"]["users"].as_array();
        let users = users.into_iter().flatten();
        users.filter_map(|user| user.as_str()?.parse().ok()).collect()
    }

    /// The ids of its controls.
    pub fn controls(&self) -> Vec<String> {
        let ids = self.parts().filter_map(|part| part["custom_id"].as_str());
        ids.map(str::to_owned).collect()
    }

    /// What its buttons say.
    pub fn labels(&self) -> Vec<String> {
        let labels = self.parts().filter_map(|part| part["label"].as_str());
        labels.map(str::to_owned).collect()
    }

    /// Its controls.
    fn parts(&self) -> impl Iterator<Item = &serde_json::Value> {
        let rows = self.json["components"].as_array().into_iter().flatten();
        rows.flat_map(|row| row["components"].as_array().into_iter().flatten())
    }

    /// The control that does an action: its id and, in a list, the entry's value.
    pub fn act(&self, notation: &str) -> Option<(String, Vec<String>)> {
        let act = format!(".a.{notation}");
        for control in self.parts().filter(|control| control["disabled"] != true) {
            let id = control["custom_id"].as_str()?;
            if id.ends_with(&act) {
                return Some((id.to_owned(), Vec::new()));
            }
            let entries = control["options"].as_array().into_iter().flatten();
            let mut values = entries.filter_map(|option| option["value"].as_str());
            if let (Some(value), true) = (values.find(|value| value.ends_with(&act)), id.ends_with(".s.")) {
                return Some((id.to_owned(), vec![value.to_owned()]));
            }
        }
        None
    }

    /// The id of its control that is this button of the table's own.
    pub fn button(&self, id: &str) -> Option<String> {
        let end = format!(".p.{id}");
        self.controls()
            .into_iter()
            .find(|control| control.ends_with(&end))
    }
    /// Whether it makes everyone see something with controls: a board, and not what stays of one.
    pub fn shows_controls(&self) -> bool {
        let controls = self.json["components"]
            .as_array()
            .is_some_and(|rows| !rows.is_empty());
        self.only.is_none() && matches!(self.kind, "send" | "edit") && controls
    }
}

/// A message that was sent.
#[derive(Clone, Debug)]
pub struct Sent {
    /// Where to.
    pub channel: u64,
    /// Its text.
    pub content: String,
    /// Whom it may notify.
    pub mention: Vec<UserId>,
}

/// What was asked for.
#[derive(Default)]
pub struct Recorder {
    answers: Mutex<Vec<(u64, Acknowledgement)>>,
    sent: Mutex<Vec<Sent>>,
    requests: Mutex<Vec<Request>>,
    /// Who asked, by interaction; and the message that they pressed in, if it is theirs alone.
    askers: Mutex<HashMap<u64, (u64, Option<u64>)>>,
    /// What a fetched file holds.
    pub file: Mutex<Vec<u8>>,
    /// The emoji that the application has: none.
    emoji: Arc<EmojiSet>,
    /// How long an edit takes.
    pub edits_take: Mutex<Duration>,
    /// How long the answer to a message that is posted or changed takes, by the kind of request and the channel.
    pub takes: Mutex<Option<Takes>>,
    /// What Discord refuses: by the kind of request, and the channel or the person.
    pub refuses: Mutex<Option<Refuses>>,
    /// Why messages with a file are refused where all see them, if they are.
    pub refuses_files: Mutex<Option<Trouble>>,
    /// What Discord carries out and whose answer is lost, by the same.
    pub loses: Mutex<Option<Refuses>>,
    /// Who cannot see any channel.
    pub blind: Mutex<Vec<u64>>,
    /// The channels that not all see who see the others.
    pub hidden: Mutex<Vec<u64>>,
    /// Who is a member of no server any more.
    pub departed: Mutex<Vec<u64>>,
    /// Whether Discord says nothing of who is a member.
    pub silent_about_members: Mutex<bool>,
    /// The messages by the words that make them stand once only, where a test asks for that.
    pub once: Mutex<Option<HashMap<String, u64>>>,
    /// How many requests were refused.
    pub refused: Mutex<usize>,
    /// How many messages an earlier run has sent.
    pub earlier: Mutex<u64>,
}

/// How long an answer takes.
pub type Takes = Box<dyn Fn(&'static str, u64) -> Duration + Send>;
/// After how long nobody waits for an answer any more.
const PATIENCE: Duration = Duration::from_secs(10);

/// Why a request is refused, if it is.
pub type Refuses = Box<dyn Fn(&'static str, u64) -> Option<Trouble> + Send>;

impl Recorder {
    /// The text that answered an interaction.
    pub fn said(&self, id: u64) -> Option<String> {
        let answers = self.answers.lock().unwrap();
        answers
            .iter()
            .find(|(answered, _)| *answered == id)
            .map(|(_, how)| match how {
                Acknowledgement::Message(body) | Acknowledgement::Update(_, body) => body.content.clone(),
                other => word(other),
            })
    }

    /// The texts that answered all interactions until now.
    pub fn all_said(&self) -> Vec<(u64, String)> {
        let answers = self.answers.lock().unwrap();
        let said = |how: &Acknowledgement| match how {
            Acknowledgement::Message(body) | Acknowledgement::Update(_, body) => body.content.clone(),
            other => word(other),
        };
        answers.iter().map(|(id, how)| (*id, said(how))).collect()
    }

    /// The messages that were sent.
    pub fn sent(&self) -> Vec<Sent> {
        self.sent.lock().unwrap().clone()
    }

    /// How many requests were made.
    pub fn asked(&self) -> usize {
        self.requests.lock().unwrap().len()
    }

    /// All that was asked for after so many requests.
    pub fn after(&self, count: usize) -> Vec<Request> {
        self.requests
            .lock()
            .unwrap()
            .iter()
            .skip(count)
            .cloned()
            .collect()
    }

    /// The messages that stand by all that was asked for, in the order in which they were posted, as they are now.
    pub fn standing(&self) -> Vec<Request> {
        let mut standing: Vec<Request> = Vec::new();
        for request in self.after(0) {
            let at = standing
                .iter()
                .position(|one| one.message.is_some() && one.message == request.message);
            match (request.kind, at) {
                ("send", _) => standing.push(request),
                ("remove" | "gone", Some(at)) => drop(standing.remove(at)),
                ("strip", Some(at)) => standing[at].json["components"] = serde_json::json!([]),
                ("edit" | "update" | "amend", Some(at)) => {
                    let keeps = request.json.get("attachments").is_none();
                    let file = if keeps {
                        standing[at].file.take()
                    } else {
                        request.file
                    };
                    (standing[at].json, standing[at].file) = (request.json, file);
                }
                _ => {}
            }
        }
        standing
    }

    /// An answer that takes as long as a test wants; nobody waits for ever.
    fn taking<T: Send + 'static>(
        &self,
        (kind, whom): (&'static str, u64),
        answer: Result<T, Trouble>,
    ) -> Call<'static, T> {
        let takes = self.takes.lock().unwrap();
        let takes = takes.as_ref().map(|takes| takes(kind, whom)).unwrap_or_default();
        Box::pin(async move {
            if !takes.is_zero() {
                tokio::time::sleep(takes.min(PATIENCE)).await;
            }
            if takes > PATIENCE {
                Err(Trouble::TimedOut)
            } else {
                answer
            }
        })
    }

    /// Whether a request is refused.
    fn refuse(&self, kind: &'static str, whom: u64) -> Option<Trouble> {
        let why = self
            .refuses
            .lock()
            .unwrap()
            .as_ref()
            .and_then(|refuses| refuses(kind, whom));
        *self.refused.lock().unwrap() += usize::from(why.is_some());
        why
    }

    /// Whether a message is refused for its file.
    fn refuse_file<A>(&self, channel: AnyChannel, body: &Body<A>) -> Option<Trouble> {
        let file = body.file().is_some() && reader(channel.0).is_none();
        let why = self.refuses_files.lock().unwrap().clone().filter(|_| file);
        *self.refused.lock().unwrap() += usize::from(why.is_some());
        why
    }

    fn note(
        &self,
        kind: &'static str,
        (only, message): (Option<u64>, Option<u64>),
        json: serde_json::Value,
        file: Option<&File>,
    ) {
        self.requests.lock().unwrap().push(Request {
            kind,
            only,
            message,
            json,
            file: file.cloned(),
        });
    }

    /// What is told in answer to an interaction: to its asker, in a message of its own that they
    /// alone see, or in the one in which they pressed.
    fn told(&self, kind: &'static str, id: InteractionId, body: &Body<Only>, fresh: bool) {
        let (asker, own) = self
            .askers
            .lock()
            .unwrap()
            .get(&id.0)
            .copied()
            .unwrap_or_default();
        let private = fresh || own.is_some() || kind == "amend";
        let json = if fresh { body.ephemeral() } else { body.edit() };
        self.note(kind, (private.then_some(asker), own.filter(|_| !fresh)), json, body.file());
    }

    /// Takes a new message.
    fn send<A>(&self, channel: AnyChannel, body: &Body<A>) -> Result<Posted, Trouble> {
        if let Some(why) = self.refuse("send", channel.0) {
            return Err(why);
        }
        if let Some(why) = self.refuse_file(channel, body) {
            return Err(why);
        }
        let posted = self.put(channel, body);
        let lost = self.loses.lock().unwrap();
        lost.as_ref()
            .and_then(|loses| loses("send", channel.0))
            .map_or(Ok(posted), Err)
    }

    /// Carries out what is asked of a new message.
    fn put<A>(&self, channel: AnyChannel, body: &Body<A>) -> Posted {
        let mut sent = self.sent.lock().unwrap();
        let message = 1_001 + *self.earlier.lock().unwrap() + sent.len() as u64;
        if let (Some(once), Some(nonce)) = (&mut *self.once.lock().unwrap(), &body.nonce) {
            let before = *once.entry(nonce.clone()).or_insert(message);
            if before != message {
                let earlier = before
                    .checked_sub(1_001)
                    .and_then(|at| sent.get(usize::try_from(at).ok()?));
                return Posted {
                    message: MessageId(before),
                    as_asked: earlier.is_some_and(|earlier| earlier.content == body.content),
                };
            }
        }
        self.note("send", (reader(channel.0), Some(message)), body.fresh(), body.file());
        sent.push(Sent {
            channel: channel.0,
            content: body.content.clone(),
            mention: body.mention.clone(),
        });
        Posted {
            message: MessageId(message),
            as_asked: true,
        }
    }

    /// Takes the change of a message.
    fn edit<A>(&self, at: MessageRef<AnyChannel>, body: &Body<A>) -> Call<'static, ()> {
        let seen = (reader(at.channel.0), Some(at.message.0));
        if let Some(why) = self.refuse("edit", at.channel.0) {
            if why == Trouble::UnknownMessage {
                // Somebody has deleted it.
                self.note("gone", seen, serde_json::Value::Null, None);
            }
            return failed(why);
        }
        if let Some(why) = self.refuse_file(at.channel, body) {
            return failed(why);
        }
        self.note("edit", seen, body.edit(), body.file());
        let lost = self.loses.lock().unwrap();
        let lost = lost.as_ref().and_then(|loses| loses("edit", at.channel.0));
        let (takes, answer) = (*self.edits_take.lock().unwrap(), lost.map_or(Ok(()), Err));
        let answered = self.taking(("edit", at.channel.0), answer);
        Box::pin(async move {
            if !takes.is_zero() {
                tokio::time::sleep(takes).await;
            }
            answered.await
        })
    }
}

/// What answers an interaction where it is no message.
fn word(how: &Acknowledgement) -> String {
    match how {
        Acknowledgement::Message(_) => "Message".to_owned(),
        Acknowledgement::MessageLater => "MessageLater".to_owned(),
        Acknowledgement::Update(..) => "Update".to_owned(),
        Acknowledgement::UpdateLater => "UpdateLater".to_owned(),
        Acknowledgement::Form(form) => format!("{form:?}"),
        Acknowledgement::Suggestions(list) => format!("Suggestions({list:?})"),
    }
}

/// Who alone sees a channel.
fn reader(channel: u64) -> Option<u64> {
    (channel > DIRECT && channel < 2 * DIRECT).then(|| channel - DIRECT)
}

/// The port: a type of ours round the recorder, which the tests look into.
struct Fake(Arc<Recorder>);

fn done<T: Send + 'static>(value: T) -> Call<'static, T> {
    Box::pin(std::future::ready(Ok(value)))
}

fn failed<T: Send + 'static>(why: Trouble) -> Call<'static, T> {
    Box::pin(std::future::ready(Err(why)))
}

impl Port for Fake {
    fn turn(&self, _: Lane, _: Urgency) -> Waiting<'_> {
        Box::pin(std::future::ready(Slot::free()))
    }
    fn post(&self, _: Slot, channel: ChannelId, body: Body<Everyone>) -> Call<'_, Posted> {
        let posted = self.0.send(channel.into(), &body);
        self.0.taking(("send", channel.0), posted)
    }
    fn edit(&self, _: Slot, message: MessageRef<ChannelId>, body: Body<Everyone>) -> Call<'_, ()> {
        self.0.edit(message.anywhere(), &body)
    }
    fn post_direct(&self, _: Slot, channel: DirectId, body: Body<Only>) -> Call<'_, Posted> {
        let posted = self.0.send(channel.into(), &body);
        self.0.taking(("send", channel.0), posted)
    }
    fn edit_direct(&self, _: Slot, message: MessageRef<DirectId>, body: Body<Only>) -> Call<'_, ()> {
        self.0.edit(message.anywhere(), &body)
    }
    fn remove(&self, _: Slot, at: MessageRef<AnyChannel>) -> Call<'_, ()> {
        if let Some(why) = self.0.refuse("remove", at.channel.0) {
            return failed(why);
        }
        let seen = (reader(at.channel.0), Some(at.message.0));
        self.0.note("remove", seen, serde_json::Value::Null, None);
        done(())
    }
    fn strip(&self, _: Slot, at: MessageRef<AnyChannel>) -> Call<'_, ()> {
        if let Some(why) = self.0.refuse("strip", at.channel.0) {
            return failed(why);
        }
        let seen = (reader(at.channel.0), Some(at.message.0));
        self.0.note("strip", seen, serde_json::Value::Null, None);
        done(())
    }
    fn acknowledge(&self, ticket: Ticket, how: Acknowledgement) -> Call<'_, ()> {
        let asker = self
            .0
            .askers
            .lock()
            .unwrap()
            .get(&ticket.id.0)
            .copied()
            .unwrap_or_default();
        match &how {
            Acknowledgement::Message(body) => self.0.told("answer", ticket.id, body, true),
            Acknowledgement::Update(_, body) => self.0.told("update", ticket.id, body, false),
            other => self
                .0
                .note("acknowledge", (Some(asker.0), None), word(other).into(), None),
        }
        self.0.answers.lock().unwrap().push((ticket.id.0, how));
        done(())
    }
    fn follow_up(&self, ticket: Ticket, body: Body<Only>) -> Call<'_, ()> {
        if let Some(why) = self.0.refuse("follow up", ticket.id.0) {
            return failed(why);
        }
        self.0.told("follow up", ticket.id, &body, true);
        done(())
    }
    fn amend(&self, ticket: Ticket, body: Body<Only>) -> Call<'_, ()> {
        self.0.told("amend", ticket.id, &body, false);
        done(())
    }
    fn open_direct(&self, _: Slot, user: UserId) -> Call<'_, DirectId> {
        if let Some(why) = self.0.refuse("direct", user.0) {
            return failed(why);
        }
        done(DirectId(user.0 + DIRECT))
    }
    fn open_thread(&self, _: Slot, channel: ChannelId, _: ChannelKind, name: String) -> Call<'_, ChannelId> {
        if let Some(why) = self.0.refuse("thread", channel.0) {
            return failed(why);
        }
        self.0.note("thread", (None, None), name.into(), None);
        done(ChannelId(77))
    }
    fn open_message_thread(
        &self,
        _: Slot,
        message: MessageRef<ChannelId>,
        name: String,
    ) -> Call<'_, ChannelId> {
        if let Some(why) = self.0.refuse("thread", message.channel.0) {
            return failed(why);
        }
        self.0
            .note("thread", (None, Some(message.message.0)), name.into(), None);
        done(ChannelId(message.message.0))
    }
    fn register(&self, _: Slot, _: Option<Server>, _: serde_json::Value) -> Call<'_, ()> {
        done(())
    }
    fn emoji(&self) -> &Arc<EmojiSet> {
        &self.0.emoji
    }
    fn list_emoji(&self, _: Slot) -> Call<'_, Vec<Emoji>> {
        done(Vec::new())
    }
    fn upload_emoji(&self, _: Slot, _: String, _: Vec<u8>) -> Call<'_, EmojiId> {
        done(EmojiId(1))
    }
    fn remove_emoji(&self, _: Slot, _: EmojiId) -> Call<'_, ()> {
        done(())
    }
    fn may_see(&self, _: ChannelId, user: UserId) -> Call<'_, bool> {
        done(!self.0.blind.lock().unwrap().contains(&user.0))
    }
    fn readers_see(&self, _: ChannelId, other: ChannelId) -> Call<'_, bool> {
        done(!self.0.hidden.lock().unwrap().contains(&other.0))
    }
    fn is_member(&self, _: Server, user: UserId, _: Urgency) -> Call<'_, bool> {
        match *self.0.silent_about_members.lock().unwrap() {
            true => failed(Trouble::TimedOut),
            false => done(!self.0.departed.lock().unwrap().contains(&user.0)),
        }
    }
    fn fetch(&self, _: String, most: usize) -> Call<'_, Vec<u8>> {
        let file = self.0.file.lock().unwrap().clone();
        let answer = if file.len() <= most {
            Ok(file)
        } else {
            Err(Trouble::Refused { status: 413, code: 0 })
        };
        Box::pin(std::future::ready(answer))
    }
}

/// As whom something that came in is answered, if not as who sent it.
pub type Mistakes = Box<dyn Fn(&Incoming) -> Option<u64> + Send>;

/// An edge and what it asks for.
pub struct Stage {
    pub edge: Arc<Edge>,
    pub hall: Arc<Hall>,
    pub port: Arc<Recorder>,
    pub measures: Measures,
    /// The mistakes that are planted.
    pub mistaken: Mutex<Mistakes>,
    next: u64,
}

impl Stage {
    /// An edge over an empty hall.
    pub fn new() -> Stage {
        Stage::over(Hall::new(memory(), catalogue()), "condottiere")
    }

    /// An edge over a hall, where this game is opened if none is named.
    pub fn over(hall: Hall, game: &str) -> Stage {
        Stage::with(
            hall,
            Settings {
                game: Some(game.to_owned()),
                ..Settings::default()
            },
        )
    }

    /// An edge over a hall, with settings.
    pub fn with(hall: Hall, settings: Settings) -> Stage {
        let parts = (Arc::new(Words::load().unwrap()), Arc::new(Renderer::new().unwrap()));
        Stage::of(hall, settings, parts, 1)
    }

    /// The same with texts and a renderer that were loaded before; its interactions are numbered
    /// from here on.
    pub fn of(hall: Hall, settings: Settings, parts: (Arc<Words>, Arc<Renderer>), next: u64) -> Stage {
        Stage::before(Arc::default(), hall, settings, parts, next)
    }

    /// The same before what was asked for in earlier ones.
    pub fn before(
        port: Arc<Recorder>,
        hall: Hall,
        settings: Settings,
        (words, renderer): (Arc<Words>, Arc<Renderer>),
        next: u64,
    ) -> Stage {
        let hall = Arc::new(hall);
        let measures = Measures::default();
        let edge = Edge::measured(
            Arc::clone(&hall),
            words,
            renderer,
            Arc::new(Fake(Arc::clone(&port))),
            settings,
            measures.clone(),
        );
        tokio::spawn(Arc::clone(&edge).follow());
        Stage {
            edge,
            hall,
            port,
            measures,
            mistaken: Mutex::new(Box::new(|_| None)),
            next,
        }
    }

    /// The number of the next interaction.
    pub fn number(&self) -> u64 {
        self.next
    }

    /// From now on interactions have numbers that were given out by nobody before.
    pub fn later(&mut self) {
        self.next += 10_000;
    }

    /// Waits until everything is answered and shown.
    pub async fn rest(&self) {
        loop {
            for _ in 0..50 {
                tokio::task::yield_now().await;
            }
            if !self.edge.busy() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    /// The word by which somebody's next interaction is answered; `own` is the message of theirs
    /// that they press in.
    pub fn ticket(&mut self, user: UserId, own: Option<u64>) -> Ticket {
        self.next += 1;
        self.port.askers.lock().unwrap().insert(self.next, (user.0, own));
        Ticket::new(InteractionId(self.next), TOKEN.to_owned())
    }

    /// Takes something in and waits for its answer.
    async fn answer(&mut self, id: u64, mut incoming: Incoming) -> String {
        let other = self.mistaken.lock().unwrap()(&incoming);
        if let Some(other) = other {
            let caller = match &mut incoming {
                Incoming::Command(asked) | Incoming::Completing(asked) => &mut asked.caller,
                Incoming::Click(pressed) => &mut pressed.caller,
                Incoming::Jotted { caller, .. } | Incoming::Unknown { caller, .. } => caller,
            };
            caller.user = UserId(other);
        }
        self.edge.take(incoming);
        for _ in 0..3_000 {
            for _ in 0..50 {
                if let Some(said) = self.port.said(id) {
                    return said;
                }
                tokio::task::yield_now().await;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("interaction {id} is not answered");
    }

    /// Sends a command off; its answer.
    pub async fn command(&mut self, caller: &Caller, name: &str, options: &[(&str, Given)]) -> String {
        let ticket = self.ticket(caller.user, None);
        let asked = asked(&ticket, caller, name, options);
        self.answer(ticket.id.0, Incoming::Command(asked)).await
    }

    /// Begins a game by typing it: once more where seats are free, which is asked first.
    pub async fn start(&mut self, caller: &Caller) -> String {
        let said = self.command(caller, "start", &[]).await;
        let all = self.port.after(0);
        let own = all
            .iter()
            .rev()
            .find(|request| request.only == Some(caller.user.0));
        if own.is_some_and(|own| own.button("start-few").is_some()) {
            return self.command(caller, "start", &[]).await;
        }
        said
    }

    /// The same with a sub-command.
    pub async fn sub_command(
        &mut self,
        caller: &Caller,
        name: &str,
        sub: &str,
        options: &[(&str, Given)],
    ) -> String {
        let ticket = self.ticket(caller.user, None);
        let asked = Asked {
            sub: Some(sub.to_owned()),
            ..asked(&ticket, caller, name, options)
        };
        self.answer(ticket.id.0, Incoming::Command(asked)).await
    }

    /// Types a command half; what is suggested.
    pub async fn typing(&mut self, caller: &Caller, name: &str, option: &str, typed: &str) -> String {
        let ticket = self.ticket(caller.user, None);
        let given = [(option, Given::Text(typed.to_owned()))];
        let asked = Asked {
            typing: Some(option.to_owned()),
            ..asked(&ticket, caller, name, &given)
        };
        self.answer(ticket.id.0, Incoming::Completing(asked)).await
    }

    /// Presses a control in a message that all see, or in `own`, which is the caller's alone; its
    /// answer.
    pub async fn press_in(&mut self, caller: &Caller, own: Option<u64>, id: &str, values: &[&str]) -> String {
        let ticket = self.ticket(caller.user, own);
        let values = values.iter().map(|value| (*value).to_owned()).collect();
        let pressed = Click {
            ticket: ticket.clone(),
            caller: caller.clone(),
            id: id.to_owned(),
            values,
            own: own.map(|message| OwnMessage(MessageId(message))),
        };
        self.answer(ticket.id.0, Incoming::Click(pressed)).await
    }

    /// Sends the form off in which one writes something down for oneself; its answer.
    pub async fn jots(&mut self, caller: &Caller, table: TableId, text: &str) -> String {
        let ticket = self.ticket(caller.user, None);
        let (id, caller) = (ticket.id.0, caller.clone());
        let text = Hidden::new(text.to_owned());
        let jotted = Incoming::Jotted {
            ticket,
            caller,
            table,
            text,
        };
        self.answer(id, jotted).await
    }

    /// Presses a control in a message that all see; its answer.
    pub async fn press(&mut self, caller: &Caller, id: &str, values: &[&str]) -> String {
        self.press_in(caller, None, id, values).await
    }
}

/// A command as it comes in.
pub fn asked(ticket: &Ticket, caller: &Caller, name: &str, options: &[(&str, Given)]) -> Asked {
    let options = options
        .iter()
        .map(|(name, given)| ((*name).to_owned(), given.clone()))
        .collect();
    Asked {
        ticket: ticket.clone(),
        caller: caller.clone(),
        name: name.to_owned(),
        sub: None,
        options,
        typing: None,
    }
}

/// The same person in another channel of the same server.
pub fn at(person: &Caller, channel: u64) -> Caller {
    Caller {
        channel: ChannelId(channel),
        ..person.clone()
    }
}

/// The same person in their direct messages.
pub fn direct(person: &Caller) -> Caller {
    Caller {
        channel: ChannelId(person.user.0 + 500),
        server: None,
        server_locale: None,
        permissions: 0,
        ..person.clone()
    }
}

/// Somebody in a channel of a server.
pub fn caller(user: u64, name: &str) -> Caller {
    Caller {
        user: UserId(user),
        name: name.to_owned(),
        locale: "en-GB".to_owned(),
        server: Some(Server(5)),
        server_locale: Some("en-US".to_owned()),
        channel: ChannelId(6),
        kind: ChannelKind::Text,
        permissions: 0,
        roles: Vec::new(),
        appointed: false,
        ours: u64::MAX,
    }
}
