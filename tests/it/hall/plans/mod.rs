//! What somebody orders beforehand: it is kept, done or offered when its time comes, dropped when
//! it cannot be, and nobody else can tell that it is there.

mod checked;
mod forced;
mod passes;
mod twins;

use super::{Room, who, word};
use crate::toy::Toy;
use tavolo::games::carcassonne::Carcassonne;
use tavolo::portray::{Control, Intent};
use tavolo::table::{Command, TableButton};

fn play(notation: &str) -> Command {
    Command::Play {
        notation: notation.to_owned(),
    }
}

impl Room {
    async fn plans(&self, person: char, wish: &str) -> String {
        self.comes(person, play(&format!("plan {wish}"))).await
    }

    /// What somebody's own panel says.
    async fn says(&self, person: char) -> String {
        self.hall
            .read(self.table, |table| format!("{:?}", table.panel(who(person), "").lines))
            .await
            .unwrap()
    }

    /// The actions so far, taken-back ones included, as the record tells them.
    pub(super) async fn course(&self) -> Vec<String> {
        let record = self
            .hall
            .audit(self.table, |table| table.transcript())
            .await
            .unwrap()
            .unwrap()
            .to_string();
        let acts = |line: &&str| {
            line.starts_with(|digit: char| digit.is_ascii_digit()) && !line.starts_with("0 deal")
        };
        let told = |line: &str| {
            line.split(" | ")
                .next()
                .unwrap()
                .split_once(' ')
                .unwrap()
                .1
                .to_owned()
        };
        record.lines().filter(acts).map(told).collect()
    }

    pub(super) async fn records(&self) -> usize {
        self.store.read(self.table).await.unwrap().len()
    }

    /// What is offered on somebody's panel as planned.
    pub(super) async fn offered(&self, person: char) -> bool {
        let menu = self
            .hall
            .read(self.table, |table| table.panel(who(person), "").menu)
            .await
            .unwrap();
        menu.controls.iter().any(|control| matches!(control, Control::Button { intent: Intent::Act(notation), .. } if notation == "planned"))
    }
}

#[tokio::test]
async fn a_plan_is_done_in_the_record_of_the_action_before_it() {
    let room = Room::begun::<Toy>("ab").await;
    assert_eq!(room.plans('b', "roll").await, "done");
    assert!(room.course().await.is_empty(), "its time has not come");
    assert!(room.says('b').await.contains("plan-list"));
    let records = room.records().await;
    room.play('a', "roll").await.unwrap();
    assert_eq!(room.course().await, ["0 roll", "1 roll"]);
    assert_eq!(room.records().await, records + 1, "both are written at once or neither is");
    let says = room.says('b').await;
    assert!(says.contains("plan-done") && !says.contains("plan-list"), "a plan is used up: {says}");
    room.play('a', "roll").await.unwrap();
    assert_eq!(room.course().await.len(), 3, "b decides the second time");
    room.play('b', "roll").await.unwrap();
    assert!(!room.says('b').await.contains("plan-"), "what b does by hand ends the news of plans");
}

#[tokio::test]
async fn a_plan_whose_time_is_there_is_done_at_once() {
    let room = Room::begun::<Toy>("ab").await;
    assert_eq!(room.plans('a', "roll").await, "done");
    assert_eq!(room.course().await, ["0 roll"]);
}

#[tokio::test]
async fn a_plan_that_stays_is_done_each_time_until_it_is_dropped() {
    let room = Room::begun::<Toy>("ab").await;
    assert_eq!(room.plans('b', "always roll").await, "done");
    let records = room.records().await;
    room.play('a', "roll").await.unwrap();
    assert_eq!(room.course().await, ["0 roll", "1 roll"]);
    let says = room.says('b').await;
    assert!(says.contains("plan-done") && says.contains("plan-list"), "it is still planned: {says}");
    room.play('a', "roll").await.unwrap();
    assert_eq!(room.course().await.len(), 4);
    assert_eq!(room.records().await, records + 2);
    assert_eq!(room.all_of(&room.hall, "ab").await, room.all_of(&room.again(), "ab").await);
    let room = Room::begun::<Toy>("ab").await;
    room.plans('b', "always roll").await;
    room.play('a', "roll").await.unwrap();
    assert_eq!(room.comes('b', play("unplan always roll")).await, "done");
    room.play('a', "roll").await.unwrap();
    assert_eq!(room.course().await.len(), 3, "b decides again");
}

#[tokio::test]
async fn plans_of_several_seats_follow_each_other() {
    let room = Room::begun::<Toy>("abc").await;
    for (person, wish) in [('b', "roll"), ('c', "roll"), ('a', "bid 2"), ('c', "bid 0")] {
        assert_eq!(room.plans(person, wish).await, "done");
    }
    room.play('a', "roll").await.unwrap();
    assert_eq!(room.course().await, ["0 roll", "1 roll", "2 roll"]);
    for person in ['a', 'b', 'c'] {
        room.play(person, "roll").await.unwrap();
    }
    assert_eq!(room.course().await[6..], ["0 bid 2", "2 bid 0"], "b alone is still asked");
    room.play('b', "bid 1").await.unwrap();
    let ended = room.hall.read(room.table, |table| table.ended()).await.unwrap();
    assert!(ended);
}

#[tokio::test]
async fn a_plan_that_ends_the_game_frees_place_and_people() {
    let room = Room::begun::<Toy>("ab").await;
    assert_eq!(room.plans('b', "bid 1").await, "done");
    for person in ['a', 'b', 'a', 'b'] {
        room.play(person, "roll").await.unwrap();
    }
    room.play('a', "bid 1").await.unwrap();
    assert!(room.hall.open_tables().await.unwrap().is_empty());
    assert!(room.hall.of(who('b')).await.unwrap().is_empty());
    assert_eq!(room.plans('b', "roll").await, "refused-over");
}

#[tokio::test]
async fn a_plan_whose_condition_breaks_is_dropped_and_its_owner_is_told_why() {
    let room = Room::begun::<Toy>("ab").await;
    assert_eq!(room.plans('b', "under 1 roll").await, "done");
    assert_eq!(room.plans('b', "under 100 bid 2").await, "done");
    room.play('a', "roll").await.unwrap();
    assert_eq!(room.course().await, ["0 roll"], "nothing is done for b");
    let says = room.says('b').await;
    assert!(
        says.contains("plan-broken-why") && says.contains("too-much") && says.contains("under 100"),
        "{says}"
    );
    let log = |person| {
        room.hall
            .read(room.table, move |table| format!("{:?}", table.log(who(person))))
    };
    assert!(log('b').await.unwrap().contains("plan-broken-why"), "b can read it in the log");
    assert!(!log('a').await.unwrap().contains("plan-"), "and a cannot");
}

#[tokio::test]
async fn a_plan_can_be_dropped() {
    let room = Room::begun::<Toy>("ab").await;
    assert_eq!(room.plans('b', "roll").await, "done");
    assert_eq!(room.comes('b', play("unplan bid 1")).await, "refused-plan-gone");
    assert_eq!(room.comes('a', play("unplan roll")).await, "refused-plan-gone", "a has none");
    assert_eq!(room.comes('b', play("unplan roll")).await, "done");
    room.play('a', "roll").await.unwrap();
    assert_eq!(room.course().await, ["0 roll"]);
}

#[tokio::test]
async fn what_cannot_be_planned_is_refused_with_the_games_reason() {
    let room = Room::begun::<Toy>("ab").await;
    assert_eq!(room.plans('b', "fly").await, "text", "the game's own sentence");
    assert_eq!(room.plans('z', "roll").await, "refused-not-seated-playing");
    for _ in 0..25 {
        assert_eq!(room.plans('b', "roll").await, "done");
    }
    assert_eq!(room.plans('b', "roll").await, "refused-plans-too-many");
    assert_eq!(Room::gathered::<Toy>("ab").await.plans('b', "roll").await, "refused-not-started");
}

#[tokio::test]
async fn a_game_without_plans_says_so_and_shows_no_button() {
    let toy = Room::begun::<Toy>("ab").await;
    let presses = |room: Room| async move {
        room.hall
            .read(room.table, |table| table.panel(who('b'), "").buttons)
            .await
            .unwrap()
    };
    assert!(presses(toy).await.contains(&TableButton::Plan));
    let room = Room::begun::<Carcassonne>("ab").await;
    assert_eq!(room.plans('b', "pass").await, "refused-no-plans");
    assert!(!presses(room).await.contains(&TableButton::Plan));
}

#[tokio::test]
async fn who_takes_back_decides_by_hand() {
    let room = Room::begun::<Toy>("ab").await;
    let card = room.legal('b').await;
    assert!(card.is_empty());
    room.play('a', "roll").await.unwrap();
    let card = room.legal('b').await[0].clone();
    assert_eq!(room.plans('b', &format!("{card} ")).await, "done", "it is done at once");
    assert_eq!(
        room.comes('b', Command::TakeBack).await,
        "done",
        "what came of a plan is taken back like anything else"
    );
    assert_eq!(room.plans('b', "under 99 roll").await, "done");
    assert_eq!(room.course().await.last().unwrap(), "1 roll", "a new order is done");
    let room = Room::begun::<Toy>("ab").await;
    room.play('a', "roll").await.unwrap();
    let card = room.legal('b').await[0].clone();
    room.play('b', &card).await.unwrap();
    assert_eq!(room.plans('b', "roll").await, "done");
    assert_eq!(room.comes('b', Command::TakeBack).await, "done");
    assert_eq!(room.plans('a', "bid 1").await, "done");
    assert_eq!(
        room.course().await.len(),
        2,
        "the older plan is not done over b's head, whatever others order"
    );
    room.play('b', &card).await.unwrap();
    room.play('a', "roll").await.unwrap();
    assert_eq!(room.course().await[4..], ["1 roll", "0 bid 1"], "next time it is");
}

#[tokio::test]
async fn an_offer_is_one_button_that_does_all_or_nothing_before_luck() {
    let room = Room::begun::<Toy>("ab").await;
    room.play('a', "roll").await.unwrap();
    let cards = room.legal('b').await;
    room.play('b', "roll").await.unwrap();
    assert_eq!(room.plans('b', &format!("offer {}", cards[0])).await, "done");
    assert_eq!(room.plans('b', "offer roll, roll").await, "done");
    assert!(!room.offered('b').await, "it is not b's turn");
    assert_eq!(room.comes('b', play("planned")).await, "refused-plan-gone");
    room.play('a', "roll").await.unwrap();
    assert!(room.offered('b').await && !room.offered('a').await);
    assert_eq!(room.course().await.len(), 3, "an offer is never done by itself");
    let stamp = room.stamp('b').await;
    let mut old = room.by('b', play("planned"));
    old.stamp = Some(tavolo::table::Step(stamp.0 - 1));
    assert_eq!(word(room.hall.order(room.table, &old).await), "conflict", "an old panel does nothing");
    let mut new = room.by('b', play("planned"));
    new.stamp = Some(stamp);
    assert_eq!(word(room.hall.order(room.table, &new).await), "done");
    assert_eq!(*room.course().await.last().unwrap(), format!("1 {}", cards[0]));
    let long = Room::begun::<Toy>("ab").await;
    let card = long.legal('a').await[0].clone();
    assert_eq!(long.plans('a', &format!("offer {card}, roll")).await, "done");
    assert_eq!(long.comes('a', play("planned")).await, "text", "the second is not legal, so nothing is done");
    assert!(long.course().await.is_empty() && long.offered('a').await);
    assert_eq!(long.comes('a', play(&format!("unplan offer {card}, roll"))).await, "done");
    assert_eq!(long.plans('a', "offer roll, roll").await, "done");
    assert_eq!(long.comes('a', play("planned")).await, "done", "what luck was drawn for stands");
    assert_eq!(long.course().await, ["0 roll"]);
}

#[tokio::test]
async fn an_old_panel_never_plans_what_would_be_done_at_once() {
    let room = Room::begun::<Toy>("ab").await;
    let old = room.stamp('b').await;
    let planned = |wish: &str| {
        let mut order = room.by('b', play(&format!("plan {wish}")));
        order.stamp = Some(old);
        order
    };
    room.play('a', "roll").await.unwrap();
    assert_eq!(
        word(room.hall.order(room.table, &planned("roll")).await),
        "conflict",
        "b's turn has come meanwhile"
    );
    room.play('b', "roll").await.unwrap();
    assert_eq!(
        word(room.hall.order(room.table, &planned("roll")).await),
        "done",
        "nothing is done by it now"
    );
    let stamp = room.stamp('a').await;
    room.plans('b', "bid 1").await;
    assert_eq!(room.stamp('a').await, stamp, "what b plans does not make a's panel old");
}

#[tokio::test]
async fn who_takes_over_a_seat_has_no_plans_and_reads_of_none() {
    let room = Room::begun::<Toy>("abc").await;
    room.plans('b', "under 1 bid 0").await;
    room.plans('b', "bid 2").await;
    room.play('a', "roll").await.unwrap();
    assert!(room.says('b').await.contains("plan-broken"));
    assert_eq!(room.comes('b', Command::Resign).await, "done");
    assert_eq!(room.comes('d', Command::join()).await, "done");
    let read = room
        .hall
        .read(room.table, |table| format!("{:?} {:?}", table.panel(who('d'), "").lines, table.log(who('d'))))
        .await
        .unwrap();
    assert!(!read.contains("plan-"), "{read}");
    assert_eq!(room.all_of(&room.hall, "abcd").await, room.all_of(&room.again(), "abcd").await);
}

#[tokio::test]
async fn plans_survive_a_restart() {
    let room = Room::begun::<Toy>("ab").await;
    room.plans('b', "under 1 roll").await;
    room.plans('b', "under 90 roll").await;
    room.plans('b', "offer bid 1").await;
    let again = room.again();
    assert_eq!(room.all_of(&room.hall, "ab").await, room.all_of(&again, "ab").await);
    again
        .order(room.table, &room.by('a', play("roll")))
        .await
        .unwrap();
    let later = room.again();
    assert_eq!(room.all_of(&again, "ab").await, room.all_of(&later, "ab").await);
    let course = later
        .audit(room.table, |table| table.transcript().unwrap().moves.len())
        .await
        .unwrap();
    assert_eq!(course, 2, "the plan was done by the program that was started later");
}

#[tokio::test]
async fn the_planning_panel_shows_what_can_be_planned_and_dropped() {
    let room = Room::begun::<Toy>("ab").await;
    room.plans('b', "roll").await;
    let panel = |person, path| {
        room.hall
            .read(room.table, move |table| table.panel(who(person), path))
    };
    let post = panel('b', "plan more").await.unwrap();
    let text = format!("{post:?}");
    assert!(
        text.contains("plan-ask")
            && text.contains("unplan roll")
            && text.contains("plan bid 1")
            && text.contains("more"),
        "{text}"
    );
    assert!(
        !format!("{:?}", panel('z', "plan").await.unwrap()).contains("plan-"),
        "who has no seat has nothing to plan"
    );
    let plans = room
        .hall
        .read(room.table, |table| (table.plans(who('b')), table.plans(who('z'))))
        .await
        .unwrap();
    let notations: Vec<&str> = plans.0.iter().map(|(notation, _)| notation.as_str()).collect();
    assert_eq!(notations, ["plan bid 1", "unplan roll"]);
    assert!(plans.1.is_empty());
}
