//! What one person's results say beside winning: how fast they answer, and what luck gave them.

use super::game_result::{Answers, GameResult, SeatResult};
use std::collections::BTreeMap;

/// What luck gave somebody of one kind, in all their games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LuckSum {
    /// How often luck fell.
    pub times: u64,
    /// What came.
    pub came: u64,
    /// What comes on average, in tenths.
    pub usual: i64,
}

impl LuckSum {
    /// How much more came than on average, in tenths; less than nothing where it was less.
    #[must_use]
    pub fn more(&self) -> i64 {
        i64::try_from(self.came).unwrap_or(i64::MAX).saturating_mul(10) - self.usual
    }
}

/// How fast somebody answers, and what luck gave them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PersonFigures {
    /// How fast they answered in each game.
    answers: Vec<Answers>,
    /// What luck gave them, by the game's id and its own id of the kind.
    pub luck: BTreeMap<(String, String), LuckSum>,
    /// Of how many games neither is noted yet.
    pub unnoted: usize,
}

impl PersonFigures {
    /// Those of the seats that are theirs. How fast they answered counts in every game that was over; luck where the
    /// seat was theirs from beginning to end and the game was not cut short.
    pub fn of<'a>(
        results: impl IntoIterator<Item = &'a GameResult>,
        theirs: impl Fn(&SeatResult) -> bool,
    ) -> PersonFigures {
        let mut found = PersonFigures::default();
        for result in results.into_iter().filter(|result| result.how.is_some()) {
            for seat in result.seats.iter().filter(|seat| theirs(seat)) {
                found.unnoted += usize::from(result.edition < GameResult::EDITION);
                found.answers.extend(seat.answers);
                if result.irregular || seat.gave_up {
                    continue;
                }
                for luck in &seat.luck {
                    let key = (result.game.clone(), luck.of.clone());
                    let sum = found.luck.entry(key).or_default();
                    sum.times += u64::from(luck.times);
                    sum.came += u64::from(luck.came);
                    sum.usual += luck.usual;
                }
            }
        }
        found
    }

    /// How often they answered.
    #[must_use]
    pub fn answered(&self) -> usize {
        self.answers.iter().map(|game| game.count).sum()
    }

    /// How long they usually take to answer, in milliseconds: the middle one of their games' own, each counted as
    /// often as they answered in it; nothing where they never did.
    #[must_use]
    pub fn usual_answer(&self) -> Option<u64> {
        let mut games = self.answers.clone();
        games.sort_unstable_by_key(|game| game.middle);
        let half = self.answered().div_ceil(2);
        let mut counted = 0;
        let reaches = |game: &&Answers| {
            counted += game.count;
            counted >= half && half > 0
        };
        games.iter().find(reaches).map(|game| game.middle)
    }
}

#[cfg(test)]
mod tests {
    use super::super::game_result::SeatLuck;
    use super::super::game_result::tests::result;
    use super::*;

    /// A game in which the first seat answered so often, the middle one of its times this, with so much luck.
    fn game(count: usize, middle: u64, came: u32) -> GameResult {
        let mut game = result("5w 3");
        game.seats[0].answers = Some(Answers { count, middle });
        game.seats[0].luck = vec![SeatLuck {
            of: "dice".to_owned(),
            times: 10,
            came,
            usual: 350,
        }];
        game
    }

    #[test]
    fn how_fast_somebody_answers_is_the_middle_of_their_games() {
        for (games, usual) in [
            (vec![], None),
            (vec![game(3, 40, 0)], Some(40)),
            (vec![game(1, 40, 0), game(9, 10, 0)], Some(10)),
            (vec![game(5, 40, 0), game(5, 10, 0)], Some(10)),
            (vec![game(6, 40, 0), game(5, 10, 0)], Some(40)),
        ] {
            let figures = PersonFigures::of(&games, |seat| seat.alias == "p0");
            assert_eq!(figures.usual_answer(), usual);
        }
    }

    #[test]
    fn luck_is_summed_up_where_the_game_went_its_way() {
        let irregular = GameResult {
            irregular: true,
            ..game(1, 7, 60)
        };
        let closed = GameResult {
            how: None,
            ..game(1, 7, 60)
        };
        let earlier = GameResult {
            edition: 0,
            ..result("1w 2")
        };
        let games = [game(2, 7, 40), game(2, 7, 33), irregular, closed, earlier];
        let figures = PersonFigures::of(&games, |seat| seat.alias == "p0");
        let sum = figures.luck[&("game".to_owned(), "dice".to_owned())];
        assert_eq!((sum.times, sum.came, sum.usual, sum.more()), (20, 73, 700, 30));
        assert_eq!((figures.answered(), figures.unnoted), (5, 1));
        let others = PersonFigures::of(&games, |seat| seat.alias == "p1");
        assert_eq!((others.answered(), others.luck.len()), (0, 0));
    }
}
