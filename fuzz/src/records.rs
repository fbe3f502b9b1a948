//! Records: whatever is read prints to something that reads as the same record; replaying, checking
//! and importing it end, with an answer or with a sentence that names a line or a ply.

use super::said::MESSAGE;
use std::sync::LazyLock;
use tavolo::program::catalogue;
use tavolo::table::Catalogue;
use tavolo::table::transcript::Transcript;
use tavolo::table::verdict::LuckVerdict;

static GAMES: LazyLock<Catalogue> = LazyLock::new(catalogue);

/// Reads a file as a record and does everything with it that is done with records.
pub fn check(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let record = match text.parse::<Transcript>() {
        Ok(record) => record,
        Err(why) => {
            assert!(
                why.line >= 1 && why.line <= text.lines().count() + 1,
                "line {} of {}",
                why.line,
                text.lines().count()
            );
            return sentence(&why.why.to_string());
        }
    };
    let printed = record.to_string();
    let again = printed
        .parse::<Transcript>()
        .unwrap_or_else(|why| panic!("{why} of what was printed:\n{printed}"));
    assert_eq!(again, record, "{text}\nprints as\n{printed}");
    let replayed = GAMES.replay(&record);
    match &replayed {
        Ok(replayed) => assert_eq!(replayed.steps.len(), record.moves.len() + 1),
        Err(why) => {
            assert!(why.ply as usize <= record.moves.len() + 1, "ply {} of {}", why.ply, record.moves.len());
            sentence(&why.why.to_string());
        }
    }
    let verdict = GAMES.verify(&record);
    assert_eq!(verdict.is_some(), GAMES.game(&record.game).is_some());
    if let (Some(LuckVerdict::Fair(draws)), Ok(replayed)) = (&verdict, &replayed) {
        assert_eq!(*draws, replayed.draws);
    }
    match GAMES.records(&record) {
        Ok((table, records)) => {
            assert!(
                matches!(verdict, Some(LuckVerdict::Fair(_))) && replayed.is_ok(),
                "what cannot be replayed is imported"
            );
            assert!(Some(table) == record.table && !records.is_empty());
        }
        Err(why) => sentence(&why.to_string()),
    }
}

/// A sentence for a terminal and for Discord: one line, not endless, nothing that steers what shows
/// it.
fn sentence(text: &str) {
    assert!(!text.trim().is_empty() && text.chars().count() <= MESSAGE, "{text}");
    assert!(
        !text.contains(|mark: char| mark.is_control()
            || matches!(mark, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')),
        "{text:?}"
    );
}
