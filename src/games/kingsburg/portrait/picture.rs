//! The picture of the board: the court with a plate that says when it is and who comes, or the winter,
//! or the end; and the provinces.

use super::super::Kingsburg;
use super::super::components::Enemy;
use super::super::state::{Phase, Public, YearPhase};
use super::pieces::{ENEMY, LOOK};
use super::{alt, court, headline, lines, naming, provinces, results, winter};
use crate::portray::seated;
use crate::render::inks::{PAGE, PALE};
use crate::render::scene::{Anchor, Color, Face, Fill, Item, Label, Outline, Point, Scene};
use crate::rules::{Seat, Seats, View};
use crate::words::Message;

const WIDTH: f32 = 900.0;
/// What is left empty below the provinces.
const MARGIN: f32 = 10.0;
/// The plate behind the last advisor that says what is going on: top left corner, width and height.
const PLATE: (Point, f32, f32) = (
    Point(court::CELL.0 * 3.0 + 2.0, court::CELL.1 * 3.0 + 2.0),
    court::CELL.0 * 2.0 - 4.0,
    court::CELL.1 - 4.0,
);
const GROUND: Color = Color(0x5b, 0x1f, 0x2b, 255);
const COURT: Color = Color(0xd9, 0xc9, 0xa4, 255);

/// The board as all see it.
pub(super) fn board(view: View<'_, Kingsburg>) -> Scene {
    let public = view.public();
    let top = top(public);
    let mut items = match &public.phase {
        Phase::Over(outcome) => results::items(public, outcome),
        _ if winter::shown(public) => winter::items(public),
        _ => at_court(public),
    };
    let below = top + f32::from(view.seats()) * provinces::HEIGHT;
    let height = below + MARGIN;
    items.push(Item::filled(Outline::Rectangle(Point(0.0, below), WIDTH, MARGIN, 0.0), PAGE));
    items.extend(provinces::items(public, top));
    Scene {
        width: WIDTH,
        height,
        items,
        text: lines::lines(view),
        alt: alt::board(view),
    }
}

/// Whether the court is shown, and no winter and no end.
pub(super) fn shows_court(public: &Public) -> bool {
    !matches!(public.phase, Phase::Over(_)) && !winter::shown(public)
}

/// Where the provinces begin.
pub(super) fn top(public: &Public) -> f32 {
    match &public.phase {
        Phase::Over(_) => results::height(public),
        _ if winter::shown(public) => winter::height(public),
        _ => court::HEIGHT,
    }
}

/// The court with its plate.
fn at_court(public: &Public) -> Vec<Item> {
    let mut items = vec![Item::filled(Outline::Rectangle(Point(0.0, 0.0), WIDTH, court::HEIGHT, 0.0), COURT)];
    items.extend(court::items(public));
    items.extend(plate(public));
    items
}

/// The eight phases of the year, those that are over and the present one filled.
fn phases(public: &Public, at: Point) -> Vec<Item> {
    let pip = |phase: YearPhase| {
        let place = Point(at.0 + f32::from(phase.number() - 1) * 40.0, at.1);
        let now = phase == public.step;
        let fill = if phase <= public.step { PALE } else { GROUND };
        Item::Shape {
            outline: Outline::Circle(place, if now { 10.0 } else { 6.0 }),
            fill: Some(Fill::Plain(fill)),
            stroke: Some((PALE, 2.5)),
        }
    };
    YearPhase::ALL.map(pip).into()
}

/// The year and phase, who is awaited, and the enemy.
fn plate(public: &Public) -> Vec<Item> {
    let (corner, width, height) = PLATE;
    let mut items = vec![Item::filled(Outline::Rectangle(corner, width, height, 9.0), GROUND)];
    let wide = width - 28.0;
    let title = Label::new(Face::Title, 32.0, PALE).within(wide);
    items.push(title.at(Point(corner.0 + 14.0, corner.1 + 31.0), Anchor::Start, when(public)));
    items.extend(phases(public, Point(corner.0 + 30.0, corner.1 + 47.0)));
    let small = Label::new(Face::Text, 27.0, PALE).within(wide);
    items.push(small.at(Point(corner.0 + 14.0, corner.1 + 82.0), Anchor::Start, going_on(public)));
    items.push(Item::art(&ENEMY, Point(corner.0 + 12.0, corner.1 + 90.0), 0.95));
    let (x, base) = (corner.0 + 62.0, corner.1 + 121.0);
    let large = Label::new(Face::Bold, 36.0, PALE);
    match public.enemy() {
        Some(enemy) => {
            items.push(large.at(Point(x, base), Anchor::Start, enemy.strength().to_string()));
            let name = Label::new(Face::Bold, 30.0, PALE).within(width - 112.0);
            items.push(name.at(Point(x + 34.0, base - 1.0), Anchor::Start, naming::foe(enemy.foe())));
        }
        None => {
            let (least, most) = Enemy::range(public.year.max(1));
            items.push(large.at(Point(x, base), Anchor::Start, format!("{least}–{most}")));
            if !public.knows.is_empty() {
                items.push(Item::art(&LOOK, Point(x + 110.0, corner.1 + 90.0), 0.95));
                items.push(Label::new(Face::Bold, 30.0, PALE).at(
                    Point(x + 160.0, base - 1.0),
                    Anchor::Start,
                    known(public.knows),
                ));
            }
        }
    }
    items
}

/// The letters of those who have looked at the enemy.
fn known(seats: Seats) -> String {
    seats
        .iter()
        .map(|seat: Seat| crate::render::seat::letter(seat.number()))
        .collect()
}

fn when(public: &Public) -> Message {
    Message::new("kingsburg-picture-when")
        .with("year", public.year)
        .with("step", headline::step(public.step))
}

/// Whose decision is awaited, in a few words.
fn going_on(public: &Public) -> Message {
    let seats = public.turn().seats();
    match seats.iter().next() {
        Some(seat) if seats.len() == 1 => seated("kingsburg-picture-turn", seat),
        _ => Message::new("kingsburg-picture-waiting").with("count", seats.len()),
    }
}
