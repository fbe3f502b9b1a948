//! Taps: of every action that is legal somewhere in whole games, how many it takes from the first
//! panel on. A button is one, a list two (it is opened, and an entry picked), and a list of which
//! several are picked one more for each of those.

use super::bot::Dice;
use super::stage::Request;
use super::walk::walker::Walker;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use tavolo::games::barony::Barony;
use tavolo::games::carcassonne::Carcassonne;
use tavolo::games::condottiere::Condottiere;
use tavolo::games::kingsburg::Kingsburg;
use tavolo::portray::Portray;
use tavolo::rules::Seat;

/// A position is looked at after so many actions, and wherever something can be done that was met
/// nowhere before.
const APART: usize = 16;
/// So many actions are played.
const ACTIONS: usize = 240;
/// The most cells that have a button each, and the most entries of a list.
const BUTTONS: usize = 25;

/// What a kind of action may take: the word that it begins with (none for all others), the taps of
/// the nearest way to each thing that can be had, and of every way there is, such as each payment.
type Budget = (&'static str, u32, u32);

const CONDOTTIERE: &[Budget] =
    &[("region", 2, 2), ("pope", 2, 2), ("scarecrow", 2, 2), ("keep", 4, 4), ("", 1, 1)];
/// Cell and orientation; where there are more cells than buttons, some stand in a list.
const CARCASSONNE: &[Budget] = &[("lay", 2, 2), ("lay among many", 3, 3), ("", 1, 1)];
/// Two knights move in five taps; a turn of building is one, one for each building, and one.
const BARONY: &[Budget] = &[
    ("place", 2, 2),
    ("move", 3, 3),
    ("second move", 2, 2),
    ("build", 2, 2),
    ("second build", 1, 1),
    ("recruit", 2, 2),
    ("city", 3, 3),
    ("expedition", 3, 3),
    ("title", 2, 3),
    ("", 1, 1),
];
/// An advisor with the cheapest payment, and with any other; soldiers by one of the ways to pay them,
/// where a list holds all of them.
const KINGSBURG: &[Budget] = &[("take", 2, 5), ("recruit", 2, 2), ("recruit by many ways", 2, 4), ("", 1, 1)];

/// What can be had by an action among all that are legal, whatever is paid for it: its first word, or
/// that of laying a tile, and all that tells it from others.
fn thing(notation: &str, legal: &[String]) -> (String, String) {
    let words: Vec<&str> = notation.split(' ').collect();
    let cells: BTreeSet<&str> = legal.iter().filter_map(|one| one.split(' ').next()).collect();
    // What can be ended has begun.
    let further = legal.iter().any(|notation| notation == "done");
    let verb = match words[0] {
        cell if cell.starts_with(char::is_uppercase) && cells.len() > BUTTONS => "lay among many",
        cell if cell.starts_with(char::is_uppercase) => "lay",
        "recruit" if words[1].starts_with(char::is_lowercase) && legal.len() > BUTTONS + 1 => {
            "recruit by many ways"
        }
        verb => verb,
    };
    let verb = match verb {
        "move" | "build" if further => &format!("second {verb}"),
        verb => verb,
    };
    let told = match words[0] {
        _ if verb.starts_with("lay") => words[0].to_owned(),
        "title" => words[0].to_owned(),
        "take" if words.len() > 2 => words[..2].join(" "),
        _ => notation.to_owned(),
    };
    (verb.to_owned(), told)
}

/// A control of a message.
struct Control {
    id: String,
    /// The entries of a list.
    values: Vec<String>,
    list: bool,
    most: u32,
}

/// The controls of a message that can be used, but for the table's own.
fn controls(request: &Request) -> Vec<Control> {
    let rows = request.json["components"].as_array().into_iter().flatten();
    let parts = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    let read = |part: &Value| {
        let entries = part["options"].as_array().into_iter().flatten();
        let most = part["max_values"].as_u64().unwrap_or(1);
        Some(Control {
            id: part["custom_id"].as_str()?.to_owned(),
            values: entries
                .filter_map(|entry| entry["value"].as_str().map(str::to_owned))
                .collect(),
            list: part["type"] == 3,
            most: u32::try_from(most).unwrap(),
        })
    };
    let live = parts.filter(|part| part["disabled"] != true).filter_map(read);
    live.filter(|control| !control.id.contains(".p.")).collect()
}

/// What a control or an entry means: its letter and the rest.
fn meaning(value: &str, before: usize) -> (&str, &str) {
    let rest = value.splitn(before + 1, '.').nth(before).unwrap_or_default();
    rest.split_once('.').unwrap_or((rest, ""))
}

/// The fewest taps of each way that begins in a message: to an action by its notation, or by its
/// verb where cards are picked for it.
async fn ways<G: Portray>(walker: &mut Walker<G>, seat: Seat) -> BTreeMap<String, u32> {
    let person = walker.seated[seat.index()].clone();
    let message = walker.hands[&seat].message;
    let (mut ways, mut seen) = (BTreeMap::new(), BTreeSet::new());
    let mut open = VecDeque::from([(0, walker.hands[&seat].clone())]);
    while let Some((taps, panel)) = open.pop_front() {
        for control in controls(&panel) {
            let (letter, rest) = meaning(&control.id, 4);
            if letter == "m" {
                let taps = taps + 2 + control.most;
                ways.entry(rest.to_owned())
                    .and_modify(|known: &mut u32| *known = taps.min(*known))
                    .or_insert(taps);
                continue;
            }
            let all: Vec<(&str, Vec<&str>)> = match control.list {
                true => control
                    .values
                    .iter()
                    .map(|value| (value.as_str(), vec![value.as_str()]))
                    .collect(),
                false => vec![(control.id.as_str(), Vec::new())],
            };
            let cost = taps + if control.list { 2 } else { 1 };
            for (value, picked) in all {
                let (letter, rest) = meaning(value, if control.list { 1 } else { 4 });
                match letter {
                    "a" => {
                        ways.entry(rest.to_owned())
                            .and_modify(|known| *known = cost.min(*known))
                            .or_insert(cost);
                    }
                    "o" if seen.insert(rest.to_owned()) => {
                        let before = walker.stage.port.asked();
                        walker
                            .stage
                            .press_in(&person, message, &control.id, &picked)
                            .await;
                        let news = walker.stage.port.after(before);
                        let update = news.into_iter().find(|request| request.kind == "update");
                        open.push_back((cost, update.unwrap_or_else(|| panic!("{} {value}", G::ID))));
                    }
                    _ => {}
                }
            }
        }
    }
    ways
}

/// The taps of what was met: of the nearest ways and of all, each at most, and how often.
type Met = BTreeMap<String, (u32, u32, usize)>;

/// What can be done in a position by ways of more taps than it may take.
async fn look<G: Portray>(walker: &mut Walker<G>, budgets: &[Budget], met: &mut Met) -> BTreeSet<String> {
    let mut wrong = BTreeSet::new();
    for (seat, legal) in walker.awaited().await {
        let ways = ways(walker, seat).await;
        let mut things: BTreeMap<(String, String), (u32, u32)> = BTreeMap::new();
        for notation in &legal {
            let (verb, told) = thing(notation, &legal);
            let Some(taps) = ways.get(notation).or_else(|| ways.get(&verb)) else {
                wrong.insert(format!("nothing leads to {notation}"));
                continue;
            };
            let (least, most) = things.entry((verb, told)).or_insert((*taps, *taps));
            (*least, *most) = (*taps.min(least), *taps.max(most));
        }
        for ((verb, told), (least, most)) in things {
            let fits = |(word, ..): &&Budget| *word == verb || word.is_empty();
            let (_, nearest, any) = budgets.iter().find(fits).unwrap();
            if least > *nearest || most > *any {
                wrong.insert(format!("{verb} {told}: {least} to {most} taps, not {nearest} to {any}"));
            }
            let (nearest, farthest, times) = met.entry(verb).or_default();
            (*nearest, *farthest, *times) = (least.max(*nearest), most.max(*farthest), *times + 1);
        }
    }
    wrong
}

/// Plays a game, and looks at some of its positions.
async fn within<G: Portray>(seats: u64, seed: u8, budgets: &[Budget]) {
    let mut walker = Walker::<G>::begun(seats, seed).await;
    let mut dice = Dice(u64::from(seed));
    let (mut met, mut wrong) = (Met::new(), BTreeSet::new());
    for action in 0..ACTIONS {
        let awaited = walker.awaited().await;
        let mut legal = awaited
            .iter()
            .flat_map(|(_, legal)| legal.iter().map(move |one| thing(one, legal).0));
        if action % APART == 0 || legal.any(|verb| !met.contains_key(&verb)) {
            wrong.extend(look(&mut walker, budgets, &mut met).await);
        }
        if walker.step(&mut dice).await.is_none() {
            break;
        }
    }
    println!("{}: {met:?}", G::ID);
    assert!(wrong.is_empty(), "{}: {wrong:#?}", G::ID);
    let met = |word: &str| word.is_empty() || word.contains(" by many") || met.contains_key(word);
    let unmet: Vec<&Budget> = budgets.iter().filter(|(word, ..)| !met(word)).collect();
    assert!(unmet.is_empty(), "{}: {unmet:?} are met nowhere", G::ID);
}

#[tokio::test]
async fn condottiere_keeps_to_its_taps() {
    within::<Condottiere>(2, 3, CONDOTTIERE).await;
}

#[tokio::test]
async fn carcassonne_keeps_to_its_taps() {
    within::<Carcassonne>(2, 3, CARCASSONNE).await;
}

#[tokio::test]
async fn barony_keeps_to_its_taps() {
    within::<Barony>(2, 3, BARONY).await;
}

#[tokio::test]
async fn kingsburg_keeps_to_its_taps() {
    within::<Kingsburg>(3, 3, KINGSBURG).await;
}
