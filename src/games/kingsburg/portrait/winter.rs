//! The picture of a winter: the enemy with what it takes and gives, and each seat's strength by its
//! parts against it. Before the card is turned it shows the weakest and the strongest that can come.

use super::super::Kingsburg;
use super::super::components::{Enemy, Foe};
use super::super::state::{Phase, Public};
use super::super::strength::{BattleResult, Strength};
use super::pieces::{ENEMY, POINTS, SOLDIER};
use super::{derivation, headline, naming};
use crate::portray::{captioned, player};
use crate::render::inks::{BANNER, INK, PAGE, PALE, SHADE, SIGNAL, WHITE};
use crate::render::scene::{Anchor, Color, Face, Fill, Item, Label, Outline, Point, Scene};
use crate::render::seat;
use crate::rules::{Seat, View};
use crate::words::Message;

const WIDTH: f32 = 900.0;
/// The height of the enemy's plate, and of a seat's row.
const HEAD: f32 = 160.0;
const ROW: f32 = 80.0;
const STEEL: Color = Color(0xb9, 0xc7, 0xd6, 255);
const BRICK: Color = Color(0xc9, 0x8f, 0x63, 255);
const MORTAR: Color = Color(0x7c, 0x4a, 0x25, 255);
const WON: Color = Color(0x1f, 0x6b, 0x3a, 255);
/// Where the boxes of strength begin, and the room that they have.
const BOXES: (f32, f32) = (262.0, 400.0);
/// A box's side at most.
const BOX: f32 = 40.0;

/// Whether the board shows the winter where the court stands otherwise: nobody is at court then.
pub(super) fn shown(public: &Public) -> bool {
    matches!(public.phase, Phase::Recruit(_) | Phase::Troop(_) | Phase::Aftermath { .. })
}

/// How high it is.
pub(super) fn height(public: &Public) -> f32 {
    HEAD + f32::from(public.seats()) * ROW
}

/// The last battle as a picture of its own; nothing before the first.
pub(super) fn battle(view: View<'_, Kingsburg>) -> Option<Scene> {
    let public = view.public();
    let battle = public.battle.as_ref()?;
    let said = derivation::fought(public, battle);
    Some(captioned(WIDTH, height(public), fought(public)?, said))
}

/// The winter as the board shows it: the battle once it is fought, or who is how strong for it.
pub(super) fn items(public: &Public) -> Vec<Item> {
    let over = matches!(public.phase, Phase::Aftermath { .. });
    let fought = if over { fought(public) } else { None };
    fought.unwrap_or_else(|| before(public))
}

/// A battle that was fought.
fn fought(public: &Public) -> Option<Vec<Item>> {
    let battle = public.battle.as_ref()?;
    let enemy = battle.enemy;
    let mut items = head(naming::foe(enemy.foe()), &enemy.strength().to_string());
    items.extend(stakes(public, enemy));
    let most = battle
        .strengths
        .values()
        .map(|one| one.total())
        .max()
        .unwrap_or(0);
    let side = side(most.max(enemy.strength()));
    for (place, seat) in public.track.iter().enumerate() {
        let top = HEAD + place as f32 * ROW;
        items.extend(who(*seat, place, top));
        items.extend(boxes(&battle.strengths[*seat], side, top));
        items.extend(verdict(battle.verdicts[*seat], top));
        items.extend(points(derivation::paid(public, battle, *seat), top));
        items.extend(total(&battle.strengths[*seat], top));
    }
    items.push(line(public, enemy.strength(), side));
    Some(items)
}

/// The winter to come: soldiers and buildings as they are, the weakest enemy and the strongest.
fn before(public: &Public) -> Vec<Item> {
    let (least, most) = Enemy::range(public.year);
    let title = Message::new("kingsburg-picture-when")
        .with("year", public.year)
        .with("step", headline::step(public.step));
    let mut items = head(title, &format!("{least}–{most}"));
    let wide = Label::new(Face::Text, 28.0, PALE).within(764.0);
    items.push(wide.at(Point(120.0, 108.0), Anchor::Start, headline::awaited(public)));
    let strengths = public
        .provinces
        .map(|_, province| Strength::of(province, 0, Foe::Orcs));
    let highest = strengths.values().map(|one| one.total()).max().unwrap_or(0);
    let side = side(highest.max(most));
    for (place, seat) in public.track.iter().enumerate() {
        let top = HEAD + place as f32 * ROW;
        items.extend(who(*seat, place, top));
        items.extend(boxes(&strengths[*seat], side, top));
        items.extend(total(&strengths[*seat], top));
    }
    items.push(line(public, least, side));
    items.push(line(public, most, side));
    items
}

/// The dark plate with the enemy's sign, a title, and the strength at the right.
fn head(title: Message, strength: &str) -> Vec<Item> {
    let name = Label::new(Face::Title, 50.0, PALE).within(560.0);
    let figure = Label::new(Face::Bold, 66.0, PALE).within(190.0);
    vec![
        Item::filled(Outline::Rectangle(Point(0.0, 0.0), WIDTH, HEAD, 0.0), BANNER),
        Item::art(&ENEMY, Point(16.0, 20.0), 2.3),
        name.at(Point(120.0, 54.0), Anchor::Start, title),
        figure.at(Point(WIDTH - 24.0, 92.0), Anchor::End, strength.to_owned()),
    ]
}

/// What the victors gain, and the strongest of them besides, and what the defeated lose.
fn stakes(public: &Public, enemy: Enemy) -> Vec<Item> {
    let other = public.options.other_demons;
    let small = Label::new(Face::Text, 27.0, PALE).within(664.0);
    let told = |id: &'static str, toll| Message::new(id).with("what", naming::toll(toll));
    vec![
        small.at(Point(120.0, 88.0), Anchor::Start, told("kingsburg-picture-gain", enemy.gain(other))),
        small.at(Point(120.0, 119.0), Anchor::Start, Message::new("kingsburg-picture-strongest")),
        small.at(Point(120.0, 150.0), Anchor::Start, told("kingsburg-picture-lose", enemy.lose(other))),
    ]
}

/// A row's ground with the seat's mark and name.
fn who(seat: Seat, place: usize, top: f32) -> Vec<Item> {
    let ground = [PAGE, SHADE][place % 2];
    let mut items = vec![Item::filled(Outline::Rectangle(Point(0.0, top), WIDTH, ROW, 0.0), ground)];
    items.extend(seat::items(seat.number(), Point(42.0, top + ROW / 2.0), 21.0));
    let name = Label::new(Face::Bold, 29.0, INK).within(170.0);
    items.push(name.at(Point(76.0, top + ROW / 2.0 + 10.0), Anchor::Start, player(seat)));
    items
}

/// The side of a box, so that as many fit as are needed.
fn side(most: i16) -> f32 {
    (BOXES.1 / f32::from(most.max(1))).min(BOX)
}

/// A box for each point of strength: soldiers, what the King or a troop adds, buildings. Where
/// buildings take some, fewer of the others are left.
fn boxes(strength: &Strength, side: f32, top: f32) -> Vec<Item> {
    let parts = [
        (Part::Soldier, i16::from(strength.soldiers)),
        (Part::Help, i16::from(strength.help)),
        (Part::Wall, strength.buildings.max(0)),
    ];
    let all = parts
        .into_iter()
        .flat_map(|(part, count)| (0..count).map(move |_| part));
    let y = top + (ROW - side) / 2.0;
    all.take(usize::try_from(strength.total()).unwrap_or(0))
        .enumerate()
        .flat_map(|(place, part)| part.at(Point(BOXES.0 + place as f32 * side, y), side))
        .collect()
}

/// What a point of strength comes from.
#[derive(Clone, Copy)]
enum Part {
    Soldier,
    Help,
    Wall,
}

impl Part {
    fn at(self, at: Point, side: f32) -> Vec<Item> {
        let inner = side - 4.0;
        let middle = Point(at.0 + side / 2.0, at.1 + side / 2.0);
        let fill = match self {
            Part::Soldier => STEEL,
            Part::Help => WHITE,
            Part::Wall => BRICK,
        };
        let mut items = vec![Item::Shape {
            outline: Outline::Rectangle(Point(at.0 + 2.0, at.1 + 2.0), inner, inner, 5.0),
            fill: Some(Fill::Plain(fill)),
            stroke: Some((INK, 2.0)),
        }];
        match self {
            Part::Soldier => {
                items.push(Item::art(&SOLDIER, Point(at.0 + side * 0.1, at.1 + side * 0.1), side * 0.02));
            }
            Part::Help => items.push(Item::filled(Outline::Circle(middle, side * 0.14), INK)),
            Part::Wall => {
                for (x, y) in [(0.0, 0.33), (0.0, 0.66)] {
                    let course = vec![
                        Point(at.0 + 4.0 + x, at.1 + side * y),
                        Point(at.0 + side - 4.0, at.1 + side * y),
                    ];
                    items.push(Item::stroked(Outline::Line(course), MORTAR, 2.5));
                }
            }
        }
        items
    }
}

/// The sum of a row.
fn total(strength: &Strength, top: f32) -> Vec<Item> {
    let figure = Label::new(Face::Bold, 42.0, INK);
    let told = strength.total().to_string().replace('-', "−");
    vec![figure.at(Point(696.0, top + ROW / 2.0 + 15.0), Anchor::Middle, told)]
}

/// How it went for a seat: a sign and a word.
fn verdict(result: BattleResult, top: f32) -> Vec<Item> {
    let (id, ink) = match result {
        BattleResult::Win => ("kingsburg-picture-won", WON),
        BattleResult::Draw => ("kingsburg-picture-held", INK),
        BattleResult::Loss => ("kingsburg-picture-lost", SIGNAL),
    };
    let at = Point(736.0, top + 15.0);
    let point = |x: f32, y: f32| Point(at.0 + x, at.1 + y);
    let strokes: Vec<Vec<Point>> = match result {
        BattleResult::Win => vec![vec![point(0.0, 9.0), point(7.0, 17.0), point(20.0, 0.0)]],
        BattleResult::Draw => {
            vec![vec![point(0.0, 5.0), point(20.0, 5.0)], vec![point(0.0, 13.0), point(20.0, 13.0)]]
        }
        BattleResult::Loss => {
            vec![vec![point(1.0, 0.0), point(18.0, 17.0)], vec![point(18.0, 0.0), point(1.0, 17.0)]]
        }
    };
    let mut items: Vec<Item> = strokes
        .into_iter()
        .map(|stroke| Item::stroked(Outline::Line(stroke), ink, 5.0))
        .collect();
    let word = Label::new(Face::Bold, 26.0, ink).within(150.0);
    items.push(word.at(Point(at.0, at.1 + 47.0), Anchor::Start, Message::new(id)));
    items
}

/// A victor's points, one figure for each thing that paid some: the victory, the highest strength.
fn points(paid: [i16; 2], top: f32) -> Vec<Item> {
    let told: String = paid
        .iter()
        .filter(|points| **points > 0)
        .map(|points| format!("+{points}"))
        .collect();
    if told.is_empty() {
        return Vec::new();
    }
    let figures = Label::new(Face::Bold, 28.0, INK).within(90.0);
    vec![
        Item::art(&POINTS, Point(764.0, top + 5.0), 0.8),
        figures.at(Point(797.0, top + 33.0), Anchor::Start, told),
    ]
}

/// The enemy's strength across all rows: who stands beyond it has won.
fn line(public: &Public, strength: i16, side: f32) -> Item {
    let x = BOXES.0 + f32::from(strength) * side;
    let ends = vec![Point(x, HEAD), Point(x, height(public))];
    Item::stroked(Outline::Line(ends), SIGNAL, 4.0)
}
