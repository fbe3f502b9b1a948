//! The records that people have attached to go through their games, for a while: nothing of them is written down, and
//! each is its own person's alone. Knows no game.

use super::custom_id::RecordKey;
use super::guard::locked;
use crate::table::UserId;
use crate::table::transcript::Transcript;
use sha2::{Digest, Sha256};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How long one is kept after it was looked at last.
const LONG: Duration = Duration::from_secs(3_600);
/// How many of one person are kept.
const EACH: usize = 3;
/// How many of all are kept.
const MOST: usize = 200;
/// Of how many bytes all are at most, as they were attached.
const ROOM: usize = 8 << 20;

/// A record that somebody has lent us.
#[derive(Debug)]
struct LentRecord {
    whose: UserId,
    key: RecordKey,
    transcript: Arc<Transcript>,
    bytes: usize,
    until: Instant,
}

/// The records that people have attached, the one that was looked at last at the end.
#[derive(Debug, Default)]
pub(super) struct AttachedRecords(Mutex<Vec<LentRecord>>);

impl AttachedRecords {
    /// Keeps a record for somebody, as the text that was attached and as the game to be gone through. Where there is
    /// no room others go, those first that nobody has looked at for the longest time.
    pub(super) fn keep(&self, whose: UserId, text: &str, transcript: Transcript, at: Instant) -> RecordKey {
        let digest = Sha256::digest(text);
        let number = digest
            .iter()
            .take(8)
            .fold(0, |number, byte| number << 8 | u64::from(*byte));
        let key = RecordKey(number);
        let mut all = locked(&self.0);
        all.retain(|kept| kept.until > at && (kept.whose, kept.key) != (whose, key));
        all.push(LentRecord {
            whose,
            key,
            transcript: Arc::new(transcript),
            bytes: text.len(),
            until: at + LONG,
        });
        let mut theirs = all.iter().filter(|kept| kept.whose == whose).count();
        all.retain(|kept| {
            let goes = kept.whose == whose && theirs > EACH;
            theirs -= usize::from(goes);
            !goes
        });
        while all.len() > MOST || all.iter().map(|kept| kept.bytes).sum::<usize>() > ROOM {
            all.remove(0);
        }
        key
    }

    /// A record of somebody's; nothing where it is gone, or never was theirs.
    pub(super) fn find(&self, whose: UserId, key: RecordKey, at: Instant) -> Option<Arc<Transcript>> {
        let mut all = locked(&self.0);
        all.retain(|kept| kept.until > at);
        let place = all
            .iter()
            .position(|kept| (kept.whose, kept.key) == (whose, key))?;
        let mut kept = all.remove(place);
        kept.until = at + LONG;
        let transcript = Arc::clone(&kept.transcript);
        all.push(kept);
        Some(transcript)
    }

    /// Lets go of all that somebody has attached.
    pub(super) fn forget(&self, whose: UserId) {
        locked(&self.0).retain(|kept| kept.whose != whose);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_are_their_persons_alone_for_an_hour_and_take_no_more_than_their_room() {
        let records = AttachedRecords::default();
        let game: Transcript = "tavolo-record 1\ngame toy 1\nseat 0 Ana\n0 deal\n"
            .parse()
            .unwrap();
        let (ana, ben, at) = (UserId(1), UserId(2), Instant::now());
        let keep = |whose, text: &str, at| records.keep(whose, text, game.clone(), at);
        let first = keep(ana, "1", at);
        assert_eq!(keep(ana, "1", at), first);
        assert!(records.find(ana, first, at).is_some() && records.find(ben, first, at).is_none());
        let later = at + LONG - Duration::from_secs(1);
        assert!(
            records.find(ana, first, later).is_some() && records.find(ana, first, later + LONG).is_none()
        );

        let keys: Vec<RecordKey> = ["2", "3", "4", "5"].map(|text| keep(ana, text, at)).to_vec();
        let found = |key: &RecordKey| records.find(ana, *key, at).is_some();
        assert_eq!(keys.iter().map(found).collect::<Vec<_>>(), [false, true, true, true]);
        let large = "x".repeat(ROOM / 4);
        for whose in 10..14 {
            keep(UserId(whose), &large, at);
        }
        assert!(!keys.iter().any(found), "the room is needed");
        assert_eq!(locked(&records.0).len(), 4);
        for whose in 100..(101 + MOST as u64) {
            keep(UserId(whose), "6", at);
        }
        assert_eq!(locked(&records.0).len(), MOST);
        records.forget(UserId(150));
        assert_eq!(locked(&records.0).len(), MOST - 1);
    }
}
