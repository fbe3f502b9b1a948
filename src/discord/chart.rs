//! Charts of results, each with the same in words: the course of a rating as a line, and how points or places are
//! spread as bars. Knows no game and no person.

use crate::render::inks::{BANNER, FAINT, GOLD, INK, PAGE, PALE, SHADE, WHITE};
use crate::render::scene::{Anchor, Color, Face, Fill, Item, Label, Line, Outline, Point, Scene};
use crate::results::Bin;
use crate::words::{Arg, Message};

const WIDTH: f32 = 800.0;
const HEIGHT: f32 = 460.0;
/// The strip of the title.
const HEAD: f32 = 64.0;
/// Where the plot lies: left, right, top and bottom.
const LEFT: f32 = 96.0;
const RIGHT: f32 = 770.0;
const TOP: f32 = 104.0;
const BOTTOM: f32 = 390.0;
/// The size of figures on the axes, and of those that one looks for.
const SMALL: f32 = 24.0;
const LARGE: f32 = 30.0;
/// The line of a course, readable beside ink without colours.
const COURSE: Color = Color(0x1f, 0x4e, 0x8c, 255);
/// How far apart the lines of a scale may lie, in points.
const STEPS: [i64; 9] = [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000];
/// The most lines of a scale.
const LINES: i64 = 5;

/// A rating in a game after each of somebody's rated games, from the first; `course` is not empty.
#[must_use]
pub fn course(game: &Message, course: &[i64]) -> Scene {
    let of = |which: Option<&i64>| which.copied().unwrap_or_default();
    let (first, last) = (of(course.first()), of(course.last()));
    let (lowest, highest) = (of(course.iter().min()), of(course.iter().max()));
    let told = Message::new("chart-course")
        .with("game", game.clone())
        .with("games", course.len())
        .with("first", word(first))
        .with("lowest", word(lowest))
        .with("highest", word(highest))
        .with("last", word(last));
    let mut scene = framed(Message::new("chart-course-title").with("game", game.clone()), told);
    let (from, to, step) = scale(lowest, highest);
    let height = |points: i64| BOTTOM - (BOTTOM - TOP) * share(points - from, to - from);
    let lines = (from..=to).step_by(usize::try_from(step).unwrap_or(1));
    scene
        .items
        .extend(lines.flat_map(|line| ruled(line, height(line))));
    let games = i64::try_from(course.len()).unwrap_or(i64::MAX);
    let point = |(nth, points): (i64, &i64)| {
        Point(LEFT + 14.0 + (RIGHT - LEFT - 28.0) * share(nth, games - 1), height(*points))
    };
    let points: Vec<Point> = (0..).zip(course).map(point).collect();
    let end = points.last().copied().unwrap_or(Point(LEFT, BOTTOM));
    scene
        .items
        .push(Item::stroked(Outline::Line(points), COURSE, 5.0));
    scene.items.push(Item::filled(Outline::Circle(end, 10.0), COURSE));
    let now = Label::new(Face::Bold, LARGE, INK).halo(WHITE, 4.0);
    let above = if end.1 < TOP + 40.0 { 40.0 } else { -18.0 };
    scene
        .items
        .push(now.at(Point(RIGHT, end.1 + above), Anchor::End, figures(last)));
    scene.items.extend(axis(games));
    scene
}

/// A line of a scale, with its figure.
fn ruled(points: i64, y: f32) -> [Item; 2] {
    let line = Outline::Line(vec![Point(LEFT, y), Point(RIGHT, y)]);
    let figure = Label::new(Face::Bold, SMALL, FAINT).within(LEFT - 20.0);
    [
        Item::stroked(line, SHADE, 3.0),
        figure.at(Point(LEFT - 12.0, y + 8.0), Anchor::End, figures(points)),
    ]
}

/// What stands below a course of so many games.
fn axis(games: i64) -> [Item; 3] {
    let label = Label::new(Face::Bold, SMALL, FAINT);
    let at = |x: f32| Point(x, BOTTOM + 34.0);
    [
        label.at(at(LEFT + 14.0), Anchor::Middle, "1".to_owned()),
        label.at(at(RIGHT), Anchor::End, figures(games)),
        label.clone().within(440.0).at(
            at(f32::midpoint(LEFT, RIGHT)),
            Anchor::Middle,
            Message::new("chart-course-axis"),
        ),
    ]
}

/// How often there were so many points in a game.
#[must_use]
pub fn points(game: &Message, bins: &[Bin]) -> Scene {
    let label = |bin: &Bin| match bin.from == bin.to {
        true => figures(bin.from),
        false => format!("{}–{}", figures(bin.from), figures(bin.to)),
    };
    let bars: Vec<(String, usize)> = bins.iter().map(|bin| (label(bin), bin.count)).collect();
    let of = |id: &'static str| Message::new(id).with("game", game.clone());
    bars_of(of("chart-points-title"), of("chart-points"), &bars)
}

/// How often somebody came in which place, the first place first; in one game, or in all.
#[must_use]
pub fn places(game: Option<&Message>, counts: &[usize]) -> Scene {
    let bars: Vec<(String, usize)> = (1..)
        .zip(counts)
        .map(|(place, count)| (figures(place), *count))
        .collect();
    let title = match game {
        Some(game) => Message::new("chart-places-title-of").with("game", game.clone()),
        None => Message::new("chart-places-title"),
    };
    bars_of(title, Message::new("chart-places"), &bars)
}

/// Bars with what stands below them and how high they are.
fn bars_of(title: Message, told: Message, bars: &[(String, usize)]) -> Scene {
    let said = |(label, count): &(String, usize)| {
        Message::new("chart-bar")
            .with("label", Arg::Word(label.clone().into()))
            .with("count", *count)
    };
    let told = told.with("bars", Arg::List(bars.iter().map(said).collect()));
    let mut scene = framed(title, told);
    let most = bars.iter().map(|(_, count)| *count).max().unwrap_or_default();
    let pitch = (RIGHT - LEFT + 60.0) / bars.len().max(1) as f32;
    let width = (pitch * 0.72).min(120.0);
    for (nth, (label, count)) in bars.iter().enumerate() {
        let x = LEFT - 60.0 + pitch * (nth as f32 + 0.5);
        let parts = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        let high = (BOTTOM - TOP - 20.0) * share(parts(*count), parts(most));
        if *count > 0 {
            scene.items.push(Item::Shape {
                outline: Outline::Rectangle(Point(x - width / 2.0, BOTTOM - high), width, high, 3.0),
                fill: Some(Fill::Plain(GOLD)),
                stroke: Some((INK, 2.5)),
            });
        }
        let figure = Label::new(Face::Bold, LARGE, INK).within(pitch);
        scene
            .items
            .push(figure.at(Point(x, BOTTOM - high - 10.0), Anchor::Middle, count.to_string()));
        let name = Label::new(Face::Bold, SMALL, INK).within(pitch - 4.0);
        scene
            .items
            .push(name.at(Point(x, BOTTOM + 36.0), Anchor::Middle, label.clone()));
    }
    let floor = Outline::Line(vec![Point(LEFT - 60.0, BOTTOM), Point(RIGHT, BOTTOM)]);
    scene.items.push(Item::stroked(floor, INK, 3.0));
    scene
}

/// A chart with nothing in it yet but its title, and what it says in words.
fn framed(title: Message, told: Message) -> Scene {
    let heading = Label::new(Face::Title, 38.0, PALE).within(WIDTH - 48.0);
    Scene {
        width: WIDTH,
        height: HEIGHT,
        items: vec![
            Item::filled(Outline::Rectangle(Point(0.0, 0.0), WIDTH, HEIGHT, 0.0), PAGE),
            Item::filled(Outline::Rectangle(Point(0.0, 0.0), WIDTH, HEAD, 0.0), BANNER),
            heading.at(Point(24.0, 45.0), Anchor::Start, title),
        ],
        text: vec![Line::Words(told.clone())],
        alt: vec![told],
    }
}

/// A scale that holds these values: its lowest line, its highest, and how far apart they lie.
fn scale(lowest: i64, highest: i64) -> (i64, i64, i64) {
    let around = |step: i64| {
        let from = lowest.div_euclid(step) * step;
        let to = (highest.div_euclid(step) + 1) * step;
        (from, to, step)
    };
    let fits = |(from, to, step): &(i64, i64, i64)| (to - from) / step <= LINES;
    let steps = STEPS.into_iter().map(around);
    steps
        .into_iter()
        .find(fits)
        .unwrap_or_else(|| around((highest - lowest).max(10)))
}

/// A part of a whole; all of it where there is no whole.
fn share(part: i64, whole: i64) -> f32 {
    if whole <= 0 {
        return 1.0;
    }
    part as f32 / whole as f32
}

fn word(number: i64) -> Arg {
    Arg::Word(figures(number).into())
}

/// A number as pictures show it.
fn figures(number: i64) -> String {
    number.to_string().replace('-', "−")
}
