//! Letters are high enough to be read on a phone and on a desktop, in each language, whatever the
//! players are called.

use super::{SHOWN, Shown};
use tavolo::render::scene::{Face, Item, LineWords, Scene};
use tavolo::words::{Arg, Locale, Message};

/// How high capitals are at least, in pixels: of what one needs to choose, and of what repeats
/// another sign.
const NEEDED: f32 = 8.0;
const REPEATED: f32 = 6.5;
/// A little less than that: sizes are rounded where they are written.
const ROUNDING: f32 = 0.02;
/// How high capitals are for a size.
const CAPITALS: [(Face, f32); 3] = [(Face::Text, 0.727), (Face::Bold, 0.727), (Face::Title, 0.65)];

/// Words that repeat what another sign says, by how their ids begin, and that sign.
const REPEATS: &[(&str, &str)] = &[
    ("barony-picture-terrain", "the spaces' drawings"),
    ("barony-picture-worth", "the words beside the tokens"),
    ("condottiere-picture-card", "the card's symbol and figure"),
    ("condottiere-picture-out", "the count of the hand, which is nought"),
    ("condottiere-picture-round", "the second line of the message"),
    ("condottiere-picture-waiting", "the rows' frames and arrows"),
    ("condottiere-picture-shared", "the points of the series in the text board"),
    ("kingsburg-picture-lose", "the message of the battle"),
    ("condottiere-variants", "the options in the lobby and in the text board"),
    ("kingsburg-picture-advisor", "the advisor's number"),
    ("kingsburg-picture-held", "the sign above it"),
    ("kingsburg-picture-won", "the sign above it"),
    ("kingsburg-picture-lost", "the sign above it"),
    ("kingsburg-building-", "the place in the row; the look at all buildings is larger"),
];

fn repeats(words: &LineWords) -> bool {
    match words {
        // A letter or a figure beside a shape, a card or a pawn; what the panel says of a cell too.
        LineWords::Literal(told) => told.chars().count() == 1 || told.starts_with(['×', '+']),
        LineWords::Message(message) => {
            names(message) || REPEATS.iter().any(|(prefix, _)| message.id.starts_with(prefix))
        }
    }
}

/// Whether a player's name is in it, which can be as long as one likes; the player's mark or row is
/// marked besides.
pub fn names(message: &Message) -> bool {
    message.args.iter().any(|(_, arg)| match arg {
        Arg::Seat(_) => true,
        Arg::Message(message) => names(message),
        Arg::List(messages) => messages.iter().any(names),
        _ => false,
    })
}

/// The sizes of a picture's lines as they are drawn, in the order of its items.
fn sizes(shown: &Shown, locale: Locale) -> Vec<f32> {
    let svg = shown.said(locale, |renderer, scene, say| renderer.svg(scene, say));
    svg.split("<text ")
        .skip(1)
        .map(|text| {
            let (_, from) = text.split_once("font-size=\"").unwrap();
            from.split('"').next().unwrap().parse().unwrap()
        })
        .collect()
}

/// Pictures that show more than a phone has room for, and how much smaller their letters may be.
const WHOLE: &[(&str, f32, &str)] = &[(
    "carcassonne whole",
    0.6,
    "all of a table, however large: one tap enlarges it, and the board has the rest",
)];

/// What in a picture is too small at a width, as lines.
fn small(shown: &Shown, locale: Locale, width: f32, least: [f32; 2]) -> Vec<String> {
    let Scene { items, .. } = &shown.scene;
    let texts = items.iter().filter_map(|item| match item {
        Item::Text { face, words, .. } => Some((face, words)),
        _ => None,
    });
    let whole = WHOLE.iter().find(|(picture, ..)| shown.name == *picture);
    let whole = whole.map_or(1.0, |(_, part, _)| *part);
    let tall = |face: &Face| CAPITALS.iter().find(|(one, _)| one == face).unwrap().1;
    let told = texts
        .zip(sizes(shown, locale))
        .filter_map(|((face, words), size)| {
            let height = size * tall(face) * width / shown.scene.width;
            let least = least[usize::from(repeats(words))] * whole;
            (height < least - ROUNDING).then(|| {
                format!("{locale} {}, {} seats: {words:?} is {height:.1} high", shown.name, shown.seats)
            })
        });
    told.collect()
}

#[test]
fn letters_can_be_read_on_a_phone() {
    let mut found: Vec<String> = SHOWN
        .iter()
        .flat_map(|shown| Locale::ALL.map(|locale| small(shown, locale, Scene::PHONE, [NEEDED, REPEATED])))
        .flatten()
        .collect();
    found.sort();
    found.dedup();
    assert!(found.is_empty(), "{} lines are too small:\n{}", found.len(), found.join("\n"));
}

/// A desktop shows high pictures narrower than a phone does: what is in one of those is as small as
/// the picture is narrow, and no smaller. One tap enlarges it.
#[test]
fn letters_can_be_read_on_a_desktop_as_far_as_a_picture_is_wide() {
    for shown in SHOWN.iter() {
        let [phone, desktop] = shown.widths();
        let part = (desktop / phone).min(1.0);
        let found = small(shown, Locale::English, desktop, [NEEDED * part, REPEATED * part]);
        assert!(found.is_empty(), "{}", found.join("\n"));
        assert!(part >= super::shape::least(shown), "{}, {} seats: {part}", shown.name, shown.seats);
    }
}
