//! The picture of the board: the court, a band that says when it is and who comes, and the provinces.

use super::super::Kingsburg;
use super::super::components::Enemy;
use super::super::state::{Phase, Public};
use super::pieces::{CROWN, ENEMY, INK};
use super::{alt, court, headline, lines, naming, provinces};
use crate::render::scene::{Anchor, Color, Face, Item, Label, Outline, Point, Scene};
use crate::rules::{Seat, Seats, View};
use crate::words::Message;

const WIDTH: f32 = 900.0;
/// The band's height.
const BAND: f32 = 92.0;
const GROUND: Color = Color(0x5b, 0x1f, 0x2b, 255);
const COURT: Color = Color(0xd9, 0xc9, 0xa4, 255);
const PALE: Color = Color(0xff, 0xfd, 0xf6, 255);
const PLATE: Color = Color(0xf7, 0xee, 0xd9, 255);

/// The board as all see it.
pub(super) fn board(view: View<'_, Kingsburg>) -> Scene {
    let public = view.public();
    let height = BAND + court::HEIGHT + f32::from(view.seats()) * provinces::HEIGHT;
    let mut items = vec![Item::filled(Outline::Rectangle(Point(0.0, 0.0), WIDTH, court::HEIGHT, 0.0), COURT)];
    items.extend(court::items(public));
    items.extend(band(public, court::HEIGHT));
    items.extend(provinces::items(public, court::HEIGHT + BAND));
    Scene { width: WIDTH, height, items, text: lines::lines(view), alt: alt::board(view) }
}

/// The year and phase, who is awaited, and the enemy.
fn band(public: &Public, top: f32) -> Vec<Item> {
    let mut items = vec![Item::filled(Outline::Rectangle(Point(0.0, top), WIDTH, BAND, 0.0), GROUND)];
    let title = Label::new(Face::Title, 36.0, PALE).within(570.0);
    items.push(title.at(Point(18.0, top + 40.0), Anchor::Start, when(public)));
    let small = Label::new(Face::Text, 28.0, PALE).within(570.0);
    items.push(small.at(Point(18.0, top + 77.0), Anchor::Start, going_on(public)));
    items.push(Item::filled(Outline::Rectangle(Point(604.0, top + 10.0), 284.0, BAND - 20.0, 10.0), PLATE));
    items.push(Item::art(&ENEMY, Point(614.0, top + 20.0), 1.3));
    let large = Label::new(Face::Bold, 40.0, INK);
    match public.enemy() {
        Some(enemy) => {
            let name = Label::new(Face::Bold, 30.0, INK).within(150.0);
            items.push(name.at(Point(676.0, top + 56.0), Anchor::Start, naming::foe(enemy.foe())));
            items.push(large.at(Point(874.0, top + 60.0), Anchor::End, enemy.strength().to_string()));
        }
        None => {
            let (least, most) = Enemy::range(public.year.max(1));
            items.push(large.at(Point(676.0, top + 60.0), Anchor::Start, format!("{least}–{most}")));
            let known = known(public.knows);
            items.extend((!known.is_empty()).then(|| Label::new(Face::Bold, 26.0, INK).at(Point(808.0, top + 57.0), Anchor::Start, known)));
            items.extend((!public.knows.is_empty()).then(|| Item::art(&super::pieces::LOOK, Point(768.0, top + 26.0), 0.95)));
        }
    }
    if public.envoy.is_some() && matches!(public.phase, Phase::Over(_)) {
        items.push(Item::art(&CROWN, Point(556.0, top + 8.0), 0.9));
    }
    items
}

/// The letters of those who have looked at the enemy.
fn known(seats: Seats) -> String {
    seats.iter().map(|seat: Seat| crate::render::seat::letter(seat.0)).collect()
}

fn when(public: &Public) -> Message {
    match &public.phase {
        Phase::Over(_) => Message::new("kingsburg-name"),
        _ => Message::new("kingsburg-picture-when").with("year", i64::from(public.year)).with("step", headline::step(public.step)),
    }
}

/// Whose decision is awaited, in a few words.
fn going_on(public: &Public) -> Message {
    let seats = public.turn().seats();
    match (&public.phase, seats.iter().next()) {
        (Phase::Over(outcome), _) => Message::new("kingsburg-picture-over")
            .with("players", naming::players(outcome.winners.iter()))
            .with("count", outcome.winners.len()),
        (_, Some(seat)) if seats.len() == 1 => Message::new("kingsburg-picture-turn").seat("player", seat.0),
        _ => Message::new("kingsburg-picture-waiting").with("count", seats.len()),
    }
}
