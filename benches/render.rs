//! How fast and how small pictures are: `cargo bench --bench render [-- WORD]`. Prints a table;
//! asserts nothing.
//!
//! Every game of the catalogue is drawn late in a game played by dice: *cold* with a new renderer,
//! *in play* each of the last positions once, as a table draws them, and *warm* the same picture
//! again and again.

use std::hint::black_box;
use std::time::Instant;
use tavolo::games::carcassonne::{Action, Carcassonne};
use tavolo::games::condottiere::{Card, Condottiere, Options, Phase, Region};
use tavolo::games::{self, Visit};
use tavolo::portray::{Picture, Portray};
use tavolo::render::Renderer;
use tavolo::render::scene::Scene;
use tavolo::rules::{Chance, Chosen, Game, Seat, Seating, State, View, Viewer, random_play};
use tavolo::words::{Locale, Message, Style, Words};

/// How often a warm picture is drawn.
const RUNS: usize = 200;
/// How often a cold one.
const COLD: usize = 8;
/// How many of the last positions of a game are drawn.
const LAST: usize = 60;

fn main() {
    let words = Words::load().expect("the embedded texts parse");
    let names: Vec<String> = ["Ana", "Bruno", "Chiara", "Dieter", "Elisabetta", "Farid"]
        .map(str::to_owned)
        .to_vec();
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    let say = |message: &Message| speaker.say(message);
    let wanted = std::env::args()
        .skip(1)
        .find(|argument| !argument.starts_with('-'))
        .unwrap_or_default();
    println!("{:<44}{:>9}{:>9}{:>9}{:>9}", "milliseconds", "least", "median", "most", "bytes");
    let mut easel = Easel { say: &say, wanted };
    games::each(&mut easel);
    let full = full_rows();
    let six = scene(&full, Viewer::Seat(Seat::new(0)), Picture::Board);
    easel.picture("condottiere, six seats, full rows", &six, 1.0);
    easel.picture(
        "condottiere, hand of all kinds",
        &scene(&full, Viewer::Seat(Seat::new(0)), Picture::Hand),
        1.0,
    );
    let boards = compact();
    let last: &Scene = boards.last().expect("a game has boards");
    // Where so much is laid a cell is 72 units wide.
    easel.course("carcassonne, 72 tiles of 96 px", &boards, 96.0 / 72.0);
    easel.picture("carcassonne, 72 tiles of 96 px", last, 96.0 / 72.0);
    easel.picture("carcassonne, 72 tiles, 400 px wide", last, 400.0 / last.width);
    let renderer = Renderer::new().expect("the embedded fonts parse");
    easel.line("condottiere, six seats: SVG", RUNS, || renderer.svg(&six, &say).len());
    easel.line("condottiere, six seats: text", RUNS, || renderer.text(&six, &say).len());
    easel.line("condottiere, six seats: alternative text", RUNS, || renderer.alt(&six, &say).len());
}

struct Easel<'a> {
    say: &'a dyn Fn(&Message) -> String,
    wanted: String,
}

impl Visit for Easel<'_> {
    fn visit<G: Portray>(&mut self) {
        let seating = Seating {
            seats: *G::SEATS.end(),
        };
        let Ok(options) = G::options(&Chosen::default(), seating) else {
            return;
        };
        let boards = boards(G::setup(&options, seating));
        let last = &boards[boards.len() - 1];
        let scale = 900.0 / last.width;
        self.course(&format!("{}, late", G::ID), &boards[boards.len().saturating_sub(LAST)..], scale);
        self.picture(&format!("{}, late", G::ID), last, scale);
    }
}

impl Easel<'_> {
    /// A picture cold and warm.
    fn picture(&self, name: &str, scene: &Scene, scale: f32) {
        let size = format!("{:.0} × {:.0}", scene.width * scale, scene.height * scale);
        self.line(&format!("{name}: cold, {size}"), COLD, || {
            self.png(&Renderer::new().expect("fonts"), scene, scale)
        });
        let renderer = Renderer::new().expect("the embedded fonts parse");
        self.line(&format!("{name}: warm, {size}"), RUNS, || self.png(&renderer, scene, scale));
    }

    /// The pictures of a course of positions, each drawn once.
    fn course(&self, name: &str, scenes: &[Scene], scale: f32) {
        let renderer = Renderer::new().expect("the embedded fonts parse");
        let mut scenes = scenes.iter();
        let runs = scenes.len().saturating_sub(2);
        self.line(&format!("{name}: in play"), runs, || {
            scenes.next().map_or(0, |scene| self.png(&renderer, scene, scale))
        });
    }

    fn png(&self, renderer: &Renderer, scene: &Scene, scale: f32) -> usize {
        renderer
            .png(scene, self.say, scale)
            .expect("the scene can be drawn")
            .len()
    }

    fn line(&self, name: &str, runs: usize, mut work: impl FnMut() -> usize) {
        if !name.contains(&self.wanted) || runs == 0 {
            return;
        }
        let bytes = work();
        let mut times: Vec<f64> = (0..runs)
            .map(|_| {
                let start = Instant::now();
                black_box(work());
                start.elapsed().as_secs_f64() * 1e3
            })
            .collect();
        times.sort_by(f64::total_cmp);
        println!("{name:<44}{:>9.2}{:>9.2}{:>9.2}{bytes:>9}", times[0], times[runs / 2], times[runs - 1]);
    }
}

fn scene<G: Portray>(state: &State<G>, viewer: Viewer, picture: Picture) -> Scene {
    G::scene(state.view(viewer), picture).expect("there is such a picture")
}

/// The boards of a game played by dice.
fn boards<G: Portray>(start: State<G>) -> Vec<Scene> {
    let mut dice = Chance::numbered(5);
    let mut boards = Vec::new();
    let pick = |count: usize| dice.number("pick", count as u32) as usize;
    let watch = |state: &State<G>, _: Option<(Seat, &G::Action)>| {
        boards.push(scene(state, Viewer::Spectator, Picture::Board))
    };
    random_play(start, 20_000, pick, |ply| Chance::numbered(u64::from(ply)), watch);
    boards
}

/// The boards of a game of Carcassonne in which each tile is laid as near to the start as it can
/// be.
fn compact() -> Vec<Scene> {
    let seating = Seating { seats: 5 };
    let options = Carcassonne::options(&Chosen::default(), seating).expect("the usual options");
    let mut state = Carcassonne::setup(&options, seating);
    state.deal(&mut Chance::numbered(1));
    let mut boards = Vec::new();
    for ply in 1.. {
        boards.push(scene(&state, Viewer::Spectator, Picture::Board));
        let Some(seat) = state.turn().seats().iter().next() else {
            break;
        };
        let far = |action: &Action| match action {
            Action::Lay { cell, .. } => i32::from(cell.x).pow(2) + i32::from(cell.y).pow(2),
            _ => 0,
        };
        let nearest = |actions: &[Action]| (0..actions.len()).min_by_key(|at| far(&actions[*at]));
        let pick = |_: View<'_, Carcassonne>, actions: &[Action]| nearest(actions).expect("an action");
        let played = state.choose(seat, pick, &mut Chance::numbered(ply));
        assert!(played.is_ok(), "who is awaited can act");
    }
    boards
}

/// A full board of Condottiere: six seats with long rows, most regions taken.
fn full_rows() -> State<Condottiere> {
    let mut state = Condottiere::setup(
        &Options {
            stand_off: true,
            ..Options::default()
        },
        Seating { seats: 6 },
    );
    let public = &mut state.public;
    (public.round, public.battle, public.phase) = (3, 14, Phase::Turn(Seat::new(4)));
    (public.contested, public.pope, public.holder) = (Some(Region::Modena), Some(Region::Roma), Seat::new(2));
    for (number, region) in Region::ALL
        .into_iter()
        .enumerate()
        .filter(|(number, _)| !matches!(number, 4 | 6 | 15))
    {
        public.owners.set(region, Seat::new((number % 6) as u8));
    }
    for seat in Seat::all(6) {
        let kinds = Card::ALL
            .into_iter()
            .filter(|card| card.stays() && *card != Card::Winter);
        public.rows[seat] = kinds
            .skip(usize::from(seat.number()) % 3)
            .flat_map(|card| std::iter::repeat_n(card, 1 + card as usize % 2))
            .collect();
    }
    public.passed = [Seat::new(1), Seat::new(5)].into_iter().collect();
    state.private[Seat::new(0)].hand = Card::ALL.into_iter().collect();
    state
}
