//! The contract between a game and what people see of it.
//!
//! A game's `portrait/` implements [`Portray`]. Everything it shows is computed from a [`View`],
//! so it cannot show what the viewer may not see; it says everything as messages, so it speaks no
//! language; and it knows no user, no table and nothing of Discord.
//!
//! What every game says and shows alike is here too: players' names and letters ([`player`],
//! [`letter`]), figures ([`figure`]), sentences about players ([`seated`], [`several`]), refusals
//! ([`why`]), ends ([`won_by`], [`ranked`]), controls ([`Control::act`], [`Control::open`]), the
//! words of a picture ([`headed`], [`table`], [`captioned`]), and the mark of what was done last
//! ([`frame_latest`]).

mod caption;
mod component_ids;
mod control_rows;
mod latest;
mod menu;
mod names;
mod sentences;
mod signs;
mod symbol;

pub(crate) use component_ids::ids;

pub use caption::{captioned, headed, table};
pub use component_ids::Composed;
pub use control_rows::ControlRows;
pub use latest::{frame_latest, latest_own};
pub use menu::{Control, Entry, Intent, Look, Many, Menu};
pub use names::{difference, figure, letter, player, players, tenths, word};
pub use sentences::{predicate, ranked, seated, several, why, winners, won_by};
pub use signs::{hex, lettered, plated, sign, signed, signs};
pub use symbol::Symbol;

use crate::render::scene::{Art, Scene};
use crate::rules::{Fortune, Game, Outcome, Reason, Seat, View};
use crate::words::Message;

/// Which picture of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picture {
    /// The table, as all see it.
    Board,
    /// What the viewer alone sees; nothing where the game has no such thing or the viewer no seat.
    Hand,
}

/// A further look at a position, such as its farms or what is left in the bag.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sight {
    /// What it says.
    pub lines: Vec<Message>,
    /// Its picture, if it has one.
    pub picture: Option<Scene>,
}

/// A game as people see it.
pub trait Portray: Game {
    /// Ids of the chapters of its rules card; `<game>-rules-<id>` holds each one's text, with the
    /// attribute `.title`.
    const TOPICS: &'static [&'static str];

    /// The ids that its messages are put together from, but for its name, options and chapters.
    const COMPOSED: &'static [Composed] = &[];

    /// Whether each seat has a hand that the others do not see: its picture is shown to the end.
    const HAND: bool = false;

    /// Ids of further looks at a position; `<game>-look-<id>` names each.
    const LOOKS: &'static [&'static str] = &[];

    /// Components that the rules card tells about one by one: an id, and the name as people know
    /// it.
    #[must_use]
    fn components() -> Vec<(String, Message)> {
        Vec::new()
    }

    /// The drawings that stand before labels of its controls ([`Symbol::Drawn`]) and before names in its
    /// sentences ([`Portray::pictured`]), each of another name.
    #[must_use]
    fn symbols() -> Vec<&'static Art> {
        Vec::new()
    }

    /// What stands before a name in a sentence: a message of the game's that another one names, such as
    /// a card. It tells no more than the name.
    #[must_use]
    fn pictured(_name: &Message) -> Option<Symbol> {
        None
    }

    /// The drawing that stands for the game where one is chosen, one of [`Portray::symbols`].
    #[must_use]
    fn emblem() -> Option<Symbol> {
        None
    }

    /// What the rules card says of one of [`Portray::components`].
    #[must_use]
    fn component(_id: &str) -> Option<Message> {
        None
    }

    /// What people may call a component or a question ([`Portray::components`],
    /// [`Portray::questions`]): the id, and a message with its names in a language, between commas.
    #[must_use]
    fn synonyms() -> Vec<(String, Message)> {
        Vec::new()
    }

    /// A picture with its text board and alternative text.
    fn scene(view: View<'_, Self>, picture: Picture) -> Option<Scene>;

    /// The board with a mark on what was done last, and a sentence that says it: `latest` is what
    /// everyone noticed of the newest turn, by whom, the last at the end. Where a position tells that
    /// by itself, it is the board.
    fn marked(view: View<'_, Self>, _latest: &[(Seat, Self::Notice)]) -> Option<Scene> {
        Self::scene(view, Picture::Board)
    }

    /// The viewer's own picture while the menu of a path is open: the hand, unless the game marks
    /// in it what was chosen.
    fn opened(view: View<'_, Self>, _path: &str) -> Option<Scene> {
        Self::scene(view, Picture::Hand)
    }

    /// What stands above the board: what is going on and whose decision is awaited, in a few lines.
    fn headline(view: View<'_, Self>) -> Vec<Message>;

    /// Scores and strengths with their derivation, line by line.
    fn derivation(view: View<'_, Self>) -> Vec<Message>;

    /// The viewer's own lines above the controls: the hand in words, what is asked; for anyone.
    fn own(view: View<'_, Self>) -> Vec<Message>;

    /// What the viewer needs of the table to decide, in a few lines, where the own picture does not
    /// show it.
    fn situation(_view: View<'_, Self>) -> Vec<Message> {
        Vec::new()
    }

    /// The viewer's controls. `path` is empty, or what an opened control said ([`Intent::Open`]); an
    /// unknown path gives the first menu. A seat that is not awaited gets the same, reading only.
    fn menu(view: View<'_, Self>, path: &str) -> Menu;

    /// What a legal action does, in a few words: for autocompletion, refusals' alternatives and
    /// labels.
    fn label(view: View<'_, Self>, action: &Self::Action) -> Message;

    /// What people may type for a word of the notation: the word, and a message with all that they
    /// call it in a language, between commas. What goes with no word says nothing, and is left out.
    #[must_use]
    fn vocabulary() -> Vec<(String, Message)> {
        Vec::new()
    }

    /// What the control of a legal action says beyond its label, such as a number; it can be typed.
    fn said(_view: View<'_, Self>, _action: &Self::Action) -> Vec<Message> {
        Vec::new()
    }

    /// What people call a legal action who answer what is asked, such as «no» or «nothing»: a message
    /// with all of it in a language, between commas. It is typed whole; nothing where the label and
    /// the vocabulary are all there is.
    fn called(_view: View<'_, Self>, _action: &Self::Action) -> Option<Message> {
        None
    }

    /// Of several legal actions that are meant alike, the one that is done where somebody says no
    /// more, such as the payment that loses least; nothing where that is not clear.
    fn usual(_view: View<'_, Self>, _several: &[Self::Action]) -> Option<Self::Action> {
        None
    }

    /// Why nothing can be done now that these words of the notation begin; nothing where they begin
    /// no action.
    fn why_none(_view: View<'_, Self>, _words: &str) -> Option<Message> {
        None
    }

    /// A line of the log.
    fn tell(notice: &Self::Notice) -> Message;

    /// Who the line of the log is about, and what it says of them without their name, so that several
    /// in a row make one sentence ([`predicate`]); nothing where it stands for itself.
    fn predicate(_notice: &Self::Notice) -> Option<(Seat, Message)> {
        None
    }

    /// What a part of the game is called that begins with a notice, such as a season of a year: it is
    /// told before what happens in it. `view` is after the ply, and `later` is what else is noticed of
    /// that.
    fn begins(_view: View<'_, Self>, _notice: &Self::Notice, _later: &[Self::Notice]) -> Option<Message> {
        None
    }

    /// Whether a notice is told to those who come back, who read only what is of weight; all of
    /// them stand in the log.
    fn weighs(_notice: &Self::Notice) -> bool {
        true
    }

    /// Whose own doing a notice tells of; nothing where it follows from the rules, such as how a
    /// battle ended: that is told also to whoever's action brought it about.
    fn doer(notice: &Self::Notice) -> Option<Seat>;

    /// Whether a turn of the table is over with it, whoever is up next: what was done up to there
    /// stays in the channel as a message of its own.
    fn ends_turn(_notice: &Self::Notice) -> bool {
        false
    }

    /// The sentence of a refusal: the rule's name and the reason here.
    fn why(reason: &Reason) -> Message;

    /// How the game ended: who won, by what, and the final scores.
    fn ending(view: View<'_, Self>, outcome: &Outcome) -> Vec<Message>;

    /// What lay hidden from others when the game ended, in sentences; nothing while it goes on. The
    /// board's text and its alternative text hold them too.
    fn disclosure(_view: View<'_, Self>) -> Vec<Message> {
        Vec::new()
    }

    /// What luck gave in a game that is over, and how that is counted.
    fn luck(_view: View<'_, Self>, _fortunes: &[Fortune]) -> Vec<Message> {
        Vec::new()
    }

    /// What a kind of luck ([`Fortune::of`]) is called where that of many games is summed up for one person; nothing
    /// where the game has no average for it that would hold over many games.
    fn fortune(_of: &str) -> Option<Message> {
        None
    }

    /// The controls by which the viewer plans, where [`Game::PLANS`] says that it can; `plans` are
    /// those it has. Their taps are [`Intent::plan`] and [`Intent::planning`], whose path comes back
    /// here.
    fn planning(_view: View<'_, Self>, _plans: &[String], _path: &str) -> Menu {
        Menu::default()
    }

    /// A plan in a few words.
    fn planned(_view: View<'_, Self>, plan: &str) -> Message {
        Message::text(plan)
    }

    /// How a typed line of several actions ([`Game::line`]) can go on here: the whole line, and
    /// what it does.
    fn lines(_view: View<'_, Self>, _typed: &str) -> Vec<(String, Message)> {
        Vec::new()
    }

    /// Which of [`Portray::LOOKS`] shows what has just happened and the board does not show any more:
    /// it is offered beside what is to be done.
    fn latest_look(_view: View<'_, Self>) -> Option<&'static str> {
        None
    }

    /// One of [`Portray::LOOKS`], as the viewer may see it.
    fn look(_view: View<'_, Self>, _id: &str) -> Sight {
        Sight::default()
    }

    /// The answer to a question about the position in words (`K7`, `open roads`), for those who
    /// cannot see the picture; nothing where it is not understood.
    fn answer(_view: View<'_, Self>, _question: &str) -> Option<Vec<Message>> {
        None
    }

    /// Questions that [`Portray::answer`] understands here: as they are typed, and in words.
    fn questions(_view: View<'_, Self>) -> Vec<(String, Message)> {
        Vec::new()
    }
}
