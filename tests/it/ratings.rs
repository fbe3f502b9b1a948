//! People's ratings: held against another library's reckoning of the same model, and what becomes of them when
//! somebody is forgotten. Results are made up; how real ones come about is in `edge/standings.rs`.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use std::collections::HashMap;
use tavolo::results::{GameResult, Rated, SeatResult, ranking};
use tavolo::table::{ComputerLevel, Place, UserId};

/// So many people play.
const PEOPLE: u64 = 40;
/// So many games.
const GAMES: u64 = 10_000;

/// A seat of somebody.
fn seat(person: u64, (won, points): (bool, i32)) -> SeatResult {
    SeatResult {
        user: Some(UserId(person)),
        name: format!("P{person}"),
        alias: format!("a{person}"),
        won,
        points: Some(points),
        ..SeatResult::default()
    }
}

/// A game that was over at a time.
fn over(at: u64, seats: Vec<SeatResult>) -> GameResult {
    GameResult {
        table: format!("t{at}"),
        game: "barony".to_owned(),
        at,
        place: Place(1),
        how: Some("total".to_owned()),
        moves: 1,
        options: Vec::new(),
        irregular: false,
        seats,
        edition: GameResult::EDITION,
    }
}

/// Games of two to six with few different points, so that many share a place.
fn games() -> Vec<GameResult> {
    let mut random = ChaCha8Rng::seed_from_u64(20);
    let game = |at: u64| {
        let mut people: Vec<u64> = (1..=PEOPLE).collect();
        let many = random.random_range(2..=6_usize);
        let mut seats = Vec::new();
        for _ in 0..many {
            let person = people.swap_remove(random.random_range(0..people.len()));
            seats.push(seat(person, (false, random.random_range(0..8_i32))));
        }
        let best = seats.iter().filter_map(|seat| seat.points).max();
        seats.iter_mut().for_each(|seat| seat.won = seat.points == best);
        over(at, seats)
    };
    (1..=GAMES).map(game).collect()
}

/// The ranking of games of people alone.
fn ranked(games: &[GameResult]) -> Vec<Rated> {
    ranking(&games.iter().collect::<Vec<_>>(), false)
}

#[test]
fn ratings_are_those_of_another_library_over_ten_thousand_games() {
    let games = games();
    let rater = bbt::Rater::new(25.0 / 6.0);
    let mut others: HashMap<String, bbt::Rating> = HashMap::new();
    for game in &games {
        let mut before: Vec<bbt::Rating> = game
            .seats
            .iter()
            .map(|seat| others.get(&seat.name).cloned().unwrap_or_default())
            .collect();
        let mut alone: Vec<[&mut bbt::Rating; 1]> = before.iter_mut().map(|rating| [rating]).collect();
        let mut teams: Vec<&mut [&mut bbt::Rating]> = alone.iter_mut().map(|team| &mut team[..]).collect();
        // The same points are the same place; more points are a better one.
        let places: Vec<usize> = game
            .seats
            .iter()
            .map(|seat| usize::try_from(10 - seat.points.unwrap()).unwrap())
            .collect();
        rater.update_ratings(&mut teams, &places).unwrap();
        let names = game.seats.iter().map(|seat| seat.name.clone());
        others.extend(names.zip(before));
    }
    let ranked = ranked(&games);
    assert_eq!(ranked.len() as u64, PEOPLE);
    assert_eq!(
        ranked.iter().map(|one| one.games).sum::<usize>(),
        games.iter().map(|game| game.seats.len()).sum::<usize>()
    );
    for one in &ranked {
        let other = &others[&one.name];
        assert!((one.rating.mean - other.mu()).abs() < 1e-6, "{one:?} {other:?}");
        assert!((one.rating.deviation - other.sigma()).abs() < 1e-6, "{one:?} {other:?}");
        assert_eq!(one.course.len(), one.games);
        assert_eq!(one.course.last(), Some(&one.rating.points()));
    }
    let points: Vec<i64> = ranked.iter().map(|one| one.rating.points()).collect();
    assert!(points.is_sorted_by(|one, other| one >= other), "{points:?}");
}

#[test]
fn whoever_is_forgotten_leaves_the_ratings_of_others_as_they_were() {
    let games = games();
    let before = ranked(&games);
    for person in 1..=PEOPLE {
        let mut left = games.clone();
        for seat in left.iter_mut().flat_map(|game| &mut game.seats) {
            if seat.user == Some(UserId(person)) {
                (seat.user, seat.name) = (None, String::new());
            }
        }
        let after = ranked(&left);
        let others = |all: &[Rated]| -> Vec<Rated> {
            all.iter()
                .filter(|one| one.user.is_some_and(|user| user.0 != person))
                .cloned()
                .collect()
        };
        assert_eq!(others(&after), others(&before), "{person}");
        assert!(after.iter().all(|one| one.user.is_some() == one.listed()), "{person}");
    }
}

#[test]
fn the_order_in_which_results_come_is_of_no_account() {
    let games = games();
    let backwards: Vec<GameResult> = games.iter().rev().cloned().collect();
    assert_eq!(ranked(&games), ranked(&backwards));
}

#[test]
fn games_that_did_not_go_their_way_are_not_rated() {
    let two = || vec![seat(1, (true, 9)), seat(2, (false, 3))];
    let with = |level| SeatResult {
        user: None,
        alias: String::new(),
        computer: Some(level),
        ..seat(9, (false, 3))
    };
    let computer = || over(1, vec![seat(1, (true, 9)), with(ComputerLevel::Medium)]);
    let closed = GameResult {
        how: None,
        ..over(1, two())
    };
    let irregular = GameResult {
        irregular: true,
        ..over(1, two())
    };
    let unknown = over(
        1,
        vec![
            seat(1, (true, 9)),
            SeatResult {
                alias: String::new(),
                ..seat(2, (false, 3))
            },
        ],
    );
    for (result, people, computers) in [
        (over(1, two()), 2, 2),
        (closed, 0, 0),
        (irregular, 0, 0),
        (unknown, 0, 0),
        (computer(), 0, 1),
        (over(1, vec![seat(1, (true, 9))]), 0, 0),
    ] {
        assert_eq!(ranking(&[&result], false).len(), people, "{result:?}");
        assert_eq!(ranking(&[&result], true).len(), computers, "{result:?}");
    }
    // A stronger computer is worth more, and stays as it is.
    let beaten = |level| {
        ranking(&[&over(1, vec![seat(1, (true, 9)), with(level)])], true)[0]
            .rating
            .mean
    };
    assert!(beaten(ComputerLevel::Expert) > beaten(ComputerLevel::Medium));
    assert!(beaten(ComputerLevel::Medium) > beaten(ComputerLevel::Beginner));
}
