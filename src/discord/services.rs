//! Everything that answers what comes in: each service owns its part and is reached by its name.
//! Knows no game by name.

use super::admission::{Admission, PressLimit};
use super::animator::Animator;
use super::answers::Answers;
use super::attached_records::AttachedRecords;
use super::board::Boards;
use super::channel_views::ChannelViews;
use super::channel_watch::ChannelWatch;
use super::composer::Composer;
use super::courier::Courier;
use super::digests::Digests;
use super::erasure::Erasure;
use super::evenings::Evenings;
use super::find_table::TableFinder;
use super::hand_promises::HandPromises;
use super::hands::Hands;
use super::ids::ChannelId;
use super::incoming::Caller;
use super::jottings::Jottings;
use super::limiter::RequestRate;
use super::moderation_log::ModerationLog;
use super::notes::Notes;
use super::orders::Orders;
use super::outbox::Outbox;
use super::panels::Panels;
use super::port::Port;
use super::preferences::Preferences;
use super::seat_calls::SeatCalls;
use super::server_book::ServerBook;
use super::server_cards::ServerCards;
use super::shards::Shards;
use super::start_questions::StartQuestions;
use super::watch_news::WatchNews;
use super::watchers::Watchers;
use crate::config::Servers;
use crate::hall::Hall;
use crate::measure::Measures;
use crate::render::Renderer;
use crate::words::{Locale, Words};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use tokio_util::task::TaskTracker;

/// What a host decides.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The language for people and channels whose own is not among ours.
    pub language: Locale,
    /// The game that is opened where none is named.
    pub game: Option<String>,
    /// Whether each table gets a thread of its own when its game begins.
    pub threads: bool,
    /// How much one person may ask; any amount where nothing is said.
    pub pace: Option<PressLimit>,
    /// What is fixed for single servers.
    pub servers: Servers,
    /// Where people turn to with questions about what is kept of them.
    pub contact: Option<String>,
    /// The shards that this process runs; a run asks Discord for their number where the host says
    /// nothing of them.
    pub shards: Shards,
    /// How many requests this process makes a second at most.
    pub rate: RequestRate,
    /// What a thread does first that everything else goes before, where the system knows such threads.
    pub stand_back: Option<fn()>,
}

impl Settings {
    /// Whether the host named one of somebody's roles for those who look after the tables of the
    /// server in which they ask.
    #[must_use]
    pub fn appoints(&self, caller: &Caller) -> bool {
        let section = caller.server.and_then(|server| self.servers.of(server.0));
        section.is_some_and(|section| section.managers.iter().any(|role| caller.roles.contains(role)))
    }
}

/// The services of the edge.
pub struct Services {
    pub(super) hall: Arc<Hall>,
    pub(super) port: Arc<dyn Port>,
    pub(super) settings: Settings,
    pub(super) measures: Measures,
    /// How much one person may ask.
    pub(super) admission: Admission,
    /// From what a table says to what a message holds.
    pub(super) composer: Composer,
    /// What people and channels prefer.
    pub(super) preferences: Arc<Preferences>,
    /// What holds in servers.
    pub(super) servers: ServerBook,
    /// What those who manage servers did.
    pub(super) moderation: ModerationLog,
    /// Which table, and which game, is meant.
    pub(super) finder: TableFinder,
    /// Orders to tables.
    pub(super) orders: Orders,
    /// Who was asked whether to begin with seats free.
    pub(super) start_questions: StartQuestions,
    /// What one person sees of a table.
    pub(super) panels: Panels,
    /// Answering in time.
    pub(super) answers: Arc<Answers>,
    /// What people were told of how their hands come.
    pub(super) promises: HandPromises,
    /// What is held back in quiet hours, and told after them.
    pub(super) digests: Digests,
    /// Who watches tables without a seat there.
    pub(super) watchers: Watchers,
    /// What watchers are told.
    pub(super) watch_news: WatchNews,
    /// What people write down for themselves.
    pub(super) jottings: Jottings,
    /// The lists of open tables that servers have.
    pub(super) cards: ServerCards,
    /// When roles were asked for one more.
    pub(super) seat_calls: SeatCalls,
    /// Keeping messages like the tables.
    pub(super) outbox: Arc<Outbox>,
    /// What keeps evenings going.
    pub(super) evenings: Evenings,
    /// Forgetting people.
    pub(super) erasure: Arc<Erasure>,
    /// What happens to channels.
    pub(super) watch: ChannelWatch,
    /// The records that people have attached.
    pub(super) records: AttachedRecords,
    /// What makes films of games.
    pub(super) animator: Arc<Animator>,
}

impl Services {
    /// The services between a hall and a port; `tasks` are waited for by whoever ends the program,
    /// and `closing` is set when it ends.
    pub(super) fn new(
        hall: Arc<Hall>,
        (words, renderer): (Arc<Words>, Arc<Renderer>),
        port: Arc<dyn Port>,
        settings: Settings,
        measures: Measures,
        (tasks, closing): (TaskTracker, Arc<AtomicBool>),
    ) -> Services {
        let notes = Notes::new(Arc::clone(hall.store()));
        let composer = composer((words, renderer), &hall, &*port, &measures);
        let courier = Arc::new(Courier::new(Arc::clone(&port), notes.clone(), settings.rate));
        let servers = ServerBook::new(notes.clone(), settings.servers.clone());
        let parts = || (Arc::clone(&hall), notes.clone(), composer.clone(), Arc::clone(&courier));
        let (watchers, jottings) = private(&hall, &notes, &port);
        let animator = Arc::new(Animator::new(settings.stand_back.unwrap_or(|| {})));
        let (boards, hands, digests) = messages(parts, (&servers, &animator), (&jottings, settings.language));
        let watch_news = WatchNews::new(parts(), (digests.clone(), watchers.clone(), settings.language));
        let outbox = Outbox::new(boards, hands, settings.shards, measures.clone(), tasks, closing);
        let preferences = preferences(&notes, &outbox, &servers, settings.language);
        let answers = Arc::new(Answers::new(Arc::clone(&port), measures.clone()));
        Services {
            admission: Admission::new(settings.pace),
            animator,
            records: AttachedRecords::default(),
            finder: finder(parts(), &watchers, &settings),
            orders: Orders::new(Arc::clone(&hall), Arc::clone(&outbox.membership), measures.clone()),
            evenings: Evenings::new(Arc::clone(&outbox)),
            start_questions: StartQuestions::default(),
            panels: panels(parts(), &jottings),
            cards: ServerCards::new(parts(), (servers.clone(), settings.language)),
            seat_calls: SeatCalls::new(parts(), (servers.clone(), settings.language)),
            moderation: ModerationLog::new(notes.clone(), Arc::clone(&hall)),
            promises: promises((parts(), &digests), &outbox, &answers),
            erasure: Erasure::new(Arc::clone(&hall), notes.clone(), (Arc::clone(&outbox), watchers.clone())),
            watch: channel_watch(parts(), &preferences, &outbox),
            hall,
            port,
            settings,
            measures,
            composer,
            preferences,
            servers,
            answers,
            digests,
            watchers,
            watch_news,
            jottings,
            outbox,
        }
    }

    /// Whether a channel is gone, as far as is known.
    pub(super) fn hears_nothing_of(&self, channel: ChannelId) -> bool {
        self.watch.gone(channel)
    }
}

/// What many services are made of.
type Parts = (Arc<Hall>, Notes, Composer, Arc<Courier>);

/// What says and draws things, with the emoji that a port has.
fn composer(
    looks: (Arc<Words>, Arc<Renderer>),
    hall: &Hall,
    port: &dyn Port,
    measures: &Measures,
) -> Composer {
    let emoji = Arc::clone(port.emoji());
    Composer::new(looks, hall.catalogue(), emoji, measures.clone())
}

/// Who watches, and what people write down: both change their notes in one turn.
fn private(hall: &Arc<Hall>, notes: &Notes, port: &Arc<dyn Port>) -> (Watchers, Jottings) {
    let turn = Arc::default();
    let watchers = Watchers::new(Arc::clone(hall), notes.clone(), Arc::clone(port), Arc::clone(&turn));
    (watchers, Jottings::new(Arc::clone(hall), notes.clone(), turn))
}

/// The boards and the hands, of the same parts each.
fn messages(
    parts: impl Fn() -> Parts,
    (servers, animator): (&ServerBook, &Arc<Animator>),
    (jottings, language): (&Jottings, Locale),
) -> (Boards, Hands, Digests) {
    let digests = Digests::new(parts(), (servers.clone(), language));
    let boards = Boards::new(parts(), (servers.clone(), digests.clone(), Arc::clone(animator), language));
    let hands = Hands::new(parts(), (digests.clone(), jottings.clone(), language));
    (boards, hands, digests)
}

/// What one person sees of a table.
fn panels((hall, _, composer, courier): Parts, jottings: &Jottings) -> Panels {
    Panels::new((hall, composer, courier), jottings.clone())
}

/// Which table, and which game, is meant.
fn finder((hall, _, composer, courier): Parts, watchers: &Watchers, settings: &Settings) -> TableFinder {
    let views = ChannelViews::new(Arc::clone(&courier.port));
    TableFinder::new(hall, composer, (watchers.clone(), views), settings.game.clone())
}

/// What people were told of how their hands come.
fn promises(
    ((_, notes, composer, courier), digests): (Parts, &Digests),
    outbox: &Arc<Outbox>,
    answers: &Arc<Answers>,
) -> HandPromises {
    let notes = (notes, digests.clone());
    HandPromises::new(notes, Arc::clone(outbox), courier, composer, Arc::clone(answers))
}

/// What happens to channels.
fn channel_watch(
    (hall, _, _, courier): Parts,
    preferences: &Arc<Preferences>,
    outbox: &Arc<Outbox>,
) -> ChannelWatch {
    ChannelWatch::new(hall, Arc::clone(preferences), courier, Arc::clone(outbox))
}

/// What people and channels prefer.
fn preferences(
    notes: &Notes,
    outbox: &Arc<Outbox>,
    servers: &ServerBook,
    language: Locale,
) -> Arc<Preferences> {
    let kept = Preferences::new(notes.clone(), Arc::clone(outbox), servers.clone(), language);
    Arc::new(kept)
}
