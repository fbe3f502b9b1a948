//! A table with a pace, as its channel reads of it: until when somebody can decide, and what is
//! asked when a time is up.

use super::bot::memory;
use super::direct::text;
use super::stage::{Request, Stage, caller};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tavolo::clock::Clock;
use tavolo::discord::Settings;
use tavolo::discord::incoming::Caller;
use tavolo::hall::{Computers, Deadlines, Hall, ThinkingLimits};
use tavolo::program::catalogue;
use tavolo::store::TableId;
use tavolo::table::{Actor, Command, Order, Origin, UserId};
use tokio::time::timeout;

pub const HOUR: u64 = 60 * 60 * 1_000;

/// A game at a pace, by a clock that the test moves.
pub struct Paced {
    pub stage: Stage,
    pub clock: Clock,
    deadlines: Deadlines,
    pub table: TableId,
    pub people: Vec<Caller>,
}

impl Paced {
    /// A game of three.
    pub async fn begun(game: &str, pace: &str) -> Paced {
        Paced::of(3, game, pace).await
    }

    async fn of(count: usize, game: &str, pace: &str) -> Paced {
        // The same luck each time: a tile that fits in one place alone is laid by itself, and whoever
        // is up next is another then.
        let numbers = AtomicU64::new(1);
        let same = Box::new(move |bytes: &mut [u8]| {
            let number = numbers.fetch_add(1, Ordering::Relaxed).to_le_bytes();
            bytes
                .iter_mut()
                .zip(number.iter().cycle())
                .for_each(|(byte, next)| *byte = *next);
            true
        });
        let hall = Hall::new(memory(), catalogue()).with_randomness(same);
        Paced::over(hall, count, (game, pace)).await
    }

    /// The same in an empty hall.
    pub async fn over(hall: Hall, count: usize, (game, pace): (&str, &str)) -> Paced {
        let clock = Clock::standing(Clock::system().now() + 60_000);
        let mut stage = Stage::with(hall.with_clock(clock.clone()), Settings::default());
        let mut people = vec![caller(1, "Ana"), caller(2, "Ben"), caller(3, "Cleo")];
        people.truncate(count);
        for person in &people {
            stage.command(person, "join", &[text("game", game)]).await;
        }
        stage.command(&people[1], "join", &[text("with", pace)]).await;
        stage.rest().await;
        let table = stage.hall.of(UserId(1)).await.unwrap()[0];
        stage.start(&people[0]).await;
        stage.rest().await;
        let deadlines = Deadlines::new(Arc::clone(&stage.hall));
        Paced {
            stage,
            clock,
            deadlines,
            table,
            people,
        }
    }

    /// Hours pass, and whatever is due in them is done.
    pub async fn pass(&mut self, hours: u64) {
        for _ in 0..hours {
            self.clock.advance(HOUR);
            self.deadlines.round().await;
        }
        tokio::task::yield_now().await;
        self.stage.rest().await;
    }

    /// The newest board.
    pub fn board(&self) -> Request {
        let all = self.stage.port.after(0).into_iter().rev();
        let mut boards = all.filter(|request| request.only.is_none() && request.shows_controls());
        boards.next().unwrap()
    }

    /// Somebody presses a button of the board's; what is answered.
    pub async fn press(&mut self, who: usize, button: &str) -> String {
        let board = self.board();
        let id = board
            .button(button)
            .unwrap_or_else(|| panic!("no {button} on {board:?}"));
        let person = self.people[who].clone();
        let said = self.stage.press(&person, &id, &[]).await;
        self.stage.rest().await;
        if button == "vote-computer" {
            self.computers_act().await;
        }
        said
    }

    /// The computers act that are awaited.
    async fn computers_act(&mut self) {
        let limits = ThinkingLimits {
            pause: 0,
            ..ThinkingLimits::default()
        };
        let computers = Computers::new(Arc::clone(&self.stage.hall), limits).unwrap();
        timeout(Duration::from_secs(60), computers.round())
            .await
            .expect("computers act");
        tokio::task::yield_now().await;
        self.stage.rest().await;
    }

    /// Somebody presses a button of the newest message that they alone see; what is answered.
    async fn press_own(&mut self, who: usize, button: &str) -> String {
        let person = self.people[who].clone();
        let all = self.stage.port.after(0).into_iter().rev();
        let mut own = all.filter(|request| request.only == Some(person.user.0));
        let id = own.find_map(|request| request.button(button));
        let id = id.unwrap_or_else(|| panic!("no {button}"));
        let said = self.stage.press_in(&person, Some(70), &id, &[]).await;
        self.stage.rest().await;
        said
    }

    /// What somebody's newest direct message says and has by now.
    pub fn direct(&self, who: usize) -> Request {
        let user = self.people[who].user.0;
        let all = self.stage.port.after(0).into_iter().rev();
        let own: Vec<Request> = all.filter(|request| request.only == Some(user)).collect();
        let sent = own.iter().find(|request| request.kind == "send").unwrap();
        let mut newest = own.iter().filter(|request| request.message == sent.message);
        newest.next().unwrap().clone()
    }

    /// Somebody does what comes first among what they may do.
    pub async fn act(&mut self, who: usize) {
        let person = self.people[who].clone();
        let legal = self.stage.hall.read(self.table, |table| table.legal(person.user));
        let legal = legal.await.unwrap();
        self.stage
            .command(&person, "play", &[text("move", &legal[0].0)])
            .await;
        self.stage.rest().await;
    }

    /// Whose turn it is, from 0.
    pub async fn up(&self) -> usize {
        let awaited = self.stage.hall.read(self.table, |table| {
            let seat = table.awaited().iter().next()?;
            table.roster().player(seat)?.user()
        });
        usize::try_from(awaited.await.unwrap().unwrap().0).unwrap() - 1
    }
}

const VOTES: [&str; 5] = ["vote-wait", "vote-safe-action", "vote-computer", "vote-substitute", "vote-end"];

#[tokio::test]
async fn the_board_says_until_when_somebody_can_decide() {
    for (game, pace) in [("carcassonne", "pace brisk"), ("barony", "Pace: brisk")] {
        let paced = Paced::begun(game, pace).await;
        let until = (paced.clock.now() + 32 * HOUR) / 1_000;
        let board = paced.board();
        assert!(board.text().contains(&format!("<t:{until}")), "{}", board.text());
        for vote in VOTES {
            assert!(board.button(vote).is_none(), "nothing is asked yet");
        }
    }
}

#[tokio::test]
async fn those_whose_time_ends_together_stand_in_one_line() {
    let mut paced = Paced::begun("kingsburg", "pace brisk").await;
    let until = (paced.clock.now() + 32 * HOUR) / 1_000;
    let lines = |board: &Request| -> Vec<String> {
        let text = board.text();
        let lines = text.lines().filter(|line| line.contains("then reserve"));
        lines.map(str::to_owned).collect()
    };
    let own = (paced.clock.now() + 8 * HOUR) / 1_000;
    let moment = |at: u64| format!("<t:{at}:f> (<t:{at}:R>)");
    let line = |who: &str, until: u64| {
        let (own, until) = (moment(own), moment(until));
        format!("{who}: own time until {own}, then reserve until {until}.")
    };
    assert_eq!(lines(&paced.board()), [line("Ana, Ben and Cleo", until)]);
    let ana = paced.people[0].clone();
    paced
        .stage
        .command(&ana, "play", &[text("move", "aid gold")])
        .await;
    paced.stage.rest().await;
    assert_eq!(lines(&paced.board()), [line("Ben and Cleo", until)]);
}

#[tokio::test]
async fn when_a_time_is_up_the_others_are_mentioned_once_and_decide_by_buttons() {
    let mut paced = Paced::begun("carcassonne", "pace brisk").await;
    let late = paced.up().await;
    let others: Vec<usize> = (0..3).filter(|person| *person != late).collect();
    let before = paced.stage.port.after(0).len();
    paced.pass(32).await;
    let board = paced.board();
    assert!(board.text().contains("What now?"), "{}", board.text());
    let mentioned: Vec<u64> = others.iter().map(|person| paced.people[*person].user.0).collect();
    let posts = paced.stage.port.after(before);
    let pings: Vec<Vec<u64>> = posts
        .iter()
        .map(|request| request.notifies())
        .filter(|users| !users.is_empty())
        .collect();
    assert_eq!(pings, [mentioned], "the others, once");
    assert!(VOTES.iter().all(|vote| board.button(vote).is_some()));

    let said = paced.press(late, "vote-wait").await;
    assert!(said.contains("The others decide this"), "{said}");
    let said = paced.press(others[0], "vote-computer").await;
    assert!(said.contains("Your answer counts"), "{said}");
    assert!(
        paced
            .board()
            .text()
            .contains("a computer plays until they come back")
    );
    paced.press(others[1], "vote-computer").await;
    let board = paced.board();
    assert!(board.text().contains("is away: a computer plays for this seat"), "{}", board.text());
    assert!(VOTES.iter().all(|vote| board.button(vote).is_none()));
    assert_ne!(paced.up().await, late);

    let said = paced.press(late, "return").await;
    assert!(said.contains("You play for yourself again"), "{said}");
    assert!(!paced.board().text().contains("is away"));
    let said = paced.stage.command(&paced.people[late].clone(), "log", &[]).await;
    for told in [
        "Time is up for",
        "answers: a computer plays",
        "From now on a computer plays for",
        "takes their seat again",
    ] {
        assert!(said.contains(told), "{told}: {said}");
    }
}

/// When the turn began, as the board says it.
fn began(board: &Request) -> String {
    let text = board.text();
    let (_, after) = text
        .split_once("(turn began ")
        .unwrap_or_else(|| panic!("no turn: {text}"));
    after.split_once(')').unwrap().0.to_owned()
}

#[tokio::test]
async fn a_question_lets_no_turn_begin_anew() {
    let mut paced = Paced::begun("condottiere", "pace daily").await;
    let (late, since) = (paced.up().await, began(&paced.board()));
    paced.pass(97).await;
    for other in [(late + 1) % 3, (late + 2) % 3] {
        paced.press(other, "vote-wait").await;
    }
    assert_eq!(began(&paced.board()), since, "they wait on for the same turn");
    while paced.up().await == late {
        paced.act(late).await;
    }
    assert_ne!(began(&paced.board()), since);
}

#[tokio::test]
async fn whoever_has_answered_and_resigned_decides_nothing_any_more() {
    let mut paced = Paced::begun("carcassonne", "pace brisk").await;
    let late = paced.up().await;
    let (one, other) = ((late + 1) % 3, (late + 2) % 3);
    paced.pass(32).await;
    paced.press(one, "vote-wait").await;
    let resigns = Order {
        by: Actor::person(paced.people[one].user, 9_000_000),
        name: paced.people[one].name.clone(),
        at: paced.clock.now(),
        stamp: None,
        origin: Origin::NOWHERE,
        command: Command::Resign,
    };
    paced.stage.hall.order(paced.table, &resigns).await.unwrap();
    paced.stage.rest().await;
    assert!(!paced.board().text().contains(": wait once more"), "{}", paced.board().text());
    paced.press(other, "vote-computer").await;
    let board = paced.board().text();
    assert!(board.contains("is away: a computer plays for this seat"), "{board}");
}

#[tokio::test]
async fn where_the_others_look_for_a_substitute_the_seat_is_offered_on_the_board() {
    let mut paced = Paced::begun("barony", "pace brisk").await;
    paced.pass(32).await;
    // Whoever is late, two of three answer.
    for person in 0..3 {
        if paced.board().button("vote-substitute").is_some() {
            paced.press(person, "vote-substitute").await;
        }
    }
    let board = paced.board();
    assert!(board.text().contains("it is free, and anybody can take it over"), "{}", board.text());
    assert!(board.button("take-seat").is_some());
    let dora = caller(4, "Dora");
    let id = board.button("take-seat").unwrap();
    paced.stage.press(&dora, &id, &[]).await;
    paced.stage.rest().await;
    assert_eq!(paced.stage.hall.of(UserId(4)).await.unwrap(), [paced.table]);
}

#[tokio::test]
async fn where_all_are_late_nobody_is_asked() {
    let mut paced = Paced::begun("kingsburg", "pace brisk").await;
    paced.pass(32).await;
    let board = paced.board();
    assert!(board.text().contains("nobody else is there to say"), "{}", board.text());
    assert!(VOTES.iter().all(|vote| board.button(vote).is_none()));
    paced.pass(8).await;
    assert!(!paced.board().text().contains("nobody else is there"), "the bot has acted");
}

#[tokio::test]
async fn at_a_table_without_a_pace_more_offers_to_ask_after_a_day() {
    let mut paced = Paced::begun("carcassonne", "pace relaxed").await;
    let late = paced.up().await;
    let other = (late + 1) % 3;
    let person = paced.people[other].clone();
    for (hours, answer) in
        [(1, "The last move is not long ago"), (23, "The others at the table are asked now")]
    {
        paced.pass(hours).await;
        paced.press(other, "more").await;
        let all = paced.stage.port.after(0).into_iter().rev();
        let mut more = all.filter(|request| request.button("ask-about-awaited").is_some());
        let id = more.next().unwrap().button("ask-about-awaited").unwrap();
        let said = paced.stage.press_in(&person, Some(70), &id, &[]).await;
        assert!(said.contains(answer), "{said}");
    }
    paced.stage.rest().await;
    assert!(paced.board().button("vote-wait").is_some());
}

/// How often somebody was sent a new direct message.
pub fn sent(paced: &Paced, person: usize) -> usize {
    let user = paced.people[person].user.0;
    let all = paced.stage.port.after(0).into_iter();
    all.filter(|request| request.only == Some(user) && request.kind == "send")
        .count()
}

#[tokio::test]
async fn who_is_late_is_reminded_by_a_new_direct_message_at_three_quarters_of_a_decision_and_at_nine_tenths_of_all()
 {
    let mut paced = Paced::begun("carcassonne", "pace brisk").await;
    let late = paced.up().await;
    let before: Vec<usize> = (0..3).map(|person| sent(&paced, person)).collect();
    for (hours, reminders) in [(5, 0), (1, 1), (22, 1), (1, 2), (2, 2)] {
        paced.pass(hours).await;
        let now: Vec<usize> = (0..3).map(|person| sent(&paced, person)).collect();
        for person in 0..3 {
            let wanted = if person == late { reminders } else { 0 };
            assert_eq!(now[person] - before[person], wanted, "{person} after {hours} more hours");
        }
    }
    let all = paced.stage.port.after(0).into_iter().rev();
    let user = paced.people[late].user.0;
    let mut own = all.filter(|request| request.only == Some(user) && request.kind == "send");
    let text = own.next().unwrap().text();
    assert!(text.contains("⏰ The others are waiting for you."), "{text}");
}

#[tokio::test]
async fn more_has_whoever_is_awaited_reminded_by_a_new_direct_message() {
    let mut paced = Paced::begun("carcassonne", "pace relaxed").await;
    let late = paced.up().await;
    let other = (late + 1) % 3;
    let person = paced.people[other].clone();
    paced.pass(1).await;
    let before = sent(&paced, late);
    paced.press(other, "more").await;
    let all = paced.stage.port.after(0).into_iter().rev();
    let id = all.filter_map(|request| request.button("nudge")).next().unwrap();
    for (answer, more) in [("by direct message", 1), ("were reminded already", 1)] {
        let said = paced.stage.press_in(&person, Some(70), &id, &[]).await;
        assert!(said.contains(answer), "{said}");
        paced.stage.rest().await;
        assert_eq!(sent(&paced, late) - before, more);
    }
}

#[tokio::test]
async fn another_pace_is_proposed_behind_more_and_agreed_to_on_the_board() {
    let mut paced = Paced::begun("condottiere", "pace relaxed").await;
    let person = paced.people[0].clone();
    paced.press(0, "more").await;
    let newest = |paced: &Paced| paced.stage.port.after(0).into_iter().rev();
    let id = newest(&paced)
        .filter_map(|request| request.button("options"))
        .next()
        .unwrap();
    let told = paced.stage.press_in(&person, Some(70), &id, &[]).await;
    assert!(told.contains("is proposed to the others"), "{told}");
    let (id, values) = newest(&paced)
        .find_map(|request| request.act("set pace daily"))
        .unwrap();
    let values: Vec<&str> = values.iter().map(String::as_str).collect();
    paced.stage.press_in(&person, Some(70), &id, &values).await;
    paced.stage.rest().await;
    let board = paced.board();
    assert!(
        board.text().contains(
            "would like another pace: daily (one day a decision, then 3 days of reserve). So far 1 of 3;"
        ),
        "{}",
        board.text()
    );
    let said = paced.press(1, "agree-pace").await;
    assert!(said.contains("You agree to another pace"), "{said}");
    let said = paced.press(2, "agree-pace").await;
    assert!(said.contains("this pace holds now: daily (one day a decision"), "{said}");
    let until = (paced.clock.now() + 96 * HOUR) / 1_000;
    let board = paced.board();
    assert!(board.text().contains(&format!("<t:{until}")), "{}", board.text());
    assert!(board.button("agree-pace").is_none());
    let changed = "The table now has another pace: daily";
    assert!(board.text().contains(changed), "{}", board.text());
    let up = paced.up().await;
    paced.act(up).await;
    assert!(!paced.board().text().contains(changed), "it is told once");
}

#[tokio::test]
async fn who_wants_no_reminders_gets_none() {
    let mut paced = Paced::begun("carcassonne", "pace brisk").await;
    let late = paced.up().await;
    let person = paced.people[late].clone();
    let off = [text("reminders", "none")];
    let said = paced.stage.sub_command(&person, "settings", "mine", &off).await;
    assert!(said.contains("reminders: none"), "{said}");
    let before = sent(&paced, late);
    paced.pass(31).await;
    assert_eq!(sent(&paced, late), before);
}

#[tokio::test]
async fn to_end_the_game_is_asked_first_and_told_truly_then() {
    let mut paced = Paced::of(2, "carcassonne", "pace brisk").await;
    let late = paced.up().await;
    let (other, names) = (1 - late, ["Ana", "Ben"]);
    paced.pass(32).await;
    let asked = paced.board().text();
    assert!(asked.contains(&format!("{} decides.", names[other])), "{asked}");
    assert!(!asked.contains("more than half"), "one alone decides: {asked}");
    let own = paced.direct(other).text();
    assert!(own.contains("You decide.") && !own.contains("decides."), "told to whoever decides: {own}");
    let own = paced.direct(late).text();
    assert!(own.contains("Your time is up, and the others decide what happens"), "{own}");
    assert!(!own.contains("Time is up for"), "told once: {own}");
    assert!(asked.contains("whoever is late counts as having given up"), "{asked}");

    let said = paced.press(late, "vote-end").await;
    assert!(said.contains("The others decide this"), "{said}");
    let said = paced.press(other, "vote-end").await;
    assert!(said.contains("Do you really want to end the game"), "{said}");
    let follows = format!("{} counts as having given up, and you win", names[late]);
    assert!(said.contains(&follows), "{said}");
    assert!(paced.board().button("vote-end").is_some(), "nothing is decided yet");
    let said = paced.press_own(other, "end-surely").await;
    assert!(said.contains("Decided. The game ends, since time is up for"), "{said}");
    assert!(!said.contains("change it"), "{said}");

    let truly = "Time was up for";
    let board = paced.board().text();
    assert!(board.contains(truly) && board.contains("has won."), "{board}");
    let own = paced.direct(late).text();
    assert!(own.contains("Your time was up, and the others ended the game.") && own.contains(truly), "{own}");
    for text in [board, own] {
        assert!(!text.contains("given up"), "{text}");
    }
}

#[tokio::test]
async fn of_three_the_end_wants_more_than_half_and_each_is_asked_first() {
    let mut paced = Paced::begun("carcassonne", "pace brisk").await;
    let late = paced.up().await;
    paced.pass(32).await;
    for (nth, person) in (0..3).filter(|person| *person != late).enumerate() {
        let said = paced.press(person, "vote-end").await;
        assert!(said.contains("without a winner"), "{said}");
        let said = paced.press_own(person, "end-surely").await;
        let expected = ["Your answer counts", "Decided."][nth];
        assert!(said.contains(expected), "{said}");
    }
    let board = paced.board().text();
    assert!(board.contains("and the others ended this game before it was finished"), "{board}");
}

#[tokio::test]
async fn whoever_decides_reads_what_was_decided_split_answers_too() {
    let mut paced = Paced::begun("carcassonne", "pace brisk").await;
    let late = paced.up().await;
    let others: Vec<usize> = (0..3).filter(|person| *person != late).collect();
    paced.pass(32).await;
    paced.press(others[0], "vote-wait").await;
    let said = paced.press(others[1], "vote-computer").await;
    assert!(said.contains("Decided. The answers are split, so the bot acts once for"), "{said}");
    assert!(paced.board().button("vote-wait").is_none());
}

#[tokio::test]
async fn whom_the_bot_acted_for_reads_so_and_takes_nothing_of_it_back() {
    for remedy in ["vote-safe-action", "vote-computer"] {
        let mut paced = Paced::of(2, "carcassonne", "pace brisk").await;
        let late = paced.up().await;
        paced.pass(32).await;
        paced.press(1 - late, remedy).await;
        let own = paced.direct(late);
        let done = match remedy {
            "vote-computer" => "Done for you while you were away:",
            _ => "Your time was up; the bot acted for you",
        };
        assert!(own.text().contains(done), "{}", own.text());
        let asked = paced.press(late, "hand").await;
        let told = asked.matches("lays tile").count();
        assert!(told == 1 || own.text().contains("as is told above"), "told twice: {asked}");
        assert!(own.button("take-back").is_none(), "{remedy}");
        let person = paced.people[late].clone();
        let said = paced.stage.command(&person, "takeback", &[]).await;
        let whose = match remedy {
            "vote-computer" => "A computer did the last action for you",
            _ => "The bot did the last action for you",
        };
        assert!(said.contains(whose), "{remedy}: {said}");
        if remedy == "vote-computer" {
            assert!(
                own.text()
                    .contains("the others decided that a computer plays for you"),
                "{}",
                own.text()
            );
            paced.press(late, "return").await;
        }
        for _ in 0..9 {
            let up = paced.up().await;
            if up == late {
                break;
            }
            paced.act(up).await;
        }
        let own = paced.direct(late).text();
        let recap = own
            .split("Since the beginning:")
            .nth(1)
            .unwrap_or_else(|| panic!("{own}"));
        let bot = if remedy == "vote-computer" {
            "From now on a computer plays for you"
        } else {
            "The bot acts once for you"
        };
        assert!(recap.contains(bot) && !own.contains("Time is up for"), "{own}");
    }
}

#[tokio::test]
async fn what_was_forgone_for_somebody_is_told_and_what_others_did_for_them_apart() {
    let mut paced = Paced::begun("carcassonne", "pace brisk").await;
    let late = paced.up().await;
    paced.act(late).await;
    assert_eq!(paced.up().await, late, "a follower can stand on the tile");
    paced.pass(32).await;
    for other in (0..3).filter(|person| *person != late) {
        paced.press(other, "vote-safe-action").await;
    }
    let own = paced.direct(late).text();
    assert!(own.contains("Your time was up; the bot acted for you"), "{own}");
    assert!(own.contains("places no follower"), "{own}");
    // Whoever gives a seat up is not late any more.
    let person = paced.people[late].clone();
    paced.stage.command(&person, "resign", &[]).await;
    paced.press_own(late, "resign-surely").await;
    let said = paced.stage.command(&person, "join", &[]).await;
    assert!(!said.contains("Your time was up"), "{said}");
    let own = paced.direct(late).text();
    assert!(!own.contains("Your time was up"), "{own}");
}

#[tokio::test]
async fn whom_a_computer_plays_for_comes_back_before_they_ask_the_others() {
    let mut paced = Paced::begun("carcassonne", "pace brisk").await;
    let late = paced.up().await;
    paced.act(late).await;
    assert_eq!(paced.up().await, late, "a follower can stand on the tile");
    paced.pass(32).await;
    for other in (0..3).filter(|person| *person != late) {
        paced.press(other, "vote-computer").await;
    }
    let next = paced.up().await;
    assert_ne!(next, late, "the computer has acted");
    paced.act(next).await;
    let person = paced.people[late].clone();
    let said = paced.stage.command(&person, "takeback", &[]).await;
    assert!(said.contains("First press “I am back”"), "{said}");
    paced.press_own(late, "return").await;
    let said = paced.stage.command(&person, "takeback", &[]).await;
    assert!(said.contains("cannot take your action back alone"), "{said}");
    let asked = paced.stage.port.after(0).into_iter().rev();
    let mut own = asked.filter(|request| request.only == Some(person.user.0));
    let labels = own.next().unwrap().labels();
    assert!(labels.contains(&"Take nothing back".to_owned()), "{labels:?}");
}

#[tokio::test]
async fn a_seat_that_was_given_away_comes_back_by_the_message_that_tells_of_it() {
    let mut paced = Paced::begun("barony", "pace brisk").await;
    let late = paced.up().await;
    let person = paced.people[late].clone();
    paced.pass(32).await;
    for other in (0..3).filter(|other| *other != late) {
        paced.press(other, "vote-substitute").await;
    }
    let board = paced.board().text();
    assert!(board.contains(&format!("The table gives away the seat of {}", person.name)), "{board}");
    assert!(!board.contains("given up") && !board.contains("resigns"), "{board}");
    let own = paced.direct(late);
    assert!(own.text().contains("look for a substitute for your seat"), "{}", own.text());
    assert!(own.button("take-seat").is_some());
    let said = paced
        .stage
        .command(&person, "play", &[text("move", "pass")])
        .await;
    assert!(said.contains("gives it back to you"), "{said}");
    let said = paced.stage.command(&person, "tables", &[]).await;
    assert!(said.contains("gives you your seat back"), "{said}");

    let dora = caller(4, "Dora");
    let id = paced.board().button("take-seat").unwrap();
    let said = paced.stage.press(&dora, &id, &[]).await;
    assert!(said.contains("You have taken over the seat of"), "{said}");
    paced.stage.rest().await;
    paced.people.push(dora);
    let said = paced.press_own(late, "take-seat").await;
    assert!(said.contains("You are back in your seat"), "{said}");
    assert!(!said.contains("taken over"), "{said}");
    let said = paced.stage.command(&paced.people[3].clone(), "hand", &[]).await;
    assert!(said.contains("has come back before you had acted"), "{said}");
    let said = paced.stage.command(&person, "log", &[]).await;
    assert!(said.contains("the table gives this seat away") && !said.contains("resigns"), "{said}");
}

#[tokio::test]
async fn who_wants_turns_by_message_is_asked_about_others_so_too() {
    let mut paced = Paced::begun("carcassonne", "pace brisk").await;
    let late = paced.up().await;
    let others: Vec<usize> = (0..3).filter(|person| *person != late).collect();
    let person = paced.people[others[0]].clone();
    let wish = [text("turn", "message"), text("language", "de")];
    paced.stage.sub_command(&person, "settings", "mine", &wish).await;
    paced.pass(31).await;
    let (before, posts) = (sent(&paced, others[0]), paced.stage.port.after(0).len());
    paced.pass(1).await;
    assert_eq!(sent(&paced, others[0]) - before, 1, "a message of its own");
    let own = paced.direct(others[0]);
    assert!(own.text().contains("Was nun?"), "{}", own.text());
    assert!(VOTES.iter().all(|vote| own.button(vote).is_some()));
    let pings: Vec<Vec<u64>> = paced
        .stage
        .port
        .after(posts)
        .iter()
        .map(|request| request.notifies())
        .filter(|users| !users.is_empty())
        .collect();
    assert_eq!(pings, [[paced.people[others[1]].user.0]], "no mention beside it");
    let said = paced.press_own(others[0], "vote-wait").await;
    assert!(said.contains("Deine Antwort zählt"), "{said}");
    paced.press(others[1], "vote-wait").await;
    let own = paced.direct(others[0]);
    assert!(VOTES.iter().all(|vote| own.button(vote).is_none()), "{}", own.text());
    assert_eq!(sent(&paced, others[0]) - before, 1, "no other one");
}
