//! The picture of the court: 18 advisors with what they give, and whose dice stand there.

use super::super::components::Advisor;
use super::super::court::Claim;
use super::super::dice::Payment;
use super::super::goods::Good;
use super::super::state::Public;
use super::naming;
use super::pieces::{ANY, Colour, DIE, GOLD, LOOK, PIECE, POINTS, SOLDIER, STONE, SWAP, TOKEN, WOOD, dice};
use crate::render::inks::{INK, PALE};
use crate::render::scene::{Anchor, Art, Color, Face, Fill, Item, Label, Outline, Point};
use crate::render::seat;

const COLUMNS: u8 = 5;
/// A cell's width and height.
pub(super) const CELL: (f32, f32) = (180.0, 136.0);
/// The court's height; the last two cells of its last row are free for what is going on.
pub(super) const HEIGHT: f32 = CELL.1 * 4.0;
const FREE: Color = Color(0xf7, 0xee, 0xd9, 255);
const TAKEN: Color = Color(0xcb, 0xb9, 0x8f, 255);
const LINE: Color = Color(0x8f, 0x76, 0x48, 255);
const PLATE: Color = Color(0x5b, 0x1f, 0x2b, 255);

/// How small dice may be drawn.
const SMALLEST: f32 = 0.8;

/// The whole court, with its top at 0.
pub(super) fn items(public: &Public) -> Vec<Item> {
    Advisor::all().flat_map(|advisor| cell(public, advisor)).collect()
}

/// The upper left corner of an advisor's cell.
fn corner(advisor: Advisor) -> Point {
    let place = place(advisor);
    Point(f32::from(place % COLUMNS) * CELL.0, f32::from(place / COLUMNS) * CELL.1)
}

/// The number of an advisor's cell, row by row.
fn place(advisor: Advisor) -> u8 {
    advisor.number() - 1
}

/// Round an advisor's cell.
pub(super) fn around(advisor: Advisor) -> Outline {
    let at = corner(advisor);
    Outline::Rectangle(Point(at.0 + 4.0, at.1 + 4.0), CELL.0 - 8.0, CELL.1 - 8.0, 8.0)
}

fn cell(public: &Public, advisor: Advisor) -> Vec<Item> {
    let at = corner(advisor);
    let blocked = public.court.blocked.has(advisor);
    let taken = public.court.taken().has(advisor);
    let fill = match (blocked, taken) {
        (true, _) => Fill::Stripes(TAKEN, Color(0xa8, 0x95, 0x6a, 255), 45.0, 14.0, 5.0),
        (false, true) => Fill::Plain(TAKEN),
        (false, false) => Fill::Plain(FREE),
    };
    let outline = Outline::Rectangle(Point(at.0 + 2.0, at.1 + 2.0), CELL.0 - 4.0, CELL.1 - 4.0, 9.0);
    let mut items = vec![Item::Shape {
        outline,
        fill: Some(fill),
        stroke: Some((LINE, 2.0)),
    }];
    items.push(Item::filled(Outline::Rectangle(Point(at.0 + 8.0, at.1 + 7.0), 39.0, 34.0, 8.0), PLATE));
    // Words keep off the picture's edge.
    let room = CELL.0
        - if place(advisor) % COLUMNS == COLUMNS - 1 {
            63.0
        } else {
            54.0
        };
    let number = Label::new(Face::Bold, 25.0, PALE);
    items.push(number.at(Point(at.0 + 28.0, at.1 + 33.0), Anchor::Middle, advisor.number().to_string()));
    let name = Label::new(Face::Bold, 25.0, INK).within(room).broken(4.5, 13.5);
    items.push(name.at(Point(at.0 + 50.0, at.1 + 32.0), Anchor::Start, naming::breakable(advisor)));
    items.extend(gift(advisor, Point(at.0 + 13.0, at.1 + 46.0)));
    items.extend(standing(public, advisor, Point(at.0 + 7.0, at.1 + 86.0)));
    items
}

/// A sign and how many of it, or a word between two signs.
enum Sign {
    Piece(&'static Art, i16),
    Or,
}

/// What an advisor gives, as signs.
fn signs(advisor: Advisor) -> Vec<Sign> {
    let gift = advisor.gift();
    if advisor == Advisor::ALCHEMIST {
        return vec![Sign::Piece(&ANY, 1), Sign::Piece(&SWAP, 1), Sign::Piece(&ANY, 2)];
    }
    let goods = |place: usize| {
        gift.goods[place]
            .iter()
            .map(|(good, count)| Sign::Piece(art(good), count.into()))
    };
    let mut signs: Vec<Sign> = Vec::new();
    if gift.goods[0] == gift.goods[1] {
        signs.extend(goods(0));
    } else {
        let shared = gift.goods[0].common(gift.goods[1]);
        signs.extend(
            shared
                .iter()
                .map(|(good, count)| Sign::Piece(art(good), count.into())),
        );
        let [one, other] = gift.goods.map(|goods| goods.without(shared));
        signs.extend(
            one.iter()
                .map(|(good, count)| Sign::Piece(art(good), count.into())),
        );
        signs.push(Sign::Or);
        signs.extend(
            other
                .iter()
                .map(|(good, count)| Sign::Piece(art(good), count.into())),
        );
    }
    let rest = [
        (&ANY, i16::from(gift.any)),
        (&TOKEN, gift.tokens.into()),
        (&SOLDIER, gift.soldiers.into()),
        (&POINTS, gift.points),
    ];
    signs.extend(
        rest.into_iter()
            .filter(|(_, count)| *count != 0)
            .map(|(art, count)| Sign::Piece(art, count)),
    );
    if gift.peek {
        signs.push(Sign::Piece(&LOOK, 1));
    }
    signs
}

/// The sign of a good.
pub(super) fn art(good: Good) -> &'static Art {
    match good {
        Good::Gold => &GOLD,
        Good::Wood => &WOOD,
        Good::Stone => &STONE,
    }
}

/// The signs in a row, made to fit the cell.
fn gift(advisor: Advisor, at: Point) -> Vec<Item> {
    let signs = signs(advisor);
    let width = |sign: &Sign| match sign {
        Sign::Piece(_, 1) => PIECE,
        Sign::Piece(_, count) if *count < 0 => PIECE + 37.0,
        Sign::Piece(..) => PIECE + 17.0,
        Sign::Or => 16.0,
    };
    let scale = ((CELL.0 - 22.0) / signs.iter().map(width).sum::<f32>()).min(1.0);
    let figure = Label::new(Face::Bold, 30.0 * scale, INK);
    let mut items = Vec::new();
    let mut x = at.0;
    let top = at.1 + PIECE * (1.0 - scale) / 2.0;
    for sign in &signs {
        match sign {
            Sign::Piece(art, count) => {
                let figures = width(sign) - PIECE;
                if *count != 1 {
                    items.push(figure.at(
                        Point(x, top + 31.0 * scale),
                        Anchor::Start,
                        count.to_string().replace('-', "−"),
                    ));
                }
                items.push(Item::art(art, Point(x + figures * scale, top), scale));
            }
            Sign::Or => items.push(figure.at(
                Point(x + 8.0 * scale, top + 31.0 * scale),
                Anchor::Middle,
                "/".to_owned(),
            )),
        }
        x += width(sign) * scale;
    }
    items
}

/// Whose dice stand at an advisor; neutral dice too.
fn standing(public: &Public, advisor: Advisor, at: Point) -> Vec<Item> {
    let claims: Vec<&Claim> = public.court.at(advisor).collect();
    let neutral = neutral(public, advisor);
    let groups = claims.len() + usize::from(!neutral.is_empty());
    if groups == 0 {
        return Vec::new();
    }
    let room = (CELL.0 - 14.0) / groups as f32;
    let mut items = Vec::new();
    let mut x = at.0;
    if !neutral.is_empty() {
        items.extend(dice(&neutral, Point(x, at.1), room, 1.0));
        x += room;
    }
    for claim in claims {
        items.extend(seat::items(claim.seat.number(), Point(x + 19.0, at.1 + 24.0), 17.0));
        items.extend(group(claim, Point(x + 41.0, at.1), room - 43.0));
        x += room;
    }
    items
}

/// The dice of a claim, with a token and the Market's shift behind them.
fn group(claim: &Claim, at: Point, room: f32) -> Vec<Item> {
    let all = dice_of(&claim.payment, claim.seat.number());
    let more = shift(&claim.payment);
    let kept = if more.is_empty() {
        0.0
    } else {
        40.0f32.min(room * 0.4)
    };
    // Where several share an advisor there is room for their marks alone.
    if room - kept < DIE.0 * all.len() as f32 * SMALLEST {
        return Vec::new();
    }
    let mut items = dice(&all, at, room - kept, 0.95);
    if !more.is_empty() {
        let label = Label::new(Face::Bold, 25.5, INK).within(kept);
        items.push(label.at(Point(at.0 + room - kept, at.1 + 30.0), Anchor::Start, more));
    }
    items
}

/// What a token and the Market add.
fn shift(payment: &Payment) -> String {
    match i16::from(payment.market) + if payment.token { 2 } else { 0 } {
        0 => String::new(),
        more => format!("{more:+}").replace('-', "−"),
    }
}

/// A group's dice in their colours.
pub(super) fn dice_of(payment: &Payment, seat: u8) -> Vec<(Colour, u8)> {
    let own = payment.dice.own().map(|face| (Colour::Seat(seat), face));
    own.chain(payment.dice.white().map(|face| (Colour::White, face)))
        .collect()
}

/// The neutral dice that block an advisor.
fn neutral(public: &Public, advisor: Advisor) -> Vec<(Colour, u8)> {
    let Some((three, two)) = public.court.neutral else {
        return Vec::new();
    };
    if !public.court.blocked.has(advisor) {
        return Vec::new();
    }
    let number = advisor.number();
    let sum = |dice: &[u8]| dice.iter().sum::<u8>() == number;
    let faces: Vec<u8> = match (sum(&three), sum(&two)) {
        (true, _) => three.to_vec(),
        (false, true) => two.to_vec(),
        (false, false) => vec![number],
    };
    faces.into_iter().map(|face| (Colour::Neutral, face)).collect()
}
