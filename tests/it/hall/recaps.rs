//! What those read who come back, over random games: a line says once who did what it tells, and
//! the rest of it without the name, in every language.

use super::course::Dice;
use super::{Room, who};
use std::collections::BTreeSet;
use tavolo::games::{self, Visit};
use tavolo::portray::Portray;
use tavolo::table::Command;
use tavolo::words::{Locale, Message, Style, Words};

const PEOPLE: &str = "abc";
/// Names that are no words of any sentence.
const NAMES: [&str; 3] = ["Xaver", "Yvonne", "Zoltan"];
const PLIES: usize = 150;
/// The most letters of a line of Condottiere, with names of six letters: a turn of many parts is five lines on a phone.
const CONDOTTIERE: usize = 180;

/// Gathers what the games tell, without the headings.
#[derive(Default)]
struct Recaps(Vec<(&'static str, Message)>);

impl Visit for Recaps {
    fn visit<G: Portray>(&mut self) {
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        for number in 1..=3 {
            let told = runtime.block_on(told::<G>(number));
            self.0.extend(told.into_iter().map(|told| (G::ID, told)));
        }
    }
}

/// The lines that are told during a random game, to all and to each.
async fn told<G: Portray>(number: u8) -> Vec<Message> {
    let room = Room::numbered::<G>(PEOPLE, number).await;
    let mut dice = Dice(u64::from(number));
    let mut all: Vec<Message> = Vec::new();
    for _ in 0..PLIES {
        let read = room.hall.read(room.table, |table| {
            let board = table.board();
            let turns = board.audience.turn.saturating_sub(1)..=board.audience.turn;
            let mut told: Vec<Message> = turns.flat_map(|turn| table.recap(turn)).collect();
            told.extend(board.recap.into_iter().skip(1));
            for person in PEOPLE.chars() {
                told.extend(table.panel(who(person), "").recap.into_iter().skip(1));
            }
            (table.awaited().iter().next(), told)
        });
        let (up, told) = read.await.unwrap();
        let fresh = told.into_iter().filter(|told| !all.contains(told));
        let fresh: Vec<Message> = fresh.collect();
        all.extend(fresh);
        let Some(seat) = up else { break };
        let person = PEOPLE.chars().nth(seat.index()).unwrap();
        let legal = room.legal(person).await;
        room.play(person, &legal[dice.below(legal.len())]).await.unwrap();
        if dice.below(12) == 0 {
            let _ = room.tell(person, Command::TakeBack).await;
        }
    }
    all
}

/// How often a line names somebody where a sentence or a part of one begins.
fn named(line: &str, name: &str) -> usize {
    let line = line.replace(['!', ';'], ".");
    line.split(". ").filter(|part| part.starts_with(name)).count()
}

/// Lines that these games tell, as they are to be read.
const LINES: [(Locale, &str); 11] = [
    (Locale::English, "Xaver moves a knight from A4 to B3; moves a knight from C2 to D1."),
    (
        Locale::English,
        "Xaver passes; takes Naples (22) and the Condottiere; places the Condottiere on Turin.",
    ),
    (
        Locale::English,
        "Zoltan plays Surrender. Yvonne takes Genoa (14); Condottiere: Zoltan (Courtesans).",
    ),
    (Locale::German, "Xaver zieht einen Ritter von A4 nach B3; zieht einen Ritter von C2 nach D1."),
    (
        Locale::German,
        "Xaver passt; erobert Neapel (22) und den Condottiere; setzt den Condottiere auf Turin.",
    ),
    (
        Locale::German,
        "Xaver legt Plättchen E auf L12, 90° nach rechts; setzt einen Gefolgsmann auf L12: Wiese (NNW).",
    ),
    (
        Locale::Italian,
        "Yvonne gioca Cortigiana; gioca Mercenario 3; gioca Mercenario 4; conquista Genova (36) e il Condottiere; \
         piazza il Condottiere su Lucca.",
    ),
    (Locale::Italian, "Xaver gioca Vescovo e toglie 1 (Zoltan); piazza la pedina del papa su Roma."),
    (Locale::Italian, "Xaver muove un cavaliere da A4 a B3; muove un cavaliere da C2 a D1."),
    (
        Locale::Portuguese,
        "Zoltan joga Mercenário 10; joga Mercenário 10; conquista Turim (20) e o Condottiere.",
    ),
    (
        Locale::Portuguese,
        "Xaver influencia 7 Astrônomo com 5 e uma ficha +2; influencia 9 Caçador com 3 e 6. \
         7 Astrônomo dá a Xaver: 1 pedra e uma ficha +2.",
    ),
];

#[test]
fn no_line_of_a_recap_names_its_doer_twice() {
    let (words, names) = (Words::load().unwrap(), NAMES.map(str::to_owned));
    let mut recaps = Recaps::default();
    games::each(&mut recaps);
    let (mut said, mut joined, mut wrong) = (BTreeSet::new(), BTreeSet::new(), Vec::new());
    let mut undone_more = false;
    for (game, told) in &recaps.0 {
        for locale in Locale::ALL {
            let line = words.speaker(locale, &names, Style::Plain).say(told);
            let line = line.trim_start_matches("· ").to_owned();
            if NAMES.iter().any(|name| named(&line, name) > 1) {
                wrong.push(format!("{game} {locale}: {line}"));
            }
            if *game == "condottiere" && line.chars().count() > CONDOTTIERE {
                wrong.push(format!("{} letters, {locale}: {line}", line.chars().count()));
            }
            if let (Locale::English, Some((_, undone))) = (locale, line.split_once(" takes this back: ")) {
                let quoted = undone.starts_with('“') && undone.trim_end_matches('.').ends_with('”');
                assert!(quoted, "{line}: what follows from it has not happened either");
                undone_more |= undone.contains(". ");
            }
            if line.contains("; ") {
                joined.insert((*game, locale.code()));
            }
            said.insert((locale.code(), line));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(undone_more, "something that was taken back had led to something else");
    assert_eq!(joined.len(), 16, "each game joins sentences in each language: {joined:?}");
    for (locale, line) in LINES {
        assert!(said.contains(&(locale.code(), line.to_owned())), "{locale}: {line}");
    }
    assert!(
        said.iter()
            .any(|(locale, line)| *locale == "de" && line.contains("beeinflusst 9 Jäger mit 3 und 6")),
        "dice are no names"
    );
    for (locale, begins) in [
        (Locale::English, "Year 1, summer. Rolled: Xaver "),
        (Locale::German, "Jahr 1, Sommer. "),
        (Locale::Italian, "Anno 1, estate. "),
        (Locale::Portuguese, "Ano 1, verão. "),
    ] {
        let told = |(code, line): &(&str, String)| *code == locale.code() && line.starts_with(begins);
        assert!(said.iter().any(told), "{locale}: {begins}");
    }
    assert_eq!(words.missing(), 0, "texts were missing");
}
