//! Two tables with the same luck: at one somebody plans, at the other the same actions are done by
//! hand. Everybody else is shown the same at both, in each position.

use super::super::course::Dice;
use super::super::{Room, who};
use crate::toy::Toy;
use tavolo::games::{self, Visit};
use tavolo::portray::Portray;
use tavolo::table::transcript::{End, Transcript};
use tavolo::table::{Command, TableAudit};

/// Who plans.
const PLANNER: char = 'b';
/// At every so many steps everything is compared, and whenever something was planned.
const CLOSELY: usize = 9;

struct Pair {
    people: Vec<char>,
    planned: Room,
    plain: Room,
}

/// All that everybody but the planner is shown, and what is exported.
fn shown(table: &dyn TableAudit, people: &[char]) -> String {
    let mut all = format!(
        "{:?} {:?} {:?}",
        table.board(),
        table.public(),
        table.transcript().map(|transcript| transcript.to_string())
    );
    for person in people.iter().filter(|person| **person != PLANNER).chain(&['z']) {
        let user = who(*person);
        let paths = ["", "plan"].map(|path| table.panel(user, path));
        all += &format!(
            "{person} {paths:?} {:?} {:?} {:?}",
            table.log(user),
            table.legal(user),
            table.plans(user)
        );
        all += &format!("{:?}", table.derivation(user));
    }
    all
}

impl Pair {
    async fn begun<G: Portray>(people: &str, number: u8) -> Pair {
        let (planned, plain) =
            (Room::numbered::<G>(people, number).await, Room::numbered::<G>(people, number).await);
        Pair {
            people: people.chars().collect(),
            planned,
            plain,
        }
    }

    async fn transcript(room: &Room) -> Transcript {
        room.hall
            .audit(room.table, |table| table.transcript())
            .await
            .unwrap()
            .unwrap()
    }

    /// The same order at both tables comes to the same.
    async fn both(&self, person: char, command: Command) -> String {
        let (one, other) = (
            self.planned.comes(person, command.clone()).await,
            self.plain.comes(person, command.clone()).await,
        );
        assert_eq!(one, other, "{person}: {command:?}");
        one
    }

    /// What was done at the first table as planned is done at the other by hand; how many actions
    /// that were.
    async fn follow(&self) -> usize {
        let (planned, plain) = (self.planned.course().await, self.plain.course().await);
        let more = &planned[plain.len()..];
        for line in more {
            let (seat, action) = line.split_once(' ').unwrap();
            let person = self.people[seat.parse::<usize>().unwrap()];
            assert_eq!(
                self.plain
                    .comes(
                        person,
                        Command::Play {
                            notation: action.to_owned()
                        }
                    )
                    .await,
                "done",
                "{line}"
            );
        }
        more.len()
    }

    async fn same(&self) {
        let one = self
            .planned
            .hall
            .audit(self.planned.table, |table| shown(table, &self.people))
            .await
            .unwrap();
        let other = self
            .plain
            .hall
            .audit(self.plain.table, |table| shown(table, &self.people))
            .await
            .unwrap();
        if one != other {
            let at = one
                .bytes()
                .zip(other.bytes())
                .position(|(one, other)| one != other)
                .unwrap_or_default();
            let near = |text: &str| {
                text.chars()
                    .skip(at.saturating_sub(80))
                    .take(160)
                    .collect::<String>()
            };
            panic!("others can tell a plan:\n{}\n{}", near(&one), near(&other));
        }
    }

    /// Somebody who is awaited, and something they may do.
    async fn next(&self, dice: &mut Dice) -> Option<(char, String)> {
        let awaited: Vec<_> = self
            .plain
            .hall
            .read(self.plain.table, |table| table.awaited().iter().collect())
            .await
            .unwrap();
        let seat: tavolo::rules::Seat = *awaited.get(dice.below(awaited.len()))?;
        let person = self.people[seat.index()];
        let legal = self.plain.legal(person).await;
        Some((person, legal[dice.below(legal.len())].clone()))
    }
}

/// Plays on until the game is over; how many actions came of plans.
async fn nobody_can_tell<G: Portray>(people: &str, number: u8, most: usize, wishes: &[&str]) -> usize {
    let pair = Pair::begun::<G>(people, number).await;
    let mut dice = Dice(u64::from(number).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let mut carried = 0;
    for step in 0..most {
        if dice.below(3) == 0 {
            let planned = &pair.planned;
            let offers = planned
                .hall
                .read(planned.table, |table| table.plans(who(PLANNER)))
                .await
                .unwrap();
            let mut notations: Vec<String> = offers.into_iter().map(|(notation, _)| notation).collect();
            notations.extend(wishes.iter().map(|wish| format!("plan {wish}")));
            if !notations.is_empty() {
                // What is offered is taken every other time, however much else could be planned.
                let offered = notations
                    .iter()
                    .find(|notation| *notation == "planned")
                    .filter(|_| dice.below(2) == 0)
                    .cloned();
                let notation = offered.unwrap_or_else(|| notations[dice.below(notations.len())].clone());
                planned.comes(PLANNER, Command::Play { notation }).await;
                carried += pair.follow().await;
                pair.same().await;
            }
        }
        let Some((person, notation)) = pair.next(&mut dice).await else {
            break;
        };
        assert_eq!(
            pair.planned
                .comes(
                    person,
                    Command::Play {
                        notation: notation.clone()
                    }
                )
                .await,
            "done",
            "{notation}"
        );
        assert_eq!(pair.plain.comes(person, Command::Play { notation }).await, "done");
        let more = pair.follow().await;
        carried += more;
        if dice.below(12) == 0 {
            pair.both(pair.people[dice.below(pair.people.len())], Command::TakeBack)
                .await;
        }
        if more > 0 || step.is_multiple_of(CLOSELY) {
            pair.same().await;
        }
        if dice.below(60) == 0 {
            let all: String = pair.people.iter().collect();
            assert_eq!(
                pair.planned.all_of(&pair.planned.hall, &all).await,
                pair.planned.all_of(&pair.planned.again(), &all).await
            );
            pair.planned.hall.sweep();
        }
    }
    pair.same().await;
    let record = Pair::transcript(&pair.planned).await;
    if !matches!(record.end, End::Open) {
        let catalogue = pair.planned.hall.catalogue();
        assert!(
            catalogue.replay(&record).is_ok() && catalogue.records(&record).is_ok(),
            "a game with plans is a record like any other"
        );
    }
    carried
}

#[tokio::test]
async fn at_the_toys_table_nobody_can_tell_a_plan() {
    let mut carried = 0;
    for number in 0..60 {
        let wishes =
            ["under 9 roll", "under 4 bid 2", "offer roll, roll", "under 20 offer bid 0", "bid 0", "roll"];
        carried +=
            nobody_can_tell::<Toy>(["ab", "abc", "abcd"][usize::from(number) % 3], number, 60, &wishes).await;
    }
    assert!(carried > 30, "hardly anything came of plans: {carried}");
}

#[tokio::test]
async fn at_no_game_of_the_catalogue_can_others_tell_a_plan() {
    struct Each(Vec<std::pin::Pin<Box<dyn Future<Output = ()>>>>);
    impl Visit for Each {
        fn visit<G: Portray>(&mut self) {
            if !G::PLANS {
                return;
            }
            self.0.push(Box::pin(async {
                let mut carried = 0;
                for (number, seats) in (0..).zip(G::SEATS) {
                    carried +=
                        nobody_can_tell::<G>(&"abcdefgh"[..usize::from(seats)], number, 250, &[]).await;
                }
                assert!(carried > 0, "nothing came of plans in {}", G::ID);
            }));
        }
    }
    let mut each = Each(Vec::new());
    games::each(&mut each);
    for game in each.0 {
        game.await;
    }
}
