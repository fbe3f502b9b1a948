//! All that one viewer is told, sorted by where it is told; and where two tellings differ.
//!
//! Messages are compared with all that they carry, before they are said: what differs in any
//! language differs here. Pictures are compared as scenes, of which every SVG and PNG follows; now
//! and then as SVG too.

use std::collections::BTreeSet;
use std::fmt::{self, Debug};
use std::sync::OnceLock;
use tavolo::portray::{Control, Intent, Menu, Picture, Portray, Sight as Look};
use tavolo::render::Renderer;
use tavolo::render::scene::{Item, Scene};
use tavolo::rules::{Seat, Turn, View};
use tavolo::words::Message;

/// Where a viewer is told something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// The position as the core hands it out.
    View,
    /// What is noticed of what happens.
    Notice,
    /// A line of the log.
    LogLine,
    /// Lines above and beside the board, and the text board.
    Text,
    /// Pictures.
    Picture,
    /// Alternative texts of pictures.
    AltText,
    /// What controls and their entries say.
    Label,
    /// How many controls and entries there are, and of which kind.
    Choices,
    /// What controls and entries carry.
    CustomId,
    /// What is suggested while one types, and instead of a refused action.
    Suggestion,
    /// Why something may not be done.
    Refusal,
}

impl Place {
    /// All of them.
    pub const ALL: [Place; 11] = [
        Place::View,
        Place::Notice,
        Place::LogLine,
        Place::Text,
        Place::Picture,
        Place::AltText,
        Place::Label,
        Place::Choices,
        Place::CustomId,
        Place::Suggestion,
        Place::Refusal,
    ];
}

/// Something that a viewer could tell two positions or histories apart by.
#[derive(Clone)]
pub struct Leak {
    /// Where.
    pub place: Place,
    /// How the one begins to differ, and how the other does.
    pub excerpts: [String; 2],
}

impl fmt::Display for Leak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, other] = &self.excerpts;
        write!(f, "{:?}:\n  {one}\n  {other}", self.place)
    }
}

/// What a viewer is told, by place.
#[derive(Debug)]
pub struct Sight(Vec<(Place, String)>);

/// Actions of some games, to be refused in most positions.
const REFUSED: &[&str] = &[
    "m5",
    "scarecrow m10",
    "pass",
    "region roma",
    "pope roma",
    "hand discard",
    "keep heroine",
    "M13 n",
    "city n",
];
/// So many opened menus are looked into.
const MENUS: usize = 12;

impl Sight {
    /// What the viewer is told of a position; `typed` is what they try besides.
    pub fn of<G: Portray>(view: View<'_, G>, typed: &[G::Action]) -> Sight {
        let mut sight = Sight(Vec::new());
        sight.view(view);
        sight.lines(view);
        sight.scenes(view);
        sight.controls(view);
        sight.typing(view, typed);
        sight
    }

    /// What is noticed of events, and how the log tells it.
    pub fn noticed<G: Portray>(notices: &[G::Notice]) -> Sight {
        let mut sight = Sight(Vec::new());
        for notice in notices {
            sight.add(Place::Notice, serde_json::to_string(notice).unwrap());
            sight.add(Place::LogLine, shown(&G::tell(notice)));
        }
        sight
    }

    /// The pictures as SVG, with each message as it is before it is said.
    pub fn drawn<G: Portray>(view: View<'_, G>) -> Sight {
        static RENDERER: OnceLock<Renderer> = OnceLock::new();
        let renderer = RENDERER.get_or_init(|| Renderer::new().unwrap());
        let mut sight = Sight(Vec::new());
        for scene in [Picture::Board, Picture::Hand]
            .iter()
            .filter_map(|picture| G::scene(view, *picture))
        {
            sight.add(Place::Picture, renderer.svg(&scene, &|message: &Message| shown(message)));
            sight.add(Place::Text, renderer.text(&scene, &|message: &Message| shown(message)));
        }
        sight
    }

    /// Where the other one differs, each place once.
    pub fn apart(&self, other: &Sight) -> Vec<Leak> {
        let of = |sight: &Sight, place: Place| {
            sight
                .0
                .iter()
                .filter(|(at, _)| *at == place)
                .map(|(_, told)| told.clone())
                .collect::<Vec<_>>()
        };
        let differs = |place: &Place| {
            let (one, other) = (of(self, *place).join("\n"), of(other, *place).join("\n"));
            (one != other).then(|| Leak {
                place: *place,
                excerpts: excerpts(&one, &other),
            })
        };
        Place::ALL.iter().filter_map(differs).collect()
    }

    fn add(&mut self, place: Place, told: String) {
        self.0.push((place, told));
    }

    fn view<G: Portray>(&mut self, view: View<'_, G>) {
        let backs: Vec<_> = Seat::all(view.seats())
            .map(|seat| serde_json::to_value(view.back(seat)).unwrap())
            .collect();
        let disclosed: Vec<_> = Seat::all(view.seats())
            .map(|seat| serde_json::to_value(view.disclosed(seat)).unwrap())
            .collect();
        let parts = (view.public(), view.own(), backs, disclosed, view.secret_back());
        self.add(Place::View, serde_json::to_string(&parts).unwrap());
    }

    fn lines<G: Portray>(&mut self, view: View<'_, G>) {
        self.add(
            Place::Text,
            shown(&(G::headline(view), G::derivation(view), G::own(view), G::situation(view))),
        );
        self.add(Place::Text, shown(&G::disclosure(view)));
        if let Turn::Over(outcome) = G::turn(view.public()) {
            self.add(Place::Text, shown(&G::ending(view, &outcome)));
        }
        for (question, _) in G::questions(view) {
            self.add(Place::Text, shown(&G::answer(view, &question)));
        }
    }

    fn scenes<G: Portray>(&mut self, view: View<'_, G>) {
        for picture in [Picture::Board, Picture::Hand] {
            self.scene(G::scene(view, picture).as_ref());
        }
        for look in G::LOOKS {
            let Look { lines, picture } = G::look(view, look);
            self.add(Place::Text, shown(&lines));
            self.scene(picture.as_ref());
        }
    }

    fn scene(&mut self, scene: Option<&Scene>) {
        let Some(Scene {
            width,
            height,
            items,
            text,
            alt,
        }) = scene
        else {
            return;
        };
        // Art has a name of its own, and is long.
        let item = |item: &Item| match item {
            Item::Art {
                art,
                at,
                scale,
                turns,
            } => shown(&(art.name, at, scale, turns)),
            other => shown(other),
        };
        let items: Vec<String> = items.iter().map(item).collect();
        self.add(Place::Picture, format!("{width} {height} {}", items.join("\n")));
        self.add(Place::Text, shown(text));
        self.add(Place::AltText, shown(alt));
    }

    fn controls<G: Portray>(&mut self, view: View<'_, G>) {
        let mut paths = vec![String::new()];
        let mut at = 0;
        while let (Some(path), true) = (paths.get(at).cloned(), at < MENUS) {
            for intent in self.menu(&G::menu(view, &path)) {
                if let Intent::Open(path) = intent
                    && !paths.contains(&path)
                {
                    paths.push(path);
                }
            }
            at += 1;
        }
        self.scene(paths.get(1).and_then(|path| G::opened(view, path)).as_ref());
        self.menu(&G::planning(view, &[], ""));
    }

    /// A menu's labels and taps, each once, and apart from them how many there are.
    fn menu(&mut self, menu: &Menu) -> Vec<Intent> {
        let (mut labels, mut taps, mut choices) = (BTreeSet::new(), Vec::new(), String::new());
        labels.insert(shown(&menu.prompt));
        for control in &menu.controls {
            match control {
                Control::Button {
                    label,
                    symbol,
                    intent,
                    look,
                    enabled,
                } => {
                    labels.insert(shown(&(label, symbol, look, enabled)));
                    taps.push((intent.clone(), ""));
                    choices.push('b');
                }
                Control::Select {
                    prompt,
                    entries,
                    many,
                } => {
                    labels.insert(shown(prompt));
                    labels.extend(
                        entries
                            .iter()
                            .map(|entry| shown(&(&entry.label, &entry.note, entry.symbol))),
                    );
                    taps.extend(
                        entries
                            .iter()
                            .map(|entry| (entry.intent.clone(), many.as_ref().map_or("", |many| many.verb))),
                    );
                    let most = many.as_ref().map(|many| (many.least, many.most));
                    choices.push_str(&format!("s{}{most:?}", entries.len()));
                }
                Control::Break => choices.push('/'),
            }
        }
        let carried: BTreeSet<String> = taps.iter().map(shown).collect();
        self.add(Place::Label, shown(&labels));
        self.add(Place::CustomId, shown(&carried));
        self.add(Place::Choices, choices);
        taps.into_iter().map(|(intent, _)| intent).collect()
    }

    fn typing<G: Portray>(&mut self, view: View<'_, G>, typed: &[G::Action]) {
        let legal = G::legal(view);
        let suggested: Vec<_> = legal
            .iter()
            .map(|action| (action.to_string(), G::label(view, action)))
            .collect();
        self.add(Place::Suggestion, shown(&(suggested, G::questions(view))));
        if view.awaited() {
            self.add(Place::Suggestion, G::idle(view).to_string());
        }
        let known = REFUSED.iter().filter_map(|text| text.parse().ok());
        for action in known
            .chain(typed.iter().cloned())
            .filter(|action| !legal.contains(action))
        {
            let reason = G::why_not(view, &action);
            self.add(Place::Refusal, shown(&(action.to_string(), &reason, G::why(&reason))));
        }
    }
}

fn shown(told: &(impl Debug + ?Sized)) -> String {
    format!("{told:?}")
}

/// What surrounds the first difference.
pub fn excerpts(one: &str, other: &str) -> [String; 2] {
    let same = one
        .chars()
        .zip(other.chars())
        .take_while(|(one, other)| one == other)
        .count();
    [one, other].map(|text| text.chars().skip(same.saturating_sub(60)).take(160).collect())
}
