//! Every picture of every game can be read where it is shown, by everyone: how high letters are, how
//! colours differ, how wide pictures are. Nobody has to look at one.

mod apart;
mod charts;
mod covered;
mod eyes;
mod legible;
mod marked;
mod shape;
mod whole;

use super::random::{Pick, opened};
use std::sync::LazyLock;
use tavolo::games::{self, Visit};
use tavolo::portray::{Control, Intent, Picture, Portray};
use tavolo::render::Renderer;
use tavolo::render::scene::Scene;
use tavolo::rules::{Chance, Seat, Seating, State, Turn, Viewer};
use tavolo::words::{Locale, Message, Style, Words};

/// How often a game's pictures are looked at, in plies, and how often at most.
const EVERY: u32 = 31;
const LOOKS: u32 = 14;
/// Games for each number of seats, with other options.
const GAMES: u64 = 2;

/// A picture that somebody is shown.
pub struct Shown {
    /// Which: the game and what it shows.
    pub name: String,
    pub seats: u8,
    pub scene: Scene,
}

/// The pictures of games played by dice: boards, hands, what is opened and what is looked at.
pub static SHOWN: LazyLock<Vec<Shown>> = LazyLock::new(|| {
    let mut gallery = Gallery(Vec::new());
    games::each(&mut gallery);
    gallery.0
});

/// Names of people, long ones among them.
pub const NAMES: [&str; 6] = ["Ana", "WWWWWWWWWWWWWWWW", "Elisabetta", "Maximiliane", "Jo", "Farid"];

struct Gallery(Vec<Shown>);

impl Visit for Gallery {
    fn visit<G: Portray>(&mut self) {
        for seats in G::SEATS {
            for game in 0..GAMES {
                let mut pick = Pick::new(game << 8 | u64::from(seats));
                let mut state = opened::<G>(Seating { seats }, &mut pick);
                state.deal(&mut Chance::numbered(game));
                let mut latest = Vec::new();
                for ply in 0..EVERY * LOOKS {
                    let Turn::Awaits(awaited) = state.turn() else {
                        break;
                    };
                    if ply.is_multiple_of(EVERY) {
                        self.look(&state, &latest);
                    }
                    let seat = awaited.iter().next().unwrap();
                    let actions = state.legal(seat);
                    // What is listed late is done more often: it brings a game on.
                    let from = if pick.below(3) > 0 {
                        actions.len() * 3 / 4
                    } else {
                        0
                    };
                    let action = actions[from + pick.below(actions.len() - from)].clone();
                    let played = state.play(seat, action, &mut Chance::numbered(u64::from(ply) << 8 | game));
                    let events = played
                        .unwrap_or_else(|_| panic!("a listed action is refused"))
                        .events;
                    let notices = events
                        .iter()
                        .filter_map(|event| G::notice(event, Viewer::Spectator));
                    latest = notices.map(|notice| (seat, notice)).collect();
                }
                self.look(&state, &latest);
            }
        }
    }
}

impl Gallery {
    fn look<G: Portray>(&mut self, state: &State<G>, latest: &[(Seat, G::Notice)]) {
        let seats = state.seats();
        let mut add = |what: &str, scene: Option<Scene>| {
            let name = format!("{} {what}", G::ID);
            self.0.extend(scene.map(|scene| Shown { name, seats, scene }));
        };
        add("board", G::marked(state.view(Viewer::Spectator), latest));
        let acting = state.turn().seats().iter().next().unwrap_or(Seat::new(0));
        let view = state.view(Viewer::Seat(acting));
        add("hand", G::scene(view, Picture::Hand).filter(|_| G::HAND));
        for look in G::LOOKS {
            add(look, G::look(view, look).picture);
        }
        let openings = G::menu(view, "")
            .controls
            .into_iter()
            .filter_map(|control| match control {
                Control::Button {
                    intent: Intent::Open(path),
                    ..
                } => Some(path),
                _ => None,
            });
        for path in openings {
            add("opened", G::opened(view, &path));
        }
    }
}

impl Shown {
    /// What a renderer makes of it in a language.
    pub fn said<T>(
        &self,
        locale: Locale,
        make: impl Fn(&Renderer, &Scene, &dyn Fn(&Message) -> String) -> T,
    ) -> T {
        self.named(locale, NAMES, make)
    }

    /// What a renderer makes of it in a language where the players are called so.
    pub fn named<T>(
        &self,
        locale: Locale,
        names: [&str; 6],
        make: impl Fn(&Renderer, &Scene, &dyn Fn(&Message) -> String) -> T,
    ) -> T {
        static EASEL: LazyLock<(Renderer, Words)> =
            LazyLock::new(|| (Renderer::new().unwrap(), Words::load().unwrap()));
        let (renderer, words) = &*EASEL;
        let names = names.map(str::to_owned);
        let speaker = words.speaker(locale, &names, Style::Plain);
        make(renderer, &self.scene, &|message| speaker.say(message))
    }

    /// Writes it to the folder that `TAVOLO_PICTURES` names, as a phone shows it and as it is sent.
    pub fn keep(&self, number: usize) {
        let Some(folder) = std::env::var_os("TAVOLO_PICTURES") else {
            return;
        };
        for width in [Scene::PHONE, 900.0] {
            let scale = width / self.scene.width;
            let png = self.said(Locale::German, |renderer, scene, say| renderer.png(scene, say, scale));
            let file = format!("{} {} {number} {width}.png", self.name, self.seats).replace(' ', "-");
            std::fs::write(std::path::Path::new(&folder).join(file), png.unwrap()).unwrap();
        }
    }

    /// How wide a phone and a desktop show it: a desktop in a box of 550 by 350 pixels.
    pub fn widths(&self) -> [f32; 2] {
        let Scene { width, height, .. } = self.scene;
        let scale = (550.0 / width).min(350.0 / height).min(1.0);
        [Scene::PHONE, width * scale]
    }
}
