//! The picture of the end: everybody's points by what paid them, the winners first and in gold.

use super::super::state::Public;
use super::standing;
use crate::portray::{player, winners};
use crate::render::inks::{BANNER, GOLD, INK, PAGE, PALE, SHADE, WHITE};
use crate::render::scene::{Anchor, Color, Face, Fill, Item, Label, Outline, Point};
use crate::render::seat;
use crate::rules::{Outcome, Seat};
use crate::words::Message;

const WIDTH: f32 = 900.0;
const HEAD: f32 = 76.0;
const ROW: f32 = 78.0;
/// A line of the key below, and how many entries it has.
const KEY: f32 = 40.0;
const COLUMNS: usize = 3;
const TAKEN: Color = Color(0xe9, 0xc0, 0xb6, 255);
/// Where the bars begin, and their longest.
const BAR: (f32, f32) = (330.0, 540.0);

/// What the bar's part of each payer looks like, in the order of [`standing::PAYERS`].
const FILLS: [Fill; 8] = [
    Fill::Plain(Color(0xc9, 0x8f, 0x63, 255)),
    Fill::Plain(Color(0x9f, 0xc4, 0xe0, 255)),
    Fill::Stripes(Color(0xf1, 0xdc, 0x8d, 255), Color(0xc0, 0x9a, 0x3a, 255), 45.0, 12.0, 4.0),
    Fill::Stripes(Color(0xd6, 0xdd, 0xe4, 255), Color(0x8a, 0x99, 0xa8, 255), 135.0, 12.0, 4.0),
    Fill::Plain(Color(0xd9, 0xb3, 0xcb, 255)),
    Fill::Plain(Color(0xb5, 0xd3, 0xa4, 255)),
    Fill::Dots(Color(0xe6, 0xdc, 0xf0, 255), Color(0x8b, 0x72, 0xa8, 255), 12.0, 2.5),
    Fill::Dots(Color(0xf0, 0xe3, 0xc8, 255), Color(0x7c, 0x5a, 0x2a, 255), 12.0, 2.5),
];

/// Which payers any seat has points from, by their places in [`standing::PAYERS`].
fn paid(public: &Public) -> Vec<usize> {
    let some = |payer: &&str| {
        Seat::all(public.seats())
            .any(|seat| standing::shares(public, seat).iter().any(|(one, _)| one == payer))
    };
    let all = standing::PAYERS.iter().enumerate();
    all.filter(|(_, payer)| some(payer))
        .map(|(place, _)| place)
        .collect()
}

/// How high it is.
pub(super) fn height(public: &Public) -> f32 {
    let lines = paid(public).len().div_ceil(COLUMNS);
    HEAD + f32::from(public.seats()) * ROW + lines as f32 * KEY + 12.0
}

/// The end of a game, with its top at 0.
pub(super) fn items(public: &Public, outcome: &Outcome) -> Vec<Item> {
    let height = height(public);
    let mut items = vec![
        Item::filled(Outline::Rectangle(Point(0.0, 0.0), WIDTH, height, 0.0), PAGE),
        Item::filled(Outline::Rectangle(Point(0.0, 0.0), WIDTH, HEAD, 0.0), BANNER),
    ];
    let won = winners("kingsburg-picture-over", outcome);
    let title = Label::new(Face::Title, 50.0, PALE).within(WIDTH - 48.0);
    items.push(title.at(Point(24.0, 54.0), Anchor::Start, won));
    let longest = Seat::all(public.seats()).map(|seat| length(public, seat)).max();
    let unit = BAR.1 / f32::from(longest.unwrap_or(0).max(1));
    for (place, (seat, score)) in crate::portray::ranked(outcome).into_iter().enumerate() {
        let top = HEAD + place as f32 * ROW;
        let won = outcome.winners.has(seat);
        items.extend(row(seat, score, won, place, top));
        items.extend(bar(public, seat, unit, top));
    }
    items.extend(key(public, HEAD + f32::from(public.seats()) * ROW + 6.0));
    items
}

/// The row's ground, gold for a winner, with mark, name and points.
fn row(seat: Seat, score: i32, won: bool, place: usize, top: f32) -> Vec<Item> {
    let ground = if won { GOLD } else { [PAGE, SHADE][place % 2] };
    let mut items = vec![Item::filled(Outline::Rectangle(Point(0.0, top), WIDTH, ROW, 0.0), ground)];
    if won {
        let frame = Outline::Rectangle(Point(2.0, top + 2.0), WIDTH - 4.0, ROW - 4.0, 6.0);
        items.push(Item::stroked(frame, INK, 3.0));
    }
    items.extend(seat::items(seat.number(), Point(44.0, top + ROW / 2.0), 21.0));
    let name = Label::new(Face::Bold, 29.0, INK).within(162.0);
    items.push(name.at(Point(78.0, top + ROW / 2.0 + 10.0), Anchor::Start, player(seat)));
    let points = Label::new(Face::Bold, 48.0, INK).within(74.0);
    let told = score.to_string().replace('-', "−");
    items.push(points.at(Point(316.0, top + ROW / 2.0 + 17.0), Anchor::End, told));
    items
}

/// How long a seat's bar is: what was paid and what was taken.
fn length(public: &Public, seat: Seat) -> u16 {
    let shares = standing::shares(public, seat);
    shares.iter().map(|(_, points)| points.unsigned_abs()).sum()
}

/// A seat's points by what paid them, one after the other; what was taken comes last and struck out.
fn bar(public: &Public, seat: Seat, unit: f32, top: f32) -> Vec<Item> {
    let mut x = BAR.0;
    let mut items = Vec::new();
    let shares = standing::shares(public, seat);
    let (gained, lost): (Vec<_>, Vec<_>) = shares.into_iter().partition(|(_, points)| *points > 0);
    for (payer, points) in gained.into_iter().chain(lost) {
        let wide = f32::from(points.unsigned_abs()) * unit;
        let fill = fill(payer).filter(|_| points > 0).unwrap_or(Fill::Plain(TAKEN));
        items.push(Item::Shape {
            outline: Outline::Rectangle(Point(x, top + 16.0), wide, ROW - 32.0, 3.0),
            fill: Some(fill),
            stroke: Some((INK, 2.0)),
        });
        let told = points.to_string().replace('-', "−");
        let figure = Label::new(Face::Bold, 27.0, INK)
            .halo(WHITE, 3.0)
            .within(wide.max(32.0) - 2.0);
        items.push(figure.at(Point(x + wide / 2.0, top + ROW / 2.0 + 10.0), Anchor::Middle, told));
        x += wide;
    }
    items
}

fn fill(payer: &str) -> Option<Fill> {
    let place = standing::PAYERS.iter().position(|one| *one == payer)?;
    FILLS.get(place).copied()
}

/// What the parts of the bars are.
fn key(public: &Public, top: f32) -> Vec<Item> {
    let name = Label::new(Face::Bold, 26.0, INK).within(WIDTH / COLUMNS as f32 - 70.0);
    let entry = |(place, payer): (usize, usize)| {
        let at = Point(
            14.0 + (place % COLUMNS) as f32 * WIDTH / COLUMNS as f32,
            top + (place / COLUMNS) as f32 * KEY,
        );
        let swatch = Item::Shape {
            outline: Outline::Rectangle(Point(at.0, at.1 + 6.0), 30.0, 26.0, 3.0),
            fill: Some(FILLS[payer]),
            stroke: Some((INK, 2.0)),
        };
        let said = Message::new(format!("kingsburg-payer-{}", standing::PAYERS[payer]));
        [swatch, name.at(Point(at.0 + 40.0, at.1 + 29.0), Anchor::Start, said)]
    };
    paid(public).into_iter().enumerate().flat_map(entry).collect()
}
