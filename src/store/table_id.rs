//! The name of a table. Knows nothing of what is played there.

use std::fmt;
use std::str::FromStr;

/// The digits of Crockford's base 32: no letter that looks like a digit.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// A table's id: 64 bits that the caller drew at random, written as 1 to 13 base-32 digits.
///
/// Text and id are one to one: capitals, leading zeros and other letters are refused, so a text
/// that was compared as text was compared as id.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(pub u64);

/// As people see it: a line of the log that shows what a table is part of is found by it.
impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TableId({self})")
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = [0; 13];
        let mut at = text.len();
        let mut rest = self.0;
        loop {
            at -= 1;
            text[at] = DIGITS[(rest & 31) as usize];
            rest >>= 5;
            if rest == 0 {
                break;
            }
        }
        text[at..]
            .iter()
            .try_for_each(|digit| write!(f, "{}", char::from(*digit)))
    }
}

/// A text that is no table's id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "a table's id is 1 to 13 characters of {}",
    "0123456789abcdefghjkmnpqrstvwxyz"
)]
pub struct NotATable;

impl FromStr for TableId {
    type Err = NotATable;

    fn from_str(text: &str) -> Result<TableId, NotATable> {
        if text.is_empty() || text.len() > 13 || (text.len() > 1 && text.starts_with('0')) {
            return Err(NotATable);
        }
        text.bytes()
            .try_fold(0_u64, |id, byte| {
                let digit = DIGITS.iter().position(|digit| *digit == byte)?;
                id.checked_mul(32)?.checked_add(digit as u64)
            })
            .map(TableId)
            .ok_or(NotATable)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_and_id_are_one_to_one() {
        for (id, text) in [(0, "0"), (31, "z"), (32, "10"), (1_000_000, "ygj0"), (u64::MAX, "fzzzzzzzzzzzz")]
        {
            assert_eq!(TableId(id).to_string(), text);
            assert_eq!(format!("{:?}", Some(TableId(id))), format!("Some(TableId({text}))"));
            assert_eq!(text.parse(), Ok(TableId(id)));
        }
        for text in ["", "01", "A", "il", "g0000000000000", "gzzzzzzzzzzzz", "é", "-1", " 1"] {
            assert_eq!(text.parse::<TableId>(), Err(NotATable), "{text:?}");
        }
    }
}
