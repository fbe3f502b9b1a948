//! The trait that is a game. Knows no game.

use super::{
    BySeat, Chance, Chosen, Concealed, Declared, Due, FeatureTally, Fortune, Illegible, Impossible, Legal,
    Reason, Seat, State, Turn, Unfolding, View, Viewer,
};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

/// The id of a game, such as `condottiere`: lower-case letters, also the name of its texts.
pub type GameId = &'static str;

/// Who will play: so far the number of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seating {
    /// The number of seats, within [`Game::SEATS`].
    pub seats: u8,
}

/// A game. The module's page tells how the parts work together.
pub trait Game: Sized + Send + Sync + 'static {
    /// The game's id.
    const ID: GameId;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;
    /// The number of the format of this game's events; an older one is upcast when it is read.
    const SCHEMA: u16;
    /// Whether, of several seats that are asked at once, the order in which they answer may tell
    /// something hidden: then nobody is shown who has answered.
    const ANSWERS_ARE_TELLING: bool = false;
    /// The options that a table may set, in the order they are offered.
    const OPTIONS: &'static [Declared];

    /// The keys of options that a host alone can preset, for all its new tables: free texts, which
    /// [`Game::options`] checks.
    const GIVEN: &'static [&'static str] = &[];

    /// The options in force, checked.
    type Options: Clone + Debug + PartialEq + Send + Sync;
    /// What all see; it serializes to the public state that a replay prints.
    type Public: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What one seat sees beside that; `()` where there is nothing.
    type Private: Concealed;
    /// What nobody sees; `()` where there is nothing.
    type Secret: Concealed;
    /// What a seat can do: one small step. Prints and parses in the game's notation.
    type Action: Clone + Debug + PartialEq + Display + FromStr<Err = Illegible> + Send + Sync;
    /// What happened, in full, with what it needs to be replayed by a later version.
    type Event: Clone + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What a viewer notices of an event; it serializes, so that two viewers' notices can be
    /// compared.
    type Notice: Clone + Debug + PartialEq + Serialize + Send + Sync;

    /// Checks what a table chose.
    ///
    /// # Errors
    /// The reason why these values do not go together, or not with this number of seats.
    fn options(chosen: &Chosen, seating: Seating) -> Result<Self::Options, Reason>;
    /// The position before any luck.
    fn setup(options: &Self::Options, seating: Seating) -> State<Self>;
    /// The luck that opens the game.
    fn deal(course: &mut Unfolding<'_, Self>, chance: &mut Chance<'_>);
    /// Whose decision is awaited, from what all see.
    fn turn(public: &Self::Public) -> Turn;
    /// The number of the round that is played: while it goes on, decisions that were taken in it may be
    /// taken back by all agreeing. It never falls. A game without rounds is all one.
    fn round(_public: &Self::Public) -> u32 {
        0
    }
    /// Ends a game that its rules do not end, for whoever looks at it: from then on it awaits nobody.
    fn stop(_public: &mut Self::Public, _outcome: super::Outcome) {}
    /// The score of each seat as it stands, in the unit of [`super::Outcome::scores`].
    fn scores(public: &Self::Public) -> BySeat<i32>;
    /// What the viewer may do now, without doubles; empty for a seat that is not awaited and for
    /// spectators.
    fn legal(view: View<'_, Self>) -> Vec<Self::Action>;
    /// What a legal action brings about.
    fn decide(legal: &Legal<Self>, course: &mut Unfolding<'_, Self>, chance: &mut Chance<'_>);
    /// Folds an event into the state. Draws no luck.
    ///
    /// # Errors
    /// The event cannot happen in this state: it was stored by an earlier version of the game, or
    /// is none of its own. The state is not used any more then.
    fn evolve(state: &mut State<Self>, event: &Self::Event) -> Result<(), Impossible>;
    /// What a viewer notices of an event; nothing where it is none of the viewer's business.
    fn notice(event: &Self::Event, viewer: Viewer) -> Option<Self::Notice>;
    /// Whether the event showed somebody something hidden, so that the action cannot be taken back.
    /// Drawn luck need not be told: it is known.
    fn uncovers(event: &Self::Event) -> bool;
    /// Why an action is not in the viewer's list, from the view alone.
    fn why_not(view: View<'_, Self>, action: &Self::Action) -> Reason;
    /// The safe action when an awaited seat's time runs out.
    fn idle(view: View<'_, Self>) -> Self::Action;

    /// The actions of a typed line that says several of them at once (a whole turn), in the order
    /// in which they are done; nothing where it is no such line. It may be illegal: the table does
    /// all of them, or none and says why.
    fn line(_view: View<'_, Self>, _typed: &str) -> Option<Vec<Self::Action>> {
        None
    }

    /// Whether luck falls in the course of the game, so that [`Game::fortunes`] tells of it.
    const FORTUNES: bool = false;

    /// What luck gave in a game that is over, kind by kind: `start` is the position before any luck,
    /// and `events` are all that happened since.
    fn fortunes(_start: State<Self>, _events: &[Self::Event]) -> Vec<Fortune> {
        Vec::new()
    }

    /// The only action that an awaited seat has, where everybody can tell that it has no other: the
    /// table does it at once, behind the action of somebody else that led to it. It is computed from
    /// what all see, so that neither the action nor its speed tells anything; where a hand is the
    /// reason, the seat decides by itself.
    fn forced(_public: &Self::Public, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// Whether a seat can order something beforehand here; then [`Game::plan`] and [`Game::due`]
    /// are the game's own.
    const PLANS: bool = false;

    /// The viewer's plans with one more wish among them, each in its one spelling and in the order
    /// in which they are looked at. A wish may take the place of another; a plan is a short text in
    /// a notation of the game's own.
    ///
    /// # Errors
    /// The reason why this cannot be planned here.
    fn plan(_view: View<'_, Self>, _plans: &[String], _wish: &str) -> Result<Vec<String>, Reason> {
        Err(Reason::no_plans())
    }

    /// What a plan of the viewer comes to in this position, from the view alone: the table asks
    /// after each step of anybody.
    fn due(_view: View<'_, Self>, _plan: &str) -> Due<Self::Action> {
        Due::Passed
    }

    /// A position that the viewer cannot tell from the true one, for a computer to play it out: whatever
    /// the viewer does not see is drawn anew, evenly from what the rules leave open, and all that is
    /// publicly known is kept (a determinization). The same viewer's view of it is equal to this one,
    /// and nothing is taken from anywhere but the view. Nothing where no computer plays the game.
    fn determinize(_view: View<'_, Self>, _chance: &mut Chance<'_>) -> Option<State<Self>> {
        None
    }

    /// How well each seat stands, from 0 (lost) to 1 (won), where a computer stops playing a position
    /// out. What a seat has in its hand does not count: it is computed from what all see.
    fn evaluate(public: &Self::Public) -> BySeat<f32> {
        super::evaluation::by_score(&Self::scores(public))
    }

    /// How promising each of the viewer's legal actions looks at first sight, as weights above 0, in
    /// their order; empty where all look alike. A computer tries the better ones first and more often. By itself it is
    /// the exponential of what each action's features come to by the game's preferences.
    fn priors(view: View<'_, Self>, actions: &[Self::Action]) -> Vec<f32> {
        let preferences = Self::preferences(view.seats());
        if preferences.is_empty() {
            return Vec::new();
        }
        let mut tally = FeatureTally::new(preferences, actions.len());
        Self::features(view, actions, &mut tally);
        tally.weights()
    }

    /// What a computer looks at in each of the viewer's legal actions at first sight: which feature there is how much of,
    /// by its place in [`Game::preferences`].
    fn features(_view: View<'_, Self>, _actions: &[Self::Action], _tally: &mut FeatureTally<'_>) {}

    /// Whether a game that is played out goes on from here with any of the viewer's actions, each as likely, whatever
    /// looks promising: where there are so many that looking at each takes longer than it tells.
    fn evenly(_view: View<'_, Self>) -> bool {
        false
    }

    /// How much each feature counts in a game with so many seats, as was learned by playing (`cargo bench --bench
    /// preferences`); none where the game tells none. There may be
    /// features that are told with several others alone: then a list for fewer seats is shorter.
    fn preferences(_seats: u8) -> &'static [f32] {
        &[]
    }

    /// From which level on a computer goes by what looks promising, by its place among the levels; weaker ones look at
    /// all actions alike, and may need more iterations to come near.
    const PRIORS_FROM: usize = 0;

    /// After how many plies a computer stops playing a position out and asks [`Game::evaluate`];
    /// nothing where it goes on to the end.
    const HORIZON: Option<u32> = None;

    /// How many iterations a decision of a computer takes at most, at each of its levels, the weakest
    /// first. A game gives its own, measured so that each level wins about three of four games against
    /// the one before it (`docs/COMPUTERS.md`); nobody has measured these.
    const ITERATIONS: [u32; 5] = [10, 30, 100, 300, 30_000];
}
