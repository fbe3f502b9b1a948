//! A table in the page, whatever is played at it: who sits down, whom the newest board awaits,
//! whose panel is fresh, the record.

use super::page::{Seen, Shown};
use super::program::tavolo;
use super::{Driver, Page};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How often the page is looked at before something is said not to come.
const LOOKS: usize = 1_200;
/// How long between two looks.
const PAUSE: Duration = Duration::from_millis(50);
/// How many turns of a game that has ended are gone through each way.
const FEW: usize = 3;
/// After how many looks at a panel that does not change it is tapped again.
const AGAIN: usize = 100;

/// People at a table in the channel `tables`.
pub struct Table<'a> {
    pub page: Page<'a>,
    people: Vec<Person>,
    /// The newest board when somebody was last awaited.
    board: String,
}

/// Somebody at the table, and the stamp of the panel on which they acted last: such a panel is an
/// old one.
struct Person {
    name: &'static str,
    answered: String,
}

impl<'a> Table<'a> {
    /// People who have sat down; the first of them looks at the boards.
    pub fn of(page: Page<'a>, people: &[&'static str]) -> Table<'a> {
        let people = people
            .iter()
            .map(|name| Person {
                name,
                answered: String::new(),
            })
            .collect();
        Table {
            page,
            people,
            board: String::new(),
        }
    }

    /// Sits people down, each by the line that they type, and begins.
    pub async fn begin(page: Page<'a>, lines: &[(&'static str, &str)]) -> Table<'a> {
        for (name, line) in lines {
            page.at(name, "tables").await;
            page.say(line).await;
            page.wait("the lobby with the new name", |message| {
                !message.ephemeral && message.text.contains(name)
            })
            .await;
        }
        page.at(lines[0].0, "tables").await;
        page.say("/start").await;
        let asks = |message: &Seen| control(message, "p", "start-few");
        let next = page
            .wait("the first board, or whether to begin", |message| {
                is_board(message) || asks(message).is_some()
            })
            .await;
        if let Some(few) = asks(&next) {
            page.tap(&next, &few, &[]).await;
        }
        page.wait("the first board", is_board).await;
        Table::of(page, &lines.iter().map(|(name, _)| *name).collect::<Vec<_>>())
    }

    /// Waits for another board than the last one on which somebody was awaited: who is awaited now.
    /// Nothing once the messages in the channel are as `until` says.
    pub async fn awaited(&mut self, until: impl Fn(&[Seen]) -> bool) -> Option<&'static str> {
        self.page.at(self.people[0].name, "tables").await;
        for _ in 0..LOOKS {
            let messages = self.page.read().await;
            if until(&messages) {
                return None;
            }
            if let Some(board) = messages.iter().rfind(|message| is_board(message)) {
                let now = format!("{} {}", board.id, lasting(board));
                let named = |person: &&Person| board.text.contains(&format!("@{}", person.name));
                let named: Vec<&'static str> = self
                    .people
                    .iter()
                    .filter(named)
                    .map(|person| person.name)
                    .collect();
                if now != self.board {
                    // Where several are asked at once the board does not say who has answered; at
                    // the end it names all.
                    let next = match named[..] {
                        [name] => Some(name),
                        _ => self.first_open(&named).await,
                    };
                    if next.is_some() {
                        self.board = now;
                        return next;
                    }
                }
            }
            tokio::time::sleep(PAUSE).await;
        }
        panic!("the board never changed after {}", self.board);
    }

    /// Who of these has something new to do, if anybody has.
    async fn first_open(&self, names: &[&'static str]) -> Option<&'static str> {
        let mut open = None;
        for name in names {
            self.page.at(name, "dm").await;
            let messages = self.page.read().await;
            if messages.iter().any(|message| self.fresh(name, message)) {
                open = Some(*name);
                break;
            }
        }
        self.page.at(self.people[0].name, "tables").await;
        open
    }

    /// Whether somebody has not acted yet on the panel that a control stands on.
    ///
    /// The board and the panel are changed at the same time, so the panel may still be that of the
    /// person's last decision when the board names them again.
    fn unanswered(&self, name: &str, control: &Shown) -> bool {
        self.people
            .iter()
            .all(|person| person.name != name || person.answered != stamp(control))
    }

    /// Whether a message is a panel with something new to do for somebody.
    fn fresh(&self, name: &str, message: &Seen) -> bool {
        !message.ephemeral
            && actions(message)
                .first()
                .is_some_and(|control| self.unanswered(name, control))
    }

    /// Waits for somebody's fresh panel.
    pub async fn panel(&self, name: &str) -> Seen {
        self.page.at(name, "dm").await;
        self.page
            .wait(&format!("a panel with something new to do for {name}"), |message| {
                self.fresh(name, message)
            })
            .await
    }

    /// Taps a control of somebody's panel until it is taken: the panel as it is then. Nothing if
    /// the panel is another one already.
    pub async fn act(&mut self, name: &str, panel: &Seen, control: &Shown, picks: &[&str]) -> Option<Seen> {
        let ids = |message: &Seen| {
            message
                .controls
                .iter()
                .map(|control| control.custom_id.clone())
                .collect::<Vec<_>>()
        };
        for look in 0..LOOKS {
            let now = self
                .page
                .read()
                .await
                .into_iter()
                .find(|message| message.id == panel.id)?;
            if ids(&now) != ids(panel) {
                let taken = (look > 0).then_some(now);
                if let Some(person) = self
                    .people
                    .iter_mut()
                    .find(|person| person.name == name && taken.is_some() && does(control))
                {
                    person.answered = stamp(control);
                }
                return taken;
            }
            if look % AGAIN == 0 {
                self.page.tap(panel, control, picks).await;
            }
            tokio::time::sleep(PAUSE).await;
        }
        panic!("{name} taps {control:?} in vain");
    }

    /// Taps on somebody's panel until something is done, each time the first of these controls that
    /// is there, given by letter and how the notation begins: what was tapped.
    pub async fn press(&mut self, name: &str, wanted: &[(&str, &str)]) -> Vec<String> {
        self.page.at(name, "dm").await;
        let mut tapped = Vec::new();
        for _ in 0..AGAIN {
            let panel = self
                .page
                .wait(&format!("one of {wanted:?} for {name}"), |message| {
                    self.wanted(name, message, wanted).is_some()
                })
                .await;
            let control = self.wanted(name, &panel, wanted).unwrap();
            if self.act(name, &panel, &control, &[]).await.is_some() {
                tapped.push(deed(&control).1.to_owned());
                if !matches!(deed(&control), ("o", _) | ("p", "plan")) {
                    return tapped;
                }
            }
        }
        panic!("{name} only ever opens {tapped:?}");
    }

    /// The first of some controls, by letter and how the notation begins, on a panel on which
    /// somebody has not acted.
    fn wanted(&self, name: &str, message: &Seen, wanted: &[(&str, &str)]) -> Option<Shown> {
        let fits = |control: &Shown, letter: &str, begin: &str| {
            let (own, notation) = deed(control);
            own == letter && (notation == begin || begin.ends_with(' ') && notation.starts_with(begin))
        };
        let usable =
            |control: &&Shown| !message.ephemeral && !control.disabled && self.unanswered(name, control);
        wanted.iter().find_map(|(letter, begin)| {
            message
                .controls
                .iter()
                .filter(usable)
                .find(|control| fits(control, letter, begin))
                .cloned()
        })
    }

    /// Gives the game up, and confirms it.
    pub async fn resign(&self, name: &str) {
        self.page.at(name, "tables").await;
        self.page.say("/resign").await;
        let surely = |message: &Seen| control(message, "p", "resign-surely");
        let asked = self
            .page
            .wait("whether it is meant", |message| surely(message).is_some())
            .await;
        self.page.tap(&asked, &surely(&asked).unwrap(), &[]).await;
    }

    /// Waits until the board asks somebody who has resigned for nothing any more.
    pub async fn asks_others(&self, name: &str) {
        self.page.at(self.people[0].name, "tables").await;
        for _ in 0..LOOKS {
            let messages = self.page.read().await;
            let board = messages.iter().rfind(|message| is_board(message));
            if board.is_some_and(|board| !board.text.contains(&format!("@{name}"))) {
                return;
            }
            tokio::time::sleep(PAUSE).await;
        }
        panic!("the board still asks {name}");
    }

    /// Asks the bot whether the luck was as promised.
    pub async fn verify(&self) {
        self.page.at(self.people[0].name, "tables").await;
        self.page.say("/verify").await;
        let tells = |message: &Seen| message.ephemeral && message.text.contains("draws follow from the seed");
        self.page.wait("the answer of /verify", tells).await;
    }

    /// Goes through the game that has ended by taps: a few turns forwards from its beginning and back from its
    /// end, or all of them with `TAVOLO_WHOLE_GAMES`; and shares a moment with all hands.
    pub async fn go_through(&self) {
        let most = match std::env::var_os("TAVOLO_WHOLE_GAMES") {
            Some(_) => usize::MAX,
            None => FEW,
        };
        let stands = |message: &Seen, turn: usize| {
            let title = message.text.lines().next().unwrap_or_default();
            let begins = turn == 0 && title.contains(": the beginning, before turn 1 of ");
            message.ephemeral && (begins || title.contains(&format!(": turn {turn} of ")))
        };
        let to = async |from: &Seen, label: &str, turn: usize| {
            let mut labelled = from.controls.iter().filter(|control| control.label == label);
            let button = labelled
                .next()
                .unwrap_or_else(|| panic!("no «{label}»: {from:?}"));
            self.page.tap(from, button, &[]).await;
            let there = self.page.wait(label, |message| stands(message, turn)).await;
            assert!(!there.alts.is_empty(), "the board is seen: {there:?}");
            there
        };
        self.page.at(self.people[0].name, "tables").await;
        self.page.say("/replay").await;
        let mut panel = self
            .page
            .wait("the beginning", |message| stands(message, 0))
            .await;
        let title = panel.text.lines().next().unwrap().to_owned();
        let last: usize = title.rsplit(' ').next().unwrap().parse().unwrap();
        let most = most.min(last);
        for turn in 1..=most {
            panel = to(&panel, "Next ▶", turn).await;
        }
        let end = to(&panel, "End ⏭", last).await;
        panel = to(&end, "◀ Back", last - 1).await;
        for turn in (last - most..last - 1).rev() {
            panel = to(&panel, "◀ Back", turn).await;
        }
        let hands = panel.controls.iter().find(|control| control.select).unwrap();
        self.page.tap(&panel, hands, &[".all"]).await;
        let opened = |message: &Seen| stands(message, last - most) && message.text.contains("’s panel then:");
        let opened = self.page.wait("all hands", opened).await;
        let share = control(&opened, "w", &format!("{}.all", last - most)).unwrap();
        self.page.tap(&opened, &share, &[]).await;
        let shared =
            |message: &Seen| !message.ephemeral && message.text.contains(" shares a moment of this game:");
        self.page.wait("the shared moment", shared).await;
        if most == last {
            self.film().await;
        }
    }

    /// Shows the game that has ended to everyone as a film.
    pub async fn film(&self) {
        let panel = |message: &Seen| message.ephemeral && control(message, "p", "animate").is_some();
        let panel = self.page.wait("a panel", panel).await;
        let animate = control(&panel, "p", "animate").unwrap();
        self.page.tap(&panel, &animate, &[]).await;
        let film = |message: &Seen| {
            let told = message
                .alts
                .iter()
                .any(|alt| alt.starts_with("A film of a game of "));
            !message.ephemeral && told && message.text.contains(" from beginning to end:")
        };
        self.page.wait("the film", film).await;
    }

    /// The record once it lies in the channel: the program confirms every draw, and its replay ends
    /// as it says.
    pub async fn record(&self, driver: &Driver, address: &str, folder: &Path) -> String {
        self.page.go("tables").await;
        self.page
            .wait("the record", |message| recorded(std::slice::from_ref(message)))
            .await;
        let path = taken(driver, address, folder).await;
        check(&path);
        std::fs::read_to_string(path).unwrap()
    }
}

/// What a control does: its letter and its notation, as its id carries them.
pub fn deed(control: &Shown) -> (&str, &str) {
    let mut parts = control.custom_id.splitn(6, '.').skip(4);
    (parts.next().unwrap_or(""), parts.next().unwrap_or(""))
}

/// The stamp of a control's panel: another one for each decision of a person.
fn stamp(control: &Shown) -> String {
    control.custom_id.split('.').nth(2).unwrap_or_default().to_owned()
}

/// Whether a control does an action, other than one that opens a menu.
fn does(control: &Shown) -> bool {
    matches!(deed(control).0, "a" | "s" | "m")
}

/// The controls of a message that can be used in the game, be it that they open a menu.
pub fn actions(message: &Seen) -> Vec<Shown> {
    let usable = |control: &&Shown| !control.disabled && (does(control) || deed(control).0 == "o");
    message.controls.iter().filter(usable).cloned().collect()
}

/// The control of a message with this letter and notation, if it is there and can be used.
pub fn control(message: &Seen, letter: &str, notation: &str) -> Option<Shown> {
    message
        .controls
        .iter()
        .find(|control| !control.disabled && deed(control) == (letter, notation))
        .cloned()
}

/// What a message says, but for the line that mentions people: it also tells for how long, and that
/// goes on.
pub fn lasting(message: &Seen) -> String {
    let lines: Vec<&str> = message.text.lines().filter(|line| !line.contains('@')).collect();
    format!("{lines:?} {:?}", message.alts)
}

/// Whether a message is a board that everyone sees.
pub fn is_board(message: &Seen) -> bool {
    !message.alts.is_empty() && !message.ephemeral
}

/// Whether a record lies among messages.
pub fn recorded(messages: &[Seen]) -> bool {
    messages
        .iter()
        .any(|message| message.files.iter().any(|file| file.starts_with("tavolo-")))
}

/// The record as the page gives it away.
async fn taken(driver: &Driver, address: &str, folder: &Path) -> PathBuf {
    let link = driver
        .client
        .find(fantoccini::Locator::Css("a[data-file^='tavolo-']"))
        .await
        .unwrap();
    let url = link.prop("href").await.unwrap().unwrap();
    assert!(url.starts_with(address.trim_end_matches('/')), "{url}");
    let text = reqwest::get(url).await.unwrap().text().await.unwrap();
    let path = folder.join("record.txt");
    std::fs::write(&path, text).unwrap();
    path
}

/// The line that says how a record ends, which its digest follows.
pub fn end(record: &str) -> &str {
    let (end, digest) = record.trim_end().rsplit_once("\n# digest ").unwrap();
    assert_eq!(digest.len(), 64, "{record}");
    end.lines().last().unwrap()
}

/// The program confirms every draw, and its replay ends as the record says.
fn check(record: &Path) {
    let path = record.to_str().unwrap();
    let verified = tavolo(&["verify", path]);
    let lacks = String::from_utf8_lossy(&verified.stderr).into_owned();
    let mock = lacks.contains("not proved: ") && lacks.contains("anybody can make sandbox's numbers");
    assert!(verified.status.code() == Some(3) && mock, "{lacks}");
    let replayed = tavolo(&["replay", path, "--json"]);
    assert!(replayed.status.success(), "{}", String::from_utf8_lossy(&replayed.stderr));
    let lines: Vec<Value> = String::from_utf8(replayed.stdout)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let text = std::fs::read_to_string(record).unwrap();
    let over = end(&text);
    let ended = &lines.last().unwrap()["next"]["over"];
    let numbers = |key: &str| {
        ended[key]
            .as_array()
            .unwrap()
            .iter()
            .map(|number| format!(" {number}"))
            .collect::<String>()
    };
    // That everybody else has given up is no end by the rules.
    if !over.starts_with("over alone ") {
        let how = ended["how"].as_str().unwrap();
        let due = format!("over {how} | winners{} | scores{}", numbers("winners"), numbers("scores"));
        assert_eq!(over, due);
    }
    let step =
        |line: &&str| line.starts_with(|first: char| first.is_ascii_digit()) || line.starts_with("back ");
    let plies = text.lines().filter(step).count();
    let played = lines.iter().filter(|line| line["action"] != "resigned").count();
    assert_eq!(played, plies, "one line a ply and a taking back, and one for who resigned: {text}");
}
