//! Carcassonne: where the tile fits, where it lies, what is free for a follower.

use super::{Room, Source, TURNS, between, list, up};

/// What is said of whoever is up.
const UP: [&str; 3] = [" has tile ", " laid a tile on ", "’s turn."];

async fn ten_turns(source: Source) {
    let mut room = Room::open("carcassonne", source).await;
    let mut manned = 0;
    for turn in 0..2 * TURNS {
        let board = room.board(0).await;
        let who = up(&board, &UP);
        let cells = between(&board, "where its top may be, + points at once): ", ".")
            .unwrap_or_else(|| panic!("{board}"));
        // "1 M12 S" and "2 M14 E/S/W +4": the number, the cell and the sides; perhaps what it pays, and
        // how many more.
        let mut cells = list(cells);
        cells.retain(|cell| !cell.contains(" more "));
        let cell: Vec<&str> = cells[turn % cells.len()].split(' ').collect();
        let side = cell[2].split('/').next().unwrap();
        let (done, said) = room.play(who, &format!("{} {side}", cell[1])).await;
        assert!(done, "{cell:?} of {board}: {said}");
        let told = room.ask(who, cell[1]).await;
        assert!(told.contains(cell[1]), "what was laid can be asked for: {told}");
        let board = room.board(who).await;
        let free = between(&board, "Free for a follower: ", ".")
            .map(list)
            .unwrap_or_default();
        let typed = match free.first().and_then(|part| part.split(' ').next()) {
            Some(number) if turn % 2 == 0 => number.to_owned(),
            _ => "none".to_owned(),
        };
        let (done, said) = room.play(who, &typed).await;
        assert!(done, "{typed} of {free:?}: {said}");
        manned += usize::from(typed != "none");
        let board = room.board(who).await;
        assert!(board.contains(&format!("laid last: {}", cell[1])), "{board}");
        assert_eq!(up(&board, &UP), 1 - who, "the turn has passed: {board}");
    }
    assert!(manned > 4, "only {manned} followers");
}

#[tokio::test]
async fn ten_turns_of_carcassonne_can_be_played_from_words() {
    ten_turns(Source::Text).await;
}

#[tokio::test]
async fn ten_turns_of_carcassonne_can_be_played_from_alternative_texts() {
    ten_turns(Source::Alt).await;
}
