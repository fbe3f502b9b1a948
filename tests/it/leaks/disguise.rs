//! A game in disguise, for proving that the comparison sees what it should: the game itself, with
//! everything hidden behind the part that all see, out of which one place tells something that it
//! must not; and perhaps with other luck.
//!
//! A game cannot do this by mistake, since no view leads to what is hidden. So this one carries the
//! whole position where a view can reach it.

use super::history::otherwise;
use super::{Hides, Place, Twin};
use crate::random::Pick;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use tavolo::portray::{Composed, Control, Intent, Menu, Picture, Portray, Sight};
use tavolo::render::scene::{Anchor, Art, Color, Face, Item, Line, LineWords, Point, Scene};
use tavolo::rules::{
    BySeat, Chance, Chosen, Declared, Detail, Due, Game, GameId, Impossible, Legal, Outcome, Reason, Seat,
    Seating, State, Turn, Unfolding, View, Viewer,
};
use tavolo::words::Message;

/// No place leaks, and nobody's luck is changed.
pub const NONE: usize = usize::MAX;

/// A game of which the place of that number in [`Place::ALL`] tells what is hidden, and in which
/// luck falls otherwise wherever the seat `KEPT` does not see it fall.
pub struct Leaky<G, const PLACE: usize, const KEPT: usize = NONE>(PhantomData<G>);

/// What all see, and behind it everything.
pub struct Open<G: Game, const PLACE: usize>(pub State<G>);

/// An event, and a word for what is hidden from each viewer.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Told<G: Game> {
    event: G::Event,
    hidden: Vec<String>,
}

impl<G: Game> Clone for Told<G> {
    fn clone(&self) -> Self {
        Told {
            event: self.event.clone(),
            hidden: self.hidden.clone(),
        }
    }
}

impl<G: Game> PartialEq for Told<G> {
    fn eq(&self, other: &Self) -> bool {
        self.event == other.event && self.hidden == other.hidden
    }
}

/// A notice, with what leaks beside it and what leaks when it is told.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Overheard<N> {
    notice: N,
    noticed: Option<String>,
    #[serde(skip)]
    told: Option<String>,
}

/// What is told to a seat alone, wherever the game tells something to one viewer.
pub fn mark(seat: Seat) -> String {
    format!("kept by seat {seat}")
}

/// A word for all that is hidden from a viewer.
fn hidden<G: Game>(state: &State<G>, viewer: Viewer) -> String {
    let others = state
        .private
        .iter()
        .filter(|(seat, _)| viewer != Viewer::Seat(*seat));
    let mut hasher = DefaultHasher::new();
    others.for_each(|(_, own)| serde_json::to_string(own).unwrap().hash(&mut hasher));
    serde_json::to_string(&state.secret).unwrap().hash(&mut hasher);
    format!("{:08x}", hasher.finish() >> 32)
}

impl<G: Game, const PLACE: usize> Open<G, PLACE> {
    /// What all see; where the view itself leaks, with a word for what nobody should see.
    fn parts(&self) -> (&G::Public, Option<String>) {
        (&self.0.public, leaks::<PLACE>(Place::View).then(|| hidden(&self.0, Viewer::Spectator)))
    }
}

impl<G: Game, const PLACE: usize> Clone for Open<G, PLACE> {
    fn clone(&self) -> Self {
        Open(self.0.clone())
    }
}

impl<G: Game, const PLACE: usize> fmt::Debug for Open<G, PLACE> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.public.fmt(f)
    }
}

impl<G: Game, const PLACE: usize> PartialEq for Open<G, PLACE> {
    fn eq(&self, other: &Self) -> bool {
        self.0.public == other.0.public
    }
}

impl<G: Game, const PLACE: usize> Serialize for Open<G, PLACE> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.parts().serialize(serializer)
    }
}

impl<'de, G: Game, const PLACE: usize> Deserialize<'de> for Open<G, PLACE> {
    fn deserialize<D: Deserializer<'de>>(_: D) -> Result<Self, D::Error> {
        Err(D::Error::custom("a disguised position is never read"))
    }
}

/// Whether a place leaks.
fn leaks<const PLACE: usize>(place: Place) -> bool {
    Place::ALL.get(PLACE) == Some(&place)
}

/// The game's own view.
fn bare<'a, G: Portray, const PLACE: usize, const KEPT: usize>(
    view: View<'a, Leaky<G, PLACE, KEPT>>,
) -> View<'a, G> {
    view.public().0.view(view.viewer())
}

/// What leaks out of a place in a view, if that place leaks.
fn leaked<G: Portray, const PLACE: usize, const KEPT: usize>(
    view: View<'_, Leaky<G, PLACE, KEPT>>,
    place: Place,
) -> Option<String> {
    leaks::<PLACE>(place).then(|| hidden(&view.public().0, view.viewer()))
}

/// The position in disguise.
pub fn disguised<G: Portray, const PLACE: usize, const KEPT: usize>(
    whole: State<G>,
) -> State<Leaky<G, PLACE, KEPT>> {
    State {
        private: whole.private.clone(),
        secret: whole.secret.clone(),
        public: Open(whole),
    }
}

/// What happens, with other luck where the seat `KEPT` does not see it fall.
fn luck<G: Portray, const KEPT: usize>(
    whole: &State<G>,
    chance: &mut Chance<'_>,
    happens: impl Fn(&mut Chance<'_>) -> Vec<G::Event>,
) -> Vec<Told<G>> {
    let events = happens(chance);
    let drawn = chance.drawn().to_vec();
    let kept = u8::try_from(KEPT).ok().map(|seat| Viewer::Seat(Seat::new(seat)));
    let other = kept.filter(|_| !drawn.is_empty()).and_then(|kept| {
        let mut hasher = DefaultHasher::new();
        drawn.iter().for_each(|draw| draw.to_string().hash(&mut hasher));
        let number = hasher.finish();
        otherwise((whole, &events), whole, kept, &drawn, (number, &mut Pick::new(number)), &happens)
    });
    told(whole, other.unwrap_or(events))
}

/// Events, each with a word for what was hidden before.
fn told<G: Game>(state: &State<G>, events: Vec<G::Event>) -> Vec<Told<G>> {
    let viewers = Seat::all(state.seats())
        .map(Viewer::Seat)
        .chain([Viewer::Spectator]);
    let hidden: Vec<String> = viewers.map(|viewer| hidden(state, viewer)).collect();
    events
        .into_iter()
        .map(|event| Told {
            event,
            hidden: hidden.clone(),
        })
        .collect()
}

impl<G: Portray, const PLACE: usize, const KEPT: usize> Game for Leaky<G, PLACE, KEPT> {
    const ID: GameId = G::ID;
    const SEATS: RangeInclusive<u8> = G::SEATS;
    const SCHEMA: u16 = G::SCHEMA;
    const OPTIONS: &'static [Declared] = G::OPTIONS;
    const PLANS: bool = G::PLANS;
    const ANSWERS_ARE_TELLING: bool = G::ANSWERS_ARE_TELLING;
    const GIVEN: &'static [&'static str] = G::GIVEN;
    type Options = G::Options;
    type Public = Open<G, PLACE>;
    type Private = G::Private;
    type Secret = G::Secret;
    type Action = G::Action;
    type Event = Told<G>;
    type Notice = Overheard<G::Notice>;

    fn options(chosen: &Chosen, seating: Seating) -> Result<G::Options, Reason> {
        G::options(chosen, seating)
    }
    fn setup(options: &G::Options, seating: Seating) -> State<Self> {
        disguised(G::setup(options, seating))
    }
    fn deal(course: &mut Unfolding<'_, Self>, chance: &mut Chance<'_>) {
        let whole = &course.state().public.0;
        luck::<G, KEPT>(whole, chance, |chance| whole.clone().deal(chance))
            .into_iter()
            .for_each(|event| course.happen(event));
    }
    fn turn(public: &Self::Public) -> Turn {
        G::turn(&public.0.public)
    }
    fn stop(public: &mut Self::Public, outcome: Outcome) {
        G::stop(&mut public.0.public, outcome);
    }
    fn scores(public: &Self::Public) -> BySeat<i32> {
        G::scores(&public.0.public)
    }
    fn legal(view: View<'_, Self>) -> Vec<G::Action> {
        G::legal(bare(view))
    }
    fn decide(legal: &Legal<Self>, course: &mut Unfolding<'_, Self>, chance: &mut Chance<'_>) {
        let whole = &course.state().public.0;
        luck::<G, KEPT>(whole, chance, |chance| {
            let played = whole.clone().play(legal.seat(), legal.action().clone(), chance);
            played.unwrap_or_else(|reason| panic!("{}", reason.rule)).events
        })
        .into_iter()
        .for_each(|event| course.happen(event));
    }
    fn evolve(state: &mut State<Self>, event: &Told<G>) -> Result<(), Impossible> {
        let whole = &mut state.public.0;
        whole.follow([&event.event])?;
        state.private = whole.private.clone();
        state.secret = whole.secret.clone();
        Ok(())
    }
    fn notice(event: &Told<G>, viewer: Viewer) -> Option<Self::Notice> {
        let hidden = match viewer {
            Viewer::Seat(seat) => event.hidden.get(seat.index()),
            Viewer::Spectator => event.hidden.last(),
        };
        let leak = |place: Place| hidden.filter(|_| leaks::<PLACE>(place)).cloned();
        let notice = G::notice(&event.event, viewer)?;
        Some(Overheard {
            notice,
            noticed: leak(Place::Notice),
            told: leak(Place::LogLine),
        })
    }
    fn uncovers(event: &Told<G>) -> bool {
        G::uncovers(&event.event)
    }
    fn why_not(view: View<'_, Self>, action: &G::Action) -> Reason {
        let reason = G::why_not(bare(view), action);
        match leaked(view, Place::Refusal) {
            Some(word) => reason.with("leak", Detail::Component(word)),
            None => reason,
        }
    }
    fn idle(view: View<'_, Self>) -> G::Action {
        G::idle(bare(view))
    }
    fn forced(public: &Self::Public, seat: Seat) -> Option<G::Action> {
        G::forced(&public.0.public, seat)
    }
    fn line(view: View<'_, Self>, typed: &str) -> Option<Vec<G::Action>> {
        G::line(bare(view), typed)
    }
    fn plan(view: View<'_, Self>, plans: &[String], wish: &str) -> Result<Vec<String>, Reason> {
        G::plan(bare(view), plans, wish)
    }
    fn due(view: View<'_, Self>, plan: &str) -> Due<G::Action> {
        G::due(bare(view), plan)
    }
}

/// A message, or a word in its place.
fn or(message: Message, word: Option<String>) -> Message {
    word.map_or(message, Message::text)
}

/// Lines with the mark of the seat that they are told to.
fn marked<G: Game>(view: View<'_, G>, mut lines: Vec<Message>) -> Vec<Message> {
    lines.extend(view.seat().map(|seat| Message::text(mark(seat))));
    lines
}

impl<G: Portray, const PLACE: usize, const KEPT: usize> Portray for Leaky<G, PLACE, KEPT> {
    const TOPICS: &'static [&'static str] = G::TOPICS;
    const COMPOSED: &'static [Composed] = G::COMPOSED;
    const LOOKS: &'static [&'static str] = G::LOOKS;
    const HAND: bool = G::HAND;

    fn components() -> Vec<(String, Message)> {
        G::components()
    }
    fn symbols() -> Vec<&'static Art> {
        G::symbols()
    }
    fn component(id: &str) -> Option<Message> {
        G::component(id)
    }
    fn synonyms() -> Vec<(String, Message)> {
        G::synonyms()
    }
    fn vocabulary() -> Vec<(String, Message)> {
        G::vocabulary()
    }

    /// Without what is shown when the game is over, so that all else can be compared.
    fn scene(view: View<'_, Self>, picture: Picture) -> Option<Scene> {
        let mut scene = G::scene(bare(view), picture)?;
        if matches!(view.public().0.turn(), Turn::Over(_)) {
            let open = G::disclosure(bare(view));
            let opens = |line: &Line| open.iter().any(|open| *line == Line::Words(open.clone()));
            scene.text.retain(|line| !opens(line));
            scene.alt.retain(|told| !open.contains(told));
        }
        if let Some(word) = leaked(view, Place::Picture) {
            scene.items.push(Item::Text {
                at: Point(1.0, 1.0),
                size: 1.0,
                face: Face::Text,
                anchor: Anchor::Start,
                color: Color(0, 0, 0, 255),
                halo: None,
                width: None,
                broken: None,
                words: LineWords::Literal(word),
            });
        }
        scene.alt.extend(leaked(view, Place::AltText).map(Message::text));
        Some(scene)
    }
    fn opened(view: View<'_, Self>, path: &str) -> Option<Scene> {
        G::opened(bare(view), path)
    }
    fn situation(view: View<'_, Self>) -> Vec<Message> {
        G::situation(bare(view))
    }
    fn called(view: View<'_, Self>, action: &G::Action) -> Option<Message> {
        G::called(bare(view), action)
    }
    fn said(view: View<'_, Self>, action: &G::Action) -> Vec<Message> {
        G::said(bare(view), action)
    }
    fn usual(view: View<'_, Self>, several: &[G::Action]) -> Option<G::Action> {
        G::usual(bare(view), several)
    }
    fn why_none(view: View<'_, Self>, words: &str) -> Option<Message> {
        G::why_none(bare(view), words)
    }
    fn lines(view: View<'_, Self>, typed: &str) -> Vec<(String, Message)> {
        G::lines(bare(view), typed)
    }
    fn planning(view: View<'_, Self>, plans: &[String], path: &str) -> Menu {
        G::planning(bare(view), plans, path)
    }
    fn planned(view: View<'_, Self>, plan: &str) -> Message {
        G::planned(bare(view), plan)
    }
    fn weighs(notice: &Self::Notice) -> bool {
        G::weighs(&notice.notice)
    }
    fn doer(notice: &Self::Notice) -> Option<Seat> {
        G::doer(&notice.notice)
    }
    fn ends_turn(notice: &Self::Notice) -> bool {
        G::ends_turn(&notice.notice)
    }
    fn headline(view: View<'_, Self>) -> Vec<Message> {
        let mut lines = G::headline(bare(view));
        lines.extend(leaked(view, Place::Text).map(Message::text));
        lines
    }
    fn derivation(view: View<'_, Self>) -> Vec<Message> {
        marked(view, G::derivation(bare(view)))
    }
    fn own(view: View<'_, Self>) -> Vec<Message> {
        marked(view, G::own(bare(view)))
    }
    fn menu(view: View<'_, Self>, path: &str) -> Menu {
        let mut menu = G::menu(bare(view), path);
        if let Some(word) = leaked(view, Place::Choices) {
            // The first control stands there once more, or not.
            let more = u32::from_str_radix(&word, 16).unwrap_or(0).is_multiple_of(2);
            menu.controls
                .extend(menu.controls.first().filter(|_| more).cloned());
        }
        for control in &mut menu.controls {
            let Control::Button { label, intent, .. } = control else {
                continue;
            };
            *label = or(label.clone(), leaked(view, Place::Label));
            if let (Intent::Act(notation), Some(word)) = (intent, leaked(view, Place::CustomId)) {
                notation.push_str(&word);
            }
        }
        menu
    }
    fn label(view: View<'_, Self>, action: &G::Action) -> Message {
        or(G::label(bare(view), action), leaked(view, Place::Suggestion))
    }
    fn tell(notice: &Self::Notice) -> Message {
        or(G::tell(&notice.notice), notice.told.clone())
    }
    fn why(reason: &Reason) -> Message {
        G::why(reason)
    }
    fn ending(view: View<'_, Self>, outcome: &Outcome) -> Vec<Message> {
        G::ending(bare(view), outcome)
    }
    /// What is told too early.
    fn disclosure(view: View<'_, Self>) -> Vec<Message> {
        let over = matches!(view.public().0.turn(), Turn::Over(_));
        Some(G::disclosure(bare(view)))
            .filter(|_| !over)
            .unwrap_or_default()
    }
    fn latest_look(view: View<'_, Self>) -> Option<&'static str> {
        G::latest_look(bare(view))
    }
    fn look(view: View<'_, Self>, id: &str) -> Sight {
        let Sight { lines, picture } = G::look(bare(view), id);
        Sight {
            lines: marked(view, lines),
            picture,
        }
    }
    fn answer(view: View<'_, Self>, question: &str) -> Option<Vec<Message>> {
        G::answer(bare(view), question).map(|lines| marked(view, lines))
    }
    fn questions(view: View<'_, Self>) -> Vec<(String, Message)> {
        G::questions(bare(view))
    }
}

impl<G: Hides, const PLACE: usize, const KEPT: usize> Hides for Leaky<G, PLACE, KEPT> {
    fn twins(state: &State<Self>, viewer: Viewer, pick: &mut Pick) -> Vec<Twin<Self>> {
        let twins = G::twins(&state.public.0, viewer, pick);
        twins
            .into_iter()
            .map(|twin| Twin {
                state: disguised(twin.state),
                lasts: twin.lasts,
            })
            .collect()
    }
    fn quiet(state: &State<Self>) -> bool {
        G::quiet(&state.public.0)
    }
}
