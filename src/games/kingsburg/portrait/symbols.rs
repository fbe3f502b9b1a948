//! Pieces and advisors as small pictures before labels and names.

use super::super::action::{Action, Sale};
use super::super::components::Advisor;
use super::super::goods::{Good, Goods};
use super::pieces::{CROWN, GOLD, PIECE, SOLDIER, STONE, SWAP, TOKEN, WOOD};
use crate::portray::{Symbol, plated};
use crate::render::scene::Art;
use crate::words::Message;
use std::borrow::Cow;
use std::sync::LazyLock;

/// A die, in nobody's colour.
static DIE: Art = Art {
    name: "kingsburg/die",
    size: (40, 40),
    svg: Cow::Borrowed(
        r##"<rect x="4" y="4" width="32" height="32" rx="7" fill="#fffdf6" stroke="#4a3624" stroke-width="3"/><g fill="#4a3624"><circle cx="12.500" cy="12.500" r="3.400"/><circle cx="27.500" cy="12.500" r="3.400"/><circle cx="20" cy="20" r="3.400"/><circle cx="12.500" cy="27.500" r="3.400"/><circle cx="27.500" cy="27.500" r="3.400"/></g>"##,
    ),
};
const PIECES: [(&str, &Art); 8] = [
    ("kingsburg/emoji/gold", &GOLD),
    ("kingsburg/emoji/wood", &WOOD),
    ("kingsburg/emoji/stone", &STONE),
    ("kingsburg/emoji/soldier", &SOLDIER),
    ("kingsburg/emoji/token", &TOKEN),
    ("kingsburg/emoji/swap", &SWAP),
    ("kingsburg/emoji/crown", &CROWN),
    ("kingsburg/emoji/die", &DIE),
];
static PLATED: LazyLock<[Art; PIECES.len()]> =
    LazyLock::new(|| PIECES.map(|(name, art)| plated(name, PIECE as u32, &art.svg)));

const NUMBERED: [&str; Advisor::COUNT] = [
    "kingsburg/advisor-1",
    "kingsburg/advisor-2",
    "kingsburg/advisor-3",
    "kingsburg/advisor-4",
    "kingsburg/advisor-5",
    "kingsburg/advisor-6",
    "kingsburg/advisor-7",
    "kingsburg/advisor-8",
    "kingsburg/advisor-9",
    "kingsburg/advisor-10",
    "kingsburg/advisor-11",
    "kingsburg/advisor-12",
    "kingsburg/advisor-13",
    "kingsburg/advisor-14",
    "kingsburg/advisor-15",
    "kingsburg/advisor-16",
    "kingsburg/advisor-17",
    "kingsburg/advisor-18",
];
/// The digits as strokes, 10 wide and 16 high.
const DIGITS: [&str; 10] = [
    "M5 0C-1.5 0-1.5 16 5 16S11.5 0 5 0z",
    "M2 4L6 0V16",
    "M0 4C0-1.500 10-1.500 10 4.500C10 8 2 12 0 16H10",
    "M0 2C3-1.500 10-1 10 4C10 7 7 8 4 8C7 8 10 9 10 12C10 17 3 17.500 0 14",
    "M7.500 16V0L0 11.500H10",
    "M9 0H1.500L1 7C4 5 10 6 10 11C10 17 3 17.500 0 14",
    "M9 1C3-1.500 0 4 0 10C0 18 10 18 10 11C10 5 2 5 0 10",
    "M0 0H10L4 16",
    "M5 7.500C-0.500 7.500-0.500 0 5 0S10.500 7.500 5 7.500C-1.500 7.500-1.500 16 5 16S11.500 7.500 5 7.500z",
    "M1 15C7 17.500 10 12 10 6C10-2 0-2 0 5C0 11 8 11 10 6",
];
static ADVISORS: LazyLock<[Art; Advisor::COUNT]> = LazyLock::new(|| std::array::from_fn(numbered));

/// An advisor's number on a dark plate, as the board has it.
fn numbered(place: usize) -> Art {
    let digits: Vec<usize> = match place + 1 {
        number @ 0..10 => vec![number],
        number => vec![number / 10, number % 10],
    };
    let (scale, left) = if digits.len() == 1 {
        (2.3, 20.5)
    } else {
        (1.9, 10.0)
    };
    let top = 32.0 - 8.0 * scale;
    let digit = |(place, digit): (usize, usize)| {
        let x = left + place as f32 * 13.2 * scale;
        let d = DIGITS[digit];
        format!(r#"<path transform="translate({x} {top}) scale({scale})" d="{d}"/>"#)
    };
    let figures: String = digits.into_iter().enumerate().map(digit).collect();
    Art {
        name: NUMBERED[place],
        size: (64, 64),
        svg: Cow::Owned(format!(
            r##"<rect x="2" y="2" width="60" height="60" rx="11" fill="#4a3624" stroke="#f0e2bf" stroke-width="4"/><g fill="none" stroke="#fbf3dd" stroke-width="3.200" stroke-linecap="round" stroke-linejoin="round">{figures}</g>"##
        )),
    }
}

/// The king's envoy.
pub(super) fn envoy() -> Symbol {
    Symbol::Drawn(&PLATED[6], Some("👑"))
}

/// An advisor before the name.
pub(super) fn advisor(advisor: Advisor) -> Symbol {
    Symbol::Drawn(&ADVISORS[usize::from(advisor.number()) - 1], None)
}

/// A good before its name.
pub(super) fn good(good: Good) -> Symbol {
    Symbol::Drawn(&PLATED[good as usize], None)
}

/// Soldiers before their number.
pub(super) fn soldier() -> Symbol {
    Symbol::Drawn(&PLATED[3], None)
}

/// Goods of one kind before their name.
pub(super) fn goods(goods: Goods) -> Option<Symbol> {
    let mut kinds = goods.iter();
    let (first, _) = kinds.next()?;
    kinds.next().is_none().then(|| good(first))
}

/// What an action is about, if that is one thing.
pub(super) fn action(action: &Action) -> Option<Symbol> {
    match *action {
        Action::Aid(one) | Action::Spoils(one) | Action::Sell(Sale::Good(one)) => Some(good(one)),
        Action::Gift(all) | Action::Lose(all) => goods(all),
        Action::Sell(Sale::Token) => Some(Symbol::Drawn(&PLATED[4], None)),
        Action::Swap(_) => Some(Symbol::Drawn(&PLATED[5], None)),
        Action::Take { advisor: one, .. } => Some(advisor(one)),
        Action::Recruit(_)
        | Action::Statue { .. }
        | Action::Chapel
        | Action::Keep
        | Action::Pass
        | Action::Decline
        | Action::Build(_)
        | Action::Troop(_) => None,
    }
}

/// The drawings of all pieces and advisors.
pub(super) fn drawings() -> Vec<&'static Art> {
    PLATED.iter().chain(ADVISORS.iter()).collect()
}

/// Pieces or dice before their name in a sentence. What shows a number alone stands there already.
pub(super) fn pictured(name: &Message) -> Option<Symbol> {
    let piece = |place: usize| Some(Symbol::Drawn(&PLATED[place], None));
    match &*name.id {
        "kingsburg-part-soldiers" => piece(3),
        "kingsburg-dice" => piece(7),
        id => {
            let one = |prefix: &str| id.strip_prefix(prefix)?.parse().ok().map(good);
            one("kingsburg-part-").or_else(|| one("kingsburg-bare-"))
        }
    }
}
