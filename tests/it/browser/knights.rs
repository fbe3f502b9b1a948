//! A game of Barony for two in the page: first cities by row and space, turns by taps, taken back,
//! typed as one line and planned beforehand; then knights that go to and fro until the table's own
//! limit ends the game.

use super::table::{Table, end, recorded};
use super::{Driver, Page, Program};
use crate::ports;

/// The lines by which people sit down; ten rounds in a row without progress end the game.
const LINES: [(&str, &str); 2] = [("Ana", "/join game:barony with:idle-rounds 10"), ("Bruno", "/join")];
/// Turns that nothing comes of until then.
const IDLE: usize = 20;
/// Who places the first cities, from who begins.
const PLACING: [usize; 6] = [0, 1, 1, 1, 0, 0];
/// The controls of a knight's move: where to, which knight, and the way there.
const MOVE: [(&str, &str); 3] = [("a", "move "), ("o", "move "), ("o", "move")];
/// What a typed move begins with.
const TYPED: &str = "/play move:move ";
/// The key that takes away the last letter typed.
const BACKSPACE: &str = "\u{e003}";

/// The game, who has its turns in order, and every space on which a pawn has stood.
struct Game<'a> {
    table: Table<'a>,
    players: Vec<&'static str>,
    stood: Vec<String>,
}

/// The steps of a turn that is typed with the verb of anybody's language, where it has nothing else.
fn steps(text: &str) -> Option<Vec<(&str, &str)>> {
    let mut words = text.strip_prefix("/play move:")?.split_whitespace();
    let verb = words.next()?;
    words
        .filter(|word| *word != verb)
        .map(|step| step.split_once('-'))
        .collect()
}

impl Game<'_> {
    /// Whose turn it is, once the board says it.
    async fn turn(&mut self) -> &'static str {
        self.table.awaited(|_| false).await.unwrap()
    }

    /// Waits for somebody's turn: a turn of several steps changes the board with each.
    async fn turn_of(&mut self, player: usize) -> &'static str {
        loop {
            let name = self.turn().await;
            if name == self.players[player] {
                return name;
            }
        }
    }

    /// First cities, by row where there are many spaces.
    async fn place(&mut self) {
        for player in PLACING {
            let name = if self.stood.is_empty() {
                self.turn().await
            } else {
                self.turn_of(player).await
            };
            if self.stood.is_empty() && name != self.players[0] {
                self.players.reverse();
            }
            let taps = self.table.press(name, &[("a", "place "), ("o", "place ")]).await;
            self.stood.extend(
                taps.last()
                    .and_then(|done| done.strip_prefix("place "))
                    .map(str::to_owned),
            );
        }
    }

    /// Two knights, a step each, in five taps; the first step was taken back once.
    async fn move_two(&mut self, name: &str) {
        self.table.press(name, &MOVE).await;
        self.table.press(name, &[("p", "take-back")]).await;
        let first = self.table.press(name, &MOVE).await;
        let second = self.table.press(name, &MOVE).await;
        assert_eq!((first.len(), second.len()), (3, 2), "{first:?} and {second:?} are not five taps");
        self.stood.extend(
            [first, second]
                .iter()
                .filter_map(|taps| taps.last()?.split_once('-'))
                .map(|(_, to)| to.to_owned()),
        );
    }

    /// Whether a typed turn consists of so many steps, all to spaces on which no pawn ever stood.
    fn free(&self, text: &str, count: usize) -> bool {
        let stood = |space: &str| self.stood.iter().any(|other| other == space);
        let Some(steps) = steps(text) else {
            return false;
        };
        steps.len() == count && steps.iter().all(|(_, to)| !stood(to))
    }

    /// How a typed move may begin: with any step, or with one from a space known to have had a pawn.
    fn beginnings(&self) -> Vec<String> {
        let from = self.stood.iter().map(|space| format!("{TYPED}{space}-"));
        std::iter::once(TYPED.trim_end().to_owned()).chain(from).collect()
    }

    /// A whole turn in one line, each of its two steps taken from what is suggested.
    async fn type_two(&mut self, name: &str) {
        let page = &self.table.page;
        page.at(name, "tables").await;
        let one = page
            .take_of_any(&self.beginnings(), |text| self.free(text, 1))
            .await;
        let both = page
            .take(BACKSPACE, |text| text.starts_with(one.trim_end()) && self.free(text, 2))
            .await;
        page.send().await;
        self.stood
            .extend(steps(&both).unwrap().into_iter().map(|(_, to)| to.to_owned()));
    }

    /// A village in place of each knight that can be swapped, after which the turn passes by
    /// itself.
    async fn build_all(&mut self, name: &str) -> &'static str {
        loop {
            self.table.press(name, &[("a", "build "), ("o", "build")]).await;
            let next = self.turn().await;
            if next != name {
                return next;
            }
        }
    }

    /// Plans the next turn with one tap, while it is the other's.
    async fn plan(&mut self, name: &str) {
        self.table.press(name, &[("s", ""), ("p", "plan")]).await;
    }

    /// A knight's step to a space where no pawn ever stood, typed: from where, and where to.
    async fn leave(&mut self, name: &str) -> (String, String) {
        let page = &self.table.page;
        page.at(name, "tables").await;
        let typed = page
            .take_of_any(&self.beginnings(), |text| self.free(text, 1))
            .await;
        page.say("done").await;
        let (from, to) = steps(&typed).unwrap()[0];
        self.stood.push(to.to_owned());
        (from.to_owned(), to.to_owned())
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_barony() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(ports::free(), &folder.path().join("state"));
    let driver = Driver::start(1200, 900).await;
    let page = Page::open(&driver, &program.address).await;
    let table = Table::begin(page, &LINES).await;
    let mut game = Game {
        table,
        players: LINES.map(|(name, _)| name).to_vec(),
        stood: Vec::new(),
    };
    game.place().await;
    let (one, other) = (game.players[0], game.players[1]);
    game.turn_of(0).await;
    game.move_two(one).await;
    game.turn_of(1).await;
    game.type_two(other).await;
    game.turn_of(0).await;
    game.plan(other).await;
    assert_eq!(game.build_all(one).await, other);
    game.table.press(other, &[("a", "planned")]).await;
    game.turn_of(0).await;
    game.table
        .press(one, &[("a", "recruit "), ("o", "recruit")])
        .await;
    game.turn_of(1).await;
    game.table
        .press(other, &[("a", "recruit "), ("o", "recruit")])
        .await;
    driver.picture("barony-both").await;
    let mut ways = Vec::new();
    for player in [0, 1] {
        let name = game.turn_of(player).await;
        ways.push((name, game.leave(name).await));
    }
    let mut turns = 0;
    while let Some(name) = game.table.awaited(recorded).await {
        turns += 1;
        assert!(turns < IDLE, "the game does not end");
        let (_, (from, to)) = ways.iter_mut().find(|(player, _)| *player == name).unwrap();
        std::mem::swap(from, to);
        game.table.page.at(name, "tables").await;
        game.table.page.say(&format!("{TYPED}{from}-{to} done")).await;
    }
    driver.picture("barony-the-end").await;
    let record = game.table.record(&driver, &program.address, folder.path()).await;
    assert!(end(&record).starts_with("over idle"), "{record}");
    game.table.verify().await;
    game.table.go_through().await;
    drop(program);
}
