//! Everything that answers what comes in: each service owns its part and is reached by its name.
//! Knows no game by name.

use super::admission::{Admission, PressLimit};
use super::answers::Answers;
use super::board::Boards;
use super::channel_watch::ChannelWatch;
use super::composer::Composer;
use super::courier::Courier;
use super::find_table::TableFinder;
use super::hand_promises::HandPromises;
use super::hands::Hands;
use super::notes::Notes;
use super::orders::Orders;
use super::outbox::Outbox;
use super::panels::Panels;
use super::port::Port;
use super::preferences::Preferences;
use super::start_questions::StartQuestions;
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
    /// Keeping messages like the tables.
    pub(super) outbox: Arc<Outbox>,
    /// What happens to channels.
    pub(super) watch: ChannelWatch,
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
        let emoji = Arc::clone(port.emoji());
        let composer = Composer::new((words, renderer), hall.catalogue(), emoji, measures.clone());
        let courier = Arc::new(Courier::new(Arc::clone(&port)));
        let language = settings.language;
        let parts = || (Arc::clone(&hall), notes.clone(), composer.clone(), Arc::clone(&courier));
        let (tables, beside, compose, carry) = parts();
        let boards = Boards::new(tables, beside, compose, carry, language);
        let (tables, beside, compose, carry) = parts();
        let hands = Hands::new(tables, beside, compose, carry, language);
        let outbox = Outbox::new(boards, hands, measures.clone(), tasks, closing);
        let preferences = Arc::new(Preferences::new(notes.clone(), Arc::clone(&outbox), language));
        let answers = Arc::new(Answers::new(Arc::clone(&port), measures.clone()));
        Services {
            admission: Admission::new(settings.pace),
            finder: TableFinder::new(Arc::clone(&hall), composer.clone(), settings.game.clone()),
            orders: Orders::new(Arc::clone(&hall), measures.clone()),
            start_questions: StartQuestions::default(),
            panels: Panels::new(Arc::clone(&hall), composer.clone(), Arc::clone(&courier)),
            promises: HandPromises::new(
                notes,
                Arc::clone(&outbox),
                Arc::clone(&courier),
                composer.clone(),
                Arc::clone(&answers),
            ),
            watch: ChannelWatch::new(
                Arc::clone(&hall),
                Arc::clone(&preferences),
                courier,
                Arc::clone(&outbox),
            ),
            hall,
            port,
            settings,
            measures,
            composer,
            preferences,
            answers,
            outbox,
        }
    }
}
