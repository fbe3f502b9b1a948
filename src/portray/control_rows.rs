//! How controls fill a message's rows: what everybody asks who wants to know how many more there is
//! room for, and what they are laid by.

/// How many rows of controls a message has.
const ROWS: usize = 5;
/// How many buttons a row has room for.
const IN_A_ROW: usize = 5;

/// The rows of a message's controls so far: a list takes a row, a button a fifth of one.
#[derive(Clone, Copy, Debug, Default)]
pub struct ControlRows {
    rows: usize,
    /// How many buttons the last row still has room for.
    free: usize,
    /// Whether the last row was ended: a button goes there only if no other row is left.
    ended: bool,
}

impl ControlRows {
    /// The number of the row where one more button goes; none where all are full.
    pub fn button(&mut self) -> Option<usize> {
        if self.goes_on() {
            self.free -= 1;
        } else {
            self.begin(IN_A_ROW - 1)?;
        }
        Some(self.rows - 1)
    }

    /// The number of the row that one more list takes; none where none is left.
    pub fn select(&mut self) -> Option<usize> {
        self.begin(0)?;
        Some(self.rows - 1)
    }

    /// What follows begins a new row, if there is one left.
    pub fn end(&mut self) {
        self.ended = true;
    }

    /// How many more buttons there is room for.
    #[must_use]
    pub fn room(&self) -> usize {
        let here = if self.goes_on() { self.free } else { 0 };
        (ROWS - self.rows) * IN_A_ROW + here
    }

    /// How many more buttons there is room for above that many others, which begin a row.
    #[must_use]
    pub fn room_above(&self, others: usize) -> usize {
        self.room().saturating_sub(others.div_ceil(IN_A_ROW) * IN_A_ROW)
    }

    /// Whether a button goes into the last row.
    fn goes_on(&self) -> bool {
        self.free > 0 && (!self.ended || self.rows == ROWS)
    }

    fn begin(&mut self, free: usize) -> Option<()> {
        if self.rows == ROWS {
            return None;
        }
        *self = ControlRows {
            rows: self.rows + 1,
            free,
            ended: false,
        };
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::ControlRows;

    /// Buttons `b`, lists `s` and ends of rows `/`: the row of each, and how many more buttons fit.
    fn filled(controls: &str) -> (Vec<Option<usize>>, usize) {
        let mut rows = ControlRows::default();
        let mut places = Vec::new();
        for control in controls.chars() {
            match control {
                'b' => places.push(rows.button()),
                's' => places.push(rows.select()),
                _ => rows.end(),
            }
        }
        (places, rows.room())
    }

    #[test]
    fn a_message_has_room_for_25_buttons_and_a_list_takes_five() {
        let room = |controls: &str| filled(controls).1;
        assert_eq!(room(""), 25);
        assert_eq!([1, 5, 6, 24, 25].map(|count| room(&"b".repeat(count))), [24, 20, 19, 1, 0]);
        assert_eq!(room(&format!("{}s", "b".repeat(20))), 0);
        assert_eq!([room("b/b"), room("sb"), room("b/"), room("bs/")], [19, 19, 20, 15]);
        assert_eq!(room("bsss/s/"), 0);
    }

    #[test]
    fn others_below_take_whole_rows() {
        let mut rows = ControlRows::default();
        assert_eq!([0, 1, 5, 6, 25, 26].map(|others| rows.room_above(others)), [25, 20, 20, 15, 0, 0]);
        rows.button();
        assert_eq!([0, 1, 6].map(|others| rows.room_above(others)), [24, 19, 14]);
        rows.end();
        assert_eq!([0, 1, 6].map(|others| rows.room_above(others)), [20, 15, 10]);
    }

    #[test]
    fn the_last_row_is_gone_on_with_though_it_was_ended() {
        assert_eq!(filled("ssssb/").1, 4);
        assert_eq!(filled("ssssb/b").0[5], Some(4));
        assert_eq!(filled("sssb/b").0[4], Some(4));
        assert_eq!(filled("sssss/b"), (vec![Some(0), Some(1), Some(2), Some(3), Some(4), None], 0));
        assert_eq!(filled("ssssbs").0[5], None);
    }
}
