//! A table of Condottiere with two variants, set up by taps alone, and its first battle: a card is
//! laid face-down, and nobody but its owner can read its name until it is turned up.

use super::page::{Seen, Shown};
use super::table::{Table, actions, control, is_board};
use super::{Driver, Page, Program};
use crate::ports;
use tavolo::words::{Locale, Message, Style, Words};

/// Two who play, and one who watches; all read English then.
const PEOPLE: [&str; 2] = ["Ana", "Emma"];
const WATCHER: &str = "Chiara";
/// The cards to lay face-down, the best to tell apart in a text first.
const CARDS: [&str; 10] = ["heroine", "courtesan", "drummer", "m10", "m6", "m5", "m4", "m3", "m2", "m1"];
/// How a face-down card is said.
const COVERED: &str = "a face-down card";
/// How many decisions a battle may take: far more than it needs.
const MOST: usize = 20;

/// Waits for a message with a control and taps it.
async fn tap(page: &Page<'_>, letter: &str, notation: &str) {
    let message = page
        .wait(notation, |message| control(message, letter, notation).is_some())
        .await;
    let found = control(&message, letter, notation).unwrap_or_else(|| panic!("{notation} has gone"));
    page.tap(&message, &found, &[]).await;
}

/// Opens a table, and from then on only taps: a second seat, two variants, the start.
async fn set_up(page: &Page<'_>) {
    page.at(WATCHER, "tables").await;
    page.say("/settings mine language:en-US").await;
    page.wait("the settings", |message| message.ephemeral && message.text.contains("English"))
        .await;
    page.at(PEOPLE[0], "tables").await;
    page.say("/join game:condottiere").await;
    page.at(PEOPLE[1], "tables").await;
    tap(page, "p", "join").await;
    page.wait("the second seat", |message| {
        !message.ephemeral && PEOPLE.iter().all(|name| message.text.contains(name))
    })
    .await;
    page.at(PEOPLE[0], "tables").await;
    tap(page, "p", "options").await;
    for (variant, card) in [("hidden", "Hidden cards: yes"), ("bigger-kingdoms", "to win): yes")] {
        tap(page, "a", &format!("set {variant} on")).await;
        let back = format!("set {variant} off");
        page.wait("the switched button", |message| {
            message.ephemeral && control(message, "a", &back).is_some()
        })
        .await;
        page.wait("the variant on the card", |message| !message.ephemeral && message.text.contains(card))
            .await;
    }
    tap(page, "p", "start").await;
    // There is room for four more.
    tap(page, "p", "start-few").await;
    let board = page.wait("the first board", is_board).await;
    assert!(board.text.contains("Variants: bigger kingdoms and hidden cards."), "{board:?}");
}

/// The newest message with a picture in somebody's direct messages.
async fn hand(page: &Page<'_>, name: &str) -> Seen {
    page.at(name, "dm").await;
    page.wait("a hand", |message| !message.alts.is_empty()).await
}

/// How many times a text has a name: "Heroines" is another word, and "Mercenary 10" another card
/// than "Mercenary 1".
fn times(text: &str, name: &str) -> usize {
    text.split(name)
        .skip(1)
        .filter(|rest| !rest.starts_with(char::is_alphanumeric))
        .count()
}

/// All that can be read in a message.
fn all(message: &Seen) -> String {
    format!("{} {}", message.text, message.alts.join(" "))
}

/// All that can be read in a message but for what its controls say: whoever waits has none.
fn told(message: &Seen) -> String {
    // A sign may stand before the label.
    let says = |line: &str, label: &str| {
        line == label || line.split_once(' ').is_some_and(|(_, rest)| rest == label)
    };
    let is_label = |line: &&str| message.controls.iter().any(|control| says(line, &control.label));
    let lines: Vec<&str> = message.text.lines().filter(|line| !is_label(line)).collect();
    format!("{} {}", lines.join("\n"), message.alts.join(" "))
}

/// The names of the card that was laid face-down.
struct Laid {
    name: String,
    short: String,
}

/// The first battle: the first to play lays a card face-down, and then everybody passes.
struct Battle<'a> {
    table: Table<'a>,
    words: Words,
    laid: Option<Laid>,
    picture: &'a Driver,
}

impl Battle<'_> {
    fn names(&self, card: &str) -> Laid {
        let say = |form: &str| {
            self.words
                .speaker(Locale::English, &[], Style::Plain)
                .say(&Message::new(format!("condottiere-card-{card}{form}")))
        };
        Laid {
            name: say(""),
            short: say(".short"),
        }
    }

    /// One decision of whoever is awaited, in their direct messages.
    async fn decide(&mut self, name: &'static str) {
        let hand = self.table.panel(name).await;
        let (button, picks) = match (actions(&hand).into_iter().find(|control| control.select), &self.laid) {
            (Some(select), _) => (select, ["region modena"].as_slice()),
            (None, Some(_)) => (
                control(&hand, "a", "pass").unwrap_or_else(|| panic!("{name} cannot pass: {hand:?}")),
                [].as_slice(),
            ),
            (None, None) => {
                let found = CARDS
                    .iter()
                    .find_map(|card| Some((*card, control(&hand, "a", card)?)));
                let (card, button) =
                    found.unwrap_or_else(|| panic!("{name} has only cards that are laid open: {hand:?}"));
                return self.lay(name, &hand, card, &button).await;
            }
        };
        self.table.act(name, &hand, &button, picks).await;
    }

    /// Lays a card, and looks at everything that the others see.
    async fn lay(&mut self, name: &'static str, own: &Seen, card: &str, button: &Shown) {
        let other = PEOPLE.into_iter().find(|person| *person != name).unwrap();
        let laid = self.names(card);
        let said = &laid.name;
        let before = times(&told(&hand(&self.table.page, other).await), said);
        self.table.page.at(name, "dm").await;
        self.table
            .act(name, own, button, &[])
            .await
            .expect("the hand is the same as before");
        let page = &self.table.page;
        page.wait("the own card", |message| all(message).contains(&format!("Your face-down card: {said}.")))
            .await;
        for person in [other, WATCHER] {
            page.at(person, "tables").await;
            let board = page
                .wait("the card on the board", |message| is_board(message) && all(message).contains(COVERED))
                .await;
            assert!(
                all(&board).contains(&format!("strength 0 from {COVERED};")),
                "the row tells more than that: {board:?}"
            );
            tap(page, "p", "more").await;
            tap(page, "p", "log").await;
            page.wait("the log", |message| {
                message.ephemeral && message.text.contains("lays a card face-down")
            })
            .await;
            for message in page.read().await {
                // Their own log tells them their own cards, of which one may have the same name.
                let dealt = format!("{person} gets ");
                let read: Vec<String> = all(&message)
                    .lines()
                    .filter(|line| !line.contains(&dealt))
                    .map(str::to_owned)
                    .collect();
                assert_eq!(times(&read.join("\n"), said), 0, "{person} reads {said} in {message:?}");
            }
        }
        // The other may hold a card of the same name.
        let after = times(&told(&hand(page, other).await), said);
        assert_eq!(after, before, "{other} reads {said}");
        self.picture.picture("face-down").await;
        self.laid = Some(laid);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_with_variants_set_up_by_taps_and_a_card_laid_face_down() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(ports::free(), &folder.path().join("state"));
    let driver = Driver::start(1200, 900).await;
    let page = Page::open(&driver, &program.address).await;
    set_up(&page).await;
    let table = Table::of(page, &PEOPLE);
    let mut battle = Battle {
        table,
        words: Words::load().unwrap(),
        laid: None,
        picture: &driver,
    };
    for _ in 0..MOST {
        let laid = battle.laid.is_some();
        let over = |messages: &[Seen]| {
            laid && messages
                .iter()
                .rfind(|message| is_board(message))
                .is_some_and(|board| !all(board).contains(COVERED))
        };
        let Some(name) = battle.table.awaited(over).await else {
            break;
        };
        battle.decide(name).await;
    }
    let shown = battle.table.page.wait("a board", is_board).await;
    let laid = battle.laid.expect("a card was laid face-down");
    assert!(
        all(&shown).contains(&format!(" from {};", laid.short)),
        "{} is not turned up: {shown:?}",
        laid.name
    );
    driver.picture("turned-up").await;
    drop(program);
}
