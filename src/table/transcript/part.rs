//! A part of a record, and the line of the text where it stands, so that whoever wrote it can find
//! it.

/// A part of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// The line before the deal that begins like this.
    Heading(String),
    /// The deal (0), or so manieth of what followed.
    Step(usize),
    /// The end.
    End,
}

impl Part {
    /// So manieth of what a record tells; 0 for what stands before and for the deal.
    #[must_use]
    pub fn step(&self) -> usize {
        match self {
            Part::Step(nth) => *nth,
            Part::Heading(_) | Part::End => 0,
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
            Part::Heading(words) => lines
                .take_while(|(_, line)| !deal(line))
                .filter(|(_, line)| line.starts_with(words.as_str()))
                .last(),
            Part::Step(nth) => lines.skip_while(|(_, line)| !deal(line)).nth(*nth),
            Part::End => None,
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
            (Part::Heading("game".to_owned()), 3),
            (Part::Heading("seed".to_owned()), 6),
            (Part::Heading("option x".to_owned()), 11),
            (Part::Step(0), 7),
            (Part::Step(1), 9),
            (Part::Step(2), 11),
            (Part::Step(3), 11),
            (Part::End, 11),
        ];
        for (part, line) in cases {
            assert_eq!(part.line(text), line, "{part:?}");
        }
        assert_eq!(Part::End.line(""), 1);
    }
}
