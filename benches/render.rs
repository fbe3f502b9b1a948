//! How fast and how small pictures are: `cargo bench --bench render`. Prints a table; asserts nothing.

use std::hint::black_box;
use std::time::Instant;
use tavolo::games::condottiere::{Card, Condottiere, Options, Phase, Region};
use tavolo::portray::{Picture, Portray};
use tavolo::render::Renderer;
use tavolo::render::scene::Scene;
use tavolo::rules::{Game, Seat, Seating, State, Viewer};
use tavolo::words::{Locale, Message, Style, Words};

const RUNS: usize = 60;

fn main() {
    let words = Words::load().expect("the embedded texts parse");
    let names: Vec<String> = ["Ana", "Bruno", "Chiara", "Dieter", "Elisabetta", "Farid"].map(str::to_owned).to_vec();
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    let say = |message: &Message| speaker.say(message);
    let state = late();
    let scene = |picture| Condottiere::scene(state.view(Viewer::Seat(Seat(0))), picture).expect("the seat has a hand");
    println!("{:<34}{:>9}{:>9}{:>9}{:>9}", "milliseconds", "least", "median", "most", "bytes");
    for (name, picture) in [("board of six", Picture::Board), ("hand", Picture::Hand)] {
        let drawn = scene(picture);
        line(&format!("{name}: scene"), || format!("{:?}", scene(picture).items.len()).len());
        line(&format!("{name}: PNG cold, new renderer"), || png(&Renderer::new().expect("fonts"), &drawn, &say, 1.0));
        let renderer = Renderer::new().expect("the embedded fonts parse");
        for scale in [1.0, 400.0 / 900.0, 4.0 / 3.0] {
            line(&format!("{name}: PNG warm, {:.0} × {:.0}", drawn.width * scale, drawn.height * scale), || {
                png(&renderer, &drawn, &say, scale)
            });
        }
        line(&format!("{name}: SVG"), || renderer.svg(&drawn, &say).len());
        line(&format!("{name}: text"), || renderer.text(&drawn, &say).len());
        line(&format!("{name}: alternative text"), || renderer.alt(&drawn, &say).len());
    }
}

fn png(renderer: &Renderer, scene: &Scene, say: &dyn Fn(&Message) -> String, scale: f32) -> usize {
    renderer.png(scene, say, scale).expect("the scene can be drawn").len()
}

fn line(name: &str, mut work: impl FnMut() -> usize) {
    let bytes = work();
    let mut times: Vec<f64> = (0..RUNS)
        .map(|_| {
            let start = Instant::now();
            black_box(work());
            start.elapsed().as_secs_f64() * 1e3
        })
        .collect();
    times.sort_by(f64::total_cmp);
    println!("{name:<34}{:>9.2}{:>9.2}{:>9.2}{bytes:>9}", times[0], times[RUNS / 2], times[RUNS - 1]);
}

/// A full board: six seats with long rows, most regions taken.
fn late() -> State<Condottiere> {
    let mut state = Condottiere::setup(&Options { stand_off: true, ..Options::default() }, Seating { seats: 6 });
    let public = &mut state.public;
    (public.round, public.battle, public.phase) = (3, 14, Phase::Turn(Seat(4)));
    (public.contested, public.pope, public.holder) = (Some(Region::Modena), Some(Region::Roma), Seat(2));
    for (number, region) in Region::ALL.into_iter().enumerate().filter(|(number, _)| !matches!(number, 4 | 6 | 15)) {
        public.owners.set(region, Seat((number % 6) as u8));
    }
    for seat in Seat::all(6) {
        let kinds = Card::ALL.into_iter().filter(|card| card.stays() && *card != Card::Winter);
        public.rows[seat] = kinds.skip(usize::from(seat.0) % 3).flat_map(|card| std::iter::repeat_n(card, 1 + card as usize % 2)).collect();
    }
    public.passed = [Seat(1), Seat(5)].into_iter().collect();
    state.private[Seat(0)].hand = Card::ALL.into_iter().collect();
    state
}
