//! A part of a record, and the line of the text where it stands, so that whoever wrote it can find
//! it.

/// A part of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TranscriptPart {
    /// The line before the deal that begins like this.
    Heading(String),
    /// The deal (0), or what followed, counted from 1.
    Step(usize),
    /// The end.
    End,
}

impl TranscriptPart {
    /// Which of the things that a record tells, counted from 1; 0 for what stands before and for
    /// the deal.
    #[must_use]
    pub fn step(&self) -> usize {
        match self {
            TranscriptPart::Step(nth) => *nth,
            TranscriptPart::Heading(_) | TranscriptPart::End => 0,
        }
    }

    /// Whether the text ends within its line: whatever is wrong there may be wrong because the text
    /// was cut off.
    #[must_use]
    pub fn torn(&self, text: &str) -> bool {
        let line = self.line(text);
        !text.ends_with('\n') && line > 1 && line == text.lines().count()
    }

    /// Its line in the text that the record was read from, counted from 1.
    #[must_use]
    pub fn line(&self, text: &str) -> usize {
        let lines = (1..)
            .zip(text.lines())
            .filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
        let deal = |line: &str| line == "0" || line.starts_with("0 ");
        let found = match self {
            TranscriptPart::Heading(words) => lines
                .take_while(|(_, line)| !deal(line))
                .filter(|(_, line)| line.starts_with(words.as_str()))
                .last(),
            TranscriptPart::Step(nth) => lines.skip_while(|(_, line)| !deal(line)).nth(*nth),
            TranscriptPart::End => None,
        };
        found.map_or_else(|| text.lines().count().max(1), |(number, _)| number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_found_where_they_stand() {
        let text = "tavolo-record 1\n# by hand\ngame toy 1\nseat 0 0 deal\nseed ab\nseed cd\n0 deal\n\n1 0 roll\n# so\nback 1\n";
        let cases = [
            (TranscriptPart::Heading("game".to_owned()), 3),
            (TranscriptPart::Heading("seed".to_owned()), 6),
            (TranscriptPart::Heading("option x".to_owned()), 11),
            (TranscriptPart::Step(0), 7),
            (TranscriptPart::Step(1), 9),
            (TranscriptPart::Step(2), 11),
            (TranscriptPart::Step(3), 11),
            (TranscriptPart::End, 11),
        ];
        for (part, line) in cases {
            assert_eq!(part.line(text), line, "{part:?}");
        }
        assert_eq!(TranscriptPart::End.line(""), 1);
    }
}
