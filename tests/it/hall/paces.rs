//! Tables with a pace: until when decisions can be made, and what becomes of seats whose time is up.
//! Told as scripts, by a clock that the test moves: the hour, who does what, and what comes of it.

use super::{who, word};
use crate::toy::Toy;
use std::sync::Arc;
use tavolo::clock::Clock;
use tavolo::hall::{Deadlines, Hall};
use tavolo::store::{Memory, Store, TableId};
use tavolo::table::timing::Remedy;
use tavolo::table::{Actor, Catalogue, Command, Order, Place, TableView};

const HOUR: u64 = 60 * 60 * 1_000;
/// When the first person sits down.
const START: u64 = 500_000 * HOUR;
const PEOPLE: [char; 5] = ['a', 'b', 'c', 'd', 'e'];

/// A hall with one table, by a clock that stands.
struct Script {
    store: Arc<dyn Store>,
    hall: Arc<Hall>,
    deadlines: Deadlines,
    clock: Clock,
    table: TableId,
    next: u64,
}

impl Script {
    async fn new() -> Script {
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let clock = Clock::standing(START);
        let (hall, deadlines) = opened(&store, &clock);
        Script {
            store,
            hall,
            deadlines,
            clock,
            table: TableId(0),
            next: 0,
        }
    }

    /// Plays a script, line by line: `hour people pace` begins a game, `hour who: what = outcome`,
    /// `hour | how it stands`, or `hour..hour down`.
    async fn plays(lines: &str) {
        let mut script = Script::new().await;
        for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let (time, rest) = line.split_once(' ').unwrap();
            if let Some((from, to)) = time.split_once("..") {
                assert_eq!(rest, "down", "{line}");
                script.goes_on_to(hour(from)).await;
                script.clock.advance(hour(to) - script.clock.now());
                (script.hall, script.deadlines) = opened(&script.store, &script.clock);
                script.deadlines.round().await;
                continue;
            }
            script.goes_on_to(hour(time)).await;
            if let Some((people, pace)) = rest.split_once(' ').filter(|_| !rest.contains([':', '|'])) {
                script.begins(people, pace).await;
                continue;
            }
            if let Some(stands) = rest.strip_prefix('|') {
                assert_eq!(script.stands().await, stands.trim(), "{line}");
                continue;
            }
            let (order, outcome) = rest.rsplit_once(" = ").unwrap();
            let (person, what) = order.split_once(": ").unwrap();
            let person = person.chars().next().unwrap();
            assert_eq!(script.tell(person, what).await, outcome, "{line}");
        }
    }

    /// People sit down, agree on a pace and begin.
    async fn begins(&mut self, people: &str, pace: &str) {
        for person in people.chars() {
            assert_eq!(self.tell(person, "join").await, "done");
        }
        let pace = format!("pace {pace}");
        for what in [pace.as_str(), "start"] {
            assert_eq!(self.tell('a', what).await, "done");
        }
    }

    /// Time passes, and whatever is due in it is done when it is due.
    async fn goes_on_to(&mut self, at: u64) {
        loop {
            let next = self.deadlines.round().await;
            let due = self.store.due(self.clock.now()).await.unwrap();
            if !due.is_empty() {
                continue;
            }
            let now = self.clock.now();
            self.clock.advance(next.min(at) - now);
            if next > at {
                return;
            }
        }
    }

    async fn tell(&mut self, person: char, what: &str) -> String {
        self.next += 1;
        let command = match what.split_once(' ').unwrap_or((what, "")) {
            ("join", _) => Command::join(),
            ("start", _) => Command::Start,
            ("take-back", _) => Command::TakeBack,
            ("back", _) => Command::Return,
            ("resign", _) => Command::Resign,
            ("leave-it", _) => Command::LeaveToComputer,
            ("ask", _) => Command::AskAboutAwaited,
            ("nudge", _) => Command::Nudge,
            ("agree", _) => Command::WishPace { pace: None },
            ("pace", value) => Command::Set {
                key: "pace".to_owned(),
                value: value.to_owned(),
            },
            ("vote", value) => Command::Vote {
                remedy: Remedy::votable().find(|one| one.id() == value).unwrap(),
            },
            _ => Command::Play {
                notation: what.to_owned(),
            },
        };
        let order = Order {
            by: Actor::person(who(person), self.next),
            name: person.to_string(),
            ..Order::of_host(self.clock.now(), command)
        };
        let game = *self.hall.catalogue().iter().next().unwrap();
        let joins = order.command == Command::join();
        let done = if joins {
            self.hall.join(Place(1), &game, &order).await
        } else {
            self.hall.order(self.table, &order).await
        };
        if let Ok(done) = &done {
            self.table = done.table;
        }
        word(done)
    }

    /// Until when each can decide, in hours since the start, and what else there is.
    async fn stands(&self) -> String {
        let told = self.hall.read(self.table, |table| told(table)).await.unwrap();
        let due: Vec<u64> = self
            .store
            .due(u64::MAX)
            .await
            .unwrap()
            .iter()
            .map(|(due, _)| *due)
            .collect();
        let known = self.hall.read(self.table, |table| table.due()).await.unwrap();
        assert_eq!(due, Vec::from_iter(known), "the store knows the table's time and no other: {told}");
        // What is stored is the same table.
        let again = opened(&self.store, &self.clock).0;
        assert_eq!(again.read(self.table, |table| self::told(table)).await.unwrap(), told);
        told
    }
}

fn opened(store: &Arc<dyn Store>, clock: &Clock) -> (Arc<Hall>, Deadlines) {
    let hall = Hall::new(Arc::clone(store), Catalogue::default().with::<Toy>()).with_clock(clock.clone());
    let hall = Arc::new(hall);
    (Arc::clone(&hall), Deadlines::new(hall))
}

fn hour(text: &str) -> u64 {
    let (hours, minutes) = text.split_once(':').unwrap_or((text, "0"));
    START + hours.parse::<u64>().unwrap() * HOUR + minutes.parse::<u64>().unwrap() * HOUR / 60
}

fn told(table: &dyn TableView) -> String {
    let clock = |at: u64| {
        let minutes = (at - START) / (HOUR / 60);
        match minutes % 60 {
            0 => (minutes / 60).to_string(),
            rest => format!("{}:{rest:02}", minutes / 60),
        }
    };
    let mut parts: Vec<String> = PEOPLE
        .into_iter()
        .filter_map(|person| Some(format!("{person} {}", clock(table.deadline(who(person))?))))
        .collect();
    let board = table.board();
    let log = table.log(who('z'));
    let ends = log
        .iter()
        .filter(|line| table.ended() && !line.id.starts_with("time"));
    let ids: Vec<&str> = board
        .lines
        .iter()
        .chain(ends)
        .map(|line| line.id.as_ref())
        .collect();
    for (id, word) in [
        ("poll-question", "asks"),
        ("poll-question-one", "asks"),
        ("time-rests", "rests"),
        ("time-absent", "bot plays"),
        ("time-computer", "computer plays"),
        ("vacant-given-away", "free seat"),
        ("ended-late-alone", "won alone"),
        ("ended-late", "ended"),
    ] {
        parts.extend(ids.contains(&id).then(|| word.to_owned()));
    }
    if table.ended() {
        parts.push("over".to_owned());
    }
    parts.join(", ")
}

#[tokio::test]
async fn a_decision_has_its_time_and_then_the_bank() {
    // Daily: 24 hours and 72 in the bank, of which 2 come back with each decision.
    Script::plays(
        "0 a: join = done
         0 b: join = done
         1 b: pace daily = done
         2 a: start = done
         2 | a 98
         20 a: roll = done
         20 | b 116
         54 b: roll = done
         54 | a 150
         54 a: roll = done
         54 | b 142
         60 b: roll = done
         60 | a 156, b 150",
    )
    .await;
}

#[tokio::test]
async fn where_nobody_agreed_on_a_pace_nobody_counts() {
    Script::plays(
        "0 ab relaxed
         9000 |",
    )
    .await;
}

#[tokio::test]
async fn taking_back_gives_no_time() {
    Script::plays(
        "0 ab brisk
         0 a: roll = done
         0 b: roll = done
         0 a: roll = done
         0 b: roll = done
         0 | a 32, b 32
         5 a: bid 1 = done
         5 | b 32
         7 a: take-back = done
         7 | a 34, b 32",
    )
    .await;
}

#[tokio::test]
async fn at_the_deadline_the_others_are_asked_and_the_safe_action_follows_where_nobody_answers() {
    Script::plays(
        "0 abc brisk
         31:59 | a 32
         32 | asks
         32 a: vote wait = refused-vote-own
         39:59 | asks
         40 | b 72
         40:30 a: roll = refused-not-your-turn",
    )
    .await;
}

#[tokio::test]
async fn whoever_is_late_can_still_act_while_the_others_are_asked() {
    Script::plays(
        "0 ab brisk
         33 | asks
         34 a: roll = done
         34 | b 66
         34 b: vote wait = refused-no-poll
         34 b: roll = done
         34 | a 42:30",
    )
    .await;
}

#[tokio::test]
async fn more_than_half_of_the_others_decide_at_once() {
    for (votes, after) in [
        ("b: vote wait = done; c: vote wait = done", "a 40"),
        ("b: vote wait = done; c: vote safe-action = done", "b 64"),
        ("b: vote stand-in = done; c: vote stand-in = done", "b 64, bot plays"),
        ("b: vote computer = done; c: vote computer = done", "computer plays"),
        ("b: vote substitute = done; c: vote substitute = done", "b 64, free seat"),
        ("b: vote end = done; c: vote end = done", "ended, over"),
        ("b: vote end = done", "asks"),
    ] {
        let votes = votes.replace("; ", "\n32 ");
        Script::plays(&format!(
            "0 abc brisk
             32 {votes}
             32 | {after}"
        ))
        .await;
    }
}

#[tokio::test]
async fn of_two_the_one_who_stays_may_end_it_as_won() {
    Script::plays(
        "0 ab brisk
         32 b: vote end = done
         32 | won alone, over",
    )
    .await;
}

#[tokio::test]
async fn a_seat_comes_back_to_its_player_until_a_substitute_has_acted() {
    let until_free = "0 abc brisk
         32 b: vote substitute = done
         32 c: vote substitute = done
         32 | b 64, free seat
         33 d: join = done
         33 | b 64
         34 e: join = refused-playing";
    Script::plays(&format!(
        "{until_free}
         35 a: join = done
         35 | b 64
         36 d: roll = refused-not-seated-playing
         36 b: roll = done
         36 c: roll = done
         36 a: roll = done"
    ))
    .await;
    Script::plays(&format!(
        "{until_free}
         35 b: roll = done
         35 c: roll = done
         35 d: roll = done
         36 a: join = refused-playing"
    ))
    .await;
}

#[tokio::test]
async fn whom_the_bot_plays_for_comes_back_with_one_tap() {
    let until_away = "0 abc brisk
         32 b: vote stand-in = done
         32 c: vote stand-in = done
         32 b: roll = done
         32 c: roll = done
         32 | b 64, bot plays";
    for back in ["back", "join"] {
        Script::plays(&format!(
            "{until_away}
             33 a: {back} = done
             33 | b 64
             33 a: back = refused-not-away
             33 b: roll = done
             33 c: roll = done
             33 | a 41, b 65, c 65"
        ))
        .await;
    }
}

#[tokio::test]
async fn a_table_where_nobody_answers_twice_rests_until_somebody_acts() {
    Script::plays(
        "0 ab live
         0:13 | asks
         0:16 | b 0:29
         0:29 | asks
         0:32 | rests
         900 | rests
         900 a: ask = done
         900 | asks, rests
         901 | rests
         902 b: roll = refused-not-your-turn
         902 a: roll = done
         902 | b 902:03",
    )
    .await;
}

#[tokio::test]
async fn while_the_program_does_not_run_no_time_passes() {
    Script::plays(
        "0 ab brisk
         10..50 down
         50 | a 72
         60..61 down
         61 | a 73
         73 | asks
         75..80 down
         85:59 | asks
         86 | b 118",
    )
    .await;
}

#[tokio::test]
async fn at_a_table_without_a_pace_the_others_may_ask_after_a_day() {
    Script::plays(
        "0 ab relaxed
         23 b: ask = refused-poll-early
         24 a: ask = refused-poll-you
         24 b: ask = done
         24 b: ask = refused-poll-on
         24 | asks
         24 b: vote wait = done
         25 b: ask = refused-poll-early
         48 b: ask = done
         48 | asks
         60 |
         60 b: roll = done",
    )
    .await;
}

#[tokio::test]
async fn another_pace_holds_as_soon_as_all_agree() {
    Script::plays(
        "0 abc relaxed
         1 b: pace brisk = done
         1 b: pace brisk = refused-pace-wished
         1 a: pace relaxed = refused-pace-same
         2 c: agree = done
         2 |
         3 a: agree = done
         3 | a 35
         4 a: agree = refused-pace-none
         35 | asks
         36 b: pace relaxed = done
         36 c: agree = done
         36 | asks
         36 a: agree = done
         36 |
         99 a: roll = done",
    )
    .await;
}

#[tokio::test]
async fn whoever_is_awaited_can_be_nudged_once_a_day() {
    Script::plays(
        "0 a: join = done
         0 b: join = done
         0 a: nudge = refused-not-started
         0 a: start = done
         0 a: nudge = refused-nudge-nobody
         0:59 b: nudge = refused-nudge-early
         1 b: nudge = done
         24 b: nudge = refused-nudge-again
         25 b: nudge = done
         49 b: nudge = done
         73 b: nudge = done
         97 b: nudge = refused-nudge-often
         97 a: roll = done
         98 a: nudge = done
         98 z: nudge = refused-not-seated-playing",
    )
    .await;
}

#[tokio::test]
async fn at_live_a_nudge_waits_for_minutes() {
    Script::plays(
        "0 ab live
         0:00 b: nudge = refused-nudge-early
         0:01 b: nudge = done
         0:03 b: nudge = refused-nudge-again
         0:04 b: nudge = done",
    )
    .await;
}

#[tokio::test]
async fn what_the_bot_did_for_whoever_was_late_is_not_taken_back() {
    Script::plays(
        "0 ab brisk
         32 b: vote safe-action = done
         32 a: take-back = refused-back-host",
    )
    .await;
}

#[tokio::test]
async fn an_old_wake_does_nothing() {
    let mut script = Script::new().await;
    for (person, what) in [('a', "join"), ('b', "join"), ('a', "pace brisk"), ('a', "start")] {
        assert_eq!(script.tell(person, what).await, "done");
    }
    let due = script
        .hall
        .read(script.table, |table| table.due())
        .await
        .unwrap()
        .unwrap();
    assert_eq!(due, START + 6 * HOUR, "the first reminder is at three quarters of eight hours");
    for (at, wakes) in [(due - 1, due), (due, due + 1)] {
        let order = Order::of_host(at, Command::Wake { due: wakes });
        assert_eq!(word(script.hall.order(script.table, &order).await), "conflict", "never early");
    }
    let order = Order::of_host(due, Command::Wake { due });
    assert_eq!(word(script.hall.order(script.table, &order).await), "done");
    assert_eq!(word(script.hall.order(script.table, &order).await), "conflict", "met once");
    let order = Order::of_host(due, Command::Stand { from: 0, to: 1 });
    let by_somebody = Order {
        by: Actor::person(who('a'), 99),
        ..order
    };
    assert_eq!(word(script.hall.order(script.table, &by_somebody).await), "conflict");
}

#[tokio::test]
async fn all_may_know_who_is_awaited_and_how_often_they_were_reminded() {
    for (pace, timed, given) in [("brisk", true, [0, 1, 2]), ("relaxed", false, [0, 0, 0])] {
        let mut script = Script::new().await;
        script.begins("ab", pace).await;
        for (hours, given) in [0, 16, 29].into_iter().zip(given) {
            script.goes_on_to(START + hours * HOUR).await;
            let told = script.hall.read(script.table, |table| table.reminders());
            let told = told.await.unwrap();
            assert_eq!(told.len(), 1, "{pace}");
            assert_eq!((told[0].user, told[0].given, told[0].timed), (who('a'), given, timed), "{pace}");
        }
    }
}
