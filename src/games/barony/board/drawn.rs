//! A board as it is stored: letters of terrain, and what stands where.

use super::super::components::{Building, Terrain};
use super::super::space::Space;
use super::super::spaces::Spaces;
use super::Board;
use crate::rules::{Illegible, Seat};
use serde::{Deserialize, Serialize};

/// A board in words.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Drawn {
    seats: u8,
    /// The letters of all spaces, row by row from the top left; nothing before the tiles lie.
    terrain: String,
    /// A seat's pawns in a space, such as `B3 0 VKK`: space, seat, building and knights.
    pawns: Vec<String>,
}

impl From<Board> for Drawn {
    fn from(board: Board) -> Drawn {
        let outline = board.outline();
        let laid = Terrain::ALL
            .into_iter()
            .any(|terrain| !board.of(terrain).is_empty());
        let all = if laid { outline.all() } else { Spaces::NONE };
        let mut pawns = Vec::new();
        for place in all.iter() {
            for seat in Seat::all(board.seats) {
                let camp = board.camp(seat);
                if camp.pawns().has(place) {
                    let building = camp
                        .building(place)
                        .map(|building| building.letter().to_string())
                        .unwrap_or_default();
                    pawns.push(format!(
                        "{} {seat} {building}{}",
                        outline.name(place),
                        "K".repeat(camp.count(place).into())
                    ));
                }
            }
        }
        Drawn {
            seats: board.seats,
            terrain: all.iter().map(|place| board.terrain(place).letter()).collect(),
            pawns,
        }
    }
}

impl TryFrom<Drawn> for Board {
    type Error = Illegible;

    fn try_from(drawn: Drawn) -> Result<Board, Illegible> {
        if !(2..=4).contains(&drawn.seats) {
            return Err(Illegible);
        }
        let mut board = Board::empty(drawn.seats);
        if drawn.terrain.is_empty() {
            return Ok(board);
        }
        if drawn.terrain.len() != usize::from(board.outline().size()) {
            return Err(Illegible);
        }
        for (place, letter) in (0u8..).zip(drawn.terrain.chars()) {
            board.terrain[Terrain::of(letter).ok_or(Illegible)? as usize].add(place);
        }
        board.shore = board.outline().around(board.of(Terrain::Lake));
        for pawns in &drawn.pawns {
            let mut words = pawns.split(' ');
            let mut word = || words.next().ok_or(Illegible);
            let place = board
                .outline()
                .place(word()?.parse::<Space>()?)
                .ok_or(Illegible)?;
            let seat: u8 = word()?.parse().map_err(|_| Illegible)?;
            let seat = Seat::try_from(seat).map_err(|_| Illegible)?;
            stand(&mut board, place, seat, word()?)?;
        }
        Ok(board)
    }
}

/// Puts pawns by their letters.
fn stand(board: &mut Board, place: u8, seat: Seat, letters: &str) -> Result<(), Illegible> {
    let knights = letters.matches('K').count();
    if seat.number() >= board.seats || knights > 7 {
        return Err(Illegible);
    }
    let building = letters.chars().find_map(|letter| {
        Building::ALL
            .into_iter()
            .find(|building| building.letter() == letter)
    });
    if building.is_some() {
        board.build(seat, place, building);
    }
    board.set_knights(seat, place, knights as u8);
    Ok(())
}
