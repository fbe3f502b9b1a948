//! The times in which the program did not run and of which not all tables have been told, as a note in
//! the store: whoever is started adds theirs, and whoever has told all tables takes them out.

use crate::store::{Refused, Store};
use crate::table::Fault;

/// The key of the note.
const KEY: &str = "standstill";
/// How often the note is changed anew where others were faster.
const TRIES: usize = 16;

/// From when to when the program did not run, in milliseconds since 1970: in order, and apart from
/// each other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Silences(Vec<(u64, u64)>);

impl Silences {
    /// Whether there are none.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Each from when to when, the earliest first.
    pub(super) fn iter(&self) -> impl Iterator<Item = (u64, u64)> {
        self.0.iter().copied()
    }

    /// The same with one more, which is one with those that it meets.
    fn with(&self, silence: Option<(u64, u64)>) -> Silences {
        let mut all = self.0.clone();
        all.extend(silence);
        all.sort_unstable();
        let mut apart: Vec<(u64, u64)> = Vec::new();
        for (from, to) in all {
            match apart.last_mut() {
                Some((_, last)) if from <= *last => *last = to.max(*last),
                _ => apart.push((from, to)),
            }
        }
        Silences(apart)
    }

    /// A line each; what is none is left out.
    fn of_note(note: Option<&[u8]>) -> Silences {
        let text = String::from_utf8_lossy(note.unwrap_or_default()).into_owned();
        let silence = |line: &str| {
            let (from, to) = line.split_once(' ')?;
            Some((from.parse().ok()?, to.parse().ok()?))
        };
        let lines = text.lines().filter_map(silence);
        lines.fold(Silences::default(), |all, silence| all.with(Some(silence)))
    }

    fn to_note(&self) -> Option<Vec<u8>> {
        let lines = self.0.iter().map(|(from, to)| format!("{from} {to}\n"));
        (!self.is_empty()).then(|| lines.collect::<String>().into_bytes())
    }

    /// Those of which not all tables have been told.
    ///
    /// # Errors
    /// The store's faults.
    pub(super) async fn noted(store: &dyn Store) -> Result<Silences, Fault> {
        Ok(Silences::of_note(store.get(KEY).await?.as_deref()))
    }

    /// Adds one, if there is one, to those of which not all tables have been told; answers all of them.
    ///
    /// # Errors
    /// It was not written, or nobody knows whether it was.
    pub(super) async fn add(store: &dyn Store, silence: Option<(u64, u64)>) -> Result<Silences, Fault> {
        for _ in 0..TRIES {
            let before = store.get(KEY).await?;
            let known = Silences::of_note(before.as_deref());
            let all = known.with(silence);
            if all == known {
                return Ok(all);
            }
            match store.exchange(KEY, before, all.to_note()).await {
                Ok(true) => return Ok(all),
                // Others were faster; or it is looked up what became of it.
                Ok(false) | Err(Refused::Unknown) => {}
                Err(Refused::Failed(why)) => return Err(Fault::Store(why)),
                Err(_) => return Err(Fault::Unknown),
            }
        }
        Err(Fault::Unknown)
    }

    /// All tables were told of these; whether that is all that there was to tell.
    ///
    /// # Errors
    /// It was not written, or nobody knows whether it was.
    pub(super) async fn told(&self, store: &dyn Store) -> Result<bool, Fault> {
        let now = store.get(KEY).await?;
        if now.is_none() {
            return Ok(true);
        }
        if Silences::of_note(now.as_deref()) != *self {
            return Ok(false);
        }
        match store.exchange(KEY, now, None).await {
            Ok(gone) => Ok(gone),
            Err(Refused::Failed(why)) => Err(Fault::Store(why)),
            Err(_) => Err(Fault::Unknown),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn silences_that_meet_are_one_and_the_others_stay_apart_and_in_order() {
        let cases: [(&[(u64, u64)], &str); 6] = [
            (&[], ""),
            (&[(50, 60), (10, 20)], "10 20\n50 60\n"),
            (&[(10, 20), (10, 25)], "10 25\n"),
            (&[(10, 25), (10, 20)], "10 25\n"),
            (&[(10, 20), (20, 30), (40, 50)], "10 30\n40 50\n"),
            (&[(10, 20), (40, 50), (15, 45)], "10 50\n"),
        ];
        for (silences, note) in cases {
            let all = silences
                .iter()
                .fold(Silences::default(), |all, silence| all.with(Some(*silence)));
            let written = all.to_note().unwrap_or_default();
            assert_eq!(String::from_utf8_lossy(&written), note);
            assert_eq!(Silences::of_note(Some(&written)), all);
        }
        assert_eq!(Silences::of_note(Some(b"1\nx y\n3 4\n\xff")).0, [(3, 4)], "what is no line is left out");
    }
}
