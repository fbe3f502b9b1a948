//! Condottiere: which regions are free, what lies before whom, one's own hand.

use super::{NAMES, Room, Source, TURNS, between, list, named};

/// Cards that do not stay in a row.
const FLEETING: [&str; 3] = ["Scarecrow", "Bishop", "Surrender"];

/// The cards of a hand, each kind once.
async fn hand(room: &mut Room, who: usize) -> Vec<String> {
    let told = room.shown(who, "hand").await;
    let cards = between(&told, "Your hand ", ".").and_then(|told| told.split_once(": "));
    let cards = list(cards.unwrap_or_else(|| panic!("{told}")).1);
    let kind = |card: String| card.split(" (×").next().unwrap_or_default().to_owned();
    cards.into_iter().map(kind).collect()
}

/// A free region, as the board tells them.
fn free(board: &str, turn: usize) -> String {
    let regions = list(between(board, "Free regions: ", ".").unwrap_or_else(|| panic!("{board}")));
    regions[turn % regions.len()].clone()
}

/// The sentence about a seat: what lies before it.
fn row(board: &str, who: usize) -> &str {
    let start = format!("{} ({}): ", NAMES[who], ["A", "B"][who]);
    between(board, &start, ";").unwrap_or_else(|| panic!("{board}"))
}

/// A card, or a pass where nothing is left to play; a third of the turns passes.
async fn fights(room: &mut Room, who: usize, turn: usize, board: &str) -> bool {
    let battle = between(board, "Battle for ", ":").unwrap();
    let cards = hand(room, who).await;
    let card = &cards[turn % cards.len()];
    if turn % 3 == 2 {
        let (done, said) = room.play(who, "pass").await;
        assert!(done, "{said}");
        return true;
    }
    let done = room.try_play(who, &card.to_lowercase()).await;
    let after = room.board(who).await;
    if done && after.contains(&format!("Battle for {battle}:")) && !FLEETING.contains(&card.as_str()) {
        assert!(row(&after, who).contains(card.as_str()), "{card} lies there: {after}");
    }
    done
}

async fn ten_turns(source: Source) {
    let mut room = Room::open("condottiere", source).await;
    let (mut turns, mut battles, mut done) = ([0; 2], 0, 0);
    for turn in 0.. {
        if turns.iter().all(|turns| *turns >= TURNS) {
            break;
        }
        assert!(turn < 20 * TURNS, "it does not get on: {turns:?}");
        let board = room.board(0).await;
        if let Some(who) = named(&board, " holds the Condottiere and chooses where") {
            let region = free(&board, turn);
            let (chosen, said) = room.play(who, &region).await;
            assert!(chosen, "{region} of {board}: {said}");
            (turns[who], battles) = (turns[who] + 1, battles + 1);
            let about = room.ask(who, &region).await;
            assert!(about.contains("belongs to nobody"), "{about}");
        } else if let Some(who) = named(&board, " plays a card or passes.") {
            done += usize::from(fights(&mut room, who, turn, &board).await);
            turns[who] += 1;
        } else if let Some(who) = named(&board, " played a Bishop and decides") {
            let region = free(&board, turn);
            assert!(room.try_play(who, &format!("pope {region}")).await, "{region} of {board}");
        } else if board.contains("may keep or throw away their hand") {
            // Who is not asked is told so, and nothing comes of it.
            for who in 0..2 {
                room.play(who, "keep my hand").await;
            }
        } else if let Some(who) = named(&board, ", the only one with cards, decides what to keep") {
            let cards = hand(&mut room, who).await;
            assert!(
                room.try_play(who, &format!("keep {}", cards[0].to_lowercase()))
                    .await,
                "{cards:?}"
            );
        } else {
            panic!("nobody is up: {board}");
        }
    }
    assert!(battles > 2 && done > 10, "only {battles} battles, and {done} cards and passes as typed");
}

#[tokio::test]
async fn ten_turns_of_condottiere_can_be_played_from_words() {
    ten_turns(Source::Text).await;
}

#[tokio::test]
async fn ten_turns_of_condottiere_can_be_played_from_alternative_texts() {
    ten_turns(Source::Alt).await;
}
