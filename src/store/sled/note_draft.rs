//! The notes of a batch.

use super::draft::{Draft, Verdict};
use super::{key, value};
use crate::store::{Record, Refused, StoreFault};

impl Draft {
    /// Takes up a note.
    pub(super) fn put(&mut self, name: &str, note: Option<&[u8]>) -> Result<(), StoreFault> {
        Record::check_note(name, note)?;
        let parts = note.map(|note| value::of_note(name, note)).unwrap_or_default();
        let before = self
            .entry(&key::note(name))?
            .map_or(0, |first| value::parts_of_note(&first));
        let gone = (parts.len()..usize::from(before)).map(|part| match u8::try_from(part) {
            Ok(part @ 1..) => self.step(key::note_part(name, part), None),
            _ => self.step(key::note(name), None),
        });
        let steps = gone.collect::<Result<Vec<_>, _>>()?;
        let come = parts.into_iter().map(|(key, value)| self.step(key, Some(value)));
        let come = come.collect::<Result<Vec<_>, _>>()?;
        self.apply(steps.into_iter().chain(come));
        Ok(())
    }

    /// Takes up a note if it has the expected value; whether it has.
    pub(super) fn exchange(
        &mut self,
        name: &str,
        expected: Option<&[u8]>,
        note: Option<&[u8]>,
    ) -> Result<Verdict<Result<bool, Refused>>, StoreFault> {
        Record::check_note(name, note)?;
        if self.note(name)?.as_deref() == expected {
            self.put(name, note)?;
            return Ok(Verdict::Then(Ok(true)));
        }
        // All parts of a note are written together with the first.
        Ok(match self.changes(&key::note(name)) {
            true => Verdict::Then(Ok(false)),
            false => Verdict::Now(Ok(false)),
        })
    }

    fn note(&self, name: &str) -> Result<Option<Vec<u8>>, StoreFault> {
        let Some(mut whole) = self.entry(&key::note(name))? else {
            return Ok(None);
        };
        for part in 1..value::parts_of_note(&whole) {
            whole.extend(self.entry(&key::note_part(name, part))?.unwrap_or_default());
        }
        Ok(Some(value::to_note(name, &whole)?.1))
    }
}
